"""Cards of the Rhino scenario: each does what it says, and not more."""

from __future__ import annotations

from goldenrule.games.champions.ids import ATK, GUARD
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

# -- 01095 Rhino II --------------------------------------------------------------------------------


def knock_out_rhino_i(**given: object) -> Scripted:
    """Spider-Man defeats the first stage with a basic attack."""
    return Scripted(players=[hero()], villain={"hit_points": 2}, **given).do("attack Spider-Man")


def test_rhino_ii_reveals_breakin_and_takin_from_the_encounter_deck() -> None:
    play = knock_out_rhino_i(encounter_top=["Hydra Mercenary", "Breakin' & Takin'"])
    assert play.card("Breakin' & Takin'").threat == 3  # its own When Revealed has resolved
    assert play.times("reveal", 0, "Breakin' & Takin'") == 1
    assert play.times("shuffle") == 1
    assert play.villain().damage == 0


def test_rhino_ii_reveals_breakin_and_takin_from_the_discard_pile() -> None:
    play = knock_out_rhino_i(encounter_discard=["Shocker", "Breakin' & Takin'"])
    assert play.card("Breakin' & Takin'").threat == 3
    assert play.encounter_discard() == ["Shocker"]


def test_rhino_ii_finds_nothing_when_breakin_and_takin_is_in_play() -> None:
    play = knock_out_rhino_i(in_play=["Breakin' & Takin'"])
    assert play.card("Breakin' & Takin'").threat == 2
    assert play.times("reveal") == 0
    assert play.times("shuffle") == 1


# -- 01096 Rhino III -------------------------------------------------------------------------------


@rule("MC-FORM-06", "OQ-34")
def test_rhino_iii_stuns_each_hero_but_no_alter_ego_and_enters_tough() -> None:
    play = Scripted(
        heroes=["spider_man", "captain_marvel"],
        expert=True,
        players=[hero(), alter_ego()],
        villain={"stage": "II", "hit_points": 2},
    ).do("attack Spider-Man")
    assert play.game.face(play.game.state.villain).code == "01096"
    assert play.identity(0).stunned
    assert not play.identity(1).stunned
    assert play.villain().tough
    assert not play.villain().stunned


# -- 01097a, 01097b The Break-In! ------------------------------------------------------------------


def test_the_break_in_is_lost_when_it_is_complete() -> None:
    play = Scripted(players=[hero()], phase="villain", main_scheme={"threat": 6})
    assert play.times("scheme_completed", "The Break-In!") == 1
    assert play.game.state.winner == "villain"


def test_the_break_in_goes_on_below_its_target() -> None:
    play = Scripted(players=[hero()], phase="villain", main_scheme={"threat": 5})
    assert play.threat() == 6
    assert not play.game.over


# -- 01098 Armored Rhino Suit ----------------------------------------------------------------------


@rule("MC-REPLACE-01")
def test_the_armored_suit_takes_the_damage_instead_of_rhino() -> None:
    play = Scripted(players=[hero()], in_play=["Armored Rhino Suit"]).do("attack Spider-Man")
    assert play.times("forced", "Armored Rhino Suit") == 1
    assert play.card("Armored Rhino Suit").damage == 2
    assert play.villain().damage == 0


def test_the_armored_suit_is_discarded_with_five_damage_and_lets_no_surplus_through() -> None:
    suit = {"card": "Armored Rhino Suit", "damage": 4}
    play = Scripted(players=[hero(hand=["Haymaker", "Strength"])], in_play=[suit])
    play.do("use Haymaker")
    assert not play.in_play("Armored Rhino Suit")
    assert play.encounter_discard() == ["Armored Rhino Suit"]
    assert play.villain().damage == 0


def test_the_armored_suit_stays_with_four_damage() -> None:
    suit = {"card": "Armored Rhino Suit", "damage": 2}
    play = Scripted(players=[hero()], in_play=[suit]).do("attack Spider-Man")
    assert play.card("Armored Rhino Suit").damage == 4


@rule("MC-STATUS-04", "MC-STATUS-12")
def test_tough_is_used_up_before_the_armored_suit() -> None:
    play = Scripted(players=[hero()], villain={"statuses": ["tough"]}, in_play=["Armored Rhino Suit"])
    play.do("attack Spider-Man")
    assert not play.villain().tough
    assert play.card("Armored Rhino Suit").damage == 0
    assert play.times("forced") == 0


def test_the_armored_suit_does_not_take_damage_dealt_to_a_minion() -> None:
    play = Scripted(players=[hero(engaged=["Shocker"])], in_play=["Armored Rhino Suit"])
    play.do("attack Spider-Man", "pick Shocker")
    assert play.card("Shocker").damage == 2
    assert play.card("Armored Rhino Suit").damage == 0


def test_the_armored_suit_is_attached_to_rhino_when_revealed() -> None:
    play = revealing("Armored Rhino Suit")
    assert play.card("Armored Rhino Suit").host == play.game.state.villain


# -- 01099 Charge ----------------------------------------------------------------------------------


