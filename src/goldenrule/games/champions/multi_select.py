"""The questions of Champions in which people choose several things at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.features import MultiSelect
from goldenrule.games.champions.events import Paid

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import Event


class ChampionsMultiSelect(MultiSelect["Champions"]):
    """Targets, combined questions and payments."""

    targets = ("choose", "attach", "mode", "may", "response", "interrupt", "ally_limit")
    after_target = targets
    turns = ("turn",)
    verbs = ("play", "use", "attack", "thwart", "recover", "form", "request")
    plays = ("play", "use", "attack", "thwart", "recover")
    ends = ("end_turn",)

    def payments_in(self, event: "Event", seat: int) -> "Sequence[Option]":
        """Return cards and resource abilities."""
        return event.plan if isinstance(event, Paid) and event.seat == seat else ()

    def losses(self, game: "Champions") -> "Callable[[Option], bool]":
        """Cards and counters; a resource ability that removes no counter can be used again."""
        from goldenrule.games.champions.spending import removes_counter

        return lambda option: option[0] != "generate" or removes_counter(game, option)

    def keep_values(self, game: "Champions", decision: "Decision") -> "Callable[[Option], float]":
        """The values that a bot gives to the cards."""
        from goldenrule.games.champions.bots import kept

        return kept(game, decision)
