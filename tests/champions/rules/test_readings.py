"""Later readings of the rules: each in a situation where it differs, as the default and as the later rule has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from goldenrule import new_game
from goldenrule.bots import make_bot
from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.ops import Damage, SearchDeck
from goldenrule.games.champions.readings import READINGS, chosen
from goldenrule.games.champions.rules.setup import Setup
from goldenrule.games.champions.rules.setup import new_game as champions
from goldenrule.games.champions.selectors import Characters, InDeck
from goldenrule.games.champions.sets import heroes, scenarios
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import find_game
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    attacked,
    duo,
    happened,
    hero,
    keys,
    reprinted,
    revealing,
    solo,
)
from tests.champions.words import action, n

MARVEL = "Captain Marvel"


def revealed(s: Script) -> list[str]:
    return [name for _, name in happened(s, "reveal")]


# -- damage ------------------------------------------------------------------------------------------------------------


def suit(**given: Any) -> Script:
    """Captain Marvel has attacked a tough Rhino in his suit for 2."""
    s = solo(hero(), villain={"statuses": ["tough"]}, in_play=["Armored Rhino Suit"], **given)
    return s.do("attack Captain Marvel").idle(0)


@rule("MC-STATUS-04", "MC-SAMPLE-11")
def test_armor_before_tough() -> None:
    s = suit()
    assert (s.status("Rhino"), s.damage("Armored Rhino Suit")) == ([], 0)
    for name in ("armor-before-tough", "prevention-before-tough"):
        s = suit(readings=[name])
        assert (s.status("Rhino"), s.damage("Armored Rhino Suit"), s.damage("Rhino")) == (["tough"], 2, 0)


def flier(**given: Any) -> Script:
    """Rhino has attacked a tough Captain Marvel who could prevent 3 damage."""
    return attacked(hero(in_play=["Cosmic Flight"], statuses=["tough"], exhausted=True), **given)


@rule("MC-STATUS-04", "OQ-25")
@pytest.mark.parametrize("names", [[], ["armor-before-tough"]])
def test_tough_before_damage_that_would_be_taken(names: list[str]) -> None:
    s = flier(readings=names).idle(0)
    assert (s.status(MARVEL), s.area()) == ([], ["Cosmic Flight"])


@rule("MC-STATUS-04", "OQ-25")
def test_prevention_before_tough() -> None:
    s = flier(readings=["prevention-before-tough"]).asked(0, "interrupt").do("use Cosmic Flight").idle(0)
    assert (s.status(MARVEL), s.area(), s.damage(MARVEL)) == (["tough"], [], 0)
    s = flier(readings=["prevention-before-tough"]).do("pass").idle(0)
    assert (s.status(MARVEL), s.area(), s.damage(MARVEL)) == ([], ["Cosmic Flight"], 0)


@rule("MC-COND-02", "MC-STATUS-13")
def test_damage_that_tough_will_take_threatens_no_defeat() -> None:
    minion = {"card": "Shocker", "damage": 2, "statuses": ["tough"]}
    tracer = {"card": "Spider-Tracer", "attached_to": "Shocker"}
    s = solo(hero(engaged=[minion], in_play=[tracer]), readings=["prevention-before-tough"])
    s.do("attack Captain Marvel", "pick Shocker").idle(0).not_fired("Spider-Tracer")
    assert s.status("Shocker") == []


@rule("MC-TARGET-01", "MC-CANNOT-01")
def test_cannot_be_damaged_is_no_target() -> None:
    player = hero(engaged=["Madame Hydra"], in_play=["Tac Team"])
    s = solo(player, in_play=["Legions of Hydra"])
    s.do("attack Captain Marvel").offered("pick Rhino", "pick Madame Hydra").do("pick Madame Hydra")
    assert s.damage("Madame Hydra") == 0
    s.do("use Tac Team").offered("pick Rhino", "pick Madame Hydra")
    s = solo(player, in_play=["Legions of Hydra"], readings=["cannot-be-damaged-is-no-target"])
    s.do("attack Captain Marvel", "use Tac Team").idle(0)
    assert s.damage("Rhino") == 2 + 2


def saved(**given: Any) -> Script:
    """An attack with overkill for 5 on a minion of 3 hit points that is saved from its defeat."""
    upgrades = {"card": "Biomechanical Upgrades", "attached_to": GUARD}
    player = hero(hand=["Relentless Assault", "Strength"], engaged=[GUARD])
    return solo(player, in_play=[upgrades], **given).do("use Relentless Assault").idle(0)


@rule("MC-KW-OVERKILL-02")
def test_spill_without_defeat() -> None:
    s = saved()
    assert (s.engaged(), s.damage("Rhino")) == ([GUARD], 0)
    s = saved(readings=["spill-without-defeat"])
    assert (s.engaged(), s.damage("Rhino")) == ([GUARD], 5 - 3)


# -- after attacks and thwarts -----------------------------------------------------------------------------------------


@rule("OQ-16", "MC-CONSEQ-02")
@pytest.mark.parametrize("verb", ["attack", "thwart"])
def test_consequential_before_responses(verb: str) -> None:
    ally = {"card": "Daredevil", "damage": 2}
    change = {"01058": {"atk_cons": 1, "thw_cons": 1}}
    given: dict[str, Any] = {"heroes": ["captain_marvel"], "main_scheme": {"threat": 5}}
    s = reprinted(change, **given, players=[hero(in_play=[ally])]).do(f"{verb} Daredevil")
    if verb == "thwart":
        s.asked(0, "response").do("use Daredevil")
        assert s.damage("Rhino") == 1
    assert s.area() == []
    given["readings"] = ["consequential-before-responses"]
    s = reprinted(change, **given, players=[hero(in_play=[ally])]).do(f"{verb} Daredevil").idle(0)
    assert s.area() == []
    assert s.not_fired("Daredevil").damage("Rhino") == (2 if verb == "attack" else 0)


def struck(**given: Any) -> Script:
    """Tiger Shark attacks Black Panther, who has retaliate; Rhino did before."""
    player = hero(exhausted=True, engaged=["Tiger Shark"])
    top = [NO_BOOST, QUIET]
    return solo(player, heroes=["black_panther"], phase="villain", step=2, encounter_top=top, **given)


@rule("OQ-08", "MC-KW-RETAL-01")
def test_retaliate_in_any_order() -> None:
    s = struck().idle(0)
    assert (s.damage("Tiger Shark"), s.status("Tiger Shark")) == (1, ["tough"])
    s = struck(readings=["retaliate-in-any-order"]).asked(0, "order").do("order Tiger Shark").idle(0)
    assert (s.damage("Tiger Shark"), s.status("Tiger Shark")) == (0, [])
    s = struck(readings=["retaliate-in-any-order"]).do("order Black Panther").idle(0)
    assert (s.damage("Tiger Shark"), s.status("Tiger Shark")) == (1, ["tough"])
    assert s.damage("Rhino") == 1  # nothing else answers his attack


@rule("MC-TRIG-02")
def test_superhuman_strength_always_discarded() -> None:
    given: dict[str, Any] = {"heroes": ["she_hulk"], "villain": {"statuses": ["stunned"]}}
    s = solo(hero(in_play=["Superhuman Strength"]), **given).do("attack She-Hulk").idle(0)
    assert s.area() == ["Superhuman Strength"]
    s = solo(hero(in_play=["Superhuman Strength"]), **given, readings=["superhuman-strength-always-discarded"])
    s.do("attack She-Hulk").idle(0)
    assert (s.area(), s.status("Rhino")) == ([], ["stunned"])


# -- using abilities ---------------------------------------------------------------------------------------------------


@rule("MC-COST-01", "MC-INIT-06")
def test_focused_rage_while_tough() -> None:
    player = hero(in_play=["Focused Rage"], statuses=["tough"])
    solo(player, heroes=["she_hulk"]).not_offered("use Focused Rage")
    s = solo(player, heroes=["she_hulk"], readings=["focused-rage-while-tough"]).do("use Focused Rage").idle(0)
    assert (s.status("She-Hulk"), s.hand(), s.damage("She-Hulk")) == ([], [], 0)
    assert s.exhausted("Focused Rage")


@rule("MC-ABILITY-05", "MC-TRIG-02", "OQ-12")
def test_valid_target_instead_of_change() -> None:
    player = hero(hand=["Gamma Slam", "Energy", "Genius", "Strength"], damage=0)
    solo(player, heroes=["she_hulk"]).refused("use Gamma Slam", "MC-TRIG-02")
    s = solo(player, heroes=["she_hulk"], readings=["valid-target-instead-of-change"])
    s.do("use Gamma Slam", "pay Energy", "pay Genius").idle(0)
    assert (s.damage("Rhino"), s.hand()) == (0, ["Strength"])
    s = solo(hero(hand=["First Aid", "Genius"]), readings=["valid-target-instead-of-change"])
    s.refused("use First Aid", "MC-TRIG-02")  # nobody has damage to heal


def horned(**given: Any) -> Script:
    """It is Captain Marvel's turn; Spider-Man could pay for an action on an attachment."""
    player = hero(hand=["Strength", "The Power of Justice"])
    change = {"01100": {}, "01062": {"resources": "P"}}
    return reprinted(
        change,
        heroes=["captain_marvel", "spider_man"],
        players=[hero(), player],
        in_play=["Enhanced Ivory Horn"],
        **given,
    )


