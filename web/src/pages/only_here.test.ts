import { afterEach, expect, test } from "vitest";
import type { Start } from "../lib/api_types.ts";
import { app } from "../lib/app.svelte.ts";
import { setWords } from "../lib/words.ts";
import { saysOnlyHere, worksOnlyHere } from "./only_here.ts";

afterEach(() => {
  app.start = null;
});

test("links to this machine are known, and no others", () => {
  for (const host of ["127.0.0.1:8000", "127.1.2.3", "localhost:80", "[::1]:8000"])
    expect(worksOnlyHere(`http://${host}/#/join`)).toBe(true);
  for (const host of ["192.168.1.20:8000", "games.example", "localhost.example", "[fe80::1]"])
    expect(worksOnlyHere(`http://${host}/#/join`)).toBe(false);
});

test("a guest is told whom to ask, and the operator, who can change it, is not", () => {
  setWords("page-invite-only-here = Only here.\npage-invite-guest = Ask the operator.", "en");
  expect(saysOnlyHere()).toContain("Ask the operator.");
  app.start = { operator: true } as Start;
  expect(saysOnlyHere()).toBe("Only here.");
});
