"""Spider-Man's cards: what each does, and when it does not."""

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, given, hero, spider_man

NO_BOOST = ["Advance"]
"""The next encounter card has neither boost icons nor a Boost ability."""


def assaulted(*players: dict[str, object], **more: object) -> Situation:
    """Rhino (ATK 2) attacks the first player, with no boost icons unless `encounter_top` says so."""
    return spider_man.revealing("Assault", *players, **{"encounter_top": NO_BOOST, **more})


# -- 01001a Spider-Man -----------------------------------------------------------------------------
@rule("MC-INTERRUPT-02")
def test_spider_sense_draws_when_the_villain_attacks_spider_man() -> None:
    s = assaulted(hero(deck_top=["Strength"])).do("use Spider-Man", "pass")
    s.then(hand=["Strength"], damage=2).only("draw", "boost_dealt", "attack_damage")


def test_spider_sense_may_be_declined() -> None:
    assaulted(hero(deck_top=["Strength"])).do("pass", "pass").then(hand=[], damage=2)


def test_spider_sense_has_no_limit_per_round() -> None:
    s = spider_man(
        hero(deck_top=["Strength", "Genius"], dealt=["Assault", "Assault"]),
        step=4,
        encounter_top=["Advance", "Advance"],
    )
    s.do("use Spider-Man", "pass", "use Spider-Man", "pass").then(hand=["Strength", "Genius"])


def test_spider_sense_does_not_draw_when_a_minion_attacks() -> None:
    s = spider_man(
        hero(engaged=["Hydra Mercenary"]), step=2, villain={"statuses": ["stunned"]}, encounter_top=["Hydra Mercenary"]
    )
    s.asked(0, "defend").do("pass").idle(0).then(damage=1).never("draw")


def test_spider_sense_does_not_draw_when_another_player_is_attacked() -> None:
    s = assaulted(hero(), hero(), heroes=["captain_marvel", "spider_man"]).asked(0, "defend").do("pass", "1: pass")
    s.then(damage=2).never("draw")


@rule("MC-STATUS-04", "OQ-14")
def test_spider_sense_does_not_draw_when_the_villain_is_stunned() -> None:
    s = assaulted(hero(), villain={"statuses": ["stunned"]})
    s.idle(0).never("draw", "boost_dealt").happened("status_used Rhino")


@rule("MC-TRIG-07")
def test_spider_sense_does_not_work_in_alter_ego_form() -> None:
    s = spider_man(alter_ego(), step=2, encounter_top=["Advance", "Hydra Mercenary"])
    s.idle(0).never("draw").then(threat=1)


# -- 01001b Peter Parker ---------------------------------------------------------------------------
@rule("MC-RES-03")
def test_peter_parker_makes_a_mental_resource() -> None:
    s = spider_man(alter_ego(hand=["Aunt May"])).do("play Aunt May")
    s.then(in_play=["Aunt May"], exhausted=False).happened("use 0 Spider-Man")


@rule("MC-LIMIT-01")
def test_peter_parker_makes_a_resource_once_a_round() -> None:
    s = spider_man(alter_ego(hand=["Aunt May", "Web-Shooter"])).do("play Aunt May", "pay Peter Parker")
    s.not_offered("play")


def test_spider_man_makes_no_resource() -> None:
    spider_man(hero(hand=["Aunt May"])).not_offered("play")


# -- 01002 Black Cat -------------------------------------------------------------------------------
def test_black_cat_brings_the_milled_cards_with_a_mental_resource() -> None:
    s = spider_man(hero(hand=["Black Cat", "Strength"], deck_top=["Genius", "Backflip"])).do("play Black Cat")
    s.happened("mill 0").then(hand=["Genius"], discard=["Backflip", "Strength"])


def test_black_cat_brings_both_if_both_have_it() -> None:
    top = ["Swinging Web Kick", "Genius"]
    s = spider_man(hero(hand=["Black Cat", "Strength"], deck_top=top)).do("play Black Cat")
    assert sorted(s.hand()) == ["Genius", "Swinging Web Kick"]


@rule("MC-WILD-02")
def test_black_cat_leaves_wild_resources_in_the_discard_pile() -> None:
    top = ["The Power of Justice", "Energy"]
    s = spider_man(hero(hand=["Black Cat", "Strength"], deck_top=top)).do("play Black Cat")
    s.then(hand=[], discard=["Energy", "The Power of Justice", "Strength"])


def test_black_cat_mills_nothing_when_she_is_put_into_play() -> None:
    s = given(hero(hand=["Make the Call", "Strength"]), hero(discard=["Black Cat"])).do("use Make the Call")
    s.then(in_play=["Black Cat"]).never("mill")


