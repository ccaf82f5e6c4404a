"""Commands that only look things up or run other tools: cards, simulations, case files."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

from goldenrule.cli.options import option_words, parsed
from goldenrule.cli.output import Plain
from goldenrule.cli.packs import name_cards
from goldenrule.cli.words import Words
from goldenrule.gamekit.wording import listed
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves
from goldenrule.table.games import find_game
from goldenrule.words.plain import in_line


def simulate(given: argparse.Namespace) -> int:
    """Play many games of bots and print the totals."""
    from goldenrule.lab.simulate import GameCrashed
    from goldenrule.lab.simulate import simulate as run

    kind = find_game(given.game)
    game, w, seed = kind.name, Words(kind.name), given.seed or "1"
    options = parsed(kind, option_words(given, kind))
    bots = [name.strip() for name in (given.bots or "random").split(",") if name.strip()]
    with progress(given.games, w) as step:
        try:
            found = run(game, options, given.games, seed, bots, given.jobs, step, crashes=saves.folder("reports"))
        except GameCrashed as error:
            print(w.told(error), file=sys.stderr)
            return 1
    if given.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return 0
    percent = round(found.win_rate * 100)
    if found.cooperative:
        print(w("cli-simulated", games=found.games, wins=found.wins, losses=found.losses, percent=percent))
    else:
        print(w("cli-simulated-seats", games=found.games, draws=found.draws))
        started = kind.make(options, seed)
        for seat, wins in enumerate(found.seat_wins):
            who, bot = w.who(started, seat), found.bots[seat % len(found.bots)]
            print(w("cli-simulated-seat", who=who, bot=bot, wins=wins, percent=round(100 * wins / found.games)))
    for how, n in sorted(found.endings.items(), key=lambda each: -each[1]):
        if how:
            print(w("cli-simulated-ending", how=w.ending(game, how), n=n, percent=round(100 * n / found.games)))
    print(w("cli-simulated-rounds", rounds=f"{found.rounds_mean:.1f}", decisions=f"{found.decisions_mean:.0f}"))
    print(w("cli-simulated-speed", games=f"{found.games_per_s:.1f}", decisions=f"{found.decisions_per_s:,.0f}"))
    print(w("cli-simulated-digest", digest=found.digest, seed=seed))
    return 0


class progress:
    """A bar on standard error for runs that last, if that is a terminal."""

    AFTER = 1.0

    def __init__(self, total: int, w: Words) -> None:
        self.total = total
        self.w = w
        self.bar: Any = None
        self.task: Any = None

    def __enter__(self) -> Callable[[int, int], None] | None:
        import time

        if not sys.stderr.isatty():
            return None
        self.began = time.monotonic()
        return self.step

    def step(self, done: int, total: int) -> None:
        import time

        if self.bar is None:
            if time.monotonic() - self.began < self.AFTER:
                return
            from rich.progress import Progress

            from goldenrule.cli.screen import console

            self.bar = Progress(console=console(sys.stderr), transient=True)
            self.bar.start()
            self.task = self.bar.add_task(self.w("cli-simulating"), total=self.total)
        self.bar.update(self.task, completed=done)

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def cards(given: argparse.Namespace) -> int:
    """The cards that a query finds."""
    from goldenrule.table.rulebook import cards_near, find_cards  # only this needs it

    out, query = _looking(given), " ".join(given.query)
    found = find_cards(out.w.game, out.w.texts, query)
    if not found:
        near = listed(out.w.texts, cards_near(out.w.game, out.w.texts, query))
        raise BadInput("search-nothing", query=query, near=near or "none")
    for code in found:
        out.say(out.w.game.card_line(code))
    out.say(out.w("cli-cards-found", n=len(found)), "dim")
    return 0


def card(given: argparse.Namespace) -> int:
    """Everything about a card: facts, text, where it comes from."""
    from goldenrule.table.rulebook import about_card  # only this needs it

    out = _looking(given)
    for line in about_card(out.w.game, out.w.texts, " ".join(given.id)):
        out.say(line)
    return 0


def _looking(given: argparse.Namespace) -> Plain:
    """Where cards of a game, and of the packs that were named, are told of."""
    kind = find_game(given.game)
    w = Words(kind.name)
    name_cards(w, kind, given.pack)
    return Plain(w)


def check(given: argparse.Namespace) -> int:
    """Run case files: a line for every case. 1 if one failed, 2 if one could not be run at all."""
    from goldenrule.lab.cases import run_file

    status = 0
    for path in given.files:
        for result in run_file(path):
            print(in_line(str(result)))
            status = max(status, 2 if result.bad else 0 if result.passed else 1)
    return status


def bench(given: argparse.Namespace) -> int:
    """Measure speed, or count how often people are asked: 1 if a gate or goal is missed."""
    from goldenrule.gamekit.vocabulary import must_exist  # these are needed only here
    from goldenrule.lab import bench as suite

    for name in given.games:
        must_exist("game", name, suite.SUITE)
    if given.prompts:
        return suite.count_prompts(given.games, given.number, given.json)
    return suite.print_speed(given.games, given.repeats, given.json, given.out)
