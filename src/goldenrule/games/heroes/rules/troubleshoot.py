"""Troubleshooting a headline, step by step (H-8, windows in the order of H-9.21)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.rules import deployment, dice, endings, plans, scheming, villains
from goldenrule.games.heroes.rules.combat import Combat
from goldenrule.games.heroes.rules.windows import open_window
from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.steps import Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def begin(g: "Heroes", seat: int, headline: int) -> None:
    s = g.state
    s.mission = Mission(seat, s.nemeses[seat], g.district(headline), headline)
    g.tell_of(events.MissionBegins, seat, headline)
    g.push(Troubleshoot(0))


def has_skill(g: "Heroes", mission: Mission) -> bool:
    """Has the HP a hero with the headline's skill, Ready in its district or on a support space of its area (H-8.5)?"""
    skill = g.face(mission.headline).skill
    heroes = g.ready_at(mission.seat, mission.place) + g.supporters(mission.seat, mission.place >> 2)
    return any(g.face(e).skill == skill for e in heroes)


def troubleshooter(g: "Heroes", mission: Mission) -> int:
    """Who has the highest Troubleshooter value among the own Ready heroes there (H-8.8, H-8.9); 0 for nobody."""
    type = g.face(mission.headline).threat_type
    return max(g.ready_at(mission.seat, mission.place), key=lambda e: g.threat_value(e, type), default=0)


def rolled(g: "Heroes") -> bool:
    """Has the Trouble roll of this action been made? It may have had no dice."""
    return any(isinstance(frame, Troubleshoot) and not frame.ahead(Troubleshoot.roll_trouble) for frame in g.stack)


def best_value(g: "Heroes", mission: Mission) -> int:
    hero = troubleshooter(g, mission)
    return g.threat_value(hero, g.face(mission.headline).threat_type) if hero else 0


