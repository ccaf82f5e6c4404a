"""How a card of the duel is written: its facts, and what it does, in the words of the game."""

from typing import Final

from goldenrule.games.skirmish.abilities import ABILITIES, WHENS, Ability
from goldenrule.games.skirmish.facts import Facts
from goldenrule.games.skirmish.ops import OPS
from goldenrule.games.skirmish.selectors.cards import SELECTORS
from goldenrule.games.skirmish.selectors.conditions import CONDITIONS
from goldenrule.games.skirmish.selectors.numbers import NUMBERS
from goldenrule.packs import trees
from goldenrule.packs.reading import GamePacks, PackPart


class PackCard(Facts, frozen=True, kw_only=True):
    """A card as a pack has it: its facts, and what it does. `copies: 0` takes a card of an earlier pack out."""

    abilities: tuple[Ability, ...] = ()


VOCABULARY = trees.vocabulary(*ABILITIES, *WHENS, *OPS, *SELECTORS, *NUMBERS, *CONDITIONS)
SET: Final = GamePacks("skirmish", VOCABULARY, {"cards": PackPart(PackCard)})
"""How the set is read that comes with the game: without the checks that packs pass."""
