"""Enemy Attack (MC-EATTACK): four steps, who defends, and who takes the damage."""

from __future__ import annotations

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import ChangeForm, Damage, EnemyAttacks, ExtraBoost
from goldenrule.games.champions.selectors import Allies, EventSource, Villain, You
from goldenrule.games.champions.situations.script import Script
from goldenrule.games.champions.triggers import WouldAttack
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    attacked,
    duo,
    happened,
    hero,
    keys,
    reprinted,
    solo,
)
from tests.champions.words import boost, interrupt, n, when_revealed

WOMAN = "Spider-Woman"
STEPS = ("boost_dealt", "defend", "boost_turned", "attack_damage", "damage")
REPRINTED_BOOST = "01104"
"""Hard to Keep Down, which gets a Boost ability in some of these tests."""


def boosted_by(ability: object, *players: dict[str, object], **given: object) -> Script:
    """Step two of the villain phase; the first boost card has this Boost ability and no icons."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    top = [NO_BOOST, QUIET, GUARD]
    place = {"heroes": heroes, "players": list(players), "phase": "villain", "step": 2, "encounter_top": top, **given}
    return reprinted({REPRINTED_BOOST: {"abilities": (boost(ability),)}}, **place)  # type: ignore[arg-type]  # an op


@rule("MC-EATTACK-01", "MC-EATTACK-02", "MC-BOOST-01", "MC-BOOST-02", "MC-BOOST-03", "D-03")
def test_a_boost_card_is_dealt_facedown_then_defended_then_turned_then_damage() -> None:
    s = attacked().asked(0, "defend")
    assert keys(s, *STEPS) == ["boost_dealt"]
    assert len(s.game.state.zones[ids.BOOST]) == 1
    assert not s.game.zone_open(ids.BOOST, 0)
    s.do("defend Captain Marvel").idle(0)
    assert keys(s, *STEPS) == list(STEPS)
    assert s.damage("Captain Marvel") == 2 - 1


@rule("MC-EATTACK-03", "MC-EATTACK-10", "MC-BOOST-14")
def test_a_minion_that_attacks_gets_no_boost_card() -> None:
    s = attacked(hero(exhausted=True, engaged=["Shocker"]), "Charge").idle(0)
    assert happened(s, "boost_dealt", "attack_damage") == [
        ("boost_dealt", "Rhino"), ("attack_damage", "Rhino"), ("attack_damage", "Shocker"),
    ]  # fmt: skip
    assert s.damage("Captain Marvel") == (2 + 2) + 2


@rule("MC-EATTACK-04", "MC-DEFEND-01", "MC-EXHAUST-01", "MC-EXHAUST-02")
def test_the_defender_is_exhausted_and_an_exhausted_character_cannot_defend() -> None:
    s = attacked(hero(in_play=[WOMAN])).do("defend Captain Marvel").idle(0)
    assert s.exhausted("Captain Marvel")
    assert not s.exhausted(WOMAN)
    s = attacked(hero(exhausted=True, in_play=[WOMAN]))
    s.refused("defend Captain Marvel", "MC-EXHAUST-02").offered(f"defend {WOMAN}", "pass")


@rule("MC-EATTACK-05", "MC-ALLY-08")
def test_at_most_one_character_defends_and_nobody_has_to() -> None:
    s = duo(hero(in_play=[WOMAN]), hero(in_play=["Daredevil"]), phase="villain", step=2, encounter_top=[NO_BOOST] * 2)
    s.asked(0, "defend").offered("pass").do(f"defend {WOMAN}")
    assert happened(s, "defend") == [("defend", WOMAN)]
    s.asked(1, "interrupt")  # the villain goes on to attack Spider-Man: nobody else was asked to defend


@rule("MC-EATTACK-06", "MC-DEFEND-08", "OQ-19", "MC-FIRST-05")
def test_another_player_may_defend_and_becomes_the_target() -> None:
    """Spider-Man's ally defends Captain Marvel: a Boost ability that says "you" means him then."""
    s = boosted_by(Damage(You(), n(1)), hero(), alter_ego(in_play=["Daredevil"]))
    s.asked(0, "defend").offered("defend Captain Marvel").not_offered("defend Daredevil").do("pass")
    s.asked(1, "defend").refused("1: defend Peter Parker", "MC-DEFEND-09").do("1: defend Daredevil").idle(1)
    assert s.damage("Daredevil") == 2
    assert s.damage("Peter Parker") == 1
    assert s.damage("Captain Marvel") == 0


