"""The words of the adviser: chances with their differences, reasons that are true, and what to do first."""

import pytest

from goldenrule.bots import advice as adviser
from goldenrule.bots import search_model_of
from goldenrule.bots.advice import MOST, Advice, AdvisedOption, advise, kept_cards, without_false_reasons
from goldenrule.bots.advice_text import conclusion, line, option_head, title, why
from goldenrule.bots.explained_search import ExplainedSearch, Reason
from goldenrule.bots.search import Candidate, ScoredOption, SearchResult
from goldenrule.kernel.decisions import Option
from goldenrule.table.games import find_game, own_games
from goldenrule.table.multi_select import completed_options
from goldenrule.words.texts import Texts
from tests.bots.test_advice import BACKFLIP, given, nearly_dead, said

VILLAIN = "advice-champions-villain"
WEB_SHOOTER = "01008"
LANGUAGES = ("en", "es", "uk", "zh-Hant")
BEST, THUMB, OTHER = [(verb, 0, 0) for verb in ("best", "thumb", "other")]
NAMES: dict[Option, str] = {
    BEST: "Gamma Slam (event): Hero Action: Deal 1 damage to each enemy. (Limit once per round.)", THUMB: "Pass",
    OTHER: "Call for Aid. (Once.)",
}  # fmt: skip


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
    because = "Better than “Pass”, because you keep 2 more hit points"
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
    little = "A little better in the long run than “Pass”."
    assert concluded(advised(0.6))[1] == little
    assert concluded(advised(0.5, THUMB, BEST))[1] == f"It hardly matters here: “{other}” is about as good."
    difference = "The difference: you keep 2 more hit points."
    assert concluded(advised(0.5, THUMB, BEST, LIFE))[1] == f"“{other}” is about as good. {difference}"


def test_a_payment_whose_last_card_is_taken_by_itself_has_a_hint() -> None:
    game, decision = nearly_dead("Helicarrier", "Backflip", "Web-Shooter", "Enhanced Spider-Sense")
    plays = next(each for each in decision.options if each[0] == "play" and game.code(each[1]) != WEB_SHOOTER)
    game.apply(0, plays)
    (asked,) = game.pending
    assert asked.kind == "pay" and len(asked.options) == 3
    whole = completed_options(game, asked, asked.options[0])
    assert len(whole) == 3
    assert kept_cards(game, 0, whole) == []
    assert without_false_reasons(advised(0.6), game, 0, whole).chosen == advised(0.6).chosen


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
