"""A game of Marvel Heroes that can be played: it calls the rules when the kernel, or a card, asks for them."""

from goldenrule.games.heroes.content import FREE, Cost
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.rules import combat, endings, paying
from goldenrule.games.heroes.state import Board
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.several import Several


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayableHeroes(Heroes):
    """Marvel Heroes with its rules. Made by `rules.setup.new_game`."""

    def fresh(self, state: Board) -> "PlayableHeroes":
        new = type(self)(state, self.content, self.setup)
        if self.readings:
            new.readings = self.readings
        return new

    def recount(self, side: int) -> None:
        frame = combat.roll_off(self)
        assert frame is not None, "nobody is about to roll"
        self.fight().count = self.value(side, frame.roll(side))

    def settle(self) -> None:
        self.state.dirty = 0
        endings.end_if_won(self)

    def pay(self, effect: Effect, cost: Cost, kind: str) -> None:
        paying.pay(self, effect, cost, kind)

    def owed(self, effect: Effect, cost: Cost) -> Several:
        return paying.owed(self, effect, cost)

    def payable(self, seat: int, entity: int, cost: Cost) -> bool:
        return cost is FREE or paying.may_pay(self, seat, entity, cost)

    def step_of_fight(self) -> int:
        return combat.step_of(self)
