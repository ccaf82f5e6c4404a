"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.card_text import Args, Translator, TreeWriter, capital, key_of
from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.selectors.conditions import AboutIt, IsCharacter
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face


def card_text(texts: Translator, face: "Face") -> list[str]:
    """The text of a card, a sentence or two for each ability."""
    moment = "played" if face.kind == "battlefield" else "placed"
    return [Writer(texts, moment).ability(ability) for ability in face.abilities]


class Writer(TreeWriter):
    """Writes one ability."""

    repeat_key = "skirmish-op-repeat"

    def __init__(self, texts: Translator, moment: str = "placed") -> None:
        super().__init__(texts)
        self.moment = moment  # when an immediate effect comes: when the card is "placed" or "played"

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
            said = self.t("tree-while", cond=self.cond(condition), says=said)
        return capital(said) + "."

    def when(self, when: a.When) -> str:
        of = when.subjects()
        return self.t(f"skirmish-when-{key_of(when)}", **({} if of is None else {"of": self.one_of(of)}))

    # -- the nodes of the duel -----------------------------------------------------------------------------------------

    def field(self, name: str, value: Any) -> Args:
        if value is None:
            return {name: ""}
        return {name: self.relative(value)} if isinstance(value, e.Cond) else super().field(name, value)

    def own_op(self, op: o.Op) -> str:
        return self.t(f"skirmish-op-{key_of(op)}", **self.fields(op))

    def own_np(self, sel: e.Sel) -> str:
        if isinstance(sel, e.Where):
            return self.t("skirmish-np-where", of=self.np(sel.of), that=self.relative(sel.cond))
        return self.t(f"skirmish-np-{key_of(sel)}", **self.fields(sel))

    def number(self, sel: e.Sel) -> str:
        if isinstance(sel, e.Var):
            return "one" if sel.name == "it" else "other"
        return super().number(sel)

    def single(self, sel: e.Sel) -> bool:
        return key_of(sel) in ("this", "opposite", "subject", "defender")

    def own_phrase(self, num: e.Num) -> str:
        return self.t(f"skirmish-num-{key_of(num)}", **self.phrase_fields(num))

    def own_cond(self, cond: e.Cond, negated: bool) -> str:
        word = "yes" if negated else "no"
        if isinstance(cond, AboutIt):
            return self.t(
                "skirmish-if-it",
                it=self.names.get("it") or self.t("tree-it"),
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
            return self.both_or_either(cond, [self.relative(part, negated) for part in cond.conds], negated)
        if isinstance(cond, AboutIt):
            return self.t("skirmish-that", is_=self.quality(cond, "other"), negated="yes" if negated else "no")
        return self.t("skirmish-for-which", cond=self.cond(cond, negated))

    def quality(self, cond: AboutIt, number: str) -> str:
        """What a card is: "red", "a Main Character"."""
        fields = self.fields(cond)
        if isinstance(cond, IsCharacter):
            fields["character"] = cond.character.replace("_", " ").title()
        return self.t(f"skirmish-is-{key_of(cond)}", **fields, number=number)
