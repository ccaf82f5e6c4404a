"""Defeat, villain stages, main scheme stages, elimination, winning and losing."""

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, DECKS, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, values
from goldenrule.games.champions.rules.attacks import part_against
from goldenrule.kernel.event_windows import PENDING, Occurrence, TriggeringEvent
from goldenrule.kernel.fields import CardRef, Seat, SeatOrNone, StackIndex
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Kind: TypeAlias = type[events.WhenDefeated | events.WhenRevealed]


# -- defeat ----------------------------------------------------------------------------------------


def rank(g: "Champions", c: TriggeringEvent) -> int:
    """The order in which what one occurrence defeats goes: players after the others, a villain's stage last (OQ-76).

    So a loss comes before a win (OQ-46), unless a reading has it the other way round.
    """
    e = g.state.live(c.target)
    if e == g.state.villain:
        return 0 if not g.state.villain_stages and "win-before-loss" in g.readings else 2
    return 1 if g.identity_of(e) >= 0 else 0


def place(g: "Champions", c: TriggeringEvent) -> tuple[int, int]:
    """Where the defeat of a card comes among those of one occurrence: by rank, then in player order (OQ-65).

    A minion is the player's with whom it is engaged; side schemes, which are nobody's, come last.
    """
    players = g.players()
    e = g.state.live(c.target)
    seat = g.speaker(e) if e else -1
    return rank(g, c), players.index(seat) if seat in players else len(players)


class Defeat(TriggeringEvent):
    """A character, or a side scheme, is defeated (MC-DEFEAT-01, -02)."""

    row: ClassVar[int] = 2
    attack: StackIndex = -1
    """The stack index of the attack that defeats it."""

    def in_order(self, game: "Champions", window: Occurrence) -> bool:
        return order_defeats(game, window)

    def resolve(self, game: "Champions") -> bool:
        if self.attack >= 0:
            frame = game.stack[self.attack]
            if isinstance(frame, Occurrence):
                part_against(game, frame, self.target).killed = True
        if not game.state.live(self.target):
            return False
        game.push(DefeatSteps(0, self.target, self.seat))
        return True

    def reactions(self, game: "Champions", window: Occurrence) -> bool:
        return strike_the_heir(game, window)


def order_defeats(g: "Champions", occ: Occurrence) -> bool:
    """Of several When Defeated abilities the first player says which resolves first (MC-SIMUL-01). False if asking."""
    answer = g.take()
    waiting = [c for c in occ.conds[occ.index :] if isinstance(c, Defeat) and c.status == PENDING]
    speaking = [
        c for c in waiting if (e := g.state.live(c.target)) and g.face(e).defeated and rank(g, c) == rank(g, waiting[0])
    ]
    if len(speaking) < 2:
        return True
    if answer is None:
        g.stack.pop()
        g.ask(occ, "order", g.state.first, [("order", g.state.live(c.target), 0) for c in speaking])
        return False
    chosen = next(c for c in speaking if g.state.live(c.target) == answer[1])
    occ.conds.remove(chosen)
    occ.conds.insert(occ.index, chosen)
    return True


class DefeatSteps(Procedure):
    """When Defeated abilities resolve, then the card leaves (OQ-42)."""

    target: CardRef
    seat: SeatOrNone

    def cancelled(self, g: "Champions") -> bool:
        """Has the card gone otherwise?"""
        return not g.state.live(self.target)

    def carry_out(self, g: "Champions") -> Then:
        """When Defeated."""
        e = g.state.live(self.target)
        seat = g.speaker(e)
        push_abilities(g, events.WhenDefeated, e, g.face(e).defeated, seat if seat in g.state.alive else g.state.first)

    def leave(self, g: "Champions") -> Then:
        """A villain gives way to its next stage, a player is out, every other card leaves play."""
        e = g.state.live(self.target)
        g.tell_of(events.Defeated, e)
        if e == g.state.villain:
            next_stage(g)
        elif g.identity_of(e) >= 0:
            occ = g.occurrence(-2)
            fallen = [c for c in occ.conds if isinstance(c, Defeat) and c.status == PENDING]
            found = [e, *[i for c in fallen if g.identity_of(i := g.state.live(c.target)) >= 0]]
            eliminate(g, occ, [g.identity_of(i) for i in found])
        else:
            if g.face(e).type == "side_scheme":
                decks.discard_under(g, e)
            g.leave_play(e)


DefeatSteps.follows(step(DefeatSteps.carry_out, "MC-WDEF-02"), step(DefeatSteps.leave, "MC-DEFEAT-01"))


def push_abilities(g: "Champions", kind: Kind, e: int, indices: tuple[int, ...], seat: int) -> None:
    """Some abilities of a card, to be carried out one after the other; observers are told of an event for each."""
    for index in reversed(indices):
        g.tell_of(kind, e)
        g.push(g.env(e, index, seat))


def next_stage(g: "Champions") -> None:
    """The villain's stage is defeated: the next one, or the players win (MC-VDEFEAT)."""
    s = g.state
    if not s.villain_stages:
        g.finish("players")
    stage = s.villain_stages[0]
    s.villain_stages = s.villain_stages[1:]
    g.own(s.villain).damage = 0  # MC-VDEFEAT-04, -06; statuses, attachments and counters stay (-07)
    g.set_face(s.villain, stage, ident=True)
    if "toughness" in g.face(s.villain).keywords:  # OQ-34
        g.set_status(s.villain, ids.TOUGH, True)
    push_abilities(g, events.WhenRevealed, s.villain, g.face(s.villain).revealed, s.first)


