"""Errors that a user or a caller can meet."""

from goldenrule.words.plain import in_line


class GoldenruleError(Exception):
    """Base of every error that this package raises on purpose. Its text is one sentence for the user.

    Whatever it quotes from a file, it stays one line that can be shown.
    """

    def __init__(self, text: str = "", *more: object) -> None:
        super().__init__(in_line(text), *more)


class BadInput(GoldenruleError):
    """Something given from outside is wrong: the text names the input, the place and the mend."""


class IllegalOption(GoldenruleError):
    """An answer that is not among the legal options of the seat."""


class Stuck(GoldenruleError):
    """The game asked for a decision that has no legal option. This is a bug of the rules, never of the player."""


class CardFault(GoldenruleError):
    """A card of a content pack, or a position from a file, with which the game cannot go on. The text names it."""


class Unimplemented(GoldenruleError):
    """A rule or a card text that the engine does not know. It raises instead of guessing."""


def shown(value: object, most: int = 60) -> str:
    """A value of any kind in an error message: how it is written, or the beginning of it, or only what it is."""
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return repr(value if len(value) <= most else f"{value[:most]}...")
    if isinstance(value, dict | list | tuple | set | frozenset) and len(value) > 4:
        return f"a {type(value).__name__} of {len(value)}"
    try:
        text = repr(value)
    except Exception:  # a number of too many digits, nesting without end, or an object of somebody else
        return f"a {type(value).__name__}"
    if " object at 0x" in text:
        return f"a {type(value).__name__}"
    return text if len(text) <= most else f"{text[:most]}..."
