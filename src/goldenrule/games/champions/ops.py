"""The verbs of card texts: what abilities of Champions do. Costs are ops with `payable`."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import CardAbility, Cost, leading_choices
from goldenrule.games.champions.rules import (
    decks,
    encounter,
    enemies,
    enter,
    occurrences,
    payment,
    powers,
    use,
    values,
)
from goldenrule.games.champions.selectors import You
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.expressions import Cond, Const, Num, Sel
from goldenrule.kernel.ops import If, Jump, Op
from goldenrule.kernel.windows import CANCELLED, DONE, PENDING, REPLACED, Condition, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

ONE = Const(1)


# -- the frame of an ability: costs, choices, commencement -----------------------------------------


class Initiation(Op, frozen=True):
    """An ability as it is carried out: costs (MC-INIT-06), choices (MC-INIT-07), commencement (-08), effect (-09)."""

    ability: CardAbility

    def emit(self, out: list[Op]) -> None:
        ability = self.ability
        choices = [part for part in ability.cost.parts if isinstance(part, DiscardFromHand)]
        for choice in choices:
            choice.emit(out)
        if ability.cost.resources or ability.cost.any_number_of:
            out.append(PayResources(ability.cost))
        for part in ability.cost.parts:
            if part not in choices:
                part.emit(out)
        chosen, rest = leading_choices(ability.effect)
        out += chosen
        if ability.label:
            body: list[Op] = []
            rest.emit(body)
            out.append(Commence(ability.label, chosen[0].name if chosen else "", len(body)))
            out += body
        else:
            rest.emit(out)
        if any(isinstance(part, SpendCounter) for part in ability.cost.parts):
            out.append(DiscardWhenSpent())

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.ability.effect.may_change(g, f)

    def parts(self) -> tuple[Op, ...]:
        return (self.ability.effect,)


class PayResources(Op, frozen=True):
    cost: Cost

    def run(self, g: "Champions", f: Effect) -> None:
        payment.push_for_ability(g, f, self.cost)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class Commence(Op, frozen=True):
    """The effects attempt to initiate. A label makes them an attack, a thwart or a defense of the identity.

    The rest of the program runs inside the occurrence of that attack or thwart; a stunned or confused identity loses
    the status card instead (MC-STATUS-05, -08).
    """

    label: str
    target: str
    length: int

    def run(self, g: "Champions", f: Effect) -> None:
        rest = Effect(f.pc, f.program, f.source, f.seat, f.occ, f.cond, f.action, f.vars)
        if self.label == "defense":
            enemies.declare_by_ability(g, f)
            return
        f.pc = len(f.program.ops)
        target = f.vars.get(self.target, 0) if self.target else 0
        targets = target if isinstance(target, tuple) else (target,)
        powers.push_action(g, self.label, f.seat, g.state.identities[f.seat], targets, rest, 0)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class DiscardWhenSpent(Op, frozen=True):
    """A card with uses is discarded after the effect once its last counter is spent (MC-KW-USES-04)."""

    def run(self, g: "Champions", f: Effect) -> None:
        enter.discard_if_spent(g, g.state.live(f.source))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


# -- costs -----------------------------------------------------------------------------------------


class CostOp(Op, frozen=True):
    """A part of a cost: carried out together with the others, offered only if it can be."""

    def payable(self, g: "Champions", f: Effect) -> bool:
        raise NotImplementedError

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class ExhaustCost(CostOp, frozen=True):
    """Exhaust a card: this one, or your identity."""

    of: Sel

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        return bool(found) and not any(g.table_card(e).exhausted for e in found)

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.exhaust(e)


class SpendCounter(CostOp, frozen=True):
    """Remove one counter of a type from this card."""

    name: str

    def payable(self, g: "Champions", f: Effect) -> bool:
        return g.counters(g.state.live(f.source), self.name) > 0

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        g.set_counters(e, self.name, g.counters(e, self.name) - 1)


class DiscardThis(CostOp, frozen=True):
    """Discard the card that the ability is printed on. What it held is remembered for the effect."""

    def payable(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.live(f.source))

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            kept = {f"{name}_counters": n for name, n in g.table_card(e).counters}
            f.vars = {**f.vars, **kept}
            g.leave_play(e)


class DiscardFromHand(CostOp, frozen=True):
    """Discard some cards of your choice from your hand."""

    least: int = 1
    most: int = 1

    def payable(self, g: "Champions", f: Effect) -> bool:
        hand = g.state.zones[ids.HANDS[f.seat]]
        return len(hand) - (f.source & 4095 in hand) >= self.least

    def run(self, g: "Champions", f: Effect) -> None:
        if not payment.choose_discards(g, f, self.least, self.most):
            return
        chosen = f.vars["cost"]
        assert isinstance(chosen, tuple)
        for e in chosen:
            g.discard(e)
        g.ret = len(chosen)
        f.vars = {**f.vars, "spent": len(chosen)}


class HealCost(CostOp, frozen=True):
    """Heal damage from a card as a cost: it must have that much."""

    of: Sel
    amount: int

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        return bool(found) and g.table_card(found[0]).damage >= self.amount

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.remove_damage(e, self.amount)


class DamageCost(CostOp, frozen=True):
    """Deal damage to a card as a cost. `taken`: it must really be taken, else the cost counts as unpaid."""

    of: Sel
    amount: int
    taken: bool = False

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        if self.taken and "focused-rage-while-tough" not in g.readings:
            return bool(found) and not g.table_card(found[0]).tough
        return bool(found)

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        if self.taken:
            out.append(StopIfUnpaid(self.amount))

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        occurrences.deal(g, self.of.all(g, f), self.amount, f, attack=False)


class StopIfUnpaid(Op, frozen=True):
    amount: int

    def run(self, g: "Champions", f: Effect) -> None:
        if g.ret < self.amount:
            f.pc = len(f.program.ops)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


# -- "then" ----------------------------------------------------------------------------------------


class Then(Op, frozen=True):
    """`first`, then `second` if `full` shows that the first was carried out in full (MC-THEN-01, -03)."""

    first: Op
    full: Cond
    second: Op

    def emit(self, out: list[Op]) -> None:
        self.first.emit(out)
        If(self.full, self.second).emit(out)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.first.may_change(g, f)

    def parts(self) -> tuple[Op, ...]:
        return (self.first, self.second)


def amount_counts(g: "Champions", n: int) -> bool:
    """Is an amount enough for an ability to be used? Under a reading none is needed, only a target."""
    return n > 0 or "valid-target-instead-of-change" in g.readings


# -- damage, healing, status -----------------------------------------------------------------------


class Damage(Op, frozen=True):
    """Deal damage to every member of the set at the same time. Inside an attack it is damage of that attack."""

    to: Sel
    amount: Num
    overkill: bool = False

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        flags = ids.OVERKILLING if self.overkill else 0
        occurrences.deal(g, self.to.all(g, f), self.amount.eval(g, f), f, attack=True, flags=flags)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        found = self.to.all(g, f)
        if g.readings:
            found = occurrences.targets(g, found, f.source)
        return bool(found) and amount_counts(g, self.amount.eval(g, f))


class IndirectDamage(Op, frozen=True):
    """Divide damage among characters: the player named, or for a group the first player, divides (OQ-26, OQ-27)."""

    among: Sel
    amount: Num
    by_first: bool = False

    def run(self, g: "Champions", f: Effect) -> None:
        occurrences.divide(g, f, self.among.all(g, f), self.amount.eval(g, f), self.by_first)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and bool(self.among.all(g, f))


class Heal(Op, frozen=True):
    """Remove damage from every member of the set; the result is how much was healed."""

    who: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        n = self.amount.eval(g, f)
        g.ret = sum(g.remove_damage(e, n) for e in self.who.all(g, f) if g.in_play(e))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if not amount_counts(g, self.amount.eval(g, f)):
            return False
        return any(g.table_card(e).damage > 0 for e in self.who.all(g, f))


class MoveDamage(Op, frozen=True):
    """Transfer sustained damage to another character; moved damage counts as dealt (MC-MOVE-03, -05, -06)."""

    source: Sel
    to: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        sources = self.source.all(g, f)
        to = [e for e in self.to.all(g, f) if e not in sources[:1] and occurrences.may_be_damaged(g, e, f.source)]
        g.ret = 0
        if sources and to:
            moved = g.remove_damage(sources[0], self.amount.eval(g, f))
            occurrences.deal(g, to, moved, f, attack=True, flags=ids.MOVED)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        sources = self.source.all(g, f)
        if not sources or g.table_card(sources[0]).damage <= 0:
            return False
        found = self.to.all(g, f)
        if g.readings:
            found = occurrences.targets(g, found, f.source)
        return any(e != sources[0] for e in found)  # MC-MOVE-02


class Give(Op, frozen=True):
    """Give a status card to every member of the set; one that has it already gets none (MC-STATUS-03)."""

    to: Sel
    status: str

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.to.all(g, f):
            if not getattr(g.table_card(e), self.status):
                g.set_status(e, self.status, True)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(not getattr(g.table_card(e), self.status) for e in self.to.all(g, f))


class Ready(Op, frozen=True):
    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.who.all(g, f):
            if g.table_card(e).exhausted:
                g.ready(e)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.table_card(e).exhausted for e in self.who.all(g, f))


class Exhaust(Op, frozen=True):
    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.who.all(g, f):
            if not g.table_card(e).exhausted:
                g.exhaust(e)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(not g.table_card(e).exhausted for e in self.who.all(g, f))


# -- threat ----------------------------------------------------------------------------------------


class PlaceThreat(Op, frozen=True):
    """Place threat on every member of the set, as one occurrence."""

    on: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        occurrences.place_threat(g, self.on.all(g, f), self.amount.eval(g, f), f.source, f.seat, 0)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and bool(self.on.all(g, f))


class RemoveThreat(Op, frozen=True):
    """Remove threat from every member of the set that may lose it; the result is how much was removed.

    It is bound to "removed" as well, because the defeat of a scheme without threat comes before the next op.
    """

    of: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        n = self.amount.eval(g, f)
        g.ret = sum(
            g.take_threat(e, n, f.source) for e in self.of.all(g, f) if g.in_play(e) and values.may_lose_threat(g, e)
        )
        f.vars = {**f.vars, "removed": g.ret}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if not amount_counts(g, self.amount.eval(g, f)):
            return False
        return any(g.table_card(e).threat > 0 and values.may_lose_threat(g, e) for e in self.of.all(g, f))


class AddAcceleration(Op, frozen=True):
    """Put acceleration tokens on the main scheme."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        g.add_acceleration(self.n)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


