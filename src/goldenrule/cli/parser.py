"""What can be typed after `goldenrule`: every command with its options.

argparse, because typer imports pydantic as soon as a command has an option: 0.2 s, half of the time that a game may
take to its first prompt.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from goldenrule.cli import packs, stats
from goldenrule.cli.options import LANG, at_least, game_options, seed
from goldenrule.table.games import Commands
from goldenrule.words.plain import in_line

if TYPE_CHECKING:
    from goldenrule.table.games import GameKind
    from goldenrule.words.texts import Texts

Command = Callable[[argparse.Namespace], int]
Add = Callable[[str, Command, str], "Parser"]
"""What adds a command from its name, function and help, and gives its parser."""


def lazy(name: str) -> Command:
    """A function of a module of the terminal, imported when it is called: it costs other commands no time."""
    module, _, function = name.partition(".")

    def run(given: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"goldenrule.cli.{module}"), function)(given)
        return status

    return run


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and name the command that was not understood."""

    several = ""
    """An argument that takes any number of words, wherever they stand between the options."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        given, unknown = super().parse_known_args(args, namespace)
        if self.several and not any(word.startswith("-") for word in unknown):
            # argparse gives it the words up to the first option only, and says nothing of the place of the others
            setattr(given, self.several, [*getattr(given, self.several), *unknown])
            unknown = []
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return given, unknown

    def error(self, message: str) -> NoReturn:
        print(in_line(f"{self.prog}: {message}; see {self.prog} --help."), file=sys.stderr)
        raise SystemExit(2)


def parser(kinds: "Sequence[GameKind]") -> Parser:
    """All commands, in the order of the help; those that make a game have the options of all these games."""
    top = Parser(prog="goldenrule", description="Tabletop games with every rule enforced.", allow_abbrev=False)
    top.add_argument("--version", action="store_true", help="print the version")
    top.add_argument(LANG, metavar="TAG", help="the language, with any command; see also settings")
    known = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    add = adding(known)
    play_commands(add, kinds)
    study_commands(add, kinds)
    for kind in kinds:
        if isinstance(kind, Commands):
            kind.commands(partial(bare, known), _texts)
    told = "Make, check and show content packs."
    one = known.add_parser("pack", help=told, description=told, allow_abbrev=False)
    packs.add_commands(adding(one.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)))
    more_commands(add)
    author_commands(add)
    return top


def bare(known: "argparse._SubParsersAction[Parser]", name: str, help: str) -> Parser:
    """The parser of one more command."""
    return known.add_parser(name, help=help, description=help, allow_abbrev=False)


def adding(known: "argparse._SubParsersAction[Parser]") -> Add:
    """What adds commands to the ones that are known."""

    def add(name: str, run: Command, help: str) -> Parser:
        one = bare(known, name, help)
        one.set_defaults(run=run)
        return one

    return add


def play_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Games at the table."""
    games = ", ".join(kind.name for kind in kinds)
    one = add("play", lazy("commands.play"), "Play in the terminal.")
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=f"the game: {games}")
    game_options(one, kinds)
    one.add_argument(
        "--bots", default="", metavar="A,B", help="bots at the other seats: sensible, random; none for people only"
    )
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help="your seat among bots (1, 2 ...); 1")
    one.add_argument("--practice", action="store_true", help="everything can be taken back")
    one.add_argument("--ask-everything", action="store_true", help="ask about abilities that cost nothing, too")
    one.add_argument("--quick", action="store_true", help="start at once, with the usual choices")
    plain_option(one)

    one = add("learn", lazy("learn.run"), "Learn a game: a guided first game, step by step.")
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=f"the game: {games}; asked if left out")
    one.add_argument("number", nargs="?", type=at_least(1, int), metavar="N", help="which lesson; the next one")
    one.add_argument("--list", action="store_true", help="list the lessons, and which are done")
    plain_option(one)

    one = add("resume", lazy("commands.resume"), "Go on with a saved game, also after a crash.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a saved game; the last one if left out")
    plain_option(one)

    add("saves", lazy("saving.run"), "List the saved games.")

    one = add("serve", lazy("serve.run"), "Play in the browser: alone, with bots, or with friends by a link.")
    one.add_argument("--port", type=at_least(0, int), default=8010, metavar="N", help="the port; 8010. 0: any")
    one.add_argument("--lan", action="store_true", help="let others in the network play, not only this machine")
    one.add_argument(
        "--patience", type=at_least(0.1, float), default=20, metavar="S", help="stop a table after so many seconds; 20"
    )
    one.add_argument("--open", action="store_true", help="open it in the browser of this machine")
    one.add_argument("--data", default="", metavar="FOLDER", help="where games are kept; the user's data folder")
    pack_option(one)

    one = add("watch", lazy("watch.run"), "Let bots play, and look on.")
    one.add_argument("game", nargs="?", default="champions", metavar="GAME", help=f"the game: {games}")
    game_options(one, kinds)
    one.add_argument("--bots", default="", metavar="A,B", help="one bot for all seats, or one for each")
    one.add_argument("--delay", type=at_least(0, float), metavar="S", help="seconds after each line; 0.3 in a terminal")
    one.add_argument("--quick", action="store_true", help="one quick game without waiting")
    plain_option(one)


