"""Why not: what a seat cannot use now, with the clause that forbids it."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.wording import Translator, slug
from goldenrule.games.champions.ids import AREA, HAND, TABLE, zone
from goldenrule.games.champions.refusals import why_not_form, why_not_from_hand, why_not_power
from goldenrule.games.champions.rules import enter, use
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
    if (found := why_not_form(game, seat)) is not None:
        out.append((texts.t("what-form"), found[0], texts.t(f"refusal-{found[1]}")))
    return out


def _of_hand(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    found = why_not_from_hand(game, seat, e)
    if found is None:
        return []
    face = game.ident(e)
    form = face.rules.form if face.playable else game.ability(e, face.actions[0]).form if face.actions else ""
    return [_reason(game, seat, e, name_of(game, e, texts), found, form, texts)]


def _of_abilities(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    out: list[Reason] = []
    for index in game.face(e).actions:
        found = use.why_not_use(game, seat, e, index)
        if found is not None:
            out.append(_reason(game, seat, e, name_of(game, e, texts), found, game.ability(e, index).form, texts))
    return out


def _of_powers(game: "Champions", seat: int, e: int, texts: Translator) -> list[Reason]:
    """Basic powers of an identity or ally; one that is exhausted is told once."""
    face = game.face(e)
    if face.type not in ("hero", "alter_ego", "ally"):
        return []
    name = name_of(game, e, texts)
    out: list[Reason] = []
    for verb in ("recover", "attack") if face.type == "alter_ego" else ("attack", "thwart"):
        found = why_not_power(game, seat, e, verb)
        if found is None:
            continue
        reason = _reason(game, seat, e, texts.t(f"what-{verb}", name=name), found, "", texts)
        if found[1] == "exhausted":
            return [(name, *reason[1:])]
        out.append(reason)
    return out


def _reason(
    game: "Champions", seat: int, e: int, name: str, refusal: tuple[str, str], form: str, texts: Translator
) -> Reason:
    clause, key = refusal
    where = "hand" if game.state.zone[e] == zone(seat, HAND) else "play"
    cost = enter.card_cost(game, e)
    return (name, clause, refusal_text(texts, key, form=slug(form) or "any", cost=cost, where=where))
