"""Is Marvel Heroes fair? Many games of the sensible bot; writes docs/heroes_balance.md. Exit status 1 if a bound fails.

python scripts/heroes_balance.py --games 400 --print
python scripts/heroes_balance.py --games 4000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, permutations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from goldenrule.bots import make_bot
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.rules.endings import how
from goldenrule.games.heroes.rules.setup import Setup, new_game

PAGE = Path(__file__).parents[1] / "docs" / "heroes_balance.md"
BOT = "sensible"
LOST = "everybody loses the finale"
SEATS = (2, 4)
WINS = {2: (0.44, 0.56), 4: (0.20, 0.30)}
PLANS = (0.25, 0.60)
ENDING = 0.03
"""The least share of the games of a scenario that each of two of its endings has."""
FINALE = (0.05, 0.50)
"""How often everybody may lose a last fight against a mastermind."""
CHUNK = 50
Z = 1.96


class Played(NamedTuple):
    """A game: teams by seat, the scenario, who has won, how and when it ended, and what happened to master plans."""

    teams: tuple[str, ...]
    scenario: str
    winners: tuple[int, ...]
    ending: str
    rounds: int
    vp: tuple[int, ...]
    decisions: int
    plans: tuple[tuple[str, int, int], ...]  # mastermind, completed, failed
    attempts: int
    resolved: int


def run(seats: int, number: int) -> Played:
    """Play one game: teams, seats and scenarios go round with the numbers."""
    content = load_content()
    orders = list(permutations([face.code for face in content.of("team")], seats))
    scenarios = [face.code for face in content.of("scenario")]
    teams = orders[number % len(orders)]
    scenario = scenarios[(number // len(orders) + number) % len(scenarios)]
    game = new_game(Setup(teams=teams, scenario=scenario, seed=f"balance {seats} {number}"), content)
    bots = [make_bot("heroes", BOT, f"{number}/{seat}") for seat in range(seats)]
    plans: Counter[tuple[str, str]] = Counter()
    tried = [0, 0]

    def note(event: tuple[object, ...]) -> None:
        if event[0] in ("plan_done", "plan_failed"):
            plans[game.face(game.mastermind(int(str(event[1])))).code, str(event[0])] += 1
        elif event[0] == "resolved":
            tried[0] += 1
            tried[1] += int(str(event[3]))

    game.observer = note
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    s = game.state
    winners = tuple(int(seat) for seat in s.winner.split("+")) if s.winner[0].isdigit() else ()
    done = sorted({code for code, _ in plans})
    return Played(
        teams, scenario, winners, how(game), s.round, s.vp, game.decisions,
        tuple((code, plans[code, "plan_done"], plans[code, "plan_failed"]) for code in done), tried[0], tried[1],
    )  # fmt: skip


def _chunk(seats: int, first: int, end: int) -> list[Played]:
    return [run(seats, number) for number in range(first, end)]


def games(seats: int, n: int, jobs: int) -> list[Played]:
    """Play games; the same ones for any number of processes."""
    ranges = [(first, min(n, first + CHUNK)) for first in range(0, n, CHUNK)]
    if jobs == 1:
        return [game for first, end in ranges for game in _chunk(seats, first, end)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = pool.map(_chunk, *zip(*[(seats, first, end) for first, end in ranges]))
        return [game for part in parts for game in part]


class Bound(NamedTuple):
    """A share that has to lie between two others."""

    what: str
    value: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return self.low <= self.value <= self.high

    @property
    def asked(self) -> str:
        return f"at least {self.low:.0%}" if self.high == 1 else f"{self.low:.0%} to {self.high:.0%}"


class Report:
    """What the games say, as Markdown, and what they are held against."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.bounds: list[Bound] = []

    @property
    def failed(self) -> list[Bound]:
        return [each for each in self.bounds if not each.holds]

    def say(self, *lines: str) -> None:
        self.lines += lines

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.say("| " + " | ".join(head) + " |", "|" + "---|" * len(head))
        self.say(*("| " + " | ".join(row) + " |" for row in rows), "")

    def bound(self, what: str, value: float, low: float, high: float) -> str:
        """The value, marked if it is out of bounds."""
        found = Bound(what, value, low, high)
        self.bounds.append(found)
        return f"{value:.1%}" if found.holds else f"**{value:.1%}**"


