"""What an option leads to on the map of Marvel Heroes: numbers by which an adviser says why it is better."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.search_model import Consequence, Use
from goldenrule.games.heroes import events, ids
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def vp(game: "Heroes", seat: int) -> float:
    """Victory points of the team."""
    return game.state.vp[seat]


def rivals(game: "Heroes", seat: int) -> float:
    """Victory points of the best other team."""
    return max([vp for each, vp in enumerate(game.state.vp) if each != seat], default=0)


def points(game: "Heroes", seat: int) -> float:
    """Plot points of the team."""
    return game.state.points[seat]


def wounded(game: "Heroes", seat: int) -> float:
    """Heroes of the team that are Wounded."""
    return sum([game.piece(e).wounded for e in game.team(seat)])


def resources(game: "Heroes", seat: int) -> float:
    """Resource cards in the team's hand."""
    return len(game.zone_of(ids.HAND, seat))


def villains(game: "Heroes", seat: int) -> float:
    """Villain cards in the team's hand."""
    return len(game.zone_of(ids.VILLAINS, seat))


def allies(game: "Heroes", seat: int) -> float:
    """Allies of the team."""
    return len(game.zone_of(ids.ALLIES, seat))


def hand(game: "Heroes", seat: int) -> Sequence[int]:
    """The Resource cards in the team's hand."""
    return game.zone_of(ids.HAND, seat)


def use(game: "Heroes", event: Event) -> Use | None:
    """An event that is played."""
    return Use("advice-plays", event.card) if isinstance(event, events.Use) else None


CONSEQUENCES: Final = (
    Consequence("advice-heroes-vp", vp, 0.5), Consequence("advice-heroes-rivals", rivals, -0.4),
    Consequence("advice-heroes-points", points, 0.2), Consequence("advice-heroes-wounded", wounded, -0.8),
    Consequence("advice-heroes-resources", resources, 0.25), Consequence("advice-heroes-villains", villains, 0.25),
    Consequence("advice-heroes-allies", allies, 0.5),
)  # fmt: skip
