"""What is given up when something is paid or discarded, so that clients can propose what to part with."""

from typing import TYPE_CHECKING, Final

from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

CIVILIAN: Final = 0.5
"""What it is worth to keep a freed Civilian: less than any card, as it can only pay."""


def owes(g: "Skirmish", decision: Decision) -> int:
    """How many symbols, or cards, are still missing in a question."""
    if decision.kind == "pay":
        _, done, due = decision.args
        return due - done
    return decision.args[0] if decision.kind == "discard" else 0


def kept(g: "Skirmish", option: Option) -> float:
    """What an option is worth if it is kept. A card is worth 1, its symbols, its points, a little for figures."""
    verb, entity, _ = option
    if verb == "ignore":
        return 0.0
    if entity <= 0:
        return CIVILIAN
    face = g.face(entity)
    return 1.0 + len(face.symbols) + face.points + (face.strength + face.life) / 10
