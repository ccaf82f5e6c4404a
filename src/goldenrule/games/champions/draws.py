"""Modular sets that were drawn without being looked at (MC-EDECK-07): until a card of one is seen, it may be another.

Everybody sees how many cards lie in the encounter deck, and so how many the drawn sets have together.
"""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from goldenrule.games.champions.content import Content
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ENCOUNTER_DECK
from goldenrule.games.champions.sets import encounter_deck, modulars
from goldenrule.kernel.rng import WORDS, Stream, below

RANDOM: Final = "random"


class Draws(NamedTuple):
    """The sets that could be drawn: the faces of each, one a copy, and the number of its set by face."""

    sets: tuple[tuple[int, ...], ...]
    of: dict[int, int]


@lru_cache(maxsize=16)
def draws(content: Content, scenario: str, expert: bool, modular: tuple[str, ...]) -> Draws:
    """What "random" ones among modular sets could be. A set that shares cards with others is told by none: it stays."""
    named = tuple([name for name in modular if name != RANDOM])
    free = [entry for entry in modulars(content.packs).values() if entry.id not in named]
    shared = Counter([code for entry in free for code in entry.cards])
    shared.update(encounter_deck(scenario, named, expert, content.packs).keys())
    own = [entry for entry in free if entry.cards and all(shared[code] == 1 for code in entry.cards)]
    sets = tuple(
        [tuple([content.face(code).index for code, n in entry.cards.items() for _ in range(n)]) for entry in own]
    )
    return Draws(tuple(sets), {face: number for number, faces in enumerate(sets) for face in faces})


def _possible(game: Champions) -> Draws | None:
    modular = game.setup.get("modular")
    if not modular or RANDOM not in modular:
        return None
    return draws(game.content, game.setup["scenario"], game.setup["expert"], tuple(modular))


def redraw(game: Champions, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
    """Let drawn sets of which the seat has seen no card be others that could be in their place."""
    possible = _possible(game)
    if possible is None:
        return
    s, of = game.state, possible.of
    unseen = {e for zone in range(len(s.zones)) for e in game.hidden_in(zone, seat)} - keep
    seen = {of[s.ident[e]] for e in range(1, len(s.ident)) if s.ident[e] in of and e not in unseen}
    doubtful = sorted([e for e in unseen if of.get(s.ident[e], -1) not in {-1, *seen}])
    if not doubtful:
        return
    drawn = {of[s.ident[e]] for e in doubtful}
    free = [number for number in range(len(possible.sets)) if number not in seen]
    chosen = _some(streams, free, tuple([len(possible.sets[number]) for number in free]), len(drawn), len(doubtful))
    faces = [face for number in chosen for face in possible.sets[number]]
    for e, face in zip(doubtful, faces):
        if s.face[e] == s.ident[e]:
            s.face[e] = face
        s.ident[e] = face


def remember(game: Champions, zone: int) -> None:
    """Before the encounter deck is shuffled: a drawn set of which everybody has seen a card in it is known for good.

    A ghost of the card says so (see `kernel.redeal`): an entity outside all zones.
    """
    if zone != ENCOUNTER_DECK or (possible := _possible(game)) is None:
        return
    s, of = game.state, possible.of
    told = {-1, *[of.get(s.ident[e], -1) for e in range(1, len(s.ident)) if s.zone[e] < 0]}
    for e in s.zones[zone]:
        number = of.get(s.ident[e], -1)
        if s.vid[e] and s.known[e] in (0, (1 << s.seats) - 1) and number not in told:
            told.add(number)
            s.add(s.ident[e], -1)


def _some(streams: list[Stream], items: list[int], sizes: tuple[int, ...], count: int, total: int) -> list[int]:
    """A number of the items, with a given total of sizes: every choice is equally likely."""
    chosen = []
    for i, item in enumerate(items):
        without = _ways(sizes[i + 1 :], count, total)
        ways = without + _ways(sizes[i + 1 :], count - 1, total - sizes[i])
        less = max(0, ways.bit_length() - WORDS.bit_length() + 2)  # random numbers have no more bits
        if below(streams, 0, ways >> less) >= without >> less:
            chosen.append(item)
            count, total = count - 1, total - sizes[i]
    return chosen


@lru_cache(maxsize=4096)
def _ways(sizes: tuple[int, ...], count: int, total: int) -> int:
    """How many choices of `count` of the sizes come to a total."""
    if count < 0 or total < 0 or not sizes:
        return int(count == 0 and total == 0)
    return _ways(sizes[1:], count, total) + _ways(sizes[1:], count - 1, total - sizes[0])
