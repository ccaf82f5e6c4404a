"""Translations that are older than their English: found, listed with what it said before, and marked as reviewed."""

import subprocess
from pathlib import Path

import pytest

from goldenrule.languages import FIRST, all_languages
from scripts import translations
from scripts.translations import english_before, fingerprint, listing, main, outdated, review, reviewed

ENGLISH = {"greeting": "Hello.", "farewell": " Goodbye, { $name }.\n    .also = bye"}
OTHERS = [each.tag for each in all_languages() if each.tag != FIRST]
SPANISH = {"greeting": "Hola.", "farewell": "Adiós, { $name }.", "name-card": "Araña"}


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, str]:
    """The English messages of a program with a translation that fits them."""
    english = dict(ENGLISH)
    monkeypatch.setattr(translations, "raw", lambda tag: english if tag == FIRST else SPANISH)
    monkeypatch.setattr(translations, "REVIEWED", tmp_path / "reviewed")
    review("es", [*ENGLISH])
    return english


@pytest.mark.parametrize("tag", OTHERS)
def test_no_translation_is_older_than_its_english(tag: str) -> None:
    keys = outdated(tag)
    assert keys == [], f"English has changed. Review these and say so: python scripts/translations.py {tag}"
    assert list(reviewed(tag)) == translations.translated(tag), "messages that are gone are still listed"


def test_a_change_of_english_is_noticed_until_the_translation_is_reviewed(messages: dict[str, str]) -> None:
    assert outdated("es") == []
    messages["greeting"] = "Good morning."
    assert outdated("es") == ["greeting"]
    assert [*listing("es")] == ["greeting", "  now:         Good morning.", "  translation: Hola."]
    review("es", ["greeting"])
    assert outdated("es") == []


def test_spaces_and_words_to_look_up_do_not_count(messages: dict[str, str]) -> None:
    messages["farewell"] = "Goodbye,\n    { $name }.\n    .also = bye, see you"
    assert outdated("es") == []
    messages["farewell"] += "\n    .about = Said at the end."
    assert outdated("es") == ["farewell"]


def test_a_new_translation_is_reviewed_and_one_that_is_gone_forgotten(messages: dict[str, str]) -> None:
    messages["name-card"] = "Spider"
    assert outdated("es") == ["name-card"]
    del messages["greeting"]
    review("es", ["name-card"])
    assert outdated("es") == [] and [*reviewed("es")] == ["farewell", "name-card"]


def test_only_what_is_translated_can_be_reviewed(messages: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LookupError, match=r"es has no translation of good-night\."):
        review("es", ["good-night", "greeting"])
    assert outdated("es") == []
    for arguments, said in (
        (["es", "--reviewed", "good-night"], "es has no translation of good-night."),
        (["xx"], f"xx is not a language with messages; these are: {', '.join(OTHERS)}."),
        (["--reviewed", "all"], "name the language whose messages you have reviewed."),
    ):
        with pytest.raises(SystemExit):
            main(arguments)
        assert said in capsys.readouterr().err


def test_the_check_fails_until_all_is_reviewed(messages: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    for tag in OTHERS:
        review(tag, [*ENGLISH])
    assert main(["--check"]) == 0
    messages["greeting"] = "Good morning."
    assert main(["--check"]) == 1 and main([]) == 0
    assert "uk: 1 of 2 translations need a review, such as greeting." in capsys.readouterr().out
    for tag in OTHERS:
        assert main([tag, "--reviewed", "all"]) == 0
    assert main(["--check"]) == 0


def test_what_english_said_before_is_found_in_the_history(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def git(*words: str) -> None:
        name = ("-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *name, *words], cwd=tmp_path, check=True, capture_output=True)

    bundle = tmp_path / translations.ENGLISH / "words.ftl"
    bundle.parent.mkdir(parents=True)
    git("init")
    for text in ("greeting = Hello.\n", "greeting = Good morning.\n", "greeting = Good day.\n"):
        bundle.write_text(text, encoding="utf-8")
        git("add", ".")
        git("commit", "-m", "greet")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    assert english_before({"greeting": fingerprint("Hello.")}) == {"greeting": " Hello."}
    assert english_before({"greeting": fingerprint("Ahoy.")}) == {}
