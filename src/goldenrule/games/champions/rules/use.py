"""Using abilities: every restriction with its clause, and how a use begins."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import HANDS
from goldenrule.games.champions.rules import encounter, enter, payment
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import Mode
from goldenrule.kernel.state import LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Refusal = tuple[str, str]
_BLOCKED_BY = {"attack": ids.STUNNED, "thwart": ids.CONFUSED}


def why_not_use(
    g: "Champions",
    seat: int,
    entity: int,
    index: int,
    f: Effect | None = None,
    purse: "payment.Purse | None" = None,
) -> Refusal | None:
    """The first reason why a player may not use an ability now, None if they may (MC-INIT-02, -03)."""
    ability = g.ability(entity, index)
    s = g.state
    if ability.form and g.form(seat) != ability.form:
        return ("MC-TRIG-07", "wrong-form")
    in_hand = s.zone[entity] == HANDS[seat]
    if not in_hand and not ability.anyone and g.speaker(entity) != seat:
        return ("MC-ABILITY-14", "not-yours")
    if ability.limit is not None and uses(g, entity, index, ability.limit[1]) >= ability.limit[0]:
        return ("MC-LIMIT-01", "limit-reached")
    if ability.maximum is not None and max_uses(g, entity, index, ability.maximum[1]) >= ability.maximum[0]:
        return ("MC-MAX-02", "max-reached")
    if f is None:
        f = g.env(entity, index, seat)
    cost = ability.cost
    for part in cost.parts:
        if not part.payable(g, f):  # type: ignore[attr-defined]
            return ("MC-INIT-06", "cost-cannot-be-paid")
    if in_hand:
        n = enter.card_cost(g, entity)
        if n:
            if purse is None:
                purse = payment.purse(g, seat)
            if not purse.can_pay_generic(n, entity, g.ident(entity)):
                return ("MC-COST-01", "cannot-pay")
    if cost.resources or cost.any_number_of:
        need = cost.resources or cost.any_number_of
        if not payment.can_pay(g, seat, need, g.ident(entity).aspect, (entity,)):
            return ("MC-RES-07", "cannot-pay")
    if g.content.has_peril and encounter.silenced(g, seat):
        return ("MC-KW-PERIL-02", "peril")
    status = _BLOCKED_BY.get(ability.label)
    if status is not None and getattr(g.table_card(s.identities[seat]), status):
        return None  # losing the status card changes the game (MC-STATUS-06, OQ-64)
    if not ability.effect.may_change(g, f):
        return ("MC-TRIG-02", "no-effect")
    return None


def _numbered(g: "Champions", entity: int, index: int) -> int:
    """A number for an ability of the face shown: each side of an identity counts for itself (MC-LIMIT-01)."""
    return g.state.face[entity] << 4 | index


def uses(g: "Champions", entity: int, index: int, period: str) -> int:
    return g.state.uses.get((g.state.ref(entity), _numbered(g, entity, index), period), 0)


def max_uses(g: "Champions", entity: int, index: int, period: str) -> int:
    """Uses of all copies, by title (MC-MAX-02, -03)."""
    return g.state.uses.get((-1 - g.state.ident[entity], _numbered(g, entity, index), period), 0)


def count_use(g: "Champions", entity: int, index: int) -> None:
    """Initiating counts, cancelled or not (MC-LIMIT-03, MC-MAX-04)."""
    ability = g.ability(entity, index)
    s = g.state
    for key, bound in ((s.ref(entity), ability.limit), (-1 - s.ident[entity], ability.maximum)):
        if bound is not None:
            at = (key, _numbered(g, entity, index), bound[1])
            s.uses = {**s.uses, at: s.uses.get(at, 0) + 1}


def begin(g: "Champions", seat: int, entity: int, index: int, occ: int = -1, cond: int = 0) -> None:
    """Start an optional ability, or play the event that it is on."""
    count_use(g, entity, index)
    if g.state.zone[entity] == HANDS[seat]:
        g.push(enter.PlayEvent(0, seat, entity, index, occ, cond))
        return
    g.emit("use", seat, entity, index)
    g.push(g.env(entity, index, seat, occ, cond))


def begin_forced(g: "Champions", entity: int, index: int, occ: int, cond: int) -> None:
    """Start a mandatory ability or a lasting effect's reaction."""
    f = g.env(entity, index, g.speaker(entity), occ, cond)
    if entity < LASTING_BASE:
        count_use(g, entity, index)
    g.emit("forced", f.source, f.program.path)
    g.push(f)


# -- resource abilities ----------------------------------------------------------------------------


def generates(g: "Champions", seat: int, entity: int, index: int) -> str:
    """The resources that a resource ability would make now, "" if it cannot be used."""
    ability = g.ability(entity, index)
    if ability.form and g.form(seat) != ability.form:
        return ""
    if ability.limit is not None and uses(g, entity, index, ability.limit[1]) >= ability.limit[0]:
        return ""
    f = g.env(entity, index, seat)
    for part in ability.cost.parts:
        if not part.payable(g, f):  # type: ignore[attr-defined]
            return ""
    produces = ability.produces
    return produces if isinstance(produces, str) else str(produces.letters(g, f))


def spend_generator(g: "Champions", seat: int, entity: int, index: int) -> None:
    """Pay for a resource ability as part of a payment."""
    ability = g.ability(entity, index)
    count_use(g, entity, index)
    g.emit("use", seat, entity, index)
    f = g.env(entity, index, seat)
    for part in ability.cost.parts:
        part.run(g, f)
    enter.discard_if_spent(g, entity)


# -- modes -----------------------------------------------------------------------------------------


def open_modes(g: "Champions", f: Effect, modes: tuple[Mode, ...]) -> list[int]:
    """Which of several options may be chosen.

    On encounter cards: those that can be carried out in full if there are any; otherwise those that would change the
    game (designer rulings, the default of this project). On player cards: those that would change the game.
    """
    able = [i for i, m in enumerate(modes) if m.able is not None and m.able.test(g, f)]
    if any(m.able is not None for m in modes) and able:
        return able
    useful = [i for i, m in enumerate(modes) if m.op.may_change(g, f)]
    return useful or list(range(len(modes)))
