"""The story of Heroes: combats by sequences, and short turns of those in which a reader has no part."""

from statistics import median
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.heroes import ids
from goldenrule.kernel.records import Recorder
from goldenrule.table.games import find_game
from goldenrule.table.session import LogLine, Session
from goldenrule.table.story import Story, StoryStep, Teller
from goldenrule.words.columns import wrap
from goldenrule.words.texts import Texts
from tests.playing import play_on

TEXTS = Texts("en", strict=True)
WIDTH = 80
TEAMS = ["avengers", "x_men", "fantastic_four", "marvel_knights"]
VILLAINS = ids.seat_zone(ids.VILLAINS, 0)
WOLVERINE, ZEMO, ENCHANTRESS, HEADLINE = (
    [1, "wolverine"],
    [2, "baron_zemo"],
    [3, "enchantress"],
    [4, "tear_in_the_sky"],
)


def told(*events: list[Any], you: int = -1) -> Story:
    """The story of these events for seat 0 of a game of Avengers and X-Men."""
    session = Session(Recorder(find_game("heroes").make({}, "1"), "1"))
    teller = Teller(session.game, TEXTS, find_game("heroes").words(TEXTS), 0, you)
    teller.hear([LogLine(1, {0: event}) for event in events], 0)
    return teller.story()


def mission(*more: list[Any]) -> list[list[Any]]:
    return [
        ["turn", 1],
        ["troubleshoot", 1, HEADLINE],
        ["plan", 0, [0, ""]],
        ["roll", -1, 0, (2, 1), False],
        ["trouble", 3],
        ["scheme", 0, 1],
        ["move", ZEMO, VILLAINS, ids.LEAD],
        ["move", ENCHANTRESS, VILLAINS, ids.BACKUPS],
        ["fight", WOLVERINE, ZEMO],
        ["initiative", 0],
        ["powers", WOLVERINE, ZEMO, 0, 1],
        ["roll", 0, 0, (1, 2), True],
        ["roll", 1, 1, (5, 1), False],
        ["hits", 2, 3],
        ["roll", 0, 1, (5,), False],
        ["roll", 1, 0, (2,), False],
        ["hits", 2, 1],
        ["ko", WOLVERINE, 1],
        ["fought", 0],
        ["vp", 1, 5],
        *more,
    ]


def test_a_combat_is_a_line_for_each_sequence() -> None:
    story = told(*mission())
    combat = next(section for section in story.sections if section.heading.startswith("Combat"))
    assert combat.heading == "Combat: Wolverine against Baron Zemo"
    assert [line.text for line in combat.lines] == [
        "Berserker Rage against Masters' Tactics: Wolverine attacks 2 to 3, Baron Zemo 2 to 1, Wolverine has 1 KO, the "
        "heroes win, the X-Men gain 5 VP."
    ]
    assert len(story.dice) == 8


def test_whoever_has_no_part_in_a_mission_hears_how_it_ends() -> None:
    events = mission()
    events[2] = ["plan", 2, [0, ""]]
    events[5] = ["scheme", 2, 1]
    combat = told(*events, you=0).sections[-1]
    assert [line.text for line in combat.lines] == ["The heroes win: the X-Men gain 5 VP."]


def test_whoever_has_a_part_in_a_mission_hears_what_he_has_not_answered_himself() -> None:
    events = mission()
    events.insert(10, ["use", 1, WOLVERINE, 0])
    events.insert(10, ["use", 0, ZEMO, 0])
    first, combat = told(*events, you=0).sections
    assert [line.text for line in first.lines] == ["The X-Men troubleshoot “A Tear in the Sky”: 2 Trouble."]
    assert [line.text for line in combat.lines] == [
        "Wolverine uses Berserker Rage and attacks 2 to 3, Baron Zemo 2 to 1, Wolverine has 1 KO, used: Healing "
        "Factor, the heroes win, the X-Men gain 5 VP."
    ]
    first, combat = told(*events, you=1).sections
    assert "you execute" not in first.lines[0].text and "Baron Zemo, Enchantress" in first.lines[0].text
    assert combat.lines[0].text.startswith("Baron Zemo uses Masters' Tactics: Wolverine attacks")
    at = next(n for n, event in enumerate(events) if event[0] == "powers")
    events[at] = [*events[at][:-1], -1]  # an ability has let him have none
    assert told(*events, you=1).sections[-1].lines[0].text.startswith("Baron Zemo uses no power: Wolverine attacks")


def turns(steps: list[StoryStep]) -> list[list[StoryStep]]:
    """The steps of each turn."""
    out: list[list[StoryStep]] = []
    for step in steps:
        if step.opens and step.opens[0] in ("turn", "phase", "round"):
            out.append([])
        if out:
            out[-1].append(step)
    return [steps for steps in out if steps[0].opens[0] == "turn"]


def lengths(teams: int, seed: str, tag: str) -> tuple[list[int], list[int]]:
    """How many lines the missions have in which a reader has a part, and turns of others in which he has none."""
    session = Session(Recorder(find_game("heroes").make({"teams": TEAMS[:teams]}, seed), seed))
    bots = [make_bot("heroes", "sensible", f"{seed}/{seat}") for seat in range(teams)]
    play_on(session, bots)
    texts = Texts(tag)
    teller = Teller(session.game, texts, find_game("heroes").words(texts), 0, 0)
    teller.hear(session.log, 0)
    teller.end_line()
    found: tuple[list[int], list[int]] = ([], [])
    for steps in turns(teller.steps):
        places = [place for step in steps for line in step.lines for place in line.events]
        events = [session.log[place].seen[0] for place in places]
        lines = [wrap(f"(10) {line.text}", WIDTH - 2) for step in steps for line in step.lines]
        n = sum(map(len, lines)) + sum(bool(step.lines) for step in steps)
        if not any(event[0] in ("turn", "troubleshoot", "plan") and event[1] == 0 for event in events):
            found[1].append(n)
        elif any(event[0] == "troubleshoot" for event in events):
            found[0].append(n)
    return found


@pytest.mark.parametrize(("teams", "tag"), [(2, "en"), (3, "en"), (4, "en"), (4, "es"), (4, "uk"), (4, "zh-Hant")])
def test_turns_fit_in_twelve_lines(teams: int, tag: str) -> None:
    """Those of others always; his own, in which a mastermind may be fought after the Lead, mostly in two more."""
    games = [lengths(teams, str(seed), tag) for seed in range(1, 7)]
    others = [n for _, aside in games for n in aside]
    parts = [n for part, _ in games for n in part]
    assert len(others) > 20 and max(others) <= 12
    assert len(parts) > 10 and median(parts) <= 14
