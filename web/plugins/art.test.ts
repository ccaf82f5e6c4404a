import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import authors from "../credits/authors.json" with { type: "json" };
import art from "../src/cards/art.json" with { type: "json" };
import { sheet, symbol, wanted } from "./art.ts";

const own = readFileSync("src/cards/own.svg", "utf8");

test("every drawing of others has an author, and nobody is named for nothing", () => {
  expect(Object.keys(authors).sort()).toEqual(wanted());
});

test("every drawing that a card names is in the sheet", () => {
  const ids = new Set([...sheet().matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));
  const named = [...Object.values(art.codes), ...Object.values(art.types)];
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
  expect([...own.matchAll(/id="([^"]+)"/g)].every((found) => found[1]?.startsWith("own-"))).toBe(true);
});

test("a drawing is white with a line of ink, whatever colour it came with", () => {
  const made = symbol("bolt", '<path fill="currentColor" d="M0 0h9"/>');
  expect(made).toContain('<path d="M0 0h9"/>');
  expect(made).toContain('fill="#fff"');
});
