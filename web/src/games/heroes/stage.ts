/** What the stage of Marvel Heroes shows of each step: the table after it, the combat, the scene beside the map. Pure. */
import { allCards } from "../../lib/board.ts";
import type { DiceRoll, HeroesBoard, Now, StageStep } from "../../lib/protocol.ts";
import type { Cue } from "../../lib/sound.ts";
import { t } from "../../lib/words.ts";
import type { Spot } from "../../table/actions.ts";
import type { Chapter, Told } from "../../table/stage/queue.ts";
import type { Mark, Script } from "../../table/stage/stage.svelte.ts";
import { type Side, sideOf } from "./fights.ts";
import { boardAfter, differences } from "./patches.ts";
import { heroAt } from "./reading.ts";

/** What a card that is shown large does. */
export type Role = "headline" | "lead" | "backups" | "most_wanted" | "plan" | "schemes" | "story" | "use" | "play";

/** What is large at the foot of the map: a headline with its Trouble roll, or a card. */
export interface Scene {
  readonly role: Role | "trouble";
  readonly code: string;
  /** The hero who troubleshoots. */
  readonly hero: string;
  /** What has changed the Trouble Level since it was rolled, and by how much. */
  readonly changes: readonly Change[];
  readonly roll: DiceRoll | null;
  readonly rolled: number;
  readonly level: number | null;
  readonly stamp: Stamp | "";
  /** The headline that is troubleshot meanwhile. */
  readonly behind: Scene | null;
}
/** The hero takes off some of the Trouble Level, villains are paid with it, or an ability changes it. */
export interface Change {
  readonly key: "skill" | "villains" | "abilities";
  readonly n: number;
}
export type Stamp = "resolved" | "failed" | "completed";

/** What is going on in a combat just now. */
export interface Action {
  /** The roll that has just been made or changed, and by whom. */
  readonly side: Side | "";
  readonly roll: DiceRoll | null;
  /** Who is hit, or "nobody". */
  readonly hit: Side | "nobody" | "";
  /** Who takes a KO, or has lost. */
  readonly ko: Side | "";
  readonly lost: Side | "";
}

export interface Shown {
  readonly board: HeroesBoard;
  readonly scene: Scene | null;
  readonly action: Action;
  readonly marks: ReadonlyMap<Spot, Mark>;
  /** The combat is over, and is seen until something else happens. */
  readonly over: boolean;
}

const MS: Readonly<Record<string, number>> = {
  ...{ move: 450, wounded: 500, headline: 500, special: 500, threat: 500, trouble: 400, troubleshoot: 500 },
  ...{ resolved: 600, reduced: 300, scheme: 500, plan: 600, confront: 500, plan_done: 600, plan_failed: 500 },
  ...{ points: 300, vp: 500, ally_point: 300, ko: 550, use: 400, play: 500, villain: 600, draw: 250, discard: 250 },
  ...{ track: 500, leave: 250, story: 500, fight: 600, fighter: 300, power: 600, initiative: 300, unfought: 300 },
  ...{ fought: 600, roll: 250, reroll: 250, dice: 250, hits: 550, first: 300, archnemesis: 300, passed: 250 },
};
/** What dice, cards and others bring: nobody has chosen that. */
const UNKNOWN = new Set([
  ...["headline", "special", "trouble", "resolved", "ko", "track", "story", "fight", "power", "initiative"],
  ...["unfought", "fought", "roll", "reroll", "dice", "hits", "plan_failed"],
]);
/** The place of a team's Victory Points, where they fly to. */
export const vpOf = (seat: number): string => `vp-${seat}`;

/** Does a step only repeat what the team of this page has done? */
function own(step: StageStep, now: Now): boolean {
  if (UNKNOWN.has(step.key) || now.seat < 0) return false;
  const mine = allCards(boardOf(now)?.teams.find((team) => team.you));
  return step.seat === now.seat || mine.some((card) => !!card.id && card.id === step.card);
}

