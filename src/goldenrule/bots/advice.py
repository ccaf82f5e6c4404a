"""Advice of the searching bot: what to do and why, and the best options with their chances, as data and in words.

For the reasons, the mean consequences of an option in the sampled worlds (`SearchModel.consequences`) are compared with
those of another option; the advice tells one or two differences beyond their noise. The whole answer, with its target
and payment, is chosen among the answers that the table offers; a search decides where they differ.
"""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from goldenrule.bots import search_model_of
from goldenrule.bots.search import (
    Candidate,
    ScoredOption,
    Search,
    SearchResult,
    budget_of,
    mean,
    standard_error,
)
from goldenrule.gamekit.search_model import Bot, SearchModel
from goldenrule.gamekit.text_lists import NONE, join_parts, list_parts, without_full_stop
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event
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
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.words.texts import Texts

BUDGET: Final = "hard"
MOST: Final = 5
"""The most options to tell."""
REASONS: Final = 2
"""The most reasons to tell for an option."""
SURE: Final = 1.96
"""The standard errors on each side of a mean, for 95 %."""
FEWEST: Final = 4
"""The least worlds for a reason, and for an error."""
USE: Final = 1.5
"""The value of using a card, compared with `Consequence.worth`."""
LONG: Final = 50
"""The length above which names of options are cut at a colon."""
LEAST: Final = 0.5
"""The least difference of a consequence to tell."""
FIRST: Final = "24"
"""The budget of a first hint, which is there within a second."""
FOLLOW_UP: Final = "64"
"""The budget for the questions that belong to an answer, such as its target."""
MOST_FOLLOW_UPS: Final = 3


class Reason(Struct, frozen=True):
    """A consequence of an option compared with the heuristic policy: the `difference` with its standard error.

    `key` is its message. For a card (`card` is its code, or "") the difference is how often it is used.
    """

    key: str
    difference: float
    error: float
    card: str = ""


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
    its `reasons`: the heuristic policy's or, if that is chosen, the best other one; None if there is no other.
    `asked`: another seat asks for it.
    """

    options: tuple[AdvisedOption, ...]
    heuristic: Option
    chosen: Option
    rival: Option | None = None
    reasons: tuple[Reason, ...] = ()
    asked: bool = False


class ExplainedSearch(Search):
    """A search that remembers the consequences of every option."""

    def __init__(self, how: SearchModel, game: Game, seat: int, decision: Decision, seed: str) -> None:
        super().__init__(how, game, seat, decision, seed)
        self.ends: dict[int, list[dict[tuple[str, str], float]]] = {}
        self.end: dict[tuple[str, str], float] = {}
        self.order: list[Candidate] = []

    def look_at(self, line: Candidate, number: int) -> None:
        self.end = {}
        super().look_at(line, number)
        self.ends.setdefault(line.place, []).append(self.end)

    def play_on(self, game: Game, bots: Sequence[Bot], end: int) -> None:
        how, seat = self.how, self.seat
        found = self.end
        held = frozenset(how.hand(game, seat))

        def hear(event: Event) -> None:
            used = how.use(game, event)
            if used is not None and used.entity in held:
                found[used.key, game.code(used.entity)] = 1.0

        game.observer = hear if held else None
        super().play_on(game, bots, end - how.horizon + (how.told or how.horizon))
        game.observer = None
        for each in how.consequences:
            found[each.key, ""] = each.amount(game, seat)
        super().play_on(game, bots, end)

    def result_of(self, lines: list[Candidate], alive: list[Candidate]) -> SearchResult:
        self.order = lines
        return super().result_of(lines, alive)

    def advised_option(self, weighed: ScoredOption) -> AdvisedOption:
        """Compare an option with the heuristic policy's."""
        first = self.order[0]
        line = next(each for each in self.order if each.option == weighed.option)
        apart = [a - b for a, b in zip(line.chances, first.chances)]
        close = line is first or len(apart) < 2 or abs(mean(apart)) <= standard_error(apart)
        reasons = () if line is first else self.reasons(line, first, 0 if close else mean(apart))
        return AdvisedOption(*weighed, mean(apart), 0.0 if line is first else standard_error(apart), close, reasons)

    def comparison(self, found: SearchResult) -> tuple[Option | None, tuple[Reason, ...]]:
        """Return the option to compare the chosen one with, and why the chosen one is better."""
        lines = {each.option: each for each in self.order if each.chances}
        chosen, first = lines.get(found.chosen), self.order[0]
        if chosen is None:  # there was no time to look at anything
            return None, ()
        others = [chosen, *sorted(lines.values(), key=lambda each: -mean(each.chances) - (each is first is not chosen))]
        given = [sorted(completed_options(self.game, self.decision, each.option)) for each in others]
        rival = next((each for each, things in zip(others, given) if things != given[0]), None)
        if rival is None:
            return None, ()
        apart = [a - b for a, b in zip(chosen.chances, rival.chances)]
        close = len(apart) < 2 or abs(mean(apart)) <= standard_error(apart)
        reasons = self.reasons(chosen, rival, 0 if close else mean(apart))
        return rival.option, tuple([each for each in reasons if self.speaks_for(each)])

    def speaks_for(self, reason: Reason) -> bool:
        """Is a difference an advantage?"""
        worth = next((each.worth for each in self.how.consequences if each.key == reason.key), USE)
        return reason.difference * worth > 0

    def reasons(self, line: Candidate, other: Candidate, gain: float) -> tuple[Reason, ...]:
        """Return the differences in consequences of two options; only those that explain the gain, unless it is 0."""
        mine, theirs = (self.ends[each.place] for each in (line, other))
        found = []
        worth = {each.key: each.worth for each in self.how.consequences}
        named = {self.game.code(each.option[1]) for each in (line, other) if each.option[1] > 0}
        for key, card in {each: None for ends in (mine, theirs) for end in ends for each in end}:
            if card in named:  # what is done with it is not a consequence
                continue
            apart = [a.get((key, card), 0.0) - b.get((key, card), 0.0) for a, b in zip(mine, theirs) if a and b]
            if len(apart) >= FEWEST and abs(mean(apart)) >= LEAST and abs(mean(apart)) > SURE * standard_error(apart):
                speaks = mean(apart) * worth.get(key, USE)
                found.append((speaks, Reason(key, mean(apart), standard_error(apart), card)))
        fitting = [each for each in found if each[0] * gain > 0]
        told = sorted(fitting if gain else found, key=lambda each: -abs(each[0]))
        return tuple([reason for _, reason in told[:REASONS]])


