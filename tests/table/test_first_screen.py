"""First screens as data: steps and words follow from the answers alone, in every game and one from outside."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.first_screen import Answers, Choice, Step
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.cli.towers import TowersKind

TEXTS = Texts("en", strict=True)


def answered(screen: TableScreen, **answers: list[str]) -> dict[str, list[str]]:
    """These answers in the order of the steps, and the usual ones between them."""
    out: dict[str, list[str]] = {}
    while step := next((step for step in screen.steps(out) if step.key not in out), None):
        out[step.key] = answers.pop(step.key) if step.key in answers else list(step.usual or ())
    assert not answers, "these are asked"
    return out


@pytest.mark.parametrize("name", ["champions", "heroes", "skirmish"])
def test_steps_are_data_and_their_words_make_a_game(name: str) -> None:
    kind = find_game(name)
    screen = TableScreen(kind, TEXTS, {}, ())
    answers = answered(screen, **({"heroes": ["iron_man", "she_hulk"]} if name == "champions" else {}))
    steps = screen.steps(answers)
    assert [step.key for step in steps] == list(answers)
    assert msgspec.json.decode(msgspec.json.encode(steps), type=list[Step]) is not None
    game = kind.make(kind.parse_options(screen.words(answers)), "1")
    assert game.pending
    assert all(lines for _, lines in screen.summary(answers))
    assert all(step.name and "Enter" not in step.name + step.about for step in steps)
    ids = [choice.id for step in steps for choice in step.choices]
    assert ids and all(id in ids for step in steps for id in step.usual or ())


def test_heroes_and_villains_are_shown_by_their_cards() -> None:
    steps = {step.key: step for step in TableScreen(find_game("champions"), TEXTS, {}, ()).steps({})}
    assert [choice.code for choice in steps["heroes"].choices][:2] == ["01001a", "01010a"]
    rhino, standard = steps["scenario"].choices[0], steps["expert"].choices[0]
    assert (rhino.name, rhino.code) == ("Rhino", "01094")
    assert standard.about == "villain stages I, II"


def test_before_a_game_every_set_of_its_cards_is_named() -> None:
    def told(name: str, **answers: list[str]) -> list[str]:
        screen = TableScreen(find_game(name), TEXTS, {}, ())
        return [line for _, lines in screen.summary(answered(screen, **answers)) for line in lines]

    said = told("heroes", teams=["x_men", "avengers"], scenario=["house_of_m"])
    assert said[0].startswith("X-Men: ") and said[2] == "scenario: House of M"
    assert "X-Men: 4 heroes, 3 power-ups" in said and "nemesis of X-Men: Magneto, 3 Master Plans" in said
    assert said[-4:] == [
        "Resource deck: 50 cards", "Villain deck: 50 cards", "Headline deck: 36 cards", "Story deck: 24 cards",
    ]  # fmt: skip
    drawn = told("heroes", scenario=["acts_of_vengeance"])
    assert not any("nemesis of" in line for line in drawn)
    assert "Each team faces a mastermind drawn at random, not its own nemesis." in drawn
    duel = told("skirmish")
    assert duel[0].startswith("Heroes: ") and "Captain Marvel" in duel[0]
    assert duel[2:] == [
        "deck of the Heroes: 56 cards", "deck of the Villains: 56 cards", "Battlefield deck: 8 cards",
        "Artifacts: 12 cards", "2 Artifacts are laid out at random",
    ]  # fmt: skip


def test_every_player_of_champions_is_asked_for_an_aspect() -> None:
    screen = TableScreen(find_game("champions"), TEXTS, {"scenario": "klaw"}, ())
    assert [step.key for step in screen.steps({})] == ["heroes", "expert", "modular"]
    answers = answered(screen, heroes=["iron_man", "she_hulk"], aspect1=["justice"], modular=["none"])
    assert list(answers) == ["heroes", "aspect0", "aspect1", "expert", "modular", "players"]
    words = {"scenario": "klaw", "heroes": "iron_man,she_hulk", "aspects": "aggression,justice", "expert": "no"}
    assert screen.words(answers) == words | {"modular": ""}


class Asking(TowersKind):
    """Towers with a first screen of its own."""

    def first_screen(self, texts: Texts, given: Mapping[str, str], packs: Any) -> "Asking.Screen":
        return self.Screen()

    class Screen:
        def steps(self, answers: Answers) -> list[Step]:
            return [Step("length", "How long?", [Choice("short", "short"), Choice("long", "long")], ("short",))]

        def words(self, answers: Answers) -> dict[str, str]:
            return {"rounds": "6" if list(answers.get("length", ())) == ["long"] else "2"}

        def summary(self, answers: Answers) -> list[tuple[str, list[str]]]:
            return []


def any_kind(kind: GameKind[Any]) -> GameKind:
    """Return a kind as the registry of games does."""
    return kind


def test_a_game_from_outside_brings_its_own_and_is_asked_who_plays() -> None:
    screen = TableScreen(any_kind(Asking()), TEXTS, {}, ())
    answers = answered(screen, length=["long"], seat=["seat-1"])
    assert list(answers) == ["length", "players", "seat"] and screen.words(answers) == {"rounds": "6"}
    assert screen.seat(answers, None) == 1 and not screen.people(answers)
    people = answered(screen, players=["people"])
    assert list(people) == ["length", "players"] and screen.people(people) and screen.seat(people, None) is None
    settled = TableScreen(any_kind(Asking()), TEXTS, {}, (), players=False, seat=False)
    assert list(answered(settled)) == ["length"]


def test_one_without_a_screen_is_asked_for_the_options_that_want_to_be() -> None:
    screen = TableScreen(any_kind(TowersKind()), TEXTS, {}, ())
    first = screen.steps({})[0]
    assert first.key == "rounds" and [choice.name for choice in first.choices] == ["a long game", "a short game"]
    assert screen.words(answered(screen)) == {} and screen.words({"rounds": ["2"]}) == {"rounds": "2"}


def test_on_one_side_people_play_all_seats_unless_a_bot_is_chosen() -> None:
    screen = TableScreen(find_game("champions"), TEXTS, {}, ())
    alone = answered(screen, heroes=["iron_man"])
    assert not {"players", "seat"} & {*alone} and screen.people(alone)
    pair = answered(screen, heroes=["iron_man", "she_hulk"])
    assert pair["players"] == ["people"] and "seat" not in pair and screen.people(pair)
    mixed = answered(screen, heroes=["iron_man", "she_hulk"], players=["bot"], seat=["seat-1"])
    assert not screen.people(mixed) and screen.seat(mixed, None) == 1
    (choices,) = [step.choices for step in screen.steps(mixed) if step.key == "seat"]
    assert [choice.name for choice in choices] == ["Iron Man", "She-Hulk"]
    assert screen.words(mixed) == screen.words(pair)