class Troubleshoot(Procedure):
    """The five steps of a troubleshoot action and its windows; `state.mission` holds what is going on."""

    def declare_plan(self, g: "Heroes") -> Then:
        plans.offer(g)

    def scheme_threat(self, g: "Heroes") -> Then:
        scheming.offer(g, ids.RAISE)

    def before_trouble_roll(self, g: "Heroes") -> Then:
        mission = g.mission()
        open_window(g, ids.TROUBLE_ROLL, (mission.seat, mission.nemesis))

    def roll_trouble(self, g: "Heroes") -> Then:
        """As many dice as the Threat token shows; HIT and TROUBLE count, BOOST without the skill."""
        mission = g.mission()
        boost = not (mission.ignore_boost or has_skill(g, mission))
        mission.dice = dice.throw(g, g.threat(mission.headline) + mission.threat, boost)
        g.tell_of(events.Roll, -1, -1, mission.dice, int(boost))
        g.set_trouble(sum([dice.TROUBLES[die] for die in mission.dice]) + mission.pending)
        mission.pending = 0

    def reduce(self, g: "Heroes") -> Then:
        mission = g.mission()
        n = min(best_value(g, mission), g.state.trouble)
        if n:
            g.tell_of(events.Reduced, troubleshooter(g, mission), n)
            g.set_trouble(g.state.trouble - n)

    def support(self, g: "Heroes") -> Then:
        mission = g.mission()
        if g.state.trouble:
            open_window(g, ids.TROUBLESHOOT, (mission.seat,))

    def no_trouble(self, g: "Heroes") -> Then:
        return None if g.state.trouble else Troubleshoot.resolve

    def scheme_draw(self, g: "Heroes") -> Then:
        scheming.offer(g, ids.DRAW)

    def draw_villains(self, g: "Heroes") -> Then:
        mission = g.mission()
        if "ask_draw" in g.readings:
            g.push(villains.DrawVillains(0, tuple(g.villain_players(mission.seat))))
        else:
            for seat in g.villain_players(mission.seat):
                g.draw_villains(seat, 1)

    def play_lead(self, g: "Heroes") -> Then:
        g.push(villains.PlayLead(0, tuple(g.villain_players(g.mission().seat))))

    def no_lead(self, g: "Heroes") -> Then:
        return None if g.state.zones[ids.LEAD] else Troubleshoot.resolve

    def play_backups(self, g: "Heroes") -> Then:
        g.push(villains.PlayBackups(0, tuple(g.villain_players(g.mission().seat))))

    def scheme_combat(self, g: "Heroes") -> Then:
        scheming.offer(g, ids.IMPROVE)

    def fight_lead(self, g: "Heroes") -> Then:
        s = g.state
        mission = g.mission()
        lead = s.zones[ids.LEAD][0]
        heroes = g.ready_at(mission.seat, mission.place)
        if heroes:  # abilities may have taken all of them away
            runner = g.piece(lead).controller
            s.fight = Fight(mission.seat, runner, mission.place, heroes[0], lead)
            g.push(Combat(0))

    def after_combat(self, g: "Heroes") -> Then:
        """The Lead, agents and backups leave; a Lead with the icon that has won is Most Wanted."""
        s = g.state
        fight = s.fight
        won = ids.NOBODY if fight is None else fight.won
        s.fight = None
        g.mission().success = int(won == ids.HEROES)
        for e in s.zones[ids.BACKUPS]:
            g.discard(e)
        for lead in s.zones[ids.LEAD]:
            if won == ids.VILLAIN and g.face(lead).facts.most_wanted:
                if len(s.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES and "may_be_wanted" not in g.readings:
                    g.move(lead, ids.MOST_WANTED)
                else:
                    g.push(villains.MostWanted(0, lead))
            else:
                g.discard(lead)

    def resolve(self, g: "Heroes") -> Then:
        """Success: the HP takes the headline and scores it. Failure: it is discarded."""
        s = g.state
        mission = g.mission()
        success = mission.success != 0
        mission.success = int(success)
        headline = mission.headline
        g.tell_of(events.Resolved, mission.seat, headline, int(success))
        if success:
            vp = g.face(headline).facts.vp
            if headline == s.special:
                s.resolver = mission.seat
                s.ending = "action_round"  # H-10.9
            deployment.take_headline(g, headline, ids.seat_zone(ids.WON, mission.seat))
            g.add_vp(mission.seat, vp)
            s.dirty = 1
        elif headline != s.special:  # H-10.10
            deployment.take_headline(g, headline, ids.HEADLINE_DISCARD)
        elif s.ending != "action_round":
            s.ending = "action_round" if "special_ends_soon" in g.readings else "round"
        endings.at_once(g)

    def after_resolution(self, g: "Heroes") -> Then:
        mission = g.mission()
        open_window(g, ids.RESOLVED, (mission.seat, *g.villain_players(mission.seat)), -1, ids.HEROES)

    def confront(self, g: "Heroes") -> Then:
        plans.confrontation(g)

    def finish(self, g: "Heroes") -> Then:
        """The KO tokens are discarded and the Trouble marker returns to 0."""
        mission = g.mission()
        for e in g.team(mission.seat):
            g.set_ko(e, 0)
        g.set_trouble(0)
        g.state.mission = None


Troubleshoot.follows(
    step(Troubleshoot.declare_plan, "H-9.6"),
    step(Troubleshoot.scheme_threat, "H-9.3"),
    step(Troubleshoot.before_trouble_roll),
    step(Troubleshoot.roll_trouble, "H-8.3", "H-8.4", "H-8.5", "H-8.6"),
    step(Troubleshoot.reduce, "H-8.8", "H-8.9"),
    step(Troubleshoot.support, "H-8.10"),
    step(Troubleshoot.no_trouble, "H-8.11"),
    step(Troubleshoot.scheme_draw, "H-9.4"),
    step(Troubleshoot.draw_villains, "H-8.12", "A-4"),
    step(Troubleshoot.play_lead, "H-8.13", "H-8.14"),
    step(Troubleshoot.no_lead, "H-8.15"),
    step(Troubleshoot.play_backups, "H-8.19", "H-8.20"),
    step(Troubleshoot.scheme_combat, "H-9.5"),
    step(Troubleshoot.fight_lead, "H-8.23", "A-50"),
    step(Troubleshoot.after_combat, "H-8.24", "H-8.25", "H-8.26", "H-8.27"),
    step(Troubleshoot.resolve, "H-8.28", "H-8.29"),
    step(Troubleshoot.after_resolution),
    step(Troubleshoot.confront, "H-9.9", "H-9.20"),
    step(Troubleshoot.finish, "H-8.27", "H-8.30", "A-7"),
)
