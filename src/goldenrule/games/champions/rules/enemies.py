"""Enemy activations: attack in four steps (MC-EATTACK), scheme in three (MC-ESCHEME), boost cards (MC-BOOST)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.ids import AREAS, BOOST, ENGAGEMENTS
from goldenrule.games.champions.rules import decks, occurrences, values
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK
from goldenrule.kernel.event_windows import BEFORE, DONE, PENDING, Condition, Occurrence
from goldenrule.kernel.fields import Amount, CardId, CardRef, Count, Seat, Serial, Size, StackIndex
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


# -- beginning -------------------------------------------------------------------------------------


def activate(g: "Champions", enemy: int, seat: int) -> None:
    """Attack a player in hero form, scheme against one in alter-ego form; the form is read now (OQ-22)."""
    s = g.state
    if g.observer is not None:
        g.observer(("activate", enemy, seat))
    hero = g.content.faces[s.face[s.identities[seat]]].type == "hero"
    _against(g, ids.ENEMY_ATTACK if hero else ids.ENEMY_SCHEME, enemy, seat).run(g)


def _against(g: "Champions", kind: int, enemy: int, seat: int) -> Occurrence:
    """The occurrence of an enemy attacking a player, or scheming, under a number of its own."""
    s = g.state
    s.serial += 1
    inc = s.inc
    target = s.identities[seat] if kind == ids.ENEMY_ATTACK else s.main_scheme
    aim, source = target | inc[target] << ENTITY_BITS, enemy | inc[enemy] << ENTITY_BITS
    c = Condition(kind, aim, 0, source, seat)
    c.aimed = seat
    c.moment = s.serial
    return Occurrence(BEFORE, [c])


def push_attack(g: "Champions", enemy: int, seat: int, rider: str = "", f: Effect | None = None) -> None:
    """An enemy attacks a player; `rider` is a lasting effect that watches this attack."""
    attack = _against(g, ids.ENEMY_ATTACK, enemy, seat)
    if rider and f is not None:
        occurrences.start_lasting(g, f, rider, "attack", g.state.serial)
    g.stack.append(attack)


def push_scheme(g: "Champions", enemy: int, seat: int) -> None:
    """An enemy schemes because an ability says so."""
    scheme = _against(g, ids.ENEMY_SCHEME, enemy, seat)
    scheme.conds[0].flags |= ids.BY_ABILITY
    g.stack.append(scheme)


def attack_also(g: "Champions", occ: int, identities: list[int]) -> None:
    """The attack that is about to happen is made against more players at the same time, each of them a part of it."""
    conds = g.occurrence(occ).conds
    first = conds[0]
    aimed = [c.aimed for c in conds if c.kind == ids.ENEMY_ATTACK]
    for e in identities:
        seat = g.identity_of(e)
        if seat not in aimed:
            target = g.state.ref(e)
            c = Condition(first.kind, target, 0, first.source, seat, first.flags)
            c.aimed = seat
            c.moment = first.moment
            conds.append(c)
            g.emit("attack_also", first.source & ENTITY_MASK, seat)


def quickstrike(g: "Champions", minion: int) -> bool:
    """An enemy with quickstrike attacks a player in hero form that it has engaged (MC-KW-QUICK)."""
    seat = g.engaged(minion)
    if seat < 0 or not g.is_hero(seat):
        return False
    push_attack(g, minion, seat)
    return True


class MinionAttacks(Procedure):
    """Each minion engaged with a player attacks them, in the order they choose; those that arrive meanwhile too."""

    seat: Seat
    done: tuple[CardRef, ...] = ()

    def next_attack(self, g: "Champions") -> Then:
        s = g.state
        if self.seat not in s.alive or not g.is_hero(self.seat):
            return END
        left = [e for e in s.zones[ENGAGEMENTS[self.seat]] if s.ref(e) not in self.done]
        if not left:
            return END
        answer = g.take()
        if answer is None and len(left) > 1:
            g.ask(self, "minion_order", self.seat, [("order", e, 0) for e in left])
            return AGAIN
        enemy = left[0] if answer is None else answer[1]
        self.done = (*self.done, s.ref(enemy))
        push_attack(g, enemy, self.seat)
        return AGAIN


MinionAttacks.follows(
    step(MinionAttacks.next_attack),
)


def push_minion_attacks(g: "Champions", seat: int) -> None:
    g.push(MinionAttacks(0, seat))


# -- activations -----------------------------------------------------------------------------------


def begin_steps(g: "Champions", occ: int, c: Condition) -> None:
    """The steps of an activation inside its occurrence, which has come true."""
    steps = EnemyAttack if c.kind == ids.ENEMY_ATTACK else EnemyScheme
    steps(0, occ, c.source, c.moment).run(g)


class Activation(Procedure):
    """An enemy attack or scheme, step after step. `occ` is the stack index of its occurrence, `boost` the boost card
    that is being resolved, `icons` the boost icons so far."""

    occ: StackIndex
    enemy: CardRef
    moment: Serial
    icons: Amount = 0
    boost: CardId = 0

    def cancelled(self, g: "Champions") -> bool:
        """Is the enemy gone (OQ-51), or everybody whom the activation was aimed at (OQ-56)?"""
        s = g.state
        s.moment = self.moment
        if s.inc[self.enemy & ENTITY_MASK] != self.enemy >> ENTITY_BITS:
            return True
        if len(s.alive) == s.seats or self.resolver(g) >= 0 or self.outlives_player(g):
            return False
        if self.boost:
            self.count_boost_icons(g)
        return True

    def outlives_player(self, g: "Champions") -> bool:
        """Does the activation go on without anybody whom it is aimed at, as an ability that is resolved (OQ-87)?"""
        return bool(g.occurrence(self.occ).conds[0].flags & ids.BY_ABILITY)

    def resolver(self, g: "Champions") -> int:
        """Who resolves the activation and its Boost abilities: the player whom it is aimed at (see `concerned`).

        Of an attack on several players it is the first of them who is left; -1 if nobody is.
        """
        conds = g.occurrence(self.occ).conds
        kind = conds[0].kind
        for c in conds:
            if c.kind == kind and (seat := concerned(g, c)) >= 0:
                return seat
        return -1

    def give_boost_card(self, g: "Champions") -> Then:
        """An attacking or scheming villain gets a facedown boost card."""
        if self.enemy & ENTITY_MASK == g.state.villain:
            decks.give_boost(g)

    def turn_boost_card(self, g: "Champions") -> Then:
        """One boost card at a time: faceup, its ability, its icons, discarded (OQ-21)."""
        s = g.state
        if self.boost:  # its ability has resolved
            self.count_boost_icons(g)
        if self.enemy & ENTITY_MASK != s.villain:
            return None
        while cards := s.zones[BOOST]:
            e = self.boost = cards[0]
            g.move(e, ids.RESOLVING)
            if g.observer is not None:
                g.observer(("boost_turned", e))
            if boosts := g.content.faces[s.ident[e]].boosts:
                self.push_boost_abilities(g, e, boosts)
                return AGAIN
            self.count_boost_icons(g)
        return None

    def push_boost_abilities(self, g: "Champions", e: int, boosts: tuple[int, ...]) -> None:
        """The abilities of a boost card, resolved by the player who resolves the activation, or by nobody (OQ-88)."""
        seat = self.resolver(g)
        if seat < 0:
            seat = g.occurrence(self.occ).conds[0].seat
        for index in reversed(boosts):
            effect = g.env(e, index, seat)
            effect.action = self.occ
            g.emit("boost_ability", e)
            g.push(effect)

    def count_boost_icons(self, g: "Champions") -> None:
        """Add the icons of the boost card and discard it, unless its ability has put it somewhere else."""
        s = g.state
        e = self.boost
        self.boost = 0
        if s.zone[e] == ids.RESOLVING:
            icons = g.content.faces[s.ident[e]].facts.boost
            self.icons += icons  # MC-BOOST-04, -05, -09
            if g.observer is not None:
                g.observer(("boost", e, icons))
            g.move(e, ids.ENCOUNTER_DISCARD)


def concerned(g: "Champions", c: Condition) -> int:
    """The player whom a part of an activation is aimed at now: who defends in another's place, and if he is out the
    player for whom it is resolved (D-11, OQ-51); -1 if that one is out, too (OQ-56)."""
    alive = g.state.alive
    return c.aimed if c.aimed in alive else c.seat if c.seat in alive else -1


class EnemyAttack(Activation):
    """The four steps of an enemy attack; the conditions of its occurrence are its parts."""

    part: Count = 0
    asked: Annotated[tuple[Seat, ...], Size(ids.MAX_SEATS)] = ()
    FIELDS = ("pc", "occ", "enemy", "moment", "part", "icons", "asked", "boost")  # the order in which saves hold them

    def parts(self, g: "Champions") -> list[Condition]:
        """The attack against each of its targets."""
        found: list[Condition] = []
        for c in g.occurrence(self.occ).conds:  # a loop, because every step looks at them
            if c.kind == ids.ENEMY_ATTACK and c.status in (PENDING, DONE):
                found.append(c)
        return found

    def begin_attack(self, g: "Champions") -> Then:
        """The attack is made against all its targets."""
        for c in self.parts(g):
            c.status = DONE
        return self.give_boost_card(g)

    def declare_defender(self, g: "Champions") -> Then:
        """The attacked player is asked first, then the others in player order (OQ-19); one defender at most."""
        alive = g.state.alive
        parts = self.parts(g)
        enemy = self.enemy & ENTITY_MASK
        answer = g.take()
        while self.part < len(parts):
            c = parts[self.part]
            seats: Sequence[int] = ()
            if not c.flags & ids.DEFENDED and concerned(g, c) >= 0:
                seats = alive if len(alive) == 1 else (c.aimed, *g.players())
            for seat in seats:
                if seat in self.asked or seat not in alive:
                    continue
                found = defenders(g, seat)
                if not found:
                    continue
                must = allies_that_must(g, seat, enemy, found)
                if answer is None:
                    options: list[Option] = [("defend", e, 0) for e in must or found]
                    if not must:
                        options.append(PASS)
                    g.ask(self, "defend", seat, options, enemy, (c.aimed, values.value(g, ids.ATK, enemy)))
                    return AGAIN
                verb, defender, _ = answer
                answer = None
                self.asked = (*self.asked, seat)
                if verb == "defend":
                    set_defender(g, self.occ, c, defender)
                    break
            self.part += 1
            self.asked = ()
        return None

    def deal_attack_damage(self, g: "Champions") -> Then:
        """ATK with boost icons, minus the DEF of a hero who defends by the basic power."""
        s = g.state
        enemy = self.enemy & ENTITY_MASK
        amount = values.value(g, ids.ATK, enemy, self.icons)
        overkill = ids.OVERKILLING if values.value(g, ids.OVERKILL, enemy) else 0
        conds: list[Condition] = []
        for c in self.parts(g):
            seat = concerned(g, c)
            if seat < 0:
                continue
            target = s.live(c.target)
            n = amount
            if not target:  # the defender is gone: undefended (OQ-51)
                c.aimed = seat
                c.flags &= ~(ids.DEFENDED | ids.ALLY_DEFENDS | ids.BASIC)
                target = s.identities[seat]
                c.target = s.ref(target)
            elif c.flags & ids.BASIC and g.face(target).type == "hero":
                n = max(0, amount - values.value(g, ids.DEF, target))
            c.flags |= overkill
            c.result += n
            if g.observer is not None:
                g.observer(("attack_damage", enemy, target, n, self.icons))
            if n > 0:
                flags = ids.FROM_ATTACK | (c.flags & ids.OVERKILLING)
                conds.append(Condition(ids.DAMAGE, c.target, n, c.source, c.aimed, flags, self.occ))
        occurrences.inflict(g, conds)


EnemyAttack.follows(
    step(EnemyAttack.begin_attack, "MC-EATTACK-02", "MC-EATTACK-03"),
    step(EnemyAttack.declare_defender, "MC-EATTACK-04", "MC-EATTACK-05", "MC-EATTACK-06"),
    step(EnemyAttack.turn_boost_card, "MC-EATTACK-07", "MC-EATTACK-08", "MC-EATTACK-09", "MC-EATTACK-11"),
    step(EnemyAttack.deal_attack_damage, "MC-EATTACK-12", "MC-EATTACK-13", "MC-EATTACK-15", "MC-EATTACK-16"),
)


class EnemyScheme(Activation):
    """The three steps of an enemy scheme."""

    def place_threat(self, g: "Champions") -> Then:
        """Modified SCH goes on the main scheme."""
        enemy = self.enemy & ENTITY_MASK
        amount = values.value(g, ids.SCH, enemy, self.icons)
        if g.observer is not None:
            g.observer(("scheme_threat", enemy, amount, self.icons))
        seat = g.occurrence(self.occ).conds[0].seat
        occurrences.place_threat(g, [g.state.main_scheme], amount, self.enemy, seat, ids.SCHEMING, self.occ)


EnemyScheme.follows(
    step(EnemyScheme.give_boost_card, "MC-ESCHEME-01", "MC-ESCHEME-02"),
    step(EnemyScheme.turn_boost_card, "MC-ESCHEME-03", "MC-ESCHEME-04", "MC-ESCHEME-05"),
    step(EnemyScheme.place_threat, "MC-ESCHEME-06"),
)


def clear_boost(g: "Champions", c: Condition) -> None:
    """Boost cards that an attack or scheme has not used are discarded when it is over."""
    s = g.state
    if c.source & ENTITY_MASK == s.villain and c.status == DONE:
        for e in s.zones[BOOST]:
            g.move(e, ids.ENCOUNTER_DISCARD)


# -- who defends -----------------------------------------------------------------------------------


def defenders(g: "Champions", seat: int) -> list[int]:
    """Characters that a player could exhaust to defend: the ready hero and ready allies (MC-DEFEND-01, -03, -09)."""
    s = g.state
    faces, shown, cards = g.content.faces, s.face, s.cards
    out = []
    for e in s.zones[AREAS[seat]]:
        if faces[shown[e]].defends and not cards[e].exhausted:
            out.append(e)
    return out


def allies_that_must(g: "Champions", seat: int, enemy: int, found: list[int]) -> list[int]:
    """The allies of which one has to defend, because the enemy that the player is engaged with says so."""
    if not g.state.rows[stat_row(ids.ALLY_DEFENSE)] or g.engaged(enemy) != seat:
        return []
    return [e for e in found if g.face(e).type == "ally"] if values.value(g, ids.ALLY_DEFENSE, enemy) else []


def set_defender(g: "Champions", occ: int, c: Condition, defender: int, basic: bool = True) -> None:
    """A character defends: it becomes the target, its controller the player aimed at (MC-DEFEND-08)."""
    s = g.state
    seat = g.table_card(defender).controller
    if basic:
        g.exhaust(defender)
    c.flags |= ids.DEFENDED
    if g.face(defender).type == "ally":
        c.flags |= ids.ALLY_DEFENDS
    elif basic:
        c.flags |= ids.BASIC
    c.target = s.ref(defender)
    c.aimed = seat
    g.occurrence(occ).conds.append(Condition(ids.DEFEND, c.target, 0, c.source, seat, c.flags & ids.BASIC, -1, DONE))
    g.emit("defend", defender, c.source & ENTITY_MASK)


def declare_by_ability(g: "Champions", f: Effect) -> None:
    """A defense-labelled ability makes the identity the defender if nobody defends yet (OQ-20)."""
    trigger = g.condition(f)
    occ = f.occ if trigger.kind == ids.ENEMY_ATTACK else trigger.action
    frame = g.stack[occ] if occ >= 0 else None
    if not isinstance(frame, Occurrence) or frame.conds[0].kind != ids.ENEMY_ATTACK:
        return
    identity = g.state.identities[f.seat]
    for c in frame.conds:
        if c.kind == ids.ENEMY_ATTACK and not c.flags & ids.DEFENDED and c.aimed == f.seat:
            set_defender(g, occ, c, identity, basic=False)
            return
