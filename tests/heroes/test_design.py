"""The shipped set compared: teams, masterminds and henchmen, prices of allies and heroes, what each scenario is for."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from goldenrule.games.heroes import odds
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import CardAbility, Cost, Face
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ops.rolls import AddDice
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import leaves
from tests.heroes import worth

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
PLAIN = "the_big_story"  # a scenario that changes no value


def of(*types: str) -> list[Facts]:
    return [face.facts for kind in types for face in load_content().of(kind)]


def card(code: str) -> Facts:
    return load_content().face(code).facts


def abilities(face: Face) -> list[CardAbility]:
    return [listed.ability for listed in face.listed]


def dice(facts: Facts) -> int:
    return sum(p.attack + p.defense + p.outwit for p in facts.powers)


def powers_of(facts: Facts) -> tuple[tuple[int, int, int], ...]:
    return tuple([(p.attack, p.defense, p.outwit) for p in facts.powers])


# -- teams and masterminds ---------------------------------------------------------------------------------------------


def test_teams_are_alike_on_paper() -> None:
    heroes = of("hero")
    for team in TEAMS:
        own = [f for f in heroes if f.team == team]
        assert len({f.skill for f in own}) == 4, team
        assert 9 <= sum(f.level for f in own) <= 10, team
        assert 12 <= sum(f.crime + f.danger + f.mystery for f in own) <= 18, team
        assert 96 <= sum(dice(f) for f in own) <= 112, team
    assert set(Counter(f.skill for f in heroes).values()) <= {2, 3}
    for mastermind in of("mastermind"):
        assert 3 <= mastermind.crime + mastermind.danger + mastermind.mystery <= 5, mastermind.id


def against(facts: Facts, boost: bool) -> float:
    """The chance of a hero against a villain or mastermind, the mean of all heroes."""
    heroes = of("hero")
    won = [odds.chance(powers_of(f), powers_of(facts), f.ko, facts.ko, False, boost) for f in heroes]
    return sum(won) / len(won)


def test_masterminds_are_more_to_be_feared_than_henchmen() -> None:
    henchmen = [f for f in of("villain") if f.requirement <= 4]
    worst = sorted(against(f, False) for f in henchmen)
    for facts in of("mastermind"):
        assert len(facts.powers) == 3 and dice(facts) >= 22, (facts.id, dice(facts))
        assert facts.ko >= 2, facts.id
        assert against(facts, True) < worst[len(worst) // 4], (facts.id, against(facts, True))


def gain_of_a_card(face: Face) -> float:
    """What a villain or mastermind has of a card discarded for his combat abilities: HIT, the mean of all his rolls."""
    total = 0.0
    for ability in abilities(face):
        if ability.kind == "combat":
            for i, phase in enumerate(worth.ROLLS_OF):
                places = [worth.Position(power[i], 3, face.type == "mastermind") for power in powers_of(face.facts)]
                gain = worth.gains(ability, tuple(places)).get(phase)
                if gain is not None:
                    total += sum(gain.hits) / len(places) / len(worth.ROLLS_OF) / ability.cost.villains
    return total


def test_what_masterminds_do_in_a_roll_is_more_than_what_henchmen_do_for_the_same_card() -> None:
    """Magneto's ability is about no roll: he denies a whole duel."""
    content = load_content()
    henchmen = {face.code: gain_of_a_card(face) for face in content.of("villain") if face.facts.requirement <= 2}
    best = max(henchmen, key=henchmen.__getitem__)
    assert 0.5 < henchmen[best] < 0.6
    for code in ("red_skull", "doctor_doom", "kingpin"):
        assert gain_of_a_card(content.face(code)) > henchmen[best] + 0.05, (code, best)
    assert "SkipOutwit" in repr(content.face("magneto").listed[0].effect)