# -- interrupts: prevent, replace, cancel ----------------------------------------------------------


class Prevent(Op, frozen=True):
    """Lower the damage or threat of the triggering condition (MC-PREVENT). `amount` None prevents all of it."""

    amount: Num | None = None

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        n = c.amount if self.amount is None else min(c.amount, self.amount.eval(g, f))
        c.amount -= n
        g.ret = n
        g.emit("prevent", c.target, n, f.source)
        if c.amount == 0:
            c.status = CANCELLED

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).amount > 0


class Replace(Op, frozen=True):
    """Instead of the triggering condition, at the moment when it would resolve, this (MC-REPLACE)."""

    instead: Op

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        program = Program(f"{f.program.path}~{f.pc - 1}", self.instead)
        c.effect = Effect(0, program, f.source, f.seat, f.occ, f.cond, -1, f.vars)
        if c.kind == ids.ENEMY_ATTACK:  # with it all that the attack would also have been made against
            for part in g.occurrence(f.occ).conds:
                part.status = CANCELLED if part.kind == c.kind else part.status
        c.status = REPLACED
        g.emit("replace", c.target, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True

    def parts(self) -> tuple[Op, ...]:
        return (self.instead,)


class CancelEffects(Op, frozen=True):
    """Cancel the When Revealed effects of the revealed card; it still counts as revealed (MC-CANCEL-07)."""

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        c.flags |= ids.EFFECTS_CANCELLED
        if "surge-is-a-dealt-card" in g.readings:
            encounter.lose_surge(g, c.target)
        g.emit("cancel_effects", c.target, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        return c.status == PENDING and not c.flags & ids.EFFECTS_CANCELLED


class CancelCard(Op, frozen=True):
    """Cancel the revealed card as a whole; it is discarded at once without any effect."""

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        c.status = CANCELLED
        encounter.lose_surge(g, c.target)  # OQ-31
        g.emit("cancel", c.target, f.source)
        encounter.discard_revealed(g, c.target & 4095)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class GainOverkill(Op, frozen=True):
    """The attack of the triggering condition gains overkill."""

    def run(self, g: "Champions", f: Effect) -> None:
        frame = g.stack[f.occ]
        assert isinstance(frame, Occurrence)
        for c in frame.conds:
            c.flags |= ids.OVERKILLING
        g.emit("overkill", g.condition(f).source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


# -- cards -----------------------------------------------------------------------------------------


class Draw(Op, frozen=True):
    """The players of the set (shown by their identities) draw cards."""

    n: Num
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            decks.draw(g, g.identity_of(e), self.n.eval(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if "valid-target-instead-of-change" in g.readings:
            return bool(self.who.all(g, f))
        if self.n.eval(g, f) <= 0:
            return False
        return any(decks.can_draw(g, g.identity_of(e)) for e in self.who.all(g, f))


class Mill(Op, frozen=True):
    """The players of the set discard from the top of their decks; the cards are bound to "discarded"."""

    n: Num
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        gone: tuple[int, ...] = ()
        for e in self.who.all(g, f):
            gone += decks.mill(g, g.identity_of(e), self.n.eval(g, f))
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}
        g.ret = len(gone)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.DECKS[g.identity_of(e)]] for e in self.who.all(g, f))


class DiscardRandom(Op, frozen=True):
    """The players of the set discard random cards from their hands; the cards are bound to "discarded"."""

    n: Num = ONE
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        gone: list[int] = []
        for e in self.who.all(g, f):
            gone += decks.discard_random(g, g.identity_of(e), self.n.eval(g, f))
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}
        g.ret = len(gone)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.HANDS[g.identity_of(e)]] for e in self.who.all(g, f))


