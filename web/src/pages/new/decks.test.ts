import { beforeEach, expect, test } from "vitest";
import { decksOf, dropDeck, keepDeck, keepDecks, keptDecks } from "./decks.ts";

beforeEach(() => localStorage.clear());

test("a deck keeps its id while its text changes, and others keep theirs when it goes", () => {
  const first = keepDeck("g", "", "one");
  const second = keepDeck("g", "", "two");
  expect(keepDeck("g", first, "one, changed")).toBe(first);
  dropDeck("g", first);
  expect(keptDecks("g")).toEqual([{ id: second, text: "two" }]);
  expect(decksOf("h")).toEqual([]);
});

test("decks that were kept as texts alone are still there, and what is damaged is not", () => {
  localStorage.setItem("goldenrule-decks", JSON.stringify({ g: ["old", 7, null, { id: 1 }, "old", "other"] }));
  expect(keptDecks("g")).toEqual([
    { id: "1", text: "old" },
    { id: "2", text: "other" },
  ]);
  localStorage.setItem("goldenrule-decks", "no JSON");
  expect(decksOf("g")).toEqual([]);
});

test("the page of a new game keeps texts, and pages with ids find them again", () => {
  const id = keepDeck("g", "", "one");
  keepDecks("g", ["two", "one"]);
  expect(keptDecks("g").find((each) => each.text === "one")?.id).toBe(id);
  expect(new Set(decksOf("g"))).toEqual(new Set(["one", "two"]));
  keepDecks("g", ["two"]);
  expect(decksOf("g")).toEqual(["two"]);
});

test("the same deck is kept once", () => {
  expect(keepDeck("g", "", "one")).toBe(keepDeck("g", "", "one"));
  expect(decksOf("g")).toEqual(["one"]);
});
