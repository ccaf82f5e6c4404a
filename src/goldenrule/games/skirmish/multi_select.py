"""The questions of the duel in which people choose several things at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.features import MultiSelect
from goldenrule.games.skirmish.events import Pay, PayCivilian

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import Event


class SkirmishMultiSelect(MultiSelect["Skirmish"]):
    """Targets, combined questions and payments."""

    targets = ("choose", "slot", "civilian", "artifact", "mode", "may", "moment")
    after_target = ("choose", "slot", "mode", "may", "civilian")
    after_passing = ("civilian", "artifact", "moment")
    repeated = {"moment": "skirmish-option-pass-all"}
    turns = ("recruit",)
    nothing_left = "skirmish-nothing-left"
    verbs = ("play", "replace", "use", "pay", "civilian")
    plays = ("play", "use")

    def payments_in(self, event: "Event", seat: int) -> "Sequence[Option]":
        """Return cards and Civilians of the seat to move."""
        if isinstance(event, Pay):
            return (("pay", event.card, 0),)
        return (("civilian", 0, event.colour),) if isinstance(event, PayCivilian) else ()

    def keep_values(self, game: "Skirmish", decision: "Decision") -> "Callable[[Option], float]":
        """The values that a bot gives to the cards."""
        from goldenrule.games.skirmish.bots import kept

        return kept(game, decision.seat)