@rule("OQ-06", "MC-TURN-09")
def test_requests_for_encounter_cards() -> None:
    horned().not_offered("request 1")
    s = horned(readings=["requests-for-encounter-cards"])
    s.do("request 1", "1: use Enhanced Ivory Horn", "1: pay any").idle(0)
    assert not s.in_play("Enhanced Ivory Horn")


@rule("MC-FORCED-04", "MC-INTERRUPT-07")
def test_would_before_when() -> None:
    web = {"card": "Webbed Up", "attached_to": "Klaw"}
    given: dict[str, Any] = {"scenario": "klaw", "bare": True, "phase": "villain", "step": 2}
    player = hero(exhausted=True, in_play=[web])
    s = solo(player, **given, encounter_top=[QUIET]).asked(0, "order")
    s.offered("order Klaw", "order Webbed Up")
    s = solo(player, **given, encounter_top=[QUIET], readings=["would-before-when"])
    assert s.status("Klaw")[:1] == ["stunned"]
    s.not_fired("Klaw")


# -- choosing between options ------------------------------------------------------------------------------------------


@rule("MC-CHOOSE-03")
def test_options_that_change_the_game() -> None:
    player = hero(hand=["Energy", "Genius", "Strength"], exhausted=True, in_play=["Daredevil"])
    s = revealing("Sonic Boom", player).asked(0, "pay")
    assert not s.exhausted("Daredevil")
    for name in ("any-option-that-changes-the-game", "free-choice-of-options"):
        s = revealing("Sonic Boom", player, readings=[name]).asked(0, "mode").do("mode 2").idle(0)
        assert s.exhausted("Daredevil")


