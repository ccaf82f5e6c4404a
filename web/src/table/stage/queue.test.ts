import { describe, expect, it } from "vitest";
import type { Section, StageStep } from "../../lib/protocol.ts";
import { brief, budget, chapters, collapsed, governed, newSteps, ownSilent, total, type Told } from "./queue.ts";

const TIMING = {
  ms: { activate: 450, boost: 600, damage: 550, threat: 500, draw: 250, reveal: 800 },
  begins: new Set(["activate", "reveal"]),
  merges: (before: StageStep, step: StageStep) => before.key === step.key && before.target === step.target,
};
const times = (text: string, n: number) => `${text} × ${n}`;
const step = (key: string, more: Partial<StageStep> = {}): StageStep => ({ key, text: `${key}.`, ...more });
const told = (place: number, ...steps: StageStep[]): Told[] =>
  steps.map((each) => ({ step: each, place, by: -1, section: 0, heading: "" }));
const story = (...lines: [number, StageStep[]][]): Section[] => [
  { heading: "", place: 0, lines: lines.map(([place, steps]) => ({ segments: [], place, at: 0, steps })) },
];

const ATTACK = [step("activate", { weight: 2 }), step("boost", { weight: 2 }), step("damage", { target: 1 })];

describe("new steps", () => {
  it("are those of new lines, and of a line that goes on what follows", () => {
    const known = new Map<number, number>();
    expect(newSteps(known, story([0, ATTACK.slice(0, 1)])).map((each) => each.step.key)).toEqual(["activate"]);
    const more = newSteps(known, story([0, ATTACK], [3, [step("draw")]]));
    expect(more.map((each) => [each.step.key, each.place])).toEqual([
      ["boost", 0],
      ["damage", 0],
      ["draw", 3],
    ]);
    expect(newSteps(known, story([0, ATTACK], [3, [step("draw")]]))).toEqual([]);
  });

  it("are silent as long as a line tells what the reader has done", () => {
    const news = [...told(0, step("attack"), step("reveal"), step("damage")), ...told(1, step("attack"))];
    const marked = ownSilent(news, (each) => each.step.key === "attack" || each.step.key === "damage");
    expect(marked.map((each) => !!each.silent)).toEqual([true, false, false, true]);
  });
});

describe("chapters", () => {
  it("begin with each line, and with what begins one", () => {
    const all = chapters([...told(0, step("threat")), ...told(1, ...ATTACK, step("reveal"))], TIMING, times);
    expect(all.map((each) => each.moments.map((moment) => moment.steps[0]?.key))).toEqual([
      ["threat"],
      ["activate", "boost", "damage"],
      ["reveal"],
    ]);
  });

  it("have what is of the same kind as one moment, with its number", () => {
    const [first] = chapters(
      told(0, step("draw"), step("draw"), step("threat", { target: 1 }), step("threat", { target: 2 })),
      TIMING,
      times,
    );
    expect(first?.moments.map((each) => [each.text, each.steps.length])).toEqual([
      ["draw. × 2", 2],
      ["threat.", 1],
      ["threat.", 1],
    ]);
  });

  it("go on in the next message, in their line or in one after it, until they are at an end", () => {
    const open = (steps: readonly StageStep[]) => steps.every((each) => each.key !== "damage");
    const told_ = (place: number, ...keys: string[]) => told(place, ...keys.map((key) => step(key)));
    const [first] = chapters(told_(0, "activate"), { ...TIMING, open }, times);
    const all = chapters(told_(1, "boost", "damage", "reveal"), { ...TIMING, open }, times, first);
    expect(all.map((each) => [each.place, each.earlier.map((one) => one.key)])).toEqual([
      [0, ["activate"]],
      [1, []],
    ]);
    expect(chapters(told_(3, "draw"), { ...TIMING, open }, times, all[0])[0]?.earlier).toEqual([]);
    expect(chapters(told_(1, "draw"), TIMING, times, all[1])[0]?.earlier).toHaveLength(1);
  });

  it("keep what is silent before what follows it", () => {
    const [first] = chapters(
      [{ step: step("draw"), place: 0, by: -1, section: 0, heading: "", silent: true }, ...told(0, ...ATTACK)],
      TIMING,
      times,
    );
    expect(first?.moments[0]?.before.map((each) => each.key)).toEqual(["draw"]);
    expect(first?.moments).toHaveLength(3);
  });
});

