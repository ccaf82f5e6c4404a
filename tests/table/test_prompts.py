"""Questions as clients show them: numbers, ids and codes of what the seat sees, and nothing that it does not know."""

from __future__ import annotations

import random

import msgspec
import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.views import prompt
from goldenrule.table.games import find_game
from goldenrule.table.opening import new_session
from goldenrule.table.prompts import Asked, Prompt, ask
from goldenrule.table.session import Session
from goldenrule.table.standing import NEVER, ability_of
from goldenrule.table.texts import Texts

TEXTS = Texts("en", strict=True)
GAMES = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"},  # his drones lie face down
    "heroes": {},
    "skirmish": {},
}


def put(session: Session) -> Asked:
    decision = session.game.pending[0]
    return ask(session, decision, find_game(session.game.name).words(TEXTS), TEXTS)


def games(name: str, decisions: int) -> Session:
    """A game after so many decisions at random."""
    session, chance = new_session(name, dict(GAMES[name]), "7"), random.Random(7)
    while session.recorder.standing < decisions and not session.game.over:
        decision = session.game.pending[0]
        session.apply(decision.seat, chance.choice(decision.options))
    return session


@pytest.mark.parametrize("name", GAMES)
def test_prompts_are_plain_data_with_ids_of_the_view(name: str) -> None:
    session, chance = games(name, 0), random.Random(7)
    for _ in range(150):
        if session.game.over:
            break
        asked = put(session)
        shown, seen = asked.prompt, prompt(session.game, asked.decision.seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Prompt, strict=True) is not None
        assert seen is not None and len(shown.items) == len(asked.options)
        offered = [(item.verb, item.card) for item in shown.items]
        assert shown.several or offered == [option[:2] for option in seen.options]
        assert {option[:2] for option in seen.options} <= {*offered}
        for item, (_, entity, _) in zip(shown.items, asked.options):
            known = entity > 0 and session.game.knows(entity, shown.seat)
            assert item.code == (session.game.code(entity) if known else "")
        session.apply(shown.seat, chance.choice(asked.decision.options))


def test_a_facedown_card_is_not_named() -> None:
    session = games("champions", 0)
    bots = [make_bot("champions", "random", f"{seat}") for seat in (0, 1)]
    met = 0
    while not session.game.over:
        decision = session.game.pending[0]
        for item, (_, entity, _) in zip(put(session).prompt.items, decision.options):
            if entity > 0 and session.game.apart(entity):
                met += 1
                assert item.code == "" and item.card > 0
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    assert met


def test_what_has_a_standing_answer_says_so() -> None:
    session, chance = games("champions", 0), random.Random(3)
    while True:
        decision = session.game.pending[0]
        found = [ability_of(session.game, decision, option) for option in decision.options]
        if any(found):
            break
        session.apply(decision.seat, chance.choice(decision.options))
    ability = next(each for each in found if each is not None)
    assert not any(item.standing for item in put(session).prompt.items)
    session.set_standing(decision.seat, ability, NEVER)
    assert [item.standing for item in put(session).prompt.items] == [NEVER if a == ability else "" for a in found]


def test_where_several_people_sit_the_question_says_who_is_asked() -> None:
    assert put(games("champions", 0)).prompt.who == "Spider-Man"
    assert put(new_session("champions", {}, "1")).prompt.who == ""
