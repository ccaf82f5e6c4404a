"""Damage, hit points, defeat, healing and moving damage (MC-DAMAGE, MC-HP, MC-REMHP, MC-DEFEAT, MC-HEAL)."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.ids import CONFUSED
from goldenrule.games.champions.ops import Damage, Give, IndirectDamage, MoveDamage, PutFacedown
from goldenrule.games.champions.selectors import Allies, Enemies, Friendly, Villain, You
from goldenrule.games.champions.situations.script import Script
from goldenrule.games.champions.triggers import WouldTakeDamage
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.champions.rules.board import MAIN, alter_ego, duo, happened, hero, keys, reprinted, revealing, solo
from tests.champions.words import action, hero_action, interrupt, n

MARVEL = "Captain Marvel"
WOMAN = "Spider-Woman"
STATION = "Alpha Flight Station"


def station(op: Op, **player: Any) -> Script:
    """Captain Marvel's turn with an Alpha Flight Station whose action does something else."""
    change = {"01015": {"abilities": (action(op),), "keep": False}}
    return reprinted(change, heroes=["captain_marvel"], players=[hero(**{"in_play": [STATION], **player})])


@rule("MC-DAMAGE-01", "MC-DAMAGE-03", "MC-HP-01", "MC-HP-02", "MC-REMHP-01", "MC-REMHP-02", "MC-SUSTAIN-01")
@rule("MC-SUSTAIN-02")
def test_damage_lowers_the_hit_points_of_heroes_and_villains() -> None:
    s = solo(hero(damage=5))
    assert (s.hp(MARVEL), s.damage(MARVEL)) == (12 - 5, 5)
    s.do("attack Captain Marvel")
    assert (s.hp("Rhino"), s.damage("Rhino")) == (14 - 2, 2)


@rule("MC-DAMAGE-04", "MC-HP-05", "MC-REMHP-03", "MC-SUSTAIN-03", "MC-ANATP-06")
def test_damage_on_allies_and_minions() -> None:
    s = solo(hero(in_play=["Daredevil"], engaged=["Shocker"])).do("attack Daredevil", "pick Shocker").idle(0)
    assert (s.hp("Shocker"), s.damage("Shocker")) == (3 - 2, 2)
    assert (s.hp("Daredevil"), s.damage("Daredevil")) == (3 - 1, 1)


@rule("MC-DAMAGE-02", "MC-DEFEAT-01", "MC-DEFEAT-03", "MC-HP-06", "MC-MINION-04", "MC-REMHP-04", "MC-OWN-08")
def test_a_minion_without_hit_points_is_defeated_and_discarded() -> None:
    s = solo(hero(engaged=[{"card": "Shocker", "damage": 1}])).do("attack Captain Marvel", "pick Shocker").idle(0)
    assert s.engaged() == []
    assert s.encounter_discard() == ["Shocker"]
    s = solo(hero(engaged=["Shocker"])).do("attack Captain Marvel", "pick Shocker").idle(0)
    assert s.engaged() == ["Shocker"]


@rule("MC-ALLY-03", "MC-HP-06", "MC-DEFEAT-03", "MC-OWN-08")
def test_an_ally_without_hit_points_goes_to_its_owners_discard_pile() -> None:
    ally = {"card": WOMAN, "damage": 1, "owner": 0}
    s = duo(alter_ego(), hero(in_play=[ally]), active=1).do("1: attack Spider-Woman").idle(1)
    assert s.discard(0) == [WOMAN]
    assert s.discard(1) == []


@rule("MC-DEFEAT-02", "MC-SIDE-04", "MC-DEFEAT-03")
def test_a_side_scheme_without_threat_is_defeated() -> None:
    s = solo(in_play=[{"card": "Bomb Scare", "threat": 2}]).do("thwart Captain Marvel").idle(0)
    assert s.table() == []
    assert s.encounter_discard() == ["Bomb Scare"]


