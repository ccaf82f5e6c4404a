"""Where the rules of Champions are as clauses, with decisions on what they leave open, and terms in four languages."""

from functools import cache

import msgspec

from goldenrule.kernel.clauses import rows

PACKAGE = "goldenrule.games.champions"


class Term(msgspec.Struct, frozen=True):
    """A term of the game in English, Spanish, Ukrainian and Traditional Chinese; empty where it has no entry."""

    en: str
    es: str
    uk: str
    zh: str
    category: str


@cache
def glossary() -> dict[str, Term]:
    """Terms by their English form. The dict is shared: do not change it."""
    return {row[0]: Term(*row) for row in rows(PACKAGE, "glossary.csv", Term)}


def names_of(names: str) -> list[str]:
    """The names of a term in a column: "Ability, Card Ability", "A / B", without what is in brackets."""
    parts = names.replace(" / ", ",").replace("，", ",").split(",")
    return [name for part in parts if (name := part.partition("(")[0].strip()) not in ("", "-")]
