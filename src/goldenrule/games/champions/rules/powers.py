"""Basic powers and labelled abilities of heroes and allies: attack, thwart, recover, change form."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import TABLE
from goldenrule.games.champions.rules import occurrences, values
from goldenrule.games.champions.rules.occurring import occur
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import BEFORE, DONE, Condition, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

SCHEMES = ("main_scheme", "side_scheme")
KINDS = {"attack": ids.ATTACK, "thwart": ids.THWART}


def push_action(
    g: "Champions",
    label: str,
    seat: int,
    character: int,
    targets: tuple[int, ...],
    effect: Effect,
    flags: int,
) -> None:
    """The occurrence of an attack or thwart by a character: the effect runs inside it (MC-ATTACK-03, MC-THWART-03)."""
    s = g.state
    s.serial += 1
    source = s.ref(character)
    conds: list[Condition] = []
    for target in targets:
        c = Condition(KINDS[label], target, 0, source, seat, flags)
        c.moment = s.serial
        conds.append(c)
    conds[0].effect = effect
    g.emit(label, seat, character, targets)
    Occurrence(BEFORE, conds).run(g)


def thwart_could_change(g: "Champions", character: int) -> bool:
    """Is there threat that a basic thwart could remove, or a confused card to lose (OQ-64)?"""
    s = g.state
    cards = s.cards
    if cards[character].confused:
        return True
    if not values.value(g, ids.THW, character):
        return False
    faces, shown = g.content.faces, s.face
    for e in s.zones[TABLE]:
        if cards[e].threat and faces[shown[e]].type in SCHEMES and values.may_lose_threat(g, e):
            return True
    return False


def consequential_damage(g: "Champions", occ: Occurrence) -> bool:
    """After an ally's attack or thwart it takes its printed damage (MC-CONSEQ-01, -02; OQ-16, OQ-17). True if any."""
    first = occ.conds[0]
    if not first.flags & ids.BASIC:
        return False
    ally = g.state.live(first.source)
    if not ally or g.face(ally).type != "ally":
        return False
    for c in occ.conds:
        if c.status == DONE:
            break
    else:
        return False
    facts = g.face(ally).facts
    n = facts.atk_cons if first.kind == ids.ATTACK else facts.thw_cons
    if n:
        conds = [Condition(ids.DAMAGE, first.source, n, first.source, first.seat, ids.CONSEQUENTIAL)]
        if not g.state.lasting:
            occurrences.inflict(g, conds)
        elif occurrences.damageable(g, conds):  # what ends with the attack ends first
            g.push(Occurrence(BEFORE, conds))
    return n > 0


def push_form_change(g: "Champions", seat: int) -> None:
    """An identity changes form."""
    identity = g.state.identities[seat]
    ref = g.state.ref(identity)
    c = Condition(ids.FORM, ref, 0, ref, seat)
    c.on = g.content.by_code[g.face(identity).facts.back].index
    occur(g, [c])
