"""Views: what one seat may know, as plain data; and other positions that it cannot tell from the real one.

A game says what is hidden by overriding `zone_names`, `zone_open`, `zone_ordered`, `faceup`, `card_facts`,
`table_facts`, `backs` and `reindex`. Its move primitive gives ids to what comes into the open: it takes
`before = self.watchers(entity)`, moves the card, and calls `self.update_after_move(entity, before)`. `Game.look` lets a
seat know hidden cards, `Game.shuffle` makes everybody forget, `Game.reveal_ids` serves a deal or a set-up. A facedown
card that everybody can point at, under a face that says nothing of what it is, lies apart (`lies_apart`): it has an id,
but nobody knows it.
"""

from typing import Any, Final

import msgspec

from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.redeal import deal_unknown, trade_unknown
from goldenrule.kernel.rng import stream
from goldenrule.words.phrases import Phrase

SPECTATOR: Final = -1
"""The seat of somebody who watches: what lies in the open, nothing else."""

TRIES: Final = 32


Facts = dict[str, Any]
"""What a view says of a card or of the table, by name (`Sight.card_facts`, `Sight.table_facts`)."""


class Prompt(msgspec.Struct, frozen=True):
    """The question to the seat. The answer is an index into `options`, which are in the order of `Game.legal(seat)`.

    `source` and the middle of each option (verb, card, detail) are ids of the view, 0 for the rules or a hidden card.
    """

    kind: str
    source: int
    args: tuple[int, ...]
    options: tuple[tuple[str, int, int], ...]


class LastingView(msgspec.Struct, frozen=True):
    """A lasting or delayed effect: `source` is the id of the card that it comes from, 0 if that is hidden or gone."""

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
    """What a seat (or SPECTATOR) may know of a game now. Pure.

    Raises RuntimeError for a card that the seat sees but that has no id, as the game did not call
    `update_after_move`; CardFault for what packs, or a position from outside, have broken.
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
    """The question to a seat in ids of its view; None if it is not asked."""
    for d in game.pending:
        if d.seat == seat:
            options = tuple([(verb, game.shown_id(entity, seat), detail) for verb, entity, detail in d.options])
            return Prompt(d.kind, game.shown_id(d.source, seat), d.args, options)
    return None


def twin(game: Game, seat: int, seed: str, keep: frozenset[int] = frozenset()) -> Game:
    """A clone in which only what the seat does not know may differ: its views are the same.

    Cards hidden from the seat trade places with others of the same back, and serials, `keep` excepted; sealed answers
    of other seats are given anew. The random streams stay. The question at hand is asked again: raises Stuck if it
    cannot be.
    """
    new = game.clone()
    trade_unknown(new, seat, [stream(seed, "twin")], keep)
    if new.pending:
        new.ask_again()
    return new


def determinize(game: Game, seat: int, seed: str) -> Game:
    """A clone in which whatever the seat does not know has been filled in at random, for a search to play on.

    It follows from what the seat knows and the seed alone: it is the same, byte for byte, for every twin. So nothing in
    it, serials included, tells of a hidden card, and its ids are those of the game only where the seat sees them.
    Every random stream is keyed anew. Deals in which the seats now asked would not be asked the same kind of question
    are dealt again, up to 32 times; Stuck is raised if there was none in which the game can go on.
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
    """Start every random stream of the game anew under another seed."""
    game.state.rng = [stream(seed, str(i)) for i in range(len(game.state.rng))]


def has_learned(before: Game, after: Game) -> bool:
    """Between two positions of one game: was randomness used, or did a seat come to see a card that it did not see?"""
    old, new = before.state, after.state
    if old.rng != new.rng:
        return True
    seen = [before.watchers(e) for e in range(len(old.ident))]
    return any(after.watchers(e) & ~(seen[e] if e < len(seen) else 0) for e in range(1, len(new.ident)))
