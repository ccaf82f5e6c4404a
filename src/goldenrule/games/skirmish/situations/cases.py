"""Case files of the duel: the facts that a case may state, and how they are checked."""

from difflib import get_close_matches
from typing import Any, Literal

import msgspec

from goldenrule.games.skirmish.clauses import clauses, decisions
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.situations.given import Slot, located, read_given
from goldenrule.games.skirmish.situations.script import Script, ScriptFailed
from goldenrule.kernel.errors import BadInput


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
    deck_top: list[str] | None = None
    discard: list[str] | None = None
    artifacts: list[str] | None = None
    freed: list[str] | None = None


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What is so after the last answer. Without `asked` and `winner` the game has to wait for a recruitment.

    `asked` is a side and a kind of question ("heroes: recruit"). `events` says how often something happened.
    """

    asked: str | None = None
    winner: Literal["heroes", "villains", "draw"] | None = None
    active: Literal["heroes", "villains"] | None = None
    phase: str | None = None
    turn: int | None = None
    points: int | None = None
    marker: int | None = None
    civilians: list[list[str]] | None = None
    offer: list[str] | None = None
    pile_size: int | None = None
    battlefields: list[str] | None = None
    heroes: SideFacts = msgspec.field(default_factory=SideFacts)
    villains: SideFacts = msgspec.field(default_factory=SideFacts)
    events: dict[str, int] = {}


class SkirmishCases:
    """The duel as a `CaseGame` of the lab."""

    def begin(self, given: dict[str, Any], place: str) -> "SkirmishRun":
        return SkirmishRun(Script.of_given(read_given(given, place)))

    def unknown_rule(self, id: str) -> str:
        known = [*clauses(), *decisions()]
        if id in known:
            return ""
        near = get_close_matches(id, known, n=1)
        return f"There is no clause or decision {id!r}{f'; did you mean {near[0]}' if near else ''}."


class SkirmishRun:
    """One case in progress: a strict script. An answer may begin with the seat that gives it: `0: done`."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def answer(self, words: str) -> None:
        seat, colon, rest = words.partition(":")
        if colon and seat.strip().isdigit():
            if self.script.decision(words).seat != int(seat):
                raise ScriptFailed(f"{words!r}: another seat is asked. {self.script.now()}")
            words = rest
        self.script.do(words)

    def check(self, what: str, wanted: Any, place: str) -> None:
        s = self.script
        if what == "asked":
            self._asked(_convert(wanted, str, place))
        elif what == "refused":
            for words, clause in _convert(wanted, dict[str, str], place).items():
                s.refused(words, clause)
        elif what == "now":
            wrong = self.wrong(_convert(wanted, Facts, place))
            if wrong:
                raise ScriptFailed(" ".join(wrong))
        else:
            answers = _convert(wanted, str | list[str], place)
            for words in [answers] if isinstance(answers, str) else answers:
                (s.offered if what == "offered" else s.not_offered)(words)

    def _asked(self, wanted: str) -> None:
        side, _, kind = wanted.partition(":")
        self.script.asked(side.strip(), kind.strip())

    def end(self, facts: dict[str, Any], place: str) -> list[str]:
        found = _convert(facts, Facts, place)
        wrong = self.wrong(found)
        if found.asked is None and found.winner is None:
            if [d.kind for d in self.script.game.pending] != ["recruit"]:
                wrong.append(f"a question is left that the case does not answer: {self.script.now()}")
        return wrong

    def wrong(self, facts: Facts) -> list[str]:
        """Every fact that is not so."""
        s = self.script
        state = s.game.state
        wrong: list[str] = []
        if facts.asked is not None:
            try:
                self._asked(facts.asked)
            except ScriptFailed as error:
                wrong.append(str(error))
        wrong += _compare(
            ("winner", facts.winner, state.winner),
            ("active", facts.active, FACTIONS[state.active]),
            ("phase", facts.phase, state.phase),
            ("turn", facts.turn, state.turn),
            ("points", facts.points, s.points),
            ("marker", facts.marker, s.marker),
            ("civilians", facts.civilians, s.civilians),
            ("offer", facts.offer, s.offer),
            ("pile_size", facts.pile_size, len(s.pile)),
            ("battlefields", facts.battlefields, s.battlefields),
        )
        for side, stated in (("heroes", facts.heroes), ("villains", facts.villains)):
            wrong += self._side(side, stated)
        for key, n in facts.events.items():
            wrong += _compare((f"events {key}", n, len(s.events(key))))
        return wrong

    def _side(self, side: str, facts: SideFacts) -> list[str]:
        s = self.script
        wrong = _compare(
            (f"{side}: hand", None if facts.hand is None else sorted(facts.hand), s.hand(side)),
            (f"{side}: hand_size", facts.hand_size, len(s.hand(side))),
            (f"{side}: deck_size", facts.deck_size, len(s.deck(side))),
            (f"{side}: deck_top", facts.deck_top, s.deck(side)[: len(facts.deck_top or ())]),
            (f"{side}: discard", facts.discard, s.discard(side)),
            (f"{side}: artifacts", facts.artifacts, s.artifacts(side)),
            (f"{side}: freed", None if facts.freed is None else sorted(facts.freed), sorted(s.freed)),
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
            wrong += _compare(*[(f"{side}: slot {slot}: {what}", a, b) for what, a, b in pairs])
        return wrong


def _compare(*pairs: tuple[str, Any, Any]) -> list[str]:
    """A sentence for each (what, wanted, found) that differs; None is not checked."""
    return [f"{what} is {found!r}, not {wanted!r}." for what, wanted, found in pairs if wanted not in (None, found)]


def _convert(data: Any, kind: Any, place: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInput(located(error, place)) from error
