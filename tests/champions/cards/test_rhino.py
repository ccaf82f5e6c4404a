"""Cards of the Rhino scenario: each does what it says, and not more."""

from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, hero, spider_man


# -- 01095 Rhino II --------------------------------------------------------------------------------
def knock_out_rhino_i(**more: object) -> Situation:
    """Spider-Man defeats the first stage with a basic attack."""
    return spider_man(hero(), villain={"hit_points": 2}, **more).do("attack Spider-Man")


def test_rhino_ii_reveals_breakin_and_takin_from_the_encounter_deck() -> None:
    s = knock_out_rhino_i(encounter_top=["Hydra Mercenary", "Breakin' & Takin'"])
    s.then("Breakin' & Takin'", threat=3)  # its own When Revealed has resolved
    s.happened("reveal 0 Breakin' & Takin'", "shuffle").then("villain", damage=0)


def test_rhino_ii_reveals_breakin_and_takin_from_the_discard_pile() -> None:
    s = knock_out_rhino_i(encounter_discard=["Shocker", "Breakin' & Takin'"])
    s.then("Breakin' & Takin'", threat=3).then(encounter_discard=["Shocker"])


def test_rhino_ii_finds_nothing_when_breakin_and_takin_is_in_play() -> None:
    s = knock_out_rhino_i(in_play=["Breakin' & Takin'"])
    s.then("Breakin' & Takin'", threat=2).never("reveal").happened("shuffle")


# -- 01096 Rhino III -------------------------------------------------------------------------------
@rule("MC-FORM-06", "OQ-34")
def test_rhino_iii_stuns_each_hero_but_no_alter_ego_and_enters_tough() -> None:
    s = spider_man(hero(), alter_ego(), expert=True, villain={"stage": "II", "hit_points": 2}).do("attack Spider-Man")
    s.then("villain", code="01096", statuses=["tough"]).then(statuses=["stunned"]).then(1, statuses=[])
    s.then("villain", statuses=["tough"])


# -- 01097a, 01097b The Break-In! ------------------------------------------------------------------
def test_the_break_in_is_lost_when_it_is_complete() -> None:
    s = spider_man(hero(), step=1, main_scheme={"threat": 6})
    s.happened("scheme_completed The Break-In!").then(winner="villain")


def test_the_break_in_goes_on_below_its_target() -> None:
    s = spider_man(hero(), step=1, main_scheme={"threat": 5}).then(threat=6)
    assert not s.game.over


# -- 01098 Armored Rhino Suit ----------------------------------------------------------------------
@rule("MC-REPLACE-01")
def test_the_armored_suit_takes_the_damage_instead_of_rhino() -> None:
    s = spider_man(hero(), in_play=["Armored Rhino Suit"]).do("attack Spider-Man")
    s.happened("forced Armored Rhino Suit").then("Armored Rhino Suit", damage=2).then("villain", damage=0)


def test_the_armored_suit_is_discarded_with_five_damage_and_lets_no_surplus_through() -> None:
    suit = {"card": "Armored Rhino Suit", "damage": 4}
    s = spider_man(hero(hand=["Haymaker", "Strength"]), in_play=[suit]).do("use Haymaker")
    s.then(not_in_play=["Armored Rhino Suit"], encounter_discard=["Armored Rhino Suit"]).then("villain", damage=0)


def test_the_armored_suit_stays_with_four_damage() -> None:
    suit = {"card": "Armored Rhino Suit", "damage": 2}
    spider_man(hero(), in_play=[suit]).do("attack Spider-Man").then("Armored Rhino Suit", damage=4)


@rule("MC-STATUS-04", "MC-STATUS-12")
def test_tough_is_used_up_before_the_armored_suit() -> None:
    s = spider_man(hero(), villain={"statuses": ["tough"]}, in_play=["Armored Rhino Suit"]).do("attack Spider-Man")
    s.then("villain", statuses=[]).then("Armored Rhino Suit", damage=0).never("forced")


def test_the_armored_suit_does_not_take_damage_dealt_to_a_minion() -> None:
    s = spider_man(hero(engaged=["Shocker"]), in_play=["Armored Rhino Suit"]).do("attack Spider-Man", "pick Shocker")
    s.then("Shocker", damage=2).then("Armored Rhino Suit", damage=0)


def test_the_armored_suit_is_attached_to_rhino_when_revealed() -> None:
    spider_man.revealing("Armored Rhino Suit").then("Armored Rhino Suit", host="villain")


# -- 01099 Charge ----------------------------------------------------------------------------------
def charging(player: dict[str, object], *cards: str, **more: object) -> Situation:
    """Rhino activates with Charge attached; the boost card has no icon, the dealt card no ability."""
    return spider_man(
        player,
        step=2,
        in_play=[*(cards or ("Charge",))],
        encounter_top=["Hard to Keep Down", "Hydra Mercenary", "Hard to Keep Down"],
        **more,
    )


