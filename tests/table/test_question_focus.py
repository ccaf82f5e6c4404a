"""What a question is about: the hand, a card, a fight that goes on, or nothing; and what its options say of cards."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.kernel.decisions import Decision
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Prompt, ask
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

TEXTS = Texts("en")
GAMES: dict[str, dict[str, Any]] = {"champions": {"heroes": ["spider_man", "she_hulk"]}, "heroes": {}, "skirmish": {}}
FOCUS = {
    "champions": {
        "turn": {"none"}, "mulligan": {"hand"}, "end_discard": {"hand"}, "pay": {"hand", "card"}, "defend": {"scene"},
        "interrupt": {"card", "scene"}, "response": {"card", "scene", "none"},
    },
    "heroes": {
        "turn": {"none"}, "assign": {"none"}, "destination": {"none"}, "lead": {"hand", "none"}, "power": {"scene"},
        "plan": {"card"}, "scheme": {"card"},
    },
    "skirmish": {"recruit": {"none"}, "pay": {"hand", "card"}, "discard": {"hand"}, "slot": {"card"}},
}  # fmt: skip


def put(session: Session) -> tuple[Decision, Prompt]:
    decision = session.game.pending[0]
    return decision, ask(session, decision, find_game(session.game.name).words(TEXTS), TEXTS).prompt


def questions(name: str, **options: str) -> Iterator[tuple[Session, Decision, Prompt]]:
    """The questions of a few games at random."""
    for seed in range(4):
        session, chance = new_session(name, {**GAMES[name], **options}, f"about {seed}"), random.Random(seed)
        while not session.game.over and session.recorder.standing_count < 200:
            decision, prompt = put(session)
            yield session, decision, prompt
            session.apply(decision.seat, chance.choice(decision.options))


@cache
def found(name: str) -> dict[str, set[str]]:
    """What the questions of each kind are about."""
    out: dict[str, set[str]] = defaultdict(set)
    for _, decision, prompt in questions(name):
        out[decision.kind].add(prompt.about.focus if prompt.about else "none")
    return out


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_about_what_its_kind_says(name: str) -> None:
    met = found(name)
    for kind, focus in FOCUS[name].items():
        assert met[kind] and met[kind] <= focus, (kind, met[kind])


@pytest.mark.parametrize("name", GAMES)
def test_a_question_names_only_cards_that_its_seat_knows(name: str) -> None:
    named = 0
    for session, decision, prompt in questions(name):
        words = find_game(name).words(TEXTS)
        for card in prompt.about.cards if prompt.about else ():
            named += 1
            assert card.name == words.name(card.code)
            assert not card.id or card.code in {
                session.game.code(each)
                for each in range(1, len(session.game.state.ident))
                if session.game.knows(each, decision.seat) and session.game.shown_id(each, decision.seat) == card.id
            }
    assert named > 5


def test_who_attacks_is_shown_with_its_text_if_that_still_counts() -> None:
    shown: dict[bool, int] = defaultdict(int)
    for session, decision, prompt in chain(questions("champions"), questions("champions", scenario="klaw")):
        if decision.kind == "defend":
            game = session.game
            assert isinstance(game, Champions) and prompt.about
            face = game.face(decision.source)
            counts = {ability.kind for ability in face.abilities} - {"when_revealed", "boost"} or face.keywords
            assert [card.code for card in prompt.about.cards] == ([face.code] if counts else []), face.code
            shown[bool(counts)] += 1
    assert shown[True] and shown[False]


def test_a_question_about_the_hand_offers_cards_of_it() -> None:
    for session, decision, prompt in questions("champions"):
        if prompt.about and prompt.about.focus == "hand":
            own = zone(decision.seat, HAND)
            assert any(session.game.state.zone[entity] == own for _, entity, _ in decision.options if entity > 0)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_repeats_a_text_says_it_apart(name: str) -> None:
    words, apart = find_game(name).words(TEXTS), 0
    for _, _, prompt in questions(name):
        for item in prompt.items:
            assert bool(item.title) == bool(item.says)
            if item.says:
                apart += 1
                what, _, target = item.title.partition(" → ")  # the only target is named in both
                assert what in item.text and item.text.endswith(target)
                assert any(each in item.says or item.says in each for each in words.text(item.code or item.target_code))
    assert apart > 3


@pytest.mark.parametrize("name", GAMES)
def test_only_a_turn_counts_the_actions_that_are_left(name: str) -> None:
    for _, decision, prompt in questions(name):
        assert (prompt.left is not None) == (decision.kind in ("turn", "recruit"))
        if prompt.left:
            assert prompt.left <= len([item for item in prompt.items if not item.ends])
