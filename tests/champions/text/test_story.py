"""The story of Marvel Champions: which events are a line, and how its clauses become sentences."""

from typing import Any

from goldenrule.kernel.records import Recorder
from goldenrule.table.event_log import STANDING, LogLine
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from tests.table.test_story import told

RHINO, BOMBER = [90, "01094"], [91, "01110"]


def champions_log(*events: list[Any]) -> Session:
    """A game of Spider-Man in which a seat has seen these events."""
    session = Session(Recorder(find_game("champions").make({"heroes": ["spider_man"]}, "1"), "1"))
    session.log = [LogLine(1, {0: event}) for event in events]
    return session


def test_a_villain_phase_is_a_line_for_each_cause() -> None:
    session = champions_log()
    me = [session.game.state.vid[session.game.state.identities[0]], "01001a"]
    session.log = [
        LogLine(1, {0: event})
        for event in (
            ["villain_phase", 1],
            ["threat", [92, "01097b"], 1, [0, ""]],
            ["activate", RHINO, 0],
            ["use", 0, me, 0],
            ["draw", 0, 1],
            ["boost_dealt", RHINO],
            ["exhaust", me],
            ["defend", me, RHINO, 3],
            ["boost", [93, "01190"], 2],
            ["attack_damage", RHINO, me, 1, 2, 4, 3],
            ["damage", me, 1, RHINO],
            ["deal", 0],
            ["reveal", 0, BOMBER],
            ["enter", BOMBER, 5, 12, [0, ""]],
            ["engage", BOMBER, 0],
            ["when_revealed", BOMBER],
            ["damage", me, 2, BOMBER],
            ["first_player", 0],
            ["round", 2],
            ["turn", 0],
        )
    ]
    story = told(session, 0, 0)
    assert [(section.heading, [line.text for line in section.lines]) for section in story.sections] == [
        ("Villain phase: the scheme", ["1 threat is placed on The Break-In!"]),
        (
            "Villain phase: the enemies act",
            ["Rhino attacks you for 4 (2 boost icons). You use your ability, draw 1 card, defend and take 1 damage."],
        ),
        ("Villain phase: encounter cards", ["You reveal Hydra Bomber. Hydra Bomber engages you. You take 2 damage."]),
    ]
    assert story.lines()[2].turned_up == ("01110",) and "01110" in story.lines()[2].cards
    others = told(session, 0).lines()
    assert others[1].text == (
        "Rhino attacks Spider-Man for 4 (2 boost icons). Spider-Man uses their ability, draws 1 card, defends and "
        "takes 1 damage."
    )
    assert others[2].text == (
        "Spider-Man reveals Hydra Bomber. Hydra Bomber engages that player. Spider-Man takes 2 damage."
    )


def test_an_own_act_of_which_nothing_has_come_waits() -> None:
    card = [50, "01092"]
    line = told(champions_log(["turn", 0], ["play", 0, card]), 0, 0).lines()[0]
    assert (line.text, line.waits) == ("You play Helicarrier.", 0)
    paid = told(champions_log(["play", 0, card], ["paid", 0, card], ["spent", 0, card, [[51, "01089"]]]), 0, 0)
    assert [each.text for each in paid.lines()] == ["You play Helicarrier (paid with Genius)."]
    drawn = told(champions_log(["use", 0, card, 0], ["draw", 0, 1], ["draw", 0, 1]), 0, 0).lines()[0]
    assert (drawn.text, drawn.waits) == ("You use Helicarrier and draw 1 card (twice).", -1)


def test_an_attack_that_comes_to_nothing_says_so() -> None:
    """First its ATK before the defense is told, for any defender, and then what is left after it."""
    game = champions_log().game
    me, fury, backflip = [game.state.vid[game.state.identities[0]], "01001a"], [60, "01084"], [61, "01003"]

    def line(*events: list[Any]) -> str:
        start = (["villain_phase", 1], ["activate", RHINO, 0], ["boost_dealt", RHINO])
        return told(champions_log(*start, *events), 0).lines()[0].text

    defended = line(["defend", me, RHINO, 3], ["attack_damage", RHINO, me, 0, 0, 2, 3])
    assert defended == "Rhino attacks Spider-Man for 2. Spider-Man defends and takes no damage."
    ally = line(["defend", fury, RHINO, 0], ["attack_damage", RHINO, fury, 5, 1, 5, 0], ["damage", fury, 5, RHINO])
    assert ally == "Rhino attacks Spider-Man for 5 (1 boost icon). Nick Fury defends and takes 5 damage."
    prevented = line(["attack_damage", RHINO, me, 3, 0, 3, 0], ["play", 0, backflip], ["prevent", me, 3, backflip])
    assert prevented.endswith("Spider-Man plays Backflip. Backflip prevents all 3 damage.")
    start = (["villain_phase", 1], ["activate", RHINO, 0], [STANDING, 0, "never", ["01092"]])
    split = told(champions_log(*start, ["defend", fury, RHINO, 0], ["attack_damage", RHINO, fury, 5, 1, 5, 0]), 0)
    assert split.lines()[-1].text == "Rhino attacks Spider-Man for 5 (1 boost icon). Nick Fury defends."
    tough = line(["attack_damage", RHINO, me, 3, 0, 3, 0], ["tough", me, 3])
    assert tough.endswith("Spider-Man loses the tough card instead of taking 3 damage.")


