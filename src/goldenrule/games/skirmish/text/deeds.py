"""What happens in a duel, as data for whoever shows it slot by slot: see docs/stories.md for the keys."""

from goldenrule.gamekit.story_text import Deed, Seen
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.text.table import civilian_key, slot_key

_OF_CARD = {"play": "plays", "use": "uses", "hold": "held", "defeat": "falls"}
_AMOUNTS = {"damage": "hurt", "heal": "healed", "prevented": "spared", "strengthen": "stronger"}


def deed(seen: Seen) -> Deed | None:
    """What an event is to whoever looks at the strip; None for what happens in hands and decks."""
    event, *values = seen
    if event == "attack":
        (id, code), (target, _) = values
        return Deed("attacks", id, code, target)
    if event in _OF_CARD:
        id, code = values[0]
        return Deed(_OF_CARD[event], id, code, seat=values[1] if event == "play" else -1)
    if event in _AMOUNTS:
        (id, code), n = values
        return Deed(_AMOUNTS[event], id, code, n=n)
    if event == "move":
        return _move(*values)
    if event in ("points", "marker"):
        seat, n = values
        return Deed(event, seat=seat, n=n)
    if event == "freed":
        _, zone, colour = values
        return Deed("freed", place=civilian_key(zone, colour))
    return None


def _move(card: Seen, came: int, to: int) -> Deed | None:
    """A card comes into a slot, or leaves one; somebody takes an Artifact or a Battlefield card."""
    id, code = card
    if _is_slot(to):
        return Deed("enters", id, code, place=slot_key((to - ids.SLOT) % ids.SLOTS), seat=ids.SEAT_OF[to])
    if _is_slot(came):
        return Deed("leaves", id, code, seat=ids.SEAT_OF[came])
    if ids.OWNED <= to < ids.OWNED + 2 or (came == ids.BATTLEFIELDS and ids.HAND <= to < ids.HAND + 2):
        return Deed("takes", id, code, seat=ids.SEAT_OF[to])
    return None


def _is_slot(zone: int) -> bool:
    return ids.SLOT <= zone < ids.SLOT + 2 * ids.SLOTS
