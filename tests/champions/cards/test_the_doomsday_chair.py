"""The modular set The Doomsday Chair: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import RETALIATE
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, hero

CHAIR = "The Doomsday Chair"
UPGRADES = "Biomechanical Upgrades"


def chair(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel (ATK 2, 12 hit points), then Spider-Man, against Rhino with this modular set."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    modular = ["the_doomsday_chair"]
    return Scripted(**{"heroes": heroes, "modular": modular, "bare": True, "players": list(players), **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals an encounter card."""
    first = {**players[0], "dealt": [card]}
    return chair(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def upgraded(minion: str, damage: int = 0, **given: Any) -> Scripted:
    """Captain Marvel's turn, engaged with a minion that carries the upgrades."""
    player = hero(engaged=[{"card": minion, "damage": damage}], **given.pop("player", {}))
    return chair(player, in_play=[{"card": UPGRADES, "attached_to": minion}], **given)


# -- 01183 The Doomsday Chair ----------------------------------------------------------------------


@rule("MC-SIDE-03", "MC-SEARCH-05")
def test_the_doomsday_chair_brings_modok_to_the_player_who_reveals_it() -> None:
    s = facing(CHAIR, hero())
    assert s.card(CHAIR).threat == 8
    assert s.engaged() == ["M.O.D.O.K."]
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert facing(CHAIR, hero(), hero()).card(CHAIR).threat == 8


def test_modok_is_found_in_the_discard_pile() -> None:
    s = facing(CHAIR, hero(), encounter_discard=["M.O.D.O.K.", "Assault"])
    assert s.engaged() == ["M.O.D.O.K."]
    assert s.encounter_discard() == ["Assault"]


def test_the_doomsday_chair_looks_for_nobody_while_modok_is_in_play() -> None:
    s = facing(CHAIR, hero(), hero(engaged=["M.O.D.O.K."]))
    assert s.engaged(0) == []
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 0


@rule("MC-SIDE-08")
def test_the_doomsday_chair_accelerates_the_main_scheme() -> None:
    s = chair(hero(), phase="villain", in_play=[CHAIR], encounter_top=["Advance"])
    assert s.threat() == 2


# -- 01184 M.O.D.O.K. ------------------------------------------------------------------------------


@rule("MC-KW-RETAL-01")
def test_modok_retaliates() -> None:
    s = chair(hero(engaged=["M.O.D.O.K."]))
    assert s.value(RETALIATE, "M.O.D.O.K.") == 2
    s.do("attack Captain Marvel", "pick M.O.D.O.K.")
    assert s.damage() == 2


@rule("MC-KW-RETAL-02")
def test_modok_does_not_retaliate_when_he_is_defeated() -> None:
    s = chair(hero(engaged=[{"card": "M.O.D.O.K.", "damage": 6}])).do("attack Captain Marvel", "pick M.O.D.O.K.")
    assert not s.in_play("M.O.D.O.K.")
    assert s.damage() == 0


# -- 01185 Biomechanical Upgrades ------------------------------------------------------------------


def test_the_upgrades_are_attached_to_the_minion_with_the_most_printed_hit_points_and_surge() -> None:
    s = facing(UPGRADES, hero(engaged=["Shocker"]), hero(engaged=["M.O.D.O.K."]), encounter_top=["Hydra Mercenary"])
    assert s.card(UPGRADES).host == s.entity("M.O.D.O.K.")
    assert s.times("surge", 0, UPGRADES) == 1


def test_damage_does_not_matter_for_the_most_printed_hit_points() -> None:
    hurt = {"card": "M.O.D.O.K.", "damage": 7}
    s = facing(UPGRADES, hero(engaged=["Shocker", hurt]), encounter_top=["Hydra Mercenary"])
    assert s.card(UPGRADES).host == s.entity("M.O.D.O.K.")


@rule("MC-FIRST-04")
def test_the_first_player_chooses_among_equal_minions() -> None:
    s = chair(
        hero(engaged=["Hydra Mercenary"]),
        hero(engaged=["Shocker"], dealt=[UPGRADES]),
        phase="villain",
        step=4,
        encounter_top=["Advance"],
    )
    assert s.asked() == ("attach", 0)
    assert s.offered() == ["attach Hydra Mercenary", "attach Shocker"]
    s.do("attach Shocker")
    assert s.card(UPGRADES).host == s.entity("Shocker")


def test_a_minion_that_carries_a_copy_is_passed_over() -> None:
    s = facing(
        UPGRADES,
        hero(engaged=["M.O.D.O.K.", "Shocker"]),
        in_play=[{"card": UPGRADES, "attached_to": "M.O.D.O.K."}],
        encounter_top=["Hydra Mercenary"],
    )
    hosts = sorted(s.game.face(s.game.table_card(e).host).name for e in range(1, 200) if _is_upgrade(s, e))
    assert hosts == ["M.O.D.O.K.", "Shocker"]


def _is_upgrade(s: Scripted, e: int) -> bool:
    return e < len(s.game.state.ident) and s.game.in_play(e) and s.game.face(e).name == UPGRADES


@rule("MC-ATTACHTO-09")
def test_without_a_minion_the_upgrades_are_discarded_and_surge_all_the_same() -> None:
    s = facing(UPGRADES, hero(), encounter_top=["Hydra Mercenary"])
    assert s.encounter_discard() == [UPGRADES]
    assert s.times("surge", 0, UPGRADES) == 1
    assert s.engaged() == ["Hydra Mercenary"]


@rule("MC-REPLACE-01", "MC-REPLACE-05")
def test_the_upgrades_heal_the_minion_instead_of_its_defeat() -> None:
    s = upgraded("Shocker", 2).do("attack Captain Marvel", "pick Shocker")
    assert s.times("forced", UPGRADES) == 1
    assert s.times("replace", "Shocker", UPGRADES) == 1
    assert s.card("Shocker").damage == 0
    assert s.times("defeated") == 0
    assert s.encounter_discard() == [UPGRADES]


def test_the_upgrades_save_the_minion_once() -> None:
    s = upgraded("Shocker", 2, player={"in_play": ["Daredevil"]}).do("attack Captain Marvel", "pick Shocker")
    s.do("attack Daredevil", "pick Shocker")
    assert s.card("Shocker").damage == 2
    assert s.in_play("Shocker")


def test_the_upgrades_do_nothing_while_the_minion_survives() -> None:
    s = upgraded("M.O.D.O.K.").do("attack Captain Marvel", "pick M.O.D.O.K.")
    assert s.card("M.O.D.O.K.").damage == 2
    assert s.card(UPGRADES).host == s.entity("M.O.D.O.K.")


@rule("MC-WDEF-03")
def test_a_saved_hydra_soldier_deals_no_card() -> None:
    s = upgraded("Hydra Soldier", 2).do("attack Captain Marvel")
    assert s.in_play("Hydra Soldier")
    assert s.times("when_defeated") == 0
    assert s.times("deal") == 0


def test_a_saved_minion_was_not_defeated_for_responses() -> None:
    saved = upgraded("Shocker", 2, player={"in_play": ["Interrogation Room"]}, main_scheme={"threat": 3})
    saved.do("attack Captain Marvel", "pick Shocker")
    assert saved.asked() == ("turn", 0)
    room = chair(
        hero(engaged=[{"card": "Shocker", "damage": 2}], in_play=["Interrogation Room"]), main_scheme={"threat": 3}
    )
    room.do("attack Captain Marvel", "pick Shocker")
    assert room.asked() == ("response", 0)


@rule("MC-KW-OVERKILL-02")
def test_overkill_does_not_spill_over_from_a_saved_minion() -> None:
    hand = ["Relentless Assault", "Strength"]
    s = upgraded("Shocker", 2, player={"hand": hand}).do("use Relentless Assault")
    assert s.card("Shocker").damage == 0
    assert s.villain().damage == 0
    s = chair(hero(engaged=[{"card": "Shocker", "damage": 2}], hand=hand)).do("use Relentless Assault")
    assert s.villain().damage == 4


def test_a_spider_tracer_acts_before_the_upgrades_if_the_first_player_wants() -> None:
    given: dict[str, Any] = {
        "heroes": ["spider_man"],
        "player": {"in_play": [{"card": "Spider-Tracer", "attached_to": "Shocker"}]},
        "main_scheme": {"threat": 4},
    }
    tracer = upgraded("Shocker", 2, **given).do("attack Spider-Man", "pick Shocker", "order Spider-Tracer")
    assert tracer.threat() == 1
    assert tracer.in_play("Shocker")
    upgrades = upgraded("Shocker", 2, **given).do("attack Spider-Man", "pick Shocker", f"order {UPGRADES}")
    assert upgrades.threat() == 4
    assert upgrades.in_play("Shocker")
