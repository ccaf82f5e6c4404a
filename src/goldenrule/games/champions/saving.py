"""What a saved position of Champions may consist of."""

from collections.abc import Iterable
from typing import Any, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules.defeat import AdvanceScheme, Defeat, Limit
from goldenrule.games.champions.rules.encounter import NemesisArrival, ResolveCard, Reveal
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme, MinionAttacks
from goldenrule.games.champions.rules.occurrences import Divide
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.rules.periods import EndOf
from goldenrule.games.champions.rules.playing import PlayEvent, PlayPermanent
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.setup import SetUp
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.games.champions.rules.use import WhichCondition
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel import checks as may
from goldenrule.kernel.codec import register
from goldenrule.kernel.game import Game
from goldenrule.kernel.shapes import CARD, Shape, declare
from goldenrule.words.phrases import Phrase

FRAMES = (
    AdvanceScheme, Defeat, Divide, EndOf, EnemyAttack, EnemyScheme, Limit, MinionAttacks, NemesisArrival,
    Pay, PlayEvent, PlayPermanent, ResolveCard, Reveal, Round, SetUp, Turn, WhichCondition,
)  # fmt: skip
register(Table, TableCard, *FRAMES, game="champions")

_seats: Final = may.tuple_of(may.seat, ids.MAX_SEATS)
_refs: Final = may.tuple_of(may.ref)
_card: Final = {
    "damage": may.count, "threat": may.count, "stunned": may.flag, "confused": may.flag, "tough": may.flag,
    "since": may.serial,
}  # fmt: skip
FIELDS: Final[dict[str, may.Check]] = {
    **_card,
    # the table
    "identities": may.by_seat(may.entity), "alive": _seats, "first": may.seat, "active": may.seat_or_none,
    "round": may.count, "phase": may.one_of("setup", "player", "villain"), "villain": may.entity,
    "villain_stages": may.tuple_of(may.face, 100), "main_scheme": may.entity,
    "scheme_stages": may.tuple_of(may.parts(may.face, may.face), 100), "acceleration": may.count, "flipped": _seats,
    "under": may.mapping(may.entity, may.entity),
    "lki": may.mapping(may.ref, may.part(TableCard, {**CARD, **_card})),
    "lki_faces": may.mapping(may.ref, may.face), "waiting_decks": may.tuple_of(may.seat_or_none, 100),
    "moment": may.serial,
    # what is being done
    "seat": may.seat, "Defeat.seat": may.seat_or_none, "Divide.seat": may.seat_or_none, "owner": may.seat,
    "Reveal.owner": may.seat, "chooser": may.seat_or_none, "seats": _seats, "asked": _seats, "declined": _seats,
    "requested": may.seat_or_none, "occ": may.below, "cond": may.step, "conds": may.tuple_of(may.step, 100),
    "entity": may.thing, "index": may.step, "card": may.ref, "enemy": may.ref, "target": may.ref, "source": may.ref,
    "boost": may.ref, "minion": may.entity, "place": may.entity, "among": _refs, "done": _refs, "without": _refs,
    "chosen": _refs, "given": may.tuple_of(may.count), "left": may.count, "part": may.count, "icons": may.amount,
    "kept": may.step, "stamp": may.serial, "period": may.one_of(*ids.PERIODS), "need": may.text, "open": may.text,
    "units": may.text, "plan": may.tuple_of(may.option, 100), "from_deck": may.flag, "surge": may.flag,
    "silent": may.flag, "spoken": may.step,
}  # fmt: skip


def _in_play(zone: int) -> bool:
    part = (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES
    return zone == ids.TABLE or (zone >= ids.FIRST_SEAT_ZONE and part in (ids.AREA, ids.ENGAGED))


def _lasting(content: Any) -> Iterable[str]:
    found: Iterable[str] = content.lasting
    return found


def _odd(g: Game) -> Phrase | None:
    """The villain, the main scheme and the identities of those who play are in play, as what they are."""
    s, faces = g.state, g.content.faces
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


declare("champions", Shape(TableCard, FIELDS, _in_play, _lasting, _odd))
