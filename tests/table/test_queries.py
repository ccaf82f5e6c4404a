"""What people type to look something up, in four languages: in all forms, misspelled, with small words before it.

`queries/TAG.yaml` has them by game and by the entry that they have to lead to.
"""

from pathlib import Path

import pytest
import yaml

from goldenrule.languages import complete_languages, language
from goldenrule.table.rulebook import LookupResult
from tests.table.rulebooks import rulebook

HERE = Path(__file__).parent / "queries"
TAGS = [each.tag for each in complete_languages()]
FEW = 3
"""Among so many entries somebody who is not sure of the word sees the one that was meant."""


def queries(tag: str) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = yaml.safe_load((HERE / f"{tag}.yaml").read_text("utf-8"))
    return found


def leads_to(found: LookupResult, key: str, name: str) -> bool:
    """Whether somebody who reads on from the top comes to the entry at once."""
    keys = [each.key for each in found.entries]
    return name in found.near or (key in keys[:2] and (found.sure or len(keys) <= FEW))


@pytest.mark.parametrize("tag", TAGS)
def test_what_is_typed_leads_to_what_was_meant(tag: str) -> None:
    asked, missed = 0, []
    for game, entries in queries(tag).items():
        book = rulebook(game, tag)
        for key, words in entries.items():
            for word in words:
                asked += 1
                if not leads_to(book.look_up(word), key, book.glossary.entries[key].name):
                    missed.append((game, key, word))
    assert asked >= 150 and missed == []


def english(game: str) -> set[str]:
    """The names of all entries in English."""
    return {each.name for each in rulebook(game, "en").glossary.entries.values()}


@pytest.mark.parametrize("tag", TAGS)
def test_it_does_so_whatever_language_is_spoken(tag: str) -> None:
    """Words that are spelled right are found by who reads another language, too ("Defender": as in English)."""
    other = "es" if tag != "es" else "uk"
    for game, entries in queries(tag).items():
        book = rulebook(game, other)
        for key in entries:
            name = rulebook(game, tag).glossary.entries[key].name
            found = [each.key for each in book.look_up(name).entries]
            assert key in found or name in english(game), (game, key, name)


@pytest.mark.parametrize(
    ("word", "key"),
    [("la guardia", "guard"), ("守护", "guard"), ("the villain", "villain"), ("intervencion", "thwart")],
)
def test_small_words_accents_and_short_characters_do_not_count(word: str, key: str) -> None:
    found = rulebook("champions", "en").look_up(word)
    assert found.sure and [each.key for each in found.entries][:1] == [key]


def test_a_small_word_alone_is_no_more_than_a_word() -> None:
    assert language("en").comparable("the") == "the" and language("en").comparable("to ready") == "ready"
    assert not rulebook("champions", "en").look_up("the").sure


def test_of_two_things_called_alike_a_misspelled_name_means_the_one_with_that_name() -> None:
    assert [each.key for each in rulebook("champions", "en").look_up("twart").entries][:1] == ["thwart"]
