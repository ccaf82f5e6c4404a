"""What is given up when something is paid or discarded, so that clients can propose what to part with."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.rules import villains
from goldenrule.kernel.decisions import Option

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def kept(game: "Heroes", option: Option) -> float:
    """A villain is worth 1 and what it costs to play it, another card 1, and 1 more if it is an ally."""
    face = game.face(option[1])
    if face.type in ("villain", "agent"):
        return 1.0 + villains.cost(game, option[1], face.type == "agent")
    return 2.0 if face.type == "ally" else 1.0
