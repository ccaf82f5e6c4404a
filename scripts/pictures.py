#!/usr/bin/env python3
"""Take pictures of the page: home, set-up, situations of every game, the log, a card, and how games end.

    python scripts/pictures.py                    those that the repository keeps, into docs/pictures
    python scripts/pictures.py FOLDER [NAME ...]  all as PNG, or those whose names begin so, in every size and theme

The games are those of scripts/page_fixtures.py: the same seeds, so that the pictures are the same every time. They are
opened as saves at a server of its own, with a data folder of its own.
"""

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported

import run
from goldenrule import languages
from scripts import browsers
from tests.browser.conftest import FLAGS
from tests.browser.pages import QUIET
from tests.browser.staged import stage
from tests.server.helpers import Server, running

KEPT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
INTRODUCTION = """The page of `python3 run.py` and its tables, in real games with fixed seeds, at 1440x900, 1024x768 and
390x844, dark and light. `scripts/pictures.py` makes these pictures, and `scripts/pictures.py FOLDER` many more."""
SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
THEMES = ("dark", "light")
QUALITY = 0.82

Do = Callable[[Page], object]


def nothing(page: Page) -> None:
    """The page as it is opened."""


def story(page: Page) -> None:
    """The log, opened where it does not stand beside the table."""
    log = page.locator("[data-zone=story]:visible")
    if not log.count():
        page.keyboard.press("l")
    log.first.wait_for()


def card(page: Page) -> None:
    """A card of the hand that can be played, looked at."""
    shown = page.locator("[data-zone=hand] .card.legal:visible").last
    shown.click(button="right", position={"x": 40, "y": 60})
    page.locator(".look").wait_for()


def hint(page: Page) -> None:
    """A hint, thought out, as it is shown on the table."""
    page.keyboard.press("h")
    page.locator(".advice button").first.wait_for()
    page.wait_for_function("() => !document.querySelector('[data-zone=prompt] .hint[aria-disabled=true]')")


def answered(page: Page) -> None:
    """Confirm the proposed answer, and wait until its effect is there."""
    bar = page.locator("[data-zone=prompt]")
    at = bar.get_attribute("data-at")
    bar.locator(".primary").click()
    page.wait_for_function(
        "(at) => { const bar = document.querySelector('[data-zone=prompt]');"
        " return bar.dataset.at !== at && bar.classList.contains('asks'); }",
        arg=at,
    )


def step(page: Page) -> None:
    """The first step of what an answer led to, which waits for the next one."""
    answered(page)
    page.keyboard.press("r")
    page.locator(".prompt.tells").wait_for()
    page.keyboard.press("ArrowLeft")


def lesson(page: Page) -> None:
    """The step of the first lesson that points at what it needs."""
    page.get_by_role("button", name="The first round").click()
    for n in (1, 2):
        page.get_by_text(f"step {n} of").wait_for()
        page.locator("[data-zone=prompt] .primary").click()
    page.locator(".spotlight").wait_for()


def review(page: Page) -> None:
    """A game that is over, looked back on."""
    page.locator(".end[role=dialog]").get_by_role("button", name="Review").click()
    page.get_by_role("heading", name="Choices and luck").wait_for()


def heroes(page: Page) -> None:
    """Two heroes, chosen."""
    for name in ("Spider-Man", "Captain Marvel"):
        tile = page.locator("fieldset button[aria-pressed]", has_text=name).first
        tile.click()
        tile.and_(page.locator("[aria-pressed=true]")).wait_for()
    page.get_by_role("button", name="Start the game").and_(page.locator(":enabled")).wait_for()
    page.evaluate("() => scrollTo(0, 0)")


class Picture(NamedTuple):
    """A page to be opened, or the table of a situation, and what is done there. `about` stands below it."""

    name: str
    about: str
    at: str = ""
    do: Do = nothing
    kept: Sequence[str] = ("wide-dark",)
    lang: str = ""


SPOKEN = ("en", "es", "uk", "zh-Hant")


