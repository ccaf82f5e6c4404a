"""Putting cards into a position: which copy is taken, where it enters, what lies on it. Impossible ones are refused."""

from collections.abc import Iterable, Sequence

from goldenrule.gamekit.cases import CardPlacement
from goldenrule.gamekit.vocabulary import nearest
from goldenrule.games.champions import ids
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.facts import CHARACTERS, OF_PLAYERS
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DECK, ENGAGED, HAND, NEMESIS, TABLE, zone
from goldenrule.games.champions.rules import enter, setup, values
from goldenrule.games.champions.sets import load_facts
from goldenrule.games.champions.situations.given import GivenCard
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.errors import BadInput

ENCOUNTER_TYPES = ("side_scheme", "minion", "attachment", "treachery", "environment", "obligation")


class Placing(CardPlacement):
    """Places the cards of one position in a game. `named` are the cards that the description has put somewhere."""

    def __init__(self, game: Champions) -> None:
        self.g = game
        self.named: set[int] = set()
        self.attachments: list[tuple[str, int, GivenCard, int]] = []  # place, entity, description, seat
        self.numbers: list[tuple[str, int, GivenCard]] = []

    def take(self, at: str, name: str, types: Iterable[str], seat: int, owner: int | None = None) -> int:
        """A card of that name that nothing else has claimed; `seat` -1 is the scenario."""
        g = self.g
        state = g.state
        types = tuple(types)
        owner = (seat if types[0] in OF_PLAYERS else -1) if owner is None else owner
        codes = codes_of(g, at, name, types)
        found = [e for e in range(1, len(state.ident)) if e not in self.named and g.ident(e).code in codes]
        found = [e for e in found if state.owner[e] == owner and state.zone[e] >= 0]
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
            box = g.content.face(code).facts.quantity
            if sum(g.ident(e).code == code for e in range(1, len(g.state.ident)) if g.state.zone[e] >= 0) < box:
                return setup.place(g, code, owner, zone(owner, DECK) if owner >= 0 else ids.ENCOUNTER_DECK)
        box = sum(g.content.face(code).facts.quantity for code in codes)
        raise BadInput("champions-bad-named-more-often", at=at, name=name, box=box)

    def put(self, entity: int, to: int, bottom: bool = False) -> None:
        if self.g.in_play(entity):
            self.g.leave_play(entity, to)
        else:
            self.g.move(entity, to, bottom)

    def enter_all(self, at: str, cards: Iterable[str | GivenCard], types: tuple[str, ...], seat: int) -> None:
        for i, card in enumerate(cards):
            where = f"{at}[{i}]"
            described = GivenCard(card) if isinstance(card, str) else card
            players = types[0] == "ally" or described.facedown
            if described.owner is not None and not (players and 0 <= described.owner < self.g.state.seats):
                raise BadInput("champions-bad-owner-no-seat", where=where, owner=described.owner)
            if described.facedown:
                self.enter_facedown(where, described, types, seat)
                continue
            e = self.take(where, described.card, types, seat, described.owner)
            face = self.g.ident(e)
            if face.type == "attachment" or face.rules.attach is not None:
                self.attachments.append((where, e, described, seat))
                continue
            if described.attached_to:
                raise BadInput("champions-bad-attached-not-attached", where=where, name=face.name)
            self.enter(where, e, described, seat, 0)

    def enter_facedown(self, at: str, card: GivenCard, types: tuple[str, ...], seat: int) -> None:
        """A player card lies facedown as a minion that is engaged with the seat."""
        if types[0] != "minion":
            raise BadInput("champions-bad-facedown-only-what", at=at)
        e = self.take(at, card.card, OF_PLAYERS, seat, card.owner)
        if self.g.in_play(e):
            raise BadInput("champions-bad-play-elsewhere", at=at, card=card.card)
        self.g.enter_play(e, zone(seat, ENGAGED), -1, face=self.g.content.facedown)
        self.numbers.append((at, e, card))

    def attach(self, at: str, entity: int, card: GivenCard, seat: int) -> None:
        g = self.g
        face = g.ident(entity)
        host = g.state.villain
        if card.attached_to:
            hosts = named_in_play(g, card.attached_to)
            if not hosts:
                raise BadInput("champions-bad-attached-no-card", at=at, attached_to=card.attached_to)
            if len(hosts) > 1:
                raise BadInput("champions-bad-attached-play-add", at=at, n=len(hosts), attached_to=card.attached_to)
            host = hosts[0]
        elif seat >= 0:
            raise BadInput("champions-bad-attached-something-say", at=at, name=face.name)
        rules = face.rules
        if seat >= 0 and rules.attach is not None:
            if host not in rules.attach.all(g, Effect(0, EMPTY, g.state.ref(entity), seat)):
                raise BadInput("champions-bad-attached-cannot-attached", at=at, name=face.name, name2=g.face(host).name)
            same = sum(g.ident(a).name == face.name for a in g.attached(host))
            if rules.max_per_host and same >= rules.max_per_host:
                raise BadInput("champions-bad-attached-already-carries", at=at, name=g.face(host).name, name2=face.name)
        self.enter(at, entity, card, seat, host)

    def enter(self, at: str, entity: int, card: GivenCard, seat: int, host: int) -> None:
        """Put a card into play as it enters, without anything that follows from entering."""
        g = self.g
        state = g.state
        face = g.ident(entity)
        self.refuse_second(at, entity)
        if face.rules.max_per_player and seat >= 0:
            same = sum(g.ident(x).name == face.name for x in state.zones[zone(seat, AREA)])
            if same >= face.rules.max_per_player:
                raise BadInput("champions-bad-seat-already-may", at=at, seat=seat, same=same, name=face.name)
        if not g.in_play(entity):
            if face.type == "minion":
                g.enter_play(entity, zone(seat, ENGAGED), -1)
            elif seat >= 0:
                g.enter_play(entity, zone(seat, AREA), seat, host)
            else:
                g.enter_play(entity, TABLE, -1, host)
        self.numbers.append((at, entity, card))

    def refuse_second(self, at: str, entity: int) -> None:
        """A unique card may be in play once."""
        g = self.g
        state = g.state
        face = g.ident(entity)
        if not face.facts.unique or g.in_play(entity):
            return
        other = enter.unique_conflict(g, entity)
        if state.owner[entity] < 0:
            minions = [m for p in range(state.seats) for m in state.zones[zone(p, ENGAGED)]]
            other = next((m for m in [state.villain, *minions] if g.face(m).name == face.name), 0)
        if other:
            raise BadInput("champions-bad-unique-already-play", at=at, name=face.name, name2=g.face(other).name)

    def number(self, at: str, entity: int, card: GivenCard) -> None:
        """Threat, counters, statuses and exhaustion of a card in play; damage comes when all are there."""
        g = self.g
        face = g.face(entity)
        if card.exhausted:
            if face.type not in OF_PLAYERS:
                raise BadInput("champions-bad-exhausted-never-exhausted", at=at, name=face.name)
            g.exhaust(entity)
        if face.type == "side_scheme":
            threat = self.starting_threat(entity) if card.threat is None else card.threat
            if threat == 0:
                raise BadInput("champions-bad-threat-side-scheme", at=at)
            g.own(entity).threat = threat
        elif card.threat is not None:
            raise BadInput("champions-bad-threat-no-scheme", at=at, name=face.name)
        for name, n in self.counters(at, face, card).items():
            g.set_counters(entity, name, n)
        statuses = card.statuses
        if statuses is None:
            statuses = ["tough"] if "toughness" in face.keywords else []
        refuse_twice(f"{at}.statuses", statuses)
        if statuses and face.type not in CHARACTERS:
            raise BadInput("champions-bad-statuses-no-character", at=at, name=face.name)
        for status in ids.STATUSES:
            if getattr(g.table_card(entity), status) != (status in statuses):
                g.set_status(entity, status, status in statuses)

    def starting_threat(self, scheme: int) -> int:
        facts = self.g.face(scheme).facts
        return facts.start * (self.g.state.seats if facts.start_per_player else 1)

    def counters(self, at: str, face: Face, card: GivenCard) -> dict[str, int]:
        start: dict[str, int] = {}
        if "uses" in face.keywords:
            _, n, name = face.keywords["uses"].split()
            start[name] = int(n)
        if face.rules.counters is not None:
            start[face.rules.counters[0]] = face.rules.counters[1]
        if card.counters is None:
            return start
        for name in card.counters:
            if name not in start and not names_counter(face, name):
                raise BadInput("champions-bad-counters-no-counters", at=at, name=face.name, name2=name)
        if "uses" in face.keywords and not card.counters.get(next(iter(start)), 0):
            raise BadInput("champions-bad-counters-without-counters", at=at, name=face.name)
        return card.counters

    def damage(self, at: str, entity: int, amount: int) -> None:
        g = self.g
        face = g.face(entity)
        if face.type in CHARACTERS:
            most = values.value(g, ids.HP, entity)
            if amount >= most:
                raise BadInput("champions-bad-damage-defeats-hit", at=at, amount=amount, name=face.name, most=most)
        elif face.type != "attachment":
            raise BadInput("champions-bad-takes-no-damage", at=at, name=face.name)
        g.own(entity).damage = amount


