"""What is certain to come of an answer, said from what the seat may know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import GoldenruleError
from goldenrule.kernel.game import Game
from goldenrule.kernel.state import LASTING_BASE
from goldenrule.kernel.views import SPECTATOR, determinize, view
from goldenrule.table.story import changed, in_all
from goldenrule.table.together import learns

if TYPE_CHECKING:
    from goldenrule.table.games import GameWords
    from goldenrule.table.texts import Texts

TRIES: Final = 2
"""So many positions that the seat cannot tell from the real one are looked at."""


def same(game: Game, other: Game, seat: int, option: Option) -> Option:
    """The option in a position that the seat cannot tell from this one: cards may have other serials there."""
    verb, entity, detail = option
    id = game.shown_id(entity, seat) if 0 < entity < LASTING_BASE else 0
    if not id:
        return option
    return verb, next(e for e in range(1, len(other.state.ident)) if other.shown_id(e, seat) == id), detail


def foreseen(game: Game, seat: int, given: Sequence[Option], words: "GameWords", texts: "Texts") -> list[str]:
    """What changes at once if a seat answers so, as far as that is the same whatever it does not know.

    It is found out on positions in which everything that the seat does not know is filled in at random, so that nothing
    hidden shows in it. Where chance decides, or a card comes to light, only that is said.
    """
    said: list[str] = []
    for attempt in range(TRIES):
        before = determinize(game, seat, f"preview/{attempt}")
        after = before.clone()
        try:
            for option in given:
                after.apply(seat, same(game, before, seat, option))
        except (GoldenruleError, LookupError):
            return [texts.t("server-preview-open")]
        if learns(before, after, seat):
            return [texts.t("server-preview-chance")]
        seen, then = view(before, SPECTATOR), view(after, SPECTATOR)
        said.append(in_all(texts, changed(before, words, seen, then, seat)))
    if len({*said}) > 1:
        return [texts.t("server-preview-open")]
    return [said[0] or texts.t("server-preview-nothing")]
