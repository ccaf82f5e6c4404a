"""Hostile deck files: each gets one sentence, and no name from outside steers a terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenrule.games.champions.deck_files import FORMATS, read_deck
from goldenrule.games.champions.deck_files.matching import MOST_LINES
from goldenrule.games.champions.decks import check_deck
from goldenrule.kernel.errors import BadInput
from goldenrule.words.texts import english
from tests.champions.decks.test_files import marvelcdb

BOMB = "<!DOCTYPE deck [<!ENTITY a 'ha'>" + "".join(
    f"<!ENTITY {chr(97 + i)} '{f'&{chr(96 + i)};' * 10}'>" for i in range(1, 12)
)
HOSTILE: list[tuple[str, bytes, str]] = [
    ("deck.json", b"", "is empty"),
    ("deck.json", b"   \n", "is empty"),
    ("deck.json", b"{", "not valid JSON"),
    ("deck.json", b"\xff\xfe\x00", "not valid JSON"),
    ("deck.json", b"[" * 100_000, "JSON|nested"),
    ("deck.json", b'{"slots":' * 20_000, "JSON|nested"),
    ("deck.json", b"[1]", "not a deck of MarvelCDB"),
    ("deck.json", b'{"name": "x"}', "not a deck of MarvelCDB"),
    ("deck.json", b"x" * 300_000, "larger than 256000 bytes"),
    ("deck.json", marvelcdb(slots=7), "'slots' must map card codes"),
    ("deck.json", marvelcdb(slots=["01002"]), "'slots' must map card codes"),
    ("deck.json", marvelcdb(slots={"01002": -1}), "slot '01002': the number of copies must be 0 to 99, not -1"),
    ("deck.json", marvelcdb(slots={"01002": 10**30}), "number of copies"),
    ("deck.json", marvelcdb(slots={"01002": True}), "number of copies"),
    ("deck.json", marvelcdb(slots={"01002": 1.5}), "number of copies"),
    ("deck.json", marvelcdb(slots={"01002": "1"}), "number of copies"),
    ("deck.json", marvelcdb(slots={f"{i:05}": 1 for i in range(MOST_LINES + 1)}), "more than 500 lines"),
    ("deck.json", marvelcdb(name=["x"]), "'name' must be a text"),
    ("deck.json", marvelcdb(slots={"": 1}), "slot '': this card has neither a code nor a name"),
    ("deck.json", b'{"slots": {"01003": 1, "01003": 2}}', "has '01003' twice"),
    ("deck.json", b'{"slots": {"01003": ' + b"9" * 5000 + b"}}", "not valid JSON"),
    ("deck.json", b'{"slots": {"01003": NaN}}', "number of copies"),
    ("deck.json", marvelcdb(hero_code=1001), "'hero_code' must be a text"),
    ("deck.txt", b"\xff\xfe2\x00x\x00", "not UTF-8"),
    ("deck.txt", b"Deck\n\n2x Backflip\0\n", "NUL"),
    ("deck.txt", b"Only words\n", "lists no cards"),
    ("deck.txt", b"Deck\n1000x Backflip\n", "line 2: the number of copies must be 0 to 99, not 1000"),
    ("deck.txt", b"Deck\n" + b"1x Backflip\n" * 600, "more than 500 lines"),
    ("deck.o8d", b"<deck>", "not valid XML"),
    ("deck.o8d", b"<deck/>", "has no cards"),
    ("deck.o8d", b"<cards><card qty='1'>Backflip</card></cards>", "begins with <cards>"),
    ("deck.o8d", b"<deck game='1'/>", "another game"),
    ("deck.o8d", f"{BOMB}]><deck><section><card>&l;</card></section></deck>".encode(), "entities are not allowed"),
    ("deck.o8d", b"<!DOCTYPE deck SYSTEM 'file:///etc/passwd'><deck/>", "entities are not allowed"),
    ("deck.o8d", b"<deck>" + b"<section>" * 20_000, "more than 10 levels"),
    ("deck.o8d", b"<deck><card qty='many'>Backflip</card></deck>", "qty must be a number"),
    ("deck.o8d", b"<deck><card qty='-1'>Backflip</card></deck>", "qty must be a number"),
    ("deck.o8d", b"<?xml version='1.0' encoding='klingon'?><deck/>", "XML|encoding"),
    ("deck.o8d", b"<deck>\0</deck>", "not valid XML"),
    ("deck.yaml", b"cards: &a {Backflip: 1}\nhero: *a\n", "anchors"),
    ("deck.yaml", b"- 1\n", "is not a deck"),
    ("deck.yaml", b"cards: [Backflip]\n", "line 1: 'cards' must map cards"),
    ("deck.yaml", b"cards:\n  Backflip: many\n", "line 2: the number of copies"),
    ("deck.yaml", b"cards:\n  Backflip: 1\nvillain: rhino\n", "line 3: there is no 'villain'"),
    ("deck.yaml", b"aspect: magic\ncards:\n  Backflip: 1\n", "line 1: there is no aspect 'magic'"),
    ("deck.yaml", b"hero: [x]\ncards:\n  Backflip: 1\n", "line 1: 'hero' must be a text"),
    ("deck.yaml", b"cards: " + b"[" * 5000, "deep|valid"),
    ("deck.yaml", b"\xff", "UTF-8"),
]


@pytest.mark.parametrize(("name", "data", "text"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_file_gets_one_sentence(name: str, data: bytes, text: str) -> None:
    with pytest.raises(BadInput, match=text) as caught:
        read_deck(data, name)
    said = str(caught.value)
    assert name in said and len(said) < 300 and "\n" not in said and said.isprintable()


@given(st.binary(max_size=300), st.sampled_from(sorted(FORMATS)))
def test_any_bytes_are_a_deck_or_one_sentence(data: bytes, format: str) -> None:
    try:
        read = read_deck(data, "deck", format)
    except BadInput as error:
        assert str(error)
    else:
        check_deck(read.deck)


@given(st.text(max_size=200), st.sampled_from(["text", "yaml"]))
def test_any_text_after_a_card_is_a_deck_or_one_sentence(text: str, format: str) -> None:
    start = "Deck\n1x Backflip\n" if format == "text" else "hero: spider_man\ncards:\n  Backflip: 1\n"
    try:
        read = read_deck((start + text).encode("utf-8", "replace"), "deck", format)
    except BadInput as error:
        assert str(error)
    else:
        assert all(english(note).isprintable() for note in read.notes)
        check_deck(read.deck)


def test_names_from_outside_cannot_steer_a_terminal() -> None:
    read, _ = read_deck(marvelcdb(name="\x1b[2J\x07Evil\nDeck\u202e"), "deck.json")
    assert read.name == "[2J Evil Deck"
