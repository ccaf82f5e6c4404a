"""The modular set Legions of Hydra: what each card does, and when it does not."""

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import alter_ego, given, hero

LEGIONS = "Legions of Hydra"


hydra = given.but(modular=["legions_of_hydra"], bare=True)


minions_act = hydra.but(step=2, villain={"statuses": ["stunned", "confused"]}, encounter_top=["Crowd Control"])
"""Step two of the villain phase; Rhino is stunned and confused, so that only the minions do something."""


# -- 01180 Legions of Hydra ------------------------------------------------------------------------
@rule("MC-SIDE-03", "MC-SEARCH-05")
def test_legions_of_hydra_brings_madame_hydra_and_counts_hydra_enemies() -> None:
    s = hydra.revealing(LEGIONS, hero(engaged=["Hydra Soldier", "Shocker"]))
    s.then(engaged=["Hydra Soldier", "Shocker", "Madame Hydra"]).happened(f"shuffle {ids.ENCOUNTER_DECK}")
    s.then(LEGIONS, threat=3 + 2 * 2).never("reveal 0 Madame Hydra")


def test_madame_hydra_engages_the_player_who_reveals_the_scheme() -> None:
    hydra(hero(), hero(dealt=[LEGIONS]), step=4).then(engaged=[]).then(1, engaged=["Madame Hydra"])


def test_madame_hydra_is_found_in_the_discard_pile() -> None:
    s = hydra.revealing(LEGIONS, hero(), encounter_discard=["Madame Hydra", "Assault"])
    s.then(engaged=["Madame Hydra"], encounter_discard=["Assault"])


def test_legions_of_hydra_does_not_look_for_madame_hydra_while_she_is_in_play() -> None:
    s = hydra.revealing(LEGIONS, hero(), hero(engaged=["Madame Hydra", "Hydra Soldier"]))
    s.never(f"shuffle {ids.ENCOUNTER_DECK}").then(engaged=[]).then(LEGIONS, threat=3 + 2 * 2)


def test_legions_of_hydra_counts_nobody_when_madame_hydra_cannot_be_found() -> None:
    s = hydra(hero(dealt=[LEGIONS, "Madame Hydra"]), step=4).happened(f"shuffle {ids.ENCOUNTER_DECK}")
    s.happened(f"threat {LEGIONS}")  # its starting threat
    s.then(LEGIONS, threat=3).then(engaged=["Madame Hydra"])


@rule("MC-SIDE-09")
def test_each_legions_of_hydra_deals_one_more_card() -> None:
    top = ["Hydra Soldier", "Hydra Soldier", "Hydra Soldier"]
    hydra(hero(), step=3, in_play=[LEGIONS, LEGIONS], encounter_top=top).happened("deal 0", times=3)


# -- 01181 Madame Hydra ----------------------------------------------------------------------------
def test_madame_hydra_cannot_be_damaged_while_the_scheme_is_in_play() -> None:
    s = hydra(hero(engaged=["Madame Hydra"]), in_play=[LEGIONS]).do("attack Captain Marvel", "pick Madame Hydra")
    s.then("Madame Hydra", damage=0).happened("attack 0 Captain Marvel")


def test_madame_hydra_can_be_damaged_without_the_scheme() -> None:
    s = hydra(hero(engaged=["Madame Hydra"])).do("attack Captain Marvel", "pick Madame Hydra")
    s.then("Madame Hydra", damage=2)


def test_one_copy_of_the_scheme_is_enough_to_protect_madame_hydra() -> None:
    schemes = [{"card": LEGIONS, "threat": 2}, LEGIONS]
    s = hydra(hero(engaged=["Madame Hydra"], in_play=["Daredevil"]), in_play=schemes)
    s.do("thwart Captain Marvel", f"pick {LEGIONS} (1)")
    assert s.table().count(LEGIONS) == 1
    s.do("attack Daredevil", "pick Madame Hydra").then("Madame Hydra", damage=0)


def test_madame_hydra_loses_her_protection_with_the_last_scheme() -> None:
    schemes = [{"card": LEGIONS, "threat": 2}]
    s = hydra(hero(engaged=["Madame Hydra"], in_play=["Daredevil"]), in_play=schemes)
    s.do("thwart Captain Marvel", "attack Daredevil", "pick Madame Hydra").then("Madame Hydra", damage=2)


