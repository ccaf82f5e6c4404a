"""Reasons as data: what a seat may not do now, and why, with the clause."""

from msgspec import Struct

from goldenrule.gamekit.text_lists import Translator


class Refusal(Struct, frozen=True, omit_defaults=True):
    """What cannot be done, why, and the clause; `text` says all of it in a line. `card` is the card that it is about.

    That is an entity of the game, 0 if it is no card.
    """

    text: str
    what: str
    why: str
    clause: str
    card: int = 0


def refusal(texts: Translator, what: str, why: str, clause: str, card: int = 0) -> Refusal:
    """A refusal with its line."""
    return Refusal(texts.t("explain-refusal", what=what, why=why, clause=clause), what, why, clause, card)
