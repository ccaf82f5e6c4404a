import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, PATIENCE, SILENCE, socketPath } from "./connection.ts";
import type { Socket } from "./transport.ts";
import { VERSION, type Message, type Now, type Request, type Welcome } from "./protocol.ts";
import { Refusal } from "./table.svelte.ts";
import { t } from "./words.ts";

class Fake implements Socket {
  readyState: Socket["readyState"] = 0;
  sent: Request[] = [];
  closings = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Request);
  }
  close(): void {
    this.closings++;
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  says(message: Message): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(reason = ""): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { reason }));
  }
}

const welcome: Welcome = { is: "welcome", version: VERSION, table: "x", game: "g", title: "G", seats: [] };
const now = (at: number): Now => ({ is: "now", at, seat: 0, board: null, seats: [], whole: true });

let sockets: Fake[];
let connection: Connection;
const lets = vi.fn<() => Promise<boolean>>();
const reload = vi.fn();
const last = () => sockets.at(-1) as Fake;
const link = () => connection.table.link;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  lets.mockResolvedValue(true);
  reload.mockReset();
  const open = () => {
    sockets.push(new Fake());
    return last();
  };
  connection = new Connection({ open, welcome: lets, reload, random: () => 0.5 });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function stand(at = 1): void {
  last().opens();
  last().says(welcome);
  last().says(now(at));
}

test("a table stands when its first state has come", () => {
  expect(link()).toBe("opening");
  last().opens();
  last().says(welcome);
  expect([link(), connection.table.welcome?.table]).toEqual(["opening", "x"]);
  last().says(now(4));
  expect([link(), connection.table.now?.at]).toEqual(["open", 4]);
});

test("each request gets its own answer, in whatever order answers come", async () => {
  stand();
  const first = connection.table.why({ card: 3 });
  const second = connection.table.undo();
  const [one, two] = last().sent;
  expect([one?.do, two?.do]).toEqual(["why", "undo"]);
  last().says({ is: "refused", id: two?.id ?? 0, text: "Nothing to take back.", kind: "undo" });
  last().says({ is: "done", id: one?.id ?? 0, lines: [[{ text: "because" }]] });
  expect((await first).lines?.[0]?.[0]?.text).toBe("because");
  await expect(second).rejects.toMatchObject({ message: "Nothing to take back.", kind: "undo" });
  last().says({ is: "done", id: 999 }); // nobody asked
});

test("a request without a connection is refused at once", async () => {
  await expect(connection.table.undo()).rejects.toBeInstanceOf(Refusal);
  expect(last().sent).toEqual([]);
});

