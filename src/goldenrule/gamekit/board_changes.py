"""Differences between two boards of a seat, in words: facts of cards, and cards that came or went."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from goldenrule.gamekit.board import Board, Card, Fact, Group, Panel, Place, Track, in_hand
from goldenrule.gamekit.story_text import Change
from goldenrule.gamekit.text_lists import Translator, signed_number

PILES: Final = ("deck", "discard", "dealt")
"""How many cards lie there is not worth telling."""
NUMBER: Final = re.compile(r"\d+")


class StandingCard(Struct, frozen=True):
    """A card with the piece that contains it: its key, its seat and its name, and whether it is a place or a card."""

    card: Card
    key: tuple[str, int]
    name: str
    on: Literal["", "place", "card"]


def changes(texts: Translator, before: Board, after: Board) -> list[Change]:
    """Return the changes: cards in their order on the table, cards that come to the hand, tracks, numbers of panels."""
    was, now = (_standing(board) for board in (before, after))
    out = []
    for id, at in now.items():
        old = was.get(id)
        if old is None:
            out.append(_comes(texts, at))
        else:
            moved = old.key != at.key
            out += _card(texts, old.card, at.card, moved)
            if moved:
                out.append(_comes(texts, at))
    came = {at.card.code for id, at in now.items() if id not in was and at.card.code}
    for id, at in was.items():
        if id not in now and at.card.code not in came:  # shown openly, a card has another id
            place = {"where": at.name} if at.on == "place" else {}
            out.append(
                Change(texts.t("preview-leaves-place" if place else "preview-leaves", name=at.card.name, **place), id)
            )
    held = {card.id for card in in_hand(before)}
    out += [Change(texts.t("preview-hand", name=card.name), card.id) for card in in_hand(after) if card.id not in held]
    return out + _tracks(texts, before, after) + _numbers(texts, before, after)


def _comes(texts: Translator, at: StandingCard) -> Change:
    if at.on == "card":
        return Change(texts.t("preview-attached", name=at.card.name, host=at.name), at.card.id)
    return Change(texts.t("preview-comes", name=at.card.name, where=at.name), at.card.id)


def _standing(board: Board) -> dict[int, StandingCard]:
    """The cards on a table by their ids; of one that is shown in several places that with the most facts."""
    out: dict[int, StandingCard] = {}
    for at in _walk(board.panels, ("", -1), "", ""):
        known = out.get(at.card.id)
        if known is None or len(known.card.facts) < len(at.card.facts):
            out[at.card.id] = at
    return out


def _walk(piece: object, key: tuple[str, int], name: str, on: Literal["", "place", "card"]) -> Iterator[StandingCard]:
    if isinstance(piece, Card):
        yield StandingCard(piece, key, name, on)
        yield from _walk(piece.attached, key, piece.name, "card")
    elif isinstance(piece, list | tuple):
        for each in piece:
            yield from _walk(each, key, name, on)
    elif isinstance(piece, Struct) and not isinstance(piece, Fact):
        if isinstance(piece, Panel):
            key, name, on = (piece.key, piece.seat), piece.title[0].text if piece.title else "", ""
        elif isinstance(piece, Group | Place):
            key, name = (piece.key or key[0], key[1]), piece.name or name
            on = "place" if isinstance(piece, Place) else ""
        for field in piece.__struct_fields__:
            yield from _walk(getattr(piece, field), key, name, on)


def _card(texts: Translator, was: Card, now: Card, moved: bool) -> list[Change]:
    """What a card shows otherwise than before. One that has turned over or moved shows what is usual there."""
    out = []
    turned = was.code != now.code
    if turned:
        out.append(Change(texts.t("preview-turns", before=was.name, after=now.name), now.id))
    old = {fact.key: fact for fact in (*was.facts, *([was.gauge] if was.gauge else ())) if fact.text}
    new = {fact.key: fact for fact in (*now.facts, *([now.gauge] if now.gauge else ())) if fact.text}
    for key, fact in new.items():
        known = old.get(key)
        if known is None or (known.text != fact.text and fact.value is None):
            if (turned or moved) and not fact.badge:
                continue
            out.append(Change(texts.t("preview-shows", name=now.name, fact=fact.text), now.id))
        elif known.value != fact.value and known.value is not None and fact.value is not None:
            if moved and NUMBER.sub("#", known.text) != NUMBER.sub("#", fact.text):
                continue  # another number is shown there
            n = fact.value - known.value
            said = texts.t("preview-number", name=now.name, fact=fact.text, change=signed_number(n))
            out.append(Change(said, now.id, known.value, fact.value))
    for key, fact in old.items():
        if key not in new and (fact.badge or fact.key == "exhausted"):
            out.append(Change(texts.t("preview-no-longer", name=now.name, fact=fact.text), now.id))
    return out


def _tracks(texts: Translator, before: Board, after: Board) -> list[Change]:
    was, now = ({t.key: t for p in board.panels for t in p.body if isinstance(t, Track)} for board in (before, after))
    out = []
    for key, track in now.items():
        if key in was and was[key].at != track.at:
            text = texts.t("preview-shows", name=track.name, fact=track.said.text)
            out.append(Change(text, 0, was[key].at, track.at))
    return out


def _numbers(texts: Translator, before: Board, after: Board) -> list[Change]:
    """Those of players, but of piles; others than the seat are named."""
    out = []
    was = {panel.seat: panel for panel in before.panels if panel.seat >= 0}
    for panel in after.panels:
        old = was.get(panel.seat)
        if old is not None:
            for known, fact in _same([*old.title, *old.foot], [*panel.title, *panel.foot]):
                said = _becomes(texts, known, fact)
                if panel.aside:
                    said = texts.t("preview-shows", name=panel.title[0].text, fact=said)
                out.append(Change(said, 0, known.value, fact.value))
    return out


def _becomes(texts: Translator, was: Fact, now: Fact) -> str:
    """A number before and after, named once if it is plain in its text: "hand 3 → 2"."""
    if now.text.count(number := str(now.value)) != 1:
        return texts.t("preview-becomes", before=was.text, after=now.text)
    return now.text.replace(number, texts.t("preview-becomes", before=str(was.value), after=number))


def _same(was: Sequence[Fact], now: Sequence[Fact]) -> Iterator[tuple[Fact, Fact]]:
    """Numbers of the same key that are not the same any more."""
    old = {fact.key: fact for fact in was}
    for fact in now:
        known = old.get(fact.key)
        if known is None or known.value is None or fact.value is None or fact.key in PILES:
            continue
        if known.value != fact.value:
            yield known, fact
