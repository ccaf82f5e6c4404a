"""Card texts, made from op trees: the nodes that all games share here, the others by messages named after their class.

The messages of the shared nodes begin with `tree-`; those of a game's own nodes are the game's.
"""

import re
from typing import Any, ClassVar, Protocol

import msgspec

from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o

Args = dict[str, str | int]

_STEP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Translator(Protocol):
    """Where texts come from: a `goldenrule.table.texts.Texts`."""

    def t(self, key: str, /, **args: str | int) -> str: ...


def key_of(node: object) -> str:
    """The name of a node's class, or of a class, in messages: `AddDice` is "add-dice"."""
    return _STEP.sub("-", (node if isinstance(node, type) else type(node)).__name__).lower()


def capital(text: str) -> str:
    """With a capital letter first; scripts without capitals are left alone."""
    return text[:1].upper() + text[1:]


class TreeWriter:
    """Writes op trees. `names` are the words for what has been bound, `tails` what the letters X and Y stand for.

    A game writes its own nodes: `own_op`, `own_np`, `own_phrase`, `own_cond`, and says in `single` which of its sets
    are one card. The keys are those of messages in which games differ.
    """

    repeat_key: ClassVar[str]
    between_modes: ClassVar[str] = "tree-or"

    def __init__(self, texts: Translator) -> None:
        self.texts = texts
        self.names: dict[str, str] = {}
        self.pending: dict[str, str] = {}  # what has been chosen, but not been mentioned yet
        self.tails: list[str] = []

    def t(self, key: str, /, **args: str | int) -> str:
        return self.texts.t(key, **args)

    # -- what a game writes --------------------------------------------------------------------------------------------

    def own_op(self, op: o.Op) -> str:
        """A clause that says what to do."""
        raise NotImplementedError

    def own_np(self, sel: e.Sel) -> str:
        """A noun phrase for a set of cards."""
        raise NotImplementedError

    def own_phrase(self, num: e.Num) -> str:
        """A number in words."""
        raise NotImplementedError

    def own_cond(self, cond: e.Cond, negated: bool) -> str:
        """A condition as a clause."""
        raise NotImplementedError

    def single(self, sel: e.Sel) -> bool:
        """Is a set of the game a single card?"""
        raise NotImplementedError

    def field(self, name: str, value: Any) -> Args:
        """What a field of a node brings to the message of the node."""
        if isinstance(value, e.Sel):
            return {name: self.np(value), "number": self.number(value)}
        if isinstance(value, e.Num):
            return {name: self.amount(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: value} if isinstance(value, str | int) else {}

    def fields(self, node: msgspec.Struct) -> Args:
        """What the message of a node is filled with: its fields in words."""
        out: Args = {}
        for name in node.__struct_fields__:
            out |= self.field(name, getattr(node, name))
        return out

    # -- effects -------------------------------------------------------------------------------------------------------

    def op(self, op: o.Op) -> str:
        """A clause that says what to do."""
        if isinstance(op, o.Seq):
            return self.joined([self.op(part) for part in op.ops])
        if isinstance(op, o.If):
            said = self.t("tree-if", cond=self.cond(op.cond), then=self.op(op.then))
            if op.other is None:
                return said
            return self.t("tree-otherwise", says=said, other=self.op(op.other))
        if isinstance(op, o.Afterwards):
            return self.joined([self.op(op.first), self.op(o.If(op.cond, op.then, op.other))])
        if isinstance(op, o.ForEach):
            of = self.np(op.of)
            self.names[op.name] = self.t("tree-it")
            return self.t("tree-for-each", of=of, body=self.op(op.body))
        if isinstance(op, o.Repeat):
            return self.t(self.repeat_key, n=self.amount(op.times), body=self.op(op.body))
        if isinstance(op, o.Choose):
            self.pending[op.name] = self.one_of(op.of)
            return self.op(op.body)
        if isinstance(op, o.ChooseSome):
            least, most = self.amount(op.least), self.amount(op.most)
            self.pending[op.name] = self.t("tree-some", least=least, most=most, of=self.np(op.of))
            return self.op(op.body)
        if isinstance(op, o.May):
            return self.t("tree-may", body=self.op(op.body))
        if isinstance(op, o.ChooseMode):
            modes = [self.op(mode.op) for mode in op.modes]
            return self.t("tree-modes", modes=self.t(self.between_modes).join(modes))
        if isinstance(op, o.Bind):
            return self.t("tree-bind", number=self.amount(op.number))
        if isinstance(op, o.Nothing):
            return self.t("tree-nothing")
        return self.own_op(op)

    def joined(self, clauses: list[str]) -> str:
        return self.t("tree-then").join(clauses)

    def tailed(self, said: str) -> str:
        """A clause with what its letters stand for."""
        for letter, tail in zip("XY", self.tails):
            said = self.t("tree-tail", says=said, letter=letter, is_=tail)
        self.tails = []
        return said

    # -- sets of cards -------------------------------------------------------------------------------------------------

    def np(self, sel: e.Sel) -> str:
        """A noun phrase for a set of cards."""
        if isinstance(sel, e.Var):
            chosen = self.pending.pop(sel.name, "")
            if chosen:
                self.names[sel.name] = self.t("tree-it" if self.number(sel) == "one" else "tree-them")
                return chosen
            return self.names.get(sel.name) or self.t("tree-it")
        if isinstance(sel, e.Except):
            return self.t("tree-except", of=self.np(sel.of), without=self.np(sel.without))
        if isinstance(sel, e.Union):
            return self.t("tree-and").join(self.np(part) for part in sel.parts)
        return self.own_np(sel)

    def one_of(self, sel: e.Sel) -> str:
        """One card of a set."""
        said = self.np(sel)
        return said if self.number(sel) == "one" else self.t("tree-one-of", of=said)

    def number(self, sel: e.Sel) -> str:
        """Is a set a single card, "one", or are there several, "other"?"""
        if isinstance(sel, e.Where | e.Except):
            return self.number(sel.of)
        if isinstance(sel, e.Var):
            return "other" if sel.name == "them" else "one"
        return "one" if self.single(sel) else "other"

    # -- numbers -------------------------------------------------------------------------------------------------------

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
            return self.t("tree-plus").join(self.phrase(part) for part in num.parts)
        if isinstance(num, e.Either):
            cond, then, other = self.cond(num.cond), self.phrase(num.then), self.phrase(num.other)
            return self.t("tree-either", cond=cond, then=then, other=other)
        if isinstance(num, e.Count):
            return self.t("tree-count", of=self.np(num.of))
        if isinstance(num, e.Times):
            return self.t("tree-times", left=self.phrase(num.left), right=self.phrase(num.right))
        if isinstance(num, e.AtMost):
            return self.t("tree-at-most", number=self.phrase(num.number), cap=self.phrase(num.cap))
        if isinstance(num, e.Result):
            return self.t("tree-result")
        if isinstance(num, e.Bound):
            return self.t("tree-bound")
        return self.own_phrase(num)

    def phrase_fields(self, num: e.Num) -> Args:
        """The same as `fields` for a number that is written as a phrase: so are the numbers in it."""
        out: Args = {}
        for name in num.__struct_fields__:
            value = getattr(num, name)
            out |= {name: self.phrase(value)} if isinstance(value, e.Num) else self.field(name, value)
        return out

    # -- conditions ----------------------------------------------------------------------------------------------------

    def cond(self, cond: e.Cond, negated: bool = False) -> str:
        """A condition as a clause."""
        if isinstance(cond, e.Not):
            return self.cond(cond.cond, not negated)
        if isinstance(cond, e.All | e.AnyOf):
            return self.both_or_either(cond, [self.cond(part, negated) for part in cond.conds], negated)
        return self.own_cond(cond, negated)

    def both_or_either(self, cond: e.All | e.AnyOf, parts: list[str], negated: bool) -> str:
        """Conditions that all hold, or one of which holds; what is negated the other way round."""
        return self.t("tree-and" if isinstance(cond, e.All) != negated else "tree-or").join(parts)