@rule("MC-DEFEAT-02")
def test_the_main_scheme_stays_without_threat() -> None:
    s = solo(main_scheme={"threat": 1}).do("thwart Captain Marvel").idle(0)
    assert s.threat(MAIN) == 0
    assert s.in_play(MAIN)


@rule("MC-HP-03", "MC-ELIM-01", "MC-ELIM-08", "MC-WIN-03")
def test_a_player_without_hit_points_is_eliminated() -> None:
    s = revealing("Shocker", hero(hit_points=1))
    s.over("villain")
    assert happened(s, "defeated") == [("defeated", MARVEL)]


@rule("MC-HEAL-01", "MC-HEAL-02", "OQ-12")
def test_healing_removes_damage_and_no_more_than_there_is() -> None:
    s = solo(alter_ego(damage=3)).do("recover Carol Danvers").idle(0)
    assert s.hp("Carol Danvers") == 12
    assert s.events("heal")[0][1] == 3
    solo(alter_ego()).not_offered("recover Carol Danvers")


@rule("MC-CHAR-01", "MC-FRIENDLY-01", "MC-ENEMY-01")
def test_what_characters_friends_and_enemies_are() -> None:
    s = solo(
        alter_ego(hand=["First Aid", "Energy"], damage=1, in_play=[{"card": WOMAN, "damage": 1}, STATION], engaged=[
            {"card": "Shocker", "damage": 1}
        ]),
        in_play=["Bomb Scare", "Enhanced Ivory Horn"],
        villain={"damage": 1},
    ).do("use First Aid")  # fmt: skip
    s.asked(0, "choose").offered(f"pick {WOMAN}", "pick Rhino", "pick Shocker", "pick Carol Danvers")
    assert len(s.options()) == 4


@rule("MC-ENEMY-01", "MC-FRIENDLY-01")
def test_enemies_are_the_villain_and_minions_and_friends_are_the_rest() -> None:
    s = station(Seq((Damage(Enemies(), n(1)), Give(Friendly(), CONFUSED))), engaged=["Shocker"])
    s.do(f"use {STATION}")
    assert sorted(name for _, name in happened(s, "damage")) == ["Rhino", "Shocker"]
    assert s.status(MARVEL) == ["confused"]
    assert s.status("Rhino") == s.status("Shocker") == []


@rule("MC-INDIRECT-01", "MC-INDIRECT-02", "OQ-26", "OQ-27", "D-34")
def test_indirect_damage_is_divided_freely_up_to_the_remaining_hit_points() -> None:
    s = revealing("Explosion", hero(in_play=[WOMAN]), in_play=[{"card": "Bomb Scare", "threat": 3}])
    s.asked(0, "divide").not_offered("amount 0 Captain Marvel").offered(
        *[f"amount {i} Captain Marvel" for i in (1, 2, 3)]
    )
    s.do("amount 3 Captain Marvel").idle(0)
    assert s.damage(MARVEL) == 3
    assert s.damage(WOMAN) == 0


@rule("OQ-26")
def test_the_first_player_divides_among_a_group() -> None:
    s = duo(
        hero(), hero(dealt=["Explosion"]), phase="villain", step=4, in_play=[{"card": "Bomb Scare", "threat": 3}]
    ).asked(0, "divide")
    s.do("amount 1 Captain Marvel").idle(1)
    assert (s.damage(MARVEL), s.damage("Spider-Man")) == (1, 2)


@rule("OQ-27", "MC-INDIRECT-02")
def test_indirect_damage_that_nobody_can_take_is_lost() -> None:
    s = station(IndirectDamage(Allies(), n(5)), in_play=[STATION, WOMAN]).do(f"use {STATION}").idle(0)
    assert s.discard() == [WOMAN]
    assert sum(e[1] for e in s.events("damage")) == 2


@rule("MC-MOVE-01", "MC-MOVE-04", "MC-MOVE-05", "MC-MOVE-06", "OQ-48")
def test_moving_damage_from_the_hero_to_the_villain() -> None:
    s = station(MoveDamage(You(), Villain(), n(3)), damage=2).do(f"use {STATION}").idle(0)
    assert s.damage(MARVEL) == 0
    assert s.damage("Rhino") == 2


