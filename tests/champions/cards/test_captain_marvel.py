"""Captain Marvel's cards: what each does, and when it does not."""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import values
from goldenrule.testing import rule
from tests.champions.situation import Given, Situation, alter_ego, given, hero


def assaulted(player: Given, **more: Any) -> Situation:
    """Rhino (ATK 2) attacks Captain Marvel with two boost icons."""
    return given.revealing("Assault", player, **{"encounter_top": ["Charge"], **more})


# -- 01010a Captain Marvel -------------------------------------------------------------------------
@rule("MC-COST-03", "MC-COST-06")
def test_rechannel_heals_one_and_spends_energy_to_draw_a_card() -> None:
    s = given(hero(damage=3, hand=["Energy Absorption"], deck_top=["Strength"])).do("use Captain Marvel")
    s.then(damage=2, hand=["Strength"], discard=["Energy Absorption"])


def test_rechannel_cannot_be_used_without_damage() -> None:
    given(hero(hand=["Energy Absorption"])).not_offered("use")


@rule("MC-RES-07")
def test_rechannel_needs_energy_or_a_wild_resource() -> None:
    given(hero(damage=3, hand=["Strength", "Genius"])).not_offered("use")
    s = given(hero(damage=3, hand=["The Power of Leadership", "Genius"], deck_top=["Strength"]))
    s.do("use Captain Marvel").then(hand=["Genius", "Strength"])


@rule("MC-LIMIT-01")
def test_rechannel_works_once_a_round() -> None:
    s = given(hero(damage=3, hand=["Energy Absorption", "Energy"], deck_top=["Strength"]))
    s.do("use Captain Marvel", "pay Energy").then(damage=2).not_offered("use")


@rule("MC-TRIG-07")
def test_rechannel_is_no_ability_of_carol_danvers() -> None:
    s = given(alter_ego(damage=3, hand=["Energy Absorption"], deck_top=["Strength"])).do("use Carol Danvers")
    s.then(damage=3, hand=["Energy Absorption", "Strength"])


# -- 01010b Carol Danvers --------------------------------------------------------------------------
def test_commander_lets_the_chosen_player_draw() -> None:
    s = given(alter_ego(), hero(deck_top=["Strength"])).do("use Carol Danvers")
    s.only_offered("pick Carol Danvers", "pick Spider-Man").do("pick Spider-Man").then(1, hand=["Strength"])
    s.then(hand=[])


@rule("MC-LIMIT-01")
def test_commander_works_once_a_round() -> None:
    given(alter_ego(deck_top=["Strength"])).do("use Carol Danvers").not_offered("use").happened("draw 0 1")


@rule("MC-LIMIT-01")
def test_each_side_of_captain_marvel_has_a_limit_of_its_own() -> None:
    s = given(hero(damage=3, hand=["Energy Absorption"], deck_top=["Strength", "Genius"]))
    s.do("use Captain Marvel", "form Captain Marvel", "use Carol Danvers").then(hand=["Strength", "Genius"])


def test_commander_does_not_work_in_hero_form() -> None:
    given(hero()).not_offered("use")


# -- 01011 Spider-Woman ----------------------------------------------------------------------------
def test_spider_woman_confuses_the_villain_when_she_is_played() -> None:
    s = given(hero(hand=["Spider-Woman", "Energy Absorption"])).do("play Spider-Woman", "use Spider-Woman")
    s.then("villain", statuses=["confused"]).then(in_play=["Spider-Woman"])


def test_spider_woman_confuses_the_villain_when_she_is_put_into_play() -> None:
    s = given(hero(hand=["Make the Call", "Energy Absorption"], discard=["Spider-Woman"]))
    s.do("use Make the Call", "use Spider-Woman").then("villain", statuses=["confused"])


def test_spider_woman_need_not_confuse_the_villain() -> None:
    s = given(hero(hand=["Spider-Woman", "Energy Absorption"])).do("play Spider-Woman", "pass")
    s.then("villain", statuses=[])


@rule("MC-STATUS-03", "OQ-12")
def test_spider_woman_cannot_confuse_a_confused_villain() -> None:
    s = given(hero(hand=["Spider-Woman", "Energy Absorption"]), villain={"statuses": ["confused"]})
    s.do("play Spider-Woman").idle(0)


# -- 01012 Crisis Interdiction ---------------------------------------------------------------------
INTERDICTION = ["Crisis Interdiction", "Energy"]


