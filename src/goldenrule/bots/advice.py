"""Advice of the searching bot: the best options with their chances, and why they differ, as data and in words.

For the reasons, the mean consequences of an option in the sampled worlds (`SearchModel.consequences`) are compared with
those of the heuristic policy's option; the advice tells one or two differences beyond their noise.
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
from goldenrule.gamekit.text_lists import NONE, list_parts, without_full_stop
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game

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
    better by enough. Both are always among the options.
    """

    options: tuple[AdvisedOption, ...]
    heuristic: Option
    chosen: Option


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
        return Advice((), heuristic, heuristic)
    search = ExplainedSearch(how, game, seat, decision, seed)
    found = search.evaluate(heuristic, budget_of(budget))
    told = sorted(found.options, key=lambda each: each.option not in (heuristic, found.chosen))[:MOST]
    told.sort(key=lambda each: -each.chance)
    return Advice(tuple([search.advised_option(each) for each in told]), heuristic, found.chosen)


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


def conclusion(advice: Advice, called: Callable[[Option], str], texts: "Texts") -> str:
    """Return a sentence about the searching bot's choice, compared with the heuristic policy's."""
    heuristic, chosen = called(advice.heuristic), called(advice.chosen)
    heads = [option_head(each) for each in (heuristic, chosen)]
    if max(len(heuristic), len(chosen)) > LONG and (heads[0] != heads[1] or advice.heuristic == advice.chosen):
        heuristic, chosen = heads
    heuristic, chosen = without_full_stop(heuristic), without_full_stop(chosen)
    if not advice.options:
        return texts.t("advice-thumb", what=heuristic)
    if advice.chosen == advice.heuristic:
        clear = all(each.option == advice.heuristic or points_gained(each, advice) < 0 for each in advice.options)
        return texts.t("advice-as-thumb" if clear else "advice-close", thumb=heuristic)
    gain = points_gained(next(each for each in advice.options if each.option == advice.chosen), advice)
    if gain < 1:
        return texts.t("advice-close-but", what=chosen, thumb=heuristic)
    return texts.t("advice-better", what=chosen, gain=gain, thumb=heuristic)


def option_head(called: str) -> str:
    """Return the name of an option up to a colon, after which mostly the text of an ability follows."""
    found = re.split(": |：", called)[0]
    opened, closed = (len(re.findall(each, found)) for each in ("[(（]", "[)）]"))
    return found if opened == closed else called
