"""Keywords: guard, overkill, peril, quickstrike, restricted, retaliate, surge, toughness, uses."""

from __future__ import annotations

from goldenrule.games.champions.ids import RETALIATE
from goldenrule.games.champions.ops import Damage, Draw
from goldenrule.games.champions.selectors import Attackable, Enemies, You
from goldenrule.games.champions.situations.script import Script
from goldenrule.games.champions.text.cards import keyword_text
from goldenrule.games.champions.text.explain import explain_option
from goldenrule.games.champions.text.options import Question
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import It
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
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
    revealing,
    solo,
)
from tests.champions.words import action, constant, cost, gets, hero_action, n, spend, when_revealed

MARVEL = "Captain Marvel"
WOMAN = "Spider-Woman"
HELMET, STATION, FLIGHT = "Captain Marvel's Helmet", "Alpha Flight Station", "Cosmic Flight"


# -- guard -------------------------------------------------------------------------------------------------------------


@rule("MC-KW-GUARD-01", "MC-KW-00", "MC-ATTACK-05")
def test_guard_keeps_the_engaged_player_and_their_allies_from_attacking_the_villain() -> None:
    s = solo(hero(engaged=[GUARD, "Shocker"], in_play=["Hawkeye"])).do("attack Captain Marvel")
    s.offered(f"pick {GUARD}", "pick Shocker").refused("pick Rhino", "MC-KW-GUARD-01").do("pick Shocker")
    s.do("attack Hawkeye").refused("pick Rhino", "MC-KW-GUARD-01")


@rule("MC-KW-GUARD-02")
def test_guard_does_not_restrict_other_players() -> None:
    s = duo(hero(), hero(engaged=[GUARD])).do("attack Captain Marvel").offered("pick Rhino", f"pick {GUARD}")
    s.do("pick Rhino").idle(0)
    assert s.damage("Rhino") == 2


@rule("MC-KW-GUARD-03")
def test_guard_does_not_protect_other_minions() -> None:
    s = solo(hero(engaged=[GUARD, "Shocker"])).do("attack Captain Marvel", "pick Shocker").idle(0)
    assert s.damage("Shocker") == 2


@rule("MC-KW-GUARD-04")
def test_a_villain_with_guard_can_be_attacked_in_spite_of_a_guard_minion() -> None:
    s = reprinted({"01094": {"keywords": ("guard",)}}, heroes=["captain_marvel"], players=[hero(engaged=[GUARD])])
    s.do("attack Captain Marvel").offered("pick Rhino")


# -- overkill ----------------------------------------------------------------------------------------------------------


@rule("MC-KW-OVERKILL-01", "MC-KW-OVERKILL-03", "D-57")
def test_overkill_passes_through_a_defending_ally_to_the_hero_of_its_player() -> None:
    """Charge: ATK 2 + 3 and overkill; Spider-Woman has 1 hit point left."""
    ally = {"card": WOMAN, "damage": 1}
    s = attacked(hero(in_play=[ally]), in_play=["Charge"]).do(f"defend {WOMAN}").idle(0)
    assert s.damage(MARVEL) == 5 - 1
    assert not s.in_play(WOMAN)


@rule("MC-KW-OVERKILL-01")
def test_overkill_goes_to_the_hero_of_the_player_whose_ally_defended() -> None:
    s = duo(hero(), hero(in_play=["Black Cat"]), phase="villain", step=2, in_play=["Charge"], encounter_top=[NO_BOOST])
    s.do("pass", "1: defend Black Cat")
    assert s.damage("Spider-Man") == 5 - 2
    assert s.damage(MARVEL) == 0


@rule("MC-KW-OVERKILL-01", "MC-EATTACK-14")
def test_without_overkill_or_without_surplus_the_hero_takes_nothing() -> None:
    s = attacked(hero(in_play=[WOMAN]), "Charge").do(f"defend {WOMAN}").idle(0)
    assert s.damage(MARVEL) == 0
    s = reprinted(
        {"01094": {"keywords": ("overkill",)}},
        heroes=["captain_marvel"],
        players=[hero(in_play=["Daredevil"])],
        phase="villain",
        step=2,
        encounter_top=[NO_BOOST, QUIET],
    )
    s.do("defend Daredevil").idle(0)
    assert (s.damage("Daredevil"), s.damage(MARVEL)) == (2, 0)


