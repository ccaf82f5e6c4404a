"""Help in the language that is spoken: argparse is given keys, and they become texts when they are shown."""

import argparse
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from goldenrule.words.columns import columns, wrap
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


def texts() -> "Texts":
    """The texts of the language that is spoken; of English, if that cannot be said."""
    from goldenrule.kernel.errors import BadInput
    from goldenrule.languages import FIRST
    from goldenrule.table.language_choice import current_language

    try:
        return _texts(current_language())
    except BadInput:
        return _texts(FIRST)


@cache
def _texts(lang: str) -> "Texts":
    from goldenrule.words.texts import Texts

    return Texts(lang)


def own_text(text: str) -> str:
    """What argparse says, in the language that is spoken."""
    key = OWN.get(text)
    if key is None:
        return text
    return Help(key) if text in LATE else texts().t(key)


WORDS: Final = re.compile(r"\b[A-Z][A-Z-]+")
"""What stands for an argument, in capitals."""


def translated_metavar(text: str) -> str:
    """What stands for arguments ("FILE ...") in the language that is spoken; what is typed so stays."""

    def said(found: "re.Match[str]") -> str:
        key = f"metavar-{found[0].lower()}"
        return texts().t(key) if texts().has(key) else found[0]

    return WORDS.sub(said, text)


def own_name(argument: argparse.Action | None) -> str | None:
    """What an argument is called where argparse complains about it."""
    name = _printed_name(argument)
    return name if name is None or argument is None or argument.option_strings else translated_metavar(name)


def own_number(one: str, many: str, count: int) -> str:
    """The same, for what depends on a number."""
    return own_text(one) if one in OWN else (one if count == 1 else many)


_printed_name = argparse._get_action_name
# argparse looks its words up under these names, and in no other way
vars(argparse).update(_=own_text, ngettext=own_number, _get_action_name=own_name)


_COLON = re.compile(r"([^\w\s)]):$", re.MULTILINE)
GAP: Final = 2
"""Columns at least between an option and its help."""


def text_of_key(text: str) -> str:
    return texts().tell(text.said) if isinstance(text, Help) else text


class TranslatedHelp(argparse.HelpFormatter):
    """Shows what keys stand for, in lines as wide as what is in them."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and texts().t("argparse-heading", heading=text_of_key(heading)).removesuffix(":"))

    def add_text(self, text: str | None) -> None:
        super().add_text(text and text_of_key(text))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage and translated_metavar(usage), actions, groups, prefix)

    def add_argument(self, action: argparse.Action) -> None:
        """Its help begins behind what takes the most columns."""
        super().add_argument(action)
        if action.help is not argparse.SUPPRESS:
            wide = columns(self._format_action_invocation(action)) + self._current_indent
            self._action_max_length = max(self._action_max_length, wide)

    def format_help(self) -> str:
        """With one colon behind a heading, argparse's or the language's own."""
        return _COLON.sub(r"\1", super().format_help())

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: "Iterable[argparse._MutuallyExclusiveGroup]",
        prefix: str | None,
    ) -> str:
        """In lines below each other that are no wider than the window."""
        width, text = self._width, ""
        more = " " * (columns(own_text("usage: ")) - len(own_text("usage: ")))
        try:
            for self._width in range(width, width // 2, -1):
                text = super()._format_usage(usage, actions, groups, prefix).replace("\n ", f"\n {more}")
                if max(map(columns, text.split("\n"))) <= width:
                    break
        finally:
            self._width = width
        return text

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        shown = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(each and translated_metavar(each) for each in shown(size))

    def _format_action(self, action: argparse.Action) -> str:
        """With its help in the column of the others, although some characters take two."""
        text, head = super()._format_action(action), self._format_action_invocation(action)
        before, _, behind = text.partition(head)
        gap = len(behind) - len(behind.lstrip(" "))
        left = gap - (columns(head) - len(head))
        if gap == left or behind[gap : gap + 1] in ("", "\n"):
            return text
        space = " " * left if left >= GAP else "\n" + " " * (len(before) + len(head) + gap)
        return f"{before}{head}{space}{behind[gap:]}"

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return text_of_key(action.help).replace("%", "%%") if action.help else action.help

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrap(" ".join(text.split()), width, indent, indent))


def refusal(key: str, **args: str | int) -> argparse.ArgumentTypeError:
    """Why a word is not a value of an argument."""
    return argparse.ArgumentTypeError(texts().t(key, **args))
