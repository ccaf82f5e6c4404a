"""What the auditor works out of troubleshoot actions: the Trouble roll, the reduction, prices of villains, VP."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.heroes.audit.ledger import READY, SUPPORTING, changed, piece
from goldenrule.games.heroes.events import (
    MissionBegins,
    Move,
    Reduced,
    Resolved,
    Roll,
    TroubleLevel,
    TurnBegins,
    Use,
    UseScheme,
    VictoryPoints,
)
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

MOST_WANTED, LEAD, BACKUPS = 9, 11, 12
TYPES = ("crime", "danger", "mystery")
TROUBLE_ICONS = (0, 1, 1, 1, 1, 2)
"""HIT and TROUBLE icons by face: blank, TROUBLE, HIT, HIT, HIT with BOOST, two HIT."""


def icons(die: int, values: tuple[int, ...]) -> int:
    """What a die is worth, with that of its BOOST reroll (H-2.14)."""
    again = die // 6
    return values[die % 6] + (values[again - 1] if again else 0)


class Missions(AuditPart):
    """Follows one troubleshoot action after the other."""

    def __init__(self, game: "Heroes") -> None:
        self.game = game
        self.free = False  # has an ability or a scheme had a say since the action began?
        self.level = -1  # the Trouble Level that is expected after the reduction; -1: nothing is
        self.now = game.state.trouble
        self.played = 0  # the Lead, backup or agent that has to be paid for with the next event
        self.owed = (-1, 0)  # VP that a seat has to receive next

    def hear(self, event: Event) -> None:
        if self.played:
            self._paid(self.now - event.level if isinstance(event, TroubleLevel) else 0)
        if self.level >= 0 and not isinstance(event, TroubleLevel | Reduced):
            if self.now != self.level:
                raise AuditError(f"The Trouble Level is {self.now} after its reduction, not {self.level} (H-8.8).")
            self.level = -1
        super().hear(event)

    def sets_trouble(self, event: TroubleLevel) -> None:
        self.now = event.level

    def scores(self, event: VictoryPoints) -> None:
        if self.owed[0] < 0:
            return
        if self.owed != (event.seat, event.change):
            raise AuditError(f"Seat {event.seat} scores {event.change} VP, and {self.owed!r} was due (H-8.28).")
        self.owed = (-1, 0)

    def uses(self, event: Use | UseScheme) -> None:
        self.free = True

    def resolves(self, event: Resolved) -> None:
        if event.success:
            vp = self.game.face(event.card).facts.vp
            self.owed = (event.seat, vp) if vp else (-1, 0)

    def begins_turn(self, event: TurnBegins) -> None:
        if self.owed[0] >= 0:
            raise AuditError(f"VP for a resolved headline have not been scored: {self.owed!r} (H-8.28).")

    def _heroes(self, seat: int) -> list[int]:
        g = self.game
        team = g.state.teams[seat]
        faces = g.content.faces
        every = [e for e in range(1, len(g.state.ident)) if faces[g.state.face[e]].type == "hero"]
        return [e for e in every if faces[g.state.face[e]].team == team]

    def _there(self) -> list[int]:
        g = self.game
        mission = g.state.mission
        assert mission is not None
        heroes = [(e, piece(g, e)) for e in self._heroes(mission.seat)]
        return [e for e, hero in heroes if hero.status == READY and hero.place == mission.place]

    def troubleshoots(self, event: MissionBegins) -> None:
        self.free = False
        if not self._there():
            name = self.game.code(event.headline)
            raise AuditError(f"Seat {event.seat} troubleshoots {name} with nobody there (H-7.11).")

    def rolls(self, event: Roll) -> None:
        if event.kind >= 0:
            return  # in a combat
        g, dice, boost = self.game, event.dice, event.boost
        state = g.state
        mission = state.mission
        assert mission is not None
        facts = g.face(mission.headline).facts
        if len(dice) > 8 or any(die >= 6 and (not boost or die % 6 != 4) for die in dice):
            raise AuditError(f"The Trouble roll {dice!r} cannot be (H-2.15, H-2.16).")
        if not boost and any(die >= 6 for die in dice):
            raise AuditError(f"BOOST was rolled again in the Trouble roll {dice!r} (H-8.5).")
        if self.free:
            return
        token = facts.threat if mission.headline == state.special else state.threats[mission.place // 4]
        if len(dice) != min(8, token) and not changed(g, "threat"):
            raise AuditError(f"{len(dice)} dice are rolled for a Threat of {token} (H-8.3).")
        area = mission.place // 4
        near = [e for e in self._heroes(mission.seat) if piece(g, e).status == SUPPORTING and piece(g, e).place == area]
        skilled = any(g.face(e).facts.skill == facts.skill for e in self._there() + near)
        if bool(boost) == skilled:
            raise AuditError(f"BOOST {'counts' if boost else 'is ignored'} in a Trouble roll (H-8.5, H-8.6).")
        if changed(g, *TYPES):
            return
        best = max(getattr(g.face(e).facts, facts.threat_type) for e in self._there())
        self.level = max(0, sum(icons(die, TROUBLE_ICONS) for die in dice) - best)

    def moves(self, event: Move) -> None:
        e, came, to = event.card, event.came, event.to
        if to not in (LEAD, BACKUPS) or came < 0:
            return
        g = self.game
        if g.state.fight is not None or g.state.mission is None or g.state.mission.success >= 0:
            return  # followers, and cards that abilities play
        facts = g.face(e).facts
        if to == LEAD and came != MOST_WANTED and self.now < facts.requirement and not changed(g, "requirement"):
            raise AuditError(f"{facts.id} is Lead at the Trouble Level {self.now} (H-8.16).")
        self.played = e

    def _paid(self, fall: int) -> None:
        g = self.game
        facts = g.face(self.played).facts
        price = facts.cost if g.state.zone[self.played] == LEAD else facts.backup_cost
        self.played = 0
        if fall != price and not changed(g, "cost"):
            raise AuditError(f"{facts.id} takes {fall} off the Trouble Level, not {price} (H-8.17, H-8.21).")