describe("the governor", () => {
  const villain = (n: number) =>
    chapters(
      Array.from({ length: n }, (_, place) => told(place, ...ATTACK, step("draw", { weight: 0 }))).flat(),
      TIMING,
      times,
    );

  it("leaves as it is what there is time for", () => {
    const all = governed(villain(2), "normal", 10_000);
    expect(total(all)).toBe(2 * (450 + 600 + 550 + 250));
    expect(total(governed(villain(2), "fast", 10_000))).toBeCloseTo(0.3 * total(all));
  });

  it("stays long enough to be read at a slow pace", () => {
    const long = chapters(told(0, step("draw", { text: "x".repeat(100) })), TIMING, times);
    expect(total(governed(long, "slow", 14_000))).toBe(4000);
  });

  it("drops what is minor first, and then shortens all of it", () => {
    const all = governed(villain(4), "normal", 6000);
    expect(all.some((each) => each.steps[0]?.key === "draw")).toBe(false);
    expect(all.at(-1)?.steps.map((each) => each.key)).toEqual(["damage", "draw"]);
    expect(all.flatMap((each) => [...each.before, ...each.steps])).toHaveLength(16);
    expect(total(all)).toBeCloseTo(0.6 * 6000);
  });

  it("lists in a still what may be left out, if that is not enough, and shows the rest all the same", () => {
    const steps = Array.from({ length: 30 }, (_, n) => step("damage", { target: n, text: `${n}` }));
    const all = governed(chapters(told(0, ...ATTACK, ...steps), TIMING, times), "normal", 6000);
    expect(all.map((each) => [each.steps[0]?.key, each.still])).toEqual([
      ["activate", false],
      ["boost", false],
      ["damage", true],
    ]);
    expect(all.at(-1)?.steps).toHaveLength(31);
    expect(total(all)).toBeLessThanOrEqual(0.6 * 6000);
  });

  it("shows what concerns other heroes alone as one still for each", () => {
    const seats = [1, 1, 2, 0];
    const all = governed(villain(4), "normal", budget("normal", 4), ({ place }) => (seats[place] || -1) as number);
    expect(all.map((each) => [each.chapter.place, each.still, each.steps.length])).toEqual([
      [0, true, 8],
      [2, true, 4],
      [3, false, 1],
      [3, false, 1],
      [3, false, 1],
      [3, false, 1],
    ]);
    expect(all[0]?.ms).toBe(700);
  });

  it("gives a phase more time with more heroes", () => {
    expect([1, 4].map((n) => budget("normal", n))).toEqual([5700, 12_900]);
    expect([1, 4].map((n) => budget("fast", n))).toEqual([1940, 4100]);
  });

  it("keeps to the budget of a phase when questions part it", () => {
    for (let parts = 1; parts < 5; parts += 1) {
      let spent = 0;
      for (const chapter of villain(parts)) spent += total(governed([chapter], "normal", 6000 - spent));
      expect(spent).toBeLessThanOrEqual(6000);
    }
  });

  it("makes a still of each chapter of what waits for too long", () => {
    const all = collapsed(governed(villain(3), "normal", 60_000));
    expect(all.map((each) => [each.ms, each.steps.length])).toEqual([
      [350, 4],
      [350, 4],
      [350, 4],
    ]);
  });
});

describe("what was not shown", () => {
  const said = (...weights: number[]) => weights.map((weight, n) => ({ weight, text: `${n}.` }));
  it("is said in three sentences at most", () => {
    expect(brief(said(1, 1, 0), String)).toBe("0. 1. 2.");
    expect(brief(said(1, 2, 0, 1, 2), (n) => `and ${n}`)).toBe("1. 4. and 3");
  });
});
