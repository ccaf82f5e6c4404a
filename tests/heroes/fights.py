"""A combat in which one ability of the shipped set is watched: when it is offered, and exactly what it changes."""

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import CardAbility, Content, Modifier
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import HEROES, VILLAIN, seat_zone
from goldenrule.games.heroes.rules import dice, troubleshoot
from goldenrule.games.heroes.rules.combat import Combat
from goldenrule.games.heroes.rules.plans import Confront
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.games.heroes.rules.windows import Window
from goldenrule.games.heroes.selectors.sets import Cards
from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.decisions import DONE, NO, PASS, YES
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.game import Frame

PLACE = ids.DISTRICTS.index("chelsea")
AREA = PLACE >> 2
PATTERN = (dice.DOUBLE, dice.HIT_BOOST, dice.BLANK, dice.TROUBLE, dice.HIT_A)
SPARE = {
    ids.HAND: ("jessica_jones", "misty_knight", "blade"),
    ids.VILLAINS: ("aim_agents", "maggia_agents", "skrull_agents"),
}
LONG = Facts(id="long_fights", name="Long Fights", type="scenario")


@cache
def content() -> Content:
    """The shipped set, and a scenario in which everybody takes more KO results, so that a combat goes on."""
    tough = CardAbility(kind="constant", mods=(Modifier("ko", Const(6), Cards()),))
    cards = [(face.facts, face.abilities) for face in load_content().faces if face.type != "special_headline"]
    return Content([*cards, (LONG, (tough,))])


