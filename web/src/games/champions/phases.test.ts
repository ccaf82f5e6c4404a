/**
 * How long villain phases are shown, by what is planned for each step: the phases of a hundred games of one hero and of
 * four, which `scripts/stage_phases.py` has played.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Card, LineView, Now, StageStep } from "../../lib/protocol.ts";
import { settings, USUAL } from "../../lib/settings.svelte.ts";
import { TableState } from "../../lib/table.svelte.ts";
import { Play } from "../../table/play.svelte.ts";
import { Stage, type Script } from "../../table/stage/stage.svelte.ts";
import PACKED from "../../table/stage/phases.json.gz?url&inline";
import { script } from "./stage.ts";

type Line = readonly [section: number, place: number, by: number, steps: readonly string[]];
type Message = readonly [villain: boolean, own: readonly number[], lines: readonly Line[]];
type Phase = readonly Message[];

async function unpacked(): Promise<Record<"1" | "4", readonly Phase[]>> {
  const bytes = Uint8Array.from(atob(PACKED.slice(PACKED.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Record<"1" | "4", readonly Phase[]>;
}
const ALL = await unpacked();

/** What the time depends on; nothing is drawn. */
const timing: Script<string> = {
  ...script,
  ...{ opens: () => "shown", rest: () => "shown", after: () => "shown", names: () => ({ name: "" }) },
  ...{ marks: () => new Map(), rings: () => new Map(), stays: () => null, differs: () => [], foe: () => true },
};

function step(written: string): StageStep {
  const [key = "", seat, card, target, weight, bits] = written.split(" ");
  const has = Number(bits);
  const sum = { parts: [], result: has & 4 ? 1 : null };
  return {
    ...{ key, seat: Number(seat), card: Number(card), target: Number(target), weight: Number(weight) },
    ...{ text: has & 1 ? `${written}.` : "", ...(has & 2 ? { sum } : {}) },
  };
}

/** How many milliseconds a phase is planned to be shown at the pace that is set. */
function shown(phase: Phase, heroes: number): number {
  const table = new TableState(() => Promise.reject(new Error("nothing is asked")));
  const stage = new Stage(new Play(table), timing);
  const lines = new Map<number, LineView>();
  const hear = (at: number, villain: boolean, own: readonly number[], news: readonly Line[]) => {
    const story = news.map(([section, place, by, steps]) => {
      const before = lines.get(place)?.steps ?? [];
      lines.set(place, { segments: [], at, place, by, steps: [...before, ...steps.map(step)] });
      return { heading: "", place: section, lines: [lines.get(place)] };
    });
    const mine = own.map((id) => ({ type: "card", id, name: "" }) as Card);
    const players = Array.from({ length: heroes }, (_, seat) => ({ seat, cards: seat ? [] : mine }));
    const board = {
      type: "champions",
      players,
      villain_steps: [{ type: "fact", text: "", tone: villain ? "strong" : "" }],
    };
    table.take({ is: "now", at, seat: 0, seats: [], whole: !at, board, story } as unknown as Now);
    stage.hear(table.now);
  };
  hear(0, false, [], []);
  let planned = 0;
  for (const [n, [villain, own, news]] of phase.entries()) {
    hear(n + 1, villain, own, news);
    while (stage.playing) {
      planned += stage.moment?.ms ?? 0;
      vi.advanceTimersToNextTimer();
    }
  }
  stage.close();
  return planned;
}

const NINETY_EIGHT = 0.98;
function measured(phases: readonly Phase[], heroes: number): { usual: number; most: number } {
  const all = phases.map((phase) => shown(phase, heroes)).toSorted((one, other) => one - other);
  return { usual: all[Math.ceil(all.length * NINETY_EIGHT) - 1] ?? 0, most: all.at(-1) ?? 0 };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.set(USUAL);
});

describe.each([
  ["1", "normal", 6000, 6300],
  ["1", "fast", 2000, 2100],
  ["4", "normal", 14_100, 14_400],
  ["4", "fast", 4500, 4600],
] as const)("villain phases of %s heroes at the pace %s", (heroes, pace, usual, most) => {
  it(`are shown within ${usual} ms in 98 of 100 cases, and within ${most} ms always`, () => {
    settings.set({ pace });
    const phases = ALL[heroes];
    expect(phases.length).toBeGreaterThan(150);
    const found = measured(phases, Number(heroes));
    expect(found.usual).toBeLessThanOrEqual(usual);
    expect(found.most).toBeLessThanOrEqual(most);
    expect(found.usual).toBeGreaterThan(usual / 2); // the time that there is is used
  });
});
