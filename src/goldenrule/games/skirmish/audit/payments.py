"""The auditor of payments: what was paid for a card is its printed cost, symbol by symbol, or nothing for a copy."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.skirmish.events import Ignore, Move, Pay, PayCivilian, Play, Replace

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

CHEAPER, CHEAPER_BATTLEFIELDS = 3, 4


class Payments(AuditPart):
    """Collects what is paid until a card is played."""

    def __init__(self, game: "Skirmish") -> None:
        self.game = game
        self.paid: list[str] = []  # the colours of what was paid, "" for a Battlefield card
        self.ignored: list[int] = []  # symbols
        self.replaced = 0
        self.comes = 0  # what replaces it

    def pays(self, event: Pay) -> None:
        self.paid.append(self.game.face(event.card).facts.colour)

    def pays_with_civilian(self, event: PayCivilian) -> None:
        if self.game.state.active != 0:
            raise AuditError("The Villains pay with a Civilian (D-5.5).")
        self.paid.append(("red", "yellow", "green", "blue")[event.colour])

    def ignores(self, event: Ignore) -> None:
        self.ignored.append(event.symbol)

    def replaces(self, event: Replace) -> None:
        self.replaced, self.comes = event.old, event.card

    def moves(self, event: Move) -> None:
        if event.card == self.comes:
            self.replaced = self.comes = 0  # an effect has put it into play

    def plays(self, event: Play) -> None:
        self.played(event.card)
        self.paid, self.ignored, self.replaced, self.comes = [], [], 0, 0

    def played(self, card: int) -> None:
        """D-5.2, D-5.3, D-5.8, DA-14."""
        g = self.game
        facts = g.face(card).facts
        if self.replaced and self.comes == card:
            if self.paid or g.face(self.replaced).facts.character != facts.character:
                raise AuditError(f"{facts.id} replaces {g.code(self.replaced)}, paid with {self.paid} (D-5.8).")
            return
        cost = list(facts.cost)
        rows = g.state.rows
        for symbol in self.ignored:
            name = ("red", "yellow", "green", "blue", "any")[symbol]
            allowed = rows[CHEAPER] if name == "any" else ()
            if facts.kind == "battlefield":
                allowed = (*allowed, *rows[CHEAPER_BATTLEFIELDS])
            if name not in cost or not allowed:
                raise AuditError(f"A symbol {name} of {facts.id} was ignored (D-5.2).")
            cost.remove(name)
        for colour in ("red", "yellow", "green", "blue"):
            if self.paid.count(colour) < cost.count(colour):
                raise AuditError(f"{facts.id} was paid with {self.paid}: too little {colour} (D-5.2).")
        if len(self.paid) != len(cost):
            raise AuditError(f"{facts.id} was paid with {self.paid}, which is not {len(cost)} symbols (DA-14).")

    def after_decision(self) -> None:
        """Nobody pays for nothing."""
        if self.paid or self.ignored:
            raise AuditError(f"{self.paid} was paid, and no card was played (D-5.2).")
