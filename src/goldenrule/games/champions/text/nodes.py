"""How nodes are written: the words of their fields, and what more they say than their fields."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.nouns import Noun, Thing
from goldenrule.gamekit.number_text import Amount, AmountWriter
from goldenrule.gamekit.text_lists import Translator, join_parts, name_in_language, slug, word_name
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.ids import STAT_NAMES
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as k
from goldenrule.kernel.choices import ChooseMode, ChooseSome
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.content import Content, Face

_SINGLE = (s.Villain, s.MainScheme, s.This, s.Host, s.You, s.YourHero, s.YourAlterEgo, s.InPlay)
"""Selectors of at most one card, which need no "a" or "each"."""
_NAMING = (s.InPlay, s.Encounter, s.YourHero, s.YourAlterEgo)
"""Selectors with the name of a card."""
_PERSONS = frozenset({"hero", "alter_ego", "ally", "minion", "villain"})
_WORDS = {"trait": "trait", "letter": "resource"}
"""Fields whose words have names in the bundle."""


def stage_mark(texts: Translator, stage: str) -> str:
    """What is printed of a stage: "II", or the number of a main scheme with the letter of its side, "1B"."""
    number, side = stage[:-1], stage[-1:]
    return number + texts.t(f"scheme-side-{side.lower()}") if number.isdecimal() and side in ("A", "B") else stage


def card_name(texts: Translator, content: "Content", code: str) -> str:
    """The name of a face in the language of the texts; the printed English one where there is none."""
    return name_in_language(texts, "champions", code, content.face(code).name)


def marked_name(texts: Translator, content: "Content", code: str) -> str:
    """The name of a face within a sentence: the title of a card is set off from it, the name of somebody is not."""
    name = card_name(texts, content, code)
    quoted = any(mark in name for mark in '"«「')
    kind = "person" if is_person(content.face(code)) else "quoted" if quoted else "title"
    return texts.word("name-in-text", name=name, kind=kind)


def is_person(face: "Face") -> bool:
    """Is it somebody, or something?"""
    return face.type in _PERSONS or "Persona" in face.facts.traits


def stat_name(texts: Translator, stat: int) -> str:
    return word_name(texts, "stat", STAT_NAMES[stat])


def resource_list(texts: Translator, letters: str) -> str:
    """ "EMP" -> "1 energy, 1 mental and 1 physical resource" in the words of the language."""
    kinds = sorted(set(letters), key="EMPW1".index)
    items = [
        texts.t("resource-count", n=letters.count(each), resource=word_name(texts, "resource", each)) for each in kinds
    ]
    return join_parts(texts, items, "join-names", last="join-and")


class NodeWriter(AmountWriter):
    """Writes the nodes of a face. `event` is what the trigger has named; `gone`: the card is discarded as a cost."""

    prefix = "champions"
    others = (e.It, s.This, s.You)
    references = {"this": s.This(), "target": s.EventTarget(), "discarded": e.It("discarded")}

    def __init__(self, texts: Translator, content: "Content", face: "Face") -> None:
        super().__init__(texts)
        self.content = content
        self.face = face
        self.event: dict[str, Sel] = {}
        self.gone = False

    def name(self, code: str) -> str:
        return card_name(self.texts, self.content, code)

    def word(self, node: object, name: str, value: str | int) -> object:
        if name == "type":
            return Thing(slug(str(value)) or "card")
        if name == "stat":
            return stat_name(self.texts, int(value))
        if not value:
            return value
        if name == "resources":
            return resource_list(self.texts, str(value))
        if name == "name" and isinstance(node, o.AddCounters | o.SpendCounter | s.CountersOn):
            return word_name(self.texts, "counter", str(value))
        if name == "name" and isinstance(node, (*_NAMING, s.Carries)):
            return self.name(self.face_named(str(value)).code)
        if isinstance(node, s.Has):
            return word_name(self.texts, "status", str(value))
        return word_name(self.texts, _WORDS[name], str(value)) if name in _WORDS else super().word(node, name, value)

    def parts(self, node: object) -> dict[str, object]:
        found = super().parts(node)
        if isinstance(node, _NAMING) and node.name:
            found["person"] = _person(self.face_named(node.name))
        return found

    def face_named(self, name: str) -> "Face":
        return next(face for face in self.content.faces if face.name == name)

    # -- sets ----------------------------------------------------------------------------------------------------------

    def np_this(self, sel: s.This, number: str, case: str) -> Noun:
        return self.np("this", number, case, name=self.name(self.face.code), person=_person(self.face))

    def np_host(self, sel: s.Host, number: str, case: str) -> Noun:
        attach = self.face.rules.attach
        if isinstance(attach, _SINGLE):
            return self.noun(attach, "that", case)
        return self.np("host", number, case, head=attach or Thing("card"))

    def np_your_cards(self, sel: s.YourCards, number: str, case: str) -> Noun:
        if number == "that":
            return self.np(slug(sel.types[0]) if len(sel.types) == 1 else "card", number, case)
        kinds = self.join([self.np(slug(each), number, case).text for each in sel.types], "or")
        return self.np("your-cards", number, case, **self.parts(sel) | {"types": kinds})

    def np_event_target(self, sel: s.EventTarget, number: str, case: str) -> Noun:
        return self.of_event("target", case)

    def np_event_source(self, sel: s.EventSource, number: str, case: str) -> Noun:
        return self.of_event("source", case)

    def of_event(self, name: str, case: str) -> Noun:
        """What a trigger has named, named again."""
        sel = self.event.get(name, Thing("card"))
        attach = self.face.rules.attach
        return self.noun(attach if isinstance(sel, s.Host) and attach is not None else sel, "that", case)

    def unbound(self, name: str) -> Sel:
        return Thing("those-cards" if name == "discarded" else "card")

    def np_union(self, sel: e.Union, number: str, case: str) -> Noun:
        return self.np("character", number, case) if number == "that" else super().np_union(sel, number, case)

    def inner(self, sel: Sel) -> Sel:
        return Thing("card") if isinstance(sel, e.It | s.JustDiscarded) else sel

    # -- numbers and conditions ----------------------------------------------------------------------------------------

    def num_counters_on(self, num: s.CountersOn) -> Amount:
        return self.amount_of(num, gone="yes" if self.gone else "no")

    def num_printed_icons(self, num: s.PrintedIcons) -> Amount:
        own = isinstance(num.of, e.It) and num.of.name != "discarded"
        return self.amount_of(num, whose="player" if own else "all")

    def if_at_least(self, test: e.AtLeast, style: str) -> str:
        """A comparison; what an effect has achieved is told by the op that achieved it."""
        if not isinstance(test.left, e.Result | e.Bound) or not isinstance(test.right, e.Const):
            return self.quality(test, style)
        attacks = isinstance(test.left, e.Bound) and test.left.name == "attacks"
        what = "attacks" if attacks else key_of(self.last) if self.last is not None else "anything"
        return self.quality(test, style, what=what, n=test.right.n)

    def if_any_of(self, test: e.All | e.AnyOf, style: str) -> str:
        """Several printed resources of the same card are told in one."""
        printed = [each for each in test.conds if isinstance(each, s.PrintedResource)]
        if len(printed) == len(test.conds) and len({each.of for each in printed}) == 1:
            letters = [word_name(self.texts, "resource", each.letter) for each in printed]
            return self.quality(printed[0], style, letter=join_parts(self.texts, letters, "join-or"))
        return super().if_any_of(test, style)

    # -- effects -------------------------------------------------------------------------------------------------------

    def op_nothing(self, op: k.Nothing) -> list[str]:
        return []

    def op_bind(self, op: k.Bind) -> list[str]:
        return []

    def op_then(self, op: o.Then) -> list[str]:
        first = self.op_with_result(op.first)
        test, second = self.test(op.full), op.second
        if isinstance(second, k.If) and second.other is None:
            test = self.join([test, self.test(second.cond)], "and-clauses")
            second = second.then
        return [*first, *self.conditional("then", test, second, None)]

    def op_players_do(self, op: o.PlayersDo) -> list[str]:
        if isinstance(op.do, ChooseMode):
            return [self.say("champions-op-players-choose", who=op.who, modes=self.modes(op.do))]
        who = self.noun_asked_for(op.who, self.texts.attribute("champions-op-players-do", "who"))
        return [self.say("champions-op-players-do", who=who.text, do=self.clause(op.do))]

    def op_choose_some(self, op: ChooseSome) -> list[str]:
        out = [self.ranged(op)]
        self.bind(op.name, Thing("those"))
        return out + self.clauses(op.do)

    def op_discard_from_hand(self, op: o.DiscardFromHand) -> list[str]:
        return [self.ranged(op)]

    def ranged(self, op: ChooseSome | o.DiscardFromHand) -> str:
        """An op for this many cards, or from one number to another."""
        parts = {name: part for name, part in self.parts(op).items() if name != "do"}
        return self.say(self.key("op", key_of(op)), **parts, fixed="yes" if op.least == op.most else "no")

    def op_damage_each(self, op: o.DamageEach) -> list[str]:
        self.bind("it", op.to)
        return [self.op_message(op)]

    def op_heal(self, op: o.Heal) -> list[str]:
        if isinstance(op.amount, s.DamageOn) and op.amount.of == op.who:
            return [self.say("champions-op-heal-all", who=op.who)]
        return [self.op_message(op)]

    def op_prevent(self, op: o.Prevent) -> list[str]:
        return [self.op_message(op, what="threat" if self.event.get("what") == Thing("threat") else "damage")]

    def op_mill(self, op: o.Mill | o.DiscardRandom) -> list[str]:
        self.bind_discarded(op.n == e.Const(1) and isinstance(op.who, s.You))
        return [self.op_message(op)]

    op_discard_random = op_mill

    def op_discard_top_encounter(self, op: o.DiscardTopEncounter) -> list[str]:
        self.bind_discarded(op.n == 1)
        return [self.op_message(op)]

    def bind_discarded(self, single: bool) -> None:
        self.bind("discarded", Thing("card" if single else "those-cards"))

    def op_discard_until(self, op: o.DiscardUntil) -> list[str]:
        self.bind("found", Thing(slug(op.type)))
        return [self.op_message(op)]

    def op_to_hand(self, op: o.ToHand) -> list[str]:
        return [self.op_message(op, yours="yes" if _yours(op.what) else "no")]

    def op_put_into_play(self, op: o.PutIntoPlay | o.FindIntoPlay) -> list[str]:
        return [self.op_message(op, kind="minion" if self.is_minion(op.what) else "other")]

    op_find_into_play = op_put_into_play

    def is_minion(self, sel: Sel) -> bool:
        if isinstance(sel, s.This):
            return self.face.type == "minion"
        if isinstance(sel, s.Encounter):
            named = {face.type for face in self.content.faces if face.name == sel.name}
            return "minion" in named or sel.type == "minion"
        bound = self.names.get(sel.name) if isinstance(sel, e.It) else None
        return bound is not None and bound.of == Thing("minion")


def _person(face: "Face") -> str:
    return "yes" if is_person(face) else "no"


def _yours(sel: Sel) -> bool:
    """Are these cards of your own for certain, that go to your hand?"""
    if isinstance(sel, s.InDiscard):
        return not sel.anyone
    if isinstance(sel, s.DiscardPile):
        return isinstance(sel.who, s.You)
    if isinstance(sel, s.Uppermost | s.DifferentTitles | e.Where):
        return _yours(sel.of)
    return not isinstance(sel, s.This)
