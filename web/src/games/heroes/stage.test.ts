import { describe, expect, it } from "vitest";
import type { Combat, Fighter, HeroesBoard, NumberFact, StageStep, Team, TeamHero } from "../../lib/protocol.ts";
import { budget, chapters, governed, newSteps, total } from "../../table/stage/queue.ts";
import { boardAfter, differences } from "./patches.ts";
import { type Scene, type Shown, after, rest, sceneAfter, script } from "./stage.ts";

const said = (text: string) => ({ type: "fact", text }) as const;
const number = (value: number): NumberFact => ({ type: "fact", text: `${value} VP`, value });
const gauge = (value: number) =>
  ({ type: "fact", text: `${value} of 2`, short: `KO ${value}`, value, full: 2 }) as const;
const group = (key: string, ...items: Team["allies"]["items"]) => ({
  ...({ type: "group", key, name: key, spaces: 0 } as const),
  items,
});
const card = (id: number, code: string, seat = 0) => ({ type: "card", id, code, name: code, seat, team: "" }) as const;

const fighter = (id: number, code: string, seat: number, ko = 0): Fighter => ({
  ...card(id, code, seat),
  ko: gauge(ko),
  ...{ sealed: true, initiative: null, coming: null },
  powers: (["red", "orange", "yellow"] as const).map((key) => ({
    ...({ type: "fact", text: key, name: key, key, chosen: false } as const),
    parts: (["attack", "defense", "outwit"] as const).map((of) => ({
      ...({ type: "fact", text: "3", value: 3, printed: 3, key: of } as const),
    })),
  })),
});
const combat = (sequence: number, thor = 0, loki = 0): Combat => ({
  title: number(sequence),
  steps: (["powers", "first_attack", "second_attack", "outwit"] as const).map((key) => ({ ...said(key), key })),
  ...{ step: "powers", heading: "", backups: group("backups"), rolls: [] },
  hero: fighter(1, "thor", 0, thor),
  villain: fighter(9, "loki", 1, loki),
});
const thor = (ko: number, state: "ready" | "recovery" = "ready"): TeamHero => ({
  ...card(1, "thor"),
  ...{ level: said("1"), skill: said("Fight"), values: [], ko: gauge(ko), state: { ...said(state), key: state } },
});
const team = (seat: number, vp: number, heroes: readonly TeamHero[]): Team => ({
  ...{ seat, code: `team${seat}`, name: said(`Team ${seat}`), you: seat === 0, signs: [], vp: number(vp), heroes },
  ...{ points: number(2), heading: "", plans: null, foot: [], legend: "" },
  ...{ known: group("known"), allies: group("allies"), power_ups: group("power_ups"), plans_done: group("done") },
  ...{ mastermind: group("mastermind", card(20 + seat, `mastermind${seat}`, seat)), plans_known: group("plans") },
});

function board(of: { vp?: number; ko?: number; at?: string; combat?: Combat | null } = {}): HeroesBoard {
  const { vp = 0, ko = 0, at = "harlem", combat: fight = null } = of;
  const here = (key: string) => group(key, ...(at === key ? [card(1, "thor")] : []));
  const headline = {
    ...card(5, "fire", -1),
    ...{ short: "Fire", place: "harlem", heading: "", skill: said("Fight"), vp: said("3 VP"), mastermind: null },
    ...{ threat: { ...number(3), key: "danger" as const }, ahead: [] },
  };
  return {
    ...{ type: "heroes", heading: said(""), active: 0, turns: [], here: "", legend: "", stories: group("story") },
    areas: [
      {
        ...{ key: "manhattan", name: "Manhattan", headline, no_headline: null, support: group("support") },
        districts: [here("harlem"), here("midtown")],
      },
    ],
    ...{ wanted: group("wanted"), scenario: group("scenario"), bonus: number(5), mission: null, combat: fight },
    teams: [team(0, vp, [thor(ko)]), team(1, 1, [])],
    ...{ dice_legend: "", dice: [], terms: [], goals: [], steps: [], status: [], hand: null },
  };
}
const shown = (from: HeroesBoard): Shown => ({
  ...{ board: from, scene: null, marks: new Map(), over: false },
  action: { side: "", roll: null, hit: "", ko: "", lost: "" },
});
const played = (from: HeroesBoard, goal: HeroesBoard, ...steps: StageStep[]) =>
  steps.reduce((last, step) => after(rest(last, false), step, goal), shown(from));

