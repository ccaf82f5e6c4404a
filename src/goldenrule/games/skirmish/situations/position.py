"""Positions: a normal set-up with the changes that a description asks for."""

from goldenrule.gamekit.cases import CardPlacement, naming_place, refuse_beyond
from goldenrule.gamekit.vocabulary import check_exists
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.content import Content, Face
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.readings import HEROES_BEGIN, chosen
from goldenrule.games.skirmish.rules.setup import begin, deal, lay_out, shuffle_all, template
from goldenrule.games.skirmish.rules.turn import Turn
from goldenrule.games.skirmish.situations.given import GivenPosition, GivenSide, InSlot
from goldenrule.games.skirmish.state import Figure
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import stream
from goldenrule.words.phrases import Phrase, join_phrases

PHASES = {"recruitment": Turn.recruit, "attack": Turn.attack, "draw": Turn.draw}

CHARACTER = ("main", "side")
IN_SETUP = ("seed", "readings", "packs", "phase", "pile", "battlefields", "heroes", "villains")
"""What can be said of a game that is about to be set up."""
WHY = {
    "slots": "D-3.1", "hand": "D-6.1, D-7.14", "deck": "D-1.3, D-3.2",
    "discard": "D-6.3, D-6.4", "artifacts": "D-7.14", "offer": "D-2.3", "pile": "D-2.3", "battlefields": "D-2.4",
}  # fmt: skip
"""What says which cards lie there."""


def called(content: Content, word: str) -> Face:
    """The card of an id, or of a name that only one card has. Raises BadInput."""
    found = content.by_id.get(word)
    if found is not None:
        return found
    named = [face for face in content.faces if face.facts.name.casefold() == word.casefold()]
    if len(named) == 1:
        return named[0]
    if named:
        raise BadInput("skirmish-bad-several-cards-called", word=word, named=[face.key for face in named])
    check_exists(
        "card", word, [word for face in content.faces for word in (face.key, face.facts.name)], Phrase("place-duel")
    )
    return content.face(word)


def place(given: GivenPosition, content: Content) -> Skirmish:
    """The position, about to run. Raises BadInput for an impossible one."""
    setup: dict[str, object] = {"readings": chosen(given.readings), **({"packs": given.packs} if given.packs else {})}
    g = Skirmish(template(content).clone(), content, setup)
    state = g.state
    state.rng = [stream(str(given.seed), name) for name in ids.STREAMS]
    if given.phase == "setup":
        before_the_deal(g, given)
        return g
    lay_out(g)
    table = Table(g)
    for seat, side in ((0, given.heroes), (1, given.villains)):
        table.lay_side(seat, side)
    for name, names, zone, kind in (
        ("offer", given.offer, ids.OFFER, "artifact"),
        ("pile", given.pile, ids.PILE, "artifact"),
        ("battlefields", given.battlefields, ids.BATTLEFIELDS, "battlefield"),
    ):
        if names is not None:
            table.lay(f"given.{name}", names, zone, kind)
    for seat, side in ((0, given.heroes), (1, given.villains)):
        table.top_up(side, seat)
    if given.offer is None:
        table.fill_offer()
    table.finish()
    clock(g, given)
    civilians(g, given)
    check(g, given)
    g.push(Turn(Turn.at(PHASES[given.phase])))
    return g


def before_the_deal(game: Skirmish, given: GivenPosition) -> None:
    """A game with stacked decks, in the middle of its set-up: hands and Artifacts are dealt from them."""
    refuse_beyond(given, IN_SETUP, "given")
    shuffle_all(game)
    table = Table(game)
    for seat, side in ((0, given.heroes), (1, given.villains)):
        at = f"given.{ids.FACTIONS[seat]}"
        refuse_beyond(side, ("deck_top",), at)
        table.stack(f"{at}.deck_top", side.deck_top, ids.DECK + seat, CHARACTER, ids.LEFT_OUT)
    table.stack("given.pile", given.pile or [], ids.PILE, ("artifact",))
    table.stack("given.battlefields", given.battlefields or [], ids.BATTLEFIELDS, ("battlefield",))
    deal(game)
    begin(game)


def clock(game: Skirmish, given: GivenPosition) -> None:
    """Whose turn it is, and where the markers stand."""
    state = game.state
    state.active = ids.FACTIONS.index(given.active)
    begins = ids.HEROES if game.reads(HEROES_BEGIN) else ids.VILLAINS
    state.turn = given.turn or 1 + (state.active != begins)
    if (state.turn % 2 == 1) != (state.active == begins):
        other = ids.FACTIONS[1 - state.active]
        raise BadInput("skirmish-bad-given-turn-turn", turn=state.turn, other=other)
    state.round = (state.turn + 1) // 2
    state.phase = given.phase
    state.points, state.marker = given.points, given.marker
    if not -ids.GOALS[ids.VILLAINS] < state.points < ids.GOALS[ids.HEROES]:
        raise BadInput(
            "skirmish-bad-given-points-game",
            most=ids.GOALS[ids.HEROES],
            least=ids.GOALS[ids.VILLAINS],
            points=state.points,
        )
    if abs(state.marker) >= game.track:
        raise BadInput("skirmish-bad-given-marker-space", track=game.track, most=game.track - 1, marker=state.marker)


