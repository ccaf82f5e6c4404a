"""Why a card or an ability cannot be used now: from what its player may know, with the clause."""

from typing import TYPE_CHECKING, NamedTuple

from goldenrule.games.skirmish.abilities import Action, Attack, Immediate, Permanent, SingleUse
from goldenrule.games.skirmish.ids import HAND, SEAT_OF
from goldenrule.games.skirmish.readings import ANY_TURN, NEEDS_A_PLAY
from goldenrule.games.skirmish.rules.payment import affordable, means

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class Reason(NamedTuple):
    """What a seat cannot use, a word for why, and the clause."""

    entity: int
    why: str
    clause: str


class Waits(NamedTuple):
    """A card that waits for a moment, a word for which, and the clause."""

    entity: int
    when: str
    clause: str


def reasons(g: "Skirmish", seat: int) -> list[Reason]:
    """Every card of the hand that cannot be played now, and every ability that cannot be used."""
    s = g.state
    found: list[Reason] = []
    if not any(d.kind == "recruit" and d.seat == seat for d in g.pending):
        return found
    have = means(g, seat)
    for e in g.distinct(list(s.zones[HAND + seat])):
        face = g.face(e)
        if e in s.fresh:
            found.append(Reason(e, "fresh", "D-6.2"))
            continue
        if g.copy_in_play(face, seat):
            continue
        if face.kind != "battlefield" and not g.free_slots(seat):
            found.append(Reason(e, "no-slot", "DA-1"))
        elif not affordable(g, seat, e, have):
            found.append(Reason(e, "cannot-pay", "D-5.2"))
    for e in range(1, len(s.ident)):
        if s.zone[e] < 0 or SEAT_OF[s.zone[e]] != seat or g.face(e).kind == "battlefield":
            continue
        for index, ability in enumerate(g.face(e).abilities if g.listens(e) else ()):
            if isinstance(ability, Action | SingleUse):
                why = ability_reason(g, e, index)
                if why is not None:
                    found.append(why)
    return found


def waiting(g: "Skirmish", seat: int, card: int = 0) -> list[Reason | Waits]:
    """What the abilities of a seat's card wait for, or why it would not be asked about them as things are.

    Without a card: of all that the seat has in play, only why it would not be asked.
    """
    s = g.state
    out: list[Reason | Waits] = []
    for e in (card,) if card else range(1, len(s.ident)):
        if s.zone[e] < 0 or SEAT_OF[s.zone[e]] != seat:
            continue
        for index, ability in enumerate(g.face(e).abilities):
            if not isinstance(ability, Action | SingleUse):
                if card and isinstance(ability, Immediate | Attack | Permanent):
                    out.append(Waits(e, "by-itself", "D-3.4"))
            elif g.listens(e):
                bar = ability_reason(g, e, index)
                if bar is not None:
                    out.append(bar)
                elif card:
                    out.append(_asked_about(g, e, ability))
    return out


def _asked_about(g: "Skirmish", entity: int, ability: Action | SingleUse) -> Waits:
    """When a player is asked about an ability."""
    if isinstance(ability, Action):
        return Waits(entity, "action", "DA-16")
    return Waits(entity, "any-turn" if g.reads(ANY_TURN) else "own-turn", "DA-15")


def ability_reason(g: "Skirmish", entity: int, index: int) -> Reason | None:
    """Why an ability of a card in play, or of an Artifact, cannot be used in this Recruitment phase."""
    s = g.state
    if (s.ref(entity), index) in s.used:
        return Reason(entity, "used", "DA-16")
    if isinstance(g.face(entity).abilities[index], Action) and not s.played and g.reads(NEEDS_A_PLAY):
        if g.face(entity).kind == "artifact":
            return Reason(entity, "nothing-played", "DA-16")
    f = g.env(entity, index)
    return None if f.program.tree.may_change(g, f) else Reason(entity, "no-effect", "D-3.4")
