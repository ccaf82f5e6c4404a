"""What a table of Champions foretells comes true: threat of the next round, who cannot be attacked, the steps."""

from typing import Any

import msgspec
import pytest

from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.games.champions.ids import DISCARDS, ENCOUNTER_DECK, ENCOUNTER_DISCARD, HANDS
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


def board(game: Any, seat: int = 0) -> ChampionsBoard:
    words: Any = find_game("champions").words(Texts("en", strict=True))
    found: ChampionsBoard = words.typed_board(view(game, seat))
    return found


@pytest.mark.parametrize("name", list(SCHEMES))
def test_the_threat_of_the_next_round_is_what_is_placed(name: str) -> None:
    given = SCHEMES[name]
    before = board(position(**given)).scenario.main_scheme
    after = board(position(**given, phase="villain", step=1, stop_after=1)).scenario.main_scheme
    foretold = before.next_threat
    assert foretold.value == after.gauge.value - before.gauge.value == sum(part.value or 0 for part in foretold.parts)


@pytest.mark.parametrize("engaged", [[], ["Sandman"], ["Hydra Mercenary", "Sandman", "Hydra Mercenary"]])
def test_guard_is_said_where_the_villain_cannot_be_attacked(engaged: list[str]) -> None:
    game = position(heroes=["spider_man", "captain_marvel"], players=[{"form": "hero", "engaged": engaged}])
    said = board(game).scenario.villain.guarded
    attack = next(option for option in game.legal(0) if option[0] == "attack")
    game.apply(0, attack)
    villain = game.state.villain
    asked = game.pending[0] if game.pending and game.pending[0].kind != "turn" else None
    attacked = asked is None or any(option[1] == villain for option in asked.options)
    assert (said is None) == attacked
    if said is not None:
        guards = [view(game, 0).cards[id]["code"] for id in said.about]
        assert len(guards) == engaged.count("Hydra Mercenary") and len({*guards}) == 1
    assert [board(game, seat).scenario.villain.guarded for seat in (1, SPECTATOR)] == [None, None]


def test_the_present_step_is_the_strong_one() -> None:
    def present(**given: Any) -> list[str]:
        return [step.key for step in board(position(**given)).pieces().steps if step.tone == "strong"]

    two = ["spider_man", "captain_marvel"]
    assert present() == ["turn1"] and present(heroes=two, first=1, active=0) == ["turn1"]
    assert present(phase="end") == ["end"]
    defending = {"phase": "villain", "step": 2, "players": [{"form": "hero"}], "encounter_top": ["Advance", "Advance"]}
    assert present(**defending) == ["enemies"]
    shown = board(position(heroes=two, first=1))
    assert [step.key for step in shown.player_steps] == ["turn2", "turn1", "end"]
    assert [step.key for step in shown.villain_steps] == ["threat", "enemies", "deal", "reveal", "pass"]


def test_an_eliminated_player_has_no_cards_and_no_numbers() -> None:
    living, out = board(position(**SCHEMES["one of two is out"])).players
    assert living.eliminated is None and living.identity.gauge is not None and living.hand is not None
    assert out.eliminated is not None and out.identity.gauge is None and not out.identity.statistics
    signs, piles = (out.form, out.you, out.first, out.turn), (out.hand, out.deck, out.discard, out.dealt)
    assert {*signs, *piles} == {None} and not out.zones and not out.engaged.cards


def test_a_spectator_has_no_hand_and_a_statistic_has_a_known_key() -> None:
    shown = board(position(), SPECTATOR)
    assert shown.hand is None and not shown.status and not any(each.yours for each in shown.players)
    written = msgspec.json.encode(shown)
    assert msgspec.json.decode(written, type=ChampionsBoard).scenario.villain.statistics
    with pytest.raises(msgspec.ValidationError, match="scheming"):
        msgspec.json.decode(written.replace(b'"key":"sch"', b'"key":"scheming"'), type=ChampionsBoard)


def test_the_top_of_a_discard_pile_is_the_card_that_was_discarded_last() -> None:
    game = position(
        players=[{"hand": ["Haymaker", "Backflip"]}], encounter_discard=["Advance"], encounter_deck=["Shocker"]
    )
    first, last = game.state.zones[HANDS[0]]
    before = board(game).scenario.encounter_discard
    assert before is not None
    for card in (first, last):
        game.move(card, DISCARDS[0])
    pile = board(game).players[0].discard
    assert pile is not None and pile.codes == [game.code(last), game.code(first)]
    shocker = game.state.zones[ENCOUNTER_DECK][0]
    game.move(shocker, ENCOUNTER_DISCARD)
    encounter = board(game).scenario.encounter_discard
    assert encounter is not None
    assert encounter.codes == [game.code(shocker), *(before.codes or [])]


def test_it_is_said_how_many_stages_of_the_villain_follow() -> None:
    def said(game: Any) -> tuple[str, int]:
        stages = board(game).scenario.stages
        return stages.short, len(stages.codes)

    first, last = position(heroes=["spider_man"]), position(heroes=["spider_man"], villain={"stage": "II"})
    assert (said(first), said(last)) == (("one stage to come", 1), ("last stage", 0))
