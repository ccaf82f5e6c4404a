"""Simulated people at prompts: the lines that a person with the choices of a bot would type."""

from collections import Counter
from collections.abc import Callable

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.table.multi_select import picks, places, same_question
from goldenrule.table.prompts import Asked
from goldenrule.table.target_prompts import ActionAnswer, Aim, whole_payment

Choose = Callable[[Game, Decision], Option]
"""A function that answers a single question of a game."""


def numbers(game: Game, asked: Asked, choose: Choose) -> list[int]:
    """Return the numbers to type at a prompt for these single answers."""
    decision = asked.decision
    if not asked.prompt.several:
        action = choose(game, decision)
        same = [n for n, way in enumerate(asked.answers, 1) if way.action == action]
        aims = chosen_targets([aim for n in same if (aim := asked.answers[n - 1].aim) is not None], choose)
        return next(([n] for n in same if aims and asked.answers[n - 1].aim == aims[0]), same[-1:])
    options = single(game, decision, choose)
    chosen = picks(options)
    if not chosen:
        return [asked.options.index(options[0]) + 1]
    return [place + 1 for place in places(asked.options, chosen)]


def single(game: Game, decision: Decision, choose: Choose) -> list[Option]:
    """Return the single answers of a chooser while the same question continues."""
    clone, options, again = game.clone(), list[Option](), True
    while again:
        option, before = choose(clone, decision), clone.clone()
        clone.apply(decision.seat, option)
        options.append(option)
        found = same_question(before, decision, clone)
        again, decision = found is not None, found or decision
    return options


def agrees_with_payment(way: ActionAnswer, choose: Choose) -> bool:
    """Would a chooser pay the proposed payment of an action? Copies of a card are the same."""
    if way.payment is None:
        return True
    payment = way.payment
    own = payment._replace(answers=tuple(single(payment.game, payment.asked, choose)))
    paid, proposed = (
        Counter(payment_key(each.game, option) for option in whole_payment(each)) for each in (own, payment)
    )
    return paid == proposed


def payment_key(game: Game, option: Option) -> tuple[str, str, int]:
    """Return the payment of an option: a card by its code."""
    verb, entity, number = option
    return verb, game.code(entity) if entity > 0 else "", number


def chosen_targets(aims: list[Aim], choose: Choose) -> list[Aim]:
    """Which of the targets of an action somebody would choose, with what they would choose after it; or none."""
    if not aims:
        return []
    target = choose(aims[0].game, aims[0].asked)
    found = [aim for aim in aims if aim.target == target]
    after = chosen_targets([aim.then for aim in found if aim.then is not None], choose)
    return [aim for aim in found if aim.then is None or aim.then in after]
