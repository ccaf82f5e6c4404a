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


def begin(game: "Heroes", seat: int, headline: int) -> None:
    state = game.state
    state.mission = Mission(seat, state.nemeses[seat], game.district(headline), headline)
    game.tell_event(events.MissionBegins, seat, headline)
    game.push(Troubleshoot(0))


def has_skill(game: "Heroes", mission: Mission) -> bool:
    """Has the HP a hero with the headline's skill, Ready in its district or on a support space of its area (H-8.5)?"""
    skill = game.face(mission.headline).skill
    heroes = game.ready_at(mission.seat, mission.place) + game.supporters(mission.seat, mission.place >> 2)
    return any(game.face(e).skill == skill for e in heroes)


def troubleshooter(game: "Heroes", mission: Mission) -> int:
    """Who has the highest Troubleshooter value among the own Ready heroes there (H-8.8, H-8.9); 0 for nobody."""
    type = game.face(mission.headline).threat_type
    return max(game.ready_at(mission.seat, mission.place), key=lambda e: game.threat_value(e, type), default=0)


def has_rolled_trouble(game: "Heroes") -> bool:
    """Has the Trouble roll of this action been made? It may have had no dice."""
    return any(isinstance(frame, Troubleshoot) and not frame.ahead(Troubleshoot.roll_trouble) for frame in game.stack)


def best_value(game: "Heroes", mission: Mission) -> int:
    hero = troubleshooter(game, mission)
    return game.threat_value(hero, game.face(mission.headline).threat_type) if hero else 0


class Troubleshoot(Procedure):
    """The five steps of a troubleshoot action and its windows; `state.mission` holds what is going on."""

    def declare_plan(self, game: "Heroes") -> Then:
        plans.offer(game)

    def scheme_threat(self, game: "Heroes") -> Then:
        scheming.offer(game, ids.RAISE)

    def before_trouble_roll(self, game: "Heroes") -> Then:
        mission = game.mission()
        open_window(game, ids.TROUBLE_ROLL, (mission.seat, mission.nemesis))

    def roll_trouble(self, game: "Heroes") -> Then:
        """As many dice as the Threat token shows; HIT and TROUBLE count, BOOST without the skill."""
        mission = game.mission()
        boost = not (mission.ignore_boost or has_skill(game, mission))
        mission.dice = dice.roll_dice(game, game.threat(mission.headline) + mission.threat, boost)
        game.tell_event(events.Roll, -1, -1, mission.dice, int(boost))
        game.set_trouble(sum([dice.TROUBLES[die] for die in mission.dice]) + mission.pending)
        mission.pending = 0

    def reduce(self, game: "Heroes") -> Then:
        mission = game.mission()
        n = min(best_value(game, mission), game.state.trouble)
        if n:
            game.tell_event(events.Reduced, troubleshooter(game, mission), n)
            game.set_trouble(game.state.trouble - n)

    def support(self, game: "Heroes") -> Then:
        mission = game.mission()
        if game.state.trouble:
            open_window(game, ids.TROUBLESHOOT, (mission.seat,))

    def no_trouble(self, game: "Heroes") -> Then:
        return None if game.state.trouble else Troubleshoot.resolve

    def scheme_draw(self, game: "Heroes") -> Then:
        scheming.offer(game, ids.DRAW)

    def draw_villains(self, game: "Heroes") -> Then:
        mission = game.mission()
        if "ask_draw" in game.readings:
            game.push(villains.DrawVillains(0, tuple(game.villain_players(mission.seat))))
        else:
            for seat in game.villain_players(mission.seat):
                game.draw_villains(seat, 1)

    def play_lead(self, game: "Heroes") -> Then:
        game.push(villains.PlayLead(0, tuple(game.villain_players(game.mission().seat))))

    def no_lead(self, game: "Heroes") -> Then:
        return None if game.state.zones[ids.LEAD] else Troubleshoot.resolve

    def play_backups(self, game: "Heroes") -> Then:
        game.push(villains.PlayBackups(0, tuple(game.villain_players(game.mission().seat))))

    def scheme_combat(self, game: "Heroes") -> Then:
        scheming.offer(game, ids.IMPROVE)

    def fight_lead(self, game: "Heroes") -> Then:
        state = game.state
        mission = game.mission()
        lead = state.zones[ids.LEAD][0]
        heroes = game.ready_at(mission.seat, mission.place)
        if heroes:  # abilities may have taken all of them away
            runner = game.piece(lead).controller
            state.fight = Fight(mission.seat, runner, mission.place, heroes[0], lead)
            game.push(Combat(0))

    def after_combat(self, game: "Heroes") -> Then:
        """The Lead, agents and backups leave; a Lead with the icon that has won is Most Wanted."""
        state = game.state
        fight = state.fight
        won = ids.NOBODY if fight is None else fight.won
        state.fight = None
        game.mission().success = int(won == ids.HEROES)
        for e in state.zones[ids.BACKUPS]:
            game.discard(e)
        for lead in state.zones[ids.LEAD]:
            if won == ids.VILLAIN and game.face(lead).facts.most_wanted:
                if (
                    len(state.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES and "may_be_wanted" not in game.readings
                ):
                    game.move(lead, ids.MOST_WANTED)
                else:
                    game.push(villains.MostWanted(0, lead))
            else:
                game.discard(lead)

    def resolve(self, game: "Heroes") -> Then:
        """Success: the HP takes the headline and scores it. Failure: it is discarded."""
        state = game.state
        mission = game.mission()
        success = mission.success != 0
        mission.success = int(success)
        headline = mission.headline
        game.tell_event(events.Resolved, mission.seat, headline, int(success))
        if success:
            vp = game.face(headline).facts.vp
            if headline == state.special:
                state.resolver = mission.seat
                state.ending = "action_round"  # H-10.9
            deployment.take_headline(game, headline, ids.seat_zone(ids.WON, mission.seat))
            game.add_vp(mission.seat, vp)
            state.dirty = 1
        elif headline != state.special:  # H-10.10
            deployment.take_headline(game, headline, ids.HEADLINE_DISCARD)
        elif state.ending != "action_round":
            state.ending = "action_round" if "special_ends_soon" in game.readings else "round"
        endings.end_if_won(game)

    def after_resolution(self, game: "Heroes") -> Then:
        mission = game.mission()
        open_window(game, ids.RESOLVED, (mission.seat, *game.villain_players(mission.seat)), -1, ids.HEROES)

    def confront(self, game: "Heroes") -> Then:
        plans.confrontation(game)

    def finish(self, game: "Heroes") -> Then:
        """The KO tokens are discarded and the Trouble marker returns to 0."""
        mission = game.mission()
        for e in game.team(mission.seat):
            game.set_ko(e, 0)
        game.set_trouble(0)
        game.state.mission = None


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
