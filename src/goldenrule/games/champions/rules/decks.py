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
"""With this many acceleration tokens the players lose: the encounter deck comes back without end (OQ-78)."""


def deck_stream(seat: int) -> int:
    return 1 + seat


def random_stream(game: "Primitives") -> int:
    return 1 + game.state.seats


def stream_names(seats: int) -> list[str]:
    """The random streams of a game, in order of their index."""
    return ["encounter deck", *[f"deck of seat {p}" for p in range(seats)], "random choices"]


# -- running out -----------------------------------------------------------------------------------


def _refill(game: "Primitives", deck: int, pile: int, stream: int) -> None:
    state = game.state
    cards = state.zones[pile]
    state.zones[pile] = ()
    for e in cards:
        state.zone[e] = deck
    state.zones[deck] = cards
    game.shuffle(deck, stream)


def rebuild_encounter_deck(game: "Primitives") -> None:
    """Shuffle the discard pile into a new deck and add an acceleration token (MC-EMPTYENC-01, -02)."""
    state = game.state
    if state.zones[ids.ENCOUNTER_DISCARD]:
        _refill(game, ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, ENCOUNTER_STREAM)
        game.add_acceleration()
        if state.acceleration >= MOST_TOKENS:
            state.dirty |= ids.DIRTY_TOKENS
    elif "both-piles-empty-loses" in game.readings:
        game.finish("villain")
    elif -1 not in state.waiting_decks:
        state.waiting_decks = (*state.waiting_decks, -1)  # OQ-38


def rebuild_player_deck(game: "Primitives", seat: int) -> None:
    """Shuffle the discard pile into a new deck, then deal that player an encounter card (MC-EMPTYPL-01, -02)."""
    state = game.state
    if state.zones[DISCARDS[seat]]:
        _refill(game, DECKS[seat], DISCARDS[seat], deck_stream(seat))
    elif "both-piles-empty-loses" in game.readings:
        game.finish("villain")
    elif seat not in state.waiting_decks:
        state.waiting_decks = (*state.waiting_decks, seat)  # OQ-38: the card is dealt once, now
    game.tell_event(events.DeckOut, seat)
    deal(game, seat)


def rebuild_waiting_decks(game: "Primitives") -> None:
    """A discard pile has a card again: decks that wait for one are made now (OQ-38)."""
    state = game.state
    for seat in state.waiting_decks:
        pile = ids.ENCOUNTER_DISCARD if seat < 0 else DISCARDS[seat]
        if not state.zones[pile]:
            continue
        stop_waiting(game, seat)
        if seat < 0:
            rebuild_encounter_deck(game)
        else:
            _refill(game, DECKS[seat], pile, deck_stream(seat))


def stop_waiting(game: "Primitives", seat: int) -> None:
    state = game.state
    state.waiting_decks = tuple(p for p in state.waiting_decks if p != seat)


# -- the encounter deck ----------------------------------------------------------------------------


def take_encounter(game: "Primitives", to: int, bottom: bool = False) -> int:
    """Move the top encounter card to a zone and return it. If there is none at all the players lose (OQ-38)."""
    zones = game.state.zones
    deck = zones[ids.ENCOUNTER_DECK]
    if not deck:
        game.finish("villain")
    e = deck[0]
    game.move(e, to, bottom)
    if not zones[ids.ENCOUNTER_DECK]:
        rebuild_encounter_deck(game)
    return e


def deal(game: "Primitives", seat: int) -> None:
    """Deal a facedown encounter card; it joins the end of that player's queue (MC-DEAL-02..05)."""
    take_encounter(game, DEALT_TO[seat], True)
    if game.observer is not None:
        game.tell_event(events.Deal, seat)


def give_boost(game: "Primitives") -> None:
    """Give the villain the top encounter card, facedown (MC-BOOST-01)."""
    take_encounter(game, ids.BOOST, True)
    if game.observer is not None:
        game.tell_event(events.BoostDealt, game.state.villain)


def discard_encounter(game: "Primitives", count: int) -> list[int]:
    """Discard cards from the encounter deck; it stops when the deck runs out (OQ-37)."""
    state = game.state
    out: list[int] = []
    while len(out) < count and state.zones[ids.ENCOUNTER_DECK]:
        e = state.zones[ids.ENCOUNTER_DECK][0]
        game.move(e, ids.ENCOUNTER_DISCARD)
        out.append(e)
        if not state.zones[ids.ENCOUNTER_DECK]:
            rebuild_encounter_deck(game)
            break
    return out


def discard_until(game: "Primitives", type: str, trait: str) -> int:
    """Discard until a card shows up; 0 if the deck ran out before (MC-EMPTYENC-04..06)."""
    state = game.state
    while state.zones[ids.ENCOUNTER_DECK]:
        e = state.zones[ids.ENCOUNTER_DECK][0]
        game.move(e, ids.ENCOUNTER_DISCARD)
        face = game.ident(e)
        found = face.type == type and (not trait or trait in face.traits)
        if found:
            game.move(e, ids.RESOLVING)
        if not state.zones[ids.ENCOUNTER_DECK]:
            rebuild_encounter_deck(game)
            return e if found else 0
        if found:
            return e
    return 0


def shuffle_encounter(game: "Primitives") -> None:
    game.shuffle(ids.ENCOUNTER_DECK, ENCOUNTER_STREAM)


