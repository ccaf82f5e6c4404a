import { expect, test, vi } from "vitest";
import { Problem } from "../../lib/api.ts";
import type { CardPage } from "../../lib/api_types.ts";
import type { Face } from "../../lib/protocol.ts";
import { chosen, Gallery, moved } from "./gallery.svelte.ts";

const face = (code: string): Face => ({ code, name: code, type: "ally", kind: "ally" });
const page = (total: number, codes: readonly string[], wrong = ""): CardPage => ({
  total,
  cards: codes.map(face),
  filters: [{ key: "type", name: "type", choices: [{ key: "ally", text: "ally", query: "type:ally", on: !!wrong }] }],
  ...(wrong ? { wrong } : {}),
});

test("cards come in pages, and another query begins anew", async () => {
  const ask = vi.fn((query: string, _: string, start: number) =>
    Promise.resolve(page(3, query ? ["z"] : start ? ["c"] : ["a", "b"])),
  );
  const gallery = new Gallery(ask);
  expect(gallery.answered).toBe(false);
  await gallery.show("", "cost");
  await gallery.more();
  expect(gallery.cards.map((each) => each.code)).toEqual(["a", "b", "c"]);
  await gallery.more();
  expect(ask).toHaveBeenCalledTimes(2);
  await gallery.show("z", "cost");
  expect([gallery.cards.map((each) => each.code), ask.mock.lastCall]).toEqual([["z"], ["z", "cost", 0]]);
});

test("of what is typed while the server answers only the last is asked, and what is late is not shown", async () => {
  const answers: ((found: CardPage) => void)[] = [];
  const ask = vi.fn(() => new Promise<CardPage>((done) => answers.push(done)));
  const gallery = new Gallery(ask);
  const shown = gallery.show("s", "");
  void gallery.show("st", "");
  void gallery.show("stun", "");
  answers[0]?.(page(1, ["late"]));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(gallery.cards).toEqual([]);
  answers[1]?.(page(1, ["stunned"]));
  await shown;
  expect([gallery.cards[0]?.code, ask.mock.lastCall]).toEqual(["stunned", ["stun", "", 0]]);
});

test("a bad query keeps its filters, and a server that does not answer keeps the cards", async () => {
  const ask = vi.fn(() => Promise.resolve(page(0, [], "There is no field foo:.")));
  const gallery = new Gallery(ask);
  await gallery.show("foo:bar", "");
  expect([gallery.wrong, chosen(gallery.filters)]).toEqual(["There is no field foo:.", 1]);
  ask.mockRejectedValueOnce(new Problem("No answer.", 0));
  await gallery.show("", "");
  expect([gallery.problem, gallery.filters.length]).toEqual(["No answer.", 1]);
});

test("arrows lead along rows and columns and stop at the ends", () => {
  expect(moved(0, "ArrowRight", 6, 4)).toBe(1);
  expect(moved(1, "ArrowDown", 6, 4)).toBe(5);
  expect(moved(2, "ArrowDown", 6, 4)).toBe(2);
  expect(moved(0, "ArrowLeft", 6, 4)).toBe(0);
  expect(moved(0, "ArrowLeft", 6, 4, true)).toBe(1);
  expect([moved(3, "Home", 6, 4), moved(3, "End", 6, 4), moved(3, "x", 6, 4)]).toEqual([0, 5, 3]);
});
