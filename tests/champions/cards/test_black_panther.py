"""Black Panther's cards: what each does, and when it does not."""

from typing import Any

import pytest

from goldenrule.bots import FirstBot
from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.events import Paid
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from goldenrule.kernel.decisions import DONE
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, black_panther, hero
from tests.playing import play_on

ENCOUNTER = ["Advance", "Hydra Mercenary"]
"""A boost card without icons and Boost ability, then a card to be dealt."""
WAKANDA = ["01043a", "Energy"]
SUIT = ["Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"]


def villain_phase(step: int, *players: dict[str, Any], **more: Any) -> Situation:
    return black_panther(*players, **{"step": step, "encounter_top": ENCOUNTER, **more})


# -- 01040a Black Panther --------------------------------------------------------------------------
@rule("MC-KW-RETAL-01")
def test_black_panther_retaliates_when_he_is_attacked() -> None:
    s = villain_phase(2, hero()).do("pass").idle(0)  # 01040a
    s.only("damage Black Panther 2", "damage Rhino 1")
    assert [n for *_, n in s.events("retaliate")] == [1]


def test_black_panther_retaliates_when_he_defends() -> None:
    s = villain_phase(2, hero()).do("defend Black Panther").idle(0)
    s.only("damage Rhino 1")  # DEF 2 stops ATK 2


def test_black_panther_does_not_retaliate_for_an_ally_or_as_t_challa() -> None:
    villain_phase(2, hero(in_play=["Shuri"])).do("defend Shuri").idle(0).never("retaliate")
    villain_phase(2, alter_ego()).idle(0).never("retaliate")


@rule("MC-KW-RETAL-02")
def test_a_defeated_black_panther_does_not_retaliate() -> None:
    villain_phase(2, hero(hit_points=2), hero()).do("pass", "1: pass").never("retaliate")


# -- 01040b T'Challa -------------------------------------------------------------------------------
@rule("MC-SETUP-14", "MC-SEARCH-03")
def test_t_challa_searches_for_a_black_panther_upgrade_after_mulligans() -> None:
    g = new_game(GameSetup(heroes=("black_panther",), seed="foresight"), load_content())
    assert g.pending[0].kind == "mulligan"
    before = len(g.state.zones[ids.HANDS[0]])
    g.apply(0, DONE)
    assert g.pending[0].kind == "search"  # 01040b
    found = {g.ident(e).name for _, e, _ in g.pending[0].options}
    assert found <= set(SUIT)
    g.apply(0, g.pending[0].options[0])
    assert len(g.state.zones[ids.HANDS[0]]) == before + 1
    assert g.state.phase == "player"


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
@rule("MC-SETUP-10", "MC-SETUP-14", "MC-SETUP-15")
def test_t_challa_searches_whatever_the_stages_revealed_before(scenario: str, expert: bool) -> None:
    """What the first stages reveal in step 10 has nothing to do with how much of step 14 is done."""
    g = new_game(
        GameSetup(heroes=("black_panther",), scenario=scenario, expert=expert, seed="foresight"), load_content()
    )
    play_on(g, FirstBot(), lambda decision: decision.kind == "mulligan")
    g.apply(0, DONE)
    assert g.pending[0].kind == "search"
    assert g.state.phase == "setup"


def test_other_heroes_search_nothing_in_setup() -> None:
    g = new_game(GameSetup(heroes=("spider_man",), seed="foresight"), load_content())
    g.apply(0, DONE)
    assert g.pending[0].kind == "turn"


# -- 01041 Shuri -----------------------------------------------------------------------------------
def test_shuri_finds_an_upgrade() -> None:
    s = black_panther(
        hero(hand=["Shuri", "Vibranium"], deck=["Genius", "Combat Training", "Panther Claws", "Med Team"])
    )
    s.do("play Shuri").asked(0, "response").do("use Shuri").asked(0, "search")
    s.not_offered("pick Genius", "pick Med Team").do("pick Combat Training").idle(0).fired("01041", 1)
    s.then(hand=["Combat Training"])
    assert s.events("shuffle")


