"""Black Panther's nemesis set: what each card does, and when it does not."""

from typing import Any

from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, black_panther, hero

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


revealing = black_panther.but(encounter_top=GRUNT).revealing
"""Black Panther (11 hit points) reveals a card; Spider-Man is the second player if there are two."""


# -- 01156 Usurp The Throne ------------------------------------------------------------------------
@rule("MC-VPHASE-08")
def test_usurp_the_throne_is_a_hazard() -> None:
    more = {"step": 3, "encounter_top": ["Hydra Mercenary", "Hydra Bomber"]}
    s = black_panther(hero(), in_play=["Usurp The Throne"], **more)  # 01156
    assert s.events("deal") == [(0,), (0,)]
    revealing("Usurp The Throne", hero(), hero()).then("Usurp The Throne", threat=6)


# -- 01157 Killmonger ------------------------------------------------------------------------------
WAKANDA = ["01043a", "Energy"]


def test_killmonger_is_immune_to_black_panther_upgrades() -> None:
    player = hero(damage=4, hand=WAKANDA, engaged=["Killmonger"], in_play=["Energy Daggers", "Panther Claws"])
    s = black_panther(player).do("use Wakanda Forever!", "order Energy Daggers", "pick Killmonger")
    s.idle(0).fired("01047", 1).only("damage Rhino 1")
    s.then("Killmonger", hp=5)  # 01157


@rule("MC-MOVE-03")
def test_no_damage_moves_from_the_suit_to_killmonger() -> None:
    player = hero(damage=4, hand=WAKANDA, engaged=["Killmonger"], in_play=["Vibranium Suit"])
    s = black_panther(player).do("use Wakanda Forever!", "pick Killmonger")
    s.idle(0).then(damage=4).then("Killmonger", damage=0)


def test_killmonger_is_not_immune_to_anything_else() -> None:
    player = hero(engaged=["Killmonger"], hand=["Haymaker", "Vibranium"], in_play=["Combat Training"])
    black_panther(player).do("attack Black Panther", "pick Killmonger").only("damage Killmonger 3")
    black_panther(player).do("use Haymaker", "pick Killmonger").only("damage Killmonger 3")
    more = {"step": 2, "villain": {"statuses": ["stunned"]}, "encounter_top": GRUNT}
    s = black_panther(hero(engaged=["Killmonger"]), **more).do("pass").idle(0)
    s.only("damage Black Panther 2", "damage Killmonger 1")  # retaliate


# -- 01158 Heart-Shaped Herb -----------------------------------------------------------------------
def test_heart_shaped_herb_makes_the_villain_and_your_minions_tough() -> None:
    s = revealing("Heart-Shaped Herb", hero(engaged=["Shocker", "Hydra Bomber"]), hero(engaged=["Whiplash"]))
    s.fired("01158", 1)
    assert [s.status(c) for c in ("Rhino", "Shocker", "Hydra Bomber", "Whiplash")] == [["tough"]] * 3 + [[]]
    assert [name for _, name in s.seen("surge")] == ["Heart-Shaped Herb"]


def test_heart_shaped_herb_as_a_boost_card_makes_the_villain_tough() -> None:
    more = {"encounter_top": ["Heart-Shaped Herb", *GRUNT]}
    s = revealing("Assault", hero(engaged=["Shocker"]), **more).do("pass")
    s.idle(0).fired("01158", 1).then("Shocker", statuses=[]).never("surge").only("damage Black Panther 3")
    s.then("villain", statuses=[])  # the tough card has taken the damage of retaliate


# -- 01159 Ritual Combat ---------------------------------------------------------------------------
def combat(top: str, player: dict[str, Any]) -> Situation:
    return revealing("Ritual Combat", player, encounter_top=[top], main_scheme={"threat": 0})


def test_ritual_combat_deals_1_damage_and_1_for_each_boost_icon() -> None:
    s = combat("Charge", hero()).asked(0, "mode").do("mode 1").idle(0).fired("01159", 1).only("damage Black Panther 3")
    s.then(threat=0, encounter_discard=["Ritual Combat", "Charge"])


def test_ritual_combat_may_place_the_threat_instead() -> None:
    combat("Charge", hero()).do("mode 2").idle(0).never("damage").then(threat=3)


def test_stars_are_no_icons_in_ritual_combat() -> None:
    combat("Electric Whip Attack", hero()).do("mode 1").idle(0).only("damage Black Panther 1")


@rule("MC-FORM-06", "MC-CHOOSE-03")
def test_ritual_combat_leaves_an_alter_ego_the_threat() -> None:
    combat("Advance", alter_ego(damage=1)).idle(0).never("damage").then(threat=1)
