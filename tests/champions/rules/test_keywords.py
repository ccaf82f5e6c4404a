"""Keywords: guard, overkill, peril, quickstrike, restricted, retaliate, surge, toughness, uses."""

from goldenrule.games.champions.ids import RETALIATE
from goldenrule.games.champions.ops import Damage, Draw
from goldenrule.games.champions.selectors import Attackable, Enemies, You
from goldenrule.games.champions.text.cards import keyword_text
from goldenrule.games.champions.text.explain import explain_option
from goldenrule.games.champions.text.options import Question
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import It
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.champions.situation import GUARD, MAIN, NO_BOOST, QUIET, Situation, alter_ego, given, hero, spider_man
from tests.champions.words import action, constant, cost, gets, hero_action, n, spend, when_revealed

MARVEL = "Captain Marvel"
WOMAN = "Spider-Woman"
HELMET, STATION, FLIGHT = "Captain Marvel's Helmet", "Alpha Flight Station", "Cosmic Flight"


# -- guard -------------------------------------------------------------------------------------------------------------
@rule("MC-KW-GUARD-01", "MC-KW-00", "MC-ATTACK-05")
def test_guard_keeps_the_engaged_player_and_their_allies_from_attacking_the_villain() -> None:
    s = given(hero(engaged=[GUARD, "Shocker"], in_play=["Hawkeye"])).do("attack Captain Marvel")
    s.offered(f"pick {GUARD}", "pick Shocker").refused("pick Rhino", "MC-KW-GUARD-01")
    s.do("pick Shocker", "attack Hawkeye").refused("pick Rhino", "MC-KW-GUARD-01")


@rule("MC-KW-GUARD-03")
def test_guard_does_not_protect_other_minions() -> None:
    s = given(hero(engaged=[GUARD, "Shocker"])).do("attack Captain Marvel", "pick Shocker")
    s.idle(0).then("Shocker", damage=2)


@rule("MC-KW-GUARD-04")
def test_a_villain_with_guard_can_be_attacked_in_spite_of_a_guard_minion() -> None:
    s = given.reprinted({"01094": {"keywords": ("guard",)}}, hero(engaged=[GUARD])).do("attack Captain Marvel")
    s.offered("pick Rhino")


# -- overkill ----------------------------------------------------------------------------------------------------------
@rule("MC-KW-OVERKILL-01", "MC-KW-OVERKILL-03", "D-57")
def test_overkill_passes_through_a_defending_ally_to_the_hero_of_its_player() -> None:
    """Charge: ATK 2 + 3 and overkill; Spider-Woman has 1 hit point left."""
    ally = {"card": WOMAN, "damage": 1}
    s = given.attacked(hero(in_play=[ally]), in_play=["Charge"]).do(f"defend {WOMAN}")
    s.idle(0).then(damage=5 - 1, not_in_play=[WOMAN])


@rule("MC-KW-OVERKILL-01")
def test_overkill_goes_to_the_hero_of_the_player_whose_ally_defended() -> None:
    s = given(hero(), hero(in_play=["Black Cat"]), step=2, in_play=["Charge"], encounter_top=[NO_BOOST])
    s.do("pass", "1: defend Black Cat").then(1, damage=5 - 2).then(damage=0)


@rule("MC-KW-OVERKILL-01", "MC-EATTACK-14")
def test_without_overkill_or_without_surplus_the_hero_takes_nothing() -> None:
    given.attacked(hero(in_play=[WOMAN]), boost="Charge").do(f"defend {WOMAN}").idle(0).then(damage=0)
    s = given.reprinted(
        {"01094": {"keywords": ("overkill",)}}, hero(in_play=["Daredevil"]), step=2, encounter_top=[NO_BOOST, QUIET]
    )
    s.do("defend Daredevil").idle(0).then("Daredevil", damage=2).then(damage=0)


@rule("OQ-28", "MC-STATUS-12")
def test_a_tough_ally_leaves_no_surplus() -> None:
    s = given.attacked(hero(in_play=[{"card": WOMAN, "statuses": ["tough"]}]), in_play=["Charge"]).do(f"defend {WOMAN}")
    s.idle(0).then(damage=0).then(WOMAN, damage=0)


@rule("MC-KW-OVERKILL-02", "MC-KW-OVERKILL-03", "OQ-29", "MC-KW-GUARD-03")
def test_overkill_of_a_hero_passes_through_a_minion_to_the_villain_guard_or_not() -> None:
    strike = hero_action(Choose(Attackable(), Damage(It(), n(5), overkill=True)), label="attack")
    change = {"01015": strike}
    guard = {"card": GUARD, "damage": 1}
    s = given.reprinted(change, hero(in_play=[STATION], engaged=[guard])).do(f"use {STATION}")
    s.idle(0).then(not_in_play=[GUARD]).then("villain", damage=5 - 2)


