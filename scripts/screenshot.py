#!/usr/bin/env python3
"""Draw the screen of a real game, as the terminal shows it, into an SVG for the README.

    python scripts/screenshot.py [GAME] [--seed N] [--file FILE]     (docs/images/GAME.svg; champions if left out)

Bots play a game with a fixed seed at the terminal's own loop; the turn with the most to see is drawn.
"""

import argparse
import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from goldenrule.cli.play import Play
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import view

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.screens import Look, Terminal, play

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
SEED = "1960"
ROWS = 100


class Scene(NamedTuple):
    """What is drawn of a game: its options, how wide, and how much there is to see at a question."""

    options: dict[str, Any]
    columns: int
    interest: Callable[[Game], int]


NIGHT = TerminalTheme(
    (16, 20, 31),
    (220, 225, 235),
    [
        (16, 20, 31), (239, 83, 80), (129, 199, 132), (255, 213, 79),
        (100, 160, 255), (206, 147, 216), (77, 208, 225), (220, 225, 235),
    ],
    [
        (112, 122, 145), (255, 112, 108), (165, 214, 167), (255, 224, 130),
        (144, 190, 255), (225, 175, 235), (128, 222, 234), (255, 255, 255),
    ],
)  # fmt: skip


def champions(game: Game) -> int:
    """Cards in play of every kind, options, hand."""
    decision = game.pending[0]
    if decision.kind != "turn" or decision.seat != 0:
        return 0
    seen = view(game, 0)
    if not 6 <= len(decision.options) <= 11 or len(seen.zones["hand0"]) < 3:
        return 0
    table = len(seen.zones["table"])
    areas = sum(min(5, len(seen.zones[f"area{seat}"])) for seat in (0, 1))
    minions = sum(len(seen.zones[f"engaged{seat}"]) for seat in (0, 1))
    hurt = sum(1 for facts in seen.cards.values() if facts.get("damage"))
    return 4 * min(table, 5) + 3 * areas + 5 * min(minions, 2) + 2 * hurt


def skirmish(game: Game) -> int:
    """Cards in the slots, and a hand that fits the screen."""
    decision = game.pending[0]
    if decision.kind != "recruit" or not 4 <= len(decision.options) <= 9:
        return 0
    zones = view(game, decision.seat).zones
    slots = sum(len(cards) for name, cards in zones.items() if name.startswith("slot"))
    owned = sum(len(cards) for name, cards in zones.items() if name.startswith("artifacts"))
    return 3 * slots + 4 * owned if slots else 0


def heroes(game: Game) -> int:
    """Heroes on the map at an action of the Missions."""
    decision = game.pending[0]
    if decision.kind != "turn" or not 4 <= len(decision.options) <= 9:
        return 0
    seen = view(game, decision.seat)
    on_map = sum(1 for facts in seen.cards.values() if facts.get("place", -1) >= 0 and facts.get("status"))
    return 3 * on_map + len(seen.zones["most_wanted"]) + sum(len(seen.zones[f"allies{seat}"]) for seat in (0, 1, 2))


SCENES = {
    "champions": Scene({"heroes": ["spider_man", "captain_marvel"]}, 92, champions),
    "skirmish": Scene({}, 92, skirmish),
    "heroes": Scene({"teams": ["avengers", "x_men", "fantastic_four"]}, 100, heroes),
}


def best_moment(name: str, seed: str) -> int:
    """The question with the most to see, counted from 1."""
    values: list[int] = []

    def look(at: Play, out: Terminal) -> bool:
        values.append(SCENES[name].interest(at.session.game))
        return False

    show(name, seed, look)
    return values.index(max(values)) + 1


def draw(name: str, seed: str) -> str:
    """The screen at that question as SVG."""
    left = best_moment(name, seed)
    pictures: list[str] = []

    def look(at: Play, out: Terminal) -> bool:
        nonlocal left
        left -= 1
        if left:
            out.console.export_text()  # what is recorded begins anew
            return False
        out.console.print(out.w("cli-prompt") + " ▏")
        title = f"goldenrule play {name}"
        pictures.append(out.console.export_svg(title=title, theme=NIGHT, unique_id="goldenrule"))
        return True

    show(name, seed, look)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", pictures[0], flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace")
    return re.sub(r"[ \t]+\n", "\n", svg)


def show(name: str, seed: str, look: Look) -> None:
    """Play the game of a scene."""
    console = Console(
        record=True,
        width=SCENES[name].columns,
        height=ROWS,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    play(name, SCENES[name].options, seed, console, look)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=SCENES, default="champions")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or FOLDER / f"{given.game}.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(draw(given.game, given.seed), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
