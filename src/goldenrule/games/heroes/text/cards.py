"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from goldenrule.gamekit.card_text import Args, Translator, TreeWriter, capital, key_of
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import FREE, CardAbility, Cost, Modifier
from goldenrule.games.heroes.ops.fights import ForbidPower, Modify
from goldenrule.games.heroes.ops.rolls import NextRoll, OnDice
from goldenrule.games.heroes.selectors.numbers import HandSize, Hits, Kos
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content, Face

NONE = "none"
"""What messages take for a part that is left out."""

_HERO_TYPES = ("hero", "ally", "event", "power_up")
_TURN_MOMENTS = ("action", "planning", "deployment")
_TYPES_OF_FIGHTERS = {"villain": "villain", "agent": "villain", "mastermind": "mastermind", "plan": "villain"}


def colour_name(texts: Translator, colour: str) -> str:
    return texts.t(f"heroes-colour-{colour}")


def choices(op: o.Op) -> list[e.Sel]:
    """The sets that an effect lets somebody choose from."""
    found = [op.of] if isinstance(op, o.Choose | o.ChooseSome) else []
    return found + [sel for part in op.parts() for sel in choices(part)]


class Writer(TreeWriter):
    """Writes the abilities of a card."""

    repeat_key = "heroes-op-repeat"
    between_modes = "heroes-or-else"

    def __init__(self, texts: Translator, face: "Face", content: "Content") -> None:
        super().__init__(texts)
        self.face = face
        self.names_of = {each.code: each.facts.name for each in content.faces}
        self.ability_now: CardAbility | None = None

    # -- abilities -------------------------------------------------------------------------------------------------

    def ability(self, ability: CardAbility) -> str:
        """A whole ability: its name, when it may be used, and what it does."""
        self.ability_now = ability
        if ability.kind == "constant":
            said = " ".join(capital(self.modifier(mod)) + "." for mod in ability.mods)
            return self.t("heroes-text-named", name=ability.name, says=said) if ability.name else said
        label = self.t("heroes-text-label", kind=ability.kind, when=self.moment(ability))
        if ability.forced:
            label = self.t("heroes-text-always", label=label)
        does = self.body(ability)
        if not ability.name and ability.cost != FREE:
            return self.t("heroes-text-paid", label=capital(label), does=does)
        if ability.name:
            return self.t("heroes-text-ability", name=ability.name, label=label, does=does)
        return self.t("heroes-text-unnamed", label=capital(label), does=does[:1].lower() + does[1:])

    def body(self, ability: CardAbility) -> str:
        """What an ability does, with its test and cost, as a sentence."""
        self.ability_now = ability
        test = self.test(ability)
        cost = "" if ability.cost == FREE else self.cost(ability.cost)
        does = self.tailed(self.op(ability.effect))
        if cost:
            does = self.t("heroes-text-cost", cost=cost, does=does)
        if test:
            does = self.t("heroes-text-if", cond=test, does=does)
        return capital(does) + "."

    def test(self, ability: CardAbility) -> str:
        """The condition of an ability, without what a choice in its effect needs anyway; "" for none."""
        if ability.test is None:
            return ""
        chosen = choices(ability.effect)
        conds = ability.test.conds if isinstance(ability.test, e.All) else (ability.test,)
        told = [cond for cond in conds if not (isinstance(cond, e.Exists) and cond.of in chosen)]
        return self.t("tree-and").join(self.cond(cond) for cond in told)

    def moment(self, ability: CardAbility) -> str:
        """When an ability may be used."""
        rolls = "all" if len(ability.rolls) == len(ids.ROLLS) else "-".join(ability.rolls)
        return self.t(f"heroes-moment-{ability.moment.replace('_', '-')}", whose=ability.whose, rolls=rolls)

    def cost(self, cost: Cost) -> str:
        """What is paid, as something to do."""
        parts = []
        for name in ("resources", "villains", "plot_points", "ko"):
            n = getattr(cost, name)
            if n:
                parts.append(self.t(f"heroes-cost-{name.replace('_', '-')}", n=n))
        if cost.discard:
            parts.append(self.t("heroes-cost-discard"))
        if cost.recovery:
            parts.append(self.t("heroes-cost-recovery"))
        return self.t("tree-and").join(parts)

    def modifier(self, mod: Modifier) -> str:
        """A change of a value while the card works, as a clause."""
        of, number = self.np(mod.of), self.number(mod.of)
        n, sign = self.change(mod.amount)
        key = f"heroes-mod-{mod.stat.replace('_', '-')}"
        said = self.tailed(self.t(key, of=of, number=number, n=n, sign=sign))
        if mod.test is not None:
            said = self.t("tree-while", cond=self.cond(mod.test), says=said)
        return said

    # -- effects ---------------------------------------------------------------------------------------------------

    def op(self, op: o.Op) -> str:
        return self.sequence(op.ops) if isinstance(op, o.Seq) else super().op(op)

    def own_op(self, op: o.Op) -> str:
        return self.t(f"heroes-op-{key_of(op)}", **self.fields(op))

    def sequence(self, ops: tuple[o.Op, ...]) -> str:
        """Clauses in order; what is done several times in a row is said once."""
        clauses: list[str] = []
        times: list[int] = []
        for op in ops:
            said = self.op(op)
            if clauses and clauses[-1] == said:
                times[-1] += 1
            else:
                clauses.append(said)
                times.append(1)
        return self.joined(
            [said if n == 1 else self.t("heroes-op-times", says=said, n=n) for said, n in zip(clauses, times)]
        )

    def field(self, name: str, value: Any) -> Args:
        if isinstance(value, e.Num):
            n, sign = self.change(value)
            return {name: n, "sign": sign}
        return super().field(name, value)

    def fields(self, node: msgspec.Struct) -> Args:
        """The fields of a node in words, and what its kind needs besides."""
        out = super().fields(node)
        ability = self.ability_now
        if isinstance(node, OnDice):
            out["dice"] = self.dice(node, str(out.get("face", "")))
            out["many"] = "no" if out["n"] == 1 else "yes"
        elif isinstance(node, NextRoll):
            out["roller"] = ability.whose if ability is not None else "mine"
        elif isinstance(node, ForbidPower):
            early = ability is not None and ability.moment == "sequence_start"
            out["early"] = "yes" if early else "no"
            if node.power in ids.COLOURS:
                out["colour"] = colour_name(self.texts, node.power)
                out["power"] = "colour"
            else:
                out["colour"] = ""
        elif isinstance(node, Modify):
            out["until"] = node.until.replace("_", "-")
        if "who" in out and not isinstance(getattr(node, "who", None), e.Sel):
            out["player"] = self.player(str(out["who"]))
        out["fighter"] = self.fighter(str(out.get("of", "mine"))) if "of" in out else ""
        out["start"] = "yes" if ability is not None and ability.moment == "combat_start" else "no"
        return out

    def dice(self, op: OnDice, face: str) -> str:
        """Which dice of a roll: "all dice that show BOOST", "the best 2 dice"."""
        n: str | int = self.amount(op.n)
        how = "all" if n == ids.MAX_DICE else "some"
        if face == "any":
            face = "idle" if op.of == "mine" and key_of(op) == "reroll" else "any"
        elif not face:
            face = {"halve-doubles": "double", "double-hits": "single", "count-trouble": "trouble"}.get(
                key_of(op), "boost"
            )
        return self.t(f"heroes-dice-{how}", n=n, face=face)

    def player(self, who: str) -> str:
        """Who draws, discards, gains: "you", "each player", or those whom the user faces."""
        if who != "theirs":
            return self.t(f"heroes-player-{who}")
        moment = "" if self.ability_now is None else self.ability_now.moment
        if moment in _TURN_MOMENTS:
            return self.t("heroes-player-others")
        return self.t("heroes-player-opponent" if self.face.type in _HERO_TYPES else "heroes-player-hero-player")

    def fighter(self, of: str) -> str:
        """Who fights for a side."""
        if of != "mine":
            return self.t("heroes-fighter-theirs")
        kind = "" if self.ability_now is None else self.ability_now.kind
        if self.face.type in _HERO_TYPES or self.face.type == "scenario":
            return self.t("heroes-fighter-this-hero" if kind == "combat" else "heroes-fighter-hero")
        type = _TYPES_OF_FIGHTERS[self.face.type]
        return self.t(f"heroes-fighter-this-{type}" if kind == "combat" else "heroes-fighter-lead")

    # -- cards -----------------------------------------------------------------------------------------------------

    def own_np(self, sel: e.Sel) -> str:
        if isinstance(sel, e.Where):
            return self.t("heroes-np-where", of=self.np(sel.of), cond=self.cond(sel.cond))
        args: Args = {}
        for name in sel.__struct_fields__:
            value = getattr(sel, name)
            args[name] = ("yes" if value else "no") if isinstance(value, bool) else value
        if "id" in args:
            args["named"] = self.names_of.get(str(args["id"]), str(args["id"]))
            args["one"] = "yes" if args["id"] else "no"
        if "skill" in args:
            args["skill"] = self.t(f"heroes-skill-{args['skill']}") if args["skill"] else NONE
        if "agents" in args or key_of(sel) == "fighter":
            args["fighter"] = self.fighter(str(args.get("of", "mine")))
        return self.t(f"heroes-np-{key_of(sel)}", **{"type": "", "fighter": "", **args})

    def single(self, sel: e.Sel) -> bool:
        if getattr(sel, "id", ""):
            return True
        if key_of(sel) == "mastermind":
            return getattr(sel, "of", "mine") == "mine"
        return key_of(sel) in ("this", "fighter", "lead", "here")

    # -- numbers ---------------------------------------------------------------------------------------------------

    def change(self, num: e.Num) -> tuple[str | int, str]:
        """A number without its sign, and whether it is "more" or "less"."""
        if isinstance(num, e.Const):
            return abs(num.n), "less" if num.n < 0 else "more"
        return self.amount(num), "more"

    def own_phrase(self, num: e.Num) -> str:
        args = self.phrase_fields(num)
        if "who" in args:
            args["player"] = self.player(str(args["who"]))
        if "of" in args:
            args["fighter"] = self.fighter(str(args["of"]))
        return self.t(f"heroes-num-{key_of(num)}", **args)

    # -- conditions ------------------------------------------------------------------------------------------------

    def own_cond(self, cond: e.Cond, negated: bool) -> str:
        word = "yes" if negated else "no"
        if isinstance(cond, e.Exists):
            return self.t("heroes-if-exists", of=self.one_of(cond.of), number=self.number(cond.of), negated=word)
        if isinstance(cond, e.AtLeast):
            return self.at_least(cond, word)
        args = self.fields(cond)
        if "colour" in args:
            args["colour"] = colour_name(self.texts, str(args["colour"]))
        if "id" in args:
            args["named"] = self.names_of.get(str(args["id"]), str(args["id"]))
        if "skill" in args:
            args["skilled"] = self.t(f"heroes-skill-{args['skill']}") if args["skill"] else NONE
        if "team" in args:
            args["teamed"] = self.names_of.get(str(args["team"]), str(args["team"])) or NONE
        return self.t(f"heroes-if-{key_of(cond)}", **args, negated=word)

    def at_least(self, cond: e.AtLeast, negated: str) -> str:
        """Comparisons, those that cards make most in plain words."""
        left, right = cond.left, cond.right
        if isinstance(left, Hits) and left.of == "mine" and isinstance(right, e.Sum) and len(right.parts) == 2:
            other, more = right.parts
            if isinstance(other, Hits) and other.of == "theirs" and isinstance(more, e.Const):
                return self.t("heroes-if-more-hits", n=more.n, negated=negated)
        if isinstance(left, Kos) and isinstance(right, e.Const):
            return self.t("heroes-if-kos", fighter=self.fighter(left.of), n=right.n, negated=negated)
        if isinstance(left, HandSize) and isinstance(right, e.Const):
            args: Mapping[str, str | int] = {"kind": left.kind, "who": left.who, "player": self.player(left.who)}
            return self.t("heroes-if-hand-size", n=right.n, negated=negated, **args)
        return self.t("heroes-if-at-least", left=self.phrase(left), right=self.phrase(right), negated=negated)
