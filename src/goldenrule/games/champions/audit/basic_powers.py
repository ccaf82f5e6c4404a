"""The audit of basic attacks and thwarts: the power of the character is what the target takes or loses."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditPart
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.audit.arithmetic import immune, value
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import EventWindow

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STATUS = {"attack": ids.STUNNED, "thwart": ids.CONFUSED}


class BasicPowers(AuditPart):
    """Listens to a game: one basic power at a time, from its announcement to the end of its window."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.game: Champions = book.game
        self.announced: tuple[int, str] | None = None
        self.character = 0
        self.verb = ""
        self.target = 0
        self.due = 0
        self.done = 0  # by the first damage or removal: what follows comes from texts
        self.off = True  # nothing is due: nobody acts, or something took the place of it

    def announces(self, event: events.Basic) -> None:
        self.after_decision()
        character, verb = event.card, event.verb
        self.announced = (character, verb) if verb in STATUS else None
        if verb in STATUS:
            ready = character not in self.book.exhausted
            require(ready, "MC-ATTACK-01", f"{self.book.name(character)} is ready to {verb}", True, ready)

    def begins(self, event: events.Attack | events.Thwart) -> None:
        character, verb = event.card, event.key
        if self.announced != (character, verb):
            return
        book = self.book
        self.announced = None
        tired = character in book.exhausted
        require(tired, "MC-ATTACK-01", f"{book.name(character)} exhausts to {verb}", True, tired)
        self.character = book.ref(character)
        self.verb = verb
        self.target = event.targets[0] & ENTITY_MASK
        attack = verb == "attack"
        n = value(book, ids.ATK if attack else ids.THW, character)
        self.due = n if attack else min(n, book.threat.get(self.target, 0))
        self.done = 0
        self.off = (character, STATUS[verb]) in book.status
        if attack and immune(book, self.target, self.character):
            self.due = 0

    def works(self, event: events.Damage | events.ThreatRemoved) -> None:
        due = events.Damage if self.verb == "attack" else events.ThreatRemoved
        own = event.card == self.target and event.cause == self.character
        if self.verb and isinstance(event, due) and own and not self.done:
            self.done = event.amount

    def is_stopped(self, event: events.Prevent | events.Replace | events.Tough) -> None:
        if event.card & ENTITY_MASK == self.target:
            self.off = True

    def after_decision(self) -> None:
        """Once nothing is going on any more, what was due has been done."""
        running = any(isinstance(frame, EventWindow) for frame in self.game.stack)
        if running or not self.verb or self.game.state.winner:
            return
        verb, self.verb = self.verb, ""
        if not self.off:
            what = f"{verb} of {self.book.name(self.character & ENTITY_MASK)} on {self.book.name(self.target)}"
            clause = "MC-ATTACK-03" if verb == "attack" else "MC-THWART-06"
            require(self.done == self.due, clause, what, self.due, self.done)
