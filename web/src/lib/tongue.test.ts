import { expect, test } from "vitest";
import { tongue } from "./tongue.ts";

test("a name in Latin letters is English on a page in other letters", () => {
  expect(tongue("Marvel Heroes", "uk")).toBe("en");
  expect(tongue("S.H.I.E.L.D. Recruit", "zh-Hant")).toBe("en");
  expect(tongue("Backflip", "he-XB")).toBe("en");
});

test("any other name is in the language of the page", () => {
  expect(tongue("Marvel Heroes", "es")).toBeUndefined();
  expect(tongue("Марвел Heroes", "uk")).toBeUndefined();
  expect(tongue("浩克", "zh-Hant")).toBeUndefined();
  expect(tongue("1 / 2", "uk")).toBeUndefined();
  expect(tongue("Marvel Heroes", "")).toBeUndefined();
});
