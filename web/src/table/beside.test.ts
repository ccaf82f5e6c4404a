import { expect, test } from "vitest";
import { stand } from "./beside.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const WINDOW = { width: 1000, height: 800 };
const CARD = { width: 340, height: 480 };

test("a box stands right of what it is about, else left of it", () => {
  expect(stand(box(100, 200, 96, 134), CARD, WINDOW, null).left).toBe(208);
  expect(stand(box(800, 200, 96, 134), CARD, WINDOW, null).left).toBe(800 - 12 - 340);
});

test("it stays within the window", () => {
  expect(stand(box(100, 0, 96, 134), CARD, WINDOW, null).top).toBe(12);
  expect(stand(box(100, 700, 96, 134), CARD, WINDOW, null).top).toBe(800 - 480 - 12);
});

test("it goes above the question, and never over it while there is room", () => {
  const prompt = box(0, 560, 1000, 100);
  expect(stand(box(100, 400, 96, 134), CARD, WINDOW, prompt).top).toBe(560 - 480 - 12);
});
