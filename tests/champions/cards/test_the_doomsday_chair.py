"""The modular set The Doomsday Chair: what each card does, and when it does not."""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import Situation, given, hero

CHAIR = "The Doomsday Chair"
UPGRADES = "Biomechanical Upgrades"


chair = given.but(modular=["the_doomsday_chair"], bare=True)


def upgraded(minion: str, damage: int = 0, **more: Any) -> Situation:
    """Captain Marvel's turn, engaged with a minion that carries the upgrades."""
    player = hero(engaged=[{"card": minion, "damage": damage}], **more.pop("player", {}))
    return chair(player, in_play=[{"card": UPGRADES, "attached_to": minion}], **more)


# -- 01183 The Doomsday Chair ----------------------------------------------------------------------
@rule("MC-SIDE-03", "MC-SEARCH-05")
def test_the_doomsday_chair_brings_modok_to_the_player_who_reveals_it() -> None:
    s = chair.revealing(CHAIR, hero())
    s.then(CHAIR, threat=8).then(engaged=["M.O.D.O.K."]).happened(f"shuffle {ids.ENCOUNTER_DECK}")
    chair.revealing(CHAIR, hero(), hero()).then(CHAIR, threat=8)


def test_modok_is_found_in_the_discard_pile() -> None:
    s = chair.revealing(CHAIR, hero(), encounter_discard=["M.O.D.O.K.", "Assault"])
    s.then(engaged=["M.O.D.O.K."], encounter_discard=["Assault"])


def test_the_doomsday_chair_looks_for_nobody_while_modok_is_in_play() -> None:
    chair.revealing(CHAIR, hero(), hero(engaged=["M.O.D.O.K."])).then(engaged=[]).never(f"shuffle {ids.ENCOUNTER_DECK}")


@rule("MC-SIDE-08")
def test_the_doomsday_chair_accelerates_the_main_scheme() -> None:
    chair(hero(), step=1, in_play=[CHAIR], encounter_top=["Advance"]).then(threat=2)


# -- 01184 M.O.D.O.K. ------------------------------------------------------------------------------
@rule("MC-KW-RETAL-01")
def test_modok_retaliates() -> None:
    s = chair(hero(engaged=["M.O.D.O.K."]))
    assert s.value("retaliate", "M.O.D.O.K.") == 2
    s.do("attack Captain Marvel", "pick M.O.D.O.K.").then(damage=2)


@rule("MC-KW-RETAL-02")
def test_modok_does_not_retaliate_when_he_is_defeated() -> None:
    s = chair(hero(engaged=[{"card": "M.O.D.O.K.", "damage": 6}])).do("attack Captain Marvel", "pick M.O.D.O.K.")
    s.then(not_in_play=["M.O.D.O.K."], damage=0)


# -- 01185 Biomechanical Upgrades ------------------------------------------------------------------
def test_the_upgrades_are_attached_to_the_minion_with_the_most_printed_hit_points_and_surge() -> None:
    s = chair.revealing(
        UPGRADES, hero(engaged=["Shocker"]), hero(engaged=["M.O.D.O.K."]), encounter_top=["Hydra Mercenary"]
    )
    s.then(UPGRADES, host="M.O.D.O.K.").happened(f"surge 0 {UPGRADES}")


def test_damage_does_not_matter_for_the_most_printed_hit_points() -> None:
    hurt = {"card": "M.O.D.O.K.", "damage": 7}
    s = chair.revealing(UPGRADES, hero(engaged=["Shocker", hurt]), encounter_top=["Hydra Mercenary"])
    s.then(UPGRADES, host="M.O.D.O.K.")


@rule("MC-FIRST-04")
def test_the_first_player_chooses_among_equal_minions() -> None:
    s = chair(
        hero(engaged=["Hydra Mercenary"]),
        hero(engaged=["Shocker"], dealt=[UPGRADES]),
        step=4,
        encounter_top=["Advance"],
    )
    s.asked(0, "attach").only_offered("attach Hydra Mercenary", "attach Shocker").do("attach Shocker")
    s.then(UPGRADES, host="Shocker")


