"""How the damage and threat of enemies comes about, as the events of a line of the story tell it one by one."""

from typing import Literal

from goldenrule.gamekit.story_text import SeenValue, Sum, SumPart


class Activation:
    """An enemy that attacks or schemes, until it strikes. `boosts`: does it get boost cards? `icons` are those so far.

    `turned` are the icons of the boost card that is being resolved. `targets` are the players whom it attacks.
    """

    def __init__(self, enemy: SeenValue, key: Literal["atk", "sch"], value: int, boosts: bool) -> None:
        self.enemy = enemy
        self.key = key
        self.value = value
        self.boosts = boosts
        self.icons: int | None = None
        self.turned = 0
        self.defense = 0
        self.targets = 1
        self.over = False

    def sum(self) -> Sum:
        """What is known of its damage or threat so far."""
        parts = [SumPart(self.key, self.value)]
        if self.boosts:
            parts.append(SumPart("boost", None if self.icons is None else self.icons + self.turned))
        if self.defense and self.targets == 1:
            parts.append(SumPart("def", self.defense, minus=True))
        return Sum(tuple(parts), "damage" if self.key == "atk" else "threat")


class Strike:
    """Damage or threat that an enemy is about to inflict on a target; `left` is what is not prevented."""

    def __init__(self, enemy: SeenValue, target: SeenValue, sum: Sum) -> None:
        self.enemy = enemy
        self.target = target
        self.parts = [*sum.parts]
        self.of = sum.of
        self.left = sum.result or 0

    def sum(self) -> Sum:
        """What is known of it so far."""
        return Sum(tuple(self.parts), self.of)

    def prevent(self, amount: int) -> None:
        self.parts.append(SumPart("prevented", amount, minus=True))
        self.left -= amount

    def result(self, amount: int) -> Sum:
        """The whole sum; what no event has told of counts as a bonus, or as prevented."""
        if amount != self.left:
            more = amount > self.left
            self.parts.append(SumPart("bonus" if more else "prevented", abs(amount - self.left), minus=not more))
        return Sum(tuple(self.parts), self.of, amount)


class Sums:
    """The activations and strikes of a line of the story. `villain` is the id of the villain."""

    def __init__(self, villain: int) -> None:
        self.villain = villain
        self.activations: list[Activation] = []
        self.strikes: list[Strike] = []

    # -- before the strike ---------------------------------------------------------------------------------------------

    def begin(self, enemy: SeenValue, key: Literal["atk", "sch"], value: int) -> Sum:
        """An enemy begins to attack or scheme."""
        self.strikes = [strike for strike in self.strikes if strike.enemy[0] != enemy[0]]
        self.activations.append(Activation(enemy, key, value, enemy[0] == self.villain))
        return self.activations[-1].sum()

    def current(self, enemy: int) -> Activation | None:
        """What an enemy does now; None if the line does not tell its beginning."""
        return next((each for each in reversed(self.activations) if each.enemy[0] == enemy and not each.over), None)

    def another_target(self, enemy: int) -> Sum | None:
        if acts := self.current(enemy):
            acts.targets += 1
            return acts.sum()
        return None

    def defend(self, defender: SeenValue, enemy: SeenValue, defense: int) -> Sum | None:
        """A character defends, before the strike or while it is about to be inflicted."""
        if acts := self.current(enemy[0]):
            acts.defense = defense
            return acts.sum()
        strike = self.on(defender, enemy[0])
        return strike.sum() if strike else None

    def turn(self, icons: int) -> Sum | None:
        """A boost card is turned faceup: its icons count, unless its ability puts it somewhere else."""
        if acts := self.current(self.villain):
            acts.icons, acts.turned = acts.icons or 0, icons
            return acts.sum()
        return None

    def count(self, icons: int) -> None:
        """The icons of the card that has been turned faceup count."""
        if acts := self.current(self.villain):
            acts.icons, acts.turned = (acts.icons or 0) + icons, 0

    def end(self, enemy: int) -> Activation | None:
        """Return what an enemy has begun, which is over now; an attack on several players strikes several times."""
        acts = self.current(enemy)
        if acts:
            acts.over = True
        return acts or next((each for each in reversed(self.activations) if each.enemy[0] == enemy), None)

    # -- the strike ----------------------------------------------------------------------------------------------------

    def attack(self, enemy: SeenValue, target: SeenValue, amount: int, icons: int, attack: int, defense: int) -> Strike:
        """An enemy deals the damage of its attack to a target."""
        parts = self._parts("atk", enemy, attack, icons)
        if defense:
            parts.append(SumPart("def", defense, minus=True))
        return self._strike(enemy, target, Sum(tuple(parts), "damage", amount))

    def scheme(self, enemy: SeenValue, scheme: SeenValue, amount: int, icons: int) -> Strike:
        """An enemy places the threat of its scheme."""
        return self._strike(enemy, scheme, Sum(tuple(self._parts("sch", enemy, amount, icons)), "threat", amount))

    def _parts(self, key: Literal["atk", "sch"], enemy: SeenValue, total: int, icons: int) -> list[SumPart]:
        """The numbers of which a total consists: its value at the beginning, icons, and what has come since."""
        acts = self.end(enemy[0])
        value = acts.value if acts else total - icons
        parts = [SumPart(key, value)]
        if icons or enemy[0] == self.villain:
            parts.append(SumPart("boost", icons))
        if bonus := total - value - icons:
            parts.append(SumPart("bonus", abs(bonus), minus=bonus < 0))
        return parts

    def _strike(self, enemy: SeenValue, target: SeenValue, sum: Sum) -> Strike:
        self.strikes.append(Strike(enemy, target, sum))
        return self.strikes[-1]

    def on(self, target: SeenValue, by: int = 0) -> Strike | None:
        """The strike on a target by an enemy, or by any (0)."""
        found = [each for each in self.strikes if each.target[0] == target[0]]
        return next((each for each in found if by in (0, each.enemy[0])), None)

    def close(self, strike: Strike, amount: int) -> Sum:
        """A strike has inflicted this amount."""
        self.strikes.remove(strike)
        return strike.result(amount)