const boardOf = (now: Now): HeroesBoard | null => (now.board?.type === "heroes" ? now.board : null);

const CARD = { hero: "", changes: [], roll: null, rolled: 0, level: null, stamp: "", behind: null } as const;
const NOTHING: Action = { side: "", roll: null, hit: "", ko: "", lost: "" };
const ROLES: Readonly<Record<string, Role>> = {
  ...{ headline: "headline", special: "headline", plan: "plan", plan_done: "plan", plan_failed: "plan" },
  ...{ track: "story", story: "story", use: "use", play: "play" },
};
const STAMPS: Readonly<Record<string, Stamp>> = { plan_done: "completed", plan_failed: "failed" };
/** In the midst of these a card that is shown stays. */
const KEEP = new Set(["points", "vp", "draw", "discard", "threat", "ally_point", "passed", "first", "archnemesis"]);

/** What has changed the Trouble Level, now that it is `level`. */
function changed({ rolled, changes }: Scene, level: number, why: string): readonly Change[] {
  const n = level - changes.reduce((sum, each) => sum + each.n, rolled);
  if (!n) return changes;
  const key = why === "villains" ? why : "abilities";
  const before = changes.find((each) => each.key === key)?.n ?? 0;
  return [...changes.filter((each) => each.key !== key), { key, n: before + n }];
}

/** The scene after a step. */
export function sceneAfter(scene: Scene | null, step: StageStep, board: HeroesBoard): Scene | null {
  const { key, code = "", n = 0, place = "", seat = -1 } = step;
  const headline = scene?.role === "trouble" ? scene : (scene?.behind ?? null);
  const card = { ...CARD, behind: headline };
  const role = ROLES[key];
  if (role && code) return { ...card, role, code, stamp: STAMPS[key] ?? "" };
  if (key === "villain") return { ...card, role: place as Role, code };
  if (key === "scheme") {
    const mastermind = board.teams.find((team) => team.seat === seat)?.mastermind.items[0];
    return mastermind ? { ...card, role: "schemes", code: mastermind.code } : scene;
  }
  if (key === "troubleshoot") return { ...CARD, role: "trouble", code, hero: heroAt(board, step.card ?? 0, seat) };
  // a message can begin in the midst of it
  const { target: news = 0, target_code: of = "", roll = null } = step;
  const rolled = (roll?.worth ?? []).reduce((sum, each) => sum + each, 0);
  const begins: Scene | null = of ? { ...CARD, role: "trouble", code: of, hero: heroAt(board, news, seat) } : null;
  const before = headline ?? begins;
  const trouble = before && (before.roll ? before : { ...before, roll, rolled });
  if (key === "roll" && place === "trouble") return trouble && { ...trouble, roll, rolled, level: n };
  if (key === "trouble") return trouble && { ...trouble, changes: changed(trouble, n, place), level: n };
  if (key === "reduced") {
    return trouble && { ...trouble, hero: code, changes: [...trouble.changes, { key: "skill", n: -n }], level: null };
  }
  if (key === "resolved") {
    const hero = heroAt(board, step.card ?? 0, seat);
    return { ...(headline ?? { ...CARD, role: "trouble", code, hero }), stamp: n ? "resolved" : "failed" };
  }
  if (key === "fight") return null;
  return KEEP.has(key) ? scene : headline;
}

/** What goes on in a combat at a step; a KO and the end follow what has brought them. */
function actionAfter({ action, board }: Shown, { key, card = 0, n = 0, place = "", roll = null }: StageStep): Action {
  const side = sideOf(board.combat, card) ?? "";
  if ((key === "roll" || key === "dice") && side) return { ...NOTHING, side, roll };
  if (key === "hits") return { ...NOTHING, hit: place as Action["hit"] };
  if (key === "ko" && n) return { ...action, ko: side };
  if (key === "wounded" && n && side) return { ...NOTHING, lost: side };
  if (key === "fought" && side) return { ...NOTHING, lost: side === "hero" ? "villain" : "hero" };
  return action;
}

