"""Looking back: the parts add up, what is known later is not held against anybody, and the page needs no network."""

import re
import shlex
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Record, Recorder, Undo
from goldenrule.kernel.views import twin, view
from goldenrule.lab.review import OPTIONS as MOST
from goldenrule.lab.review import AnsweredQuestion, Point, Review, chain_points, play, review
from goldenrule.lab.review_page import page, style
from goldenrule.lab.review_text import boxes_of, command, full_name, move_name, parts, short_name, tell
from goldenrule.table.games import find_game, own_games
from goldenrule.table.multi_select import multi_select_of
from goldenrule.words.texts import Texts
from tests.playing import play_on

OPTIONS: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man"], "scenario": "rhino"},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}
LANGUAGES = ("en", "es", "uk", "zh-Hant")


@cache
def recorded(name: str, most: int = 10_000) -> Record:
    """A game of rules of thumb, with an answer taken back; cut off after so many decisions."""
    recorder = Recorder(find_game(name).make(dict(OPTIONS[name]), "review"), "review")
    bots = [make_bot(name, "sensible", str(seat)) for seat in range(recorder.game.state.seats)]
    while recorder.game.pending and recorder.standing_count < most:
        decision = recorder.game.pending[0]
        recorder.apply(decision.seat, bots[decision.seat].choose(recorder.game, decision.seat, decision))
        if len(recorder.entries) == 9:
            recorder.undo(2)
    return recorder.record()


@cache
def reviewed(name: str) -> Review:
    return review(recorded(name), [0], "2")


@pytest.mark.parametrize("name", own_games())
def test_choice_and_luck_add_up_to_the_whole_way(name: str) -> None:
    found = reviewed(name)
    assert len(found.points) > 10 and found.over
    assert found.start + found.choice + found.luck == pytest.approx(found.end)
    for point, later in zip(found.points, found.points[1:]):
        assert point.before + point.choice + point.luck == pytest.approx(later.before)
        assert point.place < later.place
    for point in found.points:
        assert point.choice <= 0 and (point.choice == 0) == (point.best == point.answer)
        assert 0 < point.chosen < 1 and 0 < point.before < 1
        assert point.best == point.answer or -point.choice > 2 * point.error
    assert any(point.choice < 0 for point in found.points)


def answers(record: Record) -> list[tuple[int, Option]]:
    """The answers that stand."""
    found: list[tuple[int, Option]] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            del found[-entry.undo :]
        else:
            found.append((entry[0], entry[1:]))
    return found


def test_what_pays_for_a_card_and_where_it_goes_is_no_luck() -> None:
    """Between these questions nothing happens: what the earlier estimate had wrong is not told as luck."""
    _, asked = play(recorded("skirmish"), [0])
    kinds = {each.place: each.decision.kind for each in asked}
    found = 0
    for point, later in pairwise(reviewed("skirmish").points):
        if kinds[later.place] in ("pay", "slot") and later.place == point.place + 1:
            found += 1
            assert point.luck == 0 and point.chosen == later.before
    assert found > 5
    assert any(point.luck for point in reviewed("skirmish").points)


@pytest.mark.parametrize("name", own_games())
def test_a_run_goes_on_as_long_as_all_comes_as_its_seat_knew(name: str) -> None:
    """In a game that the seat cannot tell from this one the same answers lead to the same question."""
    record = recorded(name)
    given, found = answers(record), 0
    for before, after in pairwise(play(record, [0])[1]):
        assert after.run in (before.run, before.run + 1)
        if after.run != before.run:
            continue
        found += 1
        other = twin(before.game, 0, "another")
        for seat, option in given[before.place : after.place]:
            assert seat == 0
            other.apply(seat, option)
        assert view(other, 0) == view(after.game, 0)
    assert found > 5


def point(place: int, before: float, chosen: float, error: float = 0.01) -> Point:
    best = ("best", 0, 0) if before > chosen else ("given", 0, 0)
    return Point(place, place, 1, 0, ("given", 0, 0), best, before, chosen, error, 12, ())


def test_a_run_is_judged_by_its_last_estimate() -> None:
    """As a hostile tester found it: "0% to 100% (luck +100)", and then "100% to 5% (choice -90)"."""
    runs = {88: 1, 89: 2, 90: 2, 91: 3}
    found = chain_points(
        [point(88, 0.6, 0.6), point(89, 0.0, 0.0), point(90, 1.0, 0.1), point(91, 0.05, 0.05)], runs, 1.0
    )
    assert [(each.before, each.after) for each in found] == [(0.6, 1.0), (1.0, 1.0), (1.0, 0.05), (0.05, 1.0)]
    assert [each.choice for each in found] == [0, 0, -0.9, 0]
    assert [round(each.luck, 9) for each in found] == [0.4, 0, -0.05, 0.95]


