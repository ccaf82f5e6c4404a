"""Positions: a normal setup with changes, made through the game's own primitives.

    game = position(heroes=["spider_man"], players=[{"form": "hero", "hand": ["Backflip"]}], encounter_top=["Stampede"])

See `given` for everything that may be said. Mulligans are skipped. A named card is taken from where setup has put it
(deck, aside ...); if the game has none left, a new copy is made, up to as many as the box holds. A card in play that is
named without more is as if it had just entered play: ready, with its starting threat and counters, tough if it has
toughness; nothing that happens on entering is carried out.
"""

from collections.abc import Iterable
from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.facts import load_facts
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.given import Given, InPlay, Player, read_given
from goldenrule.games.champions.ids import (
    AREA,
    DEALT,
    DECK,
    DISCARD,
    ENGAGED,
    HAND,
    NEMESIS,
    TABLE,
    zone,
)
from goldenrule.games.champions.rules import enter, setup, values
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.kernel.decisions import DONE
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.errors import BadInput

PLAYER_TYPES = ("ally", "event", "resource", "support", "upgrade")
ENCOUNTER_TYPES = ("side_scheme", "minion", "attachment", "treachery", "environment", "obligation")
CHARACTERS = ("hero", "alter_ego", "ally", "villain", "minion")
STATUSES = (ids.STUNNED, ids.CONFUSED, ids.TOUGH)
VILLAIN_STEPS = {1: 5, 2: 6, 3: 8, 4: 9, 5: 10}
"""Step of the villain phase -> where the frame of the rounds goes on."""
_ELSEWHERE = {
    "ally": "; an ally needs somebody who controls it, under players",
    "minion": "; a minion is among the engaged of a player",
}


def position(**given: Any) -> Champions:
    """A game at its first decision in the described position; see `Given`. Raises BadInput for an impossible one."""
    g = place(read_given(given))
    g.run()
    return g


def place(given: Given) -> Champions:
    """The same, before anything happens: `run()` goes on to the first decision. For observers that miss nothing."""
    return _Builder(given).build()


