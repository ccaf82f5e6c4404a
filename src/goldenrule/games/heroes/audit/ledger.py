"""The auditor's own books: where cards lie, VP, plot points, the Trouble Level. They must agree with the state."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.heroes.events import Move, PhaseBegins, PlotPoints, TroubleLevel, VictoryPoints

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.games.heroes.state import Piece

STAT_ROWS = 16  # listeners of constant abilities come after those of the moments
STATS = (
    "attack", "defense", "outwit", "ko", "crime", "danger", "mystery", "level", "threat", "followers", "boost",
    "support_cost", "requirement", "cost", "max_allies", "scheme_threat", "scheme_draw", "scheme_combat",
)  # fmt: skip
CARD = -1
RECOVERY, READY, SUPPORTING = 0, 1, 2


def changed(game: "Heroes", *stats: str) -> bool:
    """Does a card in play change one of these values?"""
    return any(game.state.rows[STAT_ROWS + STATS.index(stat)] for stat in stats)


def piece(game: "Heroes", entity: int) -> "Piece":
    card: Piece = game.state.cards[entity]  # heroes, masterminds, Leads and allies are pieces
    return card


class Ledger(AuditPart):
    """Keeps count of what the events say."""

    def __init__(self, game: "Heroes") -> None:
        state = game.state
        self.game = game
        self.where = list(state.zone)
        self.vp = list(state.vp)
        self.points = list(state.points)
        self.trouble = state.trouble
        self.due: list[int] = []  # what the seats receive at the start of Planning; empty: they have got it

    def moves(self, event: Move) -> None:
        e = event.card
        while len(self.where) <= e:
            self.where.append(-1)
        if self.where[e] != event.came:
            raise AuditError(f"{self.game.code(e)} moves from zone {event.came}, but lay in zone {self.where[e]}.")
        self.where[e] = event.to

    def scores(self, event: VictoryPoints) -> None:
        self.vp[event.seat] += event.change

    def sets_trouble(self, event: TroubleLevel) -> None:
        self.trouble = event.level

    def begins_phase(self, event: PhaseBegins) -> None:
        if event.phase != "planning":
            return
        g = self.game
        self.due = []
        for seat, team in enumerate(g.state.teams):
            n = 0
            for e in range(1, len(g.state.ident)):
                face = g.content.faces[g.state.face[e]]
                if face.type == "hero" and face.team == team:
                    hero = piece(g, e)
                    n += not hero.wounded and (hero.status != READY or hero.place == CARD)
            self.due.append((n + self.vp[seat] // 5) or -1)  # H-6.4 to H-6.6; -1: nothing is due, or no more

    def gains_points(self, event: PlotPoints) -> None:
        seat, n = event.seat, event.change
        if self.due and self.due[seat] >= 0:
            if n != self.due[seat]:
                raise AuditError(f"Seat {seat} receives {n} plot points, not {self.due[seat]} (H-6.4, H-6.6).")
            self.due[seat] = -1
        self.points[seat] += n

    def after_decision(self) -> None:
        state = self.game.state
        for name, mine, theirs in (
            ("zones", self.where, list(state.zone)), ("VP", self.vp, list(state.vp)),
            ("plot points", self.points, list(state.points)), ("Trouble Level", self.trouble, state.trouble),
        ):  # fmt: skip
            if mine != theirs:
                raise AuditError(f"The {name} of the state are not what the events say: {theirs!r}, {mine!r}.")
        if state.phase == "planning" and any(n > 0 for n in self.due):
            raise AuditError(f"Plot points have not been received: {self.due!r} (H-6.4).")