def advise(game: Game, seat: int, decision: Decision, budget: str = BUDGET, seed: str = "hint") -> Advice:
    """Advise on a question. The advice depends only on the seat's knowledge and the seed.

    Raises BadInput for a game without a searching bot, or for an invalid budget.
    """
    how = search_model_of(game.name)
    heuristic = how.policy(seed).choose(game, seat, decision)
    if len(decision.options) == 1 or decision.kind in how.heuristic_kinds:
        asked = decision.kind == how.request and not how.declines(game, decision)
        return Advice((), heuristic, heuristic, asked=asked)
    search = ExplainedSearch(how, game, seat, decision, seed)
    found = search.evaluate(heuristic, budget_of(budget))
    told = sorted(found.options, key=lambda each: each.option not in (heuristic, found.chosen))[:MOST]
    told.sort(key=lambda each: -each.chance)
    rival, reasons = search.comparison(found)
    return Advice(tuple([search.advised_option(each) for each in told]), heuristic, found.chosen, rival, reasons)


def best_path(
    game: Game, seat: int, paths: Sequence[tuple[Option, ...]], budget: str = FOLLOW_UP, seed: str = "hint"
) -> int:
    """Return the place of the best of some answers that begin alike, each as its single answers in order.

    Where they differ, the searching bot decides. They must be answers that a table offers: on the way to their last
    question the seat learns nothing, so a copy of the game may be used.
    """
    clone, step, left = game.clone(), 0, list(range(len(paths)))
    while len(left) > 1:
        choices = dict.fromkeys([paths[place][step] for place in left if step < len(paths[place])])
        if not choices:
            break
        answer = next(iter(choices)) if len(choices) == 1 else _answer(clone, seat, [*choices], budget, seed)
        left = [place for place in left if paths[place][step : step + 1] == (answer,)] or left[:1]
        clone.apply(seat, answer)
        step += 1
    best: int = left[0]
    return best


