"""Stories: every event is told or deliberately not, in whole games of all kinds, and to nobody who may not know it."""

import re
from collections import Counter
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.story_text import StoryWriter
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR, twin
from goldenrule.table.auto_answers import NEVER, ability_of
from goldenrule.table.event_log import STANDING
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Story, Teller, changes_between, summary_line
from goldenrule.testing.hidden import same_option
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from tests.playing import play_on

GAMES: dict[str, dict[str, Any]] = {"champions": {"heroes": ["spider_man", "iron_man"]}, "heroes": {}, "skirmish": {}}
TEXTS = Texts("en", strict=True)
CLAUSE = re.compile(r"\b(?:MC|OQ|D|DA|H|A)-[A-Z0-9]")
"""What clauses of the rules and decisions are called by: `why` and `rules` name them, and stories do not."""
SPOILED = re.compile(r"[{}]|  | [,.:]|:\.|,\.|, ,|\bthe the\b|\bYou [a-z]+s\b(?<!pass)(?<!discards)")


def played(name: str, seed: str, bot: str = "random", decisions: int = 5000) -> Session:
    session = Session(Recorder(find_game(name).make(GAMES[name], seed), seed))
    seats = range(session.game.state.seats)
    bots = [make_bot(name, bot, f"{seed}/{seat}") for seat in seats]
    play_on(session, bots, lambda _: session.recorder.standing_count == decisions)
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
            assert not CLAUSE.search(line.text), line.text
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
        assert changes_between(other, words, first, after, seat) == changes_between(
            session.game, words, first, after, seat
        )


TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "Champions, four players": (
        "champions",
        {"heroes": ["spider_man", "iron_man", "she_hulk", "black_panther"], "scenario": "ultron"},
        7,
    ),
    "Heroes, four teams": ("heroes", {"teams": ["avengers", "x_men", "marvel_knights", "fantastic_four"]}, 9),
    "Skirmish": ("skirmish", {}, 1),
}
"""Tables with as many people as there can be: the game, its options, and after how many decisions it is looked at."""


class Chooses:
    """Sits where nobody is asked in this test."""

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        raise AssertionError("no bot is asked")


def goes_on(game: Game, move: tuple[int, Option], seat: int) -> tuple[Session, frozenset[int]]:
    """A session from a position on, in which people pass or use for nothing what they may, after an answer.

    With it all cards that a seat knew at any moment of it.
    """
    others = {each: "nobody" for each in range(game.state.seats) if each != seat}
    bots = others if find_game(game.name).hidden_hands else {}  # else people see over each other's shoulders
    recorder = Recorder(game.clone(), "seed", start=snapshot(game))
    session = Session(recorder, bots, lambda *_: Chooses(), watched=True)  # all are listened to, to compare them
    now, known = session.game, set[int]()
    listens = now.observer

    def listen(event: Event) -> None:
        if listens is not None:
            listens(event)
        known.update(e for e in range(1, len(now.state.ident)) if now.knows(e, seat))

    now.observer = listen
    for each in session.people:
        session.take_free(each, True)
    session.apply(*move)
    for _ in range(6):
        for decision in now.pending:
            for option in decision.options:
                if decision.seat in session.people and (ability := ability_of(now, decision, option)) is not None:
                    session.set_standing(decision.seat, ability, NEVER)
        if not (session.step_standing() or session.step_forced()):
            break
    return session, frozenset(known)


def twins(game: Game, move: tuple[int, Option], seat: int, seed: str) -> tuple[Session, Session] | None:
    """What an answer leads to in a position, and in one that a seat cannot tell apart; None if it is none there."""
    try:
        real, known = goes_on(game, move, seat)
        other = twin(game, seat, seed, keep=known)
        same = (move[0], same_option(game, other, seat, move[1]))
        if same[1] not in other.legal(move[0]):
            return None
        return real, goes_on(other, same, seat)[0]
    except Stuck:
        return None


def asked(session: Session) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in session.game.pending]


