import { expect, test } from "vitest";
import { sourceWords } from "../pages/dev/fixtures.ts";
import { calledAs, changes, presence } from "./people.ts";
import { setWords } from "./words.ts";

setWords(sourceWords(), "en");

test("somebody without a name is called by their seat", () => {
  expect(calledAs({ seat: 1 })).toBe("Player 2");
  expect(calledAs({ seat: 1, name: "Ana" })).toBe("Ana");
});

test("it is told who is here, and since when others are away", () => {
  expect(presence({ seat: 0, here: true })).toBe("here");
  expect(presence({ seat: 0 })).toBe("not here yet");
  expect(presence({ seat: 0, away: 0 })).toBe("left just now");
  expect(presence({ seat: 0, away: 30 }, 40)).toBe("away for a minute");
  expect(presence({ seat: 0, away: 125 })).toBe("away for 2 minutes");
  expect(presence({ seat: 0, bot: "sensible" })).toBe("a bot");
  expect(presence({ seat: 0, bot: "sensible", invited: true })).toBe("a bot, until somebody comes");
});

test("who came and who went is known by comparing two messages; oneself and bots are not among them", () => {
  const before = [{ seat: 0, here: true }, { seat: 1 }, { seat: 2, here: true }, { seat: 3, bot: "random" }];
  const now = [{ seat: 0 }, { seat: 1, here: true }, { seat: 2, away: 0 }, { seat: 3, bot: "random", here: true }];
  const found = changes(before, now, new Set([0]));
  expect(found.came.map((each) => each.seat)).toEqual([1]);
  expect(found.went.map((each) => each.seat)).toEqual([2]);
});