def follow_ups(
    game: Game, seat: int, answers: Sequence[Option], budget: str = FOLLOW_UP, seed: str = "hint"
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
        option = _answer(clone, seat, asked.options, budget, seed)
        found.append((clone, asked, option))
        clone = clone.clone()
        clone.apply(seat, option)
    return found


def _granted(game: Game) -> list[tuple[Game, Decision, Option]]:
    """Return what a seat does when another seat has asked it to act; nothing if that is not the open question."""
    how = search_model_of(game.name)
    asked = [each for each in game.pending if each.kind == how.request]
    return [(game, each, how.policy("").choose(game, each.seat, each)) for each in asked]


def whole_set(
    game: Game, seat: int, decision: Decision, option: Option, budget: str = FOLLOW_UP, seed: str = "hint"
) -> tuple[Option, ...]:
    """Return everything to choose in a question for several items, of which one option is the first."""
    if amount_due(game, decision):
        return completed_options(game, decision, option)
    found = [option]
    while found[-1] not in ENDS:
        game, again = clone_after(game, decision, found[-1])
        if again is None:
            break
        decision = again
        found.append(_answer(game, seat, decision.options, budget, seed))
    return tuple(picks(found)) or (option,)


def _answer(game: Game, seat: int, among: Sequence[Option], budget: str, seed: str) -> Option:
    """Return the searching bot's answer to the question of a seat, if it is among some, else the best of those."""
    decision = next(each for each in game.pending if each.seat == seat)
    found = advise(game, seat, decision, budget, seed)
    if found.chosen in among:
        return found.chosen
    return next((each.option for each in found.options if each.option in among), among[0])


# -- in words ----------------------------------------------------------------------------------------------------------


def worlds(advice: Advice) -> int:
    """Return the most worlds of any option."""
    return max([each.worlds for each in advice.options], default=0)


def percent(each: AdvisedOption) -> int:
    return round(100 * each.chance)


def points_gained(each: AdvisedOption, advice: Advice) -> int:
    """Return the gain over the heuristic policy in percentage points; 0 if it is too close to call.

    With equal numbers of worlds it is the difference of the displayed chances.
    """
    if each.close:
        return 0
    alike = [other for other in advice.options if other.option == advice.heuristic and other.worlds == each.worlds]
    return percent(each) - percent(alike[0]) if alike else round(100 * each.gain)


def different_options(advice: Advice, given: Callable[[Option], Sequence[Option]]) -> list[AdvisedOption]:
    """Return the options without those that give the same things as a better one, in another order (`given`)."""
    found: dict[tuple[Option, ...], AdvisedOption] = {}
    for each in advice.options:
        found.setdefault(tuple(sorted(given(each.option))), each)
    return list(found.values())


def title(advice: Advice, texts: "Texts") -> str:
    """Return the title above the options."""
    return texts.t("advice-title", n=worlds(advice))


def line(each: AdvisedOption, advice: Advice, what: str, texts: "Texts", words: "GameWords") -> str:
    """Return an option in a line: chance, comparison with the heuristic policy, reasons. `what` is its name."""
    gain = points_gained(each, advice)
    beside = "thumb" if each.option == advice.heuristic else "more" if gain > 0 else "less" if gain else "close"
    return texts.t(
        "advice-line", what=without_full_stop(what), chance=percent(each),
        sure="yes" if each.worlds >= FEWEST else "no",
        error=max(1, round(100 * SURE * each.error)) if each.worlds >= FEWEST else 0, worlds=each.worlds, beside=beside,
        gain=abs(gain), why=why(each.reasons, texts, words) or NONE,
    )  # fmt: skip


def why(reasons: Sequence[Reason], texts: "Texts", words: "GameWords") -> str:
    """Return the reasons in a line; "" for none."""
    said = []
    for each in reasons:
        args: dict[str, str | int] = {"card": words.name(each.card)} if each.card else {}
        args["more"] = "yes" if each.difference > 0 else "no"
        said.append(texts.t(each.key, n=max(1, round(abs(each.difference))), **args))
    return list_parts(texts, said, "advice-join")


def paid_name(texts: "Texts", name: str, pays: str) -> str:
    """Return the name of an answer, with what is paid for it ("" for nothing)."""
    return texts.t("advice-pays", what=without_full_stop(name), pays=pays) if pays else name


def conclusion(
    advice: Advice, called: Callable[[Option], str], texts: "Texts", words: "GameWords", then: Sequence[str] = ()
) -> list[str]:
    """Return what to do, what comes next, and why, in sentences without chances."""
    what, rival = called(advice.chosen), "" if advice.rival is None else called(advice.rival)
    if rival and max(len(what), len(rival)) > LONG and option_head(what) != option_head(rival):
        rival = option_head(rival)
    said = [texts.t("advice-do", what=without_full_stop(what))]
    if then:
        said.append(texts.t("advice-then", what=join_parts(texts, [*map(without_full_stop, then)], "prompt-and")))
    if advice.asked:
        said.append(texts.t("advice-asked"))
    reasons = why(advice.reasons, texts, words)
    if reasons:
        said.append(texts.t("advice-because", other=without_full_stop(rival), why=reasons))
    elif rival:
        close = advice.chosen == advice.heuristic and not _is_clear(advice)
        said.append(texts.t("advice-no-difference" if close else "advice-wins-more", other=without_full_stop(rival)))
    return said


def _is_clear(advice: Advice) -> bool:
    """Is the chosen option, which is the heuristic policy's, clearly better than every other one?"""
    return all(each.option == advice.heuristic or points_gained(each, advice) < 0 for each in advice.options)


def option_head(called: str) -> str:
    """Return the name of an option up to a colon, after which mostly the text of an ability follows."""
    found = re.split(": |：", called)[0]
    opened, closed = (len(re.findall(each, found)) for each in ("[(（]", "[)）]"))
    return found if opened == closed else called
