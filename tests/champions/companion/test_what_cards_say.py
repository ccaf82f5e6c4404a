"""The companion says what cards do, at their moment and at no other."""

import re

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Boost, CardAbility, Forced, WhenDefeated, WhenRevealed
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.companion.answers import asks
from goldenrule.games.champions.companion.encounter import TYPES
from goldenrule.games.champions.companion.game import stopped
from goldenrule.games.champions.companion.table import ChampionsCompanion
from goldenrule.games.champions.rules.activation import Activation
from goldenrule.games.champions.sets import load_facts
from goldenrule.games.champions.situations.placing import named_in_play
from goldenrule.kernel.clauses import clauses_of
from goldenrule.testing import rule
from tests.champions.companion.playing import amount, begin, card, go, held, hp, names, put_on_top, say, step, threat


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
    typed = "Carry this out yourselves. Type: threat main 1 / enter Drone 1. Press Enter when it is done."
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
    assert answers == f"Carry this out yourselves.{f' Type: {typed}.' if typed else ''} Press Enter when it is done."
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
    assert "Rhino deals 3 damage to the defending ally." in told
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
        "Carry this out yourselves. Type: attack Whirlwind 1; attack Melter 2. Press Enter when it is done."
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
                line = answers.partition("Type: ")[2].partition(". Press Enter")[0].split("; ")[0].split(" / ")[0]
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
