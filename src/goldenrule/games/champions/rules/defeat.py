"""Defeat, villain stages, main scheme stages, elimination, winning and losing."""

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, DECKS, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, values
from goldenrule.games.champions.rules.attacks import part_against
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.event_windows import PENDING, EventWindow, TriggeringEvent
from goldenrule.kernel.fields import CardRef, Seat, SeatOrNone, StackIndex
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Kind: TypeAlias = type[events.WhenDefeated | events.WhenRevealed]


# -- defeat ----------------------------------------------------------------------------------------


def defeat_rank(game: "Champions", event: TriggeringEvent) -> int:
    """The order in which what one window defeats goes: players after the others, a villain's stage last (OQ-76).

    So a loss comes before a win (OQ-46), unless a reading has it the other way round.
    """
    e = game.state.live(event.target)
    if e == game.state.villain:
        return 0 if not game.state.villain_stages and "win-before-loss" in game.readings else 2
    return 1 if game.identity_of(e) >= 0 else 0


def defeat_order(game: "Champions", event: TriggeringEvent) -> tuple[int, int]:
    """Where the defeat of a card comes among those of one window: by rank, then in player order (OQ-65).

    A minion is the player's with whom it is engaged; side schemes, which are nobody's, come last.
    """
    players = game.players()
    e = game.state.live(event.target)
    seat = game.speaker(e) if e else -1
    return defeat_rank(game, event), players.index(seat) if seat in players else len(players)


class Defeat(TriggeringEvent):
    """A character, or a side scheme, is defeated (MC-DEFEAT-01, -02)."""

    row: ClassVar[int] = 2
    attack: StackIndex = -1
    """The stack index of the attack that defeats it."""

    def in_order(self, game: "Champions", window: EventWindow) -> bool:
        return order_defeats(game, window)

    def resolve(self, game: "Champions") -> bool:
        if self.attack >= 0:
            frame = game.stack[self.attack]
            if isinstance(frame, EventWindow):
                part_against(game, frame, self.target).killed = True
        if not game.state.live(self.target):
            return False
        game.push(DefeatSteps(0, self.target, self.seat))
        return True

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        return quickstrike_new_player(game, window)


def order_defeats(game: "Champions", window: EventWindow) -> bool:
    """Of several When Defeated abilities the first player says which resolves first (MC-SIMUL-01). False if asking."""
    answer = game.take()
    waiting = [c for c in window.events[window.index :] if isinstance(c, Defeat) and c.status == PENDING]
    speaking = [
        c
        for c in waiting
        if (e := game.state.live(c.target))
        and game.face(e).defeated
        and defeat_rank(game, c) == defeat_rank(game, waiting[0])
    ]
    if len(speaking) < 2:
        return True
    if answer is None:
        game.stack.pop()
        game.ask(window, "order", game.state.first, [("order", game.state.live(c.target), 0) for c in speaking])
        return False
    chosen = next(c for c in speaking if game.state.live(c.target) == answer[1])
    window.events.remove(chosen)
    window.events.insert(window.index, chosen)
    return True


class DefeatSteps(Procedure):
    """When Defeated abilities resolve, then the card leaves (OQ-42)."""

    target: CardRef
    seat: SeatOrNone

    def cancelled(self, game: "Champions") -> bool:
        """Has the card gone otherwise?"""
        return not game.state.live(self.target)

    def carry_out(self, game: "Champions") -> Then:
        """When Defeated."""
        e = game.state.live(self.target)
        seat = game.speaker(e)
        push_abilities(
            game, events.WhenDefeated, e, game.face(e).defeated, seat if seat in game.state.alive else game.state.first
        )

    def leave(self, game: "Champions") -> Then:
        """A villain gives way to its next stage, a player is out, every other card leaves play."""
        e = game.state.live(self.target)
        game.tell_event(events.Defeated, e)
        if e == game.state.villain:
            next_stage(game)
        elif game.identity_of(e) >= 0:
            window = game.window_at(-2)
            fallen = [c for c in window.events if isinstance(c, Defeat) and c.status == PENDING]
            found = [e, *[i for c in fallen if game.identity_of(i := game.state.live(c.target)) >= 0]]
            eliminate(game, window, [game.identity_of(i) for i in found])
        else:
            if game.face(e).type == "side_scheme":
                decks.discard_under(game, e)
            game.leave_play(e)