class _Builder:
    """Builds one position. `named` are the cards that the description has put somewhere."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.named: set[int] = set()
        self.attachments: list[tuple[str, int, InPlay, int]] = []  # place, entity, description, seat
        self.numbers: list[tuple[str, int, InPlay]] = []

    def build(self) -> Champions:
        given = self.given
        self.g = g = _normal(given)
        seats = g.state.seats
        if len(given.players) > seats:
            raise BadInput(f"given.players[{seats}]: there is no seat {seats}; the game has {seats} heroes.")
        for name, seat in (("first", given.first), ("active", given.active)):
            if seat is not None and seat >= seats:
                raise BadInput(f"given.{name}: there is no seat {seat}; the seats are 0 to {seats - 1}.")
        players = list(enumerate(given.players))
        for seat, player in players:
            self.identity(seat, player)
        self.villain()
        self.main_scheme()
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
        self.check()
        self.frames()
        return g

    # -- cards -------------------------------------------------------------------------------------------------------

    def take(self, at: str, name: str, types: Iterable[str], seat: int, owner: int | None = None) -> int:
        """A card of that name that nothing else has claimed; `seat` -1 is the scenario."""
        g = self.g
        s = g.state
        types = tuple(types)
        owner = (seat if types[0] in PLAYER_TYPES else -1) if owner is None else owner
        codes = _codes(at, name, types)
        found = [e for e in range(1, len(s.ident)) if e not in self.named and g.ident(e).code in codes]
        found = [e for e in found if s.owner[e] == owner and s.zone[e] >= 0]
        preferred = [e for e in found if not _in_hand(g, e)] or found
        if preferred:
            e = min(preferred, key=lambda e: _order(g, e, seat))
        else:
            e = self.copy(at, name, codes, owner)
        self.named.add(e)
        return e

    def copy(self, at: str, name: str, codes: list[str], owner: int) -> int:
        """A new copy of a card that the game has not, or not often enough."""
        g = self.g
        for code in codes:
            box = load_facts()[code].quantity
            if sum(g.ident(e).code == code for e in range(1, len(g.state.ident)) if g.state.zone[e] >= 0) < box:
                return setup.place(g, code, owner, zone(owner, DECK) if owner >= 0 else ids.ENCOUNTER_DECK)
        box = sum(load_facts()[code].quantity for code in codes)
        raise BadInput(f"{at}: {name!r} is named more often than the box has copies ({box}).")

    def put(self, e: int, to: int, bottom: bool = False) -> None:
        if self.g.in_play(e):
            self.g.leave_play(e, to)
        else:
            self.g.move(e, to, bottom)

    def enter_all(self, at: str, cards: Iterable[str | InPlay], types: tuple[str, ...], seat: int) -> None:
        for i, card in enumerate(cards):
            where = f"{at}[{i}]"
            described = InPlay(card) if isinstance(card, str) else card
            if described.owner is not None and not (types[0] == "ally" and 0 <= described.owner < self.g.state.seats):
                raise BadInput(f"{where}.owner: there is no seat {described.owner} that could own this card.")
            e = self.take(where, described.card, types, seat, described.owner)
            face = self.g.ident(e)
            if face.type == "attachment" or face.rules.attach is not None:
                self.attachments.append((where, e, described, seat))
                continue
            if described.attached_to:
                raise BadInput(f"{where}.attached_to: {face.name} is not attached to anything.")
            self.enter(where, e, described, seat, 0)

    def attach(self, at: str, e: int, card: InPlay, seat: int) -> None:
        g = self.g
        face = g.ident(e)
        host = g.state.villain
        if card.attached_to:
            hosts = named_in_play(g, card.attached_to)
            if not hosts:
                raise BadInput(f"{at}.attached_to: no card {card.attached_to!r} is in play to be the host.")
            if len(hosts) > 1:
                raise BadInput(f"{at}.attached_to: {len(hosts)} of {card.attached_to!r} are in play; add (1) or (2).")
            host = hosts[0]
        elif seat >= 0:
            raise BadInput(f"{at}: {face.name} is attached to something; say attached_to.")
        rules = face.rules
        if seat >= 0 and rules.attach is not None:
            if host not in rules.attach.all(g, Effect(0, EMPTY, g.state.ref(e), seat)):
                raise BadInput(f"{at}.attached_to: {face.name} cannot be attached to {g.face(host).name}.")
            same = sum(g.ident(a).name == face.name for a in g.attached(host))
            if rules.max_per_host and same >= rules.max_per_host:
                raise BadInput(f"{at}.attached_to: {g.face(host).name} already carries {face.name}.")
        self.enter(at, e, card, seat, host)

    def enter(self, at: str, e: int, card: InPlay, seat: int, host: int) -> None:
        """Put a card into play as it enters, without anything that follows from entering."""
        g = self.g
        s = g.state
        face = g.ident(e)
        self.refuse_second(at, e)
        if face.rules.max_per_player and seat >= 0:
            same = sum(g.ident(x).name == face.name for x in s.zones[zone(seat, AREA)])
            if same >= face.rules.max_per_player:
                raise BadInput(f"{at}: seat {seat} already has {same} of {face.name}, and may not have more.")
        if not g.in_play(e):
            if face.type == "minion":
                g.enter_play(e, zone(seat, ENGAGED), -1)
            elif seat >= 0:
                g.enter_play(e, zone(seat, AREA), seat, host)
            else:
                g.enter_play(e, TABLE, -1, host)
        self.numbers.append((at, e, card))

    def refuse_second(self, at: str, e: int) -> None:
        """A unique card may be in play once."""
        g = self.g
        s = g.state
        face = g.ident(e)
        if not face.facts.unique or g.in_play(e):
            return
        other = enter.unique_conflict(g, e)
        if s.owner[e] < 0:
            minions = [m for p in range(s.seats) for m in s.zones[zone(p, ENGAGED)]]
            other = next((m for m in [s.villain, *minions] if g.face(m).name == face.name), 0)
        if other:
            raise BadInput(f"{at}: {face.name} is unique, and {g.face(other).name} is already in play.")

    def number(self, at: str, e: int, card: InPlay) -> None:
        """Threat, counters, statuses and exhaustion of a card in play; damage comes when all are there."""
        g = self.g
        face = g.ident(e)
        if card.exhausted:
            if face.type not in PLAYER_TYPES:
                raise BadInput(f"{at}.exhausted: {face.name} is never exhausted.")
            g.exhaust(e)
        if face.type == "side_scheme":
            threat = card.threat
            if threat is None:
                threat = face.facts.start * (g.state.seats if face.facts.start_per_player else 1)
            if threat == 0:
                raise BadInput(f"{at}.threat: a side scheme without threat is defeated; give at least 1.")
            g.own(e).threat = threat
        elif card.threat is not None:
            raise BadInput(f"{at}.threat: {face.name} is no scheme.")
        for name, n in self.counters(at, face, card).items():
            g.set_counters(e, name, n)
        statuses = card.statuses
        if statuses is None:
            statuses = ["tough"] if "toughness" in face.keywords else []
        if statuses and face.type not in CHARACTERS:
            raise BadInput(f"{at}.statuses: {face.name} is no character.")
        for status in STATUSES:
            if getattr(g.table_card(e), status) != (status in statuses):
                g.set_status(e, status, status in statuses)

    def counters(self, at: str, face: Face, card: InPlay) -> dict[str, int]:
        start: dict[str, int] = {}
        if "uses" in face.keywords:
            _, n, name = face.keywords["uses"].split()
            start[name] = int(n)
        if face.rules.counters is not None:
            start[face.rules.counters[0]] = face.rules.counters[1]
        if card.counters is None:
            return start
        for name in card.counters:
            if name not in start and f"'{name}'" not in repr(face.abilities):
                raise BadInput(f"{at}.counters: {face.name} has no {name!r} counters.")
        if "uses" in face.keywords and not card.counters.get(next(iter(start)), 0):
            raise BadInput(f"{at}.counters: {face.name} without counters is discarded; give at least 1.")
        return card.counters

    # -- identities, villain, main scheme ------------------------------------------------------------------------------

    def identity(self, seat: int, player: Player) -> None:
        g = self.g
        e = g.state.identities[seat]
        if g.form(seat) != player.form:
            g.change_form(seat)
        if player.exhausted:
            g.exhaust(e)
        for status in player.statuses:
            g.set_status(e, status, True)
        if player.changed_form:
            g.state.flipped = (*g.state.flipped, seat)
        if player.hand is not None:
            for card in g.state.zones[zone(seat, HAND)]:
                g.move(card, zone(seat, DECK), bottom=True)

    def villain(self) -> None:
        g = self.g
        s = g.state
        wanted = self.given.villain
        if wanted.stage:
            stages = [g.state.ident[s.villain], *s.villain_stages]
            names = [g.content.faces[f].facts.stage for f in stages]
            if wanted.stage not in names:
                raise BadInput(f"given.villain.stage: choose from {', '.join(names)}, not {wanted.stage!r}.")
            at = names.index(wanted.stage)
            if at:
                g.set_face(s.villain, stages[at], ident=True)
                s.villain_stages = tuple(stages[at + 1 :])
                g.set_status(s.villain, ids.TOUGH, "toughness" in g.face(s.villain).keywords)
        if wanted.statuses is not None:
            for status in STATUSES:
                g.set_status(s.villain, status, status in wanted.statuses)

    def main_scheme(self) -> None:
        g = self.g
        s = g.state
        wanted = self.given.main_scheme
        if wanted.stage:
            faces = g.content.faces
            pairs = [(s.ident[s.main_scheme], s.ident[s.main_scheme]), *s.scheme_stages]
            names = [faces[b].facts.stage for _, b in pairs]
            if wanted.stage not in names:
                raise BadInput(f"given.main_scheme.stage: choose from {', '.join(names)}, not {wanted.stage!r}.")
            at = names.index(wanted.stage)
            if at:
                g.set_face(s.main_scheme, pairs[at][1], ident=True)
                s.scheme_stages = tuple(pairs[at + 1 :])
                facts = g.face(s.main_scheme).facts
                g.own(s.main_scheme).threat = facts.start * (s.seats if facts.start_per_player else 1)
        if wanted.threat is not None:
            most = values.target_threat(g)
            if wanted.threat >= most:
                raise BadInput(f"given.main_scheme.threat: with {wanted.threat} of {most} the scheme is complete.")
            g.own(s.main_scheme).threat = wanted.threat
        s.acceleration = self.given.acceleration

    def hit_points(self) -> None:
        """Damage, once everything that changes hit points is in play."""
        s = self.g.state
        for at, e, card in self.numbers:
            if card.damage:
                self.damage(f"{at}.damage", e, card.damage)
        for seat, player in enumerate(self.given.players):
            self.either(f"given.players[{seat}]", s.identities[seat], player.damage, player.hit_points)
        self.either("given.villain", s.villain, self.given.villain.damage, self.given.villain.hit_points)

    def either(self, at: str, e: int, damage: int | None, hit_points: int | None) -> None:
        if hit_points is not None:
            if damage is not None:
                raise BadInput(f"{at}.damage: give damage or hit_points, not both.")
            most = values.value(self.g, ids.HP, e)
            if hit_points > most:
                raise BadInput(f"{at}.hit_points: {self.g.face(e).name} has at most {most}, not {hit_points}.")
            self.damage(f"{at}.hit_points", e, most - hit_points)
        elif damage is not None:
            self.damage(f"{at}.damage", e, damage)

    def damage(self, at: str, e: int, amount: int) -> None:
        g = self.g
        face = g.face(e)
        if face.type in CHARACTERS:
            most = values.value(g, ids.HP, e)
            if amount >= most:
                raise BadInput(f"{at}: {amount} damage defeats {face.name}, which has {most} hit points.")
        elif face.type != "attachment":
            raise BadInput(f"{at}: {face.name} takes no damage.")
        g.own(e).damage = amount

    # -- hands, decks, piles -------------------------------------------------------------------------------------------

    def piles(self, seat: int, player: Player) -> None:
        at = f"given.players[{seat}]"
        for i, name in enumerate(player.hand or ()):
            self.put(self.take(f"{at}.hand[{i}]", name, PLAYER_TYPES, seat), zone(seat, HAND), bottom=True)
        for i, name in enumerate(player.discard):
            self.put(self.take(f"{at}.discard[{i}]", name, PLAYER_TYPES, seat), zone(seat, DISCARD), bottom=True)
        for i, name in enumerate(player.dealt):
            self.put(self.take(f"{at}.dealt[{i}]", name, ENCOUNTER_TYPES, seat), zone(seat, DEALT), bottom=True)

    def decks(self, players: list[tuple[int, Player]]) -> None:
        g = self.g
        s = g.state
        given = self.given
        for i, name in enumerate(given.encounter_discard):
            e = self.take(f"given.encounter_discard[{i}]", name, ENCOUNTER_TYPES, -1)
            self.put(e, ids.ENCOUNTER_DISCARD, bottom=True)
        plan: list[tuple[str, list[str], list[str] | None, tuple[str, ...], int]] = [
            ("given.encounter", given.encounter_top, given.encounter_deck, ENCOUNTER_TYPES, -1)
        ]
        for seat, player in players:
            plan.append((f"given.players[{seat}].deck", player.deck_top, player.deck, PLAYER_TYPES, seat))
        for at, top, whole, types, seat in plan:
            if whole is not None and top:
                raise BadInput(f"{at}_top: give the top cards or the whole deck, not both.")
            deck = zone(seat, DECK) if seat >= 0 else ids.ENCOUNTER_DECK
            name = f"{at}_top" if whole is None else at if seat >= 0 else f"{at}_deck"
            cards = [self.take(f"{name}[{i}]", n, types, seat) for i, n in enumerate(top if whole is None else whole)]
            for e in reversed(cards):
                self.put(e, deck)
            if whole is not None:
                for e in s.zones[deck]:
                    if e not in cards:
                        g.move(e, ids.REMOVED)
        for seat, player in players:
            hand = zone(seat, HAND)
            while player.hand is None and len(s.zones[hand]) < values.hand_size(g, seat):
                free = [e for e in s.zones[zone(seat, DECK)] if e not in self.named]
                if not free:
                    break
                g.move(free[0], hand, bottom=True)
            if player.nemesis == "in":
                for e in s.zones[zone(seat, NEMESIS)]:
                    g.move(e, ids.ENCOUNTER_DECK, bottom=True)

    # -- the whole -----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing may follow from the position by itself."""
        g = self.g
        s = g.state
        for seat in range(s.seats):
            allies = [e for e in s.zones[zone(seat, AREA)] if g.face(e).type == "ally"]
            most = values.value(g, ids.ALLY_LIMIT, s.identities[seat])
            if len(allies) > most:
                raise BadInput(f"given.players[{seat}].in_play: {len(allies)} allies are over the limit of {most}.")
        for at, deck, pile, seat in (
            ("given.encounter_deck", ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, -1),
            *((f"given.players[{p}].deck", zone(p, DECK), zone(p, DISCARD), p) for p in range(s.seats)),
        ):
            if not s.zones[deck]:
                if s.zones[pile]:
                    raise BadInput(f"{at}: an empty deck is made anew from its discard pile; leave a card in it.")
                s.waiting_decks = (*s.waiting_decks, seat)
        s.dirty = ids.DIRTY_CHARACTERS | ids.DIRTY_SIDE | ids.DIRTY_MAIN | ids.DIRTY_LIMITS
        g.settle()
        if g.stack or g.over:
            raise BadInput("given: something is defeated, complete or over its limit in this position.")
        g.reindex()

    def frames(self) -> None:
        """Where in the round the game stands."""
        g = self.g
        s = g.state
        given = self.given
        s.round = given.round
        s.first = given.first
        order = g.players()
        if given.phase == "villain":
            if given.active is not None:
                raise BadInput("given.active: nobody has the turn in the villain phase; leave it out.")
            s.phase = "villain"
            g.push(Round(VILLAIN_STEPS[given.step], tuple(order)))
            return
        if given.step != 1:
            raise BadInput("given.step: only the villain phase has steps; write phase: villain.")
        s.phase = "player"
        if given.phase == "end":
            g.push(Round(2, tuple(order)))
            return
        active = given.first if given.active is None else given.active
        g.push(Round(1, tuple(order[order.index(active) + 1 :])))
        g.push(Turn(0, active))


