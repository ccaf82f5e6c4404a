"""Clauses whose other tests would not notice a certain mistake (docs/mutation_check.md): one test for each."""

from __future__ import annotations

from goldenrule.games.champions.ops import (
    AddCounters,
    Damage,
    DiscardTopEncounter,
    EnemyAttacks,
    Give,
    PlaceThreat,
)
from goldenrule.games.champions.selectors import Characters, Enemies, MainScheme, Minions, You
from goldenrule.games.champions.triggers import WouldTakeDamage
from goldenrule.kernel.expressions import Var
from goldenrule.kernel.ops import Choose
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    attacked,
    duo,
    hero,
    reprinted,
    solo,
)
from tests.champions.rules.test_setup import begin
from tests.champions.words import action, interrupt, n, when_revealed

MARVEL = "Captain Marvel"
STATION = "Alpha Flight Station"


@rule("MC-REPLACE-03")
def test_what_happens_instead_waits_for_the_interrupts_to_the_rest() -> None:
    """Rhino and Shocker are damaged at once: the suit takes Rhino's part only when Shocker's has been interrupted."""
    suit = "Armored Rhino Suit"
    told = (
        action(Damage(Enemies(), n(1))),
        interrupt(WouldTakeDamage(to=Minions()), AddCounters("x", n(1))),
    )
    s = reprinted(
        {"01015": {"abilities": told, "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(in_play=[STATION], engaged=["Shocker"])],
        in_play=[suit],
    )
    s.do(f"use {STATION}").asked(0, "interrupt")
    assert s.damage(suit) == 0
    s.do(f"use {STATION}").idle(0)
    assert (s.damage(suit), s.damage("Rhino"), s.damage("Shocker")) == (1, 0, 1)


@rule("MC-EATTACK-08", "MC-EATTACK-11", "MC-BOOST-04")
def test_the_icons_of_all_boost_cards_are_added() -> None:
    """Klaw gives himself a second boost card: 2 icons and 1 icon."""
    cards = ["Charge", GUARD, "Sandman"]
    s = solo(hero(exhausted=True), scenario="klaw", bare=True, phase="villain", step=2, encounter_top=cards).idle(0)
    assert s.value("ATK", "Klaw") == 0
    assert s.damage(MARVEL) == 2 + 1


@rule("MC-UNIQUE-01")
def test_the_icon_makes_any_card_unique_not_only_allies() -> None:
    player = hero(hand=["Web-Shooter", "Genius"], in_play=["Web-Shooter"])
    solo(player, heroes=["spider_man"]).offered("play Web-Shooter")
    s = reprinted({"01008": {"unique": True}}, heroes=["spider_man"], players=[player])
    s.refused("play Web-Shooter", "MC-UNIQUE-02")


@rule("MC-HEAL-01", "MC-RECOVER-01")
def test_healing_removes_its_amount_of_damage_only() -> None:
    s = solo(alter_ego(damage=9)).do("recover Carol Danvers").idle(0)
    assert s.damage("Carol Danvers") == 9 - s.value("REC", "Carol Danvers")


@rule("MC-EMPTYENC-06")
def test_discarding_a_number_of_cards_stops_when_the_encounter_deck_runs_out() -> None:
    s = reprinted(
        {"01015": {"abilities": (action(DiscardTopEncounter(4)),), "keep": False}},
        heroes=["captain_marvel"],
        players=[alter_ego(in_play=[STATION])],
        encounter_deck=[NO_BOOST, QUIET],
        encounter_discard=["Shocker"],
    )
    s.do(f"use {STATION}").idle(0)
    assert sorted(s.encounter_deck()) == sorted([NO_BOOST, QUIET, "Shocker"])
    assert s.encounter_discard() == []
    assert s.acceleration == 1


@rule("MC-STAR-02")
def test_the_ability_beside_atk_answers_each_attack() -> None:
    scheme = "The Psyche-Magnitron"
    s = reprinted(
        {"01015": {"abilities": (action(EnemyAttacks(Minions())),), "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(exhausted=True, in_play=[STATION], engaged=["Yon-Rogg"])],
        in_play=[scheme],
    )
    s.do(f"use {STATION}").idle(0).do(f"use {STATION}").idle(0)
    s.fired("Yon-Rogg", 2)
    assert s.threat(scheme) == 3 + 2


@rule("MC-COST-09")
def test_only_cards_of_the_own_hand_are_discarded_for_a_cost() -> None:
    s = duo(alter_ego(hand=["Energy", "Genius"], in_play=[STATION]), hero(hand=["Strength"])).do(f"use {STATION}")
    s.asked(0, "discard_cost").offered("pick Energy", "pick Genius").not_offered("pick Strength")
    duo(alter_ego(in_play=[STATION]), hero(hand=["Strength"])).not_offered(f"use {STATION}")


@rule("MC-KW-GUARD-01")
def test_guard_does_not_keep_other_players_from_the_villain() -> None:
    s = duo(hero(), hero(engaged=[GUARD])).do("attack Captain Marvel").offered("pick Rhino", f"pick {GUARD}")
    s.do("pick Rhino").idle(0).do("end turn", "1: attack Spider-Man").idle(1)
    assert (s.damage("Rhino"), s.damage(GUARD)) == (2, 2)


@rule("MC-SETUP-06")
def test_every_player_shuffles_a_deck() -> None:
    one, other = (begin(heroes=("captain_marvel", "spider_man"), seed=seed) for seed in ("1", "2"))
    for seat in (0, 1):
        assert one.deck(seat) != other.deck(seat)


@rule("MC-DAMAGE-03", "MC-SUSTAIN-01")
def test_damage_is_added_to_what_was_there() -> None:
    s = attacked(hero(damage=5, exhausted=True)).idle(0)
    assert s.damage(MARVEL) == 5 + 2
    assert s.hp(MARVEL) == 12 - 7
    s = solo(hero(in_play=["Hawkeye"])).do("attack Captain Marvel").idle(0).do("attack Hawkeye").idle(0)
    assert s.hp("Rhino") == 14 - 2 - 1


@rule("MC-KW-SURGE-01")
def test_the_player_who_revealed_the_card_with_surge_reveals_the_next() -> None:
    s = duo(hero(), hero(dealt=["Kree Manipulator"]), phase="villain", step=4, encounter_top=[GUARD]).idle(1)
    assert (s.engaged(0), s.engaged(1)) == ([], [GUARD])


@rule("MC-WREV-02")
def test_all_when_revealed_abilities_of_a_card_resolve() -> None:
    told = (when_revealed(PlaceThreat(MainScheme(), n(1))), when_revealed(Give(You(), "stunned")))
    s = reprinted(
        {"01112": {"abilities": told, "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(dealt=["False Alarm"])],
        phase="villain",
        step=4,
    ).idle(0)
    assert s.threat(MAIN) == 1
    assert s.status(MARVEL) == ["stunned"]


@rule("MC-ATTACHTO-08", "MC-ATTACHTO-06")
def test_an_upgrade_that_nothing_can_carry_stays_in_hand() -> None:
    hand = ["Inspired", "Energy"]
    s = solo(hero(hand=hand)).refused("play Inspired", "MC-ATTACHTO-06")
    assert s.hand() == sorted(hand)
    solo(hero(hand=hand, in_play=["Hawkeye"])).offered("play Inspired")


@rule("MC-PPHASE-02", "MC-ENDPP-04")
def test_players_ready_all_their_cards_not_only_identities() -> None:
    cards = [{"card": card, "exhausted": True} for card in ("Hawkeye", STATION, "Captain Marvel's Helmet")]
    s = solo(hero(exhausted=True, in_play=cards), phase="end", encounter_top=[NO_BOOST, QUIET])
    s.asked(0, "defend").offered(f"defend {MARVEL}", "defend Hawkeye")
    assert [s.exhausted(card) for card in (MARVEL, "Hawkeye", STATION, "Captain Marvel's Helmet")] == [False] * 4


@rule("MC-REVEAL-06", "MC-TREACH-03")
def test_a_treachery_is_discarded_only_when_its_effects_have_resolved() -> None:
    s = reprinted(
        {"01112": {"abilities": (when_revealed(Choose(Characters(), Damage(Var(), n(1)))),), "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(dealt=["False Alarm"])],
        phase="villain",
        step=4,
    )
    s.asked(0, "choose")
    assert s.encounter_discard() == []
    s.do("pick Rhino").idle(0)
    assert s.encounter_discard() == ["False Alarm"]