DefeatSteps.follows(step(DefeatSteps.carry_out, "MC-WDEF-02"), step(DefeatSteps.leave, "MC-DEFEAT-01"))


def push_abilities(game: "Champions", kind: Kind, entity: int, indices: tuple[int, ...], seat: int) -> None:
    """Push abilities of a card, which resolve in order, and tell observers an event for each."""
    for index in reversed(indices):
        game.tell_event(kind, entity)
        game.push(game.env(entity, index, seat))


def next_stage(game: "Champions") -> None:
    """The villain's stage is defeated: the next one, or the players win (MC-VDEFEAT)."""
    state = game.state
    if not state.villain_stages:
        game.finish("players")
    stage = state.villain_stages[0]
    state.villain_stages = state.villain_stages[1:]
    game.own(state.villain).damage = 0  # MC-VDEFEAT-04, -06; statuses, attachments and counters stay (-07)
    game.set_face(state.villain, stage, ident=True)
    if "toughness" in game.face(state.villain).keywords:  # OQ-34
        game.set_status(state.villain, ids.TOUGH, True)
    push_abilities(game, events.WhenRevealed, state.villain, game.face(state.villain).revealed, state.first)


# -- the main scheme -------------------------------------------------------------------------------


def is_main_scheme_full(game: "Champions") -> bool:
    state = game.state
    return bool(state.main_scheme) and game.table_card(state.main_scheme).threat >= values.target_threat(game) > 0


class AdvanceScheme(Procedure):
    """The main scheme deck advances, or the villain wins (OQ-33)."""

    def turn_stage(self, game: "Champions") -> Then:
        """The next stage takes the place of the one that is full, with side A up."""
        state = game.state
        game.tell_event(events.SchemeCompleted, state.main_scheme)
        if not state.scheme_stages:
            game.finish("villain")
        game.own(state.main_scheme).threat = 0
        game.set_stage(state.main_scheme, state.scheme_stages[0][0])
        return None

    def reveal_side(self, game: "Champions") -> Then:
        state = game.state
        push_abilities(game, events.WhenRevealed, state.main_scheme, game.face(state.main_scheme).revealed, state.first)

    def flip(self, game: "Champions") -> Then:
        """Side B, with its starting threat."""
        flip_scheme(game)


AdvanceScheme.follows(
    step(AdvanceScheme.turn_stage, "MC-MAIN-02", "MC-MAIN-03", "MC-MAIN-04", "MC-MAIN-07", "MC-MAIN-08"),
    step(AdvanceScheme.reveal_side, "MC-MAIN-09"),
    step(AdvanceScheme.flip, "MC-MAIN-10"),
    step(AdvanceScheme.reveal_side, "MC-MAIN-09"),
)


def flip_scheme(game: "Champions") -> None:
    """Turn the new stage from side A to side B and place its starting threat."""
    state = game.state
    _, b = state.scheme_stages[0]
    state.scheme_stages = state.scheme_stages[1:]
    game.set_face(state.main_scheme, b, ident=True)
    facts = game.content.faces[b].facts
    start = facts.start * (state.seats if facts.start_per_player else 1)
    if start:
        game.add_threat(state.main_scheme, start, 0)


# -- limits ----------------------------------------------------------------------------------------


