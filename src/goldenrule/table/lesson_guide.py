"""A step of a lesson as clients show it with a spotlight: what to do, what it needs, and why other moves are wrong."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from goldenrule.gamekit.text_lists import capital, join_parts, without_full_stop
from goldenrule.gamekit.tips import Point
from goldenrule.table.lesson_runner import Coaching, LessonSession, WrongLessonAnswer
from goldenrule.table.prompt_items import Item, brief_text, short_text
from goldenrule.table.prompts import Asked

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator


class WrongMove(Struct, frozen=True):
    """Why the lesson does not continue with an item of the question."""

    item: int
    text: str


class LessonStep(Struct, frozen=True):
    """A step of a lesson: its line in `text`, and what is to be done in `task`, "" if it is read or to be found out.

    `number` is the lesson's, `step` that of the step, of `steps`. `points` are in order what the step needs: cards to
    look at, or the items that lead on, and places of the board. `wrong` are the other items of the question.
    """

    number: int
    step: int
    steps: int
    text: str
    task: str = ""
    points: Sequence[Point] = ()
    wrong: Sequence[WrongMove] = ()


def lesson_step(
    session: LessonSession, asked: Asked | None, texts: "Translator", words: "GameWords"
) -> LessonStep | None:
    """Return the step at hand with the lesson's own texts; None at the end. Raises LessonFault as `coaching` does."""
    coaching = session.coaching()
    if coaching is None:
        return None
    text = texts.t(coaching.key)
    number, step, steps = session.lesson.number, coaching.number, coaching.of
    if coaching.reading or asked is None:
        return LessonStep(number, step, steps, text, points=_looked_at(session, coaching))
    wrong = _wrong_moves(session, asked, texts)
    if coaching.puzzle:
        return LessonStep(number, step, steps, text, wrong=wrong)
    wanted = _wanted(coaching, asked)
    points = [*(_point(asked, *each, words) for each in wanted), *_places(session)]
    return LessonStep(
        number, step, steps, text, _task([item for _, item in wanted], asked, texts, words), points, wrong
    )


def _task(wanted: Sequence[Item], asked: Asked, texts: "Translator", words: "GameWords") -> str:
    """What is to be done, in short: the items with which the lesson continues, or with what something is paid."""
    if asked.prompt.owes:
        paid = [short_text(item, words) for item in wanted]
        return texts.t("prompt-pay-with", what=join_parts(texts, paid, "join-names", "join-and"))
    named = list(dict.fromkeys(_called(item, words) for item in wanted))
    return capital(join_parts(texts, named, "join-names", "prompt-and" if asked.prompt.several else "join-or"))


def _wanted(coaching: Coaching, asked: Asked) -> list[tuple[int, Item]]:
    """The items with which the lesson continues; where things are chosen together, each of them once."""
    left = list(coaching.together if asked.prompt.several else coaching.wants)
    found = []
    for number, (item, option) in enumerate(zip(asked.prompt.items, asked.options), 1):
        if option in left:
            found.append((number, item))
            if asked.prompt.several:
                left.remove(option)
    return found


def _called(item: Item, words: "GameWords") -> str:
    """An item in short; an ability with what it does where that would be the name of its card alone."""
    short = brief_text(item)
    return without_full_stop(item.text) if item.verb == "use" and short == short_text(item, words) else short


def _point(asked: Asked, number: int, item: Item, words: "GameWords") -> Point:
    """What to press for an item: its card, its place on the board, or its button."""
    said = _called(item, words)
    if item.card:
        return Point("pays" if asked.prompt.several else "card", said, card=item.card, item=number)
    return Point("place" if item.place else "button", said, place=item.place, item=number)


def _looked_at(session: LessonSession, coaching: Coaching) -> list[Point]:
    """What a line is about: its cards, else those that the step shows or claims something of, and its places."""
    course = session.course
    step = course.current_step
    if step is None:
        return []
    out = []
    names = [*(name for name in step.show if name != "table"), *_words(step.then)]
    for name in dict.fromkeys(names if step.cards is None else step.cards):
        card = course.seen_card(name)
        if card:
            gauge = name not in step.show and _only_gauge(step.then, name)
            out.append(Point("gauge" if gauge else "card", name, card=card))
    return out + _places(session)


GAUGED: Final = frozenset({"hp", "threat", "target"})
"""What a step claims of a card that its gauge shows: hit points, or threat and the threat with which it is complete."""


def _only_gauge(claimed: object, name: str) -> bool:
    """Is everything that is claimed of a card shown by its gauge?"""
    if not isinstance(claimed, Mapping):
        return False
    own = claimed.get(name)
    if isinstance(own, Mapping):
        return own.keys() <= GAUGED
    return any(_only_gauge(each, name) for each in claimed.values())


def _places(session: LessonSession) -> list[Point]:
    """The places of the board that a step is about."""
    step = session.course.current_step
    return [Point("place", place=key) for key in step.places] if step else []


def _words(claimed: object) -> Iterator[str]:
    """All words in claims, some of which name cards."""
    if isinstance(claimed, str):
        yield claimed
    elif isinstance(claimed, Mapping):
        for key, value in claimed.items():
            yield from _words(key)
            yield from _words(value)
    elif isinstance(claimed, Sequence):
        for each in claimed:
            yield from _words(each)


def _wrong_moves(session: LessonSession, asked: Asked, texts: "Translator") -> list[WrongMove]:
    """Why the lesson does not continue with each of the other items; of several together, with those of no answer."""
    course, out = session.course, []
    left = course.current_step.do[course.answered :] if course.current_step else []
    for number, option in enumerate(asked.options, 1):
        if asked.prompt.several and any(course.fits(words, asked.decision, option) for words in left):
            continue
        try:
            course.refuse(asked.decision.seat, [option])
        except WrongLessonAnswer as error:
            out.append(WrongMove(number, texts.t(error.key or "learn-not-now")))
    return out
