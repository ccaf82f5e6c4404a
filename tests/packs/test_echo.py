"""The example pack Echo: what its cards do, and whole games with her, audited."""

import random
from pathlib import Path

import pytest

from goldenrule.games.champions.audit import watch
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.text.cards import card_text
from goldenrule.packs.reading import read_pack
from goldenrule.table.games import find_game
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.champions.situation import Start, alter_ego, hero

pytestmark = pytest.mark.usefixtures("home")

ECHO = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "echo")


echo = Start("echo", packs=[ECHO])
activated = echo.but(phase="villain", step=2, encounter_top=["Advance"])
"""Rhino (ATK 2) attacks or schemes with no boost icons."""


def test_it_is_a_good_pack_and_every_card_has_its_text() -> None:
    pack = read_pack(ECHO, PACKS)
    content = load_content((pack,))
    texts = Texts("en", strict=True)
    for code, card in pack.part("cards").items():
        text = " ".join(card_text(texts, content, code))
        assert bool(text) == bool(card.abilities or card.icons or card.keywords), code
        assert card.source == "invented"
        assert "echo_" not in text


def test_echo_gives_back_what_hits_her_once_a_round() -> None:
    activated(hero()).do("pass", "use Echo").then(damage=2).then("Rhino", damage=1)


def test_echo_may_let_it_go() -> None:
    activated(hero()).do("pass", "pass").then("Rhino", damage=0)


def test_echo_gives_nothing_back_for_a_scheme() -> None:
    activated(alter_ego()).never("damage Rhino").then("Rhino", damage=0)


def test_maya_changes_a_card_for_another_and_heals() -> None:
    s = echo(alter_ego(hand=["Encore"], deck_top=["Mirror Strike"], damage=3)).do("use Maya Lopez")
    s.then(hand=["Mirror Strike"], damage=2).not_offered("use Maya Lopez")


def test_maya_needs_a_card_to_discard() -> None:
    echo(alter_ego(deck_top=["Mirror Strike"], damage=3)).not_offered("use Maya Lopez")


def test_mirror_strike_is_as_hard_as_its_target() -> None:
    s = echo(hero(hand=["Mirror Strike", "Perfect Recall", "Encore"])).do("use Mirror Strike", "pay Perfect Recall")
    s.then("Rhino", damage=2 + 2)


def test_mirror_strike_is_no_card_of_maya() -> None:
    echo(alter_ego(hand=["Mirror Strike", "Perfect Recall", "Encore"])).not_offered("use Mirror Strike")


@pytest.mark.parametrize(("paid", "removed"), [("Perfect Recall", 3), ("Encore", 2)])
def test_read_the_room_wants_a_mental_resource(paid: str, removed: int) -> None:
    s = echo(hero(hand=["Read the Room", paid]), main_scheme={"threat": 4})
    s.do("use Read the Room")  # with the only card that can pay for it
    s.then(hand=[], threat=4 - removed)


def test_seen_it_before_prevents_three() -> None:
    s = activated(hero(hand=["Seen It Before", "Encore"])).do("pass", "use Seen It Before")
    s.then(damage=0, hand=[])


def test_a_learned_move_remembers_and_strikes() -> None:
    s = activated(hero(in_play=["Learned Move"])).then("Learned Move", counters={})
    s.do("pass").then("Learned Move", counters={"move": 1})
    activated(alter_ego(in_play=["Learned Move"])).then("Learned Move", counters={})


def test_a_learned_move_does_two_for_each_counter_up_to_eight() -> None:
    for counters, damage in ((1, 2), (3, 6), (6, 8)):
        s = echo(hero(in_play=[{"card": "Learned Move", "counters": {"move": counters}}])).do("use Learned Move")
        s.then("Rhino", damage=damage).then(discard=["Learned Move"])


def test_the_handprint_is_worth_one_defense() -> None:
    activated(hero(in_play=["Painted Handprint"])).do("defend Echo").then(damage=0)


def test_the_rehearsal_stage_draws_in_alter_ego_form_only() -> None:
    player = {"deck_top": ["Encore"], "in_play": ["Rehearsal Stage"]}
    echo(alter_ego(**player)).do("use Rehearsal Stage").then(hand=["Encore"])
    echo(hero(**player)).not_offered("use Rehearsal Stage")


def test_encore_readies_the_hero() -> None:
    echo(hero(hand=["Encore", "Perfect Recall"], exhausted=True)).do("use Encore").then(exhausted=False)


def test_silenced_stuns_or_surges() -> None:
    silenced = echo.but(encounter_top=["Advance"])
    silenced.revealing("Silenced", hero()).then(statuses=["stunned"]).never("surge")
    silenced.revealing("Silenced", hero(statuses=["stunned"])).happened("surge")


@rule("MC-EATTACK-12", "MC-MOD-01")
def test_the_auditor_knows_what_a_card_of_a_pack_adds() -> None:
    """Rhino's 2 and Shocker's 2 icons, less DEF 2 and the Handprint's 1."""
    handprint = {"form": "hero", "hand": [], "in_play": ["Painted Handprint"]}
    given = {"packs": [ECHO], "heroes": ["echo"], "players": [handprint], "encounter_top": ["Shocker", "Sandman"]}
    game = place(read_given({**given, "phase": "villain", "step": 2}))
    audit = watch(game)
    game.run()
    echo = game.state.identities[0]
    game.apply(0, ("defend", echo, 0))
    audit()
    assert game.table_card(echo).damage == 1


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_played_by_the_rules(seed: int) -> None:
    kind = find_game("champions")
    heroes = [["echo"], ["echo", "iron_man"], ["she_hulk", "echo"], ["echo"]][seed]
    options = {"heroes": heroes, "scenario": ("rhino", "klaw", "ultron", "rhino")[seed], "packs": [ECHO]}
    chance = random.Random(seed)
    played: set[str] = set()
    for number in range(4):
        game = kind.make(options, f"{seed}/{number}")
        audit = watch(game)
        while game.pending:
            decision = game.pending[0]
            option = chance.choice(decision.options)
            if 0 < option[1] < len(game.state.ident):
                played.add(game.code(option[1]))
            game.apply(decision.seat, option)
            audit()
        assert game.over
    assert len([code for code in played if code.startswith("echo_")]) > 5
