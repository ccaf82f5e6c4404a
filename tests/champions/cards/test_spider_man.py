"""Spider-Man's cards: what each does, and when it does not."""

from __future__ import annotations

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

NO_BOOST = ["Advance"]
"""The next encounter card has neither boost icons nor a Boost ability."""


def assaulted(*players: dict[str, object], **given: object) -> Scripted:
    """Rhino (ATK 2) attacks the first player, with no boost icons unless `encounter_top` says so."""
    return revealing("Assault", *players, **{"encounter_top": NO_BOOST, **given})


def order(s: Scripted, *keys: str) -> list[str]:
    """The events with these keys, as they happened."""
    return [e[0] for e in s.events if e[0] in keys]


# -- 01001a Spider-Man -----------------------------------------------------------------------------


@rule("MC-INTERRUPT-02")
def test_spider_sense_draws_when_the_villain_attacks_spider_man() -> None:
    s = assaulted(hero(deck_top=["Strength"])).do("use Spider-Man", "pass")
    assert s.hand() == ["Strength"]
    assert order(s, "draw", "boost_dealt", "attack_damage") == ["draw", "boost_dealt", "attack_damage"]
    assert s.damage() == 2


def test_spider_sense_may_be_declined() -> None:
    s = assaulted(hero(deck_top=["Strength"])).do("pass", "pass")
    assert s.hand() == []
    assert s.damage() == 2


def test_spider_sense_has_no_limit_per_round() -> None:
    s = Scripted(
        phase="villain",
        step=4,
        players=[hero(deck_top=["Strength", "Genius"], dealt=["Assault", "Assault"])],
        encounter_top=["Advance", "Advance"],
    )
    s.do("use Spider-Man", "pass", "use Spider-Man", "pass")
    assert s.hand() == ["Strength", "Genius"]


def test_spider_sense_does_not_draw_when_a_minion_attacks() -> None:
    s = Scripted(
        phase="villain",
        step=2,
        villain={"statuses": ["stunned"]},
        players=[hero(engaged=["Hydra Mercenary"])],
        encounter_top=["Hydra Mercenary"],
    )
    assert s.asked() == ("defend", 0)
    s.do("pass")
    assert s.asked() == ("turn", 0)
    assert s.damage() == 1
    assert s.times("draw") == 0


def test_spider_sense_does_not_draw_when_another_player_is_attacked() -> None:
    s = assaulted(hero(), hero(), heroes=["captain_marvel", "spider_man"])
    assert s.asked() == ("defend", 0)
    s.do("pass", "pass")
    assert s.damage(0) == 2
    assert s.times("draw") == 0


@rule("MC-STATUS-04", "OQ-14")
def test_spider_sense_does_not_draw_when_the_villain_is_stunned() -> None:
    s = assaulted(hero(), villain={"statuses": ["stunned"]})
    assert s.asked() == ("turn", 0)
    assert (s.times("draw"), s.times("boost_dealt"), s.times("status_used", "Rhino")) == (0, 0, 1)


@rule("MC-TRIG-07")
def test_spider_sense_does_not_work_in_alter_ego_form() -> None:
    s = Scripted(phase="villain", step=2, players=[alter_ego()], encounter_top=["Advance", "Hydra Mercenary"])
    assert s.asked() == ("turn", 0)
    assert s.times("draw") == 0
    assert s.threat() == 1


# -- 01001b Peter Parker ---------------------------------------------------------------------------


@rule("MC-RES-03")
def test_peter_parker_makes_a_mental_resource() -> None:
    s = Scripted(players=[alter_ego(hand=["Aunt May"])]).do("play Aunt May")
    assert s.in_play("Aunt May")
    assert s.times("use", 0, "Spider-Man") == 1
    assert not s.identity().exhausted


@rule("MC-LIMIT-01")
def test_peter_parker_makes_a_resource_once_a_round() -> None:
    s = Scripted(players=[alter_ego(hand=["Aunt May", "Web-Shooter"])])
    s.do("play Aunt May", "generate Peter Parker")
    assert s.offered("play") == []


def test_spider_man_makes_no_resource() -> None:
    s = Scripted(players=[hero(hand=["Aunt May"])])
    assert s.offered("play") == []


# -- 01002 Black Cat -------------------------------------------------------------------------------


