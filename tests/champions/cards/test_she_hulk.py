"""She-Hulk's cards: what each does, and when it does not."""

from typing import Any

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.ops import Damage
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from goldenrule.kernel.choices import Choose
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, hero, she_hulk

ENCOUNTER = ["Advance", "Hydra Mercenary"]
"""A boost card without icons and Boost ability, then a card to be dealt."""


def villain_phase(step: int, *players: dict[str, Any], **more: Any) -> Situation:
    return she_hulk(*players, **{"step": step, "encounter_top": ENCOUNTER, **more})


# -- 01019a She-Hulk -------------------------------------------------------------------------------
@rule("MC-RESPONSE-02")
def test_changing_to_she_hulk_deals_2_damage() -> None:
    s = she_hulk(alter_ego()).do("form").asked(0, "response").do("use She-Hulk")
    s.idle(0).fired("01019a", 1).only("damage Rhino 2")


def test_the_form_change_response_may_be_declined() -> None:
    she_hulk(alter_ego()).do("form", "pass").idle(0).not_fired("01019a").never("damage")


@rule("MC-ATTACK-09")
def test_the_form_change_response_is_no_attack() -> None:
    s = she_hulk(alter_ego(statuses=["stunned"], engaged=["Hydra Mercenary"])).do("form", "use She-Hulk", "pick Rhino")
    s.idle(0).only("damage Rhino 2").then(statuses=["stunned"]).never("attack")


def test_the_form_change_response_takes_any_enemy() -> None:
    s = she_hulk(alter_ego(), hero(engaged=["Hydra Mercenary"])).do("form", "use She-Hulk", "pick Hydra Mercenary")
    s.idle(0).only("damage Hydra Mercenary 2")


def test_changing_to_jennifer_walters_deals_no_damage() -> None:
    she_hulk(hero(damage=1)).do("form").idle(0).then(form="alter_ego").never("damage")


def test_the_form_change_of_another_player_deals_no_damage() -> None:
    she_hulk(hero(), alter_ego(), active=1).do("1: form").idle(1).never("damage")


# -- 01019b Jennifer Walters -----------------------------------------------------------------------
@rule("MC-PREVENT-02", "MC-LIMIT-01")
def test_i_object_prevents_1_threat_once_a_round() -> None:
    s = villain_phase(1, alter_ego(), main_scheme={"threat": 0}).asked(0, "interrupt").do("use Jennifer Walters")
    s.idle(0).fired("01019b", 1).only("prevent The Break-In! 1 She-Hulk")
    s.only("threat The Break-In! 1 Rhino")  # Rhino schemes; the limit is reached by then


def test_i_object_may_wait_for_the_villain_to_scheme() -> None:
    s = villain_phase(1, alter_ego(), main_scheme={"threat": 0}, encounter_top=["Hydra Mercenary", "Hydra Mercenary"])
    s.do("pass", "use Jennifer Walters").idle(0)
    assert [n for _, n, _ in s.seen("threat")] == [1, 1]  # SCH 1 and 1 boost icon, less 1


@rule("MC-SIDE-03")
def test_i_object_does_not_lower_starting_threat_but_what_is_added() -> None:
    s = villain_phase(4, alter_ego(dealt=["Breakin' & Takin'"])).do("use Jennifer Walters")
    s.fired("01019b", 1).then("Breakin' & Takin'", threat=2)
    villain_phase(4, alter_ego(dealt=["Breakin' & Takin'"])).do("pass").then("Breakin' & Takin'", threat=3)


@rule("OQ-04")
def test_i_object_does_not_work_during_setup() -> None:
    g = new_game(GameSetup(heroes=("she_hulk",), expert=True, seed="setup"), load_content())
    assert g.pending[0].kind == "mulligan"
    scheme = next(e for e in g.state.zones[0] if g.face(e).name == "Breakin' & Takin'")
    assert g.table_card(scheme).threat == 3


def test_i_object_picks_one_of_several_placements() -> None:
    schemes = [{"card": "Crowd Control", "threat": 1}, {"card": "Breakin' & Takin'", "threat": 1}]
    s = villain_phase(4, alter_ego(dealt=["Masterplan"]), expert=True, in_play=schemes)
    s.do("use Jennifer Walters", "pick Breakin' & Takin'").then("Crowd Control", threat=5)
    s.then("Breakin' & Takin'", threat=4)


def test_she_hulk_does_not_object() -> None:
    villain_phase(1, hero(), main_scheme={"threat": 0}).do("pass").idle(0).not_fired("01019b").then(threat=1)


