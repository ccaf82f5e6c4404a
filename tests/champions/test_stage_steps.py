"""The steps of the stage lead from each board to the next: hit points, threat, and who is in play where."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.gamekit.board import Card
from goldenrule.gamekit.story_text import StageStep, Sum
from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.words.texts import Texts

ROOT = Path(__file__).parents[2]
TEXTS = Texts("en", strict=True)
KIND = find_game("champions")
WORDS: Any = KIND.words(TEXTS)
LOCALE = Locale(WORDS, TEXTS)
METERS = ("allies", "engaged", "side_schemes")
"""The zones of cards that have hit points or threat."""


class Meters:
    """What the steps say of a board: damage on characters, threat on schemes, and whose side they are on."""

    def __init__(self, board: ChampionsBoard) -> None:
        self.villain, self.scheme = board.scenario.villain.id, board.scenario.main_scheme.id
        self.damage: Counter[int] = Counter()
        self.threat: Counter[int] = Counter()
        self.seats: dict[int, int] = {}
        for id, (key, value, full, seat) in shown(board).items():
            self.seats[id] = seat
            if key == "hp":
                self.damage[id] = full - value
            else:
                self.threat[id] = value

    def take(self, step: StageStep) -> None:
        n, target = step.n, step.target
        match step.key:
            case "damage":
                self.damage[target] += n
            case "heal":
                self.damage[target] -= n
            case "threat" | "scheme_threat":
                self.threat[target] += n
            case "threat_removed":
                self.threat[target] -= n
            case "face":  # a new stage is without damage and threat
                self.damage[target] = self.threat[target] = 0
            case "enter" if step.place in METERS:
                self.seats[step.card], self.damage[step.card], self.threat[step.card] = step.seat, 0, 0
            case "engage":
                self.seats[step.card] = step.seat
            case "eliminated":  # minions engage another player, if there is one
                self.seats = {id: seat for id, seat in self.seats.items() if seat != step.seat}
            case "leave":
                self.seats.pop(step.card, None)
            case "defeated" if target != self.villain:
                self.seats.pop(target, None)

    def check(self, board: ChampionsBoard) -> None:
        found = shown(board)
        assert self.seats == {id: seat for id, (_, _, _, seat) in found.items()}
        for id, (key, value, full, _) in found.items():
            assert value == (max(0, full - self.damage[id]) if key == "hp" else self.threat[id]), id


def shown(board: ChampionsBoard) -> dict[int, tuple[str, int, int, int]]:
    """What shows hit points or threat: id -> (which, value, full, the seat whose it is)."""
    scenario = board.scenario
    cards: list[tuple[Card, int]] = [(each, -1) for each in scenario.side_schemes.cards]
    for area in board.players:
        zones = [area.engaged, *area.zones]
        cards += [(area.identity, area.seat), *((card, area.seat) for zone in zones for card in zone.cards)]
    found: dict[int, tuple[str, int, int, int]] = {}
    for card, seat in [(scenario.villain, -1), (scenario.main_scheme, -1), *cards]:
        if card.gauge is not None:
            assert card.gauge.value is not None
            found[card.id] = (card.gauge.key, card.gauge.value, card.gauge.full or 0, seat)
    return found


class Watcher:
    """A page that plays the steps of each message. `told` are all of them."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.page = Page([seat] if seat >= 0 else [])
        self.lines: dict[int, tuple[StageStep, ...]] = {}
        self.told: list[StageStep] = []
        self.news()
        self.meters = Meters(self.board())

    def board(self) -> ChampionsBoard:
        board: ChampionsBoard = WORDS.typed_board(view(self.session.game, self.seat))
        return board

    def news(self) -> Iterator[StageStep]:
        """The steps that are new; those of a line that goes on begin with the ones before."""
        new: list[StageStep] = []
        for section in new_sections(self.session, self.page, LOCALE):
            for line in section.lines:
                before = self.lines.get(line.place, ())
                steps = self.lines[line.place] = tuple(line.steps)
                assert steps[: len(before)] == before
                new += steps[len(before) :]
        self.told += new
        return iter(new)

    def follow(self) -> None:
        for step in self.news():
            self.meters.take(step)
        self.meters.check(self.board())


def check_sum(sum: Sum | None) -> None:
    """A sum adds up; a defence leaves 0 at least."""
    if sum is None or sum.result is None:
        return
    numbers = [(part.key, -(part.n or 0) if part.minus else part.n or 0) for part in sum.parts]
    before = max(0, sum_of(numbers, "atk", "sch", "boost", "bonus", "def"))
    assert sum.result == before + sum_of(numbers, "prevented"), sum