def test_shuri_may_find_nothing_and_may_be_declined() -> None:
    s = black_panther(hero(hand=["Shuri", "Vibranium"], deck=["Genius", "Energy"])).do("play Shuri", "use Shuri")
    s.idle(0).then(hand=[])
    black_panther(hero(hand=["Shuri", "Vibranium"])).do("play Shuri", "pass").idle(0).not_fired("01041")


def test_shuri_is_not_triggered_by_another_ally() -> None:
    s = black_panther(hero(hand=["Mockingbird", "Vibranium", "Genius"], in_play=["Shuri"]))
    s.do("play Mockingbird", "pay any", "pass").idle(0).not_fired("01041")


# -- 01042 Ancestral Knowledge ---------------------------------------------------------------------
def ancestral(*pile: str) -> Situation:
    hand = ["Ancestral Knowledge", "Strength"]
    return black_panther(alter_ego(damage=1, hand=hand, deck=["Energy", "Genius"], discard=list(pile)))


def test_ancestral_knowledge_shuffles_up_to_three_cards_into_the_deck() -> None:
    s = ancestral("Shuri", "Med Team", "Indomitable", "Armored Vest")
    s.do("use Ancestral Knowledge", "pick Shuri", "pick Med Team", "pick Armored Vest").idle(0).fired("01042", 1)
    assert sorted(s.deck()) == ["Armored Vest", "Energy", "Genius", "Med Team", "Shuri"]
    s.then(discard=["Ancestral Knowledge", "Strength", "Indomitable"])


def test_ancestral_knowledge_may_take_fewer_and_sees_what_paid_for_it() -> None:
    s = ancestral("Shuri", "Med Team").do("use Ancestral Knowledge", "pick Strength", "done").idle(0)
    assert sorted(s.deck()) == ["Energy", "Genius", "Strength"]


def test_ancestral_knowledge_takes_different_titles() -> None:
    s = ancestral("01043a", "Med Team", "01043d", "Med Team", "01043b").do("use Ancestral Knowledge", "pick 01043a")
    s.not_offered("pick 01043d", "pick 01043b").offered("pick Med Team").do("pick Med Team").idle(0)
    assert sorted(s.deck()) == ["Energy", "Genius", "Med Team", "Wakanda Forever!"]


@rule("MC-TRIG-02")
def test_ancestral_knowledge_needs_a_discard_pile_and_an_alter_ego() -> None:
    ancestral().refused("use Ancestral Knowledge", "MC-TRIG-02")
    s = black_panther(hero(hand=["Ancestral Knowledge", "Strength"], discard=["Shuri"]))
    s.refused("use Ancestral Knowledge", "MC-TRIG-07")


# -- 01043a, 01043b, 01043c, 01043d Wakanda Forever! -----------------------------------------------
@rule("MC-SPECIAL-02", "MC-SAMPLE-05")
@rule("MC-SPECIAL-01", "MC-TRIG-06")
def test_wakanda_forever_resolves_every_special_in_the_chosen_order() -> None:
    s = black_panther(
        hero(damage=4, hand=WAKANDA, in_play=SUIT, engaged=["Sandman"]),
        main_scheme={"threat": 5},
        villain={"stage": "I"},
    )
    s.do("use Wakanda Forever!").asked(0, "order")
    s.do("order Tactical Genius", "order Vibranium Suit", "pick Rhino", "order Energy Daggers", "pick Rhino").idle(0)
    s.fired("01043a", 1)
    for code in ("01046", "01047", "01048", "01049"):
        s.fired(code, 1)
    s.then(threat=4, damage=3).only("damage Rhino 1", "damage Rhino 1", "damage Rhino 4")
    s.then("Sandman", statuses=[])  # the Daggers hit him too
    s.only("thwart", "attack", "attack")


