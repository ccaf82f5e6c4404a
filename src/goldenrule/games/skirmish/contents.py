"""What a duel is made of, told before it begins: who is in the decks, and every set of cards."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.games.skirmish.ids import OFFERED
from goldenrule.games.skirmish.text.table import plain_name, side

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Content


def contents(content: "Content", texts: Translator) -> list[tuple[str, list[str]]]:
    """Who plays what, then the cards, as lines under headings."""
    t = texts.t
    played, cards = [], []
    for seat, deck in enumerate(content.decks):
        names = dict.fromkeys(plain_name(face, texts) for face in deck)
        played.append(t("setup-skirmish-side", side=side(texts, seat), names=list_parts(texts, names)))
        cards.append(t("setup-set", name=t("setup-skirmish-deck", side=side(texts, seat)), n=len(deck)))
    cards.append(t("setup-set", name=t("setup-skirmish-battlefields"), n=len(content.battlefields)))
    cards.append(t("setup-set", name=t("setup-skirmish-artifacts"), n=len(content.artifacts)))
    cards.append(t("setup-skirmish-offered", n=OFFERED))
    return [(t("setup-chosen"), played), (t("setup-cards"), cards)]