def sum_of(numbers: Sequence[tuple[str, int]], *keys: str) -> int:
    total = 0
    for key, n in numbers:
        total += n if key in keys else 0
    return total


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("random", {"heroes": ["spider_man"], "scenario": "rhino"}),
    ("sensible", {"heroes": ["black_panther"], "scenario": "klaw"}),
    ("sensible", {"heroes": ["spider_man"], "scenario": "rhino"}),
    ("random", {"heroes": ["she_hulk", "iron_man"], "scenario": "ultron"}),
    ("sensible", {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"}),
    ("sensible", {"heroes": ["captain_marvel", "she_hulk", "spider_man"], "scenario": "rhino", "expert": True}),
    ("random", {"heroes": ["iron_man", "black_panther", "captain_marvel", "she_hulk"], "scenario": "klaw"}),
]


@cache
def played(game: int) -> tuple[Session, list[Watcher]]:
    """A whole game, which pages of all seats and of a spectator have followed."""
    bot, setup = GAMES[game]
    session = Session(Recorder(KIND.make(dict(setup), "steps"), "steps"), watched=True)
    seats = range(len(setup["heroes"]))
    bots = [make_bot("champions", bot, f"steps/{seat}") for seat in seats]
    watchers: list[Watcher] = []
    while session.game.pending:
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
        if not watchers and session.game.state.round:  # the setup is over
            watchers = [Watcher(session, seat) for seat in (*seats, SPECTATOR)]
        for watcher in watchers:
            watcher.follow()
    return session, watchers


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_steps_lead_to_the_board_that_is_seen(game: int) -> None:
    """For every seat and spectator, the steps of a message lead to the board that it carries."""
    for watcher in played(game)[1]:
        assert watcher.told[-1].key == "over"
        for step in watcher.told:
            assert step.text or step.key == "acts", step
            check_sum(step.sum)


def test_all_keys_occur_and_are_documented() -> None:
    keys = {step.key for game in range(len(GAMES)) for watcher in played(game)[1] for step in watcher.told}
    table = (ROOT / "docs" / "stories.md").read_text(encoding="utf-8").partition("Marvel Champions has these")[2]
    rows = [
        row.split("|")[1] for row in table.partition("Marvel Heroes has these")[0].splitlines() if row.startswith("| `")
    ]
    assert keys == {key for row in rows for key in re.findall("`([a-z_]+)`", row)}


@pytest.mark.parametrize("lang", ["es", "uk", "zh-Hant"])
def test_steps_are_the_same_in_each_language(lang: str) -> None:
    """But for their sentences, which no language lacks: strict texts raise for a missing message or argument."""
    texts = Texts(lang, strict=True)
    words: Any = KIND.words(texts)
    for game in (2, 4):
        session = played(game)[0]
        seen = [line.seen[0] for line in session.log]
        english = WORDS.story(session.game, 0).stage_steps(seen)
        found = words.story(session.game, 0).stage_steps(seen)
        assert [replace(step, text="") for step in found] == [replace(step, text="") for step in english]
        assert all(bool(step.text) == bool(before.text) for step, before in zip(found, english))
        assert not {step.text for step in found if step.text} & {step.text for step in english}


def test_a_line_that_goes_on_keeps_its_steps() -> None:
    """Whatever the events of a line are, the steps of the first of them are the first of its steps."""
    for game in range(len(GAMES)):
        session = played(game)[0]
        story = WORDS.story(session.game, 0)
        teller = Teller(session.game, TEXTS, WORDS, 0, 0)
        teller.hear(session.log, 0)
        for line in teller.story().lines():
            seen = [session.log[place].seen[0] for place in line.events]
            whole = story.stage_steps(seen)
            assert line.steps[: len(whole)] == (*whole,)
            for n in range(1, min(len(seen), 20)):
                steps = story.stage_steps(seen[:n])
                assert steps == whole[: len(steps)]


def test_a_step_names_the_paragraph_that_acts() -> None:
    """It is a paragraph of the card's text, and that of a kind of ability says so itself."""
    heads = {"When Revealed": 0, "Boost": 0, "Forced": 0, "Action": 0, "Response": 0}
    for game in range(len(GAMES)):
        session = played(game)[0]
        story = WORDS.story(session.game, 0)
        for line in session.log:
            seen = line.seen.get(0)
            if seen is None:
                continue
            for step in story.stage_steps([seen]):
                if not step.paragraph:
                    continue
                text = WORDS.text(step.turned if step.key == "boost" else step.code)[step.paragraph - 1]
                heads |= {head: n + 1 for head, n in heads.items() if head in text.split(":")[0]}
                if seen[0] == "when_revealed":
                    assert text.startswith("When Revealed"), text
                if seen[0] in ("boost_turned", "boost_ability"):
                    assert text.startswith("Boost"), text
                if seen[0] == "forced":
                    assert text.startswith("Forced"), text
                if seen[0] == "use":
                    assert not text.startswith(("Forced", "When", "Boost")), text
    assert all(heads.values()), heads


def test_a_card_with_two_abilities_of_a_kind_names_none_of_them() -> None:
    """Which of two "When Revealed" abilities acts depends on the form of the player, and the event does not tell it."""
    story = WORDS.story(played(0)[0].game, 0)
    faces = played(0)[0].game.content.faces
    several = next(face for face in faces if [each.kind for each in face.abilities].count("when_revealed") > 1)
    single = next(face for face in faces if [each.kind for each in face.abilities].count("when_revealed") == 1)
    (one,) = story.stage_steps([["when_revealed", [1, single.code]]])
    (two,) = story.stage_steps([["when_revealed", [1, several.code]]])
    assert one.paragraph and not two.paragraph
