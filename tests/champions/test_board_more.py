"""What a table of Champions foretells comes true: threat of the next round, who cannot be attacked, the steps."""

from typing import Any

import pytest

from goldenrule.gamekit.board import Board, Card, Fact, Group
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

SCHEMES: dict[str, Any] = {
    "alone": {},
    "four, an icon, tokens": {
        "heroes": ["spider_man", "captain_marvel", "black_panther", "iron_man"],
        "in_play": ["Bomb Scare", "Breakin' & Takin'"],
        "modular": ["bomb_scare"],
        "acceleration": 2,
        "players": [{"hand": []}, {"hand": []}, {"hand": []}, {"hand": []}],
    },
    "one of two is out": {"heroes": ["spider_man", "captain_marvel"], "players": [{}, {"eliminated": True}]},
}


def board(game: Any, seat: int = 0) -> Board:
    words: Any = find_game("champions").words(Texts("en", strict=True))
    found: Board = words.board(view(game, seat))
    return found


def card(b: Board, key: str) -> Card:
    """The only card of a group of the scenario."""
    (group,) = (piece for piece in b.panels[0].body if isinstance(piece, Group) and piece.key == key)
    (found,) = group.items
    assert isinstance(found, Card)
    return found


def more(b: Board, key: str, fact: str) -> Fact | None:
    return next((each for each in card(b, key).more if each.key == fact), None)


@pytest.mark.parametrize("name", list(SCHEMES))
def test_the_threat_of_the_next_round_is_what_is_placed(name: str) -> None:
    given = SCHEMES[name]
    foretold = more(board(position(**given)), "main_scheme", "next_threat")
    before = card(board(position(**given)), "main_scheme").gauge
    after = card(board(position(**given, phase="villain", step=1, stop_after=1)), "main_scheme").gauge
    assert foretold is not None and before is not None and after is not None
    assert before.value is not None and after.value is not None
    assert foretold.value == after.value - before.value == sum(part.value or 0 for part in foretold.parts)


@pytest.mark.parametrize("engaged", [[], ["Sandman"], ["Hydra Mercenary", "Sandman", "Hydra Mercenary"]])
def test_guard_is_said_where_the_villain_cannot_be_attacked(engaged: list[str]) -> None:
    game = position(heroes=["spider_man", "captain_marvel"], players=[{"form": "hero", "engaged": engaged}])
    said = more(board(game), "villain", "guarded")
    attack = next(option for option in game.legal(0) if option[0] == "attack")
    game.apply(0, attack)
    villain = game.state.villain
    asked = game.pending[0] if game.pending and game.pending[0].kind != "turn" else None
    attacked = asked is None or any(option[1] == villain for option in asked.options)
    assert (said is None) == attacked
    if said is not None:
        guards = [view(game, 0).cards[id]["code"] for id in said.about]
        assert len(guards) == engaged.count("Hydra Mercenary") and len({*guards}) == 1
    assert (
        more(board(game, 1), "villain", "guarded") is None
        and more(board(game, SPECTATOR), "villain", "guarded") is None
    )


def test_the_present_step_is_the_strong_one() -> None:
    def present(**given: Any) -> list[str]:
        return [step.key for step in board(position(**given)).steps if step.tone == "strong"]

    two = ["spider_man", "captain_marvel"]
    assert present() == ["turn1"] and present(heroes=two, first=1, active=0) == ["turn1"]
    assert present(phase="end") == ["end"]
    defending = {"phase": "villain", "step": 2, "players": [{"form": "hero"}], "encounter_top": ["Advance", "Advance"]}
    assert present(**defending) == ["enemies"]
    order = [step.key for step in board(position(heroes=two, first=1)).steps]
    assert order == ["turn2", "turn1", "end", "threat", "enemies", "deal", "reveal", "pass"]
