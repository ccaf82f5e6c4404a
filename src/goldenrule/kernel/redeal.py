"""Redeals of hidden cards under other serials, so that a position depends only on what the seat knows.

A serial is the number of an entity. Serials follow the deck lists, so the true serial of a hidden card would reveal the
card. Here a *place* is the position of a hidden card with everything visible about it, and a *card* is what may be in
the place, with its past. A reference to a place keeps naming the place. A reference to a card before it was shuffled
away names a ghost: an entity outside all zones that remembers the card.
"""

from typing import Final

from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK, LASTING_BASE, Serials
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.rng import Stream, below, shuffle
from goldenrule.kernel.state import Lasting, State
from goldenrule.kernel.visibility import NO_BACK

NOTHING: Final[frozenset[int]] = frozenset()


class MentionedCards(Serials):
    """A `Serials` that renames nothing, and collects in order the cards that are mentioned by place."""

    __slots__ = ("found", "inc")

    def __init__(self, state: State) -> None:
        self.found: dict[int, int] = {}
        self.inc = state.inc

    def card(self, entity: int) -> int:
        self.found.setdefault(entity, len(self.found))
        return entity

    def place(self, entity: int) -> int:
        return self.card(entity)

    def ref(self, ref: int) -> int:
        entity = ref & ENTITY_MASK
        if entity < LASTING_BASE and ref >> ENTITY_BITS == self.inc[entity]:
            self.card(entity)
        return ref

    def kept(self, ref: int) -> int:
        return ref


class MovedCards(Serials):
    """A deal of cards to places: `places` maps old serials to new ones."""

    __slots__ = ("inc", "places", "state", "vid")

    def __init__(self, state: State, places: dict[int, int]) -> None:
        self.state = state
        self.places = places
        self.inc = state.inc
        self.vid = state.vid

    def past(self, entity: int, inc: int) -> int:
        """Rename a card as it was in an incarnation."""
        raise NotImplementedError

    def now(self, entity: int) -> int:
        """Return a reference to the card that is now in the entity's place."""
        raise NotImplementedError

    def in_play(self, ref: int) -> bool:
        """Does a reference name a facedown card in play, whose course everybody can see?"""
        entity = ref & ENTITY_MASK
        return self.state.cards[entity] is not None and ref >> ENTITY_BITS == self.inc[entity]

    def place(self, entity: int) -> int:
        return self.places.get(entity, entity)

    def card(self, entity: int) -> int:
        if entity not in self.places:
            return entity
        if self.vid[entity]:
            return self.places[entity]
        return self.past(entity, max(0, self.inc[entity] - 1)) & ENTITY_MASK  # see `Game.table_card`

    def ref(self, ref: int) -> int:
        entity = ref & ENTITY_MASK
        if ref <= 0 or entity not in self.places:
            return ref
        inc = ref >> ENTITY_BITS
        if inc != self.inc[entity] or not self.vid[entity]:
            return self.past(entity, inc)
        return self.now(entity)


class ForgottenCards(MovedCards):
    """A deal that nobody can follow: references to the past of cards name ghosts."""

    __slots__ = ("ghosts", "ident")

    def __init__(self, state: State, places: dict[int, int]) -> None:
        super().__init__(state, places)
        self.ghosts: dict[int, int] = {}

    def now(self, entity: int) -> int:
        return self.places[entity]

    def past(self, entity: int, inc: int) -> int:
        state = self.state
        ref = entity | inc << ENTITY_BITS
        ghost = self.ghosts.get(ref)
        if ghost is None:
            ghost = self.ghosts[ref] = state.add(state.ident[entity], state.owner[entity])
            state.inc[ghost] = inc + 1
        return ghost | inc << ENTITY_BITS

    def kept(self, ref: int) -> int:
        entity = ref & ENTITY_MASK
        if ref <= 0 or entity not in self.places:
            return ref
        if ref in self.ghosts:
            return self.past(entity, ref >> ENTITY_BITS)
        return self.places[entity] if self.in_play(ref) else 0