test("a connection that breaks is opened again, later each time, and sooner after it stood", async () => {
  stand();
  last().breaks();
  expect(link()).toBe("lost");
  for (const [n, wait] of [250, 500, 1000, 2000, 4000, 8000, 8000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(n + 2);
    last().breaks();
  }
  await vi.advanceTimersByTimeAsync(8000);
  stand(7);
  expect([link(), connection.table.now?.at]).toEqual(["open", 7]);
  last().breaks();
  const before = sockets.length;
  await vi.advanceTimersByTimeAsync(250);
  expect(sockets).toHaveLength(before + 1);
});

test("whoever waits for an answer when it breaks is told", async () => {
  stand();
  const asked = connection.table.choose([1]);
  const told = expect(asked).rejects.toBeInstanceOf(Refusal);
  last().breaks();
  await told;
});

test("a server that answers nothing is given up, and looked for again", async () => {
  stand();
  const told = expect(connection.table.choose([1])).rejects.toBeInstanceOf(Refusal);
  const silent = last();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await told;
  expect([link(), silent.closings]).toEqual(["lost", 1]);
  await vi.advanceTimersByTimeAsync(250);
  stand(2);
  silent.breaks(); // of no account any more
  expect([link(), sockets.length]).toEqual(["open", 2]);
});

test("nothing is given up while what plays the games is being loaded", async () => {
  connection.close();
  let isReady = false;
  const open = () => {
    sockets.push(new Fake());
    return last();
  };
  connection = new Connection({ open, welcome: lets, reload, isReady: () => isReady, isAlone: true });
  const count = sockets.length;
  await vi.advanceTimersByTimeAsync(4 * PATIENCE);
  expect([link(), connection.table.trouble, sockets.length]).toEqual(["opening", "", count]);
  isReady = true;
  await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
  expect([connection.table.trouble, last().closings]).toEqual(["", 0]);
  lets.mockRejectedValue(new Error("nothing answers"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([connection.table.trouble, last().closings]).toEqual([t("page-engine-away"), 1]);
});

test("an answer in time leaves the connection alone", async () => {
  stand();
  const asked = connection.table.undo();
  last().says({ is: "done", id: last().sent[0]?.id ?? 0 });
  await asked;
  await vi.advanceTimersByTimeAsync(2 * PATIENCE);
  expect([link(), sockets.length]).toEqual(["open", 1]);
});

test("a socket that died while the machine slept is found out when the page is looked at again", async () => {
  stand();
  const dead = last();
  connection.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(dead.sent.map((each) => each.do)).toEqual(["here"]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([link(), dead.closings]).toEqual(["lost", 1]);
  await vi.advanceTimersByTimeAsync(250);
  stand(9);
  expect([link(), connection.table.now?.at]).toEqual(["open", 9]);
});

test("whoever hears nothing asks whether the server is there, and a server that is there is not left", async () => {
  stand();
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  last().says(now(2));
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(last().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().sent.map((each) => each.do)).toEqual(["here"]);
  last().says({ is: "done", id: last().sent[0]?.id ?? 0 });
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect([link(), sockets.length, last().sent.length]).toEqual(["open", 1, 2]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(link()).toBe("lost");
});

test("nobody is asked while the answer to something else is waited for, nor where nothing is open", async () => {
  stand();
  const told = expect(connection.table.choose([1])).rejects.toBeInstanceOf(Refusal);
  connection.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(last().sent.map((each) => each.do)).toEqual(["choose"]);
  last().breaks();
  await told;
  const before = sockets.length;
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect(sockets.slice(before).flatMap((each) => each.sent)).toEqual([]);
});

test("where the page is not let in, it is not tried again", async () => {
  lets.mockResolvedValue(false);
  last().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([link(), sockets.length]).toEqual(["refused", 1]);
  connection.now();
  expect(sockets).toHaveLength(1);
});

test("a server that is away is looked for again, as it may let the page in", async () => {
  lets.mockRejectedValue(new TypeError("no network"));
  last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  expect([link(), sockets.length]).toEqual(["lost", 2]);
});

test("it can be tried again at once, but not twice at a time", async () => {
  stand();
  last().breaks();
  await vi.advanceTimersByTimeAsync(0);
  connection.now();
  connection.now();
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test("a server of another version makes the page load itself again", () => {
  last().opens();
  last().says({ ...welcome, version: VERSION + 1 });
  expect(reload).toHaveBeenCalledOnce();
  expect(connection.table.welcome).toBeNull();
});

test("what is closed stays closed", async () => {
  stand();
  connection.close();
  last().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("the path of a socket names the table, the visitor and the language", () => {
  expect(socketPath("a/b", "x&y", "", "")).toBe("ws/a%2Fb?token=x%26y&v=1");
  expect(socketPath("a", "", "2", "")).toBe("ws/a?token=&v=1&over=2");
  expect(socketPath("a", "", "", "uk")).toBe("ws/a?token=&v=1&lang=uk");
});

test("a table that cannot be opened says why, and goes on trying", async () => {
  expect(connection.table.trouble).toBe("");
  lets.mockRejectedValueOnce(new Error("away"));
  last().breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect([link(), connection.table.trouble]).toEqual(["lost", t("page-open-away")]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets.length).toBe(2);
  last().opens();
  last().breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect([link(), connection.table.trouble]).toEqual(["lost", t("page-open-closed")]);
  await vi.advanceTimersByTimeAsync(2000);
  last().opens();
  last().breaks("Too many.");
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.table.trouble).toBe(t("page-open-because", { reason: "Too many." }));
  await vi.advanceTimersByTimeAsync(4000);
  stand();
  expect([link(), connection.table.trouble]).toEqual(["open", ""]);
});

test("a socket that is let in and says nothing is not waited for in silence", async () => {
  last().opens();
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(connection.table.trouble).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect([connection.table.trouble, sockets.length]).toEqual([t("page-open-slow"), 1]);
  last().says(welcome);
  last().says(now(1));
  expect([link(), connection.table.trouble]).toEqual(["open", ""]);
});

test("a socket that does not even open is given up and tried again", async () => {
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([link(), connection.table.trouble]).toEqual(["lost", t("page-open-closed")]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets.length).toBe(2);
});

test("a page whose seat was given away while it came in is told so", async () => {
  last().opens();
  lets.mockResolvedValueOnce(false);
  last().breaks("gone");
  await vi.advanceTimersByTimeAsync(0);
  expect(link()).toBe("refused");
});

test("players who are away are named, and so are those who are back", () => {
  stand();
  const seat = { seat: 1, name: "Thor" };
  last().says({ ...now(2), seats: [{ ...seat, away: true }] });
  expect(connection.table.away).toEqual(["Thor"]);
  last().says({ ...now(2), seats: [{ ...seat, here: true }] });
  expect([connection.table.away, connection.table.news]).toEqual([[], [t("page-returned", { names: "Thor", n: 1 })]]);
  last().says({ ...now(3), seats: [{ ...seat, here: true }] });
  expect(connection.table.news).toEqual([]);
});
