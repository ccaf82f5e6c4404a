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

from goldenrule.games.heroes.bots import Sensible
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.rules.endings import how
from goldenrule.games.heroes.rules.setup import Setup, new_game

PAGE = Path(__file__).parents[1] / "docs" / "heroes_balance.md"
SEATS = (2, 4)
WINS = {2: (0.44, 0.56), 4: (0.20, 0.30)}
PLANS = (0.25, 0.60)
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
    bots = [Sensible(f"{number}/{seat}") for seat in range(seats)]
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


class Report:
    """What the games say, as Markdown, and the bounds that do not hold."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed: list[str] = []

    def say(self, *lines: str) -> None:
        self.lines += lines

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.say("| " + " | ".join(head) + " |", "|" + "---|" * len(head))
        self.say(*("| " + " | ".join(row) + " |" for row in rows), "")

    def bound(self, what: str, value: float, low: float, high: float) -> str:
        """The value, marked if it is out of bounds."""
        if low <= value <= high:
            return f"{value:.1%}"
        self.failed.append(f"{what}: {value:.1%}, not {low:.0%} to {high:.0%}")
        return f"**{value:.1%}**"


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
        rows.append((name, report.bound(f"{name}, {seats} players", rate, low, high), f"{error:.1%}", f"{vp:.1f}"))
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


def endings(report: Report, found: list[Played]) -> None:
    """How and when the games of each scenario end."""
    rows = []
    for face in load_content().of("scenario"):
        own = [game for game in found if game.scenario == face.code]
        ways = Counter(_way(game) for game in own)
        if len(ways) < 2:
            report.failed.append(f"{face.facts.name} always ends in the same way")
        said = ", ".join(f"{way} {n / len(own):.0%}" for way, n in ways.most_common())
        length = sum(game.rounds for game in own) / len(own)
        rows.append((face.facts.name, said, f"{length:.1f}"))
    report.say("### Scenarios: each ends in more than one way", "")
    report.table(("scenario", "endings", "Game Rounds"), rows)


def _way(game: Played) -> str:
    if game.ending == "finale":
        return "a team wins the finale" if game.winners else "everybody loses the finale"
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
    said = report.bound(f"master plans, {seats} players", total, low, high)
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
        f"Games of the bot `sensible` against itself, {n} for each number of players; teams change seats and scenarios",
        "go round. Written by `python scripts/heroes_balance.py`. Values out of bounds are **bold**.", "",
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
        endings(report, found)
        plans(report, seats, found)
    report.say("## Bounds that do not hold", "", *(f"- {each}" for each in report.failed or ["none"]))
    return report


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--print", action="store_true", help="print the page instead of writing it")
    args = parser.parse_args(argv)
    report = build(args.games, args.jobs)
    text = "\n".join(report.lines) + "\n"
    if args.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    for each in report.failed:
        print(each, file=sys.stderr)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
