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

    def run(self, game: "Champions", effect: Effect) -> None:
        found = self.who.all(game, effect)
        game.ret = 0
        if found:
            encounter.leave_at_activation(game, effect)
        for e in reversed(found):
            enemies.push_attack(game, e, effect.seat, self.rider, effect)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.who.all(game, effect))


class EnemySchemes(Op):
    """Every member of the set schemes; the result is the threat placed."""

    who: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        encounter.leave_at_activation(game, effect)
        for e in reversed(self.who.all(game, effect)):
            enemies.push_scheme(game, e, effect.seat)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.who.all(game, effect))


class MinionsAttackYou(Op):
    """Each minion engaged with you attacks you, in the order you choose; late arrivals too."""

    def run(self, game: "Champions", effect: Effect) -> None:
        if self.may_change(game, effect):
            encounter.leave_at_activation(game, effect)
        enemies.push_minion_attacks(game, effect.seat)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(game.state.zones[ids.ENGAGEMENTS[effect.seat]])


class EngagedAttack(Op):
    """Every minion of the set attacks the hero that it is engaged with, in the order the first player wants.

    Those that join the set meanwhile attack too; the attacks really made are counted in "attacks".
    """

    who: Sel

    def able(self, game: "Champions", effect: Effect) -> list[int]:
        return [e for e in self.who.all(game, effect) if game.engaged(e) >= 0 and game.is_hero(game.engaged(e))]

    def run(self, game: "Champions", effect: Effect) -> None:
        done = effect.vars.get("struck", ())
        assert isinstance(done, tuple)
        left = [e for e in self.able(game, effect) if game.state.ref(e) not in done]
        if not left:
            return
        answer = game.take()
        if answer is None and len(left) > 1:
            effect.ask(game, "minion_order", [("order", e, 0) for e in left], game.state.first)
            return
        enemy = left[0] if answer is None else answer[1]
        effect.vars = {**effect.vars, "struck": (*done, game.state.ref(enemy))}
        effect.pc -= 1
        enemies.push_attack(game, enemy, game.engaged(enemy))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.able(game, effect))


class Surge(Op):
    """The card being revealed gains surge."""

    def run(self, game: "Champions", effect: Effect) -> None:
        encounter.gain_surge(game, effect.source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class RevealTop(Op):
    """You reveal the top card of the encounter deck."""

    def run(self, game: "Champions", effect: Effect) -> None:
        encounter.push_reveal_top(game, effect.seat)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class Reveal(Op):
    """You reveal each card of the set, from wherever it lies."""

    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        found = self.what.all(game, effect)
        for e in reversed(found):
            encounter.push_reveal(game, effect.seat, e, from_deck=False)
        game.ret = len(found)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.what.all(game, effect))


class Find(Op):
    """You look for a card of the set in the encounter deck and its discard pile.

    The deck is shuffled when what is done with the card has been resolved, found or not (MC-SEARCH-05).
    """

    what: Sel

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        ShuffleEncounter().emit(out)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class RevealFirst(Find):
    """You reveal one card of the set, found in the encounter deck or its discard pile; then the deck is shuffled."""

    def run(self, game: "Champions", effect: Effect) -> None:
        encounter.find_and_reveal(game, effect, self.what)


class FindIntoPlay(Find):
    """Find a card of the set in the encounter deck or its discard pile and put it into play, engaged with you if it is
    a minion; then the deck is shuffled."""

    def run(self, game: "Champions", effect: Effect) -> None:
        encounter.find_and_put_into_play(game, effect, self.what)


class DealEncounterCard(Op):
    """Deal facedown encounter cards to the players of the set."""

    who: Sel
    n: int = 1

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.who.all(game, effect):
            for _ in range(self.n):
                decks.deal(game, game.identity_of(e))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class NemesisArrives(Op):
    """Your nemesis minion and side scheme are revealed, the rest of the set is shuffled in."""

    def run(self, game: "Champions", effect: Effect) -> None:
        encounter.push_nemesis(game, effect.seat, effect.source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class DiscardUntil(Op):
    """Discard from the encounter deck until a card of a type (and trait) shows up; it is bound to "found"."""

    type: str
    trait: str = ""

    def run(self, game: "Champions", effect: Effect) -> None:
        found = decks.discard_until(game, self.type, self.trait)
        effect.vars = {**effect.vars, "found": game.state.ref(found) if found else 0}

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class DiscardTopEncounter(Op):
    """Discard cards from the top of the encounter deck; they are bound to "discarded"."""

    n: int = 1

    def run(self, game: "Champions", effect: Effect) -> None:
        gone = decks.discard_encounter(game, self.n)
        effect.vars = {**effect.vars, "discarded": tuple(game.state.ref(e) for e in gone)}

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class ShuffleEncounter(Op):
    """Shuffle the encounter deck."""

    def run(self, game: "Champions", effect: Effect) -> None:
        decks.shuffle_encounter(game)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class PutFacedown(Op):
    """The players of the set, one after the other, put the top card of their deck into play facedown, as a minion that
    is engaged with them. A player without a card to take puts none."""

    who: Sel = You()

    def run(self, game: "Champions", effect: Effect) -> None:
        bound = effect.vars.get("taking")
        left = bound if isinstance(bound, tuple) else tuple(game.state.ref(e) for e in self.who.all(game, effect))
        effect.vars = {key: value for key, value in effect.vars.items() if key != "taking"}
        game.ret = 0
        if not left:
            return
        if left[1:]:
            effect.vars = {**effect.vars, "taking": left[1:]}
            effect.pc -= 1
        identity = game.state.live(left[0])
        if identity and enter.push_facedown(game, game.identity_of(identity)):
            game.ret = 1

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(game.state.zones[ids.DECKS[game.identity_of(e)]] for e in self.who.all(game, effect))
