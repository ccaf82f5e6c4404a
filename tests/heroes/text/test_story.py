"""The story of Heroes: combats by sequences, and short turns of those in which a reader has no part."""

import re
from statistics import median
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules.deployment import set_threat, take_headline
from goldenrule.games.heroes.text.names import PERSONS
from goldenrule.kernel.records import Recorder
from goldenrule.table.event_log import LogLine
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Story, StoryStep, Teller
from goldenrule.testing import rule
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


def told(*events: list[Any], you: int = -1, tag: str = "en") -> Story:
    """The story of these events for seat 0 of a game of Avengers and X-Men."""
    texts = Texts(tag, strict=True)
    session = Session(Recorder(find_game("heroes").make({}, "1"), "1"))
    teller = Teller(session.game, texts, find_game("heroes").words(texts), 0, you)
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
        "“Berserker Rage” meets “Masters' Tactics”. Wolverine attacks with 2 hits against a defense of 3 and fails. "
        "Baron Zemo attacks with 2 hits against a defense of 1 and inflicts the first KO. The heroes win. The X-Men "
        "gain 5 VP."
    ]
    assert len(story.dice) == 8


def test_the_threat_of_a_headline_is_told_with_what_the_scenario_adds() -> None:
    game: Any = find_game("heroes").make({"teams": ["avengers", "x_men"], "scenario": "born_again"}, "1")
    words: Any = find_game("heroes").words(TEXTS)
    story, seen, told = words.story(game, -1), list[Any](), dict[bool, str]()
    game.observer = lambda event: seen.append(game.event_view(event, -1))
    for area, headline in enumerate(game.state.headlines):
        if headline:
            token, total = game.state.threats[area], game.threat(headline)
            set_threat(game, area, token)
            assert seen[-1] == ["threat", area, token, total]
            said = told[game.face(headline).facts.mastermind] = story.clause(seen[-1])
            assert said.endswith(f"is {total}" if token == total else f"is {total} ({token} on the token)")
            take_headline(game, headline, ids.HEADLINE_DISCARD)
            assert ["threat", area, 0, 0] in seen
            assert story.clause(["threat", area, token, total]) == said, (
                "the sentence stays the same when the headline is gone"
            )
    assert set(told) == {True, False}, "both kinds of headlines are there"
    assert story.clause(["threat", 0, 0, 0]) == ""


def test_whoever_has_no_part_in_a_mission_hears_how_it_ends() -> None:
    events = mission()
    events[2] = ["plan", 2, [0, ""]]
    events[5] = ["scheme", 2, 1]
    combat = told(*events, you=0).sections[-1]
    assert [line.text for line in combat.lines] == ["The heroes win. The X-Men gain 5 VP."]


def test_whoever_has_a_part_in_a_mission_hears_what_he_has_not_answered_himself() -> None:
    events = mission()
    events.insert(10, ["use", 1, WOLVERINE, 0])
    events.insert(10, ["use", 0, ZEMO, 0])
    first, combat = told(*events, you=0).sections
    assert [line.text for line in first.lines] == [
        "The X-Men troubleshoot “A Tear in the Sky”. The Trouble Level is 2."
    ]
    assert [line.text for line in combat.lines] == [
        "The X-Men use “Healing Factor”. The opponent uses “Berserker Rage”. Wolverine attacks with 2 hits against a "
        "defense of 3 and fails. Baron Zemo attacks with 2 hits against a defense of 1 and inflicts the first KO. The "
        "heroes win. The X-Men gain 5 VP."
    ]
    first, combat = told(*events, you=1).sections
    assert "you execute" not in first.lines[0].text and "Baron Zemo and Enchantress" in first.lines[0].text
    assert combat.lines[0].text.startswith("The Avengers use “Long-Laid Trap”. The opponent uses “Masters' Tactics”.")
    at = next(n for n, event in enumerate(events) if event[0] == "powers")
    events[at] = [*events[at][:-1], -1]  # an ability has let him have none
    assert "The opponent uses no power. Wolverine attacks" in told(*events, you=1).sections[-1].lines[0].text


def combat(*events: list[Any], tag: str = "en") -> str:
    """The line of a sequence between Wolverine and Baron Zemo in which this happens."""
    begins: list[list[Any]] = [
        ["turn", 1],
        ["troubleshoot", 1, HEADLINE],
        ["fight", WOLVERINE, ZEMO],
        ["powers", WOLVERINE, ZEMO, 0, 1],
    ]
    (line,) = told(*begins, *events, tag=tag).sections[-1].lines
    return line.text.partition("”. " if tag == "en" else "». ")[2] if tag != "zh-Hant" else line.text


