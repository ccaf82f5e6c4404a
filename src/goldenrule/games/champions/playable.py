"""A game of Champions that can be played: it calls the rules when the kernel asks for them."""

from typing import Any

from goldenrule.games.champions import draws, ids
from goldenrule.games.champions.facts import CHARACTERS, VARIABLE
from goldenrule.games.champions.game import Champions
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
from goldenrule.kernel.ops import Mode
from goldenrule.kernel.rng import Stream

_HOOKS = {
    ids.DAMAGE: BEFOREHAND | PREDICTED_FROM | CHECKED | REACTED_TO,
    ids.DEFEAT: REACTED_TO,
    ids.ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.THWART: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_SCHEME: BEFOREHAND | FOLLOWED,
    ids.ENTER: REACTED_TO,
}
"""For each kind of event the hooks that its occurrences call."""


class PlayableChampions(Champions):
    """Marvel Champions with its rules. Made by `rules.setup.new_game`."""

    REALIZE = tuple(realizing.REALIZE)
    HOOKS = tuple(_HOOKS.get(kind, 0) for kind in range(ids.EVENTS))

    def fresh(self, state: Any) -> "PlayableChampions":
        new = PlayableChampions(state, self.content, self.setup)
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

    # -- cards and views ---------------------------------------------------------------------------------------------

    def shuffle(self, zone: int, stream: int) -> None:
        draws.remember(self, zone)
        super().shuffle(zone, stream)

    def redraw(self, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
        draws.redraw(self, seat, streams, keep)

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


_SHOWN_STATS = (ids.ATK, ids.THW, ids.DEF, ids.REC, ids.SCH)
