"""What is paid or discarded: how much is due, and how much each thing gives."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules import affordable, generating
from goldenrule.kernel.decisions import DONE, Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def owes(decision: Decision) -> int:
    """How many resources, or cards, are still missing in a question."""
    args = decision.args
    if decision.kind == "pay":
        return max(0, args[1] - args[0])
    if decision.kind == "end_discard":
        return args[0]
    return int(decision.kind == "discard_cost" and DONE not in decision.options)


def spends(g: "Champions", decision: Decision, option: Option) -> int:
    """How many resources an option generates; each other one counts as 1."""
    return len(generated(g, decision, option)) if option[0] in ("pay", "generate") else 1


def generated(g: "Champions", decision: Decision, option: Option) -> str:
    """The letters of the resources that an option generates."""
    verb, entity, index = option
    if verb == "generate":
        return generating.generates(g, decision.seat, entity, index)
    aspect = g.ident(decision.source).aspect if decision.source else ""
    return affordable.letters(g.ident(entity), aspect) if verb == "pay" else ""
