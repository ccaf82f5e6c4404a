"""Powers and dice of a combat, and the Trouble roll, for clients that show them roll by roll."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.story_text import DiceRoll, SeenValue, StageStep
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules.dice import HITS, TROUBLES
from goldenrule.games.heroes.text.combat_story import loser
from goldenrule.games.heroes.text.table import dice_text, printed_power

if TYPE_CHECKING:
    from goldenrule.games.heroes.text.story import HeroesStory

NOTHING: SeenValue = [0, ""]
SIDES = ("hero", "villain", "nobody")
_ATTACKS = ("first_attack", "second_attack")


class StageCombat:
    """What a line of a story tells of a combat so far; `fighters` are those of it, as far as the line names them."""

    def __init__(self, story: "HeroesStory") -> None:
        self.story = story
        self.log = story.log
        self.fighters: list[SeenValue] = [NOTHING, NOTHING]
        self.mission: tuple[int, SeenValue] = (-1, NOTHING)  # who troubleshoots which headline
        self.trouble_roll: DiceRoll | None = None
        self.cause = ""  # of the next change of the Trouble Level
        self.attacks = 0  # of the sequence
        self.part = ""
        self.first = ids.HEROES  # who attacks, or rolls first in the outwit duel
        self.dice: list[tuple[int, ...]] = [(), ()]
        self.hits: list[int | None] = [None, None]

    def hear(self, seen: SeenValue) -> list[StageStep]:
        """The steps of an event about powers or dice; it keeps what it needs of the others."""
        event, *values = seen
        match event:
            case "troubleshoot":
                self.mission, self.cause = (values[0], values[1]), ""
            case "reduced":
                self.cause = "skill"
            case "use":
                self.cause = "abilities"
            case "move" if values[2] in (ids.LEAD, ids.BACKUPS):
                self.cause = "villains"
            case "fight":
                self.fighters = values[:2]
            case "fighter":
                self.fighters[ids.HEROES] = values[0]
            case "unfought":
                self.attacks += 1
            case "powers":
                return self.powers(*values)
            case "roll":
                return [self.trouble(values[2]) if values[0] < 0 else self.roll(*values[:3])]
            case "reroll":
                return [self.reroll(*values)]
            case "dice":
                return [self.changed(*values)]
            case "hits":
                return [self.compared(*values)]
        return []

    def seat(self, side: int) -> int:
        """Who plays a side, -1 where the line does not say."""
        state, code = self.log.game.state, self.fighters[side][1]
        if side == ids.HEROES:
            team = self.log.game.content.face(code).team if code else ""
            return state.teams.index(team) if team in state.teams else -1
        masterminds = [self.log.game.mastermind(seat) for seat in range(state.seats)]
        codes = [self.log.game.code(each) if each else "" for each in masterminds]
        return codes.index(code) if code in codes else self.story.runner

    def powers(self, hero: SeenValue, villain: SeenValue, *colours: int) -> list[StageStep]:
        """Both sides show their powers; one can do so before the other."""
        self.fighters = [hero, villain]
        self.attacks, self.part = 0, ""
        out = []
        for side, (card, colour) in enumerate(zip(self.fighters, colours)):
            if colour >= 0:
                power = printed_power(self.log.texts, self.log.game.content.face(card[1]), colour)
                text, seat = self.say("heroes-told-power", side, power=power), self.seat(side)
                id, code = card
                out.append(StageStep("power", id, code, place=ids.COLOURS[colour], seat=seat, text=text))
        return out

    def trouble(self, dice: Sequence[int]) -> StageStep:
        """The Trouble roll, of the headline that is troubleshot."""
        roll = self.trouble_roll = DiceRoll(tuple(dice), tuple([TROUBLES[die] for die in dice]), part="trouble")
        n, (seat, headline) = sum(roll.worth), self.mission
        text = self.say("heroes-told-roll", -1, kind="trouble", dice=dice_text(self.log.texts, list(dice)), n=n)
        return StageStep(
            "roll", target=headline[0], target_code=headline[1], place="trouble", seat=seat, n=n, text=text, weight=2,
            roll=roll,
        )  # fmt: skip

    def roll(self, kind: int, side: int, dice: Sequence[int]) -> StageStep:
        """A roll of a side; that of an attack, and the first of an outwit duel, begin a comparison."""
        if kind == ids.ATTACK or (kind == ids.OUTWIT and self.part != "outwit"):
            self.part = "outwit" if kind == ids.OUTWIT else _ATTACKS[min(self.attacks, 1)]
            self.attacks += kind == ids.ATTACK
            self.first, self.dice, self.hits = side, [(), ()], [None, None]
        n = sum([HITS[die] for die in dice])
        self.dice[side], self.hits[side] = tuple(dice), n
        text = self.say("heroes-told-roll", side, kind=ids.ROLLS[kind], dice=dice_text(self.log.texts, list(dice)), n=n)
        return self.told("roll", side, n, text, ids.ROLLS[kind], weight=2)

    def reroll(self, side: int, dice: Sequence[int], number: int) -> StageStep:
        """Dice are rolled again; how the whole roll is then comes next."""
        text = self.say("heroes-told-reroll", side, dice=dice_text(self.log.texts, list(dice)))
        roll = DiceRoll(tuple(dice), tuple([HITS[die] for die in dice]), part=self.part)
        id, code = self.fighters[side]
        return StageStep("reroll", id, code, place=SIDES[side], n=number, text=text, roll=roll)

    def changed(self, side: int, dice: Sequence[int], hits: int) -> StageStep:
        """An ability has changed a roll."""
        before, now = self.dice[side], tuple(dice)
        grown = len(now) >= len(before)  # else some have been taken out
        again = tuple([n for n, die in enumerate(now) if n >= len(before) or die != before[n]]) if grown else ()
        self.dice[side], self.hits[side] = now, hits
        text = self.say("heroes-told-dice", side, dice=dice_text(self.log.texts, list(dice)), n=hits)
        return self.told("dice", side, hits, text, SIDES[side], again)

    def told(
        self, key: str, side: int, n: int, text: str, place: str, again: tuple[int, ...] = (), weight: int = 1
    ) -> StageStep:
        """A step with the whole roll of a side."""
        dice, beat = self.dice[side], self.hits[1 - side]
        worth = tuple([HITS[die] for die in dice])
        roll = DiceRoll(dice, worth, n - sum(worth), self.part, again, beat)
        id, code = self.fighters[side]
        return StageStep(key, id, code, place=place, seat=self.seat(side), n=n, text=text, weight=weight, roll=roll)

    def compared(self, mine: int, theirs: int) -> StageStep:
        """Two rolls are compared: `place` is the side that is due a KO."""
        kind = ids.OUTWIT if self.part == "outwit" else ids.ATTACK
        lost, duel = loser(kind, self.first, mine, theirs), kind == ids.OUTWIT
        who, n, beat = (1 - self.first, theirs, mine) if lost == self.first else (self.first, mine, theirs)
        result = ("tie" if duel else "fails") if lost < 0 else "duel" if duel else "hits"
        (id, code), other = self.fighters[who], self.fighters[1 - who]
        text = self.say("heroes-told-hits", who, result=result, other=self.log.card(other), mine=n, theirs=beat)
        return StageStep(
            "hits", id, code, target=other[0], target_code=other[1], place=SIDES[lost], n=n, text=text,
            roll=DiceRoll(part=self.part, beat=beat),
        )  # fmt: skip

    def say(self, key: str, side: int, **args: str | int) -> str:
        """A sentence on what the fighter of a side does."""
        if side >= 0:
            args["card"] = self.log.card(self.fighters[side])
        return self.log.texts.t(key, **args)
