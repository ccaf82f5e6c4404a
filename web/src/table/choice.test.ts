import { describe, expect, test } from "vitest";
import type { Item, Prompt } from "../lib/protocol.ts";
import { actionsOf } from "./actions.ts";
import {
  advised,
  answer,
  back,
  begun,
  emptied,
  marks,
  NOTHING,
  offers,
  pointed,
  pointedOut,
  taken,
  targets,
  toggled,
} from "./choice.ts";

const question = (items: Item[], more: Partial<Prompt> = {}): Prompt => ({
  ...{ seat: 0, kind: "turn", question: "What do you do?", items },
  ...more,
});
const aimed = (card: number, action: string, aim: string, target: number): Item => ({
  ...{ verb: "attack", card, code: "hero", text: `${action} → ${aim}`, action, aim, target },
});

const TURN = question([
  { text: "Play Backflip", verb: "play", card: 5, code: "backflip" },
  { text: "Play Energy", verb: "play", card: 6, code: "energy" },
  { text: "Play Energy", verb: "play", card: 7, code: "energy" },
  aimed(1, "Attack", "Rhino", 20),
  aimed(1, "Attack", "Sandman", 21),
  { text: "Thwart", verb: "thwart", card: 1, code: "hero" },
  { text: "Go to Harlem", verb: "move", place: "manhattan-harlem" },
  { text: "End the turn", verb: "end_turn", ends: true },
]);

const PAY = question(
  [
    { text: "Energy", verb: "pay", card: 6 },
    { text: "Web-Shooter", verb: "pay", card: 8 },
    { text: "Web-Shooter, twice", verb: "pay", card: 8 },
    { text: "Pay no more", verb: "done", ends: true },
  ],
  { kind: "pay", several: true, default: [1, 2] },
);

test("an action with a single target is answered at once, and names it", () => {
  const prompt = question([
    aimed(5, "Play First Aid", "Rhino", 20),
    { text: "End the turn", verb: "end_turn", ends: true },
  ]);
  expect(offers(prompt, NOTHING).map(({ text, number, spot }) => [text, number, spot])).toEqual([
    ["Play First Aid → Rhino", 1, 5],
    ["End the turn", 2, 0],
  ]);
});

describe("actions", () => {
  test("items of one action with several targets are one, and so are copies", () => {
    expect(actionsOf(TURN).map((each) => [each.text, each.numbers])).toEqual([
      ["Play Backflip", [1]],
      ["Play Energy", [2, 3]],
      ["Attack", [4, 5]],
      ["Thwart", [6]],
      ["Go to Harlem", [7]],
      ["End the turn", [8]],
    ]);
    expect(actionsOf(TURN)[2]?.aims.map((aim) => [aim.number, aim.spot, aim.text])).toEqual([
      [4, 20, "Rhino"],
      [5, 21, "Sandman"],
    ]);
  });

  test("of several things each stands by itself", () => {
    expect(actionsOf(PAY).map((each) => each.numbers)).toEqual([[1], [2], [3], [4]]);
  });
});

describe("select, aim, confirm", () => {
  test("a card that can do one thing is selected, the copy that was pointed at", () => {
    const choice = pointed(TURN, NOTHING, 7);
    expect(choice.picked).toEqual([3]);
    expect(answer(TURN, choice)).toEqual([3]);
    expect(marks(TURN, choice).get(7)).toBe("selected");
    expect(marks(TURN, choice).get(6)).toBe("legal");
  });

  test("a card that can do several things narrows what is offered", () => {
    const choice = pointed(TURN, NOTHING, 1);
    expect(offers(TURN, choice).map((each) => each.text)).toEqual(["Attack", "Thwart"]);
    expect(answer(TURN, choice)).toBeNull();
  });

  test("an action that is aimed asks for its target, and only targets glow", () => {
    const turn = question(TURN.items.filter((item) => item.verb !== "thwart"));
    const aiming = pointed(turn, NOTHING, 1);
    expect(offers(turn, aiming).map((each) => [each.text, each.number])).toEqual([
      ["Rhino", 4],
      ["Sandman", 5],
    ]);
    expect([...marks(turn, aiming)]).toEqual([
      [20, "legal"],
      [21, "legal"],
      [1, "selected"],
    ]);
    expect([...targets(turn, aiming)]).toEqual([20, 21]);
    const ready = pointed(turn, aiming, 21);
    expect(answer(turn, ready)).toEqual([5]);
    expect(marks(turn, ready).get(21)).toBe("selected");
  });

  test("pointing at a target first offers what can be done to it", () => {
    const choice = pointed(TURN, NOTHING, 20);
    expect(offers(TURN, choice).map((each) => [each.text, each.number])).toEqual([["Attack → Rhino", 4]]);
  });

  test("a place of the board can be pointed at, too", () => {
    expect(pointed(TURN, NOTHING, "manhattan-harlem").picked).toEqual([7]);
    expect(marks(TURN, NOTHING).get("manhattan-harlem")).toBe("legal");
  });

  test("what nothing can be done with changes nothing", () => {
    const choice = pointed(TURN, NOTHING, 5);
    expect(pointed(TURN, choice, 99)).toBe(choice);
  });

  test("back gives up the target, then the action, then nothing", () => {
    const turn = question(TURN.items.filter((item) => item.verb !== "thwart"));
    const ready = pointed(turn, pointed(turn, NOTHING, 1), 21);
    const aiming = back(turn, ready);
    expect(aiming.picked).toEqual([]);
    expect(aiming.aiming).not.toBe(0);
    expect(back(turn, aiming)).toEqual(NOTHING);
    expect(back(turn, NOTHING)).toBe(NOTHING);
  });
});

