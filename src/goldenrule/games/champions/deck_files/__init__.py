"""Deck files: MarvelCDB's JSON and text, OCTGN's XML, and YAML of our own; read into a `Deck`, and written from one."""

from goldenrule.games.champions.deck_files.formats import FORMATS, Format, load_deck, read_deck, write_deck
from goldenrule.games.champions.deck_files.matching import DeckFile

__all__ = ["FORMATS", "DeckFile", "Format", "load_deck", "read_deck", "write_deck"]