def test_a_minion_that_carries_a_copy_is_passed_over() -> None:
    s = chair.revealing(
        UPGRADES,
        hero(engaged=["M.O.D.O.K.", "Shocker"]),
        in_play=[{"card": UPGRADES, "attached_to": "M.O.D.O.K."}],
        encounter_top=["Hydra Mercenary"],
    )
    hosts = sorted(s.game.face(s.game.table_card(e).host).name for e in range(1, 200) if _is_upgrade(s, e))
    assert hosts == ["M.O.D.O.K.", "Shocker"]


def _is_upgrade(situation: Situation, e: int) -> bool:
    return e < len(situation.game.state.ident) and situation.game.in_play(e) and situation.game.face(e).name == UPGRADES


@rule("MC-ATTACHTO-09")
def test_without_a_minion_the_upgrades_are_discarded_and_surge_all_the_same() -> None:
    s = chair.revealing(UPGRADES, hero(), encounter_top=["Hydra Mercenary"])
    s.then(encounter_discard=[UPGRADES], engaged=["Hydra Mercenary"]).happened(f"surge 0 {UPGRADES}")


@rule("MC-REPLACE-01", "MC-REPLACE-05")
def test_the_upgrades_heal_the_minion_instead_of_its_defeat() -> None:
    s = upgraded("Shocker", 2).do("attack Captain Marvel", "pick Shocker")
    s.happened(f"forced {UPGRADES}", f"replace Shocker {UPGRADES}").then("Shocker", damage=0).never("defeated")
    s.then(encounter_discard=[UPGRADES])


def test_the_upgrades_save_the_minion_once() -> None:
    s = upgraded("Shocker", 2, player={"in_play": ["Daredevil"]})
    s.do("attack Captain Marvel", "pick Shocker", "attack Daredevil", "pick Shocker").then("Shocker", damage=2)
    s.then(in_play=["Shocker"])


def test_the_upgrades_do_nothing_while_the_minion_survives() -> None:
    s = upgraded("M.O.D.O.K.").do("attack Captain Marvel", "pick M.O.D.O.K.")
    s.then("M.O.D.O.K.", damage=2).then(UPGRADES, host="M.O.D.O.K.")


@rule("MC-WDEF-03")
def test_a_saved_hydra_soldier_deals_no_card() -> None:
    s = upgraded("Hydra Soldier", 2).do("attack Captain Marvel")
    s.then(in_play=["Hydra Soldier"]).never("when_defeated", "deal")


def test_a_saved_minion_was_not_defeated_for_responses() -> None:
    saved = upgraded("Shocker", 2, player={"in_play": ["Interrogation Room"]}, main_scheme={"threat": 3})
    saved.do("attack Captain Marvel", "pick Shocker").idle(0)
    room = chair(
        hero(engaged=[{"card": "Shocker", "damage": 2}], in_play=["Interrogation Room"]), main_scheme={"threat": 3}
    )
    room.do("attack Captain Marvel", "pick Shocker").asked(0, "response")


@rule("MC-KW-OVERKILL-02")
def test_overkill_does_not_spill_over_from_a_saved_minion() -> None:
    hand = ["Relentless Assault", "Strength"]
    s = upgraded("Shocker", 2, player={"hand": hand}).do("use Relentless Assault")
    s.then("Shocker", damage=0).then("villain", damage=0)
    s = chair(hero(engaged=[{"card": "Shocker", "damage": 2}], hand=hand)).do("use Relentless Assault")
    s.then("villain", damage=4)


def test_a_spider_tracer_acts_before_the_upgrades_if_the_first_player_wants() -> None:
    more: dict[str, Any] = {
        "heroes": ["spider_man"],
        "player": {"in_play": [{"card": "Spider-Tracer", "attached_to": "Shocker"}]},
        "main_scheme": {"threat": 4},
    }
    tracer = upgraded("Shocker", 2, **more).do("attack Spider-Man", "pick Shocker", "order Spider-Tracer")
    tracer.then(threat=1, in_play=["Shocker"])
    upgrades = upgraded("Shocker", 2, **more).do("attack Spider-Man", "pick Shocker", f"order {UPGRADES}")
    upgrades.then(threat=4, in_play=["Shocker"])
