"""Why nothing can be done with a card, and what makes its values: with the cards and clauses that can be looked up."""

import random
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.board import Card
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.situations.position import position
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place
from goldenrule.games.heroes.situations.script import Script as HeroesScript
from goldenrule.games.skirmish.situations.script import Script as SkirmishScript
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import view
from goldenrule.table import rulebook_text
from goldenrule.table.auto_answers import Ability
from goldenrule.table.event_log import STANDING, LogLine
from goldenrule.table.explanations import Lines, about_cards, entity_of, more_line, value_lines, values, why_not
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Asked
from goldenrule.table.prompts import ask as put
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
    return why_not(table_of(game), asked(game, seat), WORDS["champions"], TEXTS, id)


def table_of(game: Any) -> Session:
    return Session(Recorder(game, "0", practice=True))


def asked(game: Any, seat: int = 0) -> Asked:
    decision = next(each for each in game.pending if each.seat == seat)
    return put(table_of(game), decision, WORDS[game.name], TEXTS)


def test_a_guarded_villain_names_who_guards_and_the_clause() -> None:
    game = position(players=[{"form": "hero", "hand": ["Backflip"], "engaged": ["Hydra Mercenary", "Sandman"]}])
    found = ask(game, "01094")
    assert text(found) == (
        "Rhino cannot be attacked: Hydra Mercenary has guard and is engaged with you: defeat the guards first."
        " (MC-KW-GUARD-01)\nSee also: Guard."
    )
    assert pieces(found, "clause") == ["MC-KW-GUARD-01", "Guard"] and "01094" in pieces(found, "code")
    assert text(ask(game, "01003")).startswith("Backflip: You can play it only at the moment")
    assert "is among the options" in text(ask(game, "01001a"))
    scheme = ask(game, "01097b")
    assert text(scheme).startswith(
        "You cannot choose The Break-In! for this question: “Your turn: what do you do?” (MC-TURN-01)"
    )
    assert "MC-TURN-01" in pieces(scheme, "clause")
    minion = text(ask(game, "01101"))
    assert (
        minion == "You can choose Hydra Mercenary now as the target of: Attack with Spider-Man: 2 damage to an enemy."
    )


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
    assert text(told[len(found) :]) == "See also: Base value, Modifiers, Hit points, Per player, Remaining hit points."
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
            lines = why_not(table_of(game), question, words, TEXTS, id)
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
        said = more_line(words, TEXTS, [f"So it is ({id})."])
        assert said.startswith("See also: ? ") and said.endswith(".")
        (name,) = [said.removeprefix("See also: ? ").removesuffix(".")]
        assert words.glossary.entries_called(name), id
    assert more_line(words, TEXTS, ["Nothing is cited here (MC-NO-1)."]) == ""


@pytest.mark.parametrize("game", [*WORDS])
@pytest.mark.parametrize("question", ["was I not asked", "not asked", "was I not asked?"])
def test_why_one_was_not_asked_has_an_answer(game: str, question: str) -> None:
    begun: Any = find_game(game).make({}, "asked")
    assert rulebook_text.answer_why(WORDS[game], TEXTS, question, table_of(begun), 0)
    assert rulebook_text.answer_why(WORDS[game], TEXTS, "qqqq", table_of(begun), 0) == []


@rule("MC-TRIG-07", "MC-COST-01", "MC-INTERRUPT-01")
def test_why_one_was_not_asked_names_what_keeps_each_card_from_it() -> None:
    words = WORDS["champions"]

    def waits(*, form: str, hand: list[str]) -> str:
        game = position(players=[{"form": form, "hand": hand}])
        return "\n".join(each.text for each in words.waiting(game, 0))

    said = waits(form="alter_ego", hand=["Great Responsibility"])
    assert said.startswith("Great Responsibility: As things are, you would not be asked about it.")
    assert said.endswith("It can be used only in hero form. (MC-TRIG-07)")
    assert waits(form="hero", hand=["Great Responsibility"]) == ""
    dear = waits(form="hero", hand=["Get Behind Me!"])
    assert dear.startswith("Get Behind Me!: As things are, you would") and dear.endswith("(MC-COST-01)")
    assert waits(form="hero", hand=["Get Behind Me!", "Energy"]) == ""
    game = position(players=[{"form": "hero", "hand": ["Backflip"]}])
    hero = game.state.identities[0]
    (told,) = words.waiting(game, 0, hero)
    assert (
        told.text.startswith("Spider-Man: You are asked about it just before the event")
        and told.clause == "MC-INTERRUPT-01"
    )
    assert told.text in text(why_not(table_of(game), asked(game), words, TEXTS, game.shown_id(hero, 0)))
    game = position(players=[{"form": "alter_ego", "hand": ["Great Responsibility"]}])
    answer = rulebook_text.answer_why(words, TEXTS, "was I not asked", table_of(game), 0)
    assert answer[-1].startswith("Great Responsibility: As things are, you")


