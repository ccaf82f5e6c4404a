"""A position that a test plays out by naming every choice; a choice that is not offered fails the test."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.placing import named_in_play, names_of
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.entities import LASTING_BASE

NUMBERED = ("mode", "amount", "declare")
"""Verbs whose last word is a number: "mode 1", "amount Mockingbird 2"."""


class Scripted:
    """A running position with a list of what has happened in it.

    Choices are written "verb Card": "play Mockingbird", "pay Strength", "pick Rhino", "mode 1", "pass". The second card
    of a name in play is "Hydra Mercenary (2)".
    """

    def __init__(self, **given: Any) -> None:
        self.game = place(read_given(given))
        self.events: list[tuple[str, ...]] = []
        self.game.observer = self._note
        self.game.run()

    # -- playing -----------------------------------------------------------------------------------

    def do(self, *choices: str) -> Scripted:
        """Answer the questions, one after the other."""
        for choice in choices:
            decision = self.game.pending[0]
            assert len(self.game.pending) == 1
            found = [o for o in decision.options if choice in self._written(o)]
            assert len(found) == 1, f"{choice!r} at {decision.kind!r} of seat {decision.seat}: {self.offered()}"
            self.game.apply(decision.seat, found[0])
        return self

    def asked(self) -> tuple[str, int]:
        """The kind of the open question, and the seat that is asked."""
        return (self.game.pending[0].kind, self.game.pending[0].seat)

    def offered(self, verb: str = "") -> list[str]:
        """The choices that are open, perhaps only those with a verb; each under the first of its names."""
        written = [self._written(o)[0] for o in self.game.pending[0].options]
        return [w for w in written if not verb or w.split()[0] == verb]

    def _written(self, option: Option) -> list[str]:
        verb, entity, detail = option
        number = f" {detail}" if verb in NUMBERED else ""
        if not entity:
            return [verb + number]
        names = [*names_of(self.game, entity)] if entity < LASTING_BASE else []
        for name in names_of(self.game, entity) if self.game.in_play(entity) else ():
            same = named_in_play(self.game, name)
            if len(same) > 1:
                names.append(f"{name} ({same.index(entity) + 1})")
        return [f"{verb} {name}{number}" for name in names]

    def _note(self, event: tuple[Any, ...]) -> None:
        words = [str(event[0])]
        for letter, value in zip(self.game.EVENTS.get(event[0], ""), event[1:], strict=False):
            if letter == "e":
                entity = value & 4095
                words.append(self.game.ident(entity).name if 0 < entity < len(self.game.state.ident) else "")
            else:
                words.append(str(value))
        self.events.append(tuple(words))

    # -- what happened -----------------------------------------------------------------------------

    def times(self, *words: object) -> int:
        """How many events begin with these words: `times("surge", 0, "Assault")`. "*" stands for any word."""
        wanted = [str(word) for word in words]
        return sum(
            len(e) >= len(wanted) and all(w in ("*", x) for w, x in zip(wanted, e, strict=False)) for e in self.events
        )

    # -- what is -----------------------------------------------------------------------------------

    def entity(self, name: str) -> int:
        """The only card in play of that name."""
        found = named_in_play(self.game, name)
        assert len(found) == 1, f"{len(found)} of {name!r} are in play"
        return found[0]

    def card(self, name: str) -> TableCard:
        """The state of a card in play."""
        return self.game.table_card(self.entity(name))

    def in_play(self, name: str) -> bool:
        return bool(named_in_play(self.game, name))

    def value(self, stat: int, name: str) -> int:
        return values.value(self.game, stat, self.entity(name))

    def villain(self) -> TableCard:
        return self.game.table_card(self.game.state.villain)

    def threat(self) -> int:
        """On the main scheme."""
        return self.game.table_card(self.game.state.main_scheme).threat

    def damage(self, seat: int = 0) -> int:
        """On an identity."""
        return self.game.table_card(self.game.state.identities[seat]).damage

    def identity(self, seat: int = 0) -> TableCard:
        return self.game.table_card(self.game.state.identities[seat])

    def hand(self, seat: int = 0) -> list[str]:
        return self._names(ids.zone(seat, ids.HAND))

    def discard(self, seat: int = 0) -> list[str]:
        return self._names(ids.zone(seat, ids.DISCARD))

    def engaged(self, seat: int = 0) -> list[str]:
        return self._names(ids.zone(seat, ids.ENGAGED))

    def encounter_discard(self) -> list[str]:
        return self._names(ids.ENCOUNTER_DISCARD)

    def table(self) -> list[str]:
        return self._names(ids.TABLE)

    def _names(self, zone: int) -> list[str]:
        return [self.game.ident(e).name for e in self.game.state.zones[zone]]


def hero(**more: Any) -> dict[str, Any]:
    """A player in hero form with an empty hand."""
    return {"form": "hero", "hand": [], **more}


def alter_ego(**more: Any) -> dict[str, Any]:
    """A player in alter-ego form with an empty hand."""
    return {"form": "alter_ego", "hand": [], **more}


def revealing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """The first player reveals an encounter card in step four of the villain phase; nobody else has any."""
    first = {**players[0], "dealt": [card]} if players else hero(dealt=[card])
    heroes = ["spider_man", "captain_marvel"][: max(1, len(players))]
    given = {"heroes": heroes, "phase": "villain", "step": 4, "players": [first, *players[1:]], **given}
    return Scripted(**given)