def names_counter(face: Face, name: str) -> bool:
    """Do the abilities of a card speak of counters of that name?"""
    return f"'{name}'" in repr(face.abilities)


def refuse_twice(at: str, statuses: Sequence[str]) -> None:
    """A character has each status once."""
    if len(set(statuses)) < len(statuses):
        raise BadInput("champions-bad-character-most-one", at=at)


def codes_of(game: Champions, at: str, name: str, types: tuple[str, ...]) -> list[str]:
    """The codes that a name (or a code) may stand for, among cards of some types."""
    facts = load_facts(game.content.packs)
    found = [code for code, f in facts.items() if name in (code, f.name)]
    if not found:
        close = nearest(name, [f.name for f in facts.values()])
        raise BadInput("champions-bad-no-card-at", at=at, name=name, close=close or "none")
    fitting = [code for code in found if facts[code].type in types]
    if not fitting:
        type = facts[found[0]].type.replace("_", " ")
        raise BadInput(
            "champions-bad-type-cannot",
            at=at,
            name=name,
            type=type,
            where=type,
        )
    return fitting


def _in_hand(game: Champions, entity: int) -> bool:
    state = game.state
    return state.zone[entity] == zone(state.owner[entity], HAND) if state.owner[entity] >= 0 else False


def _order(game: Champions, entity: int, seat: int) -> tuple[int, int]:
    """Which of several copies: one in play, then one of this seat's own cards, then the first; a facedown one last."""
    state = game.state
    near = state.zone[entity] in (zone(seat, DECK), zone(seat, NEMESIS)) if seat >= 0 else False
    return (3 if game.lies_apart(entity) else 0 if game.in_play(entity) else 1 if near else 2, entity)


def named_in_play(game: Champions, name: str) -> list[int]:
    """Cards in play under a name or code, in order of entity; "Hydra Mercenary (2)" is the second of them."""
    wanted, number = split_number(name)
    found = [e for e in range(1, len(game.state.ident)) if game.in_play(e) and wanted in names_of(game, e)]
    if number:
        return found[number - 1 : number]
    return found


def names_of(game: Champions, entity: int) -> tuple[str, ...]:
    """What a card is called: the names and codes of the faces that it shows and is; both sides of an identity."""
    shown, ident = game.face(entity), game.ident(entity)
    names = (shown.name, shown.code, ident.name, ident.code)
    if entity not in game.state.identities:
        return names
    other = game.content.by_code[shown.facts.back]
    return (*names, other.name, other.code)


def split_number(name: str) -> tuple[str, int]:
    """Split "Hydra Mercenary (2)" into ("Hydra Mercenary", 2); the number is 0 if there is none."""
    if name.endswith(")"):
        head, _, tail = name[:-1].rpartition(" (")
        if head and tail.isdigit():
            return head, int(tail)
    return name, 0
