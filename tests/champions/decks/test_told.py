"""What is wrong with a deck, and what was done when it was read, is told in the language that is spoken."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import read_deck
from goldenrule.games.champions.decks import (
    CardBase,
    Deck,
    Requirement,
    Stranger,
    card_base,
    check_deck,
    refuse_unplayable,
)
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import MOST_NAMED, Phrase
from goldenrule.words.texts import Texts

LEGAL = new_deck("spider_man", "justice")[0]
ENGLISH = re.compile(r"[A-Za-z]{3,}")
SAME = re.compile(
    r"MarvelCDB|MC-DECK|deck\.\w+|meta|sideSlots|Nemesis|Spider-Man|aggression, justice, leadership, protection"
    r"|aggression、justice、leadership、protection|spider_man|captain_marvel|she_hulk|iron_man|black_panther"
)
"""What is typed, stands in files, or is the name of a card that no language knows."""
O8D = """<deck game="055c536f-adba-4bc2-acbf-9aefb9756046"><section name="9">
<card qty="1" id="01001a">0</card></section>
<section name="Nemesis"><card qty="1" id="01166">1</card></section></deck>"""


def with_cards(**cards: int) -> Deck:
    """The deck with these cards more."""
    return replace(LEGAL, cards={**LEGAL.cards, **{code[1:]: n for code, n in cards.items()}})


def findings() -> Iterator[Phrase]:
    """One of every kind, and some more."""
    asks = (Requirement("7", "event", "", "justice", least=99), Requirement("8", "", "Attack", most=-1))
    picky = CardBase(card_base().faces, card_base().heroes, {"spider_man": asks})
    twin = with_a_twin()
    decks = (
        replace(LEGAL, heroes=()), replace(LEGAL, heroes=("spider_man", "iron_man")), replace(LEGAL, heroes=("0",)),
        replace(LEGAL, cards={}), with_cards(c01060=30), with_cards(c01094=1, c01003=9, c01011=1),
        replace(LEGAL, aspect="0"), with_cards(c01054=1), with_cards(c01084=2),
        replace(LEGAL, strangers=(Stranger("0", "", 1),)), replace(LEGAL, cards={}, strangers=(Stranger("0", "", 2),)),
    )  # fmt: skip
    for deck in decks:
        yield from (each.cited for each in check_deck(deck, picky))
    yield from (each.cited for each in check_deck(with_cards(c0=3), twin))


def with_a_twin() -> CardBase:
    """The core set, with a card that has the title of the identity and may be in a deck once."""
    base = card_base()
    face = base.faces["01084"]
    twin = msgspec.structs.replace(face, code="0", name="Spider-Man", subname="", max_per_deck=1)
    return CardBase({**base.faces, "0": twin}, base.heroes)


def notes() -> Iterator[Phrase]:
    own = {code: n for code, n in LEGAL.cards.items() if code != "01003"}
    about = {"hero_code": "01001a", "slots": {**own, "9": 1}, "sideSlots": {"01054": 1}}
    for meta in ("{", '{"aspect":"justice","aspect2":"protection"}', '{"aspect":"0"}'):
        yield from read_deck(json.dumps({**about, "meta": meta}).encode(), "deck.json").notes
    yield from read_deck(O8D.encode(), "deck.o8d").notes
    yield from read_deck(b"0\n\nSpider-Man\n1x Energy (7)\n? ? ?\n", "deck.txt").notes
    yield from read_deck(b"hero: spider_man\ncards:\n  9 (01089): 1\n", "deck.yaml").notes


def inner(said: Phrase) -> str:
    """The key of a sentence, without the clause that is cited with it."""
    text = said.args.get("text")
    return text.key if isinstance(text, Phrase) else said.key


@pytest.mark.parametrize("tag", ["uk", "zh-Hant"])
def test_a_deck_is_judged_in_the_language_that_is_spoken(tag: str) -> None:
    texts = Texts(tag, strict=True)
    told = (*findings(), *notes())
    said = {texts.tell(each): inner(each) for each in told}
    kinds = {key for key in texts.bundle.names() if key.startswith(("deck-has-", "deck-note-"))}
    assert kinds - {*said.values()} == set()
    assert [text for text in said if ENGLISH.search(SAME.sub("", text))] == []


@pytest.mark.parametrize("format", ["text", "yaml"])
def test_of_many_unknown_cards_the_first_are_named(format: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"Spider-Mann {n}" for n in range(500)]
    text = "My deck\n" + "\n".join(f"1 {name}" for name in names)
    if format == "yaml":
        text = "hero: spider_man\ncards:\n" + "\n".join(f"  {name}: 1" for name in names)
    deck = read_deck(text.encode(), "deck", format).deck
    assert len(deck.strangers) == 500
    compared: list[str] = []

    def compare(name: str, *_: object) -> list[str]:
        compared.append(name)
        return []

    monkeypatch.setattr("difflib.get_close_matches", compare)
    *_, finding = check_deck(deck)
    assert len(compared) == MOST_NAMED, "to compare a name with those of all cards takes time"
    with pytest.raises(BadInput) as refused:
        refuse_unplayable(replace(deck, heroes=("spider_man",)), Phrase("champions-deck-brought"), any_deck=True)
    for tag, more in {"en": "and 490 more", "es": "y 490 más", "uk": "і ще 490", "zh-Hant": "以及另外490項"}.items():
        for said in (finding.cited, refused.value.phrase):
            told = Texts(tag, strict=True).tell(said)
            assert told.count("Spider-Mann") == MOST_NAMED and more in told