# -- peril -------------------------------------------------------------------------------------------------------------
def reveals_in_peril(*keywords: str) -> Situation:
    """Captain Marvel reveals a treachery that hurts her; Spider-Man may cancel it, she may prevent the damage."""
    hurt = when_revealed(Damage(You(), n(3)))
    change = {"01112": {"abilities": (hurt,), "keep": False, "keywords": keywords}}
    return given.reprinted(
        change, hero(dealt=["False Alarm"], in_play=[FLIGHT]), hero(hand=["Enhanced Spider-Sense", "Genius"]), step=4
    )


@rule("MC-KW-PERIL-01", "MC-KW-PERIL-02", "OQ-58", "OQ-32")
def test_during_peril_only_the_resolving_player_may_act() -> None:
    reveals_in_peril("peril").asked(0, "interrupt").do(f"use {FLIGHT}").idle(1).then(damage=0).then(1, hand_size=2)


@rule("MC-KW-PERIL-02")
def test_without_peril_another_player_may_act() -> None:
    s = reveals_in_peril().asked(1, "interrupt").do("1: use Enhanced Spider-Sense")
    s.idle(1).then(damage=0, area=[FLIGHT])


# -- quickstrike -------------------------------------------------------------------------------------------------------
@rule("MC-KW-QUICK-01", "D-18", "OQ-08", "MC-BOOST-14")
def test_quickstrike_attacks_a_hero_on_engaging() -> None:
    s = given.revealing("Vulture", hero()).asked(0, "defend").do("pass")
    s.idle(0).then(damage=3).only("engage", "attack_damage").never("boost_dealt")


@rule("MC-KW-QUICK-02")
def test_quickstrike_does_nothing_to_an_alter_ego() -> None:
    given.revealing("Vulture", alter_ego()).idle(0).then(damage=0, engaged=["Vulture"])


@rule("MC-KW-QUICK-03", "D-18", "MC-ELIM-04", "MC-ENGAGE-02")
def test_quickstrike_strikes_whenever_the_minion_engages_a_player() -> None:
    """Captain Marvel is eliminated; Vulture engages Spider-Man and attacks him at once."""
    s = given(hero(hit_points=1, exhausted=True, engaged=["Vulture"], dealt=["Shocker"]), hero(), step=4)
    s.asked(1, "defend").do("1: pass").idle(1).then(1, damage=1 + 3)
    assert "Vulture" in s.engaged(1)


# -- restricted --------------------------------------------------------------------------------------------------------
@rule("MC-KW-RESTR-01", "MC-KW-RESTR-02", "OQ-49")
def test_of_more_than_two_restricted_cards_one_is_discarded_at_once() -> None:
    marked = {code: {"keywords": ("restricted",), "cost": 0} for code in ("01016", "01015", "01017")}
    s = given.reprinted(marked, hero(in_play=[HELMET, STATION], hand=[FLIGHT])).do(f"play {FLIGHT}")
    s.asked(0, "restricted").offered(*[f"discard {c}" for c in (HELMET, STATION, FLIGHT)])
    (asked,), texts = s.game.pending, Texts("en", strict=True)
    assert (
        Question(s.game, asked, texts).prompt()
        == "You control more than two restricted cards. Which one do you discard?"
    )
    assert explain_option(s.game, asked.options[0], asked, texts)[-1] == "Rules: MC-KW-RESTR-02."
    assert keyword_text(texts, "restricted") == "Restricted."
    s.do(f"discard {HELMET}").idle(0).then(area=[STATION, FLIGHT], discard=[HELMET])


@rule("MC-KW-RESTR-01")
def test_two_restricted_cards_are_allowed() -> None:
    marked = {code: {"keywords": ("restricted",), "cost": 0} for code in ("01016", "01015")}
    s = given.reprinted(marked, hero(in_play=[HELMET, FLIGHT], hand=[STATION])).do(f"play {STATION}").idle(0)
    assert len(s.area()) == 3


# -- retaliate ---------------------------------------------------------------------------------------------------------
@rule("MC-KW-RETAL-01", "MC-KW-RETAL-03", "OQ-08", "MC-STATUS-14")
def test_retaliate_hits_the_attacker_after_the_attack() -> None:
    change = {"01103": {"keywords": ("retaliate 2",)}}
    s = given.reprinted(change, hero(engaged=["Shocker"])).do("attack Captain Marvel", "pick Shocker")
    s.idle(0).only("damage Shocker", f"damage {MARVEL}").then(damage=2)


@rule("MC-KW-RETAL-02")
def test_who_does_not_survive_does_not_retaliate() -> None:
    change = {"01103": {"keywords": ("retaliate 2",)}}
    player = hero(engaged=[{"card": "Shocker", "damage": 1}])
    given.reprinted(change, player).do("attack Captain Marvel", "pick Shocker").idle(0).then(damage=0)


