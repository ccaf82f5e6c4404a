"""Players: forms, turns of several players, Specials; lasting and delayed effects."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules import periods, powers, use
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Jump, Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class ChangeForm(Op):
    """Flip your identity; this is not the voluntary change of the round (MC-FORM-04)."""

    to: str = ""

    def run(self, game: "Champions", effect: Effect) -> None:
        powers.push_form_change(game, effect.seat)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.to in ("", "hero" if game.form(effect.seat) == "alter_ego" else "alter_ego")


class Lasts(Op):
    """Start a lasting or delayed effect that the card's module defines under a name, until the end of a period."""

    name: str
    until: str

    def run(self, game: "Champions", effect: Effect) -> None:
        periods.start_lasting(game, effect, self.name, self.until)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class UseSpecials(Op):
    """Resolve the Special ability of every member of the set, one after the other in the order you choose.

    The last one is told that it is the last (`LastStep`). One that could change nothing is passed over (MC-TRIG-02).
    """

    of: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        bound = effect.vars.get("steps")
        steps = bound if isinstance(bound, tuple) else tuple(game.state.ref(e) for e in self._cards(game, effect))
        left = [e for e in map(game.state.live, steps) if e]
        if not left:
            return
        answer = game.take()
        effect.vars = {**effect.vars, "steps": steps}
        if answer is None and len(left) > 1:
            effect.ask(game, "order", [("order", e, 0) for e in left])
            return
        step = left[0] if answer is None else answer[1]
        rest = tuple(game.state.ref(e) for e in left if e != step)
        effect.vars = {**effect.vars, "steps": rest}
        if rest:
            effect.pc -= 1
        use.begin_specials(game, step, effect.seat, not rest)

    def _cards(self, game: "Champions", effect: Effect) -> list[int]:
        return [e for e in self.of.all(game, effect) if game.face(e).specials]

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(use.useful_specials(game, e, effect.seat, False) for e in self._cards(game, effect))


class PlayersDo(Op):
    """The players of the set, one after the other, each resolve `do`: in it "you" is that player."""

    who: Sel
    do: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.do.emit(body)
        left = f"players*{len(body)}"  # one inside another is shorter
        out.append(PlayersBegin(self.who, left))
        out.append(NextPlayer(left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        seats = [game.identity_of(e) for e in self.who.all(game, effect)]
        own = [
            Effect(0, effect.program, effect.source, seat, effect.window, effect.event, effect.action, effect.vars)
            for seat in seats
        ]
        return any(self.do.may_change(game, each) for each in own)

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class PlayersBegin(Op):
    """The players are listed once, and who resolves the effect as a whole is kept."""

    who: Sel
    left: str

    def run(self, game: "Champions", effect: Effect) -> None:
        players = tuple(game.state.ref(e) for e in self.who.all(game, effect))
        effect.vars = {**effect.vars, self.left: players, f"{self.left}*you": effect.seat}

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return False


class NextPlayer(Op):
    left: str
    skip: int

    def run(self, game: "Champions", effect: Effect) -> None:
        left = effect.vars[self.left]
        assert isinstance(left, tuple)
        living = [i for i, ref in enumerate(left) if game.state.live(ref)]
        if living:
            effect.seat = game.identity_of(left[living[0]] & ENTITY_MASK)
            effect.vars = {**effect.vars, self.left: left[living[0] + 1 :]}
            return
        seat = effect.vars[f"{self.left}*you"]
        assert isinstance(seat, int)
        effect.seat = seat
        effect.pc += self.skip

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return False
