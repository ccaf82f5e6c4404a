"""Card texts of Marvel Heroes: every word of the vocabulary, and what the writer makes of costs, dice and times."""

from typing import Any

import pytest

from goldenrule.gamekit.card_text import key_of
from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.client import HeroesWords
from goldenrule.games.heroes.content import KINDS, CardAbility, Cost, Face, Modifier
from goldenrule.games.heroes.facts import TYPES, Facts, Power
from goldenrule.games.heroes.ops import OPS
from goldenrule.games.heroes.ops.board import Heal, Wound
from goldenrule.games.heroes.ops.fights import ForbidPower, Modify
from goldenrule.games.heroes.ops.players import DiscardResources, GainVp
from goldenrule.games.heroes.ops.rolls import AddDice, RemoveDice, Reroll
from goldenrule.games.heroes.selectors.conditions import CONDITIONS, HeadlineIs, Using
from goldenrule.games.heroes.selectors.numbers import NUMBERS, Hits, Trouble
from goldenrule.games.heroes.selectors.sets import SETS, Lead
from goldenrule.games.heroes.selectors.sets import Heroes as HeroCards
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.kernel.choices import Choose, May
from goldenrule.kernel.expressions import AtLeast, Const, Exists, It, Not, Sum
from goldenrule.kernel.ops import If, Nothing, Op, Seq
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)


@pytest.fixture(scope="module")
def words() -> HeroesWords:
    return GAME.words(TEXTS)


@pytest.mark.parametrize(("prefix", "classes"), [("np", SETS), ("num", NUMBERS), ("op", OPS), ("if", CONDITIONS)])
def test_every_word_of_the_vocabulary_has_a_text(prefix: str, classes: tuple[type, ...]) -> None:
    for kind in classes:
        key = f"heroes-{prefix}-{key_of(kind)}"
        assert TEXTS.has(key), key


def test_every_name_and_number_has_a_text() -> None:
    keys = [f"area-{each}" for each in ids.AREAS] + [f"district-{each}" for each in ids.DISTRICTS]
    keys += [f"moment-{each.replace('_', '-')}" for each in ids.MOMENTS]
    keys += [f"now-{each.replace('_', '-')}" for each in ids.QUESTIONS]
    keys += [f"mod-{each.replace('_', '-')}" for each in ids.STATS]
    keys += [f"skill-{each}" for each in ids.SKILLS] + [f"stage-{each}" for each in ids.STAGES]
    keys += [f"scheme-{each}" for each in ids.SCHEMES] + [f"type-{each.replace('_', '-')}" for each in TYPES]
    assert [key for key in keys if not TEXTS.has(f"heroes-{key}")] == []


def test_every_card_can_be_shown(words: HeroesWords) -> None:
    shown = 0
    for face in words.content.faces:
        text = words.text(face.code)
        assert len(text) >= len(face.listed)
        assert all(line[0].isupper() or line[0].isdigit() or line[0] == "“" for line in text), text
        assert all(line.endswith(".") and "{" not in line for line in text), text
        about = words.card(face.code)
        assert about[0].startswith(face.facts.name) and about[-1].endswith(".")
        shown += len(text)
    assert shown > 210


def test_some_texts(words: HeroesWords) -> None:
    assert words.text("thor") == [
        "Uru Hammer (combat, before your next attack or defense roll). If you use the orange power, "
        "discard 1 Resource card: roll 1 more die.",
        "Storm Mastery (support, when Trouble is reduced). Reduce the Trouble Level by 1.",
    ]
    assert words.text("brotherhood_of_evil_mutants") == [
        "When you scheme, you may draw villains in addition to another option."
    ]
    assert words.text("house_of_m")[0].startswith("After Game Round 4,")
    assert words.text("house_of_m")[1] == "In the last fight, the KO value of Magneto is 2 higher."
    assert words.text("born_again")[-1] == "When you fail to resolve a headline: draw 2 Resource cards."
    assert words.text("arms_race")[-1].startswith("When you resolve a Science headline: you may put")
    assert words.text("brood_wars")[-1].startswith("In each Deployment (First Player): put a villain")
    assert words.text("quinjet") == ["As an action: you may take two Move actions."]
    assert words.text("rogue")[0].endswith("Roll as many dice as the opponent, if that is more.")
    assert words.text("hercules")[0].endswith("Roll 1 more die, and BOOST counts in this roll.")
    assert words.text("iron_fist")[0].endswith("the opponent takes 1 more KO.")
    assert words.text("shang_chi")[0].endswith("the opponent takes 1 KO.")
    assert words.text("hydra_agents") == ["Attack −1 for the hero who fights."]
    assert words.card("Thor")[1] == "Level 3, KO 3, skill Mystic, Crime 0, Danger 1, Mystery 1."