def test_clauses_of_one_subject_are_a_sentence_with_and() -> None:
    kick, suit, energy, genius = [62, "01005"], [94, "01098"], [63, "01088"], [51, "01089"]
    texts = told(
        champions_log(
            ["turn", 0],
            ["play", 0, kick],
            ["spent", 0, kick, [energy, genius]],
            ["damage", RHINO, 8, kick],
            ["defeated", RHINO],
            ["face", RHINO, "01095"],
            ["reveal", 0, suit],
            ["threat", [92, "01107"], 2, [0, ""]],
            ["threat", [92, "01107"], 1, [92, "01107"]],
        ),
        0,
    )
    assert [each.text for each in texts.lines()] == [
        "Spider-Man plays Swinging Web Kick (paid with Energy and Genius). Rhino takes 8 damage and is defeated. "
        "Stage II of Rhino begins.",
        "Spider-Man reveals Armored Rhino Suit. 3 threat is placed on Breakin' & Takin'.",
    ]


def test_what_is_replaced_is_told_as_what_the_card_does() -> None:
    game = champions_log().game
    me = [game.state.vid[game.state.identities[0]], "01001a"]

    def line(card: list[Any], source: list[Any], you: int = 0) -> str:
        events = (
            ["villain_phase", 1],
            ["activate", RHINO, 0],
            ["use", 0, source, 0],
            ["replace", card, source],
            ["discard", 0, source],
        )
        return told(champions_log(*events), 0, you).lines()[0].text

    web, suit, mercy = [93, "01009"], [94, "01098"], [95, "01061"]
    assert "Webbed Up prevents the attack on you" in line(me, web)
    assert "Webbed Up prevents the attack on that player" in line(me, web, -1)
    assert "Armored Rhino Suit protects Rhino from the damage" in line(RHINO, suit)
    assert "Great Responsibility prevents threat on The Break-In!" in line([92, "01097b"], mercy)


def test_two_cards_of_one_name_are_two_subjects() -> None:
    """What happens to one Drone is not told of another."""
    one, other = [70, "drone"], [71, "drone"]
    me = [champions_log().game.state.vid[champions_log().game.state.identities[0]], "01001a"]

    def line(attacker: list[Any]) -> str:
        hit = (["damage", one, 1, me], ["defeated", one], ["attack_damage", attacker, me, 1, 0, 1, 0])
        return told(champions_log(["villain_phase", 1], ["reveal", 0, [72, "01142"]], *hit), 0).lines()[-1].text

    assert "Drone takes 1 damage and is defeated. Drone attacks" in line(other)
    assert "Drone takes 1 damage, is defeated and attacks" in line(one)


def test_that_player_is_said_where_only_one_can_be_meant() -> None:
    heroes = {"heroes": ["spider_man", "iron_man"]}

    def line(*engaged: int) -> str:
        session = Session(Recorder(find_game("champions").make(heroes, "1"), "1"))
        events = (["villain_phase", 1], ["reveal", 0, BOMBER], *(["engage", [80 + n, "drone"], n] for n in engaged))
        session.log = [LogLine(1, dict.fromkeys((0, 1), event)) for event in events]
        return told(session, 0).lines()[-1].text

    assert line(0).endswith("Drone engages that player.")
    assert line(1, 0).endswith("Drone engages Iron Man. Drone engages Spider-Man.")


def test_a_standing_answer_is_a_line_of_its_own() -> None:
    session = champions_log(["use", 0, [50, "01092"], 0], [STANDING, 0, "never", ["01092"]], ["draw", 0, 1])
    texts = [line.text for line in told(session, 0, 0).lines()]
    assert len(texts) == 3 and "Helicarrier" in texts[1] and texts[2] == "You draw 1 card."
