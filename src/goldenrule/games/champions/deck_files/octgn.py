"""Decks of OCTGN (.o8d): XML with sections of cards. OCTGN's ids are its own, so that cards are found by name."""

from html import escape
from xml.parsers import expat

from goldenrule.games.champions.deck_files.matching import DeckFile, Draft, at_line, tidy
from goldenrule.games.champions.decks import CardBase, Deck, card_base
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, quote

GAME = "055c536f-adba-4bc2-acbf-9aefb9756046"
"""How OCTGN calls this game."""
SECTIONS = (
    ("support", "Support"),
    ("event", "Event"),
    ("upgrade", "Upgrade"),
    ("ally", "Ally"),
    ("resource", "Resource"),
)
ASIDE = ("nemesis", "obligation", "encounter", "setup")
"""Sections that are not part of the player's deck."""
DEEPEST = 10
LONGEST = 2000


class _Reader:
    """Takes the cards from the events of the parser."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.depth = 0
        self.section = ""
        self.card: tuple[str, str, str] | None = None  # copies, id, name as an attribute
        self.text = ""
        self.parser = parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters
        # A document type is the only place where entities can be declared. A few nested ones grow to gigabytes, and
        # outer ones read other files. No deck needs one: it is refused before anything in it is read.
        parser.StartDoctypeDeclHandler = self.doctype

    def place(self) -> Phrase:
        return at_line(self.parser.CurrentLineNumber)

    def doctype(self, *_: object) -> None:
        raise BadInput("champions-bad-document-types-entities", where=self.draft.where, place=self.place())

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadInput("champions-bad-nested-more-levels", where=self.draft.where, place=self.place(), most=DEEPEST)
        if self.depth == 1 and tag != "deck":
            raise BadInput("champions-bad-no-deck-octgn", where=self.draft.where, given=tidy(tag))
        if self.depth == 1 and attributes.get("game", GAME).lower() != GAME:
            raise BadInput("champions-bad-deck-another-game", where=self.draft.where, given=tidy(attributes["game"]))
        self.text = ""
        if tag == "section":
            self.section = attributes.get("name", "")
        elif tag == "card":
            self.card = (attributes.get("qty", "1"), attributes.get("id", ""), attributes.get("name", ""))

    def characters(self, data: str) -> None:
        if len(self.text) < LONGEST:
            self.text += data

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "card" and self.card is not None:
            qty, code, name = self.card
            name = tidy(name or self.text)
            self.card = None
            if plain_section(self.section) in ASIDE:
                self.draft.leave_out("deck-note-section", name=name, section=quote(tidy(self.section)))
                return
            if not qty.isascii() or not qty.isdigit() or len(qty) > 4:
                raise BadInput(
                    "champions-bad-qty-number-copies", where=self.draft.where, place=self.place(), given=tidy(qty)[:40]
                )
            known = code in self.draft.base.faces
            self.draft.add(code if known or not name else "", name, int(qty), self.place())
        elif tag == "section":
            self.section = ""
        elif tag == "notes":
            self.draft.name = tidy(self.text)
        self.text = ""


def plain_section(name: str) -> str:
    return name.strip().casefold()


def read(data: bytes, where: str, base: CardBase | None = None) -> DeckFile:
    """A deck from such a file. Raises BadInput with one sentence."""
    draft = Draft(where, base)
    reader = _Reader(draft)
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        text = expat.ErrorString(error.code)
        raise BadInput("champions-bad-line-not-valid", where=where, line=error.lineno, text=text) from error
    except (UnicodeError, LookupError, ValueError) as error:
        raise BadInput("champions-bad-encoding-cannot-read", where=where) from error
    if not draft.lines:
        raise BadInput("champions-bad-no-cards", where=where)
    return draft.finish()


def write(deck: Deck, base: CardBase | None = None) -> str:
    """The deck as such a file, with our codes as ids and the name of the deck as its note."""
    base = base or card_base()
    identities = [(base.heroes[hero].hero, base.hero_name(hero)) for hero in deck.heroes if hero in base.heroes]
    identities += [(each.code, each.name) for each in deck.strangers if each.identity]
    cards = [("Hero", 1, code, name) for code, name in identities]
    for kind, section in SECTIONS:
        cards += [
            (section, n, code, base.faces[code].name) for code, n in deck.cards.items() if base.faces[code].type == kind
        ]
    types = {kind for kind, _ in SECTIONS}
    for code, n in deck.cards.items():
        if base.faces[code].type not in types:
            cards.append(("Other", n, code, base.faces[code].name))
    cards += [("Other", each.copies, each.code, each.name) for each in deck.strangers if not each.identity]
    out = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}" sleeveid="0">']
    for section in dict.fromkeys(each[0] for each in cards):
        out.append(f'  <section name="{section}" shared="False">')
        for part, n, code, name in cards:
            if part == section:
                out.append(f'    <card qty="{n}" id="{escape(code)}">{escape(name, quote=False)}</card>')
        out.append("  </section>")
    return "\n".join([*out, f"  <notes>{escape(deck.name, quote=False)}</notes>", "</deck>", ""])