describe("passing that leads to a question", () => {
  const free = (place: string): Item => ({
    ...{ text: `Go on → ${place}`, verb: "done", place, ends: true, action: "Go on", aim: place, asks: "Which one?" },
  });
  const TURN = question([{ text: "Play Hulk", verb: "play", card: 5 }, free("slot1-red"), free("slot2-blue")]);

  test("is one action, which no place chooses before it", () => {
    expect(actionsOf(TURN).map((each) => [each.text, each.numbers, each.asks])).toEqual([
      ["Play Hulk", [1], ""],
      ["Go on", [2, 3], "Which one?"],
    ]);
    expect(offers(TURN, NOTHING).map((each) => [each.text, each.number])).toEqual([
      ["Play Hulk", 1],
      ["Go on", 0],
    ]);
    expect([...marks(TURN, NOTHING)]).toEqual([[5, "legal"]]);
    const grouped = TURN.items.map((item) => ({ ...item, asks: "" }));
    expect(actionsOf(question(grouped)).map((each) => each.numbers)).toEqual([[1], [2], [3]]);
  });

  test("then the places answer it, and back gives it up", () => {
    const [, on] = actionsOf(TURN);
    const choice = on ? taken(on) : NOTHING;
    expect([...marks(TURN, choice)]).toEqual([
      ["slot1-red", "legal"],
      ["slot2-blue", "legal"],
    ]);
    expect(answer(TURN, pointed(TURN, choice, "slot2-blue"))).toEqual([3]);
    expect(back(TURN, choice)).toEqual(NOTHING);
  });
});

describe("several things", () => {
  const KEEP = question(
    [
      { text: "Discard Energy", verb: "discard", card: 6, code: "energy" },
      { text: "Discard Strength", verb: "discard", card: 7, code: "strength" },
      { text: "Keep all cards", verb: "done", ends: true },
    ],
    { kind: "discard", several: true, default: [3] },
  );

  test("when all that was chosen is given back, keeping all cards is what Enter does again", () => {
    const one = pointed(KEEP, begun(KEEP), 6);
    expect([begun(KEEP).picked, one.picked]).toEqual([[3], [1]]);
    expect(pointed(KEEP, one, 6).picked).toEqual([3]);
    expect(toggled(KEEP, toggled(KEEP, one, 2), 1).picked).toEqual([2]);
    expect(toggled(KEEP, one, 1).picked).toEqual([3]);
    expect(emptied(KEEP).picked).toEqual([3]);
  });

  test("a payment that was proposed is not proposed again when it is given back", () => {
    expect(emptied({ ...KEEP, kind: "pay", default: [1] }).picked).toEqual([]);
  });

  test("what is proposed is chosen at first, and comes back", () => {
    const start = begun(PAY);
    expect(answer(PAY, start)).toEqual([1, 2]);
    const other = toggled(PAY, start, 1);
    expect(other.picked).toEqual([2]);
    expect(back(PAY, other).picked).toEqual([1, 2]);
  });

  test("a card chooses its items one after the other, then none", () => {
    const one = pointed(PAY, { ...NOTHING, picked: [1] }, 8);
    const two = pointed(PAY, one, 8);
    expect([one.picked, two.picked, pointed(PAY, two, 8).picked]).toEqual([[1, 2], [1, 2, 3], [1]]);
  });

  const discard = (most: number, owes = most) =>
    question(
      [1, 2, 3, 4].map((card) => ({ text: `Discard ${card}`, verb: "discard", card })),
      { kind: "discard", several: true, owes, most, default: owes === 1 ? [4] : [3, 4] },
    );

  test("where so many are to be chosen another one takes the place of the first", () => {
    const one = discard(1);
    expect(toggled(one, begun(one), 2).picked).toEqual([2]);
    expect(pointed(one, begun(one), 3).picked).toEqual([3]);
    expect(toggled(one, begun(one), 4).picked).toEqual([]);
    const two = discard(2);
    const mixed = toggled(two, begun(two), 1);
    expect([mixed.picked, toggled(two, mixed, 2).picked]).toEqual([
      [4, 1],
      [1, 2],
    ]);
  });

  test("where more may be given than is owed nothing is taken back by itself", () => {
    const some = discard(0, 1);
    expect(toggled(some, begun(some), 1).picked).toEqual([4, 1]);
  });

  test("nothing chosen is no answer", () => {
    expect(answer(PAY, { ...NOTHING, picked: [] })).toBeNull();
  });
});

