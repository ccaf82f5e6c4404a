"""Decks as MarvelCDB's public API gives them: JSON objects of decks and deck lists."""

import json

from goldenrule.games.champions.deck_files.matching import DeckFile, Draft, tidy
from goldenrule.games.champions.decks import ASPECTS, CardBase, Deck, card_base
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Arg, Phrase, quote

SIDE = ("ignoreDeckLimitSlots", "sideSlots", "extraSlots")
"""Lists of cards beside the deck, which no deck of the core set has."""


class _Twice(Exception):
    """A key that is in an object twice: a reader that takes one of them would drop the other unsaid."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


def read(data: bytes, where: str, base: CardBase | None = None) -> DeckFile:
    """A deck from a JSON object with `slots`. Raises BadInput with one sentence."""
    try:
        raw = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object)
    except _Twice as twice:
        raise BadInput("champions-bad-twice-keep-one", where=where, given=tidy(twice.key)) from twice
    except ValueError as error:
        raise BadInput("champions-bad-not-valid-json", where=where, given=tidy(str(error))) from error
    except RecursionError as error:
        raise BadInput("champions-bad-nested-too-deeply", where=where) from error
    if not isinstance(raw, dict) or "slots" not in raw:
        raise BadInput("champions-bad-no-slots", where=where)
    draft = Draft(where, base)
    draft.name = tidy(_text(raw, "name", where))
    code = _text(raw, "hero_code", where) or _text(raw, "investigator_code", where)
    name = _text(raw, "hero_name", where) or _text(raw, "investigator_name", where)
    draft.identity(tidy(code), tidy(name))
    draft.aspect = _aspect(raw, where, draft)
    for code, copies in _slots(raw, "slots", where).items():
        draft.add(code, "", copies, Phrase("deck-at-slot", slot=quote(tidy(code))))
    for key in SIDE:
        if cards := _slots(raw, key, where):
            draft.leave_out("deck-note-beside", key=key, cards=tidy(", ".join(cards)))
    return draft.finish()


def _text(raw: dict[str, object], key: str, where: Arg) -> str:
    value = raw.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadInput("champions-bad-text-not", where=where, key=key, given=tidy(repr(value))[:40])
    return value


def _slots(raw: dict[str, object], key: str, where: str) -> dict[str, object]:
    """Code to copies; MarvelCDB writes an empty list where there are none."""
    value = raw.get(key)
    if value is None or value == []:
        return {}
    if not isinstance(value, dict):
        raise BadInput("champions-bad-maps-codes-cards", where=where, key=key, given=tidy(repr(value))[:40])
    return value


def _aspect(raw: dict[str, object], where: str, draft: Draft) -> str:
    """The chosen aspect, which is in JSON of its own in `meta`."""
    meta = raw.get("meta")
    if isinstance(meta, str) and meta.strip():
        try:
            meta = json.loads(meta)
        except (ValueError, RecursionError):
            draft.note("deck-note-meta", key="meta")
            return ""
    if not isinstance(meta, dict):
        return ""
    first, second = (
        _text(meta, key, Phrase("deck-at", where=where, place="meta")).strip().lower() for key in ("aspect", "aspect2")
    )
    if first and second and first != second:
        known = first in ASPECTS
        draft.note("deck-note-two-aspects", key="meta", aspect=Phrase(f"aspect-{first}") if known else tidy(first))
    return first


def write(deck: Deck, base: CardBase | None = None) -> str:
    """The deck as such an object. Cards without a code cannot be in it: raises BadInput."""
    base = base or card_base()
    nameless = [each.name for each in deck.strangers if not each.code]
    if nameless:
        raise BadInput("champions-bad-marvelcdb-knows-cards", nameless=nameless[0])
    slots = {**deck.cards, **{each.code: each.copies for each in deck.strangers if not each.identity}}
    hero = base.heroes[deck.hero].hero if deck.hero in base.heroes else ""
    name = base.faces[hero].name if hero else ""
    for each in deck.strangers:
        if each.identity and not hero:
            hero, name = each.code, each.name
    plain = {
        "name": deck.name,
        "hero_code": hero,
        "hero_name": name,
        "investigator_code": hero,
        "investigator_name": name,
        "slots": {code: slots[code] for code in sorted(slots)},
        "ignoreDeckLimitSlots": None,
        "meta": json.dumps({"aspect": deck.aspect}) if deck.aspect else "",
        "tags": "",
    }
    return json.dumps(plain, indent=2, ensure_ascii=False) + "\n"
