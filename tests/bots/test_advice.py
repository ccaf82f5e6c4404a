"""The adviser: why an option is better is true of the position, and is said in words of the game."""

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import advice as adviser
from goldenrule.bots import make_bot, search_model_of
from goldenrule.bots.advice import (
    MOST,
    Advice,
    AdvisedOption,
    advise,
    conclusion,
    follow_ups,
    kept_cards,
    line,
    option_head,
    title,
    why,
    without_false_reasons,
)
from goldenrule.bots.explained_search import ExplainedSearch, Reason
from goldenrule.bots.search import REQUEST_MARGIN, Candidate, ScoredOption, Search, SearchResult, is_better
from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import rekey, twin
from goldenrule.lab.cases import case_game
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from goldenrule.words.texts import Texts
from tests.playing import answers

BACKFLIP = "01003"
VILLAIN = "advice-champions-villain"
WEB_SHOOTER = "01008"
LANGUAGES = ("en", "es", "uk", "zh-Hant")
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", own_games())
def test_every_reason_has_words(name: str, lang: str) -> None:
    texts = Texts(lang, strict=True)
    uses = {"champions": ["advice-champions-plays", "advice-champions-keeps"]}.get(name, ["advice-plays"])
    for key in [*(each.key for each in search_model_of(name).consequences), *uses]:
        told = {texts.t(key, n=n, more=more, card="Wasp") for n in (1, 3) for more in ("yes", "no")}
        assert len(told) >= 2 and all(key not in each for each in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_every_language(lang: str) -> None:
    game, decision = nearly_dead("Backflip", "Web-Shooter")
    advice, texts = advise(game, 0, decision), Texts(lang, strict=True)
    words = find_game("champions").words(texts)
    assert words.name(BACKFLIP) in said(game, decision, advice, "end_turn", lang)
    assert str(advice.options[0].worlds) in title(advice, texts)
    do, because = conclusion(advice, lambda option: words.option(game, decision, option), texts, words)
    assert words.option(game, decision, advice.chosen).rstrip(".。") in do
    assert words.option(game, decision, advice.heuristic).rstrip(".。") in because and words.name(BACKFLIP) in because


# -- what is said of chances -------------------------------------------------------------------------------------------

BEST, THUMB, OTHER = [(verb, 0, 0) for verb in ("best", "thumb", "other")]
NAMES: dict[Option, str] = {
    BEST: "Gamma Slam (event): Hero Action: Deal 1 damage to each enemy. (Limit once per round.)", THUMB: "Pass",
    OTHER: "Call for Aid. (Once.)",
}  # fmt: skip


def weighed(
    option: Option, chance: float, gain: float = 0.0, close: bool = False, worlds: int = 20, error: float = 0.01
) -> AdvisedOption:
    return AdvisedOption(option, chance, error, worlds, gain, error, close)


def concluded(advice: Advice, lang: str = "en") -> list[str]:
    texts = Texts(lang, strict=True)
    return conclusion(advice, NAMES.__getitem__, texts, find_game("champions").words(texts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_difference_is_one_of_percentage_points_and_not_of_games_won(lang: str) -> None:
    options = (weighed(BEST, 0.67, 0.24), weighed(THUMB, 0.43, close=True))
    advice, texts = Advice(options, THUMB, BEST), Texts(lang, strict=True)
    words = find_game("champions").words(texts)
    points = {
        "en": "24 in 100 more", "es": "24 de cada 100 más", "uk": "на 24 зі 100 більше", "zh-Hant": "每100局",
    }[lang]  # fmt: skip
    assert points in line(options[0], advice, "Gamma Slam", texts, words)
    assert not any(points in each or "%" in each for each in concluded(advice, lang))


def test_a_difference_is_that_of_the_chances_beside_it() -> None:
    """0.604 and 0.396 are 20.8 points apart, and 60 % and 40 % are shown; other worlds have chances of their own."""
    options = (weighed(BEST, 0.604, 0.208), weighed(OTHER, 0.43, 0.051, worlds=4), weighed(THUMB, 0.396, close=True))
    advice, texts = Advice(options, THUMB, BEST), Texts("en", strict=True)
    words = find_game("champions").words(texts)
    told = [" ".join(line(each, advice, each.option[0], texts, words).split()) for each in options]
    assert "wins 60% ± 2 of 20 trial games, 20 in 100 more" in told[0] and " 5 in 100 more" in told[1]
    assert "wins 40% ± 2 of 20 trial games, the simple bot’s choice" in told[2]


LIFE = Reason("advice-champions-life", 2.2, 0.3)


def advised(best: float, chosen: Option = BEST, rival: Option | None = THUMB, *reasons: Reason) -> Advice:
    options = (weighed(BEST, best, best - 0.5, best == 0.5), weighed(THUMB, 0.5, close=True))
    return Advice(options, THUMB, chosen, rival, reasons, clear=(best > 0.5) == (chosen == BEST) and best != 0.5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_to_do_comes_first_and_then_why(lang: str) -> None:
    do, because = concluded(advised(0.6, BEST, THUMB, LIFE), lang)
    assert "Gamma Slam" in do and "Pass" not in do
    assert "Pass" in because and "2" in because
    assert concluded(advised(0.6, BEST, None), lang) == [do]


def test_a_reason_is_said_as_a_player_would_say_it() -> None:
    because = "Compared with another option (Pass): you keep 2 more hit points"
    assert concluded(advised(0.6, BEST, THUMB, LIFE))[1] == f"{because}."
    five = Reason("advice-champions-life", 2.2, 0.0, soon=True, amount=5)
    assert concluded(advised(0.6, BEST, THUMB, five))[1] == f"{because} (5 instead of 3)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_shows_later_is_said_after_what_the_answer_itself_does(lang: str) -> None:
    villain = Reason("advice-champions-villain", -3.0, 0.0, soon=True)
    texts = Texts(lang, strict=True)
    words = find_game("champions").words(texts)
    for name in own_games():
        later = search_model_of(name).later
        (life,) = [why([LIFE], texts, words, later)]
        assert why([LIFE, villain], texts, words, later).endswith(life)
        assert life.endswith(why([LIFE], texts, words)) and len(life) > len(why([LIFE], texts, words))


def test_options_that_nothing_separates_are_about_equal() -> None:
    """That one wins more often is no reason, so no hint says it."""
    other = option_head(NAMES[BEST])
    little = "Games played on from here went a little better than with another option (Pass)."
    assert concluded(advised(0.6))[1] == little
    assert concluded(advised(0.5, THUMB, BEST))[1] == f"Another option ({other}) is about as good."
    difference = "The difference: you keep 2 more hit points."
    assert concluded(advised(0.5, THUMB, BEST, LIFE))[1] == f"Another option ({other}) is about as good. {difference}"


def test_what_stays_in_the_hand_is_said_where_something_is_paid() -> None:
    game, decision = nearly_dead("Backflip", "Web-Shooter", "Energy")
    plays = next(each for each in decision.options if game.code(each[1]) == WEB_SHOOTER)
    ends = next(each for each in decision.options if each[0] == "end_turn")
    assert BACKFLIP in kept_cards(game, 0, [plays]) and not kept_cards(game, 0, [ends])
    texts = Texts("en", strict=True)
    words = find_game("champions").words(texts)
    found = conclusion(advised(0.6), NAMES.__getitem__, texts, words, keeps=["Backflip", "Energy"])
    assert found[-1] == "You keep in hand: Backflip, Energy."


def test_an_attack_and_a_thwart_are_told_by_what_they_do() -> None:
    """What the answer itself does is measured before anybody else acts, and is the same in all worlds."""
    game, decision = given(heroes=["spider_man"], main_scheme={"threat": 5}, players=[{"form": "hero", "hand": []}])
    found = {}
    for verb in ("attack", "thwart"):
        option = next(each for each in decision.options if each[0] == verb)
        search = ExplainedSearch(search_model_of("champions"), game, 0, decision, "test")
        lines = [Candidate(decision.options.index(each), each) for each in (option, ("end_turn", 0, 0))]
        other = Candidate(
            next(n for n, each in enumerate(decision.options) if each[0] in {"attack", "thwart"} - {verb}), ("", 0, 0)
        )
        search.compare(lines[0], other)
        found[verb] = [each for each in search.differences(lines[0], other, 2) if each.soon]
    by_key = {verb: {each.key: (each.difference, each.error) for each in told} for verb, told in found.items()}
    assert by_key["attack"] == {"advice-champions-villain": (-2, 0), "advice-champions-threat": (1, 0)}
    assert by_key["thwart"] == {"advice-champions-villain": (2, 0), "advice-champions-threat": (-1, 0)}


def test_a_reason_that_is_false_for_the_target_that_is_advised_is_not_told() -> None:
    """The search lets a heuristic policy aim, and the hint may advise another target."""
    minion = {"card": "Sandman"}
    game, decision = given(heroes=["spider_man"], players=[{"form": "hero", "hand": [], "engaged": [minion]}])
    attack = next(each for each in decision.options if each[0] == "attack")
    aimed = game.clone()
    aimed.apply(0, attack)
    targets = {game.code(each[1]): each for each in aimed.pending[0].options}
    villain, other = (targets[code] for code in sorted(targets, key=lambda code: code != game.code(game.state.villain)))
    hits = aimed.clone()
    hits.apply(0, villain)
    [left] = [each.amount(hits, 0) for each in search_model_of("champions").consequences if each.key == VILLAIN]
    hurt = Reason(VILLAIN, -2.0, 0.0, soon=True, mean=left)
    later = Reason(VILLAIN, -2.0, 0.3, mean=left)
    told = advised(0.6, BEST, THUMB, hurt, later)
    assert without_false_reasons(told, game, 0, [attack, villain]).reasons == (hurt, later)
    assert without_false_reasons(told, game, 0, [attack, other]).reasons == (later,)
    assert without_false_reasons(told, game, 0, [attack]).reasons == (hurt, later), "it is not known yet"


def test_no_missing_reason_gives_away_what_an_answer_reveals() -> None:
    """The villain phase turns cards up, and the hint must not depend on them."""
    game, decision = given(heroes=["she_hulk"], players=[{"form": "hero", "hand": []}])
    ends = next(each for each in decision.options if each[0] == "end_turn")
    false = Reason("advice-champions-threat", 9.0, 0.0, soon=True, mean=99)
    told = advised(0.6, BEST, THUMB, false)
    assert without_false_reasons(told, game, 0, [ends]) == told
    attack = next(each for each in decision.options if each[0] == "attack")
    assert without_false_reasons(told, game, 0, [attack]).reasons == (), "an attack reveals nothing"


def test_what_comes_next_is_said() -> None:
    texts = Texts("en", strict=True)
    words = find_game("champions").words(texts)
    found = conclusion(advised(0.6), NAMES.__getitem__, texts, words, ["Rhino.", "Pass"])
    assert found[1] == "Then: Rhino + Pass."


def test_a_conclusion_names_what_to_do_as_a_whole_with_one_full_stop() -> None:
    do, _ = concluded(advised(0.6))
    assert do == "Gamma Slam (event): Hero Action: Deal 1 damage to each enemy. (Limit once per round)."
    whole = "Radioactive Man (7 of 7 hit points, who is engaged with: She-Hulk)"
    assert option_head(whole) == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_estimate_is_exact_and_that_is_of_sampling_only(lang: str) -> None:
    options = (weighed(BEST, 0.59, 0.1, error=0.0), weighed(THUMB, 0.5, close=True, worlds=1))
    advice, texts = Advice(options, THUMB, BEST), Texts(lang, strict=True)
    words = find_game("champions").words(texts)
    first, second = [line(each, advice, "Pass", texts, words) for each in options]
    assert "±1" in "".join(first.split()) and "±" not in second
    assert "±" in title(advice, texts) and "20" in title(advice, texts)


def test_the_bot_and_the_rule_of_thumb_are_among_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the time was over before either was looked at as often as others."""
    game = find_game("heroes").make({}, "advice")
    decision = game.pending[0]
    heuristic = search_model_of("heroes").policy("hint").choose(game, decision.seat, decision)
    others = [("other", n, 0) for n in range(8)]
    ranked = [ScoredOption(each, 0.5 + n / 100, 0.1, 2) for n, each in enumerate([*others, heuristic])]
    thought = SearchResult(others[7], heuristic, tuple(ranked), 0.0, 0.0, False)
    monkeypatch.setattr(ExplainedSearch, "evaluate", lambda *_: thought)
    monkeypatch.setattr(adviser, "advised_option", lambda _, each: weighed(each.option, each.chance))
    monkeypatch.setattr(adviser, "comparison", lambda *_: (None, False, ()))
    told = [each.option for each in advise(game, decision.seat, decision).options]
    assert told == [heuristic, others[7], others[2], others[1], others[0]] and len(told) == MOST


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
