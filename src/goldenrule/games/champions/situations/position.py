"""Positions: a normal setup with changes, made through the game's own primitives.

    game = position(heroes=["spider_man"], players=[{"form": "hero", "hand": ["Backflip"]}], encounter_top=["Stampede"])

See `given` for everything that may be said. Mulligans are skipped. A named card is taken from where setup has put it
(deck, aside ...); if the game has none left, a new copy is made, up to as many as the box holds. A card in play that is
named without more is as if it had just entered play: ready, with its starting threat and counters, tough if it has
toughness; nothing that happens on entering is carried out.
"""

from collections.abc import Sequence

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DEALT, DECK, DISCARD, ENGAGED, HAND, NEMESIS, zone
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.rules import decks, defeat, setup, values
from goldenrule.games.champions.situations.given import GivenPosition, Player, read_given
from goldenrule.games.champions.situations.moment import stand
from goldenrule.games.champions.situations.placing import ENCOUNTER_TYPES, Placing, names_counter, refuse_twice
from goldenrule.games.champions.situations.stacked import before_setup
from goldenrule.kernel.decisions import DONE
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_store import resolve


def position(**given: object) -> Champions:
    """A game at its first decision in a described position; see `GivenPosition`. BadInput if impossible."""
    g = place(read_given(given))
    g.run()
    return g


def place(given: GivenPosition) -> Champions:
    """The same, before anything happens: `run()` goes on to the first decision. For observers that miss nothing."""
    if given.phase == "setup":
        return before_setup(given, wanted(given))
    if given.encounter_shuffled:
        raise BadInput("champions-bad-given-shuffled-only")
    return _Builder(given).build()


