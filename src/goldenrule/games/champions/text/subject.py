"""What a question of Champions is about: the hand, an attack that goes on, or the card that asks or is asked about."""

from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.question_focus import Subject, all_in, cards_in
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.programs import RULES
from goldenrule.games.champions.rules.activation import Activation
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import EventWindow

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions
    from goldenrule.kernel.decisions import Decision

TURNS: Final = ("turn", "request")
GIVES: Final = ("mulligan", "end_discard", "pay", "discard_cost")
"""The questions that take cards from the hand."""
CHOOSES: Final = ("choose", "choose_some", "search")
WINDOWS: Final = ("interrupt", "response")


def subject(game: "Champions", decision: "Decision") -> Subject:
    """Return what a question is about."""
    kind = decision.kind
    if kind in TURNS or aims_a_basic_power(game):
        return Subject()
    hand = zone(decision.seat, HAND)
    held = any(game.state.zone[card] == hand for card in cards_in(decision))
    asks = (decision.source,) if decision.source else ()
    gone = () if decision.source else code_in_progress(game)
    if held and (kind in GIVES or (kind in CHOOSES and all_in(decision, game.state.zone, (hand,)))):
        return Subject("hand", asks, gone)
    cards = event_cards(game) if kind in WINDOWS else asks
    enemy = attacker(game)
    if enemy:
        acts = [card for card in (*cards, enemy) if card != enemy or says_more(game, enemy)]
        return Subject("scene", tuple(acts), gone)
    return Subject("card", cards, gone) if cards or gone else Subject()


def aims_a_basic_power(game: "Champions") -> bool:
    """Is the target of a basic power chosen? No card asks that."""
    frame = game.stack[-1]
    return isinstance(frame, Effect) and frame.program.path in RULES


def code_in_progress(game: "Champions") -> tuple[str, ...]:
    """Return the code of the card whose effect is being carried out after it has left play."""
    frame = game.stack[-1]
    if not isinstance(frame, Effect) or not frame.source:
        return ()
    code = frame.program.path.split("/")[0].split(":")[0]
    return (code,) if code in game.content.by_code else ()


def event_cards(game: "Champions") -> tuple[int, ...]:
    """Return the cards of the event that is open to interrupts or responses: what causes it, then what it happens to.

    Identities are not among them: what they say lies before their players all the time.
    """
    frame = game.stack[-1]
    if not isinstance(frame, EventWindow):
        return ()
    event = frame.events[0]
    cards = (event.source & ENTITY_MASK, event.target & ENTITY_MASK)
    return tuple(card for card in cards if card and card not in game.state.identities)


def says_more(game: "Champions", enemy: int) -> bool:
    """Does an enemy in play say more than what happened when it was revealed, and what it does as a boost card?"""
    face = game.face(enemy)
    past = {*face.revealed, *face.setups, *face.boosts}
    return bool(face.keywords) or len(past) < len(face.abilities)


def attacker(game: "Champions") -> int:
    """Return the enemy that attacks or schemes now, 0 if none does."""
    found = next((frame for frame in reversed(game.stack) if isinstance(frame, Activation)), None)
    return 0 if found is None else game.state.live(found.enemy)
