"""An action and its target as one answer: what each leads to, what may be chosen, and what is never shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import twin
from goldenrule.table.aims import MOST_TARGETS
from goldenrule.table.games import find_game
from goldenrule.table.matching import find
from goldenrule.table.opening import new_session
from goldenrule.table.prompts import Asked, actions, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.table.texts import Texts
from goldenrule.table.together import kinds

TEXTS = Texts("en", strict=True)
GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"},  # his drones lie face down
    "heroes": {"teams": ["avengers", "x_men", "fantastic_four"]},
    "skirmish": {},
}


def put(session: Session, decision: Decision) -> Asked:
    return ask(session, decision, find_game(session.game.name).words(TEXTS), TEXTS)


def questions(name: str, seed: str, most: int = 250) -> Iterator[tuple[Session, Decision, Asked]]:
    """The questions of a random game, each with what people are asked."""
    session, chance = new_session(name, dict(GAMES[name]), seed), random.Random(seed)
    while not session.game.over and session.recorder.standing < most:
        decision = session.game.pending[0]
        yield session, decision, put(session, decision)
        session.apply(decision.seat, chance.choice(decision.options))


def followed(game: Game, seat: int, answers: tuple[Option, ...]) -> Game:
    clone = game.clone()
    for option in answers:
        clone.apply(seat, option)
    return clone


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_item_leads_where_its_single_answers_lead_and_nothing_is_lost(name: str, seed: str) -> None:
    aimed = 0
    for session, decision, asked in questions(name, seed):
        if asked.prompt.several:
            continue
        assert {*asked.options} == {*decision.options}
        for way, item in zip(asked.ways, asked.prompt.items):
            after, seat = followed(session.game, decision.seat, (way.action,)), decision.seat
            assert single_answers(session.game, asked, [asked.ways.index(way) + 1]) == ([*way.answers], False)
            if way.aim is None:
                assert not (item.action or item.aim or item.target or item.target_code)
                continue
            aimed += 1
            assert [each.seat for each in after.pending] == [seat] and after.pending[0].options == way.aim.asked.options
            targets = [each.aim.target for each in asked.ways if each.aim is not None and each.action == way.action]
            assert targets == list(after.pending[0].options) and 1 < len(targets) <= MOST_TARGETS
            after.apply(seat, way.aim.target)
            assert digest(after) == digest(followed(session.game, seat, way.answers))
            assert item.target == session.game.shown_id(way.aim.target[1], seat)
            assert item.text.startswith(item.action.rstrip(".")) and item.aim
    assert aimed or name == "heroes"


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_aimed_at_follows_from_what_the_seat_knows(name: str) -> None:
    for number, (session, decision, asked) in enumerate(questions(name, "4", 160)):
        if number % 3:
            continue
        seat = decision.seat
        other = twin(session.game, seat, str(number), frozenset(entity for _, entity, _ in decision.options))
        again = next((d for d in other.pending if d.seat == seat and d.options == decision.options), None)
        if again is None:
            continue
        beside = Session(type(session.recorder)(other, "twin"))
        assert msgspec.json.encode(put(beside, again).prompt.items) == msgspec.json.encode(asked.prompt.items)


def test_the_items_of_an_action_stay_together() -> None:
    met = 0
    for _, _, asked in questions("champions", "3"):
        found = [bundle for bundles in actions(asked.prompt.items) for bundle in bundles]
        assert [n for each in found for n in range(each.first, each.first + each.many)] == list(
            range(1, len(asked.prompt.items) + 1)
        )
        for group in actions(asked.prompt.items):
            met += len(group) > 1
            aims = [each.item.aim for each in group]
            assert len({each.item.action for each in group}) == 1 and len({*aims}) == len(aims)
        runs = [action for n, action in enumerate(asked.options) if n == 0 or asked.options[n - 1] != action]
        assert len(runs) == len({*runs})
    assert met


def test_the_words_for_an_action_may_be_followed_by_those_for_its_target() -> None:
    for _, _, asked in questions("champions", "3"):
        items = asked.prompt.items
        aimed = [n for n, item in enumerate(items, 1) if item.aim and item.verb == "attack"]
        if len({items[n - 1].action for n in aimed}) == 1:
            n, item = aimed[0], items[aimed[0] - 1]
            assert find(items, f"attack {item.aim}").numbers[0] == n
            assert find(items, f"attack {item.aim[:4]}").numbers[0] == n
            assert not find(items, "attack").sure and find(items, "attack").numbers == aimed
            assert find(items, f"{item.aim} attack").numbers == []
            return
    raise AssertionError("nothing could be attacked")


def test_an_action_and_its_target_are_taken_back_as_one() -> None:
    for session, decision, asked in questions("champions", "3"):
        n = next((n for n, item in enumerate(asked.prompt.items, 1) if item.aim), 0)
        if n:
            before, options = session.recorder.standing, single_answers(session.game, asked, [n])[0]
            assert session.answer(decision.seat, options) == 2
            session.take_back(session.since())
            assert session.recorder.standing == before and decision.options == session.game.pending[0].options
            action, _ = single_answers(session.game, asked, [n], more=True)
            assert action == options[:1], "the target is asked for"
            return
    raise AssertionError("nothing was aimed")


def test_every_game_names_what_its_actions_are_aimed_with() -> None:
    for name in GAMES:
        own = kinds(find_game(name).make(dict(GAMES[name]), "1"))
        assert own is not None and own.targets and not {*own.targets} & {*own.together, *own.turns}
