"""Listening abilities: those that a seat may use in a window, and how they start."""

from collections.abc import Sequence
from typing import Final

from goldenrule.kernel.definitions import NOTHING, Ability, Definition, When
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE
from goldenrule.kernel.errors import Unimplemented
from goldenrule.kernel.event_windows import DONE, PENDING, PREDICTED, Candidate, EventWindow, TriggeringEvent
from goldenrule.kernel.events import LastingBegins, LastingEnds
from goldenrule.kernel.game import Game
from goldenrule.kernel.game_types import ContentT, StateT
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.state import Lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityGame(Game[StateT, ContentT]):
    """A game whose cards have abilities. Subclasses decide who may use an ability, and how it starts."""

    # -- what a game has to say ----------------------------------------------------------------------------------

    def players(self) -> Sequence[int]:
        """Return the seats in player order, without eliminated ones."""
        raise NotImplementedError

    def first_player(self) -> int:
        return int(self.players()[0])

    def may_use(self, seat: int, entity: int, index: int, effect: Effect) -> bool:
        """May the seat use this optional ability now? `effect` holds the bindings of the occasion."""
        raise NotImplementedError

    def use(self, seat: int, entity: int, index: int, window: int, event: int) -> None:
        """Push a frame that carries out an optional ability, used by a seat on an event."""
        raise NotImplementedError

    def use_forced(self, entity: int, index: int, window: int, event: int) -> None:
        """Push a frame that carries out a mandatory ability."""
        raise NotImplementedError

    def speaker(self, entity: int) -> int:
        """Return the seat that resolves the abilities of an entity, -1 for the scenario."""
        lasting = self.state.lasting.get(entity)
        if lasting is not None:
            return int(lasting.seat)
        card = self.state.cards[entity]
        return int(card.controller) if card is not None else int(self.state.owner[entity])

    def could_use(self, seat: int, entity: int) -> bool:
        """Could the seat be the one that uses the abilities of an entity? A quick test before `may_use`."""
        return True

    def is_asked_anyway(self, window: EventWindow, timing: int, seat: int) -> bool:
        """Is a seat (-1: any seat) asked even if it has nothing to use, because only it may know that?

        Games with closed hands say so whenever a card hidden from others could be used, as far as these know.
        """
        return False

    def place(self, entity: int) -> str:
        """Return where a card listens from: "play", "hand", or "" if it does not listen. `reindex` uses it."""
        return "play" if self.state.cards[entity] is not None else ""

    # -- shared --------------------------------------------------------------------------------------------------

    def definition(self, entity: int) -> Definition:
        """Return the visible face of a card, or the definition of a lasting effect."""
        if entity >= LASTING_BASE:
            lasting: Definition = self.content.lasting[self.state.lasting[entity].path]
            return lasting
        face: Definition = self.content.faces[self.state.face[entity]]
        return face

    def env(self, entity: int, index: int, seat: int, window: int = -1, event: int = 0) -> Effect:
        """Return the bindings to examine or carry out an ability of an entity."""
        state = self.state
        if entity >= LASTING_BASE:
            lasting: Lasting = state.lasting[entity]
            program = self.content.lasting[lasting.path].programs[index]
            return Effect(0, program, lasting.source, lasting.seat, window, event, -1, dict(lasting.vars))
        return Effect(0, self.content.faces[state.face[entity]].programs[index], state.ref(entity), seat, window, event)

    def use_key(self, entity: int, index: int) -> tuple[int, int]:
        """Return the key that records the use of an ability on a window; each face has its own abilities."""
        state = self.state
        if entity >= LASTING_BASE or index < 0:
            return (state.ref(entity), index)
        return (state.ref(entity), state.face[entity] << 8 | index)

    def event_of(self, effect: Effect) -> TriggeringEvent:
        """Return the event that triggered an effect."""
        frame = self.stack[effect.window]
        assert isinstance(frame, EventWindow)
        return frame.events[effect.event]

    def part_count(self, window: EventWindow, timing: int) -> int:
        """Return the number of parts of a window: 0 without listeners, 1 with only optional abilities,
        2 with mandatory abilities or lasting effects."""
        state = self.state
        rows = state.rows
        optional = False
        for c in window.events:
            if row := rows[c.row + timing]:
                optional = True
                faces, shown = self.content.faces, state.face
                for entity, index in row:
                    if entity >= LASTING_BASE or faces[shown[entity]].musts[index]:
                        return 2
        return 1 if optional or self.is_asked_anyway(window, timing, -1) else 0

    def listening_abilities(self, window: EventWindow, timing: int, kind: str) -> list[Candidate]:
        """Return the abilities of one kind ("forced", "delayed") whose trigger a window meets, each once."""
        out: list[Candidate] = []
        state = self.state
        rows, faces, shown = state.rows, self.content.faces, state.face
        current = _CURRENT[timing]
        for ci, c in enumerate(window.events):
            row = rows[c.row + timing]
            if not row or c.status not in current:
                continue
            for entity, index in row:
                definition = faces[shown[entity]] if entity < LASTING_BASE else self.definition(entity)
                if definition.musts[index] != kind:
                    continue
                if kind == "delayed":
                    if (state.ref(entity), _on(ci, index)) in window.used:
                        continue
                elif (window.used and self.use_key(entity, index) in window.used) or (
                    out and _is_listed(entity, index, out)
                ):
                    continue
                when = definition.abilities[index].when
                assert when is not None
                if when.meets(self, self.env(entity, index, self.speaker(entity), len(self.stack) - 1, ci), c):
                    out.append((entity, index, ci))
        return out

    def forced_abilities(self, window: EventWindow, timing: int) -> list[Candidate]:
        return self.listening_abilities(window, timing, "forced")

    def use_delayed(self, window: EventWindow, timing: int) -> bool:
        """Start lasting effects that watch the event, before anything else may react to it."""
        found = self.listening_abilities(window, timing, "delayed") if self.state.lasting else []
        if not found:
            return False
        entity, index, ci = found[0]
        options = list(dict.fromkeys([("order", e, i) for e, i, _ in found]))
        if len({self.state.lasting[e].path for _, e, _ in options}) > 1:  # copies of one effect need no order
            answer = self.take()
            if answer is None:
                self.stack.pop()
                self.ask(window, "order", self.first_player(), options)
                return True
            entity, index, ci = next(c for c in found if c[0] == answer[1] and c[1] == answer[2])
        window.used = (*window.used, (self.state.ref(entity), _on(ci, index)))
        self.use_forced(entity, index, len(self.stack) - 1, ci)
        return True

    def has_optional(self, window: EventWindow, timing: int) -> bool:
        """Does an optional ability listen to an open event, so that somebody could be asked?"""
        state = self.state
        rows, faces, shown = state.rows, self.content.faces, state.face
        current = _CURRENT[timing]
        open = False
        for c in window.events:
            if c.status in current:
                open = True
                for entity, index in rows[c.row + timing]:
                    if entity < LASTING_BASE and not faces[shown[entity]].musts[index]:
                        return True
        return open and self.is_asked_anyway(window, timing, -1)

    def usable_abilities(self, window: EventWindow, timing: int, seat: int) -> list[Candidate]:
        """Return the optional abilities that a seat may use on a window, interchangeable ones once."""
        out: list[Candidate] = []
        state = self.state
        faces = self.content.faces
        current = _CURRENT[timing]
        effect: Effect | None = None
        for ci, c in enumerate(window.events):
            row = state.rows[c.row + timing]
            if not row or c.status not in current:
                continue
            for entity, index in row:
                if entity >= LASTING_BASE:
                    continue
                face = faces[state.face[entity]]
                if face.musts[index] or not self.could_use(seat, entity):
                    continue
                if window.used and self.use_key(entity, index) in window.used:
                    continue
                if out and _is_listed(entity, index, out):
                    continue
                ref = entity | state.inc[entity] << ENTITY_BITS
                if effect is None:
                    effect = Effect(0, face.programs[index], ref, seat, len(self.stack) - 1, ci)
                else:  # the bindings differ in no more than this
                    effect.program, effect.source, effect.event = face.programs[index], ref, ci
                when = face.abilities[index].when
                assert when is not None
                if when.meets(self, effect, c) and self.may_use(seat, entity, index, effect):
                    out.append((entity, index, ci))
        return self.distinct_abilities(out) if len(out) > 1 else out

    def distinct_abilities(self, found: list[Candidate]) -> list[Candidate]:
        """Return those of interchangeable entities once."""
        keep = self.distinct([each[0] for each in found])
        return [each for each in found if each[0] in keep]

    def code(self, entity: int) -> str:
        if entity >= LASTING_BASE and entity not in self.state.lasting:
            return ""
        return self.definition(entity).key

    def reindex(self) -> None:
        state = self.state
        rows: list[list[tuple[int, int]]] = [[] for _ in state.rows]
        for entity in range(1, len(state.ident)):
            place = self.place(entity)
            if place:
                definition = self.definition(entity)
                for row, index in definition.play_rows if place == "play" else definition.hand_rows:
                    rows[row].append((entity, index))
        for entity, lasting in state.lasting.items():
            for row, index in self.content.lasting[lasting.path].play_rows:
                rows[row].append((entity, index))
        state.rows = [tuple(sorted(row)) for row in rows]

    # -- lasting effects -----------------------------------------------------------------------------------------

    def add_lasting(self, path: str, effect: Effect, expires: str, stamp: int = 0) -> int:
        """Start a lasting or delayed effect with the bindings of `effect`. Raises Unimplemented for an unknown one."""
        state = self.state
        definition = self.content.lasting.get(path)
        if definition is None:
            raise Unimplemented("bad-no-lasting-effect", path=path)
        state.serial += 1
        entity: int = LASTING_BASE + state.serial % LASTING_BASE
        while entity in state.lasting:
            entity = LASTING_BASE + (entity + 1) % LASTING_BASE
        state.lasting[entity] = Lasting(
            entity, path, effect.source, effect.seat, tuple(sorted(effect.vars.items())), expires, stamp, state.serial
        )
        for row, index in definition.play_rows:
            self.add_row(row, entity, index)
        self.tell_event(LastingBegins, entity, path)
        return entity

    def end_lasting(self, entity: int) -> None:
        state = self.state
        for row, _ in self.content.lasting[state.lasting[entity].path].play_rows:
            self.drop_rows(row, entity)
        del state.lasting[entity]
        self.tell_event(LastingEnds, entity)


def _is_listed(entity: int, index: int, found: list[Candidate]) -> bool:
    """Is an ability among candidates, for whatever event?"""
    return any([each[0] == entity and each[1] == index for each in found])


def _on(event: int, index: int) -> int:
    """Return the key that records the use of a watching effect: it reacts once to each event of a window."""
    return -1000 * (event + 1) - index


_CURRENT: Final = ((PENDING, PREDICTED), (DONE,))
"""The states of events that interrupts, and responses, react to."""


__all__ = ["NOTHING", "Ability", "AbilityGame", "Definition", "When"]
