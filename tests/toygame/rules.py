"""The procedures of a round, as frames: a frame holds where it is, and asks, pushes others or ends."""

from typing import TYPE_CHECKING

from goldenrule.kernel.codec import register
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Frame, Sealed
from tests.toygame import events
from tests.toygame.content import AREA, HAND
from tests.toygame.events import Damage, Defeat, Enter, Play, RoundEnd

if TYPE_CHECKING:
    from tests.toygame.game import Towers

ENERGY = 3
END: Option = ("end", 0, 0)


class Round(Frame):
    """Bids, both turns, the end of the round; again until a tower falls or the rounds are over."""

    def run(self, g: "Towers") -> None:
        s = g.state
        step = self.pc
        self.pc += 1
        g.push(self)
        if step == 0:
            s.round += 1
            g.push(Bids(0))
        elif step == 1:
            g.push(Turn(0, s.first))
        elif step == 2:
            g.push(Turn(0, 1 - s.first))
        elif step == 3:
            s.active = -1
            RoundEnd(0, 0, -1).happen(g)
        elif step == 4:
            g.expire("round")
            g.ready_all()
            if s.round == g.setup["rounds"]:
                g.finish(g.healthier())
            self.pc = 0


class Bids(Sealed):
    """Both seats bid energy at the same time. The higher bid takes the first turn; a die decides between equal ones."""

    def questions(self, g: "Towers") -> list[Decision]:
        given = [seat for seat, _ in self.answers]
        options: tuple[Option, ...] = tuple(("bid", 0, n) for n in range(3))
        return [Decision("bid", seat, options) for seat in (0, 1) if seat not in given]

    def opened(self, g: "Towers") -> None:
        (_, (_, _, bid0)), (_, (_, _, bid1)) = self.answers
        g.tell_of(events.Bids, bid0, bid1)
        g.state.first = int(bid1 > bid0) if bid0 != bid1 else g.throw_for_first()
        g.state.energy = (ENERGY - bid0, ENERGY - bid1)


class Turn(Frame):
    """Draw a card, then play cards and attack as long as wanted."""

    seat: int

    def run(self, g: "Towers") -> None:
        if self.pc == 0:
            self.pc = 1
            g.state.active = self.seat
            g.tell_of(events.Turn, self.seat)
            g.draw(self.seat, 1)
        answer = g.take()
        if answer is None:
            # asked even when only the end is possible: otherwise everybody would learn that from the silence
            g.ask(self, "turn", self.seat, self.options(g), free=True)
            return
        verb, entity, _ = answer
        if verb == "end":
            g.expire("turn")
            return
        g.push(self)
        if verb == "play":
            g.play(self.seat, entity, g.env(entity, 0, self.seat) if g.face(entity).abilities else None)
        else:
            g.set_exhausted(entity, True)
            g.push(Effect(0, g.content.rules["attack"], g.state.ref(entity), self.seat))

    def options(self, g: "Towers") -> list[Option]:
        s = g.state
        hand = g.distinct([e for e in s.zones[HAND + self.seat] if g.playable(self.seat, e)])
        ready = [e for e in s.zones[AREA + self.seat] if g.power(e) > 0 and not g.piece(e).exhausted]
        return [*(("play", e, 0) for e in hand), *(("attack", e, 0) for e in ready), END]


register(Round, Bids, Turn, Play, Enter, Damage, Defeat, RoundEnd, game="towers")