def test_no_waiting_card_is_told_of_that_the_seat_does_not_have() -> None:
    words = WORDS["champions"]
    two = [{"form": "hero", "hand": []}, {"form": "alter_ego", "hand": ["Great Responsibility"]}]
    game = position(heroes=["captain_marvel", "spider_man"], players=two)
    assert words.waiting(game, 0) == []
    assert words.waiting(game, 0, game.state.zones[zone(1, HAND)][0]) == []


def known_as(game: Any, seat: int, code: str) -> list[int]:
    return [e for e in range(1, len(game.state.ident)) if game.code(e) == code and game.knows(e, seat)]


def about(game: Any, code: str, session: Session | None = None, nth: int = 0) -> str:
    """What is about a card at the question of the seat that is asked."""
    session, words, decision = session or table_of(game), WORDS[game.name], game.pending[0]
    id = game.shown_id(known_as(game, decision.seat, code)[nth], decision.seat)
    return text(why_not(session, put(session, decision, words, TEXTS), words, TEXTS, id))


def unasked(game: Any, seat: int) -> list[str]:
    return [each.text for each in WORDS[game.name].waiting(game, seat)]


HEROES = {
    "scenario": "arms_race", "points": [0, 0],
    "heroes": {
        "iron_man": {"status": "ready", "place": "greenwich_village"},
        "thor": {"status": "supporting", "place": "the_village"},
    },
    "seats": [{"hand": ["vision"], "allies": {"hawkeye": 1}}, {"villains": ["viper"]}],
}  # fmt: skip


def heroes(**given: Any) -> Any:
    return HeroesScript(place(read_given({**HEROES, **given}), load_content())).game


def duel(**given: Any) -> Any:
    return SkirmishScript.of(**{"heroes": {"hand": []}, **given}).game


UNASKED = "; so you are not asked about it as things are"


@rule("H-5.1", "H-12.22", "H-7.7", "H-13.2", "H-11.2", "H-11.13", "H-6.14", "H-12.23", "H-9.6")
def test_cards_of_heroes_say_when_one_is_asked_about_them_or_why_not() -> None:
    game = heroes()
    assert about(game, "iron_man").splitlines()[1:3] == [
        "Iron Man: you are asked about it before your next attack roll, if it would change something (H-13.2)",
        f"Iron Man: can use the support ability only while Supporting{UNASKED} (H-12.22)",
    ]
    assert about(game, "thor").splitlines()[1:3] == [
        f"Thor: is not Ready, so the combat ability cannot be used{UNASKED} (H-5.1)",
        "Thor: you are asked about it when Trouble is reduced, if it would change something (H-13.2)",
    ]
    assert about(game, "hulk").splitlines()[0] == "Hulk: is in Recovery, and stays on the card (H-7.7)"
    assert about(game, "vision").startswith("Vision: an ally is played in Planning (H-11.2)\nSee also"), "said once"
    assert about(game, "hawkeye").startswith("Hawkeye: you are asked about it after your last attack roll")
    assert about(game, "quinjet").startswith(f"Quinjet: is not in play{UNASKED} (H-6.14)")
    assert unasked(game, 0) == [
        f"Vision: an ally is played in Planning{UNASKED} (H-11.2)",
        f"Captain America: is in Recovery, and stays on the card{UNASKED} (H-7.7)",
        f"Hulk: is in Recovery, and stays on the card{UNASKED} (H-7.7)",
        f"Thor: is not Ready, so the combat ability cannot be used{UNASKED} (H-5.1)",
        f"Iron Man: can use the support ability only while Supporting{UNASKED} (H-12.22)",
    ]
    poor = heroes(seats=[{"hand": []}, {"villains": ["viper"]}])
    assert f"there are not enough Resource cards in your hand to pay for it{UNASKED} (H-11.13)" in about(
        poor, "iron_man"
    )
    assert not any("Viper" in line for line in unasked(poor, 1)), "what is in the hand of villains is no news"
    words, (viper,) = WORDS["heroes"], known_as(poor, 1, "viper")
    (sent,) = words.waiting(poor, 1, viper)
    assert (
        sent.text == f"Viper: is used only once it has been sent, as the Lead Villain or as a backup{UNASKED} (H-12.23)"
    )
    assert words.waiting(poor, 0, viper) == [], "another's card"
    plans = [e for e in range(1, len(poor.state.ident)) if poor.face(e).type == "plan" and poor.knows(e, 1)]
    told = [each.text for e in plans for each in words.waiting(poor, 1, e)]
    assert told and all(f"is a Master Plan that has not been executed{UNASKED} (H-9.6)" in line for line in told)


@rule("H-6.8", "H-7.7")
def test_a_hero_in_recovery_whose_status_is_asked_in_planning_can_be_chosen_and_nothing_else_is_said() -> None:
    game = heroes(phase="planning", points=[3, 0])
    for code in ("captain_america", "hulk", "thor", "iron_man"):
        told = about(game, code)
        assert told.startswith("You can choose") and UNASKED not in told


