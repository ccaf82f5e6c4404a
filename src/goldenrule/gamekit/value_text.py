"""Values explained: what is printed, each change with what makes it, and what comes of it."""

from dataclasses import dataclass

from goldenrule.gamekit.wording import NONE, Translator, capital


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a value. `how`: "add" `n`, "set" it or its "base" to `n`, "double", "halve"; made by a card, or by
    what has happened in this "turn" or in the "game". `lasting`: for a limited time."""

    n: int
    source: str = NONE
    how: str = "add"
    lasting: bool = False


def value_text(
    texts: Translator, name: str, card: str, printed: int, changes: list[Change], total: int, players: int = 0
) -> str:
    """What makes a value of a card what it is, in a sentence; `players` if the printed number counts for each."""
    parts = [texts.t("explain-printed", n=printed, players=players)]
    for each in changes:
        signed = f"{each.n:+d}".replace("-", "−")
        n = str(each.n) if each.how in ("set", "base") else signed
        lasting = "yes" if each.lasting else "no"
        parts.append(texts.t("explain-change", n=n, source=each.source, how=each.how, lasting=lasting))
    return capital(texts.t("explain-value", name=name, card=card, n=total, parts=", ".join(parts)))
