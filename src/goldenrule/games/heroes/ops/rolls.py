"""Ops on a roll: the one about to be made, and the one just made (H-13.3, H-13.4)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ops.context import InCombat
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.selectors.sets import Side
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

ALL_DICE = Const(ids.MAX_DICE)
ONE = Const(1)
Shown = Annotated[str, Words("any", "blank", "trouble", "hit", "single", "boost", "double")]
"""`hit`: any die worth a HIT, `single`: one that shows a single HIT."""


class NextRoll(InCombat):
    """Something about the roll that is about to be made; once it has been made it is too late (H-13.1)."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        fight = game.state.fight
        if fight is not None and coming(fight):
            self.act(game, effect, fight)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and coming(fight) and self.changes(game, effect, fight)


def coming(fight: Fight) -> bool:
    """Is a roll about to be made?"""
    return fight.roll >= 0 and not fight.dice[fight.roll]


class AddDice(NextRoll):
    """This many dice more in the roll about to be made, or fewer."""

    n: Num = ONE

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.count = max(0, fight.count + self.n.eval(game, effect))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        n = self.n.eval(game, effect)
        return fight.count > 0 if n < 0 else n > 0 and fight.count < ids.MAX_DICE

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and (fight.roll == game.side(effect)) == (self.n.eval(game, effect) > 0)


class UseRating(NextRoll):
    """Roll this many dice instead, if that is more (A-40)."""

    n: Num

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.count = max(fight.count, self.n.eval(game, effect))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return self.n.eval(game, effect) > fight.count

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and fight.roll == game.side(effect)


class SetDice(NextRoll):
    """Roll exactly this many dice."""

    n: Num

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.count = max(0, self.n.eval(game, effect))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return self.n.eval(game, effect) != fight.count


class AllowBoost(NextRoll):
    """BOOST counts in the roll about to be made."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.boost = True

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return not fight.boost and fight.count > 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and fight.roll == game.side(effect)


class DenyBoost(NextRoll):
    """BOOST does not count in the roll about to be made."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.boost = False

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.boost and fight.count > 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and fight.roll != game.side(effect)


class SkipRoll(NextRoll):
    """The roll is not made: no HIT."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.skips = (*fight.skips, "roll")

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.count > 0


class LastRoll(InCombat):
    """Something about the last roll of a side."""


class AddHits(LastRoll):
    """This many HIT more in the last roll of a side, or fewer; never under 0."""

    n: Num = ONE
    of: Side = "mine"

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.of_side(effect, self.of)
        n = max(self.n.eval(game, effect), -dice.hits(fight, side))
        dice.add_hits(fight, side, n)
        game.tell_event(events.DiceChanged, side, fight.dice[side], dice.hits(fight, side))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        n = self.n.eval(game, effect)
        return n > 0 or (n < 0 and dice.hits(fight, game.of_side(effect, self.of)) > 0)

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return (self.of == "mine") == (self.n.eval(game, effect) > 0)


class OnDice(LastRoll):
    """Something about dice of the last roll that show a face."""

    n: Num = ALL_DICE
    of: Side = "theirs"

    def suits(self, die: int) -> bool:
        raise NotImplementedError

    def best_first(self) -> bool:
        """Are the dice worth most taken first?"""
        return True

    def chosen(self, game: "Heroes", effect: Effect, fight: Fight) -> list[int]:
        """Positions of the dice that are changed."""
        rolled = fight.dice[game.of_side(effect, self.of)]
        found = [i for i, die in enumerate(rolled) if self.suits(die)]
        found.sort(key=lambda i: -dice.HITS[rolled[i]] if self.best_first() else dice.HITS[rolled[i]])
        return found[: max(0, self.n.eval(game, effect))]

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return bool(self.chosen(game, effect, fight))

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.of_side(effect, self.of)
        chosen = self.chosen(game, effect, fight)
        game.ret = len(chosen)
        if chosen:
            dice.set_dice(fight, side, self.new(game, fight, side, chosen))
            game.tell_event(events.DiceChanged, side, fight.dice[side], dice.hits(fight, side))

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        raise NotImplementedError


class RemoveDice(OnDice):
    """Dice of the last roll that show a face are thrown out, those worth most first."""

    face: Shown = "any"

    def suits(self, die: int) -> bool:
        return dice.shows_face(die, self.face)

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        return tuple([die for i, die in enumerate(fight.dice[side]) if i not in chosen])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.of == "theirs"


class HalveDoubles(OnDice):
    """Dice that show two HIT count one."""

    def suits(self, die: int) -> bool:
        return die == dice.DOUBLE

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        return tuple([dice.HIT_A if i in chosen else die for i, die in enumerate(fight.dice[side])])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.of == "theirs"


class DoubleHits(OnDice):
    """Dice that show a single HIT count two."""

    of: Side = "mine"

    def suits(self, die: int) -> bool:
        return dice.shows_face(die, "single")

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        return tuple([dice.DOUBLE if i in chosen else die for i, die in enumerate(fight.dice[side])])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.of == "mine"


class CountTrouble(OnDice):
    """Dice that show TROUBLE count as one HIT."""

    of: Side = "mine"

    def suits(self, die: int) -> bool:
        return die == dice.TROUBLE

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        return tuple([dice.HIT_A if i in chosen else die for i, die in enumerate(fight.dice[side])])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.of == "mine"


class Reroll(OnDice):
    """Dice of the last roll that show a face are rolled again, without BOOST: own ones from the worst, others' from the
    best. With face `any` own dice are rolled again as long as they show no HIT."""

    of: Side = "mine"
    face: Shown = "any"

    def suits(self, die: int) -> bool:
        if self.face == "any" and self.of == "mine":
            return dice.HITS[die] == 0
        return dice.shows_face(die, self.face)

    def best_first(self) -> bool:
        return self.of == "theirs"

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        faces = game.roll(len(chosen))
        game.tell_event(events.RollAgain, side, faces, len(chosen))
        again = dict(zip(sorted(chosen), faces))
        return tuple([again.get(i, die) for i, die in enumerate(fight.dice[side])])


class BoostLast(OnDice):
    """BOOST icons of the last roll that did not count are rolled after all."""

    of: Side = "mine"

    def suits(self, die: int) -> bool:
        return die == dice.HIT_BOOST

    def new(self, game: "Heroes", fight: Fight, side: int, chosen: list[int]) -> tuple[int, ...]:
        faces = game.roll(len(chosen))
        again = dict(zip(sorted(chosen), faces))
        return tuple([die + 6 * (again[i] + 1) if i in again else die for i, die in enumerate(fight.dice[side])])


class RollMore(LastRoll):
    """Further dice are rolled and added to my last roll, 8 dice in all at most."""

    n: Num = ONE

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.side(effect)
        room = ids.MAX_DICE - len(fight.dice[side])
        more = game.roll(max(0, min(room, self.n.eval(game, effect))))
        dice.set_dice(fight, side, (*fight.dice[side], *more))
        game.tell_event(events.DiceChanged, side, fight.dice[side], dice.hits(fight, side))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return len(fight.dice[game.side(effect)]) < ids.MAX_DICE and self.n.eval(game, effect) > 0


OPS = (
    AddDice, UseRating, SetDice, AllowBoost, DenyBoost, SkipRoll, AddHits, RemoveDice, HalveDoubles, DoubleHits,
    CountTrouble, Reroll, BoostLast, RollMore,
)  # fmt: skip
