"""The questions of Marvel Heroes in which people choose several things at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.features import MultiSelect
from goldenrule.games.heroes import spending
from goldenrule.games.heroes.events import Pay

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import Event


class HeroesMultiSelect(MultiSelect["Heroes"]):
    """Targets, combined questions and payments."""

    continues_with = {
        "keep": ("assign", "ally"), "assign": ("ally",), "lead": ("backup",), "destination": ("escort", "travel"),
    }  # fmt: skip
    targets = (
        "choose", "mode", "may", "destination", "pay", "discard", "most_wanted", "dismiss", "power_up",
    )  # fmt: skip
    after_target = ("escort", "discard", "choose", "mode", "may")
    known_in_advance = {"story": ("story",)}
    turns = ("turn",)
    no_default = ("lead",)
    verbs = ("troubleshoot", "special", "event", "use", "move", "treat", "story")
    plays = verbs
    default_verbs = ("rest",)

    def payments_in(self, event: "Event", seat: int) -> "Sequence[Option]":
        """Return cards from the hand."""
        return (("discard", event.card, 0),) if isinstance(event, Pay) and event.seat == seat else ()

    def keep_values(self, game: "Heroes", decision: "Decision") -> "Callable[[Option], float]":
        """The value of each card that can be given up."""
        return lambda option: spending.kept(game, option)

    def notable_targets(self, game: "Heroes", decision: "Decision") -> "list[Option]":
        """Return the places where heroes usually go: headlines, the scenario and home."""
        from goldenrule.games.heroes.ids import SCENARIO_PLACE
        from goldenrule.games.heroes.rules.moves import HOME

        places = {SCENARIO_PLACE, *(game.district(headline) for headline in game.state.headlines if headline)}
        return [each for each in decision.options if each == HOME or each[2] in places]