export function rest(view: Shown, first: boolean): Shown {
  const board = view.over ? { ...view.board, combat: null } : view.board;
  return { board, scene: first ? null : view.scene, action: NOTHING, marks: new Map(), over: false };
}

export function after(view: Shown, step: StageStep, goal: HeroesBoard): Shown {
  const { key, n = 0, seat = -1 } = step;
  const marks =
    key === "vp" && n
      ? new Map([...view.marks, [vpOf(seat), { n: Math.abs(n), kind: n > 0 ? "healed" : "hurt" }] as const])
      : view.marks;
  return {
    board: boardAfter(view.board, step, goal),
    scene: sceneAfter(view.scene, step, view.board),
    ...{ action: actionAfter(view, step), marks },
    over: view.over || key === "fought",
  };
}

/** The seat of another player whom alone a combat concerns, besides whoever plays its villain. */
function alone({ earlier, steps }: Chapter, now: Now): number {
  const [hero, villain, ...others] = new Set(
    [...earlier, ...steps].flatMap(({ key, seat = -1 }) => (key === "power" ? seat : [])),
  );
  if (now.seat < 0 || hero === undefined || villain === undefined || others.length) return -1;
  return hero < 0 || villain < 0 || hero === now.seat || villain === now.seat ? -1 : hero;
}

const TOGETHER = new Set(["move", "power"]);
/** What begins with these has a time of its own, and there are many rolls to it. */
const LONG = new Set(["troubleshoot", "fight", "power"]);
const AS_MANY = 3;

/** What is heard of steps. */
const CUES: Readonly<Record<string, Cue>> = {
  ...{
    roll: "dice",
    reroll: "dice",
    hits: "hit",
    ko: "defeated",
    wounded: "hit",
    headline: "turned",
    special: "turned",
  },
  ...{ threat: "threat", trouble: "threat", scheme: "scheme", plan: "scheme", plan_done: "scheme", vp: "point" },
  ...{ points: "point", power: "turned", play: "card", draw: "card", track: "card", initiative: "status" },
};

export const script: Script<Shown> = {
  ms: MS,
  begins: new Set(["fight", "troubleshoot", "headline", "confront"]),
  merges: (before, step) => before.key === step.key && (before.text === step.text || TOGETHER.has(step.key)),
  opens: (now) => {
    const board = boardOf(now);
    return board && { board, scene: null, action: NOTHING, marks: new Map(), over: false };
  },
  ...{ rest, alone },
  anew: ({ steps }) => LONG.has(steps[0]?.key ?? ""),
  heroes: () => AS_MANY,
  after: (view, step, now) => {
    const goal = boardOf(now);
    return goal && after(view, step, goal);
  },
  cue: ({ key }) => CUES[key],
  own: ({ step, by }: Told, now) => (by >= 0 && by === now.seat && !UNKNOWN.has(step.key)) || own(step, now),
  names: ({ earlier, steps, heading }, play) => {
    const all = [...earlier, ...steps];
    const name = (code: string | undefined) => play.face(code)?.name ?? "";
    const powers = all.filter((each) => each.key === "power").slice(-2);
    const [first] = all.flatMap((each) => each.code || each.turned || each.target_code || []);
    const fight = powers.map((each) => name(each.code)).join(" – ");
    const vp = steps.reduce((sum, each) => (each.key === "vp" ? sum + (each.n ?? 0) : sum), 0);
    return {
      name: fight || name(first) || heading || t("page-stage-chapter-other"),
      ...(vp > 0 ? { result: `+${vp} ${t("page-heroes-vp")}` } : {}),
    };
  },
  marks: (view) => view.marks,
  differs: (view, now) => {
    const goal = boardOf(now);
    return goal ? differences(view.board, goal) : [];
  },
};
