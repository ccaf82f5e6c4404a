"""How much more a card of the shipped set has in a position than is printed on it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.rules import scheming
from goldenrule.games.heroes.state import Fight, Mission, Phase
from tests.heroes.situation import Given, Situation, player, shipped


class Measure(NamedTuple):
    """A number in a position, with what is special about the position; `mine` and `theirs` are seats 0 and 1."""

    more: Callable[[Situation], int]
    given: Given = {}


def position(*teams: str, mine: Given | None = None, theirs: Given | None = None, **given: Any) -> Situation:
    """A position of the shipped set."""
    return shipped.but(*teams)(player(**mine or {}), player(**theirs or {}), **given)


def measured(measure: Measure, *teams: str, **given: Any) -> int:
    """The number in a position that is special about something else, too."""
    return measure.more(position(*teams, **given, **measure.given))


def power_ups(team: str) -> list[str]:
    return [face.code for face in load_content().of("power_up") if face.team == team]


def of_game(read: Callable[[Heroes], int]) -> Measure:
    return Measure(lambda situation: read(situation.game))


def more_threat(type: str, mastermind: bool = False) -> Measure:
    """The threat of a headline of a type, with or without a mastermind, beyond its tokens."""
    every = [(face.code, face.facts) for face in load_content().of("headline")]
    code = next(code for code, facts in every if (facts.threat_type, bool(facts.mastermind)) == (type, mastermind))

    def measure(situation: Situation) -> int:
        return situation.game.threat(situation.entity(code)) - situation.game.state.threats[0]

    return Measure(measure, {"headlines": {ids.AREAS[0]: code}})


def leads(situation: Situation, code: str) -> int:
    """The Lead Villain, who is this card."""
    situation.game.move(lead := situation.entity(code), ids.LEAD)
    return lead


def more_ko(situation: Situation, entity: int) -> int:
    return situation.game.ko_value(entity) - situation.game.face(entity).facts.ko


def ko_of(code: str) -> Measure:
    return Measure(lambda situation: more_ko(situation, leads(situation, code)))


def mastermind_ko(code: str, phase: Phase) -> Measure:
    """The KO value of a mastermind in a phase of the game."""

    def measure(situation: Situation) -> int:
        situation.game.state.phase = phase
        return more_ko(situation, situation.entity(code))

    return Measure(measure)


def boost_of_leads(seat: int) -> Measure:
    """Whether BOOST counts for a Lead Villain that a seat has played."""

    def measure(situation: Situation) -> int:
        lead = leads(situation, "pyro")
        situation.game.own(lead).controller = seat
        return situation.game.modified(ids.STAT_BOOST, lead, 0)

    return Measure(measure)


def beside(option: int, used: int) -> Measure:
    """Whether a scheming option is there although another one has been used (H-9.23)."""

    def measure(game: Heroes) -> int:
        news = next(e for e in range(1, len(game.state.ident)) if game.face(e).facts.mastermind is True)
        game.state.mission = Mission(0, 1, 0, news, schemed=1 << used)
        return int(scheming.may_use(game, option))

    return of_game(measure)


def fights(game: Heroes, seat: int, lead: int, side: int, roll: int) -> int:
    """A value in a combat of the first hero of a seat beyond the power."""
    game.state.fight = Fight(seat, 1 - seat, 0, game.team(seat)[0], lead, powers=(0, 0))
    return game.value(side, roll) - game.face(game.fighter(side)).powers[0][roll]


def defense(seat: int) -> Measure:
    return of_game(lambda game: fights(game, seat, game.mastermind(1 - seat), ids.HEROES, ids.DEFENSE))


def fighting(side: int, roll: int) -> Measure:
    """A value of a hero of seat 0 or of Pyro in a combat."""
    return Measure(lambda situation: fights(situation.game, 0, leads(situation, "pyro"), side, roll))


def outwit(side: int) -> Measure:
    return fighting(side, ids.OUTWIT)


def in_round(n: int, measure: Measure) -> Measure:
    """The same in a later Game Round."""
    return Measure(measure.more, {**measure.given, "round": n})


def armed(measure: Measure) -> Measure:
    """The same with two power-ups of seat 0 in play."""
    return Measure(measure.more, {**measure.given, "mine": {"power_ups": power_ups("avengers")[:2]}})


def value(seat: int, type: int) -> Measure:
    """The Crime, Danger or Mystery value of the second hero of a seat."""

    def measure(game: Heroes) -> int:
        hero = game.team(seat)[1]
        return game.threat_value(hero, type) - game.face(hero).values[type]

    return of_game(measure)


def followers(seat: int) -> Measure:
    """The Followers of the mastermind that a seat controls."""

    def measure(game: Heroes) -> int:
        mastermind = game.mastermind(seat)
        return game.followers(mastermind) - game.face(mastermind).facts.followers

    return of_game(measure)
