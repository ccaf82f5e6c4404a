"""Continuous checks, defeat, villain stages, main scheme stages, elimination, winning and losing."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, DECKS, ENGAGEMENTS, HANDS, TABLE
from goldenrule.games.champions.rules import decks, values
from goldenrule.games.champions.rules.occurring import occur
from goldenrule.kernel.event_windows import APPLY, CHECKS, DONE, PENDING, PREDICTED, Condition, Occurrence
from goldenrule.kernel.fields import CardRef, Seat, SeatOrNone
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


# -- continuous checks -----------------------------------------------------------------------------


def settle(g: "Champions") -> None:
    """What follows from the state by itself (MC-DEFEAT-01, -02, MC-MAIN-02, MC-ALLYLIM-02, MC-KW-RESTR-02)."""
    s = g.state
    dirty = s.dirty
    s.dirty = 0
    if not s.villain:
        return
    if dirty & ids.DIRTY_TOKENS:
        g.emit("endless", s.acceleration)  # the game would have no end (OQ-78)
        g.finish("villain")
    gone: list[int] = []
    if dirty & ids.DIRTY_CHARACTERS:
        for e in characters(g):
            if values.remaining(g, e) <= 0:
                gone.append(e)
    if dirty & ids.DIRTY_SIDE:
        for e in s.zones[TABLE]:
            if not s.cards[e].threat and g.face(e).type == "side_scheme":
                gone.append(e)
    if gone:
        handled = being_defeated(g)
        conds = [Condition(ids.DEFEAT, s.ref(e), seat=g.speaker(e)) for e in gone if s.ref(e) not in handled]
        if conds:
            conds.sort(key=lambda c: place(g, c))
            occur(g, conds)
    if dirty & ids.DIRTY_MAIN and main_scheme_full(g) and not any(isinstance(f, AdvanceScheme) for f in g.stack):
        g.push(AdvanceScheme(0))
    if dirty & ids.DIRTY_LIMITS:
        for seat in reversed(g.players()):  # the first player's comes uppermost
            if over_limit(g, seat) and not any(isinstance(f, Limit) and f.seat == seat for f in g.stack):
                g.push(Limit(0, seat))


def characters(g: "Champions") -> list[int]:
    """Every character in play: identities and allies, the villain, minions."""
    s = g.state
    faces = g.content.faces
    out: list[int] = []
    for p in g.players():
        for e in s.zones[AREAS[p]]:
            if faces[s.face[e]].stats[ids.HP]:
                out.append(e)
        out += s.zones[ENGAGEMENTS[p]]
    out.append(s.villain)
    return out


def being_defeated(g: "Champions") -> tuple[int, ...]:
    """References of what an occurrence on the stack is defeating or will defeat when it gets there."""
    out: tuple[int, ...] = ()
    for frame in g.stack:
        if isinstance(frame, Occurrence):
            for c in frame.conds:
                if (
                    (c.kind == ids.DEFEAT and c.status in (PENDING, DONE))
                    or (c.kind == ids.DEFEAT and c.status == PREDICTED and frame.pc <= CHECKS)
                    or (c.kind == ids.DAMAGE and c.status == DONE and c.result and APPLY <= frame.pc <= CHECKS)
                ):
                    out = (*out, c.target)
    return out


# -- defeat ----------------------------------------------------------------------------------------


def rank(g: "Champions", c: Condition) -> int:
    """The order in which what one occurrence defeats goes: players after the others, a villain's stage last (OQ-76).

    So a loss comes before a win (OQ-46), unless a reading has it the other way round.
    """
    e = g.state.live(c.target)
    if e == g.state.villain:
        return 0 if not g.state.villain_stages and "win-before-loss" in g.readings else 2
    return 1 if g.identity_of(e) >= 0 else 0


def place(g: "Champions", c: Condition) -> tuple[int, int]:
    """Where the defeat of a card comes among those of one occurrence: by rank, then in player order (OQ-65).

    A minion is the player's with whom it is engaged; side schemes, which are nobody's, come last.
    """
    players = g.players()
    e = g.state.live(c.target)
    seat = g.speaker(e) if e else -1
    return rank(g, c), players.index(seat) if seat in players else len(players)


def begin(g: "Champions", c: Condition) -> None:
    if g.state.live(c.target):
        g.push(Defeat(0, c.target, c.seat))


class Defeat(Procedure):
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
        push_abilities(g, "when_defeated", e, g.face(e).defeated, seat if seat in g.state.alive else g.state.first)

    def leave(self, g: "Champions") -> Then:
        """A villain gives way to its next stage, a player is out, every other card leaves play."""
        e = g.state.live(self.target)
        g.emit("defeated", e)
        if e == g.state.villain:
            next_stage(g)
        elif g.identity_of(e) >= 0:
            occ = g.occurrence(-2)
            fallen = [c for c in occ.conds if c.kind == ids.DEFEAT and c.status == PENDING]
            found = [e, *[i for c in fallen if g.identity_of(i := g.state.live(c.target)) >= 0]]
            eliminate(g, occ, [g.identity_of(i) for i in found])
        else:
            if g.face(e).type == "side_scheme":
                decks.discard_under(g, e)
            g.leave_play(e)


Defeat.follows(step(Defeat.carry_out, "MC-WDEF-02"), step(Defeat.leave, "MC-DEFEAT-01"))


def push_abilities(g: "Champions", event: str, e: int, indices: tuple[int, ...], seat: int) -> None:
    """Some abilities of a card, to be carried out one after the other."""
    for index in reversed(indices):
        g.emit(event, e)
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
    push_abilities(g, "when_revealed", s.villain, g.face(s.villain).revealed, s.first)


# -- the main scheme -------------------------------------------------------------------------------


def main_scheme_full(g: "Champions") -> bool:
    s = g.state
    return bool(s.main_scheme) and g.table_card(s.main_scheme).threat >= values.target_threat(g) > 0


class AdvanceScheme(Procedure):
    """The main scheme deck advances, or the villain wins (OQ-33)."""

    def turn_stage(self, g: "Champions") -> Then:
        """The next stage takes the place of the one that is full, with side A up."""
        s = g.state
        g.emit("scheme_completed", s.main_scheme)
        if not s.scheme_stages:
            g.finish("villain")
        g.own(s.main_scheme).threat = 0
        g.set_stage(s.main_scheme, s.scheme_stages[0][0])
        return None

    def reveal_side(self, g: "Champions") -> Then:
        s = g.state
        push_abilities(g, "when_revealed", s.main_scheme, g.face(s.main_scheme).revealed, s.first)

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
        g.emit("eliminated", seat)
        put_away(g, seat)
    if not s.alive:
        g.finish("villain")
    if s.first not in s.alive:
        s.first = g.next_player(s.first)  # MC-FIRST-03
    for seat in seats:
        heir = g.next_player(seat)
        for e in s.zones[ENGAGEMENTS[seat]]:
            g.move_in_play(e, ENGAGEMENTS[heir], -1)
            g.emit("engage", e, heir)
            occ.used = (*occ.used, (s.ref(e), HANDED_OVER))


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
