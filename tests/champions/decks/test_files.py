"""Deck files: every format is read and written, and nothing is lost unsaid."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import FORMATS, load_deck, read_deck, write_deck
from goldenrule.games.champions.decks import ASPECTS, Deck, Stranger, card_base, check_deck, refuse_unplayable
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import english
from tests.champions.decks.strategies import legal_decks

OWN = card_base().heroes["spider_man"].cards


def told(*given: Any) -> tuple[Deck, tuple[str, ...]]:
    """What `read_deck` reads, with its notes in English."""
    deck, notes = read_deck(*given)
    return deck, tuple(map(english, notes))


def same(one: Deck, other: Deck) -> bool:
    return (one.heroes, dict(one.cards), one.aspect, one.strangers) == (
        other.heroes, dict(other.cards), other.aspect, other.strangers,
    )  # fmt: skip


@given(legal_decks(), st.sampled_from(sorted(FORMATS)))
def test_a_legal_deck_is_read_as_it_was_written(deck: Deck, format: str) -> None:
    assert check_deck(deck) == ()
    text = write_deck(deck, format)
    read, notes = told(text.encode(), f"deck{FORMATS[format].endings[0]}")
    assert same(read, deck) or not any(card_base().faces[c].classification in ASPECTS for c in deck.cards)
    assert read.name == deck.name
    assert notes == ()


@given(legal_decks())
def test_a_deck_goes_through_all_formats(deck: Deck) -> None:
    found = deck
    for format in FORMATS:
        found = read_deck(write_deck(found, format).encode(), "somewhere", format).deck
    assert dict(found.cards) == dict(deck.cards) and found.heroes == deck.heroes and found.name == deck.name


@pytest.mark.parametrize("format", sorted(FORMATS))
def test_a_format_is_recognised_without_its_ending(format: str) -> None:
    deck = new_deck("iron_man", "leadership")[0]
    assert same(read_deck(write_deck(deck, format).encode(), "deck").deck, deck)


@pytest.mark.parametrize("format", sorted(FORMATS))
def test_strangers_are_kept_when_a_deck_is_converted(format: str) -> None:
    strangers = (Stranger("04031", "", 2),)
    deck = Deck(("spider_man",), dict(new_deck("spider_man", "justice")[0].cards), "justice", "", strangers)
    read = read_deck(write_deck(deck, format).encode(), "deck", format)
    assert [each.copies for each in read.deck.strangers] == [2]
    assert "04031" in str(read.deck.strangers[0])


# -- MarvelCDB's JSON ----------------------------------------------------------------------------------------------


def marvelcdb(**changes: Any) -> bytes:
    """A deck list as MarvelCDB's public API gives it, with all its fields."""
    cards = new_deck("spider_man", "justice")[0].cards
    found = {
        "id": 12345,
        "name": "Friendly Neighbours",
        "date_creation": "2020-01-02T03:04:05+00:00",
        "date_update": "2020-01-02T03:04:05+00:00",
        "description_md": "A deck.",
        "user_id": 1,
        "hero_code": "01001a",
        "hero_name": "Spider-Man",
        "investigator_code": "01001a",
        "investigator_name": "Spider-Man",
        "slots": dict(cards),
        "ignoreDeckLimitSlots": None,
        "version": "1.0",
        "meta": '{"aspect":"justice"}',
        "tags": "solo",
    }
    return json.dumps({**found, **changes}).encode()


def test_a_deck_of_marvelcdb_is_read() -> None:
    read, notes = told(marvelcdb(), "deck.json")
    assert same(read, new_deck("spider_man", "justice")[0])
    assert (read.name, notes) == ("Friendly Neighbours", ())
    assert check_deck(read) == ()


@pytest.mark.parametrize(
    "changes",
    [
        {"hero_code": None, "hero_name": None},
        {"hero_code": "01001"},
        {"hero_code": "01001b"},
        {"meta": {"aspect": "justice"}},
        {"meta": ""},
        {"meta": None},
        {"meta": "[]"},
        {"name": None},
    ],
)
def test_fields_that_differ_between_its_decks(changes: dict[str, Any]) -> None:
    read, notes = told(marvelcdb(**changes), "deck.json")
    assert same(read, new_deck("spider_man", "justice")[0]) and notes == ()


def test_an_identity_among_the_slots_is_the_identity() -> None:
    slots = {**new_deck("spider_man", "justice")[0].cards, "01001a": 1, "01001b": 1}
    read, _ = read_deck(marvelcdb(slots=slots, hero_code=None, investigator_code=None), "deck.json")
    assert read.heroes == ("spider_man",) and "01001a" not in read.cards
    assert read.size == 40


def test_cards_of_the_identity_that_are_missing_are_added_and_said() -> None:
    slots = {code: n for code, n in new_deck("spider_man", "justice")[0].cards.items() if code != "01008"}
    read, notes = told(marvelcdb(slots={**slots, "01003": 1}), "deck.json")
    assert check_deck(read) == ()
    assert notes == (
        "Added what every deck of Spider-Man has (MC-DECK-05): 1 x Backflip (01003), 2 x Web-Shooter (01008).",
    )


