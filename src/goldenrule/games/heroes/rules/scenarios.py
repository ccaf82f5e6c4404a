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


def begin_finale(game: "Heroes") -> bool:
    """After the named Game Round the last fight begins (H-10.13); says whether it did."""
    last = game.scenario().facts.finale
    if last is None or game.state.round < last.round:
        return False
    game.push(Finale(0, ranking(game)))
    return True


def ranking(game: "Heroes") -> tuple[int, ...]:
    """Seats from most VP downwards; between equals the most power-ups, then the order of play."""
    state = game.state
    order = game.players()
    return tuple(sorted(order, key=lambda p: (-state.vp[p], -len(game.zone_of(ids.IN_PLAY, p)), order.index(p))))


class Finale(Procedure):
    """One team after another faces the mastermind with two heroes (H-10.13 to H-10.17)."""

    order: Annotated[tuple[Seat, ...], Size(16)]
    turn: Index = 0
    chosen: tuple[CardId, ...] = ()
    lead: CardId = 0

    def choose_heroes(self, game: "Heroes") -> Then:
        seat = self.order[self.turn]
        answer = game.take()
        if answer is not None:
            self.chosen = (*self.chosen, answer[1])
        if len(self.chosen) == 2:
            return None
        rest = [e for e in game.team(seat) if e not in self.chosen]
        game.ask(self, "champions", seat, [("champion", e, 0) for e in rest])
        return AGAIN

    def call_followers(self, game: "Heroes") -> Then:
        state = game.state
        state.phase = "finale"
        seat = state.active = self.order[self.turn]
        self.lead = _mastermind(game)
        for e in game.team(seat):
            game.set_wounded(e, False)
            game.set_ko(e, 0)
            game.stand(e, RECOVERY)
        for e in self.chosen:
            game.stand(e, ids.READY, SCENARIO_PLACE)
        plans.gather(game, state.nemeses[seat], self.lead)

    def fight(self, game: "Heroes") -> Then:
        state = game.state
        seat = self.order[self.turn]
        runner = state.nemeses[seat]
        state.fight = Fight(seat, runner, SCENARIO_PLACE, self.chosen[0], self.lead, True, self.chosen)
        game.push(Combat(0))

    def conclude(self, game: "Heroes") -> Then:
        won = game.fight().won == HEROES
        plans.disperse(game)
        if won:
            game.finish(str(self.order[self.turn]))
        if self.turn + 1 == game.state.seats:
            game.finish(endings.NOBODY)
        return Finale(0, self.order, self.turn + 1)


Finale.follows(
    step(Finale.choose_heroes, "H-10.14", "A-49"),
    step(Finale.call_followers, "H-10.16"),
    step(Finale.fight, "H-10.14", "H-10.15"),
    step(Finale.conclude, "H-10.16", "H-10.17"),
)


def _mastermind(game: "Heroes") -> int:
    """The mastermind of the finale; made if no player controls one."""
    state = game.state
    last = game.scenario().facts.finale
    assert last is not None
    index = game.content.index[last.mastermind]
    for e in range(1, len(state.ident)):
        if state.ident[e] == index:
            return e
    e = state.add(index, -1)
    game.move(e, ids.LEAD)
    return e
