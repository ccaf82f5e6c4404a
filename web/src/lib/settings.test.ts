import { expect, test, vi } from "vitest";
import { read, settings, USUAL, type Look } from "./settings.svelte.ts";

test("what is kept is read, and what cannot be is as usual", () => {
  const look: Look = {
    ...{ theme: "light", motion: "off", pace: "slow", text: 1.3, keys: "alt", lang: "uk" },
    ...{ name: "Ana", color: "teal", sound: true, volume: 0.3, notify: true, phrases: false },
  };
  expect(read(JSON.stringify(look))).toEqual(look);
  expect(read(null)).toEqual(USUAL);
  expect(read("{")).toEqual(USUAL);
  expect(read('{"theme": "pink", "text": 40, "pace": "yes", "lang": 3, "color": "pale", "volume": 9}')).toEqual(USUAL);
  expect(read(JSON.stringify({ name: "x".repeat(99) })).name).toHaveLength(24);
  expect(read('{"keys": false}').keys).toBe("off");
});

test("what is set is on the page and kept", () => {
  settings.set({ theme: "light", text: 1.5 });
  const root = document.documentElement;
  const said = (name: string) => root.style.getPropertyValue(name);
  expect([root.dataset["theme"], said("--zoom"), said("--text-size")]).toEqual(["light", "1.5", "1"]);
  expect(read(localStorage.getItem("goldenrule-look"))).toMatchObject({ theme: "light", text: 1.5 });
  settings.set(USUAL);
  expect(root.dataset["theme"]).toBeUndefined();
});

test("a page is enlarged as far as there is room for it, and beyond that its text alone", () => {
  const said = (name: string) => document.documentElement.style.getPropertyValue(name);
  vi.stubGlobal("innerWidth", 400);
  settings.set({ text: 1.5 });
  expect([said("--zoom"), said("--text-size")]).toEqual(["1.25", "1.2"]);
  vi.stubGlobal("innerWidth", 300);
  settings.apply();
  expect([said("--zoom"), said("--text-size")]).toEqual(["1", "1.5"]);
  settings.set({ text: 0.9 });
  expect([said("--zoom"), said("--text-size")]).toEqual(["0.9", "1"]);
  settings.set(USUAL);
  vi.unstubAllGlobals();
});

test("what happens is shown at the pace that is set, and not by itself where nothing is to move", () => {
  expect(settings.pace).toBe(settings.moves ? "normal" : "off");
  settings.set({ motion: "off" });
  expect(settings.pace).toBe("off");
  settings.set({ pace: "slow" });
  expect(settings.pace).toBe("slow");
  settings.set(USUAL);
});