@pytest.mark.parametrize(
    ("earlier", "later", "choice", "best"),
    [
        (point(1, 0.5, 0.3), point(2, 0.3, 0.3), -0.2, "best"),  # it was as bad as it looked
        (point(1, 0.5, 0.3), point(2, 0.2, 0.2), -0.2, "best"),  # no more is held against it than was seen there
        (point(1, 0.5, 0.3), point(2, 0.4, 0.4), -0.1, "best"),  # it led to better than the rule of thumb makes of it
        (point(1, 0.5, 0.3), point(2, 0.49, 0.49), 0, "given"),  # it was as good, within the noise
        (point(1, 0.5, 0.3), point(2, 0.9, 0.9), 0, "given"),  # it was better
    ],
)
def test_what_looked_better_is_held_against_what_the_answer_led_to(
    earlier: Point, later: Point, choice: float, best: str
) -> None:
    found, _ = chain_points([earlier, later], {1: 1, 2: 1}, 0.5)
    assert found.choice == pytest.approx(choice) and found.luck == 0 and found.best[0] == best
    assert found.before <= 1 and found.after == later.before


def test_parts_add_up_as_they_are_shown() -> None:
    """64.4 % to 60.4 % is 64 % to 60 %, and what luck has done is 4 points then."""
    assert parts(0.644, 0.604, 0.0) == (0, -4)
    assert parts(0.646, 0.604, -0.042) == (-5, 0)  # and where there was no luck, none is shown
    for n in range(0, 1001, 7):
        for m in range(0, 1001, 11):
            for choice in (0.0, -0.004, -0.0149, -0.1):
                own, lucky = parts(n / 1000, m / 1000, choice)
                assert own + lucky == round(100 * (m / 1000)) - round(100 * (n / 1000))
                assert own <= 0 and abs(own - 100 * choice) <= 1.5 and (choice or not own)


@pytest.mark.parametrize("name", own_games())
def test_every_decision_that_stands_is_looked_at_as_it_was_then(name: str) -> None:
    record = recorded(name)
    session, asked = play(record, [0])
    assert session.game.over
    places = [each.place for each in asked]
    assert places == sorted(set(places)) and places[-1] < session.recorder.standing_count
    for each in asked:
        assert each.answer in each.decision.options and len(each.decision.options) > 1
        before = session.recorder.before(session.recorder.standing_count - each.place)
        assert view(before, 0) == view(each.game, 0)


def test_the_answer_and_the_best_are_among_what_was_weighed() -> None:
    """Also where they were put aside early: of many options few are told."""
    recorder = Recorder(find_game("skirmish").make({}, "weighed"), "weighed")
    play_on(recorder, Random("weighed"), lambda _: recorder.standing_count == 60)  # bad answers are put aside early
    weighed = [point for point in review(recorder.record(), [0], "64").points if point.options]
    for point in weighed:
        told = [each.option for each in point.options]
        assert {point.answer, point.best} <= {*told} and len(told) <= MOST
        assert [each.worlds for each in point.options] == sorted([each.worlds for each in point.options], reverse=True)
    assert sum(len(point.options) == MOST for point in weighed) > 3


def test_more_processes_change_nothing() -> None:
    record = recorded("skirmish", 24)
    told: list[tuple[int, int]] = []
    assert review(record, [0], "2", 2, lambda n, most: told.append((n, most))) == review(record, [0], "2")
    assert told[-1][0] == told[-1][1]


def test_what_comes_later_changes_no_judgement() -> None:
    """The luck of a decision is what came after it; its choice and options are those of a game cut off there.

    Answers between which nothing new is known are judged together.
    """
    record = recorded("skirmish", 24)
    whole, cut = reviewed("skirmish"), review(record, [0], "2")
    assert len(cut.points) < len(whole.points) and not cut.over
    *_, last = play(record, [0])[1]
    before = [each.place for each in play(record, [0])[1] if each.run < last.run]
    known = [point for point in cut.points if point.place in before]
    assert len(known) > 3
    for mine, theirs in zip(known, whole.points):
        assert (mine.before, mine.chosen, mine.options) == (theirs.before, theirs.chosen, theirs.options)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", own_games())
def test_the_page_tells_it_in_every_language_and_asks_for_nothing(name: str, lang: str) -> None:
    found, texts = reviewed(name), Texts(lang, strict=True)
    words = find_game(name).words(texts)
    said = tell(recorded(name), found, texts, words, command("a-1"))
    every = tell(recorded(name), found, texts, words, command("a-1"), every=True)
    assert 0 < len(said.told) <= 6 and len(every.told) == len(found.points)
    assert any(told.lines for told in said.told) and any(told.better for told in every.told)
    for told in every.told:
        before, after, choice, luck = (int(n.replace("−", "-")) for n in re.findall(r"[−+]?\d+", told.change))
        assert before + choice + luck == after
        assert bool(told.better) == bool(choice) and (not told.better or f"{-choice}" in told.better)
        assert not re.search(r"±\s?0\b", " ".join([told.better, *told.options]))
        assert "%" not in told.better.rpartition("±")[2]
    written = page(found, said, every, texts)
    seen = Seen()
    seen.feed(written)
    assert not seen.open and seen.lang == lang
    assert all(link.startswith("#") and link[1:] in seen.ids for link in seen.links)
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img", written)
    assert f"goldenrule play --from a-1@{said.told[0].point.place}" in written
    assert len(re.findall(r"<tr>", written)) == len(found.points) + 1


