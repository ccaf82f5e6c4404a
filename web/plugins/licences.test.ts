import { expect, test } from "vitest";
import { licence, packagesOf } from "./licences.ts";

test("the packages of a bundle are those whose files it has", () => {
  const files = [
    "/page/src/App.svelte",
    "/page/node_modules/svelte/src/index.js",
    "\0/page/node_modules/svelte/src/other.js?commonjs",
    "C:\\page\\node_modules\\@fluent\\bundle\\index.js",
    "node_modules/@fontsource-variable/oswald/files/oswald.woff2",
    "/page/node_modules/svelte/node_modules/clsx/dist/clsx.mjs",
  ];
  expect(packagesOf(files)).toEqual(["@fluent/bundle", "@fontsource-variable/oswald", "clsx", "svelte"]);
});

test("a package that only names its licence gets its text", () => {
  expect(licence("clsx")).toMatch(/^MIT License/);
  expect(licence("@fluent/bundle")).toMatch(/END OF TERMS AND CONDITIONS$/);
  expect(() => licence("no-such-package")).toThrow();
});