@rule("MC-EMPTYPL-04")
def test_black_cat_brings_no_card_that_has_been_shuffled_into_a_new_deck() -> None:
    s = spider_man(hero(hand=["Black Cat", "Strength"], deck=["Genius"])).do("play Black Cat")
    s.happened("deck_out 0").then(hand=[], discard=[])


# -- 01003 Backflip --------------------------------------------------------------------------------
@rule("MC-PREVENT-03", "OQ-20")
def test_backflip_prevents_all_damage_of_an_undefended_attack() -> None:
    s = assaulted(hero(hand=["Backflip"])).do("pass", "pass", "use Backflip")
    s.then(damage=0, exhausted=False, discard=["Backflip"])
    s.happened("prevent Spider-Man 2 Backflip", "defend Spider-Man Rhino")


def test_backflip_prevents_what_is_left_of_an_attack_that_spider_man_defends() -> None:
    s = assaulted(hero(hand=["Backflip"]), encounter_top=["Charge"]).do("pass", "defend Spider-Man", "use Backflip")
    s.happened("prevent Spider-Man 1").then(damage=0).happened("defend Spider-Man")


@rule("MC-KW-OVERKILL-01")
def test_backflip_prevents_overkill_damage() -> None:
    s = assaulted(hero(hand=["Backflip"], in_play=["Black Cat"]), in_play=["Charge"])
    s.do("pass", "defend Black Cat", "use Backflip").happened("prevent Spider-Man 3")
    s.then(damage=0, not_in_play=["Black Cat"])


def test_backflip_does_not_prevent_damage_that_is_no_attack() -> None:
    spider_man.revealing("Shocker", hero(hand=["Backflip"])).idle(0).then(damage=1)


def test_backflip_does_not_protect_another_player() -> None:
    s = assaulted(hero(), hero(hand=["Backflip"]), heroes=["captain_marvel", "spider_man"]).do("pass", "1: pass")
    s.idle(1).then(damage=2)


@rule("MC-STATUS-04", "MC-STATUS-12")
def test_backflip_comes_too_late_to_save_a_tough_card() -> None:
    s = assaulted(hero(hand=["Backflip"], statuses=["tough"])).do("pass", "pass")
    s.idle(0).then(statuses=[], hand=["Backflip"])


# -- 01004 Enhanced Spider-Sense -------------------------------------------------------------------
@rule("MC-CANCEL-07")
def test_enhanced_spider_sense_cancels_what_a_treachery_does() -> None:
    s = spider_man.revealing("Assault", hero(hand=["Enhanced Spider-Sense", "Strength"]))
    s.do("use Enhanced Spider-Sense").idle(0).happened("cancel_effects Assault Enhanced Spider-Sense")
    s.never("attack_damage").then(encounter_discard=["Assault"])


def test_enhanced_spider_sense_works_when_another_player_reveals() -> None:
    s = given.revealing("Assault", hero(), hero(hand=["Enhanced Spider-Sense", "Strength"]))
    s.do("1: use Enhanced Spider-Sense").idle(1).then(damage=0)


@rule("OQ-31")
def test_enhanced_spider_sense_leaves_a_printed_surge() -> None:
    s = spider_man.revealing(
        "Kree Manipulator", hero(hand=["Enhanced Spider-Sense", "Strength"]), encounter_top=["Hydra Mercenary"]
    )
    s.do("use Enhanced Spider-Sense").then(threat=0, engaged=["Hydra Mercenary"]).happened("surge 0 Kree Manipulator")


def test_enhanced_spider_sense_stops_a_surge_that_would_be_gained() -> None:
    s = spider_man.revealing("False Alarm", hero(hand=["Enhanced Spider-Sense", "Strength"], statuses=["confused"]))
    s.do("use Enhanced Spider-Sense").idle(0).never("surge")


def test_enhanced_spider_sense_does_not_stop_a_minion() -> None:
    spider_man.revealing("Shocker", hero(hand=["Enhanced Spider-Sense", "Strength"])).idle(0).then(damage=1)


@rule("MC-TRIG-07")
def test_enhanced_spider_sense_does_not_work_in_alter_ego_form() -> None:
    s = spider_man.revealing(
        "Assault", alter_ego(hand=["Enhanced Spider-Sense", "Strength"]), encounter_top=["Hydra Mercenary"]
    )
    s.idle(0).never("cancel_effects").then(engaged=["Hydra Mercenary"])


# -- 01005 Swinging Web Kick -----------------------------------------------------------------------
KICK = ["Swinging Web Kick", "Strength", "Energy"]


@rule("MC-ATTACK-03")
def test_swinging_web_kick_deals_eight_damage() -> None:
    s = spider_man(hero(hand=KICK)).do("use Swinging Web Kick", "pay Strength")
    s.happened("attack 0 Spider-Man").then("villain", damage=8).then(exhausted=False)