@pytest.mark.parametrize("printing", ["01043a", "01043b", "01043c", "01043d"])
def test_every_printing_of_wakanda_forever_is_the_same(printing: str) -> None:
    s = black_panther(hero(hand=[printing, "Energy"], in_play=["Panther Claws"])).do("use Wakanda Forever!")
    s.idle(0).fired(printing, 1).only("damage Rhino 4")


@rule("MC-TRIG-02")
def test_wakanda_forever_needs_a_black_panther_upgrade() -> None:
    black_panther(hero(hand=WAKANDA, in_play=["Combat Training"])).refused("use Wakanda Forever!", "MC-TRIG-02")


@rule("MC-SPECIAL-02")
def test_a_special_cannot_be_used_by_itself() -> None:
    black_panther(hero(in_play=SUIT)).not_offered(*[f"use {name}" for name in SUIT])


@rule("MC-STATUS-05", "MC-STATUS-06")
def test_a_stunned_black_panther_loses_the_first_attack_of_the_sequence() -> None:
    s = black_panther(hero(statuses=["stunned"], damage=4, hand=WAKANDA, in_play=SUIT), main_scheme={"threat": 5})
    s.do("use Wakanda Forever!", "order Panther Claws", "order Tactical Genius", "order Vibranium Suit").idle(0)
    s.then(statuses=[])
    s.only("damage Rhino 1", "damage Rhino 2")  # the Suit, then the Daggers as the last step
    s.then(threat=4)


@rule("MC-STATUS-08")
def test_a_confused_black_panther_loses_the_thwart_of_the_sequence() -> None:
    upgrades = ["Panther Claws", "Tactical Genius"]
    s = black_panther(hero(statuses=["confused"], hand=WAKANDA, in_play=upgrades), main_scheme={"threat": 5})
    s.do("use Wakanda Forever!", "order Tactical Genius").idle(0).then(statuses=[], threat=5).only("damage Rhino 4")


@rule("MC-KW-RETAL-01")
def test_each_attack_of_the_sequence_is_an_attack_of_its_own() -> None:
    upgrades = ["Panther Claws", "Vibranium Suit"]
    s = black_panther(hero(damage=3, hand=WAKANDA, in_play=upgrades, engaged=["Whiplash"]))
    s.do("use Wakanda Forever!", "order Vibranium Suit", "pick Whiplash", "pick Rhino").idle(0)
    assert [n for *_, n in s.events("retaliate")] == [1]
    s.then(damage=3)  # 1 moved away, 1 from Whiplash


# -- 01044 Vibranium, 01045 The Golden City --------------------------------------------------------
def test_vibranium_pays_with_two_wild_resources() -> None:
    s = black_panther(hero(hand=["Panther Claws", "Vibranium"])).do("play Panther Claws").idle(0)
    assert [event.units for event in s.log if isinstance(event, Paid)] == ["WW"]


def test_the_golden_city_draws_2_cards() -> None:
    s = black_panther(alter_ego(in_play=["The Golden City"], deck_top=["Genius", "Energy", "Strength"]))
    s.do("use The Golden City").fired("01045", 1).then(hand=["Energy", "Genius"])


def test_the_golden_city_is_an_alter_ego_action() -> None:
    black_panther(hero(in_play=["The Golden City"])).refused("use The Golden City", "MC-TRIG-07")


# -- 01046 Energy Daggers --------------------------------------------------------------------------
def test_energy_daggers_hit_the_villain_and_the_enemies_of_one_player() -> None:
    s = black_panther(
        hero(hand=WAKANDA, in_play=["Energy Daggers"], engaged=["Hydra Mercenary"], statuses=["stunned"]),
        hero(engaged=["Shocker"]),
    )
    s.do("use Wakanda Forever!", "pick Spider-Man").idle(0).only("damage Rhino 2", "damage Shocker 2").never("attack")
    s.then(statuses=["stunned"])


