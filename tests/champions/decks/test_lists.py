"""Lists of cards as people type them: bullets, headings, counts on either side, lines that are no card."""

from dataclasses import replace

import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import read_deck, write_deck
from goldenrule.games.champions.decks import IllegalDeck, check_deck, refuse_unplayable
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase
from tests.champions.decks.test_files import told

LISTED = """Test deck

Hero: Spider-Man (Peter Parker)
Aspect: Justice
Allies (3)
1x •Daredevil (Core Set)
• 1x Heimdall
Events: 3
3x For Justize!
Support [2]
1x Surveilance Team
1x Surveilance Team
Resources - 1
1x Energy
"""


def test_a_list_with_bullets_a_hero_and_headings_with_counts_is_read() -> None:
    read, notes = told(LISTED.encode(), "deck.txt")
    assert (read.name, read.heroes, read.aspect) == ("Test deck", ("spider_man",), "justice")
    assert read.cards["01058"] == 1, "Daredevil is a unique card, with a bullet before his name"
    assert read.cards["01088"] == 1
    assert not [note for note in notes if "no card" in note], "every heading is known"


def test_a_line_that_is_no_heading_is_told_whatever_number_ends_it() -> None:
    _, notes = told(LISTED.replace("Events: 3", "Evenings: 3").encode(), "deck.txt")
    assert [note for note in notes if "'Evenings: 3'" in note]


@pytest.mark.parametrize("line", ["Hero: Hawkeye", "Identity: Hawkeye (Clint Barton)"])
def test_a_hero_who_is_not_known_is_told(line: str) -> None:
    read, _ = read_deck(LISTED.replace("Hero: Spider-Man (Peter Parker)", line).encode(), "deck.txt")
    assert not read.heroes and "Hawkeye" in str(check_deck(read)[0])


def test_an_unknown_card_is_listed_once_with_the_nearest_names() -> None:
    read, notes = told(LISTED.encode(), "deck.txt")
    told_of = " ".join([*notes, *(each.text for each in check_deck(read))])
    assert (
        told_of.count("Surveilance Team") == 1 and "2 x Surveilance Team (did you mean Surveillance Team?)" in told_of
    )
    assert "3 x For Justize! (did you mean For Justice!?)" in told_of
    assert "1 x Heimdall," in told_of, "no name is like that"


@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("* Daredevil", 1),
        ("• Daredevil", 1),
        ("- Daredevil (Core Set)", 1),
        ("Daredevil", 1),
        ("1x **Daredevil** ◆", 1),
        ("1x Daredevil ★ (Core Set)", 1),
        ("**1x Daredevil**", 1),
        ("x2 Daredevil", 2),
        ("Daredevil x2", 2),
        ("Daredevil (2x)", 2),
    ],
)
def test_a_card_is_read_with_its_marks_and_with_its_count_on_either_side(line: str, copies: int) -> None:
    read, notes = told(f"Mine\nHero: Spider-Man\n{line}\n".encode(), "deck.txt")
    assert read.cards["01058"] == copies and not read.strangers
    assert not [note for note in notes if "no card" in note]


def test_a_bullet_begins_a_card_only_if_a_name_is_like_it() -> None:
    read, notes = told(b"Mine\nHero: Spider-Man\n1x Energy\n* Jesica Jones (Core Set)\n* buy more\n", "deck.txt")
    assert [each.name for each in read.strangers] == ["Jesica Jones"]
    assert "Line 5 of deck.txt is not a card and is left out: 'buy more'." in notes


def test_a_first_line_with_a_bullet_is_a_card_and_not_the_name() -> None:
    read, _ = told(b"* Daredevil\nHero: Spider-Man\n1x Energy\n", "deck.txt")
    assert read.cards["01058"] == 1 and not read.name


def test_a_refused_deck_says_which_lines_were_left_out() -> None:
    with pytest.raises(IllegalDeck, match=r"Line 4 of deck\.txt is not a card and is left out: 'play well'\."):
        refuse_unplayable(read_deck(b"Mine\nHero: Hulk\n1x Energy\nplay well\n", "deck.txt").deck, Phrase("deck-legal"))


def test_an_unknown_hero_is_named_when_any_deck_may_be_played() -> None:
    deck = read_deck(b"Mine\nHero: Batman\n1x Energy\n", "deck.txt").deck
    with pytest.raises(BadInput, match="unknown here: Batman"):
        refuse_unplayable(deck, Phrase("deck-legal"), any_deck=True)
    nobody = read_deck(b"Mine\n1x Energy\n", "deck.txt").deck
    with pytest.raises(BadInput, match="can be played; name one of"):
        refuse_unplayable(nobody, Phrase("deck-legal"), any_deck=True)


def test_lines_that_are_left_out_are_told_when_not_even_any_deck_may_be_played() -> None:
    deck = read_deck(b"Mine\nHero: Spider-Man\n1x Time Machine\nplay well\n", "deck.txt").deck
    with pytest.raises(BadInput, match=r"Time Machine; take them out\. Line 4 of deck\.txt is not a card"):
        refuse_unplayable(deck, Phrase("deck-legal"), any_deck=True)


@pytest.mark.parametrize("name", ["Deck -", "Allies (12)", "Upgrade:"])
def test_a_name_like_a_heading_is_written_as_a_name(name: str) -> None:
    deck = replace(new_deck("spider_man", "justice")[0], name=name)
    text = write_deck(deck, "text")
    assert text.startswith(f"Name: {name}\n")
    read, _ = read_deck(text.encode(), "deck.txt")
    assert read.name == name
    for plain in ("Webs", "Events"):
        text = write_deck(replace(deck, name=plain), "text")
        assert text.startswith(f"{plain}\n") and read_deck(text.encode(), "deck.txt")[0].name == plain
