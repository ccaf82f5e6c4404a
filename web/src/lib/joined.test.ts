import { beforeEach, expect, test } from "vitest";
import { forget, forgetAll, joined, remember } from "./joined.ts";

const table = (name: string) => ({ table: name, token: `t-${name}`, game: "g" });
beforeEach(() => localStorage.clear());

test("the latest table is first, each is there once, and twenty are enough", () => {
  for (let n = 0; n < 25; n++) remember(table(`table ${n}`), n);
  remember(table("table 20"), 99);
  expect(joined()).toHaveLength(20);
  expect(joined()[0]).toEqual({ ...table("table 20"), changed: 99 });
  expect(joined()[1]?.table).toBe("table 24");
  forget("table 24");
  expect(joined().map((each) => each.table)).not.toContain("table 24");
  forgetAll();
  expect(joined()).toEqual([]);
});

test("what cannot be read is left out", () => {
  localStorage.setItem("goldenrule-tables", '[{"table": 3}, null, {"table":"a","token":"b","game":"c"}]');
  expect(joined().map((each) => each.table)).toEqual(["a"]);
  localStorage.setItem("goldenrule-tables", "{");
  expect(joined()).toEqual([]);
});