# -- the writer --------------------------------------------------------------------------------------------------------


def said(words: HeroesWords, type: str, effect: Op, **fields: Any) -> str:
    """The text of an ability of a card made for it."""
    facts = Facts(id="made", name="Made", type=type, team="x_men", ko=1, skill="fight", powers=(Power("P", "red"),))
    face = made(facts)
    kind = {"villain": "backup", "hero": "combat", "ally": "ally"}[type]
    ability = CardAbility(kind=kind, effect=effect, **{"moment": "before_roll", **fields})
    return Writer(TEXTS, face, words.content).body(ability)


def made(facts: Facts) -> Face:
    return Face(0, facts, ())


def test_a_roll_is_said_for_the_one_who_makes_it(words: HeroesWords) -> None:
    assert said(words, "ally", AddDice(Const(2))) == "Roll 2 more dice."
    assert said(words, "ally", AddDice(Const(-1)), whose="theirs") == "The opponent rolls 1 fewer die."
    x = said(words, "ally", AddDice(Hits("theirs")))
    assert x == "Roll X more dice (X is the opponent’s HIT)."


def test_dice_are_said_by_number_and_face(words: HeroesWords) -> None:
    boost = said(words, "ally", RemoveDice(face="boost"), moment="after_roll")
    assert boost == "Remove all dice that show BOOST from the opponent’s last roll."
    best = said(words, "ally", RemoveDice(Const(1)), moment="after_roll")
    assert best == "Remove the best die from the opponent’s last roll."
    idle = said(words, "ally", Reroll(Const(2)), moment="after_roll")
    assert idle == "Reroll up to 2 dice showing no HIT in your last roll."


def test_costs_and_tests_come_before_the_effect(words: HeroesWords) -> None:
    text = said(words, "hero", GainVp(), cost=Cost(resources=1, ko=1), test=Not(Using("red")))
    assert text == "If you do not use the red power, discard 1 Resource card and take 1 KO: gain 1 VP."
    more = AtLeast(Hits(), Sum((Hits("theirs"), Const(2))))
    assert said(words, "hero", GainVp(), test=more) == "If you have at least 2 more HIT than the opponent, gain 1 VP."
    level = AtLeast(Trouble(), Const(3))
    assert said(words, "hero", GainVp(), test=level) == "If the Trouble Level is at least 3, gain 1 VP."


def test_what_is_chosen_is_named_once_and_not_asked_for_before(words: HeroesWords) -> None:
    wounded = HeroCards(wounded="yes")
    tree = Choose(wounded, Seq((Heal(It()), Wound(It()))))
    text = said(words, "hero", tree, test=Exists(wounded))
    assert text == "Heal one of your Wounded heroes, then it goes to Recovery, Wounded."
    assert said(words, "hero", GainVp(), test=Exists(wounded)) == "If there is one of your Wounded heroes, gain 1 VP."


def test_sides_and_lengths_of_time(words: HeroesWords) -> None:
    weak = Modify("defense", Const(-1), "theirs", "combat")
    assert said(words, "villain", weak) == "The opponent’s Defense is 1 lower until the end of the combat."
    strong = Modify("attack", Const(1), "mine", "sequence")
    assert said(words, "villain", strong) == "The Lead Villain’s Attack is 1 higher in this sequence."
    early = said(words, "ally", ForbidPower("red"), moment="sequence_start")
    assert early == "The opponent may not use the red power."
    late = said(words, "ally", ForbidPower("last"), moment="sequence_end")
    assert late == "The opponent may not use the same power again in the next sequence."
    thief = DiscardResources(who="theirs", random=True)
    assert said(words, "villain", thief) == "The Hero Player discards 1 Resource card at random."


def test_modifiers_and_whole_trees(words: HeroesWords) -> None:
    face = made(Facts(id="made", name="Made", type="power_up", team="x_men"))
    mod = Modifier("ko", Const(1), Lead(), HeadlineIs("crime"))
    ability = CardAbility(kind="constant", name="Grit", effect=Nothing(), mods=(mod,))
    text = Writer(TEXTS, face, words.content).ability(ability)
    assert text == "Grit: While the headline is a Crime headline, the KO value of the Lead Villain is 1 higher."
    tree = Seq((If(Using("red"), GainVp(), GainVp(Const(2))), May(GainVp()), May(GainVp())))
    text = said(words, "hero", tree)
    start = "If you use the red power, gain 1 VP, otherwise gain 2 VP, then you may gain 1 VP twice."
    assert text == start
    assert set(KINDS) > {"constant"}
