/** The rolls of a combat as the table draws them: made, in progress, to come. Pure. */
import { fact } from "../../lib/board.ts";
import type { Combat, Fighter, PowerValue, Prompt, RollOff, SideRoll } from "../../lib/protocol.ts";

export const COLOURS = ["red", "orange", "yellow"] as const;
export const VALUES = ["attack", "defense", "outwit"] as const;
export type Value = PowerValue["key"];

/** Which way a value differs from what is printed. */
export const change = ({ value, printed }: PowerValue): "" | "up" | "down" =>
  value > printed ? "up" : value < printed ? "down" : "";

/** What a side has rolled, or is about to roll, in a step. */
export interface Side {
  readonly fighter: Fighter;
  readonly value: Value;
  readonly roll: SideRoll | null;
  /** So many dice will be rolled: surely, or by the value of the power. */
  readonly coming: number;
  readonly next: boolean;
}

/** An attack or an outwit duel of the present sequence. */
export interface ShownRoll {
  readonly step: string;
  readonly name: string;
  readonly state: "done" | "now" | "later";
  readonly hero: Side;
  readonly villain: Side;
}

/** The attacks and the outwit duel of the present sequence. */
export function rollsOf({ steps, step: now, hero, villain, rolls, title }: Combat): ShownRoll[] {
  const at = steps.findIndex((each) => each.key === now);
  return steps.slice(1).map(({ key: step, text: name }, n) => {
    const made = rolls.find((each) => each.sequence === title.value && each.step === step);
    const state = step === now ? "now" : made || at > n + 1 ? "done" : "later";
    const side = (fighter: Fighter, roll: SideRoll | null, attacks: boolean): Side => {
      const value: Value = step === "outwit" ? "outwit" : attacks ? "attack" : "defense";
      const power = fighter.powers.find((each) => each.chosen)?.parts.find((each) => each.key === value);
      const next = state === "now" && !roll ? fighter.coming : null;
      const coming = roll || state === "done" ? 0 : (next?.dice.value ?? power?.value ?? 0);
      return { fighter, value, roll, coming, next: next !== null };
    };
    const first = (hero.initiative !== null) !== (step === "second_attack");
    return {
      ...{ step, name, state },
      hero: side(hero, made?.hero ?? null, first),
      villain: side(villain, made?.villain ?? null, !first),
    };
  });
}

/** The roll-offs of the sequences that are over. */
export function pastOf({ rolls, title }: Combat): { sequence: number; rolls: RollOff[] }[] {
  const over = rolls.filter((each) => each.sequence < title.value);
  return [...new Set(over.map((each) => each.sequence))].map((sequence) => ({
    sequence,
    rolls: over.filter((each) => each.sequence === sequence),
  }));
}

/** The value of a power that is rolled now, if the fighter rolls. */
export function rolledValue(rolls: readonly ShownRoll[], fighter: Fighter): Value | undefined {
  const roll = rolls.find((each) => each.state === "now");
  return roll && [roll.hero, roll.villain].find((side) => side.fighter.id === fighter.id)?.value;
}

/** The dice that what is chosen adds to the coming roll; if nothing is, what the only offer that adds some does. */
export function extraDice(prompt: Prompt | null, picked: readonly number[]): number {
  const adds = (n: number): number => fact(prompt?.items[n]?.gives, "dice")?.value ?? 0;
  if (!prompt || prompt.kind !== "before_roll") return 0;
  if (picked.length) return picked.reduce((sum, n) => sum + adds(n - 1), 0);
  const all = prompt.items.map((_, n) => adds(n)).filter(Boolean);
  return all.length === 1 ? (all[0] ?? 0) : 0;
}
