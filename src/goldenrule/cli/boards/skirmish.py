"""The table of the duel as a client sees it: slots, tracks, Civilians, Artifacts, hands, from a view and the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from goldenrule.cli.words import Words
from goldenrule.games.skirmish.facts import Facts
from goldenrule.games.skirmish.ids import COLOURS, GOALS, LOCATIONS, PLACES, SLOTS, ZONES_OF_MANHATTAN
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.skirmish.client import SkirmishWords


@dataclass
class Shown:
    """A card as it lies there. `damage` is None for a card that is in no slot."""

    id: int
    facts: Facts
    strength: int
    life: int
    damage: int | None = None
    held: bool = False


@dataclass
class Side:
    """A player: the six slots from Manhattan on, and what lies beside them."""

    seat: int
    slots: list[Shown | None]
    hand: list[Shown]
    """The cards in hand that the looking seat knows: all of its own, and what it has seen go to the other's."""
    hidden_hand: int
    deck: int
    discard: list[Shown]
    artifacts: list[Shown]
    civilians: dict[str, int]
    """The Civilians that the player owns, by colour."""
    points: int
    """How far the Victory Point marker stands on this side, 0 if it is on the other one."""
    goal: int


@dataclass
class Place:
    """A pair of slots that face each other: its Location, its number there from 1 on, and the Civilians that are left.

    `civilians` is None for a Location where there never are any.
    """

    location: str
    number: int
    civilians: Sequence[str] | None


@dataclass
class Board:
    """The whole table. `points` and `marker` are positive on the side of the Heroes; `track` is half its length."""

    round: int
    active: int
    phase: str
    winner: str
    points: int
    marker: int
    track: int
    places: list[Place]
    sides: list[Side]
    offer: list[Shown]
    pile: int
    battlefields: int
    stage: list[Shown]


def board(view: View, w: Words) -> Board:
    """The table as the seat of a view knows it."""
    content = cast("SkirmishWords", w.game).content
    shown = {id: _shown(id, facts, content.face(facts["code"]).facts) for id, facts in view.cards.items()}

    def lying(zone: str) -> list[Shown]:
        return [shown[id] for id in view.zones[zone] if id]

    table = view.table
    sides = []
    for seat, goal in enumerate(GOALS):
        points = table["points"] if seat == 0 else -table["points"]
        slots = [lying(f"slot{seat}.{slot}") for slot in range(SLOTS)]
        freed = table["freed"] if seat == 0 else (0,) * len(COLOURS)
        sides.append(
            Side(
                seat=seat,
                slots=[cards[0] if cards else None for cards in slots],
                hand=sorted(lying(f"hand{seat}"), key=_order),
                hidden_hand=view.zones[f"hand{seat}"].count(0),
                deck=len(view.zones[f"deck{seat}"]),
                discard=lying(f"discard{seat}"),
                artifacts=lying(f"artifacts{seat}"),
                civilians={colour: n for colour, n in zip(COLOURS, freed) if n},
                points=max(0, points),
                goal=goal,
            )
        )
    places = []
    for slot, place in enumerate(PLACES):
        left = None
        if slot < ZONES_OF_MANHATTAN:
            left = [colour for i, colour in enumerate(COLOURS) if table["civilians"][slot] >> i & 1]
        places.append(Place(LOCATIONS[place], PLACES[: slot + 1].count(place), left))
    return Board(
        round=table["round"],
        active=table["active"],
        phase=table["phase"],
        winner=view.winner,
        points=table["points"],
        marker=table["marker"],
        track=table["track"],
        places=places,
        sides=sides,
        offer=lying("offer"),
        pile=len(view.zones["pile"]),
        battlefields=len(view.zones["battlefields"]),
        stage=lying("stage"),
    )


def _shown(id: int, facts: dict[str, Any], printed: Facts) -> Shown:
    return Shown(
        id=id,
        facts=printed,
        strength=facts.get("strength", printed.strength),
        life=facts.get("life", printed.life),
        damage=facts.get("damage"),
        held=facts.get("held", False),
    )


def symbols(card: Shown) -> list[str]:
    """The symbols of a card's cost, in the order in which they are paid."""
    return sorted(card.facts.cost, key=(*COLOURS, "any").index)


def _order(card: Shown) -> tuple[Any, ...]:
    """By colour, then by cost: a hand is also what its owner pays with."""
    colour = COLOURS.index(card.facts.colour) if card.facts.colour else len(COLOURS)
    return colour, len(card.facts.cost), card.facts.name, card.facts.id
