"""The auditor of payments: what was paid for a card is its printed cost, symbol by symbol, or nothing for a copy."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, Part

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

CHEAPER, CHEAPER_BATTLEFIELDS = 3, 4


class Payments(Part):
    """Collects what is paid until a card is played."""

    def __init__(self, game: "Skirmish") -> None:
        self.game = game
        self.paid: list[str] = []  # the colours of what was paid, "" for a Battlefield card
        self.ignored: list[int] = []  # symbols
        self.replaced = 0
        self.comes = 0  # what replaces it

    def on_pay(self, card: int) -> None:
        self.paid.append(self.game.face(card).facts.colour)

    def on_pay_civilian(self, colour: int) -> None:
        if self.game.state.active != 0:
            raise AuditError("The Villains pay with a Civilian (D-5.5).")
        self.paid.append(("red", "yellow", "green", "blue")[colour])

    def on_ignore(self, symbol: int) -> None:
        self.ignored.append(symbol)

    def on_replace(self, replaced: int, comes: int) -> None:
        self.replaced, self.comes = replaced, comes

    def on_move(self, card: int, came: int, to: int) -> None:
        if card == self.comes:
            self.replaced = self.comes = 0  # an effect has put it into play

    def on_play(self, card: int, seat: int) -> None:
        self.played(card)
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
