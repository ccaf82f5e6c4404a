"""What enemy attacks and schemes have in common: who resolves them, and boost cards (MC-BOOST)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import BOOST
from goldenrule.games.champions.rules import decks, values
from goldenrule.games.champions.rules.attacks import Numbered
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK
from goldenrule.kernel.event_windows import TriggeringEvent
from goldenrule.kernel.fields import Amount, CardId, CardRef, Serial, StackIndex
from goldenrule.kernel.steps import AGAIN, Procedure, Then

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def tell_beginning(game: "Champions", first: Numbered, stat: int) -> None:
    """Tell observers that an enemy begins to attack (its statistic is ATK) or scheme (SCH), before interrupts."""
    if game.observer is not None:
        enemy, target = first.source & ENTITY_MASK, first.target & ENTITY_MASK
        value = values.value(game, stat, enemy)
        game.tell_event(events.EnemyAttack if stat == ids.ATK else events.EnemyScheme, enemy, target, first.seat, value)


class Activation(Procedure):
    """An enemy attack or scheme, step after step. `window` is the stack index of its window, `boost` the boost card
    that is being resolved, `icons` the boost icons so far."""

    window: StackIndex
    enemy: CardRef
    moment: Serial
    icons: Amount = 0
    boost: CardId = 0

    def cancelled(self, game: "Champions") -> bool:
        """Is the enemy gone (OQ-51), or everybody whom the activation was aimed at (OQ-56)?"""
        state = game.state
        state.moment = self.moment
        if state.inc[self.enemy & ENTITY_MASK] != self.enemy >> ENTITY_BITS:
            return True
        if len(state.alive) == state.seats or self.resolver(game) >= 0 or self.outlives_player(game):
            return False
        if self.boost:
            self.count_boost_icons(game)
        return True

    def outlives_player(self, game: "Champions") -> bool:
        """Does the activation continue after all its target players are eliminated (OQ-87)?"""
        return False

    def resolver(self, game: "Champions") -> int:
        """Who resolves the activation and its Boost abilities: the player whom it is aimed at (see `targeted_player`).

        Of an attack on several players it is the first of them who is left; -1 if nobody is.
        """
        events = game.window_at(self.window).events
        kind = type(events[0])
        for c in events:
            if type(c) is kind and (seat := targeted_player(game, c)) >= 0:
                return seat
        return -1

    def give_boost_card(self, game: "Champions") -> Then:
        """An attacking or scheming villain gets a facedown boost card."""
        if self.enemy & ENTITY_MASK == game.state.villain:
            decks.give_boost(game)

    def turn_boost_card(self, game: "Champions") -> Then:
        """One boost card at a time: faceup, its ability, its icons, discarded (OQ-21)."""
        state = game.state
        if self.boost:  # its ability has resolved
            self.count_boost_icons(game)
        if self.enemy & ENTITY_MASK != state.villain:
            return None
        while cards := state.zones[BOOST]:
            e = self.boost = cards[0]
            game.move(e, ids.RESOLVING)
            if game.observer is not None:
                game.tell_event(events.BoostTurned, e)
            if boosts := game.content.faces[state.ident[e]].boosts:
                self.push_boost_abilities(game, e, boosts)
                return AGAIN
            self.count_boost_icons(game)
        return None

    def push_boost_abilities(self, game: "Champions", entity: int, boosts: tuple[int, ...]) -> None:
        """The abilities of a boost card, resolved by the player who resolves the activation, or by nobody (OQ-88)."""
        seat = self.resolver(game)
        if seat < 0:
            seat = game.window_at(self.window).events[0].seat
        for index in reversed(boosts):
            effect = game.env(entity, index, seat)
            effect.action = self.window
            game.tell_event(events.BoostAbility, entity)
            game.push(effect)

    def count_boost_icons(self, game: "Champions") -> None:
        """Add the icons of the boost card and discard it, unless its ability has put it somewhere else."""
        state = game.state
        e = self.boost
        self.boost = 0
        if state.zone[e] == ids.RESOLVING:
            icons = game.content.faces[state.ident[e]].facts.boost
            self.icons += icons  # MC-BOOST-04, -05, -09
            if game.observer is not None:
                game.tell_event(events.Boost, e, icons)
            game.move(e, ids.ENCOUNTER_DISCARD)


def targeted_player(game: "Champions", event: TriggeringEvent) -> int:
    """Return the player whom an attack or scheme is aimed at now: the one who defends, or, if that one is eliminated,
    the one who was attacked (D-11, OQ-51). -1 if both are eliminated (OQ-56)."""
    assert isinstance(event, Numbered)
    alive = game.state.alive
    return event.aimed if event.aimed in alive else event.seat if event.seat in alive else -1
