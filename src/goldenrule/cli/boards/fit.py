"""A question, the line of status above it and the table above that, made to fit the window with what was said before.

What may be answered is there whole, or each in its line, or in two columns; the table in boxes, or close together.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, zip_longest
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from goldenrule.cli.boards.close import BRIEF, LOOSE, TIGHT, TIGHT_ASIDE, compact_lines
from goldenrule.cli.boards.dense import TABLE, cut_to_fit, dense_lines, least_count, least_count_of_sides, weighty_count
from goldenrule.cli.boards.drawn import brief, draw, fact
from goldenrule.cli.boards.narrow import DIM, DOT, ELLIPSIS, GAP, flow_lines, shorten, wrap_lines
from goldenrule.cli.client_texts import Words
from goldenrule.cli.prompt import KEPT, Options, Row
from goldenrule.gamekit.board import Board, Fact
from goldenrule.gamekit.text_lists import without_full_stop
from goldenrule.words.columns import columns as width

KEY: Final = 5
"""Columns of the number before what may be answered."""
HEARD: Final = 4
"""This many lines of what was said before are to stay on the screen at a turn; of more the first ones scroll away."""
NEWS: Final = 8
"""This many at any other question, whose table has been seen before."""
LAST: Final = 2
"""So many, where the rest would not fit otherwise."""
WORTH: Final = 5
"""A table that need not be there is shown from this many lines on."""
AIMING: Final = 26
"""This many columns are left of what has a tail."""
PAID: Final = 14
"""In fewer columns what is paid would not be told."""
HELD: Final = "\ue000"
"""In place of KEPT while lines are broken: rich takes any space."""
BOXES, DENSE, CORE = -1, BRIEF + 1, BRIEF + 2
"""The table with nothing left out; in as few lines as possible, with what the line of status says;
what of that has room."""
WHOLE, EACH, SHORT, COUNTED, LINES, PAIRS, NAMES = range(7)
"""What may be answered: whole; the text of each cut to a line; also what is paid for it; of targets that take more than
two lines how many there are; of targets that take more than one; two in a line, or more of what is short; cards by
their names, one after the other."""
NARROW: Final = 60
"""In fewer columns what may be answered could not be told apart if two of them stood in a line."""
NAME: Final = 20
"""What takes no more columns is as short as a name."""
FORMS: Final = (
    (BOXES, WHOLE), (LOOSE, WHOLE), (TIGHT_ASIDE, WHOLE), (LOOSE, EACH), (TIGHT_ASIDE, EACH), (TIGHT, WHOLE),
    (TIGHT, EACH), (BRIEF, EACH),
)  # fmt: skip
"""What is tried, the best first."""
SHORTER: Final = ((TIGHT, SHORT), (BRIEF, SHORT), (DENSE, EACH), (DENSE, SHORT))
"""What is tried after that."""
SHORTEST: Final = (
    (CORE, SHORT), (BRIEF, COUNTED), (DENSE, COUNTED), (CORE, COUNTED), (CORE, LINES), (BRIEF, PAIRS), (DENSE, PAIRS),
    (CORE, PAIRS), (DENSE, NAMES), (CORE, NAMES),
)  # fmt: skip
"""What is tried when the rest does not even have room below the last lines of what was said."""


class FittedScreen:
    """The window of a console, in which what was `said` since the last answer has taken this many rows.

    This many are taken by what `follows`, besides the line that is typed. Of what was said this many are to be `kept`.
    `without` says of what is shown which PARTS of the table had no room, `lasting` how many lines of what was said stay
    at least: none where a long list would leave a side of the table no room otherwise.
    """

    def __init__(self, console: Console, said: int, words: Words, follows: int = 0, kept: int = 0) -> None:
        self.columns, rows = console.size
        self.console = console
        self.w = words
        self.rows = rows - 1 - follows
        self.said = said
        self.kept = min(kept, self.rows // 2)
        self.without: Sequence[str] = ()
        self.lasting = LAST

    def fit(
        self, table: Board | None, must: bool, title: str, options: Options, status: Sequence[Fact] = ()
    ) -> Iterator[RenderableType]:
        """What is to be shown, from above: the table, which `must` be there or gives way to what was said."""
        line = self.status(status)
        asked = cache(lambda answers: self.question(title, options, answers))

        def room(said: int, answers: int, below: int = len(line)) -> int:
            return self.rows - min(self.said, max(said, self.kept)) - below - len(asked(answers))

        if table is not None:
            shown = cache(lambda form: self.table(table, form))
            lines = cache(lambda: dense_lines(table, self.w, self.columns))

            def fits(form: int, answers: int, said: int) -> bool:
                if form == BOXES and not fits(LOOSE, answers, said):
                    return False  # boxes are higher, and take longer to draw
                if form == CORE:
                    return weighty_count(lines()) <= room(said, answers, 0)
                return len(shown(form)) <= room(said, answers, len(self.below(form, line)))

            heard = HEARD if must else NEWS
            ways = [(form, self.said) for form in FORMS + (() if must else SHORTER)]
            ways += [(form, said) for said in (heard, LAST) for form in FORMS + SHORTER]
            ways += [(form, said) for form in SHORTEST for said in (heard, LAST)]
            for (form, answers), said in ways:
                if fits(form, answers, said):
                    if form != CORE:
                        yield from (*shown(form), *self.below(form, line), *asked(answers))
                        return
                    break
            else:
                cuts = [(said, each) for each in range(SHORT, NAMES + 1) for said in (heard, HEARD, LAST)]
                needs = [(least_count(lines(), hand), each) for hand in (True, False) for each in cuts]
                shortest = min(LINES, PAIRS, NAMES, key=lambda each: len(asked(each)))
                said, answers = next((each for needed, each in needs if room(*each, 0) >= needed), (LAST, shortest))
            if must or room(said, answers, 0) >= WORTH:
                long = len(asked(answers)) >= self.rows * 2 // 5
                if long and not self.kept and room(said, answers, 0) < least_count_of_sides(lines()):
                    said = self.lasting = 0
                some, self.without = cut_to_fit(lines(), table, self.w, self.columns, room(said, answers, 0))
                yield from (*some, *asked(answers))
                return
            self.without = [TABLE]
        for said in (self.said, NEWS, LAST):
            for answers in (WHOLE, EACH, SHORT, COUNTED, LINES):
                if room(said, answers) >= 0:
                    yield from (*line, *asked(answers))
                    return
        yield from (*line, *asked(PAIRS))

    def below(self, form: int, status: Sequence[Text]) -> Sequence[Text]:
        """What stands below a table: the heading of a DENSE one says the same."""
        return () if form == DENSE else status

    def above(self, table: Board) -> Sequence[RenderableType]:
        """The table, as much of it as there is room for."""
        for said in (self.said, HEARD, LAST):
            for form in (BOXES, LOOSE, TIGHT_ASIDE, TIGHT, BRIEF, DENSE):
                shown = self.table(table, form)
                if len(shown) <= self.rows - min(self.said, said):
                    return shown
        room = self.rows - min(self.said, LAST)
        lines = dense_lines(table, self.w, self.columns)
        return cut_to_fit(lines, table, self.w, self.columns, room).lines if room >= least_count(lines) else ()

    def table(self, board: Board, form: int) -> Sequence[RenderableType]:
        if form == BOXES:
            return [SegmentLines([line], True) for line in self.console.render_lines(draw(board, self.w), pad=False)]
        lines = (
            dense_lines(board, self.w, self.columns)
            if form == DENSE
            else compact_lines(board, self.w, self.columns, form)
        )
        return [line.text for line in lines]

    def status(self, facts: Sequence[Fact]) -> list[Text]:
        """The facts in a line, without details where all have no room."""
        said = [Text(brief(each), "bold" if each.tone == "strong" else fact(each).style or DIM) for each in facts]
        lines = flow_lines(said, self.columns, DOT)
        if len(lines) > 1:
            lines = flow_lines([text for text, each in zip(said, facts) if not each.detail], self.columns, DOT)
        return lines

    def question(self, title: str, options: Options, form: int) -> list[Text]:
        """What is asked, how it may be answered, and what."""
        form = PAIRS if form == NAMES and not any(row.under or is_name(row) for row in options) else form
        form = LINES if form == PAIRS and self.columns < NARROW else form
        rows = self.names(options) if form == NAMES else self.answers(options, form)
        lines = [line for row in rows for line in row]
        about, *more = title.split("\n")
        heads = [Text(about, "bold"), *(Text(each, DIM) for each in more)]
        cut = next((n for n in (self.cut_off(row, said) for row, said in zip(options, rows)) if n), "")
        if form == NAMES:
            cut = next((row.key.partition("-")[0] for row in options if row.under), cut)
        if form != WHOLE and cut:
            heads.insert(1, Text(self.w("cli-shortened", n=cut), DIM))
        if form == PAIRS:
            lines = self.side_by_side(rows, self.abreast(options))
        if form == WHOLE:
            return [*(line for head in heads for line in wrap_lines(head, self.columns)), *lines]
        return [*flow_lines(heads, self.columns), *lines]

    def cut_off(self, row: Row, said: Sequence[Text]) -> str:
        """By which number what is left out of an answer is told, "" if nothing is."""
        text = " ".join(line.plain for line in said)
        if row.many and text.endswith(row.many):
            return row.key
        return row.key.partition("-")[0] if ELLIPSIS in text else ""

    def answers(self, options: Options, form: int) -> list[list[Text]]:
        """What may be answered, each in a line but for what has targets, or would read as another one."""
        columns = self.part(self.abreast(options)) if form == PAIRS else self.columns
        key = key_of(options)
        room = columns - key
        if form == WHOLE:
            return [answer(row.key.rjust(key - 1), with_tail(row.text, row.tail), columns) for row in options]
        aims = [row.same or row.aims for row in options]
        if form >= COUNTED:
            most = room * 2 - KEY if form == COUNTED else room
            needed = [min(width(row.text), AIMING) + 1 + width(said) for row, said in zip(options, aims)]
            aims = [row.many if row.many and n > most else said for row, said, n in zip(options, aims, needed)]
        tails = [with_tail(row.pays, said) if form >= SHORT else row.tail for row, said in zip(options, aims)]
        text_room = max(AIMING, room * 9 // 20) if form >= SHORT else AIMING
        rooms = [max(room - width(tail) - 1, text_room) if tail else room for tail in tails]
        for n, (row, said) in enumerate(zip(options, aims)):
            if said and said == row.many and not row.pays:  # no more is cut off than has to be
                rooms[n] = max(room - width(said) - 1, 1)
        texts = told_apart_texts([row.text for row in options], rooms)
        same = same_when_cut(texts, rooms)
        out = []
        for n, (row, text, tail) in enumerate(zip(options, texts, tails)):
            said = text if n in same else shorten(text, rooms[n])
            if form >= SHORT and n not in same:
                paid = (
                    room - width(said) - 1 - (width(aims[n]) + 1 if aims[n] in (row.same, row.many) and aims[n] else 0)
                )
                tail = with_tail(payment_text(row.pays, paid), aims[n])
            out.append(answer(row.key.rjust(key - 1), with_tail(said, tail), columns))
        return out

    def names(self, options: Options) -> list[list[Text]]:
        """What may be answered, by names where that is enough."""
        out = []
        for (under, names), run in groupby(options, key=lambda row: (row.under, is_name(row))):
            if not under and not names:
                out += self.answers([*run], LINES)
                continue
            first, *others = [Text.assemble((row.key, "bold cyan"), " ", row.name or row.text) for row in run]
            head = Text.assemble((self.w.label(under), DIM), first) if under else first
            out.append(flow_lines([head, *others], self.columns, DOT))
        return out

    def abreast(self, options: Options) -> int:
        """How many things are in a line: two, or more if none of them is cut off then."""
        longest = key_of(options) + max((width(with_tail(row.text, row.tail)) for row in options), default=0)
        return next((n for n in (4, 3) if longest <= self.part(n)), 2)

    def part(self, abreast: int) -> int:
        """Columns of each of this many things in a line."""
        return (self.columns - len(GAP) * (abreast - 1)) // abreast

    def side_by_side(self, rows: Sequence[list[Text]], abreast: int) -> list[Text]:
        """What may be answered in columns; nothing is broken at the end of one."""
        left, found = [*rows], list[list[Text]]()
        for after in range(abreast - 1, 0, -1):
            column = list[list[Text]]()
            while left and sum(map(len, left[:-1])) >= after * (sum(map(len, column)) + len(left[-1])):
                column.insert(0, left.pop())
            found.insert(0, [line for row in column for line in row])
        found.insert(0, [line for row in left for line in row])
        room = self.part(abreast) + len(GAP)
        lines = []
        for each in zip_longest(*found):
            line = Text()
            for n, text in enumerate(each):
                if text is not None:
                    line.append(" " * (n * room - line.cell_len)).append_text(text)
            lines.append(line)
        return lines


def is_name(row: Row) -> bool:
    """Is what may be answered so short, with nothing behind it, that others may be in its line?"""
    return not row.under and not row.tail and width(row.text) <= NAME


def key_of(options: Options) -> int:
    """Columns of the number before what may be answered."""
    return max([KEY, *(len(row.key) + 1 for row in options)])


def with_tail(text: str, tail: str) -> str:
    """A text with its tail."""
    if tail.startswith(ELLIPSIS):
        return text.rstrip(ELLIPSIS) + tail
    return f"{without_full_stop(text)} {tail}".lstrip() if tail else text


def payment_text(pays: str, room: int) -> str:
    """What is paid, as far as there is room for it."""
    return pays if width(pays) <= max(room, 0) else shorten(pays, room) if room >= PAID else ELLIPSIS


def told_apart_texts(texts: Sequence[str], rooms: Sequence[int]) -> list[str]:
    """Texts that read alike where they are cut off leave out the words that they share, but for the first."""
    groups: dict[str, list[int]] = {}
    for n, (text, room) in enumerate(zip(texts, rooms)):
        groups.setdefault(shorten(text, room), []).append(n)
    out = list(texts)
    for group in groups.values():
        words = [texts[n].split(" ") for n in group]
        shared = 0
        while all(len(each) > shared + 1 and each[shared] == words[0][shared] for each in words):
            shared += 1
        if len(group) > 1 and shared > 1:
            for n, each in zip(group, words):
                out[n] = f"{each[0]}{ELLIPSIS} {' '.join(each[shared:])}"
    still = same_when_cut(out, rooms)  # what they leave out is what tells them from others
    return [text if n in still else each for n, (text, each) in enumerate(zip(texts, out))]


def same_when_cut(texts: Sequence[str], rooms: Sequence[int]) -> list[int]:
    """Which texts read as another one does where they are cut off."""
    short = [shorten(text, room) for text, room in zip(texts, rooms)]
    return [n for n, each in enumerate(short) if short.count(each) > 1]


def answer(key: str, text: str, columns: int) -> list[Text]:
    """A key and a text in lines."""
    whole = wrap_lines(Text(text.replace(KEPT, HELD)), columns - len(key) - 1)
    lines = [Text(line.plain.replace(HELD, " ")) for line in whole]
    first = Text(f"{key} ", "bold cyan")
    return [Text.assemble(Text(" " * len(first)) if n else first, line) for n, line in enumerate(lines)]
