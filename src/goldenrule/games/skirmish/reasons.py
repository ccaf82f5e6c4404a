"""Why a card or an ability cannot be used now: from what its player may know, with the clause."""

from typing import TYPE_CHECKING, NamedTuple

from goldenrule.games.skirmish.abilities import Action, Attack, Immediate, Permanent, SingleUse
from goldenrule.games.skirmish.ids import HAND, SEAT_OF
from goldenrule.games.skirmish.readings import ANY_TURN, NEEDS_A_PLAY
from goldenrule.games.skirmish.rules.payment import may_pay, means_of, missing_means

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class Reason(NamedTuple):
    """What a seat cannot use, a word for why, and the clause; of a cost also the symbols and the cards that lack."""

    entity: int
    why: str
    clause: str
    symbols: tuple[int, ...] = ()
    cards: int = 0


class Waits(NamedTuple):
    """A card that waits for a moment, a word for which, and the clause."""

    entity: int
    when: str
    clause: str


def reasons(game: "Skirmish", seat: int) -> list[Reason]:
    """Every card of the hand that cannot be played now, and every ability that cannot be used."""
    state = game.state
    found: list[Reason] = []
    if not any(d.kind == "recruit" and d.seat == seat for d in game.pending):
        return found
    have = means_of(game, seat)
    for e in game.distinct(list(state.zones[HAND + seat])):
        face = game.face(e)
        if e in state.fresh:
            found.append(Reason(e, "fresh", "D-6.2"))
            continue
        if game.copy_in_play(face, seat):
            continue
        if face.kind != "battlefield" and not game.free_slots(seat):
            found.append(Reason(e, "no-slot", "DA-1"))
        elif not may_pay(game, seat, e, have):
            symbols, cards = missing_means(game, seat, e, have)
            if symbols:
                found.append(Reason(e, "no-colour", "D-5.2", symbols))
            else:
                found.append(Reason(e, "too-few", "D-5.2", cards=cards))
    for e in range(1, len(state.ident)):
        if state.zone[e] < 0 or SEAT_OF[state.zone[e]] != seat or game.face(e).kind == "battlefield":
            continue
        for index, ability in enumerate(game.face(e).abilities if game.listens(e) else ()):
            if isinstance(ability, Action | SingleUse):
                why = ability_reason(game, e, index)
                if why is not None:
                    found.append(why)
    return found


def waiting(game: "Skirmish", seat: int, card: int = 0) -> list[Reason | Waits]:
    """What the abilities of a seat's card wait for, or why it would not be asked about them as things are.

    Without a card: of all that the seat has in play, only why it would not be asked.
    """
    state = game.state
    out: list[Reason | Waits] = []
    for e in (card,) if card else range(1, len(state.ident)):
        if state.zone[e] < 0 or SEAT_OF[state.zone[e]] != seat:
            continue
        for index, ability in enumerate(game.face(e).abilities):
            if not isinstance(ability, Action | SingleUse):
                if card and isinstance(ability, Immediate | Attack | Permanent):
                    out.append(Waits(e, "by-itself", "D-3.4"))
            elif game.listens(e):
                bar = ability_reason(game, e, index)
                if bar is not None:
                    out.append(bar)
                elif card:
                    out.append(_asked_about(game, e, ability))
    return out


def _asked_about(game: "Skirmish", entity: int, ability: Action | SingleUse) -> Waits:
    """When a player is asked about an ability."""
    if isinstance(ability, Action):
        return Waits(entity, "action", "DA-16")
    return Waits(entity, "any-turn" if game.reads(ANY_TURN) else "own-turn", "DA-15")


def ability_reason(game: "Skirmish", entity: int, index: int) -> Reason | None:
    """Why an ability of a card in play, or of an Artifact, cannot be used in this Recruitment phase."""
    state = game.state
    if (state.ref(entity), index) in state.used:
        return Reason(entity, "used", "DA-16")
    if isinstance(game.face(entity).abilities[index], Action) and not state.played and game.reads(NEEDS_A_PLAY):
        if game.face(entity).kind == "artifact":
            return Reason(entity, "nothing-played", "DA-16")
    effect = game.env(entity, index)
    return None if effect.program.tree.may_change(game, effect) else Reason(entity, "no-effect", "D-3.4")
