"""Card texts of games whose sets are named in the plural: one of them is "one of ...", and later "it".

A language whose nouns say themselves that they are one ("1 of" within the noun) has `.of = one` at `tree-one-of`.

Numbers that are no plain ones are called X and Y, which the end of the text explains.
"""

from goldenrule.gamekit.card_text import TreeWriter, key_of
from goldenrule.gamekit.nouns import BoundName, Noun, Thing
from goldenrule.gamekit.text_lists import Args, Translator
from goldenrule.kernel import expressions as e
from goldenrule.kernel.choices import Choose, ChooseSome


class PlainWriter(TreeWriter):
    """Writes nouns in one number; that of a single card says `.form = one`, others "other".

    Behind a dash a language may add what else agrees with a noun ("other-m"). `tails` are what X and Y stand for.
    """

    form = "other"

    def __init__(self, texts: Translator) -> None:
        super().__init__(texts)
        self.tails: list[str] = []

    # -- sets of cards -------------------------------------------------------------------------------------------------

    def noun(self, sel: e.Sel, number: str = "each", case: str = "") -> Noun:
        found = super().noun(sel, "each", case)
        many, dash, more = found.form.partition("-")
        if number == "one" and many == "other":
            how = self.texts.attribute("tree-one-of", "of") or case
            of = super().noun(sel, "one", case) if how == "one" else super().noun(sel, "each", how)
            said = self.texts.t("tree-one-of", of=of.text, ofform=found.form, case=case)
            return Noun(said, f"one{dash}{more}")
        return found

    def unbound(self, name: str) -> Noun:
        return self.pronoun(name)

    def mentioned_noun(self, name: str, bound: BoundName, number: str, case: str) -> Noun:
        return (
            super().mentioned_noun(name, bound, number, case)
            if isinstance(bound.of, Thing)
            else self.pronoun(name, case)
        )

    def pronoun(self, name: str, case: str = "") -> Noun:
        many = name == "them"
        return Noun(self.texts.t("tree-them" if many else "tree-it", case=case), "other" if many else "one")

    def in_place(self, op: Choose) -> bool:
        return True

    def op_choose_some(self, op: ChooseSome) -> list[str]:
        args, _ = self.message_args("tree-some", {"least": op.least, "most": op.most, "of": op.of})
        self.bind(op.name, Noun(self.texts.t("tree-some", **args), "other"), mentioned=False)
        return self.clauses(op.do)

    # -- numbers -------------------------------------------------------------------------------------------------------

    def number_args(self, name: str, num: e.Num) -> tuple[Args, None]:
        return {name: self.letter(num)}, None

    def letter(self, num: e.Num) -> str | int:
        """A number, or a letter that the end of the text explains."""
        if isinstance(num, e.Const):
            return num.n
        phrase = self.phrase(num)
        if phrase not in self.tails:
            self.tails.append(phrase)
        return "XY"[min(1, self.tails.index(phrase))]

    def with_letters_explained(self, said: str) -> str:
        """A text with what its letters stand for."""
        for letter, tail in zip("XY", self.tails):
            said = self.texts.t("tree-tail", says=said, letter=letter, is_=tail)
        self.tails = []
        return said

    def phrase(self, num: e.Num) -> str:
        if isinstance(num, e.Const):
            return str(num.n)
        if isinstance(num, e.Sum):
            taken = [part.n for part in num.parts if isinstance(part, e.Const) and part.n < 0]
            added = [part for part in num.parts if not (isinstance(part, e.Const) and part.n < 0)]
            return self.join([self.phrase(part) for part in added], "plus") + "".join(f" − {-n}" for n in taken)
        key = self.key("num", key_of(num))
        args, _ = self.message_args(key, self.parts(num), phrases=True)
        return self.texts.t(key, **args)
