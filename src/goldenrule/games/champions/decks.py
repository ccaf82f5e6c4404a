"""Decks that players build, and the rules for building them (Appendix I of the reference, MC-DECK)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, NotRequired, TypedDict

from goldenrule.gamekit.text_lists import slug
from goldenrule.games.champions.deck_names import unknown_cards, unknown_heroes
from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.set_entries import HeroSet
from goldenrule.games.champions.sets import heroes, load_facts
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.reading import Pack
from goldenrule.words.phrases import MOST_NAMED, Arg, Phrase, join_phrases, name_few, printed_name, quote
from goldenrule.words.texts import english

ASPECTS = ("aggression", "justice", "leadership", "protection")
SMALLEST = 40
LARGEST = 50
MOST_COPIES = 3
MOST_CARDS = 500  # of a deck that breaks the rules for decks and is played all the same


class Stranger(NamedTuple):
    """A card of a deck file that is not among the known cards. `code` or `name` may be empty, not both."""

    code: str
    name: str
    copies: int
    identity: bool = False

    def __str__(self) -> str:
        both = f"{self.name} ({self.code})" if self.name and self.code else self.name or self.code
        return f"{self.copies} x {both}"


@dataclass(frozen=True)
class Deck:
    """A player's deck: ids of hero sets (one, if it is legal), and code to copies without the identity card.

    `aspect` is the chosen one, "" for none. `strangers` are cards that are not known and cannot be played. `left_out`
    has a sentence for everything in the deck's file that is not in the deck.
    """

    heroes: tuple[str, ...]
    cards: Mapping[str, int]
    aspect: str = ""
    name: str = ""
    strangers: tuple[Stranger, ...] = ()
    left_out: tuple[Phrase, ...] = field(default=(), compare=False)

    @property
    def hero(self) -> str:
        """The id of the first hero set, "" if there is none."""
        return self.heroes[0] if self.heroes else ""

    @property
    def size(self) -> int:
        """How many known cards there are, without the identity card (MC-DECK-04)."""
        return sum(self.cards.values())

    @property
    def unknown(self) -> int:
        """How many cards there are beside these, which are not known."""
        return sum(each.copies for each in self.strangers if not each.identity)

    def codes(self) -> list[str]:
        """The codes, one for each copy, in the order of the codes: what the option `decks` of a game takes."""
        return [code for code in sorted(self.cards) for _ in range(self.cards[code])]


class Requirement(NamedTuple):
    """A requirement for the deck that an identity card prints: this many cards at least and at most.

    Counted are the cards of `type`, with `trait` and of `aspect`; an empty one admits all. `title` names the ability.
    """

    title: str
    type: str = ""
    trait: str = ""
    aspect: str = ""
    least: int = 0
    most: int = LARGEST

    def admits(self, face: Facts) -> bool:
        """Is it one of the cards that are counted?"""
        fits = self.type in ("", face.type) and self.aspect in ("", face.classification)
        return fits and self.trait in ("", *face.traits)


@dataclass(frozen=True)
class CardBase:
    """The cards that decks are built from; `requirements` are those of hero sets by id."""

    faces: Mapping[str, Facts]
    heroes: Mapping[str, HeroSet]
    requirements: Mapping[str, tuple[Requirement, ...]] = field(default_factory=dict)

    def identity(self, code: str) -> str:
        """The id of the hero set that a face is an identity of, "" if it is none."""
        return next((hero.id for hero in self.heroes.values() if code in (hero.hero, hero.alter_ego)), "")

    def hero_name(self, hero: str) -> str:
        """What is printed on the identity card of a hero set."""
        return self.faces[self.heroes[hero].hero].name

    def hero_named(self, hero: str) -> Phrase:
        """The same, in whatever language it is told."""
        return self.named(self.heroes[hero].hero)

    def named(self, code: str) -> Phrase:
        """The name of a card, in whatever language it is told."""
        return printed_name("champions", code, self.faces[code].name)


def card_base(packs: tuple[Pack, ...] = ()) -> CardBase:
    """The cards of the core set and of content packs. None of the identities prints a requirement (MC-DECK-10)."""
    return CardBase(load_facts(packs), heroes(packs))


class Finding(NamedTuple):
    """A broken rule: its clause ("" for cards that are not known), one sentence, and the codes that it is about."""

    clause: str
    sentence: Phrase
    cards: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The sentence in English."""
        return english(self.sentence)

    @property
    def cited(self) -> Phrase:
        """The sentence with its clause."""
        return Phrase("deck-cited", text=self.sentence, id=self.clause) if self.clause else self.sentence

    def __str__(self) -> str:
        return english(self.cited)


