/** What the stage of Champions shows of each step: the table after it, and the scene in the middle. Pure. */
import type { ChampionsBoard, Now, StageStep, Sum } from "../../lib/protocol.ts";
import { allCards, changed } from "../../lib/board.ts";
import { t } from "../../lib/words.ts";
import type { Cue } from "../../lib/sound.ts";
import type { Spot } from "../../table/actions.ts";
import type { Chapter, Told } from "../../table/stage/queue.ts";
import type { Mark, Script } from "../../table/stage/stage.svelte.ts";
import { NUMBERS, boardAfter, cardOf, differences } from "./patches.ts";

export type Role = "attacks" | "schemes" | "attacked" | "scheme" | "defends";

export interface Actor {
  readonly id: number;
  readonly code: string;
  readonly role: Role;
}

/** What is large in the middle of the table. */
export interface Scene {
  readonly kind: "attack" | "scheme" | "reveal" | "play" | "stage";
  readonly actor: Actor | null;
  readonly target: Actor | null;
  /** The boost card, or the card that is revealed or played; "" lies face down, null if there is none. */
  readonly turned: string | null;
  readonly sum: Sum | null;
  /** Which paragraph of the turned card has an effect on what is shown, and which acts now: from 1, 0 for none. */
  readonly says: number;
  readonly acts: number;
  /** What the sum comes to has happened, or the card has been dealt with. */
  readonly over: boolean;
}

export type Stamp = "defeated" | "stunned" | "confused" | "tough" | "completed" | "eliminated";

export interface Shown {
  readonly board: ChampionsBoard;
  readonly scene: Scene | null;
  readonly marks: ReadonlyMap<Spot, Mark>;
  /** Words that are stamped on cards; `broken` are those of what they lose. */
  readonly stamps: ReadonlyMap<number, { readonly word: Stamp; readonly broken: boolean }>;
  /** The card whose ability acts. */
  readonly acts: number;
  /** Who is defeated is still seen while that is said. */
  readonly gone: ReadonlySet<number>;
}

const MS: Readonly<Record<string, number>> = {
  ...{ threat: 500, activate: 450, defend: 350, boost: 600, damage: 550, no_damage: 500, prevent: 350 },
  ...{ scheme_threat: 500, deal: 300, reveal: 800, acts: 200, enter: 350, engage: 350, status: 350 },
  ...{ status_used: 500, defeated: 450, heal: 400, threat_removed: 400, counters: 400, attack: 400, thwart: 400 },
  ...{ basic: 400, play: 500, form: 500, face: 500, draw: 250, discard: 250, ready: 250, exhaust: 250, leave: 250 },
  ...{ scheme_completed: 900, eliminated: 900, over: 900 },
};
/** With these something comes that a player has not chosen. */
const UNKNOWN = new Set(["activate", "reveal", "boost", "face", "scheme_completed", "eliminated", "over"]);
/** Those that follow each other are one, if they are about the same card; the others whatever they are about. */
const SAME = new Set(["threat", "heal", "threat_removed", "counters", "prevent"]);
const ALL = new Set(["deal", "draw", "discard", "ready", "exhaust", "leave", "enter", "acts"]);

function merges(before: StageStep, step: StageStep): boolean {
  if (before.key !== step.key) return false;
  if (step.key === "damage") return !step.sum && before.card === step.card && before.target !== step.target;
  return ALL.has(step.key) ? before.seat === step.seat : SAME.has(step.key) && before.target === step.target;
}

