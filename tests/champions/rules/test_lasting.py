"""Lasting Effects (MC-LASTING), Delayed Effects (MC-DELAYED), Limit, Max, Then, Special."""

from goldenrule.games.champions.abilities import Action, CardAbility, Response
from goldenrule.games.champions.ids import ATK
from goldenrule.games.champions.ops import AddCounters, Damage, Draw, Lasts, RemoveThreat, Then
from goldenrule.games.champions.selectors import Has, MainScheme, Stat, Villain, You
from goldenrule.games.champions.triggers import TakesDamage
from goldenrule.kernel.expressions import AtLeast, Result
from goldenrule.testing import rule
from tests.champions.situation import MAIN, NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import action, at_end_of, constant, forced_response, gets, n

MARVEL = "Captain Marvel"
HELMET, STATION, FLIGHT = "Captain Marvel's Helmet", "Alpha Flight Station", "Cosmic Flight"
PLAIN = ["Strength"] * 4 + ["Energy", "Genius"] * 2
"""A deck that asks nothing."""
LEAD = ["Lead from the Front", "Genius"]


# -- lasting -----------------------------------------------------------------------------------------------------------
@rule("MC-LASTING-01", "MC-LASTING-02", "MC-LASTING-03", "MC-LASTING-06", "OQ-50")
def test_a_lasting_effect_lasts_until_its_period_ends() -> None:
    s = given(hero(hand=LEAD, in_play=["Hawkeye"])).do("use Lead from the Front")
    assert "Lead from the Front" in s.discard()
    s.then(ATK=3).then("Hawkeye", ATK=2, THW=2).do("attack Captain Marvel").then("villain", damage=3).do("end turn")
    s.then(phase="villain", ATK=2).then("Hawkeye", ATK=1)


@rule("MC-LASTING-05")
def test_a_card_that_enters_play_later_is_affected_too() -> None:
    hand = [*LEAD, "Maria Hill", "Energy"]
    s = given(hero(hand=hand)).do("use Lead from the Front", "pay Genius", "play Maria Hill", "pass")
    s.idle(0).then("Maria Hill", THW=2 + 1)


@rule("MC-LASTING-05")
def test_a_lasting_effect_for_one_player_does_not_affect_another() -> None:
    s = given(hero(hand=LEAD), hero(in_play=["Daredevil"])).do("use Lead from the Front", f"pick {MARVEL}")
    s.idle(0).then(ATK=3).then(1, ATK=2).then("Daredevil", ATK=2)


@rule("MC-LASTING-04", "MC-LASTING-03")
def test_a_lasting_effect_does_not_need_its_card() -> None:
    """A bonus for the hero that an upgrade gave lasts when the upgrade is gone."""
    told = action(Lasts("more", "phase"))
    s = given.reprinted({"01016": told}, hero(in_play=[HELMET]), lasting={"01016:more": constant(gets(ATK, 2, You()))})
    s.do(f"use {HELMET}")
    s.game.leave_play(s.entity(HELMET))
    s.then(ATK=4).do("end turn").then(ATK=2)


@rule("MC-LASTING-06", "MC-BOOST-06")
def test_an_effect_for_one_scheme_is_over_with_that_scheme() -> None:
    """Emergency lowers the villain's scheme by 1, not that of the minion after it."""
    s = given(alter_ego(hand=["Emergency"], engaged=["Sandman"]), step=2, encounter_top=[NO_BOOST, QUIET])
    s.do("use Emergency").idle(0)
    assert [e[1] for e in s.events("threat")] == [2]


# -- delayed -----------------------------------------------------------------------------------------------------------
@rule("MC-DELAYED-01", "MC-DELAYED-02", "MC-DELAYED-04", "D-26")
def test_a_delayed_effect_comes_by_itself_at_its_point() -> None:
    hand = ["Nick Fury", "Energy", "Genius"]
    more = {"encounter_top": [NO_BOOST, QUIET]}
    s = given(hero(hand=hand, exhausted=True, deck=PLAIN), **more).do("play Nick Fury", "pay any", "mode 2").idle(0)
    s.then(area=["Nick Fury"]).do("end turn", "done").asked(0, "defend").do("defend Nick Fury").idle(0)
    s.fired("Nick Fury", 2).then(not_in_play=["Nick Fury"])


def ending(ability: CardAbility, **lasting: CardAbility) -> Situation:
    """A station whose action starts an effect, while the hero's ATK is raised until the end of the round."""
    return given.reprinted(
        {"01015": ability},
        hero(in_play=[STATION]),
        encounter_top=[NO_BOOST, QUIET],
        lasting={f"01015:{name}": made for name, made in lasting.items()},
    )


@rule("MC-LASTING-07", "MC-DELAYED-02")
def test_lasting_effects_expire_before_delayed_effects_of_the_same_end() -> None:
    """Damage equal to ATK at the end of the phase: the +3 until the end of the phase no longer counts."""
    s = ending(
        action(Lasts("late", "phase"), Lasts("more", "phase")),
        late=at_end_of("phase", Damage(Villain(), Stat(ATK, You()))),
        more=constant(gets(ATK, 3, You())),
    )
    s.do(f"use {STATION}").then(ATK=5).do("end turn").then("villain", damage=2)
    assert s.order_of("expired", "delayed", "damage")[0] == "expired"


