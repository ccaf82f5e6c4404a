"""Cards are read by keyboard and screen reader, a payment is shown before it is made, and shortcuts can be off."""

from functools import cache
from itertools import count

from playwright.sync_api import expect

from goldenrule.cli.start import start
from goldenrule.table.games import find_game
from goldenrule.table.prompts import ask
from goldenrule.words.texts import Texts
from tests.browser.conftest import Meet

FOCUSED = "() => document.activeElement.matches(':focus-visible')"


def test_a_card_is_read_with_the_keyboard_focus_and_its_text_is_its_description(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "1", "Spider-Man")
    person.usual()
    person.asked()
    page = person.page
    card = page.locator("[data-zone=hand] button.card").first
    page.keyboard.press("Tab")
    card.focus()
    assert page.evaluate(FOCUSED)
    large = page.locator(".look .card.read")
    expect(large).to_be_visible()
    text = card.get_attribute("aria-description") or ""
    first = (large.locator(".text p").first.text_content() or "").strip()
    assert first and first.split(":")[0] in text
    page.keyboard.press("Tab")
    expect(page.locator(".look.held")).to_have_count(0)


def test_every_visible_card_with_text_has_a_description(meet: Meet) -> None:
    for game, *choices in (("champions", "Spider-Man"), ("heroes",), ("skirmish",)):
        person = meet()
        person.begin(game, "1", *choices)
        person.asked()
        cards = person.page.locator("button.card:has(.text)")
        assert game == "heroes" or cards.count()
        assert not [each for each in cards.all() if not each.get_attribute("aria-description")]


def test_a_hand_that_is_asked_about_is_read_where_it_lies(meet: Meet) -> None:
    for viewport in ({"width": 1440, "height": 900}, {"width": 390, "height": 844}):
        person = meet(viewport=viewport)
        person.begin("champions", "1", "Spider-Man")
        person.asked()
        cards = person.page.locator("[data-zone=hand] .card.across")
        expect(cards).to_have_count(6)
        expect(cards.nth(2)).to_contain_text("After Nick Fury enters play, choose one")
        keep = person.page.locator("[data-zone=prompt] .primary")
        expect(keep).to_contain_text("Keep all 6")
        person.page.keyboard.press("3")
        expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
        expect(keep).to_contain_text("Replace: Nick Fury")
        person.page.keyboard.press("k")  # what has been chosen is not dropped
        person.page.keyboard.press("3")
        expect(keep).to_contain_text("Keep all 6")
        person.page.keyboard.press("k")
        person.page.wait_for_function("() => !document.querySelector('.hand.open')")
        assert person.asked()["question"] == "Your turn: what do you do?"


def test_a_card_that_answers_nothing_is_shown_with_the_reason_and_covers_nothing(meet: Meet) -> None:
    covers = """() => {
      const box = (at) => document.querySelector(at).getBoundingClientRect();
      const card = box(".look.held");
      return ["[data-zone=prompt]", ".ribbon .tools"].map(box).filter((each) => card.left < each.right - 1 &&
        card.right > each.left + 1 && card.top < each.bottom - 1 && card.bottom > each.top + 1).length;
    }"""
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        person = meet(viewport={"width": width, "height": height})
        person.begin("champions", "3", "Spider-Man")
        person.usual()
        person.asked()
        person.page.locator(".foe-place [data-card]:visible:not(.legal)").first.click()
        held = person.page.locator(".look.held")
        expect(held.locator(".why")).to_contain_text("Your turn: what do you do?")
        person.settle()
        assert person.page.evaluate("document.activeElement.closest('.look') !== null")
        assert not person.page.evaluate(covers), (width, height)
        person.page.keyboard.press("Escape")
        expect(held).to_have_count(0)


def test_ending_a_turn_with_actions_left_is_asked_once_and_the_first_links_lead_to_the_question(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "1", "Spider-Man")
    person.usual()
    at = person.asked()["at"]
    page = person.page
    page.reload()
    person.asked()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="To the question")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone=prompt] h2")).to_be_focused()
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.closest('[data-zone=hand]') !== null")
    bar = page.locator("[data-zone=prompt]")
    for _ in range(2):  # the turn is ended, and the hand kept
        page.keyboard.press("e")
    expect(bar.get_by_role("alert")).to_contain_text("that you can use in this turn")
    page.keyboard.press("e")
    assert bar.get_attribute("data-at") == at
    page.keyboard.press("Escape")
    expect(bar.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("End your turn")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_letters_can_need_alt(meet: Meet) -> None:
    person = meet()
    person.remember(keys="alt")
    person.begin("champions", "1", "Spider-Man")
    person.asked()
    question = person.page.locator("[data-zone=prompt] h2")
    person.page.keyboard.press("q")
    expect(question).not_to_be_focused()
    person.page.keyboard.press("Alt+q")
    expect(question).to_be_focused()


def test_single_keys_do_nothing_once_they_are_switched_off(meet: Meet) -> None:
    for keys in (True, False):
        person = meet()
        person.remember(keys=keys)
        person.begin("champions", "1", "Spider-Man")
        person.asked()
        page = person.page
        story = page.locator(".tools button.story")
        shown = story.locator("kbd")
        expect(shown).to_be_visible() if keys else expect(shown).to_be_hidden()
        before = story.get_attribute("aria-expanded")
        page.keyboard.press("l")
        after = story.get_attribute("aria-expanded")
        assert (before != after) is keys


@cache
def duel_with_a_forced_payment() -> str:
    """The seed of a duel against the usual bot whose first question has a card that one other card has to pay for."""
    kind = find_game("skirmish")
    for seed in count(1):
        session = start(kind, {}, seed=str(seed), bots="sensible", practice=False)
        while session.game.pending[0].seat in session.bots:
            session.step_bot()
        asked = ask(session, session.game.pending[0], kind.words(Texts("en")), Texts("en"))
        if any(item.forced for item in asked.prompt.items):
            return str(seed)
    raise AssertionError


def test_a_forced_payment_is_named_and_shown_before_it_is_made_and_can_be_refused(meet: Meet) -> None:
    person = meet()
    person.begin("skirmish", duel_with_a_forced_payment())
    person.asked()
    page = person.page
    bar = page.locator("[data-zone=prompt]")
    at = bar.get_attribute("data-at")
    spent = page.locator("[data-zone=hand] .card", has_text="Payment")
    otherwise = bar.get_by_role("button", name="Pay with other cards")
    for card in page.locator("[data-zone=hand] button.card.legal").all():
        card.click()
        page.keyboard.press("2")  # the place is chosen, and nothing is done yet
        expect(spent.first).to_be_visible()
        if not otherwise.count():
            break
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    assert bar.get_attribute("data-at") == at and "pay:" in (bar.locator(".primary").text_content() or "")
    assert not otherwise.count(), "nothing else can pay"
    before = page.locator("[data-zone=hand] button.card").count()
    page.keyboard.press("Escape")
    expect(spent).to_have_count(0)
    assert bar.get_attribute("data-at") == at and page.locator("[data-zone=hand] button.card").count() == before
