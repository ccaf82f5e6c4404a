"""What only some scenarios have: a last fight of everybody against one mastermind (H-10.12 to H-10.17)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import HEROES, RECOVERY, SCENARIO_PLACE
from goldenrule.games.heroes.rules import endings, plans
from goldenrule.games.heroes.rules.combat import Combat
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.fields import CardId, Index, Seat, Size
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def finale(g: "Heroes") -> bool:
    """After the named Game Round the last fight begins (H-10.13); says whether it did."""
    last = g.scenario().facts.finale
    if last is None or g.state.round < last.round:
        return False
    g.push(Finale(0, ranking(g)))
    return True


def ranking(g: "Heroes") -> tuple[int, ...]:
    """Seats from most VP downwards; between equals the most power-ups, then the order of play."""
    s = g.state
    order = g.players()
    return tuple(sorted(order, key=lambda p: (-s.vp[p], -len(g.zone_of(ids.IN_PLAY, p)), order.index(p))))


class Finale(Procedure):
    """One team after another faces the mastermind with two heroes (H-10.13 to H-10.17)."""

    order: Annotated[tuple[Seat, ...], Size(16)]
    turn: Index = 0
    chosen: tuple[CardId, ...] = ()
    lead: CardId = 0

    def choose_heroes(self, g: "Heroes") -> Then:
        seat = self.order[self.turn]
        answer = g.take()
        if answer is not None:
            self.chosen = (*self.chosen, answer[1])
        if len(self.chosen) == 2:
            return None
        rest = [e for e in g.team(seat) if e not in self.chosen]
        g.ask(self, "champions", seat, [("champion", e, 0) for e in rest])
        return AGAIN

    def call_followers(self, g: "Heroes") -> Then:
        s = g.state
        s.phase = "finale"
        seat = s.active = self.order[self.turn]
        self.lead = _mastermind(g)
        for e in g.team(seat):
            g.set_wounded(e, False)
            g.set_ko(e, 0)
            g.stand(e, RECOVERY)
        for e in self.chosen:
            g.stand(e, ids.READY, SCENARIO_PLACE)
        plans.gather(g, s.nemeses[seat], self.lead)

    def fight(self, g: "Heroes") -> Then:
        s = g.state
        seat = self.order[self.turn]
        runner = s.nemeses[seat]
        s.fight = Fight(seat, runner, SCENARIO_PLACE, self.chosen[0], self.lead, True, self.chosen)
        g.push(Combat(0))

    def conclude(self, g: "Heroes") -> Then:
        won = g.fight().won == HEROES
        plans.disperse(g)
        if won:
            g.finish(str(self.order[self.turn]))
        if self.turn + 1 == g.state.seats:
            g.finish(endings.NOBODY)
        return Finale(0, self.order, self.turn + 1)


Finale.follows(
    step(Finale.choose_heroes, "H-10.14", "A-49"),
    step(Finale.call_followers, "H-10.16"),
    step(Finale.fight, "H-10.14", "H-10.15"),
    step(Finale.conclude, "H-10.16", "H-10.17"),
)


def _mastermind(g: "Heroes") -> int:
    """The mastermind of the finale; made if no player controls him."""
    s = g.state
    last = g.scenario().facts.finale
    assert last is not None
    index = g.content.index[last.mastermind]
    for e in range(1, len(s.ident)):
        if s.ident[e] == index:
            return e
    e = s.add(index, -1)
    g.move(e, ids.LEAD)
    return e
