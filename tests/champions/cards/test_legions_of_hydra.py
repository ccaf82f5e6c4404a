"""The modular set Legions of Hydra: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero

LEGIONS = "Legions of Hydra"


def hydra(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel (ATK 2, THW 2, 12 hit points), then Spider-Man, against Rhino with this modular set."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    modular = ["legions_of_hydra"]
    return Scripted(**{"heroes": heroes, "modular": modular, "bare": True, "players": list(players), **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals an encounter card."""
    first = {**players[0], "dealt": [card]}
    return hydra(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def minions_act(*players: dict[str, Any], **given: Any) -> Scripted:
    """Step two of the villain phase; Rhino is stunned and confused, so that only the minions do something."""
    given = {"villain": {"statuses": ["stunned", "confused"]}, "encounter_top": ["Crowd Control"], **given}
    return hydra(*players, **{"phase": "villain", "step": 2, **given})


# -- 01180 Legions of Hydra ------------------------------------------------------------------------


@rule("MC-SIDE-03", "MC-SEARCH-05")
def test_legions_of_hydra_brings_madame_hydra_and_counts_hydra_enemies() -> None:
    s = facing(LEGIONS, hero(engaged=["Hydra Soldier", "Shocker"]))
    assert s.engaged() == ["Hydra Soldier", "Shocker", "Madame Hydra"]
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert s.card(LEGIONS).threat == 3 + 2 * 2
    assert s.times("reveal", 0, "Madame Hydra") == 0


def test_madame_hydra_engages_the_player_who_reveals_the_scheme() -> None:
    s = hydra(hero(), hero(dealt=[LEGIONS]), phase="villain", step=4)
    assert (s.engaged(0), s.engaged(1)) == ([], ["Madame Hydra"])


def test_madame_hydra_is_found_in_the_discard_pile() -> None:
    s = facing(LEGIONS, hero(), encounter_discard=["Madame Hydra", "Assault"])
    assert s.engaged() == ["Madame Hydra"]
    assert s.encounter_discard() == ["Assault"]


def test_legions_of_hydra_does_not_look_for_madame_hydra_while_she_is_in_play() -> None:
    s = facing(LEGIONS, hero(), hero(engaged=["Madame Hydra", "Hydra Soldier"]))
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 0
    assert s.engaged(0) == []
    assert s.card(LEGIONS).threat == 3 + 2 * 2


def test_legions_of_hydra_counts_nobody_when_madame_hydra_cannot_be_found() -> None:
    s = hydra(hero(dealt=[LEGIONS, "Madame Hydra"]), phase="villain", step=4)
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert s.times("threat", LEGIONS) == 1  # its starting threat
    assert s.card(LEGIONS).threat == 3
    assert s.engaged() == ["Madame Hydra"]


@rule("MC-SIDE-09")
def test_each_legions_of_hydra_deals_one_more_card() -> None:
    top = ["Hydra Soldier", "Hydra Soldier", "Hydra Soldier"]
    s = hydra(hero(), phase="villain", step=3, in_play=[LEGIONS, LEGIONS], encounter_top=top)
    assert s.times("deal", 0) == 3


# -- 01181 Madame Hydra ----------------------------------------------------------------------------


def test_madame_hydra_cannot_be_damaged_while_the_scheme_is_in_play() -> None:
    s = hydra(hero(engaged=["Madame Hydra"]), in_play=[LEGIONS])
    s.do("attack Captain Marvel", "pick Madame Hydra")
    assert s.card("Madame Hydra").damage == 0
    assert s.times("attack", 0, "Captain Marvel") == 1


def test_madame_hydra_can_be_damaged_without_the_scheme() -> None:
    s = hydra(hero(engaged=["Madame Hydra"])).do("attack Captain Marvel", "pick Madame Hydra")
    assert s.card("Madame Hydra").damage == 2


def test_one_copy_of_the_scheme_is_enough_to_protect_madame_hydra() -> None:
    schemes = [{"card": LEGIONS, "threat": 2}, LEGIONS]
    s = hydra(hero(engaged=["Madame Hydra"], in_play=["Daredevil"]), in_play=schemes)
    s.do("thwart Captain Marvel", f"pick {LEGIONS} (1)")
    assert s.table().count(LEGIONS) == 1
    s.do("attack Daredevil", "pick Madame Hydra")
    assert s.card("Madame Hydra").damage == 0


def test_madame_hydra_loses_her_protection_with_the_last_scheme() -> None:
    schemes = [{"card": LEGIONS, "threat": 2}]
    s = hydra(hero(engaged=["Madame Hydra"], in_play=["Daredevil"]), in_play=schemes)
    s.do("thwart Captain Marvel", "attack Daredevil", "pick Madame Hydra")
    assert s.card("Madame Hydra").damage == 2


def test_the_scheme_protects_nobody_but_madame_hydra() -> None:
    s = hydra(hero(engaged=["Madame Hydra", "Hydra Soldier"]), in_play=[LEGIONS])
    s.do("attack Captain Marvel", "pick Hydra Soldier")
    assert s.card("Hydra Soldier").damage == 2


def test_madame_hydra_may_be_stunned_and_lose_a_tough_card_only_to_damage() -> None:
    tough = {"card": "Madame Hydra", "statuses": ["tough"]}
    s = hydra(hero(engaged=[tough]), in_play=[LEGIONS]).do("attack Captain Marvel", "pick Madame Hydra")
    assert s.card("Madame Hydra").tough


def test_madame_hydra_places_threat_on_each_copy_after_she_attacked() -> None:
    s = minions_act(hero(engaged=["Madame Hydra"]), in_play=[LEGIONS, LEGIONS]).do("pass")
    assert s.damage() == 2
    assert s.times("forced", "Madame Hydra") == 1
    schemes = [e for e in s.game.state.zones[ids.TABLE] if s.game.face(e).name == LEGIONS]
    assert [s.game.table_card(e).threat for e in schemes] == [5, 5]


def test_madame_hydra_places_threat_after_she_schemed() -> None:
    s = minions_act(alter_ego(engaged=["Madame Hydra"]), in_play=[LEGIONS])
    assert s.threat() == 2
    assert s.times("forced", "Madame Hydra") == 1
    assert s.card(LEGIONS).threat == 5


def test_madame_hydra_places_no_threat_without_the_scheme_or_without_an_activation() -> None:
    alone = minions_act(hero(engaged=["Madame Hydra"])).do("pass")
    assert alone.times("forced", "Madame Hydra") == 1
    assert alone.times("threat", LEGIONS) == 0
    stunned = minions_act(hero(engaged=[{"card": "Madame Hydra", "statuses": ["stunned"]}]), in_play=[LEGIONS])
    assert stunned.card(LEGIONS).threat == 3


def test_other_hydra_minions_place_no_threat_on_the_scheme() -> None:
    s = minions_act(hero(engaged=["Hydra Soldier"]), in_play=[LEGIONS]).do("pass")
    assert s.card(LEGIONS).threat == 3


# -- 01182 Hydra Soldier ---------------------------------------------------------------------------


@rule("MC-KW-GUARD-01")
def test_a_hydra_soldier_guards_the_villain() -> None:
    s = hydra(hero(engaged=["Hydra Soldier"])).do("attack Captain Marvel")
    assert s.card("Hydra Soldier").damage == 2


@rule("MC-WDEF-02", "OQ-42")
def test_a_defeated_hydra_soldier_deals_a_card_to_the_player_it_was_engaged_with() -> None:
    soldier = {"card": "Hydra Soldier", "damage": 2}
    s = hydra(hero(), hero(engaged=[soldier]), encounter_top=["Shocker"])
    s.do("attack Captain Marvel", "pick Hydra Soldier")
    assert s.times("when_defeated", "Hydra Soldier") == 1
    dealt = s.game.state.zones[ids.DEALT_TO[1]]
    assert [s.game.ident(e).name for e in dealt] == ["Shocker"]
    assert s.game.state.zones[ids.DEALT_TO[0]] == ()
    assert s.encounter_discard() == ["Hydra Soldier"]


def test_a_damaged_hydra_soldier_deals_no_card() -> None:
    s = hydra(hero(engaged=["Hydra Soldier"])).do("attack Captain Marvel")
    assert s.times("deal") == 0


@rule("MC-EMPTYENC-01")
def test_the_last_card_is_dealt_and_the_deck_rebuilt_before_the_hydra_soldier_is_discarded() -> None:
    soldier = {"card": "Hydra Soldier", "damage": 2}
    s = hydra(hero(engaged=[soldier]), encounter_deck=["Shocker"], encounter_discard=["Assault", "Advance"])
    s.do("attack Captain Marvel")
    assert s.encounter_discard() == ["Hydra Soldier"]
    assert len(s.game.state.zones[ids.ENCOUNTER_DECK]) == 2
    assert s.game.state.acceleration == 1