@rule("MC-KW-RETAL-01", "MC-ATTACK-09")
def test_damage_that_is_no_attack_is_not_retaliated() -> None:
    changes = {"01103": {"keywords": ("retaliate 2",)}, "01015": action(Damage(Enemies(), n(1)))}
    s = given.reprinted(changes, hero(engaged=["Shocker"], in_play=[STATION])).do(f"use {STATION}")
    s.idle(0).then("Shocker", damage=1).then(damage=0)


@rule("OQ-63")
def test_every_survivor_of_an_attack_on_several_enemies_retaliates() -> None:
    changes = {
        "01103": {"keywords": ("retaliate 1",)},
        "01102": {"keywords": ("retaliate 2",)},
        "01015": hero_action(Damage(Enemies(), n(1)), label="attack"),
    }
    player = hero(in_play=[STATION], engaged=["Shocker", "Sandman"])
    s = given.reprinted(changes, player).do(f"use {STATION}").asked(0, "order").do("order Sandman")
    s.idle(0).only("retaliate Sandman", "retaliate Shocker").then(damage=3)


# -- surge -------------------------------------------------------------------------------------------------------------
@rule("MC-KW-SURGE-01", "MC-KW-SURGE-02", "MC-KW-SURGE-03")
def test_surge_reveals_one_more_card_after_the_first_is_resolved_again_and_again() -> None:
    s = given.revealing("Exhaustion", encounter_top=["Kree Manipulator", GUARD, "Sandman"]).idle(0)
    s.only(
        "reveal * Exhaustion",
        f"exhaust {MARVEL}",
        "surge * Exhaustion",
        "reveal * Kree Manipulator",
        f"threat {MAIN}",
        "surge * Kree Manipulator",
        f"reveal * {GUARD}",
    )
    s.then(engaged=[GUARD], encounter_discard=["Kree Manipulator", "Exhaustion"])


@rule("OQ-30", "MC-KW-SURGE-01", "MC-GAIN-01")
def test_surge_gained_twice_is_surge_once() -> None:
    s = given.reprinted(
        {"01112": {"keywords": ("surge",)}},
        hero(statuses=["confused"], dealt=["False Alarm"]),
        step=4,
        encounter_top=[GUARD, "Sandman"],
    )
    s.idle(0).then(engaged=[GUARD], encounter_top=["Sandman"])


# -- toughness ---------------------------------------------------------------------------------------------------------
@rule("MC-KW-TOUGH-01", "D-27", "MC-STATUS-12")
def test_toughness_gives_a_tough_card_on_entering_play_once() -> None:
    s = given.revealing("Sandman").idle(0).then("Sandman", statuses=["tough"])
    s.do("attack Captain Marvel", "pick Sandman").idle(0).then("Sandman", statuses=[], damage=0)


@rule("OQ-30")
def test_retaliate_numbers_add_up() -> None:
    changes = {"01103": {"keywords": ("retaliate 1",)}, "01100": constant(gets(RETALIATE, 1, Enemies()))}
    s = given.reprinted(changes, hero(engaged=["Shocker"]), in_play=["Enhanced Ivory Horn"])
    s.do("attack Captain Marvel", "pick Shocker").idle(0).then(damage=2)


# -- uses --------------------------------------------------------------------------------------------------------------
@rule("MC-KW-USES-01", "MC-KW-USES-02", "MC-TOKEN-01", "MC-COUNTER-01", "MC-COUNTER-02")
def test_a_card_with_uses_enters_play_with_its_counters() -> None:
    s = spider_man(hero(hand=["Surveillance Team", "Genius"])).do("play Surveillance Team")
    s.idle(0).then("Surveillance Team", counters={"snoop": 3})


@rule("MC-KW-USES-03", "MC-KW-USES-04")
def test_the_card_is_discarded_after_the_effect_of_its_last_use() -> None:
    team = {"card": "Surveillance Team", "counters": {"snoop": 2}}
    s = spider_man(hero(in_play=[team]), main_scheme={"threat": 5}).do("use Surveillance Team")
    s.idle(0).then("Surveillance Team", counters={"snoop": 1})
    team = {"card": "Surveillance Team", "counters": {"snoop": 1}}
    s = spider_man(hero(in_play=[team]), main_scheme={"threat": 5}).do("use Surveillance Team")
    s.idle(0).then(threat=4, discard=["Surveillance Team"])
    removed = next((i for i, e in enumerate(s.log) if e.key == "threat_removed"))
    left = next((i for i, e in enumerate(s.log) if e.key == "move"))
    assert removed < left


@rule("MC-COUNTER-03", "MC-KW-USES-03")
def test_counters_of_another_type_cannot_be_spent() -> None:
    told = {"abilities": (action(Draw(n(1)), cost=cost(spend("web"))),)}
    spider_man.reprinted({"01064": told}, hero(in_play=["Surveillance Team"])).not_offered("use Surveillance Team")
