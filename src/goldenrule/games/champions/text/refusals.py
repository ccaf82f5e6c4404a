"""Why not: what a seat cannot use now, with the clause that forbids it."""

from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.refusals import Refusal, refusal
from goldenrule.gamekit.text_lists import Translator, join_parts, slug
from goldenrule.games.champions.abilities import Bill
from goldenrule.games.champions.ids import AREA, ENGAGED, GUARD, HAND, TABLE, zone
from goldenrule.games.champions.ops.costs import DamageCost, ExhaustCost, HealCost
from goldenrule.games.champions.refusals import why_not_form, why_not_from_hand, why_not_power
from goldenrule.games.champions.rules import enter, use, values
from goldenrule.games.champions.rules.affordable import first_unpaid
from goldenrule.games.champions.text.labels import name_of, player_name

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

_LACKING: Final = ("cost-exhausted", "cost-unhurt", "cost-tough")
"""Refusals that name the cards because of which a cost cannot be paid."""


def refusal_text(texts: Translator, key: str, **args: str | int) -> str:
    """The sentence for a refusal of the rules, by its key."""
    return texts.t(f"refusal-{key}", **args)


def why_not(game: "Champions", seat: int, texts: Translator) -> list[Refusal]:
    """Everything in hand and in play that the seat cannot use now, and what it cannot attack or take threat from.

    Outside the seat's turn (or a request to it) actions as such are impossible, which is the single answer then.
    """
    if seat not in game.state.alive:
        return [refusal(texts, player_name(game, seat, texts), texts.t("refusal-eliminated"), "MC-ELIM-01")]
    asked = next((d.kind for d in game.pending if d.seat == seat), "")
    if asked not in ("turn", "request"):
        what = player_name(game, seat, texts)
        return [refusal(texts, what, texts.t("refusal-not-now"), "MC-ACTION-04")]
    out: list[Refusal] = []
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
        identity = game.state.identities[seat]
        out.append(refusal(texts, texts.t("what-form"), texts.t(f"refusal-{found[1]}"), found[0], identity))
    return out + _of_targets(game, seat, texts)


def waiting(game: "Champions", seat: int, texts: Translator, card: int = 0) -> list[Refusal]:
    """What abilities that wait for a moment wait for, or why the seat would not be asked about them as things are.

    Of one card, or else of all that the seat has and would not be asked about.
    """
    state = game.state
    out: list[Refusal] = []
    for e in (card,) if card else (*state.zones[zone(seat, HAND)], *state.zones[zone(seat, AREA)]):
        held = state.zone[e] == zone(seat, HAND)
        if not held and (not game.in_play(e) or game.speaker(e) != seat):
            continue
        face = game.ident(e) if held else game.face(e)
        for index, ability in enumerate(() if held and face.playable else face.abilities):
            if ability.kind not in ("interrupt", "response") or (ability.forced and not card):
                continue
            if ability.forced:
                name = name_of(game, e, texts)
                out.append(refusal(texts, name, texts.t("refusal-waits-forced"), "MC-FORCED-01", e))
            elif (found := use.why_not_asked(game, seat, e, index)) is not None:
                bar = _reason(game, seat, e, name_of(game, e, texts), found, ability.form, texts, index)
                out.append(refusal(texts, bar.what, texts.t("refusal-unasked", why=bar.why), bar.clause, e))
            elif card:
                why = texts.t(f"refusal-waits-{ability.kind}", where="hand" if held else "play")
                out.append(refusal(texts, name_of(game, e, texts), why, f"MC-{ability.kind.upper()}-01", e))
    return list({each.text: each for each in out}.values())


