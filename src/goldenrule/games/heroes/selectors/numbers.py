"""Numbers of the game."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.combat import dice_of
from goldenrule.games.heroes.selectors.sets import Of, Side, seats
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Trouble(Num):
    """The Trouble Level."""

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return game.state.trouble


class Dice(Num):
    """Dice of a side in this attack phase or duel: of the roll it has made, or of the one that it is to make (A-53)."""

    of: Side = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return 0 if game.state.fight is None else dice_of(game, game.of_side(effect, self.of))


class Hits(Num):
    """HIT icons of the last roll of a side."""

    of: Side = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        fight = game.state.fight
        return 0 if fight is None else dice.hits(fight, game.of_side(effect, self.of))


class Value(Num):
    """Attack, defense or outwit of a fighter with the power of this sequence; 0 before it is chosen."""

    stat: Annotated[str, Words(*ids.ROLLS)]
    of: Side = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        fight = game.state.fight
        if fight is None or fight.powers[0] < 0:
            return 0
        return game.value(game.of_side(effect, self.of), ids.ROLLS.index(self.stat))


class Kos(Num):
    """KO results that a fighter has taken."""

    of: Side = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return 0 if game.state.fight is None else game.piece(game.fighter(game.of_side(effect, self.of))).ko


class Level(Num):
    """The highest Level among heroes."""

    of: Sel

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return max([game.level(e) for e in self.of.all(game, effect)], default=0)


class GameRound(Num):
    """The number of the Game Round."""

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return game.state.round


class ActionRound(Num):
    """The number of the Action Round, 0 outside the Missions phase."""

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return game.state.action_round


class Vp(Num):
    """Victory points: the most among the players meant."""

    who: Of = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return max([game.state.vp[seat] for seat in seats(game, effect, self.who)], default=0)


class HandSize(Num):
    """Cards in hand: the most among the players meant."""

    kind: Annotated[str, Words("resource", "villain")] = "resource"
    who: Of = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        zone = ids.HAND if self.kind == "resource" else ids.VILLAINS
        return max([len(game.zone_of(zone, seat)) for seat in seats(game, effect, self.who)], default=0)


class PowerUps(Num):
    """Power-ups in play."""

    who: Of = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return max([len(game.zone_of(ids.IN_PLAY, seat)) for seat in seats(game, effect, self.who)], default=0)


class Plans(Num):
    """Completed Master Plans."""

    who: Of = "mine"

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return max([len(game.zone_of(ids.DONE, seat)) for seat in seats(game, effect, self.who)], default=0)


class Points(Num):
    """My plot points in reserve."""

    def eval(self, game: "Heroes", effect: Effect) -> int:
        return game.state.points[effect.seat]


NUMBERS = (
    ActionRound, Dice, GameRound, HandSize, Hits, Kos, Level, Plans, Points, PowerUps, Trouble, Value, Vp,
)  # fmt: skip
