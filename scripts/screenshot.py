#!/usr/bin/env python3
"""Draw the screen of a real game, as the terminal shows it, into an SVG for the README.

    python scripts/screenshot.py [--seed N] [FILE]     (docs/images/play.svg)

Bots play a game with a fixed seed; the turn with the most to see is drawn by the client's own code.
"""

import argparse
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from goldenrule.cli.output import Rich
from goldenrule.cli.words import Words
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import view
from goldenrule.table.session import Session

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images" / "play.svg"
SEED = "1960"
HEROES = ["spider_man", "captain_marvel"]
COLUMNS = 92
LOG = 9

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


def interest(game: Game) -> int:
    """How much there is to see at a question: cards in play of every kind, options, hand."""
    decision = game.pending[0]
    if decision.kind != "turn" or decision.seat != 0:
        return 0
    seen = view(game, 0)
    if not 6 <= len(decision.options) <= 11 or len(seen.zones["hand0"]) < 3:
        return 0
    table = len(seen.zones["table"])
    areas = sum(min(5, len(seen.zones[f"area{seat}"])) for seat in range(len(HEROES)))
    minions = sum(len(seen.zones[f"engaged{seat}"]) for seat in range(len(HEROES)))
    hurt = sum(1 for facts in seen.cards.values() if facts.get("damage"))
    return 4 * min(table, 5) + 3 * areas + 5 * min(minions, 2) + 2 * hurt


def best_moment(seed: str) -> tuple[Session, int]:
    """The game at the turn with the most to see, and how long its log was a turn before."""
    from goldenrule.cli.start import start
    from goldenrule.table.games import find_game

    def begin() -> Session:
        return start(
            find_game("champions"),
            {"heroes": HEROES},
            seed=seed,
            bots="sensible",
            practice=False,
            people=False,
        )

    session = begin()
    found, best = 0, -1
    while not session.game.over:
        value = interest(session.game)
        if value > best:
            found, best = session.recorder.standing, value
        session.step_bot()
    session = begin()
    told = 0
    while session.recorder.standing < found:
        if session.game.pending[0].kind == "turn":
            told = len(session.log)
        session.step_bot()
    return session, told


def draw(session: Session, told: int) -> str:
    """The screen at a question as SVG."""
    words = Words("champions")
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    out = Rich(words, console)
    decision = session.game.pending[0]
    lines = words.log(session.game, session.log[told:], -1)
    if lines:
        out.log(words("cli-happened"), lines[-LOG:])
    out.table(session.view(decision.seat), decision.seat)
    options = [(str(i), words.option(session.game, decision, o)) for i, o in enumerate(decision.options, 1)]
    prompt = words.prompt(session.game, decision)
    out.options(words("cli-asks", who=words.who(session.game, decision.seat), prompt=prompt), options)
    console.print(words("cli-prompt") + " ▏")
    svg = console.export_svg(title="goldenrule play champions", theme=NIGHT, unique_id="goldenrule")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace")
    return re.sub(r"[ \t]+\n", "\n", svg)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, default=TARGET)
    parser.add_argument("--seed", default=SEED)
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(draw(*best_moment(given.seed)), encoding="utf-8")
    print(given.file)


if __name__ == "__main__":
    main()
