import { expect, test } from "vitest";
import { deed } from "./keys.ts";

const key = (key: string, code: string, more = {}, single = true) =>
  deed({ ...{ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, ...more }, single);

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
});

test("the browser's own keys are left to it", () => {
  expect(key("p", "KeyP", { ctrlKey: true })).toBeNull();
  expect(key("q", "KeyQ")).toBeNull();
});

test("single letters and digits can be turned off, and everything else still works", () => {
  for (const code of ["KeyU", "KeyH", "Digit1", "Numpad3"]) expect(key("", code, {}, false)).toBeNull();
  expect(key("Enter", "Enter", {}, false)).toEqual({ does: "confirm" });
  expect(key("Escape", "Escape", {}, false)).toEqual({ does: "back" });
  expect(key('"', "Digit2", { shiftKey: true }, false)).toEqual({ does: "area", place: 2 });
});
