"""The vocabulary of the cards: what each effect does, and when it would change nothing."""

from typing import Any

from goldenrule.games.skirmish.abilities import Immediate
from goldenrule.games.skirmish.catalogue import build
from goldenrule.games.skirmish.ops.board import (
    BonusOf,
    FreeCivilians,
    LoseCivilians,
    MoveArtifactMarker,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import Damage, Defeat, Dismiss, PutUnderDeck, ReturnToHand, Swap
from goldenrule.games.skirmish.ops.hands import Discard, DiscardAtRandom, OpponentDiscards, OpponentDiscardsAtRandom
from goldenrule.games.skirmish.pack_cards import PackCard
from goldenrule.games.skirmish.selectors.cards import AllCards, DiscardPile, Facing, OpposingCards, OwnCards
from goldenrule.games.skirmish.selectors.conditions import HasColour, IsAt, IsDamaged
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import Const, It, Where
from goldenrule.kernel.ops import Op
from goldenrule.testing import rule
from tests.skirmish.cards_for_tests import ARTIFACTS, BATTLEFIELDS, side_cards
from tests.skirmish.situation import COSTLY, USABLE, Situation

IT = It()
ONE = Const(1)
TWO = Const(2)


def effect(op: Op, **given: Any) -> Situation:
    """A Villain Battlefield card with this effect has just been played."""
    card = PackCard(id="test", name="Test", kind="battlefield", source="invented", abilities=(Immediate(op),))
    content = build([*side_cards("heroes"), *side_cards("villains"), card, *BATTLEFIELDS, *ARTIFACTS])
    villains = {"artifacts": [USABLE], **given.pop("villains", {})}
    villains["hand"] = ["test", *villains.get("hand", [])]
    heroes = {"hand": [COSTLY["heroes"]], **given.pop("heroes", {})}
    return Situation.of(content, villains=villains, heroes=heroes, **given).do("play test")


HEROES = {"slots": {1: "h_giant_s", 2: {"card": "h_free"}, 4: {"card": "h_brute_s", "damage": 1}}}


def test_damage_to_a_choice_out_of_a_set() -> None:
    s = effect(Choose(Where(OpposingCards(), IsAt("manhattan")), Damage(IT, TWO)), heroes=HEROES)
    s.not_offered("pick h_brute_s").do("pick h_giant_s")
    assert [s.damage("heroes", n) for n in (1, 2, 4)] == [2, 0, 1]


def test_a_choice_of_one_is_taken_and_of_none_nothing() -> None:
    s = effect(Choose(Where(OpposingCards(), IsDamaged()), Damage(IT)), heroes=HEROES)
    s.then("heroes", slots={4: {"damage": 2}})
    effect(Choose(Where(OpposingCards(), HasColour("yellow")), Damage(IT)), heroes=HEROES).asked("villains", "recruit")


def test_defeat_and_dismissal() -> None:
    mourner = {"slots": {1: "v_mourner_s", 2: "v_giant_s"}}
    s = effect(Defeat(Where(OwnCards(), HasColour("green"))), villains=mourner)
    s.then("villains", discard=["v_giant_s"]).then(points=-1).only("defeat v_giant_s")
    s = effect(Dismiss(Where(OwnCards(), HasColour("green"))), villains=mourner)
    s.then("villains", discard=["v_giant_s"]).then(points=0).never("defeat")


def test_a_defeated_card_may_come_back_to_the_hand() -> None:
    s = effect(Damage(AllCards()), villains={"slots": {1: "v_phoenix_s", 3: "v_giant_s"}})
    s.then("villains", hand=["v_phoenix_s"], slots={3: {"damage": 1}})


def test_cards_return_to_their_owners_hands() -> None:
    s = effect(ReturnToHand(OpposingCards()), heroes={**HEROES, "hand": []})
    s.then("heroes", hand=["h_brute_s", "h_free", "h_giant_s"])
    assert s.slots("heroes") == [""] * 6
    s = effect(ReturnToHand(DiscardPile()), villains={"discard": ["v_zola_s", "v_free"]})
    s.then("villains", hand=["v_free", "v_zola_s"])


def test_cards_go_under_the_deck() -> None:
    s = effect(PutUnderDeck(DiscardPile()), villains={"discard": ["v_zola_s", "v_free"]}).then("villains", discard=[])
    assert s.deck("villains")[-2:] == ["v_zola_s", "v_free"]


def test_two_cards_trade_places_and_keep_their_damage() -> None:
    cards = {"slots": {1: {"card": "v_giant_s", "damage": 2}, 6: "v_free"}}
    s = effect(Swap(Where(OwnCards(), HasColour("green")), Where(OwnCards(), HasColour("red"))), villains=cards)
    s.then("villains", slots={1: "v_free", 2: "", 3: "", 4: "", 5: "", 6: {"card": "v_giant_s", "damage": 2}})


def test_cards_that_face_others() -> None:
    s = effect(Damage(Facing(OwnCards())), villains={"slots": {1: "v_free", 5: "v_zola_s"}}, heroes=HEROES)
    assert [s.damage("heroes", n) for n in (1, 2, 4)] == [1, 0, 1]


def test_discarding_by_choice_and_at_random() -> None:
    s = effect(Discard(TWO), villains={"hand": ["v_free", "v_free", "v_zola_s", "v_kang_s"]})
    s.do("discard v_free", "discard v_kang_s").then("villains", hand=["v_free", "v_zola_s"])
    costly = {"hand": [COSTLY["villains"]], "artifacts": []}
    s = effect(OpponentDiscards(TWO), villains=costly, heroes={"hand": ["h_free"]}).asked("villains", "recruit")
    s.then("heroes", discard=["h_free"])
    two = {"hand": ["h_free", "h_zola_s"]}
    s = effect(OpponentDiscardsAtRandom(ONE), villains=costly, heroes=two).asked("villains", "recruit")
    s.then("heroes", hand_size=1)
    assert not s.game.over
    effect(DiscardAtRandom(Const(5)), villains={"hand": ["v_free", "v_zola_s"]}).then("villains", hand=[])


@rule("DA-22")
def test_a_seat_with_equal_cards_is_asked_all_the_same() -> None:
    s = effect(OpponentDiscards(ONE), heroes={"hand": ["h_free", "h_free"]}).asked("heroes", "discard")
    s.only_offered("discard h_free")


def test_the_marker_moves_both_ways() -> None:
    assert effect(MoveArtifactMarker(TWO)).marker == -2
    assert effect(MoveArtifactMarker(Const(-1))).marker == 1


def test_only_the_heroes_free_civilians_and_lose_them() -> None:
    assert effect(FreeCivilians(ONE)).asked("villains", "recruit").freed == []
    s = effect(LoseCivilians(TWO), heroes={"freed": ["red", "blue", "blue"]}).do("lose red")
    s.then("heroes", freed=["blue"])
    assert sum(map(len, s.civilians)) == 9


def test_bonuses_of_locations() -> None:
    assert effect(BonusOf("manhattan")).points == -1
    assert effect(BonusOf("sanctum")).marker == -1
    s = effect(BonusOf("tower"), battlefields=["field_any", "field_red"])
    s.then("villains", hand=["field_any"]).then(battlefields=["field_red", "test"])
    effect(TakeBattlefieldCards(Const(5)), battlefields=["field_any"]).then("villains", hand=["field_any"])


def test_the_life_of_cards_is_looked_at_when_its_source_goes() -> None:
    cards = {"slots": {1: "v_banner_s", 2: {"card": "v_brute_s", "damage": 3}}}
    s = effect(Choose(OwnCards(), ReturnToHand(IT)), villains=cards).then("villains", slots={2: {"life": 4}})
    s.do("pick v_banner_s").then("villains", discard=["v_brute_s"], hand=["v_banner_s"])
