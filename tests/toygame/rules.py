"""The procedures of a round, as frames: a frame holds where it is, and asks, pushes others or ends."""

from typing import TYPE_CHECKING

from goldenrule.kernel.codec import register
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Frame, SimultaneousChoice
from tests.toygame import events
from tests.toygame.content import AREA, HAND
from tests.toygame.events import Damage, Defeat, Enter, Play, RoundEnd

if TYPE_CHECKING:
    from tests.toygame.game import Towers

ENERGY = 3
END: Option = ("end", 0, 0)


class Round(Frame):
    """Bids, both turns, the end of the round; again until a tower falls or the rounds are over."""

    def run(self, game: "Towers") -> None:
        state = game.state
        step = self.pc
        self.pc += 1
        game.push(self)
        if step == 0:
            state.round += 1
            game.push(Bids(0))
        elif step == 1:
            game.push(Turn(0, state.first))
        elif step == 2:
            game.push(Turn(0, 1 - state.first))
        elif step == 3:
            state.active = -1
            RoundEnd(0, 0, -1).happen(game)
        elif step == 4:
            game.expire("round")
            game.ready_all()
            if state.round == game.setup["rounds"]:
                game.finish(game.healthier())
            self.pc = 0


class Bids(SimultaneousChoice):
    """Both seats bid energy at the same time. The higher bid takes the first turn; a die decides between equal ones."""

    def questions(self, game: "Towers") -> list[Decision]:
        given = [seat for seat, _ in self.answers]
        options: tuple[Option, ...] = tuple(("bid", 0, n) for n in range(3))
        return [Decision("bid", seat, options) for seat in (0, 1) if seat not in given]

    def resolve_answers(self, game: "Towers") -> None:
        (_, (_, _, bid0)), (_, (_, _, bid1)) = self.answers
        game.tell_event(events.Bids, bid0, bid1)
        game.state.first = int(bid1 > bid0) if bid0 != bid1 else game.throw_for_first()
        game.state.energy = (ENERGY - bid0, ENERGY - bid1)


class Turn(Frame):
    """Draw a card, then play cards and attack as long as wanted."""

    seat: int

    def run(self, game: "Towers") -> None:
        if self.pc == 0:
            self.pc = 1
            game.state.active = self.seat
            game.tell_event(events.Turn, self.seat)
            game.draw(self.seat, 1)
        answer = game.take()
        if answer is None:
            # asked even when only the end is possible: otherwise everybody would learn that from the silence
            game.ask(self, "turn", self.seat, self.options(game), free=True)
            return
        verb, entity, _ = answer
        if verb == "end":
            game.expire("turn")
            return
        game.push(self)
        if verb == "play":
            game.play(self.seat, entity, game.env(entity, 0, self.seat) if game.face(entity).abilities else None)
        else:
            game.set_exhausted(entity, True)
            game.push(Effect(0, game.content.rules["attack"], game.state.ref(entity), self.seat))

    def options(self, game: "Towers") -> list[Option]:
        state = game.state
        hand = game.distinct([e for e in state.zones[HAND + self.seat] if game.playable(self.seat, e)])
        ready = [e for e in state.zones[AREA + self.seat] if game.power(e) > 0 and not game.piece(e).exhausted]
        return [*(("play", e, 0) for e in hand), *(("attack", e, 0) for e in ready), END]


register(Round, Bids, Turn, Play, Enter, Damage, Defeat, RoundEnd, game="towers")
