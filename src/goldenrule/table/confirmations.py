"""Likely mistakes: answers that people must confirm before they are carried out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import without_full_stop
from goldenrule.kernel.decisions import NO, Decision, Option
from goldenrule.table.auto_answers import NEVER, ability_of
from goldenrule.table.games import is_free
from goldenrule.table.multi_select import multi_select_of
from goldenrule.table.prompt_items import is_ending, option_text

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.table.session import Session


def likely_mistake(
    session: "Session", decision: Decision, options: Sequence[Option], words: "GameWords", texts: "Translator"
) -> str:
    """Return what a person with this answer may have overlooked, in a sentence; "" for nothing."""
    own = words.likely_mistake(session.game, decision, options)
    declined = "" if own or not options else _declined_benefit(session, decision, options[0], words, texts)
    return own or declined


def _declined_benefit(
    session: "Session", decision: Decision, option: Option, words: "GameWords", texts: "Translator"
) -> str:
    """That something which costs nothing and only helps is left, if it is not what the seat always declines."""
    game = session.game
    if option != NO and not is_ending(option, multi_select_of(game)):
        return ""
    standing = session.standing.answers_of(decision.seat)
    for each in decision.options:
        ability = ability_of(game, decision, each)
        if is_free(game, decision, each) and (ability is None or standing.get(ability) != NEVER):
            return texts.t("careless-free", what=without_full_stop(option_text(game, decision, each, words, texts)))
    return ""