@rule("MC-FIRST-05", "MC-DELAYED-02")
def test_the_first_player_orders_delayed_effects_of_one_moment() -> None:
    s = ending(
        action(Lasts("one", "phase"), Lasts("two", "phase")),
        one=at_end_of("phase", Damage(Villain(), n(1))),
        two=at_end_of("phase", Draw(n(1))),
    )
    s.do(f"use {STATION}", "end turn").asked(0, "order")


@rule("MC-DELAYED-03", "D-26", "OQ-08")
def test_a_delayed_effect_comes_before_responses_forced_ones_included() -> None:
    """Stampede stuns whoever it damages, before a forced response to that damage."""
    s = given.reprinted(
        {"01015": forced_response(TakesDamage(test=Has(You(), "stunned")), AddCounters("x", n(1)))},
        hero(exhausted=True, in_play=[STATION], dealt=["Stampede"]),
        step=4,
        encounter_top=[NO_BOOST],
    )
    s.idle(0).then(statuses=["stunned"]).then(STATION, counters={"x": 1})


# -- limit and max -----------------------------------------------------------------------------------------------------
@rule("MC-LIMIT-01", "MC-LIMIT-02")
def test_a_limit_counts_for_each_copy() -> None:
    told = action(Damage(Villain(), n(1)), limit=(1, "round"))
    s = given.reprinted({"01017": told}, hero(in_play=[FLIGHT, FLIGHT])).do(f"use {FLIGHT} (1)", f"use {FLIGHT}")
    s.idle(0).refused(f"use {FLIGHT}", "MC-LIMIT-01").then("villain", damage=2)


@rule("MC-LIMIT-01")
def test_a_limit_per_round_starts_anew_in_the_next_round() -> None:
    s = given(alter_ego(deck_top=["Energy"])).do("use Carol Danvers").idle(0).not_offered("use Carol Danvers")
    s.do("form").idle(0).do("end turn", "done", "pass").idle(0).do("form").offered("use Carol Danvers")


@rule("MC-LIMIT-01")
def test_a_limit_per_phase_is_over_with_the_phase() -> None:
    told = (
        action(Damage(Villain(), n(1)), limit=(1, "phase")),
        Response(TakesDamage(), Draw(n(1)), limit=(1, "phase")),
    )
    s = given.reprinted({"01015": told}, alter_ego(in_play=[STATION], deck=PLAIN), encounter_top=[NO_BOOST, "Shocker"])
    s.do(f"use {STATION}").asked(0, "response").do(f"use {STATION}").idle(0).not_offered(f"use {STATION}")
    s.do("end turn", "done").idle(0).offered(f"use {STATION}")


@rule("MC-MAX-01", "MC-MAX-02", "MC-MAX-03", "MC-LIMIT-02")
def test_a_max_counts_over_all_copies_and_players() -> None:
    ability = Action(Damage(Villain(), n(1)), maximum=(1, "round"))
    s = given.reprinted({"01091": ability}, hero(in_play=["Avengers Mansion"]), hero(in_play=["Avengers Mansion"]))
    s.offered("request 1").do("use Avengers Mansion").idle(0).not_offered("use Avengers Mansion", "request 1")
    s.do("end turn").asked(1, "turn").refused("1: use Avengers Mansion", "MC-MAX-02")


@rule("MC-LIMIT-03", "MC-MAX-04", "MC-STATUS-06")
def test_a_use_without_effect_counts() -> None:
    told = Action(Damage(Villain(), n(1)), "hero", "attack", limit=(1, "round"))
    s = given.reprinted({"01015": told}, hero(in_play=[STATION], statuses=["stunned"])).do(f"use {STATION}")
    s.idle(0).then("villain", damage=0).refused(f"use {STATION}", "MC-LIMIT-01")


@rule("MC-MAX-06", "D-43")
def test_max_one_per_player_is_for_each_player_by_title() -> None:
    mansion = "Avengers Mansion"
    hand = [mansion, "Energy", "Genius"]
    given(hero(hand=hand, in_play=[mansion])).refused(f"play {mansion}", "MC-MAX-06")
    s = given(hero(hand=hand), hero(in_play=[mansion])).do(f"play {mansion}", "pay any").idle(0)
    assert s.area(0) == s.area(1) == [mansion]


# -- then --------------------------------------------------------------------------------------------------------------
@rule("MC-THEN-01", "MC-THEN-02", "MC-THEN-03")
def test_what_follows_then_needs_what_came_before_in_full() -> None:
    told = action(Then(RemoveThreat(MainScheme(), n(2)), AtLeast(Result(), n(2)), Draw(n(1))))

    def drawn(threat: int) -> int:
        s = given.reprinted({"01015": told}, hero(in_play=[STATION]), main_scheme={"threat": threat}).do(
            f"use {STATION}"
        )
        s.idle(0)
        assert s.threat(MAIN) == max(0, threat - 2)
        return len(s.hand())

    assert [drawn(1), drawn(2), drawn(3)] == [0, 1, 1]


@rule("MC-LASTING-08", "MC-LASTING-07")
def test_an_effect_for_a_period_that_is_ending_does_nothing_any_more() -> None:
    """It is started by a delayed effect at the end of the phase, and does not last into the next one."""
    s = ending(
        action(Lasts("late", "phase")),
        late=at_end_of("phase", Lasts("more", "phase")),
        more=constant(gets(ATK, 3, You())),
    )
    s.do(f"use {STATION}", "end turn").only("delayed").then(ATK=2)
