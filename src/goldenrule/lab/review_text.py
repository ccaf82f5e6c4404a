"""A review in words: what was asked at a turning point, what was answered, the result, and what was better."""

from collections.abc import Callable, Sequence
from functools import partial
from shlex import quote
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from goldenrule.bots.advice_text import option_head, paid_name
from goldenrule.bots.explained_search import PAYMENT
from goldenrule.gamekit.text_lists import capital, join_parts, list_parts, signed_number, without_full_stop
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.records import Record
from goldenrule.lab.review import EVEN, AnsweredQuestion, Point, Review, play
from goldenrule.table.games import find_game, title_of
from goldenrule.table.multi_select import ENDS, multi_select_of
from goldenrule.table.prompt_items import option_text
from goldenrule.table.story import Teller

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.words.texts import Texts

Here = Callable[[Point], str]
"""What plays on from a decision."""
LINES = 8
"""Lines of the story that are shown for a decision."""
LONGEST_NAME = 40
"""The length above which the text of an ability is left out of a name."""
SURE = 1.96
"""Standard errors on each side of a chance that is told."""


class TurningPointText(Struct, frozen=True):
    """A decision in words: where it was, what was asked and answered, the result (lines of the story).

    `better` says what would have been better, "" if nothing. `options` are what was weighed, each in a line. `here`
    plays on from there: a command, or an address (it begins with a slash).
    """

    point: Point
    where: str
    asked: str
    answer: str
    better: str
    change: str
    lines: tuple[str, ...]
    options: tuple[str, ...]
    here: str


class ReviewBox(Struct, frozen=True):
    """One of the things to know of a game, in a sentence; `place` is the decision that it is about, -1 for none."""

    key: Literal["best", "better", "decided", "luck"]
    title: str
    text: str
    place: int = -1


class ReviewText(Struct, frozen=True):
    """All that is said of a review, beside its numbers.

    `boxes` are the best decision, what would have been better, when the game was decided, and luck apart from choices.
    """

    title: str
    result: str
    sums: str
    note: str
    told: tuple[TurningPointText, ...]
    boxes: tuple[ReviewBox, ...] = ()


def command(name: str) -> Here:
    """The command that plays on from a decision of a save or file."""
    return lambda point: f"goldenrule play --from {quote(f'{name}@{point.place}')}"


def percent(chance: float) -> int:
    return round(100 * chance)


def points(change: int) -> str:
    """A change of a chance, in percentage points with its sign."""
    return signed_number(change) if change else "0"


def margin(error: float) -> int:
    """What stands behind ±, in percentage points; nothing is known without an error."""
    return max(1, percent(SURE * error))


def parts(before: float, after: float, choice: float) -> tuple[int, int]:
    """Choice and luck in percentage points, which together are the way as it is shown."""
    way = percent(after) - percent(before)
    lucky = percent(after - before - choice)
    own = min(0, percent(choice) if lucky else way) if choice else 0
    return own, way - own


def tell(
    record: Record, review: Review, texts: "Texts", words: "GameWords", here: Here, every: bool = False
) -> ReviewText:
    """Put a review in words, of its turning points or of every decision."""
    session, asked = play(record, review.seats)
    game, (seat, *more) = session.game, review.seats
    words.use_cards_of(game)
    teller = Teller(game, texts, words, seat, -1 if more else seat)
    teller.hear(session.log, 0)
    story = teller.story().lines()
    heard = {each.place: each for each in asked}
    later = [*(heard[point.place].heard for point in review.points[1:]), len(session.log)]
    chosen = {point.place for point in (review.points if every else review.turning_points())}
    told = []
    for point, end in zip(review.points, later):
        if point.place not in chosen:
            continue
        then = heard[point.place]
        lines = [line.text for line in story if then.heard <= line.events[0] < end][:LINES]

        called = partial(move_name, then, words, texts)
        better = ""
        given, _ = parts(point.before, point.after, point.choice)
        if given:
            better = texts.t(
                "review-better", what=called(point.best), gain=-given, error=margin(point.error), worlds=point.worlds
            )
        told.append(
            TurningPointText(
                point, capital(where(point, texts)), words.prompt(then.game, then.decision), called(point.answer),
                better, change(point, texts), tuple(lines),
                tuple([
                    texts.t(
                        "review-option", what=called(each.option), chance=percent(each.chance), worlds=each.worlds,
                        sure="yes" if each.worlds > 1 else "no",
                        error=margin(each.error) if each.worlds > 1 else 0,
                    )
                    for each in point.options
                ]),
                here(point),
            )
        )  # fmt: skip
    boxes = boxes_of(review, lambda point, option: full_name(heard[point.place], words, texts, option), texts)
    who = list_parts(texts, [words.player(game, each) for each in review.seats])
    title = texts.t("review-title", game=texts.tell(title_of(find_game(review.game))), who=who)
    note = texts.t("review-note")
    return ReviewText(title, result(review, texts), sums(review, texts), note, tuple(told), tuple(boxes))