def charging(player: dict[str, object], *cards: str, **given: object) -> Scripted:
    """Rhino activates with Charge attached; the boost card has no icon, the dealt card no ability."""
    return Scripted(
        phase="villain",
        step=2,
        players=[player],
        in_play=[*(cards or ("Charge",))],
        encounter_top=["Hard to Keep Down", "Hydra Mercenary", "Hard to Keep Down"],
        **given,
    )


@rule("MC-KW-OVERKILL-01", "MC-ATTACHMENT-03")
def test_charge_gives_the_attack_overkill_and_goes_when_it_ends() -> None:
    play = charging(hero(in_play=["Mockingbird"]))
    assert play.value(ATK, "Rhino") == 5
    play.do("pass", "defend Mockingbird")
    assert not play.in_play("Mockingbird")
    assert play.damage() == 2  # 5 ATK against 3 hit points
    assert play.encounter_discard() == ["Charge", "Hard to Keep Down"]
    assert play.value(ATK, "Rhino") == 2


def test_charge_goes_after_an_attack_that_did_no_damage() -> None:
    play = charging(hero(statuses=["tough"])).do("pass", "pass")
    assert play.damage() == 0
    assert play.times("delayed", "Charge") == 1
    assert not play.in_play("Charge")


@rule("MC-STATUS-04")
def test_charge_stays_when_rhino_is_stunned_and_does_not_attack() -> None:
    play = charging(hero(), villain={"statuses": ["stunned"]})
    assert play.times("forced") == 0
    assert play.in_play("Charge")
    assert not play.villain().stunned


def test_charge_stays_when_rhino_schemes() -> None:
    play = charging(alter_ego())
    assert play.in_play("Charge")
    assert play.threat() == 1


def test_two_charges_add_up_and_both_go() -> None:
    play = charging(hero(), "Charge", "Charge")
    assert play.asked() == ("order", 0)
    play.do("order Charge (1)", "pass", "pass")
    assert play.damage() == 8
    assert play.times("delayed", "Charge") == 2
    assert play.value(ATK, "Rhino") == 2


def test_charge_belongs_to_the_attack_that_it_interrupted_only() -> None:
    play = charging(hero(in_play=["Mockingbird"], dealt=["Assault"]))
    play.do("pass", "defend Mockingbird")
    assert play.damage() == 2
    play.do("pass", "pass")  # Assault: an attack without Charge
    assert play.damage() == 4


# -- 01100 Enhanced Ivory Horn ---------------------------------------------------------------------


def test_the_ivory_horn_raises_atk_until_a_hero_spends_three_physical() -> None:
    play = Scripted(players=[hero(hand=["Strength", "Mockingbird"])], in_play=["Enhanced Ivory Horn"])
    assert play.value(ATK, "Rhino") == 3
    play.do("use Enhanced Ivory Horn", "pay Strength")
    assert play.value(ATK, "Rhino") == 2
    assert play.encounter_discard() == ["Enhanced Ivory Horn"]
    assert sorted(play.discard()) == ["Mockingbird", "Strength"]


def test_the_ivory_horn_cannot_be_removed_in_alter_ego_form_or_with_other_resources() -> None:
    horn = ["Enhanced Ivory Horn"]
    in_alter_ego = Scripted(players=[alter_ego(hand=["Strength", "Mockingbird"])], in_play=horn)
    assert "use Enhanced Ivory Horn" not in in_alter_ego.offered()
    too_few = Scripted(players=[hero(hand=["Strength", "Genius", "Energy"])], in_play=horn)
    assert "use Enhanced Ivory Horn" not in too_few.offered()


def test_any_player_may_remove_the_ivory_horn_in_their_turn() -> None:
    play = Scripted(
        heroes=["spider_man", "captain_marvel"],
        active=1,
        players=[hero(), hero(hand=["Strength", "Mockingbird"])],
        in_play=["Enhanced Ivory Horn"],
    ).do("use Enhanced Ivory Horn", "pay Strength")
    assert not play.in_play("Enhanced Ivory Horn")


# -- 01101 Hydra Mercenary -------------------------------------------------------------------------


@rule("MC-KW-GUARD-01")
def test_a_hydra_mercenary_guards_rhino_from_the_player_it_is_engaged_with() -> None:
    play = Scripted(players=[hero(engaged=["Hydra Mercenary"])])
    assert play.value(GUARD, "Hydra Mercenary") == 1
    play.do("attack Spider-Man")
    assert play.card("Hydra Mercenary").damage == 2
    assert play.villain().damage == 0


def test_a_hydra_mercenary_does_not_guard_rhino_from_other_players() -> None:
    play = Scripted(heroes=["spider_man", "captain_marvel"], players=[hero(), hero(engaged=["Hydra Mercenary"])])
    play.do("attack Spider-Man", "pick Rhino")
    assert play.villain().damage == 2


# -- 01102 Sandman ---------------------------------------------------------------------------------


@rule("MC-KW-TOUGH-01")
def test_sandman_enters_play_tough() -> None:
    play = revealing("Sandman")
    assert play.card("Sandman").tough
    assert play.engaged() == ["Sandman"]


# -- 01103 Shocker ---------------------------------------------------------------------------------