class Discard(Op, frozen=True):
    """Discard every member of the set, from wherever it is; the result is how many."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in found:
            if g.in_play(e):
                g.leave_play(e)
            else:
                g.discard(e)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class RemoveFromGame(Op, frozen=True):
    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.what.all(g, f):
            if g.in_play(e):
                g.leave_play(e, ids.REMOVED)
            else:
                g.move(e, ids.REMOVED)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class ToHand(Op, frozen=True):
    """Put every member of the set into its owner's hand."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in found:
            to = ids.HANDS[g.state.owner[e]]
            if g.in_play(e):
                g.leave_play(e, to)
            else:
                g.move(e, to, bottom=True)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class PutUnder(Op, frozen=True):
    """Each player of the set puts a random card from hand facedown under this card."""

    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            decks.random_under(g, g.identity_of(e), g.state.live(f.source))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.HANDS[g.identity_of(e)]] for e in self.who.all(g, f))


class ReturnFromUnder(Op, frozen=True):
    """Every card under this one returns to its owner's hand."""

    def run(self, g: "Champions", f: Effect) -> None:
        decks.return_from_under(g, f.source & 4095)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.under)


class PutIntoPlay(Op, frozen=True):
    """Put a card into play under a player's control (or engaged with them), without paying: the resolving player's."""

    what: Sel
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        seats = [g.identity_of(e) for e in self.who.all(g, f)]
        for e in self.what.all(g, f) if seats else []:
            enter.put_into_play(g, e, seats[0])

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(enter.may_enter(g, e) for e in self.what.all(g, f))


