"""What is given up when something is paid or discarded, so that clients can propose what to part with."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import SpendCounter
from goldenrule.games.champions.rules import generating, payment
from goldenrule.kernel.decisions import DONE, Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

READY: Final = 0.5
"""What it is worth to keep a resource ability: less than any card, as it comes back."""
COUNTER: Final = 2.5
"""What it is worth to keep one that removes a counter and does not come back: hands are filled up again."""
USELESS: Final = 0.75
"""What a card is worth that cannot be played, because another one of its name is in play and it is unique."""


def owes(g: "Champions", decision: Decision) -> int:
    """How many resources, or cards, are still missing in a question."""
    args = decision.args
    if decision.kind == "pay":
        return max(0, args[1] - args[0])
    if decision.kind == "end_discard":
        return args[0]
    return int(decision.kind == "discard_cost" and DONE not in decision.options)


def spends(g: "Champions", decision: Decision, option: Option) -> tuple[int, float]:
    """How many resources an option generates (each other one counts as 1), and what it gives up."""
    verb, entity, index = option
    if verb == "generate":
        spent = any(isinstance(part, SpendCounter) for part in g.ability(entity, index).cost.parts)
        return len(generated(g, decision, option)), COUNTER if spent else READY
    return len(generated(g, decision, option)) if verb == "pay" else 1, worth(g, entity)


def generated(g: "Champions", decision: Decision, option: Option) -> str:
    """The letters of the resources that an option generates."""
    verb, entity, index = option
    if verb == "generate":
        return generating.generates(g, decision.seat, entity, index)
    aspect = g.ident(decision.source).aspect if decision.source else ""
    return payment.letters(g.ident(entity), aspect) if verb == "pay" else ""


def worth(g: "Champions", entity: int) -> float:
    """What a card in hand is worth, from what is printed on it: 1 and its cost; a resource card is worth 1."""
    facts = g.ident(entity).facts
    s = g.state
    if facts.type == "resource":
        return 1.0
    if facts.unique and any(g.face(e).facts.name == facts.name for zone in ids.AREAS[: s.seats] for e in s.zones[zone]):
        return USELESS
    return 1.0 + max(0, facts.cost or 0)
