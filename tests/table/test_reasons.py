"""Why nothing can be done with a card, and what makes its values: with the cards and clauses that can be looked up."""

import random
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.board import Card
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import view
from goldenrule.table import rulebook_told
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Asked
from goldenrule.table.prompts import ask as put
from goldenrule.table.reasons import Lines, entity_of, more, value_lines, values, why_not
from goldenrule.table.session import Session
from goldenrule.testing import rule
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
WORDS: dict[str, Any] = {name: find_game(name).words(TEXTS) for name in ("champions", "heroes", "skirmish")}


def text(lines: Lines) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def pieces(lines: Lines, kind: str) -> list[str]:
    return [getattr(piece, kind) for line in lines for piece in line if getattr(piece, kind)]


def ask(game: Any, code: str, seat: int = 0) -> Lines:
    seen = view(game, seat)
    id = next(id for id, facts in seen.cards.items() if facts["code"] == code)
    return why_not(game, asked(game, seat), WORDS["champions"], TEXTS, id)


def asked(game: Any, seat: int = 0) -> Asked:
    decision = next(each for each in game.pending if each.seat == seat)
    return put(Session(Recorder(game, "0", practice=True)), decision, WORDS[game.name], TEXTS)


def test_a_guarded_villain_names_who_guards_and_the_clause() -> None:
    game = position(players=[{"form": "hero", "hand": ["Backflip"], "engaged": ["Hydra Mercenary", "Sandman"]}])
    found = ask(game, "01094")
    assert text(found) == (
        "Rhino cannot be attacked: Hydra Mercenary has guard and is engaged with you: defeat what guards first."
        " (MC-KW-GUARD-01)\nMore: Guard."
    )
    assert pieces(found, "clause") == ["MC-KW-GUARD-01", "Guard"] and "01094" in pieces(found, "code")
    assert text(ask(game, "01003")).startswith("Backflip: It can be played only at the moment")
    assert "is among the options" in text(ask(game, "01001a"))
    scheme = ask(game, "01097b")
    assert text(scheme).startswith(
        "The Break-In! is no answer to what is asked now: “Your turn: what do you do?” (MC-TURN-01)"
    )
    assert "MC-TURN-01" in pieces(scheme, "clause")
    minion = text(ask(game, "01101"))
    assert minion == "Hydra Mercenary can be chosen now as the target of: Attack with Spider-Man: 2 damage to an enemy."


def test_a_crisis_icon_keeps_the_threat_of_the_main_scheme() -> None:
    given = {"main_scheme": {"threat": 3}, "in_play": ["Crowd Control"], "players": [{"form": "hero", "hand": []}]}
    found = ask(position(**given), "01097b")
    assert pieces(found, "clause") == ["MC-CRISIS-01", "Crisis icon"] and "Crowd Control" in text(found)


def test_values_name_the_cards_that_change_them() -> None:
    game = position(in_play=["Charge"])
    seen = view(game, 0)
    villain = seen.table["villain"]
    found = values(game, 0, WORDS["champions"], villain)
    attack = next(value for value in found if value.key == "atk")
    assert (attack.printed, attack.total) == (2, 5)
    assert [(change.n, change.code) for change in attack.changes] == [(3, "01099")]
    told = value_lines(found, WORDS["champions"], seen.cards[villain]["code"])
    assert text(told[len(found) :]) == "More: Base value, Modifiers, Hit points, Per player, Remaining hit points."
    assert {"01099", "01094"} <= {*pieces(told, "code")}
    assert "MC-MOD-04" in pieces(told, "clause")


@pytest.mark.parametrize("name", list(WORDS))
def test_every_card_that_is_seen_can_be_asked_about(name: str) -> None:
    game: Any = find_game(name).make({}, "reasons")
    chance, words = random.Random(5), WORDS[name]
    known = clauses_of(words.package)
    explained = cited = 0
    for _ in range(60):
        if not game.pending:
            break
        decision = chance.choice(game.pending)
        seen, question = view(game, decision.seat), asked(game, decision.seat)
        for id in [*seen.cards][::3]:
            entity = entity_of(game, decision.seat, id)
            assert game.code(entity) == seen.cards[id]["code"]
            lines = why_not(game, question, words, TEXTS, id)
            assert lines and all(line for line in lines)
            cited += len([clause for clause in pieces(lines, "clause") if clause in known])
            for value in values(game, decision.seat, words, id):
                assert value.key and value.lines and str(value.total) in value.text
                explained += 1
        game.apply(decision.seat, chance.choice(decision.options))
    assert explained > 50 and cited > 5


