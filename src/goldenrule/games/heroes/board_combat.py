"""The action in progress on the table of Marvel Heroes: a headline that is being troubleshot, and a combat."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Card, Fact, Group, Note, Panel, Piece
from goldenrule.games.heroes import odds
from goldenrule.games.heroes.board_base import HeroesTable
from goldenrule.games.heroes.ids import COLOURS, MAX_DICE, ROLLS
from goldenrule.games.heroes.rules.dice import HITS
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.names import own_name
from goldenrule.games.heroes.text.table import dice_text, district_name

STEPS = ("powers", "first_attack", "second_attack", "outwit")


class CombatTable(HeroesTable):
    """The part of the table with the action."""

    def action(self) -> Panel | None:
        """The headline that is being troubleshot, and the combat."""
        mission, fight = self.table.get("mission"), self.table.get("fight")
        title, body = [], list[Group]()
        if mission and mission["headline"] in self.view.cards:
            about: dict[str, Any] = {
                "who": self.teams[mission["seat"]],
                "name": self.name(mission["headline"]),
                "place": district_name(self.texts, mission["place"]),
            }
            title.append(self.say("board-heroes-mission", key="mission", **about))
            trouble = Fact(str(self.table["trouble"]), value=self.table["trouble"], key="trouble")
            body.append(Group(self.t("board-heroes-trouble"), [trouble], key="trouble"))
            if mission["dice"]:
                body.append(
                    Group(self.t("board-heroes-trouble-roll"), [self.dice(mission["dice"])], key="trouble_roll")
                )
            if mission["plan"] in self.view.cards:
                body.append(Group(self.t("board-heroes-plan"), [self.card(mission["plan"], tone="red")], key="plan"))
            if not fight:
                leads = [self.card(id, self.price(self.facts(id))[:1]) for id in self.lying("lead")]
                body.append(Group(self.t("board-heroes-lead"), leads, key="lead"))
        if fight:
            names: dict[str, Any] = {"hero": self.name(fight["hero"]), "villain": self.name(fight["lead"])}
            title.append(self.say("board-heroes-fight", key="combat", n=fight["sequence"], **names))
            fighters = [self.fighter(fight, i) for i in (0, 1)]
            backups = [self.card(id) for id in self.lying("backups")]
            body.append(Group(self.t("board-heroes-fighters"), fighters, as_table=True, key="fighters"))
            body.append(Group(self.t("board-heroes-backups"), backups, key="backups"))
        if not title:
            return None
        note = Note(self.t("board-heroes-dice-key"))
        shown: list[Piece] = [*(group for group in body if group.items), note]
        steps = self.fight_steps(fight) if fight else ()
        return Panel(title, shown, tone="red" if fight else "dim", key="combat" if fight else "mission", steps=steps)

    def fight_steps(self, fight: dict[str, Any]) -> list[Fact]:
        """The steps of a sequence; none is the present one before the first and after the last."""
        t = self.t
        said = [t("board-heroes-step-powers"), *(t("board-heroes-step-attack", n=n) for n in (1, 2))]
        said.append(t("board-heroes-step-outwit"))
        now = fight["step"]
        return [Fact(each, tone="strong" if n == now else "", key=STEPS[n]) for n, each in enumerate(said)]

    def dice(self, dice: Sequence[int]) -> Fact:
        """Dice: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""
        parts = []
        for die in dice:
            short = self.t(f"board-heroes-die-{die % 6}")
            if die >= 6:
                short += f">{self.t(f'board-heroes-die-{die // 6 - 1}')}"
            parts.append(Fact(dice_text(self.texts, [die]), short, value=die, key="die"))
        return Fact(dice_text(self.texts, list(dice)), parts=parts, key="dice")

    def fighter(self, fight: dict[str, Any], side: int) -> Card:
        """One side of a combat: whose it is, KO, power, the last dice, and whether it has the initiative."""
        id, seat = ((fight["hero"], fight["seat"]), (fight["lead"], fight["runner"]))[side]
        colour, dice = fight["powers"][side], fight["dice"][side]
        power = self.say("board-heroes-sealed", tone="dim", key="sealed")
        if colour >= 0:
            power = self.power(next(each for each in self.facts(id).powers if each.colour == COLOURS[colour]), True)
        rolled = Fact("")
        if dice:
            hits = max(0, sum(HITS[die] for die in dice) + fight["hits"][side])
            last = self.dice(dice)
            said = self.t("board-heroes-rolled", dice=last.text, n=hits)
            hit = self.say("board-heroes-hits", key="hits", n=hits)
            rolled = Fact(said, value=hits, parts=[*last.parts, hit], key="dice")
        starts = self.say("board-heroes-initiative", key="initiative") if fight["initiative"] == side else Fact("")
        team = replace(self.team_of(seat), tone=SEATS[seat])
        shown = [team, self.ko(id), power, rolled, starts]
        return self.card(id, shown, tone=SEATS[seat], main=True, more=self.powers_now(fight, side, id))

    def powers_now(self, fight: dict[str, Any], side: int, id: int) -> list[Fact]:
        """A fighter's powers as they are now, the one that is used "strong", and the roll that comes next."""
        out = []
        for found in self.facts(id).powers:
            values = fight["values"][side][found.colour]
            parts = [Fact(str(n), value=n, key=key) for key, n in zip(ROLLS, values)]
            used = fight["powers"][side] >= 0 and COLOURS[fight["powers"][side]] == found.colour
            out.append(
                Fact(
                    printed.power(self.texts, found),
                    "",
                    own_name(self.texts, found.name),
                    parts=parts,
                    key=found.colour,
                )
            )
            if used:
                out[-1] = replace(out[-1], tone="strong")
        if fight["roll"] == side and not fight["dice"][side]:
            out.append(self.say("board-heroes-coming", key="coming", n=min(fight["count"], MAX_DICE)))
            if fight["boost"]:
                out.append(Fact(self.t("board-heroes-with-boost", name=self.name(id)), key="boost"))
            out.append(self.odds(fight, side))
        return out

    def odds(self, fight: dict[str, Any], side: int) -> Fact:
        """What the roll that comes next will do, if nobody changes it any more, in percent."""
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
