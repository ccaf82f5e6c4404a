"""The table of Marvel Heroes as a client sees it: New York, tracks, teams, the combat, hands, from a view."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from goldenrule.cli.words import Words
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ids import COLOURS, SCENARIO_PLACE, SYMBOLS, VP_FOR_POINT
from goldenrule.games.heroes.rules.dice import HITS
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.client import HeroesWords

Dice = tuple[int, ...]
"""Dice on the table: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""


@dataclass
class Figure:
    """A hero, ally, villain or mastermind. `place`: district of a Ready hero, area of a Supporting one, else -1."""

    facts: Facts
    seat: int
    status: str = ""
    place: int = -1
    wounded: bool = False
    ko: int = 0
    points: int = 0


@dataclass
class Area:
    """An area: its number, its headline with the Threat token, who stands in its four districts and supports."""

    number: int
    headline: Facts | None
    threat: int
    districts: list[list[Figure]]
    supporters: list[Figure]


@dataclass
class Team:
    """A player: the team, and the mastermind that the same player controls."""

    seat: int
    name: str
    tag: str
    """A letter or two that stand for the team on the map."""
    heroes: list[Figure]
    points: int
    vp: int
    bonus: int
    """Plot points that the VP bring in each Planning."""
    allies: list[Figure]
    power_ups: list[Facts]
    stock: int
    """Power-ups that can still be put into play."""
    stories: int
    won: int
    mastermind: Facts | None
    plans: list[Facts]
    """Completed Master Plans."""
    shown: list[Facts]
    """Plans that are not completed, but known to whoever looks."""
    plans_left: int
    resources: list[Facts]
    hidden_resources: int
    villains: list[Facts]
    hidden_villains: int


@dataclass
class Fighter:
    """One side of a combat. `power` is the index of its power, -1 as long as it is not shown."""

    figure: Figure
    power: int
    dice: Dice
    hits: int


@dataclass
class Fight:
    """The combat in progress; the heroes' side first. `runner` is the seat that runs the villain."""

    sides: tuple[Fighter, Fighter]
    sequence: int
    initiative: int
    seat: int
    runner: int
    backups: list[Facts]


@dataclass
class Mission:
    """The headline that is being troubleshot; `plan` is the Master Plan that is being executed, if it is known."""

    seat: int
    headline: Facts
    place: int
    dice: Dice
    plan: Facts | None


@dataclass
class Board:
    """The whole table. Seats are -1 where nobody is meant."""

    round: int
    rounds: int
    action_round: int
    phase: str
    active: int
    first: int
    archnemesis: int
    trouble: int
    winner: str
    areas: list[Area]
    scenario: Facts
    special: Facts | None
    at_scenario: list[Figure]
    """Heroes on the scenario card."""
    track: list[Facts]
    """The Story track, the story that leaves next last."""
    wanted: list[Facts]
    teams: list[Team]
    mission: Mission | None = None
    fight: Fight | None = None
    lead: Figure | None = None
    decks: dict[str, int] = field(default_factory=dict)


