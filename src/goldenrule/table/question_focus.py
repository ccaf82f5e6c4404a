"""The cards that a question is about, as its seat knows them, and what the cards of its options say."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from goldenrule.gamekit.question_focus import About, CardRef
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.table.multi_select import chooses_several

if TYPE_CHECKING:
    from goldenrule.gamekit.features import MultiSelect
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.decisions import Decision
    from goldenrule.kernel.game import Game
    from goldenrule.table.prompt_items import Item


def code_of(game: "Game", entity: int, seat: int) -> str:
    """Return the code of a card, "" if there is none or the seat does not know it."""
    return game.code(entity) if entity > 0 and game.knows(entity, seat) else ""


def about_of(game: "Game", decision: "Decision", words: "GameWords") -> About | None:
    """Return what a question is about; None if it is about nothing. Cards that the seat does not know are left out."""
    focus, entities, gone = words.subject(game, decision)
    seat = decision.seat
    known = [(code_of(game, entity, seat), game.shown_id(entity, seat)) for entity in dict.fromkeys(entities)]
    found = [*known, *((code, 0) for code in gone)]
    cards = [CardRef(code, words.name(code), id) for code, id in found if code]
    return About(focus, cards) if cards or focus in ("hand", "scene") else None


def equal_cards(game: "Game", decision: "Decision", entity: int) -> list[int]:
    """Return the ids of cards that might as well be the card of an option, and are no options themselves."""
    state, seat = game.state, decision.seat
    if not 0 < entity < LASTING_BASE or chooses_several(game, decision) or not game.knows(entity, seat):
        return []
    zone, code, named = state.zone[entity], game.code(entity), {option[1] for option in decision.options}
    alike = [e for e in (state.zones[zone] if zone >= 0 else ()) if e not in named and game.code(e) == code]
    return [game.shown_id(e, seat) for e in alike if game.knows(e, seat) and len(game.distinct([entity, e])) == 1]


def title_and_text(text: str, code: str, words: "GameWords") -> tuple[str, str]:
    """Split what an option says into what is done and the text of its card; two empty texts if no text is in it."""
    title, colon, rest = re.split("(: |：)", text, maxsplit=1) if code and re.search(": |：", text) else (text, "", "")
    told = colon and any(each in rest or rest in each for each in words.text(code))
    return (title, rest) if told else ("", "")


def actions_left(decision: "Decision", items: "Iterable[Item]", own: "MultiSelect | None") -> int | None:
    """Return how many actions a seat could still take in its turn, whatever they can be aimed at; None elsewhere."""
    if own is None or decision.kind not in own.turns:
        return None
    return len({(item.card, item.action or item.text) for item in items if item.verb in own.plays})
