"""The cards that a game is played with: the shipped set, and whatever packs replace or add."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from goldenrule.games.heroes.content import Content
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.packs import PACKS, SET, PackCard
from goldenrule.packs.reading import combine, read_pack

if TYPE_CHECKING:
    from goldenrule.packs.reading import Pack

FOLDER = Path(__file__).parent / "pack"


@cache
def shipped() -> "Pack":
    """The set that comes with the game."""
    return read_pack(FOLDER, SET)


@cache
def _content(packs: tuple["Pack", ...]) -> Content:
    cards: dict[str, PackCard] = combine((shipped(), *packs), "cards")
    return build([card for card in cards.values() if card.copies])  # a pack takes cards out with `copies: 0`


def load_content(packs: Sequence["Pack"] = ()) -> Content:
    """The cards of a game with these packs, in the order of the files. The same packs give the same object."""
    return _content(tuple(packs))


def content_with(folders: Sequence[str]) -> Content:
    """The cards of a game with the packs in these folders. Raises BadInput for a bad one."""
    from goldenrule.packs.library import resolve

    return load_content(resolve(list(folders), PACKS)) if folders else load_content()


def build(cards: Sequence[PackCard]) -> Content:
    """Cards out of what packs say of them. Raises BadInput for a card that cannot be."""
    import_module("goldenrule.games.heroes.saving")  # whoever can make a game can save it
    names = Facts.__struct_fields__
    return Content((Facts(**{name: getattr(card, name) for name in names}), card.abilities) for card in cards)