class PayFor(Op, frozen=True):
    """Pay the printed cost of a card; the payment counts as being for that card."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.what.all(g, f):
            payment.push_for_printed_cost(g, f, e)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class AddCounters(Op, frozen=True):
    """Put counters of a type on this card."""

    name: str
    n: Num

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            g.set_counters(e, self.name, g.counters(e, self.name) + self.n.eval(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.live(f.source))


class DamageHere(Op, frozen=True):
    """Put damage on this card (it is no character)."""

    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            n = self.amount.eval(g, f)
            g.own(e).damage += n
            g.emit("damage", e, n, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0


class DamageHeld(Num, frozen=True):
    """Damage lying on this card."""

    def eval(self, g: "Champions", f: Effect) -> int:
        e = g.state.live(f.source)
        return g.table_card(e).damage if e else 0


class SearchDeck(Op, frozen=True):
    """Look through your deck for a card of the set, put it into your hand, shuffle (MC-SEARCH).

    With `top` only so many cards are looked at, and the deck is not shuffled unless a reading says so (OQ-39).
    """

    of: Sel
    top: int = 0

    def run(self, g: "Champions", f: Effect) -> None:
        decks.search(g, f, self.of, self.top)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.DECKS[f.seat]])


class ShuffleEncounter(Op, frozen=True):
    """Shuffle the encounter deck."""

    def run(self, g: "Champions", f: Effect) -> None:
        decks.shuffle_encounter(g)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


# -- players and encounter cards -------------------------------------------------------------------


class ChangeForm(Op, frozen=True):
    """Flip your identity; this is not the voluntary change of the round (MC-FORM-04)."""

    to: str = ""

    def run(self, g: "Champions", f: Effect) -> None:
        powers.push_form_change(g, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.to in ("", "hero" if g.form(f.seat) == "alter_ego" else "alter_ego")


class EnemyAttacks(Op, frozen=True):
    """Every member of the set attacks you, one after the other in the given order; the result is the damage dealt.

    `rider` names a lasting effect that watches each of these attacks. Attacks really made are counted in "attacks",
    the damage that they dealt in "dealt".
    """

    who: Sel
    rider: str = ""

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.who.all(g, f)
        g.ret = 0
        if found:
            encounter.leave_at_activation(g, f)
        for e in reversed(found):
            enemies.push_attack(g, e, f.seat, self.rider, f)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.who.all(g, f))


class EnemySchemes(Op, frozen=True):
    """Every member of the set schemes; the result is the threat placed."""

    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        encounter.leave_at_activation(g, f)
        for e in reversed(self.who.all(g, f)):
            enemies.push_scheme(g, e, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.who.all(g, f))


class MinionsAttackYou(Op, frozen=True):
    """Each minion engaged with you attacks you, in the order you choose; late arrivals too."""

    def run(self, g: "Champions", f: Effect) -> None:
        if self.may_change(g, f):
            encounter.leave_at_activation(g, f)
        enemies.push_minion_attacks(g, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.ENGAGEMENTS[f.seat]])


class Surge(Op, frozen=True):
    """The card being revealed gains surge."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.gain_surge(g, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class RevealTop(Op, frozen=True):
    """You reveal the top card of the encounter deck."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.push_reveal_top(g, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class Reveal(Op, frozen=True):
    """You reveal each card of the set, from wherever it lies."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in reversed(found):
            encounter.push_reveal(g, f.seat, e, from_deck=False)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class RevealFirst(Op, frozen=True):
    """You reveal one card of the set, found in the encounter deck or its discard pile; then the deck is shuffled."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.find_and_reveal(g, f, self.what)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class DealEncounterCard(Op, frozen=True):
    """Deal facedown encounter cards to the players of the set."""

    who: Sel
    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            for _ in range(self.n):
                decks.deal(g, g.identity_of(e))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class NemesisArrives(Op, frozen=True):
    """Shadow of the Past: your nemesis minion and side scheme are revealed, the rest of the set is shuffled in."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.push_nemesis(g, f.seat, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class DiscardUntil(Op, frozen=True):
    """Discard from the encounter deck until a card of a type (and trait) shows up; it is bound to "found"."""

    type: str
    trait: str = ""

    def run(self, g: "Champions", f: Effect) -> None:
        found = decks.discard_until(g, self.type, self.trait)
        f.vars = {**f.vars, "found": g.state.ref(found) if found else 0}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class DiscardTopEncounter(Op, frozen=True):
    """Discard cards from the top of the encounter deck; they are bound to "discarded"."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        gone = decks.discard_encounter(g, self.n)
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class ExtraBoost(Op, frozen=True):
    """The villain gets more boost cards for the activation of the triggering condition, or the one in progress."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        for _ in range(self.n):
            decks.give_boost(g)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


