/** What the board says of the action in progress: the Trouble roll, the fighters, their rolls. Pure. */
import { cards, fact, facts, group, panel } from "../../lib/board.ts";
import type { Board, Card, Face, Fact, Panel } from "../../lib/protocol.ts";
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
  /** It has chosen, and nobody may see what. */
  readonly sealed: boolean;
  readonly initiative: Fact | undefined;
  readonly dice: readonly Fact[];
  readonly hits: number | undefined;
  /** So many dice it is about to roll. */
  readonly coming: number;
  readonly boost: Fact | undefined;
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
}

/** A roll-off that is over: the dice of both, kept while the sequence goes on. */
export interface Rolled {
  readonly step: string;
  readonly sequence: number;
  readonly hero: Pick<Fighter, "dice" | "hits">;
  readonly foe: Pick<Fighter, "dice" | "hits">;
}

export function fightOf(board: Board | null, face: (code: string | undefined) => Face | undefined): Fight | null {
  const found = panel(board, "combat");
  const [hero, foe] = cards(group(found, "fighters"));
  if (!found || !hero || !foe) return null;
  const title = fact(found.title, "mission");
  const about = fact(found.title, "combat");
  const steps = found.steps ?? [];
  return {
    panel: found,
    title: title?.short || title?.text || "",
    about: about?.short || about?.text || "",
    steps,
    step: steps.find((each) => each.tone === "strong")?.key ?? "",
    sequence: about?.value ?? 0,
    hero: fighter(hero, face(hero.code)),
    foe: fighter(foe, face(foe.code)),
    backups: cards(group(found, "backups")),
  };
}

function fighter(card: Card, face: Face | undefined): Fighter {
  const said = card.facts ?? [];
  const ko = fact(said, "ko");
  const dice = fact(said, "dice")?.parts ?? [];
  return {
    card,
    team: fact(said, "team"),
    ko: marks(ko),
    koSaid: ko?.text ?? "",
    powers: powersOf(card, face),
    sealed: fact(said, "sealed") !== undefined,
    initiative: fact(said, "initiative"),
    dice: dice.filter((each) => each.key === "die"),
    hits: dice.find((each) => each.key === "hits")?.value ?? undefined,
    coming: fact(card.more, "coming")?.value ?? 0,
    boost: fact(card.more, "boost"),
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

/** The roll-offs of a sequence that are over: those kept so far, and what the fight shows of the present one. */
export function kept(before: readonly Rolled[], fight: Fight | null): readonly Rolled[] {
  if (!fight) return [];
  const same = before.filter((each) => each.sequence === fight.sequence && each.step !== fight.step);
  if (!fight.hero.dice.length && !fight.foe.dice.length) return same;
  const { step, sequence, hero, foe } = fight;
  return [...same, { step, sequence, hero, foe }];
}

/** The value of a power that is rolled in a step: by the one who attacks or the one who defends. */
export function rolledValue(step: string, attacks: boolean): Value | undefined {
  if (step === "outwit") return "outwit";
  return step.endsWith("attack") ? (attacks ? "attack" : "defense") : undefined;
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
