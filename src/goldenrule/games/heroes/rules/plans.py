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


def next_plan(g: "Heroes", seat: int) -> int:
    """The plan that a seat may execute next, in the order of the stages (H-9.7); 0 for none."""
    plans = g.zone_of(ids.PLANS, seat)
    return min(plans, key=lambda e: ids.STAGES.index(g.face(e).facts.stage)) if plans else 0


def offer(g: "Heroes") -> None:
    """At the start of the action the Nemesis player may execute a plan, not on a Special Headline (H-9.6, H-10.7)."""
    s = g.state
    mission = g.mission()
    if mission.headline == s.special or s.foiled >> mission.nemesis & 1 or not scheming.entitled(g):
        return
    if next_plan(g, mission.nemesis):
        g.push(DeclarePlan(0))


class DeclarePlan(Frame):
    """Execute the next plan now, or not."""

    def run(self, g: "Heroes") -> None:
        mission = g.mission()
        plan = next_plan(g, mission.nemesis)
        answer = g.take()
        if answer is None:
            option: Option = ("plan", plan, 0)
            g.ask(self, "plan", mission.nemesis, [option, PASS], source=g.mastermind(mission.nemesis))
            return
        if answer != PASS:
            mission.plan = plan
            g.move(plan, ids.SHOWN)  # H-9.8
            g.tell_of(events.ExecutePlan, mission.nemesis, plan)


def confrontation(g: "Heroes") -> None:
    """After the resolution: the plan is completed, unless the heroes have won and confront the mastermind."""
    mission = g.mission()
    if not mission.plan:
        return
    if mission.success and able_heroes(g):
        g.push(Confront(0))
    elif not mission.success and "plan_needs_success" in g.readings:
        fail(g)
    else:  # H-9.10, H-9.20
        complete(g)


def able_heroes(g: "Heroes") -> list[int]:
    """Who confronts: the undefeated Ready heroes in the district (A-8)."""
    mission = g.mission()
    return g.ready_at(mission.seat, mission.place)


def complete(g: "Heroes") -> None:
    """The plan works from now on (H-9.17)."""
    mission = g.mission()
    plan = mission.plan
    mission.plan = 0
    g.move(plan, seat_zone(ids.DONE, mission.nemesis))
    g.tell_of(events.PlanDone, mission.nemesis, plan)
    g.state.dirty = 1


def fail(g: "Heroes") -> None:
    """The plan may be tried again in a later Game Round (H-9.16)."""
    mission = g.mission()
    g.tell_of(events.PlanFailed, mission.nemesis, mission.plan)
    g.move(mission.plan, seat_zone(ids.PLANS, mission.nemesis), front=True)
    g.state.foiled |= 1 << mission.nemesis
    mission.plan = 0


class Confront(Procedure):
    """The HP decides; the followers come; the combat; a power-up, or the completed plan."""

    def decide(self, g: "Heroes") -> Then:
        mission = g.mission()
        answer = g.take()
        if answer is None:
            g.ask(self, "confront", mission.seat, [YES, NO], source=mission.plan)
            return AGAIN
        g.tell_of(events.Confrontation, mission.seat, int(answer == YES))
        if answer == NO:
            complete(g)
            return END
        return None

    def call_followers(self, g: "Heroes") -> Then:
        nemesis = g.mission().nemesis
        gather(g, nemesis, g.mastermind(nemesis))

    def fight(self, g: "Heroes") -> Then:
        mission = g.mission()
        lead = g.mastermind(mission.nemesis)
        g.state.fight = Fight(mission.seat, mission.nemesis, mission.place, able_heroes(g)[0], lead, confrontation=True)
        g.push(Combat(0))

    def conclude(self, g: "Heroes") -> Then:
        won = g.fight().won == HEROES
        disperse(g)
        if not won:
            complete(g)
            return END
        fail(g)
        return TakePowerUp(0, g.mission().seat)


Confront.follows(
    step(Confront.decide, "H-9.9", "H-9.10"),
    step(Confront.call_followers, "H-9.14"),
    step(Confront.fight, "H-9.11", "H-9.12"),
    step(Confront.conclude, "H-9.16", "H-9.17"),
)


def gather(g: "Heroes", seat: int, mastermind: int) -> None:
    """The mastermind's player draws as many Villain cards as the Followers value and may play them free (H-9.14)."""
    before = g.zone_of(ids.VILLAINS, seat)
    g.draw_villains(seat, g.followers(mastermind))
    drawn = tuple([e for e in g.zone_of(ids.VILLAINS, seat) if e not in before])
    if drawn:
        g.push(PlayBackups(0, (seat,), True, drawn))


def disperse(g: "Heroes") -> None:
    """After a combat against a mastermind: followers and KO tokens are discarded."""
    s = g.state
    lead = g.fight().lead
    s.fight = None
    g.set_ko(lead, 0)
    for e in s.zones[BACKUPS]:
        g.discard(e)


class TakePowerUp(Frame):
    """A player may put one of his available power-ups into play (H-9.16)."""

    seat: Seat

    def run(self, g: "Heroes") -> None:
        stock = g.zone_of(ids.POWER_UPS, self.seat)
        answer = g.take()
        if answer is None:
            if stock:
                g.ask(self, "power_up", self.seat, [*(("power_up", e, 0) for e in stock), PASS])
            return
        if answer != PASS:
            g.move(answer[1], seat_zone(ids.IN_PLAY, self.seat))
            g.state.dirty = 1
