import { expect, test } from "vitest";
import type { Fact, PlayArea } from "../../lib/protocol.ts";
import { meter, titleOf } from "./champions.ts";

const said = (text: string): Fact => ({ type: "fact", text });
const area: PlayArea = {
  ...{
    seat: 0,
    yours: true,
    player: said("Player 1"),
    engaged: { key: "engaged", name: "Engaged", cards: [] },
    zones: [],
  },
  identity: { type: "card", name: "Iron Man", id: 1, code: "iron_man", statistics: [], statuses: [] },
};

test("above an area stands what is so of its player, and nothing else", () => {
  expect(titleOf({ ...area, turn: said("your turn"), form: said("hero") })).toBe("Player 1 · hero · your turn");
  expect(titleOf({ ...area, eliminated: said("eliminated") })).toBe("Player 1 · eliminated");
  expect(titleOf(area)).toBe("Player 1");
});

test("the meter shows what is there, what comes next, and what is left", () => {
  expect(meter(2, 5, 2)).toEqual(["on", "on", "next", "next", "free"]);
  expect(meter(6, 5, 1)).toEqual(["on", "on", "on", "on", "on", "on"]);
});
