"""Another language in a game that runs, and on the command line."""

import re
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.games import find_game, games_of, own_games, title_of
from goldenrule.words.columns import columns
from goldenrule.words.phrases import Phrase, phrase_of, plain
from goldenrule.words.texts import Texts
from scripts import pseudo
from tests.cli.helpers import run


@pytest.fixture(autouse=True, scope="module")
def made() -> Iterator[None]:
    with pseudo.spoken():
        yield


def test_a_game_goes_on_in_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = f"language\nlanguage zz\nlanguage {pseudo.LETTERS}\n1\nquit\n"
    done = run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.split("language: there is no language 'zz'; ")
    told = " ".join(before.split())
    assert "The language is English. To change it, type language and one of en (English), " in told
    assert "xa (xa), xw (xw)" in told
    assert pseudo.OPEN not in before and after.count(pseudo.OPEN) > 10
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    assert settings.read(home()).lang == pseudo.LETTERS


def test_a_command_speaks_the_language_that_it_is_told(tmp_path: Path) -> None:
    assert pseudo.OPEN not in run(tmp_path, "card", "champions", "01005").stdout
    for arguments in (("--lang", pseudo.LETTERS, "card"), ("card", "--lang", pseudo.LETTERS)):
        assert pseudo.OPEN in run(tmp_path, *arguments, "champions", "01005").stdout
    asked = run(tmp_path, "settings", "lang", pseudo.LETTERS)
    assert asked.returncode == 0 and "lang xa" in run(tmp_path, "settings", "lang").stdout


def test_help_has_words_of_its_own_for_what_is_typed_in_a_place(tmp_path: Path) -> None:
    done = run(tmp_path, "--lang", "zh-Hant", "deck", "convert", "--help", typed="")
    assert "用法：" in done.stdout and "[--pack 資料夾]" in done.stdout and "選項：\n" in done.stdout
    assert not re.search(r"[A-Z]{4,}|：:", done.stdout.replace("MarvelCDB", ""))
    lines = done.stdout.splitlines()
    assert max(map(columns, lines)) <= 80
    before = [found[0] for line in lines if (found := re.match(r" {2}\S.*? {2,}(?=\S)", line))]
    assert len(before) > 3 and len(set(map(columns, before))) == 1 < len(set(map(len, before)))
    asked = run(tmp_path, "--lang", "uk", "card", "heroes")
    assert asked.returncode == 2 and "НАЗВА" in asked.stderr and "NAME" not in asked.stderr


def test_a_day_and_an_hour_are_told_as_the_language_writes_them(tmp_path: Path) -> None:
    refused = run(tmp_path, "--lang", "uk", "daily", "--date", "2999-01-02").stderr
    assert "2 січня 2999 р." in refused and "2999-01-02" not in refused
    later = Phrase("bad-daily-to-come", day=date(2999, 1, 2), today=date(2026, 5, 1))
    assert phrase_of(plain(later)) == later
    said = Phrase("lock-owner", process="7", machine="attic", since=datetime(2026, 1, 2, 15, 4))
    assert phrase_of(plain(said)) == said
    assert "2026年1月2日下午3:04" in Texts("zh-Hant").tell(said)


def test_games_are_called_as_their_editions_call_them() -> None:
    called = {tag: [Texts(tag).tell(title_of(kind)) for kind in games_of(own_games())] for tag in ("en", "zh-Hant")}
    assert called["en"] == [kind.title for kind in games_of(own_games())]
    assert called["zh-Hant"] == ["漫威傳奇再起：卡牌遊戲", *called["en"][1:]]  # of the others there is no edition


def test_the_sides_of_a_main_scheme_have_the_letters_of_the_language() -> None:
    kinds = {tag: find_game("champions").words(Texts(tag)).face("01097b") for tag in ("en", "uk")}
    assert kinds["en"].mark == "1B" and kinds["en"].kind.endswith(" 1B")
    assert kinds["uk"].mark == "1Б" and kinds["uk"].kind.endswith(" 1Б") and kinds["uk"].stage == "1B"
