import { expect, test, vi } from "vitest";
import { Problem } from "../../lib/api.ts";
import type { DeckReport, DeckRequest } from "../../lib/api_types.ts";
import { Editor, isLink } from "./editor.svelte.ts";

const report = (asked: DeckRequest): DeckReport => {
  const deck = asked.text ? { hero: "h", aspect: "a", name: asked.text, cards: { own: 2 } } : (asked.draft ?? {});
  const cards = { ...deck.cards, own: 2 };
  return {
    ...{ deck: { ...deck, cards }, about: "", size: 0, findings: [], lines: [], costs: [], average: "", boxes: "" },
    ...{ resources: [], types: [], limits: {}, fits: "", text: JSON.stringify(cards), file: asked.format ?? "" },
    notes: deck.cards?.["own"] === 2 ? [] : ["Put back."],
  };
};

test("a change shows at once, and what the server makes of it is kept", async () => {
  const kept = vi.fn();
  const editor = new Editor((asked) => Promise.resolve(report(asked)), kept);
  await editor.read("deck", ["Suggested."]);
  expect([editor.draft.name, editor.notes]).toEqual(["deck", ["Suggested."]]);
  const added = editor.add("x", 1);
  expect(editor.count("x")).toBe(1);
  await added;
  await editor.add("own", -1);
  expect([editor.count("own"), editor.notes]).toEqual([2, ["Put back."]]);
  expect((kept.mock.lastCall?.[0] as DeckReport).text).toBe('{"own":2,"x":1}');
  await editor.add("x", -5);
  expect(editor.count("x")).toBe(0);
});

test("of changes in quick succession the server is asked about the last one", async () => {
  const ask = vi.fn((asked: DeckRequest) => Promise.resolve(report(asked)));
  const editor = new Editor(ask);
  await editor.read("deck");
  await Promise.all([editor.add("x", 1), editor.add("x", 1), editor.add("y", 1), editor.change({ name: "n" })]);
  expect(editor.report?.deck.cards).toEqual({ own: 2, x: 2, y: 1 });
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a change that the server refuses is taken back, and why is told", async () => {
  const editor = new Editor((asked) =>
    asked.draft?.cards?.["bad"]
      ? Promise.reject(new Problem("There is no such card.", 400))
      : Promise.resolve(report(asked)),
  );
  await editor.read("deck");
  await editor.add("bad", 1);
  expect([editor.count("bad"), editor.problem]).toEqual([0, "There is no such card."]);
  await editor.add("x", 1);
  expect([editor.count("x"), editor.problem]).toEqual([1, ""]);
});

test("a link or a number is no deck yet", () => {
  expect(["https://marvelcdb.com/decklist/view/1", " 12345 "].map(isLink)).toEqual([true, true]);
  expect(["2x Backflip", "https://a b", "1\n2", ""].map(isLink)).toEqual([false, false, false, false]);
});
