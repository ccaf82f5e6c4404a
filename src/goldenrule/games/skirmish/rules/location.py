"""Location bonuses (D-7.6 to D-7.13), and the Civilians of Manhattan."""

from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.games.skirmish.events import Bonus, Freed, LoseCivilian
from goldenrule.games.skirmish.ids import BATTLEFIELDS, HAND, HEROES, MANHATTAN, PLACES, SANCTUM, ZONES_OF_MANHATTAN
from goldenrule.games.skirmish.rules.artifacts import move_marker
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.fields import Count, Size, between
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

TO_FREE: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = tuple(
    tuple(tuple(("free", 0, zone * 4 + colour) for colour in range(4) if bits >> colour & 1) for bits in range(16))
    for zone in range(ZONES_OF_MANHATTAN)
)
"""The ways to free one of the Civilians of a zone, whose colours are given as bits."""


def take_bonus(game: "Skirmish", seat: int, slot: int) -> None:
    """The bonus of a slot for a seat. Choices that it brings are asked or pushed: nothing else may come after it."""
    if game.observer is not None:
        game.tell_event(Bonus, seat, slot)
    place = PLACES[slot]
    if place == MANHATTAN:
        take_manhattan_bonus(game, seat, (slot,))
    elif place == SANCTUM:
        move_marker(game, seat, 1)
    else:
        take_battlefields(game, seat, 1)


def take_manhattan_bonus(game: "Skirmish", seat: int, zones: tuple[int, ...]) -> None:
    """Villains: 1 Victory Point. Heroes: a Civilian of these zones, or 1 point if none is left (D-7.7 to D-7.9)."""
    if seat == HEROES:
        for zone in zones:
            if game.state.civilians[zone]:
                Freeing(0, zones, 1).run(game)
                return
    game.gain_points(seat, 1)


def take_battlefields(game: "Skirmish", seat: int, count: int) -> int:
    """Cards of the Battlefield deck go to the hand (D-7.13); an empty deck gives none (DA-19)."""
    cards = game.state.zones[BATTLEFIELDS][: max(0, count)]
    for e in cards:
        game.move(e, HAND + seat)
    if game.state.phase == "recruitment" and seat == game.state.active:
        game.state.fresh = (*game.state.fresh, *cards)  # they serve from a later turn on (D-6.2)
    return len(cards)


class Freeing(Frame):
    """The Heroes choose Civilians of some zones of Manhattan, one at a time."""

    zones: Annotated[tuple[Annotated[int, between(0, ZONES_OF_MANHATTAN - 1)], ...], Size(16)]
    left: Count

    def run(self, game: "Skirmish") -> None:
        answer = game.answer
        if answer is not None:
            game.answer = None
            self.left -= 1
            if self.left:
                game.stack.append(self)
            Freed(HEROES, answer[2] // 4, answer[2] % 4).happen(game)
            return
        civilians = game.state.civilians
        options: list[Option] = []
        for zone in self.zones:
            options += TO_FREE[zone][civilians[zone]]
        if options:
            game.ask(self, "civilian", HEROES, options)


class Losing(Frame):
    """The Heroes choose Civilians of theirs, which go to the box."""

    left: Count

    def run(self, game: "Skirmish") -> None:
        answer = game.take()
        if answer is not None:
            self.left -= 1
            if self.left:
                game.push(self)  # the next one after what follows from this one
            LoseCivilian(answer[2]).happen(game)
            return
        freed = game.state.freed
        stay = sum(freed) - self.left
        options: list[Option] = [("lose", 0, colour) for colour in range(4) if freed[colour]]
        if options:
            forced = [option for option in options if freed[option[2]] > stay]  # one of these goes in any case (DA-36)
            game.ask(self, "lose_civilian", HEROES, forced[:1] or options)
