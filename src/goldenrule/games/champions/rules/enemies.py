"""Enemy activations: attack in four steps (MC-EATTACK), scheme in three (MC-ESCHEME)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, BOOST, ENGAGEMENTS, STAT_ROWS
from goldenrule.games.champions.rules import periods, retaliate, threat, values
from goldenrule.games.champions.rules.activation import Activation, targeted_player, tell_beginning
from goldenrule.games.champions.rules.attacks import AnyAttack, Numbered, replace_by_status
from goldenrule.games.champions.rules.continuous_checks import being_defeated
from goldenrule.games.champions.rules.damage import Damage, inflict
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import BEFORE, DONE, PENDING, EventWindow, TriggeringEvent
from goldenrule.kernel.fields import CardRef, Count, Seat, Size
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


# -- events ------------------------------------------------------------------------------------------------------------


class EnemyAttack(AnyAttack):
    """An enemy attacks a hero, or an ally that defends."""

    row: ClassVar[int] = 4
    by_enemy: ClassVar[bool] = True
    defended: bool = False
    ally_defends: bool = False

    def before(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        tell_beginning(game, self, ids.ATK)
        super().before(game, events)

    def resolve(self, game: "Champions") -> bool:
        """Begin the steps with the first of its parts: they share them."""
        for part in game.window_at(-1).events:
            if isinstance(part, EnemyAttack) and part.status == DONE:
                if part is self:
                    EnemyAttackSteps(0, len(game.stack) - 1, self.source, self.moment).run(game)
                break
        return True

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        return retaliate.answer_attack(game, window)

    def after(self, game: "Champions", window: EventWindow) -> None:
        end_activation(game, window, self)


class EnemyScheme(Numbered):
    """An enemy schemes."""

    row: ClassVar[int] = 6
    by_ability: bool = False
    """Does it scheme because an ability says so?"""

    def before(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        tell_beginning(game, self, ids.SCH)
        replace_by_status(game, events, ids.CONFUSED)

    def resolve(self, game: "Champions") -> bool:
        EnemySchemeSteps(0, len(game.stack) - 1, self.source, self.moment).run(game)
        return True

    def after(self, game: "Champions", window: EventWindow) -> None:
        end_activation(game, window, self)


class Defend(TriggeringEvent):
    """A hero or ally, the target, defends against an enemy's attack, the source."""

    row: ClassVar[int] = 22
    basic: bool = False


# -- beginning -------------------------------------------------------------------------------------


def activate(game: "Champions", enemy: int, seat: int) -> None:
    """Attack a player in hero form, scheme against one in alter-ego form; the form is read now (OQ-22)."""
    state = game.state
    if game.observer is not None:
        game.tell_event(events.Activate, enemy, seat)
    hero = game.content.faces[state.face[state.identities[seat]]].type == "hero"
    _against(game, EnemyAttack if hero else EnemyScheme, enemy, seat).run(game)


def _against(game: "Champions", kind: type[EnemyAttack] | type[EnemyScheme], enemy: int, seat: int) -> EventWindow:
    """The window of an enemy attacking a player, or scheming, under a number of its own."""
    state = game.state
    state.serial += 1
    target = state.identities[seat] if kind is EnemyAttack else state.main_scheme
    event = kind(state.ref(target), state.ref(enemy), seat)
    event.aimed, event.moment = seat, state.serial
    return EventWindow(BEFORE, [event])


def push_attack(game: "Champions", enemy: int, seat: int, rider: str = "", effect: Effect | None = None) -> None:
    """An enemy attacks a player; `rider` is a lasting effect that watches this attack."""
    attack = _against(game, EnemyAttack, enemy, seat)
    if rider and effect is not None:
        periods.start_lasting(game, effect, rider, "attack", game.state.serial)
    game.stack.append(attack)


