"""Later readings of the rules: each in a situation where it differs, as the default and as the later rule has it."""

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
from goldenrule.games.champions.rules.setup import GameSetup
from goldenrule.games.champions.rules.setup import new_game as champions
from goldenrule.games.champions.selectors import Characters, InDeck
from goldenrule.games.champions.sets import heroes, scenarios
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import find_game
from goldenrule.testing import rule
from tests.champions.situation import (
    GUARD,
    NO_BOOST,
    QUIET,
    Given,
    Situation,
    alter_ego,
    black_panther,
    given,
    hero,
    she_hulk,
)
from tests.champions.words import action, n


# -- damage ------------------------------------------------------------------------------------------------------------
def suit(**more: Any) -> Situation:
    """Captain Marvel has attacked a tough Rhino in his suit for 2."""
    s = given(hero(), villain={"statuses": ["tough"]}, in_play=["Armored Rhino Suit"], **more)
    return s.do("attack Captain Marvel").idle(0)


@rule("MC-STATUS-04", "MC-SAMPLE-11")
def test_armor_before_tough() -> None:
    suit().then("villain", statuses=[]).then("Armored Rhino Suit", damage=0)
    for name in ("armor-before-tough", "prevention-before-tough"):
        suit(readings=[name]).then("villain", statuses=["tough"], damage=0).then("Armored Rhino Suit", damage=2)


def flier(**more: Any) -> Situation:
    """Rhino has attacked a tough Captain Marvel who could prevent 3 damage."""
    return given.attacked(hero(in_play=["Cosmic Flight"], statuses=["tough"], exhausted=True), **more)


@rule("MC-STATUS-04", "OQ-25")
@pytest.mark.parametrize("names", [[], ["armor-before-tough"]])
def test_tough_before_damage_that_would_be_taken(names: list[str]) -> None:
    flier(readings=names).idle(0).then(statuses=[], area=["Cosmic Flight"])


@rule("MC-STATUS-04", "OQ-25")
def test_prevention_before_tough() -> None:
    s = flier(readings=["prevention-before-tough"]).asked(0, "interrupt").do("use Cosmic Flight")
    s.idle(0).then(statuses=["tough"], area=[], damage=0)
    s = flier(readings=["prevention-before-tough"]).do("pass")
    s.idle(0).then(statuses=[], area=["Cosmic Flight"], damage=0)


@rule("MC-COND-02", "MC-STATUS-13")
def test_damage_that_tough_will_take_threatens_no_defeat() -> None:
    minion = {"card": "Shocker", "damage": 2, "statuses": ["tough"]}
    tracer = {"card": "Spider-Tracer", "attached_to": "Shocker"}
    s = given(hero(engaged=[minion], in_play=[tracer]), readings=["prevention-before-tough"])
    s.do("attack Captain Marvel", "pick Shocker").idle(0).not_fired("Spider-Tracer").then("Shocker", statuses=[])


@rule("MC-TARGET-01", "MC-CANNOT-01")
def test_cannot_be_damaged_is_no_target() -> None:
    player = hero(engaged=["Madame Hydra"], in_play=["Tac Team"])
    s = given(player, in_play=["Legions of Hydra"]).do("attack Captain Marvel")
    s.offered("pick Rhino", "pick Madame Hydra").do("pick Madame Hydra").then("Madame Hydra", damage=0)
    s.do("use Tac Team").offered("pick Rhino", "pick Madame Hydra")
    s = given(player, in_play=["Legions of Hydra"], readings=["cannot-be-damaged-is-no-target"])
    s.do("attack Captain Marvel", "use Tac Team").idle(0).then("villain", damage=2 + 2)


def saved(**more: Any) -> Situation:
    """An attack with overkill for 5 on a minion of 3 hit points that is saved from its defeat."""
    upgrades = {"card": "Biomechanical Upgrades", "attached_to": GUARD}
    player = hero(hand=["Relentless Assault", "Strength"], engaged=[GUARD])
    return given(player, in_play=[upgrades], **more).do("use Relentless Assault").idle(0)


@rule("MC-KW-OVERKILL-02")
def test_spill_without_defeat() -> None:
    saved().then(engaged=[GUARD]).then("villain", damage=0)
    saved(readings=["spill-without-defeat"]).then(engaged=[GUARD]).then("villain", damage=5 - 3)