def _of_targets(game: "Champions", seat: int, texts: Translator) -> list[Refusal]:
    """The villain behind minions with guard, and the main scheme while a crisis icon is in play."""
    state = game.state
    out: list[Refusal] = []
    if not values.may_attack(game, seat, state.villain):
        guards = [e for e in state.zones[zone(seat, ENGAGED)] if values.value(game, GUARD, e)]
        names = join_parts(texts, dict.fromkeys(name_of(game, e, texts) for e in guards), "board-comma", "join-and")
        what = texts.t("what-attacked", name=name_of(game, state.villain, texts))
        why = texts.t("refusal-guarded", names=names, n=len(guards))
        out.append(refusal(texts, what, why, "MC-KW-GUARD-01", state.villain))
    if game.table_card(state.main_scheme).threat and not values.may_lose_threat(game, state.main_scheme):
        crises = [e for e in state.zones[TABLE] if "crisis" in game.face(e).icons]
        if crises:
            names = join_parts(texts, dict.fromkeys(name_of(game, e, texts) for e in crises), "board-comma", "join-and")
            what = texts.t("what-thwarted", name=name_of(game, state.main_scheme, texts))
            out.append(
                refusal(texts, what, texts.t("refusal-in-crisis", names=names), "MC-CRISIS-01", state.main_scheme)
            )
    return out


def _of_hand(game: "Champions", seat: int, entity: int, texts: Translator) -> list[Refusal]:
    found = why_not_from_hand(game, seat, entity)
    if found is None:
        return []
    face = game.ident(entity)
    form = face.rules.form if face.playable else game.ability(entity, face.actions[0]).form if face.actions else ""
    index = face.actions[0] if face.actions else -1
    return [_reason(game, seat, entity, name_of(game, entity, texts), found, form, texts, index)]


def _of_abilities(game: "Champions", seat: int, entity: int, texts: Translator) -> list[Refusal]:
    out: list[Refusal] = []
    for index in game.face(entity).actions:
        found = use.why_not_use(game, seat, entity, index)
        if found is not None:
            form = game.ability(entity, index).form
            out.append(_reason(game, seat, entity, name_of(game, entity, texts), found, form, texts, index))
    return out


def _of_powers(game: "Champions", seat: int, entity: int, texts: Translator) -> list[Refusal]:
    """Refusals of the basic powers of an identity or ally. A reason that bars both powers is given once."""
    face = game.face(entity)
    if face.type not in ("hero", "alter_ego", "ally"):
        return []
    name = name_of(game, entity, texts)
    out: list[Refusal] = []
    verbs = ("recover", "attack", "thwart") if face.type == "alter_ego" else ("attack", "thwart")
    bars = {verb: found for verb in verbs if (found := why_not_power(game, seat, entity, verb)) is not None}
    both = len(verbs) == 2 and len({*bars.values()}) == 1 and len(bars) == 2
    for verb, found in [("attack-thwart", bars["attack"])] if both else bars.items():
        out.append(_reason(game, seat, entity, texts.t(f"what-{verb}", name=name), found, "", texts))
    return out


def _reason(
    game: "Champions",
    seat: int,
    entity: int,
    name: str,
    found: tuple[str, str],
    form: str,
    texts: Translator,
    index: int = -1,
) -> Refusal:
    """What cannot be used, with the ability that it is about, if it is one."""
    clause, key = found
    where = "hand" if game.state.zone[entity] == zone(seat, HAND) else "play"
    cost = enter.card_cost(game, entity)
    args: dict[str, str | int] = {}
    if key in _LACKING:
        names = _lacking(game, seat, entity, index, texts)
        key, args = (key, {"names": names}) if names else ("cost-together", {})
    why = refusal_text(texts, key, form=slug(form) or "any", cost=cost, where=where, **args)
    return refusal(texts, name, why, clause, entity)


def _lacking(game: "Champions", seat: int, entity: int, index: int, texts: Translator) -> str:
    """The cards because of which the first part of a cost that cannot be paid is not paid; "" if it is none of them."""
    effect = game.env(entity, index, seat)
    part = first_unpaid(game, effect, game.ability(entity, index).cost, Bill())
    cards = part.of.all(game, effect) if isinstance(part, ExhaustCost | HealCost | DamageCost) else []
    found = [each for each in cards if not isinstance(part, ExhaustCost) or game.table_card(each).exhausted]
    return join_parts(texts, dict.fromkeys(name_of(game, each, texts) for each in found), "board-comma", "join-and")