@rule("MC-CHOOSE-03")
def test_free_choice_of_options() -> None:
    player = hero(exhausted=True, in_play=["Daredevil"])
    for names in ([], ["any-option-that-changes-the-game"]):
        s = revealing("Sonic Boom", player, readings=names).idle(0)
        assert s.exhausted("Daredevil")
    s = revealing("Sonic Boom", player, readings=["free-choice-of-options"]).asked(0, "mode").do("mode 1").idle(0)
    assert not s.exhausted("Daredevil")


@rule("MC-CHOOSE-03", "MC-FORM-06")
def test_an_option_without_a_target_is_barred_even_then() -> None:
    s = revealing("Ritual Combat", alter_ego(), encounter_top=[NO_BOOST], readings=["free-choice-of-options"]).idle(0)
    assert s.damage("Carol Danvers") == 0


# -- encounter cards ---------------------------------------------------------------------------------------------------


@rule("MC-KW-SURGE-01", "MC-KW-SURGE-02")
def test_surge_is_a_dealt_card() -> None:
    given: dict[str, Any] = {"phase": "villain", "step": 4, "encounter_top": ["Shocker"]}
    cards = ["Kree Manipulator", GUARD]
    assert revealed(solo(hero(dealt=cards), **given)) == ["Kree Manipulator", "Shocker", GUARD]
    s = solo(hero(dealt=cards), **given, readings=["surge-is-a-dealt-card"])
    assert revealed(s) == ["Kree Manipulator", GUARD, "Shocker"]


@rule("OQ-31", "MC-CANCEL-07")
def test_a_cancelled_card_and_its_surge() -> None:
    player = hero(hand=["Enhanced Spider-Sense", "Genius"], dealt=["Kree Manipulator"])
    given: dict[str, Any] = {"heroes": ["spider_man"], "phase": "villain", "step": 4, "encounter_top": [GUARD]}
    use = "use Enhanced Spider-Sense"
    assert revealed(solo(player, **given).do(use)) == ["Kree Manipulator", GUARD]
    s = solo(player, **given, readings=["surge-is-a-dealt-card"]).do(use)
    assert (revealed(s), s.dealt()) == (["Kree Manipulator"], [])


@rule("MC-TREACH-03")
def test_treachery_discarded_at_activation() -> None:
    given: dict[str, Any] = {"encounter_deck": [NO_BOOST], "encounter_discard": [QUIET]}
    s = revealing("Advance", **given).idle(0)
    assert (s.encounter_deck(), s.encounter_discard()) == ([QUIET], ["Advance", NO_BOOST])
    s = revealing("Advance", **given, readings=["treachery-discarded-at-activation"]).idle(0)
    assert (sorted(s.encounter_deck()), s.encounter_discard()) == (sorted([QUIET, "Advance"]), [NO_BOOST])


