"""Why not: what a seat cannot use now, with the clause that forbids it."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.wording import Translator, slug
from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import AREA, HAND, TABLE, zone
from goldenrule.games.champions.rules import enter, playing, powers, use, values
from goldenrule.games.champions.text.labels import name_of, player_name

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Reason = tuple[str, str, str]
"""(what cannot be used, clause, why)"""


def refusal_text(texts: Translator, key: str, **args: str | int) -> str:
    """The sentence for a refusal of the rules, by its key."""
    return texts.t(f"refusal-{key}", **args)


def why_not(game: "Champions", seat: int, texts: Translator) -> list[Reason]:
    """Everything in hand and in play that the seat cannot use now: what, the clause, and why.

    Outside the seat's turn (or a request to it) actions as such are impossible, which is the single answer then.
    """
    if seat not in game.state.alive:
        return [(player_name(game, seat, texts), "MC-ELIM-01", texts.t("refusal-eliminated"))]
    asked = next((d.kind for d in game.pending if d.seat == seat), "")
    if asked not in ("turn", "request"):
        what = player_name(game, seat, texts)
        return [(what, "MC-ACTION-04", texts.t("refusal-not-now"))]
    out: list[Reason] = []
    seen: set[int] = set()
    for e in game.state.zones[zone(seat, HAND)]:
        if game.state.ident[e] not in seen:
            seen.add(game.state.ident[e])
            out += _of_hand(game, seat, e, texts)
    for e in game.state.zones[zone(seat, AREA)]:
        out += _of_abilities(game, seat, e, texts)
        out += _of_powers(game, seat, e, texts)
    for e in game.state.zones[TABLE]:
        out += _of_abilities(game, seat, e, texts)
    if seat in game.state.flipped:
        out.append((texts.t("what-form"), "MC-FORM-02", texts.t("refusal-form-changed")))
    return out


def _of_hand(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    face = game.ident(e)
    name = name_of(game, e, texts)
    if face.playable:
        found = playing.why_not_play(game, seat, e)
        return [_reason(game, seat, e, name, found, face.rules.form, texts)] if found is not None else []
    if face.type == "resource":
        return [(name, "MC-RESCARD-01", texts.t("refusal-resource-card"))]
    out: list[Reason] = []
    for index in face.actions:
        refusal = use.why_not_use(game, seat, e, index)
        if refusal is not None:
            out.append(_reason(game, seat, e, name, refusal, game.ability(e, index).form, texts))
    if not face.actions:
        kinds = {getattr(ability, "kind", "") for ability in face.abilities}
        kind = "interrupt" if "interrupt" in kinds else "response"
        clause = "MC-INTERRUPT-01" if kind == "interrupt" else "MC-RESPONSE-01"
        out.append((name, clause, texts.t(f"refusal-waits-{kind}")))
    return out


def _of_abilities(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    out: list[Reason] = []
    for index in game.face(e).actions:
        found = use.why_not_use(game, seat, e, index)
        if found is not None:
            out.append(_reason(game, seat, e, name_of(game, e, texts), found, game.ability(e, index).form, texts))
    return out


def _of_powers(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    """Basic powers of an identity or ally."""
    face = game.face(e)
    if face.type not in ("hero", "alter_ego", "ally"):
        return []
    name = name_of(game, e, texts)
    card = game.table_card(e)
    if card.exhausted:
        return [(name, "MC-EXHAUST-02", texts.t("refusal-exhausted"))]
    out: list[Reason] = []
    if face.type == "alter_ego":
        out.append((texts.t("what-attack", name=name), "MC-FORM-06", texts.t("refusal-needs-hero")))
        if not card.damage:
            out.append((texts.t("what-recover", name=name), "MC-TRIG-02", texts.t("refusal-undamaged")))
        return out
    for stat, key in ((ids.ATK, "attack"), (ids.THW, "thwart")):
        if face.printed(stat) in (None, -1):
            out.append((texts.t(f"what-{key}", name=name), "MC-DASH-01", texts.t("refusal-dash")))
    thwarts = face.printed(ids.THW) not in (None, -1)
    if thwarts and not powers.may_basic_thwart(game, seat, e):
        schemes = [s for s in game.state.zones[TABLE] if game.face(s).type in ("main_scheme", "side_scheme")]
        threat = any(game.table_card(s).threat for s in schemes)
        if not values.value(game, ids.THW, e):
            out.append((texts.t("what-thwart", name=name), "MC-TRIG-02", texts.t("refusal-no-effect")))
        elif threat:
            out.append((texts.t("what-thwart", name=name), "MC-CRISIS-01", texts.t("refusal-crisis")))
        else:
            out.append((texts.t("what-thwart", name=name), "MC-TRIG-02", texts.t("refusal-no-threat")))
    return out


def _reason(
    game: "Champions", seat: int, e: int, name: str, refusal: tuple[str, str], form: str, texts: Translator
) -> Reason:
    clause, key = refusal
    where = "hand" if game.state.zone[e] == zone(seat, HAND) else "play"
    cost = enter.card_cost(game, e)
    return (name, clause, refusal_text(texts, key, form=slug(form) or "any", cost=cost, where=where))
