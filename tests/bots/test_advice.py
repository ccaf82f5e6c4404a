"""The adviser: why an option is better is true of the position, and asks another hero only where that helps."""

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import make_bot, search_model_of
from goldenrule.bots.advice import Advice, AdvisedOption, advise, follow_ups
from goldenrule.bots.advice_text import conclusion, line
from goldenrule.bots.search import REQUEST_MARGIN, Candidate, Search, is_better
from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import rekey, twin
from goldenrule.lab.cases import case_game
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from goldenrule.words.texts import Texts
from tests.playing import answers

BACKFLIP = "01003"
OPTIONS: dict[str, dict[str, Any]] = {"champions": {"heroes": ["she_hulk"], "scenario": "rhino"}}


def given(**position: Any) -> tuple[Game, Decision]:
    """A question in a position of Champions."""
    game = case_game("champions").begin(position, "test").script.game
    return game, game.pending[0]


def nearly_dead(*hand: str) -> tuple[Game, Decision]:
    """Spider-Man has his turn with one hit point left; he can neither defend nor hide."""
    player = {"form": "hero", "changed_form": True, "exhausted": True, "hit_points": 1, "hand": [*hand]}
    return given(heroes=["spider_man"], villain={"stage": "II"}, players=[player])


def of(advice: Advice, verb: str) -> AdvisedOption:
    return next(each for each in advice.options if each.option[0] == verb)


def keys(each: AdvisedOption) -> list[str]:
    return [reason.key for reason in each.reasons]


def said(game: Game, decision: Decision, advice: Advice, verb: str, lang: str = "en") -> str:
    texts = Texts(lang, strict=True)
    words = find_game(game.name).words(texts)
    each = of(advice, verb)
    return line(each, advice, words.option(game, decision, each.option), texts, words)


def test_a_card_is_kept_for_the_attack() -> None:
    """What the Web-Shooter costs can be paid with Backflip alone, which prevents the damage of the attack to come."""
    game, decision = nearly_dead("Backflip", "Web-Shooter")
    advice = advise(game, 0, decision)
    assert advice.heuristic[0] == "play"
    end = of(advice, "end_turn")
    assert end.gain > 0.1 and not end.close and advice.chosen == end.option
    kept = next(reason for reason in end.reasons if reason.card == BACKFLIP)
    assert kept.key == "advice-champions-keeps" and kept.difference > 0.5
    text = said(game, decision, advice, "end_turn")
    assert " in 100 more than the simple bot’s choice: " in text and text.count("%") == 1
    assert "you keep Backflip for the villain phase" in text
    assert not of(advice, "play").reasons
    assert advice.rival == advice.heuristic and {each.card for each in advice.reasons} >= {BACKFLIP}


def test_what_was_advised_before_stays_unless_another_option_is_better_beyond_the_noise() -> None:
    game, decision = nearly_dead("Backflip", "Web-Shooter")
    worse = next(each for each in decision.options if each[0] == "play")
    assert advise(game, 0, decision, first=worse).chosen[0] == "end_turn"

    game, decision = given(
        heroes=["spider_man"], players=[{"form": "hero", "hand": ["Aunt May", "Web-Shooter", "Energy"]}]
    )
    advice = advise(game, 0, decision, "24")
    close = next(each for each in advice.options if each.option != advice.chosen)
    assert advise(game, 0, decision, "24", first=close.option).chosen == close.option


def test_without_the_card_nothing_is_kept() -> None:
    game, decision = nearly_dead("Aunt May", "Web-Shooter")
    advice = advise(game, 0, decision)
    assert all(reason.key != "advice-champions-keeps" for each in advice.options for reason in each.reasons)


def test_who_defends_is_exhausted() -> None:
    game, decision = given(heroes=["she_hulk"], phase="villain", step=2, players=[{"form": "hero", "hand": []}])
    assert decision.kind == "defend"
    advice = advise(game, 0, decision)
    assert advice.heuristic[0] == "pass" and keys(of(advice, "defend")) == ["advice-champions-ready"]
    assert "you are exhausted" in said(game, decision, advice, "defend")


