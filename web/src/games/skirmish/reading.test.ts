import { describe, expect, it } from "vitest";
import type { Board, Card, Fact, Track } from "../../lib/protocol.ts";
import { type Payer, cells, places, playersOf, sections, sockets, stripOf, surplus, unspent } from "./reading.ts";

const said = (text: string, more: Partial<Fact> = {}): Fact => ({ type: "fact", text, ...more });
const card = (name: string, id: number): Card => ({ type: "card", name, id });

const SLOTS = ["manhattan", "manhattan", "manhattan", "sanctum", "sanctum", "tower"];

/** A board as the Villains see it: their side is the first. */
const VILLAINS: Board = {
  panels: [
    {
      key: "strip",
      body: [
        {
          type: "grid",
          columns: [said("Villains", { key: "villains" }), said("Heroes", { key: "heroes" })],
          nobody: "nobody",
          places: SLOTS.map((section, n) => ({
            name: `slot ${n + 1}`,
            key: `slot${n + 1}`,
            section,
            cells: [n === 1 ? card("Red Skull", 7) : null, n === 0 ? card("Hulk", 3) : null],
            facts:
              section === "manhattan"
                ? [said("Civilians: red", { key: "civilians", parts: [said("red", { key: "red" })] })]
                : [],
          })),
        },
        { type: "group", key: "player", seat: 1, name: "Villains (you)", items: [said("hand 3", { key: "hand" })] },
        { type: "group", key: "player", seat: 0, name: "Heroes", items: [said("hand 4", { key: "hand" })] },
        { type: "group", key: "artifacts", seat: 0, name: "Heroes own", items: [card("Eye of Agamotto", 9)] },
      ],
    },
  ],
  hand: { key: "hand" },
};

describe("the strip", () => {
  it("runs in attack order, one's own side below", () => {
    const strip = stripOf(VILLAINS);
    expect(strip?.mine.key).toBe("villains");
    expect(strip?.slots.map((slot) => slot.key)).toEqual(["slot1", "slot2", "slot3", "slot4", "slot5", "slot6"]);
    expect(strip?.slots[1]?.mine?.name).toBe("Red Skull");
    expect(strip?.slots[0]?.theirs?.name).toBe("Hulk");
    expect(sections(strip as NonNullable<typeof strip>).map(({ slots }) => slots.length)).toEqual([3, 2, 1]);
  });

  it("shows who is left of four Civilians, in Manhattan alone", () => {
    const [first, , , fourth] = stripOf(VILLAINS)?.slots ?? [];
    expect(first && places(first).map((each) => each.left)).toEqual([true, false, false, false]);
    expect(fourth?.civilians).toBeNull();
  });
});

it("players are told apart by their side, and own their artifacts", () => {
  const [mine, other] = playersOf(VILLAINS);
  expect([mine?.side, mine?.you, other?.side, other?.you]).toEqual(["villains", true, "heroes", false]);
  expect(other?.artifacts.map((each) => each.name)).toEqual(["Eye of Agamotto"]);
});

describe("a track", () => {
  const track = (at: number): Track => ({
    type: "track",
    name: "Victory Points",
    said: said("Villains 4 of 9"),
    ends: [said("Heroes", { value: 7, key: "heroes" }), said("Villains", { value: 9, key: "villains" })],
    at,
  });

  it("begins at the other side's end and is lit up to the marker", () => {
    const all = cells(track(-4));
    expect(all).toHaveLength(17);
    expect([all[0]?.side, all[0]?.n, all[0]?.end]).toEqual(["villains", 9, true]);
    expect([all.at(-1)?.side, all.at(-1)?.n, all.at(-1)?.end]).toEqual(["heroes", 7, true]);
    expect(all.filter((cell) => cell.lit).map((cell) => cell.n)).toEqual([3, 2, 1]);
    expect(all.findIndex((cell) => cell.on)).toBe(5);
  });

  it("is lit on one's own half, too", () => {
    expect(
      cells(track(2))
        .filter((cell) => cell.lit || cell.on)
        .map((cell) => [cell.side, cell.n]),
    ).toEqual([
      ["heroes", 1],
      ["heroes", 2],
    ]);
  });
});

describe("paying", () => {
  const payer = (number: number, colour: Payer["colour"]): Payer => ({
    number,
    colour,
    said: colour,
    name: String(number),
  });
  const symbols = ["any", "green", "any"].map((key) => said(key, { key }));

  it("puts what has the colour on its symbol and the rest on any", () => {
    const found = sockets(symbols, [payer(1, "red"), payer(2, "green")]);
    expect(found.map((socket) => socket.payer?.number)).toEqual([1, 2, undefined]);
    expect(found.map((socket) => socket.settled)).toEqual([false, false, false]);
  });

  it("asks nothing for a symbol that only what is taken by itself can pay", () => {
    const found = sockets(symbols, [payer(1, "red")], [payer(1, "red"), payer(3, "blue")]);
    expect(found.map((socket) => socket.settled)).toEqual([false, true, false]);
  });

  it("says what is chosen beyond that", () => {
    const payers = [payer(1, "red"), payer(2, "green"), payer(3, "blue"), payer(4, "blue")];
    expect(surplus(sockets(symbols, payers), payers).map((each) => each.number)).toEqual([4]);
  });

  it("counts what is left by colours", () => {
    const payers = [payer(1, "red"), payer(2, "any"), payer(3, "red"), payer(4, "blue")];
    expect(unspent(payers, [4, 1]).map((each) => [each.colour, each.n])).toEqual([
      ["red", 1],
      ["any", 1],
    ]);
  });

  it("leaves a symbol open that nothing of its colour pays", () => {
    expect(sockets(symbols, [payer(1, "red"), payer(2, "blue")]).map((socket) => socket.payer?.number)).toEqual([
      1,
      undefined,
      2,
    ]);
  });
});
