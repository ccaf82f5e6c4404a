"""An enemy's activation as the auditor follows it, and the damage or threat that is due from it."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.kernel.game import Frame
from goldenrule.kernel.state import ENTITY_BITS
from goldenrule.kernel.windows import Condition, Occurrence

CHARGE = "01099"
ENTITY = 4095


def activation_of(frame: Frame) -> Condition | None:
    """What an enemy that attacks or schemes does, if the frame is the occurrence of that."""
    if isinstance(frame, Occurrence) and frame.conds[0].kind in (ids.ENEMY_ATTACK, ids.ENEMY_SCHEME):
        return frame.conds[0]
    return None


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

    def settle(self, book: Ledger) -> None:
        if not self.gone:
            total = self.arrived + self.prevented
            require(total == self.amount, self.clause, f"on {book.name(self.target)}", self.amount, total)


def pooled(dues: list[Due]) -> list[Due]:
    """What is due on each target in all: of several parts of one attack, it is not told which one is prevented."""
    out: dict[int, Due] = {}
    for due in dues:
        if not due.gone:
            total = out.setdefault(due.target, Due(due.clause, due.target, 0, due.source))
            total.amount += due.amount
            total.arrived += due.arrived
            total.prevented += due.prevented
    return list(out.values())


class Activation:
    """An enemy that attacks or schemes, from the beginning of its occurrence to the end."""

    def __init__(self, book: Ledger, serial: int, enemy: int, seat: int, attack: bool) -> None:
        s = book.game.state
        self.serial = serial
        self.enemy = enemy
        self.ref = enemy | s.inc[enemy] << ENTITY_BITS
        self.seat = seat
        self.attack = attack
        self.villain = enemy == s.villain
        self.given = 0
        self.turned: list[int] = []
        self.icons = 0
        self.defender = 0  # reference
        self.basic = False
        self.also: list[int] = []  # seats of the other players whom the same attack is made against
        self.defenders: list[tuple[int, bool]] = []  # of such an attack: references, and whether by the basic power
        self.hits = 0
        self.over = False  # a status card took its place, or it was replaced
        self.struck = False
        self.stopped = (enemy, ids.STUNNED if attack else ids.CONFUSED) in book.status
        self.overkill = attack and any(book.printed(a).code == CHARGE for a in book.attached(enemy))
        self.dues: list[Due] = []

    def settle(self, book: Ledger) -> None:
        """It has ended: what was due has arrived."""
        s = book.game.state
        for due in pooled(self.dues) if self.also else self.dues:
            due.settle(book)
        if not (self.struck or self.over) and s.inc[self.enemy] == self.ref >> ENTITY_BITS and self.seat in s.alive:
            clause = "MC-EATTACK-01" if self.attack else "MC-ESCHEME-06"
            require(False, clause, f"{book.name(self.enemy)} carries out its activation", True, False)
