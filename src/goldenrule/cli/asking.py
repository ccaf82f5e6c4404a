"""Asking at the prompt, and answering by numbers or by words of an option."""

import re
from typing import TYPE_CHECKING, Final

from goldenrule.cli.prompt import Then
from goldenrule.gamekit.typed import DIGITS
from goldenrule.table.games import goes_down

if TYPE_CHECKING:
    from goldenrule.cli.play import Play
    from goldenrule.cli.words import Words
    from goldenrule.table.prompts import Item, Prompt

NUMBERS: Final = re.compile(rf"\d{{1,{DIGITS}}}(?:[\s,]+\d{{1,{DIGITS}}})*")


def ask(play: "Play", table: bool = False) -> None:
    """Put the question that is open; with the table if that is to be seen."""
    w, prompt = play.w, play.asked.prompt
    rows = [(str(n), marked(item, w)) for n, item in enumerate(prompt.items, 1)]
    play.out.question(w.board(play.session.view(prompt.seat)), title(prompt, w), rows, table)


def title(prompt: "Prompt", w: "Words") -> str:
    """The question, and who is asked it if that is not clear."""
    return w("cli-asks", who=prompt.who, prompt=prompt.question) if prompt.who else prompt.question


def marked(item: "Item", w: "Words") -> str:
    """What may be answered, with its standing answer if there is one."""
    return w("cli-standing-mark", option=item.text, answer=item.standing) if item.standing else item.text


def numbers(line: str) -> list[int]:
    """The numbers of a line that has nothing else in it."""
    return [int(n) for n in re.split(r"[\s,]+", line)] if NUMBERS.fullmatch(line) else []


def offered(play: "Play", n: int) -> bool:
    """Has anything that may be answered this number? If not, that is said."""
    most = len(play.asked.prompt.items)
    if 1 <= n <= most:
        return True
    play.out.say(play.w("cli-choose-number", n=n, max=most), "bad")
    return False


def answer(play: "Play", typed: list[int]) -> Then:
    """Answer by number; with more than one as long as the same is asked.

    They are given as typed, as their order may count; in the order of the list where it only goes down the list.
    """
    session, decision = play.session, play.asked.decision
    in_order = goes_down(session.game.name, decision.kind)
    chosen = list(dict.fromkeys(sorted(typed) if in_order else typed))
    if not all(offered(play, n) for n in chosen):
        return Then.STAY
    kind, seat = decision.kind, decision.seat
    for done, option in enumerate([play.asked.options[n - 1] for n in chosen]):
        pending = next((d for d in session.game.pending if d.seat == seat), None)
        if done and (pending is None or pending.kind != kind or option not in pending.options):
            play.out.say(play.w("cli-stopped-early", n=done), "dim")
            break
        if not play.apply(seat, option):
            break
    return Then.GO_ON


def answer_in_words(play: "Play", line: str) -> Then:
    """Answer with the one thing whose text has these words."""
    wanted = line.casefold()
    texts = [item.text.casefold() for item in play.asked.prompt.items]
    found = [i for i, text in enumerate(texts, 1) if text.rstrip(".") == wanted.rstrip(".")]
    found = found or [i for i, text in enumerate(texts, 1) if wanted in text]
    if len(found) == 1:
        return answer(play, found)
    play.out.say(play.w("cli-unknown", word=line), "bad")
    return Then.STAY
