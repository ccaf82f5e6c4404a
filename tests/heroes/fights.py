"""A combat in which one ability of the shipped set is watched: when it is offered, and exactly what it changes."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import CardAbility, Content, Modifier
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import HEROES, VILLAIN, seat_zone
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.combat import Combat
from goldenrule.games.heroes.rules.plans import Confront
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.games.heroes.rules.windows import Window
from goldenrule.games.heroes.selectors.sets import Cards
from goldenrule.games.heroes.situations.dice import LoadedDice
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place
from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.decisions import DONE, NO, PASS, YES
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.game import Frame
from tests.heroes.situation import player, ready, supporting

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
PLACE = ids.DISTRICTS.index("chelsea")
AREA = PLACE >> 2
PATTERN = (dice.DOUBLE, dice.HIT_BOOST, dice.BLANK, dice.TROUBLE, dice.HIT_A)
SPARE = (("jessica_jones", "misty_knight", "blade", "hercules"), ("aim_agents", "maggia_agents", "skrull_agents"))
"""Cards to pay with, of each side."""
DICE = 300
LONG = Facts(id="long_fights", name="Long Fights", type="scenario")
HERO = Facts(
    id="sparring_hero", name="Sparring Hero", type="hero", team=TEAMS[0], level=1, skill="rescue", ko=2,
    powers=(Power("Left", "red", 3, 2, 2), Power("Guard", "orange", 2, 4, 1), Power("Feint", "yellow", 1, 2, 4)),
)  # fmt: skip
FOE = Facts(
    id="sparring_foe", name="Sparring Foe", type="villain", requirement=5, cost=4, ko=3, backup_cost=2,
    powers=(Power("Left", "red", 5, 2, 3), Power("Guard", "orange", 3, 4, 3), Power("Feint", "yellow", 2, 3, 5)),
)  # fmt: skip


@cache
def content() -> Content:
    """The shipped set, a hero and a villain to fight with, and a scenario with more KO results, so that it goes on."""
    tough = CardAbility(kind="constant", mods=(Modifier("ko", Const(6), Cards()),))
    faces = [face for face in load_content().faces if face.type != "special_headline"]
    cards = [(face.facts, tuple([each.ability for each in face.listed])) for face in faces]
    return Content([*cards, (LONG, (tough,)), (HERO, ()), (FOE, ())])


class Stop(Frame):
    """Asks once what was above it on the stack is done."""

    def run(self, g: Any) -> None:
        g.ask(self, "stop", 0, [YES, NO])


class Ring:
    """A combat of a hero (seat 0) against a villain or a mastermind of seat 1, in which one card is watched.

    `poor`: who would use it has nothing to pay with. `away`: the card is where it does not work: a hero on his card or
    in another area, an ally or backup in hand, a villain on a Most Wanted space, a power-up or plan not in play.
    """

    def __init__(self, code: str, index: int = 0, poor: bool = False, away: bool = False) -> None:
        face = content().face(code)
        kind = face.listed[index].kind
        self.index = index
        self.mine = HEROES if face.type in ("hero", "ally", "power_up") else VILLAIN
        nemesis = str(face.facts.mastermind) if face.type == "plan" else code if face.type == "mastermind" else ""
        team = content().face(nemesis).team if nemesis else face.team if face.type in ("hero", "power_up") else TEAMS[0]
        mates = [hero.code for hero in content().of("hero") if hero.team == team and hero.code != code]
        fights = kind == "combat" and not away
        fighter = code if face.type == "hero" and fights else mates[-1]
        heroes = {fighter: ready("chelsea")}
        if kind == "support":
            heroes[code] = supporting(ids.AREAS[1 - AREA % 2 if away else AREA])
        if face.type == "villain" and "DenyBoost" in repr(face.listed[index].ability.effect):
            heroes[mates[-2]] = supporting(ids.AREAS[AREA])  # his BOOST is what it is about
        hand, villains = ([card for card in spare if card != code][:3] for spare in SPARE)
        first = player(hand=[] if poor and self.mine == HEROES else hand)
        second = player(villains=[] if poor and self.mine == VILLAIN else villains)
        if away and kind in ("ally", "backup"):
            (first["hand"] if kind == "ally" else second["villains"]).append(code)
        elif kind == "ally":
            first["allies"] = {code: 1}
        elif kind == "power_up" and not away:
            first["power_ups"] = [code]
        points = [0, 0] if poor else [5, 5]
        teams = [team, next(each for each in TEAMS if each != team)]
        said = {"teams": teams, "scenario": LONG.id, "heroes": heroes, "seats": [first, second], "points": points}
        self.g = place(read_given(said), content())
        self.card = self.find(code)
        if not away and kind == "ally":
            self.g.set_points_on(self.card, 2)  # also on one who carries no more than one
        elif not away and kind in ("backup", "plan"):
            self.g.move(self.card, ids.BACKUPS if kind == "backup" else seat_zone(ids.DONE, 1))
        elif away and kind == "combat" and face.type == "villain":
            self.g.move(self.card, ids.MOST_WANTED)
        lead = self.card if face.type != "hero" and fights else self.find(FOE.id)
        if nemesis and (fights or face.type == "plan"):
            lead = self.g.mastermind(1)
        if lead != self.g.mastermind(1):
            self.g.move(lead, ids.LEAD)
            self.g.own(lead).controller = 1
        self.begin(self.find(fighter), lead)

    def find(self, code: str) -> int:
        return self.g.state.ident.index(content().index[code])

    def begin(self, fighter: int, lead: int) -> None:
        g, s = self.g, self.g.state
        confrontation = lead == g.mastermind(1)
        plan = g.zone_of(ids.PLANS, 1)[0] if confrontation else 0
        s.mission = Mission(0, 1, PLACE, s.headlines[AREA], plan=plan)
        s.fight = Fight(0, 1, PLACE, fighter, lead, confrontation=confrontation)
        s.phase = "missions"
        s.action_round = 1
        g.pending = ()
        g.answer = None
        steps: list[Frame] = [Troubleshoot(Troubleshoot.at(Troubleshoot.after_combat))]
        if confrontation:
            steps = [Troubleshoot(Troubleshoot.at(Troubleshoot.finish)), Confront(Confront.at(Confront.conclude))]
        g.stack[:] = [Round(Round.at(Round.end_action_round), 1), *steps, Combat(0)]

    def play(self, offset: int, powers: tuple[int, int]) -> Iterator[LoadedDice]:
        """Two sequences in which everything is declined: the game at each moment at which the ability is offered."""
        g: Any = self.g.clone()
        s = g.state
        g.given = tuple(PATTERN[(i + offset) % len(PATTERN)] for i in range(DICE))
        g.run()
        while g.pending and s.fight is not None and s.fight.sequence < 3:
            decision = g.pending[0]
            if ("use", self.card, self.index) in decision.options:
                yield g
            if decision.kind == "power":
                able = [option[2] for option in decision.options]
                wanted = powers[decision.seat]
                g.apply(decision.seat, ("power", 0, wanted if wanted in able else able[0]))
            else:
                g.apply(decision.seat, PASS if PASS in decision.options else decision.options[0])

    def games(self) -> Iterator[LoadedDice]:
        """The same for several dice and powers."""
        for offset in (0, 1, 3):
            for colour in range(3):
                yield from self.play(offset, (colour, (colour + offset) % 3))

    def offered(self) -> str:
        """All moments at which the ability is offered, in words: `before_roll my attack, ko my; red`.

        With the colours if it is not offered with each power of its side, and the sequence if only in one of two.
        """
        moments: set[str] = set()
        colours: set[int] = set()
        sequences: set[int] = set()
        g = self.g
        for g in self.games():
            fight = g.fight()
            moments.add(moment(g, self.mine))
            colours.add(fight.powers[self.mine])
            sequences.add(fight.sequence)
        out = ", ".join(sorted(moments))
        if out and colours != {-1} and len(colours) < len(g.face(g.fighter(self.mine)).colours):
            out += f"; {' '.join(ids.COLOURS[c] for c in sorted(colours))}"
        if out and len(sequences) == 1 and sequences != {0}:
            out += f"; sequence {sequences.pop()}"
        return out

    def change(self) -> str:
        """What is different once the ability has been used at the first moment at which it is offered."""
        return used(next(self.games()), self.card, self.index, self.mine)


def moment(g: Heroes, mine: int) -> str:
    """A moment in words: `before_roll my attack`."""
    window = g.stack[-1]
    assert isinstance(window, Window)
    words = [ids.MOMENTS[window.moment]]
    if window.roller >= 0:
        words.append("my" if window.roller == mine else "their")
    if window.roll >= 0:
        words.append(ids.ROLLS[window.roll])
    return " ".join(words)


def used(g: LoadedDice, card: int, index: int, mine: int) -> str:
    """Use the card's ability as far as to its end; says what is different then."""
    decision = g.pending[0]
    option = ("use", card, index)
    before = looks(g, mine)
    use = g.use

    def use_and_stop(*arguments: Any) -> None:
        g.push(Stop(0))
        use(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(g, "use", use_and_stop)
        g.apply(decision.seat, option)
    while g.pending[0].kind != "stop":
        decision = g.pending[0]
        answers = [option for option in decision.options if option not in (PASS, DONE, NO)]
        g.apply(decision.seat, answers[-1 if decision.kind == "power" else 0])  # another power than the first one
    after = looks(g, mine)
    return ", ".join(f"{key} {before[key]} > {after[key]}" for key in before if before[key] != after[key])


def looks(g: LoadedDice, mine: int) -> dict[str, Any]:
    """What can be seen of a combat, from one side."""
    s = g.state
    fight = g.fight()
    sides = (("my", mine), ("their", 1 - mine))
    out: dict[str, Any] = {"dice": fight.count, "boost": fight.boost}
    for whose, side in sides:
        out[f"{whose} dice"] = len(fight.dice[side])
        out[f"{whose} hits"] = dice.hits(fight, side)
    out["rolled"] = DICE - len(g.given)
    for whose, side in sides:
        out[f"{whose} power"] = ids.COLOURS[fight.powers[side]] if fight.powers[side] >= 0 else "none"
    for whose, side in sides:
        out[f"{whose} ko"] = g.piece(g.fighter(side)).ko
    out["ko"] = ("none", "mine", "theirs")[0 if fight.ko < 0 else 1 if fight.ko == mine else 2]
    for name, side in (("initiative", fight.initiative), ("next initiative", fight.next_initiative)):
        out[name] = "open" if side < 0 else "mine" if side == mine else "theirs"
    out["open choice"] = ("nobody", "mine", "theirs")[0 if fight.open_choice < 0 else 1 + (fight.open_choice != mine)]
    for whose, side in sides:
        bits = fight.limits[side]
        out[f"{whose} forbidden now"] = "+".join(c for i, c in enumerate(ids.COLOURS) if bits >> i & 1)
        out[f"{whose} forbidden next"] = "+".join(c for i, c in enumerate(ids.COLOURS) if bits >> i + 4 & 1)
    out["skipped"] = "+".join(fight.skips)
    for whose, side in sides:
        mods = [f"{stat} {n:+} until {until}" for until, stat, of, n in fight.mods if of == side]
        out[f"{whose} values"] = " ".join(mods)
    out["over"] = fight.over
    for whose, side in sides:
        out[f"{whose} hand"] = len(g.zone_of(ids.HAND if side == HEROES else ids.VILLAINS, side))
    out["points"] = s.points[0]
    out["ally points"] = sum(g.piece(e).points for e in g.zone_of(ids.ALLIES, 0))
    out["backups"] = len(s.zones[ids.BACKUPS])
    out["supporters"] = len(g.supporters(0, AREA))
    return out
