"""Scheming: the Nemesis player's one option in a troubleshoot action (H-9.1 to H-9.5, H-9.19, H-9.22)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import DRAW, IMPROVE, RAISE
from goldenrule.games.heroes.rules.windows import open_window
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.fields import between
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def entitled(g: "Heroes") -> bool:
    """May the Nemesis player scheme: on a mastermind headline, or as the Archnemesis on any (H-9.19, H-10.8)?"""
    mission = g.mission()
    return bool(g.face(mission.headline).facts.mastermind) or g.state.archnemesis == mission.nemesis


def granted(g: "Heroes", option: int) -> bool:
    """Is an option there in addition to any other one, by a completed plan (H-9.23)?"""
    return g.modified(ids.STAT_SCHEMES + option, g.mastermind(g.mission().nemesis), 0) > 0


def able(g: "Heroes", option: int) -> bool:
    """May an option be used now: not twice, and not more than one, those granted apart (H-9.2, A-39)?"""
    mission = g.mission()
    if not entitled(g) or mission.schemed >> option & 1:
        return False
    if granted(g, option):
        return True
    used = sum([1 for each in (RAISE, DRAW, IMPROVE) if mission.schemed >> each & 1 and not granted(g, each)])
    return used < g.scenario().facts.schemes


def offer(g: "Heroes", option: int) -> None:
    """The window of an option."""
    if able(g, option):
        g.push(Scheme(0, option))


class Scheme(Procedure):
    """Use an option or not; then what the mastermind makes of it."""

    option: Annotated[int, between(0, len(ids.SCHEMES) - 1)]

    def decide(self, g: "Heroes") -> Then:
        mission = g.mission()
        answer = g.take()
        if answer is None:
            option: Option = ("scheme", 0, self.option)
            source = g.mastermind(mission.nemesis)
            g.ask(self, "scheme", mission.nemesis, [option, PASS], source=source, free=True)
            return AGAIN
        return END if answer == PASS else None

    def use(self, g: "Heroes") -> Then:
        mission = g.mission()
        mission.schemed |= 1 << self.option
        g.tell_of(events.UseScheme, mission.nemesis, self.option)
        carry_out(g, self.option)

    def react(self, g: "Heroes") -> Then:
        open_window(g, ids.SCHEME, (g.mission().nemesis,))


Scheme.follows(
    step(Scheme.decide, "H-9.2", "A-39"),
    step(Scheme.use, "H-9.3", "H-9.4", "H-9.5"),
    step(Scheme.react, "H-9.22"),
)


def villains_drawn(g: "Heroes") -> int:
    """How many cards Draw Villains brings: the highest Level of a Ready hero in the district, of any team (A-46)."""
    place = g.mission().place
    return max([g.level(e) for seat in range(g.state.seats) for e in g.ready_at(seat, place)], default=0)


def carry_out(g: "Heroes", option: int) -> None:
    mission = g.mission()
    mastermind = g.mastermind(mission.nemesis)
    if option == RAISE:  # H-9.3
        mission.threat += g.threat_value(mastermind, g.face(mission.headline).threat_type)
    elif option == DRAW:  # H-9.4
        g.draw_villains(mission.nemesis, villains_drawn(g))
    else:  # H-9.5
        mission.boost = True


def last_option(g: "Heroes") -> int:
    """The option that is being used, for abilities that ask."""
    for frame in reversed(g.stack):
        if isinstance(frame, Scheme):
            return frame.option
    return -1