# -- lasting and delayed effects -------------------------------------------------------------------


class Lasts(Op, frozen=True):
    """Start a lasting or delayed effect that the card's module defines under a name, until the end of a period."""

    name: str
    until: str

    def run(self, g: "Champions", f: Effect) -> None:
        occurrences.start_lasting(g, f, self.name, self.until)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


# -- more verbs ------------------------------------------------------------------------------------


class DamageEach(Op, frozen=True):
    """Deal damage to every member of the set at the same time, to each its own amount: the member is bound to `it`."""

    to: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        occurrences.deal_each(g, self._amounts(g, f), f)

    def _amounts(self, g: "Champions", f: Effect) -> list[tuple[int, int]]:
        return [(e, self.amount.eval(g, f.with_var("it", g.state.ref(e)))) for e in self.to.all(g, f)]

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(n > 0 for _, n in self._amounts(g, f))


class DrawUpTo(Op, frozen=True):
    """Draw until you have that many cards in hand."""

    n: Num

    def _short(self, g: "Champions", f: Effect) -> int:
        return self.n.eval(g, f) - len(g.state.zones[ids.HANDS[f.seat]])

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        if self._short(g, f) > 0 and f.seat in g.state.alive:
            decks.draw(g, f.seat, self._short(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self._short(g, f) > 0 and decks.can_draw(g, f.seat)


class KeepOneOf(Op, frozen=True):
    """Look at the top cards of your deck, put one of them into your hand and discard the others in their order."""

    n: int

    def run(self, g: "Champions", f: Effect) -> None:
        decks.keep_one(g, f, self.n)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.DECKS[f.seat]])