@rule("OQ-28", "MC-STATUS-12")
def test_a_tough_ally_leaves_no_surplus() -> None:
    s = (
        attacked(hero(in_play=[{"card": WOMAN, "statuses": ["tough"]}]), in_play=["Charge"])
        .do(f"defend {WOMAN}")
        .idle(0)
    )
    assert s.damage(MARVEL) == 0
    assert s.damage(WOMAN) == 0


@rule("MC-KW-OVERKILL-02", "MC-KW-OVERKILL-03", "OQ-29", "MC-KW-GUARD-03")
def test_overkill_of_a_hero_passes_through_a_minion_to_the_villain_guard_or_not() -> None:
    strike = hero_action(Choose(Attackable(), Damage(It(), n(5), overkill=True)), label="attack")
    change = {"01015": {"abilities": (strike,), "keep": False}}
    guard = {"card": GUARD, "damage": 1}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(in_play=[STATION], engaged=[guard])])
    s.do(f"use {STATION}").idle(0)
    assert not s.in_play(GUARD)
    assert s.damage("Rhino") == 5 - 2


# -- peril -------------------------------------------------------------------------------------------------------------


def reveals_in_peril(*keywords: str) -> Script:
    """Captain Marvel reveals a treachery that hurts her; Spider-Man may cancel it, she may prevent the damage."""
    hurt = when_revealed(Damage(You(), n(3)))
    change = {"01112": {"abilities": (hurt,), "keep": False, "keywords": keywords}}
    return reprinted(
        change,
        heroes=["captain_marvel", "spider_man"],
        players=[hero(dealt=["False Alarm"], in_play=[FLIGHT]), hero(hand=["Enhanced Spider-Sense", "Genius"])],
        phase="villain",
        step=4,
    )


@rule("MC-KW-PERIL-01", "MC-KW-PERIL-02", "OQ-58", "OQ-32")
def test_during_peril_only_the_resolving_player_may_act() -> None:
    s = reveals_in_peril("peril").asked(0, "interrupt").do(f"use {FLIGHT}").idle(1)
    assert s.damage(MARVEL) == 0
    assert len(s.hand(1)) == 2


@rule("MC-KW-PERIL-02")
def test_without_peril_another_player_may_act() -> None:
    s = reveals_in_peril().asked(1, "interrupt").do("1: use Enhanced Spider-Sense").idle(1)
    assert s.damage(MARVEL) == 0
    assert s.area(0) == [FLIGHT]


# -- quickstrike -------------------------------------------------------------------------------------------------------


@rule("MC-KW-QUICK-01", "D-18", "OQ-08", "MC-BOOST-14")
def test_quickstrike_attacks_a_hero_on_engaging() -> None:
    s = revealing("Vulture", hero()).asked(0, "defend").do("pass").idle(0)
    assert s.damage(MARVEL) == 3
    assert keys(s, "engage", "attack_damage", "boost_dealt") == ["engage", "attack_damage"]


@rule("MC-KW-QUICK-02")
def test_quickstrike_does_nothing_to_an_alter_ego() -> None:
    s = revealing("Vulture", alter_ego()).idle(0)
    assert s.damage("Carol Danvers") == 0
    assert s.engaged() == ["Vulture"]


@rule("MC-KW-QUICK-03", "D-18", "MC-ELIM-04", "MC-ENGAGE-02")
def test_quickstrike_strikes_whenever_the_minion_engages_a_player() -> None:
    """Captain Marvel is eliminated; Vulture engages Spider-Man and attacks him at once."""
    s = duo(hero(hit_points=1, exhausted=True, engaged=["Vulture"], dealt=["Shocker"]), hero(), phase="villain", step=4)
    s.asked(1, "defend").do("1: pass").idle(1)
    assert s.damage("Spider-Man") == 1 + 3
    assert "Vulture" in s.engaged(1)


# -- restricted --------------------------------------------------------------------------------------------------------


