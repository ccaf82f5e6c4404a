"""Questions of games played in this process, shown one after the other on one page that no server answers."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.gamekit.faces import codes
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.records import Recorder
from goldenrule.server.protocol import VERSION, Now, Welcome
from goldenrule.server.table_calls import JoinPages, PageJoins
from goldenrule.server.worker.table import Table
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Prompt, ask
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.browser.pages import Person

OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "champions": [
        {"heroes": ["spider_man"], "scenario": "klaw"},
        {"heroes": ["she_hulk"], "scenario": "ultron"},
        {"heroes": ["iron_man", "black_panther"], "scenario": "rhino"},
        {"heroes": ["captain_marvel"], "scenario": "rhino"},
    ],
    "heroes": [{}],
    "skirmish": [{}],
}
"""The games that are played, in turn."""
TEXTS: Final = Texts("en")
ROUTE: Final = "/t/questions?token=none"


def subject(prompt: Prompt) -> tuple[object, ...]:
    """What a question is about; two questions with the same look the same."""
    about = prompt.about
    cards = tuple(each.code for each in about.cards) if about else ()
    return (prompt.kind, cards, tuple(sorted(item.code for item in prompt.items)))


def of_every_kind(game: str, options: dict[str, Any], each: int = 2, seeds: int = 4) -> Iterator[Now]:
    """Yield up to `each` questions of each kind, number of options and subject, from this many `seeds`."""
    told: Counter[tuple[object, ...]] = Counter()
    for seed in range(seeds):
        for table, decision, prompt in played(game, options, seed):
            key = (decision.kind, prompt.about and prompt.about.focus, min(len(prompt.items), 4))
            told[key] += 1
            if told[key] <= each:
                yield message(table, decision.seat, told.total())


def played(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Table, Decision, Prompt]]:
    """Let bots play a game, and yield each question before it is answered."""
    words = find_game(game).words(TEXTS)
    recorder = Recorder(find_game(game).make(dict(options), str(seed)), str(seed))
    session = Session(recorder, {}, make_bot)
    table = Table("questions", session, TableKind(), TEXTS)
    bots = [make_bot(game, "sensible", f"{seed}/{seat}") for seat in range(session.game.state.seats)]
    while not session.game.over:
        decision = session.game.pending[0]
        yield table, decision, ask(session, decision, words, TEXTS).prompt
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))


def about_cards(game: str, many: int) -> Iterator[Now]:
    """Yield this many different questions that are about cards, or whose options repeat a text."""
    told: set[tuple[object, ...]] = set()
    for seed in range(1000):
        for table, decision, prompt in played(game, OPTIONS[game][seed % len(OPTIONS[game])], seed):
            if (prompt.about or any(item.says for item in prompt.items)) and subject(prompt) not in told:
                told.add(subject(prompt))
                yield message(table, decision.seat, len(told))
                if len(told) == many:
                    return
    raise AssertionError(f"only {len(told)} questions of {game}")


def message(table: Table, seat: int, at: int) -> Now:
    """What a page of a seat is sent when it is opened, without the story."""
    _, (_, data) = table.join(JoinPages("questions", [PageJoins(1, [seat])]))
    sent = msgspec.json.decode(data, type=Now)
    shown = {*codes([sent.board, sent.prompt])}
    faces = {code: face for code, face in sent.faces.items() if code in shown}
    return replace(sent, story=(), faces=faces, at=at, whole=True)


FED: Final = """() => {
  // a socket that is fed by the test, and answers what a page asks for with nothing
  window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      super();
      window.fed = (text) => this.tell(text);
      setTimeout(() => {
        this.on("open", new Event("open"));
        this.tell(%s);
      });
    }
    on(name, event) {
      this[`on${name}`]?.(event);
      this.dispatchEvent(event);
    }
    tell(text) {
      this.on("message", new MessageEvent("message", { data: text }));
    }
    send(text) {
      const { id } = JSON.parse(text);
      setTimeout(() => this.tell(JSON.stringify({ is: "done", id })));
    }
    close() {}
  };
}"""
SHOW: Final = """async ([messages, extra]) => {
  const measure = %s;
  const found = {};
  const bar = () => document.querySelector("[data-zone=prompt]");
  const frame = () => new Promise(requestAnimationFrame);
  document.documentElement.style.visibility = "hidden"; // laid out as ever, and drawn in no time
  for (const [n, text] of messages.entries()) {
    const at = String(JSON.parse(text).at);
    window.fed(text);
    do await frame();
    while (bar()?.dataset.at !== at);
    const wrong = measure(extra[n]);
    if (wrong.length) found[`${at} ${bar()?.querySelector("h2")?.textContent}`] = wrong;
  }
  return found;
}"""


def show(person: Person, game: str, questions: Sequence[Now], measure: str, extra: Sequence[object]) -> dict[str, Any]:
    """Show questions on one page, one after the other, and measure each there: what was found, by place and question.

    `measure` is a function of the page, which gets the `extra` of each question.
    """
    welcome = Welcome(VERSION, "questions", game, game, [])
    person.page.add_init_script(f"({FED % json.dumps(encoded(welcome))})()")
    person.go(ROUTE)
    person.page.wait_for_function("() => !!window.fed")
    person.page.evaluate(
        SHOW % measure, [[encoded(questions[0])], [extra[0]]]
    )  # letters and styles come with the first
    person.settle()
    found: dict[str, Any] = person.page.evaluate(SHOW % measure, [[encoded(each) for each in questions], extra])
    return found


def encoded(message: Welcome | Now) -> str:
    return msgspec.json.encode(message).decode()
