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


def why_not_use(game: "Champions", seat: int, entity: int, index: int, effect: Effect | None = None) -> Refusal | None:
    """The first reason why a player may not use an ability now, None if they may (MC-INIT-02, -03)."""
    state = game.state
    face = game.content.faces[state.face[entity]]
    if state.phase == "setup":
        return ("OQ-04", "setup")
    if (form := face.forms[index]) and game.form(seat) != form:
        return ("MC-TRIG-07", "wrong-form")
    in_hand = state.zone[entity] == HANDS[seat]
    if not in_hand and game.speaker(entity) != seat and not face.abilities[index].anyone:
        return ("MC-ABILITY-14", "not-yours")
    if effect is None:
        effect = game.env(entity, index, seat)
    return why_not_now(game, seat, entity, face, index, effect, in_hand)


def why_not_asked(game: "Champions", seat: int, entity: int, index: int) -> Refusal | None:
    """What keeps a player from using their ability whatever happens: form, limits and costs as they are."""
    face = game.content.faces[game.state.face[entity]]
    if (form := face.forms[index]) and game.form(seat) != form:
        return ("MC-TRIG-07", "wrong-form")
    in_hand = game.state.zone[entity] == HANDS[seat]
    return why_not_now(game, seat, entity, face, index, game.env(entity, index, seat), in_hand, any_effect=True)


def why_not_now(
    game: "Champions",
    seat: int,
    entity: int,
    face: Face,
    index: int,
    effect: Effect,
    unpaid: bool,
    any_effect: bool = False,
) -> Refusal | None:
    """The same for an ability that is the player's to use in the form that they are in: limits, costs and effect.

    `unpaid`: it is on a card in hand, of which it is not known yet that its cost can be paid. `any_effect`: what it
    would change does not matter.
    """
    if face.limited[index] and (refusal := why_used_up(game, entity, face, index)) is not None:
        return refusal
    cost = face.costs[index]
    if cost is not FREE and (refusal := affordable.why_not_pay(game, effect, entity, cost)) is not None:
        return refusal
    if unpaid and not affordable.can_pay_for_card(game, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    if game.content.has_peril and encounter.is_silenced_by_peril(game, seat):
        return ("MC-KW-PERIL-02", "peril")
    if any_effect:
        return None
    ability = face.abilities[index]
    if could_change(game, seat, ability, effect) if face.labels[index] else ability.effect.may_change(game, effect):
        return None
    return ("MC-TRIG-02", "no-effect")


def why_used_up(game: "Champions", entity: int, face: Face, index: int) -> Refusal | None:
    """Has an ability been used as often as its limits allow?"""
    ability = face.abilities[index]
    limit = ability.limit
    if limit is not None and limits.uses(game, entity, index, limit[1]) >= limit[0]:
        return ("MC-LIMIT-01", "limit-reached")
    limit = ability.maximum
    if limit is not None and limits.max_uses(game, entity, index, limit[1]) >= limit[0]:
        return ("MC-MAX-02", "max-reached")
    return None


def could_change(game: "Champions", seat: int, ability: CardAbility, effect: Effect) -> bool:
    """Could the ability that `effect` is bound to change the game? Losing a status card does (MC-STATUS-06, OQ-64)."""
    if ability.label and loses_status(game, seat, ability.label):
        return True
    return effect.program.tree.may_change(game, effect)


def loses_status(game: "Champions", seat: int, label: str) -> bool:
    """Would the identity lose a status card instead of carrying out what has a label (MC-STATUS-05, -08)?"""
    card = game.table_card(game.state.identities[seat])
    return card.stunned if label == "attack" else card.confused if label == "thwart" else False


def begin(game: "Champions", seat: int, entity: int, index: int, window: int = -1, event: int = 0) -> None:
    """Start an optional ability, or play the event that it is on."""
    if window >= 0 and len(game.window_at(window).events) > 1 and game.ability(entity, index).kind == "interrupt":
        met = events_met(game, seat, entity, index, window)
        if len(met) > 1:
            game.push(WhichEvent(0, seat, entity, index, window, met))
            return
    start(game, seat, entity, index, window, event)


def start(game: "Champions", seat: int, entity: int, index: int, window: int, event: int) -> None:
    limits.count_use(game, entity, index)
    if game.state.zone[entity] == HANDS[seat]:
        game.push(playing.PlayEvent(0, seat, entity, index, window, event))
        return
    game.tell_event(events.Use, seat, entity, index)
    game.push(game.env(entity, index, seat, window, event))


def events_met(game: "Champions", seat: int, entity: int, index: int, window: int) -> tuple[int, ...]:
    """The events of a window, still open, that an interrupt may answer."""
    when = game.ability(entity, index).when
    assert isinstance(when, Trigger)
    out = []
    for ci, c in enumerate(game.window_at(window).events):
        if type(c) is not when.EVENT or c.status not in (PENDING, PREDICTED):
            continue
        effect = game.env(entity, index, seat, window, ci)
        if when.meets(game, effect, c) and why_not_use(game, seat, entity, index, effect) is None:
            out.append(ci)
    return tuple(out)


class WhichEvent(Frame):
    """An interrupt meets several simultaneous events (threat placed on each side scheme): which one it changes."""

    seat: Seat
    entity: ThingId
    index: Index
    window: StackIndex
    events: Annotated[tuple[Index, ...], Size(100)]

    def run(self, game: "Champions") -> None:
        targets = [game.window_at(self.window).events[ci].target & ENTITY_MASK for ci in self.events]
        answer = game.take()
        if answer is None:
            options: list[Option] = [("pick", e, 0) for e in targets]
            game.ask(self, "choose", self.seat, options, self.entity)
            return
        start(game, self.seat, self.entity, self.index, self.window, self.events[targets.index(answer[1])])


def begin_forced(game: "Champions", entity: int, index: int, window: int, event: int) -> None:
    """Start a mandatory ability or a lasting effect's reaction."""
    effect = game.env(entity, index, game.speaker(entity), window, event)
    if entity < LASTING_BASE:
        limits.count_use(game, entity, index)
    game.tell_event(events.Forced, effect.source, effect.program.path)
    game.push(effect)


# -- Special abilities -----------------------------------------------------------------------------


def special_effect(game: "Champions", entity: int, index: int, seat: int, last: bool) -> Effect:
    return game.env(entity, index, seat).with_var("last_step", int(last))


def useful_specials(game: "Champions", entity: int, seat: int, last: bool) -> list[int]:
    """The Special abilities of a card that could change the game now (MC-TRIG-02)."""
    return [
        index
        for index in game.face(entity).specials
        if could_change(game, seat, game.ability(entity, index), special_effect(game, entity, index, seat, last))
    ]


def begin_specials(game: "Champions", entity: int, seat: int, last: bool) -> None:
    """Carry out the Special abilities of a card because another ability says so (MC-SPECIAL-02)."""
    for index in reversed(useful_specials(game, entity, seat, last)):
        game.tell_event(events.Use, seat, entity, index)
        game.push(special_effect(game, entity, index, seat, last))
