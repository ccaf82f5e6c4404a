"""A question, the line of status above it and the table above that, made to fit the window with what was said before.

What may be answered stands there whole, or each in its line, or in two columns; the table in boxes, or close together.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from goldenrule.cli.boards.close import LOOSE, TIGHT, TIGHT_ASIDE, close, cut
from goldenrule.cli.boards.drawn import brief, draw, fact
from goldenrule.cli.boards.narrow import DIM, DOT, GAP, flowed, wrapped
from goldenrule.cli.prompt import Options
from goldenrule.cli.words import Words
from goldenrule.gamekit.board import Board, Fact

KEY: Final = 5
"""Columns of the number before what may be answered."""
HEARD: Final = 4
"""So many lines of what was said before are to stay on the screen; of more the first ones scroll away."""
LAST: Final = 2
"""So many, where the rest would not fit otherwise."""
FEW: Final = 3
"""So many lines of the table are given up for what may be answered in lines of their own."""
WORTH: Final = 10
"""A table that need not be there is shown from so many lines on."""
AIMING: Final = 26
"""So many columns are left of what has a tail."""
NARROW: Final = 60
"""In fewer columns what may be answered could not be told apart if two of them stood in a line."""
ELLIPSIS: Final = "…"
BOXES, WHOLE, EACH, PAIRS = -1, 0, 1, 2
"""The table with nothing left out; and what may be answered: whole, a line for each, two in a line."""
FORMS: Final = (
    (BOXES, WHOLE), (LOOSE, WHOLE), (TIGHT_ASIDE, WHOLE), (LOOSE, EACH), (TIGHT_ASIDE, EACH), (TIGHT, WHOLE),
    (TIGHT, EACH), (TIGHT, PAIRS),
)  # fmt: skip
"""What is tried, the best first."""


class Screen:
    """The window of a console, in which what was `said` since the last answer has taken so many rows.

    So many are taken by what `follows`, besides the line that is typed.
    """

    def __init__(self, console: Console, said: int, w: Words, follows: int = 0) -> None:
        self.columns, rows = console.size
        self.console = console
        self.w = w
        self.rows = rows - 1 - follows
        self.said = said

    def fit(self, table: Board | None, must: bool, title: str, options: Options) -> Iterator[RenderableType]:
        """What is to be shown, from above: the table if it `must` be there, or has room below all that was said."""
        line = self.status(table.status if table is not None else ())
        asked = cache(lambda answers: self.question(title, options, answers))

        def room(said: int, answers: int) -> int:
            return self.rows - min(self.said, said) - len(line) - len(asked(answers))

        if table is not None:
            shown = cache(lambda form: self.table(table, form))

            def fits(form: int, answers: int, said: int) -> bool:
                if form == BOXES and not fits(LOOSE, answers, said):
                    return False  # boxes are higher, and take longer to draw
                return len(shown(form)) <= room(said, answers)

            ways = [(form, WHOLE, self.said) for form, answers in FORMS if answers == WHOLE]
            if must:
                ways += [(form, answers, said) for said in (HEARD, LAST) for form, answers in FORMS]
            for form, answers, said in ways:
                if fits(form, answers, said):
                    yield from (*shown(form), *line, *asked(answers))
                    return
            said, answers = self.said, WHOLE
            if must:
                said, answers = LAST, EACH if room(LAST, PAIRS) - room(LAST, EACH) <= FEW else PAIRS
            if must or room(said, answers) >= WORTH:
                yield from (*cut(table, self.w, self.columns, room(said, answers)), *line, *asked(answers))
                return
        answers = next((each for each in (WHOLE, EACH) if room(0, each) >= 0), PAIRS)
        yield from (*line, *asked(answers))

    def above(self, table: Board) -> Sequence[RenderableType]:
        """The table, as much of it as there is room for."""
        for said in (self.said, HEARD, LAST):
            for form in (BOXES, LOOSE, TIGHT_ASIDE, TIGHT):
                shown = self.table(table, form)
                if len(shown) <= self.rows - min(self.said, said):
                    return shown
        return cut(table, self.w, self.columns, self.rows - LAST)

    def table(self, b: Board, form: int) -> Sequence[RenderableType]:
        if form == BOXES:
            return [SegmentLines([line], True) for line in self.console.render_lines(draw(b, self.w), pad=False)]
        return [line.text for line in close(b, self.w, self.columns, form)]

    def status(self, facts: Sequence[Fact]) -> list[Text]:
        """The facts in a line, without details where all have no room."""
        said = [Text(brief(each), "bold" if each.tone == "strong" else fact(each).style or DIM) for each in facts]
        lines = flowed(said, self.columns, DOT)
        if len(lines) > 1:
            lines = flowed([text for text, each in zip(said, facts) if not each.detail], self.columns, DOT)
        return lines

    def question(self, title: str, options: Options, form: int) -> list[Text]:
        """What is asked, how it may be answered, and what."""
        form = EACH if form == PAIRS and self.columns < NARROW else form
        rows = self.answers(options, form)
        lines = [line for row in rows for line in row]
        about, *more = title.split("\n")
        asked = Text(about, "bold")
        if form != WHOLE and any(ELLIPSIS in line.plain for line in lines):
            asked = Text.assemble(asked, GAP, (self.w("cli-shortened"), DIM))
        if form == PAIRS:
            lines = self.pairs(rows)
        heads = [asked, *(Text(each, DIM) for each in more)]
        return [*(line for head in heads for line in wrapped(head, self.columns)), *lines]

    def answers(self, options: Options, form: int) -> list[list[Text]]:
        """What may be answered, each in a line but for what has targets, or would read as another one."""
        columns = self.half if form == PAIRS else self.columns
        key = max([KEY, *(len(row.key) + 1 for row in options)])
        room, texts = columns - key, [row.text for row in options]
        if form != WHOLE:
            texts = told_apart(texts, room)
        whole = range(len(texts)) if form == WHOLE else alike(texts, room)
        out = []
        for n, (row, text) in enumerate(zip(options, texts)):
            if row.tail:
                cut = text if form == WHOLE else shortened(text, max(room - len(row.tail) - 1, AIMING))
                text = f"{cut.rstrip('.')} {row.tail}"
            out.append(answer(row.key.rjust(key - 1), text, columns, n in whole or bool(row.tail)))
        return out

    @property
    def half(self) -> int:
        """Columns of each of two things in a line."""
        return (self.columns - len(GAP)) // 2

    def pairs(self, rows: Sequence[list[Text]]) -> list[Text]:
        """What may be answered in two columns; nothing is broken off at the end of the first."""
        left, right = [*rows], list[list[Text]]()
        while left and sum(map(len, left[:-1])) >= sum(map(len, right)) + len(left[-1]):
            right.insert(0, left.pop())
        lines = zip_longest(*([line for row in half for line in row] for half in (left, right)), fillvalue=Text())
        return [Text.assemble(a, " " * (self.half - a.cell_len + len(GAP)), b) if b else a for a, b in lines]


def shortened(text: str, room: int) -> str:
    """A text in one line, whole or cut off behind a word."""
    lines = wrapped(Text(text), room)
    if len(lines) > 1:
        lines = wrapped(Text(text), room - len(ELLIPSIS))
        lines[0].rstrip()
        lines[0].append(ELLIPSIS)
    return lines[0].plain


def told_apart(texts: Sequence[str], room: int) -> list[str]:
    """Texts that read alike where they are cut off leave out the words that they share, but for the first."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(shortened(text, room), []).append(text)
    out = list(texts)
    for group in groups.values():
        words = [text.split(" ") for text in group]
        shared = 0
        while all(len(each) > shared + 1 and each[shared] == words[0][shared] for each in words):
            shared += 1
        if len(group) > 1 and shared > 1:
            for text, each in zip(group, words):
                out[out.index(text)] = f"{each[0]}{ELLIPSIS} {' '.join(each[shared:])}"
    still = alike(out, room)  # what they leave out is what tells them from others
    return [text if n in still else each for n, (text, each) in enumerate(zip(texts, out))]


def alike(texts: Sequence[str], room: int) -> list[int]:
    """Which texts read as another one does where they are cut off."""
    short = [shortened(text, room) for text in texts]
    return [n for n, each in enumerate(short) if short.count(each) > 1]


def answer(key: str, text: str, columns: int, whole: bool) -> list[Text]:
    """A key and a text in lines, or in one."""
    room = columns - len(key) - 1
    lines = wrapped(Text(text), room) if whole else [Text(shortened(text, room))]
    first = Text(f"{key} ", "bold cyan")
    return [Text.assemble(Text(" " * len(first)) if n else first, line) for n, line in enumerate(lines)]