# -- the main scheme -------------------------------------------------------------------------------


def main_scheme_full(g: "Champions") -> bool:
    s = g.state
    return bool(s.main_scheme) and g.table_card(s.main_scheme).threat >= values.target_threat(g) > 0


class AdvanceScheme(Procedure):
    """The main scheme deck advances, or the villain wins (OQ-33)."""

    def turn_stage(self, g: "Champions") -> Then:
        """The next stage takes the place of the one that is full, with side A up."""
        s = g.state
        g.tell_of(events.SchemeCompleted, s.main_scheme)
        if not s.scheme_stages:
            g.finish("villain")
        g.own(s.main_scheme).threat = 0
        g.set_stage(s.main_scheme, s.scheme_stages[0][0])
        return None

    def reveal_side(self, g: "Champions") -> Then:
        s = g.state
        push_abilities(g, events.WhenRevealed, s.main_scheme, g.face(s.main_scheme).revealed, s.first)

    def flip(self, g: "Champions") -> Then:
        """Side B, with its starting threat."""
        flip_scheme(g)


AdvanceScheme.follows(
    step(AdvanceScheme.turn_stage, "MC-MAIN-02", "MC-MAIN-03", "MC-MAIN-04", "MC-MAIN-07", "MC-MAIN-08"),
    step(AdvanceScheme.reveal_side, "MC-MAIN-09"),
    step(AdvanceScheme.flip, "MC-MAIN-10"),
    step(AdvanceScheme.reveal_side, "MC-MAIN-09"),
)


def flip_scheme(g: "Champions") -> None:
    """Turn the new stage from side A to side B and place its starting threat."""
    s = g.state
    _, b = s.scheme_stages[0]
    s.scheme_stages = s.scheme_stages[1:]
    g.set_face(s.main_scheme, b, ident=True)
    facts = g.content.faces[b].facts
    start = facts.start * (s.seats if facts.start_per_player else 1)
    if start:
        g.add_threat(s.main_scheme, start, 0)


# -- limits ----------------------------------------------------------------------------------------


def over_limit(g: "Champions", seat: int) -> list[int]:
    """Cards of which a player must discard one: too many allies (MC-ALLYLIM-01), more than two restricted cards."""
    s = g.state
    faces = g.content.faces
    shown = s.face
    allies: list[int] = []
    restricted: list[int] = []
    for e in s.zones[AREAS[seat]]:
        face = faces[shown[e]]
        if not face.stirs & ids.DIRTY_LIMITS:
            continue
        if face.type == "ally":
            allies.append(e)
        if "restricted" in face.keywords:
            restricted.append(e)
    if len(allies) > 3 and len(allies) > values.value(g, ids.ALLY_LIMIT, s.identities[seat]):
        return allies
    return restricted if len(restricted) > 2 else []  # MC-KW-RESTR-01


class Limit(Frame):
    """A player over a limit discards cards of their choice at once (OQ-09, OQ-49, MC-KW-RESTR-02)."""

    seat: Seat

    def run(self, g: "Champions") -> None:
        answer = g.take()
        if answer is not None:
            g.leave_play(answer[1])
        excess = over_limit(g, self.seat)
        if excess:
            allies = g.face(excess[0]).type == "ally"
            g.ask(self, "ally_limit" if allies else "restricted", self.seat, [("discard", e, 0) for e in excess])


# -- elimination -----------------------------------------------------------------------------------

HANDED_OVER = -4
"""How an occurrence notes that an enemy goes to another player; quickstrike waits until all is settled."""


def eliminate(g: "Champions", occ: Occurrence, seats: list[int]) -> None:
    """Players whom an occurrence has defeated are out, and their enemies go to those who are left (MC-ELIM-01..08)."""
    s = g.state
    s.alive = tuple(p for p in s.alive if p not in seats)
    s.waiting_decks = tuple(p for p in s.waiting_decks if p not in seats)  # no deck is made for a player who is out
    for seat in seats:
        g.tell_of(events.Eliminated, seat)
        put_away(g, seat)
    if not s.alive:
        g.finish("villain")
    if s.first not in s.alive:
        s.first = g.next_player(s.first)  # MC-FIRST-03
    for seat in seats:
        heir = g.next_player(seat)
        for e in s.zones[ENGAGEMENTS[seat]]:
            g.move_in_play(e, ENGAGEMENTS[heir], -1)
            g.tell_of(events.Engage, e, heir)
            occ.used = (*occ.used, (s.ref(e), HANDED_OVER))


def strike_the_heir(g: "Champions", occ: Occurrence) -> bool:
    """Enemies whose player this has eliminated have engaged another: their quickstrikes (MC-KW-QUICK-03)."""
    for mark in occ.used:
        if mark[1] == HANDED_OVER:
            occ.used = tuple(other for other in occ.used if other != mark)
            if g.quickstrike(g.state.live(mark[0])):
                return True
    return False


def put_away(g: "Champions", seat: int) -> None:
    """The cards of a player who is out, and the encounter cards dealt to them (MC-ELIM-02, -03)."""
    s = g.state
    identity = s.identities[seat]
    for e in s.zones[DEALT_TO[seat]]:
        g.move(e, ids.ENCOUNTER_DISCARD)
    g.discard_cards(seat, HANDS[seat], s.zones[HANDS[seat]])
    g.discard_cards(seat, DECKS[seat], s.zones[DECKS[seat]])
    for e in s.zones[AREAS[seat]]:
        if e != identity and g.in_play(e):
            g.leave_play(e)
    for e in g.attached(identity):
        g.leave_play(e)
    g.move(identity, ids.REMOVED)
