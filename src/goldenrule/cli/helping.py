"""Help in the language that is spoken: argparse is given keys, and they become texts when they are shown."""

import argparse
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from goldenrule.words.phrases import Help

if TYPE_CHECKING:
    from goldenrule.words.texts import Texts

OWN: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "expected one argument": "argparse-expected-one",
    "expected at most one argument": "argparse-expected-at-most-one",
    "expected at least one argument": "argparse-expected-at-least-one",
    "expected %s argument": "argparse-expected-n",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-allowed",
    "ignored explicit argument %r": "argparse-ignored",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
}
"""What argparse itself says, and the messages that say so."""
LATE: Final = frozenset({"positional arguments", "options", "show this help message and exit"})
"""What argparse asks for when a parser is made, which is long before it is shown."""


@cache
def texts() -> "Texts":
    """The texts of the language that is spoken; of English, if that cannot be said."""
    from goldenrule.kernel.errors import BadInput
    from goldenrule.languages import FIRST
    from goldenrule.table.spoken import spoken
    from goldenrule.words.texts import Texts

    try:
        return Texts(spoken())
    except BadInput:
        return Texts(FIRST)


def own(text: str) -> str:
    """What argparse says, in the language that is spoken."""
    key = OWN.get(text)
    if key is None:
        return text
    return Help(key) if text in LATE else texts().t(key)


def own_number(one: str, many: str, n: int) -> str:
    """The same, for what depends on a number."""
    return own(one) if one in OWN else (one if n == 1 else many)


vars(argparse).update(_=own, ngettext=own_number)  # argparse looks its words up under these names, and in no other way


def told(text: str) -> str:
    return texts().tell(text.said) if isinstance(text, Help) else text


class Told(argparse.HelpFormatter):
    """Shows what keys stand for, in lines as wide as what stands in them."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and told(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(text and told(text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return told(action.help).replace("%", "%%") if action.help else action.help

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(text, narrowed(text, width))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return super()._fill_text(text, narrowed(text, width), indent)


def narrowed(text: str, width: int) -> int:
    """How many characters of a text fit into so many columns, where some take two."""
    if text.isascii():
        return width
    from rich.cells import cell_len

    return max(11, width * len(text) // max(len(text), cell_len(text)))


def refusal(key: str, **args: Any) -> argparse.ArgumentTypeError:
    """Why a word is no value of an argument."""
    return argparse.ArgumentTypeError(texts().t(key, **args))
