import { expect, test } from "vitest";
import type { Face, Now, Section, LineView } from "./protocol.ts";
import { merged, since, TableState, type Ask } from "./table.svelte.ts";

const told = (place: number, text = `line ${place}`): LineView => ({ place, at: place + 1, segments: [{ text }] });
const section = (place: number, ...lines: LineView[]): Section => ({ heading: `section ${place}`, place, lines });
const places = (story: readonly Section[]) =>
  story.map((each) => [each.place, ...each.lines.map((line) => line.place)]);
const now = (at: number, more: Partial<Now> = {}): Now => ({ is: "now", at, seat: 0, board: null, seats: [], ...more });
const face = (code: string): Face => ({ code, name: code, type: "event", kind: "event" });

test("new lines go on with their section, or begin another", () => {
  const before = [section(0, told(0), told(1))];
  expect(places(merged(before, [section(0, told(2)), section(3, told(3))]))).toEqual([
    [0, 0, 1, 2],
    [3, 3],
  ]);
  expect(merged(before, [])).toBe(before);
});

test("a whole story tells beyond an earlier one what is new, and its last line if that goes on", () => {
  const before = [section(0, told(0), told(1))];
  expect(places(since(before, [section(0, told(0), told(1), told(2)), section(3, told(3))]))).toEqual([
    [0, 2],
    [3, 3],
  ]);
  expect(places(since(before, [section(0, told(0), told(1, "longer"))]))).toEqual([[0, 1]]);
  expect(since(before, before)).toEqual([]);
  expect(since([], before)).toEqual(before);
});

test("what is told anew replaces what was told from there on", () => {
  const before = [section(0, told(0), told(1)), section(2, told(2), told(3))];
  expect(places(merged(before, [section(0, told(1, "otherwise"))]))).toEqual([[0, 0, 1]]);
  expect(places(merged(before, [section(2, told(3, "otherwise"))]))).toEqual([
    [0, 0, 1],
    [2, 2, 3],
  ]);
  expect(places(merged(before, [section(2, told(2, "otherwise"))]))).toEqual([
    [0, 0, 1],
    [2, 2],
  ]);
});

test("after a welcome another game begins, also with hands that are covered, and nothing of the one before is left", () => {
  const table = new TableState(() => Promise.reject(new Error("unused")));
  table.take(now(34, { story: [section(0, told(0))], whole: true }));
  table.take(now(3, { covered: true }));
  expect(table.now?.at).toBe(34);
  table.take({ is: "welcome", version: 1, table: "x", game: "g", title: "G", seats: [] });
  table.take(now(0, { covered: true }));
  expect([table.now?.at, table.story]).toEqual([0, []]);
  table.take(now(2, { story: [section(0, told(0))] }));
  table.take(now(1));
  expect([table.now?.at, places(table.story)]).toEqual([2, [[0, 0]]]);
});

test("faces add up, and a whole message begins the story anew", () => {
  const table = new TableState(() => Promise.reject(new Error("unused")));
  table.take(now(1, { faces: { a: face("a") }, story: [section(0, told(0))], whole: true }));
  table.take(now(2, { faces: { b: face("b") }, story: [section(0, told(1))] }));
  expect([table.face("a")?.name, table.face("b")?.name, table.face("c"), table.face("")]).toEqual([
    "a",
    "b",
    undefined,
    undefined,
  ]);
  expect(places(table.story)).toEqual([[0, 0, 1]]);
  table.take(now(1)); // came late
  expect(table.now?.at).toBe(2);
  table.take(now(1, { whole: true, story: [section(5, told(5))] }));
  expect([table.now?.at, places(table.story)]).toEqual([1, [[5, 5]]]);
});

test("a table that goes on has not stopped", () => {
  const table = new TableState(() => Promise.reject(new Error("unused")));
  table.take({ is: "stopped", text: "A card is broken." });
  expect(table.stopped).toBe("A card is broken.");
  table.take(now(1));
  expect(table.stopped).toBe("");
});

test("a request names the position and the seat that is asked", async () => {
  const asked: Ask[] = [];
  const table = new TableState((ask) => {
    asked.push(ask);
    return Promise.resolve({ is: "done", id: 1 });
  });
  table.take(now(7, { seat: 1, prompt: { seat: 2, kind: "turn", question: "?", items: [] } }));
  await table.choose([3, 1], { sure: true });
  await table.why({ card: 12 });
  table.take(now(8, { seat: 1 }));
  await table.values(4);
  expect(asked).toEqual([
    { do: "choose", at: 7, seat: 2, items: [3, 1], sure: true },
    { do: "why", seat: 2, card: 12 },
    { do: "values", seat: 1, card: 4 },
  ]);
});

test("a request to take back stands until it is answered or something has changed", async () => {
  const table = new TableState(() => Promise.resolve({ is: "done", id: 1 }));
  table.take({ is: "undo_wanted", by: 1, text: "May they?" });
  expect(table.undoWanted?.by).toBe(1);
  await table.allow(true);
  expect(table.undoWanted).toBeNull();
  table.take({ is: "undo_wanted", by: 1, text: "May they?" });
  table.take(now(1));
  expect(table.undoWanted).toBeNull();
});