class IllegalDeck(BadInput):
    """A deck that breaks the rules for decks; `findings` are the reasons."""

    def __init__(self, who: Phrase, findings: tuple[Finding, ...], left_out: tuple[Phrase, ...] = ()) -> None:
        """`who` is the deck, which begins the sentence; the first of `left_out` end it."""
        found = join_phrases("sentences", [*(each.cited for each in findings), *left_out[:MOST_NAMED]])
        super().__init__("champions-bad-deck-illegal", who=who, found=found)
        self.findings = findings


def check_deck(deck: Deck, base: CardBase | None = None) -> tuple[Finding, ...]:
    """Every rule for decks that a deck breaks, in the order of the clauses; none for a legal one."""
    base = base or card_base()
    found = [*_identity(deck, base), *_size(deck)]
    own: Mapping[str, int] = {}
    if deck.hero in base.heroes:
        own = base.heroes[deck.hero].cards
        found += _own_cards(deck, own, base)
    found += _aspects(deck, own, base)
    found += _copies(deck, own, base)
    found += _uniques(deck, base)
    for requirement in base.requirements.get(deck.hero, ()):
        found += _required(deck, requirement, base)
    found += _maxima(deck, own, base)
    if deck.unknown:
        short = max(0, SMALLEST - deck.size) if deck.size + deck.unknown >= SMALLEST else 0
        cards = unknown_cards([each for each in deck.strangers if not each.identity], base)
        found.append(Finding("", Phrase("deck-has-unknown", n=deck.unknown, short=short, cards=cards)))
    return tuple(found)


def refuse_illegal(deck: Deck, who: Phrase, base: CardBase | None = None) -> None:
    """Raise IllegalDeck with every reason if a deck breaks a rule; `who` begins the sentence."""
    if found := check_deck(deck, base):
        raise IllegalDeck(who, found, deck.left_out)


def refuse_unplayable(deck: Deck, who: Phrase, any_deck: bool = False, base: CardBase | None = None) -> None:
    """Raise IllegalDeck with every reason for a deck that breaks a rule, unless `any_deck`; `who` begins the sentence.

    Raises BadInput for what cannot be played at all: no hero or several, and cards that are not known.
    """
    base = base or card_base()
    if not any_deck:
        refuse_illegal(deck, who, base)
    if len(deck.heroes) != 1 or deck.hero not in base.heroes:
        unknown = unknown_heroes(deck.strangers, base)
        why = Phrase("champions-bad-no-identity-can", who=who, unknown=unknown or "none", heroes=base.heroes)
    elif deck.strangers:
        strangers = unknown_cards(deck.strangers, base)
        why = Phrase("champions-bad-cards-not-known", who=who, strangers=strangers)
    elif deck.size > MOST_CARDS:
        why = Phrase("champions-bad-cards-no-more", who=who, size=deck.size, most=MOST_CARDS)
    else:
        return
    raise BadInput("as-written", text=join_phrases("sentences", [why, *deck.left_out[:MOST_NAMED]]))


class DeckOptions(TypedDict):
    """The options of a game for the decks of its seats."""

    heroes: list[str]
    aspects: list[str]
    decks: dict[str, list[str]]
    any_deck: NotRequired[bool]


def deck_options(decks: Sequence[Deck], any_deck: bool = False, base: CardBase | None = None) -> DeckOptions:
    """The options of a game for these decks, one a seat: their heroes, their aspects and their cards.

    Raises as `refuse_unplayable` does; `any_deck` then stands among the options, too.
    """
    for seat, deck in enumerate(decks):
        who = Phrase("champions-deck-of-player", player=seat + 1, name=deck.name or "none")
        refuse_unplayable(deck, who, any_deck, base)
    options: DeckOptions = {
        "heroes": [deck.hero for deck in decks],
        "aspects": [deck.aspect for deck in decks],
        "decks": {str(seat): deck.codes() for seat, deck in enumerate(decks)},
    }
    return {**options, "any_deck": True} if any_deck else options