const FIGHT: StageStep = { key: "fight", card: 1, code: "thor", target: 9, target_code: "loki", seat: 0 };
const POWERS: StageStep[] = [
  { key: "power", card: 1, code: "thor", place: "yellow", seat: 0 },
  { key: "power", card: 9, code: "loki", place: "red", seat: 1 },
];
const ATTACK: StageStep = {
  ...{ key: "roll", card: 1, code: "thor", place: "attack", n: 3 },
  roll: { dice: [2, 0, 5], worth: [1, 0, 2], part: "first_attack" },
};
const DEFENSE: StageStep = {
  ...{ key: "roll", card: 9, code: "loki", place: "defense", n: 1 },
  roll: { dice: [3, 1], worth: [1, 0], part: "first_attack", beat: 3 },
};
const HITS: StageStep = { key: "hits", card: 1, target: 9, place: "villain", n: 3, roll: { beat: 1 } };

describe("the board after a step", () => {
  it("has the numbers that the step tells, and heroes where they go", () => {
    const goal = board({ vp: 3, at: "midtown" });
    const view = played(
      board(),
      goal,
      { key: "vp", seat: 0, n: 3 },
      { key: "move", card: 1, place: "midtown" },
      { key: "points", seat: 1, n: -1 },
      { key: "points", seat: 1, n: 1 },
    );
    expect(view.board.teams[0]?.vp.text).toBe("3 VP");
    expect(differences(view.board, goal)).toEqual([]);
    expect(differences(board(), goal)).toHaveLength(2);
  });

  it("loses a headline that is resolved", () => {
    const after_ = boardAfter(board(), { key: "resolved", card: 5, n: 1 }, board());
    expect(after_.areas[0]?.headline).toBeNull();
  });
});

describe("a combat", () => {
  const goal = board({ combat: combat(1, 0, 1) });

  it("opens without powers or rolls, whatever the message has already", () => {
    const fight = played(board(), goal, FIGHT).board.combat;
    expect([fight?.villain.ko.value, fight?.hero.sealed, fight?.rolls]).toEqual([0, true, []]);
  });

  it("shows powers, then one roll after the other", () => {
    const view = played(board(), goal, FIGHT, ...POWERS, ATTACK);
    const fight = view.board.combat;
    expect(fight?.hero.powers.filter((each) => each.chosen).map((each) => each.key)).toEqual(["yellow"]);
    expect(fight?.rolls).toMatchObject([{ step: "first_attack", sequence: 1, hero: { hits: 3 }, villain: null }]);
    expect(view.action).toMatchObject({ side: "hero", roll: { worth: [1, 0, 2] } });
    const both = played(board(), goal, FIGHT, ...POWERS, ATTACK, DEFENSE);
    expect(both.board.combat?.rolls).toMatchObject([{ hero: { hits: 3 }, villain: { hits: 1 } }]);
    expect(both.action).toMatchObject({ side: "villain", roll: { beat: 3 } });
  });

  it("changes the dice that an ability has changed", () => {
    const roll = { dice: [2, 5, 5], worth: [1, 2, 2], added: 1, again: [1], part: "first_attack" };
    const view = played(board(), goal, FIGHT, ...POWERS, ATTACK, { ...ATTACK, key: "dice", n: 6, roll });
    expect(view.board.combat?.rolls[0]?.hero?.dice.map((each) => each.value)).toEqual([2, 5, 5]);
    expect(view.board.combat?.rolls[0]?.hero?.hits).toBe(6);
    expect(view.action.roll?.again).toEqual([1]);
  });

  it("marks who is hit and takes a KO", () => {
    const steps = [FIGHT, ...POWERS, ATTACK, DEFENSE, HITS];
    expect(played(board(), goal, ...steps).action.hit).toBe("villain");
    const view = played(board(), goal, ...steps, { key: "ko", card: 9, n: 1 });
    expect(view.action.ko).toBe("villain");
    expect([view.board.combat?.villain.ko.value, view.board.combat?.rolls[0]?.villain?.ko]).toEqual([1, true]);
  });

  it("goes on in another sequence with the next powers", () => {
    const fight = played(board(), goal, FIGHT, ...POWERS, ATTACK, DEFENSE, HITS, ...POWERS).board.combat;
    expect([fight?.title.value, fight?.rolls.length, fight?.step]).toEqual([2, 1, "powers"]);
    expect(fight?.hero.powers.some((each) => each.chosen)).toBe(true);
  });

  it("is seen with its winner until something else happens", () => {
    const won: StageStep = { key: "fought", card: 1, place: "hero" };
    const view = played(board({ combat: combat(1) }), board(), won);
    expect([view.action.lost, !!view.board.combat]).toEqual(["villain", true]);
    expect(rest(view, false).board.combat).toBeNull();
  });
});

