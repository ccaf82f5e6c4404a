"""The deck builder: `goldenrule.gamekit.deck_builder` for Champions."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from goldenrule.gamekit import deck_builder as kit
from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.first_screen import Choice
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions import decks
from goldenrule.games.champions.card_face import RESOURCES, cost
from goldenrule.games.champions.deck_building import most, new_deck
from goldenrule.games.champions.deck_files import FORMATS, DeckFile, read_deck, write_deck
from goldenrule.games.champions.deck_files.matching import tidy
from goldenrule.games.champions.deck_names import PLAYER_TYPES
from goldenrule.games.champions.deck_summary import DeckSummary, summarize
from goldenrule.games.champions.facts import VARIABLE
from goldenrule.games.champions.own_decks import MOST, WHERE, about_one
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase

if TYPE_CHECKING:
    from goldenrule.games.champions.sets import Packs

LEAST_COSTS = 5
"""A curve has a place for each cost up to this one, whatever the deck has."""


class ChampionsDecks:
    """The rules for decks, in the language of `texts`."""

    def __init__(self, texts: Translator, packs: "Packs" = ()) -> None:
        self.texts = texts
        self.base = decks.card_base(packs)

    def choices(self) -> kit.DeckChoices:
        t, base = self.texts.t, self.base
        heroes = [
            Choice(id, (name := self.texts.tell(base.hero_named(id))), name, code=hero.hero)
            for id, hero in base.heroes.items()
        ]
        return kit.DeckChoices(
            identities=heroes,
            aspects=[Choice(each, t(f"aspect-{each}"), t(f"aspect-{each}")) for each in decks.ASPECTS],
            least=decks.SMALLEST,
            most=decks.LARGEST,
            kept=MOST,
            formats=[kit.DeckFormat(each.name, each.endings[0], t(f"deck-format-{each.name}"))
                     for each in FORMATS.values()],
        )  # fmt: skip

    def report(self, draft: kit.DeckDraft, format: str = "") -> kit.DeckReport:
        unknown = [code for code in draft.cards if code not in self.base.faces]
        if unknown:
            raise BadInput("bad-no-card", word=unknown[0])
        if draft.hero and draft.hero not in self.base.heroes:
            raise BadInput("champions-bad-no-hero", hero=tidy(draft.hero), heroes=sorted(self.base.heroes))
        cards, notes = dict(draft.cards), []
        if missing := self._missing(draft.hero, cards):
            cards |= {code: cards.get(code, 0) + n for code, n in missing.items()}
            notes.append(self._added(draft.hero, missing))
        deck = decks.Deck(
            (draft.hero,) if draft.hero else (),
            {code: cards[code] for code in sorted(cards) if cards[code]},
            draft.aspect,
            tidy(draft.name),
            tuple(
                decks.Stranger(tidy(each.code), tidy(each.name), each.copies, each.identity)
                for each in draft.unknown
                if each.copies and (each.code.strip() or each.name.strip())
            ),
        )
        return self._report(DeckFile(deck, tuple(notes)), format)

    def suggest(self, draft: kit.DeckDraft, size: int) -> kit.DeckReport:
        deck, groups = new_deck(draft.hero, draft.aspect, size, self.base)
        aspect = Phrase(f"aspect-{draft.aspect}")
        notes = [Phrase(f"deck-chosen-{each.reason}", n=sum(each.cards.values()), aspect=aspect) for each in groups]
        return self._report(DeckFile(replace(deck, name=tidy(draft.name)), tuple(notes)))

    def read(self, data: bytes) -> kit.DeckReport:
        return self._report(read_deck(data, WHERE, base=self.base))

    def download(self, link: str) -> bytes:
        from goldenrule.games.champions.deck_files.fetch import address, fetch  # it imports much for the network

        found = address(link.strip())
        if not found:
            raise BadInput("champions-bad-name-deck-empty")
        return fetch(found)

    def _missing(self, hero: str, cards: Mapping[str, int]) -> dict[str, int]:
        """The copies of the hero's own cards that a deck lacks (MC-DECK-05)."""
        own = self.base.heroes[hero].cards if hero else {}
        return {code: n - cards.get(code, 0) for code, n in own.items() if cards.get(code, 0) < n}

    def _added(self, hero: str, missing: Mapping[str, int]) -> Phrase:
        cards = [Phrase("deck-copies", n=n, card=self.base.named(code), code=code) for code, n in missing.items()]
        return Phrase("deck-note-added", hero=self.base.hero_named(hero), id="MC-DECK-05", cards=cards)

    def _report(self, read: DeckFile, format: str = "") -> kit.DeckReport:
        deck, base, tell = read.deck, self.base, self.texts.tell
        numbers = summarize(deck, base)
        findings = [
            kit.DeckFinding(each.clause, tell(each.sentence), list(each.cards)) for each in decks.check_deck(deck, base)
        ]
        named = tell(base.hero_named(deck.hero)) if deck.hero in base.heroes else self.texts.t("deck-no-hero")
        limits = self._limits(deck)
        text = write_deck(deck, base=base)
        return kit.DeckReport(
            deck=self._draft(deck),
            about=about_one(self.texts, deck, named),
            size=deck.size,
            findings=findings,
            notes=[tell(note) for note in read.notes],
            lines=self._lines(deck, limits),
            costs=self._costs(numbers),
            average=self._average(numbers),
            resources=self._resources(numbers),
            types=[Fact(self.texts.t(f"type-{kind}"), value=n, key=kind) for kind, n in numbers.types.items()],
            boxes=self.texts.t("deck-boxes", n=numbers.boxes),
            limits=limits,
            fits=f"aspect:{'|'.join((*([deck.aspect] if deck.aspect else decks.ASPECTS), 'basic'))}",
            text=text,
            file=write_deck(deck, format, base) if format else text,
        )

    def _draft(self, deck: decks.Deck) -> kit.DeckDraft:
        strangers = [kit.UnknownCard(each.code, each.name, each.copies, each.identity) for each in deck.strangers]
        return kit.DeckDraft(deck.hero, deck.aspect, deck.name, dict(deck.cards), strangers)

    def _limits(self, deck: decks.Deck) -> dict[str, int]:
        """The most copies of the cards that fit a deck."""
        own = self.base.heroes[deck.hero].cards if deck.hero in self.base.heroes else {}
        fitting = (*([deck.aspect] if deck.aspect else decks.ASPECTS), "basic")
        free = {
            code: most(face) for code, face in self.base.faces.items()
            if face.type in PLAYER_TYPES and face.classification in fitting
        }  # fmt: skip
        return {**free, **own}

    def _lines(self, deck: decks.Deck, limits: Mapping[str, int]) -> list[kit.DeckLine]:
        """The hero's own cards, those of the aspect, basic ones; the cheapest first."""
        faces = self.base.faces
        own = self.base.heroes[deck.hero].cards if deck.hero in self.base.heroes else {}
        order = sorted(
            deck.cards,
            key=lambda code: (
                code not in own, faces[code].classification == "basic", faces[code].classification,
                faces[code].cost is None, faces[code].cost or 0, code,
            ),
        )  # fmt: skip
        return [
            kit.DeckLine(
                code, self.texts.tell(self.base.named(code)), deck.cards[code], limits.get(code, 0), code in own,
                faces[code].classification, found.short if (found := cost(self.texts, faces[code])) else "",
            )
            for code in order
        ]  # fmt: skip

    def _costs(self, numbers: DeckSummary) -> list[Fact]:
        highest = max([LEAST_COSTS, *numbers.costs])
        costs = [*([VARIABLE] if VARIABLE in numbers.costs else []), *range(highest + 1)]
        return [
            Fact(self.texts.t("deck-cost", cost=each), "X" if each == VARIABLE else str(each),
                 value=numbers.costs.get(each, 0), key="cost")
            for each in costs
        ]  # fmt: skip

    def _average(self, numbers: DeckSummary) -> str:
        average = self.texts.language.number(numbers.average, 2)
        return self.texts.t("deck-average", average=average, n=sum(numbers.costs.values()))

    def _resources(self, numbers: DeckSummary) -> list[Fact]:
        return [
            Fact(self.texts.t(f"resource-{letter.lower()}"), value=numbers.resources.get(letter, 0), key=key, tone=tone)
            for letter, (key, tone) in RESOURCES.items()
        ]