def test_shocker_damages_each_hero_when_revealed_but_no_alter_ego() -> None:
    play = revealing("Shocker", alter_ego(), hero())
    assert play.times("when_revealed", "Shocker") == 1
    assert (play.damage(0), play.damage(1)) == (0, 1)
    assert play.engaged(0) == ["Shocker"]


def test_shocker_does_not_damage_allies() -> None:
    play = revealing("Shocker", hero(in_play=["Mockingbird"]))
    assert play.damage() == 1
    assert play.card("Mockingbird").damage == 0


# -- 01104 Hard to Keep Down -----------------------------------------------------------------------


def test_hard_to_keep_down_heals_what_there_is_up_to_four() -> None:
    play = revealing("Hard to Keep Down", villain={"damage": 6})
    assert play.villain().damage == 2
    play = revealing("Hard to Keep Down", villain={"damage": 3})
    assert play.villain().damage == 0
    assert play.times("surge") == 0


def test_hard_to_keep_down_surges_if_nothing_was_healed() -> None:
    play = revealing("Hard to Keep Down", encounter_top=["Sandman"])
    assert play.times("surge", 0, "Hard to Keep Down") == 1
    assert play.engaged() == ["Sandman"]


# -- 01105 "I'm Tough" -----------------------------------------------------------------------------


def test_im_tough_makes_rhino_tough() -> None:
    play = revealing('"I\'m Tough"')
    assert play.villain().tough
    assert play.times("surge") == 0


def test_im_tough_surges_if_rhino_is_tough_already() -> None:
    play = revealing('"I\'m Tough"', villain={"statuses": ["tough"]}, encounter_top=["Sandman"])
    assert play.times("surge", 0, '"I\'m Tough"') == 1
    assert play.villain().tough


# -- 01106 Stampede --------------------------------------------------------------------------------


def test_stampede_stuns_the_hero_that_its_attack_damages() -> None:
    play = revealing("Stampede", encounter_top=["Hard to Keep Down"]).do("pass", "pass")
    assert play.damage() == 2
    assert play.identity().stunned
    assert play.times("expired") == 1


def test_stampede_stuns_a_damaged_ally_and_not_the_hero_behind_it() -> None:
    play = revealing("Stampede", hero(in_play=["Mockingbird"]), encounter_top=["Hard to Keep Down"])
    play.do("pass", "defend Mockingbird")
    assert play.card("Mockingbird").stunned
    assert not play.identity().stunned


@rule("OQ-25")
def test_stampede_does_not_stun_a_hero_who_takes_no_damage() -> None:
    defended = revealing("Stampede", encounter_top=["Hard to Keep Down"]).do("pass", "defend Spider-Man")
    assert defended.damage() == 0
    assert not defended.identity().stunned
    tough = revealing("Stampede", hero(statuses=["tough"]), encounter_top=["Hard to Keep Down"]).do("pass", "pass")
    assert not tough.identity().stunned


def test_stampede_with_overkill_stuns_the_hero_who_takes_the_surplus() -> None:
    play = revealing(
        "Stampede", hero(in_play=["Mockingbird"]), encounter_top=["Hard to Keep Down"], in_play=["Charge"]
    ).do("pass", "defend Mockingbird")
    assert play.damage() == 2
    assert play.identity().stunned


def test_stampede_does_not_watch_a_later_attack() -> None:
    play = Scripted(
        phase="villain",
        step=4,
        players=[hero(dealt=["Stampede", "Assault"])],
        encounter_top=["Hard to Keep Down", "Hard to Keep Down"],
    )
    play.do("pass", "defend Spider-Man", "pass")
    assert play.damage() == 2
    assert not play.identity().stunned


def test_stampede_surges_against_an_alter_ego() -> None:
    play = revealing("Stampede", alter_ego(), encounter_top=["Sandman"])
    assert play.times("surge", 0, "Stampede") == 1
    assert play.times("attack_damage") == 0


# -- 01107 Breakin' & Takin', 01108 Crowd Control ----------------------------------------------------


@rule("MC-SIDE-03", "MC-PERPL-01")
def test_breakin_and_takin_gets_one_more_threat_per_player() -> None:
    assert revealing("Breakin' & Takin'").card("Breakin' & Takin'").threat == 3
    assert revealing("Breakin' & Takin'", hero(), hero()).card("Breakin' & Takin'").threat == 4


def test_crowd_control_starts_with_two_threat_per_player_and_gets_no_more() -> None:
    assert revealing("Crowd Control").card("Crowd Control").threat == 2
    assert revealing("Crowd Control", hero(), hero()).card("Crowd Control").threat == 4


@rule("MC-CRISIS-01")
def test_crowd_control_keeps_threat_on_the_main_scheme() -> None:
    play = Scripted(players=[hero()], in_play=["Crowd Control"], main_scheme={"threat": 3})
    play.do("thwart Spider-Man")
    assert play.threat() == 3
    assert play.card("Crowd Control").threat == 1


def test_without_crowd_control_the_main_scheme_can_lose_threat() -> None:
    play = Scripted(players=[hero()], main_scheme={"threat": 3}).do("thwart Spider-Man")
    assert play.threat() == 2