def test_who_is_as_hard_to_defeat_as_another_villain_costs_as_much() -> None:
    """Of two villains of the same requirement the one whom heroes defeat less often is not the cheaper one."""
    villains = of("villain")
    for a in villains:
        for b in villains:
            if a.requirement == b.requirement >= 4 and a.ko == b.ko and against(a, False) < against(b, False) - 0.05:
                assert a.cost >= b.cost, (a.id, b.id)


def test_villains_cost_what_they_are_worth() -> None:
    by_requirement: dict[int, list[float]] = {}
    for facts in of("villain"):
        best = max(p.attack + p.defense + p.outwit for p in facts.powers)
        by_requirement.setdefault(facts.requirement, []).append(best * facts.ko)
    means = [sum(found) / len(found) for _, found in sorted(by_requirement.items())]
    assert means == sorted(means) and len(means) == 5
    assert all(len(found) >= 4 for found in by_requirement.values())


def test_no_two_villains_have_the_same_pair_of_abilities() -> None:
    seen: dict[str, str] = {}
    for face in load_content().of("villain"):
        effects = " | ".join(
            f"{each.ability.moment} {each.ability.rolls} {each.ability.effect!r}" for each in face.listed
        )
        assert effects not in seen, (face.code, seen.get(effects))
        seen[effects] = face.code


# -- allies ------------------------------------------------------------------------------------------------------------

Effect = tuple[str, str, tuple[str, ...], str, str]


def effect_of(ability: CardAbility) -> Effect:
    return ability.moment, ability.whose, ability.rolls, repr(ability.test), repr(ability.effect)


def blank(effect: Effect) -> Effect:
    """An effect without its numbers."""
    moment, whose, rolls, test, does = effect
    return moment, whose, rolls, re.sub(r"-?\d+", "#", test), re.sub(r"-?\d+", "#", does)


def test_allies_differ() -> None:
    """Also where numbers and costs do not count; those that do the same are the ones of whom the sources say so."""
    allies = load_content().of("ally")
    effects = {effect_of(a) for face in allies for a in abilities(face)}
    assert len(allies) >= 40 and len(effects) >= 37
    assert len({blank(each) for each in effects}) >= 36
    invented = [f for f in allies if f.facts.source == "invented" and "abilities" not in f.facts.marks]
    own = [effect_of(a) for f in invented for a in abilities(f)]
    assert len(set(own)) == len(own), "two that nobody prescribes are the same"


def test_allies_are_used_in_combat() -> None:
    outside = ("planning", "action", "deployment", "trouble_roll", "troubleshoot", "scheme", "resolved")
    assert [f.code for f in load_content().of("ally") for a in abilities(f) if a.moment in outside] == []


COSTS = ("resources", "villains", "plot_points", "discard", "recovery", "ko")


def dearer(a: Cost, b: Cost) -> bool:
    """Does one ask for something that the other one does not?"""
    return any(getattr(a, name) > getattr(b, name) for name in COSTS)


def prescribed(face: Face) -> bool:
    """Do the sources say what an ally does?"""
    facts = face.facts
    return facts.marks.get("abilities", facts.source) != "invented"


Dominance = Callable[[Face, Face], bool]


def does_more(a: Face, b: Face) -> bool:
    """Is an ally on a roll at least as good as another one in every phase and position, and no earlier?"""
    mine, theirs = worth.worth(a.code, 0), worth.worth(b.code, 0)
    return bool(theirs) and all(phase in mine and mine[phase] >= gain for phase, gain in theirs.items())


def says_more(a: Face, b: Face) -> bool:
    """Do they say the same at the same moment, but for larger numbers, or a smaller one that is asked for?"""
    one, other = abilities(a)[0], abilities(b)[0]
    if (one.moment, one.whose) != (other.moment, other.whose) or not set(other.rolls) <= set(one.rolls):
        return False
    left, right = effect_of(one), effect_of(other)
    if blank(left)[3:] != blank(right)[3:]:
        return False
    does = [abs(int(n)) for n in re.findall(r"-?\d+", left[4])], [abs(int(n)) for n in re.findall(r"-?\d+", right[4])]
    asks = [int(n) for n in re.findall(r"-?\d+", left[3])], [int(n) for n in re.findall(r"-?\d+", right[3])]
    return all(n >= m for n, m in zip(*does)) and all(n <= m for n, m in zip(*asks))