# -- 01020 Hellcat ---------------------------------------------------------------------------------
@rule("MC-OWN-08")
def test_hellcat_returns_to_hand_and_is_a_new_copy() -> None:
    hellcat = {"card": "Hellcat", "damage": 2, "exhausted": True, "statuses": ["stunned"]}
    s = she_hulk(hero(hand=["Genius", "Energy"], in_play=[hellcat])).do("use Hellcat")
    s.then(hand=["Energy", "Genius", "Hellcat"]).do("play Hellcat", "pay Genius").idle(0)
    s.then("Hellcat", damage=0, exhausted=False, statuses=[]).do("use Hellcat").idle(0).fired("01020", 2)


@rule("MC-OWN-06")
def test_hellcat_returns_to_her_owners_hand() -> None:
    s = she_hulk(hero(), hero(in_play=[{"card": "Hellcat", "owner": 0}]), active=1).do("1: use Hellcat")
    s.then(hand=["Hellcat"]).then(1, hand=[])


def test_hellcat_is_used_by_her_controller_only() -> None:
    she_hulk(hero(), hero(in_play=[{"card": "Hellcat", "owner": 0}])).refused("use Hellcat", "MC-ABILITY-14")


# -- 01021 Gamma Slam ------------------------------------------------------------------------------
def test_gamma_slam_deals_the_damage_that_she_hulk_has_sustained() -> None:
    s = she_hulk(hero(damage=9, hand=["Gamma Slam", "Genius", "Strength"])).do("use Gamma Slam", "pay any")
    s.idle(0).fired("01021", 1).only("damage Rhino 9").then(discard=["Gamma Slam", "Strength", "Genius"])


def test_gamma_slam_deals_15_damage_at_most() -> None:
    s = she_hulk(hero(damage=9, hand=["Gamma Slam"]))
    g = s.game
    e = s.entity("She-Hulk")
    slam = g.content.face("01021").abilities[0].effect
    assert isinstance(slam, Choose)
    f = g.env(e, 0, 0)
    assert isinstance(slam.do, Damage)
    assert slam.do.amount.eval(g, f) == 9
    g.own(e).damage = 20
    assert slam.do.amount.eval(g, f) == 15


@rule("MC-TRIG-02")
def test_gamma_slam_needs_damage_on_she_hulk() -> None:
    she_hulk(hero(hand=["Gamma Slam", "Genius", "Strength"])).refused("use Gamma Slam", "MC-TRIG-02")


@rule("MC-KW-GUARD-01")
def test_gamma_slam_is_an_attack() -> None:
    s = she_hulk(hero(damage=2, engaged=["Hydra Mercenary"], hand=["Gamma Slam", "Genius", "Strength"]))
    s.do("use Gamma Slam", "pay any").idle(0).only("damage Hydra Mercenary 2")


# -- 01022 Ground Stomp ----------------------------------------------------------------------------
@rule("MC-ATTACK-09")
def test_ground_stomp_hits_every_enemy_and_is_no_attack() -> None:
    s = she_hulk(
        hero(statuses=["stunned"], engaged=["Hydra Mercenary"], hand=["Ground Stomp", "Genius"]),
        hero(engaged=[{"card": "Sandman", "statuses": ["tough"]}]),
    )
    s.do("use Ground Stomp").idle(0).fired("01022", 1)
    s.only("damage Hydra Mercenary 1", "damage Rhino 1", in_order=False).then("Sandman", statuses=[])
    s.then(statuses=["stunned"]).never("attack")


def test_ground_stomp_is_a_hero_action() -> None:
    she_hulk(alter_ego(hand=["Ground Stomp", "Genius"])).refused("use Ground Stomp", "MC-TRIG-07")


# -- 01023 Legal Practice --------------------------------------------------------------------------
def practice(**player: Any) -> Situation:
    hand = ["Legal Practice", "Genius", "Strength", "Energy"]
    return she_hulk(
        alter_ego(**{"hand": hand, **player}),
        main_scheme={"threat": 5},
        in_play=[{"card": "Breakin' & Takin'", "threat": 5}],
    )


def test_legal_practice_removes_a_threat_for_each_discarded_card_from_one_scheme() -> None:
    s = practice().do("use Legal Practice", "pick Genius", "pick Energy", "pick The Break-In!")
    s.idle(0).fired("01023", 1).then(threat=3, hand=["Strength"]).then("Breakin' & Takin'", threat=5)
    assert sorted(s.discard()) == ["Energy", "Genius", "Legal Practice"]


