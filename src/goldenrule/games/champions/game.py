"""A game of Champions: what the kernel's windows and views ask of it.

What is read is in `queries`, what writes the table in `primitives`. Rules live in `rules/`, one procedure a module;
cards live in `cards/`.
"""

from typing import Any

from goldenrule.games.champions import draws, ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.facts import CHARACTERS, VARIABLE
from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, HAND, OPEN, SEAT_ZONES
from goldenrule.games.champions.primitives import Primitives
from goldenrule.games.champions.rules import (
    aftermath,
    defeat,
    enter,
    later,
    occurrences,
    occurring,
    realizing,
    use,
    values,
)
from goldenrule.games.champions.rules.modes import open_modes
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.choices import Mode
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE
from goldenrule.kernel.event_windows import (
    BEFOREHAND,
    CHECKED,
    FOLLOWED,
    PREDICTED_FROM,
    REACTED_TO,
    Candidate,
    Condition,
    Occurrence,
)
from goldenrule.kernel.rng import Stream
from goldenrule.kernel.steps import in_progress

_HOOKS = {
    ids.DAMAGE: BEFOREHAND | PREDICTED_FROM | CHECKED | REACTED_TO,
    ids.DEFEAT: REACTED_TO,
    ids.ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.THWART: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_SCHEME: BEFOREHAND | FOLLOWED,
    ids.ENTER: REACTED_TO,
}
"""Which events status cards stand in for, defeat, call up keywords, or have an aftermath."""


