/** A board of the duel for tests: the Villains see it, so that their side is the first. */
import type { DuelBoard, Fact, Marker, Slot, Unit } from "../../lib/protocol.ts";
import type { Side } from "./reading.ts";

export const said = (text: string): Fact => ({ type: "fact", text });

export const unit = (name: string, id: number, left = 4, full = left): Unit => ({
  ...{ type: "card", name, id, code: name.toLowerCase(), strength: 2 },
  gauge: { type: "fact", text: `${left} of ${full}`, value: left, full, key: "life" },
});

/** A track of Victory Points as a side sees it. */
export const track = (at: number, first: Side = "heroes"): Marker => {
  const ends = [
    { type: "fact", text: "Heroes", value: 7, key: "heroes" },
    { type: "fact", text: "Villains", value: 9, key: "villains" },
  ] as const;
  const [heroes, villains] = ends;
  return {
    ...{ type: "track", name: "Victory Points", said: said("2 of 7"), at },
    ends: first === "heroes" ? [heroes, villains] : [villains, heroes],
  };
};

const SECTIONS = ["manhattan", "manhattan", "manhattan", "sanctum", "sanctum", "tower"] as const;

export const slot = (n: number, mine: Unit | null, theirs: Unit | null, ...left: ("red" | "blue")[]): Slot => {
  const section = SECTIONS[n - 1] ?? "tower";
  const parts = left.map((key) => ({ type: "fact", text: key, key }) as const);
  return {
    ...{ key: `slot${n}`, name: `slot ${n}`, section, mine, theirs },
    civilians: section === "manhattan" ? { ...said(left.join(", ")), parts } : null,
  };
};

const player = (side: Side, you: boolean): DuelBoard["players"][0] => ({
  ...{ side, side_name: side, name: you ? `${side} (you)` : side, you, piles: [], freed: null },
  ...{ artifacts: { name: "", cards: [] }, known: { name: "", cards: [] } },
});

/** The Villains have two points. */
export const villains = (...slots: Slot[]): DuelBoard => ({
  ...{ type: "skirmish", heading: said("Round 3"), round: "Round 3", active: "villains", nobody: "nobody" },
  players: [player("villains", true), player("heroes", false)],
  ...{ slots, points: track(2, "villains"), marker: track(0, "villains") },
  ...{ offer: { name: "", cards: [] }, stage: { name: "", cards: [] }, legend: "", steps: [], goals: [], status: [] },
  piles: [
    { ...said("more"), value: 9, key: "pile" },
    { ...said("left"), value: 8, key: "battlefields" },
  ],
  hand: { key: "hand" },
});
