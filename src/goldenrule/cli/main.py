"""The command line: `goldenrule COMMAND`. Each command imports what it needs when it runs.

argparse, because typer imports pydantic as soon as a command has an option: 0.2 s, half of the time that a game may
take to its first prompt.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from goldenrule.cli.options import at_least, game_options, kinds_for, option_words, parsed, typed_options
from goldenrule.cli.packs import add_commands

if TYPE_CHECKING:
    from goldenrule.table.games import GameKind

Command = Callable[[argparse.Namespace], int]


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
        print(f"{self.prog}: {message}; see {self.prog} --help.", file=sys.stderr)
        raise SystemExit(2)


def parser(kinds: "Sequence[GameKind]") -> Parser:
    """All commands with their options; those that make a game have the options of all these games."""
    games = ", ".join(kind.name for kind in kinds)
    top = Parser(prog="goldenrule", description="Tabletop games with every rule enforced.", allow_abbrev=False)
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Command, help: str) -> Parser:
        found: Parser = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        found.set_defaults(run=run)
        return found

    one = command("play", play, "Play in the terminal.")
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=f"the game: {games}")
    game_options(one, kinds)
    one.add_argument(
        "--bots", default="", metavar="A,B", help="bots at the other seats: sensible, random; none for people only"
    )
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help="your seat among bots (1, 2 ...); 1")
    one.add_argument("--practice", action="store_true", help="everything can be taken back")
    one.add_argument("--quick", action="store_true", help="start at once, with the usual choices")
    plain_option(one)

    one = command("resume", resume, "Go on with a saved game, also after a crash.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a saved game; the last one if left out")
    plain_option(one)

    command("saves", list_saves, "List the saved games.")

    one = command("watch", watch, "Let bots play, and look on.")
    one.add_argument("game", nargs="?", default="champions", metavar="GAME", help=f"the game: {games}")
    game_options(one, kinds)
    one.add_argument("--bots", default="", metavar="A,B", help="one bot for all seats, or one for each")
    one.add_argument("--delay", type=at_least(0, float), metavar="S", help="seconds after each line; 0.3 in a terminal")
    one.add_argument("--quick", action="store_true", help="one quick game without waiting")
    plain_option(one)

    one = command("simulate", simulate, "Let bots play many games, and sum up.")
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

    one = command("replay", replay, "Play a recorded game again.")
    one.add_argument("file", type=Path, metavar="FILE", help="a save, journal or report")
    how = one.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="wait for Enter after every decision")
    how.add_argument("--verify", action="store_true", help="only compare every digest")
    plain_option(one)

    one = command("check", check, "Run case files: a line for every case.")
    one.add_argument("files", type=Path, nargs="+", metavar="FILE", help="case files")

    one = command("cards", cards, "List cards.")
    one.add_argument("game", nargs="?", default="champions", metavar="GAME", help=f"the game: {games}")
    one.several = "query"
    one.add_argument("query", nargs="*", metavar="QUERY", help="words that a card has: of its name, type, trait, text")
    pack_option(one)

    one = command("card", card, "Show a card: facts, text and source.")
    one.add_argument("game", metavar="GAME", help=f"the game: {games}")
    one.several = "id"
    one.add_argument("id", nargs="+", metavar="ID", help="the code or the name of a card")
    pack_option(one)

    from goldenrule.cli import decks

    decks.arguments(command("deck", decks.run_check, "Check, show, build and convert decks of Champions."), Parser)

    told = "Make, check and show content packs."
    one = commands.add_parser("pack", help=told, description=told, allow_abbrev=False)
    packs = one.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)

    def pack_command(name: str, run: Command, help: str) -> Parser:
        found: Parser = packs.add_parser(name, help=help, description=help, allow_abbrev=False)
        found.set_defaults(run=run)
        return found

    add_commands(pack_command)

    one = command("puzzle", puzzle, "Solve puzzles, and check puzzles of your own.")
    one.add_argument("what", nargs="?", default="", metavar="ID", help="a puzzle; or check or play, and a file")
    one.add_argument("file", nargs="?", default="", metavar="FILE", help="after check or play: a puzzle file")
    one.add_argument("--hint", action="count", default=0, help="print the first hint; twice for the second, too ...")
    one.add_argument("--solution", action="store_true", help="print the solution")
    plain_option(one)

    one = command("code", code, "The position of a save as a text to share, or a practice game from one.")
    one.add_argument("name", nargs="?", default="", metavar="SAVE", help="a saved game; the last one if left out")
    one.add_argument("--about", default="", metavar="TEXT", help="a few words about it, which go into the code")
    one.add_argument("--play", default="", metavar="CODE", help="play from a code, a file with one, or - for a line")
    plain_option(one)

    one = command("daily", daily, "The game of the day, the same for everybody.")
    one.add_argument("--date", default="", metavar="YYYY-MM-DD", help="another day; today (UTC) if left out")
    one.add_argument("--result", action="store_true", help="print the result, to share")
    one.add_argument("--again", action="store_true", help="play it once more, which does not count")
    plain_option(one)

    from goldenrule.cli import stats

    one = command("stats", stats.run, "Your own finished games in numbers.")
    stats.arguments(one)

    one = command("companion", companion, "Run villain, schemes and encounter deck beside a printed game.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a table to go on with, or a new one's name")
    one.add_argument("--heroes", default="", metavar="A,B", help="begin a new table with these heroes: spider_man")
    one.add_argument("--scenario", default="", help="the scenario: rhino, klaw or ultron")
    one.add_argument("--expert", action="store_true", help="expert mode")
    one.add_argument("--modular", metavar="A,B", help="modular sets; the scenario's own if left out")
    one.add_argument(
        "--typed", action="store_true", help="the encounter deck is the printed one: its cards are typed in"
    )
    one.add_argument("--seed", help="a number or text for the shuffling")
    plain_option(one)

    command("bench", bench, "Measure speed against the gates; see goldenrule bench --help.")

    one = command("report", report, "Write a saved game and the version into one file, to send in.")
    one.add_argument("name", nargs="?", default="", metavar="NAME", help="a saved game; the last one if left out")
    one.add_argument("--note", default="", help="what went wrong, in your words")
    return top


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


def play(given: argparse.Namespace) -> int:
    from goldenrule.cli import start
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import Play, greet
    from goldenrule.cli.words import Words
    from goldenrule.table import saves
    from goldenrule.table.session import resume_session

    def wanted(kind: "GameKind") -> start.Wanted:
        seat = None if given.seat is None else given.seat - 1
        return start.Wanted(kind, option_words(given, kind), given.bots, seat)

    kind = start.the_game(given.game, typed_options(given), given.quick)
    out = make_output(Words("" if kind is None else kind.name), given.plain)
    chosen: start.Wanted | str | None
    if kind is not None and (given.quick or start.settled(wanted(kind))):
        chosen = start.usual(wanted(kind))
    else:
        last = next((save.name for save in saves.saves()), "")
        chosen = start.choose(out, kind, wanted, last)
    if chosen is None:
        return 0
    if isinstance(chosen, str):
        session = resume_session(saves.find_save(chosen), start.bot_player)
        out.w = Words(session.game.name)
        greet(out, session)
        return Play(session, out).run()
    kind = chosen.kind
    w = out.w
    name = saves.free_name(kind.name)
    session = start.start(
        kind,
        parsed(kind, chosen.words),
        seed=given.seed,
        bots=chosen.bots,
        practice=given.practice,
        name=name,
        seat=chosen.seat,
    )
    out.say(w("cli-started", name=name, seed=session.seed), "dim")
    if given.practice:
        out.say(w("cli-practice"), "dim")
    if out.interactive:
        out.say(w("cli-prompt-hint"), "dim")
    return Play(session, out).run()


def resume(given: argparse.Namespace) -> int:
    from goldenrule.cli import start
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import Play, greet
    from goldenrule.cli.words import Words
    from goldenrule.table import saves
    from goldenrule.table.session import resume_session

    session = resume_session(saves.find_save(given.name), start.bot_player)
    out = make_output(Words(session.game.name), given.plain)
    greet(out, session)
    return Play(session, out).run()


def list_saves(given: argparse.Namespace) -> int:
    from goldenrule.cli.tools import save_lines
    from goldenrule.cli.words import Words

    w = Words()
    print("\n".join(save_lines(w) or [w("cli-saves-none")]))
    return 0


def watch(given: argparse.Namespace) -> int:
    from goldenrule.cli import start
    from goldenrule.cli.output import make_output
    from goldenrule.cli.watch import watch as run
    from goldenrule.cli.words import Words
    from goldenrule.table.games import find_game

    kind = find_game(given.game)
    options = parsed(kind, option_words(given, kind))
    session = start.start(kind, options, seed=given.seed, bots=given.bots or kind.bot, practice=False, people=False)
    pause = given.delay if given.delay is not None else 0.3 if sys.stdout.isatty() and not given.quick else 0.0
    return run(session, make_output(Words(kind.name), given.plain), pause, tables=not given.quick)


def simulate(given: argparse.Namespace) -> int:
    from goldenrule.cli import tools
    from goldenrule.cli.words import Words
    from goldenrule.table.games import find_game

    kind = find_game(given.game)
    options = parsed(kind, option_words(given, kind))
    names = [name.strip() for name in (given.bots or "random").split(",") if name.strip()]
    seed = "1" if given.seed is None else given.seed
    return tools.simulate(kind.name, options, given.games, seed, names, given.jobs, given.json, Words(kind.name))


def replay(given: argparse.Namespace) -> int:
    from goldenrule.cli import watch as watching
    from goldenrule.cli.output import make_output
    from goldenrule.cli.report import read_record
    from goldenrule.cli.words import Words

    record, note = read_record(given.file)
    w = Words(record.game)
    if given.verify:
        return watching.verify(record, w)
    return watching.show(record, note, make_output(w, given.plain), given.step)


def check(given: argparse.Namespace) -> int:
    from goldenrule.cli import tools

    return tools.check(given.files)


def cards(given: argparse.Namespace) -> int:
    from goldenrule.cli import tools
    from goldenrule.cli.output import Plain
    from goldenrule.cli.packs import name_cards
    from goldenrule.cli.words import Words
    from goldenrule.table.games import find_game

    kind = find_game(given.game)
    w = Words(kind.name)
    name_cards(w, kind, given.pack)
    return tools.list_cards(" ".join(given.query), Plain(w), w)


def card(given: argparse.Namespace) -> int:
    from goldenrule.cli import tools
    from goldenrule.cli.output import Plain
    from goldenrule.cli.packs import name_cards
    from goldenrule.cli.words import Words
    from goldenrule.table.games import find_game

    kind = find_game(given.game)
    w = Words(kind.name)
    name_cards(w, kind, given.pack)
    return tools.show_card(" ".join(given.id), Plain(w), w)


def puzzle(given: argparse.Namespace) -> int:
    from goldenrule.cli import puzzles

    return puzzles.run(given)


def code(given: argparse.Namespace) -> int:
    from goldenrule.cli import codes

    return codes.run(given)


def daily(given: argparse.Namespace) -> int:
    from goldenrule.cli import daily as of_the_day

    return of_the_day.run(given)


def companion(given: argparse.Namespace) -> int:
    from goldenrule.cli import companion as beside
    from goldenrule.cli.output import make_output
    from goldenrule.cli.words import Words

    w = Words("champions")
    return beside.run(given, make_output(w, given.plain), w)


def bench(given: argparse.Namespace) -> int:
    from goldenrule.lab import bench as suite

    return suite.main(given.rest)


def report(given: argparse.Namespace) -> int:
    from goldenrule.cli.report import write_report
    from goldenrule.cli.words import Words
    from goldenrule.table import saves
    from goldenrule.table.games import game_names

    record, _, _ = saves.read(saves.find_save(given.name), game_names())
    print(Words()("cli-report-written", path=str(write_report(record, note=given.note))))
    return 0


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit: 0 fine, 1 what was asked about failed, 2 bad input with one line on stderr."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit status."""
    from goldenrule.kernel.errors import BadInput, GoldenruleError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # box characters must not fail on a terminal that cannot show them
            stream.reconfigure(errors="replace")
    try:
        top = parser(kinds_for(arguments))
        if arguments[:1] == ["bench"]:  # the suite reads its own options
            return bench(argparse.Namespace(rest=arguments[1:]))
        given = top.parse_args(arguments)
        if given.version:
            from goldenrule import __version__

            print(f"Goldenrule {__version__}")
            return 0
        if "run" not in given:
            top.print_help()
            return 0
        status: int = given.run(given)
        sys.stdout.flush()
        return status
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except BadInput as error:
        return complain(one_line(str(error)), 2)
    except GoldenruleError as error:
        return complain(one_line(str(error)), 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        quiet_stdout()
        return 1
    except Exception as error:
        return unexpected(error)


def complain(text: str, status: int) -> int:
    print(text, file=sys.stderr)
    return status


def one_line(text: str) -> str:
    return " ".join(text.split())


def unexpected(error: Exception) -> int:
    """An error that nobody foresaw: one line, and the rest in a report file."""
    import traceback

    from goldenrule.cli.report import write_report
    from goldenrule.kernel.errors import BadInput

    what = one_line(f"{type(error).__name__}: {error}")
    try:
        path = write_report(None, "".join(traceback.format_exception(error)))
    except BadInput as failure:
        return complain(f"Unexpected error ({what}), and no report could be written: {failure}", 1)
    return complain(f"Unexpected error ({what}); a report is in {path}.", 1)


def quiet_stdout() -> None:
    """Whoever read the output has gone: let nothing more be written to it at exit."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
