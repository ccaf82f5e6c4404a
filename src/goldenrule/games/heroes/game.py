"""A game of Marvel Heroes: the primitives that write the table, and the hooks of views (`values` is what rules read).

Rules live in `rules/`, one procedure a module; `playable` calls them. Cards are data (`catalogue`).
"""

from functools import cache

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.content import Cost
from goldenrule.games.heroes.ids import (
    ALLIES,
    CARD,
    DONE,
    FIRST_SEAT_ZONE,
    HAND,
    IN_PLAY,
    POWER_UPS,
    SEAT_ZONES,
    STORIES,
    TEAM,
    VILLAINS,
    seat_zone,
)
from goldenrule.games.heroes.state import Piece
from goldenrule.games.heroes.values import Values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.events import events_of
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.rng import below
from goldenrule.kernel.several import Several
from goldenrule.kernel.visibility import NO_BACK

_PIECES = frozenset({ALLIES, TEAM, ids.MASTERMIND})
_LISTENING = frozenset({ALLIES, TEAM, ids.MASTERMIND, DONE, IN_PLAY})
_OWN = frozenset({HAND, VILLAINS, ids.PLANS})
_EVERY_SEAT = 15
_DECKS = {
    ids.RESOURCE_DECK: (ids.RESOURCE_DISCARD, ids.RESOURCE_STREAM),
    ids.VILLAIN_DECK: (ids.VILLAIN_DISCARD, ids.VILLAIN_STREAM),
    ids.HEADLINE_DECK: (ids.HEADLINE_DISCARD, ids.HEADLINE_STREAM),
    ids.STORY_DECK: (ids.STORY_DISCARD, ids.STORY_STREAM),
}
_REFILLS = [
    *(next((d for d in _DECKS if z in (d, _DECKS[d][0])), -1) for z in range(FIRST_SEAT_ZONE + 4 * SEAT_ZONES)),
    -1,
]
"""Zone -> the deck that may have to be rebuilt when a card has left it or come to it: a deck as soon as it has run
out, else with the next discard (H-11.15, A-45). The last entry is read for -1, which is not a zone."""
_MOVES = {
    (came, to): kind
    for seat in range(ids.MOST_SEATS)
    for kind, came, to in (
        (events.Draw, ids.RESOURCE_DECK, seat_zone(HAND, seat)),
        (events.Draw, ids.VILLAIN_DECK, seat_zone(VILLAINS, seat)),
        (events.Play, seat_zone(HAND, seat), ids.SHOWN),
        (events.Play, seat_zone(HAND, seat), seat_zone(ALLIES, seat)),
        (events.Play, seat_zone(VILLAINS, seat), ids.LEAD),
        (events.Play, seat_zone(VILLAINS, seat), ids.BACKUPS),
        (events.Play, seat_zone(POWER_UPS, seat), seat_zone(IN_PLAY, seat)),
        (events.Play, seat_zone(ids.PLANS, seat), ids.SHOWN),
    )
}
"""The special cases of moves, by the zones from and to which a card goes."""
_PILES = {
    "ally": ids.RESOURCE_DISCARD, "event": ids.RESOURCE_DISCARD, "villain": ids.VILLAIN_DISCARD,
    "agent": ids.VILLAIN_DISCARD, "headline": ids.HEADLINE_DISCARD, "story": ids.STORY_DISCARD,
}  # fmt: skip
_NUMBERS = frozenset({"thrown", "paid", "leaving"})
"""What rules and ops count under these names is not a card."""
_ZONES = FIRST_SEAT_ZONE + 4 * SEAT_ZONES


def _kind(zone: int) -> int:
    return (zone - FIRST_SEAT_ZONE) % SEAT_ZONES if zone >= FIRST_SEAT_ZONE else -1


