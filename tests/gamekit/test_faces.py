"""Every card of every game makes a face: plain data, in words, with keys that docs/boards.md lists."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.card_words import CardWords
from goldenrule.gamekit.faces import Face
from goldenrule.games.heroes.ids import SKILLS
from goldenrule.table.games import find_game
from goldenrule.table.rulebook_text import explain
from goldenrule.words.texts import Texts
from tests.cli.towers import KIND as TOWERS
from tests.gamekit.test_board_keys import PAGE

GAMES = ("champions", "heroes", "skirmish")


def codes(name: str) -> list[str]:
    """The codes of all cards of a game."""
    words = find_game(name).words(Texts("en"))
    assert isinstance(words, CardWords)
    found = words.faces()
    return [getattr(face, "code", "") or getattr(face, "key", "") or face for face in found]


def listed(name: str) -> dict[str, set[str]]:
    """The keys that the page lists for a game, by field."""
    chapter = PAGE.read_text(encoding="utf-8").split("# Faces:")[1]
    rows = re.findall(r"(?m)^\| `(\w+)` \|(.*?)\|(.*?)\|(.*?)\|$", chapter)
    column = GAMES.index(name)
    return {field: set(re.findall(r"`(.+?)`", cells[column])) for field, *cells in rows}


def keys(facts: list[Fact]) -> Iterator[str]:
    for fact in facts:
        yield fact.key
        yield from keys([*fact.parts])


@pytest.mark.parametrize("name", GAMES)
def test_every_card_makes_a_face(name: str) -> None:
    texts = Texts("en", strict=True)
    words = find_game(name).words(texts)
    every, known = codes(name), listed(name)
    assert len(every) > 50
    for code in every:
        face = words.face(code)
        written = msgspec.json.encode(face)
        assert msgspec.json.encode(msgspec.json.decode(written, type=Face)) == written
        assert face.code == code and face.name and face.kind and face.source
        assert [*face.text] == words.text(code)
        assert face.type in known["type"] and face.side in known["side"]
        for field in ("numbers", "resources", "powers", "cost"):
            facts = getattr(face, field)
            facts = [facts] if isinstance(facts, Fact) else [*(facts or ())]
            allowed = known[field] | (set(SKILLS) if (name, field) == ("heroes", "numbers") else set())
            assert {*keys(facts)} <= allowed, code
            assert all(fact.text for fact in facts)
            if field == "numbers":
                assert len({fact.key for fact in facts}) == len(facts), code
        if face.back:
            assert words.face(face.back).back == code
        for word in face.keywords:
            assert explain(words, texts, word)


@pytest.mark.parametrize("name", ["champions", "skirmish"])
def test_suits_are_listed(name: str) -> None:
    words, known = find_game(name).words(Texts("en")), listed(name)
    assert {words.face(code).suit for code in codes(name)} - {""} == known["suit"]


def test_what_is_printed_on_cards_that_everybody_knows() -> None:
    words = find_game("champions").words(Texts("en"))
    kick, rhino, cat = words.face("01005"), words.face("01094"), words.face("01002")
    assert (kick.name, kick.type, kick.side, kick.suit) == ("Swinging Web Kick", "event", "player", "identity")
    assert kick.cost is not None and kick.cost.value == 3 and [fact.key for fact in kick.resources] == ["mental"]
    assert (rhino.side, rhino.stage, rhino.cost) == ("encounter", "I", None)
    assert {fact.key: fact.value for fact in rhino.numbers} == {"atk": 2, "sch": 1, "hp": 14}
    assert {fact.key: fact.value for fact in cat.numbers}["thw_cons"] == 1 and cat.unique
    assert words.face("01097b").wide and words.face("01097b").back == "01097a"


def test_a_game_without_faces_shows_names_and_texts() -> None:
    face = TOWERS.words(Texts("en")).face("wall")
    assert face.code == "wall" and face.name
