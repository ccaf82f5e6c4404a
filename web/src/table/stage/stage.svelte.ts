/**
 * The stage: shows what has happened since the last message, moment by moment, and never keeps anybody from answering.
 *
 * A game's table says with a `Script` what its steps look like. The table is drawn as `view` has it while something is
 * played, else as the newest message has it.
 */
import { untrack } from "svelte";
import type { Now, StageStep } from "../../lib/protocol.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { play as sound, type Cue } from "../../lib/sound.ts";
import { t } from "../../lib/words.ts";
import type { Spot } from "../actions.ts";
import type { Play } from "../play.svelte.ts";
import * as queue from "./queue.ts";

/** A number that flies at a card or a place, and what it means. */
export interface Mark {
  readonly n: number;
  readonly kind: "hurt" | "healed" | "threat" | "less" | "blocked" | "spared";
  /** The value that it changes, before and after. */
  readonly from?: number;
  readonly to?: number;
}
export type Marks = ReadonlyMap<Spot, Mark>;
export type Rings = ReadonlyMap<Spot, "foe" | "own">;

/** What all tables know of their stage, whatever they show on it. */
export type Playing = Pick<Stage<unknown>, keyof Stage<unknown>>;

/** How a game's steps are shown. A view is the table at one moment, with what is drawn of it. */
export interface Script<View> extends queue.Timing {
  /** The table as a message has it, with the scene that `stands` on it; null if nothing can be shown of it. */
  readonly opens: (now: Now, stands: View | null) => View | null;
  /** The table without what was to be seen for a moment. `first`: another chapter begins. */
  readonly rest: (view: View, first: boolean) => View;
  /** The table after a step, which leads to that of a message in the end; null if there is nothing to see of it. */
  readonly after: (view: View, step: StageStep, now: Now) => View | null;
  /** Does a step only repeat what its reader has answered? */
  readonly own: (told: queue.Told, now: Now) => boolean;
  /** The seat of the other hero whom alone a chapter concerns, -1 for none. */
  readonly alone?: (chapter: queue.Chapter, now: Now) => number;
  readonly heroes?: (now: Now) => number;
  /** Is a chapter of the other side, whose colour it has? Without it, every one is. */
  readonly foe?: (view: View, chapter: queue.Chapter) => boolean;
  /** Has a chapter a time of its own, whatever has been shown before it? */
  readonly anew?: (chapter: queue.Chapter) => boolean;
  /** Does a message end in the midst of a phase whose time goes on? */
  readonly goesOn?: (now: Now) => boolean;
  /** What a chapter is called in a few words, and what has come of it. */
  readonly names: (chapter: queue.Chapter, play: Play) => { readonly name: string; readonly result?: string };
  readonly marks?: (view: View) => Marks;
  /** The sound of a step, if it has one. */
  readonly cue?: (step: StageStep) => Cue | undefined;
  /** The cards that stand in the scene, and whose side they are on. */
  readonly rings?: (view: View) => Rings;
  /** What stays to be seen while a question interrupts it; null for nothing. */
  readonly stays?: (view: View, now: Now) => View | null;
  /** In what the table that the steps have led to differs from the one of a message. */
  readonly differs?: (view: View, now: Now) => readonly string[];
}

interface Frame<View> {
  readonly moment: queue.Moment;
  readonly view: View;
  /** It catches up with the present, and is not heard. */
  readonly quiet: boolean;
}

/** Who waits longer for the present than this sees stills, or is taken there at once. */
const BEHIND = { collapse: 8000, jump: 20_000 };
/** So long after a scene keys that confirm do nothing: they were meant for the scene. */
const GUARD = 250;
/** So long a number stays on what one has done oneself. */
const FLASH = 700;
const NOTHING = new Map<never, never>();

