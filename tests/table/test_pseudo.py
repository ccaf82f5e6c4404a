"""Languages that are English in another dress: nothing that is shown is written in the code, cut off, or too wide."""

import io
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from goldenrule.bots import make_bot
from goldenrule.cli.boards.plain import lines, status
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.prompt_input import hint, rows, title
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.languages import language
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from scripts import pseudo
from scripts.card_texts import blocks
from scripts.languages import faults

pytestmark = pytest.mark.usefixtures("home")

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "champions": ("champions", {"heroes": ["she_hulk", "iron_man"]}),
    "skirmish": ("skirmish", {}),
    "heroes": ("heroes", {"teams": ["avengers", "x_men"]}),
}
TAGS = (pseudo.LETTERS, pseudo.WIDE)
ENGLISH = re.compile(r"[A-Za-z]{2,}")
DATA = re.compile(r"(?<![A-Za-z])(?:[IVX]+|(?:MC|MH|SK|OQ|DA|D)-[\w-]+)(?![A-Za-z])")
"""What is the same in every language: numbers of stages, and clauses."""
SIZES = ((60, 24), (80, 24), (80, 120))
"""The last one has room for the whole table."""


@pytest.fixture(autouse=True, scope="module")
def made() -> Iterator[None]:
    with pseudo.spoken():
        yield


EVERY = 6
"""Of so many questions one is looked at."""


def english(said: Iterable[str]) -> dict[str, str]:
    """Words that are no others than the English ones, each with a line in which it stands."""
    found: dict[str, str] = {}
    for line in said:
        for word in ENGLISH.findall(DATA.sub("", line)):
            found.setdefault(word, line)
    return found


def in_dress(game: str, tag: str) -> Words:
    found = Words(game)
    found.speak(tag)
    found.texts.strict = True
    return found


def screen(w: Words, session: Session, size: tuple[int, int]) -> str:
    """What a person sees at the question that is open, with the whole table."""
    decision = session.game.pending[0]
    prompt = w.ask(session, decision).prompt
    columns, height = size
    console = Console(width=columns, height=height, file=io.StringIO(), color_system=None, highlight=False)
    Rich(w, console).question(w.board(view(session.game, decision.seat)), title(prompt, w), rows(prompt, w), table=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Shown:
    """What has been shown in a language: texts, and screens by their size."""

    def __init__(self, game: str, tag: str) -> None:
        self.w = in_dress(game, tag)
        self.texts: list[str] = []
        self.screens: list[tuple[tuple[int, int], str]] = []

    def look(self, session: Session) -> None:
        """Take in everything that is to be seen at the question that is open."""
        w, game, decision = self.w, session.game, session.game.pending[0]
        prompt = w.ask(session, decision).prompt
        seen = view(game, decision.seat)
        self.texts += [title(prompt, w), hint(prompt, w), *(f"{row.text} {row.tail}" for row in rows(prompt, w))]
        self.texts += [*lines(w.board(seen), w), status(w.board(seen), w)]
        self.texts += [each.text for each in w.game.refusals(game, decision)]
        self.screens += [(size, screen(w, session, size)) for size in SIZES]

    def tell(self, session: Session) -> None:
        """Take in what has happened, as a log and as a story, for a player and for whoever looks on."""
        for seat in (0, SPECTATOR):
            self.texts += self.w.log(session.game, session.log, seat)
            teller = Teller(session.game, self.w.texts, self.w.game, seat, seat)
            teller.hear(session.log, 0)
            for section in teller.story().sections:
                self.texts += [section.heading, *(line.text for line in section.lines)]


@pytest.fixture(scope="module")
def played(made: None, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, Shown]]:
    """What is shown in a game between sensible bots, by language."""

    @cache
    def play(table: str) -> dict[str, Shown]:
        name, options = GAMES[table]
        bots = dict.fromkeys(range(find_game(name).make(options, "0").state.seats), "sensible")
        session = new_session(name, options, "pseudo", bots=bots, make_player=make_bot)
        found = {tag: Shown(name, tag) for tag in TAGS}
        while not session.game.over:
            if session.recorder.standing_count % EVERY == 0:
                for each in found.values():
                    each.look(session)
            session.step_bot()
        for each in found.values():
            each.tell(session)
        return found

    return play


Played = Callable[[str], dict[str, Shown]]


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_in_another_dress_has_no_faults(tag: str) -> None:
    assert faults(language(tag)) == []


@pytest.mark.parametrize("tag", TAGS)
def test_no_card_text_has_a_word_of_the_code(tag: str) -> None:
    said = [line for line in "\n".join(blocks(tag)).split("\n") if line.startswith("    ")]
    assert len(said) > 500 and english(said) == {}


@pytest.mark.parametrize("table", GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_what_is_shown_in_a_game_has_no_word_of_the_code(played: Played, table: str, tag: str) -> None:
    shown = played(table)[tag]
    assert len(shown.texts) > 300 and len(shown.screens) > 10
    assert english([*shown.texts, *(text for _, text in shown.screens)]) == {}


@pytest.mark.parametrize("table", GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_no_screen_is_wider_or_higher_than_its_window(played: Played, table: str, tag: str) -> None:
    for (columns, height), text in played(table)[tag].screens:
        found = text.splitlines()
        assert max(map(cell_len, found)) <= columns, text
        assert columns < 80 or len(found) < height, text


@pytest.mark.parametrize("table", GAMES)
def test_what_is_cut_off_on_a_screen_is_marked(played: Played, table: str) -> None:
    """Brackets that are opened are closed, but where a mark or a number of lines says that there is more."""
    shown = played(table)[pseudo.LETTERS]
    left_out = [shown.w("cli-left-out", n=n) for n in range(1, 100)]
    whole = [text for _, text in shown.screens if "…" not in text and not any(each in text for each in left_out)]
    assert whole
    assert [text for text in whole if text.count(pseudo.OPEN) != text.count(pseudo.CLOSE)] == []


@pytest.mark.parametrize("table", GAMES)
def test_texts_are_whole(played: Played, table: str) -> None:
    cut = [text for text in played(table)[pseudo.LETTERS].texts if text.count(pseudo.OPEN) != text.count(pseudo.CLOSE)]
    assert cut == []