class FollowedCards(MovedCards):
    """A deal in which cards move to other places with their past."""

    __slots__ = ("came", "serials")

    def __init__(self, state: State, places: dict[int, int], serials: dict[int, int], came: dict[int, int]) -> None:
        super().__init__(state, places)
        self.serials = serials  # card, by its old serial -> its new one
        self.came = came  # place, by the old serial of what lay there -> the card that has come, by its old serial

    def now(self, entity: int) -> int:
        return self.places[entity] | self.inc[self.came[entity]] << ENTITY_BITS

    def past(self, entity: int, inc: int) -> int:
        return self.serials[entity] | inc << ENTITY_BITS

    def kept(self, ref: int) -> int:
        entity = ref & ENTITY_MASK
        if ref <= 0 or entity not in self.places:
            return ref
        return self.now(entity) if self.in_play(ref) else self.past(entity, ref >> ENTITY_BITS)


def deal_unknown(new: Game, seat: int, streams: list[Stream]) -> None:
    """Deal again what the seat does not know. The result depends only on its knowledge and the random streams."""
    state = new.state
    state.unshare()
    new.redraw(seat, streams, NOTHING)
    pools: dict[int, list[int]] = {}
    touched = []
    mentioned: dict[int, int] | None = None
    for zone, lying in enumerate(state.zones):
        if not lying:
            continue
        hidden = new.hidden_in(zone, seat)
        if not hidden:
            continue
        touched.append(zone)
        if len(lying) > 1 and not new.zone_ordered(zone) and not new.zone_open(zone, seat):
            if mentioned is None:
                mentioned = _mentioned(new)
            hidden = _in_order(new, zone, hidden, mentioned)
        _pool(new, hidden, pools)
    ident, face, vid, known, cards, inc = state.ident, state.face, state.vid, state.known, state.cards, state.inc
    places: dict[int, int] = {}
    kinds: list[int] = []
    for back in sorted(pools):
        pool = pools[back]
        places.update(zip(pool, sorted(pool)))
        kinds += shuffle(streams, 0, tuple(sorted([ident[e] for e in pool])))
    # most hidden cards lie in decks, where nobody has seen anything of them
    seen = [e for e in places if vid[e] or known[e] or inc[e] or cards[e] is not None or face[e] != ident[e]]
    _rewrite(new, ForgottenCards(state, places))
    there = []
    for e in seen:
        id = vid[e]
        if id and not new.lies_apart(e):
            state.next_vid += 1
            id = state.next_vid
        shown = face[e] if face[e] != ident[e] else -1  # it shows something else, whatever it is
        there.append((places[e], shown, cards[e], id, known[e]))
    for e in seen:
        cards[e] = None
        vid[e] = known[e] = inc[e] = 0
    for serial, kind in zip(places.values(), kinds):
        ident[serial] = face[serial] = kind
    for serial, shown, card, id, by in there:
        if shown >= 0:
            face[serial] = shown
        cards[serial] = card
        vid[serial] = id
        known[serial] = by
    in_play = any([each[2] is not None for each in there])
    if in_play:
        _rehost(state, places)
    _lay(state, touched, places)
    if in_play or new.HANDS_LISTEN:
        new.reindex()
    new.forced_answers = 0
    answer_for_others(new, seat, streams)


def _lay(state: State, touched: list[int], places: dict[int, int]) -> None:
    """Put the new serials into the zones that held the old ones."""
    lies = state.zone
    for zone in touched:
        lying = state.zones[zone]
        state.zones[zone] = lying = tuple(map(places.get, lying, lying))
        for e in lying:
            lies[e] = zone


