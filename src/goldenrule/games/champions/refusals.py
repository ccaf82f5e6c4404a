"""Why a player may not do something now: the first reason with its clause, for players who ask and for scripts.

What only the rules decide, `rules` says: playing a card, using an ability. Here is what they just do not offer.
"""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import TABLE
from goldenrule.games.champions.rules import playing, use, values
from goldenrule.games.champions.rules.playing import Refusal

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

_STATS: Final = {"attack": ids.ATK, "thwart": ids.THW}


def why_not_form(game: "Champions", seat: int) -> Refusal | None:
    return ("MC-FORM-02", "form-changed") if seat in game.state.flipped else None


def why_not_from_hand(game: "Champions", seat: int, entity: int) -> Refusal | None:
    """Why a card in hand may not be played or used as an action."""
    face = game.ident(entity)
    if face.playable:
        return playing.why_not_play(game, seat, entity)
    if face.type == "resource":
        return ("MC-RESCARD-01", "resource-card")
    if face.actions:
        return use.why_not_use(game, seat, entity, face.actions[0])
    if any(ability.kind == "interrupt" for ability in face.abilities):
        return ("MC-INTERRUPT-01", "waits-interrupt")
    return ("MC-RESPONSE-01", "waits-response")


def why_not_power(game: "Champions", seat: int, entity: int, verb: str) -> Refusal | None:
    """Why a character may not "attack", "thwart" or "recover" by its basic power."""
    face = game.face(entity)
    if face.type not in ("ally", "hero", "alter_ego") or game.table_card(entity).controller != seat:
        return ("MC-TURN-05", "not-yours")
    if verb == "recover" and face.type != "alter_ego":
        return ("MC-RECOVER-02", "needs-alter-ego")
    if verb != "recover" and face.type == "alter_ego":
        return ("MC-TURN-04", "needs-hero")
    if verb != "recover" and face.printed(_STATS[verb]) in (None, -1):
        return ("MC-DASH-01", "dash")
    if game.table_card(entity).exhausted:
        if verb == "recover":
            return ("MC-RECOVER-02", "exhausted")
        return ("MC-ALLY-05", "exhausted") if face.type == "ally" else ("MC-EXHAUST-02", "exhausted")
    if verb == "recover":
        return None if game.table_card(entity).damage else ("MC-TRIG-02", "undamaged")
    return _why_not_thwart(game, entity) if verb == "thwart" else None


def _why_not_thwart(game: "Champions", entity: int) -> Refusal | None:
    """Why a ready character that can thwart may not, as things are; a confused one always may."""
    schemes = [x for x in game.state.zones[TABLE] if "scheme" in game.face(x).type and game.table_card(x).threat]
    if game.table_card(entity).confused:
        return None
    if not values.value(game, ids.THW, entity):
        return ("MC-TRIG-02", "no-effect")
    if not schemes:
        return ("MC-INIT-02", "no-threat")
    return None if any(values.may_lose_threat(game, x) for x in schemes) else ("MC-CRISIS-01", "crisis")
