"""The page without a server: its folder, a plain web server that can go away, and its engine without the page."""

import base64
import fcntl
import hashlib
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from playwright.sync_api import ConsoleMessage, Page

from goldenrule.server.protocol import VERSION
from scripts import static_page
from scripts.build_page import fingerprint

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "static_page_for_tests"
SOURCES: Final = ("src/goldenrule", "scripts/in_pyodide", "scripts/static_page.py", "requirements/browser.txt")

PLAY: Final = """async ([files, game, seed, version, worker, log]) => {
  const engine = new Worker(worker, { type: "module" });
  const waiting = new Map();
  const messages = [];
  let wake = () => {};
  let now = {}, asked = 0, calls = 0, table = "", token = "";
  const ready = new Promise((done, fail) => {
    engine.onerror = (event) => fail(event.message);
    engine.onmessage = ({ data }) => {
      if (data.is === "reply") waiting.get(data.id)(data);
      else if (data.is === "ready") done();
      else if (data.is === "failed") fail(data.text);
      else if (data.is === "message") { messages.push(JSON.parse(data.text)); wake(); }
      else if (data.is === "closed") { messages.push(data); wake(); }
    };
  });
  const ask = (call) => new Promise((found) => {
    waiting.set(++calls, found);
    engine.postMessage({ ...call, id: calls });
  });
  const read = async () => {
    while (!messages.length) await new Promise((go) => (wake = go));
    const message = messages.shift();
    if (message.is === "now") {
      now = message;
      console.debug(`${table} ${now.at} ${now.end ? "over" : "goes on"}`);
    }
    if (message.is === "closed") throw new Error(message.reason);
    return message;
  };
  const choose = async (items) => {
    const id = ++asked;
    const text = { do: "choose", id, at: now.at, seat: now.prompt.seat ?? now.seat, items, sure: true };
    engine.postMessage({ is: "send", id: 1000, text: JSON.stringify(text) });
    for (;;) {
      const message = await read();
      if (message.id === id && (message.is === "done" || message.is === "refused")) return message.is === "done";
    }
  };
  engine.postMessage({ is: "begin", files, lang: "en", log, late: [] });
  await ready;
  const api = async (method, path, body) => {
    const { data } = await ask({ is: "request", method, path: "/api/" + path, lang: "", body: JSON.stringify(body) });
    return JSON.parse(new TextDecoder().decode(data));
  };
  const going = (await api("GET", "tables")).find((each) => each.game === game && !each.over);
  ({ table, token } = going ?? (await api("POST", "tables", { game, quick: true, seed })));
  engine.postMessage({ is: "open", id: 1000, path: `/ws/${table}?token=${token}&v=${version}&lang=en` });
  const times = [];
  for (;;) {
    while (!now.prompt && !now.end) await read();
    if (now.end) break;
    const { items } = now.prompt;
    const many = items.flatMap((item, n) => (item.ends ? [] : [n + 1]));
    const usual = now.prompt.default?.length ? now.prompt.default : [1];
    const wanted = [usual, [items.length], [1], ...many.slice(1).map((_, n) => many.slice(0, n + 2))];
    const { at } = now;
    const before = performance.now();
    let answered = false;
    for (const each of wanted) if ((answered = await choose(each))) break;
    if (!answered) throw new Error("nothing answers " + JSON.stringify(now.prompt));
    while (now.at === at && !now.end) await read();
    times.push(Math.round(performance.now() - before));
  }
  const { data } = await ask({ is: "export" });
  const bytes = Array.from(new Uint8Array(data), (each) => String.fromCharCode(each));
  return { log: btoa(bytes.join("")), table, times };
}"""
"""Plays a quick game in an engine of its own, with the answers of `EnginePage.usual`; continues one that is not over.

The console says the table and every position that is shown. The engine ends with the page: Firefox would report an
engine that is ended while it is busy as an error, "uncaught exception: undefined".
"""


def _stamp() -> str:
    """Changes when anything changes that the folder is made of."""
    digest = hashlib.sha256(fingerprint(ROOT).encode())
    for name in SOURCES:
        for path in sorted({ROOT / name, *(ROOT / name).rglob("*")}):
            if path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts:
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def make_folder() -> Path:
    """The folder as its sources are now; several processes make it once."""
    with (Path(tempfile.gettempdir()) / "goldenrule-static-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = FOLDER.with_suffix(".stamp")
        if not stamp.exists() or stamp.read_text() != _stamp():
            static_page.make(FOLDER, plays=False)
            stamp.write_text(_stamp())
    return FOLDER


class _Quiet(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path == "/favicon.ico":  # Chromium asks for one where no page names another
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        return


class Host:
    """A plain web server of a folder, which can go away and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.server: ThreadingHTTPServer | None = None
        self.start()

    def start(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(_Quiet, directory=str(self.folder)))
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()


class Played(NamedTuple):
    """A game that the engine has played in a browser: everything that it has stored, and milliseconds by answer."""

    log: bytes
    table: str
    times: list[int]


def to_play(host: Host, game: str, seed: str) -> list[object]:
    """What `PLAY` needs; it runs in any page of the folder."""
    (worker,) = host.folder.glob("assets/engine-*.js")
    address = host.address
    return [f"{address}/engine.json", game, seed, VERSION, f"{address}/assets/{worker.name}", f"driven {game}"]


def play_in(page: Page, host: Host, game: str, seed: str) -> Played:
    """Play a quick game in the engine, without the page."""
    page.goto(f"{host.address}/licences.txt")
    found = page.evaluate(PLAY, to_play(host, game, seed))
    return Played(base64.b64decode(found["log"]), found["table"], found["times"])


class Positions:
    """The tables and positions that `PLAY` shows in a page, until there are enough or the game is over."""

    def __init__(self, page: Page, enough: int) -> None:
        self.all: list[tuple[str, int]] = []
        self.enough = enough
        self.over = False
        page.on("console", self._note)

    def _note(self, said: ConsoleMessage) -> None:
        table, at, *more = said.text.split()
        self.over = more == ["over"]
        self.all.append((table, int(at)))

    def are_enough(self, _: ConsoleMessage) -> bool:
        return self.over or len(self.all) >= self.enough


def marks(page: Page) -> dict[str, int]:
    """When the engine of a page had come how far, in milliseconds; waits until it is ready."""
    page.wait_for_function("() => document.documentElement.dataset.engine")
    found: dict[str, int] = json.loads(page.evaluate("() => document.documentElement.dataset.engine"))
    return found
