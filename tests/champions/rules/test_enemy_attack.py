"""Enemy Attack (MC-EATTACK): four steps, who defends, and who takes the damage."""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ops import ChangeForm, Damage, EnemyAttacks, ExtraBoost
from goldenrule.games.champions.selectors import Allies, EventSource, Villain, You
from goldenrule.games.champions.triggers import WouldAttack
from goldenrule.testing import rule
from tests.champions.situation import GUARD, MAIN, NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import boost, interrupt, n, when_revealed

WOMAN = "Spider-Woman"
STEPS = ("boost_dealt", "defend", "boost_turned", "attack_damage", "damage")
REPRINTED_BOOST = "01104"
"""Hard to Keep Down, which gets a Boost ability in some of these tests."""


def boosted_by(ability: object, *players: dict[str, object], **more: object) -> Situation:
    """Step two of the villain phase; the first boost card has this Boost ability and no icons."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    top = [NO_BOOST, QUIET, GUARD]
    place = {"heroes": heroes, "players": list(players), "step": 2, "encounter_top": top, **more}
    return given.reprinted({REPRINTED_BOOST: {"abilities": (boost(ability),)}}, **place)  # type: ignore[arg-type]  # an op


@rule("MC-EATTACK-01", "MC-EATTACK-02", "MC-BOOST-01", "MC-BOOST-02", "MC-BOOST-03", "D-03")
def test_a_boost_card_is_dealt_facedown_then_defended_then_turned_then_damage() -> None:
    s = given.attacked().asked(0, "defend").only("boost_dealt").never(*STEPS[1:])
    assert len(s.game.state.zones[ids.BOOST]) == 1
    assert not s.game.zone_open(ids.BOOST, 0)
    s.do("defend Captain Marvel").idle(0).only(*STEPS).then(damage=2 - 1)


@rule("MC-EATTACK-03", "MC-EATTACK-10", "MC-BOOST-14")
def test_a_minion_that_attacks_gets_no_boost_card() -> None:
    s = given.attacked(hero(exhausted=True, engaged=["Shocker"]), boost="Charge")
    s.idle(0).only("boost_dealt Rhino", "attack_damage Rhino", "attack_damage Shocker").then(damage=2 + 2 + 2)


@rule("MC-EATTACK-04", "MC-DEFEND-01", "MC-EXHAUST-01", "MC-EXHAUST-02")
def test_the_defender_is_exhausted_and_an_exhausted_character_cannot_defend() -> None:
    s = given.attacked(hero(in_play=[WOMAN])).do("defend Captain Marvel")
    s.idle(0).then(exhausted=True).then(WOMAN, exhausted=False)
    s = given.attacked(hero(exhausted=True, in_play=[WOMAN]))
    s.refused("defend Captain Marvel", "MC-EXHAUST-02").offered(f"defend {WOMAN}", "pass")


@rule("MC-EATTACK-05", "MC-ALLY-08")
def test_at_most_one_character_defends_and_nobody_has_to() -> None:
    s = given(hero(in_play=[WOMAN]), hero(in_play=["Daredevil"]), step=2, encounter_top=[NO_BOOST] * 2)
    s.asked(0, "defend").offered("pass").do(f"defend {WOMAN}").only(f"defend {WOMAN}")
    s.asked(1, "interrupt")  # the villain goes on to attack Spider-Man: nobody else was asked to defend


@rule("MC-EATTACK-06", "MC-DEFEND-08", "OQ-19", "MC-FIRST-05")
def test_another_player_may_defend_and_becomes_the_target() -> None:
    """Spider-Man's ally defends Captain Marvel: a Boost ability that says "you" means him then."""
    s = boosted_by(Damage(You(), n(1)), hero(), alter_ego(in_play=["Daredevil"])).asked(0, "defend")
    s.offered("defend Captain Marvel").not_offered("defend Daredevil").do("pass").asked(1, "defend")
    s.refused("1: defend Peter Parker", "MC-DEFEND-09").do("1: defend Daredevil").idle(1).then("Daredevil", damage=2)
    s.then(1, damage=1).then(damage=0)


@rule("MC-EATTACK-06", "MC-EATTACK-12")
def test_the_def_of_the_hero_who_defends_counts_not_that_of_the_hero_attacked() -> None:
    s = given(hero(), hero(), step=2, encounter_top=["Charge", NO_BOOST]).do("pass", "1: defend Spider-Man")
    s.then(damage=0).then(1, damage=2 + 2 - 3)


