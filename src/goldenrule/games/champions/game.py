"""A game of Champions as its rules, cards and clients see it.

What is read is in `queries`, what writes the table in `primitives`. Rules live in `rules/`, one procedure a module;
`playable` calls them. Cards live in `pack/`.
"""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, HAND, OPEN, SEAT_ZONES
from goldenrule.games.champions.primitives import Primitives
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.events import events_of
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.steps import in_progress


@mypyc_attr(allow_interpreted_subclasses=True)
class Champions(Primitives):
    """Abstract: Marvel Champions with 1-4 seats against a scenario. `PlayableChampions` calls the rules."""

    name = "champions"
    EVENTS = events_of(events)
    HANDS_LISTEN = False  # hands are open

    def quickstrike(self, entity: int) -> bool:
        """Abstract: let an enemy attack by quickstrike (`PlayableChampions` calls the rule). False if it does not."""
        raise NotImplementedError

    # -- abilities -------------------------------------------------------------------------------------------------

    def answering_seat(self, seat: int) -> int:
        return seat if seat in self.state.alive else self.state.first  # OQ-88

    def could_use(self, seat: int, entity: int) -> bool:
        state = self.state
        if state.phase == "setup":
            return False  # OQ-04
        card: TableCard | None = state.cards[entity]
        if card is None:
            return state.owner[entity] == seat
        return card.controller == seat or card.controller < 0

    def ability(self, entity: int, index: int) -> CardAbility:
        return self.definition(entity).abilities[index]  # type: ignore[return-value]  # all abilities here are

    def listeners(self, stat: int) -> tuple[tuple[int, int], ...]:
        return self.state.rows[stat_row(stat)]

    # -- hooks of the views ------------------------------------------------------------------------

    def zone_names(self) -> list[str]:
        return [*ids.SCENARIO_ZONES, *[f"{part}{p}" for p in range(self.state.seats) for part in ids.PLAYER_ZONES]]

    def zone_open(self, zone: int, seat: int) -> bool:
        """Hands are open to team mates (MC-TALK-01); decks, facedown and boost cards are hidden from all."""
        return OPEN[zone]

    def faceup(self, entity: int) -> bool:
        return self.state.face[entity] == self.state.ident[entity] or entity in self.state.identities

    def hidden_in(self, zone: int, seat: int) -> list[int]:
        state = self.state
        if not OPEN[zone]:
            return super().hidden_in(zone, seat)
        face, ident = state.face, state.ident
        return [e for e in state.zones[zone] if face[e] != ident[e] and not self.knows(e, seat)]

    def is_number(self, name: str, path: str) -> bool:
        if name in _NUMBERS or name.endswith(("_counters", "*you")):
            return True
        card = self.content.by_code.get(path.partition(":")[0])  # a lasting effect holds what its card has bound
        return card is not None and any(name in program.numbers for program in card.programs)

    def lies_apart(self, entity: int) -> bool:
        """Does a card in play lie facedown, showing another face than its own (MC-TYPES-03)?"""
        state = self.state
        return (
            state.face[entity] != state.ident[entity]
            and state.cards[entity] is not None
            and entity not in state.identities
        )

    def place(self, entity: int) -> str:
        state = self.state
        if state.cards[entity] is not None:
            return "play"
        z = state.zone[entity] - FIRST_SEAT_ZONE
        return "hand" if z >= 0 and z % SEAT_ZONES == HAND else ""

    def code(self, entity: int) -> str:
        return super().code(entity) if entity >= LASTING_BASE else self.face(entity).code

    def table_facts(self, seat: int) -> dict[str, object]:
        state = self.state
        return {
            "round": state.round,
            "phase": state.phase,
            "step": next((step.name for _, step in in_progress(self)), ""),
            "first": state.first,
            "active": state.active,
            "alive": list(state.alive),
            "acceleration": state.acceleration,
            "flipped": list(state.flipped),
            "villain": state.vid[state.villain],
            "main_scheme": state.vid[state.main_scheme],
            "target": values.target_threat(self),
            "identities": [state.vid[e] for e in state.identities],
            "villain_stages": [self.content.faces[i].code for i in state.villain_stages],
            "scheme_stages": [self.content.faces[b].code for _, b in state.scheme_stages],
        }


_NUMBERS = frozenset({
    "spent", "removed", "placed", "attacks", "dealt", "moment", "last_step", "paid", "paid_E", "paid_M", "paid_P",
})  # fmt: skip
"""What rules and ops count under these names is not a card."""
