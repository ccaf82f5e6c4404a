import { describe, expect, it } from "vitest";
import { said, slot, track, villains } from "./example.ts";
import { type Payer, cells, places, sections, sockets, surplus, toward, unspent } from "./reading.ts";

describe("the strip", () => {
  const board = villains(...[1, 2, 3, 4, 5, 6].map((n) => slot(n, null, null, "red")));

  it("has the slots of each Location, in attack order", () => {
    expect(sections(board.slots).map(({ slots }) => slots.length)).toEqual([3, 2, 1]);
    expect(sections(board.slots).flatMap(({ slots }) => slots)).toEqual(board.slots);
  });

  it("shows who is left of four Civilians, in Manhattan alone", () => {
    const [first, , , fourth] = board.slots;
    expect(first && places(first).map((each) => each.left)).toEqual([true, false, false, false]);
    expect(fourth?.civilians).toBeNull();
  });
});

describe("a track", () => {
  it("begins at the other side's end and is lit up to the marker", () => {
    const all = cells(track(-4));
    expect(all).toHaveLength(17);
    expect([all[0]?.side, all[0]?.n, all[0]?.end]).toEqual(["villains", 9, true]);
    expect([all.at(-1)?.side, all.at(-1)?.n, all.at(-1)?.end]).toEqual(["heroes", 7, true]);
    expect(all.filter((cell) => cell.lit).map((cell) => cell.n)).toEqual([3, 2, 1]);
    expect(all.findIndex((cell) => cell.on)).toBe(5);
  });

  it("counts toward the Heroes, whoever sees it", () => {
    expect([toward(track(3)), toward(track(3, "villains")), toward(track(0, "villains"))]).toEqual([3, -3, 0]);
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
  const symbols = ["any", "green", "any"].map((key) => ({ ...said(key), key }));

  it("puts what has the colour on its symbol and the rest on any", () => {
    const found = sockets(symbols, [payer(1, "red"), payer(2, "green")]);
    expect(found.map((socket) => socket.payer?.number)).toEqual([1, 2, undefined]);
    expect(found.map((socket) => socket.settled)).toEqual([false, false, false]);
  });

  it("asks nothing for a symbol that only what is taken by itself can pay", () => {
    const found = sockets(symbols, [payer(1, "red")], [payer(1, "red"), payer(3, "blue")]);
    expect(found.map((socket) => socket.settled)).toEqual([false, true, false]);
  });

  it("asks no more for what has been paid before", () => {
    const found = sockets(symbols, [payer(1, "red")], [payer(1, "red"), payer(3, "blue")], 1);
    expect(found.map((socket) => [socket.settled, socket.payer?.number])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 1],
    ]);
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
