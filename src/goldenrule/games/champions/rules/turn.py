"""A player's turn: every option of MC-TURN, listed with the checks that `why` shows."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import AREAS, HANDS, TABLE
from goldenrule.games.champions.programs import basic
from goldenrule.games.champions.rules import affordable, enter, periods, playing, powers, use
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.entities import ENTITY_BITS
from goldenrule.kernel.fields import Seat, SeatOrNone, Size
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

END_TURN: Option = ("end_turn", 0, 0)
DECLINE: Option = ("decline", 0, 0)


class Turn(Frame):
    """The turn of one player. `declined` are seats that declined a request since the state last changed."""

    seat: Seat
    declined: Annotated[tuple[Seat, ...], Size(ids.MAX_SEATS)] = ()
    requested: SeatOrNone = -1

    def run(self, game: "Champions") -> None:
        state = game.state
        answer = game.answer
        game.answer = None
        if self.pc == 2:
            self.answer_request(game, answer)
            return
        if answer is None:
            seat = self.seat
            if self.pc == 0:
                self.pc = 1
                state.active = seat
                if game.observer is not None:
                    game.tell_event(events.Turn, seat)
            if seat not in state.alive:
                self.end(game)
                return
            if state.lki:
                state.lki = {}
                state.lki_faces = {}
            game.ask(self, "turn", seat, options(game, seat, self.declined))
            return
        verb, _, detail = answer
        if verb == "end_turn":
            self.end(game)
            return
        stack = game.stack
        stack.append(self)
        if verb == "request":
            self.pc = 2
            self.requested = detail
            return
        self.declined = ()
        begin(game, self.seat, answer)
        if not state.dirty:  # nothing to check first: what has been begun, or else the turn, goes on at once
            stack.pop().run(game)

    def answer_request(self, game: "Champions", answer: Option | None) -> None:
        """Another player is asked to use an action; that player decides (MC-TURN-09)."""
        seat = self.requested
        if answer is None:
            found = requested_actions(game, seat) if seat in game.state.alive else []
            game.ask(self, "request", seat, [*found, DECLINE])
            return
        self.pc = 1
        self.requested = -1
        game.push(self)
        if answer == DECLINE:
            self.declined = (*self.declined, seat)
            return
        self.declined = ()
        begin(game, seat, answer)

    def end(self, game: "Champions") -> None:
        game.state.active = -1
        if game.observer is not None:
            game.tell_event(events.TurnEnds, self.seat)
        periods.push_end(game, "turn")


def begin(game: "Champions", seat: int, option: Option) -> None:
    """Start what an option of a turn stands for."""
    verb, entity, detail = option
    if verb == "play":
        game.stack.append(playing.PlayPermanent(0, seat, entity))
    elif verb == "use":
        use.begin(game, seat, entity, detail)
    elif verb == "form":
        game.state.flipped = (*game.state.flipped, seat)
        powers.push_form_change(game, seat)
    else:
        game.tell_event(events.Basic, seat, entity, verb)
        game.stack.append(basic(game, verb, seat, entity))


def options(game: "Champions", seat: int, declined: tuple[int, ...] = ()) -> list[Option]:
    """Everything that the active player may do now."""
    state = game.state
    faces = game.content.faces
    zones, ident, shown, cards = state.zones, state.ident, state.face, state.cards
    out: list[Option] = []
    hand = zones[HANDS[seat]]
    certain = -1 if state.rows[enter.COST_ROW] else len(hand) * game.content.least_worth  # a price that can be paid
    identity = state.identities[seat]
    form = faces[shown[identity]].type
    effect = Effect(0, EMPTY, 0, seat)
    seen: list[int] = []
    for e in hand:  # MC-TURN-03, -06
        card = ident[e]
        if card in seen:
            continue
        seen.append(card)
        face = faces[card]
        if face.playable:
            if (face.price <= certain or affordable.can_pay_for_card(game, seat, e)) and (
                not face.terms or playing.why_not_place(game, seat, e, face) is None
            ):
                out.append(("play", e, 0))
        elif actions := face.actions_in[form]:
            if face.price <= certain or affordable.can_pay_for_card(game, seat, e):
                add_usable_actions(game, effect, e, face, actions, out)
    for e in zones[AREAS[seat]]:  # MC-TURN-04..06
        face = faces[shown[e]]
        if actions := face.actions_in[form]:
            add_usable_actions(game, effect, e, face, actions, out)
        if face.friendly and not cards[e].exhausted:
            if face.attacks:
                out.append(("attack", e, 0))
            if face.thwarts and powers.thwart_could_change(game, e):
                out.append(("thwart", e, 0))
            if e == identity and cards[e].damage and form == "alter_ego":
                out.append(("recover", e, 0))
    for e in zones[TABLE]:  # MC-TURN-07
        if faces[shown[e]].actions:
            for index in faces[shown[e]].actions_in[form]:
                if use.why_not_use(game, seat, e, index) is None:
                    out.append(("use", e, index))
    if seat not in state.flipped:  # MC-TURN-02
        out.append(("form", identity, 0))
    if len(state.alive) > 1:  # MC-TURN-09
        for p in game.players():
            if p != seat and p not in declined and requested_actions(game, p, True):
                out.append(("request", 0, p))
    out.append(END_TURN)
    return out


def add_usable_actions(
    game: "Champions", effect: Effect, entity: int, face: Face, actions: tuple[int, ...], out: list[Option]
) -> None:
    """Add those of a card's actions that may be used; the cost of one in hand can be paid.

    `effect` is bound to the abilities as they are examined.
    """
    seat = effect.seat
    effect.source = entity | game.state.inc[entity] << ENTITY_BITS
    for index in actions:
        effect.program = face.programs[index]
        if use.why_not_now(game, seat, entity, face, index, effect, False) is None:
            out.append(("use", entity, index))


def requested_actions(game: "Champions", seat: int, one: bool = False) -> list[Option]:
    """Actions that a player could use when another player asks: cards they control, events in hand (OQ-06).

    Under a reading, actions on encounter cards in play as well. `one`: only the first, to see whether there is any.
    """
    state = game.state
    faces = game.content.faces
    out: list[Option] = []
    form = game.form(seat)
    effect = Effect(0, EMPTY, 0, seat)
    seen: list[int] = []
    for e in state.zones[HANDS[seat]]:
        card = state.ident[e]
        face = faces[card]
        actions = face.actions_in[form]
        if not actions or face.type != "event" or card in seen:
            continue
        seen.append(card)
        if affordable.can_pay_for_card(game, seat, e):
            add_usable_actions(game, effect, e, face, actions, out)
        if one and out:
            return out
    for e in state.zones[AREAS[seat]]:
        face = faces[state.face[e]]
        if actions := face.actions_in[form]:
            add_usable_actions(game, effect, e, face, actions, out)
        if one and out:
            return out
    if "requests-for-encounter-cards" in game.readings:
        for e in state.zones[TABLE]:
            for index in faces[state.face[e]].actions:
                if use.why_not_use(game, seat, e, index) is None:
                    out.append(("use", e, index))
    return out
