import { expect, it } from "vitest";
import type { Item, Prompt } from "../../lib/protocol.ts";
import { byCard, instead } from "./planning.ts";

const item = (verb: string, card: number, ends = false): Item => ({ text: `${verb} ${card}`, verb, card, ends });
const prompt: Prompt = {
  seat: 0,
  kind: "assign",
  question: "Which status?",
  several: true,
  items: [
    item("ready", 3),
    item("support", 3),
    item("rest", 3),
    item("ready", 4),
    item("rest", 4),
    item("pass", 0, true),
  ],
};

it("a hero's statuses belong together", () => {
  expect(byCard(prompt).map(({ card, items }) => [card, items.map(({ number }) => number)])).toEqual([
    [3, [1, 2, 3]],
    [4, [4, 5]],
  ]);
});

it("a status takes the place of the one before, and is given up by a second tap", () => {
  expect(instead(prompt, [1, 4], 2)).toEqual([4, 2]);
  expect(instead(prompt, [4, 2], 2)).toEqual([4]);
  expect(instead(prompt, [6], 1)).toEqual([1]);
});
