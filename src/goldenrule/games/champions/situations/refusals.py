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
from goldenrule.kernel.event_windows import INTERRUPT, Occurrence


def why_refused(g: Champions, decision: Decision, words: str) -> Refusal | None:
    """The clause and a message key, None when nothing that is known stands against it."""
    verb, rest = split_words(words)
    name, _ = split_number(rest)
    seat = decision.seat
    if verb == "form":
        return why_not_form(g, seat)
    cards = [e for e in _within_reach(g, seat) if name in names_of(g, e)]
    for e in cards:
        if verb == "play":
            return playing.why_not_play(g, seat, e)
        if verb == "use":
            return _use(g, decision, e)
        if verb in ("attack", "thwart", "recover"):
            return why_not_power(g, seat, e, verb)
        if verb == "pick":
            return _target(g, seat, e)
        if verb == "defend":
            return _defender(g, e)
    return None


def _within_reach(g: Champions, seat: int) -> list[int]:
    s = g.state
    out = [*s.zones[zone(seat, HAND)], *s.zones[zone(seat, AREA)], *s.zones[TABLE]]
    for other in range(s.seats):
        out += s.zones[zone(other, ids.ENGAGED)]
        if other != seat:
            out += s.zones[zone(other, AREA)]
    return out


def _use(g: Champions, decision: Decision, e: int) -> Refusal | None:
    face = g.face(e) if g.in_play(e) else g.ident(e)
    if decision.kind in ("turn", "request"):
        if not g.in_play(e):
            return why_not_from_hand(g, decision.seat, e)
        for index in face.actions:
            return use.why_not_use(g, decision.seat, e, index)
        return ("MC-ACTION-02", "no-action")
    top = next((i for i in range(len(g.stack) - 1, -1, -1) if isinstance(g.stack[i], Occurrence)), -1)
    frame = g.stack[top] if top >= 0 else None
    if not isinstance(frame, Occurrence):
        return None
    timing = INTERRUPT if decision.kind == "interrupt" else 1 - INTERRUPT
    for ci, c in enumerate(frame.conds):
        for index, ability in enumerate(face.abilities):
            when = ability.when
            if when is None or when.row != c.row + timing or ability.forced:
                continue
            f = g.env(e, index, decision.seat, top, ci)
            if when.meets(g, f, c):
                return use.why_not_use(g, decision.seat, e, index, f)
    return ("MC-TRIG-01", "not-triggered")


def _target(g: Champions, seat: int, e: int) -> Refusal | None:
    type = g.face(e).type
    if type == "villain" and not values.may_attack(g, seat, e):
        return ("MC-KW-GUARD-01", "guard")
    if type == "main_scheme" and not values.may_lose_threat(g, e):
        return ("MC-CRISIS-01", "crisis")
    return None


def _defender(g: Champions, e: int) -> Refusal | None:
    face = g.face(e)
    if face.type == "alter_ego":
        return ("MC-DEFEND-09", "alter-ego")
    if face.type in ("hero", "ally") and g.table_card(e).exhausted:
        return ("MC-EXHAUST-02", "exhausted")
    return None
