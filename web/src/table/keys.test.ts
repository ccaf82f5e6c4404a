import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Start } from "../lib/api_types.ts";
import { app } from "../lib/app.svelte.ts";
import { type Item, type Prompt, VERSION } from "../lib/protocol.ts";
import { settings, USUAL } from "../lib/settings.svelte.ts";
import { Refusal, TableState, type Ask } from "../lib/table.svelte.ts";
import { deed, press } from "./keys.ts";
import { Play } from "./play.svelte.ts";

const key = (key: string, code: string, more = {}, keys: "on" | "alt" | "off" = "on") =>
  deed({ ...{ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, ...more }, keys);

test("digits are offers, with Shift the areas of others, whatever the layout writes", () => {
  expect(key("1", "Digit1")).toEqual({ does: "offer", n: 1 });
  expect(key('"', "Digit2", { shiftKey: true })).toEqual({ does: "area", place: 2 });
  expect(key("3", "Numpad3")).toEqual({ does: "offer", n: 3 });
});

test("Enter confirms, Esc goes back, letters press what they are printed on", () => {
  expect(key("Enter", "Enter")).toEqual({ does: "confirm" });
  expect(key("Escape", "Escape")).toEqual({ does: "back" });
  expect(key("Enter", "Enter", { ctrlKey: true })).toEqual({ does: "confirm" });
  expect(key("u", "KeyU")).toEqual({ does: "undo" });
  expect(key("e", "KeyE")).toEqual({ does: "shortcut", what: "end" });
  expect(key("?", "Slash", { shiftKey: true })).toEqual({ does: "shortcut", what: "keys" });
});

test("the browser's own keys are left to it, and R to the steps that are shown", () => {
  expect(key("p", "KeyP", { ctrlKey: true })).toBeNull();
  expect(key("q", "KeyQ", { altKey: true })).toBeNull();
  expect(key("r", "KeyR")).toBeNull();
});

test("no letter has two meanings", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => key(letter.toLowerCase(), `Key${letter}`));
  const meanings = letters.filter(Boolean).map((each) => JSON.stringify(each));
  expect(new Set(meanings).size).toBe(meanings.length);
  expect(meanings.length).toBeGreaterThan(12);
});

test("single letters and digits can be turned off, and everything else still works", () => {
  for (const code of ["KeyU", "KeyH", "KeyE", "Digit1", "Numpad3"]) expect(key("", code, {}, "off")).toBeNull();
  expect(key("Enter", "Enter", {}, "off")).toEqual({ does: "confirm" });
  expect(key("Escape", "Escape", {}, "off")).toEqual({ does: "back" });
  expect(key('"', "Digit2", { shiftKey: true }, "off")).toEqual({ does: "area", place: 2 });
});

test("they can need Alt, and then do nothing without it", () => {
  for (const [code, found] of [
    ["KeyU", { does: "undo" }],
    ["KeyG", { does: "shortcut", what: "hand" }],
    ["Digit1", { does: "offer", n: 1 }],
  ] as const) {
    expect(key("", code, { altKey: true }, "alt")).toEqual(found);
    expect(key("", code, {}, "alt")).toBeNull();
    expect(key("", code, { altKey: true }, "on")).toBeNull();
  }
});

// -- at a table

const item = (text: string, verb: string, more: Partial<Item> = {}): Item => ({ text, verb, ...more });
const END = item("End your turn", "end_turn", { ends: true });
let asked: Ask[] = [];

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  settings.set(USUAL);
  app.start = null;
});

/** A table at which something is asked, and what keys press there. */
function asking(
  items: readonly Item[],
  more: Partial<Prompt> = {},
  board: unknown = null,
): { play: Play; type: (key: string) => void } {
  const table = new TableState((ask) => {
    asked.push(ask);
    return Promise.reject(new Refusal("no answer here"));
  });
  const prompt: Prompt = { seat: 0, kind: "turn", question: "?", items, ...more };
  table.take({ is: "welcome", version: 1, table: "t", game: "g", title: "g", seats: [] });
  table.take({ is: "now", whole: true, at: 1, prompt, board, seats: [], story: [] } as never);
  const play = new Play(table);
  play.renew();
  const type = (key: string) => {
    const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
    press(play, new KeyboardEvent("keydown", { key, code, cancelable: true }), []);
  };
  return { play, type };
}
const chosen = () => asked.filter((each) => each.do === "choose").map((each) => (each as { items?: unknown }).items);