def cards_over_limit(game: "Champions", seat: int) -> list[int]:
    """Cards of which a player must discard one: too many allies (MC-ALLYLIM-01), more than two restricted cards."""
    state = game.state
    faces = game.content.faces
    shown = state.face
    allies: list[int] = []
    restricted: list[int] = []
    for e in state.zones[AREAS[seat]]:
        face = faces[shown[e]]
        if not face.stirs & ids.DIRTY_LIMITS:
            continue
        if face.type == "ally":
            allies.append(e)
        if "restricted" in face.keywords:
            restricted.append(e)
    if len(allies) > 3 and len(allies) > values.value(game, ids.ALLY_LIMIT, state.identities[seat]):
        return allies
    return restricted if len(restricted) > 2 else []  # MC-KW-RESTR-01


class Limit(Frame):
    """A player over a limit discards cards of their choice at once (OQ-09, OQ-49, MC-KW-RESTR-02)."""

    seat: Seat

    def run(self, game: "Champions") -> None:
        answer = game.take()
        if answer is not None:
            game.leave_play(answer[1])
        excess = cards_over_limit(game, self.seat)
        if excess:
            allies = game.face(excess[0]).type == "ally"
            game.ask(self, "ally_limit" if allies else "restricted", self.seat, [("discard", e, 0) for e in excess])


# -- elimination -----------------------------------------------------------------------------------

HANDED_OVER = -4
"""How a window notes that an enemy goes to another player; quickstrike waits until all is settled."""


def eliminate(game: "Champions", window: EventWindow, seats: list[int]) -> None:
    """Eliminate players who were defeated in a window; their enemies engage the remaining players (MC-ELIM-01..08)."""
    state = game.state
    state.alive = tuple(p for p in state.alive if p not in seats)
    state.waiting_decks = tuple(
        p for p in state.waiting_decks if p not in seats
    )  # no deck is made for a player who is out
    for seat in seats:
        game.tell_event(events.Eliminated, seat)
        put_away(game, seat)
    if not state.alive:
        game.finish("villain")
    if state.first not in state.alive:
        state.first = game.next_player(state.first)  # MC-FIRST-03
    for seat in seats:
        heir = game.next_player(seat)
        for e in state.zones[ENGAGEMENTS[seat]]:
            game.move_in_play(e, ENGAGEMENTS[heir], -1)
            game.tell_event(events.Engage, e, heir)
            window.used = (*window.used, (state.ref(e), HANDED_OVER))


def quickstrike_new_player(game: "Champions", window: EventWindow) -> bool:
    """Enemies whose player this has eliminated have engaged another: their quickstrikes (MC-KW-QUICK-03)."""
    for mark in window.used:
        if mark[1] == HANDED_OVER:
            window.used = tuple(other for other in window.used if other != mark)
            if game.quickstrike(game.state.live(mark[0])):
                return True
    return False


def put_away(game: "Champions", seat: int) -> None:
    """The cards of a player who is out, and the encounter cards dealt to them (MC-ELIM-02, -03)."""
    state = game.state
    identity = state.identities[seat]
    for e in state.zones[DEALT_TO[seat]]:
        game.move(e, ids.ENCOUNTER_DISCARD)
    game.discard_cards(seat, HANDS[seat], state.zones[HANDS[seat]])
    game.discard_cards(seat, DECKS[seat], state.zones[DECKS[seat]])
    for e in state.zones[AREAS[seat]]:
        if e != identity and game.in_play(e):
            game.leave_play(e)
    for e in game.attached(identity):
        game.leave_play(e)
    game.move(identity, ids.REMOVED)


def caused_by(game: "Champions", seat: int, event: TriggeringEvent) -> bool:
    """Is the cause a player's identity, or an event or upgrade that acts for it?

    Allies, supports and upgrades attached to another card act for themselves.
    """
    cause = event.source & ENTITY_MASK
    if not cause or seat < 0 or cause >= LASTING_BASE:
        return False
    if cause == game.state.identities[seat]:
        return True
    if event.seat != seat or game.ident(cause).type not in ("event", "upgrade"):
        return False
    card = game.state.cards[cause]
    return card is None or not card.host
