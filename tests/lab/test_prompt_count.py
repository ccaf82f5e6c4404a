"""How often people are asked: counted from real games, and no more often than decisions are made."""

import json

import pytest

from goldenrule.cli.main import run
from goldenrule.lab.bench_text import prompt_counts_text
from goldenrule.lab.prompt_count import count
from goldenrule.languages import complete_languages
from goldenrule.table.games import own_games
from goldenrule.words.texts import Texts


@pytest.mark.parametrize("name", own_games())
def test_people_are_asked_less_often_than_they_decide(name: str) -> None:
    counted = ((seed, count(name, 2, seed)) for seed in ("prompts", *"abcdefghi"))
    seed, found = next(each for each in counted if each[1].enter.total() > 0)  # seldom in the duel
    assert found.rounds > 2 and found.games == 2
    for kind in found.before | found.after:
        assert found.lines[kind] <= found.after[kind] <= found.before[kind] and found.enter[kind] <= found.after[kind]
    assert found.lines.total() < found.after.total() < found.before.total()
    assert found.after.total() < found.apart.total() or name == "heroes"  # one card is named with what it pays for
    if name == "heroes":
        assert found.after["assign"] < found.before["assign"]
    else:
        assert found.after["pay"] < found.apart["pay"]
    assert count(name, 2, seed) == found, "the same games again"
    for each in complete_languages():
        told = prompt_counts_text([found], Texts(each.tag, strict=True))
        assert each.number(found.per_round(found.after), 2) in told and "bench-" not in told
        assert not [kind for kind in found.before if f"\n  {kind} " in told], "every kind of question has words"


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    status = run(["bench", "skirmish", "--prompts", "--games", "12"])
    assert f"goal, at most 2.5 prompts: {'not reached' if status else 'reached'}" in capsys.readouterr().out
    run(["bench", "champions", "--prompts", "--games", "1", "--json"])
    assert json.loads(capsys.readouterr().out)[0]["game"] == "champions"
    assert run(["bench", "champions", "--prompts", "--games", "0"]) == 2
    assert "--games" in capsys.readouterr().err