def _identity(deck: Deck, base: CardBase) -> Iterator[Finding]:
    """Exactly one identity card (MC-DECK-01)."""
    names: list[Arg] = [base.hero_named(hero) if hero in base.heroes else hero for hero in deck.heroes]
    strange = unknown_heroes(deck.strangers, base)
    names += strange
    if not names:
        yield Finding("MC-DECK-01", Phrase("deck-has-no-identity"))
    elif len(names) > 1:
        yield Finding("MC-DECK-01", Phrase("deck-has-identities", n=len(names), names=name_few(names, len(names))))
    if unknown := [*strange, *(hero for hero in deck.heroes if hero not in base.heroes)]:
        named = name_few(unknown, len(unknown))
        yield Finding("", Phrase("deck-has-unknown-identity", names=named, known=sorted(base.heroes)))


def _size(deck: Deck) -> Iterator[Finding]:
    """At least 40 and at most 50 cards, the identity card not counted (MC-DECK-02, -03, -04).

    Cards that are not known count here, so that nobody is told to add what is already there.
    """
    n = deck.size + deck.unknown
    if n < SMALLEST:
        sentence = Phrase("deck-has-too-few", n=n, least=SMALLEST, more=SMALLEST - n, unknown=deck.unknown)
        yield Finding("MC-DECK-02", sentence)
    if deck.size > LARGEST:
        yield Finding("MC-DECK-03", Phrase("deck-has-too-many", n=deck.size, most=LARGEST, less=deck.size - LARGEST))


def _own_cards(deck: Deck, own: Mapping[str, int], base: CardBase) -> Iterator[Finding]:
    """Every card of the identity's set in its exact quantity (MC-DECK-05)."""
    wrong = [code for code, n in own.items() if deck.cards.get(code, 0) != n]
    if wrong:
        cards = [Phrase("deck-instead", card=_title(base, c), n=deck.cards.get(c, 0), own=own[c]) for c in wrong]
        hero = base.hero_named(deck.hero)
        yield Finding("MC-DECK-05", Phrase("deck-has-not-own", hero=hero, cards=cards), tuple(wrong))


def _aspects(deck: Deck, own: Mapping[str, int], base: CardBase) -> Iterator[Finding]:
    """Besides the identity's cards only cards of one aspect and basic ones (MC-DECK-06, D-53)."""
    wrong = [c for c in deck.cards if c not in own and base.faces[c].classification not in (*ASPECTS, "basic")]
    if wrong:
        cards = [Phrase("deck-belongs", card=_title(base, c), whose=_belongs(base, c)) for c in wrong]
        yield Finding("MC-DECK-06", Phrase("deck-has-of-others", cards=cards), tuple(wrong))
    counts = aspect_counts(deck, base)
    if deck.aspect and deck.aspect not in ASPECTS:
        yield Finding("MC-DECK-06", Phrase("deck-has-unknown-aspect", aspect=quote(deck.aspect), known=ASPECTS))
        return
    chosen = deck.aspect or next(iter(counts), "")
    other = [code for code in deck.cards if base.faces[code].classification in set(counts) - {chosen}]
    if other:
        cards = [Phrase("deck-belongs", card=_title(base, c), whose=_belongs(base, c)) for c in other]
        sentence = Phrase("deck-has-other-aspects", aspect=Phrase(f"aspect-{chosen}"), cards=cards)
        yield Finding("MC-DECK-06", sentence, tuple(other))


def _copies(deck: Deck, own: Mapping[str, int], base: CardBase) -> Iterator[Finding]:
    """At most three copies, by title, of a card that is not unique (MC-DECK-07); the identity's own are fixed."""
    for codes in _by_title([code for code in deck.cards if not base.faces[code].unique], base):
        n = sum(deck.cards[code] for code in codes)
        if n > MOST_COPIES and not all(code in own for code in codes):
            less = n - MOST_COPIES
            sentence = Phrase("deck-has-copies", n=n, card=base.named(codes[0]), most=MOST_COPIES, less=less)
            yield Finding("MC-DECK-07", sentence, tuple(codes))


