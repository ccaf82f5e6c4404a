"""Free benefits in random games of each game: what is taken for granted never costs its side anything."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.champions import ids as champions
from goldenrule.games.champions.rules import values
from goldenrule.games.heroes import ids as heroes
from goldenrule.games.skirmish import ids as skirmish
from goldenrule.kernel.decisions import NO, PASS, Decision
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game, is_free

TEAM = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")


def of_champions(g: Any, seat: int) -> dict[str, int]:
    """What the players have, all on one side, and what the scenario has not."""
    s = g.state
    own = [e for p in g.players() for e in s.zones[champions.AREAS[p]]]
    friends = [e for e in own if g.face(e).friendly]
    schemes = [e for e in s.zones[champions.TABLE] if g.face(e).facts.type in ("main_scheme", "side_scheme")]
    return {
        "hit points": sum(values.remaining(g, e) for e in friends),
        "cards in hand": sum(len(s.zones[champions.HANDS[p]]) for p in g.players()),
        "cards in play": len(own),
        "ready": sum(not g.table_card(e).exhausted for e in own),
        "threat": -sum(g.table_card(e).threat for e in schemes),
    }


def of_heroes(g: Any, seat: int) -> dict[str, int]:
    s = g.state
    mission = s.mission
    return {
        "cards": len(g.zone_of(heroes.HAND, seat)) + len(g.zone_of(heroes.VILLAINS, seat)),
        "points": s.points[seat],
        "VP": s.vp[seat],
        "KO": -sum(s.cards[e].ko for e in g.team(seat)),
        "trouble": 0 if mission is None else s.trouble * (1 if seat == mission.nemesis else -1),
    }


def of_skirmish(g: Any, seat: int) -> dict[str, int]:
    return {
        "life": sum(g.life(e) - g.damage_on(e) for e in g.side(seat)),
        "cards": len(g.state.zones[skirmish.HAND + seat]),
        "points": g.points_of(seat) - g.points_of(1 - seat),
    }


MEASURES: dict[str, Callable[[Any, int], dict[str, int]]] = {
    "champions": of_champions,
    "heroes": of_heroes,
    "skirmish": of_skirmish,
}


def loses_nothing(game: Game, decision: Decision, measure: Callable[[Any, int], dict[str, int]]) -> None:
    """Play on to the next question with the benefit and without it, and compare."""
    without = PASS if PASS in decision.options else NO
    (taken,) = [option for option in decision.options if option != without]
    ends = []
    for option in (taken, without):
        branch = game.clone()
        branch.apply(decision.seat, option)
        ends.append(measure(branch, decision.seat))
    worse = {what: (ends[0][what], n) for what, n in ends[1].items() if ends[0][what] < n}
    assert not worse, f"{decision} {game.code(taken[1] or decision.source)}: {worse}"


@pytest.mark.parametrize(
    ("name", "bot", "games", "least"), [("champions", "random", 30, 10), ("champions", "sensible", 5, 10),
                                        ("heroes", "sensible", 8, 3)]
)  # fmt: skip
def test_a_free_benefit_never_lowers_anything_of_its_side(name: str, bot: str, games: int, least: int) -> None:
    kind = find_game(name)
    chance = random.Random(name + bot)
    found: Counter[str] = Counter()
    for number in range(games):
        words = {"scenario": chance.choice([each.id for each in kind.choices("scenario")])}
        if name == "champions":
            words["heroes"] = ",".join(chance.sample(TEAM, 1 + number % 3))
        game = kind.make(kind.parse_options(words), f"benefits-{number}")
        bots = [make_bot(name, bot, f"{number}/{seat}") for seat in range(game.state.seats)]
        while not game.over:
            decision = game.pending[0]
            if len(decision.options) == 2 and any(is_free(game, decision, each) for each in decision.options):
                found[game.code(decision.options[0][1] or decision.source)] += 1
                loses_nothing(game, decision, MEASURES[name])
            game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    assert found.total() >= least, found


def test_passing_is_never_a_benefit_and_a_turn_has_none() -> None:
    for name in MEASURES:
        kind = find_game(name)
        game, chance = kind.make(kind.parse_options({}), "none"), random.Random(name)
        for _ in range(300):
            if game.over:
                break
            decision = game.pending[0]
            for option in decision.options:
                if option[0] in ("pass", "no", "done") or decision.kind in ("turn", "recruit", "action"):
                    assert not is_free(game, decision, option), (decision, option)
            game.apply(decision.seat, chance.choice(decision.options))