class Champions(Primitives):
    """Marvel Champions with 1-4 seats against a scenario. Made by `rules.setup.new_game`."""

    name = "champions"
    HANDS_LISTEN = False  # hands are open
    REALIZE = tuple(realizing.REALIZE)
    HOOKS = tuple(_HOOKS.get(kind, 0) for kind in range(ids.EVENTS))

    def fresh(self, state: Any) -> "Champions":
        new = Champions(state, self.content, self.setup)
        new.readings = self.readings  # even if there are none: an attribute of its own is found quicker
        return new

    # -- hooks of the windows (see rules/) -------------------------------------------------------------------------

    def env(self, entity: int, index: int, seat: int, occ: int = -1, cond: int = 0) -> Effect:
        if entity >= LASTING_BASE:
            return super().env(entity, index, seat, occ, cond)
        if seat < 0 and occ >= 0:
            seat = occurrences.resolver(self, self.occurrence(occ).conds[cond])
        s = self.state
        program = self.content.faces[s.face[entity]].programs[index]
        return Effect(0, program, entity | s.inc[entity] << ENTITY_BITS, seat, occ, cond)

    def answering(self, seat: int) -> int:
        return seat if seat in self.state.alive else self.state.first  # OQ-88

    def near(self, seat: int, entity: int) -> bool:
        s = self.state
        if s.phase == "setup":
            return False  # OQ-04
        card: TableCard | None = s.cards[entity]
        if card is None:
            return s.owner[entity] == seat
        return card.controller == seat or card.controller < 0

    def forced(self, occ: Occurrence, timing: int) -> list[Candidate]:
        found = self.listening(occ, timing, "forced")
        return later.read_differently(self, occ, timing, found) if self.readings else found

    def may_use(self, seat: int, entity: int, index: int, f: Effect) -> bool:
        return use.why_not_use(self, seat, entity, index, f) is None

    def use(self, seat: int, entity: int, index: int, occ: int, cond: int) -> None:
        use.begin(self, seat, entity, index, occ, cond)

    def use_forced(self, entity: int, index: int, occ: int, cond: int) -> None:
        if index < 0:
            aftermath.retaliate(self, self.occurrence(occ), cond)
            if self.state.dirty:
                self.settle()
            return
        use.begin_forced(self, entity, index, occ, cond)

    def before(self, conds: list[Condition]) -> None:
        occurring.status_cards(self, conds)

    def predict(self, occ: Occurrence) -> None:
        if self.readings:
            occurring.take_late(self, occ)
        if self.state.rows[ids.DEFEAT * 2]:
            occurrences.predict_defeats(self, occ)

    def realize(self, c: Condition) -> None:
        self.REALIZE[c.kind](self, c)

    def in_order(self, occ: Occurrence) -> bool:
        return occ.conds[-1].kind != ids.DEFEAT or occurrences.order_defeats(self, occ)

    def checks(self, occ: Occurrence) -> bool:
        return occurrences.defeats_of(self, occ)

    def settle(self) -> None:
        defeat.settle(self)

    def reactions(self, occ: Occurrence) -> bool:
        if occ.conds[0].kind == ids.THWART and not self.readings:
            return False
        return aftermath.keyword_reactions(self, occ)

    def after(self, occ: Occurrence) -> None:
        aftermath.aftermath(self, occ)

    def open_modes(self, f: Effect, modes: tuple[Mode, ...]) -> list[int]:
        return open_modes(self, f, modes)

    def ability(self, entity: int, index: int) -> CardAbility:
        return self.definition(entity).abilities[index]  # type: ignore[return-value]  # all abilities here are

    def listeners(self, stat: int) -> tuple[tuple[int, int], ...]:
        return self.state.rows[stat_row(stat)]

    # -- hooks of the views ------------------------------------------------------------------------

    EVENTS = {
        **AbilityGame.EVENTS,
        "move": "e..", "enter": "e..", "face": "e.", "exhaust": "e", "ready": "e", "damage": "e.e", "heal": "e.",
        "threat": "e.e", "threat_removed": "e.e", "status": "e..", "counters": "e..", "form": "..",
        "acceleration": ".", "prevent": "e.e", "replace": "ee", "cancel_effects": "ee", "cancel": "ee",
        "overkill": "e", "deck_out": ".", "deal": ".", "boost_dealt": "e", "draw": "..", "mill": ".t",
        "discard_random": ".t", "under": ".e", "found": ".e", "attack": ".et", "thwart": ".et", "status_used": "e.",
        "tough": "e.", "retaliate": "ee.", "delayed": "e.", "when_defeated": "e", "defeated": "e",
        "scheme_completed": "e", "when_revealed": "e", "eliminated": ".", "engage": "e.", "play": ".e", "paid": ".e",
        "spent": ".et", "attack_also": "e.",
        "use": ".e.", "forced": "e.", "activate": "e.", "defend": "ee", "boost": "e.", "boost_turned": "e",
        "boost_ability": "e", "attack_damage": "ee..", "scheme_threat": "e..", "reveal": ".e", "surge": ".e",
        "surge_dealt": ".e", "turn": ".", "turn_ends": ".", "basic": ".e.", "round": ".", "villain_phase": ".",
        "first_player": ".", "discard": ".t", "stalemate": ".", "endless": ".",
    }  # fmt: skip

    def zone_names(self) -> list[str]:
        return [*ids.SCENARIO_ZONES, *[f"{part}{p}" for p in range(self.state.seats) for part in ids.PLAYER_ZONES]]

    def zone_open(self, zone: int, seat: int) -> bool:
        """Hands are open to team mates (MC-TALK-01); decks, facedown and boost cards are hidden from all."""
        return OPEN[zone]

    def faceup(self, entity: int) -> bool:
        return self.state.face[entity] == self.state.ident[entity] or entity in self.state.identities

    def hidden_in(self, zone: int, seat: int) -> list[int]:
        s = self.state
        if not OPEN[zone]:
            return super().hidden_in(zone, seat)
        face, ident = s.face, s.ident
        return [e for e in s.zones[zone] if face[e] != ident[e] and not self.knows(e, seat)]

    def redraw(self, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
        draws.redraw(self, seat, streams, keep)

    def is_number(self, name: str, path: str) -> bool:
        if name in _NUMBERS or name.endswith(("_counters", "*you")):
            return True
        card = self.content.by_code.get(path.partition(":")[0])  # a lasting effect holds what its card has bound
        return card is not None and any(name in program.numbers for program in card.programs)

    def apart(self, entity: int) -> bool:
        """Does a card in play lie facedown, showing another face than its own (MC-TYPES-03)?"""
        s = self.state
        return s.face[entity] != s.ident[entity] and s.cards[entity] is not None and entity not in s.identities

    def place(self, entity: int) -> str:
        s = self.state
        if s.cards[entity] is not None:
            return "play"
        z = s.zone[entity] - FIRST_SEAT_ZONE
        return "hand" if z >= 0 and z % SEAT_ZONES == HAND else ""

    def code(self, entity: int) -> str:
        return super().code(entity) if entity >= LASTING_BASE else self.face(entity).code

    def card_facts(self, entity: int) -> dict[str, Any]:
        facts = super().card_facts(entity)
        card = self.state.cards[entity]
        if isinstance(card, TableCard):
            facts |= {"damage": card.damage, "threat": card.threat}
            facts["status"] = [name for name in ids.STATUSES if getattr(card, name)]
            face = self.face(entity)
            if face.type in CHARACTERS:
                facts["hp"] = values.remaining(self, entity)
            facts["stats"] = {
                ids.STAT_NAMES[stat]: values.value(self, stat, entity)
                for stat in _SHOWN_STATS
                if (face.printed(stat) or 0) > 0 or face.printed(stat) in (0, VARIABLE)
            }
        elif self.place(entity) == "hand" and self.face(entity).facts.cost is not None:
            facts["cost"] = enter.card_cost(self, entity)
        return facts

    def table_facts(self, seat: int) -> dict[str, Any]:
        s = self.state
        return {
            "round": s.round,
            "phase": s.phase,
            "step": next((step.name for _, step in in_progress(self)), ""),
            "first": s.first,
            "active": s.active,
            "alive": list(s.alive),
            "acceleration": s.acceleration,
            "flipped": list(s.flipped),
            "villain": s.vid[s.villain],
            "main_scheme": s.vid[s.main_scheme],
            "target": values.target_threat(self),
            "identities": [s.vid[e] for e in s.identities],
            "villain_stages": [self.content.faces[i].code for i in s.villain_stages],
            "scheme_stages": [self.content.faces[b].code for _, b in s.scheme_stages],
        }


_NUMBERS = frozenset({
    "spent", "removed", "placed", "attacks", "dealt", "moment", "last_step", "paid", "paid_E", "paid_M", "paid_P",
})  # fmt: skip
"""What rules and ops count under these names is no card."""
_SHOWN_STATS = (ids.ATK, ids.THW, ids.DEF, ids.REC, ids.SCH)
