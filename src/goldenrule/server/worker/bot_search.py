"""What takes long to think of: hints, and the answers of bots that search.

A table's own worker says how things stand and who is asked what; another one, at which no table waits, thinks of it.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from goldenrule.bots import THINKS, advice, advice_text, make_bot, search_model_of
from goldenrule.bots.explained_search import FEWEST
from goldenrule.bots.search import Budget, budget_of
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.codec import restore, snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.server.protocol import Done, HintOption
from goldenrule.server.worker.table_locale import locale_of
from goldenrule.server.worker_calls import PosedItem, PosedQuestion, SearchAnswer, SearchHint
from goldenrule.table.explanations import as_segments
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import chooses_several, completed_options
from goldenrule.table.prompt_items import option_text
from goldenrule.table.prompts import Asked

if TYPE_CHECKING:
    from goldenrule.table.session import Session
    from goldenrule.words.texts import Texts

SETUP_SEED: Final = "0"
"""The position has all that chance has brought about: no seed of the game leaves its table."""
OF_SEARCH: Final = 0.6
"""The part of the time of a hint for the question itself."""
OF_FOLLOW_UPS: Final = 0.8
"""The part of the time that is left for the searches that come next."""
SHORTEST: Final = 0.05
"""The least seconds of a search."""


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


def posed_items(asked: Asked) -> list[PosedItem]:
    """The items of a question, with the answers behind them and their names."""
    found = zip(asked.answers, asked.prompt.items)
    return [PosedItem(way.answers, item.text, item.action, item.pays) for way, item in found]


class HintWriter:
    """Writes a hint: which items of the question are advised, and their names."""

    def __init__(self, texts: "Texts", call: SearchHint) -> None:
        self.texts, self.call = texts, call
        self.game, self.decision = read_question(call.posed)
        self.words = locale_of(self.game, texts).words
        self.several = chooses_several(self.game, self.decision)
        self.numbers: dict[Option, list[int]] = {}
        for n, item in enumerate(call.items, 1):
            self.numbers.setdefault(item.answers[0], []).append(n)
        self.seat = self.decision.seat
        self.began = perf_counter()
        budget = self.limited(advice.FIRST if call.first else advice.BUDGET, OF_SEARCH)
        before = [call.items[n - 1].answers[0] for n in call.advised]
        first = before[0] if before else None
        self.found = advice.advise(self.game, self.seat, self.decision, budget, first=first)
        self.best = 0 if self.several else self.best_item()
        self.whole = self.whole_set(before) if self.several else ()

    def limited(self, budget: str, part: float) -> Budget:
        """A budget that takes no longer than a part of the time that is left, if the call has a time limit."""
        whole = budget_of(budget)
        if not self.call.seconds:
            return whole
        left = self.began + self.call.seconds - perf_counter()
        return whole._replace(seconds=max(SHORTEST, part * left))

    def follow_up(self, searches: int) -> Budget:
        """The budget of each of some searches that come next."""
        return self.limited(advice.FIRST if self.call.first else advice.FOLLOW_UP, OF_FOLLOW_UPS / searches)

    def whole_set(self, before: Sequence[Option]) -> tuple[Option, ...]:
        """Everything to choose in a question for several items."""
        chosen, budget = self.found.chosen, self.follow_up(advice.MOST_FOLLOW_UPS)
        return advice.whole_set(self.game, self.seat, self.decision, chosen, budget, first=before)

    def best_item(self) -> int:
        """The number of the whole answer that a bot would give."""
        numbers = self.numbers[self.found.chosen]
        paths = [self.call.items[n - 1].answers for n in numbers]
        first = next((numbers.index(n) for n in self.call.advised if n in numbers), -1)
        return numbers[advice.best_path(self.game, self.seat, paths, self.follow_up(2), first=first)]

    def given(self, option: Option) -> list[Option]:
        """An option, with what is given with it where something is paid; only what the page has items for."""
        found = completed_options(self.game, self.decision, option)
        found = self.whole if option == self.found.chosen and self.whole else found
        return [each for each in found if each in self.numbers]

    def name(self, option: Option) -> str:
        """What an option is called: the whole answer of the chosen one, else its action if that says which it is."""
        names = [self._name(each) for each in self.given(option)]
        if self.several and sum(map(len, names)) > advice_text.LONG:
            names = [self.short_name(each) for each in names]
        return join_parts(self.texts, names, "prompt-and")

    def short_name(self, name: str) -> str:
        """A name of several up to its colon, unless another item begins alike."""
        head = advice_text.option_head(name)
        alike = {item.text for item in self.call.items if advice_text.option_head(item.text) == head}
        return head if len(alike) <= 1 else name

    def _name(self, option: Option) -> str:
        numbers = self.numbers[option]
        if self.best in numbers:
            best = self.call.items[self.best - 1]
            return advice_text.paid_name(self.texts, best.text, best.pays)
        item = self.call.items[numbers[0] - 1]
        alike = sum(each.action == item.action for each in self.call.items)
        return item.action if item.action and alike == len(numbers) > 1 else item.text

    def items(self, option: Option) -> Sequence[int]:
        """The numbers of the items of an option."""
        if not self.several:
            return [self.best] if self.best in self.numbers[option] else self.numbers[option]
        left = {each: [*numbers] for each, numbers in self.numbers.items()}
        return [left[each].pop(0) for each in self.given(option) if left[each]]

    def follow_ups(self) -> list[tuple[Game, Decision, Option]]:
        """What a bot would answer next to the questions that belong to this one."""
        if self.several:
            return []
        answers = self.call.items[self.best - 1].answers
        return advice.follow_ups(self.game, self.seat, answers, self.follow_up(advice.MOST_FOLLOW_UPS))

    def conclusion(self) -> list[str]:
        """What to do and why, in sentences."""
        found, next_ones = self.found, self.follow_ups()
        if not self.several:
            own = [option for _, asked, option in next_ones if asked.seat == self.seat]
            whole = [*self.call.items[self.best - 1].answers, *own]
            found = advice.without_false_reasons(found, self.game, self.seat, whole)
        then = [option_text(game, asked, option, self.words, self.texts) for game, asked, option in next_ones]
        later = search_model_of(self.game.name).later
        return advice_text.conclusion(found, self.name, self.texts, self.words, then, self.keeps(), later)

    def keeps(self) -> list[str]:
        """The cards that stay in the hand, if the answer takes others from it."""
        answers = self.whole if self.several else self.call.items[self.best - 1].answers
        return [self.words.name(each) for each in advice.kept_cards(self.game, self.seat, answers)]

    def option(self, each: advice.AdvisedOption) -> HintOption:
        """An advised option for the page."""
        name = self.name(each.option)
        return HintOption(
            items=self.items(each.option), text=name,
            odds=advice_text.line(each, self.found, name, self.texts, self.words),
            chance=each.chance, error=each.error if each.worlds >= FEWEST else 0.0, worlds=each.worlds,
            chosen=sorted(self.given(each.option)) == sorted(self.given(self.found.chosen)),
        )  # fmt: skip

    def done(self) -> Done:
        """The answer to the page's request."""
        advised = advice.different_options(self.found, self.given)
        hints = [self.option(each) for each in advised if each.option in self.numbers]
        if not hints:  # there was nothing to search
            chosen = self.found.chosen
            hints = [HintOption(self.items(chosen), self.name(chosen), "", 0.0, 0.0, 0, True)]
        return Done(self.call.id, as_segments(self.conclusion(), self.words, []), hints=hints)


def search_hint(texts: "Texts", call: SearchHint) -> Done:
    """What the adviser says, as the answer to a page's request."""
    return HintWriter(texts, call).done()


def search_answer(texts: "Texts", call: SearchAnswer) -> Option:
    """What a bot that searches answers."""
    game, decision = read_question(call.posed)
    return make_bot(game.name, call.bot, call.seed).choose(game, decision.seat, decision)


def is_search_bot(bot: str) -> bool:
    """Is a bot one that takes long?"""
    return bot.partition(":")[0] == THINKS