def push_scheme(game: "Champions", enemy: int, seat: int) -> None:
    """An enemy schemes because an ability says so."""
    scheme = _against(game, EnemyScheme, enemy, seat)
    for event in scheme.events:
        assert isinstance(event, EnemyScheme)
        event.by_ability = True
    game.stack.append(scheme)


def attack_also(game: "Champions", window: int, identities: list[int]) -> None:
    """The attack that is about to happen is made against more players at the same time, each of them a part of it."""
    parts = game.window_at(window).events
    first = parts[0]
    assert isinstance(first, EnemyAttack)
    aimed = [c.aimed for c in parts if isinstance(c, EnemyAttack)]
    for e in identities:
        seat = game.identity_of(e)
        if seat not in aimed:
            part = first.against(game.state.ref(e))
            part.seat = part.aimed = seat
            parts.append(part)
            game.tell_event(events.AttackAlso, first.source & ENTITY_MASK, seat)


def quickstrike(game: "Champions", enemy: int) -> bool:
    """An enemy with quickstrike attacks a player in hero form that it has engaged, unless one of the two is falling.

    (MC-KW-QUICK, MC-DEFEAT-01)
    """
    if not enemy or "quickstrike" not in game.face(enemy).keywords or (seat := game.engaged(enemy)) < 0:
        return False
    falling = being_defeated(game)
    if (
        game.state.ref(enemy) in falling
        or game.state.ref(game.state.identities[seat]) in falling
        or not game.is_hero(seat)
    ):
        return False
    push_attack(game, enemy, seat)
    return True


class MinionAttacks(Procedure):
    """Each minion engaged with a player attacks them, in the order they choose; those that arrive meanwhile too."""

    seat: Seat
    done: tuple[CardRef, ...] = ()

    def next_attack(self, game: "Champions") -> Then:
        state = game.state
        if self.seat not in state.alive or not game.is_hero(self.seat):
            return END
        left = [e for e in state.zones[ENGAGEMENTS[self.seat]] if state.ref(e) not in self.done]
        if not left:
            return END
        answer = game.take()
        if answer is None and len(left) > 1:
            game.ask(self, "minion_order", self.seat, [("order", e, 0) for e in left])
            return AGAIN
        enemy = left[0] if answer is None else answer[1]
        self.done = (*self.done, state.ref(enemy))
        push_attack(game, enemy, self.seat)
        return AGAIN


MinionAttacks.follows(
    step(MinionAttacks.next_attack),
)


def push_minion_attacks(game: "Champions", seat: int) -> None:
    game.push(MinionAttacks(0, seat))


# -- activations -----------------------------------------------------------------------------------