@rule("MC-EATTACK-06", "MC-EATTACK-12")
def test_the_def_of_the_hero_who_defends_counts_not_that_of_the_hero_attacked() -> None:
    s = duo(hero(), hero(), phase="villain", step=2, encounter_top=["Charge", NO_BOOST]).do(
        "pass", "1: defend Spider-Man"
    )
    assert s.damage("Captain Marvel") == 0
    assert s.damage("Spider-Man") == 2 + 2 - 3


@rule("MC-EATTACK-07", "MC-EATTACK-11", "MC-BOOST-11", "MC-BOOST-12", "MC-BOOST-13", "D-04")
def test_boost_cards_are_turned_and_discarded_one_at_a_time_and_add_up() -> None:
    s = reprinted(
        {"01101": {"abilities": (boost(ExtraBoost()),)}},
        heroes=["captain_marvel"],
        players=[hero(exhausted=True)],
        phase="villain",
        step=2,
        encounter_top=["Hydra Mercenary", "Charge", QUIET],
    )
    assert happened(s, "boost_turned", "boost_ability", "boost") == [
        ("boost_turned", "Hydra Mercenary"),
        ("boost_ability", "Hydra Mercenary"),
        ("boost", "Hydra Mercenary"),
        ("boost_turned", "Charge"),
        ("boost", "Charge"),
    ]
    first, second = [e for e in s.log if e[0] == "boost_turned"]
    gone = [e for e in s.log if e[0] == "move" and e[3] == ids.ENCOUNTER_DISCARD]
    assert gone[0][1] == first[1]
    assert s.log.index(gone[0]) < s.log.index(second)
    assert s.encounter_discard()[-2:] == ["Charge", "Hydra Mercenary"]
    assert s.damage("Captain Marvel") == 2 + 1 + 2


@rule("MC-EATTACK-08", "MC-BOOST-04", "MC-EATTACK-16", "MC-ATTACHMENT-03", "MC-ANATS-08")
def test_boost_icons_and_attachments_raise_the_attack() -> None:
    s = attacked(hero(exhausted=True), "Charge", in_play=["Enhanced Ivory Horn"]).idle(0)
    assert s.damage("Captain Marvel") == 2 + 1 + 2


@rule("MC-EATTACK-09", "MC-BOOST-08", "MC-STAR-05", "OQ-21")
def test_a_boost_ability_resolves_when_its_card_is_turned_before_its_icons_and_the_damage() -> None:
    s = attacked(hero(exhausted=True), "Kree Manipulator").idle(0)
    order = happened(s, "boost_turned", "boost_ability", "threat", "boost", "attack_damage")
    assert order == [
        ("boost_turned", "Kree Manipulator"),
        ("boost_ability", "Kree Manipulator"),
        ("threat", MAIN),
        ("boost", "Kree Manipulator"),
        ("attack_damage", "Rhino"),
    ]


@rule("MC-EATTACK-12", "MC-DEFEND-02")
def test_def_cannot_lower_the_damage_below_nothing() -> None:
    gear = ["Captain Marvel's Helmet", "Cosmic Flight"]
    s = attacked(hero(in_play=gear)).do("defend Captain Marvel").idle(0)
    assert s.value("DEF", "Captain Marvel") == 1 + 2
    assert s.damage("Captain Marvel") == 0
    assert keys(s, "damage") == []


