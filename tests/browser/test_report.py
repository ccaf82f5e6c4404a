"""The page of `goldenrule report`, opened without a network: it asks for nothing, fits a phone, and is for everyone."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from goldenrule.lab.report_page import page
from goldenrule.lab.result_statistics import findings
from goldenrule.lab.result_writer import collect
from goldenrule.lab.results import Run
from goldenrule.words.texts import Texts
from tests.browser.test_everyone import AXE, VIOLATIONS


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("results")
    runs = [Run.of("champions", {"heroes": [hero]}, "page", ["random"]) for hero in ("spider_man", "captain_marvel")]
    collect(folder, runs, games=40)
    texts = Texts("en")
    file = folder / "report.html"
    file.write_text(page(findings(folder, texts), texts), "utf-8")
    return file


@pytest.mark.parametrize(("scheme", "width"), [("light", 1000), ("dark", 390)])
def test_the_page_needs_no_network_and_is_for_everyone(
    browser: Browser, report: Path, scheme: Literal["light", "dark"], width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, offline=True)
    opened = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: wrong.append(message.text))
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.goto(report.as_uri())
    charts = opened.locator(".chart")
    opened.wait_for_function("[...document.querySelectorAll('.chart')].every((each) => each.querySelector('svg'))")
    assert charts.count() >= 7
    assert (asked, wrong) == ([report.as_uri()], [])
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    for each in opened.locator("summary").all():
        each.click()
    assert opened.get_by_role("cell", name="Spider-Man").count() >= 1
    opened.evaluate(AXE.read_text("utf-8"))
    assert opened.evaluate(VIOLATIONS, ["html", []]) == []
    before = charts.first.locator("svg").inner_html()
    opened.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    opened.wait_for_function("(old) => document.querySelector('.chart svg')?.innerHTML !== old", arg=before)
    context.close()
