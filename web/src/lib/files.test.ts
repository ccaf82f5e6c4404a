import { expect, test } from "vitest";
import { fileName } from "./files.ts";

test("the name of a file has letters and digits of any language only", () => {
  expect(fileName("Web & Law: 2/3")).toBe("web-law-2-3");
  expect(fileName("../..\\Павутина!")).toBe("павутина");
  expect(fileName("  ")).toBe("");
});