def civilians(game: Skirmish, given: GivenPosition) -> None:
    """The Civilians of Manhattan, and those that the Heroes own."""
    state = game.state
    state.freed = tuple(given.heroes.freed.count(colour) for colour in ids.COLOURS)
    if given.villains.freed:
        raise BadInput("skirmish-bad-given-villains-freed")
    if given.civilians is not None:
        if len(given.civilians) != ids.ZONES_OF_MANHATTAN:
            raise BadInput("skirmish-bad-given-civilians-manhattan", zones=ids.ZONES_OF_MANHATTAN)
        for i, zone in enumerate(given.civilians):
            if len(set(zone)) < len(zone):
                raise BadInput("skirmish-bad-given-civilians-zone", i=i)
        state.civilians = tuple(sum(1 << ids.COLOURS.index(colour) for colour in zone) for zone in given.civilians)
    else:  # those that are owned have left it
        for i, owned in enumerate(state.freed):
            state.civilians = tuple(zone & ~(1 << i) if n < owned else zone for n, zone in enumerate(state.civilians))
    left = [sum(zone >> i & 1 for zone in state.civilians) for i in range(len(ids.COLOURS))]
    for colour, n, owned in zip(ids.COLOURS, left, state.freed):
        if n + owned > ids.ZONES_OF_MANHATTAN:
            raise BadInput("skirmish-bad-given-heroes-freed", zones=ids.ZONES_OF_MANHATTAN, colour=colour, n=n)
    if sum(left) <= ids.CIVILIANS_LEFT:
        raise BadInput("skirmish-bad-given-civilians-civilians", sum=sum(left), least=ids.CIVILIANS_LEFT)


def check(game: Skirmish, given: GivenPosition) -> None:
    """Nothing may follow from the position by itself."""
    state = game.state
    if len(state.zones[ids.OFFER]) > ids.OFFERED:
        raise BadInput("skirmish-bad-given-offer-artifacts", spaces=ids.OFFERED)
    if len(state.zones[ids.OFFER]) < ids.OFFERED and state.zones[ids.PILE]:
        raise BadInput("skirmish-bad-given-offer-artifacts-lie", spaces=ids.OFFERED)
    for seat in (ids.HEROES, ids.VILLAINS):
        at = f"given.{ids.FACTIONS[seat]}"
        named: dict[str, int] = {}
        for slot, e in sorted((game.slot_of(e) + 1, e) for e in game.side(seat)):
            face = game.face(e)
            if face.character and face.character in named:
                raise BadInput(
                    "skirmish-bad-slots-copy-slot", at=at, slot=slot, named=named[face.character], key=face.key
                )
            named[face.character] = slot
            if game.damage_on(e) >= game.life(e):
                raise BadInput(
                    "skirmish-bad-slots-damage-defeats",
                    at=at,
                    slot=slot,
                    damage=game.damage_on(e),
                    key=face.key,
                    life=game.life(e),
                )
            if game.figure(e).strengthened and (given.phase == "recruitment" or state.active != seat):
                raise BadInput("skirmish-bad-slots-strengthened-lasts", at=at, slot=slot)
        cards = [*(e for e, card in enumerate(state.ident) if e and game.content.faces[card].seat == seat)]
        used = [e for e in cards if not ids.REMOVED <= state.zone[e] < ids.OWNED]
        most = len(cards) - ids.LEFT_OUT
        if len(used) > most:
            raise BadInput(
                "skirmish-bad-cards-used-but", at=at, n=len(used), all=len(cards), left_out=ids.LEFT_OUT, most=most
            )


