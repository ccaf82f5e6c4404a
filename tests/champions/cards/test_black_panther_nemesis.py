"""Black Panther's nemesis set: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.cards.scripted import alter_ego, hero
from tests.champions.cards.told import damaged, named

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


def revealing(card: str, first: dict[str, Any], *others: dict[str, Any], **given: Any) -> Script:
    """Black Panther (11 hit points) reveals a card; Spider-Man is the second player if there are two."""
    players = [{**first, "dealt": [card]}, *others]
    heroes = ["black_panther", "spider_man"][: len(players)]
    return Script.of(
        **{"heroes": heroes, "phase": "villain", "step": 4, "players": players, "encounter_top": GRUNT, **given}
    )


# -- 01156 Usurp The Throne ------------------------------------------------------------------------


@rule("MC-VPHASE-08")
def test_usurp_the_throne_is_a_hazard() -> None:
    given = {"phase": "villain", "step": 3, "encounter_top": ["Hydra Mercenary", "Hydra Bomber"]}
    s = Script.of(heroes=["black_panther"], players=[hero()], in_play=["Usurp The Throne"], **given)  # 01156
    assert s.events("deal") == [(0,), (0,)]
    assert revealing("Usurp The Throne", hero(), hero()).threat("Usurp The Throne") == 6


# -- 01157 Killmonger ------------------------------------------------------------------------------


WAKANDA = ["01043a", "Energy"]


def test_killmonger_is_immune_to_black_panther_upgrades() -> None:
    player = hero(damage=4, hand=WAKANDA, engaged=["Killmonger"], in_play=["Energy Daggers", "Panther Claws"])
    s = Script.of(heroes=["black_panther"], players=[player]).do("use Wakanda Forever!", "order Energy Daggers")
    s.do("pick Killmonger").idle(0).fired("01047", 1)
    assert damaged(s) == [("Rhino", 1)]
    assert s.hp("Killmonger") == 5  # 01157


@rule("MC-MOVE-03")
def test_no_damage_moves_from_the_suit_to_killmonger() -> None:
    player = hero(damage=4, hand=WAKANDA, engaged=["Killmonger"], in_play=["Vibranium Suit"])
    s = Script.of(heroes=["black_panther"], players=[player]).do("use Wakanda Forever!", "pick Killmonger").idle(0)
    assert (s.damage("Black Panther"), s.damage("Killmonger")) == (4, 0)


def test_killmonger_is_not_immune_to_anything_else() -> None:
    player = hero(engaged=["Killmonger"], hand=["Haymaker", "Vibranium"], in_play=["Combat Training"])
    s = Script.of(heroes=["black_panther"], players=[player]).do("attack Black Panther", "pick Killmonger")
    assert damaged(s) == [("Killmonger", 3)]
    s = Script.of(heroes=["black_panther"], players=[player]).do("use Haymaker", "pick Killmonger")
    assert damaged(s) == [("Killmonger", 3)]
    given = {"phase": "villain", "step": 2, "villain": {"statuses": ["stunned"]}, "encounter_top": GRUNT}
    s = Script.of(heroes=["black_panther"], players=[hero(engaged=["Killmonger"])], **given).do("pass").idle(0)
    assert damaged(s) == [("Black Panther", 2), ("Killmonger", 1)]  # retaliate


# -- 01158 Heart-Shaped Herb -----------------------------------------------------------------------


def test_heart_shaped_herb_makes_the_villain_and_your_minions_tough() -> None:
    s = revealing("Heart-Shaped Herb", hero(engaged=["Shocker", "Hydra Bomber"]), hero(engaged=["Whiplash"]))
    s.fired("01158", 1)
    assert [s.status(c) for c in ("Rhino", "Shocker", "Hydra Bomber", "Whiplash")] == [["tough"]] * 3 + [[]]
    assert [name for _, name in named(s, "surge")] == ["Heart-Shaped Herb"]


def test_heart_shaped_herb_as_a_boost_card_makes_the_villain_tough() -> None:
    given = {"encounter_top": ["Heart-Shaped Herb", *GRUNT]}
    s = revealing("Assault", hero(engaged=["Shocker"]), **given).do("pass").idle(0).fired("01158", 1)
    assert s.status("Shocker") == []
    assert s.events("surge") == []
    assert damaged(s) == [("Black Panther", 3)]
    assert s.status("Rhino") == []  # the tough card has taken the damage of retaliate


# -- 01159 Ritual Combat ---------------------------------------------------------------------------


def combat(top: str, player: dict[str, Any]) -> Script:
    return revealing("Ritual Combat", player, encounter_top=[top], main_scheme={"threat": 0})


def test_ritual_combat_deals_1_damage_and_1_for_each_boost_icon() -> None:
    s = combat("Charge", hero()).asked(0, "mode").do("mode 1").idle(0).fired("01159", 1)
    assert damaged(s) == [("Black Panther", 3)]
    assert s.threat("The Break-In!") == 0
    assert s.encounter_discard() == ["Ritual Combat", "Charge"]


def test_ritual_combat_may_place_the_threat_instead() -> None:
    s = combat("Charge", hero()).do("mode 2").idle(0)
    assert damaged(s) == []
    assert s.threat("The Break-In!") == 3


def test_stars_are_no_icons_in_ritual_combat() -> None:
    s = combat("Electric Whip Attack", hero()).do("mode 1").idle(0)
    assert damaged(s) == [("Black Panther", 1)]


@rule("MC-FORM-06", "MC-CHOOSE-03")
def test_ritual_combat_leaves_an_alter_ego_the_threat() -> None:
    s = combat("Advance", alter_ego(damage=1)).idle(0)
    assert damaged(s) == []
    assert s.threat("The Break-In!") == 1
