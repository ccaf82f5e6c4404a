"""What happens in a duel, as data for the client that shows it slot by slot: see docs/stories.md for the keys."""

from goldenrule.gamekit.story_text import SeenValue, StageStep
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.text.table import civilian_key, slot_key


def stage_step(seen: SeenValue) -> StageStep | None:
    """What an event is to the client that looks at the strip; None for what happens in hands and decks."""
    event, *values = seen
    kind = Skirmish.EVENTS[event]
    told = dict(zip(kind.TOLD, values))
    if event == "move":
        return _move(**told)
    if event == "freed":
        return StageStep(kind.stage_key, place=civilian_key(told["slot"], told["colour"]))
    if not kind.stage_key:
        return None
    id, code = told.get("card", (0, ""))
    target, _ = told.get("defender", (0, ""))
    amount = told.get("amount", told.get("space", 0))
    return StageStep(kind.stage_key, id, code, target, seat=told.get("side", -1), n=amount)


def _move(card: SeenValue, came: int, to: int) -> StageStep | None:
    """A card comes into a slot, or leaves one; somebody takes an Artifact or a Battlefield card."""
    id, code = card
    if _is_slot(to):
        return StageStep("enters", id, code, place=slot_key((to - ids.SLOT) % ids.SLOTS), seat=ids.SEAT_OF[to])
    if _is_slot(came):
        return StageStep("leaves", id, code, seat=ids.SEAT_OF[came])
    if ids.OWNED <= to < ids.OWNED + 2 or (came == ids.BATTLEFIELDS and ids.HAND <= to < ids.HAND + 2):
        return StageStep("takes", id, code, seat=ids.SEAT_OF[to])
    return None


def _is_slot(zone: int) -> bool:
    return ids.SLOT <= zone < ids.SLOT + 2 * ids.SLOTS