def compare(game: Game, move: tuple[int, Option], seat: int, seed: str, counts: Counter[str]) -> None:
    """An answer is given in a position and in a twin of it: the seat is told the same of both, word for word."""
    found = None if isinstance(game.stack[-1], SimultaneousChoice) else twins(game, move, seat, seed)
    if found is None or len({len(each.recorder.entries) for each in found}) > 1:
        return
    real, other = found
    if asked(real) != asked(other):
        return
    words = find_game(game.name).words(TEXTS)
    story = told(real, seat, seat)
    assert story == told(other, seat, seat), (seed, game.decisions, seat)
    assert told(real, seat) == told(other, seat), (seed, game.decisions, seat)
    counts[f"seat {seat}"] += bool(story.sections)
    counts["standing"] += any(line.seen.get(seat, [""])[0] == STANDING for line in real.log)
    counts["others know more"] += bool(story.sections) and any(
        here.seen != there.seen and here.seen.get(seat) == there.seen.get(seat)
        for here, there in zip(real.log, other.log)
    )
    first, *after = [Session(Recorder(each, "")).view(SPECTATOR) for each in (game, real.game, other.game)]
    one_change, other_change = (changes_between(game, words, first, view, seat) for view in after)
    assert one_change == other_change


@pytest.mark.parametrize("name", TABLES)
def test_a_story_is_the_same_at_tables_that_a_seat_cannot_tell_apart(name: str) -> None:
    """The same is answered at both, and standing answers are given; each seat is told the same, word for word."""
    kind, options, every = TABLES[name]
    counts, seats = Counter[str](), 0
    for seed in ("1", "4"):
        game, chooser = find_game(kind).make(dict(options), seed), Chooser(seed)
        seats = game.state.seats
        while game.pending and game.decisions < 200:
            move = chooser.choose(game)
            for seat in range(game.state.seats) if game.decisions % every == 0 else ():
                compare(game, move, seat, seed, counts)
            game.apply(*move)
    assert seats and all(counts[f"seat {seat}"] > 5 for seat in range(seats)), counts
    assert counts["standing"], counts
    assert kind == "champions" or counts["others know more"], "what others have seen differs, and a story is told of it"


def test_what_one_player_looks_at_is_told_to_nobody_else() -> None:
    """Tony Stark looks at the top cards of his deck: of a twin in which they are others the same is told."""
    counts = Counter[str]()
    for seed in ("1", "2", "3"):
        game = position(
            seed=seed,
            heroes=["iron_man", "spider_man", "she_hulk"],
            players=[{"form": "alter_ego", "hand": []}, {"form": "hero", "hand": []}, {"form": "hero", "hand": []}],
        )
        (use,) = [option for option in game.legal(0) if option[0] == "use"]
        for seat in (0, 1, 2):
            compare(game, (0, use), seat, seed, counts)
    assert counts["seat 1"] == counts["seat 2"] == counts["others know more"] // 2 == 3, counts


@pytest.mark.parametrize("name", GAMES)
def test_nothing_has_changed_between_the_same_views(name: str) -> None:
    session = played(name, "5", decisions=60)
    words, view = find_game(name).words(TEXTS), session.view(SPECTATOR)
    assert changes_between(session.game, words, view, view) == ()
    assert summary_line(TEXTS, ()) == ""


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
        events = {*log.messages(), *(each.removeprefix("on_") for each in vars(log) if each.startswith("on_"))}
        for event in events - quiet:
            key = f"{writer.PREFIX}-{event.replace('_', '-')}"
            assert TEXTS.has(key) or hasattr(writer, f"on_{event}"), key


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_line_names_its_only_player_twice_at_most(seed: str) -> None:
    session = played("champions", seed, "sensible")
    words = find_game("champions").words(TEXTS)
    players = [words.player(session.game, seat) for seat in range(session.game.state.seats)]
    for line in told(session, 0).lines():
        named = [times for name in players if (times := line.text.count(name))]
        assert len(named) > 1 or max(named, default=0) < 3, line.text


def test_changes_are_told_with_numbers() -> None:
    session = played("champions", "5", "sensible", decisions=60)
    first = Session(Recorder(find_game("champions").make(GAMES["champions"], "5"), "5"))
    words = find_game("champions").words(TEXTS)
    found = changes_between(session.game, words, first.view(SPECTATOR), session.view(SPECTATOR), 0)
    assert found and all(each.text for each in found)
    threat = next(each for each in found if each.text.startswith("the threat"))
    assert threat.text == f"the threat on the main scheme goes from {threat.before} to {threat.after} of 14"
    assert summary_line(TEXTS, found).startswith("Summary: ")


def test_the_dice_of_a_story_are_remembered() -> None:
    session = played("heroes", "1", "sensible", decisions=150)
    story = told(session, 0)
    words = find_game("heroes").words(TEXTS)
    assert story.dice
    said = [words.event(session.game, session.log[place].seen[0]) for place in story.dice]
    assert any("HIT" in line for line in said)
    assert told(played("skirmish", "1", decisions=80), 0).dice == ()
