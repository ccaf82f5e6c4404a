/** Every key of a text that the page can ask for exists, and every key that exists can be asked for. */
import { expect, test } from "vitest";
import { sourceWords } from "../pages/dev/fixtures.ts";

const SOURCE = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  import: "default",
  query: "?raw",
  eager: true,
});
const source = Object.values(SOURCE).join("\n");
const keys = [...sourceWords().matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");

/** The keys in quotation marks, and what those that are put together begin with: `page-kind-${kind}`. */
const asked = new Set([...source.matchAll(/["'`](page-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1] ?? ""));
const families = [...source.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "");

test("keys of the page begin alike, so that nobody else takes them for his own", () => {
  expect(keys.filter((key) => !key.startsWith("page-"))).toEqual([]);
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
});

test("every key that is asked for exists", () => {
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((key) => !keys.includes(key))).toEqual([]);
  expect(families.filter((family) => !keys.some((key) => key.startsWith(family)))).toEqual([]);
});

test("every key that exists can be asked for", () => {
  const made = (key: string) => families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !asked.has(key) && !made(key))).toEqual([]);
});