@rule("MC-THWART-03", "MC-THWART-04")
def test_crisis_interdiction_removes_two_threat() -> None:
    s = given(hero(hand=INTERDICTION), main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("use Crisis Interdiction", "pick The Break-In!").idle(0).then(threat=3, exhausted=False)
    s.then("Bomb Scare", threat=2).happened("thwart 0 Captain Marvel")


@rule("MC-THEN-02")
def test_crisis_interdiction_removes_two_threat_from_another_scheme_while_aerial() -> None:
    s = given(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Bomb Scare", "threat": 3}],
    )
    s.do("use Crisis Interdiction", "pick The Break-In!").then(threat=3).then("Bomb Scare", threat=1)


@rule("MC-THEN-01")
def test_crisis_interdiction_goes_on_after_it_has_defeated_a_side_scheme() -> None:
    s = given(hero(hand=INTERDICTION, in_play=["Cosmic Flight"]), main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("use Crisis Interdiction", "pick Bomb Scare").then(not_in_play=["Bomb Scare"], threat=3)


@rule("MC-THEN-03")
def test_crisis_interdiction_stops_when_the_first_scheme_had_less_than_two() -> None:
    s = given(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Bomb Scare", "threat": 1}],
    )
    s.do("use Crisis Interdiction", "pick Bomb Scare").then(not_in_play=["Bomb Scare"], threat=5)


@rule("MC-CRISIS-01")
def test_crisis_interdiction_does_not_touch_the_main_scheme_during_a_crisis() -> None:
    s = given(
        hero(hand=INTERDICTION, in_play=["Cosmic Flight"]),
        main_scheme={"threat": 5},
        in_play=[{"card": "Crowd Control", "threat": 4}],
    )
    s.do("use Crisis Interdiction").then(threat=5).then("Crowd Control", threat=2)


@rule("MC-STATUS-08", "MC-STATUS-09")
def test_crisis_interdiction_of_a_confused_hero_only_removes_the_confused_card() -> None:
    s = given(hero(hand=INTERDICTION, statuses=["confused"]), main_scheme={"threat": 5}).do("use Crisis Interdiction")
    s.then(threat=5, statuses=[])
    assert sorted(s.discard()) == ["Crisis Interdiction", "Energy"]


@rule("MC-TRIG-02")
def test_crisis_interdiction_needs_threat_and_a_hero() -> None:
    given(hero(hand=INTERDICTION)).not_offered("use")
    s = given(alter_ego(hand=INTERDICTION, deck_top=["Strength"]), main_scheme={"threat": 5})
    s.not_offered("use Crisis Interdiction")


# -- 01013 Photonic Blast --------------------------------------------------------------------------
def test_photonic_blast_paid_with_energy_draws_a_card() -> None:
    s = given(hero(hand=["Photonic Blast", "Energy Absorption"], deck_top=["Strength"])).do("use Photonic Blast")
    s.then("villain", damage=5).then(hand=["Strength"])


def test_photonic_blast_paid_without_energy_draws_nothing() -> None:
    s = given(hero(hand=["Photonic Blast", "Strength", "Genius", "Energy"]))
    s.do("use Photonic Blast", "pay Strength", "pay Genius").then("villain", damage=5).then(hand=["Energy"])
    s.never("draw")


@rule("MC-WILD-01")
def test_photonic_blast_draws_for_a_wild_resource_declared_as_energy() -> None:
    hand = ["Photonic Blast", "Strength", "The Power of Leadership"]
    s = given(hero(hand=hand, deck_top=["Genius"])).do("use Photonic Blast", "pay Strength", "declare yes")
    s.then(hand=["Genius"])
    s = given(hero(hand=hand, deck_top=["Genius"])).do("use Photonic Blast", "pay Strength", "declare no")
    s.then(hand=[]).then("villain", damage=5)


@rule("MC-STATUS-05")
def test_photonic_blast_of_a_stunned_hero_draws_nothing() -> None:
    s = given(hero(hand=["Photonic Blast", "Energy Absorption"], statuses=["stunned"])).do("use Photonic Blast")
    s.then("villain", damage=0).never("draw").then(statuses=[])


@rule("MC-KW-GUARD-01")
def test_photonic_blast_does_not_reach_a_guarded_villain() -> None:
    s = given(hero(hand=["Photonic Blast", "Energy Absorption"], engaged=["Hydra Mercenary"])).do("use Photonic Blast")
    s.then("villain", damage=0).then(engaged=[])


# -- 01014 Energy Absorption -----------------------------------------------------------------------
@rule("MC-RES-02", "MC-RES-08")
def test_energy_absorption_pays_three_and_the_surplus_is_lost() -> None:
    s = given(hero(hand=["Captain Marvel's Helmet", "Energy Absorption"])).do("play Captain Marvel's Helmet")
    s.then(in_play=["Captain Marvel's Helmet"], discard=["Energy Absorption"])


def test_energy_absorption_is_never_played() -> None:
    given(hero(hand=["Energy Absorption", "Strength"])).only_offered(
        "attack Captain Marvel", "form Captain Marvel", "end turn"
    )


# -- 01015 Alpha Flight Station --------------------------------------------------------------------
def test_alpha_flight_station_draws_two_for_carol_danvers() -> None:
    s = given(
        alter_ego(
            hand=["Energy", "Strength"], in_play=["Alpha Flight Station"], deck_top=["Genius", "Vision", "Hawkeye"]
        )
    )
    s.do("use Alpha Flight Station", "pick Strength").then(hand=["Energy", "Genius", "Vision"], discard=["Strength"])
    s.then("Alpha Flight Station", exhausted=True).only_offered("use Carol Danvers", verb="use")


def test_alpha_flight_station_draws_one_for_captain_marvel() -> None:
    s = given(hero(hand=["Energy"], in_play=["Alpha Flight Station"], deck_top=["Genius", "Vision"]))
    s.do("use Alpha Flight Station").then(hand=["Genius"], discard=["Energy"])


@rule("MC-COST-02")
def test_alpha_flight_station_needs_a_card_to_discard() -> None:
    given(hero(in_play=["Alpha Flight Station"])).not_offered("use")


# -- 01016 Captain Marvel's Helmet -----------------------------------------------------------------
@rule("MC-MOD-01")
def test_the_helmet_gives_one_defense_and_two_while_aerial() -> None:
    given(hero()).then("Captain Marvel", DEF=1)
    given(hero(in_play=["Captain Marvel's Helmet"])).then("Captain Marvel", DEF=2)
    both = ["Captain Marvel's Helmet", "Cosmic Flight"]
    given(hero(in_play=both)).then("Captain Marvel", DEF=3)


@rule("MC-DEFEND-02")
def test_the_helmet_counts_when_captain_marvel_defends() -> None:
    assaulted(hero(in_play=["Captain Marvel's Helmet"])).do("defend Captain Marvel").then(damage=4 - 2)


def test_the_helmet_gives_nothing_to_carol_danvers() -> None:
    both = ["Captain Marvel's Helmet", "Cosmic Flight"]
    given(alter_ego(in_play=both)).then("Carol Danvers", DEF=0)


# -- 01017 Cosmic Flight ---------------------------------------------------------------------------
@rule("MC-GAIN-01")
def test_cosmic_flight_makes_captain_marvel_aerial() -> None:
    def aerial(s: Situation) -> bool:
        return values.has_trait(s.game, s.game.state.identities[0], "Aerial")

    assert aerial(given(hero(in_play=["Cosmic Flight"])))
    assert not aerial(given(hero()))
    assert not aerial(given(alter_ego(in_play=["Cosmic Flight"])))


@rule("MC-PREVENT-01", "MC-DEFEND-05", "MC-DEFEND-07")
def test_cosmic_flight_prevents_three_damage_of_an_attack() -> None:
    s = assaulted(hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    s.then(damage=4 - 3, discard=["Cosmic Flight"], exhausted=False).happened("defend Captain Marvel Rhino")


def test_two_cosmic_flights_prevent_six() -> None:
    flights = ["Cosmic Flight", "Cosmic Flight"]
    s = assaulted(hero(in_play=flights)).do("pass", "use Cosmic Flight (1)", "use Cosmic Flight")
    s.then(damage=0).happened("prevent Captain Marvel 3", "prevent Captain Marvel 1")


def test_cosmic_flight_prevents_damage_that_is_no_attack() -> None:
    s = given.revealing("Shocker", hero(in_play=["Cosmic Flight"])).do("use Cosmic Flight")
    s.then(damage=0).never("defend")


def test_cosmic_flight_does_not_protect_carol_danvers() -> None:
    given.revealing("Hydra Bomber", alter_ego(in_play=["Cosmic Flight"])).do("mode 1").idle(0).then(damage=2)


def test_cosmic_flight_does_not_protect_another_player() -> None:
    s = given.revealing("Shocker", hero(in_play=["Cosmic Flight"]), hero()).do("use Cosmic Flight")
    s.then(damage=0).then(1, damage=1)


# -- 01018 Energy Channel --------------------------------------------------------------------------
def charged(n: int) -> dict[str, Any]:
    return {"card": "Energy Channel", "counters": {"energy": n}}


def test_energy_channel_stores_any_number_of_energy() -> None:
    s = given(hero(hand=["Energy Absorption", "Energy", "Strength"], in_play=["Energy Channel"]))
    s.do("use Energy Channel", "pay Energy Absorption", "done").then("Energy Channel", counters={"energy": 3})
    s.then(hand=["Energy", "Strength"])
    s = given(alter_ego(hand=["Energy Absorption", "Energy"], in_play=[charged(1)]))
    s.do("use Energy Channel", "pay Energy Absorption", "pay Energy").then("Energy Channel", counters={"energy": 6})


def test_energy_channel_stores_nothing_without_energy() -> None:
    given(hero(hand=["Strength", "Genius"], in_play=["Energy Channel"])).not_offered("use")


def test_energy_channel_deals_two_damage_for_each_counter_at_once() -> None:
    s = given(hero(in_play=[charged(3)])).do("use Energy Channel")
    s.then("villain", damage=6).happened("damage Rhino", "attack 0 Captain Marvel").then(discard=["Energy Channel"])


def test_energy_channel_deals_ten_damage_at_most() -> None:
    given(hero(in_play=[charged(5)])).do("use Energy Channel").then("villain", damage=10)
    given(hero(in_play=[charged(9)])).do("use Energy Channel").then("villain", damage=10)


@rule("MC-STATUS-12")
def test_energy_channel_is_absorbed_by_one_tough_card() -> None:
    s = given(hero(in_play=[charged(5)]), villain={"statuses": ["tough"]}).do("use Energy Channel")
    s.then("villain", damage=0, statuses=[])


@rule("MC-TRIG-02")
def test_energy_channel_without_counters_does_not_attack() -> None:
    given(hero(in_play=["Energy Channel"])).not_offered("use")


def test_energy_channel_does_not_attack_in_alter_ego_form() -> None:
    given(alter_ego(in_play=[charged(3)])).only_offered("use Carol Danvers", verb="use")


@rule("MC-MAX-06")
def test_a_player_has_one_energy_channel() -> None:
    given(hero(hand=["Energy Channel"])).only_offered("play Energy Channel", verb="play")
    given(hero(hand=["Energy Channel"], in_play=["Energy Channel"])).not_offered("play")


# -- 01175 Family Emergency ------------------------------------------------------------------------
def emergency(player: dict[str, Any]) -> Situation:
    return given.revealing("Family Emergency", player, encounter_top=["Hydra Mercenary"])


def test_family_emergency_may_be_dealt_with_by_exhausting_carol_danvers() -> None:
    s = emergency(hero()).do("yes", "mode 1")
    s.then(form="alter_ego", exhausted=True).happened(f"move Family Emergency * {ids.REMOVED}").never("surge")


def test_family_emergency_may_stun_and_surge() -> None:
    s = emergency(alter_ego()).do("mode 2")
    s.then(statuses=["stunned"], exhausted=False, engaged=["Hydra Mercenary"], encounter_discard=["Family Emergency"])
    s.happened("surge 0 Family Emergency")


def test_family_emergency_cannot_stun_a_stunned_carol_danvers_who_could_exhaust() -> None:
    emergency(alter_ego(statuses=["stunned"])).idle(0).then(exhausted=True).never("surge")


def test_family_emergency_stuns_whoever_cannot_exhaust_as_carol_danvers() -> None:
    emergency(alter_ego(exhausted=True)).then(statuses=["stunned"])
    emergency(hero()).do("no").then(statuses=["stunned"], form="hero")


def test_family_emergency_only_surges_when_neither_is_possible() -> None:
    s = emergency(alter_ego(exhausted=True, statuses=["stunned"]))
    s.happened("surge 0 Family Emergency").never(f"move Family Emergency * {ids.REMOVED}")
