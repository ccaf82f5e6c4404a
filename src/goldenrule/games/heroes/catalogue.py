"""The cards that a game is played with: the shipped set, and whatever packs replace or add."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from goldenrule.games.heroes.content import Content
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.pack_cards import SET, PackCard
from goldenrule.packs.card_overlay import CardOverlay


def build(cards: Sequence[PackCard]) -> Content:
    """Cards out of what packs say of them. Raises BadInput for a card that cannot be."""
    import_module("goldenrule.games.heroes.saving")  # a game that can be made can be saved
    names = Facts.__struct_fields__
    return Content((Facts(**{name: getattr(card, name) for name in names}), card.abilities) for card in cards)


SHELF = CardOverlay(Path(__file__).parent / "pack", SET, build)
shipped = SHELF.shipped
load_content = SHELF.content
