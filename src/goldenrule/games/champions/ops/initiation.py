"""An ability as it is carried out: costs, choices, commencement, effect."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import FREE, CardAbility
from goldenrule.games.champions.content import leading_choices
from goldenrule.games.champions.ops import costs
from goldenrule.games.champions.ops.aiming import HITS, aimed, target_of
from goldenrule.games.champions.rules import enemies, enter, powers
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond
from goldenrule.kernel.ops import If, Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Initiation(Op):
    """An ability as it is carried out: costs (MC-INIT-06), choices (MC-INIT-07), commencement (-08), effect (-09)."""

    ability: CardAbility
    effect: Op
    """What the ability does, aimed as its label says."""

    def emit(self, out: list[Op]) -> None:
        ability = self.ability
        for part in costs.whole(ability.cost):
            part.emit(out)
        chosen, rest = leading_choices(self.effect)
        out += chosen
        if ability.label:
            body: list[Op] = []
            rest.emit(body)
            target = target_of(chosen, ability.label) if ability.label in HITS else None
            out.append(Commence(ability.label, target.name if target is not None else "", len(body)))
            out += body
        else:
            rest.emit(out)
        if any(isinstance(part, costs.SpendCounter) for part in ability.cost.parts):
            out.append(DiscardWhenSpent())

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.effect.may_change(game, effect)

    def parts(self) -> tuple[Op, ...]:
        return (self.effect,)


class Commence(Op):
    """The effects attempt to initiate. A label makes them an attack, a thwart or a defense of the identity.

    The rest of the program runs inside the window of that attack or thwart; a stunned or confused identity loses
    the status card instead (MC-STATUS-05, -08).
    """

    label: str
    target: str
    length: int

    def run(self, game: "Champions", effect: Effect) -> None:
        rest = Effect(
            effect.pc,
            effect.program,
            effect.source,
            effect.seat,
            effect.window,
            effect.event,
            effect.action,
            effect.vars,
        )
        if self.label == "defense":
            enemies.declare_by_ability(game, effect)
            return
        effect.pc = len(effect.program.ops)
        target = effect.vars.get(self.target, 0) if self.target else 0
        targets = target if isinstance(target, tuple) else (target,)
        powers.push_action(game, self.label, effect.seat, game.state.identities[effect.seat], targets, rest)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return False


class DiscardWhenSpent(Op):
    """A card with uses is discarded after the effect once its last counter is spent (MC-KW-USES-04)."""

    def run(self, game: "Champions", effect: Effect) -> None:
        enter.discard_if_spent(game, game.state.live(effect.source))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return False


class Then(Op):
    """`first`, then `second` if `full` shows that the first was carried out in full (MC-THEN-01, -03)."""

    first: Op
    full: Cond
    second: Op

    def emit(self, out: list[Op]) -> None:
        self.first.emit(out)
        If(self.full, self.second).emit(out)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.first.may_change(game, effect)

    def parts(self) -> tuple[Op, ...]:
        return (self.first, self.second)


def whole(ability: CardAbility) -> Op:
    """The tree of an ability with its cost and its moment of initiation, as it is carried out."""
    optional = ability.kind in ("action", "interrupt", "response") and not ability.forced
    if optional or ability.label or ability.cost != FREE:
        return Initiation(ability, aimed(ability.effect, ability.label))
    return ability.effect
