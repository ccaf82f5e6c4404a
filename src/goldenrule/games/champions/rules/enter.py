"""Cards entering play: played from hand, put into play, or revealed; uniqueness and other limits."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import AREAS, DECKS, ENGAGEMENTS, STAT_ROWS, TABLE
from goldenrule.games.champions.rules import decks, payment, values
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step
from goldenrule.kernel.windows import BEFORE, DONE, Condition, Occurrence, happened

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

COST_ROW = STAT_ROWS + ids.COST
Refusal = tuple[str, str]
"""(clause, message key): why something may not be done."""


# -- entering --------------------------------------------------------------------------------------


def push_enter(g: "Champions", entity: int, seat: int, host: int = 0, played: bool = False) -> None:
    """The occurrence of a card entering play under a seat's control, or engaged with it."""
    g.push(Occurrence(BEFORE, _entering(g, entity, seat, host, played)))


def _entering(g: "Champions", entity: int, seat: int, host: int, played: bool) -> list[Condition]:
    ref = g.state.ref(entity)
    conds = [Condition(ids.ENTER, ref, host, ref, seat, ids.FROM_HAND if played else 0)]
    if played:
        conds.append(Condition(ids.PLAY, ref, 0, ref, seat))
    return conds


def begin_enter(g: "Champions", entity: int, seat: int, host: int = 0, played: bool = False) -> None:
    """A card enters play: now, and without an occurrence, as far as nothing listens to it, which comes to the same."""
    s = g.state
    rows = s.rows
    if rows[ids.ENTER * 2] or (played and rows[ids.PLAY * 2]):
        push_enter(g, entity, seat, host, played)
        return
    enter(g, entity, seat, host)
    heard = rows[ids.ENTER * 2 + 1] or (played and rows[ids.PLAY * 2 + 1])
    if heard or "quickstrike" in g.content.faces[s.face[entity]].keywords:
        g.push(happened(_entering(g, entity, seat, host, played)))
    else:
        g.ret = 0


def push_facedown(g: "Champions", seat: int) -> bool:
    """The occurrence of the top card of a player's deck entering play facedown, as a minion. False without a card."""
    deck = g.state.zones[DECKS[seat]]
    if not deck:
        return False
    ref = g.state.ref(deck[0])
    g.push(Occurrence(BEFORE, [Condition(ids.ENTER, ref, 0, ref, seat, ids.FACEDOWN)]))
    return True


def enter_facedown(g: "Champions", e: int, seat: int) -> None:
    """The card lies engaged with the player under the face of a facedown minion; its own is ignored (MC-TYPES-03).

    Its owner keeps it, the scenario controls it (OQ-70). A deck that has run out with it is made anew (MC-EMPTYPL-01).
    """
    g.enter_play(e, ENGAGEMENTS[seat], -1, face=g.content.facedown)
    g.emit("engage", e, seat)
    if not g.state.zones[DECKS[seat]]:
        decks.player_ran_out(g, seat)


def enter(g: "Champions", e: int, seat: int, host: int) -> None:
    """The card is put into its area with everything that it enters play with."""
    s = g.state
    face = g.content.faces[s.ident[e]]
    if face.type in ("ally", "support", "upgrade", "obligation"):
        g.enter_play(e, AREAS[seat], seat, host)
    elif face.type == "minion":
        g.enter_play(e, ENGAGEMENTS[seat], -1)
        g.emit("engage", e, seat)
    else:
        g.enter_play(e, TABLE, -1, host)
    if "toughness" in face.keywords:  # MC-KW-TOUGH-01
        g.set_status(e, ids.TOUGH, True)
    if "uses" in face.keywords:  # MC-KW-USES-01, -02
        _, n, name = face.keywords["uses"].split()
        g.set_counters(e, name, int(n))
    if face.rules.counters is not None:
        g.set_counters(e, *face.rules.counters)
    facts = face.facts
    if face.type == "side_scheme" and facts.start:  # MC-SIDE-03
        g.add_threat(e, facts.start * (s.seats if facts.start_per_player else 1), 0)


def put_into_play(g: "Champions", entity: int, seat: int) -> None:
    """Put a card into play without playing it; a second copy of a unique card does not enter (OQ-10)."""
    if may_enter(g, entity):
        g.move(entity, ids.RESOLVING)
        push_enter(g, entity, meets(g, entity, seat))
    elif g.state.owner[entity] < 0:
        g.discard(entity)


def meets(g: "Champions", entity: int, seat: int) -> int:
    """Under whom a card enters play: a minion that is to engage a player who is out engages the next one (OQ-88)."""
    return seat if seat in g.state.alive or g.ident(entity).type != "minion" else g.next_player(seat)


def may_enter(g: "Champions", entity: int) -> bool:
    if barred(g, entity):
        return False
    return unique_conflict(g, entity) == 0


def barred(g: "Champions", entity: int) -> bool:
    """Does a reading of uniqueness keep a minion out, because its title is in play (OQ-10)?"""
    return "unique-minions-once" in g.readings and g.ident(entity).type == "minion" and same_name_in_play(g, entity)


def same_name_in_play(g: "Champions", entity: int) -> bool:
    """Is a unique enemy with the title in play?"""
    face = g.ident(entity)
    minions = [m for p in g.players() for m in g.state.zones[ENGAGEMENTS[p]]]
    return face.facts.unique and any(g.face(m).name == face.name for m in [*minions, g.state.villain])