def steps_of(name: str) -> list[AnsweredQuestion]:
    return play(recorded(name), [0, 1] if name == "heroes" else [0])[1]


@pytest.mark.parametrize("name", own_games())
def test_a_target_and_a_payment_belong_to_their_action(name: str) -> None:
    """Where a card goes is named with the card; the name of another option has what comes before it alone."""
    texts = Texts("en", strict=True)
    words = find_game(name).words(texts)
    own = multi_select_of(find_game(name).make(dict(OPTIONS[name]), "review"))
    assert own is not None
    followed = 0
    for asked in steps_of(name):
        first, *others = asked.move
        assert any(step.place == asked.place for step in asked.move)
        assert not others or first.decision.kind in own.turns
        if first.place == asked.place or asked.decision.kind == "pay":
            continue
        followed += 1
        lead = short_name(words.option(first.game, first.decision, first.answer))
        for option in asked.decision.options:
            called = move_name(asked, words, texts, option)
            assert called.startswith(f"{lead} → ") and full_name(asked, words, texts, option) == called
            if option != asked.answer:
                paid = any(step.decision.kind == "pay" for step in asked.move if step.place < asked.place)
                assert ("(pay" in called) == paid
    assert followed


def test_a_card_of_the_duel_is_named_with_its_slot_and_its_payment() -> None:
    texts = Texts("en", strict=True)
    words = find_game("skirmish").words(texts)
    names = [
        full_name(each, words, texts, each.answer) for each in steps_of("skirmish") if each.decision.kind == "slot"
    ]
    assert any(re.fullmatch(r"Play .+ → .+ \(pay .+\)", name) for name in names)
    assert all(re.match(r"(Play|Use) .+ → ", name) for name in names)


def test_what_no_action_led_to_is_named_with_its_question() -> None:
    texts = Texts("en", strict=True)
    words = find_game("champions").words(texts)
    alone = [each for each in steps_of("champions") if each.decision.kind == "defend"]
    assert alone
    for each in alone:
        asked = words.prompt(each.game, each.decision)
        assert full_name(each, words, texts, each.answer).startswith(f"{asked} ")
        assert "?" in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_luck_and_choices_agree_with_their_numbers(lang: str) -> None:
    texts = Texts(lang, strict=True)
    said = {
        texts.t(
            "review-box-sums", choice=choice, luck=abs(luck), way="more" if luck > 0 else "less" if luck else "none"
        )
        for choice in (0, 1, 2)
        for luck in (-5, -1, 0, 1, 3)
    }
    assert len(said) == 15 and not any("−" in each or "+" in each for each in said)


def test_a_command_can_be_pasted_whatever_a_file_is_called() -> None:
    at = point(12, 0.5, 0.5)
    for name in ("ü space $(id) `x`.json", "it's", "a;b&c"):
        assert shlex.split(command(name)(at)) == ["goldenrule", "play", "--from", f"{name}@12"]
    assert command("champions-1")(at) == "goldenrule play --from champions-1@12"


class Seen(HTMLParser):
    """The elements of a page."""

    VOID = ("meta", "polyline", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.lang = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)
        self.links += [given[name] or "" for name in ("href", "src") if name in given]
        self.ids |= {given["id"] or ""} if "id" in given else set()
        self.lang = self.lang or given.get("lang") or ""

    def handle_endtag(self, tag: str) -> None:
        assert tag in self.VOID or self.open.pop() == tag


def test_its_colours_are_those_of_the_page() -> None:
    tokens = (Path(__file__).parents[2] / "web/src/styles/tokens.css").read_text(encoding="utf-8")
    shared = [line.strip() for line in style().splitlines() if re.match(r"  --(?!font)", line)]
    assert len(shared) > 8
    for line in shared:
        assert line in tokens, line


def test_what_cannot_be_looked_back_on_is_said() -> None:
    with pytest.raises(BadInput, match="2s"):
        review(recorded("skirmish"), [0], "2s")
    with pytest.raises(BadInput, match="Nobody"):
        review(recorded("skirmish", 0), [1], "2")


def turned(chosen: float, after: float, end: float) -> dict[str, str]:
    """The boxes of a game with one decision at a chance of 50.4 %, or of 40 % in a game that was won."""
    before = 0.4 if end else 0.504
    point = Point(0, 11, 2, 0, ("done", 0, 0), ("play", 3, 0), before, chosen, 0.0, 8, (), after)
    review = Review("skirmish", (0,), "1", True, end, (point,))
    return {box.key: box.text for box in boxes_of(review, lambda _, option: option[0], Texts("en"))}


def test_the_boxes_of_a_review_give_one_decision_the_same_numbers() -> None:
    """What a choice gave away is not mixed with the luck that came after it."""
    found = turned(chosen=0.1, after=0.31, end=0.0)
    assert "10% to win from there; 50% with another option" in found["better"]
    assert "went from 50% to 10% by this choice" in found["decided"]
    assert "went from 50% to 31% by luck" in turned(chosen=0.502, after=0.31, end=0.0)["decided"]
    assert "went from 40% to 72% by luck" in turned(chosen=0.4, after=0.72, end=1.0)["decided"]
