/**
 * The keys of lists are numbers of a game or places in the list: two equal keys would break the page. Words can be equal,
 * and so can numbers of offers (0 for an action that needs a target) and keys of pieces that may be missing.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
const KEY = /\{#each ([^{}]*(?:\{[^{}]*\}[^{}]*)*) \(([^()]*(?:\([^()]*\)[^()]*)*)\)\}/g;
const WORDS = /\b(text|title|label|keywords?|heading)\b|^offer\.number$|\?\./;
/** Lists whose names the server, or the page itself, has only once. */
const NAMED = /\b(games|saves|played|KEYS|CHOICES|PHRASES)\b/;

/** Lists of a file whose keys are words. */
function worded(source: string): string[] {
  const found = [...source.matchAll(KEY)].map(([, list = "", key = ""]) => ({ list, key }));
  return found
    .filter(({ list, key }) => WORDS.test(key) || (/\bnames?\b/.test(key) && !NAMED.test(list)))
    .map(({ list, key }) => `${list} (${key})`);
}

test("no list of the page has words as keys", () => {
  const found = files.flatMap((file) => worded(readFileSync(`src/${file}`, "utf8")).map((each) => `${file}: ${each}`));
  expect(found).toEqual([]);
});

test("words that are keys are found", () => {
  expect(worded("{#each changes as each (each.text)}")).toHaveLength(1);
  expect(worded("{#each shown as offer (offer.number)}")).toHaveLength(1);
  expect(worded("{#each [deck, discard] as pile (pile?.key)}")).toHaveLength(1);
  expect(worded("{#each found.near as name (name)}")).toHaveLength(1);
  expect(worded("{#each cards as card, n (card.id || n)}")).toEqual([]);
  expect(worded("{#each app.start?.games ?? [] as game (game.name)}")).toEqual([]);
});