test("no digit ends a turn, and E asks once while actions are left", () => {
  const { play, type } = asking([item("Use this", "use"), END], { left: 1 });
  type("2");
  expect(chosen()).toEqual([]);
  type("e");
  type("e");
  expect(chosen()).toEqual([]);
  expect(play.doubt?.hold).toBe(true);
  type("Enter");
  expect(chosen()).toEqual([[2]]);
});

test("E and S open the question that ending a turn leads to, and its answer ends the turn", () => {
  const go = ["red", "blue"].map((aim) =>
    item(`Attack → ${aim}`, "done", { ends: true, action: "Attack", aim, place: aim, asks: "Which one?" }),
  );
  for (const first of ["e", "s"]) {
    const { play, type } = asking([item("Use this", "use"), ...go], { left: 1 });
    type(first);
    expect([play.choice.aiming, play.doubt, chosen()]).toEqual([2, null, []]);
    type("2");
    expect(play.doubt?.items).toEqual([3]);
  }
});

test("nobody is asked who has nothing left, or does not want to be", () => {
  asking([item("Change form", "form"), END], { left: 0 }).type("e");
  expect(chosen()).toEqual([[2]]);
  app.start = { settings: { hold_on: false } } as Start;
  asking([item("Use this", "use"), END], { left: 1 }).type("e");
  expect(chosen()).toEqual([[2], [2]]);
});

test("E ends turns alone, and K keeps where several things are chosen", () => {
  const done = item("Keep the rest", "done", { ends: true });
  const several = asking([item("Discard it", "discard"), done], { kind: "end_discard", several: true, default: [2] });
  several.type("e");
  expect(chosen()).toEqual([]);
  several.type("k");
  expect(chosen()).toEqual([[2]]);
  asking([item("Use it", "use"), item("Pass", "pass", { ends: true })], { kind: "interrupt" }).type("e");
  expect(chosen()).toEqual([[2]]);
});

const HAND = { hand: { cards: [7, 8].map((id) => ({ type: "card", id })) } };

test("a line that takes cards of the hand is shown before it is answered, with what it takes", () => {
  const kick = { card: 7, action: "Play Kick", aim: "Rhino", target: 1, pays: "Haymaker", spends: [8] };
  const items = [item("Play Kick on Rhino", "play", kick), item("Use the Web-Shooter", "use", { spends: [3] }), END];
  const { play, type } = asking(items, { left: 1 }, HAND);
  type("a");
  type("1");
  expect([play.choice.picked, play.spends, play.listed, chosen()]).toEqual([[1], new Set([8]), false, []]);
  type("Enter");
  expect(chosen()).toEqual([[1]]);
  asking(items, { left: 1 }, HAND).type("2"); // what is in play is not given away
  expect(chosen()).toEqual([[1], [2]]);
});

test("C and T select, and do not answer; A lists everything", () => {
  const { play, type } = asking([item("Change form", "form"), item("Ask Iron Man", "request"), END], { left: 0 });
  type("c");
  expect(play.choice.picked).toEqual([1]);
  type("t");
  expect(play.choice.picked).toEqual([2]);
  type("a");
  expect(play.listed).toBe(true);
  expect(chosen()).toEqual([]);
});

test("Q and G put the focus on the question and on the hand", () => {
  document.body.innerHTML = `<section data-zone="prompt"><h2>What now?</h2></section>
    <section data-zone="hand"><button class="card">one</button><button class="card legal">two</button></section>`;
  Object.assign(Element.prototype, { checkVisibility: () => true }); // jsdom draws nothing
  const { type } = asking([END]);
  type("q");
  expect(document.activeElement?.textContent).toBe("What now?");
  type("g");
  expect(document.activeElement?.textContent).toBe("two");
});

test("who wants no more “Hold on” ends the turn, and the server keeps it for both kinds of warnings", async () => {
  const kept: unknown[] = [];
  vi.stubGlobal("fetch", (_: unknown, how?: RequestInit) => {
    if (how?.method === "PUT") kept.push(JSON.parse(String(how.body)));
    return Promise.resolve(Response.json({ protocol: VERSION, words: "", lang: "en", english: "", settings: {} }));
  });
  app.start = { settings: { free: false, hold_on: true } } as Start;
  const { play, type } = asking([item("Use this", "use"), END], { left: 1 });
  type("e");
  expect(chosen()).toEqual([]);
  await play.holdNoMore();
  expect(kept).toEqual([{ free: false, hold_on: false }]);
  expect(chosen()).toEqual([[2]]);
  vi.unstubAllGlobals();
});
