"""What is given up when something is paid or discarded, so that clients can propose what to part with."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.content import Paid
from goldenrule.games.heroes.rules import villains
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def owes(g: "Heroes", decision: Decision) -> int:
    """How many cards are still missing in a question."""
    frame = g.stack[-1]
    if not isinstance(frame, Effect):
        return 0
    if decision.kind == "discard":
        thrown = frame.vars["thrown"]
        assert isinstance(thrown, tuple)
        return thrown[1] - thrown[0] % thrown[1]
    op, paid = frame.program.ops[frame.pc], frame.vars.get("paid", 0)
    if decision.kind != "pay" or not isinstance(op, Paid) or not isinstance(paid, int):
        return 0
    return op.cost.resources + op.cost.villains - paid


def kept(g: "Heroes", option: Option) -> float:
    """A villain is worth 1 and what it costs to play it, another card 1, and 1 more if it is an ally."""
    face = g.face(option[1])
    if face.type in ("villain", "agent"):
        return 1.0 + villains.cost(g, option[1], face.type == "agent")
    return 2.0 if face.type == "ally" else 1.0