export class Stage<View> {
  /** The last stretch that was played, or could have been. */
  private frames: readonly Frame<View>[] = $state.raw([]);
  private at = $state(-1);
  /** What the reader goes through by hand waits for each next step. */
  stepping = $state(false);
  /** Something lies over the table, and the clock stands. */
  held = $state(false);
  /** What a screen reader is to say now. */
  said = $state("");
  /** What an interrupted scene leaves on the table. */
  private standing: View | null = $state.raw(null);
  private flash: Marks = $state.raw(NOTHING);
  private known = new Map<number, number>();
  private last: Now | null = null;
  /** The chapter that was told last: it may go on in the next message. */
  private going: queue.Chapter | null = null;
  private phase = { by: -2, spent: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flashTimer: ReturnType<typeof setTimeout> | undefined;
  private guard = -Infinity;

  constructor(
    private readonly play: Play,
    private readonly script: Script<View>,
  ) {
    play.stage = this;
  }

  private readonly frame = $derived(this.frames[this.at] ?? null);
  get playing(): boolean {
    return this.frame !== null;
  }
  get moment(): queue.Moment | null {
    return this.frame?.moment ?? null;
  }
  /** What is shown now; null if it is the table as it stands. */
  get view(): View | null {
    return this.frame?.view ?? this.standing;
  }
  /** Is something of a scene seen, while the question stands that interrupts it? */
  get stands(): boolean {
    return !this.frame && this.standing !== null;
  }
  readonly marks: Marks = $derived.by(() => {
    const { frame, script } = this;
    return frame ? (script.marks?.(frame.view) ?? NOTHING) : this.flash;
  });
  readonly rings: Rings = $derived.by(() => (this.frame && this.script.rings?.(this.frame.view)) ?? NOTHING);
  /** The chapters of the stretch, and how far it is. */
  readonly chapters = $derived.by(() => {
    const all = [...new Set(this.frames.map((each) => each.moment.chapter))];
    const now = this.frame ? all.indexOf(this.frame.moment.chapter) : -1;
    return all.map((chapter, n) => {
      const own = this.frames.filter((each) => each.moment.chapter === chapter);
      const state = n < now ? ("done" as const) : n === now ? ("now" as const) : ("next" as const);
      return {
        ...this.script.names(chapter, this.play),
        state,
        many: own.length,
        shown: own.indexOf(this.frame as never),
      };
    });
  });
  get foe(): boolean {
    const { frame, script } = this;
    return !frame || (script.foe?.(frame.view, frame.moment.chapter) ?? true);
  }
  get first(): boolean {
    return this.at <= 0;
  }
  /** Can the last stretch be seen again? */
  get again(): boolean {
    return this.frames.length > 0 && !this.playing;
  }
  /** Is a key that confirms meant for what has just been shown? */
  get guarded(): boolean {
    return performance.now() < this.guard;
  }

  /** The server has said how things stand. To be called before the table is drawn anew. */
  hear(now: Now | null): void {
    if (!now || now === this.last) return;
    const { last } = this;
    this.last = now;
    if (now.whole) this.known = new Map();
    const news = queue.newSteps(this.known, this.play.table.story);
    const from = this.playing ? this.frames.at(-1)?.view : last && this.script.opens(last, this.standing);
    if (!last || !from || now.whole || now.taken_back || last.seat !== now.seat || now.at < last.at)
      return this.forget();
    if (news.length) this.standing = null;
    else if (this.standing) this.standing = this.script.stays?.(this.standing, now) ?? null;
    this.take(
      // whoever looks back has not just done anything
      queue.ownSilent(news, (each) => !this.play.table.past && this.script.own(each, now)),
      from,
      now,
      !!this.script.goesOn?.(last),
    );
  }

  /** Show what is new, from a table on. `within`: in the midst of a phase. */
  private take(told: readonly queue.Told[], from: View, now: Now, within: boolean): void {
    const { script } = this;
    const times = (text: string, n: number) => t("page-stage-times", { text, n });
    const found = queue.chapters(told, script, times, this.going);
    const pace = settings.pace;
    if (!found.length) {
      if (told.length && !within) this.phase = { by: -2, spent: 0 };
      if (told.length && pace !== "off") this.flashes(told, from, now);
      if (this.playing) return;
      this.said = this.news;
      return this.end();
    }
    const [first] = found as [queue.Chapter];
    const { by, earlier } = first;
    this.going = found.at(-1) ?? null;
    // elsewhere the time begins anew after what the reader has done, and with each other player
    const anew = by !== this.phase.by || told[0]?.silent || script.anew?.(first);
    if (!within && !earlier.length && anew) this.phase = { by, spent: 0 };
    const speed = pace === "off" || pace === "step" ? "normal" : pace;
    const budget = queue.budget(speed, script.heroes?.(now) ?? 1);
    const left = speed !== pace || this.play.table.watched ? Infinity : budget - this.phase.spent;
    const moments = queue.governed(found, speed, Math.max(0, left), (chapter) => script.alone?.(chapter, now) ?? -1);
    this.phase.spent += queue.total(moments);
    const waiting = this.playing ? this.frames.slice(this.at).map((each) => each.moment) : [];
    const behind = this.stepping ? 0 : queue.total(waiting);
    const late = behind > BEHIND.collapse;
    const frames = this.shown(late ? queue.collapsed(moments) : moments, from, now, late);
    if (!frames.length) return;
    if (pace === "off" || document.hidden) {
      this.frames = frames;
      this.finish();
      this.said = this.news;
    } else if (this.playing && behind < BEHIND.jump) this.frames = [...this.frames, ...frames];
    else {
      this.frames = frames;
      this.stepping = pace === "step";
      this.show(0);
      if (behind >= BEHIND.jump) this.said = `${t("page-stage-skipped", { n: waiting.length })} ${this.said}`;
    }
  }

  /** Moments as they are seen, one after the other. */
  private shown(moments: readonly queue.Moment[], from: View, now: Now, quiet: boolean): Frame<View>[] {
    const { script } = this;
    const found: Frame<View>[] = [];
    let [view, chapter] = [from, null as queue.Chapter | null];
    for (const moment of moments) {
      const first = moment.chapter !== chapter && !moment.chapter.earlier.length;
      chapter = moment.chapter;
      view = script.rest(view, first);
      for (const step of moment.before) view = script.after(view, step, now) ?? view;
      view = script.rest(view, first);
      let seen = false;
      for (const step of moment.steps) {
        const next = script.after(view, step, now);
        seen ||= next !== null;
        view = next ?? view;
      }
      if (seen) found.push({ moment, view, quiet });
    }
    return found;
  }

  /** What one has done oneself shows its numbers where they belong, and nothing waits for that. */
  private flashes(told: readonly queue.Told[], from: View, now: Now): void {
    let view = this.script.rest(from, true);
    for (const { step } of told) view = this.script.after(view, step, now) ?? view;
    this.flash = this.script.marks?.(view) ?? NOTHING;
    this.sounds(told.map(({ step }) => step));
    clearTimeout(this.flashTimer);
    this.flashTimer = setTimeout(() => (this.flash = NOTHING), FLASH);
  }

  /** What is seen at once is heard once: what weighs most of it. */
  private sounds(steps: readonly StageStep[]): void {
    const heard = steps.filter((each) => this.script.cue?.(each));
    const [first] = heard.toSorted((one, other) => (other.weight ?? 1) - (one.weight ?? 1));
    const cue = first && this.script.cue?.(first);
    if (cue) sound(cue, first.n);
  }

  /** What a message has told, in a few sentences. */
  private get news(): string {
    const told = this.play.table.news.map((text) => ({ text, weight: 1 }));
    return queue.brief(told, (n) => t("page-stage-more", { n }));
  }

  /** There is nothing to be shown again. */
  private forget(): void {
    this.frames = [];
    this.going = null;
    this.phase = { by: -2, spent: 0 };
    this.said = this.news;
    this.standing = null;
    this.end();
  }

  private show(at: number, heard = true): void {
    this.at = at;
    this.said = this.frame?.moment.text || this.said;
    if (heard && this.frame && !this.frame.quiet) this.sounds(this.frame.moment.steps);
    this.shows(true);
    this.arm();
  }

  /** Who waits for what is shown is told that it is, or no more. */
  private shows(what: boolean): void {
    if (what) this.play.showing.add("moves");
    else this.play.showing.delete("moves");
    this.play.table.shows = what;
  }

  private arm(): void {
    clearTimeout(this.timer);
    const { frame } = this;
    if (!frame || this.stepping || this.held) return;
    this.timer = setTimeout(() => this.go(), frame.moment.ms);
  }

  private go(): void {
    if (this.at + 1 >= this.frames.length) return this.end();
    this.show(this.at + 1);
  }

  /** The next step at once; from then on steps wait. */
  next(): void {
    if (!this.playing) return;
    this.stepping = true;
    this.go();
  }

  /** The step before, as a still; the first one stays. */
  back(): void {
    if (!this.playing) return;
    this.stepping = true;
    this.show(Math.max(0, this.at - 1), false);
  }

  /** Show at once how things stand; of what was not seen a few sentences are said. */
  finish(): void {
    const rest = this.frames.slice(this.at + 1).map((each) => each.moment);
    const played = this.playing;
    this.end();
    if (played) this.said = queue.brief(rest, (n) => t("page-stage-more", { n })) || this.said;
  }

  private end(): void {
    clearTimeout(this.timer);
    const { last, script } = this;
    const view = this.frames.at(-1)?.view;
    if (this.playing) this.guard = performance.now() + GUARD;
    if (view && last && this.playing) {
      if (import.meta.env.DEV) for (const each of script.differs?.(view, last) ?? []) console.error(each);
      this.standing = settings.pace === "off" ? null : (script.stays?.(view, last) ?? null);
    }
    this.at = -1;
    this.stepping = false;
    this.shows(false);
  }

  /** Show the last stretch again. Who wants no motion goes through it by hand. */
  showAgain(): void {
    if (!this.again) return;
    this.stepping = settings.pace === "off" || settings.pace === "step";
    this.show(0);
  }

  /** The pace is another one now. */
  paced(pace: typeof settings.pace): void {
    if (!this.playing || (pace === "off" && this.stepping)) return;
    if (pace === "off") return this.finish();
    this.stepping = pace === "step";
    this.arm();
  }

  /** The clock stands while something lies over the table. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    this.arm();
  }

  /** It is not looked at any more. */
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashTimer);
    this.shows(false);
  }
}

/** Let a stage follow its table, for as long as the component lives that calls this. */
export function follow<View>(stage: Stage<View>, play: Play): Stage<View> {
  $effect.pre(() => {
    const { now } = play.table;
    untrack(() => stage.hear(now));
  });
  $effect(() => {
    const held = !!(play.looking ?? play.pile ?? play.why ?? play.advice) || play.standings || play.menu;
    untrack(() => stage.hold(held));
  });
  const pace = $derived(settings.pace);
  let was = settings.pace;
  $effect(() => {
    if (pace !== was) untrack(() => stage.paced(pace));
    was = pace;
  });
  $effect(() => () => stage.close());
  $effect(() => {
    const hide = () => document.hidden && stage.finish();
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  });
  return stage;
}
