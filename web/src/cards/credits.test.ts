import { expect, test } from "vitest";
import { byAuthor } from "./credits.ts";

test("authors of most drawings come first, then by name", () => {
  expect(byAuthor({ sun: "B", moon: "A", star: "C", web: "C" })).toEqual([
    ["C", ["star", "web"]],
    ["A", ["moon"]],
    ["B", ["sun"]],
  ]);
});
