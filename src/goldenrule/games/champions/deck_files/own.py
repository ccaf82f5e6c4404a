"""Our own deck files: YAML with a name, a hero, an aspect, and cards by code or by name."""

import json
import re

from goldenrule.games.champions.deck_files.matching import DeckFile, Draft, at_line, tidy
from goldenrule.games.champions.decks import ASPECTS, CardBase, Deck, card_base
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import line_of
from goldenrule.packs.yaml_files import load_yaml

KEYS = ("deck", "hero", "aspect", "cards")
CODED = re.compile(r"(.*\S) *\((\d{5}[a-z]?)\)")
"""A name with its code behind it, in parentheses."""


def read(data: bytes, where: str, base: CardBase | None = None) -> DeckFile:
    """A deck from such a file. Raises BadInput with one sentence that names the line."""
    raw, lines = load_yaml(data, where)
    if not isinstance(raw, dict) or "cards" not in raw:
        raise BadInput("champions-bad-no-cards-key", where=where)
    for key in raw:
        if key not in KEYS:
            line = line_of(lines, f".{key}")
            raise BadInput("champions-bad-line-no-keys", where=where, line=line, given=tidy(str(key)), keys=KEYS)
    texts: dict[str, str] = {}
    for key in KEYS[:3]:
        value = raw.get(key)
        if value is not None and not isinstance(value, str | int):
            raise BadInput("champions-bad-line-text", where=where, line=line_of(lines, f".{key}"), key=key)
        texts[key] = "" if value is None else tidy(str(value))
    if texts["aspect"] and texts["aspect"].lower() not in ASPECTS:
        line = line_of(lines, ".aspect")
        raise BadInput("champions-bad-line-no-aspect", where=where, line=line, aspect=texts["aspect"], aspects=ASPECTS)
    draft = Draft(where, base)
    draft.name = texts["deck"]
    draft.aspect = texts["aspect"].lower()
    hero = texts["hero"]
    draft.identity(*((hero, "") if re.fullmatch(r"\d{5}[a-z]?", hero) else ("", hero)))
    cards: object = raw["cards"]
    if not isinstance(cards, dict):
        line = line_of(lines, ".cards")
        raise BadInput("champions-bad-line-cards-maps", where=where, line=line)
    for key, copies in cards.items():
        name, code = str(key), ""
        if found := CODED.fullmatch(name):
            name, code = found[1], found[2]
        elif name in draft.base.faces or re.fullmatch(r"\d{5}[a-z]?", name):
            name, code = "", name
        draft.add(code, name, copies, at_line(line_of(lines, f".cards.{key}")))
    return draft.finish()


def write(deck: Deck, base: CardBase | None = None) -> str:
    """The deck as such a file: a line for each card, with its name."""
    base = base or card_base()
    out = [f"deck: {json.dumps(deck.name, ensure_ascii=False)}"] if deck.name else []
    strange = [each.code or each.name for each in deck.strangers if each.identity]
    for hero in [*deck.heroes, *strange][:1]:
        out.append(f"hero: {hero if hero in base.heroes else json.dumps(hero, ensure_ascii=False)}")
    if deck.aspect:
        out.append(f"aspect: {deck.aspect}")
    out.append("cards:")
    own = base.heroes[deck.hero].cards if deck.hero in base.heroes else {}
    last = ""
    for code in sorted(deck.cards, key=lambda c: (c not in own, base.faces[c].classification == "basic", c)):
        group = "identity" if code in own else base.faces[code].classification
        if group != last:
            out.append(f"  # {group}")
        last = group
        key = code if re.fullmatch(r"0\w*", code) else json.dumps(code)  # a leading zero makes a text of it
        out.append(f"  {key}: {deck.cards[code]}  # {base.faces[code].name}")
    if strangers := [each for each in deck.strangers if not each.identity]:
        out.append("  # not known")
        for each in strangers:
            key = f"{each.name} ({each.code})" if each.name and each.code else each.name or each.code
            out.append(f"  {json.dumps(key, ensure_ascii=False)}: {each.copies}")
    return "\n".join(out) + "\n"
