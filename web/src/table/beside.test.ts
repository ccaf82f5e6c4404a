import { expect, test } from "vitest";
import { roomBelow, stand, type Box } from "./beside.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const WINDOW = { width: 1000, height: 800 };
const CARD = { width: 340, height: 480 };

/** Windows with where the question and the tools stand in them, and what a card looks like there. */
const TABLES = {
  desktop: [{ width: 1440, height: 900 }, [box(224, 560, 900, 130), box(945, 8, 485, 34)], { width: 360, height: 520 }],
  tablet: [{ width: 1024, height: 768 }, [box(180, 470, 630, 120), box(760, 8, 255, 34)], { width: 360, height: 470 }],
  phone: [{ width: 390, height: 844 }, [box(0, 480, 390, 364), box(160, 2, 226, 44)], { width: 366, height: 300 }],
  small: [{ width: 360, height: 740 }, [box(0, 390, 360, 350), box(130, 2, 226, 44)], { width: 336, height: 420 }],
} as const;

test("a box stands right of what it is about, else left of it", () => {
  expect(stand(box(100, 200, 96, 134), CARD, WINDOW, []).left).toBe(208);
  expect(stand(box(800, 200, 96, 134), CARD, WINDOW, []).left).toBe(800 - 12 - 340);
});

test("it stays within the window", () => {
  expect(stand(box(100, 0, 96, 134), CARD, WINDOW, []).top).toBe(12);
  expect(stand(box(100, 700, 96, 134), CARD, WINDOW, []).top).toBe(800 - 480 - 12);
});

test("it goes above the question, and never over it while there is room", () => {
  const prompt = box(0, 560, 1000, 100);
  expect(stand(box(100, 400, 96, 134), CARD, WINDOW, [prompt]).top).toBe(560 - 480 - 12);
});

test.each(Object.entries(TABLES))("of a %s it covers neither question nor tools, wherever the card is", (_, table) => {
  const [window, free, size] = table;
  for (let left = 0; left < window.width; left += 45)
    for (let top = 0; top < window.height; top += 45) {
      const { left: x, top: y, most } = stand(box(left, top, 96, 134), size, window, free);
      expect([x >= 0, y >= 0, x + size.width <= window.width, y + most <= window.height]).toEqual(Array(4).fill(true));
      for (const each of free)
        expect(x < each.right && x + size.width > each.left && y < each.bottom && y + most > each.top).toBe(false);
    }
});

test("where it has no room it is lower, so that its text is scrolled", () => {
  const [window, free, size] = TABLES.small;
  expect(stand(box(0, 100, 96, 134), size, window, free).most).toBeLessThan(size.height);
});

test("it covers nothing of what it points at, where there is room, and else as little as possible", () => {
  const [window, free, size] = [WINDOW, [box(0, 560, 1000, 240)], { width: 460, height: 200 }];
  const middle = box(400, 100, 96, 134);
  const at = stand(null, size, window, free, [middle]);
  expect(at.left < middle.right && at.left + size.width > middle.left && at.top < middle.bottom).toBe(false);
  const phone = { width: 390, height: 844 };
  const hint = { width: 366, height: 200 };
  const [question, high, low] = [box(0, 480, 390, 364), box(10, 60, 120, 80), box(10, 300, 120, 150)];
  expect(stand(null, hint, phone, [question], [high]).top).toBeGreaterThanOrEqual(high.bottom);
  expect(stand(null, hint, phone, [question], [low]).top + hint.height).toBeLessThanOrEqual(low.top);
  const both = stand(null, hint, phone, [question], [high, low]);
  expect(both.top + hint.height).toBeLessThanOrEqual(question.top);
});

test("a box that stays in its place grows down to the question, or to the end of the window", () => {
  const question = box(200, 560, 600, 100);
  expect(roomBelow(box(300, 100, 400, 200), WINDOW, [question])).toBe(560 - 100 - 12);
  expect(roomBelow(box(810, 100, 180, 200), WINDOW, [question])).toBe(800 - 100 - 12);
  expect(roomBelow(box(300, 100, 400, 200), WINDOW, [box(200, 20, 600, 30)])).toBe(800 - 100 - 12);
});