def _normal(given: Given) -> Champions:
    """A normal setup, mulligans declined, other questions of setup answered with their first option."""
    wanted = setup.Setup(
        heroes=tuple(given.heroes),
        scenario=given.scenario,
        expert=given.expert,
        modular=None if given.modular is None else tuple(given.modular),
        seed=str(given.seed),
        decks={_seat(key): tuple(codes) for key, codes in given.decks.items()},
        minion_order=given.minion_order,
    )
    g = setup.new_game(wanted, load_content())
    while g.state.round == 0 and g.pending:
        decision = g.pending[0]
        g.apply(decision.seat, DONE if DONE in decision.options else decision.options[0])
    g.stack.clear()
    g.pending = ()
    g.answer = None
    s = g.state
    s.active = -1
    s.lki = {}
    g.ret = g.decisions = g.forced_answers = 0
    return g


def _seat(key: str) -> int:
    if not key.isdigit():
        raise BadInput(f"given.decks: {key!r} is no seat; seats are numbers from 0.")
    return int(key)


def _codes(at: str, name: str, types: tuple[str, ...]) -> list[str]:
    """The codes that a name (or a code) may stand for, among cards of some types."""
    facts = load_facts()
    found = [code for code, f in facts.items() if name in (code, f.name)]
    if not found:
        close = [f.name for f in facts.values() if f.name.lower() == name.lower()]
        hint = f"; did you mean {close[0]!r}" if close else ""
        raise BadInput(f"{at}: there is no card {name!r}{hint}.")
    fitting = [code for code in found if facts[code].type in types]
    if not fitting:
        type = facts[found[0]].type.replace("_", " ")
        raise BadInput(f"{at}: {name!r} is of the type {type}, which cannot be here{_ELSEWHERE.get(type, '')}.")
    missing = load_content().missing
    if all(code in missing for code in fitting):
        raise BadInput(f"{at}: the behaviour of {name!r} is not written yet.")
    return fitting


