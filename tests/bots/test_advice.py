"""The adviser: why an option is better is true of the position, and is said in words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import thinking
from goldenrule.bots.advice import Advice, Advised, advise, conclusion, line, title
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import rekey, twin
from goldenrule.table.games import find_game, own_games
from goldenrule.words.texts import Texts

BACKFLIP = "01003"
LANGUAGES = ("en", "es", "uk", "zh-Hant")
OPTIONS: dict[str, dict[str, Any]] = {"champions": {"heroes": ["she_hulk"], "scenario": "rhino"}}


def given(**position: Any) -> tuple[Game, Decision]:
    """A question in a position of Champions."""
    kind = find_game("champions")
    game = kind.cases().begin(position, "test").script.game  # type: ignore[attr-defined]  # this game has cases
    return game, game.pending[0]


def nearly_dead(*hand: str) -> tuple[Game, Decision]:
    """Spider-Man has his turn with one hit point left; he can neither defend nor hide."""
    player = {"form": "hero", "changed_form": True, "exhausted": True, "hit_points": 1, "hand": [*hand]}
    return given(heroes=["spider_man"], villain={"stage": "II"}, players=[player])


def of(advice: Advice, verb: str) -> Advised:
    return next(each for each in advice.options if each.option[0] == verb)


def keys(each: Advised) -> list[str]:
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
    assert advice.thumb[0] == "play"
    end = of(advice, "end_turn")
    assert end.gain > 0.1 and not end.close and advice.chosen == end.option
    kept = next(reason for reason in end.reasons if reason.card == BACKFLIP)
    assert kept.key == "advice-champions-keeps" and kept.difference > 0.5
    text = said(game, decision, advice, "end_turn")
    assert "more than the rule of thumb: " in text and "keeps Backflip for the villain phase" in text
    assert not of(advice, "play").reasons


def test_without_the_card_nothing_is_kept() -> None:
    game, decision = nearly_dead("Aunt May", "Web-Shooter")
    advice = advise(game, 0, decision)
    assert all(reason.key != "advice-champions-keeps" for each in advice.options for reason in each.reasons)


def test_who_defends_is_exhausted() -> None:
    game, decision = given(heroes=["she_hulk"], phase="villain", step=2, players=[{"form": "hero", "hand": []}])
    assert decision.kind == "defend"
    advice = advise(game, 0, decision)
    assert advice.thumb[0] == "pass" and keys(of(advice, "defend")) == ["advice-champions-ready"]
    assert "exhausted next round" in said(game, decision, advice, "defend")


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
    assert f"expects {round(reason.difference)} less damage to the villain" in said(game, decision, advice, "end_turn")


def test_in_the_duel_who_plays_nothing_gives_something_up() -> None:
    """Whose chances are worse for it is told of less that is good, or more that is bad."""
    worth = {each.key: each.worth for each in thinking("skirmish").consequences}
    game = find_game("skirmish").make({}, "adv0")
    told = False
    while not told:
        decision = game.pending[0]
        advice = advise(game, decision.seat, decision)
        for each in advice.options:
            if decision.kind == "recruit" and each.option[0] == "done" and each.chance + 0.2 < advice.options[0].chance:
                counted = [worth[reason.key] * reason.difference for reason in each.reasons if reason.key in worth]
                assert counted and sum(counted) < 0
                told = True
        game.apply(decision.seat, advice.thumb)


def questions(name: str, every: int, most: int) -> Iterator[tuple[Game, Decision]]:
    how, found = thinking(name), 0
    game = find_game(name).make(OPTIONS.get(name, {}), "advice")
    bot = how.policy("s")
    while found < most:
        decision = game.pending[0]
        if game.decisions % every == 0 and len(decision.options) > 1 and decision.kind not in how.thumb:
            found += 1
            yield game, decision
        game.apply(decision.seat, bot.choose(game, decision.seat, decision))


@pytest.mark.parametrize("name", own_games())
def test_what_is_told_follows_from_what_the_seat_knows(name: str) -> None:
    reasons = compared = 0
    for game, decision in questions(name, 5, 6):
        mine = advise(game, decision.seat, decision, "24")
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
    for key in [*(each.key for each in thinking(name).consequences), *uses]:
        told = {texts.t(key, n=n, more=more, card="Wasp") for n in (1, 3) for more in ("yes", "no")}
        assert len(told) >= 2 and all(key not in each for each in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_every_language(lang: str) -> None:
    game, decision = nearly_dead("Backflip", "Web-Shooter")
    advice, texts = advise(game, 0, decision), Texts(lang, strict=True)
    words = find_game("champions").words(texts)
    assert words.name(BACKFLIP) in said(game, decision, advice, "end_turn", lang)
    assert str(advice.options[0].worlds) in title(advice, texts)
    ended = conclusion(advice, lambda option: words.option(game, decision, option), texts)
    assert words.option(game, decision, advice.chosen).rstrip(".。") in ended
