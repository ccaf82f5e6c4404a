"""The language of the page: chosen at home and in the settings, also amid a game, and with its own letters."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.pages import Person
from tests.browser.staged import stage
from tests.server.helpers import Server

WORDS = {
    "page-back": "Назад",
    "page-settings": "Налаштування",
    "page-tagline": "Настільні ігри за всіма правилами.",
    "page-theme": "Тема",
}
"""Some of the words of a language that the server offers in these tests, whatever it offers otherwise."""


BEGUN = """(widths) => {
  const story = document.querySelector("[data-zone=story]");
  const text = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
  const pairs = [...story.querySelectorAll(".named")].flatMap((name) => {
    text.currentNode = name.firstChild;
    const behind = text.nextNode();
    return behind && /^[^\\s\\p{L}\\p{N}]/u.test(behind.data) ? [[name, behind]] : [];
  });
  const below = ([name, behind]) => {
    const mark = document.createRange();
    mark.setStart(behind, 0);
    mark.setEnd(behind, 1);
    return mark.getBoundingClientRect().top > name.getBoundingClientRect().bottom - 3;
  };
  const found = widths.flatMap((width) => {
    story.style.width = `${width}px`;
    return pairs.filter(below).map(([name, behind]) => `${width}: ${name.textContent}${behind.data}`);
  });
  return [pairs.length, found];
}"""
"""How many marks stand behind names of cards in a story, and which of them begin a line in one of these widths."""


def offered(person: Person) -> None:
    """From now on the server offers Ukrainian, with some of its words."""

    def answer(route: Route) -> None:
        found = route.fetch().json()
        found["langs"] = [{"tag": "en", "name": "English"}, {"tag": "uk", "name": "Українська"}]
        if "lang=uk" in route.request.url:
            found["lang"] = "uk"
            for name, word in WORDS.items():
                found["words"] = re.sub(rf"(?m)^{name} = .*$", f"{name} = {word}", found["words"])
        route.fulfill(body=json.dumps(found), content_type="application/json")

    person.page.route(re.compile(r"/api/start"), answer)


def root(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("[document.documentElement.lang, document.documentElement.dir]")
    return found


def test_the_language_is_chosen_at_home_and_kept(meet: Meet) -> None:
    person = meet()
    offered(person)
    person.go("/")
    page = person.page
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    assert root(person) == ["en", "ltr"]
    page.get_by_label("Language").select_option("uk")
    expect(page.get_by_role("link", name=WORDS["page-settings"])).to_be_visible()
    expect(page.get_by_text(WORDS["page-tagline"])).to_be_visible()
    assert root(person) == ["uk", "ltr"]
    page.reload()
    expect(page.get_by_role("link", name=WORDS["page-settings"])).to_be_visible()


def test_a_first_visit_is_in_the_language_of_the_browser_on_an_invitation_too(meet: Meet, server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "seed": "1"})
    invited = meet(guest=True, locale="es-MX")
    for path in ("/", f"/t/{table['table']}?{table['token']}"):
        invited.go(path)
        expect(invited.page.locator("html")).to_have_attribute("lang", "es")
    foreign = meet(guest=True, locale="pt-BR")
    foreign.go("/")
    expect(foreign.page.locator("html")).to_have_attribute("lang", "en")
    expect(foreign.page.get_by_role("link", name="Settings")).to_be_visible()


def test_only_what_is_offered_can_be_chosen(meet: Meet) -> None:
    person = meet()
    person.go("/")
    langs = person.page.evaluate("fetch('api/start').then((found) => found.json()).then((found) => found.langs)")
    expect(person.page.get_by_role("link", name="Settings")).to_be_visible()
    shares = {each["name"]: f" (preview, {each['percent']}%)" if "percent" in each else "" for each in langs}
    assert shares["English"] == "" and "preview" in shares["Deutsch"]
    names = [f"{name}{share}" for name, share in shares.items()]
    expect(person.page.locator("header select option")).to_have_text(names)


def test_a_preview_has_its_own_words_and_english_ones_for_the_rest(meet: Meet, server: Server) -> None:
    person = meet(viewport={"width": 360, "height": 800})
    person.go("/settings")
    page = person.page
    page.get_by_role("button", name="Deutsch (preview").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"Deutsch \(Vorschau, \d\d\s%\)"))).to_be_visible()
    expect(page.get_by_text("In games", exact=True)).to_be_visible()
    assert root(person) == ["de", "ltr"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.go(stage(server, "champions_mid"))
    person.table()
    person.asked()
    assert "page-" not in page.locator("body").inner_text()
    expect(page.get_by_text("Bedrohung")).not_to_have_count(0)


def test_the_language_is_changed_in_the_midst_of_a_game(meet: Meet) -> None:
    person = meet()
    offered(person)
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    stood = person.asked()
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Українська").click()
    expect(page.get_by_text(WORDS["page-theme"], exact=True)).to_be_visible()
    page.get_by_role("link", name=WORDS["page-back"]).click()
    person.table()
    there = person.asked()
    assert (there["at"], there["cards"], there["answers"]) == (stood["at"], stood["cards"], stood["answers"])
    assert root(person) == ["uk", "ltr"]


def test_chinese_characters_stand_upright_beside_the_strip(meet: Meet) -> None:
    person = meet()
    person.begin("skirmish", "3")
    expect(person.page.locator(".row > .side")).to_have_count(2)
    for side in person.page.locator(".row > .side").all():
        expect(side).not_to_have_css("transform", "none")
    person.page.evaluate("document.documentElement.lang = 'zh-Hant'")
    for side in person.page.locator(".row > .side").all():
        expect(side).to_have_css("transform", "none")


def test_the_fonts_that_are_served_have_the_letters_of_the_languages(meet: Meet) -> None:
    person = meet()
    person.go("/")
    for family in ("Oswald Variable", "Noto Sans Variable"):
        for letters in ("ÁÉÍÓÚÑÜáéíóúñü¿¡", "АаҐґЄєІіЇїЩщ’"):
            many = person.page.evaluate(
                "([font, text]) => document.fonts.load(font, text).then((found) => found.length)",
                [f"600 16px '{family}'", letters],
            )
            assert many > 0, f"{family} has no {letters}"


IN_ANOTHER = """(at) => [...document.querySelectorAll(`${at} [lang]`)].map((each) => [each.lang, each.textContent])"""
"""What says that it is in another language than the page, below `at`."""


def test_what_is_in_another_language_says_in_which(meet: Meet) -> None:
    person = meet()
    person.remember(lang="uk")
    page = person.page
    person.open("/")
    titles = page.evaluate(IN_ANOTHER, "h2")
    assert ["en", "Marvel Heroes"] in titles and all(re.fullmatch(r"[ -~]+", title) for _, title in titles)
    person.open("/settings")
    names = page.evaluate(IN_ANOTHER, "[role=group]")
    assert {("en", "English"), ("es", "Español"), ("uk", "Українська"), ("zh-Hant", "繁體中文")} <= {*map(tuple, names)}
    person.open("/rules/champions/acceleration%20token")
    assert page.locator("code[lang=en][dir=ltr]").first.inner_text().startswith("type:ally")
    expect(page.locator("dt bdi").first).to_be_attached()
    readings = page.evaluate(IN_ANOTHER, "dt")
    assert ["es", "Español"] in readings and ["zh-Hant", "繁體中文"] in readings


@pytest.mark.parametrize("lang", ["es", "zh-Hant"])
def test_no_line_begins_with_a_mark_that_stands_behind_a_name(meet: Meet, server: Server, lang: str) -> None:
    person = meet()
    person.remember(lang=lang)
    person.go(stage(server, "skirmish_mid"))
    person.table()
    person.asked()
    marks, begun = person.page.evaluate(BEGUN, [*range(160, 400, 3)])
    assert marks > 5
    assert not begun
