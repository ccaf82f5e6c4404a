"""What cards, their abilities and powers are called in a language."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator, name_in_language, slug
from goldenrule.games.heroes.content import scenario_of

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content
    from goldenrule.games.heroes.facts import Facts


def name_of(texts: Translator, content: "Content", code: str) -> str:
    """The name of a card by its id; of one that is not in the content, the id.

    A Special Headline has that of its scenario.
    """
    if code not in content.index:
        return code
    facts = content.face(code).facts
    return name_in_language(
        texts, "heroes", scenario_of(code) if facts.type == "special_headline" else code, facts.name
    )


PERSONS = frozenset({"team", "hero", "mastermind", "ally", "villain", "agent"})
"""The types of cards whose names are names of persons. Those of others are titles, which a text sets off."""


def titled(texts: Translator, title: str) -> str:
    """A title within a text, such as that of a power or headline: set off from its words."""
    return texts.word("title-in-text", title=title)


def in_text(texts: Translator, content: "Content", code: str) -> str:
    """The name of a card within a text: set off unless it is that of a person."""
    name = name_of(texts, content, code)
    known = code in content.index
    return titled(texts, name) if known and content.face(code).type not in PERSONS else name


def flavour(texts: Translator, facts: "Facts") -> str:
    """What a headline says besides its rules; "" for nothing."""
    key = f"flavour-heroes-{facts.id}"
    return texts.t(key) if facts.flavour and texts.has(key) else facts.flavour


def own_name(texts: Translator, name: str) -> str:
    """The name that something on a card has of its own; "" for none."""
    return name and name_in_language(texts, "heroes", f"own-{slug(name)}", name)