def _in_hand(g: Champions, e: int) -> bool:
    s = g.state
    return s.zone[e] == zone(s.owner[e], HAND) if s.owner[e] >= 0 else False


def _order(g: Champions, e: int, seat: int) -> tuple[int, int]:
    """Which of several copies to take: one in play already, then one of this seat's own cards, then the first."""
    s = g.state
    near = s.zone[e] in (zone(seat, DECK), zone(seat, NEMESIS)) if seat >= 0 else False
    return (0 if g.in_play(e) else 1 if near else 2, e)


def named_in_play(g: Champions, name: str) -> list[int]:
    """Cards in play under a name or code, in order of entity; "Hydra Mercenary (2)" is the second of them."""
    wanted, number = split_number(name)
    found = [e for e in range(1, len(g.state.ident)) if g.in_play(e) and wanted in names_of(g, e)]
    if number:
        return found[number - 1 : number]
    return found


def names_of(g: Champions, e: int) -> tuple[str, ...]:
    """What a card is called: the names and codes of the faces that it shows and is; both sides of an identity."""
    shown, ident = g.face(e), g.ident(e)
    names = (shown.name, shown.code, ident.name, ident.code)
    if e not in g.state.identities:
        return names
    other = g.content.by_code[shown.facts.back]
    return (*names, other.name, other.code)


def split_number(name: str) -> tuple[str, int]:
    """Split "Hydra Mercenary (2)" into ("Hydra Mercenary", 2); the number is 0 if there is none."""
    if name.endswith(")"):
        head, _, tail = name[:-1].rpartition(" (")
        if head and tail.isdigit():
            return head, int(tail)
    return name, 0
