import { expect, test } from "vitest";
import type { TableSummary } from "../lib/api_types.ts";
import { goesOn } from "./opening.svelte.ts";

const table = (name: string, more: Partial<TableSummary> = {}): TableSummary => ({
  ...{ table: name, game: "g", about: name, token: "" },
  ...more,
});
const lesson = table("lesson", { kind: "lesson:g-3:4" });
const won = table("won", { over: true });

test("the latest table that is neither over nor damaged is continued", () => {
  expect(goesOn([won, table("broken", { damaged: "why" }), table("open"), table("older")])?.table).toBe("open");
  expect(goesOn([won])).toBeUndefined();
});

test("a lesson that was left is continued, but not after a game that was played since then", () => {
  expect(goesOn([lesson, won])?.table).toBe("lesson");
  expect(goesOn([won, lesson])).toBeUndefined();
  expect(goesOn([won, lesson, table("open")])?.table).toBe("open");
  expect(goesOn([{ ...won, game: "other" }, lesson])?.table).toBe("lesson");
  expect(goesOn([{ ...won, kind: "puzzle:1" }, lesson])?.table).toBe("lesson");
});
