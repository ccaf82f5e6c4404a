"""How likely the players are to win, from what lies open on the table."""

from functools import cache
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.value_function import load_weights, odds
from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.evaluator import Evaluator
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.bots.standing import standing
from goldenrule.games.champions.ids import AREA, DECK, ENCOUNTER_DECK, ENGAGED, HAND, TABLE, zone
from goldenrule.games.champions.rules import values

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

MEASURES: Final = (
    "constant", "villain", "villain 2", "later stages", "stages", "room", "room soon", "full soon", "nearly full",
    "threat a round", "schemes", "hit points", "least hit points", "3 or fewer", "6 or fewer", "eliminated", "heroes",
    "allies", "life of allies", "upgrades", "supports", "obligations", "hands", "minions", "ATK of minions",
    "life of minions", "side schemes", "threat on them", "hazard", "crisis", "attachments", "ATK of villain",
    "SCH of villain", "villain stunned", "villain confused", "villain tough", "stunned", "confused", "tough",
    "exhausted", "acceleration", "round", "encounter deck", "decks", "alone", "three or four", "villain and room",
    "villain and hit points", "expert", "Rhino", "Klaw", "Ultron",
    "hand size", "ATK of heroes", "THW of heroes", "DEF of heroes", "resources a turn", "what permanents do",
    "Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man", "Black Panther",
)  # fmt: skip
"""What counts; most of them are a player's share, in units that make them about 1."""
SCENARIOS: Final = ("rhino", "klaw", "ultron")
HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
BOOST: Final = 1.5
"""Threat that a villain's scheming brings besides the main scheme's own, about."""


@cache
def weights() -> tuple[float, ...]:
    """Fitted by `scripts/values.py`."""
    return load_weights("goldenrule.games.champions.bots", "weights.json", MEASURES)["players"]


def measures(game: "Champions", seat: int = 0) -> tuple[float, ...]:
    """The numbers of `MEASURES`. Hands and decks count by their size alone."""
    s, faces = game.state, game.content.faces
    seats, alive, zones = s.seats, s.alive, s.zones
    points = [max(0, values.remaining(game, s.identities[each])) for each in alive]
    life, least = sum(points) / seats / 10, min(points, default=0)
    stages = [faces[stage].facts for stage in s.villain_stages]
    later = sum([(each.hp or 0) * (seats if each.hp_per_player else 1) for each in stages]) / seats / 10
    villain = max(0, values.remaining(game, s.villain)) / seats / 10
    facts = faces[s.face[s.main_scheme]].facts
    coming = facts.accel * (seats if facts.accel_per_player else 1) + values.icons(game, "acceleration")
    coming += s.acceleration
    room = (values.target_threat(game) - game.table_card(s.main_scheme).threat) / seats
    soon = room - coming / seats - BOOST
    hands = sum([len(zones[zone(each, HAND)]) for each in alive])
    decks = sum([len(zones[zone(each, DECK)]) for each in alive])
    return (
        1.0, villain, villain * villain, later, float(len(stages)), min(3.0, max(-1.0, room / 5)),
        min(2.0, max(-1.0, soon / 3)), float(soon <= 0), float(soon <= 3), coming / seats / 3,
        float(len(s.scheme_stages)), life, least / 10, float(least <= 3), float(least <= 6),
        (seats - len(alive)) / seats, sum([game.is_hero(each) for each in alive]) / seats, *in_areas(game),
        hands / seats / 5, *opposing(game), *statuses(game), s.acceleration / 3, s.round / 10,
        len(zones[ENCOUNTER_DECK]) / 20, decks / seats / 20, float(seats == 1), float(seats >= 3),
        (villain + later) * max(0.0, min(10.0, room)) / 10, (villain + later) * life,
        float(bool(game.setup.get("expert"))),
        *[float(game.setup.get("scenario") == each) for each in SCENARIOS], *able(game),
        *[game.setup["heroes"].count(each) / seats for each in HEROES],
    )  # fmt: skip


def in_areas(game: "Champions") -> list[float]:
    """What the players have in play: allies, their life, upgrades, supports, obligations."""
    s, faces = game.state, game.content.faces
    found = {"ally": 0, "upgrade": 0, "support": 0, "obligation": 0}
    life = 0
    for each in s.alive:
        for e in s.zones[zone(each, AREA)]:
            kind = faces[s.face[e]].type
            if kind in found:
                found[kind] += 1
                life += max(0, values.remaining(game, e)) if kind == "ally" else 0
    allies, upgrades, supports, obligations = found.values()
    seats = s.seats
    return [allies / seats, life / seats / 5, upgrades / seats / 3, supports / seats / 3, obligations / seats]


def able(game: "Champions") -> list[float]:
    """What the heroes can do with what they have in play, whichever form they show."""
    state = game.state
    found = [0.0] * 6
    for each in state.alive:
        evaluator = Evaluator(SeatView(game, each))
        view = evaluator.view
        permanents = [
            standing(evaluator, view.face(e)).each for e in view.area() if view.type(e) in ("upgrade", "support")
        ]
        parts = (
            evaluator.as_hero(ids.HAND_SIZE) / 5, evaluator.as_hero(ids.ATK) / 2, evaluator.as_hero(ids.THW) / 2,
            evaluator.as_hero(ids.DEF) / 2, evaluator.spare(True) / 3, sum(permanents) / 3,
        )  # fmt: skip
        found = [so_far + part / state.seats for so_far, part in zip(found, parts)]
    return found


def opposing(game: "Champions") -> list[float]:
    """Minions, side schemes, attachments and what the villain can do."""
    s, faces = game.state, game.content.faces
    seats = s.seats
    minions = [e for each in range(seats) for e in s.zones[zone(each, ENGAGED)]]
    sides = [e for e in s.zones[TABLE] if faces[s.face[e]].type == "side_scheme"]
    villain = game.table_card(s.villain)
    return [
        len(minions) / seats, sum([values.value(game, ids.ATK, e) for e in minions]) / seats / 3,
        sum([max(0, values.remaining(game, e)) for e in minions]) / seats / 5, len(sides) / seats,
        sum([game.table_card(e).threat for e in sides]) / seats / 5, values.icons(game, "hazard") / seats,
        float(values.icons(game, "crisis")),
        float(sum([faces[s.face[e]].type == "attachment" for e in s.zones[TABLE]])),
        (values.value(game, ids.ATK, s.villain) - 2) / 2, (values.value(game, ids.SCH, s.villain) - 1) / 2,
        float(villain.stunned), float(villain.confused), float(villain.tough),
    ]  # fmt: skip


def statuses(game: "Champions") -> list[float]:
    """Players that are stunned, confused, tough, and what of theirs is exhausted."""
    s, faces = game.state, game.content.faces
    seats = s.seats
    cards = [game.table_card(s.identities[each]) for each in s.alive]
    allies = [e for each in s.alive for e in s.zones[zone(each, AREA)] if faces[s.face[e]].type == "ally"]
    tired = sum([card.exhausted for card in cards]) + sum([game.table_card(e).exhausted for e in allies])
    return [
        sum([bool(card.stunned) for card in cards]) / seats, sum([bool(card.confused) for card in cards]) / seats,
        sum([bool(card.tough) for card in cards]) / seats, tired / seats,
    ]  # fmt: skip


def log_odds(game: "Champions", seat: int = 0) -> float:
    """The log-odds that the players win."""
    return odds(measures(game), weights())
