"""A game of Champions that can be played: it calls the rules when the kernel asks for them."""

from goldenrule.games.champions import draws, ids
from goldenrule.games.champions.facts import CHARACTERS, VARIABLE
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules import continuous_checks, enemies, enter, later, retaliate, use, values
from goldenrule.games.champions.rules.modes import open_modes
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE
from goldenrule.kernel.event_windows import Candidate, EventWindow
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.ops import Mode
from goldenrule.kernel.rng import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayableChampions(Champions):
    """Marvel Champions with its rules. Made by `rules.setup.new_game`."""

    def fresh(self, state: Table) -> "PlayableChampions":
        new = PlayableChampions(state, self.content, self.setup)
        new.readings = self.readings  # even if there are none: an attribute of its own is found quicker
        return new

    # -- hooks of the windows (see rules/) -------------------------------------------------------------------------

    def env(self, entity: int, index: int, seat: int, window: int = -1, event: int = 0) -> Effect:
        if entity >= LASTING_BASE:
            return super().env(entity, index, seat, window, event)
        if seat < 0 and window >= 0:
            trigger = self.window_at(window).events[event]
            seat = trigger.seat if trigger.seat in self.state.alive else self.state.first  # OQ-05
        state = self.state
        program = self.content.faces[state.face[entity]].programs[index]
        return Effect(0, program, entity | state.inc[entity] << ENTITY_BITS, seat, window, event)

    def forced_abilities(self, window: EventWindow, timing: int) -> list[Candidate]:
        found = self.listening_abilities(window, timing, "forced")
        return later.reordered_by_readings(self, window, timing, found) if self.readings else found

    def may_use(self, seat: int, entity: int, index: int, effect: Effect) -> bool:
        return use.why_not_use(self, seat, entity, index, effect) is None

    def use(self, seat: int, entity: int, index: int, window: int, event: int) -> None:
        use.begin(self, seat, entity, index, window, event)

    def use_forced(self, entity: int, index: int, window: int, event: int) -> None:
        if index < 0:
            retaliate.retaliate(self, self.window_at(window), event)
            if self.state.dirty:
                self.settle()
            return
        use.begin_forced(self, entity, index, window, event)

    def settle(self) -> None:
        continuous_checks.settle(self)

    def quickstrike(self, entity: int) -> bool:
        return enemies.quickstrike(self, entity)

    def open_modes(self, effect: Effect, modes: tuple[Mode, ...]) -> list[int]:
        return open_modes(self, effect, modes)

    # -- cards and views ---------------------------------------------------------------------------------------------

    def shuffle(self, zone: int, stream: int) -> None:
        draws.remember(self, zone)
        super().shuffle(zone, stream)

    def redraw(self, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
        draws.redraw(self, seat, streams, keep)

    def card_facts(self, entity: int) -> dict[str, object]:
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
