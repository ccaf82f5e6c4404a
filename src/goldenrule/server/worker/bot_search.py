"""What takes long to think of: hints, and the answers of bots that search.

A table's own worker says how things stand and who is asked what; another one, at which no table waits, thinks of it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from goldenrule.bots import THINKS, advice, make_bot
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.codec import restore, snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.server.protocol import Done, HintOption
from goldenrule.server.worker.table_locale import locale_of
from goldenrule.server.worker_rpc import PosedQuestion, SearchAnswer, SearchHint
from goldenrule.table.explanations import as_segments
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import chooses_several, completed_options
from goldenrule.table.prompts import Asked

if TYPE_CHECKING:
    from goldenrule.table.session import Session
    from goldenrule.words.texts import Texts

SETUP_SEED: Final = "0"
"""The position has all that chance has brought about: no seed of the game leaves its table."""


def pose_question(session: "Session", seat: int) -> PosedQuestion:
    """How things stand, for a bot that searches for the answer of a seat."""
    game = session.game
    return PosedQuestion(game.name, msgspec.msgpack.encode((game.setup, snapshot(game))), seat)


def read_question(posed: PosedQuestion) -> tuple[Game, Decision]:
    """The game in a position, and the question."""
    setup, position = msgspec.msgpack.decode(posed.position)
    game = find_game(posed.game).make(setup, SETUP_SEED)
    restore(game, position)
    return game, next(each for each in game.pending if each.seat == posed.seat)


def option_names(asked: Asked) -> list[tuple[Option, Sequence[int], str]]:
    """Each option with the numbers of the items that answer with it, and what it is called beside them."""
    found: dict[Option, list[int]] = {}
    for n, option in enumerate(asked.options, 1):
        found.setdefault(option, []).append(n)
    return [(option, ns, _text(asked, ns)) for option, ns in found.items()]


def _text(asked: Asked, ns: Sequence[int]) -> str:
    """What an option is called: its action without a target, if that says which it is."""
    item = asked.prompt.items[ns[0] - 1]
    alike = sum(each.action == item.action for each in asked.prompt.items)
    return item.action if item.action and alike == len(ns) else item.text


def search_hint(texts: "Texts", call: SearchHint) -> Done:
    """What the adviser says, as the answer to a page's request."""
    game, decision = read_question(call.posed)
    words = locale_of(game, texts).words
    found = advice.advise(game, decision.seat, decision, advice.BUDGET)
    names = {option: (ns, text) for option, ns, text in call.names}
    several = chooses_several(game, decision)

    def given(option: Option) -> list[Option]:
        """An option, with what is given with it where something is paid; only what the page has items for."""
        return [each for each in completed_options(game, decision, option) if each in names]

    def what(option: Option) -> str:
        return join_parts(texts, [names[each][1] for each in given(option)], "prompt-and")

    def items(option: Option) -> Sequence[int]:
        if not several:
            return names[option][0]
        left = {each: [*ns] for each, (ns, _) in names.items()}
        return [left[each].pop(0) for each in given(option) if left[each]]

    best = sorted(given(found.chosen))
    hints = [
        HintOption(
            items=items(each.option),
            text=advice.line(each, found, what(each.option), texts, words),
            chance=each.chance, error=each.error if each.worlds >= advice.FEWEST else 0.0, worlds=each.worlds,
            chosen=sorted(given(each.option)) == best,
        )
        for each in advice.different_options(found, given)
        if each.option in names
    ]  # fmt: skip
    said = [advice.title(found, texts)] if hints else []
    told = as_segments([*said, advice.conclusion(found, what, texts)], words, [])
    return Done(call.id, told, hints=hints)


def search_answer(texts: "Texts", call: SearchAnswer) -> Option:
    """What a bot that searches answers."""
    game, decision = read_question(call.posed)
    return make_bot(game.name, call.bot, call.seed).choose(game, decision.seat, decision)


def is_search_bot(bot: str) -> bool:
    """Is a bot one that takes long?"""
    return bot.partition(":")[0] == THINKS