@pytest.mark.parametrize("better", [does_more, says_more])
def test_an_ally_who_does_more_asks_for_more(better: Dominance) -> None:
    """Nobody is at least as good as another ally, wherever that one is of use, without asking for something more."""
    allies = load_content().of("ally")
    for a in allies:
        for b in allies:
            if a is not b and not (prescribed(a) and prescribed(b)) and better(a, b):
                assert dearer(a.listed[0].cost, b.listed[0].cost), (a.code, b.code)


def test_an_ally_inflicts_a_ko_no_more_easily_than_a_hero() -> None:
    needed = {}
    for face in (*load_content().of("ally"), *load_content().of("hero")):
        for a in abilities(face):
            if "InflictKo" in repr(a.effect):
                needed[face.code] = max([int(n) for n in re.findall(r"Const\(n=(\d+)\)", repr(a.test))])
    assert needed == {"iron_fist": 2, "shang_chi": 2, "ghost_rider": 2, "thing": 2}


# -- heroes ------------------------------------------------------------------------------------------------------------


def test_no_two_heroes_troubleshoot_alike() -> None:
    profiles = Counter((f.crime, f.danger, f.mystery) for f in of("hero"))
    assert set(profiles.values()) == {1}, [each for each, n in profiles.items() if n > 1]


def worth_of(powers: tuple[tuple[int, int, int], ...], ko: int, support: bool, foe: str) -> float:
    """The chance of a hero against villains or masterminds, the mean; `support`: his BOOST counts."""
    foes, boost = of(foe), foe == "mastermind"
    won = [odds.chance(powers, powers_of(v), ko, v.ko, support, boost) for v in foes]
    return sum(won) / len(won)


def test_a_hero_is_worth_his_level() -> None:
    """The higher the Level, the better the chances of its heroes against villains; nobody equals Hulk."""
    levels: dict[int, list[float]] = {}
    for hero in of("hero"):
        levels.setdefault(hero.level, []).append(worth_of(powers_of(hero), hero.ko, False, "villain"))
    means = [sum(found) / len(found) for _, found in sorted(levels.items())]
    assert means == sorted(means) and len(means) == 4
    assert card("hulk").level == 4 and card("hulk").danger == 3
    assert max(levels[4]) > max(n for level, found in levels.items() if level < 4 for n in found)


@pytest.mark.parametrize("foe", ["villain", "mastermind"])
def test_hulk_alone_is_worth_a_hero_of_level_three_and_a_supporter(foe: str) -> None:
    """Both cost four plot points. Unhurt he is better than the mean of them, in his rage than any of them."""
    hulk = card("hulk")
    rage = load_content().face("hulk").listed[0]
    assert (hulk.level, rage.cost.resources, rage.ability.rolls) == (4, 1, ("attack", "outwit"))
    add, boost = leaves(rage.effect)
    assert isinstance(add, AddDice) and isinstance(add.n, Const)
    more = add.n.n
    assert "AllowBoost" in repr(boost)
    angry = tuple([(a + more, d, w + more) for a, d, w in powers_of(hulk)])
    others = [f for f in of("hero") if f.level == 3]
    assert len(others) == 4
    mean = sum(worth_of(powers_of(f), f.ko, True, foe) for f in others) / len(others)
    assert worth_of(powers_of(hulk), hulk.ko, False, foe) > mean
    # hurt once; that BOOST counts for his defense as well is not so, and is left out
    assert worth_of(angry, hulk.ko - 1, False, foe) > max(worth_of(powers_of(f), f.ko - 1, True, foe) for f in others)