@rule("MC-EATTACK-13", "MC-EATTACK-14", "MC-DEFEND-03", "MC-DEFEND-04", "MC-ALLY-09", "D-46")
def test_a_defending_ally_takes_it_all_and_what_is_too_much_is_lost() -> None:
    s = attacked(hero(in_play=[WOMAN]), "Charge").do(f"defend {WOMAN}").idle(0)
    assert s.events("attack_damage")[0][2] == 4
    assert not s.in_play(WOMAN)
    assert s.discard() == [WOMAN]
    assert s.damage("Captain Marvel") == 0


@rule("MC-CONSEQ-03")
def test_a_defending_ally_takes_no_consequential_damage() -> None:
    s = attacked(hero(in_play=["Daredevil"])).do("defend Daredevil").idle(0)
    assert s.damage("Daredevil") == 2
    assert s.exhausted("Daredevil")


@rule("MC-EATTACK-15", "MC-UNDEF-01", "MC-DEFEND-02")
def test_an_undefended_attack_hits_the_hero_in_full() -> None:
    s = attacked(hero(in_play=[WOMAN])).do("pass").idle(0)
    assert s.damage("Captain Marvel") == 2
    assert not s.exhausted("Captain Marvel")
    assert s.damage(WOMAN) == 0


@rule("D-11", "MC-EATTACK-15")
def test_an_undefended_attack_hits_the_player_it_is_resolved_for() -> None:
    s = duo(hero(), hero(), phase="villain", step=2, first=1, encounter_top=[NO_BOOST] * 2)
    s.do("1: pass", "1: pass", "0: pass")
    assert s.damage("Spider-Man") == 2
    assert s.damage("Captain Marvel") == 0


@rule("MC-ACTIV-08", "D-11")
def test_the_activation_stays_with_its_player_when_another_defends() -> None:
    """Spider-Man defends Captain Marvel; her minion still attacks her, and the villain still comes for him."""
    s = duo(hero(engaged=["Shocker"]), hero(), phase="villain", step=2, encounter_top=[NO_BOOST, NO_BOOST])
    s.do("pass", "1: defend Spider-Man")
    s.asked(0, "defend").do("pass").asked(1, "interrupt")
    assert s.damage("Captain Marvel") == 2
    assert [(e[2]) for e in s.log if e[0] == "activate"] == [0, 0, 1]


@rule("MC-DEFEND-05", "MC-DEFEND-06", "MC-DEFEND-07", "OQ-20", "D-16")
def test_a_defense_ability_makes_the_hero_defend_without_exhausting_or_def() -> None:
    s = attacked(hero(in_play=["Cosmic Flight"]), "Charge").do("pass", "use Cosmic Flight").idle(0)
    assert happened(s, "defend") == [("defend", "Captain Marvel")]
    assert not s.exhausted("Captain Marvel")
    assert s.damage("Captain Marvel") == 4 - 3


@rule("OQ-20", "MC-DEFEND-04")
def test_a_defense_ability_changes_nothing_when_an_ally_defends_already() -> None:
    s = attacked(hero(in_play=["Cosmic Flight", WOMAN])).do(f"defend {WOMAN}").idle(0)
    assert not s.in_play(WOMAN)
    assert happened(s, "defend") == [("defend", WOMAN)]


@rule("OQ-22", "MC-ACTIV-05")
def test_a_change_of_form_does_not_turn_an_attack_into_a_scheme() -> None:
    s = boosted_by(ChangeForm(), hero()).do("pass").idle(0)
    assert s.form() == "alter_ego"
    assert s.damage("Carol Danvers") == 2
    assert s.threat(MAIN) == 0


@rule("OQ-22", "MC-ACTIV-05")
def test_the_form_is_read_for_each_activation() -> None:
    """The villain attacks; the boost card turns the hero back, so the minion schemes."""
    s = boosted_by(ChangeForm(), hero(engaged=["Shocker"])).do("pass").idle(0)
    assert s.damage("Carol Danvers") == 2
    assert s.threat(MAIN) == 1


