"""Filters of cards: each choice writes the language of queries, and a query says which choices are on."""

import pytest

from goldenrule.gamekit.card_filters import CardFilter, card_filters
from goldenrule.languages import complete_languages
from goldenrule.table.games import own_games
from tests.table.rulebooks import rulebook


def filters(query: str, game: str = "champions", lang: str = "en") -> dict[str, CardFilter]:
    return {each.key: each for each in card_filters(rulebook(game, lang).search, query)}


def after(query: str, field: str, key: str) -> str:
    """The query after pressing a choice."""
    return next(each.query for each in filters(query)[field].choices if each.key == key)


def on(query: str, field: str) -> list[str]:
    return [each.key for each in filters(query)[field].choices if each.on]


def test_a_choice_is_added_to_what_was_typed_and_taken_back() -> None:
    typed = 'stun text:"draw 1 card"'
    pressed = after(typed, "aspect", "justice")
    assert pressed == 'stun text:"draw 1 card" aspect:justice'
    assert on(pressed, "aspect") == ["justice"] and on(typed, "aspect") == []
    assert after(pressed, "aspect", "justice") == typed


def test_choices_of_one_field_are_alternatives_and_those_of_two_are_not() -> None:
    both = after(after("", "aspect", "justice"), "aspect", "basic")
    assert both == "aspect:justice|basic" and on(both, "aspect") == ["justice", "basic"]
    assert after(both, "type", "ally") == "aspect:justice|basic type:ally"
    assert after(both, "aspect", "justice") == "aspect:basic"


def test_a_value_of_several_words_is_in_quotation_marks() -> None:
    heroes = after("trait:spy", "trait", "Hero for Hire")
    assert heroes == 'trait:"spy|Hero for Hire"'
    assert set(on(heroes, "trait")) == {"Spy", "Hero for Hire"}


def test_costs_are_numbers_and_the_last_one_is_a_comparison() -> None:
    costs = filters("")["cost"].choices
    assert [each.text for each in costs] == ["0", "1", "2", "3", "4+"]
    assert costs[-1].query == "cost:>=4"
    assert on("cost:2|>=4", "cost") == ["2", ">=4"] and on("cost:4", "cost") == []


def test_a_field_in_the_words_of_a_language_is_the_same_field() -> None:
    spanish = filters("aspecto:justicia tipo:aliado", lang="es")
    assert [each.query for each in spanish["type"].choices if each.on] == ["aspecto:justicia"]
    assert "tipo:aliado|event" in [each.query.removeprefix("aspecto:justicia ") for each in spanish["type"].choices]


@pytest.mark.parametrize("tag", [each.tag for each in complete_languages()])
@pytest.mark.parametrize("game", own_games())
def test_each_choice_of_each_game_finds_cards_in_each_language(game: str, tag: str) -> None:
    search = rulebook(game, tag).search
    found = filters("", game, tag)
    assert found.keys() >= {"type", "cost"}
    for each in found.values():
        assert each.name
        for choice in each.choices:
            assert choice.text and search.find(choice.query), (game, tag, choice)


def test_of_alternatives_one_is_enough() -> None:
    find = rulebook("champions", "en").search.find
    each = [f"type:{type} cost:{cost}" for type in ("ally", "event") for cost in ("0", ">=4")]
    assert sorted(find("type:ally|event cost:0|>=4")) == sorted(code for query in each for code in find(query))
    assert set(find("does:stun|confuse")) == {*find("does:stun"), *find("does:confuse")}
    assert set(find("haymaker|backflip")) == {"01087", "01003"}


@pytest.mark.parametrize("tag", [each.tag for each in complete_languages()])
def test_the_name_of_a_set_means_this_set_alone(tag: str) -> None:
    """Nemesis sets begin with the name of their hero; part of a name still finds every set that begins with it."""
    search = rulebook("champions", tag).search
    hero, nemesis = (set(search.find(f"set:{name}")) for name in ("black_panther", "black_panther_nemesis"))
    assert len(hero) == 15 and len(nemesis) == 4 and not hero & nemesis
    assert set(search.find("set:black")) == hero | nemesis
    assert set(search.find("set:black_panther|black_panther_nemesis")) == hero | nemesis
    choice = next(each for each in filters("", lang=tag)["set"].choices if each.key == "black_panther")
    assert set(search.find(choice.query)) == hero