class Stop(Frame):
    """Asks once what was above it on the stack is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)
    __slots__ = ()

    def copy(self) -> "Stop":
        return Stop(self.pc)

    def run(self, g: Any) -> None:
        g.ask(self, "stop", 0, [YES, NO])


class Ring:
    """A combat of a hero (seat 0) against a villain, or a mastermind with his plan, of seat 1, with one card watched."""

    def __init__(self, code: str, hero: str = "", lead: str = "", poor: bool = False) -> None:
        face = content().face(code)
        team = face.team if face.type in ("hero", "power_up") else "avengers" if code != "red_skull" else "x_men"
        self.g = new_game(Setup(teams=(team, "x_men" if team != "x_men" else "avengers"), scenario=LONG.id), content())
        s = self.g.state
        self.mine = HEROES if face.type in ("hero", "ally", "power_up") else VILLAIN
        own = [e for e in self.g.team(0) if self.g.face(e).code != code]
        fighter = self.find(hero) if hero else own[0]
        for seat in (0, 1):
            for zone, deck in ((ids.HAND, ids.RESOURCE_DECK), (ids.VILLAINS, ids.VILLAIN_DECK)):
                for e in self.g.zone_of(zone, seat):
                    self.g.move(e, deck)
        for seat, zone in ((0, ids.HAND), (1, ids.VILLAINS)):
            if not (poor and seat == self.mine):
                for each in SPARE[zone]:
                    self.g.move(self.find(each), seat_zone(zone, seat))
        s.points = (0, 0) if poor else (5, 5)
        opponent = self.find(lead or "dormammu")
        mastermind = face.type == "mastermind" or face.type == "plan"
        watched = self.find(code)
        if face.type == "ally":
            self.g.move(watched, seat_zone(ids.ALLIES, 0))
            self.g.set_points_on(watched, 2)
        elif face.type == "power_up":
            self.g.move(watched, seat_zone(ids.IN_PLAY, 0))
        elif mastermind:
            name = code if face.type == "mastermind" else str(face.facts.mastermind)
            opponent = self.mastermind(name)
            if face.type == "plan":
                self.g.move(watched, seat_zone(ids.DONE, 1))
        elif face.type == "villain" and code != lead:
            self.g.move(watched, ids.BACKUPS)
        if not mastermind:
            self.g.move(opponent, ids.LEAD)
            self.g.own(opponent).controller = 1
        if face.type == "hero" and code != hero:
            self.g.stand(watched, ids.SUPPORTING, AREA)
        self.g.stand(fighter, ids.READY, PLACE)
        headline = s.headlines[AREA]
        s.mission = Mission(0, 1, PLACE, headline, plan=self.g.zone_of(ids.PLANS, 1)[0] if mastermind else 0)
        s.fight = Fight(0, 1, PLACE, fighter, opponent, confrontation=mastermind)
        s.phase = "missions"
        s.action_round = 1
        self.g.pending = ()
        self.g.answer = None
        steps: list[Frame] = [Troubleshoot(troubleshoot.STEPS.index(troubleshoot.after_combat))]
        if mastermind:
            steps = [Troubleshoot(troubleshoot.LAST), Confront(2)]
        self.g.stack[:] = [Round(6, 1), *steps, Combat(0)]
        self.watched = watched

    def find(self, code: str) -> int:
        index = content().index[code]
        return self.g.state.ident.index(index)

    def mastermind(self, code: str) -> int:
        """A mastermind in the hands of seat 1, made if the game has him not."""
        s = self.g.state
        old = self.g.mastermind(1)
        if self.g.face(old).code == code:
            return old
        self.g.move(old, ids.BOX)
        new = s.add(content().index[code], 1)
        self.g.move(new, seat_zone(ids.MASTERMIND, 1))
        return new

    def start(self, offset: int, powers: tuple[int, int]) -> Iterator[tuple[str, Heroes]]:
        """Play two sequences, declining everything: each moment at which the card is offered, and the game then."""
        g = self.g.clone()
        s = g.state
        s.script = tuple(PATTERN[(i + offset) % len(PATTERN)] for i in range(300))
        g.run()
        while g.pending and s.fight is not None and s.fight.sequence < 3:
            decision = g.pending[0]
            if any(option[:2] == ("use", self.watched) for option in decision.options):
                yield where(g, self.mine), g
            if decision.kind == "power":
                able = [option[2] for option in decision.options]
                wanted = powers[0 if decision.seat == 0 else 1]
                g.apply(decision.seat, ("power", 0, wanted if wanted in able else able[0]))
            else:
                g.apply(decision.seat, PASS if PASS in decision.options else decision.options[0])

    def moments(self) -> dict[str, Heroes]:
        """All moments at which the card is offered, with the first game of each, for several dice and powers."""
        found: dict[str, Heroes] = {}
        for offset in (0, 1, 3):
            for colour in range(3):
                for moment, g in self.start(offset, (colour, (colour + offset) % 3)):
                    if moment not in found:
                        found[moment] = g.clone()
        return found


def where(g: Heroes, mine: int) -> str:
    """A moment in words: `before_roll my attack`."""
    window = g.stack[-1]
    assert isinstance(window, Window)
    words = [ids.MOMENTS[window.moment]]
    if window.roller >= 0:
        words.append("my" if window.roller == mine else "their")
    if window.roll >= 0:
        words.append(ids.ROLLS[window.roll])
    return " ".join(words)


def used(g: Heroes, card: int, mine: int) -> str:
    """Use the card's ability as far as to its end; says what is different then."""
    decision = g.pending[0]
    option = next(o for o in decision.options if o[:2] == ("use", card))
    before = looks(g, mine)
    use = g.use

    def use_and_stop(*arguments: Any) -> None:
        g.push(Stop(0))
        use(*arguments)

    g.use = use_and_stop  # type: ignore[method-assign]  # to look at the table once it is done
    g.apply(decision.seat, option)
    while g.pending[0].kind != "stop":
        decision = g.pending[0]
        g.apply(decision.seat, next(o for o in decision.options if o not in (PASS, DONE, NO)))
    after = looks(g, mine)
    return ", ".join(f"{key} {before[key]} > {after[key]}" for key in before if before[key] != after[key])


def looks(g: Heroes, mine: int) -> dict[str, Any]:
    """What can be seen of a combat, from one side."""
    s = g.state
    fight = g.fight()
    sides = (("my", mine), ("their", 1 - mine))
    out: dict[str, Any] = {"dice": fight.count, "boost": fight.boost}
    for whose, side in sides:
        out[f"{whose} dice"] = len(fight.dice[side])
        out[f"{whose} hits"] = dice.hits(fight, side)
    out["rolled"] = 300 - len(s.script)
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