describe("advice", () => {
  test("is selected; where options differ by their target alone, they are to be aimed", () => {
    expect(advised(TURN, NOTHING, [2, 3])).toEqual({ picked: [2], aiming: 0, spot: 6 });
    expect(advised(TURN, NOTHING, [8])).toEqual({ picked: [8], aiming: 0, spot: 0 });
    const aiming = advised(TURN, NOTHING, [4, 5]);
    expect(aiming.picked).toEqual([]);
    expect(targets(TURN, aiming)).toEqual(new Set([20, 21]));
    const one = advised(TURN, NOTHING, [5]);
    expect([answer(TURN, one), marks(TURN, one).get(21)]).toEqual([[5], "selected"]);
  });

  test("of several things one is added; of what is paid it is all that is chosen", () => {
    const begin = begun(PAY);
    expect(advised(PAY, begin, [2])).toBe(begin);
    expect(advised(PAY, begin, [3]).picked).toEqual([1, 2, 3]);
    const owing = { ...PAY, owes: 2 };
    expect(advised(owing, begun(owing), [3, 1]).picked).toEqual([3, 1]);
    expect(advised(PAY, begin, [1, 3]).picked).toEqual([1, 3]);
  });

  test("what is advised is pointed out in order: the card, its target, what pays", () => {
    const paid = question([{ ...aimed(5, "Play Haymaker", "Rhino", 20), spends: [6, 7], pays: "Energy + Genius" }]);
    expect([...pointedOut(paid, [1])]).toEqual([
      [5, 1],
      [20, 2],
      [6, 3],
      [7, 3],
    ]);
    expect([...pointedOut(TURN, [7])]).toEqual([["manhattan-harlem", 1]]);
    expect([...pointedOut(PAY, [1, 2])].map(([spot]) => spot)).toEqual([6, 8]);
    expect(pointedOut(TURN, [8]).size).toBe(0);
  });
});

describe("a place where more than one thing can be done", () => {
  const at = (place: string, aim: string): Item => ({
    ...{ verb: "play", card: 5, code: "informant", text: `Play → ${place}, ${aim}`, action: "Play", place },
    ...{ aim: `${place}, ${aim}`, then: aim },
  });
  const PLACES = question([at("slot1", "Darkhold"), at("slot1", "Norn Stones"), at("slot2", "Darkhold")]);
  const aiming = pointed(PLACES, NOTHING, 5);

  test("is chosen first, and then what is done there", () => {
    const there = pointed(PLACES, aiming, "slot1");
    expect(there).toMatchObject({ picked: [], at: "slot1" });
    expect(marks(PLACES, there).get("slot1")).toBe("selected");
    expect(answer(PLACES, there)).toBeNull();
    expect(offers(PLACES, there).map((each) => [each.text, each.number])).toEqual([
      ["Darkhold", 1],
      ["Norn Stones", 2],
    ]);
    expect(pointed(PLACES, there, "slot2")).toMatchObject({ picked: [3] });
    const chosen = { ...there, picked: [2] };
    expect(answer(PLACES, chosen)).toEqual([2]);
    expect(pointed(PLACES, chosen, "slot1")).toBe(chosen);
    expect(back(PLACES, chosen)).toEqual(there);
    expect(back(PLACES, there)).toEqual(aiming);
  });

  test("needs no second step where there is but one thing to do", () => {
    expect(answer(PLACES, pointed(PLACES, aiming, "slot2"))).toEqual([3]);
  });
});

test("a card that is no different from another answers like it", () => {
  const hand = question([
    { text: "Play Spider-Man", verb: "play", card: 5, copies: [6] },
    { text: "Play Hulk", verb: "play", card: 7 },
  ]);
  expect([...marks(hand, NOTHING).keys()]).toEqual([5, 6, 7]);
  const second = pointed(hand, NOTHING, 6);
  expect(answer(hand, second)).toEqual([1]);
  expect([marks(hand, second).get(5), marks(hand, second).get(6)]).toEqual(["legal", "selected"]);
});
