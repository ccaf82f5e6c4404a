"""Decisions about what the rulebook does not say, as far as they need other cards than the shipped ones."""

from goldenrule.games.skirmish.abilities import Action, Defeated, Immediate, Permanent, Recruitment
from goldenrule.games.skirmish.ops.board import GainPoints, MoveArtifactMarker
from goldenrule.games.skirmish.ops.characters import Damage, PutIntoPlay, ReturnToHand
from goldenrule.games.skirmish.ops.hands import Draw
from goldenrule.games.skirmish.selectors.cards import DiscardPile, OpposingCards, This
from goldenrule.games.skirmish.selectors.numbers import Artifacts, HandSize
from goldenrule.kernel.choices import Choose, ChooseMode
from goldenrule.kernel.expressions import Const, Count, It
from goldenrule.kernel.ops import Mode, Seq
from goldenrule.testing import rule
from tests.skirmish.situation import play

IT = It()
ONE = Const(1)


@rule("DA-27", "D-5.10")
def test_an_effect_that_has_begun_is_carried_out_although_its_card_falls() -> None:
    """The Leader kills the martyr, whose effect kills him; the point still comes, and no card is his own any more."""
    leader = Immediate(Seq((Damage(OpposingCards()), GainPoints(ONE), ReturnToHand(This()))))
    martyr = Permanent(Defeated(), Damage(OpposingCards(), Const(9)))
    given = {"villains": {"hand": ["v_leader_s", "v_captain_b"]}, "heroes": {"slots": {1: "h_martyr_s"}}}
    s = play({"v_leader_s": (leader,), "h_martyr_s": (martyr,)}, **given).do("play v_leader_s", "slot 1")
    s.then(points=-1).then("villains", discard=["v_leader_s"], hand=["v_captain_b"])
    s = play({"v_leader_s": (leader,), "h_martyr_s": ()}, **given).do("play v_leader_s", "slot 1")
    s.then(points=-1).then("villains", discard=[], hand=["v_captain_b", "v_leader_s"])


@rule("DA-28", "DA-17")
def test_artifacts_begin_in_the_order_in_which_they_were_taken() -> None:
    """Each gives as many points as it makes Artifacts: the first moves the marker, and the second one wins."""
    for order, points in ((["wand_of_watoomb", "eternal_flame"], 0), (["eternal_flame", "wand_of_watoomb"], 1)):
        s = play({"wand_of_watoomb": (Permanent(Recruitment(), Draw(ONE)),),
                  "eternal_flame": (Permanent(Recruitment(), GainPoints(HandSize())),)},
                 villains={"artifacts": order, "hand": []})  # fmt: skip
        s.then(points=points - 1)


@rule("DA-30", "DA-16")
def test_a_card_that_has_left_play_and_come_back_may_use_its_ability_again() -> None:
    ability = Action(Seq((GainPoints(ONE), ReturnToHand(This()))))
    s = play({"v_free": (ability,)}, villains={"hand": ["v_free"]})
    for points in (-1, -2):
        s.do("play v_free", "slot 1", "use v_free").then(points=points).then("villains", hand=["v_free"])


@rule("DA-30", "DA-16")
def test_a_card_that_has_stayed_may_not() -> None:
    s = play({"v_free": (Action(GainPoints(ONE)),)}, villains={"slots": {1: "v_free", 2: "v_free"}})
    s.do("use v_free at 1").not_offered("use v_free at 1").do("use v_free at 2")
    assert s.refused("use v_free", "DA-16").points == -2


@rule("DA-29", "DA-30")
def test_a_copy_that_replaces_may_use_the_ability_that_has_been_used() -> None:
    villains = {"slots": {1: "v_brute_s"}, "hand": ["v_brute_s", "v_captain_b"]}
    s = play({"v_brute_s": (Action(GainPoints(ONE)),)}, villains=villains)
    s.do("use v_brute_s").not_offered("use v_brute_s").do("play v_brute_s", "use v_brute_s").then(points=-2)


@rule("DA-34")
def test_a_mode_that_does_nothing_is_not_offered_and_nothing_is_asked_without_a_useful_one() -> None:
    modes = ChooseMode(
        (Mode(Draw(ONE)), Mode(Damage(OpposingCards())), Mode(MoveArtifactMarker(Count(OpposingCards()))))
    )
    abilities = {"v_giant_s": (Immediate(modes),)}
    villains = {"hand": ["v_giant_s", "v_captain_b"], "deck": []}
    play(abilities, villains=villains).do("play v_giant_s", "slot 1").asked("villains", "recruit")
    s = play(abilities, villains=villains, heroes={"slots": {1: "h_giant_s"}})
    s.do("play v_giant_s", "slot 1").offered("mode 2", "mode 3").not_offered("mode 1").do("mode 2")
    s.then("heroes", slots={1: {"damage": 1}})


@rule("DA-34", "DA-8")
def test_a_choice_among_cards_none_of_which_can_come_is_not_asked() -> None:
    slots = dict.fromkeys((2, 3, 4, 5, 6), "v_free")
    slots[6] = "v_paid"
    abilities = {"v_kang_s": (Immediate(Seq((Choose(DiscardPile(), PutIntoPlay(IT)), GainPoints(Artifacts())))),)}
    s = play(abilities, villains={"hand": ["v_kang_s", "v_captain_b"], "slots": slots,
                                  "discard": ["v_giant_s", "v_zola_s"], "artifacts": ["norn_stones"]})  # fmt: skip
    s.do("play v_kang_s").asked("villains", "recruit")
    s.then("villains", discard=["v_giant_s", "v_zola_s"]).then(points=-1)  # what else it does is done
