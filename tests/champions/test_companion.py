"""The companion: the rules run villain, schemes and encounter deck beside a printed game."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.games.champions import GAME, ids
from goldenrule.games.champions.abilities import Boost, CardAbility, Forced, WhenDefeated, WhenRevealed
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.companion.answers import asks
from goldenrule.games.champions.companion.beside import Beside, quiet_content, stopped
from goldenrule.games.champions.companion.commands import COMMANDS
from goldenrule.games.champions.companion.encounter import TYPES
from goldenrule.games.champions.companion.table import ChampionsCompanion
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.rules.activation import Activation
from goldenrule.games.champions.sets import load_facts, modulars, scenarios
from goldenrule.games.champions.situations.placing import named_in_play
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.steps import in_progress
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table import companion_files
from goldenrule.testing import rule
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)


def begin(
    *heroes: str, scenario: str = "rhino", typed: bool = False, expert: bool = False, seed: str = "1", **more: Any
) -> ChampionsCompanion:
    options = {"heroes": list(heroes or ("spider_man",)), "scenario": scenario, "expert": expert, **more}
    return GAME.companion(options, seed, typed, TEXTS)


def say(table: ChampionsCompanion, *lines: str) -> list[str]:
    """Type lines; after each of them the table can be shown, as it is to people and for the file that is kept."""
    out: list[str] = []
    for line in lines:
        out += table.obey(line)
        view(table.game, SPECTATOR)
    return out


def step(table: ChampionsCompanion) -> str:
    return table.step().name


def go(table: ChampionsCompanion, name: str, *answers: str) -> ChampionsCompanion:
    """Go on with Enter until the people are at a step; then give the answers."""
    for _ in range(60):
        if step(table) == name:
            break
        table.obey("")
    assert step(table) == name
    say(table, *answers)
    return table


def amount(table: ChampionsCompanion) -> int:
    """The damage or threat of which the people are told."""
    stop = stopped(table.game)
    assert stop is not None and stop.amount is not None
    return stop.amount.amount


def card(table: ChampionsCompanion, name: str, nth: int = 1) -> TableCard:
    return table.game.table_card(named_in_play(table.game, name)[nth - 1])


def held(table: ChampionsCompanion, name: str) -> list[str]:
    one = card(table, name)
    return [status for status in (ids.STUNNED, ids.CONFUSED, ids.TOUGH) if getattr(one, status)]


def hp(table: ChampionsCompanion, seat: int = 0) -> int:
    return values.remaining(table.game, table.game.state.identities[seat])


def threat(table: ChampionsCompanion) -> int:
    return table.game.table_card(table.game.state.main_scheme).threat


def names(table: ChampionsCompanion, zone: int) -> list[str]:
    return [table.game.ident(e).name for e in table.game.state.zones[zone]]


def put_on_top(table: ChampionsCompanion, code: str) -> None:
    g = table.game
    e = next(e for e in g.state.zones[ids.ENCOUNTER_DECK] if g.ident(e).code == code)
    g.move(e, ids.ENCOUNTER_DECK)


def seen(table: ChampionsCompanion) -> str:
    """Everything that a table is."""
    kept = companion_files.CompanionTable(
        companion_files.CompanionFile("champions", {"heroes": ["spider_man"]}, "1"), TEXTS
    )
    kept.tables = [table]
    g = table.game
    return f"{kept.digest()} {g.state.zones} {g.state.ident} {[type(frame).__name__ for frame in g.stack]} {g.pending}"


def refused(table: ChampionsCompanion, line: str, says: str) -> None:
    """The line is refused in one sentence, as a client does it: on a copy, so that nothing has changed."""
    before = seen(table)
    with pytest.raises(BadInput, match=says) as error:
        table.copy().obey(line)
    assert seen(table) == before and len(str(error.value)) < 250


# -- what it is made of ------------------------------------------------------------------------------------------------


def test_a_new_table_has_the_numbers_of_the_cards() -> None:
    table = begin("spider_man", "iron_man", scenario="klaw")
    g = table.game
    assert values.remaining(g, g.state.villain) == 24  # 12 for each player
    assert (threat(table), values.target_threat(g)) == (0, 12)  # 6 for each player
    assert [(hp(table, seat), g.form(seat)) for seat in (0, 1)] == [(10, "alter_ego"), (9, "alter_ego")]
    deck = names(table, ids.ENCOUNTER_DECK)
    assert {"Eviction Notice", "Business Problems"} <= set(deck)  # both obligations are shuffled in
    assert names(begin(seed="1"), ids.ENCOUNTER_DECK) == names(begin(seed="1"), ids.ENCOUNTER_DECK)
    assert names(begin(seed="1"), ids.ENCOUNTER_DECK) != names(begin(seed="2"), ids.ENCOUNTER_DECK)


def test_cards_keep_what_the_rules_carry_out_and_nothing_that_people_do() -> None:
    kept = [ability for face in quiet_content().faces for ability in face.abilities if face.type in TYPES]
    assert {ability.kind for ability in kept} == {
        "constant", "interrupt", "response", "when_revealed", "when_defeated", "boost", "obligation"
    }  # fmt: skip
    assert not [each for each in kept if each.kind != "constant" and "Recall(" not in repr(each)]
    assert not any(face.abilities for face in quiet_content().faces if face.type in OF_PLAYERS)
    table = begin()
    say(table, "enter Sandman", "enter Whirlwind")  # toughness is a keyword
    assert held(table, "Sandman") == ["tough"] and not held(table, "Whirlwind")


def test_every_step_of_a_round_is_one_of_the_rules_with_its_clause() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "form 1", "enter Sandman 2", "enter Hydra Mercenary 1", "enter Hydra Mercenary 1")
    told = []
    while table.game.state.round == 1:
        text, clause, answers = table.prompt()
        assert text and clause in clauses_of(PACKAGE) and answers
        if asks(table.game) not in ("happens", "do"):
            told.append(step(table))
        table.obey("")
    cards_come = told.index("deal_encounter_cards") + 1  # what they say is different in every deck
    assert told[:cards_come] == [
        "take_turns", "take_turns", "discard_down", "place_threat",
        "activate_villain", "declare_defender", "turn_boost_card", "deal_attack_damage",
        "activate_minions", "declare_defender", "deal_attack_damage",
        "activate_minions", "declare_defender", "deal_attack_damage",
        "activate_villain", "turn_boost_card", "place_threat", "activate_minions", "place_threat",
        "deal_encounter_cards",
    ]  # fmt: skip
    assert told.count("reveal_encounter_cards") >= 2 and told[-1] == "pass_first_player"


# -- the villain phase -------------------------------------------------------------------------------------------------


@rule("MC-VPHASE-02", "MC-VPHASE-03")
def test_step_one_counts_tokens_and_icons() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "token 2", "enter Breakin' & Takin'", "enter Drone Factory")
    go(table, "place_threat")
    assert amount(table) == 2 + 2 + 1
    table.obey("")
    assert threat(table) == 5


def test_people_may_change_what_is_about_to_come() -> None:
    table = go(begin(), "place_threat", "0")
    assert threat(table) == 0 and step(table) == "activate_villain"
    table = go(begin(), "place_threat", "3")
    assert threat(table) == 3
    table = begin()
    table.obey("form")
    go(table, "deal_attack_damage", "7")
    assert hp(table) == 3


@rule("MC-EATTACK-12", "MC-EATTACK-13", "MC-BOOST-04")
def test_the_villain_attacks_a_hero_with_his_boost_card() -> None:
    table = begin()
    table.obey("form 1")
    put_on_top(table, "01101")  # Hydra Mercenary: one boost icon
    other, third, fourth = table.copy(), table.copy(), table.copy()
    go(table, "declare_defender", "def 2")
    go(table, "deal_attack_damage")
    assert amount(table) == 2 + 1 - 2  # ATK 2 and the icon, against DEF 2
    assert names(table, ids.ENCOUNTER_DISCARD) == ["Hydra Mercenary"]
    table.obey("")
    assert hp(table) == 9
    go(other, "declare_defender", "")
    go(other, "deal_attack_damage", "")
    assert hp(other) == 7
    go(third, "declare_defender", "def")  # Spider-Man's own DEF 3
    assert step(go(third, "deal_encounter_cards")) and hp(third) == 10
    go(fourth, "declare_defender", "def 0")
    assert amount(go(fourth, "deal_attack_damage")) == 3


def test_another_hero_may_defend_and_whoever_is_asked_is_in_hero_form() -> None:
    table = begin("spider_man", "iron_man", "she_hulk")
    say(table, "form 1", "form 3")
    go(table, "declare_defender")
    refused(table, "def 2 iron", "Iron Man is not in hero form")
    refused(table, "def 2 thor", "'thor' is no player")
    other = table.copy()
    say(table, "def 1 she")
    go(table, "deal_attack_damage", "9")
    assert (hp(table, 0), hp(table, 2)) == (10, 15 - 9)
    say(other, "ally")
    while step(other) != "activate_villain":
        other.obey("")
    assert [hp(other, seat) for seat in range(3)] == [10, 9, 15]


@rule("MC-STATUS-07", "MC-STATUS-10", "MC-ESCHEME-06")
def test_the_villain_schemes_against_an_alter_ego_and_a_status_stops_him() -> None:
    table = begin()
    put_on_top(table, "01101")
    go(table, "deal_encounter_cards")
    assert threat(table) == 1 + 1 + 1  # step one, SCH, the icon
    table = begin()
    table.obey("confuse villain")
    go(table, "deal_encounter_cards")
    assert threat(table) == 1 and not held(table, "Rhino")
    table = begin()
    table.obey("stun villain")  # stunned does not stop a scheme
    go(table, "deal_encounter_cards")
    assert threat(table) > 1 and held(table, "Rhino") == ["stunned"]


@rule("MC-VPHASE-05")
def test_engaged_minions_act_after_the_villain_without_boost_cards() -> None:
    table = begin()
    say(table, "form 1", "enter Sandman")
    go(table, "declare_defender", "ally")
    go(table, "activate_minions", "")
    assert step(table) == "declare_defender" and "Sandman attacks Spider-Man with ATK 3" in table.prompt()[0]
    table.obey("")
    assert step(table) == "deal_attack_damage" and amount(table) == load_facts()["01102"].atk
    table.obey("")
    assert hp(table) == 10 - 3


def test_of_several_minions_people_say_which_is_next() -> None:
    table = begin()
    say(table, "form", "enter Sandman", "enter Hydra Mercenary", "enter Hydra Mercenary")
    go(table, "declare_defender", "ally")
    go(table, "activate_minions")
    assert "Sandman, Hydra Mercenary, Hydra Mercenary" in table.prompt()[0]
    refused(table, "Hydra Mercenary", "There are 2 of Hydra Mercenary")
    refused(table, "Vulture", "no such card")
    refused(table, "villain", "no such card")
    table.obey("hydra mercenary 2")
    assert "Hydra Mercenary attacks Spider-Man" in table.prompt()[0]
    say(table, "", "")
    assert "Sandman, Hydra Mercenary?" in table.prompt()[0]


def test_of_a_boost_card_only_its_boost_ability_happens_now() -> None:
    table = begin(scenario="klaw")
    table.obey("form 1")
    put_on_top(table, "01123")
    go(table, "declare_defender")
    table.obey("")
    table.obey("")
    assert (step(table), asks(table.game)) == ("boost", "do")
    text, clause, answers = table.prompt()
    assert text.startswith("Sonic Boom: Boost: After this attack deals damage to you") and clause == "MC-BOOST-08"
    assert answers == "That is up to you. Enter goes on when it is done."
    assert step(go(table, "deal_attack_damage"))


def test_threat_on_the_main_scheme_is_told_with_how_much_it_takes() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "enter Breakin' & Takin'")
    side = next(line for line in say(table, "threat Breakin' & Takin' 1") if line.startswith("Now"))
    assert "Now: The Break-In! (2 of 14 threat)." in say(table, "threat main 2") and " of " not in side


@rule("MC-VPHASE-08", "MC-VPHASE-09")
def test_hazard_icons_deal_more_cards_in_player_order() -> None:
    table = begin("spider_man", "iron_man")
    table.obey("enter Breakin' & Takin'")
    go(table, "deal_encounter_cards", "")
    assert [len(table.game.state.zones[ids.DEALT_TO[seat]]) for seat in (0, 1)] == [2, 1]


@rule("MC-REVEAL-03")
def test_revealed_cards_go_where_their_type_belongs() -> None:
    table = begin()
    say(table, "form 1", "reveal Sandman", "reveal Breakin' & Takin'", "", "reveal Charge")
    assert values.value(table.game, ids.ATK, table.game.state.villain) == 2 + 3  # Charge
    say(table, "damage villain 9", "reveal Hard to Keep Down")
    assert (step(table), asks(table.game)) == ("when_revealed", "happens")
    table.obey("")
    assert card(table, "Rhino").damage == 9 - 4
    assert names(table, ids.ENCOUNTER_DISCARD) == ["Hard to Keep Down"]
    assert names(table, ids.ENGAGEMENTS[0]) == ["Sandman"]
    assert names(table, ids.TABLE)[2:] == ["Breakin' & Takin'", "Charge"]


@rule("MC-OBLIG-04", "MC-REMOVE-01")
def test_an_obligation_goes_to_its_player_and_leaves_by_word() -> None:
    table = begin("spider_man", "iron_man")
    table.obey("reveal Business Problems 1")
    assert names(table, ids.AREAS[1])[1:] == ["Business Problems"]
    table.obey("remove Business Problems")
    assert names(table, ids.REMOVED) == ["Business Problems"]
    table.obey("reveal Eviction Notice 2")
    assert names(table, ids.AREAS[0])[1:] == ["Eviction Notice"]
    table.obey("discard Eviction Notice")
    assert names(table, ids.ENCOUNTER_DISCARD)[0] == "Eviction Notice"


@rule("MC-KW-SURGE-01")
def test_surge_brings_one_more_card_to_be_revealed() -> None:
    table = begin()
    put_on_top(table, "01101")
    told = say(table, "reveal Exhaustion", "")
    assert "Surge: Spider-Man reveals another card." in told
    assert step(table) == "turn_faceup"
    table.obey("")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Hydra Mercenary"] and step(table) == "take_turns"


@rule("MC-KW-QUICK-01")
def test_quickstrike_attacks_a_hero_at_once_and_no_alter_ego() -> None:
    table = begin()
    table.obey("reveal Vulture")
    assert step(table) == "take_turns"
    table = begin()
    say(table, "form 1", "reveal Vulture")
    assert step(table) == "declare_defender"
    go(table, "deal_attack_damage", "")
    assert hp(table) == 7 and step(table) == "take_turns"


def test_an_enemy_activates_when_a_card_says_so_and_the_round_goes_on_where_it_was() -> None:
    table = go(begin(), "place_threat")
    put_on_top(table, "01101")
    say(table, "form", "activate villain 1")
    assert step(table) == "declare_defender"
    say(table, "", "", "")
    assert hp(table) == 7 and step(table) == "place_threat" and threat(table) == 0
    say(table, "form", "enter Sandman", "activate Sandman")
    assert step(table) == "place_threat" and amount(table) == 2  # SCH 2, without a boost card
    say(table, "", "")
    assert threat(table) == 3 and step(table) == "activate_villain"
    say(table, "enter Charge")
    refused(table, "activate Charge", "Charge is no enemy")


# -- what cards say ----------------------------------------------------------------------------------------------------


@rule("MC-WREV-02", "MC-ACTIV-07")
@pytest.mark.parametrize("name", ["Assault", "Stampede", "Gang-Up"])
def test_a_card_lets_the_villain_attack_with_a_boost_card(name: str) -> None:
    table = begin()
    say(table, "form", "enter Sandman")
    put_on_top(table, "01101")
    table.obey(f"reveal {name}")
    assert (step(table), asks(table.game)) == ("when_revealed", "happens")
    assert "The villain attacks you." in table.prompt()[0]
    other = table.copy()
    table.obey("")
    assert "Rhino attacks Spider-Man with ATK 2" in table.prompt()[0]
    say(table, "", "")
    assert amount(table) == 2 + 1  # ATK and the icon of Hydra Mercenary
    table.obey("")
    assert hp(table) == 7 and held(table, "Spider-Man") == (["stunned"] if name == "Stampede" else [])
    if name == "Gang-Up":
        assert "Sandman attacks Spider-Man" in table.prompt()[0]
    else:
        assert step(table) == "take_turns"
    other.obey("no")  # a card of theirs stops it
    assert step(other) == "take_turns" and hp(other) == 10


@rule("MC-WREV-02", "MC-KW-SURGE-01")
def test_against_an_alter_ego_assault_surges_and_advance_schemes() -> None:
    table = begin()
    put_on_top(table, "01101")
    say(table, "reveal Assault")
    assert table.prompt()[0] == "Assault: When Revealed (alter-ego): Assault gains surge."
    say(table, "", "")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Hydra Mercenary"]
    put_on_top(table, "01105")
    say(table, "form", "reveal Advance", "", "")
    assert step(table) == "place_threat" and amount(table) == 1 + load_facts()["01105"].boost


@rule("MC-FORCED-01")
def test_what_ultron_says_is_recalled_after_his_attack_and_after_no_other() -> None:
    table = begin(scenario="ultron")
    go(table, "activate_villain", "")
    while step(table) not in ("response", "deal_encounter_cards"):
        table.obey("")
    assert step(table) == "deal_encounter_cards"  # he schemed
    table = begin(scenario="ultron")
    table.obey("form")
    go(table, "declare_defender", "ally")
    while step(table) not in ("response", "deal_encounter_cards"):
        table.obey("")
    text, clause, answers = table.prompt()
    assert text.startswith("Ultron: Forced Response: After Ultron attacks, the attacked player chooses one")
    typed = "That is up to you. Type: threat main 1 / enter Drone 1. Enter goes on when it is done."
    assert (clause, answers) == ("MC-FORCED-01", typed)
    before = threat(table)
    say(table, "threat main 1")
    assert step(table) == "response" and threat(table) == before + 1
    table.obey("")
    assert step(table) != "response"


@rule("MC-WREV-02")
@pytest.mark.parametrize(
    ("card", "typed"),
    [
        ("Drone Factory", "enter Drone 1; enter Drone 2; threat Drone Factory N"),
        ("Ultron's Imperative", "enter Drone 1; enter Drone 1"),
        ("Android Efficiency", "enter Drone 1; enter Drone 2"),
        ("Swarm Attack", "enter Drone 2"),
        ("Repair Sequence", ""),
    ],
)
def test_who_puts_a_card_facedown_into_play_is_told_what_to_type(card: str, typed: str) -> None:
    table = begin("spider_man", "iron_man", scenario="ultron")
    say(table, "form 1", "form 2", "enter Ultron Drones", f"reveal {card} 2")
    answers = table.prompt()[2]
    assert (
        answers
        == f"That is up to you.{' Type: ' if typed else ''}{typed}{'.' if typed else ''} Enter goes on when it is done."
    )
    if typed:
        say(table, *typed.replace(" N", " 2").split("; "))
        assert len(named_in_play(table.game, "Drone")) == typed.count("Drone ") - typed.count("Drone F")
    table.obey("")
    assert step(table) == "take_turns"


def test_an_ally_who_defends_takes_it_all_and_people_are_told_how_much() -> None:
    table = begin()
    table.obey("form")
    put_on_top(table, "01101")
    go(table, "declare_defender")
    told = say(table, "ally", "")
    assert "Rhino deals 3 damage to the ally who defends." in told
    assert hp(table) == 10 and not any("Spider-Man" in line for line in told)
    table = begin("spider_man", "iron_man")
    say(table, "form 1", "form 2", "enter Whirlwind 1", "attack Whirlwind 1", "")
    assert "Whirlwind attacks Spider-Man" in table.prompt()[0]
    say(table, "ally")
    assert "Whirlwind attacks Iron Man" in table.prompt()[0]
    say(table, "", "")
    assert (hp(table, 0), hp(table, 1)) == (10, 9 - 2)


@rule("MC-BOOST-12", "MC-BOOST-11")
def test_klaw_gets_one_more_boost_card() -> None:
    table = begin(scenario="klaw")
    table.obey("form")
    go(table, "activate_villain", "")
    assert (step(table), asks(table.game)) == ("interrupt", "happens")
    table.obey("")
    assert step(table) == "declare_defender" and len(table.game.state.zones[ids.BOOST]) == 2


def test_what_people_carry_out_is_told_with_what_they_type() -> None:
    table = begin("spider_man", "iron_man", scenario="klaw")
    say(
        table,
        "form 1",
        "form 2",
        "enter Whirlwind 1",
        "enter Melter 2",
        "enter Weapons Runner 2",
        "reveal Masters of Mayhem",
    )
    assert table.prompt()[2] == (
        "That is up to you. Type: attack Whirlwind 1; attack Melter 2. Enter goes on when it is done."
    )
    say(table, "attack Melter 2")
    assert "Melter attacks Iron Man" in table.prompt()[0]
    go(table, "deal_attack_damage", "0")
    assert step(table) == "when_revealed"
    say(table, "")
    assert step(table) == "take_turns"


@rule("MC-REPLACE-01")
def test_damage_goes_to_the_suit_until_that_is_gone() -> None:
    table = begin()
    say(table, "enter Armored Rhino Suit", "damage villain 3")
    assert (step(table), asks(table.game)) == ("interrupt", "happens")
    table.obey("")
    assert card(table, "Rhino").damage == 0 and card(table, "Armored Rhino Suit").damage == 3
    say(table, "damage villain 4", "")
    assert card(table, "Rhino").damage == 0 and not named_in_play(table.game, "Armored Rhino Suit")


ENCOUNTER = [code for code, facts in load_facts().items() if facts.type in TYPES]
ACTIVATIONS = ("EnemyAttacks", "EnemySchemes", "EngagedAttack", "MinionsAttackYou")


@pytest.mark.parametrize("form", ["hero", "alter_ego"])
@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize("code", ENCOUNTER)
def test_every_encounter_card_is_gone_through(code: str, typed: bool, form: str) -> None:
    """Whatever it says is told when it applies; who activates does so, by Enter or by what people are told to type."""
    facts = load_facts()[code]
    scenario = "ultron" if "ultron" in facts.set else "klaw"
    table = begin("spider_man", scenario=scenario, typed=typed)
    if form == "hero":
        table.obey("form 1")
    for name in ("Titania", "Whirlwind", "Advanced Ultron Drone"):
        if name != facts.name:
            table.obey(f"enter {name} 1")
    fits = [
        ability
        for ability in load_content().face(code).abilities
        if isinstance(ability, WhenRevealed) and ability.form in ("", form)
    ]
    wanted = [each for each in fits if any(word in repr(each.effect) for word in ACTIVATIONS)]
    if form == "alter_ego" and facts.name in ("Titania's Fury", "Masters of Mayhem", "Swarm Attack"):
        wanted = []  # they attack heroes
    told: list[str] = []
    acted = 0
    table.obey(f"reveal {code} 1")
    for _ in range(40):
        if table.game.over or step(table) == "take_turns":
            break
        acted += any(isinstance(frame, Activation) for frame in table.game.stack)
        text, clause, answers = table.prompt()
        assert clause in clauses_of(PACKAGE)
        stop = stopped(table.game)
        line = "Hydra Mercenary" if asks(table.game) == "card" else ""
        if stop is not None and stop.ability is not None and text not in told:
            told.append(text)
            if "Type: " in answers:
                line = answers.partition("Type: ")[2].partition(". Enter")[0].split("; ")[0].split(" / ")[0]
                line = re.sub(r" N(?= |$)", " 1", line).replace("NAME", "Hydra Mercenary")
        table.obey(line)
    assert table.game.over or step(table) == "take_turns"
    assert len([text for text in told if text.startswith(f"{facts.name}: When Revealed")]) == len(fits)
    assert not wanted or acted


def recalled(table: ChampionsCompanion, card: str = "Hydra Mercenary") -> list[str]:
    """What the people are told of abilities until it is their turn again; `card` is turned up first as a boost card."""
    told: list[str] = []
    for _ in range(40):
        if table.game.over or step(table) == "take_turns":
            return told
        stop = stopped(table.game)
        if stop is not None and stop.ability is not None:
            told.append(table.prompt()[0])
        named, card = (card, "Hydra Mercenary") if asks(table.game) == "card" else ("", card)
        table.obey(named)
    raise AssertionError(f"it does not end: {table.prompt()}")


def abilities_of(code: str, kind: type[CardAbility]) -> list[CardAbility]:
    return [each for each in load_content().face(code).abilities if isinstance(each, kind)]


@rule("MC-BOOST-08", "MC-BOOST-11")
@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("code", [code for code in ENCOUNTER if abilities_of(code, Boost)])
def test_every_boost_ability_is_told_in_step_two_and_outside_of_it(code: str, beside: bool) -> None:
    name = load_facts()[code].name
    table = begin("spider_man", scenario="ultron" if "ultron" in load_facts()[code].set else "rhino", typed=True)
    table.obey("form 1")
    if beside:  # a card of a player lets the villain attack
        table.obey("attack villain 1")
    else:
        go(table, "activate_villain", "")
    said = recalled(table, code)
    assert len([text for text in said if text.startswith(f"{name}: Boost")]) == 1, said
    plain = begin("spider_man", typed=True)
    say(plain, "form 1", "attack villain 1")
    assert not any(": Boost" in text for text in recalled(plain)), "a boost card without one"


@rule("MC-WDEF-02")
@pytest.mark.parametrize("code", [code for code in ENCOUNTER if abilities_of(code, WhenDefeated)])
def test_what_happens_when_a_card_is_defeated_is_told_then_and_not_before(code: str) -> None:
    name, kind = load_facts()[code].name, load_facts()[code].type
    table = begin("spider_man", typed=True)
    say(table, f"enter {code} 1")
    assert not [text for text in recalled(table) if "When Defeated" in text]
    say(table, f"damage {name} 20" if kind == "minion" else f"thwart {name} 20")
    assert len([text for text in recalled(table) if text.startswith(f"{name}: When Defeated")]) == 1


DEEDS = {
    "damage WHO 1": {"WouldTakeDamage", "TakesDamage"},
    "damage WHO 20": {"WouldTakeDamage", "TakesDamage", "WouldBeDefeated"},
    "attack WHO 1": {"WouldAttack", "HasAttacked", "AttacksAndDamages"},
    "scheme WHO": {"HasSchemed"},
}
"""What people type, and the moments that come of it for an enemy, against a hero who does not defend."""
STAGES = {"01113": ("klaw", False), "01114": ("klaw", True), "01134": ("ultron", False), "01135": ("ultron", True)}


@rule("MC-FORCED-01")
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("code", [code for code in (*ENCOUNTER, *STAGES) if abilities_of(code, Forced)])
def test_every_forced_ability_is_told_at_its_moment_and_at_no_other(code: str, deed: str) -> None:
    facts = load_facts()[code]
    waits = [type(each.when).__name__ for each in abilities_of(code, Forced) if isinstance(each, Forced)]
    assert {*waits} <= set().union(*DEEDS.values())
    scenario, expert = STAGES.get(code, ("rhino", False))
    table = begin("spider_man", scenario=scenario, expert=expert, typed=True)
    host = "Hydra Mercenary" if facts.name == "Biomechanical Upgrades" else "villain"  # no villain may carry these
    say(table, *([] if host == "villain" else [f"enter {host} 1"]), *([] if code in STAGES else [f"enter {code} 1"]))
    recalled(table)
    say(table, *(["form 1"] if deed == "attack WHO 1" else []))
    say(table, deed.replace("WHO", facts.name if facts.type == "minion" else host))
    said = [text for text in recalled(table) if text.startswith(f"{facts.name}: Forced")]
    assert len(said) == len([each for each in waits if each in DEEDS[deed]])


def test_the_players_are_called_by_their_heroes_in_either_form() -> None:
    table = begin()
    told = [
        *say(table, "damage 1 2", "stun 1", "stun 1 off", "tough 1", "form", "form", "maximum 1 12"),
        *table.prompt(),
    ]
    assert not any("Peter" in line for line in told) and "Spider-Man takes 2 damage." in told
    assert "Now: Spider-Man (8 of 10 hit points)." in told and "Spider-Man is no longer stunned." in told


@pytest.mark.parametrize(
    ("who", "name"),
    [
        ("Peter Parker", "Spider-Man"), ("spider-m", "Spider-Man"), ("蜘蛛人", "Spider-Man"), ("2", "Captain Marvel"),
        ("Людина-Павук", "Spider-Man"), ("Capitana Marvel", "Captain Marvel"), ("Керол", "Captain Marvel"),
    ],
)  # fmt: skip
def test_players_are_found_by_both_their_names_in_any_language(who: str, name: str) -> None:
    table = begin("spider_man", "captain_marvel")
    assert say(table, f"stun {who}") == [f"{name} is stunned."]
    refused(begin("spider_man", "captain_marvel"), "form Rino", "is no player")


def test_cards_are_found_by_their_names_in_any_language() -> None:
    table = begin()
    assert say(table, "enter Mercenario de Hydra")[0] == "Hydra Mercenary enters play."
    assert say(table, "stun 九頭蛇傭兵") == ["Hydra Mercenary is stunned."]
    refused(table, "enter Rinoceronte", "no such card")


@rule("MC-ATTACHTO-01", "MC-ATTACHTO-06", "MC-ATTACHTO-08", "MC-ATTACHTO-09")
def test_an_attachment_that_nothing_may_carry_does_not_come_into_play() -> None:
    table = begin(modular=["the_doomsday_chair"])
    refused(table, "enter Biomechanical Upgrades", "stays where it was")
    assert any("discard" in line for line in say(table, "reveal Biomechanical Upgrades"))
    assert "Biomechanical Upgrades" in names(table, ids.ENCOUNTER_DISCARD)
    say(table, "enter Sandman", "enter Hydra Mercenary", "enter Biomechanical Upgrades")
    assert table.game.face(card(table, "Biomechanical Upgrades").host).name == "Sandman"  # the most hit points


# -- numbers -----------------------------------------------------------------------------------------------------------


@rule("MC-VDEFEAT-03", "MC-WIN-01")
def test_stages_follow_one_another_and_the_last_one_wins() -> None:
    table = begin(expert=True)
    say(table, "stun villain", "damage villain 99")
    g = table.game
    assert g.face(g.state.villain).code == "01096" and card(table, "Rhino").damage == 0  # Rhino III
    assert "stunned" in held(table, "Rhino")  # it stays through the stages
    for _ in range(3):
        if not g.over:
            table.obey("damage villain 99")
    assert g.state.winner == "players"


@rule("MC-MAIN-03", "MC-MAIN-04", "MC-CRISIS-01")
def test_the_last_stage_of_the_scheme_loses_and_crisis_protects_it() -> None:
    table = begin(scenario="klaw")
    say(table, "threat main 99", "")
    assert not table.game.state.scheme_stages and not table.game.over
    say(table, "threat main 2", "enter Under Attack")
    before = threat(table)
    assert "Nothing is removed" in say(table, "thwart main 1")[0] and threat(table) == before
    say(table, "discard Under Attack", "thwart main 1")
    assert threat(table) == before - 1
    table.obey("threat main 99")
    assert table.game.state.winner == "villain"


@rule("MC-ELIM-04", "MC-ELIM-08", "MC-FIRST-03")
def test_an_eliminated_player_leaves_minions_and_the_first_player_token() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "enter Sandman 1", "damage 1 99")
    g = table.game
    assert (g.state.alive, g.state.first, names(table, ids.ENGAGEMENTS[1])) == ((1,), 1, ["Sandman"])
    assert "Iron Man takes a turn" in table.prompt()[0]
    refused(table, "heal 1 2", "Spider-Man has been eliminated")
    table.obey("damage Iron Man 99")
    assert g.state.winner == "villain"


@rule("MC-STATUS-12")
def test_tough_takes_the_damage_of_enemies_and_identities() -> None:
    table = begin()
    say(table, "tough 1", "damage 1 5")
    assert (hp(table), held(table, "Spider-Man")) == (10, [])
    say(table, "tough villain", "damage villain 5")
    assert (card(table, "Rhino").damage, held(table, "Rhino")) == (0, [])
    say(table, "damage villain 0", "tough villain", "tough villain off", "damage villain 5")
    assert card(table, "Rhino").damage == 5


def test_a_maximum_of_hit_points_is_told_and_healing_ends_there() -> None:
    table = begin()
    say(table, "damage 1 4", "maximum 1 16")
    assert hp(table) == 12
    say(table, "heal 1 99")
    assert hp(table) == 16
    say(table, "form")
    assert hp(table) == 16  # in either form


def test_tokens_come_and_go() -> None:
    table = begin()
    for line, tokens in (("token", 1), ("token 3", 4), ("token -4", 0)):
        assert say(table, line) == [f"Acceleration tokens: {tokens}."]
        assert table.game.state.acceleration == tokens
    refused(table, "token -1", "There are 0 acceleration tokens; there can be 0 to 99")
    refused(table, "token 100", "There are 0 acceleration tokens; there can be 0 to 99")


def test_a_status_that_is_not_there_does_not_go() -> None:
    table = begin()
    assert say(table, "stun villain off") == ["That changes nothing."]
    assert say(table, "stun villain", "stun villain off") == ["Rhino is stunned.", "Rhino is no longer stunned."]


def test_more_threat_than_is_counted_is_refused() -> None:
    table = begin()
    say(table, "enter Breakin' & Takin'", *["threat Breakin' & Takin' 99"] * 10)
    before = card(table, "Breakin' & Takin'").threat
    assert 900 < before <= 999
    table.obey(f"threat Breakin' & Takin' {999 - before}")
    refused(table, "threat Breakin' & Takin' 1", "cannot have 1000 threat; a companion counts to 999")


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("MC-EMPTYENC-01", "MC-EMPTYENC-02")
def test_an_empty_encounter_deck_is_made_anew_with_a_token() -> None:
    table = begin()
    g = table.game
    while len(deck := g.state.zones[ids.ENCOUNTER_DECK]) > 1:
        g.move(deck[0], ids.ENCOUNTER_DISCARD)
    table.obey("deal 1")
    assert g.state.acceleration == 1 and not g.state.zones[ids.ENCOUNTER_DISCARD]
    assert len(g.state.zones[ids.ENCOUNTER_DECK]) > 20


@pytest.mark.parametrize("typed", [False, True])
def test_there_are_as_many_facedown_minions_as_people_put_into_play(typed: bool) -> None:
    table = begin(scenario="ultron", typed=typed)
    say(table, "form", "enter Ultron Drones", "enter Drone", "enter Drone", "enter Drone")
    assert len(named_in_play(table.game, "Drone")) == 3
    told = say(table, "damage Drone 3 1", "attack Drone 2 1", "ally")
    assert "Drone is defeated." in told and "Drone deals 1 damage to the ally who defends." in told
    assert len(named_in_play(table.game, "Drone")) == 2 and not names(table, ids.ENCOUNTER_DISCARD)


@pytest.mark.parametrize("typed", [False, True])
def test_no_more_copies_come_than_the_box_has(typed: bool) -> None:
    table = begin(typed=typed)
    assert load_facts()["01101"].quantity == 2
    say(table, "enter Hydra Mercenary", "reveal Hydra Mercenary")
    refused(table, "enter Hydra Mercenary", "The box has no more than 2 of Hydra Mercenary")
    refused(table, "reveal Hydra Mercenary", "The box has no more than 2 of Hydra Mercenary")
    say(table, "discard Hydra Mercenary 2", "enter Hydra Mercenary")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Hydra Mercenary"] * 2
    say(table, "enter Melter")  # of another set, which the deck has not
    refused(table, "enter Melter", "The box has no more than 1 of Melter")


@rule("MC-NEMESIS-02", "MC-NEMESIS-03")
@pytest.mark.parametrize("typed", [False, True])
def test_a_nemesis_set_comes_once(typed: bool) -> None:
    table = begin(typed=typed)
    before = len(table.game.state.zones[ids.ENCOUNTER_DECK])
    say(table, "nemesis 1", "")  # what Highway Robbery says is up to the people
    assert names(table, ids.ENGAGEMENTS[0]) == ["Vulture"] and "Highway Robbery" in names(table, ids.TABLE)
    assert len(table.game.state.zones[ids.ENCOUNTER_DECK]) == before + 3
    refused(table, "nemesis 1", "The nemesis set of Spider-Man has come already")


def test_a_nemesis_set_that_is_coming_does_not_come_again() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "nemesis 1")
    assert table.step().ability is not None, "what Highway Robbery says is not yet done"
    refused(table, "nemesis 1", "The nemesis set of Spider-Man has come already")
    say(table, "nemesis 2")


def test_a_deck_is_discarded_down_to_its_last_card_only_if_so_many_are_typed() -> None:
    table = begin()
    n = len(table.game.state.zones[ids.ENCOUNTER_DECK])
    refused(table, f"mill {n + 1}", f"type a number from 1 to {n}")
    say(table, f"mill {n - 1}")
    refused(table, "mill 2", "The encounter deck has 1 card; type 1")
    say(table, "mill")
    assert table.game.state.acceleration == 1


def test_a_player_who_is_not_named_is_asked_for() -> None:
    refused(begin("spider_man", "iron_man"), "form", "Type a player; the players are 1 Spider-Man, 2 Iron Man")


def test_a_card_that_is_turned_up_is_asked_for_by_name() -> None:
    table = go(begin(typed=True), "turn_boost_card")
    refused(table, "", "Type the name or the code of the card that is turned up")


def test_nothing_is_attached_in_a_circle() -> None:
    table = begin()
    say(table, "enter Charge", "enter Armored Rhino Suit", "attach Charge to Armored Rhino Suit")
    for line in ("attach Charge to Charge", "attach Armored Rhino Suit to Charge"):
        refused(table, line, "cannot be attached to itself, or to what is attached to it")
    table.obey("discard Armored Rhino Suit")
    assert not named_in_play(table.game, "Charge")


def test_a_printed_deck_is_named_card_by_card() -> None:
    table = begin(typed=True)
    table.obey("form")
    go(table, "turn_boost_card")
    assert asks(table.game) == "card"
    refused(table, "", "Type the name or the code")
    refused(table, "Backflip", "no such card")
    assert "Boost card Advance: 2 boost icons." not in say(table, "Hydra Merc")
    assert amount(table) == 2 + 1
    go(table, "reveal_encounter_cards")
    assert asks(table.game) == "card"
    table.obey("Sandman")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Sandman"]
    assert set(names(table, ids.ENCOUNTER_DECK)) == {table.game.content.faces[table.game.content.facedown].name}


def cards(g: Beside) -> Counter[str]:
    """Every encounter card of the game, wherever it lies."""
    s = g.state
    scenario = (s.villain, s.main_scheme)
    return Counter(g.ident(e).code for e in range(1, len(s.ident)) if s.owner[e] < 0 <= s.zone[e] and e not in scenario)


@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("typed", [False, True])
def test_random_tables_end_and_lose_no_card(scenario: str, typed: bool) -> None:
    rng = random.Random(scenario)
    table = begin("spider_man", "she_hulk", "black_panther", scenario=scenario, typed=typed)
    stages = {"villain", "main_scheme"}
    encounter = [code for code, facts in load_facts().items() if facts.type in TYPES]
    every = (
        {code: n for code, n in cards(table.game).items() if load_facts()[code].type not in stages} if not typed else {}
    )
    for _ in range(3000):
        if table.game.over:
            break
        if step(table) == "take_turns" and rng.random() < 0.7:
            table.obey(rng.choice(["form 1", "form 2", "form 3", "damage villain 2", "thwart main 1", "heal 2 2"]))
            continue
        line = load_facts()[rng.choice(encounter)].name if asks(table.game) == "card" else ""
        if asks(table.game) == "defend":
            line = rng.choice(["", "def", "def 2", "ally", "def 1 she"])
        again = table.copy()
        try:
            table.obey(line)
        except BadInput as error:
            assert "The box has" in str(error) or "in hero form" in str(error) or "eliminated" in str(error)
            table = again
        if not typed:
            assert cards(table.game) == every
        assert not any(frame is None for frame in table.game.stack) and (table.game.over or in_progress(table.game))
    assert table.game.over


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("xyzzy", "neither a command nor an answer"),
        ("damage villain", "Type whom or what, and a number"),
        ("damage villain x", "'x' is no number from 0 to 99"),
        ("damage villain 100", "'100' is no number from 0 to 99"),
        ("damage 9 3", "'9' is no player"),
        ("stun 9", "'9' is no player"),
        ("attack", "Type which card, by its name or code"),
        ("enter", "Type which card, by its name or code"),
        ("mill 0", "type a number from 1 to"),
        ("mill 999", "type a number from 1 to"),
        ("damage Ultron 3", "no such card"),
        ("damage Charge 3", "has no printed hit points"),
        ("thwart Sandman 2", "is no scheme"),
        ("damage Hydra Mercenary 5", "There are 2 of Hydra Mercenary"),
        ("damage Hydra Mercenary 3 5", "There is no Hydra Mercenary 3; there are 2"),
        ("discard villain", "leaves play when a stage is defeated"),
        ("remove villain", "leaves play when a stage is defeated"),
        ("form 7", "is no player"),
        ("stun Breakin' & Takin'", "is no character"),
        ("attach Charge villain", "does not say to what"),
        ("attach villain to Charge", "Rhino is no attachment"),
        ("attach Sandman to Charge", "Sandman is no attachment"),
        ("token x", "is no number of tokens"),
        ("maximum 1 0", "at least 1 hit point"),
        ("engage Charge 1", "is no minion"),
        ("enter Backflip", "no such card"),
        ("enter Hard to Keep Down", "no such card"),
        ("enter S", "could be"),
        ("damage villain ²", "'²' is no number from 0 to 99"),
        ("damage ² 1", "no such card as '²'"),
        ("token ²", "is no number of tokens"),
        ("deal ²", "'²' is no player"),
        ("reveal ²", "no such card"),
        ("engage Hydra Mercenary ²", "'²' is no number from 0 to 99"),
        pytest.param(f"damage villain {'9' * 5000}", "is no number from 0 to 99", id="5000 digits"),
        pytest.param(f"form {'1' * 5000}", "is no player", id="player with 5000 digits"),
        pytest.param(f"token {'1' * 5000}", "is no number of tokens", id="5000 digits of tokens"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(line: str, says: str) -> None:
    table = begin()
    for name in ("Hydra Mercenary", "Hydra Mercenary", "Sandman", "Charge", "Breakin' & Takin'"):
        table.obey(f"enter {name}")
    refused(table, line, says)


@pytest.mark.parametrize("answer", ["²", "def ²", "9" * 5000, f"def {'9' * 5000}", "2", "ally 2"])
def test_who_defends_is_answered_or_asked_again(answer: str) -> None:
    table = begin()
    table.obey("form 1")
    refused(go(table, "declare_defender"), answer, "is no answer to an attack")


@pytest.mark.parametrize("answer", ["²", "9" * 5000, "100", "-1", "ally"])
def test_an_amount_is_answered_with_a_number_or_asked_again(answer: str) -> None:
    refused(go(begin(), "place_threat"), answer, "is no amount")


def test_impossible_tables_are_refused() -> None:
    tables: tuple[tuple[dict[str, Any], str], ...] = (
        ({"heroes": ["nobody"]}, "no hero"),
        ({"heroes": ["spider_man", "spider_man"]}, "chosen twice"),
        ({"heroes": []}, "1 to 4 heroes"),
        ({"scenario": "galactus"}, "no scenario"),
        ({"modular": ["x"]}, "no modular set"),
    )
    for options, says in tables:
        with pytest.raises(BadInput, match=says):
            begin(**{"heroes": ["spider_man"], **options}) if "heroes" not in options else GAME.companion(
                options, "1", False, TEXTS
            )
    assert begin(modular=list(modulars())).game.pending


def test_every_command_is_explained_in_the_help() -> None:
    assert not [word for word in COMMANDS if word not in begin().help()]


# -- what is kept ------------------------------------------------------------------------------------------------------


def sitting(*lines: str) -> companion_files.CompanionTable:
    table = companion_files.CompanionTable(
        companion_files.CompanionFile("champions", {"heroes": ["spider_man"]}, "1"), TEXTS
    )
    for line in lines:
        table.obey(line)
    return table


def test_a_table_is_read_back_as_it_was_and_everything_can_be_taken_back(tmp_path: Path) -> None:
    table = sitting("form", "enter Sandman", "", "", "")
    table.write(tmp_path / "table.json")
    again = companion_files.read(tmp_path / "table.json", TEXTS)
    assert seen(again.companion) == seen(table.companion)  # type: ignore[arg-type]  # it is one of Champions
    with pytest.raises(BadInput):
        again.obey("xyzzy")
    assert (again.digest(), again.lines) == (table.digest(), table.lines)
    for n in range(5, 0, -1):
        assert len(again.lines) == n and again.undo()
    assert not again.undo() and again.digest() == sitting().digest()


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("game", "chess", r"damaged.*no game"),
        ("game", "heroes", r"damaged.*has no companion"),
        ("options", {"heroes": ["galactus"]}, r"damaged.*no hero"),
        ("options", {"heroes": "x" * 1000}, r"damaged.*list of names"),
        ("options", {"seats": 3}, r"damaged.*no option"),
        ("options", [], "no table"),
        ("seed", "2", "lines lead to another table"),
        ("seed", "x" * 10_001, "no table"),
        ("typed", True, "damaged"),
        ("typed", "yes", "no table"),
        ("lines", ["form", "xyzzy"], r"damaged.*'xyzzy' is neither"),
        ("lines", ["form"], "lines lead to another table"),
        ("lines", ["damage 1 99", ""], r"damaged.*The game is over"),
        ("lines", ["x" * 201], "no table"),
        ("lines", [""] * 10_001, "no table"),
        ("digest", "", "lines lead to another table"),
        ("format", 3, "no table"),
        ("stages", [], "of an earlier version of Goldenrule"),
    ],
)
def test_a_damaged_table_is_refused(path: str, value: Any, says: str, tmp_path: Path) -> None:
    kept = tmp_path / "table.json"
    sitting("form", "", "", "", "", "", "", "", "").write(kept)
    data = msgspec.json.decode(kept.read_bytes())
    data[path] = value
    kept.write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadInput, match=rf"(?=.*; move it away and begin anew)table\.json.* is .*{says}") as error:
        companion_files.read(kept, TEXTS)
    assert len(str(error.value)) < 400


def test_long_lines_are_not_read() -> None:
    with pytest.raises(BadInput, match="lines of at most 200 characters"):
        sitting().obey("x" * 201)


def set_up_of(table: ChampionsCompanion) -> list[str]:
    """What people are told to type for set-up."""
    said = table.begins()[-1]
    return said.partition("Type: ")[2].rstrip(".").split("; ") if said.startswith("Set up") else []


@rule("MC-SETUP-10", "MC-SETUP-16")
@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        ("rhino", []),
        ("klaw", ["reveal Defense Network", "mill minion", "enter NAME 1"]),
        ("ultron", ["enter Ultron Drones", "enter Drone 1"]),
    ],
)
def test_set_up_is_told_and_carried_out_with_the_words_of_the_cards(
    scenario: str, wanted: list[str], typed: bool
) -> None:
    table = begin(scenario=scenario, typed=typed)
    told = set_up_of(table)
    assert told == [each for each in wanted if not (typed and each.startswith("mill"))]
    g, s = table.game, table.game.state
    name = ""
    for line in told:
        if line.startswith("mill"):
            assert any("comes up" in each for each in say(table, line))
            name = g.ident(s.zones[ids.ENCOUNTER_DISCARD][0]).name
        else:
            say(table, line.replace("NAME", "Hydra Mercenary" if typed else name if "NAME" in line else ""))
    in_play = {g.face(e).name for e in s.zones[ids.TABLE]}
    engaged = [g.face(e) for e in s.zones[ids.ENGAGEMENTS[0]]]
    assert ("Defense Network" in in_play) is (scenario == "klaw")
    assert ("Ultron Drones" in in_play) is (scenario == "ultron")
    assert [face.type for face in engaged] == ([] if scenario == "rhino" else ["minion"])
    if scenario == "klaw" and not typed:
        assert engaged[0].name == name and not [e for e in s.zones[ids.ENCOUNTER_DISCARD] if g.ident(e).name == name]


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("The Masters of Evil", ["mill minion Masters of Evil", "enter NAME 1"]),
        ("Masterplan", ["mill side scheme", "reveal NAME"]),
        ("Ritual Combat", ["mill 1"]),
    ],
)
def test_cards_that_discard_from_the_encounter_deck_say_what_to_type(card: str, wanted: list[str], typed: bool) -> None:
    hero = "black_panther" if card == "Ritual Combat" else "spider_man"
    table = begin(hero, scenario="klaw", expert=True, modular=["masters_of_evil"], typed=typed)
    say(table, f"reveal {card}")
    for _ in range(3):
        if table.step().ability is not None:
            break
        say(table, "")
    asked = table.prompt()[2]
    for each in wanted:
        assert (each in asked) is not (typed and each.startswith("mill")), asked


def test_mill_discards_until_a_card_comes_up_and_says_when_none_does() -> None:
    table = begin(scenario="klaw")
    g, zones = table.game, table.game.state.zones
    deck = len(zones[ids.ENCOUNTER_DECK])
    said = say(table, "mill 2")
    assert len(zones[ids.ENCOUNTER_DISCARD]) == 2 and len(zones[ids.ENCOUNTER_DECK]) == deck - 2, said
    say(table, "mill side scheme")
    top = g.ident(table.game.state.zones[ids.ENCOUNTER_DISCARD][0])
    assert top.type == "side_scheme"
    assert any("No such card came up" in each for each in say(table, "mill environment"))
    for wrong in ("mill hero", "mill minion Nonsense", "mill 2 cards"):
        with pytest.raises(BadInput, match="is not a type of card"):
            say(table, wrong)
    with pytest.raises(BadInput, match="the printed one: discard from it"):
        say(begin(scenario="klaw", typed=True), "mill minion")


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_every_scheme_is_revealed_and_every_card_that_is_set_aside_is_known_by_name(scenario: str) -> None:
    names = [face.name for face in quiet_content().faces if face.type == "side_scheme"]
    table = begin("spider_man", "black_panther", scenario=scenario)
    aside = [table.game.ident(e).name for seat in (0, 1) for e in table.game.state.zones[ids.NEMESES[seat]]]
    assert len(aside) >= 8
    for name in dict.fromkeys([*names, *aside]):
        table = begin("spider_man", "black_panther", scenario=scenario)
        said = say(table, f"reveal {name}")
        assert any(name in line for line in said), name
