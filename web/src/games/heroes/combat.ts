/** What the board says of the action in progress: the Trouble roll, the fighters, their rolls. Pure. */
import { cards, fact, facts, group, panel } from "../../lib/board.ts";
import type { Board, Card, Face, Fact, Panel, Prompt } from "../../lib/protocol.ts";
import { marks } from "./reading.ts";

export const COLOURS = ["red", "orange", "yellow"] as const;
export const VALUES = ["attack", "defense", "outwit"] as const;
export type Value = (typeof VALUES)[number];

/** A power with its values as they are now; `change` says which way one differs from what is printed. */
export interface Power {
  readonly key: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly values: readonly { readonly key: Value; readonly n: number; readonly change: "" | "up" | "down" }[];
}

export interface Fighter {
  readonly card: Card;
  readonly team: Fact | undefined;
  readonly ko: readonly boolean[];
  readonly koSaid: string;
  readonly powers: readonly Power[];
  /** It has not been revealed what it has chosen. */
  readonly sealed: boolean;
  readonly initiative: Fact | undefined;
  /** So many dice it is about to roll. */
  readonly coming: number;
  readonly boost: Fact | undefined;
  /** What the roll that it is about to make will do, in percent. */
  readonly odds: Fact | undefined;
}

/** What a side has rolled, or is about to roll, in a step. */
export interface Side {
  readonly fighter: Fighter;
  readonly value: Value;
  readonly dice: readonly Fact[];
  readonly hits: number | undefined;
  /** So many dice will be rolled: surely, or by the value of the power. */
  readonly coming: number;
  readonly next: boolean;
  readonly ko: boolean;
}

/** An attack or an outwit duel of the present sequence: made, in progress, or to come. */
export interface RollOff {
  readonly step: string;
  readonly name: string;
  readonly state: "done" | "now" | "later";
  readonly hero: Side;
  readonly foe: Side;
}

/** A sequence that is over, in a line for each roll-off. */
export interface Past {
  readonly sequence: number;
  readonly rolls: readonly { readonly name: string; readonly text: string; readonly hero: Sum; readonly foe: Sum }[];
}
export interface Sum {
  readonly hits: number | undefined;
  readonly ko: boolean;
}

export interface Fight {
  readonly panel: Panel;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Fact[];
  /** The key of the present step. */
  readonly step: string;
  readonly sequence: number;
  readonly hero: Fighter;
  readonly foe: Fighter;
  readonly backups: readonly Card[];
  readonly rolls: readonly RollOff[];
  readonly past: readonly Past[];
}

export function fightOf(board: Board | null, face: (code: string | undefined) => Face | undefined): Fight | null {
  const found = panel(board, "combat");
  const [hero, foe] = cards(group(found, "fighters"));
  if (!found || !hero || !foe) return null;
  const title = fact(found.title, "mission");
  const about = fact(found.title, "combat");
  const steps = found.steps ?? [];
  const sides = [fighter(hero, face(hero.code)), fighter(foe, face(foe.code))] as const;
  const sequence = about?.value ?? 0;
  const step = steps.find((each) => each.tone === "strong")?.key ?? "";
  const rolled = facts(group(found, "rolls"));
  return {
    panel: found,
    title: title?.short || title?.text || "",
    about: about?.short || about?.text || "",
    ...{ steps, step, sequence, hero: sides[0], foe: sides[1] },
    backups: cards(group(found, "backups")),
    rolls: rollsOf(
      steps,
      step,
      rolled.filter((each) => each.value === sequence),
      ...sides,
    ),
    past: pastOf(rolled.filter((each) => (each.value ?? 0) < sequence)),
  };
}

function fighter(card: Card, face: Face | undefined): Fighter {
  const said = card.facts ?? [];
  const ko = fact(said, "ko");
  return {
    card,
    team: fact(said, "team"),
    ko: marks(ko),
    koSaid: ko?.text ?? "",
    powers: powersOf(card, face),
    sealed: fact(said, "sealed") !== undefined,
    initiative: fact(said, "initiative"),
    coming: fact(card.more, "coming")?.value ?? 0,
    boost: fact(card.more, "boost"),
    odds: fact(card.more, "odds"),
  };
}

