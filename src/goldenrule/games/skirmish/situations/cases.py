"""Case files of the duel: the facts that a case may state, and how they are checked."""

from typing import Literal

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun
from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.situations.given import SlotNumber, read_given
from goldenrule.games.skirmish.situations.script import Script


class SlotFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a card in a slot; only what is written is checked."""

    card: str | None = None
    damage: int | None = None
    strength: int | None = None
    life: int | None = None


class SideFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a side. `slots` 1 to 6, "" for an empty one; `hand` and `freed` in any order, the rest in theirs."""

    slots: dict[SlotNumber, str | SlotFacts] = {}
    hand: list[str] | None = None
    hand_size: int | None = None
    deck_size: int | None = None
    deck: list[str] | None = None
    deck_top: list[str] | None = None
    discard: list[str] | None = None
    artifacts: list[str] | None = None
    freed: list[str] | None = None


class CaseFacts(CommonFacts, forbid_unknown_fields=True):
    """What is so after the last answer. Without `asked` and `winner` the game has to wait for a recruitment.

    `asked` is a side and a kind of question ("heroes: recruit"). `attacks` are the cards that have attacked, in order.
    """

    winner: Literal["heroes", "villains", "draw"] | None = None
    active: Literal["heroes", "villains"] | None = None
    phase: str | None = None
    turn: int | None = None
    points: int | None = None
    marker: int | None = None
    civilians: list[list[str]] | None = None
    offer: list[str] | None = None
    pile: list[str] | None = None
    pile_size: int | None = None
    attacks: list[str] | None = None
    battlefields: list[str] | None = None
    heroes: SideFacts = msgspec.field(default_factory=SideFacts)
    villains: SideFacts = msgspec.field(default_factory=SideFacts)


class SkirmishCases(Cases):
    """The duel as `goldenrule.gamekit.cases.Cases`."""

    package = PACKAGE

    def begin(self, given: dict[str, object], place: str) -> "SkirmishRun":
        return SkirmishRun(Script.of_given(read_given(given, place)))


class SkirmishRun(FactsRun[Script, CaseFacts]):
    """One case in progress."""

    facts = CaseFacts
    unordered = frozenset({"hand", "freed"})
    words = frozenset({"civilians", "freed"})
    apart = FactsRun.apart | {*FACTIONS, "slots"}

    def differences(self, facts: CaseFacts) -> list[str]:
        s = self.script
        wrong = self.compare_facts(facts, s.fact)
        for side, stated in (("heroes", facts.heroes), ("villains", facts.villains)):
            wrong += self._side(side, stated)
        return wrong

    def _side(self, side: str, facts: SideFacts) -> list[str]:
        s = self.script
        wrong = self.compare_facts(facts, lambda name: s.fact(name, side), f"{side}: ")
        for slot, stated in facts.slots.items():
            card = stated if isinstance(stated, SlotFacts) else SlotFacts(stated)
            self.check_names_exist([card.card or ""])
            found = {"card": s.slots(side)[slot - 1]}
            if found["card"]:
                found |= {name: s.fact(name, side, slot) for name in ("damage", "strength", "life")}
            wrong += self.compare_facts(card, found.get, f"{side}: slot {slot}: ")
        return wrong
