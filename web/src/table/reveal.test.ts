import { expect, test } from "vitest";
import type { Section } from "../lib/protocol.ts";
import { fresh, turned } from "./reveal.ts";

const STORY: Section[] = [
  { heading: "The enemies act", place: 1, lines: [{ segments: [], place: 1, at: 2, turned_up: ["a"] }] },
  { heading: "Encounter cards", place: 4, lines: [{ segments: [], place: 4, at: 5, turned_up: ["b", "a"] }] },
];

test("a card that is turned up again is shown again, a line that is told again is not", () => {
  const seen = new Set(turned(STORY.slice(0, 1)).map((each) => each.key));
  expect(fresh(STORY, seen).map((each) => each.code)).toEqual(["b", "a"]);
  expect(fresh(STORY, new Set(turned(STORY).map((each) => each.key)))).toEqual([]);
});
