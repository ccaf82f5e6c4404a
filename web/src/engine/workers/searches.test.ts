import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromThinker, ToThinker } from "../messages.ts";
import { LONGEST, Searches, type Thinker } from "./searches.ts";

class Fake implements Thinker {
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;
  readonly got: ToThinker[] = [];
  ended = false;

  postMessage(message: ToThinker): void {
    this.got.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromThinker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

let thinkers: Fake[];
let searches: Searches;
const made = (n: number) => {
  const found = thinkers[n];
  if (!found) throw new Error("no thinker");
  return found;
};
const data = (n: number) => new Uint8Array([n]);

beforeEach(() => {
  vi.useFakeTimers();
  thinkers = [];
  searches = new Searches(() => {
    thinkers.push(new Fake());
    return made(thinkers.length - 1);
  }, "engine.json");
});
afterEach(() => vi.useRealTimers());

test("a search is answered by a worker that is started once", async () => {
  searches.start();
  const [one, other] = [searches.search(data(1)), searches.search(data(2))];
  made(0).says({ is: "found", id: 2, data: data(20) });
  made(0).says({ is: "found", id: 1, data: data(10) });
  expect([await one, await other]).toEqual([data(10), data(20)]);
  expect(made(0).got.map((each) => each.is)).toEqual(["begin", "search", "search"]);
  await vi.advanceTimersByTimeAsync(LONGEST * 2000);
  expect([thinkers.length, made(0).ended]).toEqual([1, false]);
});

test("an endless search ends the worker, and the next one has a new one", async () => {
  const refused = expect(searches.search(data(1))).rejects.toMatchObject({ name: "late" });
  await vi.advanceTimersByTimeAsync(LONGEST * 1000);
  await refused;
  expect(made(0).ended).toBe(true);
  const next = searches.search(data(2));
  made(1).says({ is: "found", id: 2, data: data(20) });
  expect(await next).toEqual(data(20));
});

test("a worker that could not be started fails every search", async () => {
  const refused = expect(searches.search(data(1))).rejects.toMatchObject({ name: "ended", message: "no file" });
  made(0).says({ is: "failed", text: "no file" });
  await refused;
  const broken = expect(searches.search(data(2))).rejects.toMatchObject({ name: "ended" });
  made(1).says({ is: "failed", id: 2, text: "a fault" });
  await broken;
  expect(made(1).ended).toBe(false);
});
