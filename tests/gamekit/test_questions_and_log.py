"""The writers of log lines and of questions: messages named after events, kinds and verbs, and methods for the rest."""

from typing import Any

import pytest

from goldenrule.gamekit.log_text import LogWriter
from goldenrule.gamekit.question_text import QuestionWriter
from goldenrule.gamekit.text_lists import Args
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import CardId, Count, Seat
from goldenrule.words.fluent import FluentError
from tests.gamekit.toy_texts import ToyTexts

WORDS = """
toy-log-hurt = { $card } loses { $n }
toy-log-discard = { $cards ->
    [none] { "" }
   *[some] { $player } discards { $n }: { $cards }
}
toy-log-big-day = it is a { $mood } day: { $free }
toy-log-twice = { $card } again
toy-prompt-pick-one = Which card of { $name }?
toy-prompt-pay = Pay { $n }.
toy-option-take = Take { $name }
toy-option-done = Done
toy-option-done-pick-one = None of them
"""


class Hurt(Event):
    card: CardId
    n: Count


class Discard(Event):
    player: Seat
    cards: tuple[CardId, ...]


class BigDay(Event):
    mood: str
    free: bool


class Unwritten(Event):
    n: Count


class Log(LogWriter):
    PREFIX = "toy-log"
    EVENTS = {each.key: each for each in (Hurt, Discard, BigDay, Unwritten)}

    def player(self, seat: int) -> str:
        return f"player {seat}"

    def card(self, seen: list[Any]) -> str:
        return seen[1] or "a card"

    def on_twice(self, card: list[Any], n: int) -> str:
        return self.say("twice", card=self.card(card)) if n == 2 else ""


@pytest.mark.parametrize(
    ("seen", "line"),
    [
        (["hurt", [3, "ogre"], 2], "Ogre loses 2"),
        (["hurt", [0, ""], 2], "A card loses 2"),
        (["discard", 1, [[3, "ogre"], [0, ""]]], "Player 1 discards 2: ogre, a card"),
        (["discard", 1, []], ""),
        (["big_day", "very_good", True], "It is a very-good day: yes"),
        (["twice", [3, "ogre"], 2], "Ogre again"),
        (["twice", [3, "ogre"], 1], ""),
        (["unheard", 1], ""),
    ],
)
def test_an_event_in_words(seen: list[Any], line: str) -> None:
    assert Log(None, ToyTexts(WORDS)).line(seen) == line


def test_what_a_log_tells() -> None:
    assert [Log.has_line(event) for event in ("hurt", "twice", "unheard")] == [True, True, False]
    with pytest.raises(FluentError, match="toy-log-unwritten"):
        Log(None, ToyTexts(WORDS)).line(["unwritten", 1])


class Question(QuestionWriter):
    PREFIX = "toy-"

    def question_args(self) -> Args:
        return {"name": "the deck"}

    def option_args(self, entity: int) -> Args:
        return {"name": f"card {entity}"}

    def prompt_pay(self) -> str:
        return self.ask("pay", n=self.decision.args[0])

    def option_hit(self, entity: int, n: int) -> str:
        return f"{entity} for {n}"


def test_a_question_and_its_options() -> None:
    asked = Question(None, Decision("pick_one", 0, (("take", 4, 0), ("done", 0, 0)), 0, ()), ToyTexts(WORDS))
    assert asked.prompt() == "Which card of the deck?"
    assert asked.option(("take", 4, 0)) == "Take card 4"
    assert asked.option(("done", 0, 0)) == "None of them"
    assert asked.option(("hit", 4, 3)) == "4 for 3"
    paid = Question(None, Decision("pay", 0, (("done", 0, 0),), 0, (5,)), ToyTexts(WORDS))
    assert paid.prompt() == "Pay 5."
    assert paid.option(("done", 0, 0)) == "Done"
