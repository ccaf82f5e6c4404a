"""Stories: every event is told or deliberately not, in whole games of all kinds, and to nobody who may not know it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.story_text import StoryWriter
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR, twin
from goldenrule.table.games import find_game
from goldenrule.table.session import STANDING, Line, Session
from goldenrule.table.story import Story, Teller, changed, in_all
from goldenrule.words.texts import Texts

GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"]},
    "heroes": {},
    "skirmish": {},
}
TEXTS = Texts("en", strict=True)
SPOILED = re.compile(r"[{}]|  | [,.:]|:\.|,\.|, ,|\bthe the\b|\bYou [a-z]+s\b(?<!pass)(?<!discards)")


def played(name: str, seed: str, bot: str = "random", decisions: int = 5000) -> Session:
    session = Session(Recorder(find_game(name).make(GAMES[name], seed), seed))
    seats = range(session.game.state.seats)
    bots = [make_bot(name, bot, f"{seed}/{seat}") for seat in seats]
    while session.game.pending and session.recorder.standing < decisions:
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    return session


def told(session: Session, seat: int, you: int = -1, game: Game | None = None) -> Story:
    words = find_game(session.game.name).words(TEXTS)
    teller = Teller(game or session.game, TEXTS, words, seat, you)
    teller.hear(session.log, 0)
    return teller.story()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_whole_games_are_told_in_sentences(name: str, seed: str) -> None:
    session = played(name, seed)
    for seat, you in ((0, 0), (1, 1), (0, -1)):
        story = told(session, seat, you)
        lines = story.lines()
        assert len(lines) > 20
        assert all(section.heading and section.lines for section in story.sections[1:])
        for line in lines:
            assert line.text[-1] in ".!?" and not SPOILED.search(line.text), line.text
            assert line.text[0] in "“" or not line.text[0].islower()
        places = [place for line in lines for place in line.events]
        assert places == sorted(set(places)), "an event belongs to one line"
        assert len(lines) < 0.6 * sum(seat in line.seen for line in session.log)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_bit_by_bit_is_the_same(name: str) -> None:
    session = played(name, "3", decisions=120)
    words = find_game(name).words(TEXTS)
    teller = Teller(session.game, TEXTS, words, 0)
    for place in range(len(session.log)):
        teller.hear(session.log[: place + 1], place)
    assert teller.story() == told(session, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_story_follows_from_what_the_seat_knows(name: str) -> None:
    """It is the same where only what is hidden from the seat differs."""
    session = played(name, "4", decisions=150)
    for seat in (0, 1):
        try:
            other = twin(session.game, seat, "other")
        except Stuck:
            continue
        assert told(session, seat, seat, other) == told(session, seat, seat)
        words = find_game(name).words(TEXTS)
        before, after = find_game(name).make(GAMES[name], "4"), session.view(SPECTATOR)
        first = Session(Recorder(before, "4")).view(SPECTATOR)
        assert changed(other, words, first, after, seat) == changed(session.game, words, first, after, seat)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_has_changed_between_the_same_views(name: str) -> None:
    session = played(name, "5", decisions=60)
    words, view = find_game(name).words(TEXTS), session.view(SPECTATOR)
    assert changed(session.game, words, view, view) == ()
    assert in_all(TEXTS, ()) == ""


def test_every_event_with_a_line_in_the_log_is_told_or_said_not_to_be() -> None:
    """Games that have a new event are reminded to tell it."""
    from goldenrule.games.champions.text import story as champions
    from goldenrule.games.heroes.text import story as heroes
    from goldenrule.games.skirmish.text import story as skirmish

    untold: dict[type[StoryWriter], frozenset[str]] = {
        champions.ChampionsStory: champions._TOLD,
        heroes.HeroesStory: heroes._QUIET | heroes.HeroesStory.STEPS | {"hits"},
        skirmish.SkirmishStory: skirmish._PAYMENT | {"turn", "phase"},
    }
    for writer, quiet in untold.items():
        log = writer.__annotations__["log"]
        events = {*log.SHAPES, *(each.removeprefix("on_") for each in vars(log) if each.startswith("on_"))}
        for event in events - quiet:
            key = f"{writer.PREFIX}-{event.replace('_', '-')}"
            assert TEXTS.has(key) or hasattr(writer, f"on_{event}"), key


def champions_log(*events: list[Any]) -> Session:
    """A game of Spider-Man in which a seat has seen these events."""
    session = Session(Recorder(find_game("champions").make({"heroes": ["spider_man"]}, "1"), "1"))
    session.log = [Line(1, {0: event}) for event in events]
    return session


RHINO, BOMBER = [90, "01094"], [91, "01110"]


def test_a_villain_phase_is_a_line_for_each_cause() -> None:
    session = champions_log()
    me = [session.game.state.vid[session.game.state.identities[0]], "01001a"]
    session.log = [
        Line(1, {0: event})
        for event in (
            ["villain_phase", 1],
            ["threat", [92, "01097b"], 1, [0, ""]],
            ["activate", RHINO, 0],
            ["use", 0, me, 0],
            ["draw", 0, 1],
            ["boost_dealt", RHINO],
            ["exhaust", me],
            ["defend", me, RHINO],
            ["boost", [93, "01190"], 2],
            ["attack_damage", RHINO, me, 1, 2],
            ["damage", me, 1, RHINO],
            ["deal", 0],
            ["reveal", 0, BOMBER],
            ["enter", BOMBER, 5, 12],
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
        ("Villain phase: the scheme", ["1 threat on The Break-In!"]),
        (
            "Villain phase: the enemies act",
            [
                "Rhino attacks you for 1 (2 boost icons): you use the ability of Spider-Man, draw 1 card, defend, "
                "take 1 damage."
            ],
        ),
        ("Villain phase: encounter cards", ["You reveal Hydra Bomber: it engages you, you take 2 damage."]),
    ]
    assert story.lines()[2].turned_up == ("01110",) and "01110" in story.lines()[2].cards
    others = told(session, 0)
    assert others.lines()[1].text.startswith("Rhino attacks Spider-Man for 1 (2 boost icons): Spider-Man uses")


def test_an_own_act_of_which_nothing_has_come_waits() -> None:
    card = [50, "01092"]
    line = told(champions_log(["turn", 0], ["play", 0, card]), 0, 0).lines()[0]
    assert (line.text, line.waits) == ("You play Helicarrier.", 0)
    paid = told(champions_log(["play", 0, card], ["paid", 0, card], ["spent", 0, card, [[51, "01089"]]]), 0, 0)
    assert [each.text for each in paid.lines()] == ["You play Helicarrier (paid with Genius)."]
    drawn = told(champions_log(["use", 0, card, 0], ["draw", 0, 1], ["draw", 0, 1]), 0, 0).lines()[0]
    assert (drawn.text, drawn.waits) == ("You use Helicarrier and draw 1 card (2 times).", -1)


def test_a_standing_answer_is_a_line_of_its_own() -> None:
    session = champions_log(["use", 0, [50, "01092"], 0], [STANDING, 0, "never", ["01092"]], ["draw", 0, 1])
    texts = [line.text for line in told(session, 0, 0).lines()]
    assert len(texts) == 3 and "Helicarrier" in texts[1] and texts[2] == "You draw 1 card."


def test_changes_are_told_with_numbers() -> None:
    session = played("champions", "5", "sensible", decisions=60)
    first = Session(Recorder(find_game("champions").make(GAMES["champions"], "5"), "5"))
    words = find_game("champions").words(TEXTS)
    found = changed(session.game, words, first.view(SPECTATOR), session.view(SPECTATOR), 0)
    assert found and all(each.text for each in found)
    threat = next(each for each in found if each.text.startswith("threat"))
    assert threat.text == f"threat {threat.before} to {threat.after} of 14"
    assert in_all(TEXTS, found).startswith("In all: ")


def test_the_dice_of_a_story_are_remembered() -> None:
    session = played("heroes", "1", "sensible", decisions=150)
    story = told(session, 0)
    words = find_game("heroes").words(TEXTS)
    assert story.dice
    said = [words.event(session.game, session.log[place].seen[0]) for place in story.dice]
    assert any("HIT" in line for line in said)
    assert told(played("skirmish", "1", decisions=80), 0).dice == ()
