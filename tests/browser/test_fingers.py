"""On a phone a player reaches every button with a finger, and reads a card by touch."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.pages import Person
from tests.browser.questions import of_every_kind, show
from tests.browser.staged import stage
from tests.browser.test_phone import PHONES, SEEN, phone, questions
from tests.server.helpers import Server

FINGER: Final = 44
SMALL: Final = (
    """(least) => {"""
    + SEEN
    + """
  const found = new Set();
  const pressed = "button, a[href], select, summary, [role=button], [role=tab], label:has(input)";
  for (const at of document.querySelectorAll(pressed)) {
    if (!at.checkVisibility({ visibilityProperty: true }) || at.closest("svg, .skip, .strip, [inert]")) continue;
    const box = at.getBoundingClientRect(), seen = part(at);
    const edge = at.closest(".board")?.getBoundingClientRect().bottom ?? innerHeight;
    if (seen.high < box.height - 1 || box.width < 3 || edge - box.bottom < 24) continue; // it is scrolled to
    // of cards that overlap, what the next one leaves
    const next = at.closest(".hand > .held")?.nextElementSibling?.getBoundingClientRect();
    const wide = (next ? Math.min(box.right, next.left) : box.right) - box.left;
    // a link or the name of a card in a sentence is as high as its line
    if (at.matches(".named") || (at.localName === "a" && getComputedStyle(at).display === "inline")) continue;
    // what is drawn low may be met above and below it
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const meets = (n) => at.contains(document.elementFromPoint(x, y + n));
    const down = Array.from({ length: least }, (_, n) => n).findIndex((n) => !meets(n));
    const up = Array.from({ length: least }, (_, n) => -n).findIndex((n) => !meets(n));
    const high = box.height >= least - 0.6 || down < 0 || up < 0 || down + up >= least - 1;
    if (wide < least - 0.6 || !high) found.add(`${told(at)} ${Math.round(wide)}x${Math.round(box.height)}`);
  }
  return [...found];
}"""
)
"""What is smaller than a fingertip. Strips of attached cards are lower, and are met above themselves as well."""

FOR_FINGERS: Final = f"""(least) => {{
  document.documentElement.style.visibility = "";
  const found = ({SMALL})(least);
  document.documentElement.style.visibility = "hidden";
  return found;
}}"""


def small(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(SMALL, FINGER)
    return found


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ["champions_1", "champions_4", "heroes", "skirmish"])
def test_a_finger_meets_every_button_of_a_table(meet: Meet, game: str, size: tuple[int, int]) -> None:
    name, _, many = game.partition("_")
    asked = questions(int(many)) if many else list(of_every_kind(name, {}, each=1, seeds=2))
    assert not show(meet(**phone(*size)), name, asked, FOR_FINGERS, [FINGER] * len(asked))


@pytest.mark.parametrize("situation", ["heroes_crowded", "heroes_four_fight", "champions_crowded"])
def test_a_finger_meets_every_button_of_a_crowded_table(meet: Meet, server: Server, situation: str) -> None:
    way = stage(server, situation)
    for size in PHONES:
        person = meet(**phone(*size))
        person.go(way)
        person.table()
        person.asked()
        person.settle()
        assert not small(person), size


def test_what_a_finger_may_miss_is_found(meet: Meet, server: Server) -> None:
    person = meet(**phone(*PHONES[0]))
    person.go(stage(server, "heroes_after_roll"))
    person.table()
    person.asked()
    person.settle()
    assert not small(person)
    person.page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("button.aid { min-height: 32px !important }");
      document.adoptedStyleSheets.push(sheet);
    }""")
    assert {each.partition(" ")[0] for each in small(person)} == {"button.aid"}


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_a_finger_meets_every_button_of_a_tip_and_of_a_card_that_is_read(meet: Meet, server: Server, game: str) -> None:
    person = meet("touch", **phone(*PHONES[1]))
    table = server.ask("/api/tables", {"game": game, "seed": "1", "quick": True, "guided": True})
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.table()
    person.asked()
    page = person.page
    understood = page.get_by_role("button", name="Got it")
    while not understood.count():
        person.usual()
        person.asked()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    assert not [each for each in small(person) if "Got it" in each or "No more tips" in each]
    page.locator("[data-zone=hand] .card").first.dispatch_event("contextmenu")
    expect(page.locator(".look.held .deeds button").last).to_be_visible()
    person.settle()
    buttons = page.locator(".look.held :is(.entries a, .deeds button)")
    sizes = [box for each in buttons.all() if (box := each.bounding_box())]
    assert len(sizes) > 2 and all(box["height"] >= FINGER - 0.6 and box["width"] >= FINGER - 0.6 for box in sizes)
    page.keyboard.press("Escape")
    understood.first.evaluate("(at) => { at.style.minHeight = at.style.height = '30px' }")
    assert [each for each in small(person) if "Got it" in each], "what is too low is found"