class _Builder(Placing):
    """Builds one position."""

    def __init__(self, given: GivenPosition) -> None:
        super().__init__(_normal(given))
        self.given = given

    def build(self) -> Champions:
        given = self.given
        g = self.g
        seats = g.state.seats
        if len(given.players) > seats:
            raise BadInput("champions-bad-given-players-no", seats=seats)
        for name, seat in (("first", given.first), ("active", given.active), ("minions_of", given.minions_of)):
            if seat is not None and seat >= seats:
                raise BadInput("champions-bad-given-no-seat", name=name, seat=seat, seats=seats - 1)
            if seat is not None and seat < len(given.players) and given.players[seat].eliminated:
                raise BadInput("champions-bad-given-seat-eliminated", name=name, seat=seat)
        players = [(seat, player) for seat, player in enumerate(given.players) if not player.eliminated]
        if not players and given.players and len(given.players) == seats:
            raise BadInput("champions-bad-given-players-everybody")
        for seat, player in enumerate(given.players):
            if player.eliminated and player != Player(eliminated=True):
                raise BadInput("champions-bad-given-players-who", seat=seat)
        for seat, player in players:
            self.identity(seat, player)
        self.villain()
        self.main_scheme()
        if given.bare:
            self.put_back()
        for seat, player in players:
            at = f"given.players[{seat}]"
            self.enter_all(f"{at}.in_play", player.in_play, ("ally", "support", "upgrade"), seat)
            self.enter_all(f"{at}.engaged", player.engaged, ("minion",), seat)
            self.enter_all(f"{at}.obligations", player.obligations, ("obligation",), seat)
        self.enter_all("given.in_play", given.in_play, ("side_scheme", "attachment", "environment"), -1)
        for at, e, card, seat in self.attachments:
            self.attach(at, e, card, seat)
        for at, e, card in self.numbers:
            self.number(at, e, card)
        self.hit_points()
        for seat, player in players:
            self.piles(seat, player)
        self.decks(players)
        self.eliminate([seat for seat, player in enumerate(given.players) if player.eliminated])
        self.forget()
        self.check()
        stand(g, given)
        return g

    def put_back(self) -> None:
        """What setup has put into play or discarded goes back into the encounter deck, or its owner's."""
        g = self.g
        state = g.state
        back = [e for e in state.zones[ids.TABLE] if e not in (state.villain, state.main_scheme)]
        for seat in range(state.seats):
            back += state.zones[zone(seat, ENGAGED)]
        for e in (*back, *state.zones[ids.ENCOUNTER_DISCARD]):
            owner = state.owner[e]
            g.move(e, ids.ENCOUNTER_DECK if owner < 0 else zone(owner, DECK), bottom=True)
        state.lki = {}
        state.lki_faces = {}

    # -- identities, villain, main scheme ------------------------------------------------------------------------------

    def identity(self, seat: int, player: Player) -> None:
        g = self.g
        e = g.state.identities[seat]
        if g.form(seat) != player.form:
            g.change_form(seat)
        if player.exhausted:
            g.exhaust(e)
        refuse_twice(f"given.players[{seat}].statuses", player.statuses)
        for status in player.statuses:
            g.set_status(e, status, True)
        for name, n in player.counters.items():
            if not any(names_counter(face, name) for face in g.content.faces):
                raise BadInput("champions-bad-given-players-counters", seat=seat, name=name)
            g.set_counters(e, name, n)
        if player.changed_form:
            g.state.flipped = (*g.state.flipped, seat)
        if player.hand is not None:
            for card in g.state.zones[zone(seat, HAND)]:
                g.move(card, zone(seat, DECK), bottom=True)

    def stage(self, whose: str, wanted: str, faces: list[int]) -> int:
        """How many stages come before the one that is wanted."""
        names = [self.g.content.faces[face].facts.stage for face in faces]
        if wanted not in names:
            raise BadInput("champions-bad-given-stage-choose", whose=whose, names=names, wanted=wanted)
        return names.index(wanted)

    def villain(self) -> None:
        g = self.g
        state = g.state
        wanted = self.given.villain
        if wanted.stage:
            stages = [g.state.ident[state.villain], *state.villain_stages]
            if at := self.stage("villain", wanted.stage, stages):
                g.set_face(state.villain, stages[at], ident=True)
                state.villain_stages = tuple(stages[at + 1 :])
                g.set_status(state.villain, ids.TOUGH, "toughness" in g.face(state.villain).keywords)
        if wanted.statuses is not None:
            refuse_twice("given.villain.statuses", wanted.statuses)
            for status in ids.STATUSES:
                g.set_status(state.villain, status, status in wanted.statuses)

    def main_scheme(self) -> None:
        g = self.g
        state = g.state
        wanted = self.given.main_scheme
        if wanted.stage:
            pairs = [(state.ident[state.main_scheme], state.ident[state.main_scheme]), *state.scheme_stages]
            if at := self.stage("main_scheme", wanted.stage, [b for _, b in pairs]):
                g.set_face(state.main_scheme, pairs[at][1], ident=True)
                state.scheme_stages = tuple(pairs[at + 1 :])
                g.own(state.main_scheme).threat = self.starting_threat(state.main_scheme)
        if wanted.threat is not None:
            most = values.target_threat(g)
            if wanted.threat >= most:
                raise BadInput("champions-bad-given-main-scheme", threat=wanted.threat, most=most)
            g.own(state.main_scheme).threat = wanted.threat
        if self.given.acceleration >= decks.MOST_TOKENS:
            n, most = self.given.acceleration, decks.MOST_TOKENS - 1
            raise BadInput("champions-bad-given-acceleration", n=n, most=most)
        state.acceleration = self.given.acceleration

    def hit_points(self) -> None:
        """Damage, once everything that changes hit points is in play."""
        state = self.g.state
        for at, e, card in self.numbers:
            if card.damage:
                self.damage(f"{at}.damage", e, card.damage)
        for seat, player in enumerate(self.given.players):
            if not player.eliminated:
                self.either(f"given.players[{seat}]", state.identities[seat], player.damage, player.hit_points)
        self.either("given.villain", state.villain, self.given.villain.damage, self.given.villain.hit_points)

    def either(self, at: str, entity: int, damage: int | None, hit_points: int | None) -> None:
        if hit_points is not None:
            if damage is not None:
                raise BadInput("champions-bad-damage-give-damage", at=at)
            most = values.value(self.g, ids.HP, entity)
            if hit_points > most:
                raise BadInput(
                    "champions-bad-hit-points-most",
                    at=at,
                    name=self.g.face(entity).name,
                    most=most,
                    hit_points=hit_points,
                )
            self.damage(f"{at}.hit_points", entity, most - hit_points)
        elif damage is not None:
            self.damage(f"{at}.damage", entity, damage)

    def eliminate(self, seats: list[int]) -> None:
        """Seats that are out have nothing any more; what setup has engaged with them is with those who are left."""
        g = self.g
        state = g.state
        state.alive = tuple(p for p in state.alive if p not in seats)
        for seat in seats:
            defeat.put_away(g, seat)
            for e in state.zones[zone(seat, ENGAGED)]:
                g.move_in_play(e, zone(g.next_player(seat), ENGAGED), -1)

    # -- hands, decks, piles -------------------------------------------------------------------------------------------

    def lay(self, at: str, names: Sequence[str], types: tuple[str, ...], to: int, seat: int) -> None:
        """Cards for a hand or pile, the first on top."""
        for _, e in self.each(at, names, types, seat):
            self.put(e, to, bottom=True)

    def piles(self, seat: int, player: Player) -> None:
        at = f"given.players[{seat}]"
        self.lay(f"{at}.hand", player.hand or (), OF_PLAYERS, zone(seat, HAND), seat)
        self.lay(f"{at}.discard", player.discard, OF_PLAYERS, zone(seat, DISCARD), seat)
        self.lay(f"{at}.dealt", player.dealt, ENCOUNTER_TYPES, zone(seat, DEALT), seat)

    def decks(self, players: list[tuple[int, Player]]) -> None:
        g = self.g
        state = g.state
        given = self.given
        discard = "given.encounter_discard"
        self.lay(discard, given.encounter_discard, ENCOUNTER_TYPES, ids.ENCOUNTER_DISCARD, -1)
        plan: list[tuple[str, list[str], list[str] | None, tuple[str, ...], int]] = [
            ("given.encounter", given.encounter_top, given.encounter_deck, ENCOUNTER_TYPES, -1)
        ]
        for seat, player in players:
            plan.append((f"given.players[{seat}].deck", player.deck_top, player.deck, OF_PLAYERS, seat))
        for at, top, whole, types, seat in plan:
            if whole is not None and top:
                raise BadInput("champions-bad-top-give-top", at=at)
            deck = zone(seat, DECK) if seat >= 0 else ids.ENCOUNTER_DECK
            name = f"{at}_top" if whole is None else at if seat >= 0 else f"{at}_deck"
            cards = [e for _, e in self.each(name, top if whole is None else whole, types, seat)]
            for e in reversed(cards):
                self.put(e, deck)
            if whole is not None:
                for e in state.zones[deck]:
                    if e not in cards:
                        g.move(e, ids.REMOVED)
        for seat, player in players:
            hand = zone(seat, HAND)
            while player.hand is None and len(state.zones[hand]) < values.hand_size(g, seat):
                free = [e for e in state.zones[zone(seat, DECK)] if e not in self.named]
                if not free:
                    break
                g.move(free[0], hand, bottom=True)
            if player.nemesis == "in":
                for e in state.zones[zone(seat, NEMESIS)]:
                    g.move(e, ids.ENCOUNTER_DECK, bottom=True)

    def forget(self) -> None:
        """Where the cards came from is not a part of the position: what lies hidden in it has been seen by nobody."""
        g = self.g
        state = g.state
        for z, open_to_all in enumerate(ids.OPEN):
            if z < len(state.zones) and not open_to_all:
                g.forget(state.zones[z])
        for seat in range(state.seats):
            for e in state.zones[zone(seat, ENGAGED)]:
                if g.lies_apart(e):
                    g.forget((e,))
                    g.show_id(e)

    # -- the whole -----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing may follow from the position by itself."""
        g = self.g
        state = g.state
        for seat in state.alive:
            allies = [e for e in state.zones[zone(seat, AREA)] if g.face(e).type == "ally"]
            most = values.value(g, ids.ALLY_LIMIT, state.identities[seat])
            if len(allies) > most:
                raise BadInput("champions-bad-given-players-play", seat=seat, n=len(allies), most=most)
        for at, deck, pile, seat in (
            ("given.encounter_deck", ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, -1),
            *((f"given.players[{p}].deck", zone(p, DECK), zone(p, DISCARD), p) for p in state.alive),
        ):
            if not state.zones[deck]:
                if state.zones[pile]:
                    raise BadInput("champions-bad-empty-deck-made", at=at)
                state.waiting_decks = (*state.waiting_decks, seat)
        state.dirty = ids.DIRTY_CHARACTERS | ids.DIRTY_SIDE | ids.DIRTY_MAIN | ids.DIRTY_LIMITS
        g.settle()
        if g.stack or g.over:
            raise BadInput("champions-bad-given-something-defeated")


