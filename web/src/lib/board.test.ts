import { expect, test } from "vitest";
import { villains } from "../games/skirmish/example.ts";
import * as find from "./board.ts";
import { drawnBy } from "./games.ts";
import type { Board, Card, Panel } from "./protocol.ts";

const card = (id: number, attached: Card[] = []): Card => ({ type: "card", name: `card ${id}`, id, attached });
const player = (seat: number, ...ids: number[]): Panel => ({
  key: "player",
  seat,
  title: [{ type: "fact", text: "turn", key: "turn" }],
  body: [{ type: "group", key: "allies", items: ids.map((id) => card(id)) }],
  foot: [{ type: "fact", text: "deck 12", key: "deck", value: 12 }],
});
const board: Board = {
  type: "pieces",
  panels: [
    {
      key: "scenario",
      body: [
        {
          type: "group",
          key: "villain",
          items: [card(1, [card(2)]), { type: "fact", text: "30", key: "hp", value: 30 }],
        },
        { type: "areas", panels: [player(0, 3), player(1, 4, 5)] },
        {
          type: "track",
          key: "vp",
          name: "",
          said: { type: "fact", text: "" },
          ends: [
            { type: "fact", text: "" },
            { type: "fact", text: "" },
          ],
          at: 2,
        },
        { type: "grid", columns: [], nobody: "", places: [{ name: "slot", cells: [card(6), null] }] },
      ],
    },
  ],
  hand: { key: "hand", seat: 0, body: [{ type: "group", items: [card(7)] }] },
};

test("cards of a panel are distinguished from its facts", () => {
  const [group] = find.groups(board.panels[0]);
  expect(find.cards(group).map((each) => each.id)).toEqual([1]);
  expect([find.groups(undefined), find.cards(undefined)]).toEqual([[], []]);
  expect(find.fact(player(0).foot, "deck")?.value).toBe(12);
  expect(find.fact(player(0).foot, "hand")).toBeUndefined();
});

test("every card of a board is found once", () => {
  expect(
    find
      .allCards(board)
      .map((each) => each.id)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a board of a type of its own is not in pieces, and one that was kept without its type is", () => {
  const older = { panels: board.panels } as Board;
  expect(find.pieces(board)).toBe(board);
  expect(find.pieces(older)).toBe(older);
  expect(find.pieces(villains())).toBeNull();
  const games = ["champions", "heroes", "skirmish"];
  expect(games.map((game) => drawnBy(game, older))).toEqual(["plain", "plain", "plain"]);
  expect([drawnBy("skirmish", villains()), drawnBy("heroes", null)]).toEqual(["skirmish", "heroes"]);
});