@rule("MC-MOVE-02")
def test_damage_is_not_moved_to_where_it_is() -> None:
    station(MoveDamage(You(), You(), n(3)), damage=2).refused(f"use {STATION}", "MC-TRIG-02")
    s = station(Seq((MoveDamage(You(), You(), n(3)), Give(Villain(), CONFUSED))), damage=2).do(f"use {STATION}").idle(0)
    assert s.damage(MARVEL) == 2
    assert keys(s, "heal", "damage") == []


@rule("MC-MOVE-03", "D-32")
def test_without_damage_to_move_or_somewhere_to_go_nothing_is_offered() -> None:
    station(MoveDamage(You(), Villain(), n(3))).refused(f"use {STATION}", "MC-TRIG-02")
    station(MoveDamage(You(), Allies(), n(3)), damage=2).refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-CONSEQ-01", "MC-CONSEQ-02", "MC-CONSEQ-04", "MC-ALLY-06", "MC-ANATP-13")
def test_consequential_damage_is_that_of_the_power_used() -> None:
    """Black Cat: none for attacking, one for thwarting."""
    cat = hero(in_play=["Black Cat"])
    s = solo(cat, heroes=["spider_man"]).do("attack Black Cat").idle(0)
    assert s.damage("Black Cat") == 0
    s = solo(cat, heroes=["spider_man"], main_scheme={"threat": 2}).do("thwart Black Cat").idle(0)
    assert s.damage("Black Cat") == 1


@rule("MC-ALLY-07", "D-28", "OQ-16", "MC-ALLY-06")
def test_consequential_damage_comes_last_and_hits_the_ally_itself() -> None:
    s = solo(hero(in_play=[{"card": "Daredevil", "damage": 2}]), main_scheme={"threat": 3})
    s.do("thwart Daredevil").asked(0, "response")
    assert s.threat(MAIN) == 1
    assert s.damage("Daredevil") == 2
    s.do("use Daredevil").idle(0)
    assert happened(s, "damage") == [("damage", "Rhino"), ("damage", "Daredevil")]
    assert s.damage(MARVEL) == 0


@rule("MC-ATTACK-09", "MC-KW-GUARD-03")
def test_damage_without_a_label_is_no_attack() -> None:
    change = {"01015": {"abilities": (hero_action(Damage(Villain(), n(2))),), "keep": False}}
    s = reprinted(
        change,
        heroes=["captain_marvel"],
        players=[hero(in_play=[STATION], statuses=["stunned"], engaged=["Hydra Mercenary"])],
    ).do(f"use {STATION}")
    s.idle(0)
    assert s.damage("Rhino") == 2
    assert s.status(MARVEL) == ["stunned"]
    assert keys(s, "attack") == []


@rule("OQ-89", "MC-CANNOT-01", "OQ-70")
def test_damage_that_an_interrupt_has_made_impossible_is_not_taken() -> None:
    """An interrupt puts a Drone into play, and Ultron III cannot take what was to be dealt to him."""
    change = {"01015": {"abilities": (interrupt(WouldTakeDamage(to=Villain()), PutFacedown()),), "keep": False}}
    given: dict[str, Any] = {"scenario": "ultron", "expert": True, "bare": True, "villain": {"stage": "III"}}
    given |= {"heroes": ["captain_marvel"], "in_play": ["Ultron Drones"]}
    s = reprinted(change, **given, players=[hero(in_play=[STATION])])
    s.do(f"attack {MARVEL}", f"use {STATION}")
    assert s.engaged() == ["Drone"]
    assert s.damage("Ultron") == 0
    s = reprinted(change, **given, players=[hero(in_play=[STATION])])
    s.do(f"attack {MARVEL}", "pass")
    assert s.damage("Ultron") == 2
