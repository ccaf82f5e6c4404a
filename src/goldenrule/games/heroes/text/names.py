"""What cards, their abilities and powers are called in a language."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.wording import Translator, named, slug

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content


def name_of(texts: Translator, content: "Content", code: str) -> str:
    """The name of a card by its id; of one that is not in the content, the id."""
    return named(texts, "heroes", code, content.face(code).facts.name) if code in content.index else code


def own_name(texts: Translator, name: str) -> str:
    """The name that something on a card has of its own; "" for none."""
    return name and named(texts, "heroes", f"own-{slug(name)}", name)
