"""The story of abilities: used without a question, and what was paid for them."""

from typing import Any

import pytest

from goldenrule.kernel.records import Recorder
from goldenrule.table.auto_answers import FREE
from goldenrule.table.event_log import STANDING, LogLine
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.words.texts import Texts

RHINO, SPIDER_MAN, DAREDEVIL, SCHEME = [3, "01094"], [1, "01001a"], [9, "01058"], [4, "01097b"]
REMARK = "(Used without asking: it costs nothing and only helps.)"


def told(*events: list[Any], you: int = 0, tag: str = "en", start: int = 0) -> list[str]:
    """The lines about these events from a place on, in the villain phase of a game of Spider-Man."""
    texts = Texts(tag, strict=True)
    kind = find_game("champions")
    session = Session(Recorder(kind.make({"heroes": ["spider_man"]}, "1"), "1"))
    state = session.game.state
    identity = [state.vid[state.identities[0]], "01001a"]
    teller = Teller(session.game, texts, kind.words(texts), 0, you)
    log = [[identity if part == SPIDER_MAN else part for part in event] for event in events]
    teller.hear([LogLine(1, {0: event}) for event in log], start)
    return [line.text for line in teller.story().lines()]


ATTACK: list[list[Any]] = [
    ["villain_phase"],
    ["activate", RHINO, 0],
    [STANDING, 0, FREE, ["01001a"]],
    ["use", 0, SPIDER_MAN, 0],
    ["draw", 0, []],
    ["attack_damage", RHINO, SPIDER_MAN, 4, 2, 4, 0],
    ["damage", SPIDER_MAN, 4, RHINO],
]


def test_the_remark_stands_before_the_sentence_about_the_ability() -> None:
    text = " ".join(told(*ATTACK))
    assert f"{REMARK} You use your ability" in text and f"{REMARK} Rhino" not in text, text


def test_why_nobody_is_asked_is_said_once_for_an_ability() -> None:
    assert " ".join(told(*ATTACK, *ATTACK[1:])).count(REMARK) == 1
    later = " ".join(told(*ATTACK, *ATTACK[1:], start=len(ATTACK)))
    assert "You use your ability" in later and REMARK not in later, later
    other = [STANDING, 0, FREE, ["01058"]], ["use", 0, DAREDEVIL, 0], ["damage", RHINO, 1, DAREDEVIL]
    assert " ".join(told(*ATTACK, *other)).count(REMARK) == 2


@pytest.mark.parametrize("tag", ["es", "uk", "zh-Hant"])
def test_the_remark_is_not_the_first_thing_of_an_attack_in_other_languages(tag: str) -> None:
    texts = Texts(tag, strict=True)
    remark = texts.t("story-unasked", text="", cards="none").strip()
    assert sum(remark in line and not line.startswith(remark) for line in told(*ATTACK, tag=tag)) == 1


def test_consequential_damage_is_not_told_as_the_effect_of_the_ability() -> None:
    """Daredevil deals 1 damage after he has thwarted; the damage that his thwart costs him comes after that."""
    lines = told(
        ["turn", 0],
        ["thwart", 0, DAREDEVIL, [SCHEME]],
        ["threat_removed", SCHEME, 2, DAREDEVIL],
        [STANDING, 0, FREE, ["01058"]],
        ["use", 0, DAREDEVIL, 0],
        ["damage", RHINO, 1, DAREDEVIL],
        ["damage", DAREDEVIL, 1, DAREDEVIL],
        ["defeated", DAREDEVIL],
    )
    assert lines[-1] == (
        f"{REMARK} You use Daredevil. Rhino takes 1 damage. Daredevil takes 1 consequential damage and is defeated."
    )


def test_two_enemies_still_share_a_sentence() -> None:
    lines = told(
        ["turn", 0],
        ["use", 0, DAREDEVIL, 0],
        ["damage", RHINO, 1, DAREDEVIL],
        ["damage", [12, "01101"], 1, DAREDEVIL],
    )
    assert "take 1 damage each" in lines[-1]


def test_what_was_paid_for_an_ability_is_told_with_it() -> None:
    horn, shooter, strength = [17, "01100"], [16, "01008"], [19, "01090"]
    paid: list[list[Any]] = [
        ["turn", 0],
        ["use", 0, horn, 0],
        ["move", strength, 9, 10],
        ["use", 0, shooter, 0],
        ["exhaust", shooter],
    ]
    paid += [["counters", shooter, "web", 2, -1], ["paid", 0, horn], ["spent", 0, horn, [strength, shooter]]]
    assert told(*paid) == ["You use Enhanced Ivory Horn (paid with Strength and Web-Shooter)."]
    mansion = [21, "01091"]
    apart = told(["turn", 0], ["use", 0, horn, 0], ["use", 0, mansion, 0])
    assert len(apart) == 2, "another ability is another act"


def test_a_card_that_makes_its_hero_the_defender_says_so() -> None:
    backflip, rhino = [20, "01003"], RHINO
    hit: list[list[Any]] = [["villain_phase"], ["activate", rhino, 0], ["attack_damage", rhino, SPIDER_MAN, 2, 0, 2, 0]]
    (line,) = told(*hit, ["play", 0, backflip], ["defend", SPIDER_MAN, rhino, 0])
    assert line.endswith("You play Backflip and count as defending.")
    (line,) = told(*hit, ["defend", SPIDER_MAN, rhino, 3])
    assert line.endswith("You defend.")
