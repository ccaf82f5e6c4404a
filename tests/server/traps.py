"""A game from outside with bad cards: from the fourth decision on one fails, takes long, or goes round in circles."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.options import GameOption
from tests.cli.towers import TowersKind
from tests.toygame.game import Towers, new_game

AT: Final = 4
SLOW: Final = 1.0
"""Seconds that a slow card takes."""


def installed(site: Path) -> str:
    """A PYTHONPATH with which this game is an installed one; `site` is a folder that is filled for it."""
    info = site / "traps-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: traps\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[goldenrule.games]\ntraps = tests.server.traps:KIND\n")
    here = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return os.pathsep.join([*here, str(site), str(Path(__file__).parents[2])])


class Trap(Towers):
    """Towers, until a trap springs: "loop", "slow", "fault" or "exit", as its set-up says; "bot": a fault at seat 1."""

    name = "traps"

    def fresh(self, state: Any) -> "Trap":
        return Trap(state, self.content, self.setup)

    def apply(self, seat: int, option: Option) -> None:
        if self.decisions + 1 >= AT and (seat == 1 or self.setup["trap"] != "bot"):
            if self.setup["trap"] == "loop":
                while True:
                    pass
            if self.setup["trap"] == "slow":
                until = perf_counter() + SLOW
                while perf_counter() < until:
                    pass
                super().apply(seat, option)
                return
            if self.setup["trap"] == "exit":
                os._exit(1)
            raise LookupError("the card <secret> has no such face")
        super().apply(seat, option)


class TrapKind(TowersKind):
    name = "traps"
    title = "Traps"
    hidden_hands = False
    options: Sequence[GameOption] = (GameOption("trap", "what happens", "LOOP"),)

    def parse_options(self, words: Any) -> dict[str, Any]:
        return {"trap": words["trap"]}

    def make(self, options: Mapping[str, object], seed: str) -> Trap:
        found = new_game({}, seed)
        trap = Trap(found.state, found.content, {**found.setup, **options})
        trap.stack, trap.pending = found.stack, found.pending
        return trap


KIND = TrapKind()
