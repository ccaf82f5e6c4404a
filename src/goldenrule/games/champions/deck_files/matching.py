"""From the lines of a deck file to a deck: cards are found by code, then by name and set; nothing is dropped unsaid."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from goldenrule.games.champions import decks
from goldenrule.games.champions.deck_names import PLAYER_TYPES, close_names, hero_names, player_cards, with_close_names
from goldenrule.games.champions.facts import Facts
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Arg, Phrase, quote
from goldenrule.words.plain import in_line

MOST_LINES = 500
MOST_OF_ONE = 99
MOST_COMPARED = 20
LONGEST = 200


class DeckFile(NamedTuple):
    """What was read: the deck, and a sentence for everything that was added, left out or understood in some way."""

    deck: decks.Deck
    notes: tuple[Phrase, ...]


class Line(NamedTuple):
    """A card as a file names it. `pack` is a product or a subtitle, `place` says where in the file it stands."""

    code: str
    name: str
    copies: int
    pack: str
    place: Phrase


def tidy(text: str) -> str:
    """A text from outside on one line, and not too long."""
    return " ".join(in_line(text, 4 * LONGEST).split())[:LONGEST]


def plain(name: str) -> str:
    """A name for comparing: without case, and with one kind of quotation mark, dash and space."""
    name = name.replace("’", "'").replace("‘", "'").replace("–", "-").replace("—", "-")
    return " ".join(name.casefold().split())


def copies_of(value: object, place: Phrase) -> int:
    """A number of copies. Raises BadInput for what is none."""
    if type(value) is not int or not 0 <= value <= MOST_OF_ONE:
        raise BadInput("champions-bad-number-copies-not", place=place, most=MOST_OF_ONE, given=tidy(repr(value))[:40])
    return value


def at_line(number: int) -> Phrase:
    """A place in a file."""
    return Phrase("deck-at-line", n=number)


class Draft:
    """A deck file while it is read. Readers add what they find; `finish` makes the deck."""

    def __init__(self, where: str, base: decks.CardBase | None = None) -> None:
        self.where = where
        self.base = base or decks.card_base()
        self.name = ""
        self.aspect = ""
        self.notes: list[Phrase] = []
        self.left_out: list[Phrase] = []
        self.lines: list[Line] = []
        self.heroes: list[str] = []
        self.cards: Counter[str] = Counter()
        self.strangers: list[decks.Stranger] = []
        self._strangers: dict[tuple[str, str], int] = {}  # where each stands among them
        self._compared = 0
        self._names: dict[str, list[str]] = {}
        for code, face in self.base.faces.items():
            self._names.setdefault(plain(face.name), []).append(code)

    def note(self, key: str, /, **args: Arg) -> None:
        """Say what was added, left out or understood in some way: a message with its arguments."""
        if len(self.notes) >= MOST_LINES:
            raise BadInput("champions-bad-no-deck", where=self.where, most_lines=MOST_LINES)
        note = Phrase(key, **args)
        if note not in self.notes:
            self.notes.append(note)

    def leave_out(self, key: str, /, **args: Arg) -> None:
        """Note a line that was left out of the deck. A refusal of the deck repeats the note."""
        self.note(key, **args)
        self.left_out.append(Phrase(key, **args))

    def resembles_card(self, name: str) -> bool:
        """Does a name resemble that of a card? Only the first `MOST_COMPARED` of a file are compared: it takes time."""
        return self._may_compare() and bool(close_names(name, player_cards(self.base)))

    def with_close_cards(self, said: Arg, name: str) -> Arg:
        """Return what is said of a name, with the cards that it resembles, as long as names are compared."""
        return with_close_names(said, name, player_cards(self.base)) if self._may_compare() else said

    def resembles_hero(self, name: str) -> bool:
        """Does a name resemble that of a hero?"""
        return bool(close_names(name, hero_names(self.base)))

    def _may_compare(self) -> bool:
        self._compared += 1
        return self._compared <= MOST_COMPARED

    def add(self, code: str, name: str, copies: object, place: Phrase, pack: str = "") -> None:
        """A line of the file. Raises BadInput for a wrong number, or for too many lines."""
        if len(self.lines) >= MOST_LINES:
            raise BadInput(
                "champions-bad-more-lines-cards", where=self.where, most_lines=MOST_LINES, most=decks.LARGEST
            )
        n = copies_of(copies, Phrase("deck-at", where=self.where, place=place))
        line = Line(tidy(code), tidy(name), n, tidy(pack), place)
        if not line.code and not line.name:
            raise BadInput("champions-bad-card-neither-code", where=self.where, place=place)
        if n:
            self.lines.append(line)

    def identity(self, code: str, name: str) -> None:
        """The identity that a file names outside its cards."""
        found = self.identity_of(code, name)
        if found:
            self._hero(found)
        elif code or name:
            self.strangers.append(decks.Stranger(tidy(code), tidy(name), 1, identity=True))

    def identity_of(self, code: str, name: str) -> str:
        """The id of the hero set whose identity has a code (with its letter or without) or a name, or of that name."""
        for each in (code, f"{code}a"):
            if found := self.base.identity(each):
                return found
        if code:
            return ""  # an identity of another product, even if it has a name that is known
        wanted = plain(name).replace(" ", "_").replace("-", "_")
        if wanted in self.base.heroes:
            return wanted
        return next((found for each in self.named(name) if (found := self.base.identity(each))), "")

    def named(self, name: str) -> list[str]:
        """The codes of the faces that a name, with or without its subtitle, belongs to."""
        found = self._names.get(plain(name), [])
        if not found and ":" in name:
            title, _, subtitle = name.partition(":")
            codes = self._names.get(plain(title), [])
            found = [code for code in codes if plain(self.base.faces[code].subname) == plain(subtitle)]
        return found

    def finish(self) -> DeckFile:
        """The deck. Missing cards of the identity are added, and said."""
        rest = [line for line in self.lines if not self._identity_line(line)]
        for line in rest:
            self._card_line(line)
        deck = decks.Deck(tuple(self.heroes), {}, "", self.name)
        self._complete(deck.hero)
        cards = {code: self.cards[code] for code in sorted(self.cards)}
        counts = decks.aspect_counts(decks.Deck((), cards), self.base)
        aspect = self.aspect
        if aspect and aspect not in decks.ASPECTS:
            self.note("deck-note-aspect", aspect=quote(tidy(aspect)))
            aspect = ""
        if not aspect and len(counts) == 1:
            aspect = next(iter(counts))
        if any(not each.name for each in self.strangers):
            self.note("deck-note-numbers")
        deck = decks.Deck(
            tuple(self.heroes), cards, aspect, tidy(self.name), tuple(self.strangers), tuple(self.left_out)
        )
        return DeckFile(deck, tuple(self.notes))

    def _hero(self, found: str) -> None:
        if found not in self.heroes:
            self.heroes.append(found)

    def _identity_line(self, line: Line) -> bool:
        """Is a line an identity card? Then the deck has it. One of another product stays a stranger."""
        if line.code in self.base.faces:
            found = self.base.identity(line.code)
        else:
            known = self.named(line.name)
            found = self.base.identity(known[0]) if known and _from_core(line, self.base.faces[known[0]]) else ""
        if found:
            self._hero(found)
        return bool(found)

    def _card_line(self, line: Line) -> None:
        face = self.base.faces.get(line.code)
        if face is not None:
            self.cards[line.code] += line.copies
            if line.name and plain(line.name) != plain(face.name) and line.code not in self.named(line.name):
                self.note("deck-note-called", code=line.code, name=quote(line.name), card=self.base.named(line.code))
            return
        codes = self._fitting(line)
        if not codes:
            self._stranger(line)
            return
        first = self.base.faces[codes[0]]
        if line.pack and not _from_core(line, first):
            self.note("deck-note-same-title", card=self.base.named(codes[0]), pack=quote(line.pack), code=codes[0])
        self._share(codes, line.copies)

    def _stranger(self, line: Line) -> None:
        """A card that is not known is listed once, however many lines name it."""
        known = self._strangers.setdefault((line.code, plain(line.name)), len(self.strangers))
        if known < len(self.strangers):
            each = self.strangers[known]
            self.strangers[known] = each._replace(copies=each.copies + line.copies)
        else:
            self.strangers.append(decks.Stranger(line.code, line.name, line.copies))

    def _fitting(self, line: Line) -> list[str]:
        """The cards that a line without a known code can mean: of the identity, if one is, otherwise all of a kind."""
        faces = self.base.faces
        codes = self.named(line.name)
        codes = [c for c in codes if faces[c].classification in (*decks.ASPECTS, "basic") or _from_core(line, faces[c])]
        own: list[str] = []
        if self.heroes and self.heroes[0] in self.base.heroes:
            own = [code for code in codes if code in self.base.heroes[self.heroes[0]].cards]
        players = [code for code in codes if faces[code].type in PLAYER_TYPES]
        return own or players or codes[:1]

    def _share(self, codes: list[str], copies: int) -> None:
        """Spread copies over cards of one title, each up to the number that the identity has of it."""
        own = self.base.heroes[self.heroes[0]].cards if self.heroes else {}
        for code in codes[:-1]:
            n = min(copies, max(0, own.get(code, 0) - self.cards[code]))
            if n:
                self.cards[code] += n
            copies -= n
        if copies:
            self.cards[codes[-1]] += copies

    def _complete(self, hero: str) -> None:
        """Add what is missing of the identity's cards (MC-DECK-05)."""
        if hero not in self.base.heroes:
            return
        added: list[Arg] = []
        for code, n in self.base.heroes[hero].cards.items():
            if self.cards[code] < n:
                added.append(Phrase("deck-copies", n=n - self.cards[code], card=self.base.named(code), code=code))
                self.cards[code] = n
        if added:
            self.note("deck-note-added", hero=self.base.hero_named(hero), id="MC-DECK-05", cards=added)


def _from_core(line: Line, face: Facts) -> bool:
    """Does the product or subtitle that a line names fit a card of the core set? Without one it does."""
    pack = plain(line.pack)
    return not pack or pack.startswith("core") or pack == plain(face.subname)


DeckReader = Callable[[bytes, str, decks.CardBase | None], DeckFile]
"""Reads the bytes of a file; the text names it in errors."""
