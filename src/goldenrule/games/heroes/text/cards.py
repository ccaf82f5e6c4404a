"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import FREE, CardAbility, Cost, Modifier
from goldenrule.games.heroes.ops.fights import ForbidPower, Modify
from goldenrule.games.heroes.ops.rolls import NextRoll, OnDice
from goldenrule.games.heroes.selectors.numbers import HandSize, Hits, Kos
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content, Face

Args = dict[str, str | int]
NONE = "none"
"""What messages take for a part that is left out."""

_STEP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_HERO_TYPES = ("hero", "ally", "event", "power_up")
_TURN_MOMENTS = ("action", "planning", "deployment")
_TYPES_OF_FIGHTERS = {"villain": "villain", "agent": "villain", "mastermind": "mastermind", "plan": "villain"}


class Translator(Protocol):
    """Where texts come from: a `goldenrule.table.texts.Texts`."""

    def t(self, key: str, /, **args: str | int) -> str: ...


def key_of(node: object) -> str:
    """The name of a node's class, or of a class, in messages: `AddDice` is "add-dice"."""
    return _STEP.sub("-", (node if isinstance(node, type) else type(node)).__name__).lower()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def colour_name(texts: Translator, colour: str) -> str:
    return texts.t(f"heroes-colour-{colour}")


def choices(op: o.Op) -> list[e.Sel]:
    """The sets that an effect lets somebody choose from."""
    found = [op.of] if isinstance(op, o.Choose | o.ChooseSome) else []
    return found + [sel for part in op.parts() for sel in choices(part)]


