"""Lists of cards as text, as MarvelCDB exports them: a line "2x Backflip (Core Set)" for each card."""

import re

from goldenrule.games.champions.deck_files.matching import DeckFile, Draft, at_line, tidy
from goldenrule.games.champions.decks import ASPECTS, CardBase, Deck, aspect_counts, card_base
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, quote

CARD = re.compile(r"(\d{1,4}) ?[x×]? +(\S.*)|(\d{1,4})[x×](\S.*)|[x×] ?(\d{1,4}) +(\S.*)")
TRAILING = re.compile(r"(.*\S) +[(\[]?(?:[x×] ?(\d{1,4})|(\d{1,4}) ?[x×])[)\]]?")
"""A card with its number of copies behind it."""
PACK = re.compile(r"(.*\S) *\(([^()]*)\)")
CODE = re.compile(r"(.*\S) *\[(\w{1,12})\]|\[?(\d{5}[a-z]?)\]?()")
SECTIONS = (
    ("upgrade", "Upgrade", "Upgrades"),
    ("event", "Event", "Events"),
    ("support", "Support", "Supports"),
    ("resource", "Resource", "Resources"),
    ("ally", "Ally", "Allies"),
)
OTHER_HEADINGS = ("hero", "identity", "hero cards", "identity cards", "aspect", "basic", "cards", "deck", "main deck")
HEADINGS = frozenset({word.lower() for _, *words in SECTIONS for word in words} | {*OTHER_HEADINGS})
BULLET = re.compile(r"(?:[•·∙●◦▪◆♦⬥⬩★*–-] *)+")
"""Marks before a card: of a list, or of a unique card."""
MARKS = re.compile(r"[•∙●◦▪◆♦⬥⬩★*`]|__")
"""Marks around the name of a card: of a unique card, or for bold type."""
COUNT = re.compile(r"(.*\w) *(?:[:–—-] *|[(\[] *)(\d{1,3}(?: cards?)? *[)\]]?)? *:?")
"""A heading with the number of its cards, or with a colon."""
LABEL = re.compile(r"(hero|identity|aspect|name|title) *[:=] *(\S.*)", re.IGNORECASE)
"""A line that says what the deck is."""


