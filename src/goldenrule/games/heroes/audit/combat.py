"""What the auditor works out of combats: dice, HITs, KO results, initiative (H-12)."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.heroes.audit.ledger import changed
from goldenrule.games.heroes.audit.missions import BACKUPS, icons
from goldenrule.games.heroes.events import (
    CombatBegins,
    CombatEnds,
    DiceChanged,
    KoTokens,
    Powers,
    Roll,
    RollsCompared,
    Use,
)
from goldenrule.games.heroes.state import Piece

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

ATTACK, DEFENSE, OUTWIT = 0, 1, 2
NAMES = ("attack", "defense", "outwit")
HIT_ICONS = (0, 0, 1, 1, 1, 2)


class Combats(AuditPart):
    """Follows one combat after the other, roll by roll."""

    def __init__(self, game: "Heroes") -> None:
        self.game = game
        self.free = False  # has an ability been used since the combat began?
        self.used = False  # ... since the last comparison?
        self.kinds: list[int] = []  # of the rolls that are being compared
        self.sides: list[int] = []
        self.hits = [0, 0]
        self.due = 0  # who has to take a KO
        self.initiative = -1  # who has it in the next sequence, -1: unknown
        self.ko: dict[int, int] = {}

    def begins(self, event: CombatBegins) -> None:
        self.free = self.used = False
        self.due = 0
        self.kinds, self.sides = [], []
        self.initiative = -1
        cards = self.game.state.cards
        self.ko = {e: card.ko for e, card in enumerate(cards) if isinstance(card, Piece)}

    def uses(self, event: Use) -> None:
        self.free = self.used = True

    def changes_dice(self, event: DiceChanged) -> None:
        self.hits[event.side] = event.hits
        self.used = True

    def _fighter(self, side: int) -> int:
        fight = self.game.state.fight
        assert fight is not None
        return fight.lead if side else fight.hero

    def rolls(self, event: Roll) -> None:
        kind, side, dice = event.kind, event.side, event.dice
        if kind < 0:
            return  # a Trouble roll
        self._taken()
        g = self.game
        fight = g.state.fight
        assert fight is not None
        if len(dice) > 8 or any(die >= 6 and (not event.boost or die % 6 != 4) for die in dice):
            raise AuditError(f"The roll {dice!r} cannot be (H-2.15, H-2.16, H-12.19).")
        if not self.free and not changed(g, "attack", "defense", "outwit"):
            colour = ("red", "orange", "yellow")[fight.powers[side]]
            power = next(p for p in g.face(self._fighter(side)).facts.powers if p.colour == colour)
            n = getattr(power, NAMES[kind])
            if side == 0:
                n += sum(getattr(g.face(e).facts, NAMES[kind]) for e in g.state.zones[BACKUPS])
            if len(dice) != min(8, max(0, n)):
                raise AuditError(f"{len(dice)} dice are rolled for {NAMES[kind]}, not {n} (H-12.9, H-12.15).")
        self.hits[side] = sum(icons(die, HIT_ICONS) for die in dice)
        self.kinds.append(kind)
        self.sides.append(side)

    def compares(self, event: RollsCompared) -> None:
        first, second = event.mine, event.theirs
        kinds, sides = self.kinds, self.sides
        if kinds not in ([ATTACK, DEFENSE], [OUTWIT, OUTWIT]) or sides[0] == sides[1]:
            raise AuditError(f"Rolls of the kinds {kinds!r} by {sides!r} are compared (H-12.9, H-12.15).")
        if (first, second) != (self.hits[sides[0]], self.hits[sides[1]]):
            raise AuditError(f"{first} to {second} HIT, and the dice show {self.hits!r} (H-2.13).")
        self.due = 0
        self.used = False
        if kinds[0] == ATTACK:
            if first and first >= second:
                self.due = self._fighter(sides[1])  # H-12.10
        elif first != second:
            winner = sides[0] if first > second else sides[1]
            self.due = self._fighter(1 - winner)
            self.initiative = winner  # H-12.17
        self.kinds, self.sides = [], []

    def takes_ko(self, event: KoTokens) -> None:
        entity, n = event.card, event.number
        before = self.ko.get(entity, 0)
        self.ko[entity] = n
        fight = self.game.state.fight
        if fight is None or n <= before or self.used:
            return
        if entity != self.due or n != before + 1:
            raise AuditError(f"{self.game.code(entity)} has {n} KO without having lost a roll (H-12.10, H-12.15).")
        self.due = 0
        if entity == fight.hero and n >= self.game.face(entity).facts.ko:
            self.initiative = -1  # H-14.5

    def _taken(self) -> None:
        if self.due and not self.used:
            raise AuditError(f"{self.game.code(self.due)} has lost a roll and takes no KO (H-12.10, H-12.15).")
        self.due = 0

    def ends(self, event: CombatEnds) -> None:
        self._taken()

    def shows_powers(self, event: Powers) -> None:
        self._taken()
        fight = self.game.state.fight
        assert fight is not None
        self.kinds, self.sides = [], []
        if self.initiative >= 0 and not self.free and fight.initiative != self.initiative:
            raise AuditError("The winner of the outwit duel does not have the initiative (H-12.17).")
        if fight.sequence == 1 and not self.free and fight.initiative != 0:
            raise AuditError("The hero does not have the initiative in the first sequence (H-12.6).")
        self.initiative = -1
