"""The action in progress on the table of Marvel Heroes: a headline that is being troubleshot, and a combat."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Fact
from goldenrule.games.heroes import odds
from goldenrule.games.heroes.board_base import HeroesTable, typed
from goldenrule.games.heroes.board_rolls import Rolled, roll_offs
from goldenrule.games.heroes.board_types import (
    STEPS,
    Combat,
    ComingRoll,
    DiceFact,
    Fighter,
    FighterPower,
    FightStep,
    Mission,
    NumberFact,
    PowerValue,
    RollOff,
    SideRoll,
)
from goldenrule.games.heroes.ids import COLOURS, MAX_DICE
from goldenrule.games.heroes.rules.dice import HITS, TROUBLES
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.names import own_name
from goldenrule.games.heroes.text.table import dice_text, district_name
from goldenrule.kernel.events import SeenEvent


class CombatTable(HeroesTable):
    """The part of the table with the action."""

    def mission(self) -> Mission | None:
        """The headline that is being troubleshot."""
        mission, trouble = self.table.get("mission"), self.table["trouble"]
        if not mission or mission["headline"] not in self.view.cards:
            return None
        who, place = self.teams[mission["seat"]], district_name(self.texts, mission["place"])
        cards = []
        if mission["plan"] in self.view.cards:
            cards.append(self.group("plan", [self.card(mission["plan"], tone="red")]))
        if not self.table.get("fight"):
            leads = [self.card(id, self.price(self.facts(id))[:1]) for id in self.seen_cards("lead")]
            cards.append(self.group("lead", leads))
        dice = mission["dice"]
        # the rules' Trouble Level is what the heroes and the villains' costs leave of the roll
        left = bool(dice) and trouble < sum(TROUBLES[die] for die in dice)
        called = self.t("board-heroes-trouble-left" if left else "board-heroes-trouble")
        return Mission(
            title=self.say(
                "board-heroes-mission", key="mission", who=who, name=self.name(mission["headline"]), place=place
            ),
            trouble=NumberFact(str(trouble), name=called, value=trouble, key="trouble") if dice or trouble else None,
            roll=replace(self.dice(dice), name=self.t("board-heroes-trouble-roll")) if dice else None,
            cards=cards,
        )

    def combat(self, seen: Iterable[SeenEvent]) -> Combat | None:
        """The combat, with its rolls from what the seat has seen, the last event first."""
        fight = self.table.get("fight")
        if not fight:
            return None
        hero, villain = self.name(fight["hero"]), self.name(fight["lead"])
        said = self.say("board-heroes-fight", key="combat", n=fight["sequence"], hero=hero, villain=villain)
        steps = self.fight_steps()
        return Combat(
            title=typed(NumberFact, said),
            steps=steps,
            step=STEPS[fight["step"]] if fight["step"] < len(STEPS) else None,
            heading=self.t("board-heroes-fighters"),
            hero=self.fighter(0),
            villain=self.fighter(1),
            backups=self.group("backups", [self.card(id) for id in self.seen_cards("backups")]),
            rolls=[self.roll_off(each, steps) for each in roll_offs(seen)],
        )

    def fight_steps(self) -> list[FightStep]:
        """The steps of a sequence; none is the present one before the first and after the last."""
        t = self.t
        said = [t("board-heroes-step-powers"), *(t("board-heroes-step-attack", n=n) for n in (1, 2))]
        said.append(t("board-heroes-step-outwit"))
        now = self.table["fight"]["step"]
        return [FightStep(each, tone="strong" if n == now else "", key=STEPS[n]) for n, each in enumerate(said)]

    def roll_off(self, found: Rolled, steps: Sequence[FightStep]) -> RollOff:
        """A roll-off of the combat, with what each side has rolled."""
        step = next(each.text for each in steps if each.key == found.step)
        sides: list[SideRoll | None] = []
        for side, (dice, hits) in enumerate(zip(found.dice, found.hits)):
            if dice is None:
                sides.append(None)
                continue
            code = found.fighters[side][1]
            rolled, who = self.dice(dice), self.words.name(code) if code else ""
            said = self.t("board-heroes-rolled-by", who=who, dice=rolled.text, n=hits)
            sides.append(SideRoll(said, rolled.parts, hits, found.ko == side))
        hero, villain = sides
        said = self.t("board-heroes-roll-off", step=step, n=found.sequence)
        return RollOff(found.step, step, said, found.sequence, hero, villain)

    def dice(self, dice: Sequence[int]) -> DiceFact:
        """Dice: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""
        parts = []
        for die in dice:
            short = self.t(f"board-heroes-die-{die % 6}")
            if die >= 6:
                short += f">{self.t(f'board-heroes-die-{die // 6 - 1}')}"
            parts.append(NumberFact(dice_text(self.texts, [die]), short, value=die, key="die"))
        return DiceFact(dice_text(self.texts, list(dice)), parts=parts, key="dice")

    def fighter(self, side: int) -> Fighter:
        """One side of a combat: whose it is, KO, power, the last dice, and whether it has the initiative."""
        fight = self.table["fight"]
        id, seat = ((fight["hero"], fight["seat"]), (fight["lead"], fight["runner"]))[side]
        colour, dice = fight["powers"][side], fight["dice"][side]
        power = self.say("board-heroes-sealed", tone="dim", key="sealed")
        if colour >= 0:
            found = next(each for each in self.facts(id).powers if each.colour == COLOURS[colour])
            power = self.power(found, named=True, now=fight["values"][side][found.colour])
        rolled = Fact("")
        if dice:
            hits = max(0, sum(HITS[die] for die in dice) + fight["hits"][side])
            last = self.dice(dice)
            said = self.t("board-heroes-rolled", dice=last.text, n=hits)
            hit = self.say("board-heroes-hits", key="hits", n=hits)
            rolled = Fact(said, value=hits, parts=[*last.parts, hit], key="dice")
        starts = fight["initiative"] == side
        initiative = self.say("board-heroes-initiative", key="initiative") if starts else None
        team, ko = replace(self.team_of(seat), tone=SEATS[seat]), self.ko(id)
        return Fighter(
            **(self.named(id) | {"seat": seat, "team": self.teams[seat]}),
            tone=SEATS[seat],
            main=True,
            facts=[team, ko, power, rolled, initiative or Fact("")],
            ko=ko,
            sealed=colour < 0,
            initiative=initiative,
            powers=self.powers_now(side, id),
            coming=self.coming(side, id) if fight["roll"] == side and not dice else None,
        )

    def powers_now(self, side: int, id: int) -> list[FighterPower]:
        """A fighter's powers as they are now."""
        fight, out = self.table["fight"], []
        for found in sorted(self.facts(id).powers, key=lambda power: COLOURS.index(power.colour)):
            attack, defense, outwit = fight["values"][side][found.colour]
            values = [
                PowerValue(str(attack), value=attack, printed=found.attack, key="attack"),
                PowerValue(str(defense), value=defense, printed=found.defense, key="defense"),
                PowerValue(str(outwit), value=outwit, printed=found.outwit, key="outwit"),
            ]
            said = printed.power(self.texts, found, now=(attack, defense, outwit))
            chosen = fight["powers"][side] == COLOURS.index(found.colour)
            name = own_name(self.texts, found.name) or said
            out.append(FighterPower(said, name=name, parts=values, key=found.colour, chosen=chosen))
        return out

    def coming(self, side: int, id: int) -> ComingRoll:
        """The roll that a fighter is about to make."""
        fight = self.table["fight"]
        said = self.t("board-heroes-with-boost", name=self.name(id))
        return ComingRoll(
            dice=self.number("board-heroes-coming", key="coming", value=min(fight["count"], MAX_DICE)),
            boost=Fact(said, key="boost") if fight["boost"] else None,
            odds=self.odds(side),
        )

    def odds(self, side: int) -> Fact:
        """What the roll that comes next will do, if nobody changes it any more, in percent."""
        fight = self.table["fight"]
        chances = odds.hits(min(fight["count"], MAX_DICE), fight["boost"])
        step, initiative = STEPS[fight["step"]], fight["initiative"]
        if side == (1 - initiative if step == "second_attack" else initiative):  # it rolls first
            mean, n = sum(n * p for n, p in enumerate(chances)), percent(1 - chances[0])
            said = self.t("board-heroes-odds-first", mean=self.texts.language.number(mean, 1), n=n)
            return Fact(said, value=n, key="odds")
        other = max(0, sum(HITS[die] for die in fight["dice"][1 - side]) + fight["hits"][1 - side])
        fewer, equal = sum(chances[:other]), sum(chances[other : other + 1])
        if step == "outwit":
            win = percent(1 - fewer - equal)
            return Fact(self.t("board-heroes-odds-outwit", n=win, lose=percent(fewer)), value=win, key="odds")
        who = self.name((fight["hero"], fight["lead"])[side])
        n = percent(fewer + equal) if other else 0
        return Fact(self.t("board-heroes-odds-ko", n=n, who=who), value=n, key="odds")


def percent(chance: float) -> int:
    return round(100 * chance)