def read(data: bytes, where: str, base: CardBase | None = None) -> DeckFile:
    """A deck from a list of cards. Raises BadInput with one sentence."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("champions-bad-not-utf-text", where=where, byte=error.start) from error
    if "\0" in text:
        raise BadInput("champions-bad-no-text", where=where)
    draft = Draft(where, base)
    packs = False
    title = ""  # the first line: the deck's name; or its identity, if no other line says that
    for number, raw in enumerate(text.splitlines(), 1):
        line = unmarked(tidy(raw))
        if not line or line.startswith(("#", "//")):
            continue
        place = at_line(number)
        card = counted_card(line)
        counted = COUNT.fullmatch(line)
        heading = (counted[1] if counted else line).lower()
        if card is not None and (title or draft.heroes or _known(draft, card[1])):
            _card(draft, card, place)
        elif label := LABEL.fullmatch(line):
            _label(draft, label[1].lower(), label[2])
        elif counted and heading in HEADINGS:
            continue
        elif line.lower().startswith("packs:"):
            packs = line.lower() == "packs:"
        elif packs:
            packs = False
        elif not title and not draft.lines and line == tidy(raw):
            title = line
        elif heading in HEADINGS:
            continue
        elif heading in ASPECTS:
            draft.aspect = heading
        elif not draft.lines and draft.identity_of("", line):
            draft.identity("", line)
            draft.name = title
        elif _known(draft, line) or (line != tidy(raw) and draft.resembles_card(_title(line))):
            _card(draft, (1, clean(line)), place)
        else:
            said = draft.with_close_cards(quote(line), _title(line))
            draft.leave_out("deck-note-line", n=number, where=where, line=said)
    if not draft.lines:
        raise BadInput("champions-bad-lists-no-cards", where=where)
    if not draft.heroes and (draft.identity_of("", title) or draft.resembles_hero(title)):
        draft.identity("", title)
    elif not draft.name:
        draft.name = title
    return draft.finish()


def _label(draft: Draft, label: str, value: str) -> None:
    """A line such as "Hero: Spider-Man (Peter Parker)" or "Aspect: justice"."""
    if label in ("name", "title"):
        draft.name = value
    elif label == "aspect":
        draft.aspect = value.lower()
    else:
        found = PACK.fullmatch(value)
        names = [value, *((found[1], found[2]) if found else value.split(" / "))]
        draft.identity("", next((name for name in names if draft.identity_of("", name)), value))


def unmarked(text: str) -> str:
    """A line or a name without the mark before it."""
    mark = BULLET.match(text)
    return text[mark.end() :] if mark else text


def clean(name: str) -> str:
    """The name of a card without the marks of a unique card or of bold type."""
    return " ".join(unmarked(MARKS.sub(" ", name).strip()).split())


def counted_card(line: str) -> tuple[int, str] | None:
    """The copies and the name on the line of a card, None without a number of copies."""
    if found := CARD.fullmatch(line):
        copies, name = [each for each in found.groups() if each is not None]
    elif found := TRAILING.fullmatch(line):
        name, copies = found[1], found[2] or found[3]
    else:
        return None
    return int(copies), clean(name)


def _known(draft: Draft, name: str) -> bool:
    """Is that the name of a card, perhaps with its product?"""
    return bool(draft.named(_title(name)))


def _title(name: str) -> str:
    """The name of a card without its product."""
    name = clean(name)
    found = PACK.fullmatch(name)
    return found[1] if found else name


def _card(draft: Draft, card: tuple[int, str], place: Phrase) -> None:
    (copies, name), pack, code = card, "", ""
    if found := CODE.fullmatch(name):
        name, code = (found[1], found[2]) if found[1] else ("", found[3])
    if not draft.named(name) and (found := PACK.fullmatch(name)):
        name, pack = found[1], found[2]
    draft.add(code, name, copies, place, pack)


def write(deck: Deck, base: CardBase | None = None) -> str:
    """The deck as such a list. A deck without a name begins with its identity.

    The chosen aspect is not in these lists. The cards tell it; a line says it where they do not.
    """
    base = base or card_base()
    hero = base.hero_name(deck.hero) if deck.hero in base.heroes else ""
    hero = hero or next((each.name or each.code for each in deck.strangers if each.identity), "")
    out = [_first_line(deck.name), ""] if deck.name else []
    out += [hero, ""]
    if deck.aspect and list(aspect_counts(deck, base)) != [deck.aspect]:
        out += [f"Aspect: {deck.aspect}", ""]
    out += ["Packs:", "Core Set", ""]
    for kind, one, several in SECTIONS:
        codes = [code for code in sorted(deck.cards) if base.faces[code].type == kind]
        if codes:
            out += [several if len(codes) > 1 else one, ""]
            out += [f"{deck.cards[code]}x {base.faces[code].name} (Core Set)" for code in codes]
            out.append("")
    others = [f"{deck.cards[c]}x {base.faces[c].name} [{c}]" for c in sorted(deck.cards) if not _sorted_in(base, c)]
    others += [_stranger(each.name, each.code, each.copies) for each in deck.strangers if not each.identity]
    return "\n".join([*out, *others]).rstrip() + "\n"


def _first_line(name: str) -> str:
    """The line of a deck's name, which says what it is where it would be taken for a heading."""
    counted = COUNT.fullmatch(name)
    return f"Name: {name}" if counted and counted[1].lower() in HEADINGS else name


def _sorted_in(base: CardBase, code: str) -> bool:
    return any(base.faces[code].type == kind for kind, _, _ in SECTIONS)


def _stranger(name: str, code: str, copies: int) -> str:
    return f"{copies}x {name} [{code}]" if name and code else f"{copies}x {name or code}"
