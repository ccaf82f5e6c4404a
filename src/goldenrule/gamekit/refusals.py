"""Refusals as data: what a seat may not do now, and why, with the clause."""

from msgspec import Struct

from goldenrule.gamekit.text_lists import Translator


class Refusal(Struct, frozen=True, omit_defaults=True):
    """A refused action with its reason and clause; `text` is one line with all of it. `card` is its card, an entity of

    the game, or 0.
    """

    text: str
    what: str
    why: str
    clause: str
    card: int = 0


def refusal(texts: Translator, what: str, why: str, clause: str, card: int = 0) -> Refusal:
    """Return a refusal with its line."""
    return Refusal(texts.t("explain-refusal", what=what, why=why, clause=clause), what, why, clause, card)