def spoken(lang: str, name: str) -> list[Picture]:
    """The first page, a table, a card and the rules in a language, as small as they are kept."""
    return [
        Picture(f"home_{lang}", f"{name}: the first page", "#/", kept=("phone-dark",), lang=lang),
        Picture(f"table_{lang}", f"{name}: a turn of Champions", "champions_mid", kept=("middle-light",), lang=lang),
        Picture(f"card_{lang}", f"{name}: a card looked at", "champions_mid", card, kept=("phone-dark",), lang=lang),
        Picture(f"rules_{lang}", f"{name}: the rules", "#/rules/champions/stunned", kept=("phone-light",), lang=lang),
    ]


ALL = tuple(f"{size}-{theme}" for size in SIZES for theme in THEMES)
BOTH = ("wide-dark", "phone-dark")
TURN = ("wide-dark", "middle-light", "phone-dark")
OTHERS = ("learn", "puzzles", "daily", "rules", "settings", "stats", "replays", "join", "watch", "tables", "credits")
"""Pages that are looked at, but not kept."""

PICTURES = (
    Picture("first", "The first page, for the first time", "#/", kept=("wide-dark", "phone-light")),
    Picture("home", "The first page with a game to continue", "#/", kept=TURN),
    Picture("set_up", "A new game of Champions", "#/new/champions", heroes, kept=TURN),
    Picture("set_up_heroes", "A new game of Heroes", "#/new/heroes", kept=()),
    Picture("set_up_skirmish", "A new game of Skirmish", "#/new/skirmish", kept=()),
    *(Picture(name, name.capitalize(), f"#/{name}", kept=()) for name in OTHERS),
    Picture("champions_mulligan", "Champions: the mulligan", "champions_mulligan", kept=BOTH),
    Picture("champions_turn", "Champions: your turn", "champions_mid", kept=TURN),
    Picture("champions_payment", "Champions: a payment is proposed", "champions_payment", kept=BOTH),
    Picture("champions_target", "Champions: a target is chosen", "champions_target"),
    Picture("champions_defend", "Champions: the villain attacks", "champions_defend"),
    Picture("champions_attack", "Champions: an attack, step by step", "champions_attacked", step, kept=()),
    Picture("champions_hint", "Champions: a hint", "champions_mid", hint, kept=()),
    Picture("champions_four", "Champions: four players and twelve minions", "champions_crowded", kept=BOTH),
    Picture("skirmish_turn", "Skirmish: somebody is recruited", "skirmish_mid", kept=TURN),
    Picture("skirmish_opening", "Skirmish: the first turn", "skirmish_opening"),
    Picture("skirmish_payment", "Skirmish: the payment", "skirmish_payment"),
    Picture("skirmish_slot", "Skirmish: a place is chosen", "skirmish_slot", kept=BOTH),
    Picture("skirmish_target", "Skirmish: a target is chosen", "skirmish_target"),
    Picture("heroes_turn", "Heroes: the map, and an action", "heroes_turn", kept=TURN),
    Picture("heroes_planning", "Heroes: headlines are planned", "heroes_planning"),
    Picture("heroes_move", "Heroes: a district is chosen", "heroes_move"),
    Picture("heroes_villain", "Heroes: the villain is chosen", "heroes_villain"),
    Picture("heroes_combat", "Heroes: a combat", "heroes_after_roll", kept=BOTH),
    Picture("lesson", "A lesson points at what it needs", "#/learn", lesson),
    Picture("gallery", "All cards", "#/cards/champions?q=aspect%3Ajustice", kept=BOTH),
    Picture("log", "The log on a phone", "champions_mid", story, kept=("phone-dark",)),
    Picture("card", "A card looked at", "champions_mid", card, kept=BOTH),
    Picture("champions_end", "The end of a game of Champions", "champions_won", kept=("wide-dark", "middle-light")),
    Picture("skirmish_end", "The end of a duel", "skirmish_end"),
    Picture("skirmish_review", "A duel is looked back on", "skirmish_end", review),
    Picture("heroes_end", "The end of a game of Heroes", "heroes_end"),
    *(each for tag in SPOKEN for each in spoken(tag, languages.language(tag).name)),
)  # fmt: skip


