"""Numbers told where they are and behind it: "deal 2 damage for each ...", "heal damage equal to ...", "at most 5"."""

from dataclasses import dataclass

from goldenrule.gamekit.card_text import TreeWriter, key_of
from goldenrule.gamekit.text_lists import Args
from goldenrule.kernel import expressions as e


@dataclass(slots=True)
class Amount:
    """A number in a text. `mode`: n (a plain number), per (for each unit), equal (to a phrase), same (that many).

    `cap` is the most that it can be, 0 for none; `instead` another number and the condition of it.
    """

    mode: str = "n"
    n: int = 0
    unit: str = ""
    phrase: str = ""
    cap: int = 0
    instead: tuple[int, str] | None = None


class AmountWriter(TreeWriter):
    """Writes numbers as amounts; a game's own have messages that say in `.mode` how they are told."""

    def number_args(self, name: str, num: e.Num) -> tuple[Args, Amount]:
        found = self.amount(num)
        return {
            name: found.n, "mode": found.mode, "n": found.n, "phrase": found.phrase, "unit": found.unit
        }, found  # fmt: skip

    def tail(self, said: str, amount: Amount, sign: str = "none") -> str:
        """A clause with what its amount adds to it: for each ..., equal to ..., at most ..., instead ... ."""
        t = self.texts.t
        if amount.mode == "per":
            said = t("tail-per", clause=said, unit=amount.unit)
        elif amount.mode == "equal":
            said = t("tail-equal", clause=said, phrase=amount.phrase)
        return self.bounds(said, amount, sign)

    def bounds(self, said: str, amount: Amount, sign: str = "none") -> str:
        if amount.cap:
            said = self.texts.t("tail-cap", clause=said, n=amount.cap, sign=sign)
        if amount.instead is not None:
            n, test = amount.instead
            said = self.texts.t("tail-instead", clause=said, n=n if sign == "none" else abs(n), cond=test, sign=sign)
        return said

    def phrase(self, num: e.Num) -> str:
        found = self.amount(num)
        if found.mode == "per":
            said = self.texts.t("tree-per", n=found.n, unit=found.unit)
        elif found.mode == "same":
            said = self.texts.t("tree-same")
        else:
            said = found.phrase or str(found.n)
        return self.bounds(said, found)

    def amount(self, num: e.Num) -> Amount:
        """A number as it is told."""
        write = self.writer_of("num", num)
        found: Amount = write(num) if write else self.amount_of(num)
        return found

    def amount_of(self, num: e.Num, **more: object) -> Amount:
        """A number as its message tells it."""
        key = self.key("num", key_of(num))
        args, _ = self.message_args(key, self.parts(num) | more, phrases=True)
        text = self.texts.t(key, **args)
        mode = self.texts.attribute(key, "mode", **args) or "equal"
        if mode == "per":
            n = args.get("n")
            return Amount(mode, n if isinstance(n, int) else 1, unit=text)
        return Amount(mode, phrase=text)

    def num_const(self, num: e.Const) -> Amount:
        return Amount("n", num.n)

    def num_sum(self, num: e.Sum) -> Amount:
        return Amount("equal", phrase=self.join([self.phrase(part) for part in num.parts], "plus"))

    def num_times(self, num: e.Times) -> Amount:
        factor, other = (num.left, num.right) if isinstance(num.left, e.Const) else (num.right, num.left)
        found = self.amount(other)
        if isinstance(factor, e.Const) and found.mode == "per":
            found.n *= factor.n
            return found
        return self.amount_of(e.Times(factor, other))

    def num_at_most(self, num: e.AtMost) -> Amount:
        if not isinstance(num.cap, e.Const):
            return self.amount_of(num)
        found = self.amount(num.number)
        found.cap = num.cap.n
        return found

    def num_either(self, num: e.Either) -> Amount:
        if isinstance(num.then, e.Const):
            found = self.amount(num.other)
            if found.instead is None:
                found.instead = (num.then.n, self.test(num.cond))
                return found
        return self.amount_of(num)

    def num_count(self, num: e.Count) -> Amount:
        bare = self.noun_asked_for(num.of, self.texts.attribute("tail-per", "unit") or "unit").text
        counted = self.texts.attribute(self.key("np", key_of(num.of)), "counted", bare=bare)
        return Amount("per", 1, unit=counted or bare)