@rule("MC-KW-GUARD-01")
def test_swinging_web_kick_does_not_reach_a_guarded_villain() -> None:
    s = spider_man(hero(hand=KICK, engaged=["Hydra Mercenary", "Shocker"])).do("use Swinging Web Kick", "pay Strength")
    s.only_offered("pick Hydra Mercenary", "pick Shocker").do("pick Hydra Mercenary").then(engaged=["Shocker"])
    s.then("villain", damage=0)


@rule("MC-STATUS-05")
def test_swinging_web_kick_of_a_stunned_spider_man_only_removes_the_stunned_card() -> None:
    s = spider_man(hero(hand=KICK, statuses=["stunned"])).do("use Swinging Web Kick", "pay Strength")
    s.then(statuses=[]).then("villain", damage=0)
    assert "Swinging Web Kick" in s.discard()


# -- 01006 Aunt May --------------------------------------------------------------------------------
def test_aunt_may_heals_four_from_peter_parker() -> None:
    s = spider_man(alter_ego(damage=5, in_play=["Aunt May"])).do("use Aunt May")
    s.then(damage=1).then("Aunt May", exhausted=True).not_offered("use")


@rule("MC-TRIG-02")
def test_aunt_may_cannot_heal_without_damage() -> None:
    spider_man(alter_ego(in_play=["Aunt May"])).not_offered("use")


def test_aunt_may_does_not_heal_spider_man() -> None:
    spider_man(hero(damage=5, in_play=["Aunt May"])).not_offered("use")


# -- 01007 Spider-Tracer ---------------------------------------------------------------------------
TRACED = {"card": "Spider-Tracer", "attached_to": "Shocker"}
WOUNDED = {"card": "Shocker", "damage": 2}


def test_spider_tracer_removes_three_threat_before_its_minion_leaves() -> None:
    s = spider_man(hero(in_play=[TRACED], engaged=[WOUNDED]), main_scheme={"threat": 5})
    s.do("attack Spider-Man", "pick Shocker").then(threat=2, engaged=[], discard=["Spider-Tracer"])
    s.only("threat_removed", "defeated")


