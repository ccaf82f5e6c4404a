import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromEngine, ToEngine } from "./messages.ts";
import { EngineTransport, languageOf, PATIENCE, type Engine } from "./transport.ts";

class Fake implements Engine {
  onmessage: Engine["onmessage"] = null;
  onerror: Engine["onerror"] = null;
  readonly got: ToEngine[] = [];
  ended = false;

  postMessage(message: ToEngine): void {
    this.got.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromEngine): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
  replies(id: number, text: string, status = 200): void {
    const data = new TextEncoder().encode(text).buffer;
    this.says({ is: "reply", id, status, type: "application/json", data });
  }
}

let engines: Fake[];
let said: string[];
let page: EngineTransport;
const last = () => {
  const found = engines.at(-1);
  if (!found) throw new Error("no engine");
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  [engines, said] = [[], []];
  page = new EngineTransport(
    () => {
      engines.push(new Fake());
      return last();
    },
    () => ({ files: "engine.json", lang: "en", log: "games", inFiles: false }),
    {
      progress: (done, all) => said.push(`${done} of ${all}`),
      ready: (_, __, lost) => said.push(lost ? `ready, lost ${lost.text}` : "ready"),
      failed: (fault, _, stored) => said.push(stored ? `${fault}: ${new TextDecoder().decode(stored)}` : fault),
      late: () => said.push("late"),
    },
  );
});
afterEach(() => vi.useRealTimers());

function started(): Fake {
  page.start();
  last().says({ is: "ready", marks: {}, inFiles: true });
  return last();
}

test("what is asked before the engine is there waits for it", async () => {
  const answer = page.request("POST", "api/tables", { game: "g" }, "es");
  expect(engines).toHaveLength(0);
  page.start();
  expect(last().got).toEqual([
    { is: "begin", files: "engine.json", lang: "en", log: "games", inFiles: false, late: [], isFresh: false },
    { is: "request", id: 1, method: "POST", path: "/api/tables", lang: "es", body: '{"game":"g"}' },
  ]);
  last().says({ is: "progress", done: 1, all: 2 });
  last().replies(1, '{"table": "t"}', 201);
  const found = await answer;
  expect([found.status, await found.json()]).toEqual([201, { table: "t" }]);
  expect(said).toEqual(["1 of 2"]);
});

test("what is lost of a damaged log is said when the engine is ready", () => {
  page.start();
  last().says({ is: "ready", marks: {}, inFiles: true, lost: { text: "one entry", stored: new ArrayBuffer(1) } });
  expect(said).toEqual(["ready, lost one entry"]);
});

test("an answer without content is one", async () => {
  const answer = page.request("DELETE", "api/tables/t", undefined, "");
  page.start();
  last().replies(1, "", 204);
  expect((await answer).status).toBe(204);
});

test("a socket opens, sends, hears and closes", () => {
  const engine = started();
  const socket = page.open("ws/a%2Fb?token=x");
  const heard: string[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = (event) => heard.push(String(event.data));
  socket.onclose = (event) => heard.push(`closed: ${event.reason}`);
  socket.send("too early");
  engine.says({ is: "opened", id: 1 });
  socket.send("one");
  engine.says({ is: "message", id: 1, text: "two" });
  engine.says({ is: "message", id: 9, text: "of another socket" });
  engine.says({ is: "closed", id: 1, code: 1000, reason: "over" });
  engine.says({ is: "message", id: 1, text: "too late" });
  expect(heard).toEqual(["open", "two", "closed: over"]);
  expect(engine.got.filter((each) => each.is === "send")).toEqual([{ is: "send", id: 1, text: "one" }]);
});

test("an engine that answers in time is not stopped", async () => {
  const engine = started();
  void page.request("GET", "api/x", undefined, "");
  await vi.advanceTimersByTimeAsync((PATIENCE - 1) * 1000);
  engine.says({ is: "here" });
  await vi.advanceTimersByTimeAsync(PATIENCE * 10_000);
  expect(engine.ended).toBe(false);
});

test("an endless answer stops the engine, and the next one knows at which table", async () => {
  const engine = started();
  for (const [n, table] of ["a%2Fb", "c"].entries()) {
    page.open(`ws/${table}?token=x`);
    engine.says({ is: "opened", id: n + 1 });
  }
  const sockets = [page.open("ws/d?token=x")];
  engine.says({ is: "opened", id: 3 });
  const closed = vi.fn();
  for (const each of sockets) {
    each.onclose = closed;
    each.send("an endless answer");
  }
  const asked = page.request("GET", "api/x", undefined, "");
  const refused = expect(asked).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(PATIENCE * 1000);
  await refused;
  expect(engine.ended).toBe(true);
  expect(closed).toHaveBeenCalledOnce();
  expect(said.at(-1)).toBe("late");
  expect(last()).not.toBe(engine);
  expect(last().got[0]).toMatchObject({ is: "begin", late: ["d"] });
});

test("a failure stops the engine, and it can be started again", () => {
  page.start();
  last().says({ is: "failed", fault: "busy", text: "" });
  expect([said, last().ended]).toEqual([["busy"], true]);
  page.start();
  expect(engines).toHaveLength(2);
});

test("after a failure what is asked is refused, until the engine is started again", async () => {
  const early = page.request("GET", "api/x", undefined, "");
  const refused = expect(early).rejects.toThrow();
  page.start();
  last().says({ is: "failed", fault: "storage", text: "" });
  await refused;
  await expect(page.request("GET", "api/x", undefined, "")).rejects.toThrow();
  await expect(page.export()).rejects.toThrow();
  const closed = vi.fn();
  const socket = page.open("ws/a?token=x");
  socket.onclose = closed;
  await Promise.resolve();
  expect([closed.mock.calls.length, socket.readyState]).toEqual([1, WebSocket.CLOSED]);
  const engine = started();
  void page.request("GET", "api/y", undefined, "");
  expect(engine.got.filter((each) => each.is === "open" || each.is === "request")).toMatchObject([{ path: "/api/y" }]);
});

test("a log that the engine cannot start with is handed over, and a start without it is possible", () => {
  page.start();
  const stored = new TextEncoder().encode("the log").buffer;
  last().says({ is: "failed", fault: "log", text: "ValueError: no", stored });
  expect(said).toEqual(["log: the log"]);
  page.start([], true);
  expect(last().got[0]).toMatchObject({ is: "begin", isFresh: true });
});

test("everything is exported, and imported if it is not damaged", async () => {
  const engine = started();
  const exported = page.export();
  engine.replies(1, "log");
  expect(new TextDecoder().decode(await exported)).toBe("log");
  const refused = page.import(new ArrayBuffer(1));
  engine.replies(2, "{}", 500);
  await expect(refused).rejects.toThrow("500");
  expect(engine.ended).toBe(false);
  const imported = page.import(new ArrayBuffer(1));
  engine.replies(3, "", 204);
  await imported;
  expect(engine.ended).toBe(true);
});

test("the first page is in the language that was chosen, or that the browser prefers", () => {
  const there = ["en", "es", "uk", "zh-Hant"];
  expect(languageOf(there, "uk", ["es"])).toBe("uk");
  expect(languageOf(there, "", ["fr-FR", "es-MX", "en"])).toBe("es");
  expect(languageOf(there, "", ["zh-TW"])).toBe("zh-Hant");
  expect(languageOf(there, "", ["zh-CN"])).toBe("en");
  expect(languageOf(there, "no tag", [])).toBe("en");
});