def rolls(kind: int, side: int, mine: int, theirs: int) -> list[list[Any]]:
    """Two rolls and how they compare."""
    second = kind if kind == ids.OUTWIT else ids.DEFENSE
    return [["roll", kind, side, (2,), False], ["roll", second, 1 - side, (2,), False], ["hits", mine, theirs]]


@rule("H-12.10", "H-12.11", "H-12.15")
@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            [*rolls(ids.ATTACK, 0, 3, 2), ["ko", ZEMO, 1]],
            "Wolverine attacks with 3 hits against a defense of 2 and inflicts the first KO.",
        ),
        ([*rolls(ids.ATTACK, 1, 1, 2)], "Baron Zemo attacks with 1 hit against a defense of 2 and fails."),
        (
            [*rolls(ids.ATTACK, 0, 2, 2), ["use", 0, ZEMO, 0]],
            "Wolverine attacks with 2 hits against a defense of 2 but inflicts no KO. The Avengers use “Long-Laid "
            "Trap”.",
        ),
        (
            [*rolls(ids.OUTWIT, 0, 1, 4), ["ko", WOLVERINE, 2]],
            "Baron Zemo wins the outwit duel 4 to 1 and inflicts the second KO.",
        ),
        ([*rolls(ids.OUTWIT, 0, 2, 2)], "The outwit duel is tied at 2."),
        (
            [*rolls(ids.ATTACK, 0, 3, 2), ["ko", ZEMO, 2], ["fought", 0], ["vp", 1, 5]],
            "Wolverine attacks with 3 hits against a defense of 2 and defeats Baron Zemo. The X-Men gain 5 VP.",
        ),
        (
            [
                *rolls(ids.ATTACK, 1, 3, 2),
                ["ko", WOLVERINE, 3],
                ["ko", WOLVERINE, 0],
                ["wounded", WOLVERINE, 1],
                ["fought", 1],
            ],
            "Baron Zemo attacks with 3 hits against a defense of 2 and defeats Wolverine.",
        ),
    ],
)
def test_a_roll_is_told_with_what_comes_of_it(events: list[list[Any]], line: str) -> None:
    assert combat(*events) == line


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        (
            "es",
            "Lobezno ataca con 3 impactos contra una defensa de 2 e inflige el primer KO. Lobezno gana el Duelo de "
            "Ingenio por 2 a 0 y derrota a Barón Zemo. La Patrulla-X obtiene 5 PV.",
        ),
        (
            "uk",
            "Росомаха атакує з 3 влучаннями проти захисту 2 і завдає першого нокауту. Росомаха виграє двобій "
            "кмітливості з рахунком 2:0 і перемагає Барона Земо. Люди Ікс здобувають 5 переможних очок.",
        ),
        (
            "zh-Hant",
            "「狂戰士之怒」對上「大師戰術」。金鋼狼攻擊得3個命中，對方防禦得2個，造成第1次擊倒。金鋼狼以2比0贏得機智對決，"
            "擊敗齊莫男爵。X戰警獲得5個勝利點。",
        ),
    ],
)
def test_combats_are_sentences_in_every_language(tag: str, line: str) -> None:
    events = [*rolls(ids.ATTACK, 0, 3, 2), ["ko", ZEMO, 1], *rolls(ids.OUTWIT, 0, 2, 0), ["ko", ZEMO, 2], ["fought", 0]]
    assert combat(*events, ["vp", 1, 5], tag=tag) == line


@pytest.mark.parametrize("seed", ["1", "4"])
def test_no_line_names_anybody_three_times(seed: str) -> None:
    session = Session(Recorder(find_game("heroes").make({}, seed), seed))
    play_on(session, [make_bot("heroes", "sensible", f"{seed}/{seat}") for seat in (0, 1)])
    words = find_game("heroes").words(TEXTS)
    teller = Teller(session.game, TEXTS, words, 0, -1)
    teller.hear(session.log, 0)
    lines = [re.sub("“.*?”", "", line.text) for line in teller.story().lines()]  # without titles
    persons = [words.name(each.code) for each in session.game.content.faces if each.type in PERSONS - {"team"}]
    names = ["he Avengers ", "he X-Men ", *(f"{name} " for name in persons)]
    assert len(lines) > 40
    assert not [(name, line) for line in lines for name in names if line.count(name) > 2]


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
def test_turns_fit_on_a_screen(teams: int, tag: str) -> None:
    """Turns of others always fit in twelve lines; missions of the reader mostly in eighteen."""
    games = [lengths(teams, str(seed), tag) for seed in range(1, 7)]
    others = [n for _, aside in games for n in aside]
    parts = [n for part, _ in games for n in part]
    assert len(others) > 20 and max(others) <= 12
    assert len(parts) > 10 and median(parts) <= 18
