import { describe, expect, it } from "vitest";
import type { Card, ChampionsBoard, Fact, StageStep } from "../../lib/protocol.ts";
import { allCards } from "../../lib/board.ts";
import { boardAfter, differences } from "./patches.ts";
import { after, rest, sceneAfter, script, type Shown } from "./stage.ts";

const gauge = (key: "hp" | "threat", value: number, full: number) =>
  ({ type: "fact", text: `${value} of ${full}`, tone: "good", value, full, key }) as const;
const character = (id: number, name: string, value: number, full = 10) => ({
  ...({ type: "card", id, name, code: name, facts: [] as Fact[], statistics: [], statuses: [] } as const),
  gauge: gauge("hp", value, full),
});
const zone = (key: string, ...cards: Card[]) => ({ key, name: key, cards });

/** Rhino with so many hit points against Spider-Man and his allies. */
function board(rhino: number, spider: number, allies: readonly Card[] = [], threat = 3): ChampionsBoard {
  const villain = { ...character(1, "rhino", rhino, 14), heading: "", keywords: [], guarded: null };
  const scheme = { type: "card", id: 2, name: "break_in", code: "break_in", heading: "" } as const;
  return {
    type: "champions",
    scenario: {
      ...{
        heading: { type: "fact", text: "" },
        villain,
        stages: { type: "fact", text: "" },
        encounter_deck: null,
        encounter_discard: null,
      },
      main_scheme: { ...scheme, gauge: gauge("threat", threat, 14), next_threat: { type: "fact", text: "" } },
      ...{ side_schemes: zone("side_schemes"), environment: zone("environment"), boost: null },
    },
    players: [
      {
        ...{ seat: 0, yours: true, player: { type: "fact", text: "" }, identity: character(3, "spider", spider) },
        ...{ engaged: zone("engaged"), zones: allies.length ? [zone("allies", ...allies)] : [] },
      },
    ],
    ...{ resolving: zone("resolving"), boost_cards: zone("boost") },
    ...{ player_steps: [], villain_steps: [], status: [], hand: null },
  };
}
const card = (on: ChampionsBoard, id: number) => allCards(on).find((each) => each.id === id);
const played = (from: ChampionsBoard, goal: ChampionsBoard, ...steps: StageStep[]) =>
  steps.reduce((last, step) => boardAfter(last, step, goal), from);

describe("the board after a step", () => {
  it("has the numbers that the step tells, in its texts as well", () => {
    const goal = board(14, 8, [], 5);
    const shown = played(
      board(14, 10),
      goal,
      { key: "threat", target: 2, n: 2 },
      { key: "damage", target: 3, n: 4 },
      { key: "heal", target: 3, n: 2 },
    );
    expect([card(shown, 2)?.gauge?.value, card(shown, 3)?.gauge?.text]).toEqual([5, "8 of 10"]);
    expect(differences(shown, goal)).toEqual([]);
  });

  it("has statuses, and cards that are exhausted", () => {
    const from = board(14, 10);
    const shown = played(from, from, { key: "status", target: 1, place: "stunned" }, { key: "exhaust", target: 3 });
    expect(card(shown, 1)?.facts?.map((each) => each.key)).toEqual(["stunned"]);
    expect(card(shown, 3)?.exhausted).toBe(true);
    expect(differences(shown, from)).toHaveLength(2);
    const used = played(shown, from, { key: "status_used", target: 1, place: "stunned" }, { key: "ready", target: 3 });
    expect(differences(used, from)).toEqual([]);
  });

  it("has cards where they stand in the end, as they have come", () => {
    const goal = board(14, 10, [character(9, "ally", 1, 3)]);
    const shown = played(board(14, 10), goal, { key: "enter", card: 9, seat: 0 });
    expect(card(shown, 9)?.gauge?.value).toBe(3);
    expect(differences(played(shown, goal, { key: "damage", target: 9, n: 2 }), goal)).toEqual([]);
    expect(card(played(shown, goal, { key: "leave", card: 9 }), 9)).toBeUndefined();
  });

  it("has a new stage with its own hit points", () => {
    const goal = board(9, 10);
    const face: StageStep = { key: "face", target: 1, turned: "rhino_2" };
    expect(card(played(board(0, 10), goal, face), 1)?.gauge?.value).toBe(14);
    expect(differences(played(board(0, 10), goal, face, { key: "damage", target: 1, n: 5 }), goal)).toEqual([]);
  });

  it("leaves alone what it does not know", () => {
    const from = board(14, 10);
    expect(played(from, from, { key: "something else", target: 1, n: 3 })).toBe(from);
  });
});

const ATTACK: StageStep = {
  ...{ key: "activate", card: 1, code: "rhino", target: 3, target_code: "spider", place: "attack", seat: 0 },
  sum: { parts: [{ key: "atk", n: 2 }, { key: "boost" }] },
};

