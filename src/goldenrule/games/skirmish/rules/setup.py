"""Set-up (D-2): two shuffled decks without 15 cards each, the Artifacts, the Battlefields, the opening hands."""

from collections.abc import Iterable
from functools import lru_cache

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
from goldenrule.games.skirmish.rules.turn import Turn, begin_turn
from goldenrule.games.skirmish.state import Board
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import shuffle, stream


def new_game(
    content: Content, seed: str, readings: Iterable[str] = (), setup: dict[str, object] | None = None
) -> Skirmish:
    """A game at its first decision. `setup` is what a record keeps of its options.

    Raises BadInput for an unknown reading, or for cards of which no game can be played.
    """
    for seat, deck in enumerate(content.decks):
        if len(deck) != DECK_SIZE:
            raise BadInput("skirmish-bad-cards-game-played", faction=FACTIONS[seat], n=len(deck), size=DECK_SIZE)
    names = chosen(readings)
    g = Skirmish(template(content).clone(), content, {**(setup or {}), "readings": names})
    g.state.rng = [stream(seed, name) for name in STREAMS]
    lay_out(g)
    begin(g)
    g.run()
    return g


def begin(game: Skirmish) -> None:
    """The first turn is next."""
    game.state.active = HEROES if game.reads(HEROES_BEGIN) else VILLAINS  # D-2.8, DA-6
    begin_turn(game)
    game.push(Turn(0))


def lay_out(game: Skirmish) -> None:
    """Everything is shuffled and dealt, as D-2 has it. Until then it is as in `template`."""
    shuffle_all(game)
    deal(game)


def shuffle_all(game: Skirmish) -> None:
    """Both decks, the Battlefields and the Artifacts."""
    zones, rng = game.state.zones, game.state.rng
    for zone, order in (
        (DECK, DECK_STREAM), (DECK + 1, DECK_STREAM + 1), (BATTLEFIELDS, BATTLEFIELD_STREAM), (PILE, ARTIFACT_STREAM),
    ):  # fmt: skip
        zones[zone] = shuffle(rng, order, zones[zone])


def deal(game: Skirmish) -> None:
    """The first cards of each deck are left out, the next ones are the hand; the first Artifacts are turned up."""
    state = game.state
    zones, zone = state.zones, state.zone
    for seat in (0, 1):
        removed, hand, deck = REMOVED + seat, HAND + seat, DECK + seat
        cards = zones[deck]
        first, rest = LEFT_OUT, LEFT_OUT + OPENING_HANDS[seat]
        zones[removed], zones[hand], zones[deck] = cards[:first], cards[first:rest], cards[rest:]
        for to in (removed, hand):
            for e in zones[to]:
                zone[e] = to
        game.reveal_ids(hand)
    tiles = zones[PILE]
    zones[OFFER], zones[PILE] = tiles[:OFFERED], tiles[OFFERED:]
    for e in zones[OFFER]:
        zone[e] = OFFER
    game.reveal_ids(OFFER)


@lru_cache(maxsize=16)
def template(content: Content) -> Board:
    """The table before anything is shuffled or dealt. Shared: clone it."""
    s = Board.of()
    for cards, zone in (
        (content.decks[0], DECK),
        (content.decks[1], DECK + 1),
        (content.battlefields, BATTLEFIELDS),
        (content.artifacts, PILE),
    ):
        for face in cards:
            e = s.add(face.index, face.seat)
            s.zone[e] = zone
            s.zones[zone] += (e,)
    return s
