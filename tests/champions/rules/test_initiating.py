"""Initiating Abilities (MC-INIT), abilities (MC-ABILITY, MC-TRIG), restrictions, events, play and choose."""

from __future__ import annotations

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import Damage, Draw, Exhaust, Give, Heal, PutIntoPlay, RemoveThreat
from goldenrule.games.champions.selectors import Allies, Attackable, InHand, MainScheme, Villain, You
from goldenrule.games.champions.triggers import TakesDamage, WouldTakeDamage
from goldenrule.kernel.choices import Choose, ChooseMode, May
from goldenrule.kernel.expressions import It
from goldenrule.kernel.ops import Mode
from goldenrule.testing import rule
from tests.champions.rules.board import MAIN, alter_ego, duo, happened, hero, keys, reprinted, revealing, solo
from tests.champions.words import action, hero_action, interrupt, n, response, when_revealed

STATION = "Alpha Flight Station"
MARVEL = "Captain Marvel"


@rule("MC-INIT-01", "MC-INIT-02", "MC-RESTR-01", "MC-INIT-04")
def test_what_may_not_be_initiated_is_not_offered_and_nothing_is_paid() -> None:
    hand = ["Photonic Blast", "Energy", "Genius"]
    s = solo(alter_ego(hand=hand)).refused("use Photonic Blast", "MC-TRIG-07")
    assert s.hand() == sorted(hand)


@rule("MC-INIT-06", "MC-INIT-04")
def test_what_cannot_be_paid_is_not_initiated() -> None:
    solo(hero(hand=["Photonic Blast", "Energy"])).refused("use Photonic Blast", "MC-COST-01")


@rule("MC-INIT-06", "MC-INIT-07", "D-33")
def test_costs_are_paid_then_choices_are_made_then_the_effect_resolves() -> None:
    s = solo(hero(hand=["Haymaker", "Genius"], engaged=["Sandman"])).do("use Haymaker").asked(0, "choose")
    assert s.hand() == []
    assert "Genius" in s.discard()
    assert s.damage("Rhino") == 0
    s.do("pick Rhino").idle(0)
    assert s.damage("Rhino") == 3
    assert keys(s, "paid", "attack", "damage") == ["paid", "attack", "damage"]


@rule("MC-INIT-09", "MC-EVENT-02", "MC-EVENT-03", "MC-PLAY-03", "MC-INPLAY-08", "MC-ABILITY-04")
def test_an_event_resolves_and_then_goes_to_the_discard_pile_without_entering_play() -> None:
    s = solo(hero(hand=["Haymaker", "Genius"])).do("use Haymaker").idle(0)
    assert s.discard() == ["Haymaker", "Genius"]
    assert ("enter", "Haymaker") not in happened(s, "enter")
    damaged = next(i for i, e in enumerate(s.log) if e[0] == "damage")
    entity = next(e for e in s.game.state.zones[ids.DISCARDS[0]] if s.game.ident(e).name == "Haymaker")
    gone = next(i for i, e in enumerate(s.log) if e[0] == "move" and e[1] == entity and e[3] == ids.DISCARDS[0])
    assert damaged < gone


@rule("MC-INIT-09", "MC-ENTERS-01", "MC-ENTERS-02", "MC-READY-01", "MC-INPLAY-04")
def test_a_permanent_enters_play_ready() -> None:
    s = solo(hero(hand=["Maria Hill", "Genius"], exhausted=True)).do("play Maria Hill").asked(0, "response").do("pass")
    assert s.area() == ["Maria Hill"]
    assert not s.exhausted("Maria Hill")


@rule("MC-INIT-10", "MC-INIT-11", "MC-AFTER-01", "MC-RESPONSE-02", "MC-RESPONSE-04")
def test_windows_open_inside_the_resolution() -> None:
    """Before and after the damage of an event, not before its cost or after its end."""
    changes = {
        "01016": {"abilities": (interrupt(WouldTakeDamage(), Draw(n(1))),), "keep": False},
        "01015": {"abilities": (response(TakesDamage(), Draw(n(1))),), "keep": False},
    }
    player = hero(hand=["Haymaker", "Genius"], in_play=["Captain Marvel's Helmet", STATION])
    s = reprinted(changes, heroes=["captain_marvel"], players=[player]).do("use Haymaker").asked(0, "interrupt")
    assert s.damage("Rhino") == 0
    s.do("use Captain Marvel's Helmet").asked(0, "response")
    assert s.damage("Rhino") == 3
    assert s.discard() == ["Genius"]
    s.do(f"use {STATION}").idle(0)
    assert s.discard() == ["Haymaker", "Genius"]