@rule("MC-KW-RESTR-01", "MC-KW-RESTR-02", "OQ-49")
def test_of_more_than_two_restricted_cards_one_is_discarded_at_once() -> None:
    marked = {code: {"keywords": ("restricted",), "cost": 0} for code in ("01016", "01015", "01017")}
    s = reprinted(marked, heroes=["captain_marvel"], players=[hero(in_play=[HELMET, STATION], hand=[FLIGHT])])
    s.do(f"play {FLIGHT}").asked(0, "restricted").offered(*[f"discard {c}" for c in (HELMET, STATION, FLIGHT)])
    (asked,), texts = s.game.pending, Texts("en", strict=True)
    assert (
        Question(s.game, asked, texts).prompt()
        == "You control more than two restricted cards. Which one do you discard?"
    )
    assert explain_option(s.game, asked.options[0], asked, texts)[-1] == "Rules: MC-KW-RESTR-02."
    assert keyword_text(texts, "restricted") == "Restricted."
    s.do(f"discard {HELMET}").idle(0)
    assert s.area() == [STATION, FLIGHT]
    assert s.discard() == [HELMET]


@rule("MC-KW-RESTR-01")
def test_two_restricted_cards_are_allowed() -> None:
    marked = {code: {"keywords": ("restricted",), "cost": 0} for code in ("01016", "01015")}
    s = reprinted(marked, heroes=["captain_marvel"], players=[hero(in_play=[HELMET, FLIGHT], hand=[STATION])])
    s.do(f"play {STATION}").idle(0)
    assert len(s.area()) == 3


# -- retaliate ---------------------------------------------------------------------------------------------------------


@rule("MC-KW-RETAL-01", "MC-KW-RETAL-03", "OQ-08", "MC-STATUS-14")
def test_retaliate_hits_the_attacker_after_the_attack() -> None:
    change = {"01103": {"keywords": ("retaliate 2",)}}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(engaged=["Shocker"])])
    s.do("attack Captain Marvel", "pick Shocker").idle(0)
    assert happened(s, "damage") == [("damage", "Shocker"), ("damage", MARVEL)]
    assert s.damage(MARVEL) == 2


@rule("MC-KW-RETAL-02")
def test_who_does_not_survive_does_not_retaliate() -> None:
    change = {"01103": {"keywords": ("retaliate 2",)}}
    player = hero(engaged=[{"card": "Shocker", "damage": 1}])
    s = (
        reprinted(change, heroes=["captain_marvel"], players=[player])
        .do("attack Captain Marvel", "pick Shocker")
        .idle(0)
    )
    assert s.damage(MARVEL) == 0


@rule("MC-KW-RETAL-01", "MC-ATTACK-09")
def test_damage_that_is_no_attack_is_not_retaliated() -> None:
    changes = {
        "01103": {"keywords": ("retaliate 2",)},
        "01015": {"abilities": (action(Damage(Enemies(), n(1))),), "keep": False},
    }
    s = reprinted(changes, heroes=["captain_marvel"], players=[hero(engaged=["Shocker"], in_play=[STATION])])
    s.do(f"use {STATION}").idle(0)
    assert s.damage("Shocker") == 1
    assert s.damage(MARVEL) == 0


@rule("OQ-63")
def test_every_survivor_of_an_attack_on_several_enemies_retaliates() -> None:
    changes = {
        "01103": {"keywords": ("retaliate 1",)},
        "01102": {"keywords": ("retaliate 2",)},
        "01015": {"abilities": (hero_action(Damage(Enemies(), n(1)), label="attack"),), "keep": False},
    }
    player = hero(in_play=[STATION], engaged=["Shocker", "Sandman"])
    s = reprinted(changes, heroes=["captain_marvel"], players=[player]).do(f"use {STATION}")
    s.asked(0, "order").do("order Sandman").idle(0)
    assert happened(s, "retaliate") == [("retaliate", "Sandman"), ("retaliate", "Shocker")]
    assert s.damage(MARVEL) == 3


# -- surge -------------------------------------------------------------------------------------------------------------


