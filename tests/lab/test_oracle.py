"""The bot that knows the hidden cards: it looks at them, and sits at no table where people do."""

from pathlib import Path

import pytest

from goldenrule.bots import bot_makers, make_bot, search_model_of
from goldenrule.bots.search import Budget
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import twin
from goldenrule.lab.oracle import OracleBot
from goldenrule.lab.simulate import simulate
from goldenrule.server.worker import library
from goldenrule.server.worker_calls import LookUp
from goldenrule.table.games import find_game, own_games
from goldenrule.words.texts import Texts
from tests.cli.helpers import run
from tests.playing import pass_until


def test_it_looks_at_what_its_seat_does_not_see() -> None:
    """In twins, which its seat could not tell apart, it thinks otherwise; one that does not cheat could not."""
    otherwise = 0
    for number in range(4):
        game = find_game("champions").make({"heroes": ["she_hulk"], "scenario": "rhino"}, f"oracle {number}")
        pass_until(game, "turn")
        decision = game.pending[0]
        other = twin(game, decision.seat, "t")
        asked = next(d for d in other.pending if d.seat == decision.seat)
        thoughts = [
            OracleBot(search_model_of("champions"), Budget(12), "s").evaluate(each, decision.seat, question)
            for each, question in ((game, decision), (other, asked))
        ]
        mine, theirs = ([each[1:] for each in thought.options] for thought in thoughts)
        otherwise += mine != theirs
    assert otherwise > 0


@pytest.mark.parametrize("game", own_games())
def test_no_table_has_it(game: str, tmp_path: Path) -> None:
    assert "oracle" not in bot_makers(game)
    with pytest.raises(BadInput, match="oracle"):
        make_bot(game, "oracle", "s")
    for command in (("play", game, "--quick"), ("watch", game)):
        refused = run(tmp_path, *command, "--bots", "oracle", typed="quit\n")
        assert refused.returncode == 2 and "oracle" in refused.stderr
    with pytest.raises(BadInput, match="oracle"):
        library.look_up(Texts("en"), LookUp("bot", game, "oracle"))


def test_a_table_is_offered_only_levels_to_think_at() -> None:
    with pytest.raises(BadInput, match=r"'200' is not a thinking time: choose from easy, normal, hard, expert\.$"):
        library.look_up(Texts("en"), LookUp("bot", "skirmish", "thinks:200"))


def test_the_laboratory_simulates_it() -> None:
    played = simulate("skirmish", {}, 1, "1", ["oracle:2", "sensible"])
    assert played.games == 1
    with pytest.raises(BadInput, match="choose from first, oracle, random, sensible, thinks"):
        simulate("skirmish", {}, 1, "1", ["oracel"])
    with pytest.raises(BadInput, match="'0' is not a thinking time"):
        simulate("skirmish", {}, 1, "1", ["thinks:0"])