@rule("OQ-72", "MC-EVENT-03")
def test_an_event_is_not_in_the_discard_pile_while_its_effect_is_answered() -> None:
    changes = {"01015": {"abilities": (response(TakesDamage(), Draw(n(1))),), "keep": False}}
    player = hero(hand=["Haymaker", "Genius"], in_play=[STATION])
    s = reprinted(changes, heroes=["captain_marvel"], players=[player])
    s.do("use Haymaker").asked(0, "response")
    assert "Haymaker" not in s.discard()
    s.do("pass").idle(0)
    assert "Haymaker" in s.discard()


@rule("MC-INIT-12", "MC-KW-USES-04")
def test_an_ability_goes_on_when_its_card_has_left_play() -> None:
    """The energy channel is discarded as a cost and still deals its damage."""
    channel = {"card": "Energy Channel", "counters": {"energy": 3}}
    s = solo(hero(in_play=[channel])).do("use Energy Channel").idle(0)
    assert s.damage("Rhino") == 6
    assert s.discard() == ["Energy Channel"]


@rule("MC-ABILITY-02", "MC-ABILITY-03", "MC-INPLAY-06", "MC-INPLAY-07", "D-25")
def test_abilities_of_permanents_work_in_play_only() -> None:
    s = solo(alter_ego(hand=[STATION, "Captain Marvel's Helmet"])).not_offered(f"use {STATION}")
    assert s.value("DEF", "Carol Danvers") == 0
    assert solo(hero(hand=["Captain Marvel's Helmet"])).value("DEF", MARVEL) == 1


@rule("MC-ABILITY-05", "MC-TRIG-02", "OQ-12", "MC-INIT-02")
def test_an_ability_that_could_change_nothing_is_not_offered() -> None:
    solo(hero(hand=["First Aid", "Energy"])).refused("use First Aid", "MC-TRIG-02")
    solo(hero(in_play=["Tenacity"], hand=["Strength"])).refused("use Tenacity", "MC-TRIG-02")


@rule("MC-ABILITY-05", "OQ-12", "D-20")
def test_an_ability_is_offered_if_a_part_of_it_could_change_the_game() -> None:
    s = reprinted(
        {"01015": {"abilities": (action(Heal(You(), n(1)), Give(Villain(), "stunned")),), "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(in_play=[STATION])],
    )
    s.do(f"use {STATION}").idle(0)
    assert s.status("Rhino") == ["stunned"]


@rule("MC-ABILITY-07", "MC-TRIG-03")
def test_what_another_ability_might_do_about_it_does_not_matter() -> None:
    """Rhino's suit would take all of the damage, and the attack is still an option."""
    s = solo(hero(hand=["Haymaker", "Genius"]), in_play=["Armored Rhino Suit"]).do("use Haymaker").idle(0)
    assert s.damage("Rhino") == 0
    assert s.damage("Armored Rhino Suit") == 3


@rule("MC-ABILITY-08", "OQ-18")
def test_sentences_resolve_one_after_the_other_each_with_its_windows() -> None:
    ops = (Damage(Villain(), n(1)), Draw(n(1)))
    changes = {
        "01015": {"abilities": (action(*ops),), "keep": False},
        "01016": {"abilities": (response(TakesDamage(), Heal(You(), n(1))),), "keep": False},
    }
    player = hero(damage=3, in_play=[STATION, "Captain Marvel's Helmet"])
    s = reprinted(changes, heroes=["captain_marvel"], players=[player]).do(f"use {STATION}").asked(0, "response")
    assert s.hand() == []
    s.do("use Captain Marvel's Helmet").idle(0)
    assert keys(s, "damage", "heal", "draw") == ["damage", "heal", "draw"]


@rule("MC-ABILITY-12", "MC-MAY-01", "OQ-05", "MC-MAY-02")
def test_only_what_follows_may_is_optional() -> None:
    def s(answer: str) -> list[str]:
        effect = when_revealed(Exhaust(You()), May(Heal(You(), n(2))))
        change = {"01112": {"abilities": (effect,), "keep": False}}
        script = reprinted(
            change, heroes=["captain_marvel"], players=[hero(damage=5, dealt=["False Alarm"])], phase="villain", step=4
        )
        script.asked(0, "may").do(answer).idle(0)
        return keys(script, "exhaust", "heal")

    assert s("yes") == ["exhaust", "heal"]
    assert s("no") == ["exhaust"]


@rule("MC-ABILITY-13", "MC-TRIG-04", "MC-EVENT-05", "D-19", "D-48")
def test_interrupts_and_responses_are_optional() -> None:
    s = revealing("Shocker", hero(in_play=["Cosmic Flight"])).asked(0, "interrupt").offered("pass").do("pass").idle(0)
    assert s.damage(MARVEL) == 1
    s = solo(hero(hand=["Spider-Woman", "Energy", "Genius"])).do("play Spider-Woman", "pay any")
    s.asked(0, "response").do("pass").idle(0)
    assert s.status("Rhino") == []


@rule("MC-TRIG-07", "MC-FORM-06")
def test_a_hero_interrupt_is_not_for_an_alter_ego() -> None:
    s = revealing("False Alarm", alter_ego(hand=["Enhanced Spider-Sense", "Genius"]), heroes=["spider_man"]).idle(0)
    assert s.status("Peter Parker") == ["confused"]


@rule("MC-CHOOSE-01", "MC-CHOOSE-02", "MC-CHOOSE-03")
def test_the_resolving_player_chooses_among_what_changes_the_game() -> None:
    s = duo(hero(), hero(hand=["Mockingbird", "Energy", "Genius"], engaged=["Shocker"]), active=1)
    s.do("1: play Mockingbird", "1: pay any", "1: use Mockingbird").asked(1, "choose").offered(
        "1: pick Rhino", "1: pick Shocker"
    )
    s = solo(hero(hand=["Mockingbird", "Energy", "Genius"], engaged=["Shocker"]), villain={"statuses": ["stunned"]})
    s.do("play Mockingbird", "pay any", "use Mockingbird").idle(0)  # the only one that it changes
    assert s.status("Shocker") == ["stunned"]


@rule("MC-CHOOSE-03")
def test_an_option_that_changes_nothing_is_not_among_those_to_choose() -> None:
    modes = ChooseMode((Mode(Heal(You(), n(2))), Mode(Draw(n(1))), Mode(RemoveThreat(MainScheme(), n(1)))))
    change = {"01015": {"abilities": (action(modes),), "keep": False}}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(in_play=[STATION])], main_scheme={"threat": 2})
    s.do(f"use {STATION}").asked(0, "mode").not_offered("mode 1").do("mode 3").idle(0)
    assert s.threat(MAIN) == 1


