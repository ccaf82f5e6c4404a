"""The Klaw scenario: what the villain and his schemes do, and when they do not."""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.sets import heroes as hero_sets
from goldenrule.testing import rule
from tests.champions.cards.klaw_table import PLAIN, activated, attacked, beaten, names, set_up
from tests.champions.situation import alter_ego, hero, klaw


# -- 01113 Klaw I ----------------------------------------------------------------------------------
@rule("MC-BOOST-11", "MC-BOOST-12")
def test_klaw_gets_one_more_boost_card_when_he_attacks() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero()).do("pass").happened("forced Klaw")
    s.happened("boost_dealt Klaw", times=2).happened("boost Armored Guard 1", "boost Solid-Sound Body 3")
    s.then(damage=4, encounter_discard=["Assault", "Solid-Sound Body", "Armored Guard"])


@rule("MC-EATTACK-11")
def test_the_first_boost_card_is_discarded_before_the_next_one_is_turned() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero()).do("pass")
    first, second = "Armored Guard", "Solid-Sound Body"
    s.only(f"boost_turned {first}", f"boost {first}", f"boost_turned {second}", f"boost {second}")


def test_the_extra_boost_card_comes_when_the_attack_begins_before_optional_interrupts() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero(), heroes=["spider_man"])
    s.only_offered("use Spider-Man", "pass")
    assert [s.game.ident(e).name for e in s.game.state.zones[ids.BOOST]] == ["Armored Guard"]


def test_klaw_gets_the_extra_boost_card_in_step_two_as_well() -> None:
    activated(["Armored Guard", "Solid-Sound Body"], hero()).do("pass").then(damage=4)


def test_klaw_gets_one_boost_card_when_he_schemes() -> None:
    activated(["Armored Guard"], alter_ego()).happened("boost_dealt").never("forced Klaw").then(threat=3)


@rule("OQ-14")
def test_a_stunned_klaw_gets_no_boost_card() -> None:
    attacked(PLAIN, hero(), villain={"statuses": ["stunned"]}).never("boost_dealt").then("villain", statuses=[])


def test_minions_get_no_boost_card_from_klaw() -> None:
    s = activated(PLAIN, hero(engaged=[{"card": "Weapons Runner"}]))
    s.do("pass").happened("boost_dealt", times=2).do("pass").happened("boost_dealt", times=2).then(damage=1)


@rule("MC-EMPTYENC-07")
def test_the_second_boost_card_comes_from_the_rebuilt_deck() -> None:
    s = klaw.revealing(
        "Assault", hero(), encounter_deck=["Armored Guard"], encounter_discard=["Armored Guard", "Armored Guard"]
    )
    s.then(acceleration=1)
    assert len(s.game.state.zones[ids.BOOST]) == 2
    s.do("pass").then(damage=2)


# -- 01114 Klaw II ---------------------------------------------------------------------------------
@rule("MC-VDEFEAT-03", "MC-REVEAL-10")
def test_klaw_ii_finds_the_immortal_klaw_in_the_deck_and_reveals_it() -> None:
    s = beaten().then("villain", code="01114")
    s.happened("when_revealed Klaw", 'reveal 0 The "Immortal" Klaw', f"shuffle {ids.ENCOUNTER_DECK}")
    s.then('The "Immortal" Klaw', threat=3)
    assert s.value("HP", "Klaw") == 28
    s.then("villain", damage=0)


def test_klaw_ii_finds_the_immortal_klaw_in_the_discard_pile() -> None:
    s = beaten(encounter_discard=['The "Immortal" Klaw', "Sonic Boom"])
    s.then(in_play=['The "Immortal" Klaw'], encounter_discard=["Sonic Boom"])


def test_klaw_ii_finds_nothing_when_the_scheme_is_in_play() -> None:
    s = beaten(in_play=[{"card": 'The "Immortal" Klaw', "threat": 2}])
    s.never("reveal").happened(f"shuffle {ids.ENCOUNTER_DECK}").then('The "Immortal" Klaw', threat=2)


def test_klaw_ii_gets_the_extra_boost_card_too() -> None:
    attacked(["Armored Guard", "Solid-Sound Body"], hero(), villain={"stage": "II"}).do("pass").then(damage=5)


def test_in_expert_mode_the_immortal_klaw_is_there_from_the_beginning() -> None:
    g = set_up(expert=True)
    assert g.face(g.state.villain).code == "01114"
    assert 'The "Immortal" Klaw' in names(g, ids.TABLE)


# -- 01115 Klaw III --------------------------------------------------------------------------------
@rule("OQ-34")
def test_klaw_iii_enters_tough_and_reveals_nothing() -> None:
    s = klaw(hero(), expert=True, villain={"stage": "II", "hit_points": 2}).do("attack Captain Marvel")
    s.then("villain", code="01115", statuses=["tough"]).never("reveal")


def test_klaw_iii_gets_the_extra_boost_card_too() -> None:
    stage = {"stage": "III"}
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero(), expert=True, villain=stage).do("pass")
    s.happened("boost_dealt", times=2).then(damage=6)