@rule("MC-EATTACK-07", "MC-EATTACK-11", "MC-BOOST-11", "MC-BOOST-12", "MC-BOOST-13", "D-04")
def test_boost_cards_are_turned_and_discarded_one_at_a_time_and_add_up() -> None:
    s = given.reprinted(
        {"01101": {"abilities": (boost(ExtraBoost()),)}},
        hero(exhausted=True),
        step=2,
        encounter_top=["Hydra Mercenary", "Charge", QUIET],
    )
    s.only(
        "boost_turned Hydra Mercenary",
        "boost_ability Hydra Mercenary",
        "boost Hydra Mercenary",
        "boost_turned Charge",
        "boost Charge",
    )
    first, second = [each for each in s.log if isinstance(each, events.BoostTurned)]
    gone = [each for each in s.log if isinstance(each, events.Move) and each.to == ids.ENCOUNTER_DISCARD]
    assert gone[0].card == first.card
    assert s.log.index(gone[0]) < s.log.index(second)
    assert s.encounter_discard()[-2:] == ["Charge", "Hydra Mercenary"]
    s.then(damage=2 + 1 + 2)


@rule("MC-EATTACK-08", "MC-BOOST-04", "MC-EATTACK-16", "MC-ATTACHMENT-03", "MC-ANATS-08")
def test_boost_icons_and_attachments_raise_the_attack() -> None:
    s = given.attacked(hero(exhausted=True), in_play=["Enhanced Ivory Horn"], boost="Charge")
    s.idle(0).then(damage=2 + 1 + 2)


@rule("MC-EATTACK-09", "MC-BOOST-08", "MC-STAR-05", "OQ-21")
def test_a_boost_ability_resolves_when_its_card_is_turned_before_its_icons_and_the_damage() -> None:
    s = given.attacked(hero(exhausted=True), boost="Kree Manipulator").idle(0)
    card = "Kree Manipulator"
    s.only(f"boost_turned {card}", f"boost_ability {card}", f"threat {MAIN}", f"boost {card}", "attack_damage Rhino")


@rule("MC-EATTACK-12", "MC-DEFEND-02")
def test_def_cannot_lower_the_damage_below_nothing() -> None:
    gear = ["Captain Marvel's Helmet", "Cosmic Flight"]
    given.attacked(hero(in_play=gear)).do("defend Captain Marvel").idle(0).then(DEF=1 + 2, damage=0).never("damage")


@rule("MC-EATTACK-13", "MC-EATTACK-14", "MC-DEFEND-03", "MC-DEFEND-04", "MC-ALLY-09", "D-46")
def test_a_defending_ally_takes_it_all_and_what_is_too_much_is_lost() -> None:
    s = given.attacked(hero(in_play=[WOMAN]), boost="Charge").do(f"defend {WOMAN}").idle(0)
    assert s.events("attack_damage")[0][2] == 4
    s.then(not_in_play=[WOMAN], discard=[WOMAN], damage=0)


@rule("MC-CONSEQ-03")
def test_a_defending_ally_takes_no_consequential_damage() -> None:
    s = given.attacked(hero(in_play=["Daredevil"])).do("defend Daredevil")
    s.idle(0).then("Daredevil", damage=2, exhausted=True)


@rule("MC-EATTACK-15", "MC-UNDEF-01", "MC-DEFEND-02")
def test_an_undefended_attack_hits_the_hero_in_full() -> None:
    given.attacked(hero(in_play=[WOMAN])).do("pass").idle(0).then(damage=2, exhausted=False).then(WOMAN, damage=0)


@rule("D-11", "MC-EATTACK-15")
def test_an_undefended_attack_hits_the_player_it_is_resolved_for() -> None:
    s = given(hero(), hero(), step=2, first=1, encounter_top=[NO_BOOST] * 2).do("1: pass", "1: pass", "0: pass")
    s.then(1, damage=2).then(damage=0)


@rule("MC-ACTIV-08", "D-11")
def test_the_activation_stays_with_its_player_when_another_defends() -> None:
    """Spider-Man defends Captain Marvel; her minion still attacks her, and the villain still comes for him."""
    s = given(hero(engaged=["Shocker"]), hero(), step=2, encounter_top=[NO_BOOST, NO_BOOST])
    s.do("pass", "1: defend Spider-Man").asked(0, "defend").do("pass").asked(1, "interrupt").then(damage=2)
    assert [seat for _, seat in s.events("activate")] == [0, 0, 1]


@rule("MC-DEFEND-05", "MC-DEFEND-06", "MC-DEFEND-07", "OQ-20", "D-16")
def test_a_defense_ability_makes_the_hero_defend_without_exhausting_or_def() -> None:
    s = given.attacked(hero(in_play=["Cosmic Flight"]), boost="Charge").do("pass", "use Cosmic Flight")
    s.idle(0).only("defend Captain Marvel").then(exhausted=False, damage=4 - 3)