@rule("DA-15", "DA-16", "D-3.4")
def test_cards_of_the_duel_say_when_one_is_asked_about_them_or_why_not() -> None:
    artifacts = ["ebony_blade", "eternal_flame", "darkhold"]
    side = {"hand": ["zola"], "artifacts": artifacts, "slots": {1: "hydra_recruit"}}
    full = duel(villains=side, heroes={"hand": [], "slots": {1: "shield_recruit"}})
    assert about(full, "ebony_blade").splitlines()[1] == (
        "“Ebony Blade”: you are asked about it once in each of your Recruitment phases (DA-16)"
    )
    assert (
        about(full, "darkhold")
        .splitlines()[1]
        .startswith(
            "“Darkhold”: you are asked about it between two steps of your own turn, when it would change something"
        )
    )
    assert about(full, "eternal_flame").startswith("“Eternal Flame”: it happens automatically when its text says so")
    assert "Zola: it happens automatically" in about(full, "zola") and unasked(full, 1) == []
    asked_always = duel(
        villains=side, heroes={"hand": [], "slots": {1: "shield_recruit"}}, readings=["artifacts_any_turn"]
    )
    assert "between two steps of any turn" in about(asked_always, "darkhold")
    nobody_there = duel(villains={**side, "artifacts": artifacts[:2], "slots": {}})
    assert unasked(nobody_there, 1) == [f"“Ebony Blade”: it would change nothing now{UNASKED} (D-3.4)"]
    assert unasked(nobody_there, 0) == []


def test_a_forced_ability_asks_nobody() -> None:
    game = position(players=[{"form": "hero", "hand": [], "in_play": ["Nick Fury"]}])
    words, (fury,) = WORDS["champions"], known_as(game, 0, "01084")
    assert [each.text for each in words.waiting(game, 0, fury)] == [
        "Nick Fury: It happens automatically at the moment that its text names. (MC-FORCED-01)"
    ]
    assert unasked(game, 0) == []


@pytest.mark.parametrize("answer", ["never", "always"])
def test_a_card_names_the_standing_answer_for_which_nobody_is_asked(answer: Any) -> None:
    game = position(players=[{"form": "hero", "hand": []}])
    session, code = table_of(game), "01001a"
    assert "just before the event" in about(game, code, session) and "standing" not in about(game, code, session)
    session.set_standing(0, Ability(code, 0), answer)
    stands = f"Spider-Man: you are not asked about it because you have a standing answer: it is {answer} used."
    said = about(game, code, session)
    assert stands in said and "just before the event" not in said
    assert rulebook_text.answer_why(WORDS["champions"], TEXTS, "was I not asked", session, 0)[-1] == stands
    session.take_free(0, True)
    session.set_standing(0, Ability(code, 0), "ask")
    assert [*session.standing.answers_of(0).values()] == ["ask"]
    assert "standing" not in about(game, code, session)


def test_a_free_benefit_that_was_taken_is_named() -> None:
    game = position(players=[{"form": "hero", "hand": []}])
    session = table_of(game)
    session.take_free(0, True)
    assert "without a question" not in about(game, "01001a", session)
    session.log.append(LogLine(1, {0: [STANDING, 0, "free", ["01001a"]]}))
    session.log.append(LogLine(1, {0: [STANDING, 1, "free", ["01005"]]}))
    assert "The ability of Spider-Man was used without asking: it costs nothing" in about(game, "01001a", session)
    told = rulebook_text.answer_why(WORDS["champions"], TEXTS, "was I not asked", session, 0)
    assert "The ability of Spider-Man was used without asking" in told[-1]


def test_every_copy_of_a_card_in_hand_has_the_same_reason() -> None:
    game = position(players=[{"form": "alter_ego", "hand": ["Swinging Web Kick", "Swinging Web Kick"]}])
    first, second = (about(game, "01005", nth=nth) for nth in (0, 1))
    assert first == second and first.startswith("Swinging Web Kick: It can be")


@pytest.mark.parametrize(
    ("game", "card"), [("champions", "peter parker"), ("heroes", "iron man"), ("skirmish", "ebony blade")]
)
def test_the_word_for_a_card_tells_values_and_what_it_waits_for(game: str, card: str) -> None:
    side = {"hand": [], "artifacts": ["ebony_blade"], "slots": {1: "hydra_recruit"}}
    if game == "champions":
        made = position(players=[{"form": "alter_ego", "hand": []}])
    else:
        made = (
            heroes() if game == "heroes" else duel(villains=side, heroes={"hand": [], "slots": {1: "shield_recruit"}})
        )
    session, words = table_of(made), WORDS[game]
    question = put(session, made.pending[0], words, TEXTS)
    said = about_cards(session, question, words, TEXTS, card)
    assert any(f"you can choose {card} now" in line.casefold() for line in said)
    assert game == "champions" or any("you are asked about it" in line for line in said)
    assert game == "skirmish" or any("printed" in line for line in said)
    with pytest.raises(BadInput):
        about_cards(session, question, words, TEXTS, "qqqqq")
