"""Content packs of Champions: what only the game can tell of a pack."""

from collections.abc import Sequence
from typing import Any, Final

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.client import ChampionsWords
from goldenrule.games.champions.pack_cards import PARTS, WORDS
from goldenrule.games.champions.pack_checks import Check
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack


class ChampionsPacks(GamePacks):
    """What packs of Champions may hold."""

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        return list(Check(pack, tuple(before)).all())

    def describe(self, pack: Pack, part: str, key: str, texts: Any) -> list[str]:
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

PACKS: Final = ChampionsPacks("champions", WORDS, PARTS, {"cards.yaml": STARTING})
