"""Cards that turn to another side or stage while abilities may answer something (MC-SELF-01, MC-IDENT-04)."""

from __future__ import annotations

from goldenrule.games.champions.ops import ChangeForm, Damage, Draw, PlaceThreat
from goldenrule.games.champions.selectors import EventSource, InForm, MainScheme, This
from goldenrule.games.champions.triggers import ChangesForm, ThreatIsPlaced, WouldAttack, WouldScheme
from goldenrule.testing import rule
from tests.champions.rules.board import MAIN, alter_ego, hero, reprinted
from tests.champions.words import forced_response, interrupt, n, response

HELMET, STRENGTH = "Captain Marvel's Helmet", "Superhuman Strength"


@rule("OQ-86", "OQ-54", "MC-FORCED-02")
def test_a_new_stage_of_the_villain_answers_an_attack_with_its_own_ability() -> None:
    """The Helmet ends Klaw I while his attack begins: he has given one more boost card, and Klaw II gives another."""
    end = interrupt(WouldAttack(), Damage(EventSource(), n(99)))
    s = reprinted(
        {"01016": {"abilities": (end,), "keep": False}},
        heroes=["captain_marvel"],
        scenario="klaw",
        bare=True,
        phase="villain",
        step=2,
        encounter_deck=[*["Armored Guard"] * 3, 'The "Immortal" Klaw', "Sonic Boom", "Sonic Boom"],
        players=[hero(exhausted=True, in_play=[HELMET])],
    )
    s.do(f"use {HELMET}")
    s.fired("01113", 1).fired("01114", 2)  # of these one is the scheme that he finds
    assert len(s.events("boost_dealt")) == 3


@rule("MC-SELF-01", "MC-MAIN-03")
def test_a_new_stage_of_the_main_scheme_does_not_answer_threat_on_the_old_one() -> None:
    """Both answer threat that is placed on them. The third completes the first stage, before either can."""
    answers = forced_response(ThreatIsPlaced(on=This()), Draw(n(1)))
    s = reprinted(
        {
            "01137b": {"abilities": (answers,)},
            "01138b": {"abilities": (answers,), "keep": False},
            "01016": {"abilities": (interrupt(WouldScheme(), PlaceThreat(MainScheme(), n(1))),), "keep": False},
        },
        heroes=["captain_marvel"],
        scenario="ultron",
        bare=True,
        phase="villain",
        step=2,
        main_scheme={"threat": 1},
        players=[alter_ego(in_play=[HELMET], deck=["Energy", "Genius", "Strength"])],
    )
    s.do(f"use {HELMET}")
    s.fired("01137b", 1).not_fired("01138b")


@rule("MC-IDENT-04", "MC-FORM-05")
def test_a_side_that_was_turned_up_later_does_not_answer_the_change_to_the_other() -> None:
    """Jennifer Walters comes up, and at once, by another card, She-Hulk: only that second change is to her form."""
    back = response(ChangesForm(test=InForm("alter_ego")), ChangeForm())
    s = reprinted(
        {"01028": {"abilities": (back,), "keep": False}}, heroes=["she_hulk"], players=[hero(in_play=[STRENGTH])]
    )
    s.do("form", f"use {STRENGTH}").asked(0, "response").do("use She-Hulk")
    s.idle(0).fired("01019a", 1)
    assert s.damage("Rhino") == 2
    assert s.threat(MAIN) == 0
