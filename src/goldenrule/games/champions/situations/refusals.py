"""Why something that a script names is not among the options: the clause."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, HAND, TABLE, zone
from goldenrule.games.champions.refusals import why_not_form, why_not_from_hand, why_not_power
from goldenrule.games.champions.rules import playing, use, values
from goldenrule.games.champions.rules.playing import Refusal
from goldenrule.games.champions.situations.answers import split_words
from goldenrule.games.champions.situations.placing import names_of, split_number
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.event_windows import INTERRUPT, EventWindow


def why_refused(game: Champions, decision: Decision, words: str) -> Refusal | None:
    """The clause and a message key, None when nothing that is known stands against it."""
    verb, rest = split_words(words)
    name, _ = split_number(rest)
    seat = decision.seat
    if verb == "form":
        return why_not_form(game, seat)
    cards = [e for e in _within_reach(game, seat) if name in names_of(game, e)]
    for e in cards:
        if verb == "play":
            return playing.why_not_play(game, seat, e)
        if verb == "use":
            return _use(game, decision, e)
        if verb in ("attack", "thwart", "recover"):
            return why_not_power(game, seat, e, verb)
        if verb == "pick":
            return _target(game, seat, e)
        if verb == "defend":
            return _defender(game, e)
    return None


def _within_reach(game: Champions, seat: int) -> list[int]:
    state = game.state
    out = [*state.zones[zone(seat, HAND)], *state.zones[zone(seat, AREA)], *state.zones[TABLE]]
    for other in range(state.seats):
        out += state.zones[zone(other, ids.ENGAGED)]
        if other != seat:
            out += state.zones[zone(other, AREA)]
    return out


def _use(game: Champions, decision: Decision, entity: int) -> Refusal | None:
    face = game.face(entity) if game.in_play(entity) else game.ident(entity)
    if decision.kind in ("turn", "request"):
        if not game.in_play(entity):
            return why_not_from_hand(game, decision.seat, entity)
        for index in face.actions:
            return use.why_not_use(game, decision.seat, entity, index)
        return ("MC-ACTION-02", "no-action")
    top = next((i for i in range(len(game.stack) - 1, -1, -1) if isinstance(game.stack[i], EventWindow)), -1)
    frame = game.stack[top] if top >= 0 else None
    if not isinstance(frame, EventWindow):
        return None
    timing = INTERRUPT if decision.kind == "interrupt" else 1 - INTERRUPT
    for ci, c in enumerate(frame.events):
        for index, ability in enumerate(face.abilities):
            when = ability.when
            if when is None or when.row != c.row + timing or ability.forced:
                continue
            effect = game.env(entity, index, decision.seat, top, ci)
            if when.meets(game, effect, c):
                return use.why_not_use(game, decision.seat, entity, index, effect)
    return ("MC-TRIG-01", "not-triggered")


def _target(game: Champions, seat: int, entity: int) -> Refusal | None:
    type = game.face(entity).type
    if type == "villain" and not values.may_attack(game, seat, entity):
        return ("MC-KW-GUARD-01", "guard")
    if type == "main_scheme" and not values.may_lose_threat(game, entity):
        return ("MC-CRISIS-01", "crisis")
    return None


def _defender(game: Champions, entity: int) -> Refusal | None:
    face = game.face(entity)
    if face.type == "alter_ego":
        return ("MC-DEFEND-09", "alter-ego")
    if face.type in ("hero", "ally") and game.table_card(entity).exhausted:
        return ("MC-EXHAUST-02", "exhausted")
    return None
