"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.plain_text import PlainWriter
from goldenrule.gamekit.text_lists import NONE, Args, Translator, capital, slug, word_name
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import FREE, CardAbility, Cost, Modifier
from goldenrule.games.heroes.ops.board import TakeAction
from goldenrule.games.heroes.ops.fights import ForbidPower, InflictKo
from goldenrule.games.heroes.ops.players import StoryAction
from goldenrule.games.heroes.ops.rolls import NextRoll, OnDice, UseRating
from goldenrule.games.heroes.selectors.conditions import Finale, HeadlineIs, Won
from goldenrule.games.heroes.selectors.numbers import Dice, HandSize, Hits, Kos
from goldenrule.games.heroes.text.names import name_of, own_name
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o
from goldenrule.kernel.choices import Choose, ChooseSome

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content, Face

_HERO_TYPES = ("hero", "ally", "event", "power_up")
_TURN_MOMENTS = ("action", "planning", "deployment")
_TYPES_OF_FIGHTERS = {"villain": "villain", "agent": "villain", "mastermind": "mastermind", "plan": "villain"}
_DICE = {"halve-doubles": "double", "double-hits": "single", "count-trouble": "trouble"}
"""What dice have to show for ops that do not say it."""


def choices(op: o.Op) -> list[e.Sel]:
    """The sets that an effect lets somebody choose from."""
    found = [op.of] if isinstance(op, Choose | ChooseSome) else []
    return found + [sel for part in op.parts() for sel in choices(part)]


