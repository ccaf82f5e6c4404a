"""What a saved position of a duel may consist of."""

from typing import Final

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.ops.hands import DiscardCards
from goldenrule.games.skirmish.rules.artifacts import Moment, TakeArtifact
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.location import Freeing, Losing
from goldenrule.games.skirmish.rules.nested import KeptResult
from goldenrule.games.skirmish.rules.placing import Entering, Moving, UnderTheDeck
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.games.skirmish.rules.turn import DrawCards, Turn
from goldenrule.games.skirmish.state import HELD_LATER, HELD_NEXT, Board, Figure
from goldenrule.kernel import checks as may
from goldenrule.kernel.codec import register
from goldenrule.kernel.game import Game
from goldenrule.kernel.shapes import Shape, declare
from goldenrule.words.phrases import Phrase

FRAMES = (
    AttackPhase, DiscardCards, DrawCards, Entering, Freeing, KeptResult, Losing, Moment, Moving, Recruit, TakeArtifact,
    Turn, UnderTheDeck,
)  # fmt: skip
register(Board, Figure, *FRAMES, game="skirmish")

_points: Final = may.number(-99, 99)
_civilians: Final = may.number(0, (1 << len(ids.COLOURS)) - 1)
FIELDS: Final[dict[str, may.Check]] = {
    "damage": may.count, "strengthened": may.amount, "held": may.number(0, HELD_NEXT | HELD_LATER),
    # the table
    "active": may.seat, "round": may.count, "turn": may.count,
    "phase": may.one_of("setup", "start", "recruitment", "attack", "draw"), "points": _points,
    "marker": may.number(-ids.LONGEST_TRACK, ids.LONGEST_TRACK),
    "civilians": may.parts(*[_civilians] * ids.ZONES_OF_MANHATTAN),
    "freed": may.parts(*[may.number(0, 99)] * len(ids.COLOURS)), "decked": may.seat_bits,
    "drew_last": may.seat_or_none, "used": may.tuple_of(may.parts(may.ref, may.step)), "played": may.flag,
    "stirred": may.flag, "fresh": may.tuple_of(may.ref),
    "fallen": may.tuple_of(may.parts(may.ref, may.number(ids.SLOT, ids.BATTLEFIELDS - 1))),
    # what is being done
    "seat": may.seat, "seats": may.tuple_of(may.seat, 16), "slot": may.number(0, ids.SLOTS), "attacker": may.ref,
    "defender": may.ref, "attacked": may.tuple_of(may.ref), "left": may.count, "card": may.ref, "number": may.amount,
    "Freeing.zones": may.tuple_of(may.number(0, ids.ZONES_OF_MANHATTAN - 1), 16),
    "plan": may.tuple_of(may.number(-may.MOST_PARTS, may.MOST_PARTS), 100),
}  # fmt: skip


def _in_play(zone: int) -> bool:
    return ids.SLOT <= zone < ids.BATTLEFIELDS


def _odd(g: Game) -> Phrase | None:
    """A slot holds one card at most, and it is one that fights."""
    s, faces = g.state, g.content.faces
    for zone in range(ids.SLOT, ids.BATTLEFIELDS):
        found = s.zones[zone]
        if len(found) > 1 or any([faces[s.ident[e]].seat != ids.SEAT_OF[zone] for e in found]):
            return Phrase("skirmish-torn-slot")
    return None


declare("skirmish", Shape(Figure, FIELDS, _in_play, odd=_odd))
