"""Every key of a text that the programs can ask for exists, and every key that exists can be asked for.

Keys that are written out are read from the source. One that is put together is of a family (`key_families`). A family
that is not listed there stops the test.
"""

import re
from collections.abc import Iterable

import pytest

from goldenrule.games.champions.game import Champions
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.kernel.game import Game
from goldenrule.table.lessons import TEXTS
from goldenrule.table.rulebook import PART
from goldenrule.words.texts import sources
from tests.table.key_families import COMPUTED, FAMILIES, OPTIONAL, PARTS
from tests.table.key_words import LOGS, STORIES, logged
from tests.table.source import families, said, strings

PAGE = "page-"
"""What keys of the page in the browser begin with: web/src/lib/words_asked_for.test.ts holds them against the page."""
SOURCES = {**sources("en"), **sources("en", TEXTS), **sources("en", PART)}
KEYS = {key: text for key, text in SOURCES.items() if not key.startswith(PAGE)}
KEY = re.compile(r"-?[a-z]{1,}(?:-[\w{}-]+)+", re.ASCII)


def filled(family: str, values: Iterable[str]) -> set[str]:
    return {family.partition("{")[0] + value for value in values}


def test_every_family_is_listed_and_no_other() -> None:
    assert families() == {*FAMILIES, *OPTIONAL, *PARTS} - COMPUTED


@pytest.mark.parametrize("family", FAMILIES)
def test_every_key_of_a_family_exists(family: str) -> None:
    keys = filled(family, FAMILIES[family]())
    assert keys and sorted(keys - set(KEYS)) == []


def test_every_key_that_is_written_out_exists() -> None:
    """Whatever is handed to `t`, `say` or the words of the terminal as a key."""
    files = [f"games/{game}/text/{file}" for game in LOGS for file in ("log.py", *STORIES)]
    logs = {key for file in files for key in said(file, 0, "say")}  # these lack their beginning
    asked_for = {key for key in said("", 0, "t", "say", "w") if KEY.fullmatch(key) and key not in logs}
    asked_for |= {word for word in strings("cli") if re.fullmatch(r"cli-[a-z-]*[a-z]", word)}
    assert len(asked_for) > 400 and sorted(asked_for - set(KEYS)) == []


@pytest.mark.parametrize(
    ("game", "kind"), [("champions", Champions), ("heroes", Heroes), ("skirmish", Skirmish)], ids=lambda each: str(each)
)
def test_every_line_of_a_log_exists(game: str, kind: type[Game]) -> None:
    log = LOGS[game]
    assert len(logged(game)) > 20
    assert sorted(key for key in logged(game) if f"{log.PREFIX}-{key}" not in KEYS) == []
    methods = {name.removeprefix("on_") for name in vars(log) if name.startswith("on_")}
    assert methods <= set(kind.EVENTS)


def test_every_key_can_be_asked_for() -> None:
    raw = "\n".join(KEYS.values())
    within = set(re.findall(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)?[ (]", raw))
    made: set[str] = set()
    for family, values in (*FAMILIES.items(), *OPTIONAL.items()):
        made |= filled(family, values())
    assert sorted(set(KEYS) - strings("") - within - made) == []