@rule("MC-CHOOSE-04")
def test_without_anything_to_choose_an_ability_is_not_initiated() -> None:
    change = {"01015": {"abilities": (action(Choose(Allies(), Heal(It(), n(1)))),), "keep": False}}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(in_play=[STATION])])
    s.refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-PLAY-04", "MC-PLAY-05", "MC-PLAY-06", "MC-PLAY-07", "MC-ENTERS-02", "D-25")
def test_a_card_that_is_put_into_play_was_not_played_or_paid() -> None:
    """Black Cat's ability asks for having been played; Maria Hill's only for entering play."""
    put = action(PutIntoPlay(InHand()))
    change = {"01006": {"abilities": (put,), "keep": False}}
    s = reprinted(change, heroes=["spider_man"], players=[hero(hand=["Black Cat"], in_play=["Aunt May"])])
    s.refused("play Black Cat", "MC-COST-01").do("use Aunt May").idle(0).not_fired("Black Cat")
    assert s.area() == ["Aunt May", "Black Cat"]
    change = {"01015": {"abilities": (put,), "keep": False}}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(hand=["Maria Hill"], in_play=[STATION])])
    s.do(f"use {STATION}").asked(0, "response").do("use Maria Hill").idle(0)
    assert len(s.hand()) == 1


@rule("MC-RESTR-02", "MC-RESTR-03")
def test_a_permission_lets_an_ally_come_from_a_discard_pile() -> None:
    hand = ["Make the Call", "Energy", "Genius"]
    s = solo(hero(hand=hand, discard=["Maria Hill"])).not_offered("play Maria Hill")
    s.do("use Make the Call", "pay Energy").asked(0, "response").do("pass").idle(0)
    assert s.in_play("Maria Hill")
    assert s.hand() == ["Genius"]


@rule("MC-INIT-02", "MC-KW-GUARD-01")
def test_choices_before_the_effect_take_guard_into_account() -> None:
    change = {"01015": {"abilities": (hero_action(Choose(Attackable(), Damage(It(), n(1))), label="attack"),)}}
    s = reprinted(
        change,
        heroes=["captain_marvel"],
        players=[hero(hand=["Energy"], in_play=[STATION], engaged=["Hydra Mercenary"])],
    )
    s.do(f"use {STATION} #2").idle(0)
    assert s.damage("Hydra Mercenary") == 1