def wanted(given: GivenPosition) -> setup.GameSetup:
    """The options of the game."""
    return setup.GameSetup(
        heroes=tuple(given.heroes),
        scenario=given.scenario,
        expert=given.expert,
        modular=None if given.modular is None else tuple(given.modular),
        seed=str(given.seed),
        first_player=given.first if given.phase == "setup" else 0,
        decks={_seat(key): tuple(codes) for key, codes in given.decks.items()},
        any_deck=bool(given.decks),  # a situation may begin with any cards
        readings=tuple(given.readings),
        packs=resolve(given.packs, PACKS) if given.packs else (),
    )


def _normal(given: GivenPosition) -> Champions:
    """A normal setup, mulligans declined, other questions of setup answered with their first option."""
    options = wanted(given)
    g = setup.new_game(options, load_content(options.packs))
    while g.state.round == 0 and g.pending:
        decision = g.pending[0]
        if given.phase == "mulligan" and decision.kind == "mulligan":
            break
        g.apply(decision.seat, DONE if DONE in decision.options else decision.options[0])
    g.stack.clear()
    g.pending = ()
    g.answer = None
    state = g.state
    state.active = -1
    state.lki = {}
    state.lki_faces = {}
    g.ret = g.decisions = g.forced_answers = 0
    return g


def _seat(key: str) -> int:
    if not key.isdigit():
        raise BadInput("champions-bad-given-decks-no", key=key)
    return int(key)
