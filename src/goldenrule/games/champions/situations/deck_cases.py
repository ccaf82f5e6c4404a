"""Case files about decks: a deck is described, and checked by the rules for decks (MC-DECK)."""

from collections import Counter
from typing import Annotated

import msgspec

from goldenrule.gamekit.cases import compare, naming_place
from goldenrule.gamekit.vocabulary import check_exists, nearest
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.deck_files import read_deck
from goldenrule.games.champions.decks import CardBase, Deck, card_base, check_deck
from goldenrule.games.champions.rules.setup import GameSetup, deck_list
from goldenrule.games.champions.situations.given import DeckGiven
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.reading import Pack
from goldenrule.packs.structs import convert

UNKNOWN = "unknown"
"""How cases call a finding about cards that are not known, which no clause speaks of."""


class FindingFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A broken rule: its clause, the names of the cards that it is about (in any order), and part of the sentence."""

    rule: str
    cards: list[str] | None = None
    says: str | None = None


class DeckFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a deck; only what is written is checked. `findings` are all of them, in order of the clauses."""

    size: int | None = None
    hero: str | None = None
    aspect: str | None = None
    cards: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}
    findings: list[str | FindingFacts] | None = None


class DeckRun:
    """A deck, a `goldenrule.lab.cases.CaseRun` without questions."""

    def __init__(self, given: DeckGiven, packs: tuple[Pack, ...]) -> None:
        self.base = card_base(packs)
        self.deck = deck_of(given, self.base, packs)

    def answer(self, words: str) -> None:
        raise BadInput("champions-bad-deck-answer")

    def check(self, what: str, wanted: object, place: str) -> None:
        with naming_place(place):
            self.answer(what)

    def end(self, facts: dict[str, object], place: str) -> list[str]:
        wanted = convert(facts, DeckFacts, place)
        deck = self.deck
        wrong = compare(
            ("size", wanted.size, deck.size), ("hero", wanted.hero, deck.hero), ("aspect", wanted.aspect, deck.aspect)
        )
        for name, n in wanted.cards.items():
            codes = codes_called(self.base, f"{place}.cards.{name}", name)
            wrong += compare((f"cards.{name}", n, sum(deck.cards.get(code, 0) for code in codes)))
        return wrong if wanted.findings is None else wrong + self.findings(wanted.findings, f"{place}.findings")

    def findings(self, wanted: list[str | FindingFacts], place: str) -> list[str]:
        """A sentence for each finding that is not so, or for all if others were found."""
        expected = [FindingFacts(each) if isinstance(each, str) else each for each in wanted]
        for each in expected:
            check_exists("clause", each.rule, [*clauses_of(PACKAGE), UNKNOWN])
        found = check_deck(self.deck, self.base)
        rules = [each.clause or UNKNOWN for each in found]
        if rules != [each.rule for each in expected]:
            return compare((place.rpartition(".")[2], [each.rule for each in expected], rules))
        wrong: list[str] = []
        for i, (one, other) in enumerate(zip(expected, found, strict=True)):
            if one.cards is not None:
                names = sorted(self.base.faces[code].name for code in other.cards)
                wrong += compare((f"findings[{i}].cards", sorted(one.cards), names))
            if one.says is not None and one.says not in other.text:
                wrong.append(f"findings[{i}] says {other.text!r}, and not {one.says!r}.")
        return wrong


def deck_of(given: DeckGiven, base: CardBase, packs: tuple[Pack, ...]) -> Deck:
    """The deck that is described. Raises BadInput for a name that no card has, and for two descriptions at once."""
    at = "given.deck"
    if given.text:
        if given != DeckGiven(text=given.text):
            raise BadInput("champions-bad-deck-text-alone")
        return read_deck(given.text.encode(), f"{at}.text", "text", base).deck
    names = (given.hero,) if isinstance(given.hero, str) else tuple(given.hero)
    cards: Counter[str] = Counter()
    aspect = given.aspect
    if given.starter:
        if len(names) != 1 or names[0] not in base.heroes:
            raise BadInput("champions-bad-deck-starter", heroes=sorted(base.heroes))
        aspect = aspect or base.heroes[names[0]].starter_aspect
        if aspect not in (known := sorted({hero.starter_aspect for hero in base.heroes.values()})):
            raise BadInput("champions-bad-no-aspect", aspect=aspect, aspects=known)
        cards.update(deck_list(GameSetup(heroes=names, aspects=(aspect,), packs=packs), 0))
    for name, n in given.cards.items():
        place = f"{at}.cards.{name}"
        codes = codes_called(base, place, name)
        if len(codes) > 1:
            raise BadInput("champions-bad-deck-several", at=place, name=name, codes=codes)
        cards[codes[0]] = n
    return Deck(tuple(name for name in names if name), {code: n for code, n in sorted(cards.items()) if n}, aspect)


def codes_called(base: CardBase, at: str, name: str) -> list[str]:
    """The codes of the cards with a name, or the code itself. Raises BadInput if there is none."""
    if name in base.faces:
        return [name]
    found = [code for code, face in base.faces.items() if face.name == name]
    if not found:
        close = nearest(name, [face.name for face in base.faces.values()])
        raise BadInput("champions-bad-no-card-at", at=at, name=name, close=close or "none")
    return found