/** The scene after a step. */
export function sceneAfter(scene: Scene | null, step: StageStep): Scene | null {
  const { key, card = 0, code = "", target = 0, target_code: targetCode = "", place, turned: face = "" } = step;
  const sum = step.sum ?? scene?.sum ?? null;
  const actor = (id: number, of: string, role: Role): Actor => ({ id, code: of, role });
  if (key === "activate") {
    const scheme = place === "scheme";
    return {
      kind: scheme ? "scheme" : "attack",
      actor: actor(card, code, scheme ? "schemes" : "attacks"),
      target: target ? actor(target, targetCode, scheme ? "scheme" : "attacked") : null,
      turned: sum?.parts.some((each) => each.key === "boost") ? "" : null,
      ...{ sum, says: 0, acts: 0, over: false },
    };
  }
  if (key === "reveal" && face) return { ...ALONE, kind: "reveal", turned: face };
  if (key === "play" && face) return { ...ALONE, kind: "play", turned: face };
  if (key === "face" && face) return { ...ALONE, kind: "stage", turned: face };
  if (!scene) return null;
  if (key === "acts") return code && code === scene.turned ? { ...scene, acts: step.paragraph ?? 0 } : scene;
  if (key === "defend") return { ...scene, sum, target: actor(card, code, "defends") };
  if (key === "boost") {
    const more = step.sum ?? boosted(sum, step.n ?? 0);
    return { ...scene, sum: more, turned: face || scene.turned, says: step.paragraph ?? 0, acts: 0 };
  }
  if (key === "status_used" && target === scene.actor?.id) return { ...scene, over: true };
  if (!step.sum) return scene;
  // who takes it is not always who was attacked
  const other = targetCode && target !== scene.target?.id;
  return { ...scene, sum, over: true, target: other ? actor(target, targetCode, "attacked") : scene.target };
}

/** A sum with more boost icons. */
const boosted = (sum: Sum | null, n: number): Sum | null =>
  sum && { ...sum, parts: sum.parts.map((each) => (each.key === "boost" ? { ...each, n: (each.n ?? 0) + n } : each)) };

const ALONE = { actor: null, target: null, sum: null, says: 0, acts: 0, over: false } as const;

const STAMPS: Readonly<Record<string, Stamp>> = {
  ...{ defeated: "defeated", scheme_completed: "completed", eliminated: "eliminated" },
};
const NOBODY: ReadonlySet<number> = new Set();

export function rest(view: Shown, first: boolean): Shown {
  let { board } = view;
  for (const id of view.gone) board = changed(board, id, () => null);
  return { board, scene: first ? null : view.scene, marks: new Map(), stamps: new Map(), acts: 0, gone: NOBODY };
}

const valueOf = (board: ChampionsBoard, id: number) => cardOf(board, id)?.gauge?.value;

/** A number at a card; several of one kind are one. */
function marked(before: Mark | undefined, kind: Mark["kind"], n: number, from: number | null | undefined): Mark {
  if (before?.kind === kind) return { ...before, n: before.n + n };
  return { n, kind, ...(from != null && { from }) };
}
const to = (mark: Mark, value: number | null | undefined): Mark => (value == null ? mark : { ...mark, to: value });

/** What is heard of steps, if it is always the same. */
const CUES: Readonly<Record<string, Cue>> = {
  ...{ damage: "hit", no_damage: "blocked", prevent: "blocked", threat: "threat", scheme_threat: "scheme" },
  ...{ status: "status", status_used: "status", heal: "heal", threat_removed: "heal", defeated: "defeated" },
  ...{ boost: "turned", reveal: "turned", play: "card", draw: "card", deal: "card", face: "turned", form: "turned" },
  ...{ scheme_completed: "scheme", eliminated: "defeated" },
};

export function after(view: Shown, step: StageStep, goal: ChampionsBoard): Shown {
  const { key, target = 0, card = 0, n = 0, place } = step;
  const board = boardAfter(view.board, step, goal);
  const kind = NUMBERS[key]?.[1];
  const mark = kind && target ? marked(view.marks.get(target), kind, n, valueOf(view.board, target)) : null;
  const marks = mark ? new Map([...view.marks, [target, to(mark, valueOf(board, target))] as const]) : view.marks;
  const status = key === "status" || key === "status_used" ? (place as Stamp) : undefined;
  const word = STAMPS[key] ?? status;
  const stamps =
    word && target
      ? new Map([...view.stamps, [target, { word, broken: key === "status_used" }] as const])
      : view.stamps;
  return {
    board,
    scene: sceneAfter(view.scene, step),
    ...{ marks, stamps },
    acts: key === "acts" || key === "attack" || key === "thwart" || key === "basic" ? card : view.acts,
    gone: key === "defeated" && stays(goal, target) ? new Set([...view.gone, target]) : view.gone,
  };
}

/** Is a card that is defeated gone in the end? A villain with another stage is not. */
const stays = (goal: ChampionsBoard, id: number) => !cardOf(goal, id);

const boardOf = (now: Now): ChampionsBoard | null => (now.board?.type === "champions" ? now.board : null);

