"""Villain phases of many games, as the page hears of them: what its test measures how long they are shown.

python scripts/stage_phases.py          writes web/src/table/stage/phases.json.gz
python scripts/stage_phases.py 10       of ten games instead of a hundred

One hero against each scenario, and the first of four; `sensible` plays all seats. A phase has the messages that the
page of the first seat gets between its questions, from the one after the last turn to the next turn. A message is
[whether it ends in the villain phase, the own cards that occur, lines], a line [section, place, seat, new steps], and a
step its key, seat, card, target, weight, and bits: 1 it has a sentence, 2 a sum, 4 the result of one.
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.bots import make_bot
from goldenrule.gamekit.board import Card
from goldenrule.gamekit.story_text import StageStep
from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import view
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections
from goldenrule.server.worker.table_locale import Locale, locale_of
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURE: Final = ROOT / "web" / "src" / "table" / "stage" / "phases.json.gz"
GAMES: Final = 100
HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
SCENARIOS: Final = ("rhino", "klaw", "ultron")
ROUNDS: Final = {1: 30, 4: 3}
"""The rounds of a game that are kept, by the number of heroes."""

Line = tuple[int, int, int, list[str]]
Message = tuple[bool, list[int], list[Line]]


class Listener:
    """The page of the first seat: it hears what is new whenever it is asked."""

    def __init__(self, session: Session, locale: Locale) -> None:
        self.session = session
        self.locale = locale
        self.page = Page([0])
        self.known: dict[int, int] = {}

    def message(self) -> Message:
        """What is new, without what a page needs only to draw it."""
        lines: list[Line] = []
        met: set[int] = set()
        for section in new_sections(self.session, self.page, self.locale):
            for line in section.lines:
                new = line.steps[self.known.get(line.place, 0) :]
                self.known[line.place] = len(line.steps)
                met |= {id for step in new for id in (step.card, step.target)}
                if new:
                    lines.append((section.place, line.place, line.by, [short(step) for step in new]))
        villain = self.session.game.state.phase == "villain"
        return villain, sorted(met & self.own_cards()), lines

    def own_cards(self) -> set[int]:
        board = self.locale.words.typed_board(view(self.session.game, 0))
        assert isinstance(board, ChampionsBoard)
        own = next(area for area in board.players if area.seat == 0)
        zones = [own.engaged, *own.zones]
        cards: list[Card] = [own.identity, *(card for zone in zones for card in zone.cards)]
        return {id for card in cards for id in (card.id, *(each.id for each in card.attached))} - {0}


def short(step: StageStep) -> str:
    bits = bool(step.text) + 2 * (step.sum is not None) + 4 * (step.sum is not None and step.sum.result is not None)
    return f"{step.key} {step.seat} {step.card} {step.target} {step.weight} {bits}"


def phases(seed: int, heroes: int) -> Iterator[list[Message]]:
    """The villain phases of a game."""
    names = [HEROES[(seed + n) % len(HEROES)] for n in range(heroes)]
    setup = {"heroes": names, "scenario": SCENARIOS[seed % len(SCENARIOS)]}
    kind = find_game("champions")
    session = Session(Recorder(kind.make(setup, f"stage {seed}"), f"stage {seed}"), watched=True)
    bots = [make_bot("champions", "sensible", f"stage {seed}/{seat}") for seat in range(heroes)]
    listener = Listener(session, locale_of(session.game, Texts("en")))
    found: list[Message] = []
    since = 1  # the round in which the page was asked last in a player phase; 0 in a villain phase
    while session.game.pending and session.game.state.round <= ROUNDS[heroes]:
        decision = session.game.pending[0]
        if decision.seat == 0 and session.game.state.round:
            villain, now = session.game.state.phase == "villain", session.game.state.round
            message = listener.message()
            if villain or since != now:
                found.append(message)
            if found and not villain:
                yield found
                found = []
            since = 0 if villain else now
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))


def main(games: int) -> None:
    found = {str(heroes): [messages for seed in range(games) for messages in phases(seed, heroes)] for heroes in ROUNDS}
    lines = [
        f'"{heroes}": [\n' + ",\n".join(msgspec.json.encode(each).decode() for each in every) + "\n]"
        for heroes, every in found.items()
    ]
    text = "{" + ",\n".join(lines) + "}\n"
    FIXTURE.write_bytes(gzip.compress(text.encode(), mtime=0))
    for heroes, every in found.items():
        print(f"{heroes} heroes: {len(every)} villain phases, {sum(map(len, every))} messages")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
