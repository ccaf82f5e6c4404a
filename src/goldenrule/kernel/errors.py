"""Errors for users and callers."""

from importlib import import_module
from types import ModuleType

from goldenrule.words.phrases import Arg, Phrase


class GoldenruleError(Exception):
    """The base of all deliberate errors of this package: a message of the bundles, one sentence for the user.

    `Texts.tell` translates its `phrase`; its text is the English sentence. An error may be an argument of another.
    It stays one printable line even if it quotes a file.
    """

    phrase: Phrase

    def __init__(self, key: str, /, **args: "Arg | GoldenruleError") -> None:
        super().__init__(key)
        given = {name: each.phrase if isinstance(each, GoldenruleError) else each for name, each in args.items()}
        self.phrase = Phrase(key, **given)

    def __str__(self) -> str:
        from goldenrule.words.texts import english  # takes time to import

        return english(self.phrase)


class BadInput(GoldenruleError):
    """Wrong input from outside: the text names the input, the place and the remedy."""


class IllegalOption(GoldenruleError):
    """An answer outside the legal options of the seat."""


class Stuck(GoldenruleError):
    """A decision without a legal option: a bug in the rules, never the player's fault."""


class CardFault(GoldenruleError):
    """A card of a content pack, or a position from a file, that breaks the game. The text names it."""


class Unimplemented(GoldenruleError):
    """An unknown rule or card text. The engine raises it instead of guessing."""


class GameOver(Exception):
    """The end of the game, as an exception: `Game.finish` raises it, and the game's loop catches it.

    It is not an error, so it is no GoldenruleError and has no sentence.
    """


def import_extra(package: str, extra: str) -> ModuleType:
    """Import a package that is installed with an extra of this distribution. Raises BadInput if it is missing."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise BadInput("bad-no-extra", package=package, extra=extra) from error
