"""The steps of the stage lead from each board to the next: VP, plot points, KO, headlines, heroes, rolls of combats."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.gamekit.story_text import StageStep
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.board_types import Combat, HeroesBoard
from goldenrule.games.heroes.rules.dice import HITS, TROUBLES
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.words.texts import Texts

ROOT = Path(__file__).parents[3]
TEXTS = Texts("en", strict=True)
KIND = find_game("heroes")
WORDS: Any = KIND.words(TEXTS)
LOCALE = Locale(WORDS, TEXTS)


class Fight:
    """What the steps say of a combat: the power of each fighter, and the rolls of each part of a sequence."""

    def __init__(self) -> None:
        self.powers: dict[int, str] = {}
        self.seats: dict[int, int] = {}
        self.sequence = 1
        self.rolls: dict[tuple[int, str], dict[int, tuple[tuple[int, ...], int]]] = {}

    def take(self, step: StageStep) -> None:
        if step.key == "power":
            if any(sequence == self.sequence for sequence, _ in self.rolls):
                self.sequence += 1
                self.powers = {}
            self.powers[step.card] = step.place
            self.seats[step.card] = step.seat
        elif step.key in ("roll", "dice") and step.roll:
            rolls = self.rolls.setdefault((self.sequence, step.roll.part), {})
            rolls[step.card] = (step.roll.dice, step.n)
            before = [n for card, (_, n) in rolls.items() if card != step.card]
            assert step.roll.beat == (before[0] if before else None)
            assert step.n == max(0, sum(step.roll.worth) + step.roll.added)
        elif step.key == "hits" and step.roll:
            rolls = self.rolls[self.sequence, step.roll.part]
            assert {step.card: step.n, step.target: step.roll.beat} == {card: n for card, (_, n) in rolls.items()}

    def check(self, combat: Combat) -> None:
        sides = [combat.hero, combat.villain]
        chosen = {side.id: power.key for side in sides for power in side.powers if power.chosen}
        if chosen and any(each.sequence == combat.title.value for each in combat.rolls):
            assert self.powers == chosen
            assert self.seats.items() >= {side.id: side.seat for side in sides}.items()
        found = {}
        for each in combat.rolls:
            sides_rolled = zip(sides, (each.hero, each.villain))
            rolls = [(tuple([die.value for die in side.dice]), side.hits) for _, side in sides_rolled if side]
            found[each.sequence, each.step] = Counter(rolls)
        assert found == {key: Counter(rolls.values()) for key, rolls in self.rolls.items()}


class Position:
    """What the steps say of a board."""

    def __init__(self, board: HeroesBoard) -> None:
        self.now = shown(board)
        self.points = Counter(dict(enumerate(self.now["points"])))
        self.vp = Counter(dict(enumerate(self.now["vp"])))
        self.places: dict[int, str] = dict(self.now["places"])
        self.ko: dict[int, int] = dict(self.now["ko"])
        self.allies: dict[int, int] = dict(self.now["allies"])
        self.headlines: dict[str, int] = dict(self.now["headlines"])
        self.fight: Fight | None = None

    def take(self, step: StageStep) -> None:
        match step.key:
            case "points":
                self.points[step.seat] += step.n
            case "vp":
                self.vp[step.seat] += step.n
            case "move":
                self.places[step.card] = step.place
            case "ko" if step.card in self.ko:
                self.ko[step.card] = step.n
            case "ally_point" if step.card in self.allies:
                self.allies[step.card] = step.n
            case "play" if step.place == "allies":
                self.allies[step.card] = 0
            case "leave":
                self.allies.pop(step.card, None)
            case "headline":
                self.headlines[step.place] = step.card
            case "resolved":
                self.headlines = {at: card for at, card in self.headlines.items() if card != step.card}
            case "fight":
                self.fight = Fight()
            case "fought":
                self.fight = None
        if self.fight:
            self.fight.take(step)

    def check(self, board: HeroesBoard) -> None:
        found = shown(board)
        seats = range(len(found["vp"]))
        assert [self.vp[seat] for seat in seats] == found["vp"]
        assert [self.points[seat] for seat in seats] == found["points"]
        assert self.ko == found["ko"]
        assert self.allies == found["allies"]
        assert {id: place for id, place in self.places.items() if place} == found["places"]
        assert set(found["headlines"].items()) <= set(self.headlines.items())
        if self.fight and board.combat:
            self.fight.check(board.combat)


def shown(board: HeroesBoard) -> dict[str, Any]:
    """The same of a board."""
    teams = sorted(board.teams, key=lambda team: team.seat)
    places = {
        card.id: area.key if group is area.support else group.key
        for area in board.areas
        for group in (*area.districts, *([area.support] if area.support else []))
        for card in group.items
    }
    return {
        "vp": [team.vp.value for team in teams],
        "points": [team.points.value for team in teams],
        "ko": {hero.id: hero.ko.value for team in teams for hero in team.heroes},
        "allies": {ally.id: ally.points.value for team in teams for ally in team.allies.items if ally.points},
        "places": places,
        "headlines": {each.place: each.id for area in board.areas if (each := area.headline)},
    }


def goes_on_untold(session: Session, page: Page, seat: int) -> bool:
    """Has the line that goes on no sentence yet? Then its steps come with the answers that it waits for."""
    teller = Teller(session.game, TEXTS, WORDS, seat, seat)
    teller.hear(session.log, page.history.told)
    return bool(teller.events) and not teller.writer.line(teller.events)


@cache
def played(seed: str, bot: str, scenario: str, teams: int = 2) -> tuple[Session, dict[int, list[StageStep]]]:
    """A whole game, with the steps that a page of each seat and a spectator have been sent."""
    given = {"scenario": scenario, "teams": ["avengers", "x_men", "fantastic_four"][:teams]}
    session = Session(Recorder(KIND.make(given, seed), seed), watched=True)
    seats = range(session.game.state.seats)
    bots = [make_bot("heroes", bot, f"{seed}/{seat}") for seat in seats]
    eyes = (*seats, SPECTATOR)
    pages = {seat: Page([seat] if seat >= 0 else []) for seat in eyes}
    lines: dict[int, dict[int, tuple[StageStep, ...]]] = {seat: {} for seat in eyes}
    steps: dict[int, list[StageStep]] = {seat: [] for seat in eyes}
    positions: dict[int, Position] = {}
    while True:
        for seat in eyes:
            new: list[StageStep] = []
            for section in new_sections(session, pages[seat], LOCALE):
                for line in section.lines:
                    before, lines[seat][line.place] = lines[seat].get(line.place, ()), tuple(line.steps)
                    assert tuple(line.steps[: len(before)]) == before
                    new += line.steps[len(before) :]
            board = WORDS.typed_board(view(session.game, seat), session.seen_events(seat))
            if seat in positions:
                for step in new:
                    positions[seat].take(step)
                if not goes_on_untold(session, pages[seat], seat):
                    positions[seat].check(board)
            else:
                positions[seat] = Position(board)
            steps[seat] += new
        if not session.game.pending:
            return session, steps
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))


GAMES = [
    ("1", "random", "house_of_m", 2),
    ("2", "sensible", "acts_of_vengeance", 2),
    ("3", "random", "the_big_story", 2),
    ("4", "sensible", "born_again", 3),
]


@pytest.mark.parametrize("game", GAMES)
def test_steps_lead_to_the_board_that_is_seen(game: tuple[str, str, str, int]) -> None:
    for steps in played(*game)[1].values():
        assert steps
        for step in steps:
            assert step.text or (step.key in ("ko", "threat") and not step.n), step
            if step.key == "roll" and step.roll:
                worth = TROUBLES if step.place == "trouble" else HITS
                assert step.roll.worth == tuple([worth[die] for die in step.roll.dice])
                assert step.n == sum(step.roll.worth) and not step.roll.added
                assert (step.card == 0) == (step.place == "trouble")
                assert bool(step.target) == (step.place == "trouble")
            if step.key == "reduced":
                assert step.target and step.roll and step.roll.part == "trouble"


@pytest.mark.parametrize("game", GAMES)
def test_the_trouble_level_changes_for_a_reason(game: tuple[str, str, str, int]) -> None:
    reasons = {"roll": "", "reduced": "skill", "villain": "villains", "use": "abilities"}
    met = set[str]()
    for steps in played(*game)[1].values():
        for before, step in pairwise(steps):
            if step.key == "trouble" and before.key in reasons:
                assert step.place == reasons[before.key], (before, step)
                met.add(step.place)
    assert met >= {"", "skill", "villains"} or game[1] == "random"


@pytest.mark.parametrize("game", GAMES)
def test_dice_are_those_that_were_rolled(game: tuple[str, str, str, int]) -> None:
    session, steps = played(*game)
    for seat, told in steps.items():
        seen = [each for line in session.log if (each := line.seen.get(seat))]
        for key in ("roll", "dice", "reroll"):
            rolled = [tuple(each[3] if key == "roll" else each[2]) for each in seen if each[0] == key]
            assert [step.roll.dice for step in told if step.key == key and step.roll] == rolled
        changed = [step.roll for step in told if step.key == "dice" and step.roll]
        assert all(set(roll.again) <= set(range(len(roll.dice))) for roll in changed)


@pytest.mark.parametrize("game", GAMES)
def test_powers_are_shown_when_both_are_chosen(game: tuple[str, str, str, int]) -> None:
    """A power that is chosen in secret comes with the event that shows both, never before."""
    session, steps = played(*game)
    for seat, told in steps.items():
        seen = [each for line in session.log if (each := line.seen.get(seat)) and each[0] == "powers"]
        shown = [ids.COLOURS[colour] for each in seen for colour in each[3:] if colour >= 0]
        assert [step.place for step in told if step.key == "power"] == shown


def test_keys_are_documented() -> None:
    keys = {step.key for game in GAMES for steps in played(*game)[1].values() for step in steps}
    table = (ROOT / "docs" / "stories.md").read_text(encoding="utf-8").partition("Marvel Heroes has these")[2]
    rows = [row.split("|")[1] for row in table.partition("The duel has these")[0].splitlines() if row[:3] == "| `"]
    documented = {key for row in rows for key in re.findall("`([a-z_]+)`", row)}
    assert keys <= documented
    assert documented - keys <= {"special", "unfought", "fighter", "plan_failed", "reroll"}


@pytest.mark.parametrize("lang", ["es", "uk", "zh-Hant"])
def test_steps_are_the_same_in_each_language(lang: str) -> None:
    texts = Texts(lang, strict=True)
    words: Any = KIND.words(texts)
    session = played(*GAMES[0])[0]
    seen = [line.seen[0] for line in session.log if line.seen[0][0] in session.game.EVENTS]
    english = WORDS.story(session.game, 0).stage_steps(seen)
    found = words.story(session.game, 0).stage_steps(seen)
    assert [replace(step, text="") for step in found] == [replace(step, text="") for step in english]
    assert all(bool(step.text) == bool(before.text) for step, before in zip(found, english))


def test_hidden_cards_are_not_named() -> None:
    """What another player draws has neither an id nor a code."""
    for game in GAMES:
        for seat, steps in played(*game)[1].items():
            drawn = [step for step in steps if step.key == "draw"]
            assert any(step.seat != seat for step in drawn)
            assert any(step.code for step in drawn if step.seat == seat) == (seat >= 0)
            assert not any(step.card and not step.code for step in steps)