def test_legal_practice_takes_five_cards_at_most() -> None:
    hand = ["Genius", "Strength", "Energy", "Legal Practice", "Ground Stomp", "Gamma Slam", "Tac Team"]
    s = practice(hand=hand)
    s.do("use Legal Practice", "pick Genius", "pick Strength", "pick Energy", "pick Ground Stomp", "pick Gamma Slam")
    s.asked(0, "choose").do("pick Breakin' & Takin'").idle(0).then(hand=["Tac Team"], not_in_play=["Breakin' & Takin'"])


@rule("MC-STATUS-08")
def test_legal_practice_of_a_confused_player_is_lost() -> None:
    s = practice(statuses=["confused"]).do("use Legal Practice", "pick Genius", "done", "pick The Break-In!")
    s.idle(0).then(statuses=[], threat=5)
    assert "Genius" in s.discard()


@rule("MC-INIT-06")
def test_legal_practice_needs_another_card_to_discard() -> None:
    practice(hand=["Legal Practice"]).refused("use Legal Practice", "MC-INIT-06")


def test_legal_practice_is_an_alter_ego_action() -> None:
    practice(form="hero").refused("use Legal Practice", "MC-TRIG-07")


# -- 01024 One-Two Punch ---------------------------------------------------------------------------
def test_one_two_punch_readies_she_hulk_after_her_basic_attack() -> None:
    s = she_hulk(hero(hand=["One-Two Punch", "One-Two Punch", "Genius", "Energy"])).do("attack She-Hulk")
    s.asked(0, "response").do("use One-Two Punch", "pay Genius").then(exhausted=False)
    s.do("attack She-Hulk", "use One-Two Punch").idle(0).fired("01024", 2).only("damage Rhino 3", "damage Rhino 3")


def test_one_two_punch_does_not_follow_an_attack_event() -> None:
    s = she_hulk(hero(exhausted=True, hand=["Haymaker", "One-Two Punch", "Genius", "Energy"]))
    s.do("use Haymaker", "pay Genius").idle(0).not_fired("01024").then(exhausted=True)


def test_one_two_punch_does_not_follow_the_attack_of_an_ally() -> None:
    s = she_hulk(hero(exhausted=True, in_play=["Hellcat"], hand=["One-Two Punch", "Genius"])).do("attack Hellcat")
    s.idle(0).not_fired("01024")


@rule("MC-STATUS-05", "MC-REPLACE-05")
def test_one_two_punch_does_not_follow_an_attack_lost_to_stun() -> None:
    s = she_hulk(hero(statuses=["stunned"], hand=["One-Two Punch", "Genius"])).do("attack She-Hulk")
    s.idle(0).not_fired("01024").then(exhausted=True)


# -- 01025 Split Personality -----------------------------------------------------------------------
@rule("MC-FORM-04")
def test_split_personality_changes_form_freely_and_fills_the_hand() -> None:
    s = she_hulk(hero(hand=["Split Personality", "Genius", "Tac Team"])).do("use Split Personality", "pay any")
    s.idle(0).fired("01025", 1).then(form="alter_ego", hand_size=6).offered("form")


def test_split_personality_allows_do_you_even_lift_before_drawing() -> None:
    s = she_hulk(alter_ego(hand=["Split Personality", "Genius", "Tac Team"], deck_top=["Strength", "Energy"]))
    s.do("use Split Personality", "pay any").asked(0, "response").do("use She-Hulk").idle(0)
    s.then(form="hero", hand_size=4)
    assert {"Strength", "Energy"} < set(s.hand())
    s.only("form", "damage", "draw")


def test_split_personality_draws_nothing_into_a_full_hand() -> None:
    hand = ["Split Personality", "Genius", "Energy", "Hellcat", "Tac Team", "Uppercut", "Ground Stomp"]
    s = she_hulk(alter_ego(hand=hand)).do("use Split Personality", "pay Genius", "pay Energy", "pass")
    s.idle(0).then(hand=["Ground Stomp", "Hellcat", "Tac Team", "Uppercut"]).never("draw")


# -- 01026 Superhuman Law Division -----------------------------------------------------------------
def test_superhuman_law_division_removes_2_threat_and_is_no_thwart() -> None:
    s = she_hulk(
        alter_ego(statuses=["confused"], hand=["Genius"], in_play=["Superhuman Law Division"]),
        main_scheme={"threat": 5},
    )
    s.do("use Superhuman Law Division").idle(0).fired("01026", 1).then(threat=3, statuses=["confused"])
    s.then("Superhuman Law Division", exhausted=True)


