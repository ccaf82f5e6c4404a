"""Previews come true, tell nothing that the seat does not know, and are the same whatever lies hidden."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.gamekit.board import Board, Card, Fact, Grid, Group, Panel, Place
from goldenrule.gamekit.board_changes import changes
from goldenrule.gamekit.story_text import Change
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import has_learned, twin, view
from goldenrule.table.games import find_game
from goldenrule.table.preview import preview
from goldenrule.table.prompts import ask, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
WORDS: dict[str, Any] = {name: find_game(name).words(TEXTS) for name in ("champions", "heroes", "skirmish")}
GAMES = {"champions": {"heroes": ["spider_man"]}, "heroes": {}, "skirmish": {}}


def answers(name: str, seed: str, every: int) -> Iterator[tuple[Game, int, list[tuple[str, int, int]]]]:
    """Positions of a random game with an answer that may be given there."""
    session = Session(Recorder(find_game(name).make(GAMES[name], seed), seed))
    chance = random.Random(seed)
    n = 0
    while not session.game.over and n < 300:
        decision = chance.choice(session.game.pending)
        asked = ask(session, decision, WORDS[name], TEXTS)
        item = chance.randrange(len(asked.prompt.items)) + 1
        options, _ = single_answers(session.game, asked, [item])
        if not options:
            options = [chance.choice(decision.options)]
        if n % every == 0:
            yield session.game, decision.seat, options
        session.answer(decision.seat, options)
        n += 1


def made(name: str, game: Game, seat: int, options: list[tuple[str, int, int]]) -> list[Change]:
    return preview(game, seat, options, WORDS[name], TEXTS).changes


@pytest.mark.parametrize("name", list(GAMES))
def test_where_nothing_is_left_to_chance_all_that_comes_is_said(name: str) -> None:
    compared = told = 0
    for seed in range(6):
        for game, seat, options in answers(name, f"true {seed}", 2):
            before = digest(game)
            said = made(name, game, seat, options)
            assert digest(game) == before
            after = game.clone()
            after.observer = None
            for option in options:
                if option in after.legal(seat):
                    after.apply(seat, option)
            if not has_learned(game, after):
                boards = [WORDS[name].board(view(each, seat)) for each in (game, after)]
                real = changes(TEXTS, boards[0], boards[1])
                assert {*said} <= {*real}, options
                compared += 1
                told += bool(said)
    assert compared > 30 and told > 10


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_seat_does_not_know_does_not_show(name: str) -> None:
    compared = 0
    for game, seat, options in (each for seed in range(4) for each in answers(name, f"twins {seed}", 4)):
        for n in range(2):
            try:
                other = twin(game, seat, f"twin {n}", frozenset(option[1] for option in options))
            except Stuck:
                continue
            if other.state.ident != game.state.ident and all(option in other.legal(seat) for option in options[:1]):
                mine, theirs = (preview(each, seat, options, WORDS[name], TEXTS) for each in (game, other))
                assert mine == theirs
                compared += 1
    assert compared > 15


def test_a_preview_in_words() -> None:
    from goldenrule.games.champions.situations.position import position

    given = {"players": [{"form": "hero", "hand": [], "in_play": ["Mockingbird"]}], "villain": {"damage": 3}}
    game: Any = position(**given)
    session = Session(Recorder(game, "0", practice=True))
    asked = ask(session, game.pending[0], WORDS["champions"], TEXTS)
    hero = game.state.identities[0]
    (n,) = (
        n for n, item in enumerate(asked.prompt.items, 1) if item.verb == "attack" and asked.options[n - 1][1] == hero
    )
    options, _ = single_answers(game, asked, [n])
    said = made("champions", game, 0, options)
    villain = view(game, 0).table["villain"]
    assert [change.text for change in said] == ["Rhino I: 9 of 14 hit points (−2)", "Spider-Man: exhausted"]
    assert (said[0].id, said[0].before, said[0].after) == (villain, 11, 9)


def test_a_number_of_a_player_is_named_once() -> None:
    from goldenrule.games.champions.situations.position import position

    hand = {"form": "hero", "hand": ["Heroic Intuition", "Energy", "Genius"]}
    before: Any = position(players=[hand])
    after: Any = position(players=[{**hand, "hand": ["Energy", "Genius"]}])
    boards = [WORDS["champions"].board(view(each, 0)) for each in (before, after)]
    assert "hand 3 → 2" in [change.text for change in changes(TEXTS, *boards)]


def test_what_is_asked_then_is_said() -> None:
    from goldenrule.games.champions.situations.position import position

    game: Any = position(players=[{"form": "hero", "hand": ["Heroic Intuition", "Energy", "Genius"]}])
    play = next(option for option in game.legal(0) if option[0] == "play")
    found = preview(game, 0, [play], WORDS["champions"], TEXTS)
    assert found.all and found.then.startswith("Pay 2 for Heroic Intuition")
    form = next(option for option in game.legal(0) if option[0] == "form")
    assert preview(game, 0, [form], WORDS["champions"], TEXTS).then == ""


def test_what_is_otherwise_again_in_the_end_is_not_told() -> None:
    """A card is put away, and another one is drawn for it, which is left to chance."""
    game: Any = find_game("champions").make(GAMES["champions"], "mulligan")
    session = Session(Recorder(game, "mulligan"))
    asked = ask(session, game.pending[0], WORDS["champions"], TEXTS)
    options, _ = single_answers(game, asked, [1])
    assert [option[0] for option in options] == ["discard", "done"] and not made("champions", game, 0, options)


def test_the_end_of_a_turn_tells_nothing_of_what_is_drawn_or_turned_up() -> None:
    from goldenrule.games.champions.situations.position import position

    game: Any = position(players=[{"form": "hero", "hand": ["Backflip"]}])
    said = made("champions", game, 0, [("end_turn", 0, 0)])
    assert not any("threat" in change.text or "hit points" in change.text for change in said)


def test_placing_a_card_of_the_duel_says_what_comes_although_the_opponent_sees_the_payment() -> None:
    """A card that pays is new to the opponent and not to the seat, so nothing is left open to it."""
    session = Session(Recorder(find_game("skirmish").make({}, "3"), "3"))
    decision = session.game.pending[0]
    asked = ask(session, decision, WORDS["skirmish"], TEXTS)
    paid = 0
    for n, item in enumerate(asked.prompt.items, 1):
        options, _ = single_answers(session.game, asked, [n])
        if item.verb == "play" and any(option[0] == "pay" for option in options) and options[-1][0] == "slot":
            paid += 1
            said = [change.text for change in made("skirmish", session.game, decision.seat, options)]
            assert any(" goes to: " in text for text in said), (item.text, said)
    assert paid


def test_a_card_that_comes_to_the_hand_is_named() -> None:
    one, two = Card("Wasp", id=1), Card("Beast", id=2)
    before, after = (Board([], Panel(body=[Group("Hand", held)])) for held in ([one], [one, two]))
    assert [change.text for change in changes(TEXTS, before, after)] == ["Beast comes to your hand"]
    assert changes(TEXTS, after, before) == []


def test_a_card_that_is_shown_openly_is_said_to_go_once() -> None:
    """Its id in the view is another one then."""
    hidden, shown = Card("Call to Mutantkind", "plan", 1), Card("Call to Mutantkind", "plan", 2)
    before = Board([Panel(body=[Group("Plans", [hidden], key="plans"), Group("Mission", key="mission")])])
    after = Board([Panel(body=[Group("Plans", key="plans"), Group("Mission", [shown], key="mission")])])
    assert [change.text for change in changes(TEXTS, before, after)] == ["Call to Mutantkind goes to: Mission"]


def test_a_card_leaves_play_comes_to_a_place_or_is_attached() -> None:
    rhino, tracer, thor = Card("Rhino", id=1), Card("Spider-Tracer", id=2), Card("Thor", id=3)
    empty = Board(
        [Panel(body=[Group("Engaged", [rhino], key="engaged"), Grid([], [Place("Manhattan 1", [None])], "nobody")])]
    )
    attached = Card("Rhino", id=1, attached=[tracer])
    full = Board(
        [Panel(body=[Group("Engaged", [attached], key="engaged"), Grid([], [Place("Manhattan 1", [thor])], "nobody")])]
    )
    assert [change.text for change in changes(TEXTS, empty, full)] == [
        "Spider-Tracer is attached to Rhino",
        "Thor goes to: Manhattan 1",
    ]
    assert [change.text for change in changes(TEXTS, full, empty)] == [
        "Spider-Tracer leaves play",
        "Thor leaves play (Manhattan 1)",
    ]


def test_of_a_card_that_moves_only_what_is_otherwise_there_is_told() -> None:
    life, strength = Fact("KO 3", value=3, key="ko"), Fact("strength 2", value=2, key="strength")
    before = Board([Panel(body=[Group("Mastermind", [Card("Loki", id=1, facts=[life, strength])], key="mastermind")])])
    there = [
        Fact("KO 0 of 3", value=0, key="ko"),
        Fact("strength 4", value=4, key="strength"),
        Fact("no power shown yet", key="power"),
        Fact("stunned", key="stunned", badge=True),
    ]
    after = Board([Panel(body=[Group("Fighters", [Card("Loki", id=1, facts=there)], key="fighters")])])
    assert [change.text for change in changes(TEXTS, before, after)] == [
        "Loki: strength 4 (+2)",
        "Loki: stunned",
        "Loki goes to: Fighters",
    ]
