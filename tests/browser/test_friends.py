"""Two friends: an invitation to the seat of a bot, names, presence, phrases in each reader's language, and a lesson."""

import base64
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from goldenrule.server.addresses import own_address
from goldenrule.words.texts import Texts
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.test_everyone import in_both
from tests.browser.test_pages import SIZES
from tests.server.helpers import Server, running

PIXELS = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const drawing = canvas.getContext("2d");
  drawing.drawImage(image, 0, 0);
  const grey = drawing.getImageData(0, 0, image.width, image.height).data.filter((_, n) => n % 4 === 1);
  return [image.width, image.height, btoa(Array.from(grey, (each) => String.fromCharCode(each)).join(""))];
}"""
"""The brightness of each pixel of a picture, which a browser can read."""
HEARD = """() => {
  window.heard = 0;
  const before = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard += 1; return before.call(this); };
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, how) { window.told.push([title, how.body, how.silent]); }
    close() {}
  };
}"""
"""Notes sounds and notifications."""
INSIDE = "() => document.documentElement.scrollWidth <= innerWidth"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def read_code(page: Page) -> str:
    """What the QR code on a page says, as a camera reads it."""
    code = page.get_by_role("img", name="QR code")
    code.wait_for()
    picture = base64.b64encode(code.screenshot()).decode()
    width, height, grey = page.evaluate(PIXELS, picture)
    pixels = np.frombuffer(base64.b64decode(grey), np.uint8).reshape(height, width)
    (found,) = zxingcpp.read_barcodes(pixels)
    return found.text


def invite(host: Person, side: str = "Villains") -> str:
    """Begin a default duel by its invitation, and choose a friend's seat; the link."""
    host.open("/new/skirmish")
    host.press(host.page.get_by_role("button", name="Invite friends"))
    seat = host.page.get_by_role("button", name=f"{side} A bot plays here")
    expect(seat).to_be_visible()
    expect(host.page.get_by_role("textbox", name=f"Link: {side}")).to_have_count(0)
    host.press(seat)
    return host.page.get_by_role("textbox", name=f"Link: {side}").input_value()


def say_name(host: Person, name: str) -> None:
    host.page.get_by_label("Your name").fill(name)
    host.press(host.page.get_by_role("button", name="Save"))
    expect(host.page.get_by_text("Saved")).to_be_visible()


def test_a_friend_takes_over_from_the_bot_in_another_language(meet: Meet) -> None:
    host, spanish = meet(), Texts("es")
    link = invite(host)
    assert read_code(host.page) == link
    say_name(host, "Ana")
    assert not in_both(host), "invitation"
    host.press(host.page.get_by_role("link", name="To the table"))
    host.table()

    friend = meet("touch", guest=True, locale="es-ES", **PHONE)
    friend.page.goto(link)
    friend.page.get_by_role("heading", name="Juegas con Villanos").wait_for()
    friend.settle()
    expect(friend.page.locator("li", has_text="Héroes")).to_contain_text("Ana · aquí")
    assert not in_both(friend, "main") and friend.page.evaluate(INSIDE)
    friend.page.get_by_label("Tu nombre").fill("Ben\u202e")
    friend.press(friend.page.get_by_role("button", name="Sentarse"))
    friend.table()
    assert friend.page.evaluate(INSIDE)

    host.press(host.page.get_by_role("button", name="People"))
    people = host.page.get_by_role("dialog", name="At this table")
    row = people.locator("li", has_text="Villains ·")
    expect(row).to_contain_text("Villains · here")
    expect(people.locator("li", has_text="Ana")).to_contain_text("Heroes · you")
    expect(friend.page.get_by_role("button", name="Personas")).to_have_count(0)
    friend.press(friend.page.get_by_role("button", name="Menú"))
    friend.press(friend.page.get_by_role("button", name="Personas"))
    theirs = friend.page.get_by_role("dialog", name="En esta mesa")
    expect(theirs.locator("li", has_text="Ana")).to_contain_text("Héroes · aquí")
    assert not in_both(host), "people"
    assert not in_both(friend), "people on a phone"

    friend.press(theirs.get_by_role("button", name=spanish.t("page-phrase-nice")))
    expect(host.page.get_by_role("status").filter(has_text="Ben (Villains): Nice move!")).to_have_count(1)
    expect(host.page.locator("[data-said]")).to_contain_text("Ben (Villains): Nice move!")
    host.press(people.get_by_role("button", name="Thank you!"))
    expect(theirs.get_by_text("Ana (Héroes): ¡Gracias!")).to_be_visible()
    for _ in range(5):
        host.press(people.get_by_role("button", name="Hello!"))
    expect(people.get_by_role("alert")).to_have_text("That was a lot at once; wait a few seconds, then try again.")

    friend.page.goto("about:blank")
    expect(row).to_contain_text("Villains · left just now")
    expect(host.page.get_by_text("Ben (Villains): connection lost.")).to_be_visible()
    friend.page.goto(link)
    friend.press(friend.page.get_by_role("button", name="A la mesa"))
    friend.table()
    expect(row).to_contain_text("Villains · here")


