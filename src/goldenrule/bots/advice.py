"""Advice of the searching bot: what to do and why, and the best options with their chances, as data.

For the reasons, the consequences of an option in the sampled worlds are compared with those of another one
(`goldenrule.bots.explained_search`); the advice tells one or two differences beyond their noise. The whole answer, with
its target and payment, is chosen among the answers that the table offers; a search decides where they differ.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from goldenrule.bots import search_model_of
from goldenrule.bots.explained_search import LEAST, ExplainedSearch, Reason, belonging_kinds
from goldenrule.bots.search import (
    Budget,
    ScoredOption,
    SearchResult,
    budget_of,
    mean,
    question_to,
    standard_error,
)  # fmt: skip
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.table.multi_select import (
    ENDS,
    amount_due,
    clone_after,
    completed_options,
    has_learned,
    multi_select_of,
    picks,
)
from goldenrule.table.target_prompts import sole_question

if TYPE_CHECKING:
    pass

BUDGET: Final = "hard"
MOST: Final = 5
"""The most options to tell."""
SPENDS: Final = ("play", "use")
"""Actions with which something may be used up that is worth more later, as a card or a counter."""
ABOUT: Final = 0.05
"""The most chance that an action may cost to be advised instead of the end of the turn, if that is within the noise."""
FIRST: Final = "24"
"""The budget of a first hint, which is there within a second."""
FOLLOW_UP: Final = "64"
"""The budget for the questions that belong to an answer, such as its target."""
MOST_FOLLOW_UPS: Final = 3


class AdvisedOption(Struct, frozen=True):
    """An option with its chance to win, the standard error, and the number of worlds.

    `gain` is the difference from the heuristic policy's option in the same worlds, with its standard error; `close`
    says that it is within the noise. Both are 0 for the heuristic policy's option.
    """

    option: Option
    chance: float
    error: float
    worlds: int
    gain: float
    gain_error: float
    close: bool
    reasons: tuple[Reason, ...] = ()


class Advice(Struct, frozen=True):
    """The options with the most tries, the most promising first; none if there is no choice.

    `heuristic` is the heuristic policy's answer, `chosen` the searching bot's: the same, unless another option is
    better by enough. Both are always among the options. `rival` is the option that the chosen one is compared with for
    its `reasons`: the heuristic policy's or, if that is chosen, the best other one; None if there is no other. `clear`
    says that it is better than that beyond the noise. `asked`: another seat asks for it. `wins` is the number of
    answers of the seat, the chosen one first, that are certain to win the game; 0 if nothing is certain. `anyway`:
    every other option wins as soon.
    """

    options: tuple[AdvisedOption, ...]
    heuristic: Option
    chosen: Option
    rival: Option | None = None
    reasons: tuple[Reason, ...] = ()
    asked: bool = False
    clear: bool = False
    wins: int = 0
    anyway: bool = False


def advise(
    game: Game, seat: int, decision: Decision, budget: str | Budget = BUDGET, seed: str = "hint", reasons: bool = True,
    first: Option | None = None,
) -> Advice:  # fmt: skip
    """Advise on a question, with the `reasons` if they are wanted.

    `first` is what was advised before: another option must be better than it beyond the noise. The advice depends only
    on the seat's knowledge and the seed.

    Raises BadInput for a game without a searching bot, or for an invalid budget.
    """
    how = search_model_of(game.name)
    heuristic = how.policy(seed).choose(game, seat, decision)
    if len(decision.options) == 1 or decision.kind in how.heuristic_kinds:
        asked = decision.kind == how.request and not how.declines(game, decision)
        return Advice((), heuristic, heuristic, asked=asked)
    search = ExplainedSearch(how, game, seat, decision, seed)
    found = prefer_acting(search, search.evaluate(heuristic, budget_of(budget)))
    if first is not None:
        found = search.keep_first(found, first)
    told = sorted(found.options, key=lambda each: each.option not in (heuristic, found.chosen))[:MOST]
    told.sort(key=lambda each: -each.chance)
    options = tuple([advised_option(search, each) for each in told])
    rival, clear, said = comparison(search, found) if reasons else (None, False, ())
    wins = next((search.wins(each) for each in search.order if each.option == found.chosen), 0)
    anyway = wins > 0 and all(search.wins(each) == wins for each in search.order)
    return Advice(options, heuristic, found.chosen, rival, said, clear=clear, wins=wins, anyway=anyway)


def prefer_acting(search: ExplainedSearch, found: SearchResult) -> SearchResult:
    """Return the result with an action that uses up no card instead of the end of the turn, if it is about as good."""
    own, lines = multi_select_of(search.game), {each.option: each for each in search.order if each.chances}
    ending = lines.get(found.chosen)
    if own is None or ending is None or search.decision.kind not in own.turns:
        return found
    if (found.chosen not in ENDS and found.chosen[0] not in own.ends) or search.wins(ending):
        return found
    best, most = found.chosen, -1.0
    for line in lines.values():
        if line.option[0] not in own.plays or line.option[0] in SPENDS:
            continue
        apart = [a - b for a, b in zip(line.utilities, ending.utilities)]
        loss = mean([a - b for a, b in zip(ending.chances, line.chances)])
        if loss <= ABOUT and mean(apart) >= -standard_error(apart) and mean(line.utilities) > most:
            best, most = line.option, mean(line.utilities)
    return found._replace(chosen=best)


def advised_option(search: ExplainedSearch, weighed: ScoredOption) -> AdvisedOption:
    """Compare an option with the heuristic policy's."""
    first = search.order[0]
    line = next(each for each in search.order if each.option == weighed.option)
    apart = [a - b for a, b in zip(line.chances, first.chances)]
    close = line is first or len(apart) < 2 or abs(mean(apart)) <= standard_error(apart)
    reasons = () if line is first else search.reasons(line, first, 0 if close else mean(apart))
    return AdvisedOption(*weighed, mean(apart), 0.0 if line is first else standard_error(apart), close, reasons)


