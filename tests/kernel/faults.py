"""Games with one fault each, for the conformance library to find."""

from typing import Annotated, Any, NoReturn

from goldenrule.kernel.codec import register
from goldenrule.kernel.errors import GameOver
from goldenrule.kernel.event_windows import EventWindow
from goldenrule.kernel.events import Event, Shuffle
from goldenrule.kernel.fields import Mark
from goldenrule.kernel.game import Frame
from tests.toygame import make
from tests.toygame.content import DECK, HAND
from tests.toygame.events import Move
from tests.toygame.game import Towers
from tests.toygame.rules import Turn


def broken(seed: str, cls: type[Towers]) -> Towers:
    """A game with a fault, at its first decision."""
    sound = make(seed)
    game = cls(sound.state, sound.content, sound.setup)
    game.stack, game.pending = sound.stack, sound.pending
    return game


class Fault(Towers):
    def fresh(self, state: Any) -> Any:
        return type(self)(state, self.content, self.setup)


class SharesAList(Fault):
    """A list that is written in place, and that clones share."""

    def clone(self) -> Any:
        new = super().clone()
        new.state.vid = self.state.vid
        return new


class SharesCards(Fault):
    def own(self, entity: int) -> Any:
        return self.piece(entity)


class ForgetsTheType(Fault):
    def fresh(self, state: Any) -> Any:
        return Towers(state, self.content, self.setup)


class Remembers(Fault):
    """A number outside the state, which neither clones nor saves keep."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.turns = 0

    def draw(self, seat: int, n: int) -> int:
        self.turns += 1
        return super().draw(seat, n + self.turns % 2)


class ForgetfulTurn(Turn):
    """A frame that keeps something that it has not declared."""

    def __init__(self, pc: int, seat: int) -> None:
        super().__init__(pc, seat)
        self.asked = 1


class SharingFrame(Frame):
    """A frame whose copy shares a list."""

    seen: Annotated[list[int], Mark.SHARED]

    def run(self, game: Any) -> None:
        return


class LosingFrame(SharingFrame):
    """A frame whose copy loses what is in the list."""

    def copy(self) -> Any:
        return LosingFrame(self.pc, [])


class UnsavedFrame(SharingFrame):
    """A frame that the codec does not know."""

    def copy(self) -> Any:
        return UnsavedFrame(self.pc, list(self.seen))


register(SharingFrame, LosingFrame, ForgetfulTurn, game="faults")


class AsksDifferentlyAgain(Fault):
    """A question that was built from what is no longer so when it is asked again."""

    def playable(self, seat: int, entity: int) -> bool:
        return super().playable(seat, entity) and (self.ret != 0 or self.decisions % 2 == 0)

    def ask_again(self) -> None:
        self.decisions += 1
        super().ask_again()
        self.decisions -= 1


class LeavesListenersBehind(Fault):
    def _listen(self, entity: int, on: bool) -> None:
        if on or self.place(entity) != "hand":
            super()._listen(entity, on)


class OffersTwice(Fault):
    def distinct(self, entities: list[int]) -> list[int]:
        return entities + entities[:1]


class NeverEnds(Fault):
    def finish(self, winner: str) -> None:  # type: ignore[override]  # that is the fault
        self.state.round = 0


class EndsInTheMiddle(Fault):
    def finish(self, winner: str) -> NoReturn:
        self.stack.clear()
        raise GameOver


class GoesOn(Fault):
    """Whoever ends the game has something left to do."""

    def finish(self, winner: str) -> NoReturn:
        try:
            super().finish(winner)
        finally:
            self.left_over()

    def left_over(self) -> None:
        self.tell_event(Shuffle, HAND)


class WritesAfterTheEnd(GoesOn):
    def left_over(self) -> None:
        self.state.round += 1


class LeavesAFrame(GoesOn):
    def left_over(self) -> None:
        self.push(Turn(0, 0))


class DealsByHash(Fault):
    """The order of a set decides."""

    def draw(self, seat: int, n: int) -> int:
        names = sorted(
            {self.face(e).key for e in self.state.zones[DECK + seat]}, key=lambda name: hash(name + str(self.decisions))
        )
        if names and n == 1:
            e = next(e for e in self.state.zones[DECK + seat] if self.face(e).key == names[0])
            self.move(e, HAND + seat)
            return 1
        return super().draw(seat, n)


class ShowsHands(Fault):
    def zone_open(self, zone: int, seat: int) -> bool:
        return super().zone_open(zone, seat)

    def table_facts(self, seat: int) -> dict[str, Any]:
        cards = self.state.zones[HAND + 1 - seat] if seat >= 0 else ()
        return {**super().table_facts(seat), "cheapest": min([self.face(e).cost for e in cards], default=0)}


class ShowsSerials(Fault):
    def card_facts(self, entity: int) -> dict[str, Any]:
        return {**super().card_facts(entity), "number": entity}


class LogsSerials(Fault):
    def event_view(self, event: Event, seat: int) -> list[Any]:
        return [*event.public_values()] if isinstance(event, Move) else super().event_view(event, seat)


class LogsHiddenCards(Fault):
    """The log says of each card that is drawn what it is."""

    def event_view(self, event: Event, seat: int) -> list[Any]:
        if isinstance(event, Move):
            return ["move", self.face(event.card).key]
        return super().event_view(event, seat)


class ViewIsNotJson(Fault):
    def table_facts(self, seat: int) -> dict[str, Any]:
        return {"stack": self.stack}


class ViewWrites(Fault):
    def table_facts(self, seat: int) -> dict[str, Any]:
        self.state.serial += 1
        return super().table_facts(seat)


class AsksOnlyWhoHasAnAnswer(Fault):
    def is_asked_anyway(self, window: EventWindow, timing: int, seat: int) -> bool:
        return False


class OptionsDependOnTheUnknown(Fault):
    """A seat may only attack while the top card of its deck is a creature."""

    def power(self, entity: int) -> int:
        deck = self.state.zones[DECK + self.state.owner[entity]]
        return super().power(entity) if not deck or self.face(deck[0]).kind == "creature" else 0


class DrawsWithoutIds(Fault):
    def update_after_move(self, entity: int, before: int, now: int = -1) -> None:
        return


class KeepsIdsThroughShuffles(Fault):
    def shuffle(self, zone: int, stream: int) -> None:
        state = self.state
        before = {e: (state.vid[e], state.known[e]) for e in state.zones[zone]}
        observer, self.observer = self.observer, None
        super().shuffle(zone, stream)
        self.observer = observer
        for e, (vid, known) in before.items():
            state.vid[e], state.known[e] = vid, known
        self.tell_event(Shuffle, zone)


class Obliging(Fault):
    """A game that takes any answer."""

    def apply(self, seat: int, option: Any) -> None:
        if option in self.legal(seat):
            super().apply(seat, option)
