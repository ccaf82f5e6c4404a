"""Case files of the duel: the facts that a case may state, and how they are checked."""

from typing import Any, Literal

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun, compare, in_any_order
from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.situations.given import Slot, read_given
from goldenrule.games.skirmish.situations.script import Script


class SlotFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a card in a slot; only what is written is checked."""

    card: str | None = None
    damage: int | None = None
    strength: int | None = None
    life: int | None = None


class SideFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a side. `slots` 1 to 6, "" for an empty one; `hand` and `freed` in any order, the rest in theirs."""

    slots: dict[Slot, str | SlotFacts] = {}
    hand: list[str] | None = None
    hand_size: int | None = None
    deck_size: int | None = None
    deck: list[str] | None = None
    deck_top: list[str] | None = None
    discard: list[str] | None = None
    artifacts: list[str] | None = None
    freed: list[str] | None = None


class Facts(CommonFacts, forbid_unknown_fields=True):
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
    """The duel as a `CaseGame` of the lab."""

    package = PACKAGE

    def begin(self, given: dict[str, Any], place: str) -> "SkirmishRun":
        return SkirmishRun(Script.of_given(read_given(given, place)))


class SkirmishRun(FactsRun[Script, Facts]):
    """One case in progress."""

    facts = Facts

    def asked(self, seat: int, kind: str) -> None:
        found = self.script.decisions(seat)
        self.script.asked(FACTIONS[found[0].seat], kind)

    def differences(self, facts: Facts) -> list[str]:
        s = self.script
        state = s.game.state
        self.exist(facts.offer, facts.pile, facts.battlefields, facts.attacks)
        wrong = compare(
            ("winner", facts.winner, state.winner),
            ("active", facts.active, FACTIONS[state.active]),
            ("phase", facts.phase, state.phase),
            ("turn", facts.turn, state.turn),
            ("points", facts.points, s.points),
            ("marker", facts.marker, s.marker),
            ("civilians", facts.civilians, s.civilians),
            ("offer", facts.offer, s.offer),
            ("pile", facts.pile, s.pile),
            ("attacks", facts.attacks, s.names("attack")),
            ("pile_size", facts.pile_size, len(s.pile)),
            ("battlefields", facts.battlefields, s.battlefields),
        )
        for side, stated in (("heroes", facts.heroes), ("villains", facts.villains)):
            wrong += self._side(side, stated)
        return wrong

    def _side(self, side: str, facts: SideFacts) -> list[str]:
        s = self.script
        slots = [each.card or "" if isinstance(each, SlotFacts) else each for each in facts.slots.values()]
        self.exist(facts.hand, facts.deck, facts.deck_top, facts.discard, facts.artifacts, slots)
        wrong = compare(
            (f"{side}: hand", in_any_order(facts.hand), s.hand(side)),
            (f"{side}: hand_size", facts.hand_size, len(s.hand(side))),
            (f"{side}: deck_size", facts.deck_size, len(s.deck(side))),
            (f"{side}: deck", facts.deck, s.deck(side)),
            (f"{side}: deck_top", facts.deck_top, s.deck(side)[: len(facts.deck_top or ())]),
            (f"{side}: discard", facts.discard, s.discard(side)),
            (f"{side}: artifacts", facts.artifacts, s.artifacts(side)),
            (f"{side}: freed", in_any_order(facts.freed), sorted(s.freed)),
        )
        for slot, stated in facts.slots.items():
            card = stated if isinstance(stated, SlotFacts) else SlotFacts(stated)
            e = s.slot(side, slot)
            pairs: list[tuple[str, Any, Any]] = [("card", card.card, s.game.face(e).key if e else "")]
            if e:
                pairs += [
                    ("damage", card.damage, s.game.damage_on(e)),
                    ("strength", card.strength, s.game.strength(e)),
                    ("life", card.life, s.game.life(e)),
                ]
            wrong += compare(*[(f"{side}: slot {slot}: {what}", a, b) for what, a, b in pairs])
        return wrong
