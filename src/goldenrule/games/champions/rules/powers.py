"""Basic powers and labelled abilities of heroes and allies: attack, thwart, recover, change form."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import TABLE
from goldenrule.games.champions.rules import damage, periods, retaliate, values
from goldenrule.games.champions.rules.attacks import AnyAttack, replace_by_status
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import BEFORE, DONE, EventWindow, TriggeringEvent
from goldenrule.kernel.fields import Serial

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

SCHEMES = ("main_scheme", "side_scheme")
CONSEQUENCES: Final = -3
"""How a window notes that consequential damage has come before its responses."""


# -- events ------------------------------------------------------------------------------------------------------------


class Attack(AnyAttack):
    """A hero or ally attacks an enemy."""

    row: ClassVar[int] = 8
    informs: ClassVar[type[events.Attack]] = events.Attack
    """What observers hear."""

    def resolve(self, game: "Champions") -> bool:
        run_effect(game, self)
        return True

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        return retaliate.answer_attack(game, window) or take_damage_early(game, window)

    def after(self, game: "Champions", window: EventWindow) -> None:
        take_damage_late(game, window)
        periods.push_end_of_attack(game, self)


class Thwart(TriggeringEvent):
    """A hero or ally thwarts a scheme."""

    row: ClassVar[int] = 10
    informs: ClassVar[type[events.Thwart]] = events.Thwart
    basic: bool = False

    def before(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        replace_by_status(game, events, ids.CONFUSED)

    def resolve(self, game: "Champions") -> bool:
        run_effect(game, self)
        return True

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        return take_damage_early(game, window)

    def after(self, game: "Champions", window: EventWindow) -> None:
        take_damage_late(game, window)


LABELS: Final[dict[str, type[Attack] | type[Thwart]]] = {"attack": Attack, "thwart": Thwart}
"""The event for each label of an ability."""


class FormChange(TriggeringEvent):
    """A player's identity changes form (MC-FORM-03)."""

    key: ClassVar[str] = "form"
    row: ClassVar[int] = 20
    at_once: ClassVar[tuple[int, ...]] = (row,)
    face: Serial = 0
    """The index of the face that it is turned to."""

    def resolve(self, game: "Champions") -> bool:
        game.change_form(self.seat)
        return True


def run_effect(game: "Champions", event: Attack | Thwart) -> None:
    """Carry out the rest of the ability that attacks or thwarts, inside the window."""
    effect = event.effect
    if effect is not None:
        event.effect = None
        effect.action = len(game.stack) - 1
        effect.run(game)


# -- attacking and thwarting -------------------------------------------------------------------------------------------


def push_action(
    game: "Champions",
    label: str,
    seat: int,
    character: int,
    targets: tuple[int, ...],
    effect: Effect,
    basic: bool = False,
) -> None:
    """The window of an attack or thwart by a character: the effect runs inside it (MC-ATTACK-03, MC-THWART-03)."""
    state = game.state
    state.serial += 1
    source = state.ref(character)
    kind = LABELS[label]
    parts: list[TriggeringEvent] = []
    for target in targets:
        event = kind(target, source, seat)
        event.basic = basic
        if isinstance(event, Attack):
            event.moment = state.serial
        parts.append(event)
    parts[0].effect = effect
    game.tell_event(kind.informs, seat, character, targets)
    EventWindow(BEFORE, parts).run(game)


def thwart_could_change(game: "Champions", character: int) -> bool:
    """Is there threat that a basic thwart could remove, or a confused card to lose (OQ-64)?"""
    state = game.state
    cards = state.cards
    if cards[character].confused:
        return True
    if not values.value(game, ids.THW, character):
        return False
    faces, shown = game.content.faces, state.face
    for e in state.zones[TABLE]:
        if cards[e].threat and faces[shown[e]].type in SCHEMES and values.may_lose_threat(game, e):
            return True
    return False


def take_damage_early(game: "Champions", window: EventWindow) -> bool:
    """Under a reading, consequential damage comes before the responses. True if there is any."""
    if "consequential-before-responses" not in game.readings or (0, CONSEQUENCES) in window.used:
        return False
    window.used = (*window.used, (0, CONSEQUENCES))
    return consequential_damage(game, window)


def take_damage_late(game: "Champions", window: EventWindow) -> None:
    """Consequential damage comes after the responses, but for that reading."""
    if "consequential-before-responses" not in game.readings:
        consequential_damage(game, window)


def consequential_damage(game: "Champions", window: EventWindow) -> bool:
    """After an ally's attack or thwart it takes its printed damage (MC-CONSEQ-01, -02; OQ-16, OQ-17). True if any."""
    first = window.events[0]
    if not isinstance(first, Attack | Thwart) or not first.basic:
        return False
    ally = game.state.live(first.source)
    if not ally or game.face(ally).type != "ally":
        return False
    for c in window.events:
        if c.status == DONE:
            break
    else:
        return False
    facts = game.face(ally).facts
    n = facts.atk_cons if isinstance(first, Attack) else facts.thw_cons
    if n:
        taken = [Damage(first.source, first.source, first.seat, n)]
        if not game.state.lasting:
            damage.inflict(game, taken)
        elif found := damage.damage_allowed(game, taken):  # what ends with the attack ends first
            game.push(EventWindow(BEFORE, found))
    return n > 0


def push_form_change(game: "Champions", seat: int) -> None:
    """An identity changes form."""
    identity = game.state.identities[seat]
    ref = game.state.ref(identity)
    change = FormChange(ref, ref, seat)
    change.face = game.content.by_code[game.face(identity).facts.back].index
    change.happen(game)