def test_damage_that_is_not_dealt_is_counted() -> None:
    player = {
        "form": "hero",
        "exhausted": True,
        "changed_form": True,
        "hand": ["Swinging Web Kick", "Strength", "Energy"],
    }
    game, decision = given(heroes=["spider_man"], players=[player])
    advice = advise(game, 0, decision)
    (reason,) = [each for each in of(advice, "end_turn").reasons if each.key == "advice-champions-villain"]
    assert 6 <= reason.difference <= 9
    assert f"the villain keeps {round(reason.difference)} more hit points" in said(game, decision, advice, "end_turn")


def test_a_free_action_is_advised_before_the_end_of_the_turn() -> None:
    """The heuristic policy keeps the hero ready, and attacking and thwarting are about as good."""
    session, found = new_session("champions", {"heroes": ["spider_man"], "scenario": "rhino"}, "2"), 0
    for decision, option in answers(session, [make_bot("champions", "sensible", "x")]):
        able = {verb for verb, _, _ in decision.options} & {"attack", "thwart"}
        if option == END_TURN and able:
            advice = advise(session.game, 0, decision, "24")
            assert advice.heuristic == END_TURN and advice.chosen[0] in able and advice.rival == END_TURN
            found += 1
    assert found > 1


def test_in_the_duel_who_plays_nothing_gives_something_up() -> None:
    """Whose chances are worse for it is told of less that is good, or more that is bad."""
    worth = {each.key: each.worth for each in search_model_of("skirmish").consequences}
    for number in range(9):
        game = find_game("skirmish").make({}, f"nothing {number}")
        while game.pending:
            decision = game.pending[0]
            if decision.kind != "recruit" or len(decision.options) < 2:
                game.apply(decision.seat, decision.options[0])
                continue
            advice = advise(game, decision.seat, decision)
            for each in advice.options:
                if each.option[0] == "done" and each.chance + 0.2 < advice.options[0].chance:
                    counted = [worth[reason.key] * reason.difference for reason in each.reasons if reason.key in worth]
                    assert counted and sum(counted) < 0
                    return
            game.apply(decision.seat, advice.heuristic)
    raise AssertionError("no position where playing nothing is clearly worse")


def questions(name: str, every: int, most: int) -> Iterator[tuple[Game, Decision]]:
    how, found = search_model_of(name), 0
    game = find_game(name).make(OPTIONS.get(name, {}), "advice")
    bot = how.policy("s")
    while found < most:
        decision = game.pending[0]
        if game.decisions % every == 0 and len(decision.options) > 1 and decision.kind not in how.heuristic_kinds:
            found += 1
            yield game, decision
        game.apply(decision.seat, bot.choose(game, decision.seat, decision))


@pytest.mark.parametrize("name", own_games())
def test_what_is_told_follows_from_what_the_seat_knows(name: str) -> None:
    reasons = compared = 0
    for game, decision in questions(name, 5, 6):
        mine = advise(game, decision.seat, decision, "24")
        chances = [each.chance for each in mine.options]
        assert chances == sorted(chances, reverse=True)
        assert {mine.heuristic, mine.chosen} <= {each.option for each in mine.options}
        assert mine == advise(game, decision.seat, decision, "24")
        reasons += sum(len(each.reasons) for each in mine.options)
        try:
            other = twin(game, decision.seat, "t")
        except Stuck:
            continue
        rekey(other, "other streams")
        asked = next(each for each in other.pending if each.seat == decision.seat)
        theirs = advise(other, decision.seat, asked, "24")
        assert [each.chance for each in mine.options] == [each.chance for each in theirs.options]
        assert [each.reasons for each in mine.options] == [each.reasons for each in theirs.options]
        compared += 1
    assert compared > 3 and reasons > 0


# -- asking another hero -----------------------------------------------------------------------------------------------


