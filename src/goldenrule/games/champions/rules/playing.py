"""Cards played from hand: whether they may be, their cost, and how they come into play or take effect."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.rules import affordable, enter, payment, values
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.event_windows import DONE
from goldenrule.kernel.fields import CardId, Index, Seat, StackIndex, ThingId
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


Refusal = tuple[str, str]
"""(clause, message key): why something may not be done."""


def why_not_play(g: "Champions", seat: int, entity: int) -> Refusal | None:
    """The first reason why a permanent in hand may not be played now, None if it may (MC-INIT-02, -03)."""
    if not affordable.can_play(g, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    return why_not_place(g, seat, entity, g.ident(entity))


def why_not_place(g: "Champions", seat: int, entity: int, face: Face) -> Refusal | None:
    """The same for a permanent that can be paid for: its form, and a place for it."""
    rules = face.rules
    if rules.form and g.form(seat) != rules.form:
        return ("MC-TRIG-07", "wrong-form")
    if face.unique and enter.unique_conflict(g, entity):
        return ("MC-UNIQUE-02", "unique-in-play")
    if rules.attach is not None and not enter.hosts(g, seat, entity):
        return ("MC-ATTACHTO-06", "no-host")
    if (rules.max_per_player or rules.any_player) and not enter.areas(g, seat, entity):
        return ("MC-MAX-06", "max-per-player")
    return None


def use_up_discounts(g: "Champions", entity: int) -> None:
    """Effects on "the next card" that lowered this cost are used up."""
    lasting = g.state.lasting
    if lasting:
        for source, _, _ in values.parts(g, ids.COST, entity):
            if source in lasting:
                g.end_lasting(source)


class PlayPermanent(Procedure):
    """Playing an ally, support or upgrade: pay, choose where it goes, enter play (MC-INIT, MC-PLAY-01)."""

    seat: Seat
    entity: ThingId
    place: CardId = 0

    def pay(self, g: "Champions") -> Then:
        e = self.entity
        g.tell_of(events.Play, self.seat, e)
        cost = enter.card_cost(g, e)
        g.move(e, ids.RESOLVING)
        use_up_discounts(g, e)
        if cost > 0:
            payment.push_for_card(g, self.seat, e, cost)

    def put_into_play(self, g: "Champions") -> Then:
        """Where its player says; what has no place any more is discarded."""
        e = self.entity
        rules = g.ident(e).rules
        answer = g.take()
        host, seat = 0, self.seat
        if rules.attach is not None:
            found = enter.hosts(g, self.seat, e)
            if not found:
                g.discard(e)
                return END
            if answer is None:
                options: list[Option] = [("attach", h, 0) for h in found]
                g.ask(self, "attach", self.seat, options, e)
                return AGAIN
            host = answer[1]
            controller = g.table_card(host).controller
            seat = controller if controller >= 0 else self.seat
        elif rules.any_player:
            found = enter.areas(g, self.seat, e)
            if not found:
                g.discard(e)
                return END
            if answer is None:
                g.ask(self, "area", self.seat, [("area", g.state.identities[p], p) for p in found], e)
                return AGAIN
            seat = answer[2]
        enter.begin_enter(g, e, seat, host, True)
        return END


PlayPermanent.follows(
    step(PlayPermanent.pay, "MC-INIT-05", "MC-INIT-06"),
    step(PlayPermanent.put_into_play, "MC-INIT-09", "MC-PLAY-01", "MC-ATTACHTO-09"),
)


class PlayEvent(Procedure):
    """Playing an event: its ability, then its owner's discard pile (MC-EVENT-02, -03)."""

    seat: Seat
    entity: ThingId
    index: Index
    occ: StackIndex = -1
    cond: Index = 0

    def pay(self, g: "Champions") -> Then:
        """What it costs, then its ability."""
        e = self.entity
        g.tell_of(events.Play, self.seat, e)
        f = g.env(e, self.index, self.seat, self.occ, self.cond)
        cost = enter.card_cost(g, e)
        g.move(e, ids.RESOLVING)
        use_up_discounts(g, e)
        g.push(f)
        if cost > 0:
            payment.push_for_card(g, self.seat, e, cost)

    def discard(self, g: "Champions") -> Then:
        """It goes to its owner's discard pile, and has been played."""
        e = self.entity
        if g.state.zone[e] == ids.RESOLVING:
            g.discard(e)
        if g.state.rows[enter.PlayCard.row + 1]:
            ref = g.state.ref(e)
            enter.PlayCard(ref, ref, self.seat, status=DONE).happen(g)


PlayEvent.follows(
    step(PlayEvent.pay, "MC-INIT-05", "MC-INIT-06"),
    step(PlayEvent.discard, "MC-EVENT-02", "MC-EVENT-03"),
)
