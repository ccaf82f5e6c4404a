"""Numbers of card texts: statistics, counters, printed icons."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import Resources
from goldenrule.games.champions.rules import values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Num, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Stat(Num):
    """A statistic of the first member of the set, as modified (0 if there is none)."""

    stat: int
    of: Sel

    def eval(self, game: "Champions", effect: Effect) -> int:
        found = self.of.all(game, effect)
        return values.value(game, self.stat, found[0]) if found else 0


class ThreatOn(Num):
    of: Sel

    def eval(self, game: "Champions", effect: Effect) -> int:
        return sum(game.table_card(e).threat for e in self.of.all(game, effect))


class DamageOn(Num):
    """Sustained damage of the members of the set."""

    of: Sel

    def eval(self, game: "Champions", effect: Effect) -> int:
        return sum(game.table_card(e).damage for e in self.of.all(game, effect))


class CountersOn(Num):
    """Counters of a type on this card; those that it held if discarding it was a cost of this ability."""

    name: str

    def eval(self, game: "Champions", effect: Effect) -> int:
        e = game.state.live(effect.source)
        held = effect.vars.get(f"{self.name}_counters", 0)
        return game.counters(e, self.name) if e else held if isinstance(held, int) else 0


class PerPlayer(Num):
    """A number for each player who started the game (MC-PERPL)."""

    n: int = 1

    def eval(self, game: "Champions", effect: Effect) -> int:
        return self.n * game.state.seats


class PrintedIcons(Num):
    """Printed resource icons of one type on the cards just discarded (a wild is not one of them: MC-WILD-02).

    `of`: only on cards owned by the players of the set, who are shown by their identities.
    """

    letter: str
    of: Sel | None = None

    def eval(self, game: "Champions", effect: Effect) -> int:
        refs = effect.vars.get("discarded", ())
        assert isinstance(refs, tuple)
        cards = [ref & ENTITY_MASK for ref in refs]
        if self.of is not None:
            seats = [game.identity_of(e) for e in self.of.all(game, effect)]
            cards = [e for e in cards if game.state.owner[e] in seats]
        return sum(game.ident(e).resources.count(self.letter) for e in cards)


class PrintedTypes(Num):
    """How many different resource types are printed on the cards just discarded."""

    def eval(self, game: "Champions", effect: Effect) -> int:
        cards = effect.vars.get("discarded", ())
        assert isinstance(cards, tuple)
        return len({letter for ref in cards for letter in game.ident(ref & ENTITY_MASK).resources})


class BoostIcons(Num):
    """Boost icons on the cards just discarded."""

    def eval(self, game: "Champions", effect: Effect) -> int:
        cards = effect.vars.get("discarded", ())
        assert isinstance(cards, tuple)
        return sum(game.ident(ref & ENTITY_MASK).facts.boost for ref in cards)


class Spent(Num):
    """How many cards were discarded as the cost of this ability; 1 as long as it has not been paid."""

    def eval(self, game: "Champions", effect: Effect) -> int:
        n = effect.vars.get("spent", 1)
        assert isinstance(n, int)
        return n


class Remaining(Num):
    """Remaining hit points of the first member of the set (0 if there is none)."""

    of: Sel

    def eval(self, game: "Champions", effect: Effect) -> int:
        found = self.of.all(game, effect)
        return values.remaining(game, found[0]) if found else 0


class PrintedStat(Num):
    """The printed value of a statistic on the face that the first member of the set shows (0 if there is none)."""

    stat: int
    of: Sel

    def eval(self, game: "Champions", effect: Effect) -> int:
        found = self.of.all(game, effect)
        return values.printed(game, self.stat, found[0]) if found else 0


class ResourcesOn(Resources):
    """What a resource ability generates: the printed resources of the first member of the set, in number and type.

    Abilities of that card do not count: one that doubles its resources is not in effect (MC-RESCARD-03).
    """

    of: Sel

    def letters(self, game: "Champions", effect: Effect) -> str:
        found = self.of.all(game, effect)
        return game.ident(found[0]).resources if found else ""
