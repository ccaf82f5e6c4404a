"""Views, which contain what one seat may know, as plain data; and positions that the seat cannot tell apart.

A game declares hidden information by overriding `zone_names`, `zone_open`, `zone_ordered`, `faceup`, `card_facts`,
`table_facts`, `backs` and `reindex`. Its move primitive gives ids to cards that become visible: it takes
`before = self.watchers(entity)`, moves the card, and calls `self.update_after_move(entity, before)`. `Game.look` lets a
seat know hidden cards, `Game.shuffle` makes everybody forget, `Game.reveal_ids` is for a deal or for setup. A facedown
card that everybody can point at lies apart (`lies_apart`): it has an id, but nobody knows it.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.redeal import deal_unknown, trade_unknown
from goldenrule.kernel.rng import stream
from goldenrule.words.phrases import Phrase

SPECTATOR: Final = -1
"""The seat of a spectator, who sees only open information."""

TRIES: Final = 32


Facts = dict[str, Any]
"""Facts of a card or of the table in a view, by name (`Visibility.card_facts`, `Visibility.table_facts`)."""


class Prompt(msgspec.Struct, frozen=True):
    """The question to the seat. The answer is an index into `options`, which are in the order of `Game.legal(seat)`.

    `source` and the middle of each option (verb, card, detail) are ids of the view, 0 for the rules or a hidden card.
    """

    kind: str
    source: int
    args: tuple[int, ...]
    options: tuple[tuple[str, int, int], ...]


class LastingView(msgspec.Struct, frozen=True):
    """A lasting or delayed effect: `source` is the id of its card, 0 if that is hidden or has left."""

    id: int
    path: str
    source: int
    seat: int
    expires: str


class View(msgspec.Struct, frozen=True):
    """A position as one seat knows it, JSON-able. `zones` hold ids, 0 for a hidden card; `cards` the facts by id."""

    game: str
    seat: int
    winner: str
    table: Facts
    zones: dict[str, tuple[int, ...]]
    cards: dict[int, Facts]
    lasting: tuple[LastingView, ...]
    asked: tuple[int, ...]
    prompt: Prompt | None


def view(game: Game, seat: int) -> View:
    """Return what a seat (or SPECTATOR) may know of a game now. Pure.

    Raises RuntimeError for a visible card without an id, because the game did not call `update_after_move`;
    CardFault for errors caused by packs or by a position from outside.
    """
    try:
        return _view(game, seat)
    except Exception as error:
        told = game.fault(error, Phrase("doing-table"))
        if told is error:
            raise
        raise told from error


def _view(game: Game, seat: int) -> View:
    state = game.state
    zones: dict[str, tuple[int, ...]] = {}
    cards: dict[int, dict[str, object]] = {}
    for zone, name in enumerate(game.zone_names()):
        if not name:
            continue
        ids = []
        shown = []
        for entity in state.zones[zone]:
            if game.sees(entity, seat):
                ids.append(state.vid[entity])
                shown.append((state.vid[entity], entity))
            else:
                ids.append(0)
        if shown and not (game.zone_ordered(zone) or game.zone_open(zone, seat)):
            shown.sort(reverse=True)  # the order of the cards is their owner's
            ids = [id for id, _ in shown] + [0] * (len(ids) - len(shown))
        for id, entity in shown:
            if not id:
                raise RuntimeError(f"Card {game.code(entity)} in zone {name!r} came into the open without an id.")
            cards[id] = game.card_facts(entity)
        zones[name] = tuple(ids)
    lasting = tuple(
        LastingView(each.id, each.path, game.shown_id(state.live(each.source), seat), each.seat, each.expires)
        for _, each in sorted(state.lasting.items())
    )
    asked = tuple(sorted(d.seat for d in game.pending))
    return View(game.name, seat, state.winner, game.table_facts(seat), zones, cards, lasting, asked, prompt(game, seat))


def prompt(game: Game, seat: int) -> Prompt | None:
    """Return the question to a seat with ids of its view; None if it is not asked."""
    for d in game.pending:
        if d.seat == seat:
            options = tuple([(verb, game.shown_id(entity, seat), detail) for verb, entity, detail in d.options])
            return Prompt(d.kind, game.shown_id(d.source, seat), d.args, options)
    return None


def twin(game: Game, seat: int, seed: str, keep: frozenset[int] = frozenset()) -> Game:
    """Return a clone that may differ only in what the seat does not know; its views are the same.

    Cards hidden from the seat trade places and serials with others of the same back, except `keep`; secret answers
    of other seats are replaced. The random streams stay. The open question is asked again: raises Stuck if it
    cannot be.
    """
    new = game.clone()
    trade_unknown(new, seat, [stream(seed, "twin")], keep)
    if new.pending:
        new.ask_again()
    return new


def determinize(game: Game, seat: int, seed: str) -> Game:
    """Return a clone with everything that the seat does not know sampled at random, for a search.

    It depends only on the seat's knowledge and the seed: it is the same, byte for byte, for every twin. So nothing in
    it, serials included, reveals a hidden card, and its ids equal the game's only where the seat sees them.
    Every random stream gets a new key. A deal in which the asked seats would not get the same kind of question
    is repeated, up to 32 times; raises Stuck if the game can continue in none.
    """
    known = game
    for place, frame in enumerate(game.stack):
        plain = frame.as_known_to(game, seat)
        if plain is not None:
            if known is game:
                known = game.clone()
            known.stack[place] = plain
    asking = game
    if known is not game:
        asking = known.clone()
        asking.ask_again()
    asked = [(d.seat, d.kind) for d in asking.pending]
    streams = [stream(seed, "deal")]
    stuck: Stuck | None = None
    last: Game | None = None
    for _ in range(TRIES):
        new = known.clone()
        deal_unknown(new, seat, streams)
        rekey(new, seed)
        try:
            if new.pending:
                new.ask_again()
        except Stuck as error:
            stuck = error
            continue
        last = new
        if [(d.seat, d.kind) for d in new.pending] == asked:
            return new
    if last is None:
        assert stuck is not None
        raise stuck
    return last


def rekey(game: Game, seed: str) -> None:
    """Restart every random stream of the game under another seed."""
    game.state.rng = [stream(seed, str(i)) for i in range(len(game.state.rng))]


def has_learned(before: Game, after: Game, seats: Iterable[int] | None = None) -> bool:
    """Was randomness used between two positions of one game, or did one of these seats (None: any) see a new card?"""
    old, new = before.state, after.state
    if old.rng != new.rng:
        return True
    eyes = -1 if seats is None else sum(1 << seat for seat in {*seats})
    seen = [before.watchers(e) for e in range(len(old.ident))]
    return any(after.watchers(e) & eyes & ~(seen[e] if e < len(seen) else 0) for e in range(1, len(new.ident)))
