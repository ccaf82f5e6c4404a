"""Damage, hit points, defeat, healing and moving damage (MC-DAMAGE, MC-HP, MC-REMHP, MC-DEFEAT, MC-HEAL)."""

from typing import Any

from goldenrule.games.champions.ids import CONFUSED
from goldenrule.games.champions.ops import Damage, Give, IndirectDamage, MoveDamage, PutFacedown
from goldenrule.games.champions.selectors import Allies, Enemies, Friendly, Villain, You
from goldenrule.games.champions.triggers import WouldTakeDamage
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, given, hero, spider_man
from tests.champions.words import action, hero_action, interrupt, n

MARVEL = "Captain Marvel"
WOMAN = "Spider-Woman"
STATION = "Alpha Flight Station"


def station(op: Op, **player: Any) -> Situation:
    """Captain Marvel's turn with an Alpha Flight Station whose action does something else."""
    change = {"01015": action(op)}
    return given.reprinted(change, hero(**{"in_play": [STATION], **player}))


@rule("MC-DAMAGE-01", "MC-DAMAGE-03", "MC-HP-01", "MC-HP-02", "MC-REMHP-01", "MC-REMHP-02", "MC-SUSTAIN-01")
@rule("MC-SUSTAIN-02")
def test_damage_lowers_the_hit_points_of_heroes_and_villains() -> None:
    given(hero(damage=5)).then(hp=12 - 5, damage=5).do("attack Captain Marvel").then("villain", hp=14 - 2, damage=2)


@rule("MC-DAMAGE-04", "MC-HP-05", "MC-REMHP-03", "MC-SUSTAIN-03", "MC-ANATP-06")
def test_damage_on_allies_and_minions() -> None:
    s = given(hero(in_play=["Daredevil"], engaged=["Shocker"])).do("attack Daredevil", "pick Shocker")
    s.idle(0).then("Shocker", hp=3 - 2, damage=2).then("Daredevil", hp=3 - 1, damage=1)


@rule("MC-DAMAGE-02", "MC-DEFEAT-01", "MC-DEFEAT-03", "MC-HP-06", "MC-MINION-04", "MC-REMHP-04", "MC-OWN-08")
def test_a_minion_without_hit_points_is_defeated_and_discarded() -> None:
    s = given(hero(engaged=[{"card": "Shocker", "damage": 1}])).do("attack Captain Marvel", "pick Shocker")
    s.idle(0).then(engaged=[], encounter_discard=["Shocker"])
    given(hero(engaged=["Shocker"])).do("attack Captain Marvel", "pick Shocker").idle(0).then(engaged=["Shocker"])


@rule("MC-ALLY-03", "MC-HP-06", "MC-DEFEAT-03", "MC-OWN-08")
def test_an_ally_without_hit_points_goes_to_its_owners_discard_pile() -> None:
    ally = {"card": WOMAN, "damage": 1, "owner": 0}
    s = given(alter_ego(), hero(in_play=[ally]), active=1).do("1: attack Spider-Woman")
    s.idle(1).then(discard=[WOMAN]).then(1, discard=[])


@rule("MC-DEFEAT-02", "MC-SIDE-04", "MC-DEFEAT-03")
def test_a_side_scheme_without_threat_is_defeated() -> None:
    s = given(hero(), in_play=[{"card": "Bomb Scare", "threat": 2}]).do("thwart Captain Marvel")
    s.idle(0).then(table=[], encounter_discard=["Bomb Scare"])


@rule("MC-HP-03", "MC-ELIM-01", "MC-ELIM-08", "MC-WIN-03")
def test_a_player_without_hit_points_is_eliminated() -> None:
    given.revealing("Shocker", hero(hit_points=1)).over("villain").only(f"defeated {MARVEL}")


@rule("MC-HEAL-01", "MC-HEAL-02", "OQ-12")
def test_healing_removes_damage_and_no_more_than_there_is() -> None:
    s = given(alter_ego(damage=3)).do("recover Carol Danvers").idle(0).then(hp=12)
    assert s.events("heal")[0][1] == 3
    given(alter_ego()).not_offered("recover Carol Danvers")


@rule("MC-CHAR-01", "MC-FRIENDLY-01", "MC-ENEMY-01")
def test_what_characters_friends_and_enemies_are() -> None:
    s = given(
        alter_ego(
            hand=["First Aid", "Energy"],
            damage=1,
            in_play=[{"card": WOMAN, "damage": 1}, STATION],
            engaged=[{"card": "Shocker", "damage": 1}],
        ),
        in_play=["Bomb Scare", "Enhanced Ivory Horn"],
        villain={"damage": 1},
    )
    s.do("use First Aid").asked(0, "choose")
    s.offered(f"pick {WOMAN}", "pick Rhino", "pick Shocker", "pick Carol Danvers")
    assert len(s.options()) == 4


@rule("MC-ENEMY-01", "MC-FRIENDLY-01")
def test_enemies_are_the_villain_and_minions_and_friends_are_the_rest() -> None:
    s = station(Seq((Damage(Enemies(), n(1)), Give(Friendly(), CONFUSED))), engaged=["Shocker"]).do(f"use {STATION}")
    s.only("damage Rhino", "damage Shocker", in_order=False).then(statuses=["confused"]).then("Rhino", statuses=[])
    s.then("Shocker", statuses=[])


