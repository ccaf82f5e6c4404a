"""The page in languages that are English in another dress: nothing is written in the code, cut off or too wide."""

import os
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from goldenrule.languages import offered_languages
from goldenrule.table.games import find_game, game_names
from scripts import pseudo
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.staged import stage
from tests.browser.test_crowded import CROWDED, PAGES, sit
from tests.server.helpers import Server, running

TAGS = (pseudo.LETTERS, pseudo.WIDE, pseudo.LEFTWARD)
WORD = re.compile(r"\b(?![IVX]+\b)[A-Za-z]{2,}")
"""A word, but no number of a stage."""
QUERY = "type:ally cost:<3 does:stun when:revealed"
NAMES = (*(each.name for each in offered_languages()), *(find_game(game).title for game in game_names()))
AS_IT_IS = (*TAGS, "Goldenrule", "Esc", *NAMES, QUERY)
"""What no language changes: the names of the program, its languages and games, and the words of a search."""
KNOWN = """import goldenrule.languages
goldenrule.languages.__path__.append({folder!r})
"""

Staged = Callable[[str], str]


@pytest.fixture(scope="module")
def dressed(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks them beside its own."""
    folder = tmp_path_factory.mktemp("languages")
    for tag in TAGS:
        pseudo.write(folder, tag)
    beside = tmp_path_factory.mktemp("start")
    (beside / "sitecustomize.py").write_text(KNOWN.format(folder=str(folder)), "utf-8")
    path = os.pathsep.join(filter(None, (str(beside), os.environ.get("PYTHONPATH", ""))))
    with running(tmp_path_factory.mktemp("home"), PYTHONPATH=path) as found:
        yield found


@pytest.fixture(scope="module")
def table(dressed: Server) -> Staged:
    return cache(lambda situation: stage(dressed, situation))


@pytest.fixture
def reader(meet: Meet, dressed: Server) -> Callable[[str], Person]:
    """Somebody with the smallest phone, who reads a language."""

    def new(tag: str) -> Person:
        person = meet(at=dressed, viewport={"width": 360, "height": 740})
        person.remember(lang=tag)
        return person

    return new


def english(person: Person) -> set[str]:
    """The words on a page that are in no other dress."""
    said: str = person.page.evaluate("document.body.innerText")
    assert len(said) > 40
    for name in sorted(AS_IT_IS, key=len, reverse=True):
        said = re.sub(re.escape(name), "", said, flags=re.IGNORECASE)
    return {*WORD.findall(said)}


@pytest.mark.parametrize("tag", TAGS)
def test_no_page_has_a_word_of_the_code_or_is_too_narrow_for_its_words(
    reader: Callable[[str], Person], tag: str
) -> None:
    person = reader(tag)
    for way in PAGES:
        person.open(way)
        direction = "rtl" if tag == pseudo.LEFTWARD else "ltr"
        assert person.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [tag, direction]
        assert english(person) == set(), way
        assert not faults(person), way


@pytest.mark.parametrize("tag", TAGS)
def test_no_table_has_a_word_of_the_code_or_is_too_narrow_for_its_words(
    reader: Callable[[str], Person], table: Staged, tag: str
) -> None:
    person = reader(tag)
    for situation in CROWDED:
        sit(person, table(situation))
        assert english(person) == set(), situation
        assert not faults(person), situation