class Writer:
    """Writes the abilities of a card. `names` are the words for what has been bound, `pending` those not used yet."""

    def __init__(self, texts: Translator, face: "Face", content: "Content") -> None:
        self.texts = texts
        self.face = face
        self.names_of = {each.code: each.facts.name for each in content.faces}
        self.names: dict[str, str] = {}
        self.pending: dict[str, str] = {}  # what has been chosen, but not been mentioned yet
        self.tails: list[str] = []  # what the letters X and Y stand for
        self.ability_now: CardAbility | None = None

    def t(self, key: str, /, **args: str | int) -> str:
        return self.texts.t(key, **args)

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
        return self.t("heroes-and").join(self.cond(cond) for cond in told)

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
        return self.t("heroes-and").join(parts)

    def modifier(self, mod: Modifier) -> str:
        """A change of a value while the card works, as a clause."""
        of, number = self.np(mod.of), self.number(mod.of)
        n, sign = self.change(mod.amount)
        key = f"heroes-mod-{mod.stat.replace('_', '-')}"
        said = self.tailed(self.t(key, of=of, number=number, n=n, sign=sign))
        if mod.test is not None:
            said = self.t("heroes-text-while", cond=self.cond(mod.test), says=said)
        return said

    def tailed(self, said: str) -> str:
        """A clause with what its letters stand for."""
        for letter, tail in zip("XY", self.tails):
            said = self.t("heroes-text-tail", says=said, letter=letter, is_=tail)
        self.tails = []
        return said

    # -- effects ---------------------------------------------------------------------------------------------------

    def op(self, op: o.Op) -> str:
        """A clause that says what to do."""
        if isinstance(op, o.Seq):
            return self.sequence(op.ops)
        if isinstance(op, o.If):
            said = self.t("heroes-op-if", cond=self.cond(op.cond), then=self.op(op.then))
            if op.other is None:
                return said
            return self.t("heroes-op-otherwise", says=said, other=self.op(op.other))
        if isinstance(op, o.Afterwards):
            return self.joined([self.op(op.first), self.op(o.If(op.cond, op.then, op.other))])
        if isinstance(op, o.ForEach):
            of = self.np(op.of)
            self.names[op.name] = self.t("heroes-np-it")
            return self.t("heroes-op-for-each", of=of, body=self.op(op.body))
        if isinstance(op, o.Repeat):
            return self.t("heroes-op-repeat", n=self.amount(op.times), body=self.op(op.body))
        if isinstance(op, o.Choose):
            self.pending[op.name] = self.one_of(op.of)
            return self.op(op.body)
        if isinstance(op, o.ChooseSome):
            least, most = self.amount(op.least), self.amount(op.most)
            self.pending[op.name] = self.t("heroes-np-some", least=least, most=most, of=self.np(op.of))
            return self.op(op.body)
        if isinstance(op, o.May):
            return self.t("heroes-op-may", body=self.op(op.body))
        if isinstance(op, o.ChooseMode):
            modes = [self.op(mode.op) for mode in op.modes]
            return self.t("heroes-op-modes", modes=self.t("heroes-or-else").join(modes))
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

    def joined(self, clauses: list[str]) -> str:
        return self.t("heroes-then").join(clauses)

    def fields(self, node: msgspec.Struct) -> Args:
        """What a message is filled with: the fields of a node in words, and what its kind needs besides."""
        out: Args = {}
        for name in node.__struct_fields__:
            value: Any = getattr(node, name)
            if isinstance(value, e.Sel):
                out[name] = self.np(value)
                out["number"] = self.number(value)
            elif isinstance(value, e.Num):
                out[name], out["sign"] = self.change(value)
            elif isinstance(value, bool):
                out[name] = "yes" if value else "no"
            elif isinstance(value, str | int):
                out[name] = value
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

    def np(self, sel: e.Sel) -> str:
        """A noun phrase for a set of cards."""
        if isinstance(sel, e.Var):
            chosen = self.pending.pop(sel.name, "")
            if chosen:
                self.names[sel.name] = self.t("heroes-np-it" if sel.name != "them" else "heroes-np-them")
                return chosen
            return self.names.get(sel.name) or self.t("heroes-np-it")
        if isinstance(sel, e.Where):
            return self.t("heroes-np-where", of=self.np(sel.of), cond=self.cond(sel.cond))
        if isinstance(sel, e.Except):
            return self.t("heroes-np-except", of=self.np(sel.of), without=self.np(sel.without))
        if isinstance(sel, e.Union):
            return self.t("heroes-and").join(self.np(part) for part in sel.parts)
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

    def one_of(self, sel: e.Sel) -> str:
        """One card of a set."""
        said = self.np(sel)
        return said if self.number(sel) == "one" else self.t("heroes-np-one-of", of=said)

    def number(self, sel: e.Sel) -> str:
        """Is a set a single card, "one", or are there several, "other"?"""
        if isinstance(sel, e.Var):
            return "one" if sel.name != "them" else "other"
        if isinstance(sel, e.Where | e.Except):
            return self.number(sel.of)
        if getattr(sel, "id", ""):
            return "one"
        if key_of(sel) == "mastermind" and getattr(sel, "of", "mine") != "mine":
            return "other"
        return "one" if key_of(sel) in ("this", "fighter", "lead", "mastermind", "here") else "other"

    # -- numbers ---------------------------------------------------------------------------------------------------

    def change(self, num: e.Num) -> tuple[str | int, str]:
        """A number without its sign, and whether it is "more" or "less"."""
        if isinstance(num, e.Const):
            return abs(num.n), "less" if num.n < 0 else "more"
        return self.amount(num), "more"

    def amount(self, num: e.Num) -> str | int:
        """A number, or a letter that the end of the clause explains."""
        if isinstance(num, e.Const):
            return num.n
        phrase = self.phrase(num)
        if phrase not in self.tails:
            self.tails.append(phrase)
        return "XY"[min(1, self.tails.index(phrase))]

    def phrase(self, num: e.Num) -> str:
        """A number in words."""
        if isinstance(num, e.Const):
            return str(num.n)
        if isinstance(num, e.Sum):
            return self.t("heroes-plus").join(self.phrase(part) for part in num.parts)
        if isinstance(num, e.Either):
            cond, then, other = self.cond(num.cond), self.phrase(num.then), self.phrase(num.other)
            return self.t("heroes-num-either", cond=cond, then=then, other=other)
        args: Args = {}
        for name in num.__struct_fields__:
            value: Any = getattr(num, name)
            if isinstance(value, e.Num):
                args[name] = self.phrase(value)
            elif isinstance(value, e.Sel):
                args[name] = self.np(value)
            else:
                args[name] = value
        if "who" in args:
            args["player"] = self.player(str(args["who"]))
        if "of" in args:
            args["fighter"] = self.fighter(str(args["of"]))
        return self.t(f"heroes-num-{key_of(num)}", **args)

    # -- conditions ------------------------------------------------------------------------------------------------

    def cond(self, cond: e.Cond, negated: bool = False) -> str:
        """A condition as a clause."""
        if isinstance(cond, e.Not):
            return self.cond(cond.cond, not negated)
        word = "yes" if negated else "no"
        if isinstance(cond, e.All | e.AnyOf):
            parts = [self.cond(part, negated) for part in cond.conds]
            return self.t("heroes-and" if isinstance(cond, e.All) != negated else "heroes-or").join(parts)
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