class Table(CardPlacement):
    """The cards of a game while they are laid out again. `taken` are those that the description has named."""

    def __init__(self, game: Skirmish) -> None:
        self.g = game
        self.zones = [list(cards) for cards in game.state.zones]
        self.taken: set[int] = set()
        self.figures: dict[int, InSlot] = {}

    def take(self, at: str, name: str, seat: int, kinds: tuple[str, ...]) -> int:
        """A card of a name and kind that has not been named yet. `seat`: whose it has to be, -1 for nobody's."""
        with naming_place(at):
            face = called(self.g.content, name)
        if face.seat not in (seat, -1):
            raise BadInput("skirmish-bad-belongs-d-name", at=at, name=face.facts.name, faction=ids.FACTIONS[face.seat])
        if face.kind not in kinds:
            what = {"main": "Character", "side": "Character", "battlefield": "Battlefield", "artifact": "Artifact"}
            wanted = join_phrases("or", [*dict.fromkeys(what[kind] for kind in kinds)])
            why = next(clauses for where, clauses in WHY.items() if f".{where}" in at)
            raise BadInput("skirmish-bad-no-name-one", at=at, key=face.key, wanted=wanted, why=why)
        for zone in range(len(self.zones)):
            for e in reversed(self.zones[zone]):
                if self.g.state.ident[e] == face.index and e not in self.taken:
                    self.taken.add(e)
                    self.zones[zone].remove(e)
                    return e
        n = face.facts.copies
        raise BadInput("skirmish-bad-only-d-name", at=at, n=n, key=face.key)

    def stack(self, at: str, names: list[str], zone: int, kinds: tuple[str, ...], below: int = 0) -> None:
        """Cards that are shuffled into a zone lie there behind its first `below` cards."""
        seat = zone - ids.DECK if zone in (ids.DECK, ids.DECK + 1) else -1
        cards = tuple(e for _, e in self.each(at, names, seat, kinds))
        rest = [e for e in self.g.state.zones[zone] if e not in cards]
        if len(rest) < below:
            raise BadInput("skirmish-bad-stacked-too-many", at=at, most=len(rest) + len(cards) - below)
        self.g.state.zones[zone] = (*rest[:below], *cards, *rest[below:])

    def lay(self, at: str, names: list[str], zone: int, kind: str) -> None:
        """A neutral zone consists of these cards; what else lay there is out of the game."""
        cards = [e for _, e in self.each(at, names, -1, (kind,))]
        self.zones[ids.BOX] += self.zones[zone]
        self.zones[zone] = cards

    def lay_side(self, seat: int, side: GivenSide) -> None:
        at = f"given.{ids.FACTIONS[seat]}"
        if side.deck is not None and side.deck_top:
            raise BadInput("skirmish-bad-deck-top-give", at=at)
        for slot, entry in side.slots.items():
            card = entry if isinstance(entry, InSlot) else InSlot(entry)
            e = self.take(f"{at}.slots.{slot}", card.card, seat, CHARACTER)
            self.zones[ids.slot_zone(seat, slot - 1)] = [e]
            self.figures[e] = card
        for name, names, zone, kinds in (
            ("hand", side.hand, ids.HAND, (*CHARACTER, "battlefield")), ("deck", side.deck, ids.DECK, CHARACTER),
        ):  # fmt: skip
            if names is not None:
                cards = [e for _, e in self.each(f"{at}.{name}", names, seat, kinds)]
                for e in [e for e in self.zones[zone + seat] if e not in self.taken]:
                    self.zones[zone + seat].remove(e)
                    self.zones[ids.REMOVED + seat if self.g.face(e).seat == seat else ids.BATTLEFIELDS].append(e)
                self.zones[zone + seat] = cards
        self.zones[ids.DISCARD + seat] += [e for _, e in self.each(f"{at}.discard", side.discard, seat, CHARACTER)]
        self.zones[ids.OWNED + seat] += [e for _, e in self.each(f"{at}.artifacts", side.artifacts, -1, ("artifact",))]

    def top_up(self, side: GivenSide, seat: int) -> None:
        """The next cards of a deck."""
        at = f"given.{ids.FACTIONS[seat]}.deck_top"
        self.zones[ids.DECK + seat][:0] = [e for _, e in self.each(at, side.deck_top, seat, CHARACTER)]

    def fill_offer(self) -> None:
        """Other Artifacts lie face up in place of those that set-up had put there, and that were named elsewhere."""
        rest = [e for e in self.zones[ids.PILE] if e not in self.taken][: ids.OFFERED - len(self.zones[ids.OFFER])]
        self.zones[ids.OFFER] += rest
        self.zones[ids.PILE] = [e for e in self.zones[ids.PILE] if e not in rest]

    def finish(self) -> None:
        """Write the zones, and what follows from them."""
        state = self.g.state
        state.vid = [0] * len(state.vid)
        state.next_vid = 0
        for zone, cards in enumerate(self.zones):
            state.zones[zone] = tuple(cards)
            for e in cards:
                state.zone[e] = zone
                if ids.SLOT <= zone < ids.SLOT + 2 * ids.SLOTS:
                    card = self.figures[e]
                    figure = Figure(state.gen, self.g.face(e).seat)
                    figure.damage, figure.strengthened, figure.held = card.damage, card.strengthened, int(card.held)
                    state.stirred = state.stirred or card.strengthened > 0
                    state.cards[e] = figure
                if ids.OPEN[zone]:
                    self.g.show_id(e)
            if ids.DECK <= zone < ids.HAND and not cards:
                state.decked |= 1 << zone - ids.DECK  # DA-32
        self.g.reindex()
        state.dirty = 1
