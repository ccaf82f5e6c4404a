"""The rules for building decks, clause by clause (Appendix I: MC-DECK), each with a deck that breaks it."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.decks import (
    CardBase,
    Deck,
    IllegalDeck,
    Requirement,
    Stranger,
    card_base,
    check_deck,
    refuse_illegal,
)
from goldenrule.games.champions.facts import Facts
from goldenrule.testing import rule
from goldenrule.words.phrases import Phrase
from tests.champions.decks.strategies import legal_decks

LEGAL = new_deck("spider_man", "justice")[0]
DAREDEVIL, FOR_JUSTICE, HULK, UPPERCUT, FIRST_AID, ENERGY, FURY = (
    "01058", "01060", "01050", "01054", "01086", "01088", "01084",
)  # fmt: skip


def changed(deck: Deck = LEGAL, **copies: int) -> Deck:
    """The deck with other numbers of copies: c01060=3."""
    cards = {**deck.cards, **{key[1:]: n for key, n in copies.items()}}
    return replace(deck, cards={code: n for code, n in cards.items() if n})


def broken(deck: Deck, base: CardBase | None = None) -> list[str]:
    return [finding.clause for finding in check_deck(deck, base)]


def with_cards(*faces: Facts, **more: tuple[Requirement, ...]) -> CardBase:
    """The core set with further cards, and requirements of hero sets."""
    base = card_base()
    return CardBase({**base.faces, **{face.code: face for face in faces}}, base.heroes, more)


def printed(code: str, name: str, **facts: object) -> Facts:
    return msgspec.convert({"code": code, "name": name, "type": "ally", "set": "x", "cost": 1, **facts}, Facts)


@rule("MC-DECK-01")
def test_a_deck_has_exactly_one_identity() -> None:
    assert broken(LEGAL) == []
    assert broken(replace(LEGAL, heroes=())) == ["MC-DECK-01", "MC-DECK-06"]  # its cards are then nobody's
    both = replace(LEGAL, heroes=("spider_man", "iron_man"))
    assert broken(both) == ["MC-DECK-01"]
    assert "Spider-Man, Iron Man" in check_deck(both)[0].text


@rule("MC-DECK-02")
def test_a_deck_has_40_cards_at_least() -> None:
    assert LEGAL.size == 40
    short = changed(c01060=1)
    assert broken(short) == ["MC-DECK-02"]
    assert "39" in check_deck(short)[0].text and "add 1" in check_deck(short)[0].text


@rule("MC-DECK-03")
def test_a_deck_has_50_cards_at_most() -> None:
    full = new_deck("spider_man", "justice", 50)[0]
    assert full.size == 50 and broken(full) == []
    assert full.cards[FIRST_AID] == 2
    over = changed(full, c01086=3)
    assert broken(over) == ["MC-DECK-03"]


@rule("MC-DECK-04")
def test_the_identity_is_not_counted() -> None:
    spider_man = card_base().heroes["spider_man"]
    assert not {spider_man.hero, spider_man.alter_ego} & set(LEGAL.cards)
    assert LEGAL.size == sum(LEGAL.cards.values()) == 40 and broken(LEGAL) == []
    assert broken(changed(c01060=1)) == ["MC-DECK-02"]  # 39 and the identity are no 40


@rule("MC-DECK-05")
@pytest.mark.parametrize("copies", [0, 1, 3])
def test_the_identitys_cards_are_there_in_their_exact_number(copies: int) -> None:
    deck = changed(c01003=copies, c01060=3, c01061=3)
    assert broken(deck) == ["MC-DECK-05"]
    assert f"Backflip (01003): {copies} instead of 2" in check_deck(deck)[0].text


@rule("MC-DECK-05")
@pytest.mark.parametrize("code", ["01165", "01166", "01167"])
def test_its_obligation_and_nemesis_are_not_in_the_deck(code: str) -> None:
    deck = changed(LEGAL, **{f"c{code}": 1})
    assert broken(deck) == ["MC-DECK-06"]
    assert "an encounter card" in check_deck(deck)[0].text


@rule("MC-DECK-06", "D-53", "MC-ANATP-08")
def test_the_rest_is_of_one_aspect_and_basic() -> None:
    mixed = changed(c01054=1)
    assert broken(mixed) == ["MC-DECK-06"]
    assert check_deck(mixed)[0].cards == (UPPERCUT,)
    assert broken(replace(mixed, aspect="")) == ["MC-DECK-06"]  # even if none was named
    assert broken(replace(LEGAL, aspect="")) == []


@rule("MC-DECK-06")
def test_the_named_aspect_is_that_of_the_cards() -> None:
    deck = replace(LEGAL, aspect="aggression")
    assert broken(deck) == ["MC-DECK-06"]
    assert DAREDEVIL in check_deck(deck)[0].cards
    assert broken(replace(LEGAL, aspect="magic")) == ["MC-DECK-06"]


@rule("MC-DECK-06")
def test_an_aspect_need_not_be_used() -> None:
    basic = {code: 3 for code in ("01085", "01086", "01087", "01091", "01092", "01093")}
    own = card_base().heroes["spider_man"].cards
    deck = Deck(("spider_man",), {**own, **basic, "01083": 1, "01084": 1, "01088": 1, "01089": 1, "01090": 1})
    assert deck.size == 38 and broken(deck) == ["MC-DECK-02"]
    base = with_cards(printed("x1", "Ready Room", type="support", classification="basic"))
    assert broken(replace(deck, cards={**deck.cards, "x1": 2}), base) == []


@rule("MC-DECK-06")
def test_cards_of_another_identity_are_not_in_the_deck() -> None:
    deck = changed(c01012=1)  # Crisis Interdiction
    assert broken(deck) == ["MC-DECK-06"]
    assert "a card of Captain Marvel" in check_deck(deck)[0].text


@rule("MC-DECK-07")
def test_a_card_that_is_not_unique_is_there_three_times_at_most() -> None:
    assert broken(changed(c01060=3)) == []
    four = changed(c01060=4)
    assert broken(four) == ["MC-DECK-07"]
    assert "There are 4 copies of For Justice!" in check_deck(four)[0].text


@rule("MC-DECK-07")
def test_copies_are_counted_by_title() -> None:
    base = with_cards(printed("x1", "For Justice!", type="event", classification="justice"))
    assert LEGAL.cards[FOR_JUSTICE] == 2
    assert broken(changed(cx1=1), base) == []
    assert broken(changed(cx1=2), base) == ["MC-DECK-07"]


@rule("MC-DECK-07", "MC-DECK-05")
def test_the_identitys_own_cards_are_exempt_from_three_copies() -> None:
    panther = new_deck("black_panther", "protection")[0]
    faces = card_base().faces
    assert sum(n for code, n in panther.cards.items() if faces[code].name == "Wakanda Forever!") == 5
    assert broken(panther) == []


@rule("MC-DECK-08", "MC-UNIQUE-03")
def test_a_unique_card_is_there_once() -> None:
    two = changed(c01084=2)
    assert broken(two) == ["MC-DECK-08"]
    assert "Nick Fury" in check_deck(two)[0].text
    other = with_cards(printed("x1", "Nick Fury", unique=True, classification="basic"))
    assert broken(changed(cx1=1), other) == ["MC-DECK-08"]  # by title, not by code
    common = with_cards(printed("x1", "Agent", classification="basic"))
    assert broken(changed(cx1=2), common) == []


@rule("MC-DECK-08", "MC-UNIQUE-03", "MC-UNIQUE-07", "OQ-11")
@pytest.mark.parametrize(
    ("name", "subname"), [("Spider-Man", "Peter Parker"), ("Spider-Man", ""), ("Peter Parker", "")]
)
def test_the_identity_counts_as_a_copy(name: str, subname: str) -> None:
    base = with_cards(printed("x1", name, subname=subname, unique=True, classification="basic"))
    assert broken(changed(cx1=1), base) == ["MC-DECK-08"]
    assert "title of your identity" in check_deck(changed(cx1=1), base)[0].text


@rule("MC-DECK-09", "MC-UNIQUE-05")
def test_the_same_title_with_another_subtitle_is_another_card() -> None:
    base = with_cards(
        printed("x1", "Mockingbird", subname="Somebody else", unique=True, classification="basic"),
        printed("x2", "Mockingbird", subname="Bobbi Morse", unique=True, classification="basic"),
    )
    assert broken(changed(cx1=1), base) == []
    assert broken(changed(cx1=2), base) == ["MC-DECK-08"]  # but not the same subtitle twice
    assert broken(changed(cx2=1), base) == ["MC-DECK-08"]


@rule("MC-DECK-09", "MC-UNIQUE-06")
def test_an_ally_with_another_alter_ego_goes_with_the_identity() -> None:
    base = with_cards(printed("x1", "Spider-Man", subname="Miles Morales", unique=True, classification="basic"))
    assert broken(changed(cx1=1), base) == []
    support = with_cards(
        printed("x1", "Spider-Man", subname="A statue", unique=True, type="support", classification="basic")
    )
    assert broken(changed(cx1=1), support) == ["MC-DECK-08"]


@rule("MC-DECK-10")
def test_what_the_identity_requires_is_followed() -> None:
    events = with_cards(spider_man=(Requirement("Quick Wits", type="event", trait="Attack", least=4),))
    assert broken(LEGAL, events) == []  # three Swinging Web Kicks and a Haymaker
    few = changed(c01087=0, c01060=3)
    assert broken(few, events) == ["MC-DECK-10"]
    assert (
        "Quick Wits of Spider-Man asks for at least 4 (Attack event), but there are 3"
        in check_deck(few, events)[0].text
    )
    assert broken(few) == []  # the printed card asks for nothing
    allies = with_cards(spider_man=(Requirement("Alone", type="ally", aspect="justice", most=1),))
    assert broken(LEGAL, allies) == ["MC-DECK-10"]
    assert broken(changed(c01058=0, c01060=3), allies) == []


@rule("MC-DECK-11", "MC-MAX-05", "MC-SAMPLE-07")
def test_a_printed_maximum_is_kept() -> None:
    assert LEGAL.cards[ENERGY] == 1
    two = changed(c01088=2)
    assert broken(two) == ["MC-DECK-11"]
    assert check_deck(two)[0].cards == (ENERGY,)
    assert broken(changed(c01062=2)) == []
    assert broken(changed(c01062=3)) == ["MC-DECK-11"]  # The Power of Justice: two, though three copies are few enough


def test_every_broken_rule_is_named() -> None:
    deck = changed(c01003=1, c01060=4, c01054=1, c01084=2, c01088=2, c01085=0, c01086=0, c01091=0, c01092=0)
    deck = changed(deck, c01061=0, c01063=0)
    assert broken(deck) == ["MC-DECK-02", "MC-DECK-05", "MC-DECK-06", "MC-DECK-07", "MC-DECK-08", "MC-DECK-11"]
    with pytest.raises(IllegalDeck) as caught:
        refuse_illegal(deck, Phrase("champions-deck-brought"))
    assert [each.clause for each in caught.value.findings] == broken(deck)
    assert all(f"({clause})" in str(caught.value) for clause in broken(deck))
    assert str(caught.value).startswith("The deck is not legal. ")
    refuse_illegal(LEGAL, Phrase("champions-deck-brought"))


def test_cards_that_are_not_known_are_listed_with_what_it_means() -> None:
    short = replace(changed(c01060=0), strangers=(Stranger("04031", "Endurance", 1), Stranger("05020", "", 1)))
    found = check_deck(short)
    assert [each.clause for each in found] == [""], "nobody is told to add 2 cards that are there already"
    assert "2 cards are unknown" in found[0].text and "2 short" in found[0].text
    assert "1 x Endurance (04031), 1 x 05020" in found[0].text
    fewer = check_deck(replace(short, strangers=(Stranger("05020", "", 1),)))
    assert "39 of at least 40 cards, counting the unknown ones; add 1" in fewer[0].text and "short" not in fewer[1].text
    enough = replace(LEGAL, strangers=(Stranger("04031", "", 1),))
    assert [each.clause for each in check_deck(enough)] == [""]
    nobody = replace(LEGAL, heroes=(), cards={}, strangers=(Stranger("04001a", "Hawkeye", 1, identity=True),))
    assert "Hawkeye is unknown" in check_deck(nobody)[0].text


@given(legal_decks(), st.data())
def test_every_legal_deck_is_broken_by_one_wrong_card(deck: Deck, data: st.DataObject) -> None:
    base = card_base()
    assert check_deck(deck) == ()
    own = base.heroes[deck.hero].cards
    code = data.draw(st.sampled_from(sorted(set(base.faces) - {"drone"})))
    face = base.faces[code]
    copies = data.draw(st.integers(0, 5))
    cards = {**deck.cards, code: copies}
    found = {each.clause for each in check_deck(replace(deck, cards={c: n for c, n in cards.items() if n}))}
    size = deck.size - deck.cards.get(code, 0) + copies
    expected = {"MC-DECK-02"} if size < 40 else {"MC-DECK-03"} if size > 50 else set()
    if code in own:
        expected |= {"MC-DECK-05"} if copies != own[code] else set()
        expected |= {"MC-DECK-08"} if face.unique and copies > 1 else set()
    elif copies:
        expected |= {"MC-DECK-06"} if face.classification not in (deck.aspect, "basic") else set()
        expected |= {"MC-DECK-08"} if face.unique and copies > 1 else set()
        expected |= {"MC-DECK-07"} if not face.unique and copies > 3 else set()
        expected |= {"MC-DECK-11"} if face.max_per_deck and copies > face.max_per_deck else set()
    ignored = {"MC-DECK-08"} if face.classification == "identity" and face.type in ("hero", "alter_ego") else set()
    assert found - ignored == expected - ignored
