import { describe, expect, it } from "vitest";
import type { DuelBoard, Pile, StageStep } from "../../lib/protocol.ts";
import { heldOf } from "../hands.ts";
import { said, slot, unit, villains } from "./example.ts";
import {
  type Beat,
  type Stage,
  MARKER,
  POINTS,
  REST,
  at,
  beat,
  cleared,
  printed,
  script,
  stageOf,
  staged,
} from "./stage.ts";

const BOARD = villains(
  slot(1, unit("Loki", 4, 2, 7), unit("Hulk", 3, 7), "red", "blue"),
  slot(2, unit("Kang", 5, 3), null, "red", "blue"),
);
const FROM = stageOf(BOARD);
const coming = (step: StageStep) => unit("New", step.card ?? 0, 4);
const { merges } = script({ face: () => undefined });

/** The beats of steps that follow a stage; what is seen together is one. */
function beatsOf(from: Pick<Beat, "stage"> & Partial<Beat>, steps: readonly StageStep[]): Beat[] {
  const found: Beat[] = [];
  let last: Beat = { ...REST, ...from };
  let before: StageStep | undefined;
  for (const step of steps) {
    const together = before && merges(before, step);
    before = step;
    const next = beat(together ? last : { ...last, key: "" }, step, coming);
    if (!next) continue;
    if (together) found.pop();
    found.push(next);
    last = next;
  }
  return found;
}
const beats = (...steps: StageStep[]) => beatsOf({ stage: FROM }, steps);

describe("an attack", () => {
  const attack: StageStep[] = [
    { key: "attacks", card: 3, code: "hulk", target: 4 },
    { key: "hurt", card: 4, n: 2 },
    { key: "falls", card: 4 },
    { key: "leaves", card: 4, seat: 1 },
    { key: "points", seat: 0, n: 1 },
  ];

  it("is shown one thing after the other: who attacks, what it takes, who falls, what is gained", () => {
    const all = beats(...attack);
    expect(all.map((each) => each.key)).toEqual(["attacks", "hurt", "falls", "points"]);
    expect([all[0]?.attacker, all[0]?.target]).toEqual([3, 4]);
    expect(all[1]?.floats.get(4)).toEqual({ kind: "hurt", n: 2, from: 2, to: 0 });
    expect(all[2]?.fallen).toEqual(new Set([4]));
    expect(all[2]?.stage.slots.get(at("villains", "slot1"))?.gauge.value).toBe(0);
    expect(all[3]?.stage.slots.has(at("villains", "slot1"))).toBe(false);
    expect(all[3]?.stage.points).toBe(-1);
    expect(all[3]?.floats.get(POINTS)).toEqual({ kind: "gain", n: 1 });
    expect(all.every((each) => each.attacker === 3 && each.attacked.has(3))).toBe(true);
  });

  it("follows others of its side; the other side begins anew", () => {
    const all = beats(...attack.slice(0, 2), { key: "attacks", card: 5, code: "kang", target: 0 });
    expect(all.at(-1)?.attacked).toEqual(new Set([5]));
    const [, , next] = beats(...attack.slice(0, 2), { key: "enters", card: 9, code: "new", place: "slot2", seat: 0 });
    const later = beatsOf({ ...next, stage: cleared(next as NonNullable<typeof next>) }, [{ key: "attacks", card: 9 }]);
    expect(later[0]?.attacker).toBe(9);
  });

  it("hurts several at once", () => {
    const all = beats({ key: "hurt", card: 4, n: 1 }, { key: "hurt", card: 5, n: 2 });
    expect(all).toHaveLength(1);
    expect(all[0]?.struck).toEqual(new Set([4, 5]));
    expect([...(all[0]?.stage.slots.values() ?? [])].map((each) => each.gauge.value)).toEqual([1, 7, 1]);
  });
});

