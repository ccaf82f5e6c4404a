"""Captain Marvel's cards: what each does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import values
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing


def marvel(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel's turn, with Spider-Man as the second player if there are two."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    return Scripted(**{"heroes": heroes, "players": list(players), **given})


def assaulted(player: dict[str, Any], **given: Any) -> Scripted:
    """Rhino (ATK 2) attacks Captain Marvel with two boost icons."""
    return revealing("Assault", player, **{"heroes": ["captain_marvel"], "encounter_top": ["Charge"], **given})


# -- 01010a Captain Marvel -------------------------------------------------------------------------


@rule("MC-COST-03", "MC-COST-06")
def test_rechannel_heals_one_and_spends_energy_to_draw_a_card() -> None:
    s = marvel(hero(damage=3, hand=["Energy Absorption"], deck_top=["Strength"])).do("use Captain Marvel")
    assert s.damage() == 2
    assert s.hand() == ["Strength"]
    assert s.discard() == ["Energy Absorption"]


def test_rechannel_cannot_be_used_without_damage() -> None:
    assert marvel(hero(hand=["Energy Absorption"])).offered("use") == []


@rule("MC-RES-07")
def test_rechannel_needs_energy_or_a_wild_resource() -> None:
    assert marvel(hero(damage=3, hand=["Strength", "Genius"])).offered("use") == []
    s = marvel(hero(damage=3, hand=["The Power of Leadership", "Genius"], deck_top=["Strength"]))
    s.do("use Captain Marvel")
    assert s.hand() == ["Genius", "Strength"]


@rule("MC-LIMIT-01")
def test_rechannel_works_once_a_round() -> None:
    s = marvel(hero(damage=3, hand=["Energy Absorption", "Energy"], deck_top=["Strength"]))
    s.do("use Captain Marvel", "pay Energy")
    assert s.damage() == 2
    assert s.offered("use") == []


@rule("MC-TRIG-07")
def test_rechannel_is_no_ability_of_carol_danvers() -> None:
    s = marvel(alter_ego(damage=3, hand=["Energy Absorption"], deck_top=["Strength"])).do("use Carol Danvers")
    assert s.damage() == 3
    assert s.hand() == ["Energy Absorption", "Strength"]


# -- 01010b Carol Danvers --------------------------------------------------------------------------


def test_commander_lets_the_chosen_player_draw() -> None:
    s = marvel(alter_ego(), hero(deck_top=["Strength"])).do("use Carol Danvers")
    assert s.offered() == ["pick Carol Danvers", "pick Spider-Man"]
    s.do("pick Spider-Man")
    assert s.hand(1) == ["Strength"]
    assert s.hand(0) == []


@rule("MC-LIMIT-01")
def test_commander_works_once_a_round() -> None:
    s = marvel(alter_ego(deck_top=["Strength"])).do("use Carol Danvers")
    assert s.offered("use") == []
    assert s.times("draw", 0, 1) == 1


@rule("MC-LIMIT-01")
def test_each_side_of_captain_marvel_has_a_limit_of_its_own() -> None:
    s = marvel(hero(damage=3, hand=["Energy Absorption"], deck_top=["Strength", "Genius"]))
    s.do("use Captain Marvel", "form Captain Marvel", "use Carol Danvers")
    assert s.hand() == ["Strength", "Genius"]


def test_commander_does_not_work_in_hero_form() -> None:
    assert marvel(hero()).offered("use") == []


# -- 01011 Spider-Woman ----------------------------------------------------------------------------


def test_spider_woman_confuses_the_villain_when_she_is_played() -> None:
    s = marvel(hero(hand=["Spider-Woman", "Energy Absorption"])).do("play Spider-Woman", "use Spider-Woman")
    assert s.villain().confused
    assert s.in_play("Spider-Woman")


def test_spider_woman_confuses_the_villain_when_she_is_put_into_play() -> None:
    s = marvel(hero(hand=["Make the Call", "Energy Absorption"], discard=["Spider-Woman"]))
    s.do("use Make the Call", "use Spider-Woman")
    assert s.villain().confused


def test_spider_woman_need_not_confuse_the_villain() -> None:
    s = marvel(hero(hand=["Spider-Woman", "Energy Absorption"])).do("play Spider-Woman", "pass")
    assert not s.villain().confused


@rule("MC-STATUS-03", "OQ-12")
def test_spider_woman_cannot_confuse_a_confused_villain() -> None:
    s = marvel(hero(hand=["Spider-Woman", "Energy Absorption"]), villain={"statuses": ["confused"]})
    s.do("play Spider-Woman")
    assert s.asked() == ("turn", 0)


# -- 01012 Crisis Interdiction ---------------------------------------------------------------------

INTERDICTION = ["Crisis Interdiction", "Energy"]


@rule("MC-THWART-03", "MC-THWART-04")
def test_crisis_interdiction_removes_two_threat() -> None:
    s = marvel(hero(hand=INTERDICTION), main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("use Crisis Interdiction", "pick The Break-In!")
    assert s.asked() == ("turn", 0)
    assert s.threat() == 3
    assert s.card("Bomb Scare").threat == 2
    assert s.times("thwart", 0, "Captain Marvel") == 1
    assert not s.identity().exhausted


@rule("MC-THEN-02")
def test_crisis_interdiction_removes_two_threat_from_another_scheme_while_aerial() -> None:
    s = marvel(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Bomb Scare", "threat": 3}],
    )
    s.do("use Crisis Interdiction", "pick The Break-In!")
    assert (s.threat(), s.card("Bomb Scare").threat) == (3, 1)


@rule("MC-THEN-01")
def test_crisis_interdiction_goes_on_after_it_has_defeated_a_side_scheme() -> None:
    s = marvel(hero(hand=INTERDICTION, in_play=["Cosmic Flight"]), main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("use Crisis Interdiction", "pick Bomb Scare")
    assert not s.in_play("Bomb Scare")
    assert s.threat() == 3


@rule("MC-THEN-03")
def test_crisis_interdiction_stops_when_the_first_scheme_had_less_than_two() -> None:
    s = marvel(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Bomb Scare", "threat": 1}],
    )
    s.do("use Crisis Interdiction", "pick Bomb Scare")
    assert not s.in_play("Bomb Scare")
    assert s.threat() == 5


@rule("MC-CRISIS-01")
def test_crisis_interdiction_does_not_touch_the_main_scheme_during_a_crisis() -> None:
    s = marvel(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Crowd Control", "threat": 4}],
    )
    s.do("use Crisis Interdiction")
    assert (s.threat(), s.card("Crowd Control").threat) == (5, 2)


@rule("MC-STATUS-08", "MC-STATUS-09")
def test_crisis_interdiction_of_a_confused_hero_only_removes_the_confused_card() -> None:
    s = marvel(hero(hand=INTERDICTION, statuses=["confused"]), main_scheme={"threat": 5})
    s.do("use Crisis Interdiction")
    assert s.threat() == 5
    assert not s.identity().confused
    assert sorted(s.discard()) == ["Crisis Interdiction", "Energy"]


@rule("MC-TRIG-02")
def test_crisis_interdiction_needs_threat_and_a_hero() -> None:
    assert marvel(hero(hand=INTERDICTION)).offered("use") == []
    assert "use Crisis Interdiction" not in marvel(
        alter_ego(hand=INTERDICTION, deck_top=["Strength"]), main_scheme={"threat": 5}
    ).offered("use")


# -- 01013 Photonic Blast --------------------------------------------------------------------------


def test_photonic_blast_paid_with_energy_draws_a_card() -> None:
    s = marvel(hero(hand=["Photonic Blast", "Energy Absorption"], deck_top=["Strength"])).do("use Photonic Blast")
    assert s.villain().damage == 5
    assert s.hand() == ["Strength"]


def test_photonic_blast_paid_without_energy_draws_nothing() -> None:
    s = marvel(hero(hand=["Photonic Blast", "Strength", "Genius", "Energy"]))
    s.do("use Photonic Blast", "pay Strength", "pay Genius")
    assert s.villain().damage == 5
    assert s.hand() == ["Energy"]
    assert s.times("draw") == 0


@rule("MC-WILD-01")
def test_photonic_blast_draws_for_a_wild_resource_declared_as_energy() -> None:
    hand = ["Photonic Blast", "Strength", "The Power of Leadership"]
    s = marvel(hero(hand=hand, deck_top=["Genius"])).do("use Photonic Blast", "pay Strength", "declare 1")
    assert s.hand() == ["Genius"]
    s = marvel(hero(hand=hand, deck_top=["Genius"])).do("use Photonic Blast", "pay Strength", "declare 0")
    assert s.hand() == []
    assert s.villain().damage == 5


@rule("MC-STATUS-05")
def test_photonic_blast_of_a_stunned_hero_draws_nothing() -> None:
    s = marvel(hero(hand=["Photonic Blast", "Energy Absorption"], statuses=["stunned"])).do("use Photonic Blast")
    assert s.villain().damage == 0
    assert s.times("draw") == 0
    assert not s.identity().stunned


@rule("MC-KW-GUARD-01")
def test_photonic_blast_does_not_reach_a_guarded_villain() -> None:
    s = marvel(hero(hand=["Photonic Blast", "Energy Absorption"], engaged=["Hydra Mercenary"]))
    s.do("use Photonic Blast")
    assert s.villain().damage == 0
    assert s.engaged() == []


# -- 01014 Energy Absorption -----------------------------------------------------------------------


@rule("MC-RES-02", "MC-RES-08")
def test_energy_absorption_pays_three_and_the_surplus_is_lost() -> None:
    s = marvel(hero(hand=["Captain Marvel's Helmet", "Energy Absorption"])).do("play Captain Marvel's Helmet")
    assert s.in_play("Captain Marvel's Helmet")
    assert s.discard() == ["Energy Absorption"]


def test_energy_absorption_is_never_played() -> None:
    assert marvel(hero(hand=["Energy Absorption", "Strength"])).offered() == [
        "attack Captain Marvel",
        "form Captain Marvel",
        "end_turn",
    ]


# -- 01015 Alpha Flight Station --------------------------------------------------------------------


def test_alpha_flight_station_draws_two_for_carol_danvers() -> None:
    s = marvel(
        alter_ego(
            hand=["Energy", "Strength"], in_play=["Alpha Flight Station"], deck_top=["Genius", "Vision", "Hawkeye"]
        )
    )
    s.do("use Alpha Flight Station", "pick Strength")
    assert s.hand() == ["Energy", "Genius", "Vision"]
    assert s.discard() == ["Strength"]
    assert s.card("Alpha Flight Station").exhausted
    assert s.offered("use") == ["use Carol Danvers"]


def test_alpha_flight_station_draws_one_for_captain_marvel() -> None:
    s = marvel(hero(hand=["Energy"], in_play=["Alpha Flight Station"], deck_top=["Genius", "Vision"]))
    s.do("use Alpha Flight Station")
    assert s.hand() == ["Genius"]
    assert s.discard() == ["Energy"]


@rule("MC-COST-02")
def test_alpha_flight_station_needs_a_card_to_discard() -> None:
    assert marvel(hero(in_play=["Alpha Flight Station"])).offered("use") == []


# -- 01016 Captain Marvel's Helmet -----------------------------------------------------------------


@rule("MC-MOD-01")
def test_the_helmet_gives_one_defense_and_two_while_aerial() -> None:
    assert marvel(hero()).value(ids.DEF, "Captain Marvel") == 1
    assert marvel(hero(in_play=["Captain Marvel's Helmet"])).value(ids.DEF, "Captain Marvel") == 2
    both = ["Captain Marvel's Helmet", "Cosmic Flight"]
    assert marvel(hero(in_play=both)).value(ids.DEF, "Captain Marvel") == 3


@rule("MC-DEFEND-02")
def test_the_helmet_counts_when_captain_marvel_defends() -> None:
    s = assaulted(hero(in_play=["Captain Marvel's Helmet"])).do("defend Captain Marvel")
    assert s.damage() == 4 - 2


def test_the_helmet_gives_nothing_to_carol_danvers() -> None:
    both = ["Captain Marvel's Helmet", "Cosmic Flight"]
    assert marvel(alter_ego(in_play=both)).value(ids.DEF, "Carol Danvers") == 0


# -- 01017 Cosmic Flight ---------------------------------------------------------------------------


@rule("MC-GAIN-01")
def test_cosmic_flight_makes_captain_marvel_aerial() -> None:
    def aerial(s: Scripted) -> bool:
        return values.has_trait(s.game, s.game.state.identities[0], "Aerial")

    assert aerial(marvel(hero(in_play=["Cosmic Flight"])))
    assert not aerial(marvel(hero()))
    assert not aerial(marvel(alter_ego(in_play=["Cosmic Flight"])))


@rule("MC-PREVENT-01", "MC-DEFEND-05", "MC-DEFEND-07")
def test_cosmic_flight_prevents_three_damage_of_an_attack() -> None:
    s = assaulted(hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    assert s.damage() == 4 - 3
    assert s.discard() == ["Cosmic Flight"]
    assert s.times("defend", "Captain Marvel", "Rhino") == 1
    assert not s.identity().exhausted


def test_two_cosmic_flights_prevent_six() -> None:
    flights = ["Cosmic Flight", "Cosmic Flight"]
    s = assaulted(hero(in_play=flights)).do("pass", "use Cosmic Flight (1)", "use Cosmic Flight")
    assert s.damage() == 0
    assert s.times("prevent", "Captain Marvel", 3) == 1
    assert s.times("prevent", "Captain Marvel", 1) == 1


def test_cosmic_flight_prevents_damage_that_is_no_attack() -> None:
    s = revealing("Shocker", hero(in_play=["Cosmic Flight"]), heroes=["captain_marvel"]).do("use Cosmic Flight")
    assert s.damage() == 0
    assert s.times("defend") == 0


def test_cosmic_flight_does_not_protect_carol_danvers() -> None:
    s = revealing("Hydra Bomber", alter_ego(in_play=["Cosmic Flight"]), heroes=["captain_marvel"]).do("mode 0")
    assert s.asked() == ("turn", 0)
    assert s.damage() == 2


def test_cosmic_flight_does_not_protect_another_player() -> None:
    s = revealing("Shocker", hero(in_play=["Cosmic Flight"]), hero(), heroes=["captain_marvel", "spider_man"])
    s.do("use Cosmic Flight")
    assert (s.damage(0), s.damage(1)) == (0, 1)


# -- 01018 Energy Channel --------------------------------------------------------------------------


def charged(n: int) -> dict[str, Any]:
    return {"card": "Energy Channel", "counters": {"energy": n}}


def test_energy_channel_stores_any_number_of_energy() -> None:
    s = marvel(hero(hand=["Energy Absorption", "Energy", "Strength"], in_play=["Energy Channel"]))
    s.do("use Energy Channel", "pay Energy Absorption", "done")
    assert s.card("Energy Channel").counters == (("energy", 3),)
    assert s.hand() == ["Energy", "Strength"]
    s = marvel(alter_ego(hand=["Energy Absorption", "Energy"], in_play=[charged(1)]))
    s.do("use Energy Channel", "pay Energy Absorption", "pay Energy")
    assert s.card("Energy Channel").counters == (("energy", 6),)


def test_energy_channel_stores_nothing_without_energy() -> None:
    assert marvel(hero(hand=["Strength", "Genius"], in_play=["Energy Channel"])).offered("use") == []


def test_energy_channel_deals_two_damage_for_each_counter_at_once() -> None:
    s = marvel(hero(in_play=[charged(3)])).do("use Energy Channel")
    assert s.villain().damage == 6
    assert s.times("damage", "Rhino") == 1
    assert s.times("attack", 0, "Captain Marvel") == 1
    assert s.discard() == ["Energy Channel"]


def test_energy_channel_deals_ten_damage_at_most() -> None:
    assert marvel(hero(in_play=[charged(5)])).do("use Energy Channel").villain().damage == 10
    assert marvel(hero(in_play=[charged(9)])).do("use Energy Channel").villain().damage == 10


@rule("MC-STATUS-12")
def test_energy_channel_is_absorbed_by_one_tough_card() -> None:
    s = marvel(hero(in_play=[charged(5)]), villain={"statuses": ["tough"]}).do("use Energy Channel")
    assert s.villain().damage == 0
    assert not s.villain().tough


@rule("MC-TRIG-02")
def test_energy_channel_without_counters_does_not_attack() -> None:
    assert marvel(hero(in_play=["Energy Channel"])).offered("use") == []


def test_energy_channel_does_not_attack_in_alter_ego_form() -> None:
    assert marvel(alter_ego(in_play=[charged(3)])).offered("use") == ["use Carol Danvers"]


@rule("MC-MAX-06")
def test_a_player_has_one_energy_channel() -> None:
    assert marvel(hero(hand=["Energy Channel"])).offered("play") == ["play Energy Channel"]
    assert marvel(hero(hand=["Energy Channel"], in_play=["Energy Channel"])).offered("play") == []


# -- 01175 Family Emergency ------------------------------------------------------------------------


def emergency(player: dict[str, Any]) -> Scripted:
    return revealing("Family Emergency", player, heroes=["captain_marvel"], encounter_top=["Hydra Mercenary"])


def test_family_emergency_may_be_dealt_with_by_exhausting_carol_danvers() -> None:
    s = emergency(hero()).do("yes", "mode 0")
    assert s.game.form(0) == "alter_ego"
    assert s.identity().exhausted
    assert s.times("move", "Family Emergency", "*", ids.REMOVED) == 1
    assert s.times("surge") == 0


def test_family_emergency_may_stun_and_surge() -> None:
    s = emergency(alter_ego()).do("mode 1")
    assert s.identity().stunned
    assert not s.identity().exhausted
    assert s.times("surge", 0, "Family Emergency") == 1
    assert s.engaged() == ["Hydra Mercenary"]
    assert s.encounter_discard() == ["Family Emergency"]


def test_family_emergency_cannot_stun_a_stunned_carol_danvers_who_could_exhaust() -> None:
    s = emergency(alter_ego(statuses=["stunned"]))
    assert s.asked() == ("turn", 0)
    assert s.identity().exhausted
    assert s.times("surge") == 0


def test_family_emergency_stuns_whoever_cannot_exhaust_as_carol_danvers() -> None:
    s = emergency(alter_ego(exhausted=True))
    assert s.identity().stunned
    s = emergency(hero()).do("no")
    assert s.identity().stunned
    assert s.game.form(0) == "hero"


def test_family_emergency_only_surges_when_neither_is_possible() -> None:
    s = emergency(alter_ego(exhausted=True, statuses=["stunned"]))
    assert s.times("surge", 0, "Family Emergency") == 1
    assert s.times("move", "Family Emergency", "*", ids.REMOVED) == 0