def board(view: View, w: Words) -> Board:
    """The table as the seat of a view knows it."""
    content = cast("HeroesWords", w.game).content
    table = view.table

    def facts(id: int) -> Facts:
        return content.face(view.cards[id]["code"]).facts

    def lying(zone: str) -> list[Facts]:
        return [facts(id) for id in view.zones[zone] if id]

    def figure(id: int, seat: int) -> Figure:
        shown = view.cards[id]
        return Figure(
            facts(id), seat, shown.get("status", ""), shown.get("place", -1), shown.get("wounded", False),
            shown.get("ko", 0), shown.get("points", 0),
        )  # fmt: skip

    names = [content.face(code).facts.name if code in content.index else code for code in table["teams"]]
    teams = []
    mission = table.get("mission")
    for seat, name in enumerate(names):
        executing = bool(mission and mission["plan"] and mission["nemesis"] == seat)
        mastermind = lying(f"mastermind{seat}")
        teams.append(
            Team(
                seat=seat,
                name=name,
                tag=_tag(name, names),
                heroes=[figure(id, seat) for id in view.zones[f"team{seat}"] if id],
                points=table["points"][seat],
                vp=table["vp"][seat],
                bonus=table["vp"][seat] // VP_FOR_POINT,
                allies=[figure(id, seat) for id in view.zones[f"allies{seat}"] if id],
                power_ups=lying(f"in_play{seat}"),
                stock=len(view.zones[f"power_ups{seat}"]),
                stories=len(view.zones[f"stories{seat}"]),
                won=len(view.zones[f"won{seat}"]),
                mastermind=mastermind[0] if mastermind else None,
                plans=lying(f"done{seat}"),
                shown=lying(f"plans{seat}"),
                plans_left=len(view.zones[f"plans{seat}"]) + executing,
                resources=sorted(lying(f"hand{seat}"), key=lambda each: (each.type, each.name)),
                hidden_resources=view.zones[f"hand{seat}"].count(0),
                villains=sorted(lying(f"villains{seat}"), key=lambda each: (each.type == "agent", each.name)),
                hidden_villains=view.zones[f"villains{seat}"].count(0),
            )
        )
    on_board = [hero for team in teams for hero in team.heroes if hero.place >= 0]
    areas = []
    for number in table["areas"]:
        id = table["headlines"][number]
        ready = [hero for hero in on_board if hero.status == "ready"]
        areas.append(
            Area(
                number=number,
                headline=facts(id) if id else None,
                threat=table["threats"][number],
                districts=[[h for h in ready if h.place == 4 * number + i] for i in range(len(SYMBOLS))],
                supporters=[h for h in on_board if h.status == "supporting" and h.place == number],
            )
        )
    scenario = next(each for each in lying("scenario") if each.type == "scenario")
    lead = [figure(id, -1) for id in view.zones["lead"] if id]
    return Board(
        round=table["round"],
        rounds=scenario.rounds,
        action_round=table["action_round"],
        phase=table["phase"],
        active=table["active"],
        first=table["first"],
        archnemesis=table["archnemesis"],
        trouble=table["trouble"],
        winner=view.winner,
        areas=areas,
        scenario=scenario,
        special=facts(table["special"]) if table["special"] else None,
        at_scenario=[h for h in on_board if h.status == "ready" and h.place == SCENARIO_PLACE],
        track=lying("track"),
        wanted=lying("most_wanted"),
        teams=teams,
        mission=_mission(mission, view, facts),
        fight=_fight(table.get("fight"), figure, lying("backups")),
        lead=lead[0] if lead else None,
        decks={name: len(view.zones[f"{name}_deck"]) for name in ("resource", "villain", "headline", "story")},
    )


def _tag(name: str, names: list[str]) -> str:
    """The shortest beginning of a name that no other team has, in capitals."""
    for n in range(1, len(name)):
        if sum(each[:n] == name[:n] for each in names) == 1:
            return name[:n].upper()
    return name.upper()


def _mission(table: dict[str, Any] | None, view: View, facts: Any) -> Mission | None:
    if table is None or table["headline"] not in view.cards:
        return None
    plan = facts(table["plan"]) if table["plan"] in view.cards else None
    return Mission(table["seat"], facts(table["headline"]), table["place"], tuple(table["dice"]), plan)


def _fight(table: dict[str, Any] | None, figure: Any, backups: list[Facts]) -> Fight | None:
    if table is None:
        return None
    sides = []
    for side, (id, seat) in enumerate(((table["hero"], table["seat"]), (table["lead"], table["runner"]))):
        fighter: Figure = figure(id, seat)
        colour = table["powers"][side]
        powers = [power.colour for power in fighter.facts.powers]
        dice = tuple(table["dice"][side])
        hits = max(0, sum(HITS[die] for die in dice) + table["hits"][side])
        sides.append(Fighter(fighter, powers.index(COLOURS[colour]) if colour >= 0 else -1, dice, hits))
    return Fight(
        (sides[0], sides[1]), table["sequence"], table["initiative"], table["seat"], table["runner"], backups
    )  # fmt: skip
