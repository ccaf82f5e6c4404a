import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
const sources = files.map((file) => readFileSync(`src/${file}`, "utf8").split("<style>"));
const table = readFileSync("src/styles/layout.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const classes = [...new Set([...table.matchAll(/(?<![\w-])\.([a-z][\w-]*)(?=[ .])/g)].map((found) => found[1] ?? ""))];

test("every layout class is used", () => {
  const markup = sources.map(([text]) => text).join("\n");
  expect(classes.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup))).toEqual([]);
});

test("no component gives a layout class another meaning", () => {
  const styles = sources.map(([, text]) => text ?? "").join("\n");
  expect(classes.filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(styles))).toEqual([]);
});
