"""Player Turn (MC-TURN), Action (MC-ACTION), Active Player, Exhaust, Dash."""

import pytest

from goldenrule.testing import rule
from tests.champions.situation import NO_BOOST, alter_ego, given, hero

HORN = "Enhanced Ivory Horn"


@rule("MC-TURN-02", "MC-FORM-02", "MC-FORM-01")
def test_form_may_be_changed_once_each_round_in_the_own_turn() -> None:
    s = given(alter_ego()).offered("form").do("form").then(form="hero").refused("form", "MC-FORM-02")
    s.offered("attack Captain Marvel").do("end turn", "pass").idle(0).then(round=2).offered("form").do("form")
    s.then(form="alter_ego")


@rule("MC-FORM-02")
def test_form_is_not_changed_in_the_turn_of_another() -> None:
    s = given(alter_ego(), alter_ego()).do("form").then(form="hero").then(1, form="alter_ego").do("end turn")
    s.asked(1, "turn").offered("1: form").do("1: form").then(form="hero").then(1, form="hero")


@rule("MC-TURN-03", "MC-PLAY-02", "MC-RES-05")
def test_allies_upgrades_and_supports_are_played_from_hand() -> None:
    hand = ["Spider-Woman", "Captain Marvel's Helmet", "Alpha Flight Station", "Energy"]
    s = given(hero(hand=hand, discard=["Hawkeye"]))
    s.offered("play Spider-Woman", "play Captain Marvel's Helmet", "play Alpha Flight Station")
    s.not_offered("play Energy", "play Hawkeye", "use Energy")


@rule("MC-TURN-04", "MC-RECOVER-01", "MC-RECOVER-02", "MC-ANATP-12")
def test_an_alter_ego_recovers() -> None:
    s = given(alter_ego(damage=5), main_scheme={"threat": 3}).refused("attack Carol Danvers", "MC-TURN-04")
    s.refused("thwart Carol Danvers", "MC-TURN-04").do("recover Carol Danvers").idle(0)
    s.then(damage=5 - 4, exhausted=True).refused("recover Carol Danvers", "MC-RECOVER-02")


@rule("MC-TURN-04", "MC-RECOVER-02")
def test_a_hero_attacks_or_thwarts_and_does_not_recover() -> None:
    s = given(hero(damage=5), main_scheme={"threat": 3}).offered("attack Captain Marvel", "thwart Captain Marvel")
    s.refused("recover Captain Marvel", "MC-RECOVER-02").do("attack Captain Marvel").idle(0).then("villain", damage=2)
    s.refused("thwart Captain Marvel", "MC-EXHAUST-02").refused("attack Captain Marvel", "MC-EXHAUST-02")


@rule("MC-TURN-05", "MC-ALLY-04", "MC-ALLY-05", "D-17")
def test_any_number_of_allies_attack_or_thwart_each_exhausting() -> None:
    s = given(hero(in_play=["Spider-Woman", "Daredevil"]), main_scheme={"threat": 5})
    s.do("attack Spider-Woman", "thwart Daredevil", "use Daredevil").idle(0).then("villain", damage=2 + 1)
    s.then(threat=5 - 2).then("Spider-Woman", exhausted=True).then("Daredevil", exhausted=True)
    s.refused("attack Spider-Woman", "MC-ALLY-05").refused("thwart Daredevil", "MC-ALLY-05")


@rule("MC-TURN-05")
def test_allies_of_an_alter_ego_attack_too_and_those_of_others_do_not() -> None:
    s = given(alter_ego(in_play=["Spider-Woman"]), alter_ego(in_play=["Daredevil"]))
    s.offered("attack Spider-Woman").refused("attack Daredevil", "MC-TURN-05")


@rule("MC-TURN-01", "MC-TURN-12", "MC-ACTIVEP-01")
def test_options_are_repeated_as_long_as_they_can_be_paid_until_the_player_ends_the_turn() -> None:
    s = given(hero(hand=["Haymaker", "Haymaker", "Energy", "Genius"])).do("use Haymaker", "pay Energy", "use Haymaker")
    s.then("villain", damage=3 + 3).then(active=0).do("end turn").then(active=-1)


@rule("MC-TURN-06", "MC-ACTION-01", "MC-ACTION-02", "MC-TURN-08", "MC-TRIG-07")
def test_actions_in_play_and_events_in_hand_in_the_form_they_name() -> None:
    hand = ["Photonic Blast", "First Aid", "Energy", "Genius"]
    s = given(alter_ego(hand=hand, damage=2, in_play=["Alpha Flight Station"]))
    s.offered("use Alpha Flight Station", "use First Aid", "use Carol Danvers")
    s.refused("use Photonic Blast", "MC-TRIG-07").do("form")
    s.offered("use Photonic Blast", "use First Aid", "use Alpha Flight Station")