describe("the scene", () => {
  const steps: StageStep[] = [
    ATTACK,
    { key: "defend", card: 9, code: "ally", target: 1, sum: { parts: [{ key: "atk", n: 2 }] } },
    { key: "boost", card: 1, turned: "sandman", sum: { parts: [{ key: "atk", n: 2 }] } },
    { key: "damage", card: 1, target: 9, n: 4, sum: { parts: [{ key: "atk", n: 2 }], result: 4 } },
  ];
  const after_ = (n: number) => steps.slice(0, n).reduce(sceneAfter, null);

  it("opens with an enemy that acts, and shows the boost card face down", () => {
    expect(after_(1)).toMatchObject({ kind: "attack", turned: "", over: false });
    expect(after_(1)?.target).toEqual({ id: 3, code: "spider", role: "attacked" });
  });

  it("has who defends at the end of the arrow, the boost card, and in the end the result", () => {
    expect(after_(2)?.target).toEqual({ id: 9, code: "ally", role: "defends" });
    expect(after_(3)?.turned).toBe("sandman");
    expect(after_(4)).toMatchObject({ over: true, sum: { result: 4 }, target: { role: "defends" } });
  });

  it("of a card that is revealed is that card", () => {
    expect(sceneAfter(after_(4), { key: "reveal", card: 5, turned: "stampede" })).toMatchObject({
      ...{ kind: "reveal", turned: "stampede", actor: null },
    });
  });

  it("knows what the star of a boost card does, and underlines it while it acts", () => {
    const boost: StageStep = { key: "boost", card: 1, turned: "tiger_shark", paragraph: 2 };
    const shown = [ATTACK, boost].reduce(sceneAfter, null);
    expect(shown).toMatchObject({ says: 2, acts: 0 });
    const acts = (code: string): StageStep => ({ key: "acts", card: 7, code, paragraph: 2 });
    expect(sceneAfter(shown, acts("tiger_shark"))).toMatchObject({ says: 2, acts: 2 });
    expect(sceneAfter(shown, acts("another"))).toBe(shown);
    const next = sceneAfter(sceneAfter(shown, acts("tiger_shark")), { key: "boost", card: 1, turned: "sandman" });
    expect(next).toMatchObject({ turned: "sandman", says: 0, acts: 0 });
  });

  it("underlines the paragraph of a card that is revealed, as long as it is shown", () => {
    const revealed = sceneAfter(null, { key: "reveal", card: 5, code: "stampede", turned: "stampede" });
    const acts = sceneAfter(revealed, { key: "acts", card: 5, code: "stampede", paragraph: 1 });
    expect([revealed?.acts, acts?.acts]).toEqual([0, 1]);
    expect(sceneAfter(acts, { key: "status", target: 1, place: "tough" })?.acts).toBe(1);
    expect(sceneAfter(acts, ATTACK)?.acts).toBe(0);
  });

  it("does not open for what happens in place", () => {
    expect(sceneAfter(null, { key: "threat", target: 2, n: 1 })).toBeNull();
  });
});

describe("a value that changes", () => {
  const begun = (from: ChampionsBoard): Shown => ({
    ...{ board: from, scene: null, marks: new Map(), stamps: new Map(), acts: 0, gone: new Set<number>() },
  });

  it("has its value before and after", () => {
    const shown = after(begun(board(14, 10)), { key: "damage", target: 3, n: 2 }, board(14, 8));
    expect(shown.marks.get(3)).toEqual({ n: 2, kind: "hurt", from: 10, to: 8 });
    expect(rest(shown, false).marks.size).toBe(0);
  });

  it("appears once, if several steps of one moment change it", () => {
    const goal = board(14, 10, [], 6);
    const threat: StageStep = { key: "threat", target: 2, n: 1 };
    const twice = [threat, { ...threat, n: 2 }].reduce((view, step) => after(view, step, goal), begun(board(14, 10)));
    expect(twice.marks.get(2)).toEqual({ n: 3, kind: "threat", from: 3, to: 6 });
  });

  it("has no tag where nothing is left of the damage", () => {
    const shown = after(begun(board(14, 10)), { key: "no_damage", target: 3 }, board(14, 10));
    expect(shown.marks.get(3)).toEqual({ n: 0, kind: "blocked", from: 10, to: 10 });
  });

  it("is heard, and an attack is heard before it", () => {
    const cue = (key: string, place = "") => script.cue?.({ key, place });
    expect([cue("damage"), cue("scheme_threat"), cue("activate", "attack")]).toEqual(["hit", "scheme", "arrow"]);
    expect([cue("activate", "scheme"), cue("acts"), cue("exhaust")]).toEqual([undefined, undefined, undefined]);
  });
});

describe("who is defeated", () => {
  it("is still seen while that is said, and gone after it", () => {
    const from = board(14, 10, [character(9, "ally", 1, 3)]);
    const goal = board(14, 10);
    const begun: Shown = { board: from, scene: null, marks: new Map(), stamps: new Map(), acts: 0, gone: new Set() };
    const shown = after(begun, { key: "defeated", target: 9 }, goal);
    expect([shown.stamps.get(9)?.word, !!card(shown.board, 9)]).toEqual(["defeated", true]);
    expect(card(rest(shown, false).board, 9)).toBeUndefined();
  });
});
