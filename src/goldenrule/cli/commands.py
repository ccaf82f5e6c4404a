"""What each command does: the place where its options meet the modules that carry it out.

Those are imported by the command that runs, so that the others cost it no time.
"""

import argparse
import sys
from typing import TYPE_CHECKING

from goldenrule.cli.options import option_words, parsed, typed_options

if TYPE_CHECKING:
    from goldenrule.table.games import GameKind


def play(given: argparse.Namespace) -> int:
    from goldenrule.cli import start
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import Play, go_on
    from goldenrule.cli.words import Words
    from goldenrule.table import saves

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
        return go_on(saves.find_save(chosen), out)
    kind = chosen.kind
    w = out.w
    session = start.start(
        kind,
        parsed(kind, chosen.words),
        seed=given.seed,
        bots=chosen.bots,
        practice=given.practice,
        keep=True,
        seat=chosen.seat,
    )
    out.say(w("cli-started", name=session.name, seed=session.seed), "dim")
    if given.practice:
        out.say(w("cli-practice"), "dim")
    if out.interactive:
        out.say(w("cli-prompt-hint"), "dim")
    return Play(session, out).run()


def resume(given: argparse.Namespace) -> int:
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import go_on
    from goldenrule.cli.words import Words
    from goldenrule.table import saves

    save = saves.find_save(given.name) if given.name else None
    return go_on(save, make_output(Words(), given.plain))


def list_saves(given: argparse.Namespace) -> int:
    from goldenrule.cli.saving import save_lines
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
    from goldenrule.cli.report import find_record, read_record
    from goldenrule.cli.words import Words

    record, note = read_record(find_record(given.name))
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

    return beside.run(given)


def bench(given: argparse.Namespace) -> int:
    from goldenrule.lab import bench as suite

    return suite.main(given.rest)


def report(given: argparse.Namespace) -> int:
    from goldenrule.cli.report import hides_not, write_hiding, write_report
    from goldenrule.cli.words import Words
    from goldenrule.kernel.errors import BadInput
    from goldenrule.table import saves
    from goldenrule.table.games import game_names

    if given.seat is not None and not given.hide:
        raise BadInput("--seat is for --hide: without it a report holds the hidden cards of every seat.")
    save = saves.find_save(given.name)
    record, seats, _ = saves.read(save, game_names())
    if given.hide:
        path = write_hiding(save.name, record, seats.bots, given.seat, given.note)
        print(Words()("cli-report-hiding", path=str(path)) + hides_not(record, Words()))
    else:
        print(Words()("cli-report-written", path=str(write_report(record, note=given.note))))
    return 0
