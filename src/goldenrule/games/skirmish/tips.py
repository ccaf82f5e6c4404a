"""Tips of the duel for a first game, and warnings before the turn ends badly."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.tips import Tip
from goldenrule.games.skirmish.board_types import DuelBoard
from goldenrule.games.skirmish.ids import DRAWN
from goldenrule.kernel.decisions import DONE, Decision
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

SITUATIONS: Final = (
    "recruit", "slot", "payment", "discard", "civilian", "artifact", "battlefield", "open", "marker", "damage",
)  # fmt: skip
"""Situations that have a tip; where several hold, the first one is explained first."""
DANGERS: Final = ("points", "civilians", "deck")
BATTLEFIELD: Final = "battlefield"


def tips(game: "Skirmish", decision: Decision, board: DuelBoard, name: Callable[[int], str]) -> list[Tip]:
    """Return the situations that hold now for the side that is asked. `name` is how cards are called."""
    found = {tip.key: tip for tip in _situations(game, decision, board)}
    if "discard" in found:
        cause = next((frame.source & ENTITY_MASK for frame in reversed(game.stack) if isinstance(frame, Effect)), 0)
        cards = [id for id in (game.shown_id(cause, decision.seat),) if id]
        found["discard"] = Tip("discard", cards=cards, args={"card": name(cause)})
    return [found[key] for key in SITUATIONS if key in found]


def _situations(game: "Skirmish", decision: Decision, board: DuelBoard) -> Iterator[Tip]:
    kind = decision.kind
    if kind in ("slot", "discard", "civilian", "artifact"):
        yield Tip(kind)
    if kind == "pay":
        yield Tip("payment")
    if kind != "recruit":
        return
    yield Tip("recruit")
    if board.marker.at:
        yield Tip("marker", places=["marker"], cards=[card.id for card in board.offer.cards if card.id])
    mine = [slot.mine for slot in board.slots if slot.mine and slot.mine.attack]
    frees = [unit.id for unit in mine if unit.attack and unit.attack.key == "civilian"]
    if frees:
        yield Tip("civilian", cards=frees)
    alone = [slot for slot in board.slots if slot.theirs and not slot.mine]
    if alone:
        yield Tip("open", cards=[slot.theirs.id for slot in alone if slot.theirs])
    hurt = [slot.mine.id for slot in board.slots if slot.mine and slot.mine.gauge.value < slot.mine.gauge.full]
    if hurt:
        yield Tip("damage", cards=hurt)
    for verb, entity, _ in decision.options:
        if verb == "play" and game.face(entity).facts.kind == BATTLEFIELD:
            yield Tip("battlefield", cards=[game.shown_id(entity, decision.seat)])


def hold_on(game: "Skirmish", decision: Decision, board: DuelBoard) -> list[Tip]:
    """Return what would end the game badly if the side recruited nothing more."""
    if decision.kind != "recruit" or DONE not in decision.options:
        return []
    seat, out = decision.seat, []
    theirs = [slot.theirs for slot in board.slots if slot.theirs and slot.theirs.attack and not slot.theirs.held]
    gains = {key: [unit for unit in theirs if unit.attack and unit.attack.key == key] for key in ("point", "civilian")}
    goals = {goal.key: goal for goal in board.goals}
    enemy = goals["villains" if seat == 0 else "heroes"]
    missing = (enemy.full or 0) - enemy.value
    if gains["point"] and missing <= len(gains["point"]):
        cards = [unit.id for unit in gains["point"]]
        out.append(Tip("points", cards=cards, args={"n": missing}))
    left = (goals["civilians"].full or 0) - goals["civilians"].value
    if gains["civilian"] and left <= len(gains["civilian"]):
        out.append(Tip("civilians", cards=[unit.id for unit in gains["civilian"]], args={"n": left}))
    deck = next(pile.value for pile in board.players[0].piles if pile.key == "deck")
    if deck <= DRAWN:
        mine = goals["heroes" if seat == 0 else "villains"]
        ahead = "yes" if mine.value > enemy.value else "no"
        out.append(Tip("deck", args={"n": deck, "ahead": ahead}))
    return out
