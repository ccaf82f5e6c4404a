"""The command `settings`: what holds in every game."""

from pathlib import Path

import pytest

from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.auto_answers import ASK, NEVER, Ability
from tests.cli.helpers import run


def test_settings_are_shown_and_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    shown = run(tmp_path, "settings").stdout.splitlines()
    assert [line.partition(":")[0] for line in shown] == ["free on", "sure on", "quick on", "hold-on on", "lang system"]
    assert run(tmp_path, "settings", "sure", "off").stdout.startswith("sure off: likely mistakes are carried out")
    assert run(tmp_path, "settings", "free", "off").stdout.startswith("free off: ")
    assert (settings.read(home()).free, settings.read(home()).sure) == (False, False)
    assert run(tmp_path, "settings", "sure").stdout.startswith("sure off: ")
    assert run(tmp_path, "settings", "sure", "on").stdout.startswith("sure on: ") and settings.read(home()).sure
    settings.save_standing(home(), "champions", Ability("01001a", 0), NEVER)
    for game in ("champions", "heroes", "skirmish"):
        settings.save_standing(home(), game, Ability("of_a_pack", 1), NEVER)
        played = run(tmp_path, "play", game, "--quick", "--plain", typed="standing\nask zzz keep\nquit\n")
        assert played.returncode == 0 and "of_a_pack, ability 2: never" in played.stdout
        settings.save_standing(home(), game, Ability("of_a_pack", 1), ASK)
    shown = run(tmp_path, "settings").stdout.splitlines()
    assert shown[5:] == ["Kept for later games (champions):", "- Spider-Man, ability 1: never"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("fre",), "There is no setting 'fre'; the settings are free, sure, quick, hold-on, lang."),
        (("free", "perhaps"), "The setting 'free' must be on or off, not 'perhaps'."),
    ],
)
def test_what_cannot_be_set_is_said_and_changes_nothing(tmp_path: Path, typed: tuple[str, ...], said: str) -> None:
    done = run(tmp_path, "settings", *typed)
    assert (done.returncode != 0, done.stdout, done.stderr.strip()) == (True, "", said)
    assert not (tmp_path / "settings.json").exists()