def test_the_scheme_protects_nobody_but_madame_hydra() -> None:
    s = hydra(hero(engaged=["Madame Hydra", "Hydra Soldier"]), in_play=[LEGIONS])
    s.do("attack Captain Marvel", "pick Hydra Soldier").then("Hydra Soldier", damage=2)


def test_madame_hydra_may_be_stunned_and_lose_a_tough_card_only_to_damage() -> None:
    tough = {"card": "Madame Hydra", "statuses": ["tough"]}
    s = hydra(hero(engaged=[tough]), in_play=[LEGIONS]).do("attack Captain Marvel", "pick Madame Hydra")
    s.then("Madame Hydra", statuses=["tough"])


def test_madame_hydra_places_threat_on_each_copy_after_she_attacked() -> None:
    s = minions_act(hero(engaged=["Madame Hydra"]), in_play=[LEGIONS, LEGIONS]).do("pass")
    s.then(damage=2).happened("forced Madame Hydra")
    schemes = [e for e in s.game.state.zones[ids.TABLE] if s.game.face(e).name == LEGIONS]
    assert [s.game.table_card(e).threat for e in schemes] == [5, 5]


def test_madame_hydra_places_threat_after_she_schemed() -> None:
    s = minions_act(alter_ego(engaged=["Madame Hydra"]), in_play=[LEGIONS])
    s.then(threat=2).happened("forced Madame Hydra").then(LEGIONS, threat=5)


def test_madame_hydra_places_no_threat_without_the_scheme_or_without_an_activation() -> None:
    alone = minions_act(hero(engaged=["Madame Hydra"])).do("pass")
    alone.happened("forced Madame Hydra").never(f"threat {LEGIONS}")
    stunned = minions_act(hero(engaged=[{"card": "Madame Hydra", "statuses": ["stunned"]}]), in_play=[LEGIONS])
    stunned.then(LEGIONS, threat=3)


def test_other_hydra_minions_place_no_threat_on_the_scheme() -> None:
    minions_act(hero(engaged=["Hydra Soldier"]), in_play=[LEGIONS]).do("pass").then(LEGIONS, threat=3)


# -- 01182 Hydra Soldier ---------------------------------------------------------------------------
@rule("MC-KW-GUARD-01")
def test_a_hydra_soldier_guards_the_villain() -> None:
    hydra(hero(engaged=["Hydra Soldier"])).do("attack Captain Marvel").then("Hydra Soldier", damage=2)


@rule("MC-WDEF-02", "OQ-42")
def test_a_defeated_hydra_soldier_deals_a_card_to_the_player_it_was_engaged_with() -> None:
    soldier = {"card": "Hydra Soldier", "damage": 2}
    s = hydra(hero(), hero(engaged=[soldier]), encounter_top=["Shocker"])
    s.do("attack Captain Marvel", "pick Hydra Soldier").happened("when_defeated Hydra Soldier")
    dealt = s.game.state.zones[ids.DEALT_TO[1]]
    assert [s.game.ident(e).name for e in dealt] == ["Shocker"]
    assert s.game.state.zones[ids.DEALT_TO[0]] == ()
    s.then(encounter_discard=["Hydra Soldier"])


def test_a_damaged_hydra_soldier_deals_no_card() -> None:
    hydra(hero(engaged=["Hydra Soldier"])).do("attack Captain Marvel").never("deal")


@rule("MC-EMPTYENC-01")
def test_the_last_card_is_dealt_and_the_deck_rebuilt_before_the_hydra_soldier_is_discarded() -> None:
    soldier = {"card": "Hydra Soldier", "damage": 2}
    s = hydra(hero(engaged=[soldier]), encounter_deck=["Shocker"], encounter_discard=["Assault", "Advance"])
    s.do("attack Captain Marvel").then(encounter_discard=["Hydra Soldier"])
    assert len(s.game.state.zones[ids.ENCOUNTER_DECK]) == 2
    s.then(acceleration=1)