class Writer(PlainWriter):
    """Writes the abilities of a card."""

    prefix = "heroes"

    def __init__(self, texts: Translator, face: "Face", content: "Content") -> None:
        super().__init__(texts)
        self.face = face
        self.content = content
        self.ability_now: CardAbility | None = None

    # -- abilities -------------------------------------------------------------------------------------------------

    def ability(self, ability: CardAbility) -> str:
        """A whole ability: its name, when it may be used, and what it does."""
        self.ability_now = ability
        name = own_name(self.texts, ability.name)
        if ability.kind == "constant":
            clauses = [self.modifier(mod) for mod in ability.mods]
            said = self.text([*clauses[:-1], self.with_letters_explained(clauses[-1])])
            return self.texts.t("heroes-text-named", name=name, says=said) if name else said
        when = self.resolved(ability) or self.moment(ability)
        label = self.texts.t("heroes-text-label", kind=ability.kind, when=when, moment=ability.moment)
        if ability.forced:
            label = self.texts.t("heroes-text-always", label=label)
        does = self.body(ability)
        if not ability.name and ability.cost != FREE:
            return self.texts.t("heroes-text-paid", label=capital(label), does=does)
        if ability.name:
            return self.texts.t("heroes-text-ability", name=name, label=label, does=does)
        return self.texts.t("heroes-text-unnamed", label=capital(label), does=does[:1].lower() + does[1:])

    def body(self, ability: CardAbility) -> str:
        """What an ability does, with its test and cost, as a sentence."""
        self.ability_now = ability
        test = "" if self.resolved(ability) else self.condition(ability)
        cost = "" if ability.cost == FREE else self.cost(ability.cost)
        does = self.with_letters_explained(self.clause(ability.effect))
        if cost:
            does = self.texts.t("heroes-text-cost", cost=cost, does=does)
        if test:
            does = self.texts.t("heroes-text-if", cond=test, does=does)
        return self.sentence(does)

    def condition(self, ability: CardAbility) -> str:
        """The condition of an ability, without what a choice in its effect needs anyway; "" for none."""
        if ability.test is None:
            return ""
        chosen = choices(ability.effect)
        conds = ability.test.conds if isinstance(ability.test, e.All) else (ability.test,)
        told = [cond for cond in conds if not (isinstance(cond, e.Exists) and cond.of in chosen)]
        return self.join([self.test(cond) for cond in told], "and-clauses")

    def resolved(self, ability: CardAbility) -> str:
        """When an effect of a scenario comes that asks how a headline went: "when you resolve a Science headline"."""
        test = ability.test
        conds = test.conds if isinstance(test, e.All) else (test,)
        won = [cond == Won() for cond in conds if cond in (Won(), e.Not(Won()))]
        headlines = [cond for cond in conds if isinstance(cond, HeadlineIs)]
        if ability.kind != "scenario" or ability.moment != "resolved" or len(won) != 1:
            return ""
        if len(headlines) > 1 or len(conds) != 1 + len(headlines):
            return ""
        about = self.parts(headlines[0] if headlines else HeadlineIs())
        return self.say("heroes-when-resolved", **about, won="yes" if won[0] else "no")

    def moment(self, ability: CardAbility) -> str:
        """When an ability may be used."""
        rolls = "all" if len(ability.rolls) == len(ids.ROLLS) else "-".join(ability.rolls)
        return self.texts.t(f"heroes-moment-{ability.moment.replace('_', '-')}", whose=ability.whose, rolls=rolls)

    def cost(self, cost: Cost) -> str:
        """What is paid, as something to do."""
        parts = []
        for name in ("resources", "villains", "plot_points", "ko"):
            n = getattr(cost, name)
            if n:
                parts.append(self.texts.t(f"heroes-cost-{name.replace('_', '-')}", n=n))
        if cost.discard:
            parts.append(self.texts.t("heroes-cost-discard"))
        if cost.recovery:
            parts.append(self.texts.t("heroes-cost-recovery"))
        return self.join(parts, "and-clauses")

    def modifier(self, mod: Modifier) -> str:
        """A change of a value while the card works, as a clause."""
        said = self.say(f"heroes-mod-{slug(mod.stat)}", of=mod.of, n=mod.amount)
        if mod.test is not None:
            if isinstance(mod.test, Finale):
                return self.texts.t("heroes-while-finale", says=said)
            said = self.say("tree-while", cond=mod.test, says=said)
        return said

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def op_seq(self, op: o.Seq) -> list[str]:
        """Clauses in order; what is done several times in a row is said once.

        A message with `.times` counts that itself ("two Story actions"), one with `.beside` says what comes not after
        the clause before it but with it ("..., and BOOST counts").
        """
        clauses: list[str] = []
        times: list[tuple[o.Op, int]] = []
        for part in op.ops:
            key = self.key("op", key_of(part))
            for said in self.clauses(part):
                if clauses and clauses[-1] == said:
                    times[-1] = part, times[-1][1] + 1
                elif clauses and "beside" in self.texts.attributes(key):
                    clauses[-1] = self.texts.attribute(key, "beside", first=clauses[-1], second=said)
                else:
                    clauses.append(said)
                    times.append((part, 1))
        return [said if n == 1 else self.repeated(part, said, n) for said, (part, n) in zip(clauses, times)]

    def repeated(self, op: o.Op, said: str, times: int) -> str:
        """An op that is done several times in a row."""
        if "times" in self.texts.attributes(self.key("op", key_of(op))):
            return self.op_message(op, times=times)
        return self.texts.t("heroes-op-times", says=said, n=times)

    def number_args(self, name: str, num: e.Num) -> tuple[Args, None]:
        """A number without its sign, and whether it is "more" or "less"."""
        if isinstance(num, e.Const):
            return {name: abs(num.n), "sign": "less" if num.n < 0 else "more"}, None
        return {name: self.letter(num), "sign": "more"}, None

    def word(self, node: object, name: str, value: str | int) -> object:
        if not value or not isinstance(value, str):
            return value
        if name in ("id", "team"):
            return name_of(self.texts, self.content, str(value))
        return word_name(self.texts, f"heroes-{name}", value) if name in ("skill", "colour") else slug(value)

    def parts(self, node: object) -> dict[str, object]:
        """The fields of a node in words, and what its kind needs besides."""
        out = super().parts(node)
        ability = self.ability_now
        if isinstance(node, OnDice):
            out["dice"] = self.dice(node, str(out.get("face", NONE)))
            out["many"] = "no" if node.n == e.Const(1) else "yes"
        elif isinstance(node, NextRoll):
            out["roller"] = ability.whose if ability is not None else "mine"
            if isinstance(node, UseRating):
                plain = isinstance(node.n, e.Const)
                out["how"] = "plain" if plain else "rival" if node.n == Dice("theirs") else "equal"
        elif isinstance(node, ForbidPower):
            out["early"] = "yes" if ability is not None and ability.moment == "sequence_start" else "no"
            if node.power in ids.COLOURS:
                out |= {"power": "colour", "colour": word_name(self.texts, "heroes-colour", node.power)}
        elif isinstance(node, InflictKo):  # the hits of one's own attack inflict another one
            result = ability is not None and ability.moment == "result" and ability.rolls == ("attack",)
            more = result and ability is not None and ability.whose == "mine" and node.of == "theirs"
            out["extra"] = "yes" if more else "no"
        elif isinstance(node, StoryAction | TakeAction):
            out["times"] = 1
        if isinstance(out.get("who"), str):
            out["player"] = self.player(out["who"])
        out["fighter"] = self.fighter(str(getattr(node, "of", "mine")))
        out["start"] = "yes" if ability is not None and ability.moment == "combat_start" else "no"
        return out

    def dice(self, op: OnDice, face: str) -> str:
        """Which dice of a roll: "all dice that show BOOST", "the best 2 dice"."""
        n = self.letter(op.n)
        how = "all" if n == ids.MAX_DICE else "some"
        if face == "any":
            face = "idle" if op.of == "mine" and key_of(op) == "reroll" else "any"
        elif face == NONE:
            face = _DICE.get(key_of(op), "boost")
        return self.texts.t(f"heroes-dice-{how}", n=n, face=face)

    def player(self, who: str) -> str:
        """Who draws, discards, gains: "you", "each player", or those whom the user faces."""
        if who != "theirs":
            return self.texts.word(f"heroes-player-{who}")
        moment = "" if self.ability_now is None else self.ability_now.moment
        if moment in _TURN_MOMENTS:
            return self.texts.word("heroes-player-others")
        return self.texts.word(
            "heroes-player-opponent" if self.face.type in _HERO_TYPES else "heroes-player-hero-player"
        )

    def fighter(self, of: str) -> str:
        """Who fights for a side."""
        if of != "mine":
            return self.texts.word("heroes-fighter-theirs")
        kind = "" if self.ability_now is None else self.ability_now.kind
        if self.face.type in _HERO_TYPES or self.face.type == "scenario":
            return self.texts.word("heroes-fighter-this-hero" if kind == "combat" else "heroes-fighter-hero")
        type = _TYPES_OF_FIGHTERS[self.face.type]
        return self.texts.word(f"heroes-fighter-this-{type}" if kind == "combat" else "heroes-fighter-lead")

    def if_at_least(self, cond: e.AtLeast, style: str) -> str:
        """Comparisons, those that cards make most in plain words."""
        left, right = cond.left, cond.right
        negated = "yes" if style in ("not", "that-not") else "no"
        if isinstance(left, Hits) and left.of == "mine" and isinstance(right, e.Sum) and len(right.parts) == 2:
            other, more = right.parts
            if isinstance(other, Hits) and other.of == "theirs" and isinstance(more, e.Const):
                return self.say("heroes-if-more-hits", n=more.n, negated=negated)
        if isinstance(left, Kos | HandSize) and isinstance(right, e.Const):
            return self.say(f"heroes-if-{key_of(left)}", **self.parts(left), n=right.n, negated=negated)
        return self.quality(cond, style)
