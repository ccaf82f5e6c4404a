"""What can be typed after `goldenrule`: every command with its options.

argparse, because typer imports pydantic as soon as a command has an option: 0.2 s, half of the time that a game may
take to its first prompt.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from goldenrule.cli import packs, stats
from goldenrule.cli.help_text import TranslatedHelp, own_text, texts
from goldenrule.cli.options import LANG, add_option, at_least, game_options, path, seed
from goldenrule.table.games import usual_game
from goldenrule.words.phrases import Help
from goldenrule.words.plain import in_line

if TYPE_CHECKING:
    from goldenrule.gamekit.game_kind import GameKind
    from goldenrule.words.texts import Texts

CommandFunction = Callable[[argparse.Namespace], int]
Add = Callable[[str, CommandFunction, str], "Parser"]
"""What adds a command from its name, function and help, and gives its parser."""


def lazy(name: str, *more: str) -> CommandFunction:
    """A function of a module of the terminal, imported when it is called: it costs other commands no time.

    It takes what was typed, and `more`.
    """
    module, _, function = name.partition(".")

    def run(given: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"goldenrule.cli.{module}"), function)(given, *more)
        return status

    return run


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and name the command that was not understood."""

    several = ""
    """An argument that takes any number of words, wherever they stand between the options."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **{"formatter_class": TranslatedHelp, **given})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        given, unknown = super().parse_known_args(args, namespace)
        if self.several and not any(word.startswith("-") for word in unknown):
            # argparse gives it the words up to the first option only, and says nothing of the place of the others
            setattr(given, self.several, [*getattr(given, self.several), *unknown])
            unknown = []
        if unknown:
            self.error(own_text("unrecognized arguments: %s") % " ".join(unknown))
        return given, unknown

    def error(self, message: str) -> NoReturn:
        print(in_line(texts().t("cli-arguments", prog=self.prog, wrong=message)), file=sys.stderr)
        raise SystemExit(2)


def parser(kinds: "Sequence[GameKind]") -> Parser:
    """All commands, in the order of the help; those that make a game have the options of all these games."""
    top = Parser(prog="goldenrule", description=Help("help-tabletop-games-every"), allow_abbrev=False)
    top.add_argument("--version", action="store_true", help=Help("help-print-version"))
    top.add_argument(LANG, metavar="TAG", help=Help("help-language-any-command"))
    known = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    add = command_adder(known)
    play_commands(add, kinds)
    experiment_commands(add, kinds)
    study_commands(add, kinds)
    for kind in kinds:
        if kind.add_commands is not None:
            kind.add_commands(partial(add_parser, known), _texts, {"tune": lazy("tune.run", kind.name)})
    one = add_parser(known, "pack", Help("help-packs"))
    add_pack = command_adder(one.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True))
    packs.add_commands(add_pack)
    balance_command(add_pack, kinds)
    more_commands(add, kinds)
    author_commands(add, kinds)
    return top


def add_parser(known: "argparse._SubParsersAction[Parser]", name: str, help: str) -> Parser:
    """The parser of one more command."""
    return known.add_parser(name, help=help, description=help, allow_abbrev=False)


def command_adder(known: "argparse._SubParsersAction[Parser]") -> Add:
    """What adds commands to the ones that are known."""

    def add(name: str, run: CommandFunction, help: str) -> Parser:
        one = add_parser(known, name, help)
        one.set_defaults(run=run)
        return one

    return add


def play_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Games at the table."""
    games = [kind.name for kind in kinds]
    one = add("play", lazy("commands.play"), Help("help-play-terminal"))
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=Help("help-game", games=games))
    game_options(one, kinds)
    one.add_argument("--bots", default="", metavar="A,B", help=Help("help-bots-other-seats"))
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help=Help("help-your-seat-among"))
    one.add_argument("--practice", action="store_true", help=Help("help-everything-can-taken"))
    one.add_argument("--ask-everything", action="store_true", help=Help("help-ask-about-abilities"))
    one.add_argument("--quick", action="store_true", help=Help("help-start-once"))
    one.add_argument("--from", default="", dest="start", metavar="NAME@N", help=Help("help-play-from"))
    plain_option(one)

    one = add("learn", lazy("learn.run"), Help("help-learn-game"))
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=Help("help-game-asked-if", games=games))
    one.add_argument("number", nargs="?", type=at_least(1, int), metavar="N", help=Help("help-lesson-next-one"))
    one.add_argument("--list", action="store_true", help=Help("help-list-lessons"))
    plain_option(one)

    one = add("resume", lazy("commands.resume"), Help("help-go-saved-game"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-saved-game"))
    plain_option(one)

    one = add("saves", lazy("save_commands.run"), Help("help-list-saved-games"))
    one.add_argument("--page", type=at_least(1, int), default=1, metavar="N", help=Help("help-saves-page"))

    one = add("serve", lazy("serve.run"), Help("help-play-browser"))
    one.add_argument("--port", type=at_least(0, int), default=8010, metavar="N", help=Help("help-port-any"))
    one.add_argument("--lan", action="store_true", help=Help("help-let-others-network"))
    one.add_argument("--host", default="", metavar="ADDRESS", help=Help("help-where-to-listen"))
    one.add_argument("--name", action="append", default=[], metavar="DOMAIN", help=Help("help-name-of-server"))
    one.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=Help("help-proxy-to-believe"))
    one.add_argument(
        "--patience", type=at_least(0.1, float), default=20, metavar="S", help=Help("help-stop-table-after")
    )
    one.add_argument("--expire-days", type=at_least(0, int), default=60, metavar="N", help=Help("help-expire-days"))
    one.add_argument("--open", action="store_true", help=Help("help-open-browser-machine"))
    one.add_argument("--data", default="", metavar="FOLDER", help=Help("help-where-games-kept"))
    pack_option(one)
    one.add_argument("--art", type=path, metavar="FOLDER", help=Help("help-art-folder"))
    one.add_argument("--share-art", action="store_true", help=Help("help-share-art"))

    one = add("watch", lazy("watch.run"), Help("help-let-bots-play"))
    game_argument(one, kinds, usual_game())
    game_options(one, kinds)
    one.add_argument("--bots", default="", metavar="A,B", help=Help("help-one-bot-all"))
    one.add_argument("--delay", type=at_least(0, float), metavar="S", help=Help("help-seconds-after-each"))
    one.add_argument("--quick", action="store_true", help=Help("help-one-quick-game"))
    plain_option(one)


def experiment_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Many games of bots."""
    one = add("simulate", lazy("card_commands.simulate"), Help("help-let-bots-play-many"))
    game_argument(one, kinds, usual_game())
    game_options(one, kinds)
    one.add_argument("--games", type=at_least(1, int), default=100, metavar="N", help=Help("help-how-many-games"))
    one.add_argument(
        "--bots",
        default="",
        metavar="A,B",
        help=Help("help-one-bot-all-seats"),
    )
    where_options(one)
    one.add_argument("--out", type=path, metavar="FOLDER", help=Help("help-results-folder"))
    one.add_argument("--decisions", action="store_true", help=Help("help-results-decisions"))
    one.add_argument("--digest", action="store_true", help=Help("help-simulate-digest"))
    one.add_argument("--json", action="store_true", help=Help("help-print-one-json"))

    one = add("duel", lazy("experiments.duel"), Help("help-duel"))
    one.add_argument("first", metavar="BOT", help=Help("help-duel-first"))
    one.add_argument("second", metavar="BOT", help=Help("help-duel-second"))
    game_argument(one, kinds, next((kind.name for kind in kinds if kind.duel), usual_game()))
    game_options(one, kinds)
    one.add_argument("--pairs", type=at_least(1, int), default=500, metavar="N", help=Help("help-duel-pairs"))
    one.add_argument("--elo0", type=at_least(-2000, float), default=0.0, metavar="D", help=Help("help-duel-least"))
    one.add_argument("--elo1", type=at_least(-2000, float), default=20.0, metavar="D", help=Help("help-duel-most"))
    where_options(one)
    one.add_argument("--json", action="store_true", help=Help("help-print-one-json"))

    one = add("sweep", lazy("experiments.sweep"), Help("help-sweep"))
    game_argument(one, kinds, usual_game())
    one.add_argument("--over", action="append", default=[], metavar="OPTION=A,B", help=Help("help-sweep-over"))
    one.add_argument("--out", type=path, required=True, metavar="FOLDER", help=Help("help-results-folder"))
    game_options(one, kinds)
    one.add_argument("--games", type=at_least(1, int), default=100, metavar="N", help=Help("help-sweep-games"))
    one.add_argument("--bots", default="", metavar="A,B", help=Help("help-one-bot-all"))
    one.add_argument("--decisions", action="store_true", help=Help("help-results-decisions"))
    where_options(one)
    one.add_argument("--json", action="store_true", help=Help("help-print-one-json"))


def study_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Recorded games, cases and cards."""
    games = [kind.name for kind in kinds]
    one = add("replay", lazy("watch.replay"), Help("help-play-recorded-game"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-saved-game-file"))
    how = one.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help=Help("help-wait-enter-after"))
    how.add_argument("--verify", action="store_true", help=Help("help-only-compare-every"))
    plain_option(one)

    one = add("review", lazy("review.run"), Help("help-review"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-saved-game-file"))
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help=Help("help-review-seat"))
    one.add_argument("--budget", default="normal", metavar="LEVEL", help=Help("help-review-budget"))
    one.add_argument("--jobs", type=at_least(0, int), default=0, metavar="J", help=Help("help-processes-or-all"))
    one.add_argument("--html", type=path, metavar="FILE", help=Help("help-review-html"))
    plain_option(one)

    one = add("check", lazy("card_commands.check"), Help("help-run-case-files"))
    one.add_argument("files", type=path, nargs="+", metavar="FILE", help=Help("help-case-files"))

    one = add("rules", lazy("rules.run"), Help("help-look-up-term"))
    one.several = "words"
    one.usage = "%(prog)s [--pack FOLDER] [GAME] WORD ..."
    one.add_argument("words", nargs="*", metavar="WORD", help=Help("help-what-look-up", games=games))

    one = add("cards", lazy("card_commands.cards"), Help("help-find-cards-what"))
    game_argument(one, kinds, usual_game())
    one.several = "query"
    one.add_argument("query", nargs="*", metavar="QUERY", help=Help("help-words-card"))
    pack_option(one)

    one = add("card", lazy("card_commands.card"), Help("help-show-card"))
    one.add_argument("game", metavar="GAME", help=Help("help-game", games=games))
    one.several = "id"
    one.usage = "%(prog)s [--pack FOLDER] GAME NAME ..."  # the words are one name
    one.add_argument("id", nargs="+", metavar="NAME", help=Help("help-code-name-card"))
    pack_option(one)


def more_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """Other ways to play, and what remains of games."""
    one = add("puzzle", lazy("puzzles.run"), Help("help-solve-puzzles"))
    one.add_argument("what", nargs="?", default="", metavar="ID", help=Help("help-puzzle-check-play"))
    one.add_argument("file", nargs="?", default="", metavar="FILE", help=Help("help-after-check-play"))
    one.add_argument("--hint", action="count", default=0, help=Help("help-print-first-hint"))
    one.add_argument("--solution", action="store_true", help=Help("help-print-solution"))
    plain_option(one)

    one = add("code", lazy("position_codes.run"), Help("help-position-save-text"))
    one.add_argument("name", nargs="?", default="", metavar="SAVE", help=Help("help-saved-game"))
    one.add_argument("--about", default="", metavar="TEXT", help=Help("help-few-words-about"))
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help=Help("help-whose-cards-shows"))
    one.add_argument("--play", default="", metavar="CODE", help=Help("help-play-from-code"))
    plain_option(one)

    one = add("daily", lazy("daily.run"), Help("help-game-day"))
    one.add_argument("--date", default="", metavar="YYYY-MM-DD", help=Help("help-another-day"))
    one.add_argument("--result", action="store_true", help=Help("help-print-result"))
    one.add_argument("--again", action="store_true", help=Help("help-play-once-more"))
    plain_option(one)

    one = add("stats", stats.run, Help("help-your-own-finished"))
    stats.arguments(one)

    one = add("settings", lazy("settings.run"), Help("help-show-set-what"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-free-benefits-quick"))
    one.add_argument("value", nargs="?", default="", metavar="on|off|TAG", help=Help("help-what-from-now"))

    one = add("languages", lazy("languages.run"), Help("help-languages"))
    one.add_argument("tag", nargs="?", default="", metavar="TAG", help=Help("help-languages-tag"))
    one.add_argument("--most", type=at_least(0, int), default=20, metavar="N", help=Help("help-languages-most"))

    one = add("completion", lazy("completion.run"), Help("help-completion"))
    shells = ("bash", "fish", "powershell", "tcsh", "zsh")
    one.add_argument("shell", choices=shells, metavar="SHELL", help=Help("help-completion-shell"))

    one = add("companion", lazy("companion.run"), Help("help-run-villain"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-table-go"))
    for option in next((kind.companion_options for kind in kinds if kind.companion is not None), ()):
        add_option(one, option, Help(option.help))
    one.add_argument("--typed", action="store_true", help=Help("help-encounter-deck-printed"))
    one.add_argument("--seed", type=seed, help=Help("help-number-text-shuffling"))
    plain_option(one)


def author_commands(add: Add, kinds: "Sequence[GameKind]") -> None:
    """For those who work on Goldenrule, or tell them what went wrong."""
    games = [kind.name for kind in kinds]
    one = add("bench", lazy("card_commands.bench"), Help("help-measure-speed-against"))
    one.add_argument("games", nargs="*", metavar="GAME", help=Help("help-game", games=games))
    one.add_argument("--repeats", type=at_least(1, int), default=5, metavar="N", help=Help("help-best-of-runs"))
    one.add_argument("--json", action="store_true", help=Help("help-print-one-json"))
    one.add_argument("--out", type=path, metavar="FILE", help=Help("help-json-file-too"))
    one.add_argument("--prompts", action="store_true", help=Help("help-count-prompts"))
    one.add_argument(
        "--games", type=at_least(1, int), default=200, dest="number", metavar="N", help=Help("help-count-games")
    )

    one = add("report", lazy("report.run"), Help("help-write-saved-game"))
    one.add_argument("name", nargs="?", default="", metavar="NAME", help=Help("help-saved-game-or-results"))
    one.add_argument("--out", type=path, metavar="FILE", help=Help("help-report-out"))
    one.add_argument("--png", type=path, metavar="FOLDER", help=Help("help-report-png"))
    one.add_argument("--svg", type=path, metavar="FOLDER", help=Help("help-report-svg"))
    one.add_argument("--note", default="", help=Help("help-what-went-wrong"))
    one.add_argument("--hide", action="store_true", help=Help("help-only-what-one"))
    one.add_argument("--seat", type=at_least(1, int), metavar="N", help=Help("help-hide-one-only"))


def balance_command(add: Add, kinds: "Sequence[GameKind]") -> None:
    """The one command for packs that plays."""
    games = [kind.name for kind in kinds if kind.balance is not None]
    one = add("balance", lazy("balance.run"), Help("help-balance"))
    one.add_argument("folders", type=path, nargs="*", metavar="FOLDER", help=Help("help-balance-packs"))
    one.add_argument("--game", default="", metavar="GAME", help=Help("help-balance-game", games=games))
    one.add_argument("--bot", default="sensible", metavar="NAME", help=Help("help-balance-bot"))
    one.add_argument("--games", type=at_least(1, int), default=0, metavar="N", help=Help("help-balance-games"))
    one.add_argument("--players", type=at_least(1, int), default=0, metavar="N", help=Help("help-balance-players"))
    one.add_argument("--seed", type=seed, default="1", help=Help("help-number-text"))
    one.add_argument("--jobs", type=at_least(0, int), default=0, metavar="J", help=Help("help-processes-or-all"))
    one.add_argument("--print", action="store_true", help=Help("help-print-page"))
    one.add_argument("--out", type=path, metavar="FILE", help=Help("help-page-file"))


def _texts() -> "Texts":
    from goldenrule.table.language_choice import current_language
    from goldenrule.words.texts import Texts

    return Texts(current_language())


def game_argument(one: Parser, kinds: "Sequence[GameKind]", usual: str) -> None:
    """Which game; the `usual` one if none is named."""
    said = Help("help-game-or", games=[kind.name for kind in kinds], usual=usual)
    one.add_argument("game", nargs="?", default=usual, metavar="GAME", help=said)


def where_options(one: Parser) -> None:
    """Where many games are played."""
    one.add_argument("--jobs", type=at_least(0, int), default=0, metavar="J", help=Help("help-processes-or-all"))
    one.add_argument("--on", default="", metavar="ray|ADDRESS", help=Help("help-on-cluster"))


def pack_option(one: Parser) -> None:
    one.add_argument("--pack", action="append", default=[], metavar="FOLDER", help=Help("help-content-pack-more"))


def plain_option(one: Parser) -> None:
    one.add_argument(
        "--plain",
        action="store_true",
        help=Help("help-plain-lines-without"),
    )