# -- after attacks and thwarts -----------------------------------------------------------------------------------------
@rule("OQ-16", "MC-CONSEQ-02")
@pytest.mark.parametrize("verb", ["attack", "thwart"])
def test_consequential_before_responses(verb: str) -> None:
    ally = {"card": "Daredevil", "damage": 2}
    change = {"01058": {"atk_cons": 1, "thw_cons": 1}}
    more: dict[str, Any] = {"heroes": ["captain_marvel"], "main_scheme": {"threat": 5}}
    s = given.reprinted(change, hero(in_play=[ally]), **more).do(f"{verb} Daredevil")
    if verb == "thwart":
        s.asked(0, "response").do("use Daredevil").then("villain", damage=1)
    s.then(area=[])
    more["readings"] = ["consequential-before-responses"]
    s = given.reprinted(change, hero(in_play=[ally]), **more).do(f"{verb} Daredevil")
    s.idle(0).then(area=[]).not_fired("Daredevil").then("villain", damage=2 if verb == "attack" else 0)


def struck(**more: Any) -> Situation:
    """Tiger Shark attacks Black Panther, who has retaliate; Rhino did before."""
    player = hero(exhausted=True, engaged=["Tiger Shark"])
    top = [NO_BOOST, QUIET]
    return black_panther(player, step=2, encounter_top=top, **more)


@rule("OQ-08", "MC-KW-RETAL-01")
def test_retaliate_in_any_order() -> None:
    struck().idle(0).then("Tiger Shark", damage=1, statuses=["tough"])
    s = struck(readings=["retaliate-in-any-order"]).asked(0, "order").do("order Tiger Shark")
    s.idle(0).then("Tiger Shark", damage=0, statuses=[])
    s = struck(readings=["retaliate-in-any-order"]).do("order Black Panther")
    s.idle(0).then("Tiger Shark", damage=1, statuses=["tough"])
    s.then("villain", damage=1)  # nothing else answers his attack


@rule("MC-TRIG-02")
def test_superhuman_strength_always_discarded() -> None:
    more: dict[str, Any] = {"heroes": ["she_hulk"], "villain": {"statuses": ["stunned"]}}
    s = given(hero(in_play=["Superhuman Strength"]), **more).do("attack She-Hulk")
    s.idle(0).then(area=["Superhuman Strength"])
    s = given(hero(in_play=["Superhuman Strength"]), readings=["superhuman-strength-always-discarded"], **more)
    s.do("attack She-Hulk").idle(0).then(area=[]).then("villain", statuses=["stunned"])


# -- using abilities ---------------------------------------------------------------------------------------------------
@rule("MC-COST-01", "MC-INIT-06")
def test_focused_rage_while_tough() -> None:
    player = hero(in_play=["Focused Rage"], statuses=["tough"])
    she_hulk(player).not_offered("use Focused Rage")
    s = she_hulk(player, readings=["focused-rage-while-tough"]).do("use Focused Rage")
    s.idle(0).then(statuses=[], hand=[], damage=0).then("Focused Rage", exhausted=True)


@rule("MC-ABILITY-05", "MC-TRIG-02", "OQ-12")
def test_valid_target_instead_of_change() -> None:
    player = hero(hand=["Gamma Slam", "Energy", "Genius", "Strength"], damage=0)
    she_hulk(player).refused("use Gamma Slam", "MC-TRIG-02")
    s = she_hulk(player, readings=["valid-target-instead-of-change"]).do("use Gamma Slam", "pay Energy", "pay Genius")
    s.idle(0).then("villain", damage=0).then(hand=["Strength"])
    s = given(hero(hand=["First Aid", "Genius"]), readings=["valid-target-instead-of-change"])
    s.refused("use First Aid", "MC-TRIG-02")  # nobody has damage to heal


def horned(**more: Any) -> Situation:
    """It is Captain Marvel's turn; Spider-Man could pay for an action on an attachment."""
    player = hero(hand=["Strength", "The Power of Justice"])
    change = {"01100": {}, "01062": {"resources": "P"}}
    return given.reprinted(change, hero(), player, in_play=["Enhanced Ivory Horn"], **more)


@rule("OQ-06", "MC-TURN-09")
def test_requests_for_encounter_cards() -> None:
    horned().not_offered("request 1")
    s = horned(readings=["requests-for-encounter-cards"]).do("request 1", "1: use Enhanced Ivory Horn", "1: pay any")
    s.idle(0).then(not_in_play=["Enhanced Ivory Horn"])


@rule("MC-FORCED-04", "MC-INTERRUPT-07")
def test_would_before_when() -> None:
    web = {"card": "Webbed Up", "attached_to": "Klaw"}
    more: dict[str, Any] = {"scenario": "klaw", "bare": True, "step": 2}
    player = hero(exhausted=True, in_play=[web])
    given(player, encounter_top=[QUIET], **more).asked(0, "order").offered("order Klaw", "order Webbed Up")
    s = given(player, encounter_top=[QUIET], readings=["would-before-when"], **more)
    assert s.status("Klaw")[:1] == ["stunned"]
    s.not_fired("Klaw")


