"""Set-up (D-2): two shuffled decks without 15 cards each, the Artifacts, the Battlefields, the opening hands."""

from collections.abc import Iterable
from typing import Any

from goldenrule.games.skirmish.content import Content
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import (
    ARTIFACT_STREAM,
    BATTLEFIELD_STREAM,
    BATTLEFIELDS,
    DECK,
    DECK_SIZE,
    DECK_STREAM,
    FACTIONS,
    HAND,
    HEROES,
    LEFT_OUT,
    OFFER,
    OFFERED,
    OPENING_HANDS,
    PILE,
    REMOVED,
    STREAMS,
    VILLAINS,
)
from goldenrule.games.skirmish.readings import HEROES_BEGIN, chosen
from goldenrule.games.skirmish.rules.turn import Turn
from goldenrule.games.skirmish.state import Board
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import shuffled, stream


def new_game(
    content: Content, seed: str, readings: Iterable[str] = (), setup: dict[str, Any] | None = None
) -> Skirmish:
    """A game at its first decision. `setup` is what a record keeps of its options.

    Raises BadInput for an unknown reading, or for cards of which no game can be played.
    """
    for seat, deck in enumerate(content.decks):
        if len(deck) != DECK_SIZE:
            raise BadInput(
                f"The {FACTIONS[seat]} have {len(deck)} cards; a game is played with {DECK_SIZE}: see D-1.3."
            )
    names = chosen(readings)
    g = Skirmish(Board(), content, {**(setup or {}), "readings": names})
    g.state.rng = [stream(seed, name) for name in STREAMS]
    lay_out(g)
    g.state.active = HEROES if g.reads(HEROES_BEGIN) else VILLAINS  # D-2.8, DA-6
    g.push(Turn(0))
    g.run()
    return g


def lay_out(g: Skirmish) -> None:
    """Everything on the table, as D-2 has it."""
    s = g.state
    for seat in (0, 1):
        cards = place(g, [face.index for face in g.content.decks[seat]], DECK + seat, DECK_STREAM + seat)
        removed, hand, deck = REMOVED + seat, HAND + seat, DECK + seat
        first, rest = LEFT_OUT, LEFT_OUT + OPENING_HANDS[seat]
        s.zones[removed], s.zones[hand], s.zones[deck] = cards[:first], cards[first:rest], cards[rest:]
        for zone in (removed, hand):
            for e in s.zones[zone]:
                s.zone[e] = zone
        g.reveal_ids(hand)
    place(g, [face.index for face in g.content.battlefields], BATTLEFIELDS, BATTLEFIELD_STREAM)
    tiles = place(g, [face.index for face in g.content.artifacts], PILE, ARTIFACT_STREAM)
    s.zones[OFFER], s.zones[PILE] = tiles[:OFFERED], tiles[OFFERED:]
    for e in s.zones[OFFER]:
        s.zone[e] = OFFER
    g.reveal_ids(OFFER)


def place(g: Skirmish, kinds: list[int], zone: int, random: int) -> tuple[int, ...]:
    """New entities of these kinds in a zone, in random order."""
    s = g.state
    n = len(kinds)
    first = len(s.ident)
    s.ident += kinds
    s.face += kinds
    s.owner = s.owner + [g.content.faces[kind].seat for kind in kinds]
    s.zone += [zone] * n
    s.cards += [None] * n
    s.inc += [0] * n
    s.vid += [0] * n
    s.known += [0] * n
    cards = shuffled(s.rng, random, tuple(range(first, first + n)))
    s.zones[zone] = cards
    return cards
