"""Decks: drawing, discarding, dealing, searching, and what happens when one runs out (MC-EMPTYENC, MC-EMPTYPL)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import DEALT_TO, DECKS, DISCARDS, HANDS
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.primitives import Primitives

ENCOUNTER_STREAM = 0

MOST_TOKENS = 100
"""With so many acceleration tokens the players lose: the encounter deck comes back without end (OQ-78)."""


def deck_stream(seat: int) -> int:
    return 1 + seat


def random_stream(g: "Primitives") -> int:
    return 1 + g.state.seats


def stream_names(seats: int) -> list[str]:
    """The random streams of a game, in order of their index."""
    return ["encounter deck", *[f"deck of seat {p}" for p in range(seats)], "random choices"]


# -- running out -----------------------------------------------------------------------------------


def _refill(g: "Primitives", deck: int, pile: int, stream: int) -> None:
    s = g.state
    cards = s.zones[pile]
    s.zones[pile] = ()
    for e in cards:
        s.zone[e] = deck
    s.zones[deck] = cards
    g.shuffle(deck, stream)


def encounter_ran_out(g: "Primitives") -> None:
    """Shuffle the discard pile into a new deck and add an acceleration token (MC-EMPTYENC-01, -02)."""
    s = g.state
    if s.zones[ids.ENCOUNTER_DISCARD]:
        _refill(g, ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, ENCOUNTER_STREAM)
        g.add_acceleration()
        if s.acceleration >= MOST_TOKENS:
            s.dirty |= ids.DIRTY_TOKENS
    elif "both-piles-empty-loses" in g.readings:
        g.finish("villain")
    elif -1 not in s.waiting_decks:
        s.waiting_decks = (*s.waiting_decks, -1)  # OQ-38


def player_ran_out(g: "Primitives", seat: int) -> None:
    """Shuffle the discard pile into a new deck, then deal that player an encounter card (MC-EMPTYPL-01, -02)."""
    s = g.state
    if s.zones[DISCARDS[seat]]:
        _refill(g, DECKS[seat], DISCARDS[seat], deck_stream(seat))
    elif "both-piles-empty-loses" in g.readings:
        g.finish("villain")
    elif seat not in s.waiting_decks:
        s.waiting_decks = (*s.waiting_decks, seat)  # OQ-38: the card is dealt once, now
    g.tell_of(events.DeckOut, seat)
    deal(g, seat)


def fill_waiting(g: "Primitives") -> None:
    """A discard pile has a card again: decks that wait for one are made now (OQ-38)."""
    s = g.state
    for seat in s.waiting_decks:
        pile = ids.ENCOUNTER_DISCARD if seat < 0 else DISCARDS[seat]
        if not s.zones[pile]:
            continue
        wait_no_more(g, seat)
        if seat < 0:
            encounter_ran_out(g)
        else:
            _refill(g, DECKS[seat], pile, deck_stream(seat))


def wait_no_more(g: "Primitives", seat: int) -> None:
    s = g.state
    s.waiting_decks = tuple(p for p in s.waiting_decks if p != seat)


# -- the encounter deck ----------------------------------------------------------------------------


def take_encounter(g: "Primitives", to: int, bottom: bool = False) -> int:
    """Move the top encounter card to a zone and return it. If there is none at all the players lose (OQ-38)."""
    zones = g.state.zones
    deck = zones[ids.ENCOUNTER_DECK]
    if not deck:
        g.finish("villain")
    e = deck[0]
    g.move(e, to, bottom)
    if not zones[ids.ENCOUNTER_DECK]:
        encounter_ran_out(g)
    return e


def deal(g: "Primitives", seat: int) -> None:
    """Deal a facedown encounter card; it joins the end of that player's queue (MC-DEAL-02..05)."""
    take_encounter(g, DEALT_TO[seat], True)
    if g.observer is not None:
        g.tell_of(events.Deal, seat)


def give_boost(g: "Primitives") -> None:
    """Give the villain the top encounter card, facedown (MC-BOOST-01)."""
    take_encounter(g, ids.BOOST, True)
    if g.observer is not None:
        g.tell_of(events.BoostDealt, g.state.villain)


def discard_encounter(g: "Primitives", n: int) -> list[int]:
    """Discard cards from the encounter deck; it stops when the deck runs out (OQ-37)."""
    s = g.state
    out: list[int] = []
    while len(out) < n and s.zones[ids.ENCOUNTER_DECK]:
        e = s.zones[ids.ENCOUNTER_DECK][0]
        g.move(e, ids.ENCOUNTER_DISCARD)
        out.append(e)
        if not s.zones[ids.ENCOUNTER_DECK]:
            encounter_ran_out(g)
            break
    return out


def discard_until(g: "Primitives", type: str, trait: str) -> int:
    """Discard until a card shows up; 0 if the deck ran out before (MC-EMPTYENC-04..06)."""
    s = g.state
    while s.zones[ids.ENCOUNTER_DECK]:
        e = s.zones[ids.ENCOUNTER_DECK][0]
        g.move(e, ids.ENCOUNTER_DISCARD)
        face = g.ident(e)
        found = face.type == type and (not trait or trait in face.traits)
        if found:
            g.move(e, ids.RESOLVING)
        if not s.zones[ids.ENCOUNTER_DECK]:
            encounter_ran_out(g)
            return e if found else 0
        if found:
            return e
    return 0


def shuffle_encounter(g: "Primitives") -> None:
    g.shuffle(ids.ENCOUNTER_DECK, ENCOUNTER_STREAM)