@rule("MC-INDIRECT-01", "MC-INDIRECT-02", "OQ-26", "OQ-27", "D-34")
def test_indirect_damage_is_divided_freely_up_to_the_remaining_hit_points() -> None:
    s = given.revealing("Explosion", hero(in_play=[WOMAN]), in_play=[{"card": "Bomb Scare", "threat": 3}])
    s.asked(0, "divide").not_offered("amount 0 Captain Marvel")
    s.offered(*[f"amount {i} Captain Marvel" for i in (1, 2, 3)]).do("amount 3 Captain Marvel").idle(0).then(damage=3)
    s.then(WOMAN, damage=0)


@rule("OQ-26")
def test_the_first_player_divides_among_a_group() -> None:
    s = given(hero(), hero(dealt=["Explosion"]), step=4, in_play=[{"card": "Bomb Scare", "threat": 3}])
    s.asked(0, "divide").do("amount 1 Captain Marvel").idle(1).then(damage=1).then(1, damage=2)


@rule("OQ-27", "MC-INDIRECT-02")
def test_indirect_damage_that_nobody_can_take_is_lost() -> None:
    s = station(IndirectDamage(Allies(), n(5)), in_play=[STATION, WOMAN]).do(f"use {STATION}")
    s.idle(0).then(discard=[WOMAN])
    assert sum(e[1] for e in s.events("damage")) == 2


@rule("MC-MOVE-01", "MC-MOVE-04", "MC-MOVE-05", "MC-MOVE-06", "OQ-48")
def test_moving_damage_from_the_hero_to_the_villain() -> None:
    s = station(MoveDamage(You(), Villain(), n(3)), damage=2).do(f"use {STATION}")
    s.idle(0).then(damage=0).then("villain", damage=2)


@rule("MC-MOVE-02")
def test_damage_is_not_moved_to_where_it_is() -> None:
    station(MoveDamage(You(), You(), n(3)), damage=2).refused(f"use {STATION}", "MC-TRIG-02")
    s = station(Seq((MoveDamage(You(), You(), n(3)), Give(Villain(), CONFUSED))), damage=2).do(f"use {STATION}")
    s.idle(0).then(damage=2).never("heal", "damage")


@rule("MC-MOVE-03", "D-32")
def test_without_damage_to_move_or_somewhere_to_go_nothing_is_offered() -> None:
    station(MoveDamage(You(), Villain(), n(3))).refused(f"use {STATION}", "MC-TRIG-02")
    station(MoveDamage(You(), Allies(), n(3)), damage=2).refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-CONSEQ-01", "MC-CONSEQ-02", "MC-CONSEQ-04", "MC-ALLY-06", "MC-ANATP-13")
def test_consequential_damage_is_that_of_the_power_used() -> None:
    """Black Cat: none for attacking, one for thwarting."""
    cat = hero(in_play=["Black Cat"])
    spider_man(cat).do("attack Black Cat").idle(0).then("Black Cat", damage=0)
    spider_man(cat, main_scheme={"threat": 2}).do("thwart Black Cat").idle(0).then("Black Cat", damage=1)


@rule("MC-ALLY-07", "D-28", "OQ-16", "MC-ALLY-06")
def test_consequential_damage_comes_last_and_hits_the_ally_itself() -> None:
    s = given(hero(in_play=[{"card": "Daredevil", "damage": 2}]), main_scheme={"threat": 3}).do("thwart Daredevil")
    s.asked(0, "response").then(threat=1).then("Daredevil", damage=2).do("use Daredevil").idle(0)
    s.only("damage Rhino", "damage Daredevil").then(damage=0)


@rule("MC-ATTACK-09", "MC-KW-GUARD-03")
def test_damage_without_a_label_is_no_attack() -> None:
    change = {"01015": hero_action(Damage(Villain(), n(2)))}
    s = given.reprinted(change, hero(in_play=[STATION], statuses=["stunned"], engaged=["Hydra Mercenary"]))
    s.do(f"use {STATION}").idle(0).then("villain", damage=2).then(statuses=["stunned"]).never("attack")


@rule("OQ-89", "MC-CANNOT-01", "OQ-70")
def test_damage_that_an_interrupt_has_made_impossible_is_not_taken() -> None:
    """An interrupt puts a Drone into play, and Ultron III cannot take what was to be dealt to him."""
    change = {"01015": interrupt(WouldTakeDamage(to=Villain()), PutFacedown())}
    more: dict[str, Any] = {"scenario": "ultron", "expert": True, "bare": True, "villain": {"stage": "III"}}
    more |= {"heroes": ["captain_marvel"], "in_play": ["Ultron Drones"]}
    s = given.reprinted(change, hero(in_play=[STATION]), **more).do(f"attack {MARVEL}", f"use {STATION}")
    s.then(engaged=["Drone"]).then("villain", damage=0)
    s = given.reprinted(change, hero(in_play=[STATION]), **more).do(f"attack {MARVEL}", "pass")
    s.then("villain", damage=2)
