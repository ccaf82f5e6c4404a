import { expect, test, vi } from "vitest";
import { Problem } from "../../lib/api.ts";
import type { Setup, SetupAnswers, Step } from "../../lib/api_types.ts";
import { FirstScreen } from "./setup.svelte.ts";

const choices = ["a", "b", "c"].map((id) => ({ id, text: id }));
const many: Step = { key: "many", title: "?", choices, usual: null, many: true };
const one: Step = { key: "one", title: "?", choices, usual: ["b"] };
const made = (asked: SetupAnswers): Setup => ({
  steps: [many, one],
  answers: asked.answers ?? {},
  summary: [],
  ready: true,
});

test("of many things any are chosen in order and given up again, else the last one counts", async () => {
  const ask = vi.fn((asked: SetupAnswers) => Promise.resolve(made(asked)));
  const screen = new FirstScreen("g", [], ask);
  await screen.answer();
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([[], ["b"]]);
  await screen.choose(many, "c");
  await screen.choose(many, "a");
  await screen.choose(one, "c");
  await screen.choose(one, "a");
  expect(ask.mock.lastCall?.[0]).toEqual({ game: "g", answers: { many: ["c", "a"], one: ["a"] }, given: {} });
  await screen.choose(many, "c");
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([["a"], ["a"]]);
});

test("what is late does not undo what came after it", async () => {
  const waiting: ((found: Setup) => void)[] = [];
  const screen = new FirstScreen("g", [], () => new Promise((resolve) => waiting.push(resolve)));
  const first = screen.answer({ one: ["a"] });
  const second = screen.answer({ one: ["c"] });
  waiting[1]?.(made({ game: "g", answers: { one: ["c"] } }));
  waiting[0]?.(made({ game: "g", answers: { one: ["a"] } }));
  await Promise.all([first, second]);
  expect(screen.chosen(one)).toEqual(["c"]);
});

test("what the server has against it is told", async () => {
  const screen = new FirstScreen("g", [], () => Promise.reject(new Problem("There is no such game.", 400)));
  await screen.answer();
  expect([screen.problem, screen.found]).toEqual(["There is no such game.", null]);
});

test("what the server refuses is not chosen, and why is told until something else is", async () => {
  const most = (asked: SetupAnswers) =>
    (asked.answers?.["many"]?.length ?? 0) > 1
      ? Promise.reject(new Problem("One at most.", 400))
      : Promise.resolve(made(asked));
  const screen = new FirstScreen("g", [], most);
  await screen.answer();
  await screen.choose(many, "a");
  await screen.choose(many, "b");
  expect([screen.chosen(many), screen.problem]).toEqual([["a"], "One at most."]);
  expect(screen.wanted.answers).toEqual({ many: ["a"] });
  await screen.choose(many, "a");
  expect([screen.chosen(many), screen.problem]).toEqual([[], ""]);
});

test("a surprise is one of the choices of each step", async () => {
  const screen = new FirstScreen("g", [], (asked) => Promise.resolve(made(asked)));
  await screen.surprise(() => 0.99);
  expect([screen.chosen(many), screen.chosen(one)]).toEqual([["c"], ["c"]]);
});

test("a deck is kept as the server writes it, and chosen; what is wrong with one is told", async () => {
  const screen = new FirstScreen("g", [], ({ answers, given }) => {
    const decks = (given?.["own_decks"] ?? "").split("\f").filter(Boolean);
    const own = decks.filter((text) => text === "tidy").map((id) => ({ id, text: id }));
    return Promise.resolve({
      ...made({ game: "g", answers: answers ?? {} }),
      steps: [{ ...many, choices: [...choices, ...own] }, one],
      decks: decks.map((text) => (text.includes("bad") ? { wrong: "It is bad." } : { name: "Own", text: "tidy" })),
    });
  });
  await screen.answer({ many: ["a"] });
  expect(await screen.bring("bad")).toBe("It is bad.");
  expect(screen.decks).toEqual([]);
  expect(await screen.bring("good")).toBe("");
  expect(screen.wanted).toEqual({ game: "g", answers: { many: ["a", "tidy"] }, given: { own_decks: "tidy" } });
  expect(new FirstScreen("g").decks).toEqual(["tidy"]);
  await screen.drop(0);
  expect([screen.wanted.given, new FirstScreen("g").decks]).toEqual([{}, []]);
});

test("content packs are named to the server until they are given up; usual ones from the start", async () => {
  const ask = vi.fn((asked: SetupAnswers) => Promise.resolve(made(asked)));
  const screen = new FirstScreen("g", ["x"], ask);
  await screen.answer();
  expect(ask.mock.lastCall?.[0].given).toEqual({ packs: "x" });
  await screen.pack("y");
  expect(ask.mock.lastCall?.[0].given).toEqual({ packs: "x\ny" });
  await screen.pack("x");
  expect(screen.wanted.given).toEqual({ packs: "y" });
});

test("decks may break the rules for decks when that is said, and not otherwise", async () => {
  const ask = vi.fn((asked: SetupAnswers) =>
    Promise.resolve({
      ...made(asked),
      decks: [asked.given?.["any_deck"] ? { name: "Own", text: "own" } : { wrong: "It is not legal." }],
    }),
  );
  const screen = new FirstScreen("unruly", [], ask);
  await screen.loosen(true);
  expect(ask.mock.lastCall?.[0].given).toEqual({});
  expect(await screen.bring("own")).toBe("");
  expect(screen.wanted.given).toEqual({ own_decks: "own", any_deck: "yes" });
  await screen.loosen(false);
  expect(screen.wanted.given).toEqual({ own_decks: "own" });
});