NUMBERS = {
    "champions": ("atk", "thw", "def", "rec", "sch", "hp"),
    "heroes": ("level", "ko", "crime", "danger", "mystery"),
    "skirmish": ("strength", "life"),
}
"""The facts of cards in play that are made of something."""


def in_play(piece: Any) -> list[Card]:
    """The cards on a table, attached ones among them."""
    if isinstance(piece, msgspec.Struct):
        own = [piece] if isinstance(piece, Card) else []
        return [*own, *(card for field in piece.__struct_fields__ for card in in_play(getattr(piece, field)))]
    return [card for each in piece for card in in_play(each)] if isinstance(piece, list | tuple) else []


@pytest.mark.parametrize("name", list(WORDS))
def test_every_number_on_a_table_is_explained_as_it_stands_there(name: str) -> None:
    game: Any = find_game(name).make({}, "numbers")
    chance, words, explained = random.Random(3), WORDS[name], 0
    for n in range(80):
        if not game.pending:
            break
        asked = chance.choice(game.pending)
        if n % 8 == 0:
            for card in in_play(words.board(view(game, asked.seat)).panels):
                made = {value.key: value for value in values(game, asked.seat, words, card.id)}
                for fact in [*card.facts, *([card.gauge] if card.gauge else [])]:
                    total = fact.value if fact.full is None else fact.full
                    if fact.key in NUMBERS[name] and total is not None and (name, fact.key) != ("heroes", "ko"):
                        assert made[fact.key].total == total, (card.name, fact)
                        explained += 1
        game.apply(asked.seat, chance.choice(asked.options))
    assert explained > 20


@pytest.mark.parametrize("game", [*WORDS])
def test_every_answer_names_the_entries_to_go_on_with_as_they_are_typed(game: str) -> None:
    words = WORDS[game]
    for id in [*clauses_of(words.package)][::7]:
        said = more(words, TEXTS, [f"So it is ({id})."])
        assert said.startswith("More: ? ") and said.endswith(".")
        (name,) = [said.removeprefix("More: ? ").removesuffix(".")]
        assert words.glossary.called(name), id
    assert more(words, TEXTS, ["Nothing is cited here (MC-NO-1)."]) == ""


@pytest.mark.parametrize("game", [*WORDS])
@pytest.mark.parametrize("question", ["was I not asked", "not asked", "was I not asked?"])
def test_why_one_was_not_asked_has_an_answer(game: str, question: str) -> None:
    begun: Any = find_game(game).make({}, "asked")
    assert rulebook_told.asked(WORDS[game], TEXTS, question, begun, 0)
    assert rulebook_told.asked(WORDS[game], TEXTS, "qqqq", begun, 0) == []


@rule("MC-TRIG-07", "MC-COST-01", "MC-INTERRUPT-01")
def test_why_one_was_not_asked_names_what_keeps_each_card_from_it() -> None:
    words = WORDS["champions"]

    def waits(*, form: str, hand: list[str]) -> str:
        game = position(players=[{"form": form, "hand": hand}])
        return "\n".join(each.text for each in words.waiting(game, 0))

    said = waits(form="alter_ego", hand=["Great Responsibility"])
    assert said.startswith("Great Responsibility: You would not be asked about it, as things are.")
    assert said.endswith("It can be used only in hero form. (MC-TRIG-07)")
    assert waits(form="hero", hand=["Great Responsibility"]) == ""
    dear = waits(form="hero", hand=["Get Behind Me!"])
    assert dear.startswith("Get Behind Me!: You would not be asked") and dear.endswith("(MC-COST-01)")
    assert waits(form="hero", hand=["Get Behind Me!", "Energy"]) == ""
    game = position(players=[{"form": "hero", "hand": ["Backflip"]}])
    hero = game.state.identities[0]
    (told,) = words.waiting(game, 0, hero)
    assert told.text.startswith("Spider-Man: You are asked about it at the moment") and told.clause == "MC-INTERRUPT-01"
    assert told.text in text(why_not(game, asked(game), words, TEXTS, game.shown_id(hero, 0)))
    game = position(players=[{"form": "alter_ego", "hand": ["Great Responsibility"]}])
    answer = rulebook_told.asked(words, TEXTS, "was I not asked", game, 0)
    assert answer[-1].startswith("Great Responsibility: You would not")


def test_no_waiting_card_is_told_of_that_the_seat_does_not_have() -> None:
    words = WORDS["champions"]
    two = [{"form": "hero", "hand": []}, {"form": "alter_ego", "hand": ["Great Responsibility"]}]
    game = position(heroes=["captain_marvel", "spider_man"], players=two)
    assert words.waiting(game, 0) == []
    assert words.waiting(game, 0, game.state.zones[zone(1, HAND)][0]) == []
