"""What a saved position of Champions may consist of."""

from operator import attrgetter

from goldenrule.games.champions import ids, rules
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.codec import register, register_rules
from goldenrule.kernel.game import Game
from goldenrule.kernel.position_validation import Shape, declare
from goldenrule.words.phrases import Phrase

register(Table, TableCard, game="champions")
register_rules(rules, "champions")


def _in_play(zone: int) -> bool:
    part = (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES
    return zone == ids.TABLE or (zone >= ids.FIRST_SEAT_ZONE and part in (ids.AREA, ids.ENGAGED))


def _odd(game: Game) -> Phrase | None:
    """The villain, the main scheme and the identities of those who play are in play, as what they are."""
    s, faces = game.state, game.content.faces
    if s.winner:
        return None
    for what, e, types in (
        ("villain", s.villain, ("villain",)),
        ("main-scheme", s.main_scheme, ("main_scheme",)),
        *(("identity", s.identities[seat], ("hero", "alter_ego")) for seat in s.alive),
    ):
        if not e or s.cards[e] is None or faces[s.face[e]].type not in types:
            return Phrase("champions-torn-missing", what=what)
    return None if s.alive else Phrase("champions-torn-nobody")


declare("champions", Shape(TableCard, _in_play, attrgetter("lasting"), _odd))
