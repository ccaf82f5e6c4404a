"""Card texts, made from op trees: every node is a message named after its class, filled with its fields in words.

The key of a message is the game's prefix, the kind of the node (op, np, num, if) and the name of its class; nodes that
read alike in every game are named `tree-` and their class. A message says in an attribute named like a field how it
wants the field: a set in a number and a case (`.to = each subject`), a number as a phrase (`.n = phrase`), an effect in
a mood. A noun says in `.form` what other words have to agree with, which they find as `$toform`. Thus the grammar is
in the bundles. What needs more than fields has a method named after its kind and class (`np_where`, `op_choose`).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

from goldenrule.gamekit.nouns import NUMBERS, BoundName, Noun, Thing
from goldenrule.gamekit.text_lists import NONE, Args, Translator, capital, slug, subject_once
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o
from goldenrule.kernel.choices import Choose, ChooseMode, May
from goldenrule.kernel.ops import Mode
from goldenrule.packs.field_types import snake

Parts = Mapping[str, object]
"""What a message is made of, by the names that it knows: words, numbers and nodes."""

_NODES = (e.Sel, e.Num, e.Cond, o.Op)
_NEGATED = {"plain": "not", "not": "plain", "that": "that-not", "that-not": "that"}


class WholeSentences(str):
    """Text that already consists of whole sentences."""

    __slots__ = ()


class ContinuingClause(str):
    """A clause that goes on from the one before it, whatever the sentence."""

    __slots__ = ()


@cache
def _class_key(kind: type) -> str:
    return snake(kind.__name__).replace("_", "-")


def key_of(node: object) -> str:
    """The name of a node's class, or of a class, in messages: `AddDice` is "add-dice"."""
    return _class_key(node if isinstance(node, type) else type(node))