@rule("OQ-20", "MC-DEFEND-04")
def test_a_defense_ability_changes_nothing_when_an_ally_defends_already() -> None:
    s = given.attacked(hero(in_play=["Cosmic Flight", WOMAN])).do(f"defend {WOMAN}")
    s.idle(0).then(not_in_play=[WOMAN]).only(f"defend {WOMAN}")


@rule("OQ-22", "MC-ACTIV-05")
def test_a_change_of_form_does_not_turn_an_attack_into_a_scheme() -> None:
    boosted_by(ChangeForm(), hero()).do("pass").idle(0).then(form="alter_ego", damage=2, threat=0)


@rule("OQ-22", "MC-ACTIV-05")
def test_the_form_is_read_for_each_activation() -> None:
    """The villain attacks; the boost card turns the hero back, so the minion schemes."""
    boosted_by(ChangeForm(), hero(engaged=["Shocker"])).do("pass").idle(0).then(damage=2, threat=1)


@rule("OQ-23", "MC-DEFEND-09", "MC-FORM-06")
def test_an_attack_that_a_card_makes_on_an_alter_ego() -> None:
    more = {"heroes": ["captain_marvel"], "step": 4, "encounter_top": [NO_BOOST]}
    change = {"01112": when_revealed(EnemyAttacks(Villain()))}
    s = given.reprinted(change, alter_ego(dealt=["False Alarm"], in_play=[WOMAN]), **more)
    s.asked(0, "defend").refused("defend Carol Danvers", "MC-DEFEND-09").do("pass").idle(0).then(damage=2)
    s = given.reprinted(change, alter_ego(dealt=["False Alarm"], in_play=[WOMAN]), **more).do(f"defend {WOMAN}")
    s.then(damage=0)


@rule("OQ-51")
def test_an_attack_ends_when_the_attacker_is_gone() -> None:
    kill = interrupt(WouldAttack(), Damage(EventSource(), n(9)))
    s = given.reprinted(
        {"01016": kill},
        hero(statuses=["tough"], in_play=["Captain Marvel's Helmet"], engaged=["Shocker"]),
        villain={"statuses": ["stunned"]},
        step=2,
        encounter_top=[QUIET],
    )
    s.do("use Captain Marvel's Helmet").idle(0).then(not_in_play=["Shocker"], statuses=["tough"])
    s.never("attack_damage", "defend")


@rule("OQ-51", "MC-UNDEF-01")
def test_an_attack_is_undefended_when_the_defender_is_gone() -> None:
    s = boosted_by(Damage(Allies(), n(9)), hero(in_play=[WOMAN])).do(f"defend {WOMAN}")
    s.idle(0).then(not_in_play=[WOMAN], damage=2)


@rule("OQ-54")
def test_an_attack_goes_on_with_the_next_stage_of_the_villain() -> None:
    s = given.reprinted(
        {"01101": {"abilities": (boost(Damage(Villain(), n(1))),)}},
        hero(exhausted=True),
        villain={"hit_points": 1},
        step=2,
        encounter_top=["Hydra Mercenary"],
    )
    s.then("Rhino", damage=0).then("villain", hp=15)
    assert s.events("attack_damage")[0][2:] == (3 + 1, 1, 3 + 1, 0)
    s.then(damage=4)


@rule("OQ-14", "MC-STATUS-07")
def test_a_stunned_villain_gets_no_boost_card() -> None:
    s = given.attacked(villain={"statuses": ["stunned"]}).idle(0).never("boost_dealt", "attack_damage")
    assert "stunned" not in s.status("Rhino")
    s.then(damage=0)


@rule("OQ-56", "MC-ELIM-04")
def test_minions_of_an_eliminated_player_activate_with_the_next_players_group() -> None:
    s = given(
        hero(exhausted=True, hit_points=1, engaged=["Shocker"]),
        hero(exhausted=True),
        step=2,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET],
    )
    s.do("1: pass").idle(1)
    assert s.game.state.alive == (1,)
    s.only("activate Rhino", "activate Rhino", "activate Shocker").then(1, damage=2 + 2)


@rule("MC-ATTACK-07", "MC-ATTACK-08", "MC-ACTIV-06", "MC-ACTIV-07", "MC-ATTACK-06")
def test_an_attack_that_a_card_makes_follows_the_same_steps() -> None:
    s = given(hero(dealt=["Assault"]), step=4, encounter_top=["Charge"]).asked(0, "defend").do("defend Captain Marvel")
    s.idle(0).only(*STEPS).then(damage=2 + 2 - 1)
