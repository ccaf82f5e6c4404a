"""Names like those of a deck file: what somebody probably meant whose card or hero is not known."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from goldenrule.words.phrases import MOST_NAMED, Arg, Phrase, join_phrases, name_few

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldenrule.games.champions.decks import CardBase, Stranger

PLAYER_TYPES: Final = ("ally", "event", "resource", "support", "upgrade")
CLOSE: Final = 0.7
"""How alike two names are, from 0 to 1, of which one may be meant by the other."""
MOST: Final = 3
"""This many names are suggested at once."""


def player_cards(base: "CardBase") -> dict[str, Phrase]:
    """Return the names of players' cards, by what is printed in English in small letters."""
    return {face.name.casefold(): base.named(code) for code, face in base.faces.items() if face.type in PLAYER_TYPES}


def hero_names(base: "CardBase") -> dict[str, Phrase]:
    """Return the names of heroes, by what is printed in English in small letters, and by the ids of their sets."""
    printed = {base.hero_name(hero).casefold(): base.hero_named(hero) for hero in base.heroes}
    return printed | {hero: base.hero_named(hero) for hero in base.heroes}


def close_names(name: str, names: Mapping[str, Phrase]) -> list[Phrase]:
    """Return the names that are most like a name, the most like first."""
    from difflib import get_close_matches  # takes time to import

    return list(dict.fromkeys(names[each] for each in get_close_matches(name.casefold(), names, MOST, CLOSE)))


def with_close_names(said: Arg, name: str, names: Mapping[str, Phrase]) -> Arg:
    """Return what is said of a name, with the names that are most like it, but are not the name itself."""
    close = close_names(name, names) if name.casefold() not in names else []
    return Phrase("deck-unknown-near", card=said, names=join_phrases("or", close)) if close else said


def unknown_cards(strangers: "Sequence[Stranger]", base: "CardBase") -> list[Arg]:
    """Return the first cards that are not known, each with names like its own, and how many more there are."""
    names = player_cards(base)
    first = [with_close_names(str(each), each.name, names) for each in strangers[:MOST_NAMED]]
    return name_few(first, len(strangers))


def unknown_heroes(strangers: "Sequence[Stranger]", base: "CardBase") -> list[Arg]:
    """Return the identities among cards that are not known, each with heroes of names like its own."""
    names = hero_names(base)
    found = [each.name or each.code for each in strangers if each.identity]
    return [with_close_names(each, each, names) for each in found[:MOST_NAMED]]
