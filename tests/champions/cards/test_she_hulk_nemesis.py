"""She-Hulk's nemesis set: what each card does, and when it does not."""

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, she_hulk, spider_man

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


revealing = she_hulk.but(encounter_top=GRUNT).revealing
"""She-Hulk (15 hit points) reveals a card; Spider-Man is the second player if there are two."""


# -- 01161 Personal Challenge ----------------------------------------------------------------------
def test_personal_challenge_has_1_more_threat_for_each_player() -> None:
    revealing("Personal Challenge", hero(), hero()).fired("01161", 1).then("Personal Challenge", threat=5)
    revealing("Personal Challenge", hero()).then("Personal Challenge", threat=4)


@rule("MC-CRISIS-01")
def test_personal_challenge_is_a_crisis() -> None:
    more = {"heroes": ["she_hulk"], "main_scheme": {"threat": 3}, "in_play": ["Personal Challenge"]}
    spider_man(hero(), **more).do("thwart She-Hulk").idle(0).then(threat=3).then("Personal Challenge", threat=2)


# -- 01162 Titania ---------------------------------------------------------------------------------
def test_titanias_attack_is_her_remaining_hit_points() -> None:
    titania = {"card": "Titania", "damage": 2}
    s = she_hulk(hero(engaged=[titania], in_play=["Tac Team"]))
    s.then("Titania", ATK=4)  # 01162
    s.do("use Tac Team", "pick Titania").then("Titania", ATK=2)


def test_titania_hits_with_what_is_left_of_her() -> None:
    player = hero(engaged=[{"card": "Titania", "damage": 1}])
    more = {"step": 2, "villain": {"statuses": ["stunned"]}, "encounter_top": GRUNT}
    she_hulk(player, **more).do("pass").idle(0).only("damage She-Hulk 5")


# -- 01163 Genetically Enhanced --------------------------------------------------------------------
@rule("MC-ATTACHTO-01")
def test_genetically_enhanced_goes_to_the_minion_with_the_most_printed_hit_points() -> None:
    s = revealing("Genetically Enhanced", hero(engaged=["Shocker"]), hero(engaged=[{"card": "Titania", "damage": 4}]))
    s.then("Genetically Enhanced", host="Titania")
    assert (s.value("HP", "Titania"), s.hp("Titania")) == (9, 5)
    s.then("Titania", ATK=5).never("surge")


@rule("MC-FIRST-04")
def test_the_first_player_decides_between_equal_minions() -> None:
    players = [hero(engaged=["Shocker"]), hero(engaged=["Hydra Mercenary"], dealt=["Genetically Enhanced"])]
    s = spider_man(*players, step=4, encounter_top=GRUNT, heroes=["she_hulk", "spider_man"]).asked(0, "attach")
    s.do("attach Hydra Mercenary").then("Genetically Enhanced", host="Hydra Mercenary").then("Hydra Mercenary", hp=6)


@rule("MC-ATTACHTO-09")
def test_genetically_enhanced_surges_without_a_minion() -> None:
    s = revealing("Genetically Enhanced", hero())
    s.idle(0).only("surge 0 Genetically Enhanced").then(encounter_discard=["Genetically Enhanced"], engaged=GRUNT)


@rule("MC-ATTACHTO-03")
def test_genetically_enhanced_goes_with_its_host() -> None:
    enhanced = {"card": "Genetically Enhanced", "attached_to": "Shocker"}
    player = hero(engaged=[{"card": "Shocker", "damage": 4}], in_play=["Tac Team"])
    s = she_hulk(player, in_play=[enhanced]).then("Shocker", hp=2).do("use Tac Team", "pick Shocker").idle(0)
    assert sorted(s.encounter_discard()) == ["Genetically Enhanced", "Shocker"]


# -- 01164 Titania's Fury --------------------------------------------------------------------------
FURY = "Titania's Fury"


def test_titanias_fury_makes_her_attack() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 2}])).do("pass")
    s.idle(0).fired("01164", 1).only("damage She-Hulk 4").never("surge").then("Titania", damage=2)


def test_titania_attacks_the_player_of_her_fury_wherever_she_is() -> None:
    revealing(FURY, hero(), hero(engaged=["Titania"])).do("pass", "1: pass").idle().only("damage She-Hulk 6")


@rule("MC-STATUS-05", "MC-REPLACE-05")
def test_titanias_fury_heals_her_and_surges_when_she_is_stunned() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 3, "statuses": ["stunned"]}]))
    s.idle(0).then("Titania", damage=0, statuses=[])
    assert [name for _, name in s.seen("surge")] == [FURY]


@rule("MC-FORM-06")
def test_titanias_fury_heals_her_and_surges_against_an_alter_ego() -> None:
    s = revealing(FURY, alter_ego(damage=1, engaged=[{"card": "Titania", "damage": 3}]))
    s.idle(0).then("Titania", damage=0).never("damage").happened("surge")


def test_titanias_fury_surges_without_her() -> None:
    revealing(FURY, hero()).idle(0).happened("surge")


def test_a_defended_attack_of_titania_has_been_made() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 4}])).do("defend She-Hulk")
    s.idle(0).never("damage", "surge")


@rule("MC-BOOST-01")
def test_titanias_fury_as_a_boost_card_gives_another() -> None:
    s = revealing("Assault", hero(), encounter_top=[FURY, "Charge", "Hydra Mercenary"]).do("pass")
    s.idle(0).fired("01164", 1)
    assert [name for name, _ in s.seen("boost")] == [FURY, "Charge"]
    s.only("damage She-Hulk 5")  # ATK 2, 1 icon and 2 icons