class EnemyAttackSteps(Activation):
    """The four steps of an enemy attack; the events of its window are its parts."""

    part: Count = 0
    asked: Annotated[tuple[Seat, ...], Size(ids.MAX_SEATS)] = ()

    def parts(self, game: "Champions") -> list[EnemyAttack]:
        """The attack against each of its targets."""
        found: list[EnemyAttack] = []
        for c in game.window_at(self.window).events:  # a loop, because every step looks at them
            if isinstance(c, EnemyAttack) and c.status in (PENDING, DONE):
                found.append(c)
        return found

    def begin_attack(self, game: "Champions") -> Then:
        """The attack is made against all its targets."""
        for c in self.parts(game):
            c.status = DONE
        return self.give_boost_card(game)

    def declare_defender(self, game: "Champions") -> Then:
        """The attacked player is asked first, then the others in player order (OQ-19); one defender at most."""
        alive = game.state.alive
        parts = self.parts(game)
        enemy = self.enemy & ENTITY_MASK
        answer = game.take()
        while self.part < len(parts):
            c = parts[self.part]
            seats: Sequence[int] = ()
            if not c.defended and targeted_player(game, c) >= 0:
                seats = alive if len(alive) == 1 else (c.aimed, *game.players())
            for seat in seats:
                if seat in self.asked or seat not in alive:
                    continue
                found = defenders(game, seat)
                if not found:
                    continue
                must = allies_that_must(game, seat, enemy, found)
                if answer is None:
                    options: list[Option] = [("defend", e, 0) for e in must or found]
                    if not must:
                        options.append(PASS)
                    game.ask(self, "defend", seat, options, enemy, (c.aimed, values.value(game, ids.ATK, enemy)))
                    return AGAIN
                verb, defender, _ = answer
                answer = None
                self.asked = (*self.asked, seat)
                if verb == "defend":
                    set_defender(game, self.window, c, defender)
                    break
            self.part += 1
            self.asked = ()
        return None

    def deal_attack_damage(self, game: "Champions") -> Then:
        """ATK with boost icons, minus the DEF of a hero who defends by the basic power."""
        state = game.state
        enemy = self.enemy & ENTITY_MASK
        amount = values.value(game, ids.ATK, enemy, self.icons)
        overkill = values.value(game, ids.OVERKILL, enemy) > 0
        dealt: list[Damage] = []
        for c in self.parts(game):
            seat = targeted_player(game, c)
            if seat < 0:
                continue
            target = state.live(c.target)
            defense = 0
            if not target:  # the defender is gone: undefended (OQ-51)
                c.aimed = seat
                c.defended = c.ally_defends = c.basic = False
                target = state.identities[seat]
                c.target = state.ref(target)
            elif c.basic and game.face(target).type == "hero":
                defense = values.value(game, ids.DEF, target)
            n = max(0, amount - defense)
            c.overkill = c.overkill or overkill
            c.result += n
            if game.observer is not None:
                game.tell_event(events.AttackDamage, enemy, target, n, self.icons, amount, defense)
            if n > 0:
                damage = Damage(c.target, c.source, c.aimed, n)
                damage.attack, damage.from_attack, damage.overkill = self.window, True, c.overkill
                dealt.append(damage)
        inflict(game, dealt)


EnemyAttackSteps.follows(
    step(EnemyAttackSteps.begin_attack, "MC-EATTACK-02", "MC-EATTACK-03"),
    step(EnemyAttackSteps.declare_defender, "MC-EATTACK-04", "MC-EATTACK-05", "MC-EATTACK-06"),
    step(EnemyAttackSteps.turn_boost_card, "MC-EATTACK-07", "MC-EATTACK-08", "MC-EATTACK-09", "MC-EATTACK-11"),
    step(EnemyAttackSteps.deal_attack_damage, "MC-EATTACK-12", "MC-EATTACK-13", "MC-EATTACK-15", "MC-EATTACK-16"),
)


class EnemySchemeSteps(Activation):
    """The three steps of an enemy scheme."""

    def outlives_player(self, game: "Champions") -> bool:
        first = game.window_at(self.window).events[0]
        return isinstance(first, EnemyScheme) and first.by_ability

    def place_threat(self, game: "Champions") -> Then:
        """Modified SCH goes on the main scheme."""
        enemy = self.enemy & ENTITY_MASK
        amount = values.value(game, ids.SCH, enemy, self.icons)
        if game.observer is not None:
            game.tell_event(events.SchemeThreat, enemy, amount, self.icons)
        seat = game.window_at(self.window).events[0].seat
        threat.place_threat(game, [game.state.main_scheme], amount, self.enemy, seat, "scheme", self.window)


EnemySchemeSteps.follows(
    step(EnemySchemeSteps.give_boost_card, "MC-ESCHEME-01", "MC-ESCHEME-02"),
    step(EnemySchemeSteps.turn_boost_card, "MC-ESCHEME-03", "MC-ESCHEME-04", "MC-ESCHEME-05"),
    step(EnemySchemeSteps.place_threat, "MC-ESCHEME-06"),
)


# -- their end ---------------------------------------------------------------------------------------------------------


def end_activation(game: "Champions", window: EventWindow, first: EnemyAttack | EnemyScheme) -> None:
    """What follows the response window of an attack or scheme."""
    count_made(game, window)
    periods.push_end_of_attack(game, first)
    clear_boost(game, first)


