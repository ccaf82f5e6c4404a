/**
 * What has happened on the strip, one beat after the other: who attacks whom, what comes of it, who falls, what is gained.
 *
 * Beats are made of the steps of the story, from the board as it was shown last to the newest one. Pure.
 */
import { cards, groups } from "../../lib/board.ts";
import type { Card, StageStep, DuelBoard, Face, Marker, Now, Panel, Slot, Unit } from "../../lib/protocol.ts";
import type { Cue } from "../../lib/sound.ts";
import { t } from "../../lib/words.ts";
import type { Spot } from "../../table/actions.ts";
import type { Play } from "../../table/play.svelte.ts";
import type { Script } from "../../table/stage/stage.svelte.ts";
import { type Side, toward } from "./reading.ts";

/** The table at one moment: the card of each slot of a side ("heroes slot1"), both tracks, who has been freed. */
export interface Stage {
  readonly slots: ReadonlyMap<string, Unit>;
  /** Spaces toward the Heroes. */
  readonly points: number;
  readonly marker: number;
  readonly freed: ReadonlySet<string>;
  /** Cards that had to make room, and go elsewhere next. */
  readonly aside: readonly Unit[];
  /** The board that it began with: what has changed on it since by nothing that is shown, such as a hand, comes later. */
  readonly since: DuelBoard | null;
  /** The turn has passed to the other side: what is drawn at its end is in the hand. */
  readonly passed: boolean;
}

/** What is said at a piece of the strip for a moment, such as a loss of Life. */
export interface Float {
  readonly kind: "hurt" | "healed" | "gain" | "fallen" | "spared";
  readonly n: number;
  /** The value that it changes, before and after. */
  readonly from?: number;
  readonly to?: number;
}

/** Where points and the marker are gained. */
export const POINTS = "points";
export const MARKER = "marker";

/** One thing to be seen. */
export interface Beat {
  readonly key: string;
  readonly stage: Stage;
  /** Who attacks, and whom; 0 for nobody. */
  readonly attacker: number;
  readonly target: number;
  /** Those that have attacked in this phase. */
  readonly attacked: ReadonlySet<number>;
  readonly floats: ReadonlyMap<Spot, Float>;
  readonly struck: ReadonlySet<number>;
  readonly fallen: ReadonlySet<number>;
  /** The code of a card that is shown, for it lies in no slot. */
  readonly shown: string;
}

const SIDES: readonly Side[] = ["heroes", "villains"];
const MS: Readonly<Record<string, number>> = {
  ...{
    attacks: 480,
    hurt: 560,
    falls: 520,
    leaves: 200,
    enters: 320,
    plays: 800,
    points: 520,
    marker: 420,
    freed: 480,
  },
  ...{ takes: 700, uses: 700, healed: 420, spared: 420 },
};

/** What is heard of steps. */
const CUES: Readonly<Record<string, Cue>> = {
  ...{ attacks: "arrow", hurt: "hit", spared: "blocked", falls: "defeated", healed: "heal", stronger: "status" },
  ...{ enters: "card", plays: "card", takes: "card", uses: "turned", points: "point", marker: "scheme", freed: "heal" },
};

export const at = (side: string, slot: string): string => `${side} ${slot}`;

/** The stage that a board is. */
export function stageOf(board: DuelBoard): Stage {
  const [mine, theirs] = board.players;
  const slots = new Map<string, Unit>();
  for (const slot of board.slots) {
    if (slot.mine) slots.set(at(mine.side, slot.key), slot.mine);
    if (slot.theirs) slots.set(at(theirs.side, slot.key), slot.theirs);
  }
  return {
    slots,
    points: toward(board.points),
    marker: toward(board.marker),
    freed: new Set(),
    aside: [],
    since: board,
    passed: false,
  };
}

/** A hand without the cards that are not in a later one: those are played, or have paid for something. */
function stillHeld(hand: Panel | null, later: Panel | null): Panel | null {
  const kept = new Set(groups(later ?? undefined).flatMap((group) => cards(group).flatMap(idsOf)));
  if (!hand?.body) return hand;
  const left = (card: Card): Card[] => {
    const [id, ...copies] = idsOf(card).filter((each) => kept.has(each));
    return id ? [{ ...card, id, copies, count: copies.length + 1 }] : [];
  };
  const body = hand.body.map((each) => (each.type === "group" ? { ...each, items: cards(each).flatMap(left) } : each));
  return { ...hand, body };
}

const idsOf = ({ id, copies = [] }: Card): number[] => [...(id ? [id] : []), ...copies];