def test_black_cat_brings_the_milled_cards_with_a_mental_resource() -> None:
    s = Scripted(players=[hero(hand=["Black Cat", "Strength"], deck_top=["Genius", "Backflip"])]).do("play Black Cat")
    assert s.times("mill", 0) == 1
    assert s.hand() == ["Genius"]
    assert s.discard() == ["Backflip", "Strength"]


def test_black_cat_brings_both_if_both_have_it() -> None:
    top = ["Swinging Web Kick", "Genius"]
    s = Scripted(players=[hero(hand=["Black Cat", "Strength"], deck_top=top)]).do("play Black Cat")
    assert sorted(s.hand()) == ["Genius", "Swinging Web Kick"]


@rule("MC-WILD-02")
def test_black_cat_leaves_wild_resources_in_the_discard_pile() -> None:
    top = ["The Power of Justice", "Energy"]
    s = Scripted(players=[hero(hand=["Black Cat", "Strength"], deck_top=top)]).do("play Black Cat")
    assert s.hand() == []
    assert s.discard() == ["Energy", "The Power of Justice", "Strength"]


def test_black_cat_mills_nothing_when_she_is_put_into_play() -> None:
    s = Scripted(
        heroes=["captain_marvel", "spider_man"],
        players=[hero(hand=["Make the Call", "Strength"]), hero(discard=["Black Cat"])],
    )
    s.do("use Make the Call")
    assert s.in_play("Black Cat")
    assert s.times("mill") == 0


@rule("MC-EMPTYPL-04")
def test_black_cat_brings_no_card_that_has_been_shuffled_into_a_new_deck() -> None:
    s = Scripted(players=[hero(hand=["Black Cat", "Strength"], deck=["Genius"])]).do("play Black Cat")
    assert s.times("deck_out", 0) == 1
    assert s.hand() == []
    assert s.discard() == []


# -- 01003 Backflip --------------------------------------------------------------------------------


@rule("MC-PREVENT-03", "OQ-20")
def test_backflip_prevents_all_damage_of_an_undefended_attack() -> None:
    s = assaulted(hero(hand=["Backflip"])).do("pass", "pass", "use Backflip")
    assert s.damage() == 0
    assert not s.identity().exhausted
    assert s.times("prevent", "Spider-Man", 2, "Backflip") == 1
    assert s.times("defend", "Spider-Man", "Rhino") == 1
    assert s.discard() == ["Backflip"]


def test_backflip_prevents_what_is_left_of_an_attack_that_spider_man_defends() -> None:
    s = assaulted(hero(hand=["Backflip"]), encounter_top=["Charge"]).do("pass", "defend Spider-Man", "use Backflip")
    assert s.times("prevent", "Spider-Man", 1) == 1
    assert s.damage() == 0
    assert s.times("defend", "Spider-Man") == 1


@rule("MC-KW-OVERKILL-01")
def test_backflip_prevents_overkill_damage() -> None:
    s = assaulted(hero(hand=["Backflip"], in_play=["Black Cat"]), in_play=["Charge"])
    s.do("pass", "defend Black Cat", "use Backflip")
    assert s.times("prevent", "Spider-Man", 3) == 1
    assert s.damage() == 0
    assert not s.in_play("Black Cat")


def test_backflip_does_not_prevent_damage_that_is_no_attack() -> None:
    s = revealing("Shocker", hero(hand=["Backflip"]))
    assert s.asked() == ("turn", 0)
    assert s.damage() == 1


def test_backflip_does_not_protect_another_player() -> None:
    s = assaulted(hero(), hero(hand=["Backflip"]), heroes=["captain_marvel", "spider_man"]).do("pass", "pass")
    assert s.asked() == ("turn", 1)
    assert s.damage(0) == 2


@rule("MC-STATUS-04", "MC-STATUS-12")
def test_backflip_comes_too_late_to_save_a_tough_card() -> None:
    s = assaulted(hero(hand=["Backflip"], statuses=["tough"])).do("pass", "pass")
    assert s.asked() == ("turn", 0)
    assert not s.identity().tough
    assert s.hand() == ["Backflip"]


# -- 01004 Enhanced Spider-Sense -------------------------------------------------------------------


@rule("MC-CANCEL-07")
def test_enhanced_spider_sense_cancels_what_a_treachery_does() -> None:
    s = revealing("Assault", hero(hand=["Enhanced Spider-Sense", "Strength"])).do("use Enhanced Spider-Sense")
    assert s.asked() == ("turn", 0)
    assert s.times("cancel_effects", "Assault", "Enhanced Spider-Sense") == 1
    assert s.times("attack_damage") == 0
    assert s.encounter_discard() == ["Assault"]