def test_a_finger_meets_every_button_of_what_opens_over_a_table(meet: Meet, server: Server) -> None:
    person = meet("touch", **phone(*PHONES[1]))
    page = person.page

    def opened(situation: str, button: str, shown: str) -> list[str]:
        person.go(stage(server, situation))
        person.table()
        person.asked()
        page.locator(button).first.tap()
        expect(page.locator(shown).first).to_be_visible()
        person.settle()
        return small(person)

    assert not opened("champions_crowded", ".mates button", "header button:has(kbd)")
    assert not opened("champions_interrupt", "[data-zone=prompt] summary", "details[open] button")
    assert not opened("champions_mid", "header [aria-label='Why?'], .tools button:has-text('Why?')", ".why")
    page.locator(".why > button").evaluate("(at) => { at.style.width = at.style.height = '32px' }")
    assert small(person), "what is too small is found"


def test_it_is_said_how_a_card_is_read_by_touch(meet: Meet, server: Server) -> None:
    person = meet("touch", **phone(390, 844))
    person.go(stage(server, "champions_mid"))
    person.table()
    person.asked()
    expect(person.page.locator("[data-zone=prompt]")).to_contain_text("Hold a card to read it")
    person.press(person.page.get_by_role("button", name="Menu"))
    menu = person.page.get_by_role("navigation", name="Menu")
    expect(menu).to_contain_text("hold it to read it")
    mouse = meet()
    mouse.go(stage(server, "champions_mid"))
    mouse.table()
    mouse.asked()
    mouse.press(mouse.page.get_by_role("button", name="Menu"))
    expect(mouse.page.get_by_role("navigation", name="Menu")).to_contain_text("Settings")
    expect(mouse.page.locator("body")).not_to_contain_text("hold it to read it")


@pytest.mark.parametrize("touch", [True, False])
def test_the_second_tap_on_a_card_in_hand_shows_its_text_and_what_is_paid(
    meet: Meet, server: Server, touch: bool
) -> None:
    person = meet("touch", **phone(390, 844)) if touch else meet(viewport={"width": 390, "height": 844})
    person.go(stage(server, "champions_opening"))
    person.table()
    asked = person.asked()
    card = person.page.locator("[data-zone=hand] .card").first
    for _ in range(2):
        (card.tap if touch else card.click)(position={"x": 15, "y": 30})
        person.settle()
    read = person.page.get_by_role("dialog", name="Surveillance Team")
    if not touch:  # a mouse reads a card before it presses it
        person.up_to(int(asked["at"]) + 1)
        expect(read).to_have_count(0)
        return
    expect(read).to_contain_text("remove 1 threat")
    assert person.look()["at"] == asked["at"], "nothing has been played"
    play = read.get_by_role("button", name="Play Surveillance Team")
    expect(play).to_contain_text("pay: Interrogation Room + Peter Parker")
    play.tap()
    person.up_to(int(asked["at"]) + 1)
