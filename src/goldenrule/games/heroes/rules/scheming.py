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


def may_scheme(game: "Heroes") -> bool:
    """May the Nemesis player scheme: on a mastermind headline, or as the Archnemesis on any (H-9.19, H-10.8)?"""
    mission = game.mission()
    return bool(game.face(mission.headline).facts.mastermind) or game.state.archnemesis == mission.nemesis


def is_granted(game: "Heroes", option: int) -> bool:
    """Is an option there in addition to any other one, by a completed plan (H-9.23)?"""
    return game.modified(ids.STAT_SCHEMES + option, game.mastermind(game.mission().nemesis), 0) > 0


def may_use(game: "Heroes", option: int) -> bool:
    """May an option be used now: not twice, and not more than one, those granted apart (H-9.2, A-39)?"""
    mission = game.mission()
    if not may_scheme(game) or mission.schemed >> option & 1:
        return False
    if is_granted(game, option):
        return True
    used = sum([1 for each in (RAISE, DRAW, IMPROVE) if mission.schemed >> each & 1 and not is_granted(game, each)])
    return used < game.scenario().facts.schemes


def offer(game: "Heroes", option: int) -> None:
    """The window of an option."""
    if may_use(game, option):
        game.push(Scheme(0, option))


class Scheme(Procedure):
    """Use an option or not; then what the mastermind makes of it."""

    option: Annotated[int, between(0, len(ids.SCHEMES) - 1)]

    def decide(self, game: "Heroes") -> Then:
        mission = game.mission()
        answer = game.take()
        if answer is None:
            option: Option = ("scheme", 0, self.option)
            source = game.mastermind(mission.nemesis)
            game.ask(self, "scheme", mission.nemesis, [option, PASS], source=source, free=True)
            return AGAIN
        return END if answer == PASS else None

    def use(self, game: "Heroes") -> Then:
        mission = game.mission()
        mission.schemed |= 1 << self.option
        game.tell_event(events.UseScheme, mission.nemesis, self.option)
        carry_out(game, self.option)

    def react(self, game: "Heroes") -> Then:
        open_window(game, ids.SCHEME, (game.mission().nemesis,))


Scheme.follows(
    step(Scheme.decide, "H-9.2", "A-39"),
    step(Scheme.use, "H-9.3", "H-9.4", "H-9.5"),
    step(Scheme.react, "H-9.22"),
)


def villains_drawn(game: "Heroes") -> int:
    """How many cards Draw Villains brings: the highest Level of a Ready hero in the district, of any team (A-46)."""
    place = game.mission().place
    return max([game.level(e) for seat in range(game.state.seats) for e in game.ready_at(seat, place)], default=0)


def carry_out(game: "Heroes", option: int) -> None:
    mission = game.mission()
    mastermind = game.mastermind(mission.nemesis)
    if option == RAISE:  # H-9.3
        mission.threat += game.threat_value(mastermind, game.face(mission.headline).threat_type)
    elif option == DRAW:  # H-9.4
        game.draw_villains(mission.nemesis, villains_drawn(game))
    else:  # H-9.5
        mission.boost = True


def last_option(game: "Heroes") -> int:
    """The option that is being used, for abilities that ask."""
    for frame in reversed(game.stack):
        if isinstance(frame, Scheme):
            return frame.option
    return -1
