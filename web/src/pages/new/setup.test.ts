import { expect, test, vi } from "vitest";
import { Problem } from "../../lib/api.ts";
import type { Setup, SetupAsked, Step } from "../../lib/api_types.ts";
import { FirstScreen } from "./setup.svelte.ts";

const choices = ["a", "b", "c"].map((id) => ({ id, text: id }));
const many: Step = { key: "many", title: "?", choices, usual: null, many: true };
const one: Step = { key: "one", title: "?", choices, usual: ["b"] };
const made = (asked: SetupAsked): Setup => ({
  steps: [many, one],
  answers: asked.answers ?? {},
  summary: [],
  ready: true,
});

test("of many things any are chosen in order and given up again, else the last one counts", async () => {
  const ask = vi.fn((asked: SetupAsked) => Promise.resolve(made(asked)));
  const screen = new FirstScreen("g", ask);
  await screen.answer();
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([[], ["b"]]);
  await screen.choose(many, "c");
  await screen.choose(many, "a");
  await screen.choose(one, "c");
  await screen.choose(one, "a");
  expect(ask.mock.lastCall?.[0]).toEqual({ game: "g", answers: { many: ["c", "a"], one: ["a"] } });
  await screen.choose(many, "c");
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([["a"], ["a"]]);
});

test("what is late does not undo what came after it", async () => {
  const waiting: ((found: Setup) => void)[] = [];
  const screen = new FirstScreen("g", () => new Promise((resolve) => waiting.push(resolve)));
  const first = screen.answer({ one: ["a"] });
  const second = screen.answer({ one: ["c"] });
  waiting[1]?.(made({ game: "g", answers: { one: ["c"] } }));
  waiting[0]?.(made({ game: "g", answers: { one: ["a"] } }));
  await Promise.all([first, second]);
  expect(screen.chosen(one)).toEqual(["c"]);
});

test("what the server has against it is told", async () => {
  const screen = new FirstScreen("g", () => Promise.reject(new Problem("There is no such game.", 400)));
  await screen.answer();
  expect([screen.problem, screen.found]).toEqual(["There is no such game.", null]);
});

test("a surprise is one of the choices of each step", async () => {
  const screen = new FirstScreen("g", (asked) => Promise.resolve(made(asked)));
  await screen.surprise(() => 0.99);
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([["c"], ["c"]]);
});