@rule("MC-KW-OVERKILL-01", "MC-ATTACHMENT-03")
def test_charge_gives_the_attack_overkill_and_goes_when_it_ends() -> None:
    s = charging(hero(in_play=["Mockingbird"])).then("Rhino", ATK=5).do("pass", "defend Mockingbird")
    s.then(not_in_play=["Mockingbird"])
    s.then(damage=2)  # 5 ATK against 3 hit points
    s.then(encounter_discard=["Charge", "Hard to Keep Down"]).then("Rhino", ATK=2)


def test_charge_goes_after_an_attack_that_did_no_damage() -> None:
    s = charging(hero(statuses=["tough"])).do("pass", "pass")
    s.then(damage=0, not_in_play=["Charge"]).happened("delayed Charge")


@rule("MC-STATUS-04")
def test_charge_stays_when_rhino_is_stunned_and_does_not_attack() -> None:
    s = charging(hero(), villain={"statuses": ["stunned"]})
    s.never("forced").then(in_play=["Charge"]).then("villain", statuses=[])


def test_charge_stays_when_rhino_schemes() -> None:
    charging(alter_ego()).then(in_play=["Charge"], threat=1)


def test_two_charges_add_up_and_both_go() -> None:
    s = charging(hero(), "Charge", "Charge").asked(0, "order").do("order Charge (1)", "pass", "pass")
    s.then(damage=8).happened("delayed Charge", times=2).then("Rhino", ATK=2)


def test_charge_belongs_to_the_attack_that_it_interrupted_only() -> None:
    s = charging(hero(in_play=["Mockingbird"], dealt=["Assault"])).do("pass", "defend Mockingbird").then(damage=2)
    s.do("pass", "pass")  # Assault: an attack without Charge
    s.then(damage=4)


# -- 01100 Enhanced Ivory Horn ---------------------------------------------------------------------
def test_the_ivory_horn_raises_atk_until_a_hero_spends_three_physical() -> None:
    s = spider_man(hero(hand=["Strength", "Mockingbird"]), in_play=["Enhanced Ivory Horn"]).then("Rhino", ATK=3)
    s.do("use Enhanced Ivory Horn", "pay Strength").then("Rhino", ATK=2).then(encounter_discard=["Enhanced Ivory Horn"])
    assert sorted(s.discard()) == ["Mockingbird", "Strength"]


def test_the_ivory_horn_cannot_be_removed_in_alter_ego_form_or_with_other_resources() -> None:
    horn = ["Enhanced Ivory Horn"]
    in_alter_ego = spider_man(alter_ego(hand=["Strength", "Mockingbird"]), in_play=horn)
    in_alter_ego.not_offered("use Enhanced Ivory Horn")
    too_few = spider_man(hero(hand=["Strength", "Genius", "Energy"]), in_play=horn)
    too_few.not_offered("use Enhanced Ivory Horn")


def test_any_player_may_remove_the_ivory_horn_in_their_turn() -> None:
    s = spider_man(hero(), hero(hand=["Strength", "Mockingbird"]), active=1, in_play=["Enhanced Ivory Horn"])
    s.do("1: use Enhanced Ivory Horn", "1: pay Strength").then(not_in_play=["Enhanced Ivory Horn"])


# -- 01101 Hydra Mercenary -------------------------------------------------------------------------
@rule("MC-KW-GUARD-01")
def test_a_hydra_mercenary_guards_rhino_from_the_player_it_is_engaged_with() -> None:
    s = spider_man(hero(engaged=["Hydra Mercenary"]))
    assert s.value("guard", "Hydra Mercenary") == 1
    s.do("attack Spider-Man").then("Hydra Mercenary", damage=2).then("villain", damage=0)


def test_a_hydra_mercenary_does_not_guard_rhino_from_other_players() -> None:
    s = spider_man(hero(), hero(engaged=["Hydra Mercenary"])).do("attack Spider-Man", "pick Rhino")
    s.then("villain", damage=2)


# -- 01102 Sandman ---------------------------------------------------------------------------------
@rule("MC-KW-TOUGH-01")
def test_sandman_enters_play_tough() -> None:
    spider_man.revealing("Sandman").then("Sandman", statuses=["tough"]).then(engaged=["Sandman"])


# -- 01103 Shocker ---------------------------------------------------------------------------------
def test_shocker_damages_each_hero_when_revealed_but_no_alter_ego() -> None:
    s = spider_man.revealing("Shocker", alter_ego(), hero())
    s.happened("when_revealed Shocker").then(damage=0, engaged=["Shocker"]).then(1, damage=1)