def study_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Many games, recorded ones, cases and cards."""
    games = ", ".join(kind.name for kind in kinds)
    one = add("simulate", lazy("tools.simulate"), "Let bots play many games, and sum up.")
    one.add_argument("game", nargs="?", default="champions", metavar="GAME", help=f"the game: {games}")
    game_options(one, kinds)
    one.add_argument("--games", type=at_least(1, int), default=100, metavar="N", help="how many games; 100")
    one.add_argument(
        "--bots",
        default="",
        metavar="A,B",
        help="one bot for all seats, or one for each: random (the default), sensible",
    )
    one.add_argument(
        "--jobs", type=at_least(1, int), default=1, metavar="J", help="processes; results do not depend on it"
    )
    one.add_argument("--json", action="store_true", help="print one JSON object")

    one = add("replay", lazy("watch.replay"), "Play a recorded game again.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a saved game or a file; the last saved game")
    how = one.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="wait for Enter after every decision")
    how.add_argument("--verify", action="store_true", help="only compare every digest")
    plain_option(one)

    one = add("check", lazy("tools.check"), "Run case files: a line for every case.")
    one.add_argument("files", type=Path, nargs="+", metavar="FILE", help="case files")

    one = add("rules", lazy("rules.run"), "Look up a term, a clause or a card, in any language.")
    one.several = "words"
    one.usage = "%(prog)s [--pack FOLDER] [GAME] WORD ..."
    one.add_argument("words", nargs="*", metavar="WORD", help=f"what to look up, in one game ({games}) or in all")

    one = add("cards", lazy("tools.cards"), "Find cards by what is printed on them and by what they do.")
    one.add_argument("game", nargs="?", default="champions", metavar="GAME", help=f"the game: {games}")
    one.several = "query"
    one.add_argument(
        "query", nargs="*", metavar="QUERY", help="words that a card has; type:ally, cost:<3, does:stun, when:revealed"
    )
    pack_option(one)

    one = add("card", lazy("tools.card"), "Show a card: facts, text and source.")
    one.add_argument("game", metavar="GAME", help=f"the game: {games}")
    one.several = "id"
    one.usage = "%(prog)s [--pack FOLDER] GAME NAME ..."  # the words are one name
    one.add_argument("id", nargs="+", metavar="NAME", help="the code or the name of a card")
    pack_option(one)


def more_commands(add: Add) -> None:
    """Other ways to play, and what remains of games."""
    one = add("puzzle", lazy("puzzles.run"), "Solve puzzles, and check puzzles of your own.")
    one.add_argument("what", nargs="?", default="", metavar="ID", help="a puzzle; or check or play, and a file")
    one.add_argument("file", nargs="?", default="", metavar="FILE", help="after check or play: a puzzle file")
    one.add_argument("--hint", action="count", default=0, help="print the first hint; twice for the second, too ...")
    one.add_argument("--solution", action="store_true", help="print the solution")
    plain_option(one)

    one = add("code", lazy("codes.run"), "The position of a save as a text to share, or a practice game from one.")
    one.add_argument("name", nargs="?", default="", metavar="SAVE", help="a saved game; the last one if left out")
    one.add_argument("--about", default="", metavar="TEXT", help="a few words about it, which go into the code")
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help="whose cards it shows; the only person's")
    one.add_argument("--play", default="", metavar="CODE", help="play from a code, a file with one, or - for a line")
    plain_option(one)

    one = add("daily", lazy("daily.run"), "The game of the day, the same for everybody.")
    one.add_argument("--date", default="", metavar="YYYY-MM-DD", help="another day; today (UTC) if left out")
    one.add_argument("--result", action="store_true", help="print the result, to share")
    one.add_argument("--again", action="store_true", help="play it once more, which does not count")
    plain_option(one)

    one = add("stats", stats.run, "Your own finished games in numbers.")
    stats.arguments(one)

    one = add("settings", lazy("settings.run"), "Show or set what holds in every game.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="free (benefits), quick, sure or lang")
    one.add_argument("value", nargs="?", default="", metavar="on|off|TAG", help="what it is from now on")

    one = add("companion", lazy("companion.run"), "Run villain, schemes and encounter deck beside a printed game.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a table to go on with, or a new one's name")
    one.add_argument("--heroes", default="", metavar="A,B", help="begin a new table with these heroes: spider_man")
    one.add_argument("--scenario", default="rhino", help="the scenario: rhino, klaw or ultron")
    one.add_argument("--expert", action="store_true", help="expert mode")
    one.add_argument("--modular", metavar="A,B", help="modular sets; the scenario's own if left out")
    one.add_argument(
        "--typed", action="store_true", help="the encounter deck is the printed one: its cards are typed in"
    )
    one.add_argument("--seed", type=seed, help="a number or text for the shuffling")
    plain_option(one)


def author_commands(add: Add) -> None:
    """For those who work on Goldenrule, or tell them what went wrong."""
    add("bench", lazy("tools.bench"), "Measure speed against the gates; see goldenrule bench --help.")

    one = add("report", lazy("report.run"), "Write a saved game and the version into one file, to send in.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a saved game; the last one if left out")
    one.add_argument("--note", default="", help="what went wrong, in your words")
    one.add_argument("--hide", action="store_true", help="only what one seat has seen, without the hidden cards")
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help="with --hide: which one; the only person's")


def _texts() -> "Texts":
    from goldenrule.table.spoken import spoken
    from goldenrule.words.texts import Texts

    return Texts(spoken())


def pack_option(one: Parser) -> None:
    one.add_argument(
        "--pack", action="append", default=[], metavar="FOLDER", help="a content pack with more cards, or others"
    )


def plain_option(one: Parser) -> None:
    one.add_argument(
        "--plain",
        action="store_true",
        help="plain lines without boxes or colour; between people, hands are only pushed off the screen",
    )