def test_the_names_of_people_are_at_their_seats_and_in_the_story(meet: Meet, server: Server) -> None:
    host, friend = meet(), meet(guest=True)
    link = invite(host)
    say_name(host, "Ana")
    host.press(host.page.get_by_role("link", name="To the table"))
    host.table()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.press(friend.page.get_by_role("button", name="Sit down"))
    friend.table()
    expect(host.page.locator(".player.villains .who")).to_contain_text("Ben")
    names = host.page.locator(".story li .who")
    while not all(names.filter(has_text=name).count() for name in ("Ana", "Ben")):
        mover = host if host.look()["asks"] else friend
        mover.usual()
        host.up_to(int(mover.look()["at"]))


def test_the_pages_of_an_invitation_fit_every_window(meet: Meet) -> None:
    host, friend = meet(), meet(guest=True)
    link = invite(host)
    host.page.get_by_text("Bots and people").click()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").wait_for()
    for width, height in SIZES:
        for person in (host, friend):
            person.page.set_viewport_size({"width": width, "height": height})
            person.settle()
            assert not faults(person), (width, height, person.page.url)


def test_the_lesson_leads_back_to_the_invitation(meet: Meet) -> None:
    host, friend = meet(), meet("touch", guest=True, **PHONE)
    link = invite(host)
    friend.page.goto(link)
    friend.press(friend.page.get_by_role("button", name="Play the lesson"))
    friend.table()
    back = friend.page.get_by_role("link", name="Back to the invitation")
    assert friend.page.evaluate(INSIDE) and not in_both(friend)
    friend.press(back)
    expect(friend.page.get_by_role("heading", name="You play Villains")).to_be_visible()


def test_turns_and_phrases_are_told_to_those_who_want_it(meet: Meet) -> None:
    host, friend = meet(), meet(guest=True)
    link = invite(host)
    host.press(host.page.get_by_role("link", name="To the table"))
    host.table()
    friend.context.add_init_script(f"({HEARD})()")
    friend.remember(sound=True, notify=True, name="Ben")
    host.context.add_init_script(f"({HEARD})()")
    host.page.reload()
    host.table()
    friend.page.goto(link)
    friend.press(friend.page.get_by_role("button", name="Sit down"))
    friend.table()
    friend.page.locator("main, body").first.click(position={"x": 5, "y": 300})
    before = friend.page.evaluate("heard")
    host.press(host.page.get_by_role("button", name="People"))
    host.press(host.page.get_by_role("button", name="Hello!"))
    expect(friend.page.locator("[data-said]")).to_be_visible()
    friend.page.wait_for_function("(before) => heard > before", arg=before)
    host.page.keyboard.press("Escape")
    friend.page.evaluate("() => { document.hasFocus = () => false; told.length = 0; }")
    while not friend.look()["asks"]:
        host.usual()
        friend.up_to(int(host.look()["at"]))
    title, body, silent = friend.page.evaluate("told[0]")
    assert (title, body, silent) == ("Marvel: Skirmish! In New York", "It is your turn.", True)
    assert friend.page.title().startswith("Your turn · ")
    assert host.page.evaluate("[heard, told.length]") == [0, 0], "neither sounds nor notifications until asked for"


@pytest.mark.skipif(not own_address(), reason="this machine is in no network")
def test_the_operator_lets_the_network_in_and_the_link_works_there(meet: Meet, built: None, tmp_path: Path) -> None:
    with running(tmp_path) as own:
        host = meet(at=own)
        assert "127.0.0.1" in invite(host)
        expect(host.page.get_by_text("This link works on this machine only.")).to_be_visible()
        host.page.get_by_label("Let people in this network in").check()
        expect(host.page.get_by_text("This link works on this machine only.")).to_have_count(0)
        link = host.page.get_by_role("textbox", name="Link: Villains").input_value()
        assert link.startswith(f"http://{own_address()}:{own.port}/#/join/") and read_code(host.page) == link
        friend = meet(at=own, guest=True)
        friend.page.goto(link)
        friend.press(friend.page.get_by_role("button", name="Sit down"))
        friend.table()
        guest = meet(at=own, guest=True)
        link = invite(guest)
        expect(guest.page.get_by_text("“goldenrule serve --lan”")).to_be_visible()
        expect(guest.page.get_by_label("Let people in this network in")).to_have_count(0)
        assert link.startswith("http://127.0.0.1:")