def test_cards_of_expansions_are_kept_as_strangers() -> None:
    slots = {code: n for code, n in new_deck("spider_man", "justice")[0].cards.items() if code != "01060"}
    read, _ = read_deck(marvelcdb(slots={**slots, "04031": 2}), "deck.json")
    assert read.strangers == (Stranger("04031", "", 2),) and read.size == 38
    found = check_deck(read)
    assert [each.clause for each in found] == [""]
    assert "2 short: 2 x 04031" in found[0].text


def test_an_identity_of_an_expansion_is_a_stranger_even_if_its_name_is_known() -> None:
    read, _ = read_deck(marvelcdb(hero_code="27030a", investigator_code="27030a"), "deck.json")
    assert read.heroes == () and read.strangers[0] == Stranger("27030a", "Spider-Man", 1, identity=True)
    assert "The identity Spider-Man is unknown here" in str(check_deck(read)[0])


def test_what_is_beside_the_deck_is_said() -> None:
    _, notes = told(marvelcdb(sideSlots={"01054": 1}, meta='{"aspect":"justice","aspect2":"protection"}'), "d.json")
    assert any("01054" in note for note in notes) and any("two aspects" in note for note in notes)
    _, notes = told(marvelcdb(meta="{"), "d.json")
    assert any(note.startswith("meta cannot") for note in notes)
    read, notes = told(marvelcdb(meta='{"aspect":"pool"}'), "d.json")
    assert read.aspect == "justice" and any("'pool'" in note for note in notes)


# -- text --------------------------------------------------------------------------------------------------------------


def test_a_text_of_marvelcdb_is_read() -> None:
    deck = replace(new_deck("black_panther", "protection")[0], name="Claws")
    text = write_deck(deck, "text")
    assert text.splitlines()[:6] == ["Claws", "", "Black Panther", "", "Packs:", "Core Set"]
    assert "2x Wakanda Forever! (Core Set)" in text
    windows = "\ufeff" + text.replace("\n", "\r\n")
    read = read_deck(windows.encode(), "deck.txt").deck
    assert same(read, deck) and read.name == "Claws"


@pytest.mark.parametrize("name", ["", "Claws", "Black Panther", "Iron Man"])
@pytest.mark.parametrize("cards", ["01083", "01075", "01058"])
def test_every_format_gives_the_same_yaml(name: str, cards: str) -> None:
    """With cards of no aspect, of the chosen one and of another; with a name that is a hero's, and without one."""
    own = card_base().heroes["black_panther"].cards
    deck = Deck(("black_panther",), dict(sorted({**own, cards: 1}.items())), "protection", name)
    wanted = write_deck(deck, "yaml")
    for format in ("marvelcdb", "text", "yaml"):
        assert write_deck(read_deck(write_deck(deck, format).encode(), "deck", format).deck, "yaml") == wanted, format
    octgn = read_deck(write_deck(deck, "octgn").encode(), "deck", "octgn").deck
    assert (dict(octgn.cards), octgn.name) == (dict(deck.cards), name), "it has no place for the aspect"


@pytest.mark.parametrize(
    "line",
    [
        "2x For Justice! (Core Set)",
        "2 for justice!",
        "2 x For Justice! (core, 60)",
        "2× For Justice!",
        "2x For Justice! [01060]",
        "2x [01060]",
        "2x 01060",
        "2 For Justice! (Rise of Red Skull)",
    ],
)
def test_ways_of_writing_a_line(line: str) -> None:
    text = write_deck(new_deck("spider_man", "justice")[0], "text").replace("2x For Justice! (Core Set)", line)
    assert line in text
    read, notes = told(text.encode(), "deck.txt")
    assert same(read, new_deck("spider_man", "justice")[0])
    assert bool(notes) == ("Skull" in line)  # a card of the same title from elsewhere is said


def test_names_with_a_subtitle_or_other_quotation_marks() -> None:
    text = (
        "Mine\n\nPeter Parker\n\n1x Mockingbird (Bobbi Morse)\n1x Black Cat: Felicia Hardy\n3x Great Responsibility\n"
    )
    read, _ = read_deck(text.encode(), "deck.txt")
    assert read.heroes == ("spider_man",) and read.cards["01083"] == 1 and read.cards["01002"] == 1
    helmet, _ = read_deck("Mine\n\nCaptain Marvel\n\n1x Captain Marvel’s Helmet\n".encode(), "deck.txt")
    assert helmet.cards["01016"] == 1 and not helmet.strangers


def test_a_line_that_is_no_card_is_said() -> None:
    text = (
        write_deck(new_deck("spider_man", "justice")[0], "text")
        + "\nPlay it with a friend.\n1x Time Machine (Core Set)\n"
    )
    read, notes = told(text.encode(), "deck.txt")
    assert len(notes) == 1 and "'Play it with a friend.'" in notes[0]
    assert read.strangers == (Stranger("", "Time Machine", 1),)


