#!/usr/bin/env python3
"""Write data/win_rates.csv of each game: how often a bot wins, from which choices get their difficulty.

python scripts/win_rates.py            write the files; Champions plays 30,000 games (about six minutes on one core)
python scripts/win_rates.py --check    write nothing; fail if a file differs from the tables in docs

Champions plays every hero with its starter deck, alone, against every scenario in both modes. The rates of the other
games are those of docs/heroes_balance.md and docs/skirmish_balance.md.
"""

import csv
import io
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from goldenrule.games.champions.sets import heroes, scenarios
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.lab.simulate import simulate

ROOT: Final = Path(__file__).resolve().parent.parent
COLUMNS: Final = ("key", "rate", "games", "bot")
GAMES, SEED, BOT = 1000, "7", "sensible"
Row = tuple[str, str, int, str]


def champions() -> list[Row]:
    """Rates of heroes in the first scenario, and of scenarios with all heroes, by mode."""
    first = next(iter(scenarios()))
    won: Counter[str] = Counter()
    for hero in heroes():
        for scenario in scenarios():
            for expert in (False, True):
                options: dict[str, object] = {"heroes": [hero], "scenario": scenario, "expert": expert}
                found = simulate("champions", options, GAMES, SEED, [BOT]).wins
                won[f"{'expert' if expert else 'scenario'}:{scenario}"] += found
                if scenario == first and not expert:
                    won[f"hero:{hero}"] += found
    return [(f"hero:{hero}", _percent(won[f"hero:{hero}"], GAMES), GAMES, BOT) for hero in heroes()] + [
        (f"{mode}:{scenario}", _percent(won[f"{mode}:{scenario}"], GAMES * len(heroes())), GAMES * len(heroes()), BOT)
        for scenario in scenarios()
        for mode in ("scenario", "expert")
    ]


def _percent(won: int, games: int) -> str:
    return f"{100 * won / games:.1f}"


def marvel_heroes(page: str) -> list[Row]:
    """Rates of teams against one other team, and of scenarios that nobody wins, from the page about balance."""
    two = page.partition("## 2 players")[2].partition("## 4 players")[0]
    games = int(re.findall(r"(\d+) games for each number", page)[0])
    names = {face.facts.name: face for face in load_content().faces if face.type in ("team", "scenario")}
    rows = [line.strip("| ").split(" | ") for line in two.splitlines() if line.startswith("| ")]
    out = []
    for row in rows:
        face = names.get(row[0])
        if face is not None and face.type == "team" and len(row) == 4:
            out.append((f"team:{face.code}", row[1].rstrip("%"), games, BOT))
        lost = re.search(r"everybody loses [^;|]*?([\d.]+)%", row[1]) if face is not None else None
        if face is not None and lost:
            out.append((f"lost:{face.code}", lost[1], games, BOT))
    return out


def duel(page: str) -> list[Row]:
    """Rates of both sides, from the page about balance."""
    games = int(re.findall(r"(\d+) games of the bot", page)[0])
    return [
        (f"side:{side.lower()}", re.findall(rf"\| The {side} win \| ([\d.]+)%", page)[0], games, BOT)
        for side in ("Heroes", "Villains")
    ]


def written(rows: list[Row]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([COLUMNS, *rows])
    return out.getvalue()


def place(game: str) -> Path:
    return ROOT / "src/goldenrule/games" / game / "data/win_rates.csv"


def from_docs() -> dict[str, str]:
    """The contents of the files that repeat a page of docs, by game."""
    pages = {game: (ROOT / "docs" / f"{game}_balance.md").read_text("utf-8") for game in ("heroes", "skirmish")}
    return {"heroes": written(marvel_heroes(pages["heroes"])), "skirmish": written(duel(pages["skirmish"]))}


def main(arguments: list[str]) -> int:
    found = from_docs()
    if arguments == ["--check"]:
        return int(any(place(game).read_text("utf-8") != text for game, text in found.items()))
    for game, text in {**found, "champions": written(champions())}.items():
        place(game).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