/** What its player has in hand and piles after an answer, and before what else has happened is shown. */
function ownOf(board: DuelBoard, newest: DuelBoard): Pick<DuelBoard, "hand" | "players"> {
  const [mine, theirs] = board.players;
  const hand = stillHeld(board.hand, newest.hand);
  const n = groups(hand ?? undefined).flatMap((group) => cards(group).flatMap(idsOf)).length;
  const piles = newest.players[0].piles.map((pile) => {
    const before = mine.piles.find((each) => each.key === pile.key) ?? pile;
    return pile.key === "hand" ? { ...pile, value: n } : pile.key === "discard" ? pile : before;
  });
  return { hand, players: [hand ? { ...mine, piles } : mine, theirs] };
}

/** A board as it stands on a stage. */
export function staged(newest: DuelBoard, stage: Stage): DuelBoard {
  // who looks at the table from the other side has another hand
  const board = stage.since?.players[0].side === newest.players[0].side ? stage.since : newest;
  const [mine, theirs] = board.players;
  const on = ({ civilians, ...slot }: Slot): Slot => ({
    ...slot,
    mine: stage.slots.get(at(mine.side, slot.key)) ?? null,
    theirs: stage.slots.get(at(theirs.side, slot.key)) ?? null,
    civilians: civilians && {
      ...civilians,
      parts: civilians.parts.filter((each) => !stage.freed.has(`${slot.key}-${each.key}`)),
    },
  });
  const moved = (marker: Marker, to: number): Marker => ({ ...marker, at: toward({ ...marker, at: to }) });
  const passed = { hand: newest.hand, players: [newest.players[0], theirs] as const };
  return {
    ...board,
    ...(stage.passed ? passed : ownOf(board, newest)),
    slots: board.slots.map(on),
    points: moved(board.points, stage.points),
    marker: moved(board.marker, stage.marker),
  };
}

/** How a card looks that has come into play since: as on the newest board, if it is there still, and unhurt. */
export type Coming = (step: StageStep) => Unit;

/** A card as its face says, or unhurt as it is known. */
export function printed(step: StageStep, face: Face | undefined, known: Unit | undefined): Unit {
  const number = (key: string) => (face?.numbers ?? []).find((each) => each.key === key);
  const full = known?.gauge.full ?? number("life")?.value ?? 0;
  const strength = number("strength");
  return {
    ...{ type: "card", id: step.card ?? 0, name: known?.name ?? face?.name ?? "", code: step.code ?? "" },
    ...(known?.short ? { short: known.short } : {}),
    facts: known?.facts ?? (strength ? [strength] : []),
    strength: known?.strength ?? strength?.value ?? 0,
    gauge: { type: "fact", text: "", value: full, full, tone: "good", key: "life" },
  };
}

/** What is hurt by one thing is hurt at once, and falls at once. */
const TOGETHER = new Set(["hurt", "falls"]);

const boardOf = (now: Now): DuelBoard | null => (now.board?.type === "skirmish" ? now.board : null);

/** How the steps of a duel are shown: on the strip itself, which is a face-off already. */
export const script = (play: Pick<Play, "face">): Script<Beat> => ({
  ms: MS,
  begins: new Set(["attacks"]),
  foe: ({ stage, attacker }, { by }) => (whose(stage, attacker) || SIDES[by]) !== "heroes",
  merges: (before, step) => before.key === step.key && TOGETHER.has(step.key),
  opens: (now) => {
    const board = boardOf(now);
    return board && { ...REST, stage: stageOf(board) };
  },
  rest: (view) => ({ ...view, key: "" }),
  after: (view, step, now) => {
    const cards = (boardOf(now)?.slots ?? []).flatMap((slot) => [slot.mine ?? [], slot.theirs ?? []].flat());
    const known = (each: StageStep) => cards.find((card) => card.id === each.card);
    return beat(view, step, (each) => printed(each, play.face(each.code), known(each)));
  },
  cue: ({ key }) => CUES[key],
  own: ({ step }, now) => (step.key === "enters" || step.key === "plays") && step.seat === now.seat,
  names: ({ earlier, steps, heading }) => {
    const [first] = [...earlier, ...steps].filter((each) => each.key === "attacks").slice(-1);
    const hurt = steps.reduce((sum, each) => (each.key === "hurt" ? sum + (each.n ?? 0) : sum), 0);
    const name = play.face(first?.code ?? steps.find((each) => each.code)?.code)?.name;
    return { name: name ?? (heading || t("page-stage-chapter-other")), ...(hurt ? { result: `−${hurt}` } : {}) };
  },
});

const NONE: ReadonlySet<number> = new Set();
export const REST: Beat = {
  ...{
    key: "",
    stage: { slots: new Map(), points: 0, marker: 0, freed: new Set<string>(), aside: [], since: null, passed: false },
    attacker: 0,
    target: 0,
  },
  ...{ attacked: NONE, floats: new Map(), struck: NONE, fallen: NONE, shown: "" },
};

