"""Positions: a normal set-up with the changes that a description asks for."""

from goldenrule.games.skirmish.content import Content, Face
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import (
    BATTLEFIELDS,
    BOX,
    COLOURS,
    DECK,
    DISCARD,
    FACTIONS,
    HAND,
    OFFER,
    OPEN,
    OWNED,
    PILE,
    REMOVED,
    SLOT,
    SLOTS,
    STREAMS,
    ZONES_OF_MANHATTAN,
    slot_zone,
)
from goldenrule.games.skirmish.readings import chosen
from goldenrule.games.skirmish.rules.setup import lay_out
from goldenrule.games.skirmish.rules.turn import ATTACK, DRAWING, RECRUITMENT, Turn
from goldenrule.games.skirmish.situations.given import Given, InSlot, Side
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import stream

PHASES = {"recruitment": RECRUITMENT, "attack": ATTACK, "draw": DRAWING}


def called(content: Content, word: str) -> Face:
    """The card of an id, or of a name that only one card has. Raises BadInput."""
    found = content.by_id.get(word)
    if found is not None:
        return found
    named = [face for face in content.faces if face.facts.name.casefold() == word.casefold()]
    if len(named) == 1:
        return named[0]
    if named:
        raise BadInput(f"Several cards are called {word!r}; write one of {', '.join(face.key for face in named)}.")
    return content.face(word)


def place(given: Given, content: Content) -> Skirmish:
    """The position, about to run. Raises BadInput for an impossible one."""
    g = Skirmish(Board(), content, {"readings": chosen(given.readings), "packs": given.packs})
    s = g.state
    s.rng = [stream(str(given.seed), name) for name in STREAMS]
    lay_out(g)
    table = Table(g)
    for seat, side in ((0, given.heroes), (1, given.villains)):
        table.lay_side(seat, side)
    for names, zone in ((given.offer, OFFER), (given.pile, PILE), (given.battlefields, BATTLEFIELDS)):
        if names is not None:
            table.lay(names, zone)
    for seat, side in ((0, given.heroes), (1, given.villains)):
        table.top_up(side, seat)
    table.finish()
    s.active = FACTIONS.index(given.active)
    s.turn, s.round = given.turn, (given.turn + 1) // 2
    s.phase = given.phase
    s.points, s.marker = given.points, given.marker
    if abs(s.marker) >= g.track:
        raise BadInput(f"given.marker: {s.marker} is beyond the track, which has {g.track} spaces on each side.")
    if given.civilians is not None:
        if len(given.civilians) != ZONES_OF_MANHATTAN:
            raise BadInput(f"given.civilians: Manhattan has {ZONES_OF_MANHATTAN} zones; list the colours of each.")
        s.civilians = tuple(sum({1 << COLOURS.index(colour) for colour in zone}) for zone in given.civilians)
    s.freed = tuple(given.heroes.freed.count(colour) for colour in COLOURS)
    if given.villains.freed:
        raise BadInput("given.villains.freed: only the Heroes own Civilians.")
    g.push(Turn(PHASES[given.phase]))
    return g


class Table:
    """The cards of a game while they are laid out anew. `taken` are those that the description has named."""

    def __init__(self, g: Skirmish) -> None:
        self.g = g
        self.zones = [list(cards) for cards in g.state.zones]
        self.taken: set[int] = set()
        self.figures: dict[int, InSlot] = {}

    def take(self, name: str, seat: int) -> int:
        """A card of a name that has not been named yet. `seat`: whose it has to be, -1 for nobody's."""
        face = called(self.g.content, name)
        if face.seat not in (seat, -1):
            raise BadInput(f"{face.facts.name} belongs to the {FACTIONS[face.seat]}.")
        for zone in range(len(self.zones)):
            for e in reversed(self.zones[zone]):
                if self.g.state.ident[e] == face.index and e not in self.taken:
                    self.taken.add(e)
                    self.zones[zone].remove(e)
                    return e
        raise BadInput(f"There are only {face.facts.copies} copies of {face.key}, and all have been named.")

    def lay(self, names: list[str], zone: int) -> None:
        """A neutral zone consists of these cards; what else lay there is out of the game."""
        cards = [self.take(name, -1) for name in names]
        self.zones[BOX] += self.zones[zone]
        self.zones[zone] = cards

    def lay_side(self, seat: int, side: Side) -> None:
        for slot, entry in side.slots.items():
            card = entry if isinstance(entry, InSlot) else InSlot(entry)
            e = self.take(card.card, seat)
            if self.g.face(e).kind not in ("main", "side"):
                raise BadInput(f"{self.g.face(e).facts.name} cannot be in a slot: it is no Character.")
            self.zones[slot_zone(seat, slot - 1)] = [e]
            self.figures[e] = card
        for names, zone in ((side.hand, HAND), (side.deck, DECK)):
            if names is not None:
                cards = [self.take(name, seat) for name in names]
                for e in [e for e in self.zones[zone + seat] if e not in self.taken]:
                    self.zones[zone + seat].remove(e)
                    self.zones[REMOVED + seat if self.g.face(e).seat == seat else BATTLEFIELDS].append(e)
                self.zones[zone + seat] = cards
        self.zones[DISCARD + seat] = [self.take(name, seat) for name in side.discard]
        self.zones[OWNED + seat] = [self.take(name, seat) for name in side.artifacts]

    def top_up(self, side: Side, seat: int) -> None:
        """The next cards of a deck."""
        top = [self.take(name, seat) for name in side.deck_top]
        self.zones[DECK + seat] = top + self.zones[DECK + seat]

    def finish(self) -> None:
        """Write the zones, and what follows from them."""
        s = self.g.state
        s.vid = [0] * len(s.vid)
        s.next_vid = 0
        for zone, cards in enumerate(self.zones):
            s.zones[zone] = tuple(cards)
            for e in cards:
                s.zone[e] = zone
                if SLOT <= zone < SLOT + 2 * SLOTS:
                    card = self.figures[e]
                    figure = Figure(s.gen, self.g.face(e).seat)
                    figure.damage, figure.strengthened, figure.held = card.damage, card.strengthened, int(card.held)
                    s.stirred = s.stirred or card.strengthened > 0
                    s.cards[e] = figure
                if OPEN[zone]:
                    self.g.visible(e)
            if DECK <= zone < HAND and not cards:
                s.decked |= 1 << zone - DECK  # DA-32
        self.g.reindex()
        s.dirty = 1
