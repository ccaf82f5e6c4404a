"""Master Plans and the confrontation with a mastermind (H-9.6 to H-9.20)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import BACKUPS, HEROES, seat_zone
from goldenrule.games.heroes.rules import scheming
from goldenrule.games.heroes.rules.combat import Combat
from goldenrule.games.heroes.rules.villains import PlayBackups
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.decisions import NO, PASS, YES, Option
from goldenrule.kernel.fields import Seat
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def next_plan(game: "Heroes", seat: int) -> int:
    """The plan that a seat may execute next, in the order of the stages (H-9.7); 0 for none."""
    plans = game.zone_of(ids.PLANS, seat)
    return min(plans, key=lambda e: ids.STAGES.index(game.face(e).facts.stage)) if plans else 0


def offer(game: "Heroes") -> None:
    """At the start of the action the Nemesis player may execute a plan, not on a Special Headline (H-9.6, H-10.7)."""
    state = game.state
    mission = game.mission()
    if mission.headline == state.special or state.foiled >> mission.nemesis & 1 or not scheming.may_scheme(game):
        return
    if next_plan(game, mission.nemesis):
        game.push(DeclarePlan(0))


class DeclarePlan(Frame):
    """Execute the next plan now, or not."""

    def run(self, game: "Heroes") -> None:
        mission = game.mission()
        plan = next_plan(game, mission.nemesis)
        answer = game.take()
        if answer is None:
            option: Option = ("plan", plan, 0)
            game.ask(self, "plan", mission.nemesis, [option, PASS], source=game.mastermind(mission.nemesis))
            return
        if answer != PASS:
            mission.plan = plan
            game.move(plan, ids.SHOWN)  # H-9.8
            game.tell_event(events.ExecutePlan, mission.nemesis, plan)


def confrontation(game: "Heroes") -> None:
    """After the resolution: the plan is completed, unless the heroes have won and confront the mastermind."""
    mission = game.mission()
    if not mission.plan:
        return
    if mission.success and able_heroes(game):
        game.push(Confront(0))
    elif not mission.success and "plan_needs_success" in game.readings:
        fail(game)
    else:  # H-9.10, H-9.20
        complete(game)


def able_heroes(game: "Heroes") -> list[int]:
    """Who confronts: the undefeated Ready heroes in the district (A-8)."""
    mission = game.mission()
    return game.ready_at(mission.seat, mission.place)


def complete(game: "Heroes") -> None:
    """The plan works from now on (H-9.17)."""
    mission = game.mission()
    plan = mission.plan
    mission.plan = 0
    game.move(plan, seat_zone(ids.DONE, mission.nemesis))
    game.tell_event(events.PlanDone, mission.nemesis, plan)
    game.state.dirty = 1


def fail(game: "Heroes") -> None:
    """The plan may be tried again in a later Game Round (H-9.16)."""
    mission = game.mission()
    game.tell_event(events.PlanFailed, mission.nemesis, mission.plan)
    game.move(mission.plan, seat_zone(ids.PLANS, mission.nemesis), front=True)
    game.state.foiled |= 1 << mission.nemesis
    mission.plan = 0


class Confront(Procedure):
    """The HP decides; the followers come; the combat; a power-up, or the completed plan."""

    def decide(self, game: "Heroes") -> Then:
        mission = game.mission()
        answer = game.take()
        if answer is None:
            game.ask(self, "confront", mission.seat, [YES, NO], source=mission.plan)
            return AGAIN
        game.tell_event(events.Confrontation, mission.seat, int(answer == YES))
        if answer == NO:
            complete(game)
            return END
        return None

    def call_followers(self, game: "Heroes") -> Then:
        nemesis = game.mission().nemesis
        gather(game, nemesis, game.mastermind(nemesis))

    def fight(self, game: "Heroes") -> Then:
        mission = game.mission()
        lead = game.mastermind(mission.nemesis)
        game.state.fight = Fight(
            mission.seat, mission.nemesis, mission.place, able_heroes(game)[0], lead, confrontation=True
        )
        game.push(Combat(0))

    def conclude(self, game: "Heroes") -> Then:
        won = game.fight().won == HEROES
        disperse(game)
        if not won:
            complete(game)
            return END
        fail(game)
        return TakePowerUp(0, game.mission().seat)


Confront.follows(
    step(Confront.decide, "H-9.9", "H-9.10"),
    step(Confront.call_followers, "H-9.14"),
    step(Confront.fight, "H-9.11", "H-9.12"),
    step(Confront.conclude, "H-9.16", "H-9.17"),
)


def gather(game: "Heroes", seat: int, mastermind: int) -> None:
    """The mastermind's player draws as many Villain cards as the Followers value and may play them free (H-9.14)."""
    before = game.zone_of(ids.VILLAINS, seat)
    game.draw_villains(seat, game.followers(mastermind))
    drawn = tuple([e for e in game.zone_of(ids.VILLAINS, seat) if e not in before])
    if drawn:
        game.push(PlayBackups(0, (seat,), True, drawn))


def disperse(game: "Heroes") -> None:
    """After a combat against a mastermind: followers and KO tokens are discarded."""
    state = game.state
    lead = game.fight().lead
    state.fight = None
    game.set_ko(lead, 0)
    for e in state.zones[BACKUPS]:
        game.discard(e)


class TakePowerUp(Frame):
    """A player may put one of their available power-ups into play (H-9.16)."""

    seat: Seat

    def run(self, game: "Heroes") -> None:
        stock = game.zone_of(ids.POWER_UPS, self.seat)
        answer = game.take()
        if answer is None:
            if stock:
                game.ask(self, "power_up", self.seat, [*(("power_up", e, 0) for e in stock), PASS])
            return
        if answer != PASS:
            game.move(answer[1], seat_zone(ids.IN_PLAY, self.seat))
            game.state.dirty = 1
