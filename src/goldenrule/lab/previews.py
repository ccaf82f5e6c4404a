"""Measurement of previews, on the options of people in games of bots."""

from collections.abc import Sequence
from time import process_time
from typing import Final

from goldenrule.bots import make_bot
from goldenrule.kernel.records import Recorder
from goldenrule.table.games import find_game
from goldenrule.table.language_choice import current_language
from goldenrule.table.preview import preview
from goldenrule.table.prompts import ask, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

QUESTIONS: Final = 120
"""The questions to measure in each game."""
ITEMS: Final = 6
"""The items to measure in each question."""
BOT: Final = "sensible"


def times(game: str, options: Sequence[dict[str, object]], seed: str = "previews") -> list[float]:
    """Return the processor time of each preview in milliseconds, the shortest first."""
    kind, texts, found = find_game(game), Texts(current_language()), list[float]()
    words = kind.words(texts)
    for given in options:
        session = Session(Recorder(kind.make(given, seed), seed))
        bot = make_bot(game, BOT, seed)
        for _ in range(QUESTIONS):
            if session.game.over:
                break
            decision = session.game.pending[0]
            asked = ask(session, decision, words, texts)
            for n in range(1, min(ITEMS, len(asked.prompt.items)) + 1):
                answers, _more = single_answers(session.game, asked, [n])
                begun = process_time()
                preview(session.game, decision.seat, answers, words, texts)
                found.append(1000 * (process_time() - begun))
            session.apply(decision.seat, bot.choose(session.game, decision.seat, decision))
    return sorted(found)


def percentile(found: Sequence[float], share: float = 0.95) -> float:
    """Return a percentile of the previews in milliseconds."""
    return found[min(len(found) - 1, int(share * len(found)))]
