"""Iron Man's nemesis set: what each card does, and when it does not."""

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, iron_man

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


revealing = iron_man.but(encounter_top=GRUNT).revealing
"""Iron Man (9 hit points) reveals a card; Spider-Man is the second player if there are two."""


# -- 01171 Imminent Overload -----------------------------------------------------------------------
def test_imminent_overload_has_1_more_threat_for_each_player() -> None:
    revealing("Imminent Overload", hero(), hero()).fired("01171", 1).then("Imminent Overload", threat=5)


@rule("MC-ACCICON-02")
def test_imminent_overload_accelerates_the_main_scheme() -> None:
    more = {"step": 1, "main_scheme": {"threat": 0}, "encounter_top": ["Advance", *GRUNT]}
    iron_man(hero(), in_play=["Imminent Overload"], **more).do("pass").idle(0).then(threat=2)


# -- 01172 Whiplash --------------------------------------------------------------------------------
@rule("MC-KW-RETAL-01")
def test_whiplash_retaliates() -> None:
    s = iron_man(hero(engaged=["Whiplash"]))  # 01172
    s.do("attack Iron Man", "pick Whiplash").idle(0).only("damage Whiplash 1", "damage Iron Man 1")


# -- 01173 Electric Whip Attack --------------------------------------------------------------------
UPGRADES = ["Arc Reactor", "Mark V Helmet", "Combat Training"]


@rule("MC-SAMPLE-16")
def test_electric_whip_attack_damages_or_costs_an_upgrade() -> None:
    player = hero(in_play=[*UPGRADES, "Stark Tower"])
    revealing("Electric Whip Attack", player).do("mode 1").idle(0).fired("01173", 1).only("damage Iron Man 3")
    s = revealing("Electric Whip Attack", player).do("mode 2").not_offered("pick Stark Tower").do("pick Mark V Helmet")
    s.idle(0).then(area=["Arc Reactor", "Combat Training", "Stark Tower"]).never("damage")


@rule("MC-FORM-06")
def test_electric_whip_attack_costs_tony_stark_an_upgrade() -> None:
    s = revealing("Electric Whip Attack", alter_ego(damage=1, in_play=["Arc Reactor"]))
    s.idle(0).then(area=[]).never("damage")


def test_electric_whip_attack_does_nothing_without_an_upgrade() -> None:
    s = revealing("Electric Whip Attack", hero(in_play=["Stark Tower"]))
    s.idle(0).then(area=["Stark Tower"]).never("damage")


def test_electric_whip_attack_as_a_boost_card_costs_an_upgrade_if_nobody_defends() -> None:
    more = {"encounter_top": ["Electric Whip Attack", *GRUNT]}
    s = revealing("Assault", hero(in_play=UPGRADES), **more).do("pass", "pick Arc Reactor")
    s.idle(0).fired("01173", 1).then(area=["Combat Training", "Mark V Helmet"])
    s = revealing("Assault", hero(in_play=UPGRADES), **more).do("defend Iron Man").idle(0)
    assert len(s.area()) == 3
    s = revealing("Advance", hero(in_play=UPGRADES), **more).idle(0)
    assert len(s.area()) == 3


# -- 01174 Electromagnetic Backlash ----------------------------------------------------------------
@rule("MC-WILD-02", "OQ-66")
def test_electromagnetic_backlash_damages_each_player_for_their_own_energy() -> None:
    mine = ["Energy", "Supersonic Punch", "War Machine", "Strength", "Mark V Armor"]
    theirs = ["Genius", "Black Cat", "Energy", "Strength", "Web-Shooter"]
    s = revealing("Electromagnetic Backlash", hero(deck_top=mine), alter_ego(damage=1, deck_top=theirs))
    s.fired("01174", 1).only("damage Iron Man 3", "damage Spider-Man 3").only("mill", "mill", "damage", "damage")


def test_electromagnetic_backlash_without_energy_does_no_damage() -> None:
    deck = ["Strength", "Repulsor Blast", "War Machine", "Mark V Armor", "Stark Tower"]
    s = revealing("Electromagnetic Backlash", hero(deck_top=deck))
    s.idle(0).never("damage").then(discard=list(reversed(deck)))