class Photographer:
    """Takes pictures of the pages of a server."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.ending = "webp" if folder == KEPT else "png"
        self.tables: dict[str, str] = {}

    def sit(self, situation: str) -> None:
        """Play to a situation, and open it as a table."""
        self.tables[situation] = "#" + stage(self.server, situation)

    def take(self, wanted: Picture, look: str) -> int:
        """A picture in a size and a theme; how many bytes it has."""
        size, theme = look.split("-")
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        context.add_cookies([self.server.kept_cookie()])
        kept = json.dumps({"lang": wanted.lang})
        context.add_init_script(f"localStorage.setItem('goldenrule-look', {json.dumps(kept)})")
        page = context.new_page()
        way = self.tables.get(wanted.at, wanted.at)
        page.goto(f"http://127.0.0.1:{self.server.port}/{way}")
        settled(page)
        wanted.do(page)
        settled(page)
        data = page.screenshot(animations="disabled", caret="hide")
        if self.ending == "webp":
            data = webp(context.new_page(), data)
        context.close()
        (self.folder / f"{wanted.name}-{look}.{self.ending}").write_bytes(data)
        return len(data)


def settled(page: Page) -> None:
    """Wait until a page shows what it has to: what it asked for, fonts, and at a table whom it waits for."""
    page.locator("h1, [data-zone=prompt], [role=dialog]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(QUIET)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def webp(page: Page, png: bytes) -> bytes:
    """A picture as WebP, as the browser writes it."""
    found: str = page.evaluate(
        """async ([png, quality]) => {
          const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          canvas.getContext("2d").drawImage(picture, 0, 0);
          const blob = await canvas.convertToBlob({ type: "image/webp", quality });
          const bytes = new Uint8Array(await blob.arrayBuffer());
          let text = "";
          for (const byte of bytes) text += String.fromCharCode(byte);
          return btoa(text);
        }""",
        [base64.b64encode(png).decode(), QUALITY],
    )
    return base64.b64decode(found)


@contextmanager
def photographer(folder: Path) -> Iterator[Photographer]:
    """Somebody with a browser, before a server that knows nothing yet."""
    if missing := browsers.missing(browsers.CHROMIUM, browsers.FONT):
        raise SystemExit(" ".join(missing.values()))
    if why := run.make_page():
        raise SystemExit(f"The page could not be built: {why}")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.program(browsers.CHROMIUM), args=FLAGS)
        yield Photographer(browser, server, folder)
        browser.close()


def take(folder: Path, wanted: Sequence[tuple[Picture, Sequence[str]]]) -> int:
    """Take pictures; how many bytes they have. The tables are opened after the first page was taken without any."""
    total = 0
    with photographer(folder) as by:
        for picture, looks in wanted:
            if picture.name != "first":
                for each, _ in wanted:
                    if each.at and not each.at.startswith("#") and each.at not in by.tables:
                        by.sit(each.at)
            for look in looks:
                size = by.take(picture, look)
                total += size
                print(f"{picture.name}-{look}: {size // 1024} kB", flush=True)
    return total


def gallery() -> str:
    """The page that shows the pictures which are kept, the widest of each first."""
    out = ["# Pictures of the page", "", INTRODUCTION]
    for picture in (each for each in PICTURES if each.kept):
        out += ["", f"## {picture.about}"]
        for look in picture.kept:
            size, theme = look.split("-")
            width, height = SIZES[size]
            out += ["", f"![{width}x{height}, {theme}](pictures/{picture.name}-{look}.webp)"]
    return "\n".join(out) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--looks", default=",".join(ALL), help="sizes and themes: wide-dark,phone-light ...")
    given = parser.parse_args()
    if given.folder is None:
        for old in KEPT.glob("*.webp"):
            old.unlink()
        total = take(KEPT, [(each, each.kept) for each in PICTURES if each.kept])
        (KEPT.parent / "pictures.md").write_text(gallery(), "utf-8")
    else:
        chosen = [each for each in PICTURES if not given.names or each.name.startswith(tuple(given.names))]
        total = take(given.folder, [(each, given.looks.split(",")) for each in chosen])
    print(f"{total // 1024} kB in all")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
