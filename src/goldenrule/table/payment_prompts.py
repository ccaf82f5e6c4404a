"""Paying for an action otherwise than it is proposed, in the same answer: what can pay, and what is answered then."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.kernel.decisions import Option
from goldenrule.table.multi_select import exact_answers, multi_select_of, picks
from goldenrule.table.prompt_items import Item, option_text
from goldenrule.table.prompts import offered_options
from goldenrule.table.question_focus import code_of
from goldenrule.table.target_prompts import ActionAnswer, action_answers

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.kernel.decisions import Decision
    from goldenrule.kernel.game import Game
    from goldenrule.table.target_prompts import Payment


def payment_items(payment: "Payment", words: "GameWords", texts: "Translator") -> list[tuple[Option, Item]]:
    """All that can be given in the payment for an action, as it is listed where that is asked for."""
    game, asked = payment.game, payment.asked
    return [
        (each, Item(option_text(game, asked, each, words, texts), each[0], code=code_of(game, each[1], asked.seat)))
        for each in picks(offered_options(game, asked)[0])
    ]


def with_payment(game: "Game", decision: "Decision", way: ActionAnswer) -> ActionAnswer:
    """An action with what would be proposed to be paid for it, where that is asked for later."""
    own = multi_select_of(game)
    if way.payment is not None or own is None:
        return way
    for other in action_answers(game, decision, way.action, own, quick=True):
        if other.begins_like(way):
            return way._replace(payment=other.payment)
    return way


def answers_paid_with(way: ActionAnswer, payment: "Payment", things: Sequence[Option]) -> tuple[Option, ...]:
    """The single answers of an action that is paid for with these things; () if that may not be, or is not enough."""
    answers, goes_on = exact_answers(payment.game, payment.asked, things)
    return () if goes_on or not answers else way._replace(payment=payment._replace(answers=answers)).answers