def share(game: Played, seat: int) -> float:
    """What a seat has of the victory: the whole, a part of a shared one, or nothing."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def wins(report: Report, seats: int, found: list[Played]) -> None:
    """How often each team wins the games that somebody wins."""
    low, high = WINS[seats]
    won = [game for game in found if game.winners]
    rows = []
    for face in load_content().of("team"):
        own = [(game, game.teams.index(face.code)) for game in won if face.code in game.teams]
        rate = sum(share(game, seat) for game, seat in own) / len(own)
        vp = sum(game.vp[seat] for game, seat in own) / len(own)
        name = face.facts.name
        error = Z * sqrt(rate * (1 - rate) / len(own))
        said = report.bound(f"{seats} players: {name}, wins", rate, low, high)
        rows.append((name, said, f"{error:.1%}", f"{vp:.1f}"))
    report.say(f"### Teams: each wins {low:.0%} to {high:.0%}", "")
    report.table(("team", "wins", "+-", "VP"), rows)


def pairs(report: Report, found: list[Played]) -> None:
    """Two-player games team against team."""
    names = {face.code: face.facts.name for face in load_content().of("team")}
    rows = []
    for a, b in combinations(names, 2):
        own = [game for game in found if set(game.teams) == {a, b} and game.winners]
        rate = sum(share(game, game.teams.index(a)) for game in own) / len(own)
        rows.append((f"{names[a]} against {names[b]}", f"{rate:.1%}", str(len(own))))
    report.say("### Pairings: wins of the first", "")
    report.table(("pairing", "wins", "games"), rows)


def endings(report: Report, seats: int, found: list[Played]) -> None:
    """How and when the games of each scenario end."""
    rows = []
    for face in load_content().of("scenario"):
        own = [game for game in found if game.scenario == face.code]
        ways = Counter(_way(game) for game in own)
        second = sorted(ways.values())[-2] / len(own) if len(ways) > 1 else 0.0
        report.bound(f"{seats} players: {face.facts.name}, the second of its endings", second, ENDING, 1)
        if face.facts.finale is not None:
            report.bound(f"{seats} players: {face.facts.name}, {LOST}", ways[LOST] / len(own), *FINALE)
        said = ", ".join(f"{way} {n / len(own):.1%}" for way, n in ways.most_common())
        length = sum(game.rounds for game in own) / len(own)
        rows.append((face.facts.name, said, f"{length:.1f}"))
    report.say(f"### Scenarios: each of two endings in at least {ENDING:.0%} of its games", "")
    report.table(("scenario", "endings", "Game Rounds"), rows)


def _way(game: Played) -> str:
    if game.ending == "finale":
        return "a team wins the finale" if game.winners else LOST
    return {
        "round": "last round", "action_round": "Special Headline", "vp": "VP", "plans": "master plans",
        "power_ups": "power-ups", "stories": "stories", "headlines": "headlines",
    }[game.ending]  # fmt: skip


def plans(report: Report, seats: int, found: list[Played]) -> None:
    """How often master plans succeed of the times they are declared."""
    done: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    for game in found:
        for code, yes, no in game.plans:
            done[code] += yes
            failed[code] += no
    low, high = PLANS
    total = sum(done.values()) / max(1, sum(done.values()) + sum(failed.values()))
    said = report.bound(f"{seats} players: master plans that succeed", total, low, high)
    report.say(f"### Master plans: {low:.0%} to {high:.0%} of those declared succeed ({said})", "")
    rows = []
    for face in load_content().of("mastermind"):
        n = done[face.code] + failed[face.code]
        rows.append((face.facts.name, f"{n / len(found):.2f}", f"{done[face.code] / max(1, n):.1%}"))
    report.table(("mastermind", "declared in a game", "succeed"), rows)


def build(n: int, jobs: int) -> Report:
    """Play the games and say what they show."""
    report = Report()
    report.say("# Marvel Heroes: is it fair?", "")
    report.say(
        f"Games of the bot `{BOT}` against itself, {n:,} for each number of players; teams change seats and scenarios",
        "go round. Written by `python scripts/heroes_balance.py`. The values are those of this bot and of the shipped",
        f"cards (content hash `{load_content().hash}`). What is out of bounds is **bold**.", "",
    )  # fmt: skip
    for seats in SEATS:
        found = games(seats, n, jobs)
        tried = sum(game.attempts for game in found)
        report.say(f"## {seats} players", "")
        decisions = sum(game.decisions for game in found) / n
        solved = sum(game.resolved for game in found) / max(1, tried)
        report.say(
            f"{decisions:.0f} decisions a game; {tried / n:.1f} headlines are tried, {solved:.0%} of them resolved.",
            "",
        )
        wins(report, seats, found)
        if seats == 2:
            pairs(report, found)
        endings(report, seats, found)
        plans(report, seats, found)
    report.say(f"## Bounds: {len(report.bounds) - len(report.failed)} of {len(report.bounds)} hold", "")
    report.table(
        ("what", "value", "bound", "holds"),
        ((each.what, f"{each.value:.1%}", each.asked, "yes" if each.holds else "**no**") for each in report.bounds),
    )
    return report


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--print", action="store_true", help="print the page instead of writing it")
    args = parser.parse_args(argv)
    report = build(args.games, args.jobs)
    text = "\n".join(report.lines).rstrip() + "\n"
    if args.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    for each in report.failed:
        print(f"{each.what}: {each.value:.1%}, not {each.asked}", file=sys.stderr)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