class ShuffleIntoDeck(Op, frozen=True):
    """Shuffle every member of the set into its owner's deck."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        decks.shuffle_in(g, found)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class UseSpecials(Op, frozen=True):
    """Resolve the Special ability of every member of the set, one after the other in the order you choose.

    The last one is told that it is the last (`LastStep`). One that could change nothing is passed over (MC-TRIG-02).
    """

    of: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        bound = f.vars.get("steps")
        steps = bound if isinstance(bound, tuple) else tuple(g.state.ref(e) for e in self._cards(g, f))
        left = [e for e in map(g.state.live, steps) if e]
        if not left:
            return
        answer = g.take()
        f.vars = {**f.vars, "steps": steps}
        if answer is None and len(left) > 1:
            f.ask(g, "order", [("order", e, 0) for e in left])
            return
        step = left[0] if answer is None else answer[1]
        rest = tuple(g.state.ref(e) for e in left if e != step)
        f.vars = {**f.vars, "steps": rest}
        if rest:
            f.pc -= 1
        use.begin_specials(g, step, f.seat, not rest)

    def _cards(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in self.of.all(g, f) if g.face(e).specials]

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(use.useful_specials(g, e, f.seat, False) for e in self._cards(g, f))


class FindIntoPlay(Op, frozen=True):
    """Find a card of the set in the encounter deck or its discard pile and put it into play, engaged with you if it is
    a minion; the deck is shuffled."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.find_and_put_into_play(g, f, self.what)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class SpendResources(Op, frozen=True):
    """You spend resources of these types, as an effect: as many of them as you can."""

    resources: str

    def _possible(self, g: "Champions", f: Effect) -> str:
        return payment.payable_part(g, f.seat, self.resources)

    def run(self, g: "Champions", f: Effect) -> None:
        payment.push_for_ability(g, f, Cost(self._possible(g, f)))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self._possible(g, f))


