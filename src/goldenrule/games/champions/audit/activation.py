"""An enemy's activation as the auditor follows it, and the damage or threat that is due from it."""

from typing import NamedTuple

from goldenrule.gamekit.audit import AuditPart
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.audit.arithmetic import answers, immune, value
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.games.champions.ops import ExtraBoost, GainOverkill
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import EventWindow
from goldenrule.kernel.game import Frame


def activation_of(frame: Frame) -> EnemyAttack | EnemyScheme | None:
    """What an enemy that attacks or schemes does, if the frame is the window of that."""
    first = frame.events[0] if isinstance(frame, EventWindow) else None
    return first if isinstance(first, EnemyAttack | EnemyScheme) else None


class Defender(NamedTuple):
    """A character that was declared a defender: its reference, the seat that controlled it, by the basic power?"""

    ref: int
    seat: int
    basic: bool


class Due:
    """Damage or threat that has to arrive somewhere, unless it is prevented or replaced."""

    def __init__(self, clause: str, target: int, amount: int, source: int) -> None:
        self.clause = clause
        self.target = target
        self.amount = amount
        self.source = source  # entity, 0 for the rules
        self.arrived = 0
        self.prevented = 0
        self.gone = False  # replaced, or a tough card took it


class Dues(AuditPart):
    """Damage and threat that is due, as events tell what becomes of it."""

    def __init__(self, book: Ledger, *dues: Due) -> None:
        self.book = book
        self.dues = list(dues)

    def settle(self) -> None:
        """What was due on each target has arrived. Of several parts it is not told which one is prevented."""
        left = [due for due in self.dues if not due.gone]
        for target in {due.target for due in left}:
            dues = [due for due in left if due.target == target]
            amount, found = sum(due.amount for due in dues), sum(due.arrived + due.prevented for due in dues)
            require(found == amount, dues[0].clause, f"on {self.book.name(target)}", amount, found)

    def due(self, target: int, source: int = -1, amount: int = 0) -> Due | None:
        """What is due on a target, from a source if it is known: of that amount if anything is."""
        found = [
            due
            for due in reversed(self.dues)
            if due.target == target and source in (-1, due.source) and due.arrived + due.prevented < due.amount
        ]
        exact = [due for due in found if due.amount - due.prevented == amount and not due.gone]
        return next(iter(exact or found), None)

    def places_threat(self, event: events.Threat) -> None:
        if due := self.due(event.card, event.cause & ENTITY_MASK):
            due.arrived += event.amount

    def prevents(self, event: events.Prevent) -> None:
        if due := self.due(event.card & ENTITY_MASK):
            due.prevented += event.amount

    def is_tough(self, event: events.Tough) -> None:
        if due := self.due(event.card, amount=event.amount):
            due.gone = True

    def replaces(self, event: events.Replace) -> None:
        if due := self.due(event.card & ENTITY_MASK):
            due.gone = True


