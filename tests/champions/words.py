"""Short ways to write abilities in tests: `action(Draw(n(1)), form=HERO)`."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import (
    FREE,
    Action,
    After,
    AtEndOf,
    Before,
    Boost,
    Bound,
    Constant,
    Cost,
    CostOp,
    ForcedInterrupt,
    ForcedResponse,
    Interrupt,
    Modifier,
    Resource,
    Resources,
    Response,
    Setup,
    WhenDefeated,
    WhenRevealed,
)
from goldenrule.games.champions.ops import SpendCounter
from goldenrule.kernel.expressions import Cond, Const, Num, Sel
from goldenrule.kernel.ops import Op, Seq

HERO = "hero"
ALTER_EGO = "alter_ego"


def n(number: int | Num) -> Num:
    """A plain number where a computed one may stand."""
    return Const(number) if isinstance(number, int) else number


def do(*ops: Op) -> Op:
    """One sentence after the other."""
    return ops[0] if len(ops) == 1 else Seq(ops)


def cost(*parts: CostOp, resources: str = "", any_number_of: str = "") -> Cost:
    """What stands before the arrow."""
    return Cost(resources, any_number_of, parts)


def spend(name: str) -> SpendCounter:
    return SpendCounter(name)


def action(
    *ops: Op, form: str = "", label: str = "", cost: Cost = FREE, limit: Bound | None = None, anyone: bool = False
) -> Action:
    return Action(do(*ops), form, label, cost, limit, anyone=anyone)


def hero_action(*ops: Op, label: str = "", cost: Cost = FREE) -> Action:
    return Action(do(*ops), HERO, label, cost)


def interrupt(when: Before, *ops: Op, form: str = "", label: str = "", cost: Cost = FREE) -> Interrupt:
    return Interrupt(when, do(*ops), form, label, cost)


def response(when: After, *ops: Op, form: str = "", label: str = "", cost: Cost = FREE) -> Response:
    return Response(when, do(*ops), form, label, cost)


def forced_interrupt(when: Before, *ops: Op) -> ForcedInterrupt:
    return ForcedInterrupt(when, do(*ops))


def forced_response(when: After, *ops: Op) -> ForcedResponse:
    return ForcedResponse(when, do(*ops))


def constant(*mods: Modifier) -> Constant:
    return Constant(mods)


def gets(
    stat: int, amount: int | Num, to: Sel, when: Cond | None = None, how: str = "add", trait: str = ""
) -> Modifier:
    """A change of a value: `gets(ATK, 1, Host())`."""
    return Modifier(stat, n(amount), to, when, how, trait)


def gives_trait(trait: str, to: Sel) -> Modifier:
    return Modifier(ids.TRAIT, Const(1), to, trait=trait)


def resource(produces: str | Resources, cost: Cost = FREE, form: str = "", limit: Bound | None = None) -> Resource:
    return Resource(produces, form, cost, limit)


def when_revealed(*ops: Op, form: str = "") -> WhenRevealed:
    return WhenRevealed(do(*ops), form)


def when_defeated(*ops: Op) -> WhenDefeated:
    return WhenDefeated(do(*ops))


def boost(*ops: Op) -> Boost:
    return Boost(do(*ops))


def setup(*ops: Op) -> Setup:
    return Setup(do(*ops))


def at_end_of(period: str, *ops: Op) -> AtEndOf:
    return AtEndOf(period, do(*ops))