@rule("OQ-23", "MC-DEFEND-09", "MC-FORM-06")
def test_an_attack_that_a_card_makes_on_an_alter_ego() -> None:
    given = {"heroes": ["captain_marvel"], "phase": "villain", "step": 4, "encounter_top": [NO_BOOST]}
    change = {"01112": {"abilities": (when_revealed(EnemyAttacks(Villain())),), "keep": False}}
    s = reprinted(change, players=[alter_ego(dealt=["False Alarm"], in_play=[WOMAN])], **given).asked(0, "defend")
    s.refused("defend Carol Danvers", "MC-DEFEND-09").do("pass").idle(0)
    assert s.damage("Carol Danvers") == 2
    s = reprinted(change, players=[alter_ego(dealt=["False Alarm"], in_play=[WOMAN])], **given).do(f"defend {WOMAN}")
    assert s.damage("Carol Danvers") == 0


@rule("OQ-51")
def test_an_attack_ends_when_the_attacker_is_gone() -> None:
    kill = interrupt(WouldAttack(), Damage(EventSource(), n(9)))
    s = reprinted(
        {"01016": {"abilities": (kill,), "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(statuses=["tough"], in_play=["Captain Marvel's Helmet"], engaged=["Shocker"])],
        villain={"statuses": ["stunned"]},
        phase="villain",
        step=2,
        encounter_top=[QUIET],
    )
    s.do("use Captain Marvel's Helmet").idle(0)
    assert not s.in_play("Shocker")
    assert s.status("Captain Marvel") == ["tough"]
    assert keys(s, "attack_damage", "defend") == []


@rule("OQ-51", "MC-UNDEF-01")
def test_an_attack_is_undefended_when_the_defender_is_gone() -> None:
    s = boosted_by(Damage(Allies(), n(9)), hero(in_play=[WOMAN])).do(f"defend {WOMAN}").idle(0)
    assert not s.in_play(WOMAN)
    assert s.damage("Captain Marvel") == 2


@rule("OQ-54")
def test_an_attack_goes_on_with_the_next_stage_of_the_villain() -> None:
    s = reprinted(
        {"01101": {"abilities": (boost(Damage(Villain(), n(1))),)}},
        heroes=["captain_marvel"],
        players=[hero(exhausted=True)],
        villain={"hit_points": 1},
        phase="villain",
        step=2,
        encounter_top=["Hydra Mercenary"],
    )
    assert s.card("Rhino").damage == 0
    assert s.hp("Rhino") == 15
    assert s.events("attack_damage")[0][2:] == (3 + 1, 1)
    assert s.damage("Captain Marvel") == 4


@rule("OQ-14", "MC-STATUS-07")
def test_a_stunned_villain_gets_no_boost_card() -> None:
    s = attacked(villain={"statuses": ["stunned"]}).idle(0)
    assert keys(s, "boost_dealt", "attack_damage") == []
    assert "stunned" not in s.status("Rhino")
    assert s.damage("Captain Marvel") == 0


@rule("OQ-56", "MC-ELIM-04")
def test_minions_of_an_eliminated_player_activate_with_the_next_players_group() -> None:
    s = duo(
        hero(exhausted=True, hit_points=1, engaged=["Shocker"]),
        hero(exhausted=True),
        phase="villain",
        step=2,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET],
    )
    s.do("1: pass").idle(1)
    assert s.game.state.alive == (1,)
    assert happened(s, "activate") == [("activate", "Rhino"), ("activate", "Rhino"), ("activate", "Shocker")]
    assert s.damage("Spider-Man") == 2 + 2


@rule("MC-ATTACK-07", "MC-ATTACK-08", "MC-ACTIV-06", "MC-ACTIV-07", "MC-ATTACK-06")
def test_an_attack_that_a_card_makes_follows_the_same_steps() -> None:
    s = solo(hero(dealt=["Assault"]), phase="villain", step=4, encounter_top=["Charge"]).asked(0, "defend")
    s.do("defend Captain Marvel").idle(0)
    assert keys(s, *STEPS) == list(STEPS)
    assert s.damage("Captain Marvel") == 2 + 2 - 1
