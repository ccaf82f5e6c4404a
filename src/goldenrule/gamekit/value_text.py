"""Explanations of values: the printed value, each change with its cause, and the result."""

from collections.abc import Sequence

from msgspec import Struct

from goldenrule.gamekit.text_lists import NONE, Translator, capital, list_parts, signed_number


class ValueChange(Struct, frozen=True, omit_defaults=True):
    """A change of a value. `how`: "add" `n`, "set" it or its "base" to `n`, "double", "halve"; made by a card, or by
    what has happened in this "turn" or in the "game". `lasting`: for a limited time. `code` is the card of the source,
    "" if it is none."""

    n: int
    source: str = NONE
    how: str = "add"
    lasting: bool = False
    code: str = ""


class Value(Struct, frozen=True, omit_defaults=True):
    """A value of a card with its explanation; `key` names it ("atk"), `lines` are its sentences."""

    key: str
    name: str
    printed: int
    total: int
    lines: Sequence[str]
    changes: Sequence[ValueChange] = ()
    clauses: Sequence[str] = ()

    @property
    def text(self) -> str:
        return " ".join(self.lines)


def value_text(
    texts: Translator, name: str, card: str, printed: int, changes: Sequence[ValueChange], total: int, players: int = 0
) -> str:
    """Explain a value of a card in a sentence; `players` if the printed number is per player."""
    parts = [texts.t("explain-printed", n=printed, players=players)]
    for each in changes:
        n = str(each.n) if each.how in ("set", "base") else signed_number(each.n)
        lasting = "yes" if each.lasting else "no"
        parts.append(texts.t("explain-change", n=n, source=each.source, how=each.how, lasting=lasting))
    return capital(texts.t("explain-value", name=name, card=card, n=total, parts=list_parts(texts, parts)))
