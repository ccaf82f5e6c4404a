"""Every text of a card that matters to a question is whole and can be read: 200 questions of each game.

Every other question is shown on a phone.
"""

from typing import Any, Final

import pytest

from goldenrule.gamekit.board import Card, Group
from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.games.heroes.board_types import HeroesBoard
from goldenrule.games.skirmish.board_types import DuelBoard
from goldenrule.server.protocol import Now
from tests.browser.conftest import Meet
from tests.browser.questions import OPTIONS, about_cards, show

MANY: Final = 200
SIZES: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "desktop": ({"viewport": {"width": 1440, "height": 900}}, 12),
    "phone": ({"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}, 13),
}
"""The window, and the smallest letters of a rules text in it."""
UNREADABLE: Final = """([wanted, least]) => {
  const found = [];
  const bare = (text) => text.replaceAll(/[\\s\\u00ad]/g, "");
  const clips = (at) => {
    const { overflowY, webkitLineClamp } = getComputedStyle(at);
    return overflowY !== "visible" || webkitLineClamp !== "none";
  };
  const scrolls = (at) => ["auto", "scroll"].includes(getComputedStyle(at).overflowY);
  const shown = [...document.querySelectorAll("[data-reads]")].filter((each) => each.checkVisibility());
  for (const each of shown) {
    const code = each.dataset.reads;
    for (const at of [each, ...each.querySelectorAll(".face, .text, .text p, .extra")]) {
      if (clips(at) && at.scrollHeight > at.clientHeight + 1) found.push(`${code}: ${at.className} is cut`);
    }
    for (const at of each.matches(".card") ? each.querySelectorAll(".text, .extra") : [each]) {
      const size = parseFloat(getComputedStyle(at).fontSize);
      if (size < least) found.push(`${code}: ${at.className} has letters of ${size} px`);
    }
    // what lies around it may be scrolled, but hides nothing of it
    const box = each.getBoundingClientRect();
    for (let at = each.parentElement; at && !scrolls(at); at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const out = box.bottom > edge.bottom + 2 || box.top < edge.top - 2;
      if (out && getComputedStyle(at).overflowY === "hidden") found.push(`${code}: ${at.className} hides a part of it`);
    }
  }
  for (const [code, text] of Object.entries(wanted)) {
    const there = shown.filter((each) => each.dataset.reads === code);
    const whole = there.some((each) => !each.matches(".card") || bare(each.textContent).includes(bare(text)));
    if (!whole) found.push(`${code}: ${there.length ? "not all of its text" : "nothing"} can be read`);
  }
  return found;
}"""


def matters(now: Now) -> dict[str, str]:
    """The texts of cards that matter to a question, by their codes: those it is about, and those of an asked hand."""
    assert now.prompt is not None
    about = now.prompt.about
    if about is None:
        return {}
    texts = {code: "".join(face.text) for code, face in now.faces.items() if face.text}
    found = [each.code for each in about.cards if each.code in texts][:1]  # the others are tabs
    if about.focus == "hand":
        found += {item.code for item in now.prompt.items} & {card.code for card in held(now)} & texts.keys()
    return {code: texts[code] for code in found}


def held(now: Now) -> list[Card]:
    """The cards in the hand."""
    panel = now.board.hand if isinstance(now.board, ChampionsBoard | HeroesBoard | DuelBoard) else None
    groups = panel.body if panel is not None else []
    return [each for group in groups if isinstance(group, Group) for each in group.items if isinstance(each, Card)]


@pytest.fixture(scope="module")
def questions() -> dict[str, list[Now]]:
    return {game: list(about_cards(game, MANY)) for game in OPTIONS}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", OPTIONS)
def test_no_text_that_matters_is_cut_or_too_small(
    meet: Meet, questions: dict[str, list[Now]], game: str, size: str
) -> None:
    how, least = SIZES[size]
    shown = questions[game][size == "phone" :: 2]
    texts = [matters(now) for now in shown]
    assert len(shown) == MANY / 2 and sum(map(bool, texts)) > MANY / 8
    assert not show(meet(**how), game, shown, UNREADABLE, [[each, least] for each in texts])


def test_what_cannot_be_read_is_found(meet: Meet, questions: dict[str, list[Now]]) -> None:
    person = meet()
    now = next(each for each in questions["champions"] if matters(each))
    assert not show(person, "champions", [now], UNREADABLE, [[matters(now), 12]])
    assert person.page.evaluate(UNREADABLE, [matters(now), 30])
    cut = "Object.assign(each.style, { maxHeight: '12px', overflow: 'hidden' })"
    person.page.evaluate(f"() => document.querySelectorAll('.card.read .text').forEach((each) => {cut})")
    assert any("is cut" in each for each in person.page.evaluate(UNREADABLE, [matters(now), 12]))
    person.page.evaluate("() => document.querySelectorAll('.card.read').forEach((each) => each.remove())")
    assert any("nothing can be read" in each for each in person.page.evaluate(UNREADABLE, [matters(now), 12]))
