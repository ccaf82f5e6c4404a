"""The daily game: options from a date alone."""

from datetime import date, timedelta

from goldenrule.gamekit.input_parsing import names
from goldenrule.games.champions import GAME
from goldenrule.games.champions.daily import daily, facing
from goldenrule.kernel.codec import digest
from goldenrule.table.games import daily_game
from goldenrule.words.texts import Texts


def test_a_date_has_one_game_for_everybody() -> None:
    options, seed = daily(date(2026, 11, 20))
    assert seed == "daily 2026-11-20"
    assert options == PINNED
    assert facing(options, Texts("en", strict=True)) == "Spider-Man / Rhino"
    assert facing(options, Texts("zh-Hant", strict=True)) == "蜘蛛人 / 犀牛人"
    assert daily_game()[0] == "champions" and daily_game()[1].deal(date(2026, 11, 20)) == (options, seed)
    assert digest(GAME.make(options, seed)) == digest(GAME.make(*daily(date(2026, 11, 20))))


PINNED = {
    "heroes": ["spider_man"],
    "aspects": ["protection"],
    "scenario": "rhino",
    "expert": True,
    "modular": ["bomb_scare"],
}


def test_sixty_days_differ_and_can_all_be_played() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(60)]
    found = [daily(day) for day in days]
    assert len({seed for _, seed in found}) == 60
    for day, (options, seed) in zip(days, found):
        heroes, aspects = names("heroes", options["heroes"]), names("aspects", options["aspects"])
        assert len(heroes) == len(aspects) == (2 if day.strftime("%a") == "Sat" else 1)
        assert len(set(heroes)) == len(heroes)
        game = GAME.make(options, seed)
        assert game.pending and not game.over
    assert {hero for options, _ in found for hero in names("heroes", options["heroes"])} == {
        "spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"
    }  # fmt: skip
    for key, many in (("scenario", 3), ("expert", 2)):
        assert len({options[key] for options, _ in found}) == many
    for key, many in (("modular", 5), ("aspects", 4)):
        assert len({names(key, options[key])[0] for options, _ in found}) == many
