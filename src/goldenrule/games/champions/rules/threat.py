"""Placing threat on schemes (MC-THREAT)."""

from typing import TYPE_CHECKING, Annotated, ClassVar

from goldenrule.kernel import checks as may
from goldenrule.kernel.event_windows import TriggeringEvent
from goldenrule.kernel.fields import Kind, StackIndex

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Threat(TriggeringEvent):
    """Threat is placed on a scheme."""

    row: ClassVar[int] = 12
    at_once: ClassVar[tuple[int, ...]] = (row,)
    scheme: StackIndex = -1
    """The stack index of the scheme of an enemy that places it."""
    during: Annotated[str, Kind(may.one_of("", "step_one", "scheme"))] = ""
    """ "step_one" of the villain phase; "scheme": by an enemy that schemes."""

    def resolve(self, game: "Champions") -> bool:
        e = game.state.live(self.target)
        if not e:
            return False
        game.add_threat(e, self.amount, self.source)
        self.result = self.amount
        if self.scheme >= 0:
            game.window_at(self.scheme).events[0].result += self.amount
        return True


def place_threat(
    game: "Champions", schemes: list[int], amount: int, source: int, seat: int, during: str = "", scheme: int = -1
) -> None:
    """Place threat on schemes, all of it at the same time."""
    if amount > 0 and schemes:
        events: list[Threat] = []
        for e in schemes:
            event = Threat(game.state.ref(e), source, seat, amount)
            event.scheme, event.during = scheme, during
            events.append(event)
        Threat.occur(game, events)
