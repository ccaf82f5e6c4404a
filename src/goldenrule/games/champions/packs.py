"""Content packs of Champions, the core set among them: what a card of a pack is, and what a pack may list."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.content import DEFAULT_RULES, PlayRules
from goldenrule.games.champions.facts import CLASSIFICATIONS, TYPES, Facts
from goldenrule.games.champions.sets import EncounterSet, HeroSet, Scenario, StarterDeck
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.kernel.names import Words
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack, Part, read_shipped


class PackCard(Facts, frozen=True, kw_only=True):
    """A card face of a pack: its facts, and what it does. `lasting` are the effects that `lasts` starts by name."""

    abilities: tuple[CardAbility, ...]
    play: PlayRules = DEFAULT_RULES
    lasting: Mapping[str, CardAbility] = {}


class ChampionsPacks(GamePacks):
    """What packs of Champions may hold."""

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        from goldenrule.games.champions.pack_checks import Check

        return list(Check(pack, tuple(before)).all())

    def describe(self, pack: Pack, part: str, key: str, texts: Any) -> list[str]:
        from goldenrule.games.champions.catalogue import load_content
        from goldenrule.games.champions.client import ChampionsWords

        if part != "cards":
            return super().describe(pack, part, key, texts)
        words = ChampionsWords(texts)
        words.content = load_content((pack,))
        return words.face(key)


STARTING: Final = """\
# A list of cards. A card has facts, and abilities: what it does. docs/packs.md explains both.
# A later pack's card with the code of an earlier one (or of the core set) takes its place.
- code: {id}_01
  name: Borrowed Time
  type: event
  set: {id}
  classification: basic     # identity, aggression, justice, leadership, protection or basic
  source: invented          # where its values come from: printed, rulebook, public or invented
  cost: 1
  resources: M              # E, M, P and W, a letter for each resource
  quantity: 3
  abilities:
    - action:               # anybody may play it in their turn, in either form
        - draw: {n: 1}
        - if:
            cond: {in_form: alter_ego}
            then: {heal: {who: you, amount: 2}}

- code: {id}_02
  name: Rooftop Lookout
  type: ally
  set: {id}
  classification: justice
  source: invented
  unique: true
  traits: [Civilian]
  cost: 2
  resources: P
  atk: 1
  thw: 1
  hp: 2
  atk_cons: 1
  thw_cons: 1
  abilities:
    - response: {enters_play: {card: this}}
      effect:
        choose:
          of: schemes
          body: {remove_threat: {of: var, amount: 1}}
"""

_WORDS: Final = Vocabulary(
    VOCABULARY.classes,
    literal=VOCABULARY.literal,
    sequence=VOCABULARY.sequence,
    marks={
        **VOCABULARY.marks,
        (Facts, "type"): Words(*sorted(TYPES)),
        (Facts, "classification"): Words("", *sorted(CLASSIFICATIONS)),
    },
)
_PARTS: Final = {
    "cards": Part(PackCard, "code"),
    "heroes": Part(HeroSet),
    "starter_decks": Part(StarterDeck, "hero"),
    "encounter_sets": Part(EncounterSet),
    "scenarios": Part(Scenario),
}
PACKS: Final = ChampionsPacks("champions", _WORDS, _PARTS, {"cards.yaml": STARTING})
_CORE: Final = GamePacks("champions", _WORDS, _PARTS)


@cache
def core() -> Pack:
    """The core set, which every game is played with."""
    return read_shipped(Path(__file__).parent / "pack", _CORE)
