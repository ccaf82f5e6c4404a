"""Encounter cards: revealed, dealt, discarded, found; enemies that attack and scheme."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import decks, encounter, enemies, enter
from goldenrule.games.champions.selectors import You
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class EnemyAttacks(Op):
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


class EnemySchemes(Op):
    """Every member of the set schemes; the result is the threat placed."""

    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        encounter.leave_at_activation(g, f)
        for e in reversed(self.who.all(g, f)):
            enemies.push_scheme(g, e, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.who.all(g, f))


class MinionsAttackYou(Op):
    """Each minion engaged with you attacks you, in the order you choose; late arrivals too."""

    def run(self, g: "Champions", f: Effect) -> None:
        if self.may_change(g, f):
            encounter.leave_at_activation(g, f)
        enemies.push_minion_attacks(g, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.ENGAGEMENTS[f.seat]])


class EngagedAttack(Op):
    """Every minion of the set attacks the hero that it is engaged with, in the order the first player wants.

    Those that join the set meanwhile attack too; the attacks really made are counted in "attacks".
    """

    who: Sel

    def able(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in self.who.all(g, f) if g.engaged(e) >= 0 and g.is_hero(g.engaged(e))]

    def run(self, g: "Champions", f: Effect) -> None:
        done = f.vars.get("struck", ())
        assert isinstance(done, tuple)
        left = [e for e in self.able(g, f) if g.state.ref(e) not in done]
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
        return bool(self.able(g, f))


class Surge(Op):
    """The card being revealed gains surge."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.gain_surge(g, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class RevealTop(Op):
    """You reveal the top card of the encounter deck."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.push_reveal_top(g, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class Reveal(Op):
    """You reveal each card of the set, from wherever it lies."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in reversed(found):
            encounter.push_reveal(g, f.seat, e, from_deck=False)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class Find(Op):
    """You look for a card of the set in the encounter deck and its discard pile.

    The deck is shuffled when what is done with the card has been resolved, found or not (MC-SEARCH-05).
    """

    what: Sel

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        ShuffleEncounter().emit(out)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class RevealFirst(Find):
    """You reveal one card of the set, found in the encounter deck or its discard pile; then the deck is shuffled."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.find_and_reveal(g, f, self.what)


class FindIntoPlay(Find):
    """Find a card of the set in the encounter deck or its discard pile and put it into play, engaged with you if it is
    a minion; then the deck is shuffled."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.find_and_put_into_play(g, f, self.what)


class DealEncounterCard(Op):
    """Deal facedown encounter cards to the players of the set."""

    who: Sel
    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            for _ in range(self.n):
                decks.deal(g, g.identity_of(e))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class NemesisArrives(Op):
    """Your nemesis minion and side scheme are revealed, the rest of the set is shuffled in."""

    def run(self, g: "Champions", f: Effect) -> None:
        encounter.push_nemesis(g, f.seat, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class DiscardUntil(Op):
    """Discard from the encounter deck until a card of a type (and trait) shows up; it is bound to "found"."""

    type: str
    trait: str = ""

    def run(self, g: "Champions", f: Effect) -> None:
        found = decks.discard_until(g, self.type, self.trait)
        f.vars = {**f.vars, "found": g.state.ref(found) if found else 0}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class DiscardTopEncounter(Op):
    """Discard cards from the top of the encounter deck; they are bound to "discarded"."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        gone = decks.discard_encounter(g, self.n)
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class ShuffleEncounter(Op):
    """Shuffle the encounter deck."""

    def run(self, g: "Champions", f: Effect) -> None:
        decks.shuffle_encounter(g)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class PutFacedown(Op):
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
