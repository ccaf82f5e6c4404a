"""The command `review`: a recorded game looked back on, with a curve, its turning points, choice and luck."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Output, make_output
from goldenrule.cli.pages import must_be_page
from goldenrule.cli.progress import Progress
from goldenrule.cli.report import find_record, read_record
from goldenrule.gamekit.text_lists import sentences
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import write_over
from goldenrule.kernel.records import Record, parse, replay
from goldenrule.lab.review import Review, review
from goldenrule.lab.review_text import ReviewText, TurningPointText, by_round, command, numbers, tell
from goldenrule.table import saves
from goldenrule.table.games import find_game, game_names
from goldenrule.words.columns import wrap

if TYPE_CHECKING:
    from goldenrule.table.session import Session

AT_END: Final = "8"
"""The budget of a review at the end of a game, because somebody waits for it."""
LINKS = ("http://", "https://")
PATIENCE = 20.0
"""Seconds in which a server has to answer."""
LARGEST = 20_000_000
"""Bytes of a record."""
WIDTH = 66
HEIGHT = 5
ROOM = 11
"""Lines of a screen for what is to know of a game, and for turning points."""
COLUMNS = 75
BLOCKS = " ▁▂▃▄▅▆▇█"


def run(given: argparse.Namespace) -> int:
    """Look back on a record, at the terminal or as a page."""
    path = None if given.name.startswith(LINKS) else find_record(given.name)
    if given.html is not None:
        must_be_page(given.html, ".html", [path] if path else [])
    if path is None:
        record, name, sitting = record_of_link(given.name), "RECORD", saves.Seats()
    else:
        record, _ = read_record(path)
        name, sitting = path.stem, saves.read_seats(path)
    seats = reviewed_seats(record, sitting, name, given.seat)
    here = command(name if path is None else given.name or name)
    w = Words(record.game)
    with Progress(w, "decisions") as step:
        found = review(record, seats, given.budget, given.jobs, step)
    said = tell(record, found, w.texts, w.game, here)
    if given.html is not None:
        from goldenrule.lab.review_page import page  # only this needs it

        every = tell(record, found, w.texts, w.game, here, every=True)
        write_over(given.html, page(found, said, every, w.texts).encode())
        print(w("review-written", path=str(given.html)))
        return 0
    show(found, said, make_output(w, given.plain))
    return 0


def look_back(session: "Session", out: Output) -> None:
    """Review the finished game of a session for its people. Raises BadInput as `review`; Ctrl+C ends it."""
    record, w = session.recorder.record(), out.w
    sitting = session.seats()
    seats = reviewed_seats(record, sitting, session.name, None)
    try:
        with Progress(w, "decisions") as step:
            found = review(record, seats, AT_END, 1, step)
    except KeyboardInterrupt:
        out.say(w("cli-review-stopped"), "dim")
        return
    show(found, tell(record, found, w.texts, w.game, command(session.name or "RECORD")), out)


def record_of_link(link: str) -> Record:
    """The record behind the link to a moment of a game, as the page copies it, from the server that it leads to.

    Raises BadInput for another link, or where the server does not answer or gives no record: the game is not over.
    """
    from http.client import HTTPException
    from urllib.parse import parse_qs, quote, urlsplit
    from urllib.request import urlopen

    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise BadInput("bad-review-link", link=link) from error
    where, _, query = parts.fragment.partition("?")
    page, token = where.strip("/").split("/"), parse_qs(query).get("token", [""])[0]
    if len(page) != 2 or page[0] not in ("replay", "t") or not token:
        raise BadInput("bad-review-link", link=link)
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(page[1])}/record?token={quote(token)}"
    try:
        with urlopen(address, timeout=PATIENCE) as found:
            data: bytes = found.read(LARGEST)
    except (OSError, HTTPException, ValueError) as error:
        raise BadInput("bad-review-not-there", link=link) from error
    return parse(data, game_names(), link)


def reviewed_seats(record: Record, seats: saves.Seats, name: str, wanted: int | None) -> tuple[int, ...]:
    """The seats that are looked back with: those of the people who win together, the first person's, or one wanted.

    Raises BadInput for one that there is not; of a game that is not over, for one whose cards are not one's own.
    """
    game = replay(record, find_game(record.game).make)
    every = range(game.state.seats)
    people = tuple(seat for seat in every if seat not in seats.bots)
    if wanted is not None and wanted - 1 not in every:
        raise BadInput("bad-review-seat", seat=wanted, most=len(every))
    hidden = find_game(record.game).hidden_hands
    chosen = (wanted - 1,) if wanted is not None else people[: 1 if hidden else None] or (0,)
    if hidden and not game.over and people != chosen:
        raise BadInput("bad-review-running", name=name)
    return chosen


def show(found: Review, said: ReviewText, out: Output) -> None:
    """The review on a screen of 80 columns and 24 rows, with as many turning points as there is room for."""
    w = out.w
    boxes = [w("review-box", title=each.title, text=each.text) for each in said.boxes]
    told = said.told if out.brief else points_that_fit(said.told, w, sum([len(wrap(each, COLUMNS)) for each in boxes]))
    out.say(said.title, "title")
    out.say(sentences(w.texts, [said.result, said.sums]))
    if out.brief:
        out.say(by_round(found, w.texts))
    else:
        for line in curve(found, told):
            out.say(line, "keep")
    out.say(w("review-note-short"), "dim")
    for each in boxes:
        out.say(each)
    if not said.told:
        out.say(w("review-steady"))
        return
    if told:
        out.rows(w("review-turning"), [(str(n), row(each, w)) for n, each in enumerate(told, 1)])
    worst = min(said.told, key=lambda each: each.point.choice)
    out.say(w("review-play-on", command=worst.here), "dim")


def points_that_fit(told: Sequence[TurningPointText], words: Words, taken: int) -> list[TurningPointText]:
    """Of the turning points those that have changed the most, as far as there is room left for them, in order."""
    room, chosen = ROOM - taken, list[TurningPointText]()
    for each in sorted(told, key=lambda each: -max(abs(each.point.change), -each.point.choice)):
        room -= len(wrap(row(each, words), COLUMNS))
        if room >= 0:
            chosen.append(each)
    return sorted(chosen, key=lambda each: each.point.place)


def row(told: TurningPointText, words: Words) -> str:
    """A turning point in a few lines."""
    said = words("review-row", where=told.where, change=told.change, asked=told.asked, answer=told.answer)
    return sentences(words.texts, [said, *([told.better] if told.better else told.lines[:2])])


def curve(found: Review, told: Sequence[TurningPointText]) -> list[str]:
    """The chances from the first decision to the end, in block characters, with the turning points below."""
    values = [*(point.before for point in found.points), found.end]
    places = [point.place for point in found.points]
    width = min(WIDTH, max(len(values), WIDTH // 2))
    steps = [values[n * len(values) // width] for n in range(width)]
    lines = []
    for high in reversed(range(HEIGHT)):
        filled = [max(0, min(8, round(8 * (value * HEIGHT - high)))) for value in steps]
        label = {HEIGHT - 1: "100%", HEIGHT // 2: " 50%", 0: "  0%"}.get(high, "    ")
        lines.append(f"{label} │" + "".join(BLOCKS[n] for n in filled))
    marks = [" "] * width
    for place, n in numbers(told).items():
        at = places.index(place) * width // len(values)
        marks[at] = str(n)
    return [*lines, "      " + "".join(marks).rstrip()]
