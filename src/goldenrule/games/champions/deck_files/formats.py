"""The formats of deck files, which of them a file is in, and where decks come from: a file, or MarvelCDB."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from goldenrule.games.champions.deck_files import marvelcdb, octgn, own, text
from goldenrule.games.champions.deck_files.matching import DeckFile, DeckReader, tidy
from goldenrule.games.champions.decks import CardBase, Deck
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import read_bytes

LARGEST = 256_000
"""Bytes of a deck file; a real one has less than 10,000."""


class Format(NamedTuple):
    """A format of deck files; `endings` are those of the names of its files, the usual one first."""

    name: str
    endings: tuple[str, ...]
    read: DeckReader
    write: Callable[[Deck, CardBase | None], str]


FORMATS: dict[str, Format] = {
    each.name: each
    for each in (
        Format("marvelcdb", (".json",), marvelcdb.read, marvelcdb.write),
        Format("text", (".txt",), text.read, text.write),
        Format("octgn", (".o8d", ".xml"), octgn.read, octgn.write),
        Format("yaml", (".yaml", ".yml"), own.read, own.write),
    )
}


def find_format(name: str) -> Format:
    """The format of a name. Raises BadInput for an unknown one."""
    if name not in FORMATS:
        raise BadInput("champions-bad-no-deck-format", given=tidy(name), formats=FORMATS)
    return FORMATS[name]


def format_of(data: bytes, where: str) -> Format:
    """The format of a file: by the ending of its name, otherwise by how it begins."""
    for each in FORMATS.values():
        if where.lower().endswith(each.endings):
            return each
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith((b"{", b"[")):
        return FORMATS["marvelcdb"]
    if start.startswith(b"<"):
        return FORMATS["octgn"]
    return FORMATS["yaml" if b"\ncards:" in b"\n" + data else "text"]


def read_deck(data: bytes, where: str, format: str = "", base: CardBase | None = None) -> DeckFile:
    """A deck from the bytes of a file; `where` names it. Without a format it is recognised.

    Raises BadInput with one sentence if it is not a deck; an illegal deck is one (`decks.check_deck` finds its faults).
    """
    if len(data) > LARGEST:
        raise BadInput("champions-bad-larger-bytes", where=where, most=LARGEST)
    if not data.strip():
        raise BadInput("champions-bad-empty-give-deck", where=where, formats=FORMATS)
    found = find_format(format) if format else format_of(data, where)
    return found.read(data, where, base)


def write_deck(deck: Deck, format: str = "yaml", base: CardBase | None = None) -> str:
    """A deck as the text of a file. Raises BadInput for an unknown format, or a card that the format cannot name."""
    return find_format(format).write(deck, base)


def load_deck(word: str, format: str = "", base: CardBase | None = None) -> DeckFile:
    """The deck that somebody at this computer names: a file, or a number or link of a deck at MarvelCDB.

    Reads that file or asks marvelcdb.com. Raises BadInput with one sentence if it cannot be had or read.
    """
    from goldenrule.games.champions.deck_files.fetch import address, fetch

    if not word.strip():
        raise BadInput("champions-bad-name-deck-empty")
    path = Path(word).expanduser()
    if not os.path.exists(path) and (found := address(word)):  # Path.exists raises for a name that is too long
        return read_deck(fetch(found), word, format or "marvelcdb", base)
    return read_deck(read_bytes(path, LARGEST), path.name, format, base)
