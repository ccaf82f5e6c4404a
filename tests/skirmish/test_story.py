"""The story of a duel: attacks with their damage, cards in lists, and "and" before the last clause."""

from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.skirmish import ids
from goldenrule.kernel.records import Recorder
from goldenrule.table.event_log import LogLine
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.testing import rule
from goldenrule.words.texts import Texts

THOR, ULTRON, GOBLIN, ZOLA = [1, "thor"], [2, "ultron"], [3, "green_goblin"], [4, "zola"]
STONES, TACTIGON = [5, "norn_stones"], [6, "tactigon"]
HAND, SLOT = ids.HAND, ids.SLOT


def told(*events: list[Any], tag: str = "en") -> str:
    """The last line of a story in which this happens."""
    texts = Texts(tag, strict=True)
    session = Session(Recorder(find_game("skirmish").make({}, "1"), "1"))
    teller = Teller(session.game, texts, find_game("skirmish").words(texts), 0, -1)
    teller.hear([LogLine(1, {0: event}) for event in events], 0)
    return teller.story().lines()[-1].text


@rule("D-7.4", "D-7.5", "D-7.12")
@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            [["attack", THOR, [0, ""]], ["points", 0, 1]],
            "Thor attacks, and nobody defends: the Heroes gain 1 Victory Point.",
        ),
        (
            [["attack", THOR, [0, ""]], ["points", 0, 1], ["points", 0, 1]],
            "Thor attacks, and nobody defends: the Heroes gain 2 Victory Points.",
        ),
        (
            [["attack", THOR, ULTRON], ["damage", ULTRON, 4], ["damage", ULTRON, 1], ["defeat", ULTRON]],
            "Thor attacks Ultron and deals 4 damage: Ultron takes 1 damage and is defeated.",
        ),
        ([["attack", THOR, ULTRON], ["damage", ULTRON, 4]], "Thor attacks Ultron and deals 4 damage."),
        ([["attack", THOR, ULTRON], ["damage", ULTRON, 4], ["defeat", ULTRON]], "Thor defeats Ultron with 4 damage."),
        (
            [
                ["attack", THOR, ULTRON],
                ["damage", ULTRON, 4],
                ["damage", GOBLIN, 1],
                ["damage", ZOLA, 1],
                ["defeat", ZOLA],
            ],
            "Thor attacks Ultron and deals 4 damage: Green Goblin and Zola take 1 damage, and Zola is defeated.",
        ),
        (
            [["attack", THOR, ULTRON], ["prevented", ULTRON, 1], ["damage", ULTRON, 3]],
            "Thor attacks Ultron and deals 3 damage (1 is prevented).",
        ),
        (
            [["use", STONES], ["marker", 1, 0], ["marker", 1, -1]],
            "The effect of “Norn Stones” is used: the Artifact marker moves 2 spaces toward the Villains.",
        ),
        (
            [["use", STONES], ["move", TACTIGON, ids.OFFER, ids.OWNED], ["marker", 1, -1, 4]],
            "The effect of “Norn Stones” is used: the Heroes take “Tactigon”, and the Artifact marker goes back to the "
            "first space past the middle, toward the Villains.",
        ),
        (
            [["use", STONES], ["marker", 1, -1, 4], ["marker", 1, -2, 1]],
            "The effect of “Norn Stones” is used: the Artifact marker goes back to the first space past the middle, "
            "toward the Villains, and the Artifact marker moves toward the Villains.",
        ),
        ([["use", THOR], ["move", THOR, SLOT, SLOT + 2]], "Thor moves to Manhattan 3."),
        (
            [["use", THOR], ["move", THOR, SLOT, SLOT + 2], ["marker", 1, 0]],
            "The effect of Thor is used: Thor moves to Manhattan 3, and the Artifact marker moves toward the Villains.",
        ),
        (
            [
                ["use", STONES],
                ["move", STONES, ids.PILE, ids.OFFER],
                ["move", TACTIGON, ids.PILE, ids.OFFER],
                ["freed", 0, 1, 0],
            ],
            "The effect of “Norn Stones” is used: “Norn Stones” and “Tactigon” are turned up, and a red Civilian of "
            "Manhattan 2 is freed.",
        ),
    ],
)
def test_what_happens_is_told_in_a_sentence(events: list[list[Any]], line: str) -> None:
    assert told(*events) == line


def test_a_card_is_placed_with_a_list_of_what_pays() -> None:
    line = told(["pay", GOBLIN], ["pay", ZOLA], ["pay_civilian", 2], ["move", THOR, HAND, SLOT])
    assert line == "The Heroes place Thor at Manhattan 1 (paid with Green Goblin, Zola and a green Civilian)."


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("es", "Thor derrota a Ultrón con 1 Daño: queda libre un Civil rojo de Manhattan 2, y se revela «Tactigon»."),
        (
            "uk",
            "Тор перемагає Альтрона, завдавши 1 поранення: звільнено червоного цивільного із зони Мангеттен 2, і "
            "відкрито «Тактигон».",
        ),
        ("zh-Hant", "雷神索爾以1點傷害擊敗奧創：曼哈頓2的一個紅色平民獲救，翻開「塔克提貢」。"),
    ],
)
def test_titles_are_set_off_and_colours_agree(tag: str, line: str) -> None:
    events: list[list[Any]] = [["attack", THOR, ULTRON], ["damage", ULTRON, 1], ["defeat", ULTRON], ["freed", 0, 1, 0]]
    assert told(*events, ["move", TACTIGON, ids.PILE, ids.OFFER], tag=tag) == line


@pytest.mark.parametrize("begins", [0, 40])
def test_each_line_with_an_attack_is_one_of_the_side_that_attacks(begins: int) -> None:
    """Also before the first turn, in which the Villains play cards that attack."""
    session, texts = new_session("skirmish", {}, "5"), Texts("en")
    bots = [make_bot("skirmish", "sensible", f"{seat}") for seat in (0, 1)]
    while not session.game.over:
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    teller = Teller(session.game, texts, find_game("skirmish").words(texts), 0, 0)
    teller.hear(session.log, begins)
    attacks = [(line.by, step.seat) for line in teller.story().lines() for step in line.steps if step.key == "attacks"]
    assert {*attacks} == {(0, 0), (1, 1)}
