"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.nouns import Noun, Thing
from goldenrule.gamekit.plain_text import PlainWriter
from goldenrule.gamekit.text_lists import NONE, Args, Translator, capital, name_in_language
from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.selectors import cards as c
from goldenrule.games.skirmish.selectors.conditions import AboutIt, HasColour, IsCharacter
from goldenrule.kernel import expressions as e

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face

MOMENTS = {"battlefield": "played", "artifact": "taken"}
NAMED = (
    c.OwnCards, c.OtherOwnCards, c.OpposingCards, c.AllCards, c.Neighbours, c.OppositeNeighbours, c.DiscardPile, c.Hand,
)  # fmt: skip
"""Sets whose nouns can say what kind of cards theirs are: "your damaged cards"."""
CARDS: Args = {"kind_one": NONE, "kind_many": NONE}


def card_text(texts: Translator, face: "Face") -> list[str]:
    """The text of a card, a sentence or two for each ability."""
    moment = MOMENTS.get(face.kind, "placed")
    return [Writer(texts, moment).ability(ability) for ability in face.abilities]


class Writer(PlainWriter):
    """Writes one ability."""

    prefix = "skirmish"

    def __init__(self, texts: Translator, moment: str = "") -> None:
        super().__init__(texts)
        self.moment = moment  # when an immediate effect comes: when the card is "placed" in a slot, "played" or "taken"
        self.stands = False  # is the card in its slot when the ability comes?
        self.kind = CARDS  # what a set of cards is called whose noun is being written
        self.which: Args = {"number": "each", "case": ""}  # the number and the case of what a relative clause is about

    def ability(self, ability: a.Ability) -> str:
        self.stands = self.moment == "placed" and isinstance(ability, a.Immediate | a.Attack | a.Action)
        if isinstance(ability, a.Permanent):
            self.bind("it", Thing("subject"))
            of, cond = ability.when.subjects(), ability.test
            if of is not None and cond is not None and self.kind_of(of, cond):
                of, cond = e.Where(of, cond), None
            when = self.say(f"skirmish-when-{key_of(ability.when)}", of=of)
            test = "" if cond is None else self.say("skirmish-text-if", cond=cond)
            does = self.clause(ability.effect)
            return capital(
                self.texts.t("skirmish-text-permanent", when=when, test=test, does=self.with_letters_explained(does))
            )
        effect = getattr(ability, "effect", None)
        if effect is not None:
            key = f"skirmish-text-{key_of(ability)}"
            does = self.with_letters_explained(self.clause(effect, self.texts.attribute(key, "does")))
            return self.texts.t(key, does=does, moment=self.moment)
        more = self.amount(ability) if isinstance(ability, a.Modifier) else {}
        said = self.with_letters_explained(self.say(f"skirmish-text-{key_of(ability)}", **self.parts(ability) | more))
        condition = getattr(ability, "test", None)
        if condition is not None:
            said = self.say("tree-while", cond=condition, says=said)
        return self.sentence(said)

    def amount(self, ability: a.Modifier) -> Args:
        """The amount of a change: what it is for each of (`.each` of a number: "of your Artifacts"), or as much as.

        A message with `.equal` has that in words; in the others it is a letter that the end of the text explains.
        """
        num, per = ability.amount, NONE
        key = self.key("num", key_of(num))
        if "each" in self.texts.attributes(key):
            args, _ = self.message_args(key, self.parts(num), phrases=True)
            per = self.texts.attribute(key, "each", **args, toform=self.noun(ability.to).form)
        told: Args = {"per": per, "fixed": "yes" if isinstance(num, e.Const) else "no"}
        if "equal" in self.texts.attributes(f"skirmish-text-{key_of(ability)}"):
            told["amount"] = self.phrase(num)
        return told

    def parts(self, node: object) -> dict[str, object]:
        """The fields of a node in words, and whether the card itself is one of its owner's cards then."""
        return super().parts(node) | {"inside": "yes" if self.stands else "no"}

    # -- cards of a kind -----------------------------------------------------------------------------------------------

    def kind_of(self, of: e.Sel, cond: e.Cond) -> Args:
        """What one and several cards of a set are called for which a condition holds ("damaged cards").

        A condition says it in `.noun`, and in `.without` for the others ("cards other than Kang"). Nothing if it does
        not, or the set has a noun of its own: then a relative clause says it.
        """
        name = "noun"
        if isinstance(cond, e.Not):
            cond, name = cond.cond, "without"
        while isinstance(of, c.SameLocation):
            of = of.of
        key = f"skirmish-is-{key_of(cond)}"
        if not isinstance(of, NAMED) or not isinstance(cond, AboutIt) or name not in self.texts.attributes(key):
            return {}
        args, _ = self.message_args(key, self.parts(cond))
        one, many = (self.texts.attribute(key, name, **args, number=number) for number in ("one", "other"))
        return {"kind_one": one, "kind_many": many}

    def np(self, name: str, number: str, case: str, /, **parts: object) -> Noun:
        return super().np(name, number, case, **self.kind, **parts)

    def np_where(self, sel: e.Where, number: str, case: str) -> Noun:
        kind = self.kind_of(sel.of, sel.cond) if self.kind is CARDS else {}
        if kind and number not in ("that", "bare"):
            self.kind = kind
            found = self.noun(sel.of, number, case)
            self.kind = CARDS
            return found
        self.which = {"number": number, "case": case}
        return super().np_where(sel, number, case)

    def word(self, node: object, name: str, value: str | int) -> object:
        if isinstance(node, IsCharacter):
            printed = str(value).replace("_", " ").title()
            return name_in_language(self.texts, "skirmish", str(value), printed)
        if isinstance(node, HasColour):
            return self.texts.word(f"skirmish-colour-{value}")
        return super().word(node, name, value)

    def quality(self, cond: e.Cond, style: str, **more: object) -> str:
        """What a card is ("it is red"), or, as a relative clause, what those of a set are ("that are red")."""
        relative = style.startswith("that")
        negated = style.endswith("not")
        if not isinstance(cond, AboutIt):
            said = super().quality(cond, "not" if negated else "plain", **more)
            return self.texts.t("skirmish-for-which", cond=said) if relative else said
        form = "one"
        if relative:
            form = self.texts.attribute("skirmish-that", "number", **self.which) or "other"
        is_ = self.say(f"skirmish-is-{key_of(cond)}", **self.parts(cond), number=form)
        it = self.names.get("it")
        called = self.pronoun("it") if it is None else self.mentioned_noun("it", it, "that", "")
        key = "skirmish-that" if relative else "skirmish-if-it"
        return self.texts.t(key, it=called.text, is_=is_, number=form, negated="yes" if negated else "no")

    def if_at_least(self, cond: e.AtLeast, style: str) -> str:
        """Comparisons; of how many cards one has in play in plain words."""
        left, right = cond.left, cond.right
        if isinstance(left, e.Count) and isinstance(left.of, c.OwnCards) and isinstance(right, e.Const):
            negated = "yes" if style in ("not", "that-not") else "no"
            return self.say("skirmish-if-own-cards", n=right.n, negated=negated)
        return self.quality(cond, style)