@rule("MC-RES-07")
def test_superhuman_law_division_needs_a_mental_resource() -> None:
    s = she_hulk(alter_ego(hand=["Strength"], in_play=["Superhuman Law Division"]), main_scheme={"threat": 5})
    s.refused("use Superhuman Law Division", "MC-RES-07")


def test_superhuman_law_division_is_an_alter_ego_action() -> None:
    s = she_hulk(hero(hand=["Genius"], in_play=["Superhuman Law Division"]), main_scheme={"threat": 5})
    s.refused("use Superhuman Law Division", "MC-TRIG-07")


# -- 01027 Focused Rage ----------------------------------------------------------------------------
def test_focused_rage_draws_a_card_for_1_damage() -> None:
    s = she_hulk(hero(in_play=["Focused Rage"], deck_top=["Strength"])).do("use Focused Rage")
    s.idle(0).fired("01027", 1).only("damage She-Hulk 1").then(hand=["Strength"]).then("Focused Rage", exhausted=True)


@rule("MC-STATUS-12")
def test_focused_rage_cannot_be_used_while_she_hulk_is_tough() -> None:
    she_hulk(hero(statuses=["tough"], in_play=["Focused Rage"])).refused("use Focused Rage", "MC-INIT-06")


def test_focused_rage_is_a_hero_action() -> None:
    she_hulk(alter_ego(in_play=["Focused Rage"])).refused("use Focused Rage", "MC-TRIG-07")


def test_focused_rage_may_defeat_she_hulk() -> None:
    she_hulk(hero(hit_points=1, in_play=["Focused Rage"])).do("use Focused Rage").over("villain")


# -- 01028 Superhuman Strength ---------------------------------------------------------------------
@rule("MC-FORCED-01")
def test_superhuman_strength_adds_2_damage_and_stuns() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength"])).then(ATK=5).do("attack She-Hulk").idle(0).fired("01028", 1)
    s.only("damage Rhino 5").then("villain", statuses=["stunned"]).then(discard=["Superhuman Strength"], ATK=3)


def test_superhuman_strength_answers_attack_events() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength"], hand=["Haymaker", "Genius"])).do("use Haymaker")
    s.idle(0).fired("01028", 1).only("damage Rhino 3").then("villain", statuses=["stunned"])


@rule("MC-TRIG-02")
def test_superhuman_strength_stays_when_the_enemy_is_stunned_already() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength"]), villain={"statuses": ["stunned"]}).do("attack She-Hulk")
    s.idle(0).not_fired("01028").then(area=["Superhuman Strength"])


def test_superhuman_strength_stays_when_the_attack_defeats_the_enemy() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength"], engaged=["Hydra Mercenary"])).do("attack She-Hulk")
    s.idle(0).not_fired("01028").then(engaged=[], area=["Superhuman Strength"])


def test_of_two_superhuman_strengths_one_is_spent() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength", "Superhuman Strength"])).do("attack She-Hulk").asked(0, "order")
    s.do("order Superhuman Strength (1)").idle(0).fired("01028", 1).only("damage Rhino 7")
    s.then(area=["Superhuman Strength"])


def test_superhuman_strength_does_not_answer_the_attack_of_an_ally_or_other_damage() -> None:
    s = she_hulk(hero(in_play=["Superhuman Strength", "Hellcat"], hand=["Ground Stomp", "Genius"]))
    s.do("attack Hellcat", "use Ground Stomp").idle(0).not_fired("01028")


# -- 01160 Legal Work ------------------------------------------------------------------------------
def legal_work(**player: Any) -> Situation:
    return villain_phase(4, alter_ego(dealt=["Legal Work"], **player))


@rule("MC-OBLIG-04")
def test_legal_work_is_removed_by_exhausting_jennifer_walters() -> None:
    s = legal_work().asked(0, "mode").do("mode 1")
    s.idle(0).fired("01160", 1).then(removed=["Legal Work"], exhausted=True, acceleration=0)


def test_legal_work_may_accelerate_the_main_scheme() -> None:
    legal_work().do("mode 2").idle(0).then(acceleration=1, encounter_discard=["Legal Work"])


@rule("MC-CHOOSE-03")
def test_legal_work_leaves_no_choice_while_jennifer_is_exhausted() -> None:
    legal_work(exhausted=True).idle(0).then(acceleration=1)


def test_she_hulk_may_change_form_for_legal_work() -> None:
    s = villain_phase(4, hero(dealt=["Legal Work"])).asked(0, "may").do("yes", "mode 1")
    s.idle(0).then(form="alter_ego", removed=["Legal Work"])
    villain_phase(4, hero(dealt=["Legal Work"])).do("no").idle(0).then(form="hero", acceleration=1)