def test_spider_tracer_may_help_with_a_side_scheme() -> None:
    s = spider_man(hero(in_play=[TRACED], engaged=[WOUNDED]), main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("attack Spider-Man", "pick Shocker", "pick Bomb Scare").then(threat=5).happened("defeated Bomb Scare")


def test_spider_tracer_does_nothing_while_its_minion_survives() -> None:
    s = spider_man(hero(in_play=[TRACED], engaged=["Shocker"]), main_scheme={"threat": 5})
    s.do("attack Spider-Man", "pick Shocker").then(threat=5, in_play=["Spider-Tracer"])


@rule("MC-ATTACHTO-01")
def test_spider_tracer_is_played_on_any_minion_but_not_on_the_villain() -> None:
    s = spider_man(hero(hand=["Spider-Tracer", "Energy"], engaged=["Shocker"]), hero(engaged=["Sandman"]))
    s.do("play Spider-Tracer").only_offered("attach Shocker", "attach Sandman").do("attach Sandman")
    s.then("Spider-Tracer", host="Sandman")
    spider_man(hero(hand=["Spider-Tracer", "Energy"])).not_offered("play")


# -- 01008 Web-Shooter -----------------------------------------------------------------------------
@rule("MC-KW-USES-01")
def test_web_shooter_makes_a_wild_resource() -> None:
    spider_man(hero(hand=["Web-Shooter"])).not_offered("play")
    s = spider_man(hero(hand=["Aunt May"], in_play=["Web-Shooter"])).do("play Aunt May")
    s.then(in_play=["Aunt May"]).then("Web-Shooter", counters={"web": 2}, exhausted=True)


@rule("MC-KW-USES-04")
def test_web_shooter_goes_with_its_last_web() -> None:
    shooter = {"card": "Web-Shooter", "counters": {"web": 1}}
    spider_man(hero(hand=["Aunt May"], in_play=[shooter])).do("play Aunt May").then(discard=["Web-Shooter"])


def test_two_web_shooters_pay_together() -> None:
    s = spider_man(hero(hand=["Black Cat"], in_play=["Web-Shooter", "Web-Shooter"], deck_top=["Energy"]))
    s.do("play Black Cat", "pay Web-Shooter (1)").then(in_play=["Black Cat"]).happened("use 0 Web-Shooter", times=2)


def test_web_shooter_makes_nothing_while_exhausted_or_in_alter_ego_form() -> None:
    exhausted = {"card": "Web-Shooter", "exhausted": True}
    spider_man(hero(hand=["Aunt May"], in_play=[exhausted])).not_offered("play")
    spider_man(alter_ego(hand=["Black Cat"], in_play=["Web-Shooter"])).not_offered("play")


# -- 01009 Webbed Up -------------------------------------------------------------------------------
WEBBED = {"card": "Webbed Up", "attached_to": "Rhino"}
WEB_HAND = ["Webbed Up", "Strength", "Energy"]


@rule("MC-REPLACE-01", "MC-REPLACE-05", "MC-INTERRUPT-07")
def test_webbed_up_takes_the_place_of_the_attack() -> None:
    s = assaulted(hero(in_play=[WEBBED])).idle(0).then("villain", statuses=["stunned"]).then(discard=["Webbed Up"])
    s.never("boost_dealt", "attack_damage", "draw")


def test_webbed_up_costs_the_villain_two_attacks() -> None:
    s = spider_man(hero(in_play=[WEBBED], dealt=["Assault", "Assault"]), step=4)
    s.idle(0).then("villain", statuses=[]).then(damage=0)


@rule("MC-STATUS-04")
def test_webbed_up_stays_while_a_stunned_card_is_used_up() -> None:
    s = assaulted(hero(in_play=[WEBBED]), villain={"statuses": ["stunned"]})
    s.then("villain", statuses=[]).then("Webbed Up", host="villain")


def test_webbed_up_does_not_stop_a_scheme() -> None:
    s = spider_man.revealing("Advance", hero(in_play=[WEBBED]), encounter_top=["Assault"])
    s.then(threat=1, in_play=["Webbed Up"])


def test_webbed_up_is_played_once_on_an_enemy() -> None:
    s = spider_man(hero(hand=WEB_HAND, in_play=[WEBBED], engaged=["Shocker"])).do("play Webbed Up", "pay Strength")
    assert [s.game.face(e).name for e in s.game.attached(s.entity("Shocker"))] == ["Webbed Up"]
    assert [s.game.face(e).name for e in s.game.attached(s.entity("Rhino"))] == ["Webbed Up"]
    spider_man(hero(hand=WEB_HAND, in_play=[WEBBED])).not_offered("play")


@rule("MC-TRIG-07")
def test_webbed_up_is_not_played_in_alter_ego_form() -> None:
    spider_man(alter_ego(hand=WEB_HAND)).not_offered("play")
    spider_man(hero(hand=WEB_HAND)).only_offered("play Webbed Up", verb="play")


# -- 01165 Eviction Notice -------------------------------------------------------------------------
@rule("MC-OBLIG-05")
def test_eviction_notice_may_be_dealt_with_by_exhausting_peter_parker() -> None:
    s = spider_man.revealing("Eviction Notice", hero(hand=["Strength"])).do("yes").then(form="alter_ego")
    assert s.game.state.flipped == ()
    s.do("mode 1").then(exhausted=True, hand=["Strength"]).happened(f"move Eviction Notice * {ids.REMOVED}")


def test_eviction_notice_may_cost_a_random_card_and_surge() -> None:
    s = spider_man.revealing("Eviction Notice", alter_ego(hand=["Strength"]), encounter_top=["Hydra Mercenary"])
    s.do("mode 2").happened("discard_random 0")
    s.then(discard=["Strength"], encounter_discard=["Eviction Notice"], engaged=["Hydra Mercenary"], exhausted=False)
    s.happened("surge 0 Eviction Notice")


def test_eviction_notice_leaves_no_choice_to_an_exhausted_or_heroic_player() -> None:
    s = spider_man.revealing(
        "Eviction Notice", alter_ego(hand=["Strength"], exhausted=True), encounter_top=["Hydra Mercenary"]
    )
    s.idle(0).then(discard=["Strength"])
    s = spider_man.revealing("Eviction Notice", hero(hand=["Strength"]), encounter_top=["Hydra Mercenary"]).do("no")
    s.then(discard=["Strength"])


def test_eviction_notice_exhausts_a_peter_parker_who_has_no_card_to_discard() -> None:
    spider_man.revealing("Eviction Notice", alter_ego()).idle(0).then(exhausted=True).never("surge")


def test_eviction_notice_only_surges_when_neither_is_possible() -> None:
    s = spider_man.revealing("Eviction Notice", alter_ego(exhausted=True), encounter_top=["Hydra Mercenary"])
    s.happened("surge 0 Eviction Notice").then(encounter_discard=["Eviction Notice"])
    s.never(f"move Eviction Notice * {ids.REMOVED}")


@rule("MC-OBLIG-04")
def test_eviction_notice_goes_to_spider_man_whoever_reveals_it() -> None:
    given.revealing("Eviction Notice", alter_ego(), alter_ego()).then(1, exhausted=True).then(exhausted=False)
