"""Modifiers (MC-MOD), base values, getting and gaining (MC-GET, MC-GAIN), constant abilities, per-player values."""

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Modifier
from goldenrule.games.champions.ids import ATK, HP
from goldenrule.games.champions.ops import Lasts
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.selectors import Host, This, You
from goldenrule.kernel.choices import ChooseMode
from goldenrule.kernel.ops import Mode
from goldenrule.testing import rule
from tests.champions.situation import NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import action, constant, gets, gives_trait

MARVEL = "Captain Marvel"
CARDS = ("01016", "01015", "01017")
NAMES = ("Captain Marvel's Helmet", "Alpha Flight Station", "Cosmic Flight")


def wearing(*mods: Modifier, **more: object) -> Situation:
    """Captain Marvel (ATK 2) with a card in play for each of these modifiers."""
    changes = {code: constant(mod) for code, mod in zip(CARDS, mods, strict=False)}
    player = hero(in_play=list(NAMES[: len(mods)]))
    return given.reprinted(changes, **{"heroes": ["captain_marvel"], "players": [player], **more})


def atk(how: str, amount: int) -> Modifier:
    return gets(ATK, amount, You(), how=how)


@rule("MC-MOD-03", "MC-MOD-04", "MC-MOD-09", "OQ-59")
@pytest.mark.parametrize(
    ("mods", "result"),
    [
        ([("add", 1)], 3),
        ([("double", 1), ("add", 1)], 6),
        ([("add", 1), ("double", 1)], 6),
        ([("halve", 1), ("add", 1)], 2),
        ([("halve", 1), ("add", 1), ("add", -2)], 1),
        ([("double", 1), ("halve", 1), ("add", 1)], 3),
        ([("halve", 1), ("add", 1), ("halve", 1)], 1),
    ],
)
def test_add_then_double_and_halve_then_round_up(mods: list[tuple[str, int]], result: int) -> None:
    wearing(*[atk(how, n) for how, n in mods]).then(ATK=result)


@rule("MC-MOD-07", "MC-MOD-03")
def test_below_nothing_is_nothing_but_only_at_the_end() -> None:
    wearing(atk("add", -5)).then(ATK=0)
    wearing(atk("add", -5), atk("add", 4)).then(ATK=1)


@rule("MC-MOD-05", "OQ-60", "D-22")
def test_a_set_value_overrides_all_that_does_not_set() -> None:
    wearing(atk("set", 5), atk("add", 1), atk("double", 1)).then(ATK=5)
    wearing(atk("add", 1), atk("set", 0)).then(ATK=0)


@rule("MC-MOD-06")
@pytest.mark.parametrize("last", [0, 1])
def test_the_set_value_that_came_last_prevails(last: int) -> None:
    """Vision, with two effects that set his ATK instead of adding to it."""
    modes = ChooseMode((Mode(Lasts("thwart", "phase")), Mode(Lasts("attack", "phase"))))
    s = given.reprinted(
        {"01068": action(modes)},
        hero(in_play=["Vision"]),
        lasting={
            "01068:thwart": constant(gets(ATK, 5, This(), how="set")),
            "01068:attack": constant(gets(ATK, 7, This(), how="set")),
        },
    )
    s.do("use Vision", f"mode {2 - last}", "use Vision", f"mode {1 + last}").then("Vision", ATK=(5, 7)[last])


@rule("MC-MOD-06")
@pytest.mark.parametrize(("first", "second", "atk"), [("01016", "01015", 7), ("01015", "01016", 5)])
def test_of_two_cards_that_set_a_value_the_later_one_prevails(first: str, second: str, atk: int) -> None:
    """Captain Marvel's Helmet sets ATK to 5, Alpha Flight Station to 7: it counts which of them came last."""
    change = {
        "01016": {"abilities": (constant(gets(ATK, 5, You(), how="set")),), "cost": 0, "keep": False},
        "01015": {"abilities": (constant(gets(ATK, 7, You(), how="set")),), "cost": 0, "keep": False},
    }
    given.reprinted(change, hero(hand=[first, second])).do(f"play {first}", f"play {second}").then(ATK=atk)


@rule("MC-BASE-01", "MC-BASE-02")
def test_a_base_that_an_effect_defines_is_modified_like_a_printed_one() -> None:
    wearing(atk("base", 4), atk("add", 1), atk("double", 1)).then(ATK=10)


@rule("MC-BASE-02", "MC-BOOST-04")
def test_boost_icons_are_added_to_a_base_that_an_effect_defines() -> None:
    s = given.reprinted(
        {"01100": constant(gets(ATK, 4, Host(), how="base"))},
        hero(exhausted=True),
        step=2,
        in_play=["Enhanced Ivory Horn"],
        encounter_top=["Charge", QUIET],
    )
    s.then(damage=4 + 2)


@rule("MC-MOD-01", "MC-MOD-02", "MC-GET-01", "MC-GET-02", "D-23")
def test_values_are_made_anew_whenever_a_modifier_comes_or_goes() -> None:
    s = given(hero(in_play=["Vision"], hand=["Lead from the Front", "Genius", "Inspired"])).then("Vision", ATK=2)
    s.do("use Lead from the Front", "pay Genius").then("Vision", ATK=3).do("end turn", "done").then("Vision", ATK=2)