def shuffle_into_encounter(g: "Primitives", cards: list[int]) -> None:
    """Shuffle cards into the encounter deck. An empty one that waits for a discard waits no more (OQ-79)."""
    for e in cards:
        g.move(e, ids.ENCOUNTER_DECK)
    wait_no_more(g, -1)
    shuffle_encounter(g)


# -- player decks ----------------------------------------------------------------------------------


def can_draw(g: "Primitives", seat: int) -> bool:
    s = g.state
    return bool(s.zones[DECKS[seat]] or s.zones[DISCARDS[seat]])


def draw(g: "Primitives", seat: int, n: int) -> None:
    """Draw cards; a deck that runs out is rebuilt and the draw goes on (MC-EMPTYPL-03, -05)."""
    s = g.state
    deck = DECKS[seat]
    drawn = 0
    while drawn < n and (left := len(s.zones[deck])):
        now = n - drawn if n - drawn < left else left
        g.draw_top(seat, now)
        drawn += now
        if now == left:
            player_ran_out(g, seat)
    g.ret = drawn
    if drawn and g.observer is not None:
        g.tell_of(events.Draw, seat, drawn)


def mill(g: "Primitives", seat: int, n: int) -> tuple[int, ...]:
    """Discard from the top of a player's deck; it stops when the deck runs out (MC-EMPTYPL-04)."""
    s = g.state
    deck = DECKS[seat]
    out: list[int] = []
    while len(out) < n and s.zones[deck]:
        e = s.zones[deck][0]
        g.move(e, DISCARDS[seat])
        out.append(e)
    g.tell_of(events.Mill, seat, tuple(out))  # while everybody can see what was discarded
    if out and not s.zones[deck]:
        player_ran_out(g, seat)
    return tuple(out)


def discard_random(g: "Primitives", seat: int, n: int) -> list[int]:
    """Discard random cards from a hand."""
    out: list[int] = []
    for _ in range(n):
        hand = g.state.zones[HANDS[seat]]
        if not hand:
            break
        e = hand[g.random_below(random_stream(g), len(hand))]
        g.discard(e)
        out.append(e)
    g.tell_of(events.DiscardRandom, seat, tuple(out))
    return out


def random_under(g: "Primitives", seat: int, host: int) -> None:
    """Put a random card from a hand facedown under a card in play."""
    s = g.state
    hand = s.zones[HANDS[seat]]
    if hand and host:
        e = hand[g.random_below(random_stream(g), len(hand))]
        g.move(e, ids.UNDER)
        s.under = {**s.under, e: host}
        g.tell_of(events.Under, seat, host)


def return_from_under(g: "Primitives", host: int) -> None:
    """Every card under a card returns to its owner's hand."""
    s = g.state
    for e in [e for e, h in s.under.items() if h == host]:
        g.to_hand(e)
        s.under = {k: v for k, v in s.under.items() if k != e}


def discard_under(g: "Primitives", host: int) -> None:
    """The card they lay under has left play otherwise: they go to their owners' discard piles."""
    s = g.state
    for e in [e for e, h in s.under.items() if h == host]:
        g.discard(e)
        s.under = {k: v for k, v in s.under.items() if k != e}


def keep_one(g: "Primitives", f: Effect, n: int) -> None:
    """Look at the top cards of your deck, keep one, discard the rest in the order in which they lay."""
    deck = DECKS[f.seat]
    top = g.state.zones[deck][:n]
    answer = g.take()
    if answer is None:
        g.ret = 0
        if top:
            g.look(top, f.seat)
            f.ask(g, "search", [("pick", e, 0) for e in g.distinct(list(top))])
        return
    gone = tuple(e for e in top if e != answer[1])
    g.move(answer[1], HANDS[f.seat], bottom=True)
    g.tell_of(events.Found, f.seat, answer[1])
    for e in gone:
        g.move(e, DISCARDS[f.seat])
    g.tell_of(events.Mill, f.seat, gone)
    if not g.state.zones[deck]:
        player_ran_out(g, f.seat)
    g.ret = 1


def shuffle_in(g: "Primitives", cards: list[int]) -> None:
    """Shuffle cards into their owners' decks; one that waits for a discard waits no more (OQ-79)."""
    s = g.state
    for e in cards:
        g.move(e, DECKS[s.owner[e]], bottom=True)
    for seat in sorted({s.owner[e] for e in cards}):
        wait_no_more(g, seat)
        g.shuffle(DECKS[seat], deck_stream(seat))


def search(g: "Primitives", f: Effect, of: Sel, top: int = 0) -> None:
    """Look through your deck, or its top cards, take a card that meets the criteria, shuffle (MC-SEARCH-01..05)."""
    s = g.state
    deck = DECKS[f.seat]
    answer = g.take()
    if answer is None:
        seen = s.zones[deck][:top] if top else s.zones[deck]
        found = [e for e in of.all(g, f) if e in seen]
        if found:
            g.look(seen, f.seat)
            options: list[Option] = [("pick", e, 0) for e in g.distinct(found)]
            f.ask(g, "search", options)
            return
    else:
        g.move(answer[1], HANDS[f.seat], bottom=True)
        g.tell_of(events.Found, f.seat, answer[1])
        if not s.zones[deck]:
            player_ran_out(g, f.seat)
    if not top or "shuffle-after-partial-search" in g.readings:  # OQ-39
        g.shuffle(deck, deck_stream(f.seat))
