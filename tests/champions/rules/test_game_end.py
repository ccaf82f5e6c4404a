"""Main Scheme (MC-MAIN), Villain Defeat (MC-VDEFEAT), winning and losing (MC-WIN)."""

from goldenrule.games.champions.ops import Damage, PlaceThreat
from goldenrule.games.champions.rules.values import target_threat
from goldenrule.games.champions.selectors import Characters, MainScheme, Villain
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.champions.situation import MAIN, NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import action, n, when_defeated, when_revealed

STATION = "Alpha Flight Station"
NEXT_A, NEXT_B = "01107", "01108"
"""Two side schemes that are reprinted as the sides of a second stage of the main scheme."""


def staged(op: Op, threat: int = 0, **more: object) -> Situation:
    """A main scheme with a second stage (starting threat 3, target 9), and a station with this action, used."""
    stage_a = {
        "type": "main_scheme", "icons": (), "start": 0, "keep": False,
        "abilities": (when_revealed(PlaceThreat(MainScheme(), n(1))),),
    }  # fmt: skip
    stage_b = {
        "type": "main_scheme", "icons": (), "start": 3, "start_per_player": False, "target": 9, "keep": False,
        "abilities": (when_revealed(Damage(Villain(), n(1))),),
    }  # fmt: skip
    s = given.reprinted(
        {"01015": action(op), NEXT_A: stage_a, NEXT_B: stage_b},
        hero(in_play=[STATION]),
        main_scheme={"threat": threat},
        **more,
    )
    content = s.game.content
    s.game.state.scheme_stages = ((content.face(NEXT_A).index, content.face(NEXT_B).index),)
    return s.do(f"use {STATION}")


def place(amount: int) -> Op:
    return PlaceThreat(MainScheme(), n(amount))


# -- the main scheme ---------------------------------------------------------------------------------------------------
@rule("MC-MAIN-02", "MC-MAIN-04", "MC-WIN-02", "MC-WIN-04", "MC-TARGET-01", "OQ-75", "MC-SAMPLE-13")
def test_the_villain_wins_when_the_last_stage_is_complete() -> None:
    """Step one brings the seventh threat; nothing happens after that."""
    given(hero(), step=1, main_scheme={"threat": 6}).over("villain").never("activate")
    given(alter_ego(), step=1, main_scheme={"threat": 4}, encounter_top=[NO_BOOST, QUIET]).idle(0)


@rule("MC-MAIN-02", "MC-MAIN-03", "OQ-75", "D-58")
def test_a_scheme_that_is_complete_advances_at_once() -> None:
    staged(place(1), threat=5).idle(0).then(in_play=[MAIN])
    s = staged(place(2), threat=5).idle(0).then(not_in_play=[MAIN]).then("main scheme", code=NEXT_B)
    assert target_threat(s.game) == 9
    s.then(winner="")


@rule("MC-MAIN-07", "MC-MAIN-10", "D-12", "OQ-33")
def test_surplus_threat_is_lost_and_the_starting_threat_is_placed() -> None:
    """Side A's When Revealed places 1 (before the flip), side B starts with 3."""
    staged(place(6), threat=5).idle(0).then(threat=1 + 3)


@rule("OQ-74", "MC-MAIN-07")
def test_a_later_placement_of_the_same_ability_goes_on_the_new_stage() -> None:
    staged(Seq((place(6), place(2))), threat=5).idle(0).then(threat=1 + 3 + 2)


@rule("MC-MAIN-09", "D-12", "OQ-33", "MC-WREV-02", "D-30")
def test_when_revealed_of_side_a_then_the_starting_threat_then_when_revealed_of_side_b() -> None:
    s = staged(place(2), threat=5).idle(0)
    s.only("threat", "scheme_completed", "when_revealed", "threat", "threat", "when_revealed", "damage")
    s.then("villain", damage=1)


