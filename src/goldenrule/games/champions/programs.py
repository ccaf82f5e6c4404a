"""Op trees of the rules themselves: what a basic power does. Written like card abilities, carried out like them."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import Damage, Exhaust, Heal, RemoveThreat
from goldenrule.games.champions.rules import powers
from goldenrule.games.champions.selectors import Attackable, Schemes, Stat, This
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.expressions import It
from goldenrule.kernel.ops import Nothing, Op, Seq

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class BasicPower(Op):
    """The character attacks, or thwarts, the chosen target."""

    label: str

    def run(self, game: "Champions", effect: Effect) -> None:
        target = effect.vars.get("it", 0)
        character = game.state.live(effect.source)
        if not character:
            return
        part = Effect(0, RULES[f"rule/{self.label}_effect"], effect.source, effect.seat)
        part.vars = effect.vars
        assert isinstance(target, int)
        powers.push_action(game, self.label, effect.seat, character, (target,), part, basic=True)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        """A thwart needs threat to remove, unless it is the confused card that goes (OQ-64)."""
        target = effect.vars.get("it", 0)
        scheme = game.state.live(target) if isinstance(target, int) else 0
        character = game.state.live(effect.source)
        if self.label == "attack" or not scheme or not character or game.table_card(character).confused:
            return True
        return game.table_card(scheme).threat > 0


RULES: dict[str, Program] = {
    path: Program(path, tree)
    for path, tree in (
        ("rule/attack", Seq((Exhaust(This()), Choose(Attackable(), BasicPower("attack"))))),
        ("rule/attack_effect", Damage(It(), Stat(ids.ATK, This()))),
        ("rule/thwart", Seq((Exhaust(This()), Choose(Schemes(), BasicPower("thwart"))))),
        ("rule/thwart_effect", RemoveThreat(It(), Stat(ids.THW, This()))),
        ("rule/recover", Seq((Exhaust(This()), Heal(This(), Stat(ids.REC, This()))))),
        ("", Nothing()),
    )
}


def basic(game: "Champions", power: str, seat: int, character: int) -> Effect:
    """A basic power of a character, ready to be pushed."""
    return Effect(0, RULES[f"rule/{power}"], game.state.ref(character), seat)
