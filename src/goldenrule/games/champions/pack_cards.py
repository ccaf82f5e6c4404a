"""How cards and sets of Champions are written in packs, and the core set, which is written so."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.content import DEFAULT_RULES, PlayRules
from goldenrule.games.champions.facts import CLASSIFICATIONS, TYPES, Facts
from goldenrule.games.champions.set_entries import EncounterSet, HeroSet, Scenario, StarterDeck
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.kernel.field_marks import Words
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.reading import GamePacks, Pack, PackPart, read_shipped


class PackCard(Facts, frozen=True, kw_only=True):
    """A card face of a pack: its facts, and what it does. `lasting` are the effects that `lasts` starts by name."""

    abilities: tuple[CardAbility, ...]
    play: PlayRules = DEFAULT_RULES
    lasting: Mapping[str, CardAbility] = {}


WORDS: Final = Vocabulary(
    VOCABULARY.classes,
    literal=VOCABULARY.literal,
    sequence=VOCABULARY.sequence,
    marks={
        **VOCABULARY.marks,
        (Facts, "type"): Words(*sorted(TYPES)),
        (Facts, "classification"): Words("", *sorted(CLASSIFICATIONS)),
    },
    old=VOCABULARY.old,
)
PARTS: Final = {
    "cards": PackPart(PackCard, "code"),
    "heroes": PackPart(HeroSet),
    "starter_decks": PackPart(StarterDeck, "hero"),
    "encounter_sets": PackPart(EncounterSet),
    "scenarios": PackPart(Scenario),
}
_CORE: Final = GamePacks("champions", WORDS, PARTS)


@cache
def core() -> Pack:
    """The core set, which every game is played with."""
    return read_shipped(Path(__file__).parent / "pack", _CORE)
