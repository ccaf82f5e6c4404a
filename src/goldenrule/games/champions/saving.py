"""What a saved position of Champions may consist of."""

from collections.abc import Iterable
from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules.damage import AttackDamages, Damage, DamageDealt, Divide
from goldenrule.games.champions.rules.defeat import AdvanceScheme, Defeat, DefeatSteps, Limit
from goldenrule.games.champions.rules.encounter import NemesisArrival, ResolveCard, Reveal, RevealSteps
from goldenrule.games.champions.rules.enemies import (
    Defend,
    EnemyAttack,
    EnemyAttackSteps,
    EnemyScheme,
    EnemySchemeSteps,
    MinionAttacks,
)
from goldenrule.games.champions.rules.enter import EnterPlay, PlayCard
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.rules.periods import EndOf
from goldenrule.games.champions.rules.playing import PlayEvent, PlayPermanent
from goldenrule.games.champions.rules.powers import Attack, FormChange, Thwart
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.setup import SetUp
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.games.champions.rules.use import WhichEvent
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.codec import register
from goldenrule.kernel.game import Game
from goldenrule.kernel.position_validation import Shape, declare
from goldenrule.words.phrases import Phrase

FRAMES = (
    AdvanceScheme, DefeatSteps, Divide, EndOf, EnemyAttackSteps, EnemySchemeSteps, Limit, MinionAttacks, NemesisArrival,
    Pay, PlayEvent, PlayPermanent, ResolveCard, RevealSteps, Round, SetUp, Turn, WhichEvent,
)  # fmt: skip
EVENTS = (
    Damage, Defeat, EnemyAttack, EnemyScheme, Attack, Thwart, Threat, Reveal, EnterPlay, PlayCard, FormChange, Defend,
    DamageDealt, AttackDamages,
)  # fmt: skip
"""The events with windows."""
register(Table, TableCard, *FRAMES, *EVENTS, game="champions")


def _in_play(zone: int) -> bool:
    part = (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES
    return zone == ids.TABLE or (zone >= ids.FIRST_SEAT_ZONE and part in (ids.AREA, ids.ENGAGED))


def _lasting(content: Any) -> Iterable[str]:
    found: Iterable[str] = content.lasting
    return found


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


declare("champions", Shape(TableCard, _in_play, _lasting, _odd))
