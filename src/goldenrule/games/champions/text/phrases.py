"""The writer of card texts: puts messages together from op trees. What each node says is registered by its type.

No sentence is glued together here: every node is one message that gets its parts as whole phrases. A message may say,
in an attribute named like one of its parts, in which grammatical case that part has to stand (`.to = dative`); a noun
may say of itself, in `.form`, what verbs and adjectives have to agree with.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from goldenrule.gamekit import card_text
from goldenrule.gamekit.card_text import capital
from goldenrule.games.champions.ids import STAT_NAMES
from goldenrule.kernel.errors import Unimplemented
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.content import Content, Face


class Translator(card_text.Translator, Protocol):
    """What this package needs of `goldenrule.table.texts.Texts`."""

    @property
    def lang(self) -> str: ...

    def has(self, key: str) -> bool: ...

    def attribute(self, key: str, name: str, /, **args: str | int) -> str: ...


class Thing(Sel, frozen=True):
    """A kind of thing, where only its noun matters: "a minion", "that player"."""

    key: str


@dataclass(frozen=True, slots=True)
class NP:
    """A noun phrase to be written: `number` is one, each, that, bare, other, other-each or any."""

    of: Sel
    number: str = "each"


@dataclass(slots=True)
class Noun:
    """A written noun phrase and what other words agree with."""

    text: str
    form: str


@dataclass(slots=True)
class Amount:
    """A number in a text. `mode`: n (a plain number), per (for each unit), equal (to a phrase), same (that many)."""

    mode: str = "n"
    n: int = 0
    unit: str = ""
    phrase: str = ""
    cap: int = 0
    instead: tuple[int, str] | None = None


@dataclass(slots=True)
class Bound:
    """What a name in an effect stands for, and whether the text has mentioned it."""

    of: Sel
    mentioned: bool


class Complete(str):
    """Text that already consists of whole sentences."""

    __slots__ = ()


class Otherwise(str):
    """A clause that goes on from the one before it, whatever stands around them."""

    __slots__ = ()


NounWriter = Callable[["Writer", Any, str, str], Noun]
AmountWriter = Callable[["Writer", Any], Amount]
CondWriter = Callable[["Writer", Any, str], str]
OpWriter = Callable[["Writer", Any], list[str]]

NOUNS: dict[type[Sel], NounWriter] = {}
AMOUNTS: dict[type[Num], AmountWriter] = {}
CONDS: dict[type[Cond], CondWriter] = {}
OPS: dict[type[Op], OpWriter] = {}


def noun(kind: type[Sel]) -> Callable[[NounWriter], NounWriter]:
    """Registers how a selector is written: (writer, selector, number, case) -> Noun."""

    def register(write: NounWriter) -> NounWriter:
        NOUNS[kind] = write
        return write

    return register


def amount(kind: type[Num]) -> Callable[[AmountWriter], AmountWriter]:
    """Registers how a number is written: (writer, number) -> Amount."""

    def register(write: AmountWriter) -> AmountWriter:
        AMOUNTS[kind] = write
        return write

    return register


def cond(kind: type[Cond]) -> Callable[[CondWriter], CondWriter]:
    """Registers how a condition is written: (writer, condition, style: plain, not, that or that-not) -> clause."""

    def register(write: CondWriter) -> CondWriter:
        CONDS[kind] = write
        return write

    return register


def verb(kind: type[Op]) -> Callable[[OpWriter], OpWriter]:
    """Registers how an op is written: (writer, op) -> clauses, each of which may become a sentence."""

    def register(write: OpWriter) -> OpWriter:
        OPS[kind] = write
        return write

    return register


@dataclass(slots=True)
class Writer:
    """Writes the abilities of one face."""

    texts: Translator
    content: "Content"
    face: "Face"
    names: dict[str, Bound] = field(default_factory=dict)
    event: dict[str, Sel] = field(default_factory=dict)
    mood: str = "imperative"
    last: Op | None = None
    gone: bool = False  # the card itself is discarded as a cost

    def say(self, key: str, /, **slots: "NP | Num | str | int") -> str:
        """A message with its slots written in the cases that it asks for; amounts add what follows the sentence."""
        args: dict[str, str | int] = {"mood": self.mood}
        found: Amount | None = None
        for name, slot in slots.items():
            if isinstance(slot, NP):
                written = self.noun(slot.of, slot.number, self.texts.attribute(key, name))
                args[name] = written.text
                args[name + "form"] = written.form
            elif isinstance(slot, Num):
                found = self.amount(slot)
                args["mode"] = found.mode
                args["n"] = found.n
                args["phrase"] = found.phrase
                args["unit"] = found.unit
            else:
                args[name] = slot
        text = self.texts.t(key, **args)
        if found is None or self.texts.attribute(key, "amount") == "inside":
            return text
        return self.tails(text, found)

    def wrap(self, key: str, clause: str, **args: str) -> str:
        """A message around a clause; whole sentences stay whole sentences."""
        text = self.texts.t(key, clause=clause, **args)
        return Complete(text) if isinstance(clause, Complete) else text

    def tails(self, clause: str, found: Amount, signed: str = "") -> str:
        """A clause with what its amount adds to it: for each ..., equal to ..., at most ..., instead ... ."""
        t = self.texts.t
        if found.mode == "per":
            clause = t("tail-per", clause=clause, unit=found.unit)
        elif found.mode == "equal":
            clause = t("tail-equal", clause=clause, phrase=found.phrase)
        if found.cap:
            clause = t("tail-cap", clause=clause, n=found.cap)
        if found.instead is not None:
            n, test = found.instead
            clause = t("tail-instead", clause=clause, n=abs(n), cond=test, sign=signed or "none")
        return clause

    # -- nodes ----------------------------------------------------------------------------------------

    def noun(self, sel: Sel, number: str = "each", case: str = "") -> Noun:
        """A selector as a noun phrase. Raises Unimplemented for one that has no text."""
        write = NOUNS.get(type(sel))
        if write is None:
            raise Unimplemented(f"No text is written for the selector {type(sel).__name__}.")
        return write(self, sel, number, case)

    def np(self, key: str, number: str, case: str, /, **args: str | int) -> Noun:
        """The noun of a message `np-...`."""
        text = self.texts.t(f"np-{key}", number=number, case=case, **args)
        form = self.texts.attribute(f"np-{key}", "form", number=number, case=case, **args)
        return Noun(text, form or "one")

    def bare(self, sel: Sel) -> str:
        return self.noun(sel, "bare").text

    def amount(self, num: Num) -> Amount:
        """A number. Raises Unimplemented for one that has no text."""
        write = AMOUNTS.get(type(num))
        if write is None:
            raise Unimplemented(f"No text is written for the number {type(num).__name__}.")
        return write(self, num)

    def phrase(self, num: Num) -> str:
        """A number as a noun phrase: "3", "the threat on the main scheme"."""
        found = self.amount(num)
        if found.mode == "per":
            base = self.texts.t("num-per", n=found.n, unit=found.unit)
        elif found.mode == "equal":
            base = found.phrase
        elif found.mode == "same":
            base = self.texts.t("num-same")
        else:
            base = self.texts.t("num-n", n=found.n)
        if found.cap:
            base = self.texts.t("tail-cap", clause=base, n=found.cap)
        if found.instead is not None:
            base = self.texts.t("tail-instead", clause=base, n=found.instead[0], cond=found.instead[1], sign="none")
        return base

    def test(self, test: Cond, style: str = "plain") -> str:
        """A condition as a clause. Raises Unimplemented for one that has no text."""
        write = CONDS.get(type(test))
        if write is None:
            raise Unimplemented(f"No text is written for the condition {type(test).__name__}.")
        return write(self, test, style)

    def clauses(self, op: Op) -> list[str]:
        """An op as clauses. Raises Unimplemented for one that has no text."""
        write = OPS.get(type(op))
        if write is None:
            raise Unimplemented(f"No text is written for the op {type(op).__name__}.")
        found = write(self, op)
        self.last = op
        return found

    def clause(self, op: Op, mood: str = "") -> str:
        """An op as one clause."""
        before = self.mood
        self.mood = mood or before
        found = self.join(self.clauses(op))
        self.mood = before
        return found

    # -- putting together ------------------------------------------------------------------------------

    def join(self, clauses: list[str], key: str = "join-clauses") -> str:
        """Clauses (or items of a list) as one."""
        out = clauses[0] if clauses else ""
        for each in clauses[1:]:
            whole = isinstance(each, Complete)
            apart = isinstance(each, Otherwise) and key == "join-clauses"
            out = self.texts.t("join-otherwise" if apart else key, first=out, second=each)
            out = Complete(out) if whole else out
        return out

    def sentence(self, clause: str) -> str:
        """A clause as a sentence."""
        if isinstance(clause, Complete):
            return capital(clause)
        return self.texts.t("sentence", clause=capital(clause))

    def text(self, clauses: list[str]) -> str:
        """Clauses as sentences, one after the other."""
        return self.join([self.sentence(clause) for clause in clauses], "join-sentences")

    def bind(self, name: str, of: Sel, mentioned: bool) -> None:
        self.names[name] = Bound(of, mentioned)

    def name(self, code: str) -> str:
        return card_name(self.texts, self.content, code)


def slug(word: str) -> str:
    """A word of the data as part of a key: "S.H.I.E.L.D." -> "shield", "side_scheme" -> "side-scheme"."""
    kept = "".join(c for c in word.lower() if c.isalnum() or c in " _-")
    return kept.replace(" ", "-").replace("_", "-")


def card_name(texts: Translator, content: "Content", code: str) -> str:
    """The name of a face in the language of the texts; the printed English one where there is none."""
    key = f"card-{code}"
    return texts.t(key) if texts.has(key) else content.face(code).name


def trait_name(texts: Translator, trait: str) -> str:
    key = f"trait-{slug(trait)}"
    return texts.t(key) if texts.has(key) else trait  # of a pack


def resource_name(texts: Translator, letter: str) -> str:
    return texts.t(f"resource-{letter.lower()}")


def counter_name(texts: Translator, name: str) -> str:
    key = f"counter-{slug(name)}"
    return texts.t(key) if texts.has(key) else name.replace("_", " ")  # of a pack


def stat_name(texts: Translator, stat: int) -> str:
    return texts.t(f"stat-{slug(STAT_NAMES[stat])}")


def resource_list(texts: Translator, letters: str) -> str:
    """ "EMP" -> "1 energy, 1 mental and 1 physical resource" in the words of the language."""
    kinds = sorted(set(letters), key="EMPW1".index)
    items = [texts.t("resource-count", n=letters.count(each), resource=resource_name(texts, each)) for each in kinds]
    out = items[0]
    for i, each in enumerate(items[1:], 2):
        out = texts.t("join-costs" if i == len(items) else "join-names", first=out, second=each)
    return out