def count_made(game: "Champions", window: EventWindow) -> None:
    """An effect that has made enemies attack counts the attacks really made, and the damage that they have dealt.

    They are bound to "attacks" and "dealt", for "if no attack was made" and "if damage was dealt"; the threat that
    enemies have placed which it made scheme to "placed".
    """
    kind = type(window.events[0])
    for frame in reversed(game.stack):
        if isinstance(frame, Effect):
            parts = [c for c in window.events if type(c) is kind and c.status == DONE]
            if parts and kind is EnemyScheme:
                placed = frame.vars.get("placed", 0)
                assert isinstance(placed, int)
                frame.vars = {**frame.vars, "placed": placed + parts[0].result}
            elif parts:
                made, dealt = frame.vars.get("attacks", 0), frame.vars.get("dealt", 0)
                assert isinstance(made, int) and isinstance(dealt, int)
                dealt += sum([c.result for c in parts])
                frame.vars = {**frame.vars, "attacks": made + 1, "dealt": dealt}
            return
        waiting = isinstance(frame, EventWindow) and frame.pc == BEFORE and type(frame.events[0]) is kind
        if not waiting and not isinstance(frame, MinionAttacks):
            return


def clear_boost(game: "Champions", event: TriggeringEvent) -> None:
    """Boost cards that an attack or scheme has not used are discarded when it is over."""
    state = game.state
    if event.source & ENTITY_MASK == state.villain and event.status == DONE:
        for e in state.zones[BOOST]:
            game.move(e, ids.ENCOUNTER_DISCARD)


# -- who defends -----------------------------------------------------------------------------------


def defenders(game: "Champions", seat: int) -> list[int]:
    """Characters that a player could exhaust to defend: the ready hero and ready allies (MC-DEFEND-01, -03, -09)."""
    state = game.state
    faces, shown, cards = game.content.faces, state.face, state.cards
    out = []
    for e in state.zones[AREAS[seat]]:
        if faces[shown[e]].defends and not cards[e].exhausted:
            out.append(e)
    return out


def allies_that_must(game: "Champions", seat: int, enemy: int, found: list[int]) -> list[int]:
    """The allies of which one has to defend, because the enemy that the player is engaged with says so."""
    if not game.state.rows[STAT_ROWS + ids.ALLY_DEFENSE] or game.engaged(enemy) != seat:
        return []
    return [e for e in found if game.face(e).type == "ally"] if values.value(game, ids.ALLY_DEFENSE, enemy) else []


def set_defender(game: "Champions", window: int, event: EnemyAttack, defender: int, basic: bool = True) -> None:
    """A character defends: it becomes the target, its controller the player aimed at (MC-DEFEND-08)."""
    state = game.state
    seat = game.table_card(defender).controller
    if basic:
        game.exhaust(defender)
    event.defended = True
    if game.face(defender).type == "ally":
        event.ally_defends = True
    elif basic:
        event.basic = True
    event.target = state.ref(defender)
    event.aimed = seat
    game.window_at(window).events.append(Defend(event.target, event.source, seat, status=DONE, basic=event.basic))
    defense = values.value(game, ids.DEF, defender) if event.basic and game.observer is not None else 0
    game.tell_event(events.Defend, defender, event.source & ENTITY_MASK, defense)


def declare_by_ability(game: "Champions", effect: Effect) -> None:
    """A defense-labelled ability makes the identity the defender if nobody defends yet (OQ-20)."""
    trigger = game.event_of(effect)
    window = effect.window if isinstance(trigger, EnemyAttack) else getattr(trigger, "attack", -1)
    frame = game.stack[window] if window >= 0 else None
    if not isinstance(frame, EventWindow):
        return
    identity = game.state.identities[effect.seat]
    for c in frame.events:
        if isinstance(c, EnemyAttack) and not c.defended and c.aimed == effect.seat:
            set_defender(game, window, c, identity, basic=False)
            return
