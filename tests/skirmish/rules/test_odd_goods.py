"""Ends of decks, Battlefield cards, Civilians, points and artifacts in the midst of effects."""

from goldenrule.games.skirmish.abilities import (
    ArtifactTaken,
    BattlefieldPlayed,
    CivilianFreed,
    Damaged,
    Immediate,
    Permanent,
    SingleUse,
)
from goldenrule.games.skirmish.ops.board import (
    BonusOf,
    FreeCivilians,
    MoveArtifactMarker,
    RemoveArtifact,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    PutUnderDeck,
    Strengthen,
)
from goldenrule.games.skirmish.ops.hands import (
    Discard,
    Draw,
    OpponentDraws,
)
from goldenrule.games.skirmish.selectors.cards import (
    DiscardPile,
    OpposingCards,
    OwnArtifacts,
    OwnCards,
)
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Seq
from goldenrule.testing import rule
from tests.skirmish.rules.test_odd_effects import ONE, POINT, TWO, done
from tests.skirmish.situation import USABLE, play


@rule("D-9.4", "DA-5")
def test_the_last_card_ends_the_game_whoever_made_whom_draw() -> None:
    s = done(OpponentDraws(Const(5)), heroes={"deck": ["h_free"]}, points=2)
    s.then("heroes", hand=["h_captain_b", "h_free"]).do("done").over("heroes")


@rule("DA-32", "D-9.4")
def test_a_card_that_comes_under_an_empty_deck_does_not_save_the_game() -> None:
    s = done(
        Seq((Draw(ONE), PutUnderDeck(DiscardPile()))), villains={"deck": ["v_free"], "discard": ["v_paid"]}, points=-2
    )
    s.then("villains", deck=["v_paid"]).do("done").over("villains")


@rule("D-6.4")
def test_a_battlefield_card_does_not_find_itself_in_its_deck() -> None:
    s = play(
        {"field_free": (Immediate(TakeBattlefieldCards(ONE)),)},
        villains={"hand": ["field_free", "v_captain_b"]},
        battlefields=[],
    )
    s.do("play field_free").then("villains", hand=["v_captain_b"]).then(battlefields=["field_free"])


@rule("D-6.4")
def test_points_come_before_the_effect_and_what_reacts_after_it() -> None:
    s = play(
        {
            "field_free": (Immediate(Strengthen(OwnCards())),),
            "v_zola_s": (Permanent(BattlefieldPlayed(), MoveArtifactMarker(ONE)),),
        },
        villains={"hand": ["field_free", "v_captain_b"], "slots": {1: "v_zola_s"}},
    )
    s.do("play field_free")
    assert [event.key for event in s.log if event.key in ("points", "strengthen", "marker")] == [
        "points",
        "strengthen",
        "marker",
    ]


@rule("DA-25")
def test_a_battlefield_card_that_is_discarded_may_come_again() -> None:
    villains = {"hand": ["field_any"], "artifacts": [USABLE]}
    s = done(Seq((Discard(ONE), TakeBattlefieldCards(ONE))), villains=villains, battlefields=[])
    s.then("villains", hand=["field_any"]).refused("play field_any", "D-6.2")


@rule("D-6.2")
def test_a_battlefield_card_taken_in_the_opponents_turn_can_be_used_in_your_own() -> None:
    s = play(
        {
            "v_martyr_s": (Permanent(Damaged(), TakeBattlefieldCards(ONE)),),
            "h_sniper_s": (Immediate(Damage(OpposingCards())),),
        },
        active="heroes",
        heroes={"hand": ["h_sniper_s"]},
        battlefields=["field_free"],
        villains={"slots": {6: {"card": "v_giant_s"}, 1: "v_martyr_s"}},
    )
    s.do("play h_sniper_s", "slot 6").offered("play field_free")


@rule("D-9.3", "D-7.8")
def test_each_freed_civilian_is_a_freed_civilian() -> None:
    s = play(
        {
            "h_zola_s": (Immediate(FreeCivilians(TWO)),),
            "h_giant_s": (Permanent(CivilianFreed(), Damage(OpposingCards())),),
        },
        active="heroes",
        heroes={"hand": ["h_zola_s"], "slots": {1: "h_giant_s"}},
        villains={"slots": {6: "v_giant_s"}},
    )
    s.do("play h_zola_s", "slot 6", "free red 1")
    s.then("villains", slots={6: {"damage": 1}})  # before the next is chosen
    s.do("free red 2").then("villains", slots={6: {"damage": 2}}).then("heroes", freed=["red", "red"])


@rule("D-9.3")
def test_the_tenth_civilian_ends_the_game_in_the_middle_of_an_effect() -> None:
    s = play(
        {"h_zola_s": (Immediate(Seq((FreeCivilians(Const(3)), Damage(OpposingCards())))),)},
        active="heroes",
        heroes={"hand": ["h_zola_s"]},
        villains={"slots": {6: "v_giant_s"}},
        civilians=[["red", "blue"], ["red"], ["red"]],
    )
    s.do("play h_zola_s", "slot 6", "free red 1", "free red 2").over("heroes")
    s.then("villains", slots={6: {"damage": 0}}).then(civilians=[["blue"], [], ["red"]])


@rule("D-7.9")
def test_the_bonus_of_manhattan_without_civilians_is_a_point_for_the_heroes() -> None:
    s = play(
        {"h_zola_s": (Immediate(BonusOf("manhattan")),)},
        active="heroes",
        heroes={"hand": ["h_zola_s"]},
        civilians=[[], [], ["red", "blue", "green"]],
    )
    s.do("play h_zola_s", "slot 6").offered("free red 3").do("free red 3").then(points=0).then("heroes", freed=["red"])


@rule("D-7.12", "DA-24")
def test_the_player_whose_end_the_marker_reaches_takes_an_artifact() -> None:
    s = done(
        MoveArtifactMarker(Const(-9)),
        {"h_giant_s": (Permanent(ArtifactTaken(), POINT),), "v_giant_s": (Permanent(ArtifactTaken(), POINT),)},
        offer=["norn_stones", "tactigon"],
        pile=[],
        villains={"slots": {1: "v_giant_s"}},
        heroes={"slots": {1: "h_giant_s"}},
    )
    s.asked("heroes", "artifact").do("take tactigon").then("heroes", artifacts=["tactigon"]).then(marker=-1, points=1)


@rule("D-7.12", "DA-24")
def test_one_effect_may_take_two_artifacts_in_two_steps() -> None:
    s = done(
        Seq((MoveArtifactMarker(Const(3)), MoveArtifactMarker(Const(4)))),
        offer=["norn_stones", "tactigon"],
        pile=["darkhold"],
    )
    s.do("take tactigon", "take darkhold")
    s.then("villains", artifacts=["tactigon", "darkhold"]).then(marker=1, offer=["norn_stones"])


@rule("D-7.14")
def test_a_single_use_artifact_is_in_the_box_when_its_effect_comes() -> None:
    s = play(
        {"tactigon": (SingleUse(RemoveArtifact(OwnArtifacts())),)}, villains={"artifacts": ["tactigon", "norn_stones"]}
    )
    s.do("use tactigon").then("villains", artifacts=[]).only("move tactigon", "move norn_stones")
