import { expect, test } from "vitest";
import { address, parse } from "./router.svelte.ts";

test("an address is read in parts", () => {
  expect(parse("#/new/champions")).toEqual({ path: ["new", "champions"], query: {} });
  expect(parse("")).toEqual({ path: [], query: {} });
  expect(parse("#/t/ab%20c?seat=1&token=x.y=")).toEqual({ path: ["t", "ab c"], query: { seat: "1", token: "x.y=" } });
  expect(parse("#/t/7?a.b.c").query).toEqual({ token: "a.b.c" });
  expect(parse("#/t/%E0%A4%A").path).toEqual(["t", "%E0%A4%A"]);
});

test("what is written is read again", () => {
  const to = address(["t", "a/b?c"], { token: "x&y=z", at: "12" });
  expect(parse(to)).toEqual({ path: ["t", "a/b?c"], query: { token: "x&y=z", at: "12" } });
});