/** The beat of a step that follows another; null if there is nothing to see of it. */
export function beat(last: Beat, step: StageStep, coming: Coming): Beat | null {
  const { key, card: id = 0, n = 0, place = "", seat = 0 } = step;
  const same = last.key === key;
  const stage = passes(cleared(last), step);
  const next = {
    ...{ key, stage, attacker: last.attacker, target: last.target, attacked: last.attacked, shown: "" },
    ...{ floats: same ? last.floats : new Map<Spot, Float>(), struck: NONE, fallen: NONE },
  };
  const said = (spot: Spot, kind: Float["kind"], values: { from?: number; to?: number } = {}) =>
    new Map([...next.floats, [spot, { kind, n, ...values }] as const]);
  if (key === "attacks") {
    const begins = last.attacker && whose(stage, last.attacker) === whose(stage, id) ? last.attacked : NONE;
    return { ...next, attacker: id, target: step.target ?? 0, attacked: new Set([...begins, id]), floats: new Map() };
  }
  if (key === "hurt" || key === "healed") {
    const struck = key === "hurt" ? new Set([...(same ? last.struck : []), id]) : NONE;
    const changed = withLife(stage, id, key === "hurt" ? -n : n);
    const [before, after] = [lifeOf(stage, id), lifeOf(changed, id)];
    const values = before === null || after === null ? {} : { from: before, to: after };
    return { ...next, stage: changed, struck, floats: said(id, key === "hurt" ? "hurt" : "healed", values) };
  }
  if (key === "spared") return { ...next, floats: said(id, "spared") };
  if (key === "falls") {
    // it is seen to fall, and gone with the next beat
    const fallen = new Set([...(same ? last.fallen : []), id]);
    return { ...next, stage: same ? last.stage : stage, fallen, floats: said(id, "fallen") };
  }
  if (key === "leaves") {
    if (last.fallen.has(id) || !whose(stage, id)) return null;
    return { ...next, stage: cleared({ stage, fallen: new Set([id]) }) };
  }
  if (key === "enters") {
    const known = [...stage.slots.values(), ...stage.aside].find((each) => each.id === id);
    const slots = new Map([...stage.slots].filter(([, each]) => each.id !== id));
    const there = at(SIDES[seat] ?? "heroes", place);
    const aside = [slots.get(there) ?? []].flat(); // two change places one after the other
    slots.set(there, known ?? coming(step));
    return { ...next, stage: { ...stage, slots, aside }, attacker: 0, target: 0 };
  }
  if (key === "points") {
    const points = stage.points + (seat === 0 ? n : -n);
    return { ...next, stage: { ...stage, points }, floats: said(POINTS, "gain") };
  }
  if (key === "marker") return { ...next, stage: { ...stage, marker: n }, floats: said(MARKER, "gain") };
  if (key === "freed")
    return { ...next, stage: { ...stage, freed: new Set([...stage.freed, place]) }, floats: said(place, "gain") };
  if (key === "takes" || key === "uses") return step.code ? { ...next, shown: step.code } : null;
  if (key === "plays") {
    const lies = [...stage.slots.values()].some((each) => each.id === id);
    return lies || !step.code ? null : { ...next, shown: step.code, attacker: 0, target: 0 };
  }
  return null;
}

/** A stage on which the turn has passed if a step is what the side does whose turn it was not. */
function passes(stage: Stage, { key, seat = -1, card = 0 }: StageStep): Stage {
  const acts = key === "attacks" ? whose(stage, card) : key === "enters" || key === "plays" ? SIDES[seat] : "";
  const was = stage.since?.active;
  return !stage.passed && acts && was && acts !== was ? { ...stage, passed: true } : stage;
}

/** The stage after a beat, without those who have fallen in it. */
export function cleared(beat: Pick<Beat, "stage" | "fallen">): Stage {
  if (!beat.fallen.size) return beat.stage;
  const slots = new Map([...beat.stage.slots].filter(([, card]) => !beat.fallen.has(card.id)));
  return { ...beat.stage, slots };
}

const lifeOf = ({ slots }: Stage, id: number): number | null =>
  [...slots.values()].find((card) => card.id === id)?.gauge.value ?? null;

function whose(stage: Stage, id: number): string {
  return [...stage.slots].find(([, card]) => card.id === id)?.[0].split(" ")[0] ?? "";
}

function withLife(stage: Stage, id: number, change: number): Stage {
  const slots = new Map(stage.slots);
  for (const [place, card] of stage.slots) {
    if (card.id !== id) continue;
    const value = Math.max(0, Math.min(card.gauge.full, card.gauge.value + change));
    slots.set(place, { ...card, gauge: { ...card.gauge, value } });
  }
  return { ...stage, slots };
}
