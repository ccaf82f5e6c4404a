/** Shows what has happened since the last message beat by beat; any key or tap ends it, and an answer never waits for it. */
import type { StageStep, DuelBoard, Now, Section } from "../../lib/protocol.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { lasts } from "../../table/motion.ts";
import type { Play } from "../../table/play.svelte.ts";
import { type Beat, type Stage, beatsOf, cleared, printed, stageOf } from "./stage.ts";

/** Longer than this nobody is kept from the table as it is. */
const MOST = 40;

export class Playback {
  /** What is shown now; null if it is the table as it stands. */
  beat: Beat | null = $state.raw(null);
  private coming: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many steps of each line have been shown: a line that goes on is told again. */
  private known = new Map<number, number>();
  private before: DuelBoard | null = null;

  constructor(private readonly play: Play) {}

  /** The server has said how things stand. */
  hear(now: Now | null): void {
    if (!now) return;
    const steps = this.fresh(this.play.table.story, now.whole === true);
    const from = this.tail();
    const board = now.board?.type === "skirmish" ? now.board : null;
    this.before = board;
    if (now.whole || !board || !from || !settings.moves) return this.finish();
    if (!steps.some((step) => this.worth(step, now.seat))) return;
    const last = this.coming.at(-1) ?? this.beat ?? undefined;
    const cards = board.slots.flatMap((slot) => [slot.mine ?? [], slot.theirs ?? []].flat());
    const known = (step: StageStep) => cards.find((each) => each.id === step.card);
    const beats = beatsOf(from, steps, (step) => printed(step, this.play.face(step.code), known(step)), last);
    this.coming = [...this.coming, ...beats].slice(-MOST);
    if (!this.beat) this.next();
  }

  /** Is it more than what this seat has just done itself? */
  private worth(step: StageStep, seat: number): boolean {
    return !((step.key === "enters" || step.key === "plays") && step.seat === seat);
  }

  /** Where what is being shown leads to, else the table as it was. */
  private tail(): Stage | null {
    const last = this.coming.at(-1) ?? this.beat;
    if (last) return cleared(last);
    return this.before && stageOf(this.before);
  }

  private fresh(story: readonly Section[], whole: boolean): StageStep[] {
    if (whole) this.known = new Map();
    const found: StageStep[] = [];
    for (const line of story.flatMap((section) => section.lines)) {
      const steps = line.steps ?? [];
      found.push(...steps.slice(this.known.get(line.place) ?? 0));
      this.known.set(line.place, steps.length);
    }
    return found;
  }

  private next(): void {
    const [beat, ...rest] = this.coming;
    this.coming = rest;
    this.beat = beat ?? null;
    clearTimeout(this.timer);
    if (beat) this.timer = setTimeout(() => this.next(), lasts(beat.ms));
  }

  /** Show at once how things stand. */
  finish(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.beat = null;
  }
}