describe("the strip meanwhile", () => {
  it("is as the beat has it", () => {
    const all = beats(
      { key: "enters", card: 9, code: "new", place: "slot2", seat: 0 },
      { key: "freed", place: "slot1-red" },
      { key: "marker", seat: 1, n: -1 },
      { key: "leaves", card: 5, seat: 1 },
    );
    const last = all.at(-1) as NonNullable<(typeof all)[number]>;
    const board = staged(BOARD, cleared(last));
    expect(board.slots[1]?.theirs?.id).toBe(9);
    expect(board.slots[1]?.mine).toBeNull();
    expect([board.points.at, board.marker.at]).toEqual([2, 1]);
    expect(board.slots[0]?.civilians?.parts.map((each) => each.key)).toEqual(["blue"]);
    expect(last.stage.marker).toBe(-1);
    expect(all[2]?.floats.has(MARKER)).toBe(true);
  });

  it("holds back what nothing that is shown has changed yet, such as Civilians and cards that are drawn", () => {
    const drawn = { ...BOARD, hand: { groups: [], title: [] } as NonNullable<typeof BOARD.hand> };
    const newest = { ...drawn, slots: drawn.slots.map((each) => ({ ...each, civilians: null })) };
    const board = staged(newest, FROM);
    expect(board.hand).toBe(BOARD.hand);
    expect(board.slots[0]?.civilians?.parts.map((each) => each.key)).toEqual(["red", "blue"]);
    const [heroes, other] = newest.players;
    expect(staged({ ...newest, players: [other, heroes] }, FROM).hand).toBe(newest.hand);
  });

  it("has the hand that one's own answer has left, and what is drawn once the other side acts", () => {
    const hand = (...ids: number[]): NonNullable<DuelBoard["hand"]> => ({
      ...{ key: "hand", title: [] },
      body: [{ type: "group", items: ids.map((id) => ({ type: "card", name: `card ${id}`, id })) }],
    });
    const pile = (key: Pile["key"], value: number) => ({ ...said(`${value}`), key, value });
    const having = (board: DuelBoard, ids: number[], discarded: number): DuelBoard => {
      const [mine, other] = board.players;
      const piles = [pile("hand", ids.length), pile("deck", 30 - discarded), pile("discard", discarded)];
      return { ...board, hand: hand(...ids), players: [{ ...mine, piles }, other] };
    };
    const before = having(BOARD, [11, 12, 13], 0);
    const newest = having(BOARD, [13, 14], 1);
    const shows = (board: DuelBoard) => [
      heldOf(board).map((card) => card.id),
      board.players[0].piles.map((each) => each.value),
    ];
    const [own, other] = beatsOf({ stage: stageOf(before) }, [
      { key: "enters", card: 11, code: "loki", place: "slot3", seat: 1 },
      { key: "enters", card: 9, code: "hulk", place: "slot3", seat: 0 },
    ]);
    expect(shows(staged(newest, own?.stage as Stage))).toEqual([[13], [1, 30, 1]]);
    expect(shows(staged(newest, other?.stage as Stage))).toEqual([
      [13, 14],
      [2, 29, 1],
    ]);
  });

  it("moves a card from slot to slot, and two that change places", () => {
    const all = beats(
      { key: "enters", card: 4, code: "loki", place: "slot2", seat: 1 },
      { key: "enters", card: 5, code: "kang", place: "slot1", seat: 1 },
    );
    const board = staged(BOARD, cleared(all.at(-1) as NonNullable<(typeof all)[number]>));
    expect(board.slots.map((slot) => slot.mine?.name)).toEqual(["Kang", "Loki"]);
  });
});

it("shows a Battlefield card that is played, and not a card that lies in its slot", () => {
  expect(beats({ key: "plays", card: 8, code: "the_docks", seat: 0 })[0]?.shown).toBe("the_docks");
  expect(beats({ key: "plays", card: 3, code: "hulk", seat: 0 })).toHaveLength(0);
});

it("draws a card that has come and gone as it is printed", () => {
  const face = {
    code: "wasp",
    name: "Wasp",
    type: "main",
    kind: "",
    numbers: [{ ...said("life 4"), key: "life", value: 4 }],
  };
  expect(printed({ key: "enters", card: 9, code: "wasp" }, face, undefined).gauge.value).toBe(4);
  expect(printed({ key: "enters", card: 9, code: "wasp" }, face, unit("Wasp", 9, 1, 6)).gauge.value).toBe(6);
});
