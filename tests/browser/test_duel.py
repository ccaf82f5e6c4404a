"""The duel shows what has happened slot by slot, lets nobody wait for it, and is played with keys and on a phone."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from goldenrule.server.protocol import Now, Remark
from goldenrule.words.texts import Texts
from scripts.page_fixtures import Situation
from tests.browser.conftest import Meet
from tests.browser.pages import Hand, Person
from tests.browser.questions import message, of_every_kind, played, show
from tests.browser.staged import stage, staged
from tests.server.helpers import Server

SKIPS = ".slots.plays"
"""Is there while moves are shown."""
WATCH = """() => {
  globalThis.shown = 0;
  const look = () => { if (document.querySelector(".slots.plays")) globalThis.shown += 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
PRESSES = """() => {
  const moves = () => document.querySelectorAll(".slots.plays").length;
  globalThis.pressed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".unit.turn")) return;
      watch.disconnect();
      const before = moves();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      setTimeout(() => done([before, moves()]));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}"""
"""Presses a key as soon as somebody attacks, while it is shown: whoever does it from without may come too late."""
STRIP = """() => [...document.querySelectorAll(".slots .row")].map((row) =>
  [...row.querySelectorAll(".cell")].map((cell) => cell.querySelector("[data-card]")?.dataset.card ?? ""))"""
SEES = ("Villains", "Heroes")
CIVILIAN = "Which Civilian is freed?"


def go_on(person: Person) -> None:
    """End one's turn without playing anything; whatever is asked before it gets what is usual."""
    person.asked()
    bar = person.page.locator("[data-zone=prompt]")
    attack = bar.get_by_role("button", name="Go on to the attack")
    while not attack.count():
        assert not person.usual()["over"]
        person.asked()
    at = bar.get_attribute("data-at")
    attack.click()
    civilian = bar.get_by_role("heading", name=CIVILIAN)
    if civilian.count():
        person.usual()
    sure = bar.locator(".words[role=alert]")
    person.page.wait_for_function(
        "(at) => { const bar = document.querySelector('[data-zone=prompt]');"
        " return bar.querySelector('.words[role=alert]') || bar.dataset.at !== at; }",
        arg=at,
    )
    if sure.count():
        bar.locator(".primary").click()
    person.page.wait_for_function("(at) => document.querySelector('[data-zone=prompt]').dataset.at !== at", arg=at)
    person.asked()


def test_moves_are_shown_one_after_the_other_and_a_key_ends_it(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.begin("skirmish", "1")
    page = person.page
    page.evaluate(PRESSES)
    go_on(person)
    assert page.evaluate("globalThis.pressed") == [1, 0], "it goes on until a key is pressed"
    expect(page.locator(SKIPS)).to_have_count(0)
    before = page.evaluate(STRIP)
    assert any(before[0]) and len(before) == len(SEES)
    page.reload()
    person.asked()
    assert page.evaluate(STRIP) == before, "it ends with the table as it stands"


def test_a_question_is_answered_while_moves_are_shown(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.begin("skirmish", "1")
    person.page.evaluate(WATCH)
    go_on(person)
    person.page.wait_for_function("globalThis.shown")
    at = person.look()["at"]
    go_on(person)
    assert int(person.look()["at"]) > int(at)


def test_nothing_moves_where_motion_is_off(meet: Meet) -> None:
    person = meet()
    person.begin("skirmish", "1")
    person.page.evaluate(WATCH)
    go_on(person)
    assert any(person.page.evaluate(STRIP)[0])
    assert person.page.evaluate("globalThis.shown") == 0


ENDS = """() => {
  globalThis.together = globalThis.after = 0;
  const look = () => {
    const moves = !!document.querySelector(".slots.plays");
    if (!document.querySelector("[data-zone=prompt]")?.classList.contains("asks") && moves) globalThis.after += 1;
    if (document.querySelector(".end[role=dialog]") && moves) globalThis.together += 1;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Watches whether the end lies over moves that are still shown."""


def test_the_end_waits_until_the_last_attack_has_been_shown(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.begin("skirmish", "1")
    person.asked()
    person.page.evaluate(ENDS)
    assert person.play()["over"]
    expect(person.page.locator(SKIPS)).to_have_count(0)
    assert person.page.evaluate("globalThis.after") > 0, "the last moves are shown"
    assert person.page.evaluate("globalThis.together") == 0


def test_every_slot_is_reached_with_arrows_and_says_what_lies_there(meet: Meet) -> None:
    person = meet("keys")
    person.begin("skirmish", "1")
    person.asked()
    page = person.page
    page.locator(".mine .cell [data-place], .mine .cell [data-card]").first.focus()
    said = []
    for _ in range(6):
        said.append(page.evaluate("document.activeElement.closest('.cell').ariaLabel"))
        page.keyboard.press("ArrowRight")
    assert said == [f"{slot}, Heroes" for slot in (
        "Manhattan 1", "Manhattan 2", "Manhattan 3", "Sanctum 1", "Sanctum 2", "Avengers Tower")]  # fmt: skip
    page.locator(".mine .cell").last.locator("[data-place], [data-card]").focus()
    assert "opposite" in page.evaluate("document.activeElement.ariaLabel")


def test_a_phone_has_a_tab_for_each_part_of_the_table(meet: Meet) -> None:
    person = meet("touch", viewport={"width": 360, "height": 740}, has_touch=True)
    person.begin("skirmish", "1")
    person.usual()  # where the hand is asked about, it lies in place of the table
    person.asked()
    page, tabs = person.page, person.page.get_by_role("navigation", name="Parts of the table")
    parts = {"Hand": ".large .card", "Players": ".right .player", "Story": ".right .story", "Table": ".slots .cell"}
    for name, at in parts.items():
        tabs.get_by_role("button", name=name).tap()
        expect(page.locator(at).first).to_be_visible()
        expect(page.locator("[data-zone=prompt]")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tabs.get_by_role("button", name="Story").tap()
    person.usual()


FRAME = """() => {
  const { x, y, width, height } = document.querySelector(".slots").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
OUT = """() => {
  const seen = (at) => [...document.querySelectorAll(at)].filter((each) => each.checkVisibility());
  const edge = innerHeight;
  return seen("[data-zone=hand] .card .nums, [data-zone=prompt] .go button")
    .filter((each) => each.getBoundingClientRect().bottom > edge).length;
}"""
"""How many numbers of the hand, and buttons of the question, hang out of the window?"""
UNDER = """() => [...document.querySelectorAll("[data-zone=hand] .card .nums li:last-child")].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found?.closest(".card") !== each.closest(".card");
}).length"""
"""How many cards of the hand have their last number under another card?"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_board_keeps_its_size_whatever_is_asked_and_all_numbers_of_the_hand_are_seen(
    meet: Meet, server: Server, width: int, height: int
) -> None:
    person = meet(viewport={"width": width, "height": height})
    frames: set[tuple[int, ...]] = set()
    for situation in ("skirmish_opening", "skirmish_mid", "skirmish_slot", "skirmish_payment", "skirmish_target"):
        person.open(stage(server, situation))
        person.asked()
        person.settle()
        frames.add(tuple(person.page.evaluate(FRAME)))
        assert person.page.evaluate(OUT) == 0, situation
        assert person.page.evaluate(UNDER) == 0, situation
    assert len(frames) == 1


CUT = """() => {
  const end = document.querySelector("nav.tabs, [role=tablist]")?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll("[data-zone=prompt] .go button")]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > end + 1)
    .map((each) => each.textContent);
}"""
"""The buttons below the question that lie behind the tabs of a phone, or below the screen."""


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize("hand", ["touch", "mouse"])
def test_what_confirms_a_card_and_its_slot_is_whole_on_a_phone(
    meet: Meet, server: Server, hand: Hand, size: tuple[int, int]
) -> None:
    width, height = size
    person = meet(
        hand, viewport={"width": width, "height": height}, has_touch=hand == "touch", is_mobile=hand == "touch"
    )
    person.open(stage(server, "skirmish_opening"))
    person.asked()
    page = person.page
    press = "tap" if hand == "touch" else "click"
    getattr(page.get_by_role("button", name="She-Hulk (boosted), can be chosen"), press)(position={"x": 15, "y": 30})
    getattr(page.get_by_role("button", name="Manhattan 2, opposite Loki"), press)()
    primary = page.locator("[data-zone=prompt] .go .primary")
    expect(primary).to_contain_text("Play She-Hulk (boosted) → Manhattan 2")
    expect(primary).not_to_contain_text("cost")
    person.settle()
    assert page.locator("[data-zone=prompt] .go").get_by_role("button", name="Cancel").count()
    assert page.evaluate(CUT) == []


FREES = Situation(
    "skirmish_frees",
    "skirmish",
    kind="recruit",
    given={
        "active": "heroes",
        "points": 0,
        "heroes": {"hand": ["vision", "iron_man", "hulk", "thor"], "slots": {1: "wasp"}},
        "villains": {"hand": []},
    },
)
"""A card of the Heroes has nobody opposite in Manhattan."""
GLOWS = ".civilian.legal"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_going_on_to_the_attack_opens_the_choice_of_a_civilian_on_the_board(
    meet: Meet, server: Server, size: tuple[int, int]
) -> None:
    touch = size[0] < 760
    width, height = size
    person = meet(
        "touch" if touch else "mouse", viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
    )
    person.open(staged(server, FREES))
    person.asked()
    page, bar = person.page, person.page.locator("[data-zone=prompt]")
    heading, attack = bar.get_by_role("heading"), bar.get_by_role("button", name="Go on to the attack")
    at = bar.get_attribute("data-at")
    expect(attack).to_have_count(1)
    expect(page.locator(GLOWS)).to_have_count(0)
    person.press(attack)
    expect(heading).to_have_text(CIVILIAN)
    expect(page.locator(GLOWS)).to_have_count(4)
    person.press(bar.get_by_role("button", name="Cancel"))
    expect(heading).to_have_text("Recruitment: what do you play or use?")
    assert bar.get_attribute("data-at") == at, "nothing has been answered"
    person.press(attack)
    page.locator(GLOWS).nth(1).click()
    expect(bar.locator(".primary")).to_contain_text("The yellow Civilian of Manhattan 1")
    person.press(bar.locator(".primary"))
    sure = bar.locator(".words[role=alert]")
    expect(sure).to_contain_text("Hold on")
    person.press(bar.locator(".primary"))
    page.wait_for_function("(at) => document.querySelector('[data-zone=prompt]').dataset.at !== at", arg=at)
    person.asked()
    expect(page.locator("[data-part=manhattan]")).to_be_visible()
    assert not person.problems


LOW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
HIDDEN = """() => {
  const bar = document.querySelector("[data-zone=prompt]"), tabs = document.querySelector("nav.tabs");
  const found = [];
  const end = tabs.getBoundingClientRect().top;
  const words = bar.querySelector(".words")?.getBoundingClientRect();
  for (const each of bar.querySelectorAll("h2, .hold")) {
    const { top, bottom } = each.getBoundingClientRect();
    if (bottom > Math.min(words.bottom, end) + 2 || top < words.top - 2) found.push(each.textContent);
  }
  const choices = bar.querySelector(".choices")?.getBoundingClientRect();
  for (const each of bar.querySelectorAll(".choices button, .go button, summary")) {
    const { top, bottom } = each.getBoundingClientRect();
    const last = each.closest(".choices") ? Math.min(choices.bottom, end) : end;
    if (bottom > last + 4 || top < 40) found.push(each.textContent);
  }
  return found;
}"""
"""What of the question, its warning and its answers has to be scrolled for."""


def recruits() -> Iterator[Now]:
    """Yield the questions of a game what to play, with warnings before a slip."""
    texts = Texts("en")
    holds = [
        texts.t("hold-on-skirmish-points", n=2),
        texts.t("hold-on-skirmish-civilians", n=2),
        texts.t("hold-on-skirmish-deck", n=1, ahead="no"),
    ]
    for n, (table, decision, _) in enumerate(each for each in played("skirmish", {}, 2) if each[1].kind == "recruit"):
        hold = holds[n % len(holds)]
        yield replace(message(table, decision.seat, n + 1), hold_on=[Remark("hold", hold)])


def test_a_low_phone_shows_a_warning_with_its_question_and_answers(meet: Meet) -> None:
    asked = list(recruits())
    assert len(asked) > 20 and len({len(each.prompt.items) for each in asked if each.prompt}) > 4
    few = HIDDEN.replace(".choices button,", ".choices:not(:has(button:nth-child(3))) button,")  # more are scrolled
    assert not show(meet(**LOW), "skirmish", asked, few, [None] * len(asked))


def test_a_low_phone_shows_every_answer_to_do_you_use_an_artifact_now(meet: Meet) -> None:
    questions = of_every_kind("skirmish", {}, each=2, seeds=3)
    asked = [each for each in questions if each.prompt and "Artifact" in each.prompt.question]
    assert {len(each.prompt.items) for each in asked if each.prompt} >= {3}
    assert not show(meet(**LOW), "skirmish", asked, HIDDEN, [None] * len(asked))
