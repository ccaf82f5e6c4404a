"""What enemy attacks and schemes have in common: who resolves them, and boost cards (MC-BOOST)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import BOOST
from goldenrule.games.champions.rules import decks
from goldenrule.games.champions.rules.attacks import Numbered
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK
from goldenrule.kernel.event_windows import TriggeringEvent
from goldenrule.kernel.fields import Amount, CardId, CardRef, Serial, StackIndex
from goldenrule.kernel.steps import AGAIN, Procedure, Then

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Activation(Procedure):
    """An enemy attack or scheme, step after step. `occ` is the stack index of its occurrence, `boost` the boost card
    that is being resolved, `icons` the boost icons so far."""

    occ: StackIndex
    enemy: CardRef
    moment: Serial
    icons: Amount = 0
    boost: CardId = 0

    def cancelled(self, g: "Champions") -> bool:
        """Is the enemy gone (OQ-51), or everybody whom the activation was aimed at (OQ-56)?"""
        s = g.state
        s.moment = self.moment
        if s.inc[self.enemy & ENTITY_MASK] != self.enemy >> ENTITY_BITS:
            return True
        if len(s.alive) == s.seats or self.resolver(g) >= 0 or self.outlives_player(g):
            return False
        if self.boost:
            self.count_boost_icons(g)
        return True

    def outlives_player(self, g: "Champions") -> bool:
        """Does the activation go on without anybody whom it is aimed at, as an ability that is resolved (OQ-87)?"""
        return False

    def resolver(self, g: "Champions") -> int:
        """Who resolves the activation and its Boost abilities: the player whom it is aimed at (see `concerned`).

        Of an attack on several players it is the first of them who is left; -1 if nobody is.
        """
        conds = g.occurrence(self.occ).conds
        kind = type(conds[0])
        for c in conds:
            if type(c) is kind and (seat := concerned(g, c)) >= 0:
                return seat
        return -1

    def give_boost_card(self, g: "Champions") -> Then:
        """An attacking or scheming villain gets a facedown boost card."""
        if self.enemy & ENTITY_MASK == g.state.villain:
            decks.give_boost(g)

    def turn_boost_card(self, g: "Champions") -> Then:
        """One boost card at a time: faceup, its ability, its icons, discarded (OQ-21)."""
        s = g.state
        if self.boost:  # its ability has resolved
            self.count_boost_icons(g)
        if self.enemy & ENTITY_MASK != s.villain:
            return None
        while cards := s.zones[BOOST]:
            e = self.boost = cards[0]
            g.move(e, ids.RESOLVING)
            if g.observer is not None:
                g.tell_of(events.BoostTurned, e)
            if boosts := g.content.faces[s.ident[e]].boosts:
                self.push_boost_abilities(g, e, boosts)
                return AGAIN
            self.count_boost_icons(g)
        return None

    def push_boost_abilities(self, g: "Champions", e: int, boosts: tuple[int, ...]) -> None:
        """The abilities of a boost card, resolved by the player who resolves the activation, or by nobody (OQ-88)."""
        seat = self.resolver(g)
        if seat < 0:
            seat = g.occurrence(self.occ).conds[0].seat
        for index in reversed(boosts):
            effect = g.env(e, index, seat)
            effect.action = self.occ
            g.tell_of(events.BoostAbility, e)
            g.push(effect)

    def count_boost_icons(self, g: "Champions") -> None:
        """Add the icons of the boost card and discard it, unless its ability has put it somewhere else."""
        s = g.state
        e = self.boost
        self.boost = 0
        if s.zone[e] == ids.RESOLVING:
            icons = g.content.faces[s.ident[e]].facts.boost
            self.icons += icons  # MC-BOOST-04, -05, -09
            if g.observer is not None:
                g.tell_of(events.Boost, e, icons)
            g.move(e, ids.ENCOUNTER_DISCARD)


def concerned(g: "Champions", c: TriggeringEvent) -> int:
    """The player whom a part of an activation is aimed at now: who defends in another's place, and if he is out the
    player for whom it is resolved (D-11, OQ-51); -1 if that one is out, too (OQ-56)."""
    assert isinstance(c, Numbered)
    alive = g.state.alive
    return c.aimed if c.aimed in alive else c.seat if c.seat in alive else -1
