import { expect, test } from "vitest";
import type { Board, Card, Fact } from "../../lib/protocol.ts";
import { cardsOf, handOf, meter, playersOf, scenarioOf } from "./champions.ts";

const fact = (key: string, text = key): Fact => ({ type: "fact", key, text });
const card = (id: number, attached: Card[] = []): Card => ({ type: "card", name: `card ${id}`, id, attached });

const BOARD: Board = {
  type: "pieces",
  panels: [
    {
      key: "scenario",
      title: [fact("heading", "Round 2, player phase")],
      body: [
        { type: "group", key: "villain", items: [card(1, [card(2)])] },
        { type: "group", key: "main_scheme", items: [card(3)] },
      ],
      foot: [fact("encounter_deck")],
    },
    {
      key: "player",
      seat: 0,
      title: [fact("player"), fact("form", "hero"), fact("first"), fact("turn")],
      body: [
        { type: "group", key: "identity", items: [card(10)] },
        { type: "group", key: "engaged", items: [card(11)] },
        { type: "group", key: "allies", name: "Allies", items: [card(12, [card(13)])] },
      ],
    },
    {
      key: "player",
      seat: 1,
      title: [fact("player"), fact("eliminated")],
      body: [{ type: "group", key: "identity", items: [card(20)] }],
    },
  ],
  hand: { key: "hand", body: [{ type: "group", key: "hand", items: [card(30)], hidden: 2 }] },
};

test("a board is taken apart by its keys", () => {
  const { heading, villain, main, sides } = scenarioOf(BOARD);
  expect([heading, villain?.id, main?.id, sides]).toEqual(["Round 2, player phase", 1, 3, []]);
  const [you, other] = playersOf(BOARD);
  expect(you && [you.form, you.first, you.acts, you.out, cardsOf(you).map((each) => each.id)]).toEqual([
    ...["hero", true, true, false],
    [10, 11, 12, 13],
  ]);
  expect([other?.out, other?.engaged]).toEqual([true, []]);
  expect(handOf(BOARD)).toMatchObject({ cards: [{ id: 30 }], hidden: 2 });
});

test("nothing is shown of a table that is not there", () => {
  expect(scenarioOf(null).villain).toBeUndefined();
  expect(playersOf(null)).toEqual([]);
  expect(handOf(null)).toEqual({ cards: [], hidden: 0 });
});

test("the meter shows what is there, what comes next, and what is left", () => {
  expect(meter(2, 5, 2)).toEqual(["on", "on", "next", "next", "free"]);
  expect(meter(6, 5, 1)).toEqual(["on", "on", "on", "on", "on", "on"]);
});