def _uniques(deck: Deck, base: CardBase) -> Iterator[Finding]:
    """One copy, by title, of each unique card, the identity card included (MC-DECK-08, MC-UNIQUE-03).

    The same title with another subtitle or alter-ego is another card (MC-DECK-09, OQ-11).
    """
    unique = [code for code in deck.cards if base.faces[code].unique]
    for codes in _by_title(unique, base):
        clashing = [c for c in codes if deck.cards[c] > 1 or any(o != c and not _differ(base, c, o) for o in codes)]
        if clashing:
            n = sum(deck.cards[code] for code in clashing)
            yield Finding("MC-DECK-08", Phrase("deck-has-uniques", n=n, card=base.named(codes[0])), tuple(clashing))
    if deck.hero not in base.heroes:
        return
    hero = base.faces[base.heroes[deck.hero].hero]
    alter_ego = base.faces[base.heroes[deck.hero].alter_ego]
    for code in unique:
        face = base.faces[code]
        other = face.type == "ally" and face.subname and face.subname != alter_ego.name
        if face.name in (hero.name, alter_ego.name) and not other:
            yield Finding("MC-DECK-08", Phrase("deck-has-own-title", card=_title(base, code)), (code,))


def _required(deck: Deck, requirement: Requirement, base: CardBase) -> Iterator[Finding]:
    """What the identity card requires of the deck (MC-DECK-10)."""
    codes = tuple(code for code in deck.cards if requirement.admits(base.faces[code]))
    n = sum(deck.cards[code] for code in codes)
    if not requirement.least <= n <= requirement.most:
        few = n < requirement.least
        kind, trait, aspect = requirement.type, requirement.trait, requirement.aspect
        sentence = Phrase(
            "deck-has-not-required",
            title=requirement.title,
            hero=base.hero_named(deck.hero),
            limit="least" if few else "most",
            asked=requirement.least if few else requirement.most,
            n=n,
            type=Phrase(f"type-{kind}") if kind else "none",
            trait=Phrase(f"trait-{slug(trait)}", printed=trait) if trait else "none",
            aspect=Phrase(f"aspect-{aspect}") if aspect else "none",
        )
        yield Finding("MC-DECK-10", sentence, codes)


def _maxima(deck: Deck, own: Mapping[str, int], base: CardBase) -> Iterator[Finding]:
    """Max X per deck (MC-DECK-11, MC-MAX-05)."""
    limited = [code for code in deck.cards if base.faces[code].max_per_deck and code not in own]
    for codes in _by_title(limited, base):
        n = sum(deck.cards[code] for code in codes)
        most = min(base.faces[code].max_per_deck for code in codes)
        if n > most:
            sentence = Phrase("deck-has-more-than-max", n=n, card=base.named(codes[0]), most=most, less=n - most)
            yield Finding("MC-DECK-11", sentence, tuple(codes))


def aspect_counts(deck: Deck, base: CardBase | None = None) -> dict[str, int]:
    """How many cards a deck has of each aspect that it has, the most first, then in order of the alphabet."""
    faces = (base or card_base()).faces
    counts: Counter[str] = Counter()
    for code, n in deck.cards.items():
        if faces[code].classification in ASPECTS:
            counts[faces[code].classification] += n
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _by_title(codes: list[str], base: CardBase) -> list[list[str]]:
    """The codes in order, those of one title together."""
    found: dict[str, list[str]] = {}
    for code in sorted(codes):
        found.setdefault(base.faces[code].name, []).append(code)
    return [*found.values()]


def _differ(base: CardBase, one: str, other: str) -> bool:
    """May two unique cards of one title be in a deck together? A card without a subtitle is not different (OQ-11)."""
    a, b = base.faces[one].subname, base.faces[other].subname
    return bool(a and b and a != b)


def _title(base: CardBase, code: str) -> Phrase:
    return Phrase("deck-card", card=base.named(code), code=code)


def _belongs(base: CardBase, code: str) -> Phrase:
    """Whose card it is, in two or three words."""
    face = base.faces[code]
    if face.classification in ASPECTS:
        return Phrase(f"aspect-{face.classification}")
    if face.classification == "identity":
        owner = next((hero.id for hero in base.heroes.values() if code in hero.cards), "")
        return Phrase("deck-card-of", hero=base.hero_named(owner)) if owner else Phrase("deck-card-identity")
    return Phrase("deck-card-encounter")