def unique_conflict(g: "Champions", entity: int) -> int:
    """A card in play among the players' cards that keeps this unique card out (MC-UNIQUE), or 0."""
    s = g.state
    faces = g.content.faces
    ident = s.ident
    face = faces[ident[entity]]
    if not face.unique or s.owner[entity] < 0:
        return 0
    namesakes = g.content.namesakes[face.name]
    for p in range(s.seats):
        for other in s.zones[AREAS[p]]:
            if ident[other] not in namesakes or other == entity:
                continue
            shown = faces[ident[other]]
            subname = face.facts.subname
            if other in s.identities:
                alter_ego = g.content.by_code[shown.facts.back].name
                if not (face.type == "ally" and subname and subname != alter_ego):
                    return other
            elif shown.unique:
                both = subname and shown.facts.subname
                if not (face.type == "ally" and shown.type == "ally" and both and subname != shown.facts.subname):
                    return other
    return 0


def discard_if_spent(g: "Champions", entity: int) -> None:
    """A card with uses goes when its last counter is gone (MC-KW-USES-04, OQ-35)."""
    if not entity or not g.in_play(entity):
        return
    face = g.face(entity)
    if "uses" in face.keywords and g.counters(entity, face.keywords["uses"].split()[2]) == 0:
        g.leave_play(entity)


# -- playing a permanent ---------------------------------------------------------------------------


def hosts(g: "Champions", seat: int, entity: int) -> list[int]:
    """Where an upgrade that is attached may go."""
    face = g.content.faces[g.state.ident[entity]]
    rules = face.rules
    assert rules.attach is not None
    found = rules.attach.all(g, Effect(0, EMPTY, g.state.ref(entity), seat))
    if rules.max_per_host:
        found = [h for h in found if sum(g.ident(a).name == face.name for a in g.attached(h)) < rules.max_per_host]
    return found


def areas(g: "Champions", seat: int, entity: int) -> list[int]:
    """Seats into whose area a permanent may be played (MC-MAX-06)."""
    face = g.content.faces[g.state.ident[entity]]
    rules = face.rules
    most = rules.max_per_player
    if not rules.any_player:
        return [] if most and _copies(g, seat, face.name) >= most else [seat]
    seats = g.players()
    return [p for p in seats if _copies(g, p, face.name) < most] if most else seats


def _copies(g: "Champions", seat: int, name: str) -> int:
    s = g.state
    faces, ident = g.content.faces, s.ident
    n = 0
    for e in s.zones[AREAS[seat]]:
        if faces[ident[e]].name == name:
            n += 1
    return n


def why_not_play(g: "Champions", seat: int, entity: int) -> Refusal | None:
    """The first reason why a permanent in hand may not be played now, None if it may (MC-INIT-02, -03)."""
    if not payment.can_play(g, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    return why_not_place(g, seat, entity, g.ident(entity))


def why_not_place(g: "Champions", seat: int, entity: int, face: Face) -> Refusal | None:
    """The same for a permanent that can be paid for: its form, and a place for it."""
    rules = face.rules
    if rules.form and g.form(seat) != rules.form:
        return ("MC-TRIG-07", "wrong-form")
    if face.unique and unique_conflict(g, entity):
        return ("MC-UNIQUE-02", "unique-in-play")
    if rules.attach is not None and not hosts(g, seat, entity):
        return ("MC-ATTACHTO-06", "no-host")
    if (rules.max_per_player or rules.any_player) and not areas(g, seat, entity):
        return ("MC-MAX-06", "max-per-player")
    return None


def card_cost(g: "Champions", entity: int) -> int:
    """The cost of playing a card now, modifiers included (MC-INIT-05)."""
    s = g.state
    return values.value(g, ids.COST, entity) if s.rows[COST_ROW] else g.content.faces[s.ident[entity]].cost


def use_up_discounts(g: "Champions", entity: int) -> None:
    """Effects on "the next card" that lowered this cost are used up."""
    lasting = g.state.lasting
    if lasting:
        for source, _, _ in values.parts(g, ids.COST, entity):
            if source in lasting:
                g.end_lasting(source)


class PlayPermanent(Procedure):
    """Playing an ally, support or upgrade: pay, choose where it goes, enter play (MC-INIT, MC-PLAY-01)."""

    seat: int
    entity: int
    place: int = 0
    CARDS = ("entity",)

    def pay(self, g: "Champions") -> Then:
        e = self.entity
        g.emit("play", self.seat, e)
        cost = card_cost(g, e)
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
            found = hosts(g, self.seat, e)
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
            found = areas(g, self.seat, e)
            if not found:
                g.discard(e)
                return END
            if answer is None:
                g.ask(self, "area", self.seat, [("area", g.state.identities[p], p) for p in found], e)
                return AGAIN
            seat = answer[2]
        begin_enter(g, e, seat, host, True)
        return END


PlayPermanent.STEPS = (
    step(PlayPermanent.pay, "MC-INIT-05", "MC-INIT-06"),
    step(PlayPermanent.put_into_play, "MC-INIT-09", "MC-PLAY-01", "MC-ATTACHTO-09"),
)


# -- playing an event ------------------------------------------------------------------------------


class PlayEvent(Procedure):
    """Playing an event: its ability, then its owner's discard pile (MC-EVENT-02, -03)."""

    seat: int
    entity: int
    index: int
    occ: int = -1
    cond: int = 0
    CARDS = ("entity",)

    def pay(self, g: "Champions") -> Then:
        """What it costs, then its ability."""
        e = self.entity
        g.emit("play", self.seat, e)
        f = g.env(e, self.index, self.seat, self.occ, self.cond)
        cost = card_cost(g, e)
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
        ref = g.state.ref(e)
        if g.state.rows[ids.PLAY * 2 + 1]:
            g.push(Occurrence(BEFORE, [Condition(ids.PLAY, ref, 0, ref, self.seat, 0, -1, DONE)]))


PlayEvent.STEPS = (
    step(PlayEvent.pay, "MC-INIT-05", "MC-INIT-06"),
    step(PlayEvent.discard, "MC-EVENT-02", "MC-EVENT-03"),
)
