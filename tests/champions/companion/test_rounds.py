"""The companion: the rules run villain, schemes and encounter deck beside a printed game."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.companion.answers import asks
from goldenrule.games.champions.companion.encounter import TYPES
from goldenrule.games.champions.companion.game import quiet_content
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.sets import load_facts
from goldenrule.kernel.clauses import clauses_of
from goldenrule.testing import rule
from tests.champions.companion.playing import (
    amount,
    begin,
    card,
    go,
    held,
    hp,
    names,
    put_on_top,
    refused,
    say,
    step,
    threat,
)


def test_a_new_table_has_the_numbers_of_the_cards() -> None:
    table = begin("spider_man", "iron_man", scenario="klaw")
    g = table.game
    assert values.remaining(g, g.state.villain) == 24  # 12 for each player
    assert (threat(table), values.target_threat(g)) == (0, 12)  # 6 for each player
    assert [(hp(table, seat), g.form(seat)) for seat in (0, 1)] == [(10, "alter_ego"), (9, "alter_ego")]
    deck = names(table, ids.ENCOUNTER_DECK)
    assert {"Eviction Notice", "Business Problems"} <= set(deck)  # both obligations are shuffled in
    assert names(begin(seed="1"), ids.ENCOUNTER_DECK) == names(begin(seed="1"), ids.ENCOUNTER_DECK)
    assert names(begin(seed="1"), ids.ENCOUNTER_DECK) != names(begin(seed="2"), ids.ENCOUNTER_DECK)


def test_cards_keep_what_the_rules_carry_out_and_nothing_that_people_do() -> None:
    kept = [ability for face in quiet_content().faces for ability in face.abilities if face.type in TYPES]
    assert {ability.kind for ability in kept} == {
        "constant", "interrupt", "response", "when_revealed", "when_defeated", "boost", "obligation"
    }  # fmt: skip
    assert not [each for each in kept if each.kind != "constant" and "Recall(" not in repr(each)]
    assert not any(face.abilities for face in quiet_content().faces if face.type in OF_PLAYERS)
    table = begin()
    say(table, "enter Sandman", "enter Whirlwind")  # toughness is a keyword
    assert held(table, "Sandman") == ["tough"] and not held(table, "Whirlwind")


def test_every_step_of_a_round_is_one_of_the_rules_with_its_clause() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "form 1", "enter Sandman 2", "enter Hydra Mercenary 1", "enter Hydra Mercenary 1")
    told = []
    while table.game.state.round == 1:
        text, clause, answers = table.prompt()
        assert text and clause in clauses_of(PACKAGE) and answers
        if asks(table.game) not in ("happens", "do"):
            told.append(step(table))
        table.obey("")
    cards_come = told.index("deal_encounter_cards") + 1  # what they say is different in every deck
    assert told[:cards_come] == [
        "take_turns", "take_turns", "discard_down", "place_threat",
        "activate_villain", "declare_defender", "turn_boost_card", "deal_attack_damage",
        "activate_minions", "declare_defender", "deal_attack_damage",
        "activate_minions", "declare_defender", "deal_attack_damage",
        "activate_villain", "turn_boost_card", "place_threat", "activate_minions", "place_threat",
        "deal_encounter_cards",
    ]  # fmt: skip
    assert told.count("reveal_encounter_cards") >= 2 and told[-1] == "pass_first_player"


@rule("MC-VPHASE-02", "MC-VPHASE-03")
def test_step_one_counts_tokens_and_icons() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "token 2", "enter Breakin' & Takin'", "enter Drone Factory")
    go(table, "place_threat")
    assert amount(table) == 2 + 2 + 1
    table.obey("")
    assert threat(table) == 5


def test_people_may_change_what_is_about_to_come() -> None:
    table = go(begin(), "place_threat", "0")
    assert threat(table) == 0 and step(table) == "activate_villain"
    table = go(begin(), "place_threat", "3")
    assert threat(table) == 3
    table = begin()
    table.obey("form")
    go(table, "deal_attack_damage", "7")
    assert hp(table) == 3


@rule("MC-EATTACK-12", "MC-EATTACK-13", "MC-BOOST-04")
def test_the_villain_attacks_a_hero_with_his_boost_card() -> None:
    table = begin()
    table.obey("form 1")
    put_on_top(table, "01101")  # Hydra Mercenary: one boost icon
    other, third, fourth = table.copy(), table.copy(), table.copy()
    go(table, "declare_defender", "def 2")
    go(table, "deal_attack_damage")
    assert amount(table) == 2 + 1 - 2  # ATK 2 and the icon, against DEF 2
    assert names(table, ids.ENCOUNTER_DISCARD) == ["Hydra Mercenary"]
    table.obey("")
    assert hp(table) == 9
    go(other, "declare_defender", "")
    go(other, "deal_attack_damage", "")
    assert hp(other) == 7
    go(third, "declare_defender", "def")  # Spider-Man's own DEF 3
    assert step(go(third, "deal_encounter_cards")) and hp(third) == 10
    go(fourth, "declare_defender", "def 0")
    assert amount(go(fourth, "deal_attack_damage")) == 3


def test_another_hero_may_defend_and_whoever_is_asked_is_in_hero_form() -> None:
    table = begin("spider_man", "iron_man", "she_hulk")
    say(table, "form 1", "form 3")
    go(table, "declare_defender")
    refused(table, "def 2 iron", "Iron Man is not in hero form")
    refused(table, "def 2 thor", "'thor' is not a player")
    other = table.copy()
    say(table, "def 1 she")
    go(table, "deal_attack_damage", "9")
    assert (hp(table, 0), hp(table, 2)) == (10, 15 - 9)
    say(other, "ally")
    while step(other) != "activate_villain":
        other.obey("")
    assert [hp(other, seat) for seat in range(3)] == [10, 9, 15]


@rule("MC-STATUS-07", "MC-STATUS-10", "MC-ESCHEME-06")
def test_the_villain_schemes_against_an_alter_ego_and_a_status_stops_him() -> None:
    table = begin()
    put_on_top(table, "01101")
    go(table, "deal_encounter_cards")
    assert threat(table) == 1 + 1 + 1  # step one, SCH, the icon
    table = begin()
    table.obey("confuse villain")
    go(table, "deal_encounter_cards")
    assert threat(table) == 1 and not held(table, "Rhino")
    table = begin()
    table.obey("stun villain")  # stunned does not stop a scheme
    go(table, "deal_encounter_cards")
    assert threat(table) > 1 and held(table, "Rhino") == ["stunned"]


@rule("MC-VPHASE-05")
def test_engaged_minions_act_after_the_villain_without_boost_cards() -> None:
    table = begin()
    say(table, "form 1", "enter Sandman")
    go(table, "declare_defender", "ally")
    go(table, "activate_minions", "")
    assert step(table) == "declare_defender" and "Sandman attacks Spider-Man with ATK 3" in table.prompt()[0]
    table.obey("")
    assert step(table) == "deal_attack_damage" and amount(table) == load_facts()["01102"].atk
    table.obey("")
    assert hp(table) == 10 - 3


def test_of_several_minions_people_say_which_is_next() -> None:
    table = begin()
    say(table, "form", "enter Sandman", "enter Hydra Mercenary", "enter Hydra Mercenary")
    go(table, "declare_defender", "ally")
    go(table, "activate_minions")
    assert "Sandman, Hydra Mercenary, Hydra Mercenary" in table.prompt()[0]
    refused(table, "Hydra Mercenary", "There are 2 of Hydra Mercenary")
    refused(table, "Vulture", "no card")
    refused(table, "villain", "no card")
    table.obey("hydra mercenary 2")
    assert "Hydra Mercenary attacks Spider-Man" in table.prompt()[0]
    say(table, "", "")
    assert "Sandman, Hydra Mercenary?" in table.prompt()[0]


def test_of_a_boost_card_only_its_boost_ability_happens_now() -> None:
    table = begin(scenario="klaw")
    table.obey("form 1")
    put_on_top(table, "01123")
    go(table, "declare_defender")
    table.obey("")
    table.obey("")
    assert (step(table), asks(table.game)) == ("boost", "do")
    text, clause, answers = table.prompt()
    assert text.startswith("Sonic Boom: Boost: After this attack deals damage to you") and clause == "MC-BOOST-08"
    assert answers == "Carry this out yourselves. Press Enter when it is done."
    assert step(go(table, "deal_attack_damage"))


def test_threat_on_the_main_scheme_is_told_with_how_much_it_takes() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "enter Breakin' & Takin'")
    side = next(line for line in say(table, "threat Breakin' & Takin' 1") if line.startswith("Now"))
    assert "Now: The Break-In! (2 of 14 threat)." in say(table, "threat main 2") and " of " not in side


@rule("MC-VPHASE-08", "MC-VPHASE-09")
def test_hazard_icons_deal_more_cards_in_player_order() -> None:
    table = begin("spider_man", "iron_man")
    table.obey("enter Breakin' & Takin'")
    go(table, "deal_encounter_cards", "")
    assert [len(table.game.state.zones[ids.DEALT_TO[seat]]) for seat in (0, 1)] == [2, 1]


@rule("MC-REVEAL-03")
def test_revealed_cards_go_where_their_type_belongs() -> None:
    table = begin()
    say(table, "form 1", "reveal Sandman", "reveal Breakin' & Takin'", "", "reveal Charge")
    assert values.value(table.game, ids.ATK, table.game.state.villain) == 2 + 3  # Charge
    say(table, "damage villain 9", "reveal Hard to Keep Down")
    assert (step(table), asks(table.game)) == ("when_revealed", "happens")
    table.obey("")
    assert card(table, "Rhino").damage == 9 - 4
    assert names(table, ids.ENCOUNTER_DISCARD) == ["Hard to Keep Down"]
    assert names(table, ids.ENGAGEMENTS[0]) == ["Sandman"]
    assert names(table, ids.TABLE)[2:] == ["Breakin' & Takin'", "Charge"]


@rule("MC-OBLIG-04", "MC-REMOVE-01")
def test_an_obligation_goes_to_its_player_and_leaves_by_word() -> None:
    table = begin("spider_man", "iron_man")
    table.obey("reveal Business Problems 1")
    assert names(table, ids.AREAS[1])[1:] == ["Business Problems"]
    table.obey("remove Business Problems")
    assert names(table, ids.REMOVED) == ["Business Problems"]
    table.obey("reveal Eviction Notice 2")
    assert names(table, ids.AREAS[0])[1:] == ["Eviction Notice"]
    table.obey("discard Eviction Notice")
    assert names(table, ids.ENCOUNTER_DISCARD)[0] == "Eviction Notice"


@rule("MC-KW-SURGE-01")
def test_surge_brings_one_more_card_to_be_revealed() -> None:
    table = begin()
    put_on_top(table, "01101")
    told = say(table, "reveal Exhaustion", "")
    assert "Surge: Spider-Man reveals another card." in told
    assert step(table) == "turn_faceup"
    table.obey("")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Hydra Mercenary"] and step(table) == "take_turns"


@rule("MC-KW-QUICK-01")
def test_quickstrike_attacks_a_hero_at_once_and_no_alter_ego() -> None:
    table = begin()
    table.obey("reveal Vulture")
    assert step(table) == "take_turns"
    table = begin()
    say(table, "form 1", "reveal Vulture")
    assert step(table) == "declare_defender"
    go(table, "deal_attack_damage", "")
    assert hp(table) == 7 and step(table) == "take_turns"


def test_an_enemy_activates_when_a_card_says_so_and_the_round_goes_on_where_it_was() -> None:
    table = go(begin(), "place_threat")
    put_on_top(table, "01101")
    say(table, "form", "activate villain 1")
    assert step(table) == "declare_defender"
    say(table, "", "", "")
    assert hp(table) == 7 and step(table) == "place_threat" and threat(table) == 0
    say(table, "form", "enter Sandman", "activate Sandman")
    assert step(table) == "place_threat" and amount(table) == 2  # SCH 2, without a boost card
    say(table, "", "")
    assert threat(table) == 3 and step(table) == "activate_villain"
    say(table, "enter Charge")
    refused(table, "activate Charge", "Charge is not an enemy")
