import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstBytes } from "./first_load.ts";

const size = (code: string) => gzipSync(code).length;

test("what an entry imports counts once, what is loaded later does not", () => {
  const chunks = {
    "a.js": { code: "a()", imports: ["b.js", "c.js"], isEntry: true },
    "b.js": { code: "b(b)", imports: ["c.js"], isEntry: false },
    "c.js": { code: "c(c, c)", imports: [], isEntry: false },
    "later.js": { code: "later(1, 2, 3)", imports: ["b.js"], isEntry: false },
  };
  expect(firstBytes(chunks)).toBe(size("a()") + size("b(b)") + size("c(c, c)"));
});
