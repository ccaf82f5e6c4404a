"""The names of cards, scenarios, sets and packs in the other languages: all that are shipped, official or own."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
import yaml

from goldenrule.games.champions.facts import FACEDOWN_MINION
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.locale.sheets import GAMES, GENDERS, NONE, letters_wrong, sheet, source_wrong, ukrainian_wrong

CHARACTERS = {"hero", "alter_ego", "ally", "villain", "minion", "mastermind", "agent", "team", "main", "side"}
"""Types of cards that are somebody: texts decline their names."""


def powers_of(card: dict[str, Any]) -> list[str]:
    """The names of the powers and abilities of a card."""
    return [each["name"] for part in ("powers", "abilities") for each in card.get(part, ()) if "name" in each]


@cache
def shipped(game: str) -> list[tuple[str, str, str]]:
    """Key, English name and type of everything in the packs of a game that has a name."""
    found = [(FACEDOWN_MINION.code, FACEDOWN_MINION.name, "minion")] if game == "champions" else []
    for file in files("goldenrule").joinpath("games", game, "pack").iterdir():
        if not file.name.endswith(".yaml"):
            continue
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        if isinstance(content, list):
            content = {"cards": content}
        if "game" in content:
            found.append((f"pack/{content['id']}", content["name"], ""))
        for card in content.get("cards", ()):
            key = card.get("id") or card["code"]
            found.append((key, card["name"], card.get("kind") or card["type"]))
            if "special" in card:  # a scenario that has a headline of its own
                found.append((f"{key}_headline", card["name"], "special_headline"))
            if "subname" in card:
                found.append((f"{key}/{card['subname']}", card["subname"], card["type"]))
            found += [(f"{key}/{name}", name, "") for name in dict.fromkeys(powers_of(card))]
        found += [(f"scenario/{each['id']}", each["name"], "") for each in content.get("scenarios", ())]
        found += [(f"set/{each['id']}", each["name"], "") for each in content.get("encounter_sets", ())]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_shipped_has_one_row_with_its_english_name(game: str) -> None:
    rows = sheet("names", game)
    assert len(rows) == len({row["key"] for row in rows})
    assert {row["key"]: row["en"] for row in rows} == {key: name for key, name, _ in shipped(game)}


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_called_by_its_english_name_for_want_of_another(game: str) -> None:
    known = {row["key"] for row in sheet("names", game)}
    assert [code for code in find_game(game).words(Texts("en")).codes() if code not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_whole(game: str) -> None:
    for row in sheet("names", game):
        empty = [column for column, cell in row.items() if not cell or cell != cell.strip() or "  " in cell]
        assert not empty, (row["key"], empty)
        assert row["es_gender"] in GENDERS["es"] and row["uk_gender"] in GENDERS["uk"], row["key"]


@pytest.mark.parametrize("game", GAMES)
def test_cells_have_the_letters_of_their_language_and_a_source(game: str) -> None:
    wrong = []
    for row in sheet("names", game):
        for lang in ("es", "uk", "zh"):
            cells = [row[lang], *(row["uk_forms"].split("/") if lang == "uk" else [])]
            wrong += [why for cell in cells if cell != NONE and (why := letters_wrong(lang, cell))]
            wrong += [why] if (why := source_wrong(lang, row[f"{lang}_source"])) else []
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_names_of_characters_have_their_cases_and_a_gender(game: str) -> None:
    types = {key: type_ for key, _, type_ in shipped(game)}
    wrong = []
    for row in sheet("names", game):
        if why := ukrainian_wrong(row["uk"], row["uk_gender"], row["uk_forms"]):
            wrong.append(f"{row['key']}: {why}")
        elif types[row["key"]] in CHARACTERS and (
            row["uk_forms"] == NONE or NONE in (row["uk_gender"], row["es_gender"])
        ):
            wrong.append(f"{row['key']}: somebody without cases or gender: {row['uk']}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_the_same_wherever_it_stands(game: str) -> None:
    seen: dict[str, dict[str, str]] = {}
    for row in sheet("names", game):
        first = seen.setdefault(row["en"], row)
        assert [row[lang] for lang in ("uk", "zh")] == [first[lang] for lang in ("uk", "zh")], row["key"]


def test_characters_of_two_games_have_one_name_in_ukrainian_and_chinese() -> None:
    """Spanish names follow the rulebook of each game: Spiderman in Champions is Spider-Man in Marvel Heroes."""
    seen: dict[str, tuple[str, str]] = {}
    shared = 0
    for game in GAMES:
        types = {key: type_ for key, _, type_ in shipped(game)}
        for row in sheet("names", game):
            if types[row["key"]] in CHARACTERS:
                shared += row["en"] in seen
                assert seen.setdefault(row["en"], (row["uk"], row["zh"])) == (row["uk"], row["zh"]), (game, row["key"])
    assert shared > 20


def test_official_spanish_names_are_said_to_be_so() -> None:
    """Every card, scenario and set of Champions has one; other names that it has (of packs and people) do not."""
    cards = [row for row in sheet("names", "champions") if not re.match(r"pack/|\w+/[A-Z]", row["key"])]
    assert len(cards) > 200
    assert {row["es_source"] for row in cards} == {"names_i18n.json"}
