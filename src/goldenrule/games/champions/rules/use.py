"""Using abilities: every restriction with its clause, and how a use begins."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import events
from goldenrule.games.champions.abilities import FREE, CardAbility, Trigger
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import HANDS
from goldenrule.games.champions.rules import affordable, encounter, limits, playing
from goldenrule.games.champions.rules.playing import Refusal
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.event_windows import PENDING, PREDICTED
from goldenrule.kernel.fields import Index, Seat, Size, StackIndex, ThingId
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def why_not_use(g: "Champions", seat: int, entity: int, index: int, f: Effect | None = None) -> Refusal | None:
    """The first reason why a player may not use an ability now, None if they may (MC-INIT-02, -03)."""
    s = g.state
    face = g.content.faces[s.face[entity]]
    ability = face.abilities[index]
    if s.phase == "setup":
        return ("OQ-04", "setup")
    if ability.form and g.form(seat) != ability.form:
        return ("MC-TRIG-07", "wrong-form")
    in_hand = s.zone[entity] == HANDS[seat]
    if not in_hand and not ability.anyone and g.speaker(entity) != seat:
        return ("MC-ABILITY-14", "not-yours")
    if f is None:
        f = g.env(entity, index, seat)
    return why_not_now(g, seat, entity, face, index, f, in_hand)


def why_not_asked(g: "Champions", seat: int, entity: int, index: int) -> Refusal | None:
    """What keeps a player from using their ability whatever happens: form, limits and costs as they are."""
    face = g.content.faces[g.state.face[entity]]
    if (form := face.abilities[index].form) and g.form(seat) != form:
        return ("MC-TRIG-07", "wrong-form")
    in_hand = g.state.zone[entity] == HANDS[seat]
    return why_not_now(g, seat, entity, face, index, g.env(entity, index, seat), in_hand, any_effect=True)


def why_not_now(
    g: "Champions", seat: int, entity: int, face: Face, index: int, f: Effect, unpaid: bool, any_effect: bool = False
) -> Refusal | None:
    """The same for an ability that is the player's to use in the form that they are in: limits, costs and effect.

    `unpaid`: it is on a card in hand, of which it is not known yet that its cost can be paid. `any_effect`: what it
    would change does not matter.
    """
    ability = face.abilities[index]
    limit = ability.limit
    if limit is not None and limits.uses(g, entity, index, limit[1]) >= limit[0]:
        return ("MC-LIMIT-01", "limit-reached")
    limit = ability.maximum
    if limit is not None and limits.max_uses(g, entity, index, limit[1]) >= limit[0]:
        return ("MC-MAX-02", "max-reached")
    cost = ability.cost
    if cost is not FREE and (refusal := affordable.why_not_pay(g, f, entity, cost)) is not None:
        return refusal
    if unpaid and not affordable.can_play(g, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    if g.content.has_peril and encounter.silenced(g, seat):
        return ("MC-KW-PERIL-02", "peril")
    if any_effect:
        return None
    if could_change(g, seat, ability, f) if ability.label else ability.effect.may_change(g, f):
        return None
    return ("MC-TRIG-02", "no-effect")


def could_change(g: "Champions", seat: int, ability: CardAbility, f: Effect) -> bool:
    """Could the ability that `f` is bound to change the game? Losing a status card does (MC-STATUS-06, OQ-64)."""
    if ability.label and loses_status(g, seat, ability.label):
        return True
    return f.program.tree.may_change(g, f)


def loses_status(g: "Champions", seat: int, label: str) -> bool:
    """Would the identity lose a status card instead of carrying out what has a label (MC-STATUS-05, -08)?"""
    card = g.table_card(g.state.identities[seat])
    return card.stunned if label == "attack" else card.confused if label == "thwart" else False


def begin(g: "Champions", seat: int, entity: int, index: int, occ: int = -1, cond: int = 0) -> None:
    """Start an optional ability, or play the event that it is on."""
    if occ >= 0 and len(g.occurrence(occ).conds) > 1 and g.ability(entity, index).kind == "interrupt":
        met = conditions_met(g, seat, entity, index, occ)
        if len(met) > 1:
            g.push(WhichCondition(0, seat, entity, index, occ, met))
            return
    start(g, seat, entity, index, occ, cond)


def start(g: "Champions", seat: int, entity: int, index: int, occ: int, cond: int) -> None:
    limits.count_use(g, entity, index)
    if g.state.zone[entity] == HANDS[seat]:
        g.push(playing.PlayEvent(0, seat, entity, index, occ, cond))
        return
    g.tell_of(events.Use, seat, entity, index)
    g.push(g.env(entity, index, seat, occ, cond))


def conditions_met(g: "Champions", seat: int, entity: int, index: int, occ: int) -> tuple[int, ...]:
    """The conditions of an occurrence, still open, that an interrupt may answer."""
    when = g.ability(entity, index).when
    assert isinstance(when, Trigger)
    out = []
    for ci, c in enumerate(g.occurrence(occ).conds):
        if type(c) is not when.EVENT or c.status not in (PENDING, PREDICTED):
            continue
        f = g.env(entity, index, seat, occ, ci)
        if when.meets(g, f, c) and why_not_use(g, seat, entity, index, f) is None:
            out.append(ci)
    return tuple(out)


class WhichCondition(Frame):
    """An interrupt meets several simultaneous conditions (threat placed on each side scheme): which one it changes."""

    seat: Seat
    entity: ThingId
    index: Index
    occ: StackIndex
    conds: Annotated[tuple[Index, ...], Size(100)]

    def run(self, g: "Champions") -> None:
        targets = [g.occurrence(self.occ).conds[ci].target & ENTITY_MASK for ci in self.conds]
        answer = g.take()
        if answer is None:
            options: list[Option] = [("pick", e, 0) for e in targets]
            g.ask(self, "choose", self.seat, options, self.entity)
            return
        start(g, self.seat, self.entity, self.index, self.occ, self.conds[targets.index(answer[1])])


def begin_forced(g: "Champions", entity: int, index: int, occ: int, cond: int) -> None:
    """Start a mandatory ability or a lasting effect's reaction."""
    f = g.env(entity, index, g.speaker(entity), occ, cond)
    if entity < LASTING_BASE:
        limits.count_use(g, entity, index)
    g.tell_of(events.Forced, f.source, f.program.path)
    g.push(f)


# -- Special abilities -----------------------------------------------------------------------------


def special(g: "Champions", entity: int, index: int, seat: int, last: bool) -> Effect:
    return g.env(entity, index, seat).with_var("last_step", int(last))


def useful_specials(g: "Champions", entity: int, seat: int, last: bool) -> list[int]:
    """The Special abilities of a card that could change the game now (MC-TRIG-02)."""
    return [
        index
        for index in g.face(entity).specials
        if could_change(g, seat, g.ability(entity, index), special(g, entity, index, seat, last))
    ]


def begin_specials(g: "Champions", entity: int, seat: int, last: bool) -> None:
    """Carry out the Special abilities of a card because another ability says so (MC-SPECIAL-02)."""
    for index in reversed(useful_specials(g, entity, seat, last)):
        g.tell_of(events.Use, seat, entity, index)
        g.push(special(g, entity, index, seat, last))