@rule("MC-TURN-07", "D-10")
def test_actions_of_encounter_cards_in_play() -> None:
    s = given(hero(hand=["Strength", "Captain Marvel's Helmet"]), in_play=[HORN])
    s.offered(f"use {HORN}").do(f"use {HORN}", "pay Strength").idle(0).then(hand=[], table=[])
    given(alter_ego(hand=["Strength", "Cosmic Flight"]), in_play=[HORN]).refused(f"use {HORN}", "MC-TRIG-07")
    given(hero(hand=["Strength"]), in_play=[HORN]).refused(f"use {HORN}", "MC-RES-07")


@rule("MC-TURN-09", "MC-TURN-10", "MC-ACTION-03", "OQ-41", "MC-ABILITY-14")
def test_another_player_may_be_asked_for_an_action_and_decides() -> None:
    s = given(hero(), hero(hand=["Swinging Web Kick", "Genius", "Strength"])).offered("request 1").do("request 1")
    s.asked(1, "request").offered("1: decline", "1: use Swinging Web Kick")
    s.do("1: use Swinging Web Kick", "1: pay Genius").idle(0).then("villain", damage=8)
    assert sorted(s.discard(1)) == ["Genius", "Strength", "Swinging Web Kick"]


@rule("MC-TURN-09")
def test_a_declined_request_comes_back_only_after_something_has_happened() -> None:
    s = given(hero(), alter_ego(damage=2, in_play=["Aunt May"])).do("request 1", "1: decline").idle(0)
    s.not_offered("request 1").then("Aunt May", exhausted=False).do("attack Captain Marvel").offered("request 1")


@rule("MC-TURN-09", "OQ-06")
def test_a_request_is_for_own_cards_and_events_only() -> None:
    """Not for playing an ally, a basic power, or the action of an encounter card."""
    s = given(hero(), hero(hand=["Black Cat", "Strength", "Strength"]), in_play=[HORN])
    s.not_offered("request 1", "request 0")


@rule("MC-TURN-11")
def test_a_basic_defense_is_no_option_of_a_turn() -> None:
    s = given(hero(in_play=["Spider-Woman"]))
    assert not [o for o in s.options() if o.startswith("defend")]


@rule("MC-ACTION-04")
def test_no_actions_outside_turns() -> None:
    s = given.attacked(hero(hand=["First Aid", "Energy"], damage=2), boost=NO_BOOST)
    s.asked(0, "defend").not_offered("use First Aid").do("pass").idle(0).offered("use First Aid")
    s = given(hero(hand=["First Aid", "Energy"], damage=2), phase="end")
    s.asked(0, "end_discard").only_offered("discard First Aid", "discard Energy", "done")


@rule("MC-DASH-01")
@pytest.mark.parametrize(("field", "power", "other"), [("thw", "thwart", "attack"), ("atk", "attack", "thwart")])
def test_a_dash_gives_no_option(field: str, power: str, other: str) -> None:
    more = {"heroes": ["captain_marvel"], "main_scheme": {"threat": 5}, "players": [hero(in_play=["Daredevil"])]}
    s = given.reprinted({"01058": {field: -1}}, **more)
    s.offered(f"{other} Daredevil").refused(f"{power} Daredevil", "MC-DASH-01")


@rule("MC-EXHAUST-04", "MC-EXHAUST-05", "D-24")
def test_an_exhausted_card_keeps_its_abilities_but_those_that_exhaust_it() -> None:
    station = {"card": "Alpha Flight Station", "exhausted": True}
    s = given(alter_ego(exhausted=True, hand=["Energy"], in_play=[station]))
    s.refused("use Alpha Flight Station", "MC-INIT-06").offered("use Carol Danvers")


@rule("MC-EXHAUST-02", "MC-EXHAUST-03", "MC-READY-02")
def test_a_readied_card_can_be_exhausted_again() -> None:
    s = given(hero(in_play=["Tenacity"], hand=["Strength"])).do("attack Captain Marvel")
    s.not_offered("attack Captain Marvel").do("use Tenacity", "attack Captain Marvel").idle(0).then("villain", damage=4)


@rule("OQ-64")
def test_a_basic_power_without_use_is_offered_only_to_lose_a_status_card() -> None:
    given(hero()).not_offered("thwart Captain Marvel")
    given(hero(statuses=["confused"])).do("thwart Captain Marvel").idle(0).then(statuses=[], exhausted=True)