# -- 01116a, 01116b Underground Distribution -------------------------------------------------------
@rule("MC-SETUP-10", "OQ-02")
def test_set_up_reveals_the_defense_network() -> None:
    for heroes in (("captain_marvel",), ("captain_marvel", "spider_man")):
        g = set_up(*heroes)
        networks = [e for e in g.state.zones[ids.TABLE] if g.face(e).code == "01125"]
        assert len(networks) == 1
        assert g.table_card(networks[0]).threat == 2 + len(heroes)


@rule("OQ-03")
def test_set_up_hunts_for_a_minion_against_the_first_player() -> None:
    for seed in range(12):
        g = set_up("captain_marvel", "spider_man", seed=str(seed), first_player=seed % 2)
        first = seed % 2
        assert len(g.state.zones[ids.ENGAGEMENTS[first]]) == 1
        assert g.state.zones[ids.ENGAGEMENTS[1 - first]] == ()
        pile = [g.ident(e).type for e in g.state.zones[ids.ENCOUNTER_DISCARD]]
        assert "minion" not in pile


def test_obligations_are_not_in_the_deck_when_the_hunt_goes_on() -> None:
    for seed in range(12):
        g = set_up(seed=str(seed))
        obligation = load_content().face(hero_sets()["captain_marvel"].obligation).name
        assert obligation not in names(g, ids.ENCOUNTER_DISCARD)
        assert obligation in names(g, ids.ENCOUNTER_DECK)


def test_the_deck_is_shuffled_before_the_hunt() -> None:
    found = set()
    for seed in range(12):
        g = set_up(seed=str(seed))
        found |= set(names(g, ids.ENGAGEMENTS[0]))
    assert len(found) > 2


@rule("OQ-33")
def test_completing_1b_goes_on_to_2b_and_another_minion_comes() -> None:
    top = ["Sonic Boom", "Armored Guard", *PLAIN]
    s = klaw(hero(), step=1, main_scheme={"threat": 5}, encounter_top=top)
    s.happened("scheme_completed Underground Distribution").then("main scheme", code="01117b")
    s.then(threat=0, engaged=["Armored Guard"], encounter_discard=["Sonic Boom"])
    s.happened("when_revealed Secret Rendezvous").then("Armored Guard", statuses=["tough"])


def test_1b_is_not_completed_below_its_target() -> None:
    s = klaw(hero(), step=1, main_scheme={"threat": 4}, encounter_top=PLAIN)
    s.then("main scheme", code="01116b").then(engaged=[])


# -- 01117a, 01117b Secret Rendezvous --------------------------------------------------------------
@rule("MC-MAIN-07", "OQ-74")
def test_threat_beyond_the_target_is_lost() -> None:
    s = klaw(alter_ego(), step=2, main_scheme={"threat": 5}, encounter_top=["Armored Guard"] * 3)
    s.then("main scheme", code="01117b").then(threat=0)


def test_the_minion_of_2a_engages_the_first_player() -> None:
    s = klaw(hero(), hero(), first=1, step=1, main_scheme={"threat": 10}, encounter_top=["Armored Guard", *PLAIN])
    s.then(engaged=[]).then(1, engaged=["Armored Guard"])


@rule("MC-WREV-04", "MC-KW-SURGE-01")
def test_the_minion_of_2a_is_put_into_play_and_not_revealed() -> None:
    more: dict[str, Any] = {"step": 1, "main_scheme": {"threat": 5}, "modular": ["bomb_scare"]}
    bomber = klaw(hero(), encounter_top=["Hydra Bomber", *PLAIN], **more)
    bomber.then(engaged=["Hydra Bomber"]).never("when_revealed Hydra Bomber")
    runner = klaw(hero(), encounter_top=["Weapons Runner", *PLAIN], **more)
    runner.then(engaged=["Weapons Runner"]).never("surge", "reveal")


@rule("MC-MINION-05")
def test_the_minion_of_2a_activates_in_the_same_villain_phase() -> None:
    top = ["Armored Guard", *PLAIN]
    s = klaw(hero(), step=1, main_scheme={"threat": 5}, encounter_top=top).do("pass", "pass")
    s.happened("activate Armored Guard").then(damage=1)


@rule("MC-EMPTYENC-04", "MC-EMPTYENC-06")
def test_the_hunt_fails_when_the_deck_runs_out() -> None:
    s = klaw(
        hero(),
        step=1,
        main_scheme={"threat": 5},
        encounter_deck=["Sonic Boom"],
        encounter_discard=["Armored Guard", "Armored Guard", "Armored Guard"],
    )
    s.then("main scheme", code="01117b").then(engaged=[], acceleration=1)


def test_the_last_card_of_the_deck_can_be_the_minion() -> None:
    s = klaw(
        hero(),
        step=1,
        main_scheme={"threat": 5},
        encounter_deck=["Weapons Runner"],
        encounter_discard=["Sonic Boom", "Sonic Boom", "Advance", "Advance"],
    )
    s.then(engaged=["Weapons Runner"], acceleration=1)


@rule("MC-MAIN-04")
def test_completing_2b_loses_the_game() -> None:
    klaw(hero(), step=1, main_scheme={"stage": "2B", "threat": 7}).then(winner="villain")
