"""Retaliate: a character that survives an attack deals damage to the attacker (MC-KW-RETAL)."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.rules import damage, values
from goldenrule.games.champions.rules.attacks import AnyAttack
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import DONE, RESPONSE, EventWindow, TriggeringEvent

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

RETALIATED: Final = -1
"""How a window notes that its first part has been answered; -101 the second, and so on."""


def answer_attack(game: "Champions", window: EventWindow) -> bool:
    """Retaliate before the forced responses (OQ-08, OQ-80). True if it was pushed or somebody is asked."""
    if game.readings and retaliates_among_responses(game, window):
        return False
    due = retaliations(game, window)
    return bool(due) and answer_next(game, window, due)


def answer_next(game: "Champions", window: EventWindow, due: list[int]) -> bool:
    """Answer one of several parts of an attack, by a character that the first player chooses. True."""
    index = due[0]
    targets = list(dict.fromkeys(game.state.live(window.events[i].target) for i in due))
    if len(targets) > 1:  # OQ-63
        answer = game.take()
        if answer is None:
            game.stack.pop()
            game.ask(window, "order", game.state.first, [("order", e, 0) for e in targets])
            return True
        index = next(i for i in due if game.state.live(window.events[i].target) == answer[1])
    retaliate(game, window, index)
    return True


def retaliations(game: "Champions", window: EventWindow) -> list[int]:
    """The parts of an attack that a character with retaliate has still to answer."""
    out = []
    for i, c in enumerate(window.events):
        if c.status == DONE and isinstance(c, AnyAttack) and _retaliates(game, c) and not _answered(window, i):
            out.append(i)
    return out


def retaliate(game: "Champions", window: EventWindow, index: int) -> None:
    """The character that a part of an attack was made against deals damage to the attacker (MC-KW-RETAL-01)."""
    c = window.events[index]
    e = game.state.live(c.target)
    n = values.value(game, ids.RETALIATE, e)
    window.used = (*window.used, (c.target, RETALIATED - 100 * index))
    game.tell_event(events.Retaliate, e, game.state.live(c.source), n)
    damage.inflict(game, [Damage(c.source, c.target, game.speaker(e), n)])


def _answered(window: EventWindow, index: int) -> bool:
    """Has the character answered this part of the attack? One that two parts are made against answers both."""
    return (window.events[index].target, RETALIATED - 100 * index) in window.used


def _retaliates(game: "Champions", event: TriggeringEvent) -> bool:
    """Did a character with retaliate survive, and can its attacker be damaged (MC-KW-RETAL-01, -02, MC-CANNOT-01)?"""
    if not values.value(game, ids.RETALIATE, event.target & ENTITY_MASK):
        return False
    state = game.state
    e = state.live(event.target)
    if not e or state.cards[e] is None:
        return False
    attacker = state.live(event.source)
    return attacker != 0 and damage.may_be_damaged(game, attacker, event.target)


def retaliates_among_responses(game: "Champions", window: EventWindow) -> bool:
    """Does retaliate wait for the forced responses, because the first player orders it among them?"""
    return "retaliate-in-any-order" in game.readings and game.part_count(window, RESPONSE) > 1
