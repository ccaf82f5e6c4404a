"""The solution of a puzzle as it is typed at the prompts of a client: a line for each answer, in a language."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.puzzles import OPEN
from goldenrule.kernel.codec import digest, snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.lab.puzzles import Puzzle, puzzle_game, start
from goldenrule.lab.simulated_player import Choose, agrees_with_payment, numbers, single
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import picks
from goldenrule.table.payment_prompts import payment_items
from goldenrule.table.prompt_items import Item
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.table.word_matching import find

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.table.target_prompts import Payment
    from goldenrule.words.texts import Texts

SIGNS: Final = re.compile(r"[,;+.…]+")
"""What a prompt takes for the end of an answer or of a part of it."""
BEHIND: Final = re.compile(r"\s*[(（:：].*")
"""What stands behind the words that say what is done: what it costs, and the text of an ability."""
PAY: Final = "pay"
WITH: Final = "with"
"""Between an action and what is paid for it."""


def typed_lines(puzzle: Puzzle, texts: "Texts", quick: bool = True) -> list[str]:
    """The lines of a solution from the beginning on; `quick` as in `goldenrule.table.prompts.ask`.

    Raises BadInput for an impossible position or an answer that does not fit.
    """
    begun = start(puzzle)
    words = find_game(puzzle.game).words(texts)
    words.use_cards_of(begun.game)
    game, wanted = begun.game.clone(), dict[str, Option]()
    for said in puzzle.solution:
        for seat, option in puzzle_game(puzzle.game).answers(game, said):
            wanted[digest(game)] = option
            game.apply(seat, option)

    def choose(game: Game, decision: Decision) -> Option:
        return wanted.get(digest(game), decision.options[0])  # what follows the last answer does not matter

    session = Session(Recorder(begun.game.clone(), "puzzle", practice=True, start=snapshot(begun.game)))
    out = []
    while begun.goal.judge(session.game) == OPEN:
        if session.step_forced():
            continue
        decision = next(each for each in session.game.pending if each.seat == session.asked_seat())
        asked = ask(session, decision, words, texts, quick)
        line, given = answer(session.game, asked, choose, words, texts)
        out.append(line)
        session.answer(decision.seat, given)
    return out


def answer(
    game: Game, asked: Asked, choose: Choose, words: "GameWords", texts: "Texts"
) -> tuple[str, Sequence[Option]]:
    """What somebody types at a prompt who would answer the single questions behind it so, and what is given then."""
    chosen, items = numbers(game, asked, choose), asked.prompt.items
    given, _ = single_answers(game, asked, chosen)
    line, way = in_words(items, chosen, words), asked.answers[chosen[0] - 1]
    if asked.prompt.several or way.payment is None or agrees_with_payment(way, choose):
        return line, given
    paid = tuple(single(way.payment.game, way.payment.asked, choose))
    things = payment_text(way.payment, paid, words, texts)
    return f"{line} {WITH} {things}", way._replace(payment=way.payment._replace(answers=paid)).answers


def payment_text(payment: "Payment", paid: Sequence[Option], words: "GameWords", texts: "Texts") -> str:
    """What is paid, thing by thing."""
    found = payment_items(payment, words, texts)
    left, chosen = [option for option, _ in found], list[int]()
    for option in picks(paid):
        chosen.append(left.index(option) + 1)
        left[chosen[-1] - 1] = ("", 0, 0)
    return in_words([item for _, item in found], chosen, words)


def in_words(items: Sequence[Item], chosen: Sequence[int], words: "GameWords") -> str:
    """Items by number as they are typed: in few words that mean them, or by their numbers if no words do."""
    out, before = list[str](), list[int]()
    for n in chosen:
        said = next((line for line in names_of(items[n - 1], words) if is_meant(items, line, n, before)), "")
        if not said:
            return " ".join(map(str, chosen))
        out.append(said)
        before.append(n)
    return ", ".join(out)


def names_of(item: Item, words: "GameWords") -> Iterator[str]:
    """How an item may be called, in the fewest words first."""
    card = words.name(item.code) if item.verb == PAY and item.code else ""
    brief = f"{BEHIND.sub('', item.action)}: {item.aim}" if item.aim else BEHIND.sub("", item.text)
    for text in (card, brief, item.text):
        if text:
            yield " ".join(SIGNS.sub(" ", text.replace("→", ":")).split())


def is_meant(items: Sequence[Item], line: str, number: int, without: Sequence[int]) -> bool:
    """Does a line mean the item with this number, or one in the same words?"""
    found = find(items, line, without)
    return found.sure and items[found.numbers[0] - 1].text == items[number - 1].text