def comparison(search: ExplainedSearch, found: SearchResult) -> tuple[Option | None, bool, tuple[Reason, ...]]:
    """Return the option to compare the chosen one with, whether the chosen one is clearly better, and why."""
    lines = {each.option: each for each in search.order if each.chances}
    chosen, first = lines.get(found.chosen), search.order[0]
    if chosen is None:  # there was no time to look at anything
        return None, False, ()
    others = [chosen, *sorted(lines.values(), key=lambda each: -mean(each.chances) - (each is first is not chosen))]
    given = [sorted(completed_options(search.game, search.decision, each.option)) for each in others]
    rival = next((each for each, things in zip(others, given) if things != given[0]), None)
    return (None, False, ()) if rival is None else (rival.option, *search.compare(chosen, rival))


def best_path(
    game: Game, seat: int, paths: Sequence[tuple[Option, ...]], budget: str | Budget = FOLLOW_UP, seed: str = "hint",
    first: int = -1,
) -> int:  # fmt: skip
    """Return the place of the best of some answers that begin alike, each as its single answers in order.

    Where they differ, the searching bot decides; `first` is the place of the one advised before. They must be answers
    that a table offers: until their last question the seat learns nothing, so a copy of the game may be used.
    """
    clone, step, left = game.clone(), 0, list(range(len(paths)))
    while len(left) > 1:
        choices = dict.fromkeys([paths[place][step] for place in left if step < len(paths[place])])
        if not choices:
            break
        before = paths[first][step] if first in left and step < len(paths[first]) else None
        answer = next(iter(choices)) if len(choices) == 1 else _answer(clone, seat, [*choices], budget, seed, before)
        left = [place for place in left if paths[place][step : step + 1] == (answer,)] or left[:1]
        clone.apply(seat, answer)
        step += 1
    best: int = left[0]
    return best


def follow_ups(
    game: Game, seat: int, answers: Sequence[Option], budget: str | Budget = FOLLOW_UP, seed: str = "hint"
) -> list[tuple[Game, Decision, Option]]:
    """Return what to answer next to the questions that belong to an answer: the game, the question and the option.

    It ends where the seat learns something, another seat is asked, or the seat is asked something new. If the answer
    is a request to another seat, what that seat is asked for comes last.
    """
    found: list[tuple[Game, Decision, Option]] = []
    own = multi_select_of(game)
    clone = game.clone()
    for option in answers:
        clone.apply(seat, option)
    kinds = () if own is None else (*own.targets, *own.after_target)
    while len(found) < MOST_FOLLOW_UPS and not has_learned(game, clone, seat):
        asked = sole_question(clone, seat, kinds)
        if asked is None:
            found += _granted(clone)
            break
        option = _answer(clone, seat, asked.options, budget, seed, None)
        found.append((clone, asked, option))
        clone = clone.clone()
        clone.apply(seat, option)
    return found


