"""Likely mistakes: answers that people must confirm before they are carried out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import unended
from goldenrule.kernel.decisions import NO, Decision, Option
from goldenrule.table.auto_answers import NEVER, ability_of
from goldenrule.table.games import is_free
from goldenrule.table.multi_select import multi_select_of
from goldenrule.table.prompts import ends, option_text

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.table.prompts import Asked
    from goldenrule.table.session import Session


def careless(
    session: "Session", decision: Decision, options: Sequence[Option], words: "GameWords", texts: "Translator"
) -> str:
    """Return what a person with this answer may have overlooked, in a sentence; "" for nothing."""
    own = words.likely_mistake(session.game, decision, options)
    declined = "" if own or not options else _declined(session, decision, options[0], words, texts)
    return own or declined


def overlooked(
    session: "Session", asked: "Asked", chosen: Sequence[int], words: "GameWords", texts: "Translator"
) -> str:
    """Return what a person who answers with these items, by number, may have overlooked; "" for nothing.

    An item may end the turn after its first action.
    """
    ways = [asked.ways[n - 1] for n in chosen]
    found = careless(session, asked.decision, [way.action for way in ways], words, texts)
    own = multi_select_of(session.game)
    last = ways[0].aim.chain if len(ways) == 1 and ways[0].aim is not None else []
    for aim in [] if found or own is None else [each for each in last if each.target[0] in own.ends]:
        found = found or words.likely_mistake(aim.game, aim.asked, [aim.target])
    return found


def _declined(session: "Session", decision: Decision, option: Option, words: "GameWords", texts: "Translator") -> str:
    """That something which costs nothing and only helps is left, if it is not what the seat always declines."""
    game = session.game
    if option != NO and not ends(option, multi_select_of(game)):
        return ""
    standing = session.standing.of(decision.seat)
    for each in decision.options:
        ability = ability_of(game, decision, each)
        if is_free(game, decision, each) and (ability is None or standing.get(ability) != NEVER):
            return texts.t("careless-free", what=unended(option_text(game, decision, each, words, texts)))
    return ""