const opens = (now: Now, stands: Shown | null): Shown | null => {
  const board = boardOf(now);
  return board && { board, scene: stands?.scene ?? null, marks: new Map(), stamps: new Map(), acts: 0, gone: NOBODY };
};

/** The other hero whom alone something concerns that the game does. */
function alone({ by, earlier, steps }: Chapter, now: Now): number {
  if (by >= 0 || now.seat < 0) return -1;
  const seats = new Set([...earlier, ...steps].flatMap(({ seat = -1 }) => (seat < 0 ? [] : [seat])));
  const own = boardOf(now)?.players.find((each) => each.seat === now.seat);
  const mine = new Set(allCards(own).map((card) => card.id));
  const [seat] = seats;
  const concerns = steps.some(({ card, target }) => mine.has(card) || mine.has(target));
  return seats.size !== 1 || seat === undefined || seat === now.seat || concerns ? -1 : seat;
}

const sumOf = (steps: readonly StageStep[], ...keys: readonly string[]): number =>
  steps.reduce((sum, each) => (keys.includes(each.key) ? sum + (each.n ?? 0) : sum), 0);

const FOES: ReadonlySet<Role> = new Set(["attacks", "schemes", "scheme"]);
const BEGINS = new Set(["activate", "reveal"]);
/** What chapters are called by, and those of them that need the name of a card. */
const KINDS = new Set(["activate", "scheme", "reveal", "threat", "deal", "play"]);
const NAMED = new Set(["activate", "scheme", "reveal", "play"]);

export const script: Script<Shown> = {
  ms: MS,
  begins: BEGINS,
  open: (steps) => {
    const at = steps.findLastIndex((each) => each.key === "activate");
    const since = steps.slice(at + 1);
    const ends = (each: StageStep) =>
      each.sum?.result != null || (each.key === "status_used" && each.target === steps[at]?.card);
    return at >= 0 && !since.some(ends);
  },
  ...{ merges, opens, rest, alone },
  after: (view, step, now) => {
    const goal = boardOf(now);
    return goal && after(view, step, goal);
  },
  own: ({ step, by }: Told, now) =>
    (by >= 0 && by === now.seat && !UNKNOWN.has(step.key)) ||
    (now.seat >= 0 && step.key === "discard" && step.seat === now.seat),
  goesOn: (now) => !!boardOf(now)?.villain_steps.some((each) => each.tone === "strong"),
  heroes: (now) => boardOf(now)?.players.filter((each) => !each.eliminated).length ?? 1,
  names: ({ earlier, steps, heading }, play) => {
    const begins = earlier.findLast((each) => BEGINS.has(each.key)) ?? steps.find((each) => BEGINS.has(each.key));
    const main = begins ?? steps.find((each) => KINDS.has(each.key)) ?? steps[0];
    const kind = main?.key === "activate" && main.place === "scheme" ? "scheme" : main?.key;
    const of = play.face(main?.turned || main?.code)?.name ?? "";
    const known = kind && KINDS.has(kind) && (of || !NAMED.has(kind));
    const [damage, threat] = [sumOf(steps, "damage"), sumOf(steps, "threat", "scheme_threat")];
    return {
      name: known
        ? t(`page-stage-chapter-${kind}`, { name: of, n: main?.n ?? 0 })
        : heading || t("page-stage-chapter-other"),
      ...(damage || threat ? { result: damage ? `−${damage}` : `+${threat}` } : {}),
    };
  },
  marks: (view) => view.marks,
  cue: ({ key, place }) => CUES[key] ?? (key === "activate" && place === "attack" ? "arrow" : undefined),
  rings: ({ scene, acts }) => {
    const found = new Map<Spot, "foe" | "own">(acts ? [[acts, "own"]] : []);
    for (const each of [scene?.actor, scene?.target])
      if (each?.id) found.set(each.id, FOES.has(each.role) ? "foe" : "own");
    return found;
  },
  stays: (view, now) => {
    const { scene } = view;
    const asks = now.prompt?.code ?? "";
    if (!scene || scene.over || !(now.prompt || now.waiting)) return null;
    return (scene.sum && scene.sum.result == null) || (scene.turned && scene.turned === asks)
      ? rest(view, false)
      : null;
  },
  differs: (view, now) => {
    const goal = boardOf(now);
    return goal ? differences(rest(view, true).board, goal) : [];
  },
};