def test_an_identitys_card_of_another_product_is_no_card_of_the_core_set() -> None:
    text = write_deck(new_deck("spider_man", "justice")[0], "text") + "1x Spider-Woman (Spider-Woman)\n"
    read, _ = read_deck(text.encode(), "deck.txt")
    assert read.strangers == (Stranger("", "Spider-Woman", 1),)


# -- OCTGN -------------------------------------------------------------------------------------------------------------

O8D = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="055c536f-adba-4bc2-acbf-9aefb9756046" sleeveid="0">
  <section name="Hero" shared="False">
    <card qty="1" id="6a1d5f0e-0000-4000-8000-000000000001">Spider-Man</card>
    <card qty="1" id="6a1d5f0e-0000-4000-8000-000000000002">Spider-Man</card>
  </section>
  <section name="Event" shared="False"><card qty="3" id="6a1d5f0e">For Justice!</card></section>
  <section name="Nemesis" shared="False"><card qty="1" id="x">Vulture</card></section>
  <section name="Ally" shared="False"><card qty="1" id="y">R &amp; D</card></section>
<notes><![CDATA[]]></notes>
</deck>
"""


def test_a_deck_of_octgn_is_read_by_name() -> None:
    read, notes = told(O8D.encode(), "deck.o8d")
    assert read.heroes == ("spider_man",) and read.aspect == "justice"
    assert read.cards["01060"] == 3 and read.cards["01003"] == OWN["01003"]
    assert read.strangers == (Stranger("", "R & D", 1),)
    assert len(notes) == 2 and "Vulture" in notes[0] and notes[1].startswith("Added")
    assert same(read_deck(O8D.replace("utf-8", "utf-16").encode("utf-16"), "deck.o8d").deck, read)


# -- YAML --------------------------------------------------------------------------------------------------------------


def test_our_own_format_takes_codes_and_names() -> None:
    text = "deck: Mine\nhero: Spider-Man\naspect: Justice\ncards:\n  For Justice!: 3\n  01058: 1\n  Energy (01088): 1\n"
    read, notes = told(text.encode(), "deck.yaml")
    assert (read.heroes, read.aspect, read.name) == (("spider_man",), "justice", "Mine")
    assert {code: n for code, n in read.cards.items() if code not in OWN} == {"01058": 1, "01060": 3, "01088": 1}
    assert len(notes) == 1 and notes[0].startswith("Added")


def test_a_code_with_another_name_is_said() -> None:
    _, notes = told(b"hero: spider_man\ncards:\n  Energy (01089): 1\n", "deck.yaml")
    assert notes[0] == "01089 is called 'Energy' there, but is Genius; the code decides."


# -- from files --------------------------------------------------------------------------------------------------------


def test_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "12345"
    path.write_bytes(marvelcdb())
    assert load_deck(str(path)).deck.name == "Friendly Neighbours"


@pytest.mark.parametrize("name", ["nowhere.json", ".", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_gets_one_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load_deck(f"{tmp_path}/{name}")


def test_unknown_formats_are_refused() -> None:
    with pytest.raises(BadInput, match="no deck format 'pdf'; choose from marvelcdb, text, octgn, yaml"):
        write_deck(new_deck("iron_man", "justice")[0], "pdf")
    with pytest.raises(BadInput, match="no deck format 'pdf'"):
        read_deck(b"x", "deck", "pdf")
    nameless = Deck(("iron_man",), {}, strangers=(Stranger("", "Time Machine", 1),))
    with pytest.raises(BadInput, match="knows cards only by code, and 'Time Machine' has none"):
        write_deck(nameless, "marvelcdb")


def test_names_like_those_that_are_not_known_are_suggested_wherever_a_deck_is_refused() -> None:
    deck, notes = told(b"Spidermam\n3x Haymakr\n2x Frobnicate\nMockingbrd\n", "deck.txt")
    assert "'Mockingbrd' (did you mean Mockingbird?)" in notes[0]
    said = " ".join(str(each) for each in check_deck(deck))
    assert "Spidermam (did you mean Spider-Man?)" in said
    assert "3 x Haymakr (did you mean Haymaker?), 2 x Frobnicate." in said
    with pytest.raises(BadInput, match=r"Spidermam \(did you mean Spider-Man\?\)"):
        refuse_unplayable(deck, Phrase("champions-deck-brought"), any_deck=True)
    known = replace(deck, heroes=("spider_man",), strangers=tuple(each for each in deck.strangers if not each.identity))
    with pytest.raises(BadInput, match=r"unknown cards: 3 x Haymakr \(did you mean Haymaker\?\), 2 x Frobnicate"):
        refuse_unplayable(known, Phrase("champions-deck-brought"), any_deck=True)


def test_a_name_that_is_like_no_hero_is_the_name_of_the_deck() -> None:
    deck, _ = told(b"Web of Justice\n3x Haymaker\n", "deck.txt")
    assert deck.name == "Web of Justice" and deck.strangers == ()