# -- choosing between options ------------------------------------------------------------------------------------------
@rule("MC-CHOOSE-03")
def test_options_that_change_the_game() -> None:
    player = hero(hand=["Energy", "Genius", "Strength"], exhausted=True, in_play=["Daredevil"])
    s = given.revealing("Sonic Boom", player).asked(0, "pay").then("Daredevil", exhausted=False)
    for name in ("any-option-that-changes-the-game", "free-choice-of-options"):
        s = given.revealing("Sonic Boom", player, readings=[name]).asked(0, "mode").do("mode 2")
        s.idle(0).then("Daredevil", exhausted=True)


@rule("MC-CHOOSE-03")
def test_free_choice_of_options() -> None:
    player = hero(exhausted=True, in_play=["Daredevil"])
    for names in ([], ["any-option-that-changes-the-game"]):
        s = given.revealing("Sonic Boom", player, readings=names).idle(0).then("Daredevil", exhausted=True)
    s = given.revealing("Sonic Boom", player, readings=["free-choice-of-options"]).asked(0, "mode").do("mode 1")
    s.idle(0).then("Daredevil", exhausted=False)


@rule("MC-CHOOSE-03", "MC-FORM-06")
def test_an_option_without_a_target_is_barred_even_then() -> None:
    s = given.revealing("Ritual Combat", alter_ego(), encounter_top=[NO_BOOST], readings=["free-choice-of-options"])
    s.idle(0).then(damage=0)


# -- encounter cards ---------------------------------------------------------------------------------------------------
@rule("MC-KW-SURGE-01", "MC-KW-SURGE-02")
def test_surge_is_a_dealt_card() -> None:
    more: dict[str, Any] = {"step": 4, "encounter_top": ["Shocker"]}
    cards = ["Kree Manipulator", GUARD]
    given(hero(dealt=cards), **more).only("reveal * Kree Manipulator", "reveal * Shocker", f"reveal * {GUARD}")
    s = given(hero(dealt=cards), readings=["surge-is-a-dealt-card"], **more)
    s.only("reveal * Kree Manipulator", f"reveal * {GUARD}", "reveal * Shocker")


@rule("OQ-31", "MC-CANCEL-07")
def test_a_cancelled_card_and_its_surge() -> None:
    player = hero(hand=["Enhanced Spider-Sense", "Genius"], dealt=["Kree Manipulator"])
    more: dict[str, Any] = {"heroes": ["spider_man"], "step": 4, "encounter_top": [GUARD]}
    use = "use Enhanced Spider-Sense"
    given(player, **more).do(use).only("reveal * Kree Manipulator", f"reveal * {GUARD}")
    s = given(player, readings=["surge-is-a-dealt-card"], **more).do(use)
    s.only("reveal * Kree Manipulator").then(dealt=[])


@rule("MC-TREACH-03")
def test_treachery_discarded_at_activation() -> None:
    more: dict[str, Any] = {"encounter_deck": [NO_BOOST], "encounter_discard": [QUIET]}
    given.revealing("Advance", **more).idle(0).then(encounter_deck=[QUIET], encounter_discard=["Advance", NO_BOOST])
    s = given.revealing("Advance", readings=["treachery-discarded-at-activation"], **more).idle(0)
    assert (sorted(s.encounter_deck()), s.encounter_discard()) == (sorted([QUIET, "Advance"]), [NO_BOOST])


@rule("OQ-10")
def test_unique_minions_once() -> None:
    """No core set has two minions of one unique title: here another minion is printed as unique."""
    more: Given = {"encounter_top": ["Sandman"]}
    unique = {"01101": {"unique": True}, "01121": {"unique": True}}
    players = [hero(engaged=[GUARD], dealt=[GUARD])]
    given.reprinted(unique, *players, step=4, **more).idle(0).then(engaged=[GUARD, GUARD])
    s = given.reprinted(unique, *players, step=4, readings=["unique-minions-once"], **more)
    s.idle(0).then(engaged=[GUARD, "Sandman"], encounter_discard=[GUARD])
    players = [hero(engaged=["Weapons Runner"], exhausted=True)]
    more["encounter_top"] = ["Weapons Runner", NO_BOOST, QUIET]
    s = given.reprinted(unique, *players, step=2, **more)
    s.asked(0, "minion_order").then(engaged=["Weapons Runner", "Weapons Runner"])
    s = given.reprinted(unique, *players, step=2, readings=["unique-minions-once"], **more)
    s.idle(0).then(engaged=["Weapons Runner"])
    assert "Weapons Runner" in s.encounter_discard()


@rule("OQ-15")
def test_minions_ordered_by_engaged_player() -> None:
    player = hero(exhausted=True, engaged=["Shocker", "Hydra Bomber"])
    given(hero(exhausted=True), player, step=1).do("1: pass").asked(0, "minion_order")
    s = given(hero(exhausted=True), player, step=1, readings=["minions-ordered-by-engaged-player"]).do("1: pass")
    s.asked(1, "minion_order")


