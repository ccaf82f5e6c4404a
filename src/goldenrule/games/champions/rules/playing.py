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


def why_not_play(game: "Champions", seat: int, entity: int) -> Refusal | None:
    """The first reason why a permanent in hand may not be played now, None if it may (MC-INIT-02, -03)."""
    if not affordable.can_pay_for_card(game, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    return why_not_place(game, seat, entity, game.ident(entity))


def why_not_place(game: "Champions", seat: int, entity: int, face: Face) -> Refusal | None:
    """The same for a permanent that can be paid for: its form, and a place for it."""
    rules = face.rules
    if rules.form and game.form(seat) != rules.form:
        return ("MC-TRIG-07", "wrong-form")
    if face.unique and enter.unique_conflict(game, entity):
        return ("MC-UNIQUE-02", "unique-in-play")
    if rules.attach is not None and not enter.hosts(game, seat, entity):
        return ("MC-ATTACHTO-06", "no-host")
    if (rules.max_per_player or rules.any_player) and not enter.areas(game, seat, entity):
        return ("MC-MAX-06", "max-per-player")
    return None


def use_up_discounts(game: "Champions", entity: int) -> None:
    """Effects on "the next card" that lowered this cost are used up."""
    lasting = game.state.lasting
    if lasting:
        for source, _, _ in values.modifiers_of(game, ids.COST, entity):
            if source in lasting:
                game.end_lasting(source)


class PlayPermanent(Procedure):
    """Playing an ally, support or upgrade: pay, choose where it goes, enter play (MC-INIT, MC-PLAY-01)."""

    seat: Seat
    entity: ThingId
    place: CardId = 0

    def pay(self, game: "Champions") -> Then:
        e = self.entity
        game.tell_event(events.Play, self.seat, e)
        cost = enter.card_cost(game, e)
        game.move(e, ids.RESOLVING)
        use_up_discounts(game, e)
        if cost > 0:
            payment.push_for_card(game, self.seat, e, cost)

    def put_into_play(self, game: "Champions") -> Then:
        """Where its player says; what has no place any more is discarded."""
        e = self.entity
        rules = game.content.faces[game.state.ident[e]].rules
        answer = game.take()
        host, seat = 0, self.seat
        if rules.attach is not None:
            found = enter.hosts(game, self.seat, e)
            if not found:
                game.discard(e)
                return END
            if answer is None:
                options: list[Option] = [("attach", h, 0) for h in found]
                game.ask(self, "attach", self.seat, options, e)
                return AGAIN
            host = answer[1]
            controller = game.table_card(host).controller
            seat = controller if controller >= 0 else self.seat
        elif rules.any_player:
            found = enter.areas(game, self.seat, e)
            if not found:
                game.discard(e)
                return END
            if answer is None:
                game.ask(self, "area", self.seat, [("area", game.state.identities[p], p) for p in found], e)
                return AGAIN
            seat = answer[2]
        enter.begin_enter(game, e, seat, host, True)
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
    window: StackIndex = -1
    event: Index = 0

    def pay(self, game: "Champions") -> Then:
        """What it costs, then its ability."""
        e = self.entity
        game.tell_event(events.Play, self.seat, e)
        effect = game.env(e, self.index, self.seat, self.window, self.event)
        cost = enter.card_cost(game, e)
        game.move(e, ids.RESOLVING)
        use_up_discounts(game, e)
        game.push(effect)
        if cost > 0:
            payment.push_for_card(game, self.seat, e, cost)

    def discard(self, game: "Champions") -> Then:
        """It goes to its owner's discard pile, and has been played."""
        e = self.entity
        if game.state.zone[e] == ids.RESOLVING:
            game.discard(e)
        if game.state.rows[enter.PlayCard.row + 1]:
            ref = game.state.ref(e)
            enter.PlayCard(ref, ref, self.seat, status=DONE).happen(game)


PlayEvent.follows(
    step(PlayEvent.pay, "MC-INIT-05", "MC-INIT-06"),
    step(PlayEvent.discard, "MC-EVENT-02", "MC-EVENT-03"),
)