def test_shocker_does_not_damage_allies() -> None:
    spider_man.revealing("Shocker", hero(in_play=["Mockingbird"])).then(damage=1).then("Mockingbird", damage=0)


# -- 01104 Hard to Keep Down -----------------------------------------------------------------------
def test_hard_to_keep_down_heals_what_there_is_up_to_four() -> None:
    spider_man.revealing("Hard to Keep Down", villain={"damage": 6}).then("villain", damage=2)
    spider_man.revealing("Hard to Keep Down", villain={"damage": 3}).then("villain", damage=0).never("surge")


def test_hard_to_keep_down_surges_if_nothing_was_healed() -> None:
    s = spider_man.revealing("Hard to Keep Down", encounter_top=["Sandman"])
    s.happened("surge 0 Hard to Keep Down").then(engaged=["Sandman"])


# -- 01105 "I'm Tough" -----------------------------------------------------------------------------
def test_im_tough_makes_rhino_tough() -> None:
    spider_man.revealing('"I\'m Tough"').then("villain", statuses=["tough"]).never("surge")


def test_im_tough_surges_if_rhino_is_tough_already() -> None:
    s = spider_man.revealing('"I\'m Tough"', villain={"statuses": ["tough"]}, encounter_top=["Sandman"])
    s.happened('surge 0 "I\'m Tough"').then("villain", statuses=["tough"])


# -- 01106 Stampede --------------------------------------------------------------------------------
def test_stampede_stuns_the_hero_that_its_attack_damages() -> None:
    s = spider_man.revealing("Stampede", encounter_top=["Hard to Keep Down"]).do("pass", "pass")
    s.then(damage=2, statuses=["stunned"]).happened("expired")


def test_stampede_stuns_a_damaged_ally_and_not_the_hero_behind_it() -> None:
    s = spider_man.revealing("Stampede", hero(in_play=["Mockingbird"]), encounter_top=["Hard to Keep Down"])
    s.do("pass", "defend Mockingbird").then("Mockingbird", statuses=["stunned"]).then(statuses=[])


@rule("OQ-25")
def test_stampede_does_not_stun_a_hero_who_takes_no_damage() -> None:
    defended = spider_man.revealing("Stampede", encounter_top=["Hard to Keep Down"]).do("pass", "defend Spider-Man")
    defended.then(damage=0, statuses=[])
    tough = spider_man.revealing("Stampede", hero(statuses=["tough"]), encounter_top=["Hard to Keep Down"])
    tough.do("pass", "pass").then(statuses=[])


def test_stampede_with_overkill_stuns_the_hero_who_takes_the_surplus() -> None:
    s = spider_man.revealing(
        "Stampede", hero(in_play=["Mockingbird"]), encounter_top=["Hard to Keep Down"], in_play=["Charge"]
    )
    s.do("pass", "defend Mockingbird").then(damage=2, statuses=["stunned"])


def test_stampede_does_not_watch_a_later_attack() -> None:
    s = spider_man(
        hero(dealt=["Stampede", "Assault"]), step=4, encounter_top=["Hard to Keep Down", "Hard to Keep Down"]
    )
    s.do("pass", "defend Spider-Man", "pass").then(damage=2, statuses=[])


def test_stampede_surges_against_an_alter_ego() -> None:
    s = spider_man.revealing("Stampede", alter_ego(), encounter_top=["Sandman"])
    s.happened("surge 0 Stampede").never("attack_damage")


# -- 01107 Breakin' & Takin', 01108 Crowd Control ----------------------------------------------------
@rule("MC-SIDE-03", "MC-PERPL-01")
def test_breakin_and_takin_gets_one_more_threat_per_player() -> None:
    spider_man.revealing("Breakin' & Takin'").then("Breakin' & Takin'", threat=3)
    spider_man.revealing("Breakin' & Takin'", hero(), hero()).then("Breakin' & Takin'", threat=4)


def test_crowd_control_starts_with_two_threat_per_player_and_gets_no_more() -> None:
    spider_man.revealing("Crowd Control").then("Crowd Control", threat=2)
    spider_man.revealing("Crowd Control", hero(), hero()).then("Crowd Control", threat=4)


@rule("MC-CRISIS-01")
def test_crowd_control_keeps_threat_on_the_main_scheme() -> None:
    s = spider_man(hero(), in_play=["Crowd Control"], main_scheme={"threat": 3}).do("thwart Spider-Man")
    s.then(threat=3).then("Crowd Control", threat=1)


def test_without_crowd_control_the_main_scheme_can_lose_threat() -> None:
    spider_man(hero(), main_scheme={"threat": 3}).do("thwart Spider-Man").then(threat=2)