@rule("OQ-10")
def test_unique_minions_once() -> None:
    """No core set has two minions of one unique title: here another minion is printed as unique."""
    given: dict[str, Any] = {"heroes": ["captain_marvel"], "phase": "villain", "encounter_top": ["Sandman"]}
    unique = {"01101": {"unique": True}, "01121": {"unique": True}}
    players = [hero(engaged=[GUARD], dealt=[GUARD])]
    s = reprinted(unique, **given, step=4, players=players).idle(0)
    assert s.engaged() == [GUARD, GUARD]
    s = reprinted(unique, **given, step=4, players=players, readings=["unique-minions-once"]).idle(0)
    assert (s.engaged(), s.encounter_discard()) == ([GUARD, "Sandman"], [GUARD])
    players = [hero(engaged=["Weapons Runner"], exhausted=True)]
    given["encounter_top"] = ["Weapons Runner", NO_BOOST, QUIET]
    s = reprinted(unique, **given, step=2, players=players).asked(0, "minion_order")
    assert s.engaged() == ["Weapons Runner", "Weapons Runner"]
    s = reprinted(unique, **given, step=2, players=players, readings=["unique-minions-once"]).idle(0)
    assert s.engaged() == ["Weapons Runner"]
    assert "Weapons Runner" in s.encounter_discard()


@rule("OQ-15")
def test_minions_ordered_by_engaged_player() -> None:
    player = hero(exhausted=True, engaged=["Shocker", "Hydra Bomber"])
    duo(hero(exhausted=True), player, phase="villain").do("1: pass").asked(0, "minion_order")
    s = duo(hero(exhausted=True), player, phase="villain", readings=["minions-ordered-by-engaged-player"])
    s.do("1: pass").asked(1, "minion_order")


@rule("D-57", "MC-KW-OVERKILL-01")
@pytest.mark.parametrize(("form", "default", "later"), [(hero, 3, 3), (alter_ego, 0, 3)])
def test_overkill_reaches_the_alter_ego(form: Any, default: int, later: int) -> None:
    """Charge: 5 on Black Cat's 2, who defends for another player."""
    for names, surplus in (([], default), (["overkill-reaches-the-alter-ego"], later)):
        players = (hero(exhausted=True), form(in_play=["Black Cat"], exhausted=True))
        given: dict[str, Any] = {"in_play": ["Charge"], "encounter_top": [NO_BOOST, QUIET, QUIET], "readings": names}
        s = duo(*players, phase="villain", step=2, **given).do("1: defend Black Cat")
        assert not s.in_play("Black Cat")
        assert s.game.table_card(s.game.state.identities[1]).damage == surplus


@rule("OQ-46", "MC-WIN-04")
def test_win_before_loss() -> None:
    """One damage effect on the last stage and the last hero."""
    change = {"01015": {"abilities": (action(Damage(Characters(), n(5))),), "keep": False}}
    for names, winner in (([], "villain"), (["win-before-loss"], "players")):
        for stage in ("I", "II"):
            s = reprinted(
                change,
                heroes=["captain_marvel"],
                players=[hero(in_play=["Alpha Flight Station"], hit_points=3)],
                villain={"stage": stage, "hit_points": 3},
                readings=names,
            )
            s.do("use Alpha Flight Station").over(winner if stage == "II" else "villain")


# -- decks and setup ---------------------------------------------------------------------------------------------------


@rule("OQ-38", "MC-EMPTYPL-01")
def test_both_piles_empty_loses() -> None:
    s = solo(alter_ego(deck=["Energy"])).do("use Carol Danvers").idle(0)
    assert len(s.dealt()) == 1
    s = solo(alter_ego(deck=["Energy"]), readings=["both-piles-empty-loses"]).do("use Carol Danvers")
    s.over("villain")
    given: dict[str, Any] = {"encounter_deck": [GUARD], "phase": "villain", "step": 3}
    solo(hero(), **given).idle(0)
    solo(hero(), **given, readings=["both-piles-empty-loses"]).over("villain")


def looked(**given: Any) -> Script:
    """The top three cards of the deck have been searched for an event."""
    deck = ["Energy", "First Aid", "Genius", "Haymaker", "Vision", "Strength", "Tenacity", "Hawkeye"]
    change = {"01015": {"abilities": (action(SearchDeck(InDeck("event"), top=3)),), "keep": False}}
    player = hero(in_play=["Alpha Flight Station"], deck=deck)
    return reprinted(change, heroes=["captain_marvel"], players=[player], **given).do("use Alpha Flight Station")


