"""The events of Towers: what observers are told, and what abilities interrupt and answer."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.kernel.event_windows import APPLY, CANCELLED, PENDING, PREDICTED, EventWindow, TriggeringEvent
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Amount, CardId, CardRef, Count, Index, Seat, SeatOrNone
from tests.toygame.content import AREA, DAMAGE, DEFEAT, DISCARD, ENTER, PLAY, ROUND_END, STAGE

if TYPE_CHECKING:
    from tests.toygame.game import Towers


# -- what observers are told -------------------------------------------------------------------------------------------


class Move(Event):
    """A card goes from a zone to another."""

    card: CardId
    came: Index
    to: Index


class Turn(Event):
    """The turn of a seat begins."""

    seat: Seat


class Bids(Event):
    """Both bids for the first turn are opened."""

    first: Count
    second: Count


class Roll(Event):
    """A die shows a number; the seat is -1 if it decides who begins."""

    seat: SeatOrNone
    shows: Count


class Energy(Event):
    """A seat gets energy, or spends it."""

    seat: Seat
    amount: Amount


class Hurt(Event):
    """A piece has taken damage."""

    key: ClassVar[str] = "damage"
    card: CardId
    amount: Amount
    source: CardRef


class Heal(Event):
    """Damage of a piece is healed."""

    card: CardId
    amount: Amount


class Exhausted(Event):
    """A piece is exhausted, or gets ready."""

    card: CardId
    exhausted: bool


class Prevent(Event):
    """Damage is prevented."""

    card: CardRef
    amount: Amount


class Cancel(Event):
    """What would have happened is cancelled."""

    card: CardRef


class Replace(Event):
    """Something else happens in its place."""

    card: CardRef


TOLD = (Move, Turn, Bids, Roll, Energy, Hurt, Heal, Exhausted, Prevent, Cancel, Replace)


# -- what abilities interrupt and answer -------------------------------------------------------------------------------


class Play(TriggeringEvent):
    """A card that has been paid for takes effect; it can be cancelled."""

    row: ClassVar[int] = PLAY * 2

    def resolve(self, game: "Towers") -> bool:
        entity = game.state.live(self.target)
        if game.face(entity).kind == "creature":
            game.move(entity, AREA + self.seat)
            Enter(self.target, self.target, self.seat).happen(game)
        elif self.effect is not None:
            game.push(self.effect)
            self.effect = None
        return True

    def after(self, game: "Towers", window: EventWindow) -> None:
        entity = game.state.live(self.target)
        if entity and game.state.zone[entity] == STAGE:
            game.move(entity, DISCARD + self.seat)


class Enter(TriggeringEvent):
    """A creature has entered play."""

    row: ClassVar[int] = ENTER * 2


class RoundEnd(TriggeringEvent):
    """A round is over."""

    row: ClassVar[int] = ROUND_END * 2


class Defeat(TriggeringEvent):
    """A piece is destroyed."""

    row: ClassVar[int] = DEFEAT * 2

    def resolve(self, game: "Towers") -> bool:
        entity = game.state.live(self.target)
        if game.face(entity).kind == "tower":
            loser = game.state.owner[entity]
            game.finish("draw" if game.dying(game.tower(1 - loser)) else str(1 - loser))
        else:
            game.move(entity, DISCARD + game.state.owner[entity])
        return True


class Damage(TriggeringEvent):
    """A piece takes damage."""

    row: ClassVar[int] = DAMAGE * 2

    def resolve(self, game: "Towers") -> bool:
        entity = game.state.live(self.target)
        if entity:
            game.add_damage(entity, self.amount, self.source)
            self.result = self.amount
        else:
            self.status = CANCELLED  # it has left play since
        return True

    def foresee(self, game: "Towers", window: EventWindow) -> None:
        """What the damage would defeat is part of the same window."""
        total: dict[int, int] = {}
        for event in window.events:
            if isinstance(event, Damage) and event.status == PENDING:
                total[event.target] = total.get(event.target, 0) + event.amount
        doomed = [
            ref
            for ref, n in total.items()
            if (e := game.state.live(ref)) and game.piece(e).damage + n >= game.health(e)
        ]
        for event in window.events:
            if isinstance(event, Defeat) and event.target in doomed:
                doomed.remove(event.target)
                if event.status == CANCELLED:
                    event.status = PREDICTED
            elif isinstance(event, Defeat) and event.status == PREDICTED:
                event.status = CANCELLED
        for ref in doomed:
            seat = game.state.owner[game.state.live(ref)]
            window.events.append(Defeat(ref, 0, seat, status=PREDICTED))

    def checks(self, game: "Towers", window: EventWindow) -> bool:
        """The predicted defeats happen, or not."""
        due = False
        for i, event in enumerate(window.events):
            if event.status == PREDICTED:
                e = game.state.live(event.target)
                event.status = PENDING if e and game.dying(e) else CANCELLED
                if event.status == PENDING and not due:
                    due = True
                    window.index = i
                    window.pc = APPLY
        return due