def test_enhanced_spider_sense_works_when_another_player_reveals() -> None:
    s = revealing(
        "Assault", hero(), hero(hand=["Enhanced Spider-Sense", "Strength"]), heroes=["captain_marvel", "spider_man"]
    )
    s.do("use Enhanced Spider-Sense")
    assert s.asked() == ("turn", 1)
    assert s.damage(0) == 0


@rule("OQ-31")
def test_enhanced_spider_sense_leaves_a_printed_surge() -> None:
    s = revealing(
        "Kree Manipulator", hero(hand=["Enhanced Spider-Sense", "Strength"]), encounter_top=["Hydra Mercenary"]
    )
    s.do("use Enhanced Spider-Sense")
    assert s.threat() == 0
    assert s.times("surge", 0, "Kree Manipulator") == 1
    assert s.engaged() == ["Hydra Mercenary"]


def test_enhanced_spider_sense_stops_a_surge_that_would_be_gained() -> None:
    s = revealing("False Alarm", hero(hand=["Enhanced Spider-Sense", "Strength"], statuses=["confused"]))
    s.do("use Enhanced Spider-Sense")
    assert s.asked() == ("turn", 0)
    assert s.times("surge") == 0


def test_enhanced_spider_sense_does_not_stop_a_minion() -> None:
    s = revealing("Shocker", hero(hand=["Enhanced Spider-Sense", "Strength"]))
    assert s.asked() == ("turn", 0)
    assert s.damage() == 1


@rule("MC-TRIG-07")
def test_enhanced_spider_sense_does_not_work_in_alter_ego_form() -> None:
    s = revealing("Assault", alter_ego(hand=["Enhanced Spider-Sense", "Strength"]), encounter_top=["Hydra Mercenary"])
    assert s.asked() == ("turn", 0)
    assert s.times("cancel_effects") == 0
    assert s.engaged() == ["Hydra Mercenary"]


# -- 01005 Swinging Web Kick -----------------------------------------------------------------------

KICK = ["Swinging Web Kick", "Strength", "Energy"]


@rule("MC-ATTACK-03")
def test_swinging_web_kick_deals_eight_damage() -> None:
    s = Scripted(players=[hero(hand=KICK)]).do("use Swinging Web Kick", "pay Strength")
    assert s.times("attack", 0, "Spider-Man") == 1
    assert s.villain().damage == 8
    assert not s.identity().exhausted


@rule("MC-KW-GUARD-01")
def test_swinging_web_kick_does_not_reach_a_guarded_villain() -> None:
    s = Scripted(players=[hero(hand=KICK, engaged=["Hydra Mercenary", "Shocker"])])
    s.do("use Swinging Web Kick", "pay Strength")
    assert s.offered() == ["pick Hydra Mercenary", "pick Shocker"]
    s.do("pick Hydra Mercenary")
    assert s.engaged() == ["Shocker"]
    assert s.villain().damage == 0


@rule("MC-STATUS-05")
def test_swinging_web_kick_of_a_stunned_spider_man_only_removes_the_stunned_card() -> None:
    s = Scripted(players=[hero(hand=KICK, statuses=["stunned"])]).do("use Swinging Web Kick", "pay Strength")
    assert not s.identity().stunned
    assert s.villain().damage == 0
    assert "Swinging Web Kick" in s.discard()


# -- 01006 Aunt May --------------------------------------------------------------------------------


def test_aunt_may_heals_four_from_peter_parker() -> None:
    s = Scripted(players=[alter_ego(damage=5, in_play=["Aunt May"])]).do("use Aunt May")
    assert s.damage() == 1
    assert s.card("Aunt May").exhausted
    assert s.offered("use") == []


@rule("MC-TRIG-02")
def test_aunt_may_cannot_heal_without_damage() -> None:
    s = Scripted(players=[alter_ego(in_play=["Aunt May"])])
    assert s.offered("use") == []


def test_aunt_may_does_not_heal_spider_man() -> None:
    s = Scripted(players=[hero(damage=5, in_play=["Aunt May"])])
    assert s.offered("use") == []


# -- 01007 Spider-Tracer ---------------------------------------------------------------------------

TRACED = {"card": "Spider-Tracer", "attached_to": "Shocker"}
WOUNDED = {"card": "Shocker", "damage": 2}


