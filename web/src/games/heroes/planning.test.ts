import { expect, it } from "vitest";
import { pointed, toggled } from "../../table/choice.ts";
import type { Item, Prompt } from "../../lib/protocol.ts";
import { byCard, spent } from "./planning.ts";

const item = (verb: string, card: number, price = 0, ends = false): Item => ({
  ...{ text: `${verb} ${card}`, verb, card, ends },
  price: { type: "fact", text: `${price} points`, value: price },
});
const prompt: Prompt = {
  seat: 0,
  kind: "assign",
  question: "Which status?",
  several: true,
  items: [
    item("ready", 3, 2),
    item("support", 3, 1),
    item("rest", 3),
    item("ready", 4, 3),
    item("rest", 4),
    item("pass", 0, 0, true),
  ],
};
const picked = (...numbers: number[]) => ({ picked: numbers, aiming: 0, spot: 0 });

it("a hero's statuses belong together", () => {
  expect(byCard(prompt).map(({ card, items }) => [card, items.map(({ number }) => number)])).toEqual([
    [3, [1, 2, 3]],
    [4, [4, 5]],
  ]);
});

it("a status takes the place of the one before, and is given up by a second tap", () => {
  expect(toggled(prompt, picked(1, 4), 2, true).picked).toEqual([4, 2]);
  expect(toggled(prompt, picked(4, 2), 2, true).picked).toEqual([4]);
  expect(toggled(prompt, picked(6), 1, true).picked).toEqual([1]);
});

it("taps on a hero go through what he may do", () => {
  const taps = [1, 2, 3, 4]
    .map(() => 3)
    .reduce<number[][]>(
      (all, card) => [...all, [...pointed(prompt, picked(...(all.at(-1) ?? [4])), card, true).picked]],
      [],
    );
  expect(taps).toEqual([[4, 1], [4, 2], [4, 3], [4]]);
});

it("what is chosen has a sum", () => {
  expect(spent(prompt, [2, 4])).toBe(4);
});