class TreeWriter:
    """Writes op trees. `names` say what has been bound, and `mood` in which mood ops are written.

    A game gives its `prefix`, writes the words of fields (`word`) and the nodes that need more than a message. `form`
    is what words agree with if a noun says nothing of it; `others` are sets without which a set is "the others".
    """

    prefix: ClassVar[str]
    form: ClassVar[str] = "one"
    others: ClassVar[tuple[type[e.Sel], ...]] = ()
    references: ClassVar[Mapping[str, e.Sel]] = {}
    """Sets that a message may ask for though they are no fields: the card itself, what a trigger is about."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts
        self.names: dict[str, BoundName] = {}
        self.mood = "imperative"
        self.last: o.Op | None = None

    # -- messages ------------------------------------------------------------------------------------------------------

    def key(self, kind: str, name: str) -> str:
        """The key of a node of the game, or of one that reads alike in every game."""
        own = f"{self.prefix}-{kind}-{name}"
        return own if self.texts.has(own) else f"tree-{name}"

    def writer_of(self, kind: str, node: object) -> Any:
        """What writes a node that needs more than a message, None if nothing does."""
        return getattr(self, f"{kind}_{key_of(node).replace('-', '_')}", None)

    def word(self, node: object, name: str, value: str | int) -> object:
        """What a field brings that is a word or a number of the data: a word of the language, or a set."""
        return slug(value) if isinstance(value, str) else value

    def parts(self, node: Any) -> dict[str, Any]:
        """What the message of a node is made of: its fields."""
        out: dict[str, object] = {}
        for name in node.FIELDS:
            value = getattr(node, name)
            if isinstance(value, bool):
                out[name] = "yes" if value else "no"
            elif value is None or value == "":
                out[name] = self.word(node, name, "") or NONE
            else:
                out[name] = value if isinstance(value, _NODES) else self.word(node, name, value)
        return out

    def message_args(self, key: str, parts: Parts, phrases: bool = False) -> tuple[Args, object]:
        """The arguments of a message, and the amount that adds a tail to it. `phrases`: numbers are phrases."""
        args: Args = {"mood": self.mood}
        amount = None
        nodes = []
        for name, part in parts.items():
            if isinstance(part, (str, int)):
                args[name] = part
            elif isinstance(part, _NODES):
                nodes.append((name, part))
        wants = self.texts.attributes(key)
        if wants:
            nodes += [(name, sel) for name, sel in self.references.items() if name in wants and name not in parts]
        for name, part in nodes:
            asked = self.texts.attribute(key, name, **args) if name in wants else ""
            if isinstance(part, e.Sel):
                args[name], args[f"{name}form"] = found = self.noun_asked_for(part, asked)
                args.setdefault("number", found.form.partition("-")[0])
            elif isinstance(part, e.Cond):
                args[name] = self.test(part, asked or "plain")
            elif isinstance(part, o.Op):
                args[name] = self.clause(part, asked)
            elif phrases or asked == "phrase":
                args[name] = self.phrase(part)
            else:
                told, amount = self.number_args(name, part)
                args |= told
        if amount is not None and self.texts.attribute(key, "amount") == "inside":
            amount = None
        return args, amount

    def say(self, key: str, /, **parts: object) -> str:
        """A message filled with parts in words; whole sentences stay whole sentences."""
        args, amount = self.message_args(key, parts)
        text = self.texts.t(key, **args)
        if amount is not None:
            text = self.tail(text, amount)
        if any([type(part) is WholeSentences for part in parts.values()]) or "whole" in self.texts.attributes(key):
            return WholeSentences(text)
        return text

    # -- effects -------------------------------------------------------------------------------------------------------

    def clauses(self, op: o.Op) -> list[str]:
        """An op as clauses, each of which may become a sentence."""
        write = self.writer_of("op", op)
        found: list[str] = write(op) if write else [self.op_message(op)]
        self.last = op
        return found

    def op_message(self, op: o.Op, **more: object) -> str:
        """An op as its message says it."""
        return self.say(self.key("op", key_of(op)), **self.parts(op) | more)

    def clause(self, op: o.Op, mood: str = "") -> str:
        """An op as one clause."""
        before = self.mood
        self.mood = mood or before
        found = self.join(self.clauses(op))
        self.mood = before
        return found

    def op_seq(self, op: o.Seq) -> list[str]:
        return [clause for each in op.ops for clause in self.clauses(each)]

    def op_if(self, op: o.If) -> list[str]:
        return self.conditional("if", self.test(op.cond), op.then, op.other)

    def conditional(self, name: str, cond: str, then: o.Op, other: o.Op | None) -> list[str]:
        out = [self.say(self.key("op", name), cond=cond, then=self.clause(then))]
        if other is not None:
            out.append(ContinuingClause(self.say(self.key("op", "otherwise"), other=self.clause(other))))
        return out

    def op_afterwards(self, op: o.Afterwards) -> list[str]:
        first = self.op_with_result(op.first)
        return [*first, *self.conditional("if", self.test(op.cond), op.then, op.other)]

    def op_with_result(self, op: o.Op) -> list[str]:
        """An op of whose result the text after it speaks."""
        found = self.clauses(op)
        while op.parts():
            op = op.parts()[-1]
        self.last = op
        return found

    def op_for_each(self, op: o.ForEach) -> list[str]:
        key = self.key("op", "for-each")
        of = self.noun_asked_for(op.of, self.texts.attribute(key, "of"))
        self.bind(op.name, op.of)
        return [self.say(key, of=of.text, ofform=of.form, do=self.clause(op.do))]

    def op_repeat(self, op: o.Repeat) -> list[str]:
        key = self.key("op", "repeat")
        args, _ = self.message_args(key, {"times": op.times})
        return [self.say(key, **args, do=self.clause(op.do))]

    def op_choose(self, op: Choose) -> list[str]:
        if self.in_place(op):
            self.bind(op.name, op.of, mentioned=False)
            return self.clauses(op.do)
        out = [self.say(self.key("op", "choose"), of=op.of, by=op.by or "you")]
        self.bind(op.name, op.of)
        return out + self.clauses(op.do)

    def in_place(self, op: Choose) -> bool:
        """Does the first clause of the body name what is chosen, as the object of what it does?"""
        first = op.do
        while not self.place(first) and first.parts() and not isinstance(first, o.If | May | ChooseMode):
            first = first.parts()[0]
        return not op.by and getattr(first, self.place(first) or "parts") == e.It(op.name)

    def place(self, op: o.Op) -> str:
        """The field of an op that can name what is chosen, "" if none can."""
        return self.texts.attribute(self.key("op", key_of(op)), "chosen")

    def op_may(self, op: May) -> list[str]:
        return [self.say(self.key("op", "may"), do=self.clause(op.do, "infinitive"))]

    def op_choose_mode(self, op: ChooseMode) -> list[str]:
        return [self.say(self.key("op", "choose-mode"), modes=self.modes(op))]

    def modes(self, op: ChooseMode) -> str:
        """The options, numbered as they are offered."""
        key = self.key("op", "mode")
        return self.join([self.say(key, n=i, item=self.mode(mode)) for i, mode in enumerate(op.modes, 1)], "modes")

    def mode(self, mode: Mode) -> str:
        """One of several options; it is only offered when it can be carried out."""
        op = mode.op
        if isinstance(op, o.If) and op.cond == mode.able and op.other is None:
            op = op.then
        return self.clause(op)

    # -- putting together ----------------------------------------------------------------------------------------------

    def join(self, clauses: Iterable[str], name: str = "clauses") -> str:
        """Clauses, or items of a list, as one."""
        out, *rest = [*clauses] or [""]
        for each in rest:
            how = "otherwise" if isinstance(each, ContinuingClause) and name == "clauses" else name
            own = f"{self.prefix}-join-{how}"
            text = self.texts.t(own if self.texts.has(own) else f"join-{how}", first=out, second=each)
            out = WholeSentences(text) if isinstance(each, WholeSentences) else text
        return out

    def sentence(self, clause: str) -> str:
        """A clause as a sentence."""
        return (
            capital(clause) if isinstance(clause, WholeSentences) else self.texts.t("sentence", clause=capital(clause))
        )

    def text(self, clauses: Iterable[str]) -> str:
        """Clauses as sentences, one after the other."""
        return self.join([self.sentence(clause) for clause in clauses], "sentences")

    # -- sets of cards -------------------------------------------------------------------------------------------------

    def noun_asked_for(self, sel: e.Sel, how: str) -> Noun:
        """A set as a message asks for it: "one subject" is the number and the case."""
        number, _, case = how.partition(" ")
        return self.noun(sel, number, case) if number in NUMBERS else self.noun(sel, "each", how)

    def noun(self, sel: e.Sel, number: str = "each", case: str = "") -> Noun:
        """A noun phrase for a set of cards."""
        write = self.writer_of("np", sel)
        found: Noun = write(sel, number, case) if write else self.np(key_of(sel), number, case, **self.parts(sel))
        return found

    def np(self, name: str, number: str, case: str, /, **parts: object) -> Noun:
        """The noun of a message."""
        key = self.key("np", name)
        number = "bare" if number == "unit" else number
        args, _ = self.message_args(key, {**parts, "number": number, "case": case})
        form = self.texts.attribute(key, "form", **args) if "form" in self.texts.attributes(key) else self.form
        return Noun(self.texts.t(key, **args), form)

    def bind(self, name: str, of: e.Sel | Noun, mentioned: bool = True) -> None:
        self.names[name] = BoundName(of, mentioned)

    def np_thing(self, sel: Thing, number: str, case: str) -> Noun:
        return self.np(sel.key, number, case)

    def np_it(self, sel: e.It, number: str, case: str) -> Noun:
        bound = self.names.get(sel.name)
        if bound is None:
            self.bind(sel.name, self.unbound(sel.name))
            bound = self.names[sel.name]
        if bound.mentioned:
            return self.mentioned_noun(sel.name, bound, number, case)
        bound.mentioned = True
        return bound.of if isinstance(bound.of, Noun) else self.noun(bound.of, "one", case)

    def unbound(self, name: str) -> e.Sel | Noun:
        """What a name is taken to stand for that nothing has bound."""
        return Thing("card")

    def mentioned_noun(self, name: str, bound: BoundName, number: str, case: str) -> Noun:
        """What has been mentioned before."""
        if isinstance(bound.of, Noun):
            return bound.of
        return self.noun(bound.of, "bare" if number == "bare" else "that", case)

    def np_union(self, sel: e.Union, number: str, case: str) -> Noun:
        parts = [self.noun(part, number, case).text for part in sel.parts]
        return Noun(self.join(parts, "and" if number in ("any", "each") else "or"), self.form)

    def np_except(self, sel: e.Except, number: str, case: str) -> Noun:
        if number in ("that", "bare"):
            return self.noun(sel.of, number, case)
        if isinstance(sel.without, self.others):
            return self.noun(sel.of, {"one": "other", "each": "other-each"}.get(number, number), case)
        of = self.noun(sel.of, number, case)
        return Noun(self.say(self.key("np", "except"), of=of.text, without=sel.without), of.form)

    def np_where(self, sel: e.Where, number: str, case: str) -> Noun:
        key = self.key("np", "where")
        how = self.texts.attribute(key, "of") or case
        of = self.noun(sel.of, "bare" if number == "unit" else number, how)
        if number in ("that", "bare"):
            return of
        before = self.names.copy()
        self.bind("it", self.inner(sel.of))
        test = self.test(sel.cond, "that")
        self.names = before
        parts = {"of": of.text, "ofform": of.form, "cond": test, "number": number, "case": case}
        return Noun(self.say(key, **parts), of.form)

    def inner(self, sel: e.Sel) -> e.Sel:
        """What a condition on the members of a set calls one of them."""
        return sel

    # -- numbers -------------------------------------------------------------------------------------------------------

    def number_args(self, name: str, num: e.Num) -> tuple[Args, object]:
        """What a number that something is done with brings to a message, and what adds a tail to the sentence.

        `AmountWriter` and `PlainWriter` say it, each in the way of its games.
        """
        raise NotImplementedError

    def tail(self, said: str, amount: Any) -> str:
        """A clause with what its amount adds to it."""
        return said

    def phrase(self, num: e.Num) -> str:
        """A number as a noun phrase: "3", "the threat on the main scheme". Written by those two, too."""
        raise NotImplementedError

    # -- conditions ----------------------------------------------------------------------------------------------------

    def test(self, cond: e.Cond, style: str = "plain") -> str:
        """A condition as a clause. `style`: plain ("if ..."), not, that ("a card that ..."), that-not."""
        write = self.writer_of("if", cond)
        found: str = write(cond, style) if write else self.quality(cond, style)
        return found

    def quality(self, cond: e.Cond, style: str, **more: object) -> str:
        """A condition as its message says it; there may be one of its own for what the condition is about."""
        key = self.key("if", key_of(cond))
        parts = self.parts(cond)
        for part in parts.values():
            if self.texts.has(f"{key}-{key_of(part)}"):
                key = f"{key}-{key_of(part)}"
                break
        negated = "yes" if style in ("not", "that-not") else "no"
        args, _ = self.message_args(key, {"style": style, "negated": negated, **parts, **more}, phrases=True)
        return self.texts.t(key, **args)

    def if_not(self, cond: e.Not, style: str) -> str:
        return self.test(cond.cond, _NEGATED[style])

    def if_all(self, cond: e.All | e.AnyOf, style: str) -> str:
        both = isinstance(cond, e.All) != (style in ("not", "that-not"))
        told = subject_once(self.texts, [self.test(each, style) for each in cond.conds], cond.conds)
        return self.join(told, "and-clauses" if both else "or-clauses")

    if_any_of = if_all
