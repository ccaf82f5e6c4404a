"""Options that a status card would waste say so: basic powers, labelled events and abilities, and Specials inside."""

import random
from collections import Counter
from typing import cast

import pytest

from goldenrule import new_game
from goldenrule.games.champions.client import ChampionsWords
from goldenrule.games.champions.events import StatusUsed
from goldenrule.games.champions.game import Champions
from goldenrule.kernel.decisions import PASS, Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.champions.situation import Situation, black_panther, given, hero, spider_man

WORDS = ChampionsWords(Texts("en", strict=True))


def warnings(situation: Situation) -> dict[str, str]:
    """Each option of the open question that is warned of, with the warning."""
    decision: Decision = situation.game.pending[0]
    found = {
        written: WORDS.warning(situation.game, decision, option)
        for written, option in zip(situation.options(), decision.options, strict=True)
    }
    return {written: text for written, text in found.items() if text}


ENOUGH = ["Strength", "Genius", "Energy"]
ATTACK = "Spider-Man is stunned: the attack is not made; the stunned card is lost instead"
THWART = "Spider-Man is confused: the thwart is not made; the confused card is lost instead"


@rule("MC-STATUS-05", "MC-STATUS-08")
def test_basic_powers_of_heroes_and_allies() -> None:
    player = hero(statuses=["stunned"], in_play=[{"card": "Mockingbird", "statuses": ["confused"]}, "Black Cat"])
    assert warnings(spider_man(player, main_scheme={"threat": 3})) == {
        "attack Spider-Man": "Spider-Man is stunned: exhausts and loses the stunned card instead of attacking",
        "thwart Mockingbird": "Mockingbird is confused: exhausts and loses the confused card instead of thwarting",
    }
    assert warnings(spider_man(hero(in_play=["Mockingbird"]), main_scheme={"threat": 3})) == {}


@rule("MC-STATUS-05", "MC-STATUS-08")
@pytest.mark.parametrize(
    ("card", "status", "said"),
    [
        ("Swinging Web Kick", "stunned", ATTACK),
        ("Swinging Web Kick", "confused", ""),
        ("For Justice!", "confused", THWART),
        ("For Justice!", "stunned", ""),
    ],
)
def test_labelled_events(card: str, status: str, said: str) -> None:
    s = spider_man(hero(hand=[card, *ENOUGH], statuses=[status]), main_scheme={"threat": 3}).offered(f"use {card}")
    assert warnings(s).get(f"use {card}", "") == said


def test_interrupts_and_responses_too() -> None:
    s = spider_man(
        hero(hand=["Counter-Punch", "Strength"], statuses=["stunned"], dealt=["Assault"]),
        step=4,
        encounter_top=["Advance", "Advance"],
    )
    s.do("pass", "defend Spider-Man")
    assert warnings(s) == {"use Counter-Punch": ATTACK}


@rule("MC-SPECIAL-02")
def test_special_abilities_that_an_event_uses() -> None:
    upgrades = ["Panther Claws", "Energy Daggers", "Vibranium Suit"]
    s = black_panther(hero(hand=["Wakanda Forever!", "Strength", "Genius"], in_play=upgrades, statuses=["stunned"]))
    said = warnings(s)
    inside = "Black Panther is stunned: of its attacks one is not made; the stunned card is lost instead"
    assert said == {"use Wakanda Forever!": inside, "attack Black Panther": said["attack Black Panther"]}
    s.do("use Wakanda Forever!", "pay Strength").asked(0, "order")
    attack = "Black Panther is stunned: the attack is not made; the stunned card is lost instead"
    assert warnings(s) == {"order Panther Claws": attack, "order Vibranium Suit": attack}


def test_why_says_it_too() -> None:
    s = spider_man(hero(hand=["Swinging Web Kick", *ENOUGH], statuses=["stunned"]))
    decision = s.game.pending[0]
    option = decision.options[s.options().index("use Swinging Web Kick")]
    assert f"{ATTACK}." in WORDS.explain_option(s.game, decision, option)


def used(game: Champions, seat: int, option: Option, chance: random.Random) -> bool:
    """Does a stunned and confused identity lose one of these cards by an option, with nothing else that is optional?"""
    told: list[Event] = []
    game.observer = told.append
    game.apply(seat, option)
    for _ in range(60):
        if not game.pending or game.pending[0].kind in ("turn", "defend"):
            break
        asked = game.pending[0]
        game.apply(asked.seat, PASS if PASS in asked.options else chance.choice(asked.options))
    return any(isinstance(event, StatusUsed) and event.card == game.state.identities[seat] for event in told)


def test_the_engine_loses_the_card_where_it_is_warned_of_and_nowhere_else() -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for number, hero_id in enumerate(("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")):
        chance = random.Random(number)
        game = new_game("champions", heroes=[hero_id], seed=number).rules
        assert isinstance(game, Champions)
        for _ in range(250):
            if not game.pending:
                break
            decision = game.pending[0]
            if decision.kind == "turn":
                weak = cast(Champions, game.clone())
                for status in ("stunned", "confused"):
                    weak.set_status(weak.state.identities[0], status, True)
                for option in decision.options:
                    if option[0] not in ("attack", "thwart", "use"):
                        continue
                    warned = bool(WORDS.warning(weak, decision, option))
                    found[option[0], warned] += 1
                    assert used(cast(Champions, weak.clone()), 0, option, chance) == warned, (
                        option,
                        weak.code(option[1]),
                    )
            game.apply(decision.seat, chance.choice(decision.options))
    assert found["attack", True] and found["thwart", True] and found["use", True] and found["use", False], found


def test_an_ally_that_the_attack_defeats_is_said_to_be() -> None:
    """Rhino II attacks with ATK 3, before boost cards; a tough status card prevents the damage."""
    said = {}
    for damage, statuses in ((2, []), (2, ["tough"]), (0, [])):
        ally = {"card": "Hulk", "damage": damage, "statuses": statuses}
        game = given.attacked(hero(in_play=[ally]), villain={"stage": "II"}).game
        decision = game.pending[0]
        named = [WORDS.option(game, decision, each) for each in decision.options]
        said[damage, *statuses] = next(each for each in named if each.startswith("Hulk"))
    assert said[2,] == "Hulk (3 of 5 hit points) defends (exhausts, takes the damage and is defeated)"
    assert "is defeated" not in said[2, "tough"] and "is defeated" not in said[0,]
