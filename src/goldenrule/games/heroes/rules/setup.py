"""Set-up: options of a game, and the table as it stands before the first Game Round (H-3)."""

from functools import lru_cache

import msgspec

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import Content, Face, special_id
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.games.heroes.playable import PlayableHeroes
from goldenrule.games.heroes.readings import chosen
from goldenrule.games.heroes.rules.deployment import place_headlines
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.stories import fill_track
from goldenrule.games.heroes.state import Board
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import Stream, below, shuffle, stream
from goldenrule.words.phrases import printed_name

TWO_PLAYER_AREAS = (0, 1, 2, 3)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a game. `first_player` is a seat, None for a random one; "random" draws a scenario (H-3.12)."""

    teams: tuple[str, ...] = ("avengers", "x_men")
    scenario: str = "born_again"
    first_player: int | None = None
    readings: tuple[str, ...] = ()
    seed: str = "0"


def new_game(setup: Setup, content: Content, extra: dict[str, object] | None = None) -> Heroes:
    """A game at its first decision. `extra` are further options that a record has to keep.

    Raises BadInput for teams, a scenario or a first player that there are not.
    """
    g = lay_out_table(setup, content, extra)
    shuffle_decks(g)
    deal(g, setup.first_player)
    g.run()
    return g


def lay_out_table(
    setup: Setup, content: Content, extra: dict[str, object] | None = None, masterminds: tuple[str, ...] = ()
) -> Heroes:
    """The table before anything is shuffled or dealt. `masterminds` are those that the teams face; without
    them they are seated as the scenario says. Raises BadInput as `new_game` does.
    """
    teams = setup.teams
    known = [face.code for face in content.of("team")]
    for team in teams:
        if team not in known:
            raise BadInput("heroes-bad-no-team", team=team, known=known)
    if not 2 <= len(teams) <= 4 or len(set(teams)) < len(teams):
        names = [printed_name("heroes", team, content.face(team).facts.name) for team in teams]
        raise BadInput("heroes-bad-option-teams-names", n=len(teams), teams=names)
    if setup.first_player is not None and not 0 <= setup.first_player < len(teams):
        raise BadInput("heroes-bad-player-cannot-first", seat=setup.first_player + 1, most=len(teams))
    scenarios = [face.code for face in content.of("scenario")]
    if setup.scenario not in scenarios and setup.scenario != "random":
        raise BadInput("heroes-bad-no-scenario", scenario=setup.scenario, scenarios=scenarios)
    streams = [stream(setup.seed, name) for name in ids.STREAMS]
    scenario = setup.scenario
    if scenario == "random":
        scenario = scenarios[below(streams, ids.SETUP_STREAM, len(scenarios))]
    masterminds = masterminds or _masterminds(content, teams, content.face(scenario), streams)
    state = _template(content, teams, masterminds, scenario).clone()
    state.rng = streams
    plain = {
        "teams": list(teams), "scenario": setup.scenario, "first_player": setup.first_player,
        "readings": list(setup.readings), **(extra or {}),
    }  # fmt: skip
    g = PlayableHeroes(state, content, plain)
    g.readings = frozenset(chosen(setup.readings))
    return g


def shuffle_decks(game: Heroes) -> None:
    for deck, order in _DECKS:
        game.shuffle(deck, order)


def deal(game: Heroes, first_player: int | None) -> None:
    """Hands are dealt, the first headlines and stories laid out; the first Planning is next."""
    state = game.state
    cards = 3 if state.seats == 2 else 2  # H-3.6
    for seat in range(state.seats):
        game.draw_resources(seat, cards)
        game.draw_villains(seat, cards)
    state.first = below(state.rng, ids.SETUP_STREAM, state.seats) if first_player is None else first_player  # H-3.7
    place_headlines(game)
    fill_track(game)
    game.push(Round(Round.at(Round.plan)))


_DECKS = (
    (ids.RESOURCE_DECK, ids.RESOURCE_STREAM), (ids.VILLAIN_DECK, ids.VILLAIN_STREAM),
    (ids.HEADLINE_DECK, ids.HEADLINE_STREAM), (ids.STORY_DECK, ids.STORY_STREAM),
)  # fmt: skip
DECK_TYPES = {
    "resource": ("ally", "event"), "villain": ("villain", "agent"), "headline": ("headline",), "story": ("story",),
}  # fmt: skip
"""What is in each deck, in the order of `_DECKS`."""


@lru_cache(maxsize=64)
def _template(content: Content, teams: tuple[str, ...], masterminds: tuple[str, ...], scenario: str) -> Board:
    """The table before anything is shuffled or dealt. Shared: clone it."""
    s = Board.of(len(teams))
    g = PlayableHeroes(s, content, {})
    s.teams = teams
    # H-3.2: the nemesis of a team is with the player on the left
    s.nemeses = tuple([(seat + 1) % s.seats for seat in range(s.seats)])

    def put(face: Face, seat: int, zone: int) -> None:
        g.move(s.add(face.index, seat), seat_zone(zone, seat))

    for seat in range(s.seats):
        for face in content.of("hero"):
            if face.team == teams[seat]:
                put(face, seat, ids.TEAM)  # H-3.4: in Recovery
        for face in content.of("power_up"):
            if face.team == teams[seat]:
                put(face, seat, ids.POWER_UPS)
        mastermind = masterminds[(seat - 1) % s.seats]
        put(content.face(mastermind), seat, ids.MASTERMIND)
        plans = [face for face in content.of("plan") if face.facts.mastermind == mastermind]
        for face in sorted(plans, key=lambda each: ids.STAGES.index(each.facts.stage)):
            put(face, seat, ids.PLANS)  # H-3.5
    for types, (deck, _) in zip(DECK_TYPES.values(), _DECKS):
        for type in types:
            for face in content.of(type):
                for _ in range(face.facts.copies):
                    g.move(s.add(face.index, -1), deck)
    s.areas = TWO_PLAYER_AREAS if s.seats == 2 else tuple(range(len(ids.AREAS)))  # H-2.3
    s.headlines = (0,) * len(ids.AREAS)
    s.threats = (0,) * len(ids.AREAS)
    s.scenario = s.add(content.index[scenario], -1)
    g.move(s.scenario, ids.SCENARIO)
    if content.face(scenario).facts.special is not None:
        g.move(s.add(content.index[special_id(scenario)], -1), ids.BOX)
    return s


def _masterminds(content: Content, teams: tuple[str, ...], scenario: Face, streams: list[Stream]) -> tuple[str, ...]:
    """The mastermind that each team faces: its own nemesis, or another one at random (H-10.18).

    Raises BadInput for a team without a nemesis.
    """
    every = content.of("mastermind")
    usual = usual_masterminds(content, teams)
    if scenario.facts.nemeses == "usual":
        return usual
    while True:
        order = shuffle(streams, ids.SETUP_STREAM, tuple(range(len(every))))
        drawn = tuple([every[i].code for i in order[: len(teams)]])
        if all(each != own for each, own in zip(drawn, usual)):
            return drawn


def usual_masterminds(content: Content, teams: tuple[str, ...]) -> tuple[str, ...]:
    """The nemesis of each team. Raises BadInput for a team without one."""
    found = []
    for team in teams:
        own = [face.code for face in content.of("mastermind") if face.team == team]
        if not own:
            raise BadInput("heroes-bad-team-no-mastermind", team=team)
        found.append(own[0])
    return tuple(found)
