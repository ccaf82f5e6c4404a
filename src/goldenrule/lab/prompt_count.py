"""Counts of questions for people: games in which a person at one seat answers like the `sensible` bot."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from goldenrule.bots import make_bot
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.lab.simulated_player import agrees_with_payment, numbers
from goldenrule.lab.single_game import game_seed
from goldenrule.table.auto_answers import StandingAnswers
from goldenrule.table.games import find_game
from goldenrule.table.language_choice import current_language
from goldenrule.table.multi_select import has_learned
from goldenrule.table.prompts import ask, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

BOT: Final = "sensible"
COUNTED: Final = ("before", "prompts", "apart", "enter", "lines")
"""The counts; `bench_text` has words for them."""


class PromptCounts(msgspec.Struct):
    """The questions for a person in all games of a kind, in a number of rounds (each with one turn of theirs).

    By kind of question: `before`, each single decision; `after`, the prompts of a client. Paying differently from the
    proposal is another prompt. Some prompts are answered by Enter, and some need another line, if moves that follow
    from known facts share a line. `apart` are the prompts with a question for each payment (`quick off`).
    """

    game: str
    games: int
    rounds: int = 0
    before: Counter[str] = msgspec.field(default_factory=Counter)
    after: Counter[str] = msgspec.field(default_factory=Counter)
    enter: Counter[str] = msgspec.field(default_factory=Counter)
    lines: Counter[str] = msgspec.field(default_factory=Counter)
    apart: Counter[str] = msgspec.field(default_factory=Counter)

    def per_round(self, counts: Counter[str]) -> float:
        """Return a count for each round."""
        return sum(counts.values()) / max(1, self.rounds)

    @property
    def columns(self) -> Sequence[Counter[str]]:
        """Return the counts, in the order of `COUNTED`."""
        return self.before, self.after, self.apart, self.enter, self.lines

    @property
    def goal(self) -> float:
        """Return the goal for prompts a round; 0 without a goal."""
        suite = find_game(self.game).benchmark
        return 0.0 if suite is None else suite().prompt_gate

    @property
    def is_goal_reached(self) -> bool:
        """Is the goal for prompts reached?"""
        return not self.goal or self.per_round(self.after) <= self.goal


def count(name: str, games: int, seed: str = "prompts") -> PromptCounts:
    """Play games, and count."""
    found = PromptCounts(name, games)
    for number in range(games):
        one_game(found, number, game_seed(seed, number))
        apart = PromptCounts(name, 1)
        one_game(apart, number, game_seed(seed, number), quick=False)
        found.apart += apart.after
    return found


def one_game(found: PromptCounts, number: int, seed: str, quick: bool = True) -> None:
    """Add the questions for a person in one game. People take each seat in turn."""
    kind = find_game(found.game)
    game = kind.make({}, seed)
    seat = number % game.state.seats
    bots = {other: BOT for other in range(game.state.seats) if other != seat}
    session = Session(Recorder(game, seed), bots, make_bot, standing=StandingAnswers({}, (seat,)))
    player, texts = make_bot(found.game, BOT, f"{seed}/person"), Texts(current_language())
    words = kind.words(texts)

    def choose(game: Game, decision: Decision) -> tuple[str, int, int]:
        return player.choose(game, decision.seat, decision)

    line: Game | None = None  # the position at which the line that is being typed was begun
    while not session.game.over:
        decision = next((d for d in session.game.pending if d.seat == seat), None)
        stood = session.recorder.standing_count
        if decision is None:
            session.step_bot()
            line = None
            continue
        if session.step_standing() or session.step_forced():
            found.before[decision.kind] += session.recorder.standing_count - stood
            continue
        asked = ask(session, decision, words, texts, quick)
        chosen = numbers(session.game, asked, choose)
        more = not asked.prompt.several and not agrees_with_payment(asked.answers[chosen[0] - 1], choose)
        if line is None or has_learned(line, session.game, seat):
            found.lines[decision.kind] += 1
            line = session.game.clone()
        found.after[decision.kind] += 1
        found.enter[decision.kind] += sorted(chosen) == sorted(asked.prompt.default)
        session.answer(seat, single_answers(session.game, asked, chosen, more)[0])
        found.before[decision.kind] += session.recorder.standing_count - stood
    found.rounds += session.game.state.round