@rule("MC-KW-SURGE-01", "MC-KW-SURGE-02", "MC-KW-SURGE-03")
def test_surge_reveals_one_more_card_after_the_first_is_resolved_again_and_again() -> None:
    s = revealing("Exhaustion", encounter_top=["Kree Manipulator", GUARD, "Sandman"]).idle(0)
    assert happened(s, "reveal", "exhaust", "threat", "surge") == [
        ("reveal", "Exhaustion"),
        ("exhaust", MARVEL),
        ("surge", "Exhaustion"),
        ("reveal", "Kree Manipulator"),
        ("threat", MAIN),
        ("surge", "Kree Manipulator"),
        ("reveal", GUARD),
    ]
    assert s.engaged() == [GUARD]
    assert s.encounter_discard() == ["Kree Manipulator", "Exhaustion"]


@rule("OQ-30", "MC-KW-SURGE-01", "MC-GAIN-01")
def test_surge_gained_twice_is_surge_once() -> None:
    s = reprinted(
        {"01112": {"keywords": ("surge",)}},
        heroes=["captain_marvel"],
        players=[hero(statuses=["confused"], dealt=["False Alarm"])],
        phase="villain",
        step=4,
        encounter_top=[GUARD, "Sandman"],
    ).idle(0)
    assert s.engaged() == [GUARD]
    assert s.encounter_deck()[0] == "Sandman"


# -- toughness ---------------------------------------------------------------------------------------------------------


@rule("MC-KW-TOUGH-01", "D-27", "MC-STATUS-12")
def test_toughness_gives_a_tough_card_on_entering_play_once() -> None:
    s = revealing("Sandman").idle(0)
    assert s.status("Sandman") == ["tough"]
    s.do("attack Captain Marvel", "pick Sandman").idle(0)
    assert s.status("Sandman") == []
    assert s.damage("Sandman") == 0


@rule("OQ-30")
def test_retaliate_numbers_add_up() -> None:
    changes = {
        "01103": {"keywords": ("retaliate 1",)},
        "01100": {"abilities": (constant(gets(RETALIATE, 1, Enemies())),), "keep": False},
    }
    s = reprinted(
        changes, heroes=["captain_marvel"], players=[hero(engaged=["Shocker"])], in_play=["Enhanced Ivory Horn"]
    )
    s.do("attack Captain Marvel", "pick Shocker").idle(0)
    assert s.damage(MARVEL) == 2


# -- uses --------------------------------------------------------------------------------------------------------------


@rule("MC-KW-USES-01", "MC-KW-USES-02", "MC-TOKEN-01", "MC-COUNTER-01", "MC-COUNTER-02")
def test_a_card_with_uses_enters_play_with_its_counters() -> None:
    s = solo(hero(hand=["Surveillance Team", "Genius"]), heroes=["spider_man"]).do("play Surveillance Team").idle(0)
    assert s.counters("Surveillance Team") == {"snoop": 3}


@rule("MC-KW-USES-03", "MC-KW-USES-04")
def test_the_card_is_discarded_after_the_effect_of_its_last_use() -> None:
    team = {"card": "Surveillance Team", "counters": {"snoop": 2}}
    s = solo(hero(in_play=[team]), heroes=["spider_man"], main_scheme={"threat": 5}).do("use Surveillance Team").idle(0)
    assert s.counters("Surveillance Team") == {"snoop": 1}
    team = {"card": "Surveillance Team", "counters": {"snoop": 1}}
    s = solo(hero(in_play=[team]), heroes=["spider_man"], main_scheme={"threat": 5}).do("use Surveillance Team").idle(0)
    assert s.threat(MAIN) == 4
    assert s.discard() == ["Surveillance Team"]
    removed = next(i for i, e in enumerate(s.log) if e[0] == "threat_removed")
    left = next(i for i, e in enumerate(s.log) if e[0] == "move")
    assert removed < left


@rule("MC-COUNTER-03", "MC-KW-USES-03")
def test_counters_of_another_type_cannot_be_spent() -> None:
    told = {"abilities": (action(Draw(n(1)), cost=cost(spend("web"))),)}
    s = reprinted({"01064": told}, heroes=["spider_man"], players=[hero(in_play=["Surveillance Team"])])
    s.not_offered("use Surveillance Team")