# -- 01047 Panther Claws ---------------------------------------------------------------------------
@rule("MC-KW-GUARD-01")
def test_panther_claws_attack() -> None:
    s = black_panther(hero(hand=WAKANDA, in_play=["Panther Claws"], engaged=["Hydra Mercenary"]))
    s.do("use Wakanda Forever!").idle(0).only("damage Hydra Mercenary 4")


def test_panther_claws_deal_2_damage_before_the_last_step() -> None:
    s = black_panther(hero(hand=WAKANDA, in_play=["Panther Claws", "Tactical Genius"]), main_scheme={"threat": 5})
    s.do("use Wakanda Forever!", "order Panther Claws").idle(0).only("damage Rhino 2").then(threat=3)


# -- 01048 Tactical Genius -------------------------------------------------------------------------
@rule("MC-CRISIS-01")
def test_tactical_genius_leaves_the_main_scheme_alone_in_a_crisis() -> None:
    s = black_panther(
        hero(hand=WAKANDA, in_play=["Tactical Genius"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Crowd Control", "threat": 4}],
    )
    s.do("use Wakanda Forever!").idle(0).then(threat=5).then("Crowd Control", threat=2)


# -- 01049 Vibranium Suit --------------------------------------------------------------------------
@rule("MC-MOVE-06")
def test_vibranium_suit_moves_damage() -> None:
    s = black_panther(hero(damage=5, hand=WAKANDA, in_play=["Vibranium Suit"])).do("use Wakanda Forever!")
    s.idle(0).then(damage=3).then("villain", damage=2)


@rule("MC-STATUS-12")
def test_damage_moved_by_the_suit_is_stopped_by_tough() -> None:
    s = black_panther(hero(damage=5, hand=WAKANDA, in_play=["Vibranium Suit"]), villain={"statuses": ["tough"]})
    s.do("use Wakanda Forever!").idle(0).then(damage=3).then("villain", damage=0, statuses=[])


@rule("MC-MOVE-03", "MC-TRIG-02")
def test_vibranium_suit_does_nothing_for_an_undamaged_hero() -> None:
    black_panther(hero(hand=WAKANDA, in_play=["Vibranium Suit"])).refused("use Wakanda Forever!", "MC-TRIG-02")
    s = black_panther(hero(hand=WAKANDA, in_play=["Vibranium Suit", "Panther Claws"]))
    s.do("use Wakanda Forever!", "order Vibranium Suit").idle(0).not_fired("01049").only("damage Rhino 4")


# -- 01155 Affairs of State ------------------------------------------------------------------------
def affairs(*in_play: Any, **player: Any) -> Situation:
    return villain_phase(4, {**alter_ego(dealt=["Affairs of State"], in_play=list(in_play)), **player})


def test_affairs_of_state_exhaust_t_challa_or_cost_an_upgrade() -> None:
    s = affairs("Panther Claws", "Vibranium Suit", "Armored Vest").do("mode 1")
    s.idle(0).fired("01155", 1).then(removed=["Affairs of State"], exhausted=True)
    s = affairs("Panther Claws", "Vibranium Suit", "Armored Vest").do("mode 2").not_offered("pick Armored Vest")
    s.do("pick Vibranium Suit").idle(0)
    s.then(area=["Armored Vest", "Panther Claws"], encounter_discard=["Affairs of State"])


@rule("MC-CHOOSE-03")
def test_affairs_of_state_need_such_an_upgrade_for_the_second_option() -> None:
    affairs("Armored Vest").idle(0).then(removed=["Affairs of State"])


def test_affairs_of_state_need_a_ready_alter_ego_for_the_first_option() -> None:
    affairs("Panther Claws", exhausted=True).idle(0).then(area=[], encounter_discard=["Affairs of State"])
    affairs("Panther Claws", form="hero", damage=1).do("no").idle(0).then(area=[], form="hero").never("exhaust")