@rule("MC-MAIN-08", "D-01", "D-49")
def test_acceleration_tokens_stay_when_the_scheme_advances() -> None:
    staged(place(2), threat=5, acceleration=2).idle(0).then(acceleration=2)


# -- the villain -------------------------------------------------------------------------------------------------------
@rule("MC-VDEFEAT-01", "MC-VDEFEAT-02", "MC-VDEFEAT-03", "MC-VDEFEAT-04", "MC-VDEFEAT-06", "MC-HP-04", "MC-VILLAIN-02")
def test_the_next_stage_of_the_villain() -> None:
    """Rhino II: 15 hit points, of which the surplus takes nothing; he brings Breakin' & Takin'."""
    s = given(hero(), villain={"hit_points": 1}).do("attack Captain Marvel")
    s.idle(0).then("villain", hp=15, ATK=3).then(table=["Breakin' & Takin'"]).fired("01095", 1)
    assert "Rhino" not in s.encounter_discard()


@rule("MC-VDEFEAT-01")
def test_a_villain_with_a_hit_point_left_stays() -> None:
    given(hero(), villain={"hit_points": 3}).do("attack Captain Marvel").idle(0).then("villain", hp=1, ATK=2)


@rule("MC-VDEFEAT-07", "OQ-34", "OQ-73")
def test_attachments_and_statuses_of_the_villain_stay() -> None:
    web = {"card": "Webbed Up", "attached_to": "Rhino"}
    s = given(
        hero(),
        alter_ego(in_play=[web]),
        villain={"hit_points": 1, "statuses": ["stunned", "confused"]},
        in_play=["Enhanced Ivory Horn"],
    )
    s.do("attack Captain Marvel").idle(0).then("villain", hp=30, statuses=["confused", "stunned"])
    assert s.host("Enhanced Ivory Horn") == s.host("Webbed Up") == "Rhino"


@rule("OQ-34", "MC-KW-TOUGH-01", "MC-EDECK-02")
def test_a_new_stage_with_toughness_gets_a_tough_card() -> None:
    s = given(hero(), expert=True, villain={"stage": "II", "hit_points": 1}).do("attack Captain Marvel")
    s.idle(0).then("villain", hp=16, statuses=["tough"]).then(statuses=["stunned"])


@rule("MC-VDEFEAT-05", "MC-WIN-01", "MC-WIN-04", "MC-VILLAIN-03")
def test_the_players_win_with_the_last_stage() -> None:
    s = given(hero(), villain={"stage": "II", "hit_points": 2}).do("attack Captain Marvel").over("players")
    assert s.game.pending == ()


@rule("MC-VDEFEAT-03", "MC-WDEF-02")
def test_when_defeated_of_a_stage_comes_before_the_next_stage() -> None:
    s = given.reprinted(
        {"01094": {"abilities": (when_defeated(PlaceThreat(MainScheme(), n(1))),)}}, hero(), villain={"hit_points": 1}
    )
    s.do("attack Captain Marvel").idle(0)
    assert s.order_of("when_defeated", "face", "when_revealed")[:3] == ["when_defeated", "face", "when_revealed"]
    s.then(threat=1)


@rule("OQ-46", "MC-GRIM-01")
def test_if_the_last_hero_and_the_last_stage_fall_together_the_players_lose() -> None:
    s = given.reprinted(
        {"01015": action(Damage(Characters(), n(5)))},
        hero(in_play=[STATION], hit_points=3),
        villain={"stage": "II", "hit_points": 3},
    )
    s.do(f"use {STATION}").over("villain")


@rule("OQ-46")
def test_effects_in_sequence_decide() -> None:
    given(hero(hit_points=1), villain={"stage": "II", "hit_points": 1}).do("attack Captain Marvel").over("players")


@rule("MC-STATUS-12", "MC-VDEFEAT-06")
def test_a_tough_villain_keeps_its_stage() -> None:
    s = given(hero(), villain={"hit_points": 1, "statuses": ["tough"]}).do("attack Captain Marvel")
    s.idle(0).then("villain", hp=1, statuses=[])
