"""What is certain to come of an answer, from what its seat knows: tried out on copies, and told as far as it is sure.

In a copy whatever the seat does not know is redealt. It is followed to the next question; what has come before
chance decides or the seat comes to know a card, and is still so in the end, is told if it is the same in all copies.
So a preview is the same for all positions that the seat cannot tell from the real one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.gamekit.board_changes import changes
from goldenrule.gamekit.story_text import Change
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.errors import GoldenruleError
from goldenrule.kernel.views import determinize, view
from goldenrule.table.multi_select import has_learned, multi_select_of

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.kernel.decisions import Option
    from goldenrule.kernel.events import Event
    from goldenrule.kernel.game import Game

ALONE: Final = 2
AMONG_OTHERS: Final = 3
"""This many copies are tried out, more where others may hold cards with which they could meddle."""


class CertainOutcome(NamedTuple):
    """What is certain to come of an answer, and whether that is all: then nothing is left to chance.

    `then` is what the seat is asked next in its turn, such as to pay; "" if it is asked nothing else.
    """

    changes: list[Change]
    all: bool
    then: str = ""


class PreviewRun:
    """Plays an answer on a copy, and keeps the last position in which nothing has been left to chance."""

    def __init__(self, copy: "Game", seat: int) -> None:
        self.game = copy
        self.seat = seat
        self.start = copy.clone()
        self.sure = self.start
        self.certain = True

    def hear(self, event: "Event | None" = None) -> None:
        """Is what has happened until now certain? A card of the seat that others see now leaves nothing open to it."""
        if self.certain:
            self.certain = not has_learned(self.start, self.game, self.seat)
        if self.certain:
            self.sure = self.game.clone()

    def play(self, options: "Sequence[Option]") -> None:
        """Answer as far as it is certain. Raises as `Game.apply` does."""
        self.game.observer = self.hear
        for option in options:
            self.game.apply(self.seat, option)
            self.hear()
            if not self.certain:
                break


def same_option(game: "Game", other: "Game", seat: int, option: "Option") -> "Option":
    """The option in a position that the seat cannot tell from this one: cards may have other serials there."""
    verb, entity, detail = option
    id = game.shown_id(entity, seat) if 0 < entity < LASTING_BASE else 0
    if not id:
        return option
    return verb, next((e for e in range(1, len(other.state.ident)) if other.shown_id(e, seat) == id), entity), detail


def preview(
    game: "Game", seat: int, options: "Sequence[Option]", words: "GameWords", texts: "Translator"
) -> CertainOutcome:
    """What is certain to come of single answers, the same in all copies; nothing if nothing is. Pure."""
    found: list[list[Change]] = []
    asked: set[str] = set()
    certain = True
    for n in range(ALONE if game.state.seats == 1 else AMONG_OTHERS):
        try:
            copy = PreviewRun(determinize(game, seat, f"preview {n}"), seat)
            copy.play([same_option(game, copy.start, seat, option) for option in options])
        except GoldenruleError:  # a copy in which it cannot be answered so tells nothing
            return CertainOutcome([], False)
        certain = certain and copy.certain
        asked.add(next_question(copy.game, seat, words) if copy.certain else "")
        before, after = (words.board(view(each, seat)) for each in (copy.start, copy.sure))
        come = changes(texts, before, after)
        if not copy.certain:  # what is otherwise again in the end need not be told
            stay = changes(texts, before, words.board(view(copy.game, seat)))
            come = [each for each in come if each in stay]
        found.append(come)
    first, *others = found
    told = [each for each in first if all(each in other for other in others)]
    return CertainOutcome(
        told, certain and all(each == first for each in others), asked.pop() if len(asked) == 1 else ""
    )


def next_question(game: "Game", seat: int, words: "GameWords") -> str:
    """What a seat is asked now; "" if it is nothing, or how it continues its turn."""
    own = multi_select_of(game)
    turns = () if own is None else own.turns
    return next((words.prompt(game, d) for d in game.pending if d.seat == seat and d.kind not in turns), "")