class AttackAlso(Op, frozen=True):
    """The attack of the triggering condition is made against these players too, at the same time, a defender each."""

    whom: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        enemies.attack_also(g, f.occ, self.whom.all(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.whom.all(g, f))


class EngagedAttack(Op, frozen=True):
    """Every minion of the set attacks the hero that it is engaged with, in the order the first player wants.

    Those that join the set meanwhile attack too; the attacks really made are counted in "attacks".
    """

    who: Sel

    def _able(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in self.who.all(g, f) if g.engaged(e) >= 0 and g.is_hero(g.engaged(e))]

    def run(self, g: "Champions", f: Effect) -> None:
        done = f.vars.get("struck", ())
        assert isinstance(done, tuple)
        left = [e for e in self._able(g, f) if g.state.ref(e) not in done]
        if not left:
            return
        answer = g.take()
        if answer is None and len(left) > 1:
            f.ask(g, "minion_order", [("order", e, 0) for e in left], g.state.first)
            return
        enemy = left[0] if answer is None else answer[1]
        f.vars = {**f.vars, "struck": (*done, g.state.ref(enemy))}
        f.pc -= 1
        enemies.push_attack(g, enemy, g.engaged(enemy))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self._able(g, f))


class PutFacedown(Op, frozen=True):
    """The players of the set, one after the other, put the top card of their deck into play facedown, as a minion that
    is engaged with them. A player without a card to take puts none."""

    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        bound = f.vars.get("taking")
        left = bound if isinstance(bound, tuple) else tuple(g.state.ref(e) for e in self.who.all(g, f))
        f.vars = {key: value for key, value in f.vars.items() if key != "taking"}
        g.ret = 0
        if not left:
            return
        if left[1:]:
            f.vars = {**f.vars, "taking": left[1:]}
            f.pc -= 1
        identity = g.state.live(left[0])
        if identity and enter.push_facedown(g, g.identity_of(identity)):
            g.ret = 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.DECKS[g.identity_of(e)]] for e in self.who.all(g, f))


class PlayersDo(Op, frozen=True):
    """The players of the set, one after the other, each resolve the body: in it "you" is that player."""

    who: Sel
    body: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.body.emit(body)
        left = f"players*{len(body)}"  # one inside another is shorter
        out.append(PlayersBegin(self.who, left))
        out.append(NextPlayer(left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        seats = [g.identity_of(e) for e in self.who.all(g, f)]
        own = [Effect(0, f.program, f.source, seat, f.occ, f.cond, f.action, f.vars) for seat in seats]
        return any(self.body.may_change(g, each) for each in own)

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class PlayersBegin(Op, frozen=True):
    """The players are listed once, and who resolves the effect as a whole is kept."""

    who: Sel
    left: str

    def run(self, g: "Champions", f: Effect) -> None:
        players = tuple(g.state.ref(e) for e in self.who.all(g, f))
        f.vars = {**f.vars, self.left: players, f"{self.left}*you": f.seat}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class NextPlayer(Op, frozen=True):
    left: str
    skip: int

    def run(self, g: "Champions", f: Effect) -> None:
        left = f.vars[self.left]
        assert isinstance(left, tuple)
        living = [i for i, ref in enumerate(left) if g.state.live(ref)]
        if living:
            f.seat = g.identity_of(left[living[0]] & 4095)
            f.vars = {**f.vars, self.left: left[living[0] + 1 :]}
            return
        seat = f.vars[f"{self.left}*you"]
        assert isinstance(seat, int)
        f.seat = seat
        f.pc += self.skip

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


__all__ = ["DONE", "Condition"]
