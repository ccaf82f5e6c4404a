import { expect, test } from "vitest";
import { ago, dayOf } from "./time.ts";

test("times are said in the largest unit that has passed", () => {
  const said = [20, 61, 12 * 60, 3599, 3 * 3600, 30 * 3600, 400 * 3600].map((passed) => ago(1e9 - passed, 1e9, "en"));
  expect(said).toEqual([
    "this minute",
    "1 minute ago",
    "12 minutes ago",
    "59 minutes ago",
    "3 hours ago",
    "yesterday",
    "16 days ago",
  ]);
  expect(ago(1e9 + 5, 1e9, "en")).toBe("this minute");
  expect(ago(1e9 - 120, 1e9, "uk")).toBe("2 хвилини тому");
});

test("days are said as the language has them", () => {
  expect(dayOf("2026-11-23", "en")).toBe("November 23, 2026");
  expect(dayOf("2026-11-23", "zh-Hant")).toBe("2026年11月23日");
});
