import { expect, test } from "vitest";
import { read, settings, USUAL } from "./settings.svelte.ts";

test("what is kept is read, and what cannot be is as usual", () => {
  expect(read('{"theme": "light", "motion": "off", "fast": true, "text": 1.3, "lang": "uk"}')).toEqual({
    theme: "light",
    motion: "off",
    fast: true,
    text: 1.3,
    lang: "uk",
  });
  expect(read(null)).toEqual(USUAL);
  expect(read("{")).toEqual(USUAL);
  expect(read('{"theme": "pink", "text": 40, "fast": "yes", "lang": 3}')).toEqual(USUAL);
});

test("what is set is on the page and kept", () => {
  settings.set({ theme: "light", text: 1.5 });
  const root = document.documentElement;
  expect([root.dataset["theme"], root.style.getPropertyValue("--text-size")]).toEqual(["light", "1.5"]);
  expect(read(localStorage.getItem("goldenrule-look"))).toMatchObject({ theme: "light", text: 1.5 });
  settings.set(USUAL);
  expect(root.dataset["theme"]).toBeUndefined();
});