@rule("OQ-39", "MC-SEARCH-05", "D-21")
def test_shuffle_after_partial_search() -> None:
    s = looked().idle(0)
    assert s.hand() == ["First Aid"]
    assert s.deck() == ["Energy", "Genius", "Haymaker", "Vision", "Strength", "Tenacity", "Hawkeye"]
    assert keys(s, "shuffle") == []
    s = looked(readings=["shuffle-after-partial-search"])
    assert s.hand() == ["First Aid"]
    assert keys(s, "found", "shuffle") == ["found", "shuffle"]


def milled_in_setup(names: tuple[str, ...]) -> bool:
    """Can an obligation be discarded while Klaw's first scheme looks for a minion?"""
    for seed in range(60):
        g = champions(Setup(scenario="klaw", seed=str(seed), readings=names), load_content())
        if any(g.ident(e).type == "obligation" for e in g.state.zones[ids.ENCOUNTER_DISCARD]):
            return True
    return False


@rule("MC-SETUP-11")
def test_obligations_in_before_scheme_setup() -> None:
    assert not milled_in_setup(())
    assert milled_in_setup(("obligations-in-before-scheme-setup",))


# -- the option --------------------------------------------------------------------------------------------------------


def test_names_are_checked_and_listed() -> None:
    with pytest.raises(BadInput, match=r"the rules 'fast'; goldenrule rules champions readings lists them"):
        new_game("champions", readings=["fast"], seed=1)
    with pytest.raises(
        BadInput, match="reading of the rules 'prevention-before-tuogh'; did you mean prevention-before-t"
    ):
        new_game("champions", readings=["prevention-before-tuogh"], seed=1)
    with pytest.raises(BadInput, match="list of names"):
        new_game("champions", readings="later", seed=1)
    with pytest.raises(BadInput, match="no reading"):
        solo(readings=["fast"])
    assert chosen(["2019"]) == ()
    assert chosen(["2019", "later"]) == tuple(READINGS)


def test_the_option_is_kept_in_the_game_and_its_copies() -> None:
    kind = find_game("champions")
    words = kind.parse_options({"readings": "later"})
    assert words == {"readings": ["later"]}
    game = kind.make(words, "1")
    assert game.setup["readings"] == list(READINGS)
    assert game.clone().readings == frozenset(READINGS)  # type: ignore[attr-defined]  # Champions has them
    again = kind.make({k: v for k, v in game.setup.items() if k != "seed"}, "1")
    assert digest(again) == digest(game)
    assert digest(kind.make({}, "1")) != digest(game)


def test_every_reading_is_played_and_tested() -> None:
    """Each name stands in the rules, and in a test here."""
    root = Path(__file__).resolve().parents[3]
    folder = root / "src/goldenrule/games/champions"
    rules = "".join(p.read_text("utf-8") for p in folder.rglob("*.py"))
    cards = "".join(p.read_text("utf-8") for p in (folder / "pack").glob("*.yaml"))
    tests = re.sub(r"[-_\s]", "", Path(__file__).read_text("utf-8"))
    for name in READINGS:
        assert f'"{name}"' in rules or name in cards
        assert name.replace("-", "") in tests


@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("expert", [False, True])
def test_games_with_all_readings(scenario: str, expert: bool) -> None:
    names = list(heroes())
    for i, name in enumerate(names):
        table = [name, *([names[i - 1]] if expert else [])]
        for seed in range(3):
            game = new_game(
                "champions", heroes=table, scenario=scenario, expert=expert, readings=["later"], seed=f"{name} {seed}"
            )
            bots = [make_bot("champions", "random", f"{seed} {seat}") for seat in range(len(table))]
            while game.pending:
                decision = game.pending[0]
                bot = bots[decision.seat]
                game.apply(decision.seat, bot.choose(game.rules, decision.seat, decision))
            assert game.winner


@rule("MC-SIDE-04")
def test_a_reading_changes_nothing_else() -> None:
    s = solo(main_scheme={"threat": 1}, readings=["later"]).do("thwart Captain Marvel").idle(0)
    assert s.threat(MAIN) == 0


def test_hyphens_and_underscores_are_the_same_in_the_name_of_a_reading() -> None:
    assert chosen(["armor_before_tough"]) == chosen(["armor-before-tough"]) == ("armor-before-tough",)
