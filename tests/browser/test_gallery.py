"""All cards, found and read in any language; a deck is built, breaks a rule, goes out and in again, and is played."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.test_everyone import in_both
from tests.browser.test_pages import SIZES
from tests.server.helpers import Server, running

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: Final = """() => [...document.querySelectorAll("main button, main a, main select, main input, main summary")]
  .filter((each) => each.checkVisibility() && !each.closest(".card, p, ul.bad") && !each.matches(".sr"))
  .map((each) => [each.getBoundingClientRect().height, each.textContent.trim()])
  .filter(([height]) => height < 43.5)"""
"""What is to be touched and is lower than a finger needs; links in sentences are not."""
PNG: Final = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


def called(lang: str) -> str:
    """The name of For Justice! in a language."""
    return find_game("champions").words(Texts(lang)).name("01060")


def names(page: Page) -> list[str]:
    """The names of the cards that are shown."""
    return [
        each.replace("\u00ad", "").partition("\n")[0].strip() for each in page.locator("ul.cards .nm").all_inner_texts()
    ]


def found(page: Page, n: int) -> None:
    expect(page.get_by_role("heading", name=re.compile(rf"^{n} cards?"))).to_be_visible()


def filter_by(person: Person, group: str, choice: str) -> Locator:
    part = person.page.get_by_role("group", name=group, exact=True)
    return part.get_by_role("button", name=choice, exact=True)


def test_cards_are_found_by_filters_and_by_text_in_one_field_that_is_the_address(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.open("/")
    person.press(page.get_by_role("link", name="Cards", exact=False).first)
    found(page, 209)
    search = page.get_by_role("searchbox")
    person.press(filter_by(person, "aspect", "justice"))
    found(page, 8)
    expect(search).to_have_value("aspect:justice")
    person.press(filter_by(person, "aspect", "basic"))
    person.press(filter_by(person, "type", "ally"))
    expect(search).to_have_value("aspect:justice|basic type:ally")
    found(page, 4)
    assert set(names(page)) == {"Daredevil", "Jessica Jones", "Mockingbird", "Nick Fury"}
    search.fill("does:stun when:revealed")
    expect(filter_by(person, "type", "ally")).to_have_attribute("aria-pressed", "false")
    person.settle()
    assert "q=does%3Astun" in page.url
    search.fill("foo:bar")
    expect(page.get_by_text("has no field foo:")).to_be_visible()
    page.go_back()
    expect(search).to_have_value("aspect:justice|basic")
    found(page, 19)
    page.get_by_label("Sorted by").select_option("cost")
    expect(page.locator("ul.cards .card").first).to_contain_text("Emergency")
    page.reload()
    found(page, 19)
    expect(page.locator("ul.cards .card").first).to_contain_text("Emergency")
    person.press(page.get_by_role("button", name="Clear the search"))
    found(page, 209)
    expect(page.locator("ul.cards > li")).to_have_count(60)
    page.locator("ul.cards > li").last.scroll_into_view_if_needed()
    expect(page.locator("ul.cards > li")).not_to_have_count(60)


def test_a_card_is_opened_by_keys_read_in_another_language_and_leads_to_the_rules(meet: Meet) -> None:
    person = meet("keys")
    page = person.page
    person.open("/cards/champions?q=aspect%3Ajustice&sort=cost")
    cards = page.locator("ul.cards button.card")
    person.reach(cards.first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(cards.nth(6)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(page.locator("ul.cards :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="For Justice!")).to_be_visible()
    expect(dialog.get_by_role("link", name="thwart").first).to_be_visible()
    assert not in_both(person)
    person.press(dialog.get_by_role("button", name="Українська"))
    expect(dialog.get_by_role("heading", name=called("uk"))).to_be_visible()
    person.press(dialog.get_by_role("button", name="繁體中文"))
    expect(dialog.get_by_role("heading", name=called("zh-Hant"))).to_be_visible()
    expect(page.get_by_role("heading", name="8 cards")).to_be_attached()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "/cards/champions" in page.url and "card=" not in page.url
    expect(cards.nth(2)).to_be_focused()


def test_every_game_and_language_has_its_cards_and_filters(meet: Meet) -> None:
    person = meet()
    person.remember(lang="zh-Hant")
    for game, n in (("champions", 209), ("heroes", 221), ("skirmish", 76)):
        person.open(f"/cards/{game}")
        expect(person.page.get_by_role("heading", name=str(n))).to_be_visible()
        assert person.page.locator(".find [role=group]").count() >= 3
        assert not in_both(person) and not faults(person), game


def built(person: Person) -> Page:
    """A deck as it is suggested for the first hero and justice."""
    page = person.page
    person.open("/decks")
    person.press(page.get_by_role("button", name="Justice"))
    person.press(page.get_by_role("button", name="Suggest a deck"))
    found(page, 19)
    person.settle()
    return page


def deck_of(page: Page) -> list[str]:
    """The lines of the deck: copies and names."""
    rows = page.locator("section ul .line")
    return [
        " ".join(row.inner_text().split()[:1]) + (row.locator(".card-name").text_content() or "") for row in rows.all()
    ]


def test_a_deck_is_built_and_each_broken_rule_is_told_with_its_clause(meet: Meet) -> None:
    person = meet()
    page = built(person)
    panel = page.get_by_role("region", name="The deck")
    expect(panel.get_by_text("6 notes on how it was made")).to_be_visible()
    assert not in_both(person) and not faults(person)
    more = page.locator("ul.cards").get_by_role("button", name="One more copy of For Justice!")
    person.press(more)
    person.press(more)
    expect(panel.get_by_text("There are 4 copies of For Justice!, more than 3; take out 1.")).to_be_visible()
    expect(panel.get_by_role("link", name="MC-DECK-07")).to_be_visible()
    expect(panel.get_by_role("link", name="Play with this deck")).to_have_count(0)
    assert not in_both(person)
    card = page.locator("ul.cards button.card", has_text="For Justice!")
    card.focus()
    page.keyboard.press("-")
    expect(panel.get_by_text("The deck is legal.")).to_be_visible()
    expect(panel.get_by_text("41 / 40")).to_be_visible()
    panel.get_by_label("Aspect").select_option("leadership")
    expect(panel.get_by_role("link", name="MC-DECK-06")).to_be_visible()
    panel.get_by_label("Aspect").select_option("justice")
    panel.get_by_label("Name of the deck").fill("Web and Law")
    panel.get_by_label("Name of the deck").press("Enter")
    person.settle()
    person.open("/decks")
    expect(page.get_by_role("link", name=re.compile("Web and Law.*Spider-Man, justice, 41 cards"))).to_be_visible()


@pytest.mark.parametrize("format", ["marvelcdb", "text", "octgn", "yaml"])
def test_a_deck_that_is_exported_is_imported_as_the_same(meet: Meet, tmp_path: Path, format: str) -> None:
    person = meet()
    page = built(person)
    before = deck_of(page)
    page.get_by_text("Export", exact=True).click()
    page.get_by_label("Format").select_option(format)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.once("dialog", lambda dialog: dialog.accept())
    person.open("/decks")
    person.press(page.get_by_role("button", name="Remove"))
    expect(page.get_by_text("No deck yet.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    person.settle()
    assert before and deck_of(page) == before


def test_a_deck_that_is_pasted_is_kept_with_what_is_wrong_and_names_that_may_be_meant(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.expected = "400"
    person.open("/decks")
    page.get_by_label("Paste a deck").fill("nothing")
    person.press(page.get_by_role("button", name="Add deck"))
    expect(page.get_by_role("alert").get_by_text("lists no cards")).to_be_visible()
    page.get_by_label("Paste a deck").fill("Iron Man\n3x Haymakr\n")
    person.press(page.get_by_role("button", name="Add deck"))
    expect(page.get_by_text("3 x Haymakr (did you mean Haymaker?)")).to_be_visible()
    person.press(page.get_by_role("button", name="Remove: Haymakr"))
    expect(page.get_by_text("did you mean")).to_have_count(0)
    expect(page.get_by_role("link", name="MC-DECK-02")).to_be_visible()


def test_a_game_is_begun_with_the_deck_that_was_built(meet: Meet) -> None:
    person = meet()
    page = built(person)
    person.press(page.get_by_role("link", name="Play with this deck"))
    expect(page.locator("aside").get_by_text("Spider-Man").first).to_be_visible()
    own = page.locator("fieldset button[aria-pressed=true]", has_text="own deck")
    expect(own).to_be_visible()
    expect(page.locator("fieldset .tiles button[aria-pressed=true]", has_text="Iron Man")).to_have_count(0)
    person.press(page.get_by_role("button", name="Start the game").and_(page.locator(":enabled")))
    person.table()
    person.asked()
    page.get_by_text("Peter Parker").first.wait_for()


def test_a_deck_that_breaks_a_rule_is_played_when_that_is_wanted(meet: Meet) -> None:
    person = meet()
    page = built(person)
    fewer = page.locator("ul.cards").get_by_role("button", name="One copy fewer of Emergency")
    person.press(fewer)
    person.press(page.get_by_role("link", name="Play it anyway"))
    expect(page.locator("fieldset button[aria-pressed=true]", has_text="own deck")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_cards_and_decks_on_a_phone(meet: Meet) -> None:
    person = meet("touch", **PHONE)
    page = person.page
    person.open("/cards/champions")
    person.press(page.get_by_role("button", name="Filters"))
    person.press(filter_by(person, "aspect", "justice"))
    found(page, 8)
    assert not faults(person) and page.evaluate(SMALL) == []
    person.press(page.locator("ul.cards .card").first)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
    assert not faults(person)
    person.press(page.get_by_role("button", name="Close"))
    built(person)
    assert not faults(person) and page.evaluate(SMALL) == []
    person.press(page.locator("ul.cards").get_by_role("button", name="One copy fewer of Emergency"))
    person.press(page.get_by_role("button", name=re.compile("The deck 39")))
    expect(page.get_by_role("link", name="MC-DECK-02")).to_be_visible()
    assert not faults(person) and page.evaluate(SMALL) == [] and not in_both(person)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_cards_and_a_deck_fit_every_window_in_large_text(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(viewport={"width": size[0], "height": size[1]})
    person.remember(lang="uk", text=1.5)
    person.open("/cards/champions?card=01097b&sort=name")
    assert not faults(person)
    person.open("/decks")
    person.press(person.page.locator("form button.primary"))
    person.page.locator(".count").first.wait_for()
    person.settle()
    assert not faults(person) and not in_both(person)
    tabs = person.page.locator(".tabs button")
    if tabs.last.is_visible():
        person.press(tabs.last)
        assert not faults(person) and not in_both(person)


@pytest.fixture(scope="module")
def pictured(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a picture of the operator's own."""
    folder = tmp_path_factory.mktemp("art")
    (folder / "01060.png").write_bytes(PNG)
    with running(tmp_path_factory.mktemp("home"), "--art", str(folder)) as found:
        yield found


def test_own_pictures_stand_where_cards_are_drawn_for_the_operator_alone(meet: Meet, pictured: Server) -> None:
    for guest in (False, True):
        person = meet(at=pictured, guest=guest)
        person.open("/cards/champions?q=aspect%3Ajustice&card=01060")
        page = person.page
        expect(page.get_by_role("dialog").get_by_role("heading", name="For Justice!")).to_be_visible()
        expect(page.get_by_role("img", name="Your own picture of this card")).to_have_count(0 if guest else 1)
        own = page.locator("ul.cards li", has_text="For Justice!").locator("img")
        expect(own).to_have_count(0 if guest else 1)
        if not guest:
            assert own.evaluate("async (img) => { await img.decode(); return img.naturalWidth; }") == 1
