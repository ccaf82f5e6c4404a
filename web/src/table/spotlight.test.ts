import { expect, test, vi } from "vitest";
import type { LessonStep, Prompt } from "../lib/protocol.ts";
import { NOTHING } from "./choice.ts";
import { about, arrow, bring, needed, seenPart, selectorsOf, wrongMove } from "./spotlight.ts";

const item = (text: string, card = 0) => ({ text, verb: "play", card });
const prompt = { seat: 0, kind: "turn", question: "?", items: [item("End"), item("Change", 1)] } as Prompt;
const lesson: LessonStep = {
  number: 1,
  step: 3,
  steps: 11,
  text: "Change form.",
  task: "Change",
  points: [{ what: "card", card: 1, item: 2 }],
  wrong: [{ item: 1, text: "Too early." }],
};
const CONFIRM = ["[data-zone=prompt] .primary"];

test("a point is found by its button, its place, its card", () => {
  expect(selectorsOf({ what: "card", card: 7, item: 2 })).toEqual(['[data-item~="2"]', '[data-card="7"]']);
  expect(selectorsOf({ what: "place", place: "slot2", item: 3 })).toEqual([
    '[data-item~="3"]',
    '[data-place="slot2"]',
    '[data-part="slot2"]',
  ]);
});

test("of a gauge the number is lit, else its card", () => {
  expect(selectorsOf({ what: "gauge", card: 7 })).toEqual(['[data-gauge="7"]', '[data-card="7"]']);
});

test("a step needs its card first, and then the button that confirms", () => {
  expect(needed(lesson, prompt, NOTHING)).toEqual([['[data-item~="2"]', '[data-card="1"]']]);
  expect(needed(lesson, prompt, { ...NOTHING, picked: [2] })).toEqual([CONFIRM]);
});

test("a place that a step is about is lit until the button confirms, and is nothing to choose", () => {
  const track = { ...lesson, points: [...(lesson.points ?? []), { what: "place" as const, place: "marker" }] };
  const lit = ['[data-place="marker"]', '[data-part="marker"]'];
  expect(needed(track, prompt, NOTHING)).toEqual([['[data-item~="2"]', '[data-card="1"]'], lit]);
  expect(needed(track, prompt, { ...NOTHING, picked: [2] })).toEqual([CONFIRM]);
  const several = { ...prompt, several: true };
  expect(needed(track, several, { ...NOTHING, picked: [2] })).toEqual([CONFIRM]);
  expect(needed(track, null, NOTHING).at(-2)).toEqual(lit);
});

test("of several things those are needed that are not chosen yet", () => {
  const both: LessonStep = { ...lesson, points: [1, 2].map((n) => ({ what: "pays" as const, card: n, item: n })) };
  const pay = { ...prompt, several: true };
  expect(needed(both, pay, { ...NOTHING, picked: [1] })).toEqual([['[data-item~="2"]', '[data-card="2"]']]);
  expect(needed(both, pay, { ...NOTHING, picked: [1, 2] })).toEqual([CONFIRM]);
});

test("while an action is aimed, what it is aimed at is needed", () => {
  const to = (place: string) => ({ ...item("Play", 7), action: "Play", aim: place, place });
  const aimed = { ...prompt, items: [to("slot1"), to("slot2")] };
  const play: LessonStep = { ...lesson, points: [{ what: "card", card: 7, item: 2 }] };
  expect(needed(play, aimed, NOTHING)).toEqual([['[data-item~="2"]', '[data-card="7"]']]);
  expect(needed(play, aimed, { ...NOTHING, aiming: 1 })).toEqual([
    ['[data-item~="2"]', '[data-place="slot2"]', '[data-part="slot2"]'],
  ]);
});

test("what is usual and has no button of its own is confirmed", () => {
  const usual = { ...prompt, default: [2], enter: "Change" };
  expect(needed(lesson, usual, NOTHING)).toEqual([['[data-item~="2"]', '[data-card="1"]', ...CONFIRM]]);
});

function boxed(node: HTMLElement, left: number, top: number, width: number, height: number): HTMLElement {
  node.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  return node;
}

test("of what lies in a box that is scrolled, only that is lit which is seen, and it is scrolled to", () => {
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  const list = boxed(document.createElement("div"), 0, 100, 300, 200);
  const button = boxed(document.createElement("button"), 20, 280, 100, 50);
  list.style.overflow = "auto";
  list.append(button);
  document.body.append(list);
  expect(seenPart(button)).toMatchObject({ x: 20, y: 280, width: 100, height: 20 });
  bring(button);
  expect(list.scrollTop).toBe(40);
  list.style.overflow = "hidden";
  list.scrollTop = 0;
  bring(button);
  expect(list.scrollTop).toBe(0);
  vi.unstubAllGlobals();
});

test("what is only read shows what it is about, and the button that goes on", () => {
  const read = { ...lesson, points: [{ what: "card" as const, card: 7 }] };
  expect(needed(read, null, NOTHING)).toEqual([['[data-card="7"]'], CONFIRM]);
});

test("a move with which the lesson does not continue says why; others and other tables say nothing", () => {
  expect(wrongMove(lesson, [1])).toBe("Too early.");
  expect(wrongMove(lesson, [2])).toBe("");
  expect(wrongMove(null, [1])).toBe("");
});

test("tips point at what they are about", () => {
  expect(about([{ key: "ally", text: "An ally.", points: [{ what: "card", card: 4 }] }])).toEqual([
    ['[data-card="4"]'],
  ]);
});

test("an arrow spans only what is apart", () => {
  const box = { x: 10, y: 10, width: 40, height: 40 };
  expect(arrow(box, { ...box, x: 45 })).toBeNull();
  expect(arrow(box, { ...box, x: 300 })).toMatch(/^M50 /);
});

test("an arrow goes past the words of the question, or is left out", () => {
  const [paper, answer] = [
    { x: 0, y: 0, width: 400, height: 100 },
    { x: 100, y: 200, width: 200, height: 40 },
  ];
  const words = { x: 0, y: 120, width: 220, height: 30 };
  expect(arrow(paper, answer)).toMatch(/^M200 100/);
  expect(arrow(paper, answer, words)).toBe("M232 100L232 200");
  expect(arrow(paper, answer, { ...words, y: 300 })).toBe("M200 100L200 200");
  expect(arrow(paper, answer, { ...words, x: 190 })).toBe("M178 100L178 200");
  expect(arrow(paper, answer, { ...words, width: 400 })).toBeNull();
});