def test_spider_tracer_removes_three_threat_before_its_minion_leaves() -> None:
    s = Scripted(players=[hero(in_play=[TRACED], engaged=[WOUNDED])], main_scheme={"threat": 5})
    s.do("attack Spider-Man", "pick Shocker")
    assert s.threat() == 2
    assert s.engaged() == []
    assert s.discard() == ["Spider-Tracer"]
    assert order(s, "threat_removed", "defeated") == ["threat_removed", "defeated"]


def test_spider_tracer_may_help_with_a_side_scheme() -> None:
    s = Scripted(players=[hero(in_play=[TRACED], engaged=[WOUNDED])], main_scheme={"threat": 5}, in_play=["Bomb Scare"])
    s.do("attack Spider-Man", "pick Shocker", "pick Bomb Scare")
    assert s.threat() == 5
    assert s.times("defeated", "Bomb Scare") == 1


def test_spider_tracer_does_nothing_while_its_minion_survives() -> None:
    s = Scripted(players=[hero(in_play=[TRACED], engaged=["Shocker"])], main_scheme={"threat": 5})
    s.do("attack Spider-Man", "pick Shocker")
    assert s.threat() == 5
    assert s.in_play("Spider-Tracer")


@rule("MC-ATTACHTO-01")
def test_spider_tracer_is_played_on_any_minion_but_not_on_the_villain() -> None:
    s = Scripted(
        heroes=["spider_man", "captain_marvel"],
        players=[hero(hand=["Spider-Tracer", "Energy"], engaged=["Shocker"]), hero(engaged=["Sandman"])],
    )
    s.do("play Spider-Tracer")
    assert s.offered() == ["attach Shocker", "attach Sandman"]
    s.do("attach Sandman")
    assert s.card("Spider-Tracer").host == s.entity("Sandman")
    assert Scripted(players=[hero(hand=["Spider-Tracer", "Energy"])]).offered("play") == []


# -- 01008 Web-Shooter -----------------------------------------------------------------------------


@rule("MC-KW-USES-01")
def test_web_shooter_makes_a_wild_resource() -> None:
    s = Scripted(players=[hero(hand=["Web-Shooter"])])
    assert s.offered("play") == []
    s = Scripted(players=[hero(hand=["Aunt May"], in_play=["Web-Shooter"])]).do("play Aunt May")
    assert s.in_play("Aunt May")
    assert s.card("Web-Shooter").counters == (("web", 2),)
    assert s.card("Web-Shooter").exhausted


@rule("MC-KW-USES-04")
def test_web_shooter_goes_with_its_last_web() -> None:
    shooter = {"card": "Web-Shooter", "counters": {"web": 1}}
    s = Scripted(players=[hero(hand=["Aunt May"], in_play=[shooter])]).do("play Aunt May")
    assert s.discard() == ["Web-Shooter"]


def test_two_web_shooters_pay_together() -> None:
    s = Scripted(players=[hero(hand=["Black Cat"], in_play=["Web-Shooter", "Web-Shooter"], deck_top=["Energy"])])
    s.do("play Black Cat", "generate Web-Shooter (1)")
    assert s.in_play("Black Cat")
    assert s.times("use", 0, "Web-Shooter") == 2


def test_web_shooter_makes_nothing_while_exhausted_or_in_alter_ego_form() -> None:
    exhausted = {"card": "Web-Shooter", "exhausted": True}
    assert Scripted(players=[hero(hand=["Aunt May"], in_play=[exhausted])]).offered("play") == []
    s = Scripted(players=[alter_ego(hand=["Black Cat"], in_play=["Web-Shooter"])])
    assert s.offered("play") == []


# -- 01009 Webbed Up -------------------------------------------------------------------------------

WEBBED = {"card": "Webbed Up", "attached_to": "Rhino"}
WEB_HAND = ["Webbed Up", "Strength", "Energy"]


@rule("MC-REPLACE-01", "MC-REPLACE-05", "MC-INTERRUPT-07")
def test_webbed_up_takes_the_place_of_the_attack() -> None:
    s = assaulted(hero(in_play=[WEBBED]))
    assert s.asked() == ("turn", 0)
    assert s.villain().stunned
    assert s.discard() == ["Webbed Up"]
    assert (s.times("boost_dealt"), s.times("attack_damage"), s.times("draw")) == (0, 0, 0)