def shuffle_into_encounter(game: "Primitives", cards: list[int]) -> None:
    """Shuffle cards into the encounter deck. An empty one that waits for a discard waits no more (OQ-79)."""
    for e in cards:
        game.move(e, ids.ENCOUNTER_DECK)
    stop_waiting(game, -1)
    shuffle_encounter(game)


# -- player decks ----------------------------------------------------------------------------------


def can_draw(game: "Primitives", seat: int) -> bool:
    state = game.state
    return bool(state.zones[DECKS[seat]] or state.zones[DISCARDS[seat]])


def draw(game: "Primitives", seat: int, count: int) -> None:
    """Draw cards; a deck that runs out is rebuilt and the draw goes on (MC-EMPTYPL-03, -05)."""
    state = game.state
    deck = DECKS[seat]
    drawn = 0
    while drawn < count and (left := len(state.zones[deck])):
        now = count - drawn if count - drawn < left else left
        game.draw_top(seat, now)
        drawn += now
        if now == left:
            rebuild_player_deck(game, seat)
    game.ret = drawn
    if drawn and game.observer is not None:
        game.tell_event(events.Draw, seat, drawn)


def mill(game: "Primitives", seat: int, count: int) -> tuple[int, ...]:
    """Discard from the top of a player's deck; it stops when the deck runs out (MC-EMPTYPL-04)."""
    state = game.state
    deck = DECKS[seat]
    out: list[int] = []
    while len(out) < count and state.zones[deck]:
        e = state.zones[deck][0]
        game.move(e, DISCARDS[seat])
        out.append(e)
    game.tell_event(events.Mill, seat, tuple(out))  # while everybody can see what was discarded
    if out and not state.zones[deck]:
        rebuild_player_deck(game, seat)
    return tuple(out)


def discard_random(game: "Primitives", seat: int, count: int) -> list[int]:
    """Discard random cards from a hand."""
    out: list[int] = []
    for _ in range(count):
        hand = game.state.zones[HANDS[seat]]
        if not hand:
            break
        e = hand[game.random_below(random_stream(game), len(hand))]
        game.discard(e)
        out.append(e)
    game.tell_event(events.DiscardRandom, seat, tuple(out))
    return out


def put_random_under(game: "Primitives", seat: int, host: int) -> None:
    """Put a random card from a hand facedown under a card in play."""
    state = game.state
    hand = state.zones[HANDS[seat]]
    if hand and host:
        e = hand[game.random_below(random_stream(game), len(hand))]
        game.move(e, ids.UNDER)
        state.under = {**state.under, e: host}
        game.tell_event(events.Under, seat, host)


def return_from_under(game: "Primitives", host: int) -> None:
    """Every card under a card returns to its owner's hand."""
    state = game.state
    for e in [e for e, h in state.under.items() if h == host]:
        game.to_hand(e)
        state.under = {k: v for k, v in state.under.items() if k != e}


def discard_under(game: "Primitives", host: int) -> None:
    """The card they lay under has left play otherwise: they go to their owners' discard piles."""
    state = game.state
    for e in [e for e, h in state.under.items() if h == host]:
        game.discard(e)
        state.under = {k: v for k, v in state.under.items() if k != e}


def keep_one(game: "Primitives", effect: Effect, count: int) -> None:
    """Look at the top cards of your deck, keep one, discard the rest in the order in which they lay."""
    deck = DECKS[effect.seat]
    top = game.state.zones[deck][:count]
    answer = game.take()
    if answer is None:
        game.ret = 0
        if top:
            game.look(top, effect.seat)
            effect.ask(game, "search", [("pick", e, 0) for e in game.distinct(list(top))])
        return
    gone = tuple(e for e in top if e != answer[1])
    game.move(answer[1], HANDS[effect.seat], bottom=True)
    game.tell_event(events.Found, effect.seat, answer[1])
    for e in gone:
        game.move(e, DISCARDS[effect.seat])
    game.tell_event(events.Mill, effect.seat, gone)
    if not game.state.zones[deck]:
        rebuild_player_deck(game, effect.seat)
    game.ret = 1


def shuffle_in(game: "Primitives", cards: list[int]) -> None:
    """Shuffle cards into their owners' decks; one that waits for a discard waits no more (OQ-79)."""
    state = game.state
    for e in cards:
        game.move(e, DECKS[state.owner[e]], bottom=True)
    for seat in sorted({state.owner[e] for e in cards}):
        stop_waiting(game, seat)
        game.shuffle(DECKS[seat], deck_stream(seat))


def search(game: "Primitives", effect: Effect, of: Sel, top: int = 0) -> None:
    """Look through your deck, or its top cards, take a card that meets the criteria, shuffle (MC-SEARCH-01..05)."""
    state = game.state
    deck = DECKS[effect.seat]
    answer = game.take()
    if answer is None:
        seen = state.zones[deck][:top] if top else state.zones[deck]
        found = [e for e in of.all(game, effect) if e in seen]
        if found:
            game.look(seen, effect.seat)
            options: list[Option] = [("pick", e, 0) for e in game.distinct(found)]
            effect.ask(game, "search", options)
            return
    else:
        game.move(answer[1], HANDS[effect.seat], bottom=True)
        game.tell_event(events.Found, effect.seat, answer[1])
        if not state.zones[deck]:
            rebuild_player_deck(game, effect.seat)
    if not top or "shuffle-after-partial-search" in game.readings:  # OQ-39
        game.shuffle(deck, deck_stream(effect.seat))