def trade_unknown(new: Game, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
    """Let cards that the seat does not know trade places and serials, with their past, except `keep`.

    Hands without a public order change theirs, too.
    """
    state = new.state
    state.unshare()
    new.redraw(seat, streams, keep)
    pools: dict[int, list[int]] = {}
    touched = []
    for zone in range(len(state.zones)):
        hidden = [e for e in new.hidden_in(zone, seat) if e not in keep]
        if hidden:
            touched.append(zone)
            _pool(new, hidden, pools)
    places: dict[int, int] = {}
    serials: dict[int, int] = {}
    came: dict[int, int] = {}
    for back in sorted(pools):
        pool = tuple(pools[back])
        serials.update(zip(pool, shuffle(streams, 0, pool)))
        came.update(zip(pool, shuffle(streams, 0, pool)))
    for e, card in came.items():
        places[e] = serials[card]
    _rewrite(new, FollowedCards(state, places, serials, came))
    face, ident = state.face, state.ident
    there = [
        (
            serials[card], ident[card], face[e] if face[e] != ident[e] else ident[card], state.zone[e], state.cards[e],
            state.vid[e], state.known[e], state.inc[card], state.owner[card],
        )
        for e, card in came.items()
    ]  # fmt: skip
    for serial, kind, shown, lies, card_in_play, id, by, inc, owner in there:
        ident[serial] = kind
        face[serial] = shown
        state.zone[serial] = lies
        state.cards[serial] = card_in_play
        state.vid[serial] = id
        state.known[serial] = by
        state.inc[serial] = inc
        state.owner[serial] = owner
    _rehost(state, places)
    for zone in touched:
        cards = state.zones[zone]
        if not new.zone_ordered(zone) and not new.zone_open(zone, seat):
            free = tuple([e for e in cards if e not in keep])
            to = dict(zip(free, shuffle(streams, 0, free)))
            cards = tuple([to.get(e, e) for e in cards])
        state.zones[zone] = tuple([places.get(e, e) for e in cards])
    new.reindex()
    answer_for_others(new, seat, streams)


def answer_for_others(new: Game, seat: int, streams: list[Stream]) -> None:
    """Replace the secret answers of other seats at random."""
    top = new.stack[-1] if new.stack else None
    if not isinstance(top, SimultaneousChoice):
        return
    answered = [answer[0] for answer in top.answers]
    top.answers = tuple(answer for answer in top.answers if answer[0] == seat)
    given = [(d.seat, d.options[below(streams, 0, len(d.options))]) for d in top.questions(new) if d.seat in answered]
    top.answers = tuple(sorted((*top.answers, *given)))


def _pool(new: Game, hidden: list[int], pools: dict[int, list[int]]) -> None:
    """Group cards by their backs; a card without a back cannot be another card."""
    backs = new.backs(hidden)
    first = backs[0]
    if backs.count(first) == len(backs):  # as in most zones
        if first != NO_BACK:
            pools.setdefault(first, []).extend(hidden)
        return
    for e, back in zip(hidden, backs):
        if back != NO_BACK:
            pools.setdefault(back, []).append(e)


def _rehost(state: State, places: dict[int, int]) -> None:
    """Keep cards attached to facedown cards in play."""
    for e, card in enumerate(state.cards):
        if card is not None and card.host in places:
            state.own(e).host = places[card.host]


def _rewrite(new: Game, to: Serials) -> None:
    """Rename cards everywhere: frames first, because their memory decides what the state has to keep."""
    for frame in new.stack:
        frame.renumber(new, to)
    new.state.renumber(new, to)
    _rewrite_lasting(new, to)


def _rewrite_lasting(new: Game, to: Serials) -> None:
    """Rename cards in lasting effects, which also hold numbers."""
    kept = new.state.lasting
    for key, each in kept.items():
        source = to.ref(each.source)
        held = tuple([(name, value if new.is_number(name, each.path) else to.refs(value)) for name, value in each.vars])
        if source != each.source or held != each.vars:
            kept[key] = Lasting(each.id, each.path, source, each.seat, held, each.expires, each.stamp, each.born)


def _mentioned(new: Game) -> dict[int, int]:
    """Return the cards that frames or the state mention, with their rank in order of mention."""
    found = MentionedCards(new.state)
    _rewrite(new, found)
    return found.found


def _in_order(new: Game, zone: int, hidden: list[int], mentioned: dict[int, int]) -> list[int]:
    """Sort a zone without a public order in a way that everybody knows; return its hidden cards."""
    state = new.state
    backs = new.backs(hidden)
    known = state.known
    plain = backs[0] != NO_BACK and backs.count(backs[0]) == len(hidden)
    if plain and mentioned.keys().isdisjoint(hidden) and len({known[e] for e in hidden}) == 1:
        ranked = hidden  # nothing tells one from the other
    else:
        back = dict(zip(hidden, backs))
        ranked = sorted(
            hidden, key=lambda e: (mentioned.get(e, _LAST), back[e], known[e], e if back[e] == NO_BACK else 0)
        )
    if len(hidden) < len(state.zones[zone]):
        seen = [e for e in state.zones[zone] if e not in hidden]
        seen.sort(key=lambda e: state.vid[e])
        state.zones[zone] = (*seen, *ranked)
    else:
        state.zones[zone] = tuple(ranked)
    return ranked


_LAST: Final = 1 << 30
