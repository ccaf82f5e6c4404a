"""Write packaging/goldenrule.1, the page of the manual, from the commands and their options.

    PYTHONPATH=src:. python scripts/man_page.py

Its language is mdoc: `man -l packaging/goldenrule.1` shows it, `mandoc -T lint` checks it.
"""

import argparse
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from goldenrule.cli.help_text import text_of_key
from goldenrule.cli.parser import parser
from goldenrule.languages import FIRST
from goldenrule.table.games import games_of, own_games
from goldenrule.table.language_choice import set_language
from scripts.site_pages import under

PAGE: Final = Path(__file__).resolve().parents[1] / "packaging" / "goldenrule.1"
HEAD: Final = """\
.\\" Made by scripts/man_page.py.
.Dd $Mdocdate: November 30 2026 $
.Dt GOLDENRULE 1
.Os
.Sh NAME
.Nm goldenrule
.Nd tabletop games with every rule enforced
.Sh SYNOPSIS
.Nm goldenrule
.Op Fl \\-lang Ar TAG
.Ar COMMAND
.Op Ar ...
.Sh DESCRIPTION
Without a command,
.Nm
asks what to play.
Every command and option is listed below;
.Nm
.Ar COMMAND
.Fl \\-help
says the same in your language.
.Sh COMMANDS
"""
TAIL: Final = """\
.Sh ENVIRONMENT
.Bl -tag -width Ds
.It Ev GOLDENRULE_HOME
the folder of saves, settings and packs
.It Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG
the language, unless
.Fl \\-lang
or the settings name one
.It Ev NO_COLOR
if it is set, there are no colors
.El
.Sh FILES
.Bl -tag -width Ds
.It Pa ~/.local/share/goldenrule
saves, settings and packs, if
.Ev GOLDENRULE_HOME
is not set
.El
.Sh EXIT STATUS
0 if all went well, 1 if what was asked about failed, 2 if the input was bad.
"""


def escape(text: str) -> str:
    """Text in lines of roff, which joins them again."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    sentences = re.split(r"(?<=[.?!]) ", safe)  # each begins a line, so that roff knows where it ends
    lines = [line for each in sentences for line in textwrap.wrap(each, 78, break_on_hyphens=False)]
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in lines)


def command(name: str, one: argparse.ArgumentParser) -> Iterator[str]:
    """The lines about a command: what it does, its arguments and its options."""
    yield f".Ss {escape(name)}"
    yield escape(text_of_key(one.description or ""))
    shown = [each for each in one._actions if each.dest != "help" and each.help is not argparse.SUPPRESS]
    shown = [each for each in shown if not isinstance(each, argparse._SubParsersAction)]
    if not shown:
        return
    yield ".Bl -tag -width Ds"
    for each in shown:
        names = [f"Fl {escape(option.removeprefix('-'))}" for option in each.option_strings]
        metavar = f"Ar {escape(str(each.metavar or each.dest.upper()))}"
        value = [] if each.nargs == 0 else [metavar]
        yield f".It {' , '.join([' '.join([option, *value]) for option in names] or value)}"
        yield escape(text_of_key(each.help or ""))
    yield ".El"


def page() -> str:
    """The whole page, in English."""
    set_language(FIRST, "scripts/man_page.py")
    top = parser(games_of(own_games()))
    lines = [line for name, one in under(top) for line in command(name, one)]
    return HEAD + "\n".join(lines) + "\n" + TAIL


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
