"""Marvel Heroes as the table knows it: options, records, readings."""

from random import Random
from typing import Any

import pytest

from goldenrule.games.heroes import GAME
from goldenrule.games.heroes.catalogue import shipped
from goldenrule.games.heroes.pack_cards import PackCard
from goldenrule.games.heroes.packs import PACKS
from goldenrule.games.heroes.readings import READINGS, chosen
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder, dump, parse, replay


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"colour": "red"}, "has no option 'colour'"),
        ({"teams": "x_men"}, "must be a list of names"),
        ({"teams": []}, r"^Choose 2 to 4 different teams\.$"),
        ({"teams": ["x_men"]}, r"^Choose 2 to 4 different teams, not X-Men\.$"),
        ({"teams": ["x_men", "defenders"]}, "There is no team 'defenders'"),
        ({"scenario": "x"}, "There is no scenario 'x'"),
        ({"scenario": 3}, "must be a text, not 3"),
        ({"first_player": 2}, "the players are 1 to 2"),
        ({"first_player": True}, "the number of a seat"),
        ({"readings": ["x"]}, "There is no reading of the rules 'x'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput, match=text):
        GAME.make(options, "1")


def test_options_from_words() -> None:
    words = {"teams": "x_men, avengers", "scenario": "random", "first_player": "1", "readings": "many_allies"}
    options = GAME.parse_options(words)
    assert options == {
        "teams": ["x_men", "avengers"], "scenario": "random", "first_player": 1, "readings": ["many_allies"],
    }  # fmt: skip
    game = GAME.make(options, "1")
    assert game.state.teams == ("x_men", "avengers") and game.state.first == 1
    for word in ({"first_player": "x"}, {"colour": "red"}):
        with pytest.raises(BadInput):
            GAME.parse_options(word)


def test_choices() -> None:
    assert [each.id for each in GAME.choices("teams")] == ["avengers", "fantastic_four", "marvel_knights", "x_men"]
    assert len(GAME.choices("scenario")) == 10
    assert [each.id for each in GAME.choices("readings")] == list(READINGS)
    assert list(READINGS) == sorted(READINGS)
    with pytest.raises(BadInput):
        GAME.choices("colour")


def test_a_game_can_be_recorded_and_played_again() -> None:
    options = {"teams": ["x_men", "marvel_knights", "avengers"], "readings": sorted(READINGS), "scenario": "random"}
    recorder = Recorder(GAME.make(options, "seed"), "seed")
    choose = Random("record")
    while recorder.game.pending:
        decision = recorder.game.pending[-1]
        recorder.apply(decision.seat, choose.choice(decision.options))
    record = parse(dump(recorder.record()))
    again = replay(record, GAME.make)
    assert digest(again) == digest(recorder.game)
    assert again.over and GAME.ending(again)  # type: ignore[arg-type]  # it is a game of this kind


def test_every_card_can_be_written_and_read_again() -> None:
    cards = shipped().part("cards").values()
    assert len(cards) > 200
    for card in cards:
        plain = PACKS.vocabulary.dump(card, PackCard)
        assert PACKS.vocabulary.load(plain, PackCard) == card, card.id


def test_hyphens_and_underscores_are_the_same_in_the_name_of_a_reading() -> None:
    assert chosen(["ask-draw"]) == chosen(["ask_draw"]) == ("ask_draw",)
