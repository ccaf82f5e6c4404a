#!/usr/bin/env python3
"""Draw the screen of a real game, as the terminal shows it, into an SVG for the README.

    python scripts/screenshot.py [GAME] [--seed N] [--file FILE]     (docs/images/GAME.svg; champions if left out)

Bots play a game with a fixed seed; the turn with the most to see is drawn by the client's own code.
"""

import argparse
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from goldenrule.cli.output import Rich
from goldenrule.cli.play import TURNS
from goldenrule.cli.words import Words
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import view
from goldenrule.table.session import Session

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "images"
SEED = "1960"
LOG = 9


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


def best_moment(name: str, seed: str) -> tuple[Session, int]:
    """The game at the turn with the most to see, and how long its log was a turn before."""
    from goldenrule.cli.start import start
    from goldenrule.table.games import find_game

    def begin() -> Session:
        return start(
            find_game(name),
            SCENES[name].options,
            seed=seed,
            bots="sensible",
            practice=False,
            people=False,
        )

    session = begin()
    found, best = 0, -1
    while not session.game.over:
        value = SCENES[name].interest(session.game)
        if value > best:
            found, best = session.recorder.standing, value
        session.step_bot()
    session = begin()
    told = 0
    while session.recorder.standing < found:
        if session.game.pending[0].kind in TURNS:
            told = len(session.log)
        session.step_bot()
    return session, told


def draw(session: Session, told: int) -> str:
    """The screen at a question as SVG."""
    name = session.game.name
    words = Words(name)
    console = Console(
        record=True,
        width=SCENES[name].columns,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    out = Rich(words, console)
    decision = session.game.pending[0]
    lines = words.log(session.game, session.log[told:], -1)
    if lines:
        out.log(words("cli-happened"), lines[-LOG:])
    out.table(session.view(decision.seat))
    options = [(str(i), words.option(session.game, decision, o)) for i, o in enumerate(decision.options, 1)]
    prompt = words.prompt(session.game, decision)
    out.options(words("cli-asks", who=words.who(session.game, decision.seat), prompt=prompt), options)
    console.print(words("cli-prompt") + " ▏")
    svg = console.export_svg(title=f"goldenrule play {name}", theme=NIGHT, unique_id="goldenrule")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace")
    return re.sub(r"[ \t]+\n", "\n", svg)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=SCENES, default="champions")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or FOLDER / f"{given.game}.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(draw(*best_moment(given.game, given.seed)), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