/** The powers of a fighter: as they are now, as far as the board says it, else as they are printed. */
export function powersOf(card: Card, face: Face | undefined): Power[] {
  return COLOURS.flatMap((key) => {
    const printed = fact(face?.powers, key);
    const now = fact(card.more, key) ?? printed;
    if (!now) return [];
    const values = VALUES.flatMap((value) => {
      const n = fact(now.parts, value)?.value;
      const before = fact(printed?.parts, value)?.value ?? n;
      if (n == null || before == null) return [];
      return [{ key: value, n, change: n > before ? ("up" as const) : n < before ? ("down" as const) : ("" as const) }];
    });
    return [{ key, name: now.name ?? printed?.name ?? now.text, chosen: now.tone === "strong", values }];
  });
}

/** The attacks and the outwit duel of the present sequence. */
function rollsOf(steps: readonly Fact[], now: string, rolled: readonly Fact[], hero: Fighter, foe: Fighter): RollOff[] {
  const keys = steps.map((each) => each.key ?? "");
  return steps.slice(1).map((each, n) => {
    const step = each.key ?? "";
    const made = fact(rolled, step);
    const state = step === now ? "now" : made || keys.indexOf(now) > n + 1 ? "done" : "later";
    const side = (of: Fighter, key: string, attacks: boolean): Side => {
      const value: Value = step === "outwit" ? "outwit" : attacks ? "attack" : "defense";
      const own = fact(made?.parts, key);
      const power = of.powers.find((one) => one.chosen)?.values.find((one) => one.key === value)?.n ?? 0;
      return {
        ...{ fighter: of, value, dice: own?.parts ?? [], hits: own?.value ?? undefined, ko: own?.badge ?? false },
        coming: own || state === "done" ? 0 : state === "now" && of.odds ? of.coming : power,
        next: state === "now" && !own && of.odds !== undefined,
      };
    };
    const first = (hero.initiative !== undefined) !== (step === "second_attack");
    return { step, name: each.text, state, hero: side(hero, "hero", first), foe: side(foe, "villain", !first) };
  });
}

function pastOf(rolled: readonly Fact[]): Past[] {
  const sum = (of: Fact | undefined): Sum => ({ hits: of?.value ?? undefined, ko: of?.badge ?? false });
  return [...new Set(rolled.map((each) => each.value ?? 0))].map((sequence) => ({
    sequence,
    rolls: rolled
      .filter((each) => each.value === sequence)
      .map(({ short, text, parts }) => ({
        ...{ name: short || text, text: [text, ...(parts ?? []).map((part) => part.text)].join(": ") },
        hero: sum(fact(parts, "hero")),
        foe: sum(fact(parts, "villain")),
      })),
  }));
}

/** The value of a power that is rolled in a step, if the fighter rolls in it. */
export function rolledValue(fight: Fight, of: Fighter): Value | undefined {
  const roll = fight.rolls.find((each) => each.state === "now");
  return roll && [roll.hero, roll.foe].find((side) => side.fighter === of)?.value;
}

/** The dice that what is chosen adds to the coming roll; if nothing is, what the only offer that adds some does. */
export function extraDice(prompt: Prompt | null, picked: readonly number[]): number {
  const adds = (n: number): number => fact(prompt?.items[n]?.gives, "dice")?.value ?? 0;
  if (!prompt || prompt.kind !== "before_roll") return 0;
  if (picked.length) return picked.reduce((sum, n) => sum + adds(n - 1), 0);
  const all = prompt.items.map((_, n) => adds(n)).filter(Boolean);
  return all.length === 1 ? (all[0] ?? 0) : 0;
}

/** The mission before or around a fight: Trouble Level, the roll for it. */
export interface Mission {
  readonly title: string;
  readonly trouble: Fact | undefined;
  readonly roll: readonly Fact[];
  readonly lead: readonly Card[];
  readonly plan: readonly Card[];
  readonly names: Readonly<Record<string, string>>;
}

export function missionOf(board: Board | null): Mission | null {
  const found = panel(board, "mission") ?? panel(board, "combat");
  if (!found || !fact(found.title, "mission")) return null;
  const named = (key: string): string => group(found, key)?.name ?? "";
  return {
    title: fact(found.title, "mission")?.text ?? "",
    trouble: facts(group(found, "trouble"))[0],
    roll: facts(group(found, "trouble_roll"))[0]?.parts ?? [],
    lead: cards(group(found, "lead")),
    plan: cards(group(found, "plan")),
    names: { trouble: named("trouble"), roll: named("trouble_roll"), lead: named("lead"), plan: named("plan") },
  };
}