describe("the scene", () => {
  const on = (...steps: StageStep[]) =>
    steps.reduce<Scene | null>((scene, step) => sceneAfter(scene, step, board()), null);
  const begins: StageStep = { key: "troubleshoot", card: 5, code: "fire", seat: 0 };
  const thrown = { dice: [1, 2], worth: [1, 1], part: "trouble" };
  const news = { target: 5, target_code: "fire", seat: 0, roll: thrown };
  const roll: StageStep = { ...news, key: "roll", place: "trouble", n: 2 };

  it("has the hero before the headline, its Trouble roll, and what he takes off", () => {
    expect(on(begins)).toMatchObject({ role: "trouble", code: "fire", hero: "thor", roll: null });
    const level = on(
      begins,
      roll,
      { ...news, key: "reduced", card: 1, code: "thor", n: 1 },
      { ...news, key: "trouble", n: 1 },
    );
    expect(level).toMatchObject({ rolled: 2, changes: [{ key: "skill", n: -1 }], level: 1 });
    expect(on(roll)).toMatchObject({ role: "trouble", code: "fire", hero: "thor" });
    expect(on({ ...news, key: "trouble", n: 1 })).toMatchObject({ code: "fire", roll: thrown, rolled: 2, level: 1 });
    expect(on({ key: "trouble" })).toBeNull();
  });

  it("says what the Trouble Level is spent on, and what else changes it", () => {
    const paid = (n: number): StageStep => ({ ...news, key: "trouble", place: "villains", n });
    const used: StageStep = { ...news, key: "trouble", place: "abilities", n: 3 };
    expect(on(begins, roll, used, paid(2), paid(0))?.changes).toEqual([
      { key: "abilities", n: 1 },
      { key: "villains", n: -3 },
    ]);
  });

  it("comes back after a card that was shown meanwhile", () => {
    const use: StageStep = { key: "use", card: 7, code: "wasp", seat: 0 };
    expect(on(begins, roll, use)).toMatchObject({ role: "use", code: "wasp" });
    expect(on(begins, roll, use, { ...news, key: "trouble", n: 1 })).toMatchObject({
      role: "trouble",
      rolled: 2,
      level: 1,
    });
  });

  it("shows villains, plans, and the mastermind that schemes", () => {
    expect(on({ key: "villain", code: "loki", place: "lead" })).toMatchObject({ role: "lead", code: "loki" });
    expect(on({ key: "plan_done", code: "plot" })).toMatchObject({ role: "plan", stamp: "completed" });
    expect(on({ key: "scheme", place: "draw", seat: 1 })).toMatchObject({ role: "schemes", code: "mastermind1" });
    expect(on({ key: "villain", code: "", place: "lead" }, FIGHT)).toBeNull();
  });
});

describe("the time of a combat", () => {
  const said = (step: StageStep, n: number): StageStep => ({ ...step, text: `Step ${n}.`, weight: 2 });
  const dice = (step: StageStep): StageStep => ({ ...step, roll: { ...step.roll, dice: [1, 2, 3, 4] } });
  const part = [dice(ATTACK), dice(DEFENSE), { ...HITS, weight: 1 }];
  const steps = [...POWERS, ...part, ...part, ...part, { key: "ko", card: 9, n: 1 }].map(said);
  const story = [{ heading: "", place: 0, lines: [{ segments: [], place: 1, at: 1, by: 0, steps }] }];
  const shownAt = (pace: "normal" | "fast") => {
    const left = budget(pace, script.heroes?.({} as never) ?? 1);
    const found = chapters(newSteps(new Map(), story), script, (text) => text);
    return [governed(found, pace, left), left] as const;
  };

  it("shows each roll of a sequence by itself, at a normal pace and fast", () => {
    for (const pace of ["normal", "fast"] as const) {
      const [moments, left] = shownAt(pace);
      const rolls = moments.filter((each) => each.steps.some((step) => step.key === "roll"));
      expect(rolls.map((each) => each.steps.length)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(total(moments)).toBeLessThanOrEqual(0.6 * left + 1);
    }
    expect(total(shownAt("normal")[0])).toBeLessThan(7000);
    expect(total(shownAt("fast")[0])).toBeLessThan(2200);
  });
});

describe("a combat of others", () => {
  const chapter = { earlier: [], steps: POWERS } as unknown as Parameters<NonNullable<typeof script.alone>>[0];
  const now = (seat: number) => ({ seat }) as Parameters<NonNullable<typeof script.alone>>[1];

  it("is a still for whoever plays neither side", () => {
    expect([0, 1, 2, -1].map((seat) => script.alone?.(chapter, now(seat)))).toEqual([-1, -1, 0, -1]);
  });
});
