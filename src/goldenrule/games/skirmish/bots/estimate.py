"""How likely a side of the duel is to win, from what lies open."""

from functools import cache
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.value_function import load_weights, odds
from goldenrule.games.skirmish.bots.evaluator import Evaluator
from goldenrule.games.skirmish.bots.forecast import Fighter
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.games.skirmish.bots.worths import worth_of
from goldenrule.games.skirmish.ids import (
    BATTLEFIELDS,
    DECK,
    FACTIONS,
    GOALS,
    HAND,
    HEROES,
    LOCATIONS,
    OWNED,
    PLACES,
    SLOTS,
    VILLAINS,
)
from goldenrule.games.skirmish.state import Figure

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

SIDES: Final = ((HEROES, VILLAINS), (VILLAINS, HEROES))
MEASURES: Final = (
    "constant", "points", *[f"goal {n} {side}" for n in (2, 4) for side in FACTIONS],
    *[f"slot {slot}" for slot in range(SLOTS)],
    *[f"{what} {side}" for side in FACTIONS for what in ("strength", "life", "cards", "brings", "lasting", "held")],
    *[f"free {place} {side}" for side in FACTIONS for place in LOCATIONS],
    *[f"{what} {side}" for side in FACTIONS for what in ("hand", "artifacts", "deck", "deck empty")],
    "marker", "marker 3", "civilians", "civilians 3", "battlefields", "round", "points late",
)  # fmt: skip
"""What counts, as seen by the Heroes. `slot N` is what the heuristic policy expects of a pair of slots, `free` are
cards that attack an empty slot at a Location, `goal N` is the share of the way to the goal to that power."""


@cache
def weights() -> tuple[tuple[float, ...], ...]:
    """Those for each side's turns, fitted by `scripts/values.py`."""
    found = load_weights("goldenrule.games.skirmish.bots", "weights.json", MEASURES)
    return tuple(found[side] for side in FACTIONS)


def measures(game: "Skirmish", seat: int = HEROES) -> tuple[float, ...]:
    """The numbers of `MEASURES`. Hands and decks count by their size alone."""
    state = game.state
    zones = state.zones
    points = state.points / (GOALS[HEROES] + 1)
    far = (max(0, state.points) / GOALS[HEROES], max(0, -state.points) / GOALS[VILLAINS])
    view = SeatView(game, VILLAINS if state.active == VILLAINS else HEROES)
    evaluator = Evaluator(view)
    heroes = view.seat == HEROES
    boards = (evaluator.mine, evaluator.theirs) if heroes else (evaluator.theirs, evaluator.mine)
    marker = state.marker / game.track
    freed = sum(state.freed)
    out = [1.0, points, *[way**n for n in (2, 4) for way in far]]
    out += evaluator.now if heroes else [-worth for worth in evaluator.now]
    for side in (HEROES, VILLAINS):
        out += strengths(game, side, boards[side])
    for side, other in SIDES:
        free = [0.0] * len(LOCATIONS)
        for slot, (mine, theirs) in enumerate(zip(boards[side], boards[other])):
            if mine is not None and theirs is None and mine.strength > 0:
                free[PLACES[slot]] += 1
        out += free
    for side in (HEROES, VILLAINS):
        out += [len(zones[HAND + side]) / 5, len(zones[OWNED + side]), len(zones[DECK + side]) / 20]
        out.append(float(state.decked >> side & 1))
    late = state.round / 10
    out += [marker, marker**3, freed / 6, (freed / 9) ** 3, len(zones[BATTLEFIELDS]) / 10, late, points * late]
    return tuple(out)


def strengths(game: "Skirmish", side: int, board: list[Fighter | None]) -> list[float]:
    """What a side has in its slots."""
    there = [each for each in board if each is not None]
    cards = [e for slot in range(SLOTS) if (e := SeatView(game, side).at(side, slot))]
    held = sum(bool(card.held) for e in cards if isinstance(card := game.state.cards[e], Figure))
    return [
        sum([each.strength for each in there]) / 10, sum([each.life for each in there]) / 10, len(there) / SLOTS,
        sum([each.brings for each in there]), sum([worth_of(game.face(e)).lasting for e in cards]), float(held),
    ]  # fmt: skip


def log_odds(game: "Skirmish", seat: int) -> float:
    """The log-odds that a seat wins."""
    heroes = odds(measures(game), weights()[max(HEROES, game.state.active)])
    return heroes if seat == HEROES else -heroes