class FollowedActivation(Dues):
    """An enemy that attacks or schemes, from the beginning of its window to the end. The innermost one listens."""

    def __init__(self, book: Ledger, event: EnemyAttack | EnemyScheme) -> None:
        super().__init__(book)
        self.state = book.game.state
        self.serial = event.moment
        self.enemy = enemy = event.source & ENTITY_MASK
        self.ref = book.ref(enemy)
        self.seat = event.seat
        self.attack = attack = isinstance(event, EnemyAttack)
        self.status = ids.STUNNED if attack else ids.CONFUSED
        self.stopped = (enemy, self.status) in book.status
        self.villain = enemy == self.state.villain
        told = answers(book, enemy) if attack else []
        self.overkill = any(isinstance(op, GainOverkill) for op in told) or value(book, ids.OVERKILL, enemy) > 0
        self.least = int(self.villain) + sum(op.n for op in told if isinstance(op, ExtraBoost))  # boost cards
        self.given = 0
        self.turned: list[int] = []
        self.icons = 0
        self.seats = [self.seat]  # of the players whom the attack is made against
        self.defenders: list[Defender] = []
        self.hits = 0
        self.over = False  # a status card took its place, or it was replaced
        self.struck = False

    def settle(self) -> None:
        """It has ended: what was due has arrived."""
        super().settle()
        if not (self.struck or self.over) and self.book.live(self.ref) and self.seat in self.state.alive:
            clause = "MC-EATTACK-01" if self.attack else "MC-ESCHEME-06"
            require(False, clause, f"{self.book.name(self.enemy)} carries out its activation", True, False)

    # -- before it strikes -------------------------------------------------------------------------------------------

    def uses_status(self, event: events.StatusUsed) -> None:
        if event.card == self.enemy and not self.struck:
            what = f"status that stops {self.book.name(event.card)}"
            require(event.status == self.status, "MC-STATUS-07", what, self.status, event.status)
            self.over = True
            self.stopped = False

    def replaces(self, event: events.Replace) -> None:
        if self.due(event.card & ENTITY_MASK) is None and not self.struck and not self.turned:
            self.over = True
        super().replaces(event)

    def deals_boost(self, event: events.BoostDealt) -> None:
        self.given += 1

    def turns_boost(self, event: events.BoostTurned) -> None:
        require(self.villain, "MC-BOOST-14", "whose boost card is turned", "the villain's", self.book.name(self.enemy))
        self.turned.append(event.card)

    def moves(self, event: events.Move) -> None:
        if event.card in self.turned and event.came == ids.RESOLVING and event.to == ids.ENCOUNTER_DISCARD:
            self.icons += self.book.printed(event.card).boost

    def attacks_another(self, event: events.AttackAlso) -> None:
        self.seats.append(event.seat)

    def defends(self, event: events.Defend) -> None:
        right = self.attack and self.enemy == event.enemy
        require(right, "MC-ESCHEME-07", "who is defended against", self.enemy, event.enemy)
        card = self.state.cards[event.card]
        controller = -1 if card is None else card.controller
        previous = self.book.previous
        basic = isinstance(previous, events.Exhaust) and previous.card == event.card
        self.defenders.append(Defender(self.book.ref(event.card), controller, basic))
        found = sum(self.book.live(d.ref) > 0 for d in self.defenders)  # one may follow another who is gone (OQ-20)
        parts = len(self.seats)
        require(found <= parts, "MC-EATTACK-05", f"defenders of an attack on {parts} players", parts, found)

    # -- the strike --------------------------------------------------------------------------------------------------

    def strikes(self, event: events.AttackDamage) -> None:
        book = self.book
        enemy, target, n = event.enemy, event.card, event.amount
        self._check_strike(enemy, event.icons, True)
        self.hits += 1
        parts = len(self.seats)
        require(self.hits <= parts, "MC-EATTACK-15", f"hits of an attack on {parts} players", parts, self.hits)
        if parts == 1:
            expected = self._aimed_at()
            require(target == expected, "MC-EATTACK-15", "who is hit", book.name(expected), book.name(target))
        possible = self._amounts(target)
        require(n in possible, "MC-EATTACK-12", f"damage of {book.name(enemy)} to {book.name(target)}", possible, n)
        if n > 0 and not immune(book, target, self.ref):
            self.dues.append(Due("MC-EATTACK-16", target, n, enemy))

    def _aimed_at(self) -> int:
        """The character that an attack on one player hits."""
        return self._hit_for(self.defenders[-1]) if self.defenders else self.state.identities[self.seat]

    def _hit_for(self, defender: Defender) -> int:
        """A defender; when it is gone, the player who controlled it, to whom the attack has moved (MC-DEFEND-08).

        If that player is out, too, the one for whom the activation is resolved (OQ-51).
        """
        state = self.state
        if e := self.book.live(defender.ref):
            return e
        return state.identities[defender.seat if defender.seat in state.alive else self.seat]

    def _amounts(self, target: int) -> list[int]:
        """What a target may be dealt: all of it, or, as a hero that defends by the basic power, less its DEF."""
        book = self.book
        amount = value(book, ids.ATK, self.enemy, extra=self.icons)
        several = len(self.seats) > 1
        aimed = target in [self.state.identities[seat] for seat in self.seats] if several else not self.defenders
        found = [amount] if aimed else []
        for each in self.defenders if several else self.defenders[-1:]:
            if self._hit_for(each) == target:
                shielded = each.basic and book.live(each.ref) == target and self._hero(target)
                found.append(max(0, amount - value(book, ids.DEF, target)) if shielded else amount)
        return found

    def _hero(self, entity: int) -> bool:
        return self.book.shown(entity).type == "hero"

    def schemes(self, event: events.SchemeThreat) -> None:
        enemy, n = event.enemy, event.amount
        self._check_strike(enemy, event.icons, False)
        amount = value(self.book, ids.SCH, enemy, extra=self.icons)
        require(n == amount, "MC-ESCHEME-06", f"threat of {self.book.name(enemy)}", amount, n)
        if n > 0:
            self.dues.append(Due("MC-ESCHEME-06", self.state.main_scheme, n, enemy))

    def _check_strike(self, enemy: int, icons: int, attack: bool) -> None:
        require(self.attack == attack, "MC-ACTIV-03", "the activation is an attack", self.attack, attack)
        require(enemy == self.enemy, "MC-EATTACK-01", "who strikes", self.enemy, enemy)
        require(not self.stopped, "MC-STATUS-07", f"{self.book.name(enemy)} had no status that stops it", True, False)
        if self.villain:
            least = f"at least {self.least}"
            require(self.given >= self.least, "MC-BOOST-01", "boost cards given", least, self.given)
            waiting = list(self.state.zones[ids.BOOST])
            require(not waiting, "MC-BOOST-02", "boost cards still facedown at the end", [], waiting)
        else:
            require(self.given == 0, "MC-BOOST-14", "boost cards given", 0, self.given)
        turned = len(self.turned)
        require(turned >= self.given, "MC-BOOST-02", "boost cards turned", self.given, turned)
        require(icons == self.icons, "MC-BOOST-04", "boost icons", self.icons, icons)
        self.struck = True

    # -- the result --------------------------------------------------------------------------------------------

    def deals_damage(self, event: events.Damage) -> None:
        e, n = event.card, event.amount
        due = self.due(e, event.cause & ENTITY_MASK, n)
        if due is None:
            return
        due.arrived += n
        card = self.state.cards[e]
        if self.overkill and self.book.shown(e).type == "ally" and card is not None:
            spilt = min(n, self.book.damage[e] - value(self.book, ids.HP, e))
            identity = self.state.identities[card.controller]
            if spilt > 0 and card.controller in self.state.alive and self._reached(identity):
                self.dues.append(Due("MC-KW-OVERKILL-01", identity, spilt, due.source))

    def _reached(self, identity: int) -> bool:
        """Can overkill reach it in its form (D-57)?"""
        return self._hero(identity) or "overkill-reaches-the-alter-ego" in self.book.game.readings
