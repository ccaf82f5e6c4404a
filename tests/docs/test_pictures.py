"""The pictures of the page that are kept: those the script would take, small, in every language, all of them shown."""

from goldenrule.languages import complete_languages
from scripts import pictures

LARGEST = 220_000
"""Bytes of a picture."""
FOLDER = pictures.KEPT


def test_the_page_of_pictures_shows_those_that_are_kept_and_no_other_is() -> None:
    wanted = {f"{each.name}-{look}.webp" for each in pictures.PICTURES for look in each.kept}
    assert {path.name for path in FOLDER.iterdir()} == wanted
    assert (FOLDER.parent / "pictures.md").read_text("utf-8") == pictures.gallery()


def test_every_language_is_pictured_in_the_same_places() -> None:
    found = {each.tag: [one.at for one in pictures.PICTURES if one.lang == each.tag] for each in complete_languages()}
    assert len(found) == 4 and len({*map(tuple, found.values())}) == 1 and all(found.values())


def test_pictures_are_small() -> None:
    assert {path.name: path.stat().st_size for path in FOLDER.iterdir() if path.stat().st_size > LARGEST} == {}