@rule("D-57", "MC-KW-OVERKILL-01")
@pytest.mark.parametrize(("form", "default", "later"), [(hero, 3, 3), (alter_ego, 0, 3)])
def test_overkill_reaches_the_alter_ego(form: Any, default: int, later: int) -> None:
    """Charge: 5 on Black Cat's 2, who defends for another player."""
    for names, surplus in (([], default), (["overkill-reaches-the-alter-ego"], later)):
        players = (hero(exhausted=True), form(in_play=["Black Cat"], exhausted=True))
        more: dict[str, Any] = {"in_play": ["Charge"], "encounter_top": [NO_BOOST, QUIET, QUIET], "readings": names}
        s = given(*players, step=2, **more).do("1: defend Black Cat").then(not_in_play=["Black Cat"])
        assert s.game.table_card(s.game.state.identities[1]).damage == surplus


@rule("OQ-46", "MC-WIN-04")
def test_win_before_loss() -> None:
    """One damage effect on the last stage and the last hero."""
    change = {"01015": action(Damage(Characters(), n(5)))}
    for names, winner in (([], "villain"), (["win-before-loss"], "players")):
        for stage in ("I", "II"):
            s = given.reprinted(
                change,
                hero(in_play=["Alpha Flight Station"], hit_points=3),
                villain={"stage": stage, "hit_points": 3},
                readings=names,
            )
            s.do("use Alpha Flight Station").over(winner if stage == "II" else "villain")


# -- decks and setup ---------------------------------------------------------------------------------------------------
@rule("OQ-38", "MC-EMPTYPL-01")
def test_both_piles_empty_loses() -> None:
    given(alter_ego(deck=["Energy"])).do("use Carol Danvers").idle(0).then(dealt_size=1)
    given(alter_ego(deck=["Energy"]), readings=["both-piles-empty-loses"]).do("use Carol Danvers").over("villain")
    more: dict[str, Any] = {"encounter_deck": [GUARD], "step": 3}
    given(hero(), **more).idle(0)
    given(hero(), readings=["both-piles-empty-loses"], **more).over("villain")


def looked(**more: Any) -> Situation:
    """The top three cards of the deck have been searched for an event."""
    deck = ["Energy", "First Aid", "Genius", "Haymaker", "Vision", "Strength", "Tenacity", "Hawkeye"]
    change = {"01015": action(SearchDeck(InDeck("event"), top=3))}
    player = hero(in_play=["Alpha Flight Station"], deck=deck)
    return given.reprinted(change, player, **more).do("use Alpha Flight Station")


@rule("OQ-39", "MC-SEARCH-05", "D-21")
def test_shuffle_after_partial_search() -> None:
    s = looked().idle(0)
    s.then(hand=["First Aid"], deck=["Energy", "Genius", "Haymaker", "Vision", "Strength", "Tenacity", "Hawkeye"])
    s.never("shuffle")
    looked(readings=["shuffle-after-partial-search"]).then(hand=["First Aid"]).only("found", "shuffle")


def milled_in_setup(names: tuple[str, ...]) -> bool:
    """Can an obligation be discarded while Klaw's first scheme looks for a minion?"""
    for seed in range(60):
        g = champions(GameSetup(scenario="klaw", seed=str(seed), readings=names), load_content())
        if any(g.ident(e).type == "obligation" for e in g.state.zones[ids.ENCOUNTER_DISCARD]):
            return True
    return False


@rule("MC-SETUP-11")
def test_obligations_in_before_scheme_setup() -> None:
    assert not milled_in_setup(())
    assert milled_in_setup(("obligations-in-before-scheme-setup",))


# -- the option --------------------------------------------------------------------------------------------------------
def test_names_are_checked_and_listed() -> None:
    with pytest.raises(BadInput, match="the rules 'fast'; goldenrule rules champions readings lists them"):
        new_game("champions", readings=["fast"], seed=1)
    with pytest.raises(
        BadInput, match="reading of the rules 'prevention-before-tuogh'; did you mean prevention-before-t"
    ):
        new_game("champions", readings=["prevention-before-tuogh"], seed=1)
    with pytest.raises(BadInput, match="list of names"):
        new_game("champions", readings="later", seed=1)
    with pytest.raises(BadInput, match="no reading"):
        given(hero(), readings=["fast"])
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
    tests = re.sub("[-_\\s]", "", Path(__file__).read_text("utf-8"))
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
    given(hero(), main_scheme={"threat": 1}, readings=["later"]).do("thwart Captain Marvel").idle(0).then(threat=0)


def test_hyphens_and_underscores_are_the_same_in_the_name_of_a_reading() -> None:
    assert chosen(["armor_before_tough"]) == chosen(["armor-before-tough"]) == ("armor-before-tough",)