def boxes_of(review: Review, called: Callable[[Point, Option], str], texts: "Texts") -> list[ReviewBox]:
    """Return the best decision, what would have been better, when the game was decided, and luck apart from choices."""
    found = []

    def add(key: Literal["best", "better", "decided"], point: Point, text: str) -> None:
        found.append(ReviewBox(key, texts.t(f"review-box-{key}"), text, point.place))

    best, worst, turn = review.best_decision(), review.worst_decision(), review.deciding_point()
    if best is not None and best.rival is not None:
        what, other = (called(best, each) for each in (best.answer, best.rival))
        at, gain = capital(where(best, texts)), percent(best.gain)
        add("best", best, texts.t("review-box-gained", where=at, what=what, gain=gain, other=other))
    if worst is not None:
        what, other = (called(worst, each) for each in (worst.answer, worst.best))
        text = texts.t(
            "review-box-compared", where=capital(where(worst, texts)), what=what, chance=percent(worst.chosen),
            other=other, than=percent(worst.before),
        )  # fmt: skip
        add("better", worst, text)
    if turn is not None:
        won = review.end > EVEN
        by_choice = (turn.chosen > EVEN) == won  # a choice passes half only toward a defeat
        before, after = (turn.before, turn.chosen) if by_choice else (turn.chosen, turn.after)
        text = texts.t(
            "review-box-turned", where=capital(where(turn, texts)), what=called(turn, turn.answer),
            before=percent(before), after=percent(after), won="yes" if won else "no",
            by="choice" if by_choice else "luck",
        )  # fmt: skip
        add("decided", turn, text)
    choice, luck = parts(review.start, review.end, review.choice)
    way = "more" if luck > 0 else "less" if luck else "none"
    sums = texts.t("review-box-sums", choice=-choice, luck=abs(luck), way=way)
    found.append(ReviewBox("luck", texts.t("review-box-luck"), sums))
    return found


def full_name(asked: AnsweredQuestion, words: "GameWords", texts: "Texts", option: Option) -> str:
    """What an option is called where its question is not shown: an action says itself what it is."""
    name, own = move_name(asked, words, texts, option), multi_select_of(asked.game)
    first = asked.move[0]
    if own is None or first.decision.kind in own.turns or option != asked.answer:
        return name
    return texts.t("review-asked", asked=words.prompt(first.game, first.decision), answer=name)


def move_name(asked: AnsweredQuestion, words: "GameWords", texts: "Texts", option: Option) -> str:
    """What an option is called, with the action that it belongs to, its targets and its payment.

    What followed is part of the name of the option that was answered.
    """
    place = next(n for n, step in enumerate(asked.move) if step.place == asked.place)
    steps = [*asked.move[:place], asked.move[place]._replace(answer=option)]
    if option == asked.answer:
        steps += asked.move[place + 1 :]
    first, *others = steps
    name = short_name(option_text(first.game, first.decision, first.answer, words, texts))
    aims: list[str] = []
    pays: list[str] = []
    for _, game, decision, answer in others:
        if decision.kind == PAYMENT and answer[1] > 0 and game.sees(answer[1], decision.seat):
            pays.append(words.name(game.code(answer[1])))
            continue
        aim = "" if first.answer in ENDS else words.target_name(game, decision, answer)
        text = aim or option_text(game, decision, answer, words, texts)
        (pays if decision.kind == PAYMENT else aims).append(short_name(text))
    if aims:
        name = texts.t("prompt-aimed", action=name, aim=list_parts(texts, aims))
    return paid_name(texts, name, join_parts(texts, pays, "prompt-and")) if pays else name


def short_name(text: str) -> str:
    """A name without the text of an ability behind it."""
    text = without_full_stop(text)
    return option_head(text) if len(text) > LONGEST_NAME else text


def where(point: Point, texts: "Texts") -> str:
    """When a decision was made."""
    return texts.t("review-where", round=point.round, n=point.place)


def change(point: Point, texts: "Texts") -> str:
    """How the chance changed, by choice and by luck."""
    choice, luck = map(points, parts(point.before, point.after, point.choice))
    return texts.t(
        "review-change", before=percent(point.before), after=percent(point.after), choice=choice, luck=luck
    )  # fmt: skip


def result(review: Review, texts: "Texts") -> str:
    if not review.over:
        return texts.t("review-open", chance=percent(review.end))
    return texts.t("review-draw" if review.end == EVEN else "review-won" if review.end else "review-lost")


def sums(review: Review, texts: "Texts") -> str:
    """The whole way, by choices and by luck."""
    choice, luck = map(points, parts(review.start, review.end, review.choice))
    return texts.t(
        "review-sums", start=percent(review.start), end=percent(review.end), choice=choice, luck=luck,
        n=len(review.points),
    )  # fmt: skip


def by_round(review: Review, texts: "Texts") -> str:
    """The curve in words: the chance at the start of every round."""
    first: dict[int, Point] = {}
    for point in review.points:
        first.setdefault(point.round, point)
    return list_parts(texts, [texts.t("review-round", round=n, chance=percent(p.before)) for n, p in first.items()])


def chart_label(review: Review, texts: "Texts") -> str:
    """The curve for those who do not see it."""
    return texts.t(
        "review-chart", start=percent(review.start), end=percent(review.end), n=len(review.points),
        rounds=by_round(review, texts),
    )  # fmt: skip


def numbers(shown: Sequence[TurningPointText]) -> dict[int, int]:
    """The turning points by place, counted from 1."""
    return {each.point.place: n for n, each in enumerate(shown, 1)}
