"""The questions of the duel in which people choose several things at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.features import MultiSelect
from goldenrule.games.skirmish.events import Pay, PayCivilian

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import AnyEvent


class SkirmishMultiSelect(MultiSelect):
    """What is chosen together, what belongs to an action, and what is paid."""

    targets = ("choose", "slot", "civilian", "artifact", "mode", "may", "moment")
    after_target = targets
    after_passing = ("civilian", "artifact", "moment")
    turns = ("recruit",)
    verbs = ("play", "replace", "use", "pay", "civilian")

    def paid(self, event: "AnyEvent", seat: int) -> "Sequence[Option]":
        """Cards and Civilians of the seat whose turn it is."""
        if isinstance(event, Pay):
            return (("pay", event.card, 0),)
        return (("civilian", 0, event.colour),) if isinstance(event, PayCivilian) else ()

    def kept(self, game: "Skirmish", decision: "Decision") -> "Callable[[Option], float]":
        """What is given up."""
        from goldenrule.games.skirmish.bots import kept

        return kept(game, decision.seat)
