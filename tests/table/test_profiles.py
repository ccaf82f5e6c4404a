"""What to know before choosing: sentences in every language, numbers from the cards, difficulty from measured games."""

from collections.abc import Mapping, Sequence

import pytest

from goldenrule.gamekit.profiles import LEVELS, Profile, measured
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.profiles import HERO_BOUNDS
from goldenrule.games.champions.sets import heroes, load_facts
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from scripts.win_rates import from_docs, place

ANSWERS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "champions": {"heroes": ["she_hulk"]}, "heroes": {}, "skirmish": {"players": ["bot"]},
}  # fmt: skip


def profiles(game: str, lang: str = "en", **more: Sequence[str]) -> dict[str, dict[str, Profile | None]]:
    answers = {**ANSWERS[game], **more}
    screen = TableScreen(find_game(game), Texts(lang, strict=True), {}, ())
    steps = screen.with_profiles(screen.steps(answers), answers)
    return {step.key: {choice.id: choice.profile for choice in step.choices} for step in steps}


@pytest.mark.parametrize("game", ANSWERS)
@pytest.mark.parametrize("lang", ["en", "es", "uk", "zh-Hant"])
def test_every_choice_is_explained_in_every_language(game: str, lang: str) -> None:
    told = profiles(game, lang)
    for step, choices in told.items():
        for id, profile in choices.items():
            if (step, id) not in {("modular", "random"), ("modular", "none")}:
                assert profile is not None and profile.strengths, (step, id)
                assert all(fact.text for fact in profile.facts)


def test_numbers_of_a_hero_are_those_of_the_cards() -> None:
    spider_man = profiles("champions")["heroes"]["spider_man"]
    assert spider_man is not None
    facts = {fact.key: fact for fact in spider_man.facts}
    printed = load_facts()["01001a"]
    assert (facts["atk"].value, facts["def"].value, facts["hp"].value) == (printed.atk, printed.defense, printed.hp)
    assert facts["hp"].full == 15, "She-Hulk has the most"
    assert facts["rec"].value == load_facts()["01001b"].rec
    own = {group.name: dict(group.cards) for group in spider_man.cards}["Own cards"]
    assert own == heroes()["spider_man"].cards and sum(own.values()) == 15
    types = [load_facts()[code].type for code, n in own.items() for _ in range(n)]
    assert all(facts[type].value == types.count(type) for type in set(types))
    assert facts["attack"].value == 3 and "thwart" not in facts, "three Swinging Web Kicks, nothing that thwarts"


def test_difficulty_of_a_hero_follows_from_measured_games() -> None:
    told = profiles("champions")["heroes"]
    for id in heroes():
        found, profile = measured(PACKAGE, f"hero:{id}", HERO_BOUNDS), told[id]
        assert profile is not None and profile.level == found.level and f"{found.rate:.0f} of 100" in profile.why
    assert measured(PACKAGE, "hero:nobody", HERO_BOUNDS).level == 0
    order = [measured(PACKAGE, f"hero:{id}", HERO_BOUNDS) for id in heroes()]
    order.sort(key=lambda each: -each.rate)
    assert [each.level for each in order] == sorted(each.level for each in order)
    assert all(1 <= each.level <= LEVELS for each in order)


def test_expert_mode_is_harder_than_the_standard_one_of_its_scenario() -> None:
    for scenario in ("rhino", "klaw", "ultron"):
        told = profiles("champions", scenario=[scenario])["expert"]
        standard, expert = told["standard"], told["expert"]
        assert standard is not None and expert is not None and standard.level <= expert.level
        life = {
            id: next(fact.value for fact in each.facts if fact.key == "life")
            for id, each in (("s", standard), ("e", expert))
        }
        assert life["s"] is not None and life["e"] is not None and life["s"] < life["e"]


def test_aspects_list_their_cards_and_the_basic_ones() -> None:
    justice = profiles("champions")["aspect0"]["justice"]
    assert justice is not None and justice.level == 0
    aspect, basic = [sum(n for _, n in group.cards) for group in justice.cards]
    assert (aspect, basic) == (14, 11)


def test_teams_and_sides_are_compared_by_sums_and_means() -> None:
    teams = profiles("heroes")["teams"]
    knights = teams["marvel_knights"]
    assert knights is not None and "47 of 100" in knights.why
    assert {fact.key: fact.value for fact in knights.facts} == {"crime": 7, "danger": 5, "mystery": 5, "level": 9}
    villains = profiles("skirmish")["seat"]["seat-1"]
    assert villains is not None
    cheap = next(fact for fact in villains.facts if fact.key == "cheap")
    assert cheap.value == cheap.full == 28, "twice as many as the Heroes have"


def test_rates_of_the_other_games_are_those_of_their_pages_about_balance() -> None:
    for game, text in from_docs().items():
        assert place(game).read_text("utf-8") == text, f"run scripts/win_rates.py for {game}"


def test_a_mode_shows_the_values_of_the_stage_that_it_begins_with() -> None:
    for mode, stage in (("standard", "01094"), ("expert", "01095")):
        profile = profiles("champions", scenario=["rhino"])["expert"][mode]
        assert profile is not None
        facts = {fact.key: fact.value for fact in profile.facts}
        printed = load_facts()[stage]
        assert (facts["atk"], facts["sch"]) == (printed.atk, printed.sch)