@rule("MC-GET-02", "D-23", "MC-CONSTANT-03", "MC-CONSTANT-02")
def test_ending_a_bonus_leaves_the_other_bonuses() -> None:
    s = wearing(gets(ATK, 1, You()), gets(ATK, 2, You())).then(ATK=5)
    s.game.leave_play(s.entity(NAMES[0]))
    s.then(ATK=4)


@rule("MC-CONSTANT-05")
def test_two_copies_of_a_constant_ability_count_twice() -> None:
    given(hero(), hero(in_play=["Jessica Jones"]), in_play=["Bomb Scare"]).then("Jessica Jones", THW=1 + 1)
    two = given(
        hero(in_play=["Vision", {"card": "Inspired", "attached_to": "Vision"}]), in_play=["Enhanced Ivory Horn"]
    )
    two.then("Vision", ATK=2 + 1).then("villain", ATK=2 + 1)
    given(hero(), in_play=["Enhanced Ivory Horn", "Charge", "Charge"]).then("villain", ATK=2 + 1 + 3 + 3)


@rule("MC-CONSTANT-04", "MC-CONSTANT-01", "MC-ABILITY-10")
def test_a_constant_ability_with_a_condition_holds_while_the_condition_does() -> None:
    s = given(hero(in_play=["Captain Marvel's Helmet", "Cosmic Flight"])).then(DEF=1 + 2)
    s.game.leave_play(s.entity("Cosmic Flight"))
    s.then(DEF=1 + 1)


@rule("MC-GAIN-01", "MC-GAIN-02", "MC-TRAITS-02", "MC-PRINTED-01")
def test_a_gained_trait_works_but_is_not_printed() -> None:
    s = given(hero(in_play=["Cosmic Flight"]))
    e = s.entity(MARVEL)
    assert values.has_trait(s.game, e, "Aerial")
    assert "Aerial" not in s.game.face(e).traits
    assert not values.has_trait(given(hero()).game, e, "Aerial")


@rule("MC-FORM-05", "MC-IDENT-04", "D-09", "MC-GET-01")
def test_a_bonus_for_the_hero_is_none_for_the_alter_ego() -> None:
    s = given(hero(in_play=["Cosmic Flight", "Captain Marvel's Helmet"])).then(DEF=3).do("form")
    assert not values.has_trait(s.game, s.entity(MARVEL), "Aerial")
    s.then(DEF=0)


@rule("MC-GET-03", "MC-GET-04", "MC-MAXHP-01", "MC-REMHP-03")
def test_getting_hit_points_raises_remaining_and_maximum() -> None:
    s = wearing(gets(HP, 4, You()), players=[hero(in_play=list(NAMES[:1]), damage=5)])
    assert s.value("HP", MARVEL) == 12 + 4
    s.then(hp=16 - 5)


@rule("MC-GET-05", "MC-REMHP-04", "MC-DEFEAT-01")
def test_losing_the_bonus_can_defeat_a_character() -> None:
    s = wearing(gets(HP, 4, You()), players=[hero(in_play=list(NAMES[:1]), damage=11)])
    s.game.add_damage(s.entity(MARVEL), 2, 0)
    s.then(hp=3)
    s.game.leave_play(s.entity(NAMES[0]))
    s.then(hp=-1).do("attack Captain Marvel").over("villain")


@rule("MC-PERPL-01", "MC-PERPL-02", "MC-ANATS-05", "MC-ANATS-11")
def test_per_player_values_count_the_players_who_started() -> None:
    given(hero()).then("villain", hp=14)
    s = given(hero(exhausted=True, hit_points=1), alter_ego(), step=2, encounter_top=[NO_BOOST] * 2 + [QUIET]).idle(1)
    assert s.game.state.alive == (1,)
    assert s.value("HP", "Rhino") == 28
    assert values.target_threat(s.game) == 14
    s.forget().do("1: end turn")
    assert s.events("threat")[0][1] == 2


@rule("MC-MOD-08", "D-55")
def test_costs_are_not_negative() -> None:
    s = given(hero(hand=["Energy Channel"], in_play=["Helicarrier"])).do("use Helicarrier")
    card = s.game.state.zones[ids.HANDS[0]][0]
    assert values.value(s.game, ids.COST, card) == 0
    s.do("play Energy Channel").idle(0).then(area=["Energy Channel", "Helicarrier"])


@rule("MC-GAIN-01")
def test_a_gained_keyword_works() -> None:
    s = given.reprinted(
        {"01100": {"abilities": (constant(gets(ids.GUARD, 1, Host())),)}},
        hero(engaged=["Hydra Mercenary"]),
        in_play=["Enhanced Ivory Horn"],
    )
    s.do("attack Captain Marvel").offered("pick Rhino", "pick Hydra Mercenary")


@rule("MC-TRAITS-01")
def test_a_trait_does_nothing_by_itself() -> None:
    wearing(gives_trait("Aerial", You())).then(ATK=2, threat=0)
