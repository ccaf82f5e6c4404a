"""The command `languages`, and a preview in the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.files import home
from goldenrule.languages import complete_languages, language
from goldenrule.table import settings
from goldenrule.table.language_choice import VARIABLE
from goldenrule.table.language_progress import SHOWN, percent_shown, progress_of, screens, untranslated
from tests.cli.helpers import run
from tests.previews import NAME, TAG, preview

BUNDLE = """
sentence = { $clause }!
page-back = Bakku
page-menu = { page-lost }
name-champions-01094 = Raino
settings-lang = lang { $value }: saitu
"""


@pytest.fixture(autouse=True, scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with preview(tmp_path_factory.mktemp("languages"), {"a.ftl": BUNDLE, "lessons/a.ftl": "lesson-x = x\n"}):
        yield


def test_languages_are_listed_with_their_share(tmp_path: Path) -> None:
    done = run(tmp_path, "languages")
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and len(complete_languages()) > 3
    assert lines[: len(complete_languages())] == [
        f"{each.tag} ({each.name}): complete" for each in complete_languages()
    ]
    found = progress_of(language(TAG))
    assert (found.messages, found.names) == (3, 1) and found.of > 4000 and found.of_names > 400
    last = next(line for line in lines if line.startswith(TAG))
    assert last.startswith(f"{TAG} ({NAME}): preview with 3 of {found.of:,} messages (0%), which are 0% of what")
    assert f"and 1 of {found.of_names} card names" in last
    assert lines[-1].startswith("See what to translate next: goldenrule languages ")


def test_what_to_translate_next_begins_with_what_is_shown_most(tmp_path: Path) -> None:
    found = untranslated(language(TAG))
    assert "sentence" not in dict(found) and "page-menu" in dict(found), "it refers to what is missing"
    assert [n for _, n in found] == sorted((n for _, n in found), reverse=True)
    lines = run(tmp_path, "languages", TAG, "--most", "3").stdout.splitlines()
    assert lines[1] == (
        f"Translate these first (3 of {len(found)}). The number says how many screens of the sample games show the "
        "message."
    )
    shown = [line.split()[:2] for line in lines[2:]]
    assert shown == [[str(n), f"{key}:"] for key, n in found[:3]]
    assert max(map(len, lines[2:])) < 140
    assert len(run(tmp_path, "languages", TAG, "--most", "0").stdout.splitlines()) == len(found) + 2
    assert run(tmp_path, "languages", "es").stdout == "es (Español): complete\n"
    refused = run(tmp_path, "languages", "xx")
    assert refused.returncode == 2 and refused.stderr.startswith("languages: there is no language 'xx'")
    assert f"{TAG} ({NAME}, preview)" in refused.stderr


def test_the_count_is_of_english_messages_most_shown_first() -> None:
    head = SHOWN.read_text(encoding="utf-8").splitlines()[0]
    assert head.startswith("# Made by: python scripts/shown_messages.py")
    assert len(screens()) > 1000
    assert [*screens().values()] == sorted(screens().values(), reverse=True)
    known = SHOWN.read_text(encoding="utf-8").count("\n") - 2
    assert len(screens()) > 0.9 * known, f"many of the messages are gone: {head[2:]}"


def test_a_share_is_whole_only_in_a_complete_language() -> None:
    assert [percent_shown(each) for each in complete_languages()] == [100] * len(complete_languages())
    assert 0 <= percent_shown(language(TAG)) < 5


def test_a_preview_can_be_chosen_in_every_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = f"language\nlanguage {TAG}\n1\nquit\n"
    done = run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert f"{TAG} ({NAME}, preview)" in " ".join(done.stdout.split())
    assert "Raino" in done.stdout and "Rhino" in done.stdout.partition("Raino")[0]
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    monkeypatch.setenv(VARIABLE, "")
    assert settings.read(home()).lang == TAG
    assert run(tmp_path, "settings", "lang").stdout == f"lang {TAG}: saitu\n"
    run(tmp_path, "settings", "lang", "system")
    assert "Raino" in run(tmp_path, "card", "champions", "01094", "--lang", TAG).stdout
    assert run(tmp_path, "settings", "lang", TAG).stdout == "lang xp: the texts are in this language\n"
    run(tmp_path, "settings", "lang", "system")
    monkeypatch.setenv(VARIABLE, TAG)
    shown = run(tmp_path, "card", "champions", "01094").stdout
    assert "Raino" in shown and "villain I" in shown