def test_webbed_up_costs_the_villain_two_attacks() -> None:
    s = Scripted(phase="villain", step=4, players=[hero(in_play=[WEBBED], dealt=["Assault", "Assault"])])
    assert s.asked() == ("turn", 0)
    assert not s.villain().stunned
    assert s.damage() == 0


@rule("MC-STATUS-04")
def test_webbed_up_stays_while_a_stunned_card_is_used_up() -> None:
    s = assaulted(hero(in_play=[WEBBED]), villain={"statuses": ["stunned"]})
    assert not s.villain().stunned
    assert s.card("Webbed Up").host == s.game.state.villain


def test_webbed_up_does_not_stop_a_scheme() -> None:
    s = revealing("Advance", hero(in_play=[WEBBED]), encounter_top=["Assault"])
    assert s.threat() == 1
    assert s.in_play("Webbed Up")


def test_webbed_up_is_played_once_on_an_enemy() -> None:
    s = Scripted(players=[hero(hand=WEB_HAND, in_play=[WEBBED], engaged=["Shocker"])])
    s.do("play Webbed Up", "pay Strength")
    assert [s.game.face(e).name for e in s.game.attached(s.entity("Shocker"))] == ["Webbed Up"]
    assert [s.game.face(e).name for e in s.game.attached(s.entity("Rhino"))] == ["Webbed Up"]
    s = Scripted(players=[hero(hand=WEB_HAND, in_play=[WEBBED])])
    assert s.offered("play") == []


@rule("MC-TRIG-07")
def test_webbed_up_is_not_played_in_alter_ego_form() -> None:
    assert Scripted(players=[alter_ego(hand=WEB_HAND)]).offered("play") == []
    assert Scripted(players=[hero(hand=WEB_HAND)]).offered("play") == ["play Webbed Up"]


# -- 01165 Eviction Notice -------------------------------------------------------------------------


@rule("MC-OBLIG-05")
def test_eviction_notice_may_be_dealt_with_by_exhausting_peter_parker() -> None:
    s = revealing("Eviction Notice", hero(hand=["Strength"])).do("yes")
    assert s.game.form(0) == "alter_ego"
    assert s.game.state.flipped == ()
    s.do("mode 0")
    assert s.identity().exhausted
    assert s.times("move", "Eviction Notice", "*", ids.REMOVED) == 1
    assert s.hand() == ["Strength"]


def test_eviction_notice_may_cost_a_random_card_and_surge() -> None:
    s = revealing("Eviction Notice", alter_ego(hand=["Strength"]), encounter_top=["Hydra Mercenary"]).do("mode 1")
    assert s.times("discard_random", 0) == 1
    assert s.discard() == ["Strength"]
    assert s.times("surge", 0, "Eviction Notice") == 1
    assert s.encounter_discard() == ["Eviction Notice"]
    assert s.engaged() == ["Hydra Mercenary"]
    assert not s.identity().exhausted


def test_eviction_notice_leaves_no_choice_to_an_exhausted_or_heroic_player() -> None:
    s = revealing("Eviction Notice", alter_ego(hand=["Strength"], exhausted=True), encounter_top=["Hydra Mercenary"])
    assert s.asked() == ("turn", 0)
    assert s.discard() == ["Strength"]
    s = revealing("Eviction Notice", hero(hand=["Strength"]), encounter_top=["Hydra Mercenary"]).do("no")
    assert s.discard() == ["Strength"]


def test_eviction_notice_exhausts_a_peter_parker_who_has_no_card_to_discard() -> None:
    s = revealing("Eviction Notice", alter_ego())
    assert s.asked() == ("turn", 0)
    assert s.identity().exhausted
    assert s.times("surge") == 0


def test_eviction_notice_only_surges_when_neither_is_possible() -> None:
    s = revealing("Eviction Notice", alter_ego(exhausted=True), encounter_top=["Hydra Mercenary"])
    assert s.times("surge", 0, "Eviction Notice") == 1
    assert s.encounter_discard() == ["Eviction Notice"]
    assert s.times("move", "Eviction Notice", "*", ids.REMOVED) == 0


@rule("MC-OBLIG-04")
def test_eviction_notice_goes_to_spider_man_whoever_reveals_it() -> None:
    s = revealing("Eviction Notice", alter_ego(), alter_ego(), heroes=["captain_marvel", "spider_man"])
    assert s.identity(1).exhausted
    assert not s.identity(0).exhausted
