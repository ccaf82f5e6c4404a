"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

import re
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.selectors.conditions import AboutIt, IsCharacter
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face

_STEP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Translator(Protocol):
    """Where texts come from: a `goldenrule.table.texts.Texts`."""

    def t(self, key: str, /, **args: str | int) -> str: ...


def key_of(node: object) -> str:
    """The name of a node's class, or of a class, in messages: `DrawBonus` is "draw-bonus"."""
    return _STEP.sub("-", (node if isinstance(node, type) else type(node)).__name__).lower()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def card_text(texts: Translator, face: "Face") -> list[str]:
    """The text of a card, a sentence or two for each ability."""
    moment = "played" if face.kind == "battlefield" else "placed"
    return [Writer(texts, moment).ability(ability) for ability in face.abilities]


class Writer:
    """Writes one ability. `names` are the words for what has been bound, `tails` what the letters X and Y stand for."""

    def __init__(self, texts: Translator, moment: str = "placed") -> None:
        self.texts = texts
        self.moment = moment  # when an immediate effect comes: when the card is "placed" or "played"
        self.names: dict[str, str] = {}
        self.pending: dict[str, str] = {}  # what has been chosen, but not been mentioned yet
        self.tails: list[str] = []

    def t(self, key: str, /, **args: str | int) -> str:
        return self.texts.t(key, **args)

    # -- abilities -------------------------------------------------------------------------------------------------

    def ability(self, ability: a.Ability) -> str:
        if isinstance(ability, a.Permanent):
            self.names["it"] = self.t("skirmish-np-subject")
            when = self.when(ability.when)
            test = "" if ability.test is None else self.t("skirmish-text-if", cond=self.cond(ability.test))
            does = self.op(ability.effect)
            return capital(self.t("skirmish-text-permanent", when=when, test=test, does=self.tailed(does)))
        effect = getattr(ability, "effect", None)
        if effect is not None:
            does = self.tailed(self.op(effect))
            return self.t(f"skirmish-text-{key_of(ability)}", does=does, moment=self.moment)
        said = self.tailed(self.t(f"skirmish-text-{key_of(ability)}", **self.fields(ability)))
        condition = getattr(ability, "test", None)
        if condition is not None:
            said = self.t("skirmish-text-while", cond=self.cond(condition), says=said)
        return capital(said) + "."

    def when(self, when: a.When) -> str:
        of = when.subjects()
        return self.t(f"skirmish-when-{key_of(when)}", **({} if of is None else {"of": self.one_of(of)}))

    def tailed(self, said: str) -> str:
        """A clause with what its letters stand for."""
        for letter, tail in zip("XY", self.tails):
            said = self.t("skirmish-text-tail", says=said, letter=letter, is_=tail)
        self.tails = []
        return said

    # -- effects ---------------------------------------------------------------------------------------------------

    def op(self, op: o.Op) -> str:
        """A clause that says what to do."""
        if isinstance(op, o.Seq):
            return self.joined([self.op(part) for part in op.ops])
        if isinstance(op, o.If):
            cond = self.cond(op.cond)
            said = self.t("skirmish-op-if", cond=cond, then=self.op(op.then))
            if op.other is None:
                return said
            return self.t("skirmish-op-otherwise", says=said, other=self.op(op.other))
        if isinstance(op, o.Afterwards):
            return self.joined([self.op(op.first), self.op(o.If(op.cond, op.then, op.other))])
        if isinstance(op, o.ForEach):
            of = self.np(op.of)
            self.names[op.name] = self.t("skirmish-np-it")
            return self.t("skirmish-op-for-each", of=of, body=self.op(op.body))
        if isinstance(op, o.Repeat):
            return self.t("skirmish-op-repeat", n=self.amount(op.times), body=self.op(op.body))
        if isinstance(op, o.Choose):
            self.pending[op.name] = self.one_of(op.of)
            return self.op(op.body)
        if isinstance(op, o.ChooseSome):
            least, most = self.amount(op.least), self.amount(op.most)
            self.pending[op.name] = self.t("skirmish-np-some", least=least, most=most, of=self.np(op.of))
            return self.op(op.body)
        if isinstance(op, o.May):
            return self.t("skirmish-op-may", body=self.op(op.body))
        if isinstance(op, o.ChooseMode):
            modes = [self.op(mode.op) for mode in op.modes]
            return self.t("skirmish-op-modes", modes=self.t("skirmish-or").join(modes))
        return self.t(f"skirmish-op-{key_of(op)}", **self.fields(op))

    def joined(self, clauses: list[str]) -> str:
        return self.t("skirmish-then").join(clauses)

    def fields(self, node: msgspec.Struct) -> dict[str, str | int]:
        """What a message is filled with: the fields of a node in words."""
        out: dict[str, str | int] = {}
        for name in node.__struct_fields__:
            value: Any = getattr(node, name)
            if isinstance(value, e.Sel):
                out[name] = self.np(value)
                out["number"] = self.number(value)
            elif isinstance(value, e.Num):
                out[name] = self.amount(value)
            elif isinstance(value, e.Cond):
                out[name] = self.relative(value)
            elif value is None:
                out[name] = ""
            elif isinstance(value, bool):
                out[name] = "yes" if value else "no"
            elif isinstance(value, str | int):
                out[name] = value
        return out

    # -- cards, numbers, conditions ----------------------------------------------------------------------------------

    def np(self, sel: e.Sel) -> str:
        """A noun phrase for a set of cards."""
        if isinstance(sel, e.Var):
            chosen = self.pending.pop(sel.name, "")
            if chosen:
                self.names[sel.name] = self.t("skirmish-np-it" if sel.name == "it" else "skirmish-np-them")
                return chosen
            return self.names.get(sel.name) or self.t("skirmish-np-it")
        if isinstance(sel, e.Where):
            return self.t("skirmish-np-where", of=self.np(sel.of), that=self.relative(sel.cond))
        if isinstance(sel, e.Except):
            return self.t("skirmish-np-except", of=self.np(sel.of), without=self.np(sel.without))
        if isinstance(sel, e.Union):
            return self.t("skirmish-and").join(self.np(part) for part in sel.parts)
        return self.t(f"skirmish-np-{key_of(sel)}", **self.fields(sel))

    def one_of(self, sel: e.Sel) -> str:
        """One card of a set."""
        said = self.np(sel)
        return said if self.number(sel) == "one" else self.t("skirmish-np-one-of", of=said)

    def number(self, sel: e.Sel) -> str:
        """Is a set a single card, "one", or are there several, "other"?"""
        if isinstance(sel, e.Var):
            return "one" if sel.name == "it" else "other"
        if isinstance(sel, e.Where):
            return self.number(sel.of)
        return "one" if key_of(sel) in ("this", "opposite", "subject", "defender") else "other"

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
            return self.t("skirmish-plus").join(self.phrase(part) for part in num.parts)
        if isinstance(num, e.Either):
            cond, then, other = self.cond(num.cond), self.phrase(num.then), self.phrase(num.other)
            return self.t("skirmish-num-either", cond=cond, then=then, other=other)
        args: dict[str, str | int] = {}
        for name in num.__struct_fields__:
            value: Any = getattr(num, name)
            if isinstance(value, e.Num):
                args[name] = self.phrase(value)
            elif isinstance(value, e.Sel):
                args[name] = self.np(value)
                args["number"] = self.number(value)
        return self.t(f"skirmish-num-{key_of(num)}", **args)

    def cond(self, cond: e.Cond, negated: bool = False) -> str:
        """A condition as a clause."""
        if isinstance(cond, e.Not):
            return self.cond(cond.cond, not negated)
        word = "yes" if negated else "no"
        if isinstance(cond, e.All | e.AnyOf):
            parts = [self.cond(part, negated) for part in cond.conds]
            return self.t("skirmish-and" if isinstance(cond, e.All) != negated else "skirmish-or").join(parts)
        if isinstance(cond, AboutIt):
            return self.t(
                "skirmish-if-it",
                it=self.names.get("it") or self.t("skirmish-np-it"),
                is_=self.quality(cond, "one"),
                negated=word,
            )
        if isinstance(cond, e.Exists):
            return self.t("skirmish-if-exists", of=self.np(cond.of), negated=word)
        if isinstance(cond, e.AtLeast):
            left, right = self.phrase(cond.left), self.phrase(cond.right)
            return self.t("skirmish-if-at-least", left=left, right=right, negated=word)
        return self.t(f"skirmish-if-{key_of(cond)}", **self.fields(cond), negated=word)

    def relative(self, cond: e.Cond, negated: bool = False) -> str:
        """What a condition asks of the members of a set, as a relative clause."""
        if isinstance(cond, e.Not):
            return self.relative(cond.cond, not negated)
        if isinstance(cond, e.All | e.AnyOf):
            parts = [self.relative(part, negated) for part in cond.conds]
            return self.t("skirmish-and" if isinstance(cond, e.All) != negated else "skirmish-or").join(parts)
        if isinstance(cond, AboutIt):
            return self.t("skirmish-that", is_=self.quality(cond, "other"), negated="yes" if negated else "no")
        return self.t("skirmish-for-which", cond=self.cond(cond, negated))

    def quality(self, cond: AboutIt, number: str) -> str:
        """What a card is: "red", "a Main Character"."""
        fields = self.fields(cond)
        if isinstance(cond, IsCharacter):
            fields["character"] = cond.character.replace("_", " ").title()
        return self.t(f"skirmish-is-{key_of(cond)}", **fields, number=number)
