"""What an option leads to in the duel: numbers by which an adviser says why it is better."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.search_model import Consequence, Use
from goldenrule.games.skirmish.events import Play
from goldenrule.games.skirmish.ids import FIRST_SLOT, HAND, HEROES, OWNED, SLOTS
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


def points(game: "Skirmish", seat: int) -> float:
    """Where the Victory Point marker stands, as the seat sees it."""
    return game.state.points if seat == HEROES else -game.state.points


def mine(game: "Skirmish", seat: int) -> float:
    """Characters of the seat in its slots."""
    zones, first = game.state.zones, FIRST_SLOT[seat]
    return sum([len(zones[first + slot]) for slot in range(SLOTS)])


def theirs(game: "Skirmish", seat: int) -> float:
    """Characters of the other side in its slots."""
    return mine(game, 1 - seat)


def life(game: "Skirmish", seat: int) -> float:
    """Life left of the Characters of the seat in its slots."""
    zones, first, known = game.state.zones, FIRST_SLOT[seat], game
    return sum([max(0, known.life(e) - known.damage_on(e)) for slot in range(SLOTS) for e in zones[first + slot]])


def life_of_theirs(game: "Skirmish", seat: int) -> float:
    """Life left of the Characters of the other side."""
    return life(game, 1 - seat)


def cards(game: "Skirmish", seat: int) -> float:
    """Cards in the seat's hand."""
    return len(game.state.zones[HAND + seat])


def artifacts(game: "Skirmish", seat: int) -> float:
    """Artifacts of the seat."""
    return len(game.state.zones[OWNED + seat])


def freed(game: "Skirmish", seat: int) -> float:
    """Civilians that the seat has freed: only the Heroes do."""
    return sum(game.state.freed) if seat == HEROES else 0


def freed_by_them(game: "Skirmish", seat: int) -> float:
    """Civilians that the other side has freed."""
    return freed(game, 1 - seat)


def hand(game: "Skirmish", seat: int) -> Sequence[int]:
    """The cards in the seat's hand."""
    return game.state.zones[HAND + seat]


def use(game: "Skirmish", event: Event) -> Use | None:
    """A card that is played."""
    return Use("advice-plays", event.card) if isinstance(event, Play) else None


CONSEQUENCES: Final = (
    Consequence("advice-skirmish-points", points, 0.5), Consequence("advice-skirmish-mine", mine, 0.5),
    Consequence("advice-skirmish-theirs", theirs, -0.5), Consequence("advice-skirmish-cards", cards, 0.3),
    Consequence("advice-skirmish-life", life, 0.1), Consequence("advice-skirmish-life-theirs", life_of_theirs, -0.1),
    Consequence("advice-skirmish-artifacts", artifacts, 0.6),
    Consequence("advice-skirmish-freed", freed, 0.3), Consequence("advice-skirmish-freed-theirs", freed_by_them, -0.3),
)  # fmt: skip
