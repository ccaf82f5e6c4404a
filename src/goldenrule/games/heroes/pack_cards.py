"""How a card of Marvel Heroes is written: its facts, and what it does, in the words of the game."""

from typing import Final

from goldenrule.games.heroes.content import CardAbility, Cost, Modifier
from goldenrule.games.heroes.facts import Facts, Finale, Power, Special
from goldenrule.games.heroes.ops import OPS
from goldenrule.games.heroes.selectors.conditions import CONDITIONS
from goldenrule.games.heroes.selectors.numbers import NUMBERS
from goldenrule.games.heroes.selectors.sets import SETS
from goldenrule.packs import trees
from goldenrule.packs.reading import GamePacks, PackPart


class PackCard(Facts, frozen=True):
    """A card as a pack has it: its facts, and what it does."""

    abilities: tuple[CardAbility, ...] = ()


VOCABULARY = trees.vocabulary(*OPS, *SETS, *NUMBERS, *CONDITIONS, CardAbility, Cost, Modifier, Power, Special, Finale)
SET: Final = GamePacks("heroes", VOCABULARY, {"cards": PackPart(PackCard)})
"""How the set is read that comes with the game: without the checks that packs pass."""
