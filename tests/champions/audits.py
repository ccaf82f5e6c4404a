"""Games with an auditor, for the tests of the audit."""

from collections.abc import Callable

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.champions.audit import AuditError, watch
from goldenrule.games.champions.game import Champions
from goldenrule.lab.single_game import play
from goldenrule.table.games import maker

SOLO = ["spider_man"]
CAROL = ["captain_marvel"]
BOTH = ["spider_man", "captain_marvel"]

Patch = pytest.MonkeyPatch
Tampered = list[tuple[Callable[[Patch], None], str, list[str], str]]
"""How the engine is tampered with, the clause that the auditor names, the heroes and the bot of the games."""


def start(heroes: list[str], seed: str, expert: bool = False, scenario: str = "rhino") -> Champions:
    game = maker("champions")({"heroes": heroes, "expert": expert, "scenario": scenario}, seed)
    assert isinstance(game, Champions)
    return game


def complaint(
    heroes: list[str], bot: str = "sensible", games: int = 60, expert: bool = False, scenario: str = "rhino"
) -> AuditError:
    """The first complaint of the auditor in a run of games."""
    for number in range(games):
        game = start(heroes, f"audit {number}", expert, scenario)
        bots = [make_bot("champions", bot, f"{number}/{seat}") for seat in range(len(heroes))]
        try:
            play(game, bots, watch(game))
        except AuditError as error:
            return error
    raise AssertionError(f"the auditor said nothing in {games} games")