def two_heroes(**other: Any) -> tuple[Game, Decision]:
    """Spider-Man's turn, with a teammate who may be asked for an action."""
    return given(heroes=["spider_man", "iron_man"], players=[{"form": "hero", "hand": []}, {"hand": [], **other}])


def request_to(game: Game, decision: Decision) -> Decision:
    """The question to the teammate who is asked, in the same game."""
    game.apply(decision.seat, next(option for option in decision.options if option[0] == "request"))
    return game.pending[0]


def considered(game: Game, decision: Decision) -> set[str]:
    """The verbs that a search compares."""
    how = search_model_of(game.name)
    heuristic = how.policy("").choose(game, decision.seat, decision)
    return {each.option[0] for each in Search(how, game, decision.seat, decision, "hint").lines(heuristic)}


def test_a_hint_to_ask_goes_on_with_what_is_asked_for() -> None:
    """The plan names the teammate's action, and the teammate's own hint is that action."""
    game, decision = two_heroes(in_play=["Avengers Mansion"])
    assert "request" in considered(game, decision)
    asks = next(option for option in decision.options if option[0] == "request")
    ((_, question, planned),) = follow_ups(game, 0, [asks], "8")
    assert question.seat == 1 and planned[0] == "use"
    asked = request_to(game, decision)
    advice = advise(game, 1, asked, "8")
    assert advice.chosen == planned and advice.asked
    assert concluded_in(game, asked, advice)[1] == "This is what the other player asks you for."


def test_a_request_that_would_be_declined_is_not_advised() -> None:
    """The Helicarrier makes a card cheaper, and nobody has one: asking for it would only go round in circles."""
    game, decision = two_heroes(form="hero", in_play=["Helicarrier"])
    assert "request" not in considered(game, decision)
    asked = request_to(game, decision)
    advice = advise(game, 1, asked, "8")
    assert advice.chosen[0] == "decline" and not advice.asked and len(concluded_in(game, asked, advice)) == 1


def test_a_request_must_be_better_beyond_the_noise() -> None:
    """The asked seat has a turn of its own, so a request that changes little is not worth a question."""
    first, request = Candidate(0, ("end_turn", 0, 0)), Candidate(1, ("request", 0, 1))
    first.utilities, request.utilities = [0.5, 0.5, 0.5, 0.5], [0.9, 0.4, 0.6, 0.4]
    assert not is_better(request, first, REQUEST_MARGIN)
    request.utilities = [0.6, 0.7, 0.6, 0.7]
    assert is_better(request, first, REQUEST_MARGIN)


@pytest.mark.parametrize(
    "heroes", [["iron_man", "spider_man"], ["iron_man", "spider_man", "she_hulk", "black_panther"]]
)
def test_no_hint_to_ask_leads_to_a_hint_to_decline(heroes: list[str]) -> None:
    """In whole games, for each request that a hint may advise."""
    asked, declined, how = 0, 0, search_model_of("champions")
    game = find_game("champions").make({"heroes": heroes, "scenario": "rhino"}, "asking")
    for decision, option in answers(game, how.policy("s")):
        if decision.kind != "turn" or all(each[0] != "request" for each in decision.options):
            continue
        lines = Search(how, game, decision.seat, decision, "hint").lines(option)
        considered = [each.option for each in lines if each.option[0] == "request"]
        declined += sum(each[0] == "request" for each in decision.options) - len(considered)
        for each in considered:
            clone = game.clone()
            clone.apply(decision.seat, each)
            question = clone.pending[0]
            advice = advise(clone, question.seat, question)
            assert advice.asked and advice.chosen[0] == "use"
            assert follow_ups(game, decision.seat, [each])[-1][2] == advice.chosen
            asked += 1
        if asked >= 40 and declined:
            break
    assert asked >= 30


def concluded_in(game: Game, decision: Decision, advice: Advice) -> list[str]:
    texts = Texts("en", strict=True)
    words = find_game(game.name).words(texts)
    return conclusion(advice, lambda option: words.option(game, decision, option), texts, words)
