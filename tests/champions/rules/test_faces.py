"""Cards that turn to another side or stage while abilities may answer something (MC-SELF-01, MC-IDENT-04)."""

from goldenrule.games.champions.ops import ChangeForm, Damage, Draw, PlaceThreat
from goldenrule.games.champions.selectors import EventSource, InForm, MainScheme, This
from goldenrule.games.champions.triggers import ChangesForm, ThreatIsPlaced, WouldAttack, WouldScheme
from goldenrule.testing import rule
from tests.champions.situation import alter_ego, given, hero, she_hulk
from tests.champions.words import forced_response, interrupt, n, response

HELMET, STRENGTH = "Captain Marvel's Helmet", "Superhuman Strength"


@rule("OQ-86", "OQ-54", "MC-FORCED-02")
def test_a_new_stage_of_the_villain_answers_an_attack_with_its_own_ability() -> None:
    """The Helmet ends Klaw I while his attack begins: he has given one more boost card, and Klaw II gives another."""
    end = interrupt(WouldAttack(), Damage(EventSource(), n(99)))
    s = given.reprinted(
        {"01016": end},
        hero(exhausted=True, in_play=[HELMET]),
        scenario="klaw",
        bare=True,
        step=2,
        encounter_deck=[*["Armored Guard"] * 3, 'The "Immortal" Klaw', "Sonic Boom", "Sonic Boom"],
    )
    s.do(f"use {HELMET}")
    s.fired("01113", 1).fired("01114", 2)  # of these one is the scheme that he finds
    s.happened("boost_dealt", times=3)


@rule("MC-SELF-01", "MC-MAIN-03")
def test_a_new_stage_of_the_main_scheme_does_not_answer_threat_on_the_old_one() -> None:
    """Both answer threat that is placed on them. The third completes the first stage, before either can."""
    answers = forced_response(ThreatIsPlaced(on=This()), Draw(n(1)))
    s = given.reprinted(
        {
            "01137b": {"abilities": (answers,)},
            "01138b": answers,
            "01016": interrupt(WouldScheme(), PlaceThreat(MainScheme(), n(1))),
        },
        alter_ego(in_play=[HELMET], deck=["Energy", "Genius", "Strength"]),
        scenario="ultron",
        bare=True,
        step=2,
        main_scheme={"threat": 1},
    )
    s.do(f"use {HELMET}").fired("01137b", 1).not_fired("01138b")


@rule("MC-IDENT-04", "MC-FORM-05")
def test_a_side_that_was_turned_up_later_does_not_answer_the_change_to_the_other() -> None:
    """Jennifer Walters comes up, and at once, by another card, She-Hulk: only that second change is to her form."""
    back = response(ChangesForm(test=InForm("alter_ego")), ChangeForm())
    s = she_hulk.reprinted({"01028": back}, hero(in_play=[STRENGTH])).do("form", f"use {STRENGTH}").asked(0, "response")
    s.do("use She-Hulk").idle(0).fired("01019a", 1).then("villain", damage=2).then(threat=0)
