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


def ko(game: "Heroes", seat: int) -> float:
    """KOs of the team's heroes, and of the Villains that it plays in the combat."""
    fight = game.state.fight
    mine = sum([game.piece(e).ko for e in game.team(seat)])
    return mine + (game.piece(fight.lead).ko if fight is not None and fight.runner == seat else 0)


def ko_of_theirs(game: "Heroes", seat: int) -> float:
    """KOs of the other side's fighter in the combat."""
    fight = game.state.fight
    if fight is None or seat not in (fight.seat, fight.runner):
        return 0
    return game.piece(fight.hero if seat == fight.runner else fight.lead).ko


def resources(game: "Heroes", seat: int) -> float:
    """Resource cards in the team's hand."""
    return len(game.zone_of(ids.HAND, seat))


def villains(game: "Heroes", seat: int) -> float:
    """Villain cards in the team's hand."""
    return len(game.zone_of(ids.VILLAINS, seat))


def allies(game: "Heroes", seat: int) -> float:
    """Allies of the team."""
    return len(game.zone_of(ids.ALLIES, seat))


def ready(game: "Heroes", seat: int) -> float:
    """Heroes of the team that are Ready."""
    return sum([game.piece(e).status == ids.READY for e in game.team(seat)])


def plans(game: "Heroes", seat: int) -> float:
    """Completed Master Plans of the team's mastermind."""
    return len(game.zone_of(ids.DONE, seat))


def trouble(game: "Heroes", seat: int) -> float:
    """The Trouble Level of the headline that the team troubleshoots."""
    mission = game.state.mission
    return game.state.trouble if mission is not None and mission.seat == seat else 0


def trouble_of_theirs(game: "Heroes", seat: int) -> float:
    """The Trouble Level of the headline that another team troubleshoots, with which villains are paid."""
    mission = game.state.mission
    return game.state.trouble if mission is not None and mission.seat != seat else 0


def hand(game: "Heroes", seat: int) -> Sequence[int]:
    """The Resource cards in the team's hand."""
    return game.zone_of(ids.HAND, seat)


def use(game: "Heroes", event: Event) -> Use | None:
    """An event that is played."""
    return Use("advice-plays", event.card) if isinstance(event, events.Use) else None


CONSEQUENCES: Final = (
    Consequence("advice-heroes-vp", vp, 0.5, named=True),
    Consequence("advice-heroes-rivals", rivals, -0.4, named=True),
    Consequence("advice-heroes-points", points, 0.2, named=True), Consequence("advice-heroes-wounded", wounded, -0.8),
    Consequence("advice-heroes-resources", resources, 0.25), Consequence("advice-heroes-villains", villains, 0.25),
    Consequence("advice-heroes-allies", allies, 0.5), Consequence("advice-heroes-ko", ko, -0.4),
    Consequence("advice-heroes-ko-theirs", ko_of_theirs, 0.4), Consequence("advice-heroes-ready", ready, 0.3),
    Consequence("advice-heroes-plans", plans, 0.8),
    Consequence("advice-heroes-trouble", trouble, -0.15, named=True),
    Consequence("advice-heroes-trouble-theirs", trouble_of_theirs, 0.15, named=True),
)  # fmt: skip