def without_false_reasons(advice: Advice, game: Game, seat: int, answers: Sequence[Option]) -> Advice:
    """Return the advice without reasons that are false for a whole answer, the single answers in order.

    The search let a heuristic policy choose the targets, which may be others. Where the answer leads to something that
    the seat does not know yet, every reason stays: a missing one would give it away.
    """
    how, clone = search_model_of(game.name), game.clone()
    _apply(clone, seat, answers)
    if has_learned(game, clone, seat):
        return advice
    if advice.wins == 1 and not clone.over:
        advice = msgspec.structs.replace(advice, wins=0)
    asked = question_to(clone, seat)
    if asked is not None and asked.kind in belonging_kinds(game):  # the answer goes on, and its effect is not known
        return advice
    amounts = {each.key: each.amount(clone, seat) for each in how.consequences}
    kept = [
        each
        for each in advice.reasons
        if not each.soon or each.card or abs(amounts.get(each.key, each.mean) - each.mean) < LEAST
    ]
    return msgspec.structs.replace(advice, reasons=tuple(kept))


def _apply(clone: Game, seat: int, answers: Sequence[Option]) -> None:
    """Give answers, as far as they are asked for: the last card of a payment may be taken by itself."""
    for option in answers:
        asked = question_to(clone, seat)
        if asked is None or option not in asked.options:
            break
        clone.apply(seat, option)


def kept_cards(game: Game, seat: int, answers: Sequence[Option]) -> list[str]:
    """Return the codes of the cards that stay in the seat's hand, if an answer takes others from it.

    There are none where the answer leads to something that the seat does not know yet.
    """
    how, clone = search_model_of(game.name), game.clone()
    before = [*how.hand(game, seat)]
    _apply(clone, seat, answers)
    if has_learned(game, clone, seat):
        return []
    left = {*how.hand(clone, seat)}
    stay = [game.code(each) for each in before if each in left]
    return stay if len(stay) < len(before) else []


def _granted(game: Game) -> list[tuple[Game, Decision, Option]]:
    """Return what a seat does when another seat has asked it to act; nothing if that is not the open question."""
    how = search_model_of(game.name)
    asked = [each for each in game.pending if each.kind == how.request]
    return [(game, each, how.policy("").choose(game, each.seat, each)) for each in asked]


def whole_set(
    game: Game, seat: int, decision: Decision, option: Option, budget: str | Budget = FOLLOW_UP, seed: str = "hint",
    first: Sequence[Option] = (),
) -> tuple[Option, ...]:  # fmt: skip
    """Return everything to choose in a question for several items, of which one option is the first.

    `first` is everything that was advised before.
    """
    if amount_due(game, decision):
        return completed_options(game, decision, option)
    found, first = [option], first if option in first else ()
    while found[-1] not in ENDS:
        game, again = clone_after(game, decision, found[-1])
        if again is None:
            break
        decision = again
        ending = [each for each in decision.options if each in ENDS and {*first} == {*found}]
        before = next((each for each in (*first, *ending) if each not in found), None)
        found.append(_answer(game, seat, decision.options, budget, seed, before))
    return tuple(picks(found)) or (option,)


def _answer(
    game: Game, seat: int, among: Sequence[Option], budget: str | Budget, seed: str, first: Option | None
) -> Option:
    """Return the searching bot's answer to the question of a seat, if it is among some, else the best of those."""
    decision = next(each for each in game.pending if each.seat == seat)
    found = advise(game, seat, decision, budget, seed, reasons=False, first=first)
    if found.chosen in among:
        return found.chosen
    return next((each.option for each in found.options if each.option in among), among[0])


def different_options(advice: Advice, given: Callable[[Option], Sequence[Option]]) -> list[AdvisedOption]:
    """Return the options without those that give the same things as a better one, in another order (`given`)."""
    found: dict[tuple[Option, ...], AdvisedOption] = {}
    for each in advice.options:
        found.setdefault(tuple(sorted(given(each.option))), each)
    return list(found.values())