_WATCHED = [
    (0 if z in ids.HIDDEN else _EVERY_SEAT)
    if z < FIRST_SEAT_ZONE
    else 1 << (z - FIRST_SEAT_ZONE) // SEAT_ZONES
    if _kind(z) in _OWN
    else _EVERY_SEAT
    for z in range(_ZONES)
]
_SEEN_BY = [[*[bits & (1 << seats) - 1 for bits in _WATCHED], 0] for seats in range(5)]
"""The seats that see the cards of each zone, by the number of seats; outside all zones (-1) nobody does."""
_HEARS = [
    z in (ids.LEAD, ids.BACKUPS, ids.SCENARIO) if z < FIRST_SEAT_ZONE else _kind(z) in _LISTENING
    for z in range(_ZONES)
]  # fmt: skip
_STANDS = [z == ids.LEAD if z < FIRST_SEAT_ZONE else _kind(z) in _PIECES for z in range(_ZONES)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Heroes(Values):
    """Abstract: Marvel Heroes with 2-4 seats, each a team and a mastermind. `PlayableHeroes` calls the rules."""

    name = "heroes"
    HANDS_LISTEN = False
    readings: frozenset[str] = frozenset()  # other readings of the rules that are played, see `readings`
    EVENTS = events_of(events)

    def recount(self, side: int) -> None:
        """Count the dice of the next roll again, after the power has changed."""
        raise NotImplementedError

    # -- primitives: cards -----------------------------------------------------------------------------------------

    def move(self, entity: int, to: int, front: bool = False) -> None:
        """Put a card at the end of a zone, or in front. Entering play makes it a piece."""
        state = self.state
        zones = state.zones
        came_from = state.zone[entity]
        seen_by = _SEEN_BY[state.seats]
        before = state.known[entity] | seen_by[came_from]
        if came_from >= 0:
            old = zones[came_from]
            if old[0] == entity:
                zones[came_from] = old[1:]  # the top of a deck, mostly
            else:
                at = old.index(entity)
                zones[came_from] = old[:at] + old[at + 1 :]
            if _HEARS[came_from]:
                for row, _ in self.face(entity).play_rows:
                    self.drop_rows(row, entity)
        state.zone[entity] = to
        card = (entity,)
        zones[to] = card + zones[to] if front else zones[to] + card
        if _STANDS[to]:
            if state.cards[entity] is None:
                state.cards[entity] = Piece(state.gen, self.seat_of(entity))
        elif state.cards[entity] is not None:
            state.cards[entity] = None
            state.unshare()
            state.inc[entity] += 1
        if _HEARS[to]:
            for row, index in self.face(entity).play_rows:
                self.add_row(row, entity, index)
        self.update_after_move(entity, before, seen_by[to])
        if self.observer is not None:
            self.tell_event(_MOVES.get((came_from, to), events.Move), entity, came_from, to)
        deck = _REFILLS[to] if _REFILLS[to] >= 0 else _REFILLS[came_from]
        if deck >= 0 and not zones[deck]:
            self.renew(deck)

    def own(self, entity: int) -> Piece:
        card = self.state.own(entity)
        assert isinstance(card, Piece)
        return card

    def draw(self, deck: int, to: int) -> int:
        """The top card of a deck goes to a zone; 0 if there is none."""
        cards = self.state.zones[deck]
        if not cards:
            return 0
        self.move(cards[0], to)
        return cards[0]

    def renew(self, deck: int) -> None:
        """Shuffle the discard pile of an empty deck into a new one (H-11.15)."""
        zones = self.state.zones
        discard, stream = _DECKS[deck]
        if zones[discard]:
            for e in zones[discard]:
                self.move(e, deck)
            self.shuffle(deck, stream)

    def draw_resources(self, seat: int, count: int) -> int:
        return self._draw_to(ids.RESOURCE_DECK, seat_zone(HAND, seat), count)

    def draw_villains(self, seat: int, count: int) -> int:
        return self._draw_to(ids.VILLAIN_DECK, seat_zone(VILLAINS, seat), count)

    def _draw_to(self, deck: int, hand: int, count: int) -> int:
        """Draw cards until there are none; returns how many there were."""
        for drawn in range(count):
            if not self.draw(deck, hand):
                return drawn
        return max(0, count)

    def discard(self, entity: int) -> None:
        """Put a card on the discard pile of its deck; a power-up or plan back among the available ones."""
        type = self.face(entity).type
        to = _PILES.get(type, ids.BOX)
        if type == "power_up":
            to = seat_zone(POWER_UPS, self.seat_of(entity))
        self.move(entity, to)

    # -- primitives: figures ---------------------------------------------------------------------------------------

    def stand(self, hero: int, status: int, place: int = CARD) -> None:
        """Give a hero a status and a place."""
        piece: Piece = self.state.cards[hero]
        if piece.status != status or piece.place != place:
            piece = self.own(hero)
            piece.status = status
            piece.place = place
            if self.observer is not None:
                self.tell_event(events.Status, hero, status, place)

    def set_wounded(self, hero: int, wounded: bool) -> None:
        piece: Piece = self.state.cards[hero]
        if piece.wounded != wounded:
            self.own(hero).wounded = wounded
            self.tell_event(events.Wounded, hero, int(wounded))

    def set_ko(self, entity: int, amount: int) -> None:
        piece: Piece = self.state.cards[entity]
        if piece.ko != amount:
            self.own(entity).ko = amount
            self.tell_event(events.KoTokens, entity, amount)

    def set_points_on(self, ally: int, amount: int) -> None:
        if self.piece(ally).points != amount:
            self.own(ally).points = amount
            self.tell_event(events.AllyPoints, ally, amount)

    # -- primitives: numbers ---------------------------------------------------------------------------------------

    def add_points(self, seat: int, amount: int) -> None:
        """Plot points to the reserve of a seat, or from it; it never falls under 0."""
        points = list(self.state.points)
        if amount < -points[seat]:
            amount = -points[seat]
        if amount:
            points[seat] += amount
            self.state.points = tuple(points)
            if self.observer is not None:
                self.tell_event(events.PlotPoints, seat, amount)

    def add_vp(self, seat: int, amount: int) -> None:
        vp = self.state.vp
        amount = max(amount, -vp[seat])
        if amount:
            self.state.vp = (*vp[:seat], vp[seat] + amount, *vp[seat + 1 :])
            self.state.dirty = 1
            self.tell_event(events.VictoryPoints, seat, amount)

    def set_trouble(self, amount: int) -> None:
        amount = max(0, amount)
        if self.state.trouble != amount:
            self.state.trouble = amount
            self.tell_event(events.TroubleLevel, amount)

    def receive_story(self, story: int, seat: int) -> None:
        """A Story card and its VP (H-4.5)."""
        self.move(story, seat_zone(STORIES, seat))
        self.tell_event(events.ReceiveStory, seat, story)
        self.add_vp(seat, 1)
        self.state.dirty = 1

    def roll(self, count: int) -> tuple[int, ...]:
        """Faces of this many dice."""
        rng = self.state.rng
        return tuple([below(rng, ids.DICE_STREAM, 6) for _ in range(count)])

    # -- abilities ---------------------------------------------------------------------------------------------------

    def pay(self, effect: Effect, cost: Cost, kind: str) -> None:
        """Pay for the ability whose program is running: run again until every card has been named."""
        raise NotImplementedError

    def owed(self, effect: Effect, cost: Cost) -> Several:
        """Return what is still to be paid of the cost of an ability."""
        raise NotImplementedError

    def use(self, seat: int, entity: int, index: int, window: int = -1, event: int = 0) -> None:
        """Push an ability of a card, its cost first."""
        self.tell_event(events.Use, seat, entity, index)
        self.push(self.env(entity, index, seat))

    def place(self, entity: int) -> str:
        zone = self.state.zone[entity]
        return "play" if zone >= 0 and _HEARS[zone] else ""

    def payable(self, seat: int, entity: int, cost: Cost) -> bool:
        """Could a seat pay a cost now?"""
        raise NotImplementedError

    # -- views -------------------------------------------------------------------------------------------------------

    def zone_names(self) -> list[str]:
        return _names(self.state.seats)

    def zone_open(self, zone: int, seat: int) -> bool:
        bits = _WATCHED[zone]
        return bits == _EVERY_SEAT or (seat >= 0 and bool(bits >> seat & 1))

    def zone_ordered(self, zone: int) -> bool:
        return _kind(zone) not in ids.UNORDERED

    def watchers(self, entity: int) -> int:
        state = self.state
        return state.known[entity] | _SEEN_BY[state.seats][state.zone[entity]]

    def card_facts(self, entity: int) -> dict[str, object]:
        state = self.state
        facts: dict[str, object] = {"code": self.face(entity).code}
        card = state.cards[entity]
        if isinstance(card, Piece):
            facts["status"] = ids.STATUSES[card.status]
            facts["place"] = card.place
            facts["wounded"] = card.wounded
            facts["ko"] = card.ko
            facts["points"] = card.points
        return facts

    def table_facts(self, seat: int) -> dict[str, object]:
        state = self.state
        out: dict[str, object] = {
            "teams": list(state.teams), "nemeses": list(state.nemeses), "points": list(state.points),
            "vp": list(state.vp), "first": state.first, "archnemesis": state.archnemesis, "round": state.round,
            "action_round": state.action_round, "active": state.active, "phase": state.phase,
            "areas": list(state.areas), "headlines": [state.vid[e] for e in state.headlines],
            "threats": list(state.threats), "special": state.vid[state.special],
            "rolls": [self.threat(e) if e else 0 for e in state.headlines], "trouble": state.trouble,
        }  # fmt: skip
        mission, fight = state.mission, state.fight
        if mission is not None:
            out["mission"] = {
                "seat": mission.seat, "nemesis": mission.nemesis, "place": mission.place,
                "headline": state.vid[mission.headline], "plan": state.vid[mission.plan], "schemed": mission.schemed,
                "threat": mission.threat, "dice": list(mission.dice),
            }  # fmt: skip
        if fight is not None:
            out["fight"] = {
                "seat": fight.seat, "runner": fight.runner, "hero": state.vid[fight.hero],
                "lead": state.vid[fight.lead], "sequence": fight.sequence, "initiative": fight.initiative,
                "powers": list(fight.powers), "dice": [list(each) for each in fight.dice], "hits": list(fight.hits),
                "count": fight.count, "mods": [list(each) for each in fight.mods], "confrontation": fight.confrontation,
                "step": self.step_of_fight(), "roll": fight.roll, "boost": fight.boost, "values": self.values_now(),
            }  # fmt: skip
        return out

    def step_of_fight(self) -> int:
        """Return the step of a sequence: 0 to choose powers, 1 and 2 the attacks, 3 the outwit duel, 4 after it."""
        raise NotImplementedError

    def values_now(self) -> list[dict[str, list[int]]]:
        """Attack, Defense and Outwit of both fighters with each of their powers, by its colour."""
        return [
            {
                ids.COLOURS[colour]: [self.value_with(side, colour, stat) for stat in range(len(ids.ROLLS))]
                for colour in self.face(self.fighter(side)).colours
            }
            for side in (ids.HEROES, ids.VILLAIN)
        ]

    def backs(self, entities: list[int]) -> list[int]:
        """The decks that cards belong to. The plans of a mastermind are known to be his three."""
        faces, ident = self.content.faces, self.state.ident
        return [_PILES.get(faces[ident[e]].type, NO_BACK) for e in entities]

    def is_number(self, name: str, path: str) -> bool:
        return name in _NUMBERS


@cache
def _names(seats: int) -> list[str]:
    return [*ids.SHARED_NAMES, *(f"{name}{seat}" for seat in range(seats) for name in ids.SEAT_NAMES)]
