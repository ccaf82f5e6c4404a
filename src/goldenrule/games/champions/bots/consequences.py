"""What an option leads to at the table of Champions: numbers by which an adviser says why it is better."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.search_model import Consequence, Use
from goldenrule.games.champions.events import Play
from goldenrule.games.champions.ids import AREA, ENGAGED, HAND, TABLE, zone
from goldenrule.games.champions.rules import values
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STAGE: Final = 10
"""A stage of the main scheme more counts as this much threat."""


def life(game: "Champions", seat: int) -> float:
    """Hit points of the seat's identity."""
    return max(0, values.remaining(game, game.state.identities[seat]))


def out(game: "Champions", seat: int) -> float:
    """Is the seat eliminated?"""
    return float(seat not in game.state.alive)


def villain(game: "Champions", seat: int) -> float:
    """Hit points of the villain, with those of the stages to come."""
    s, faces = game.state, game.content.faces
    later = [faces[stage].facts for stage in s.villain_stages]
    each = sum([(facts.hp or 0) * (s.seats if facts.hp_per_player else 1) for facts in later])
    return each + max(0, values.remaining(game, s.villain))


def threat(game: "Champions", seat: int) -> float:
    """Threat on the main scheme."""
    state = game.state
    return game.table_card(state.main_scheme).threat - STAGE * len(state.scheme_stages)


def side_threat(game: "Champions", seat: int) -> float:
    """Threat on side schemes."""
    s, faces = game.state, game.content.faces
    return sum([game.table_card(e).threat for e in s.zones[TABLE] if faces[s.face[e]].type == "side_scheme"])


def minions(game: "Champions", seat: int) -> float:
    """Minions in play."""
    state = game.state
    return sum([len(state.zones[zone(each, ENGAGED)]) for each in range(state.seats)])


def allies(game: "Champions", seat: int) -> float:
    """Allies of the seat."""
    return _of_types(game, seat, ("ally",))


def gear(game: "Champions", seat: int) -> float:
    """Upgrades and supports of the seat."""
    return _of_types(game, seat, ("upgrade", "support"))


def _of_types(game: "Champions", seat: int, types: tuple[str, ...]) -> float:
    s, faces = game.state, game.content.faces
    return sum([faces[s.face[e]].type in types for e in s.zones[zone(seat, AREA)]])


def ready(game: "Champions", seat: int) -> float:
    """Is the seat's identity ready?"""
    card = game.state.cards[game.state.identities[seat]]
    return float(card is not None and not card.exhausted)


def cards(game: "Champions", seat: int) -> float:
    """Cards in the seat's hand."""
    return len(hand(game, seat))


def hand(game: "Champions", seat: int) -> Sequence[int]:
    """The cards in the seat's hand."""
    return game.state.zones[zone(seat, HAND)]


def use(game: "Champions", event: Event) -> Use | None:
    """A card that is played, with what that is called: in the villain phase it has been kept."""
    if not isinstance(event, Play):
        return None
    return Use("advice-champions-keeps" if game.state.phase == "villain" else "advice-champions-plays", event.card)


CONSEQUENCES: Final = (
    Consequence("advice-champions-out", out, -5),
    Consequence("advice-champions-life", life, 0.3, named=True),
    Consequence("advice-champions-villain", villain, -0.25), Consequence("advice-champions-threat", threat, -0.4),
    Consequence("advice-champions-sides", side_threat, -0.2),
    Consequence("advice-champions-minions", minions, -1), Consequence("advice-champions-allies", allies, 1),
    Consequence("advice-champions-gear", gear, 0.8), Consequence("advice-champions-hand", cards, 0.4),
    Consequence("advice-champions-ready", ready, 0.8, shows_later=True),
)  # fmt: skip
