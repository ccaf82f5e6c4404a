"""The state of a game of Champions: cards in play and the numbers of the scenario."""

from typing import Any, ClassVar

from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, ROWS, SEAT_ZONES
from goldenrule.kernel.entities import Serials
from goldenrule.kernel.game import Game
from goldenrule.kernel.state import Card, State


class TableCard(Card):
    """A card in play. Damage counts tokens; a hit point dial shows maximum minus damage."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gen", "controller", "host", "exhausted", "counters", "damage", "threat", "stunned", "confused", "tough",
        "since",
    )  # fmt: skip
    __slots__ = ("confused", "damage", "since", "stunned", "threat", "tough")

    def __init__(
        self,
        gen: int = 0,
        controller: int = -1,
        host: int = 0,
        exhausted: bool = False,
        counters: tuple[tuple[str, int], ...] = (),
        damage: int = 0,
        threat: int = 0,
        stunned: bool = False,
        confused: bool = False,
        tough: bool = False,
        since: int = 0,
    ) -> None:
        self.gen = gen
        self.controller = controller
        self.host = host
        self.exhausted = exhausted
        self.counters = counters
        self.damage = damage
        self.threat = threat
        self.stunned = stunned
        self.confused = confused
        self.tough = tough
        self.since = since  # the serial at which it entered play

    def copy(self) -> "TableCard":
        return TableCard(
            self.gen, self.controller, self.host, self.exhausted, self.counters, self.damage, self.threat,
            self.stunned, self.confused, self.tough, self.since,
        )  # fmt: skip


class Table(State):
    """State of Champions. `identities[seat]` is the identity card, `alive` the seats not eliminated."""

    cards: list[Any]  # TableCards, as the kernel's are Cards: None out of play
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "identities", "alive", "first", "active", "round", "phase", "villain", "villain_stages",
        "main_scheme", "scheme_stages", "acceleration", "flipped", "under", "lki", "lki_faces", "waiting_decks",
        "moment",
    )  # fmt: skip
    __slots__ = (
        "acceleration", "active", "alive", "first", "flipped", "identities", "lki", "lki_faces", "main_scheme",
        "moment", "phase", "round", "scheme_stages", "under", "villain", "villain_stages", "waiting_decks",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__(seats, FIRST_SEAT_ZONE + SEAT_ZONES * seats, ROWS)
        self.identities: tuple[int, ...] = ()
        self.alive: tuple[int, ...] = tuple(range(seats))
        self.first = 0
        self.active = -1  # whose turn it is
        self.round = 0
        self.phase = "setup"
        self.villain = 0
        self.villain_stages: tuple[int, ...] = ()  # faces of the stages to come
        self.main_scheme = 0
        self.scheme_stages: tuple[tuple[int, int], ...] = ()  # faces (A, B) of the stages to come
        self.acceleration = 0  # tokens
        self.flipped: tuple[int, ...] = ()  # seats that changed form this round
        self.under: dict[int, int] = {}  # facedown card -> the card that it lies under
        self.lki: dict[int, TableCard] = {}  # reference -> the card as it left play
        self.lki_faces: dict[int, int] = {}  # the same for the face of a card that lay facedown
        self.waiting_decks: tuple[int, ...] = ()  # seats (-1: encounter) whose empty deck waits for a discard
        self.moment = 0  # number of the attack or activation in progress, for "until the end of this attack"

    def renumber(self, g: Game, to: Serials) -> None:
        super().renumber(g, to)
        self.under = {to.place(e): to.card(host) for e, host in self.under.items()}
        if self.lki:
            kept = [(to.kept(ref), card) for ref, card in self.lki.items()]
            self.lki = {ref: _with_host(card, to.card(card.host)) for ref, card in kept if ref}
            shown = [(to.kept(ref), face) for ref, face in self.lki_faces.items()]
            self.lki_faces = {ref: face for ref, face in shown if ref}

    def clone(self) -> "Table":
        new = Table.__new__(Table)
        self.copy_into(new)
        new.identities = self.identities
        new.alive = self.alive
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.villain = self.villain
        new.villain_stages = self.villain_stages
        new.main_scheme = self.main_scheme
        new.scheme_stages = self.scheme_stages
        new.acceleration = self.acceleration
        new.flipped = self.flipped
        new.under = self.under
        new.lki = self.lki
        new.lki_faces = self.lki_faces
        new.waiting_decks = self.waiting_decks
        new.moment = self.moment
        return new


def _with_host(card: TableCard, host: int) -> TableCard:
    if card.host != host:
        card = card.copy()
        card.host = host
    return card
