/**
 * What has happened, as a queue of moments to be shown: chapters of the story, with steps that are one thing to see put
 * together, and shortened until they fit the time that there is. Nothing here knows a game, and all of it is pure.
 */
import type { Section, StageStep } from "../../lib/protocol.ts";

export type Pace = "slow" | "normal" | "fast";

/** A step of the story with the line that tells it. `silent`: it happens in place, and nothing is said of it. */
export interface Told {
  readonly step: StageStep;
  readonly place: number;
  /** The seat that acted, -1 for the game. */
  readonly by: number;
  /** The section of the story that the line is in: its place, and what stands above it. */
  readonly section: number;
  readonly heading: string;
  readonly silent?: boolean;
}

/** One thing to see, with a sentence. */
export interface Moment {
  /** What happens at once. */
  readonly steps: readonly StageStep[];
  /** What has happened before it without being shown by itself. */
  readonly before: readonly StageStep[];
  readonly text: string;
  readonly ms: number;
  /** 0 for what is left out first, 2 for what is always shown. */
  readonly weight: number;
  /** It sums up several things, and nothing moves. */
  readonly still: boolean;
  readonly chapter: Chapter;
}

/** What belongs together: an attack, a card that is revealed. */
export interface Chapter {
  readonly place: number;
  readonly by: number;
  readonly section: number;
  readonly heading: string;
  /** What was told of it before, if a question has interrupted it. */
  readonly earlier: readonly StageStep[];
  readonly steps: readonly StageStep[];
  readonly moments: readonly Moment[];
}

/** How a game's steps are timed and put together. */
export interface Timing {
  /** Milliseconds at the normal pace, by the key of a step; a key that is not named takes `USUAL`. */
  readonly ms: Readonly<Record<string, number>>;
  /** The steps with which a chapter begins, also in the midst of a line. */
  readonly begins: ReadonlySet<string>;
  /** Is what these steps have begun not at an end? Then the lines that follow in the section go on with it. */
  readonly open?: (steps: readonly StageStep[]) => boolean;
  /** Is a step seen together with the one before it? */
  readonly merges: (before: StageStep, step: StageStep) => boolean;
}

const USUAL = 450;
/** Dice settle one after the other. */
export const DIE = 130;
const TIMES: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.3 };
/** A letter takes so long to read; at a slow pace no sentence ends before that. */
const LETTER = 40;
/**
 * What a phase may take with one hero, and for each further one: somewhat less than 6 and 2 seconds, for what comes when
 * all of it has been taken is still shown in stills. `phases.test.ts` of Champions measures what comes of it.
 */
const BUDGET: Readonly<Record<Pace, readonly [number, number]>> = {
  slow: [14_000, 6000],
  normal: [5700, 2400],
  fast: [1940, 720],
};
/** A stretch takes so much of what is left, for questions may follow; and is shortened to this at most. */
const SHARE = 0.6;
const SHORTEST = 0.33;
/** How long a still of what others do stays, and one of what has been waiting for too long. */
const STILL = 700;
const COLLAPSED = 350;
/** So many sentences at most are said of what was not shown. */
const SENTENCES = 3;

export function budget(pace: Pace, heroes: number): number {
  const [first, more] = BUDGET[pace];
  return first + more * Math.max(0, heroes - 1);
}

/** The steps that `known` does not have yet, by the place of their lines; a line that goes on is told again whole. */
export function newSteps(known: Map<number, number>, story: readonly Section[]): Told[] {
  const found: Told[] = [];
  for (const { lines, place: section, heading } of story)
    for (const { steps = [], place, by = -1 } of lines) {
      found.push(...steps.slice(known.get(place) ?? 0).map((step) => ({ step, place, by, section, heading })));
      known.set(place, steps.length);
    }
  return found;
}

/** The same, and silent those with which a line begins that the reader has done: they see the effect in place. */
export function ownSilent(news: readonly Told[], own: (each: Told) => boolean): Told[] {
  let line = -1;
  let leads = true;
  return news.map((each) => {
    leads = each.place === line ? leads : true;
    line = each.place;
    leads &&= own(each);
    return leads ? { ...each, silent: true } : each;
  });
}

/**
 * The chapters of steps. A sentence that is said again gets its number from `times`; `going` is the chapter that was
 * told last, with which the first of them may go on.
 */
export function chapters(news: readonly Told[], timing: Timing, times: Times, going: Chapter | null = null): Chapter[] {
  const found: Begun[] = [];
  let before: StageStep[] = [];
  for (const { silent, ...told } of news) {
    const { step } = told;
    if (silent || !step.text) {
      before.push(step);
      continue;
    }
    const last = found.at(-1);
    const here = last && goesOn(last, told, timing) ? last : begun(told, last ? null : going, timing);
    if (here !== last) found.push(here);
    const group = here.groups.at(-1);
    const ahead = group?.steps.at(-1);
    if (group && ahead && !before.length && timing.merges(ahead, step)) group.steps.push(step);
    else here.groups.push({ steps: [step], before });
    here.steps.push(step);
    before = [];
  }
  return found.map(({ groups, ...each }) => {
    const moments: Moment[] = [];
    const chapter: Chapter = { ...each, moments };
    moments.push(...groups.map((group) => moment(group, chapter, timing, times)));
    return chapter;
  });
}

type Begun = Omit<Chapter, "moments" | "steps"> & { readonly steps: StageStep[]; readonly groups: Group[] };

/** Does a step belong to a chapter? To that of its line, or to one that is not at an end. */
function goesOn(last: Omit<Chapter, "moments">, { step, place, section }: Told, { begins, open }: Timing): boolean {
  if (begins.has(step.key)) return false;
  return last.place === place || (last.section === section && !!open?.([...last.earlier, ...last.steps]));
}

/** The chapter that a step begins, or one that it goes on with. */
function begun(told: Told, going: Chapter | null, timing: Timing): Begun {
  const { place, by, section, heading } = told;
  if (!going || !goesOn(going, told, timing))
    return { place, by, section, heading, earlier: [], steps: [], groups: [] };
  const earlier = [...going.earlier, ...going.steps];
  return { ...{ place: going.place, by: going.by, section, heading, earlier }, steps: [], groups: [] };
}

interface Group {
  readonly steps: StageStep[];
  readonly before: readonly StageStep[];
}

function moment({ steps, before }: Group, chapter: Chapter, { ms }: Timing, times: Times): Moment {
  const [first] = steps as [StageStep];
  return {
    ...{ steps, before, chapter, still: false },
    text: joined(
      steps.map((each) => each.text ?? ""),
      times,
    ),
    ms: (ms[first.key] ?? USUAL) + DIE * (first.roll?.dice?.length ?? 0),
    weight: Math.max(...steps.map((each) => each.weight ?? 1)),
  };
}

type Times = (text: string, n: number) => string;

/** Sentences one after the other; one that is said several times, once with its number. */
function joined(texts: readonly string[], times: Times): string {
  const counted = new Map<string, number>();
  for (const text of texts) if (text) counted.set(text, (counted.get(text) ?? 0) + 1);
  return [...counted].map(([text, n]) => (n > 1 ? times(text, n) : text)).join(" ");
}

/**
 * The moments of chapters at a pace, shortened until they take no more than their share of what is `left` of the budget.
 * `alone` says for which other hero alone something happens, -1 for none: all of that becomes a still for each hero.
 */
export function governed(
  all: readonly Chapter[],
  pace: Pace,
  left: number,
  alone: (chapter: Chapter) => number = () => -1,
): Moment[] {
  const most = SHARE * left;
  let found = stills(all, alone).map((each) => ({ ...each, ms: paced(each, pace) }));
  if (total(found) > most) found = withoutMinor(found);
  let scale = most / Math.max(1, total(found));
  if (scale < SHORTEST) {
    found = listed(found, STILL * TIMES[pace]);
    scale = most / Math.max(1, total(found));
  }
  // a phase with more attacks than its time has room for: each of them in a still
  let least = SHORTEST;
  if (total(found) * SHORTEST > most) {
    found = collapsed(found, COLLAPSED * TIMES[pace]);
    scale = most / total(found);
    least = SHORTEST / 2;
  }
  const shortened = Math.min(1, Math.max(least, scale));
  return found.map((each) => ({ ...each, ms: each.ms * shortened }));
}

const paced = ({ ms, text, still }: Moment, pace: Pace): number =>
  pace === "slow" && !still ? Math.max(ms * TIMES.slow, text.length * LETTER) : ms * TIMES[pace];

export const total = (moments: readonly Moment[]): number => moments.reduce((sum, each) => sum + each.ms, 0);

/** What concerns another hero alone becomes one still, with what has come of it. */
function stills(all: readonly Chapter[], alone: (chapter: Chapter) => number): Moment[] {
  const found: Moment[] = [];
  let hero = -1;
  for (const chapter of all) {
    const whose = alone(chapter);
    const last = found.at(-1);
    if (whose < 0) found.push(...chapter.moments);
    else {
      const still = oneStill(chapter.moments, STILL);
      if (whose === hero && last) found[found.length - 1] = oneStill([last, still], STILL);
      else found.push(still);
    }
    hero = whose;
  }
  return found;
}

/** Moments as one, which says what was most of them. */
function oneStill(moments: readonly Moment[], ms: number): Moment {
  const [first] = moments as [Moment];
  const weight = Math.max(...moments.map((each) => each.weight));
  const told = moments.filter((each) => each.text);
  const most = told.filter((each) => each.weight === weight);
  const last = told.at(-1);
  const said = told.filter((each) => most.slice(0, SENTENCES - 1).includes(each) || each === last);
  const [, ...others] = moments;
  return {
    ...{ ...first, ms, weight, still: true },
    steps: [...first.steps, ...others.flatMap((each) => [...each.before, ...each.steps])],
    text: said.map((each) => each.text).join(" "),
  };
}

/** Without what is minor: that happens together with what comes next. */
function withoutMinor(moments: readonly Moment[]): Moment[] {
  const found: Moment[] = [];
  let before: StageStep[] = [];
  for (const each of moments) {
    if (each.weight) {
      found.push({ ...each, before: [...before, ...each.before] });
      before = [];
    } else before.push(...each.before, ...each.steps);
  }
  const last = found.pop();
  if (last) found.push({ ...last, steps: [...last.steps, ...before] });
  return found;
}

/** What may be left out, and follows something of its chapter that may be, becomes a still that lists it. */
function listed(moments: readonly Moment[], ms: number): Moment[] {
  const found: Moment[] = [];
  for (const each of moments) {
    const last = found.at(-1);
    if (last && last.chapter === each.chapter && last.weight < 2 && each.weight < 2) {
      const text = [last.text, each.text].filter(Boolean).join(" ");
      found[found.length - 1] = { ...oneStill([last, each], Math.min(ms, last.ms + each.ms)), text };
    } else found.push(each);
  }
  return found;
}

/** What has been waiting for too long: one still for each chapter. */
export function collapsed(moments: readonly Moment[], ms = COLLAPSED): Moment[] {
  const groups: Moment[][] = [];
  for (const each of moments) {
    const last = groups.at(-1);
    if (last?.[0]?.chapter === each.chapter) last.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => oneStill(group, ms));
}

/** What is said of things that were not shown: a few sentences, those that matter most, and how many more there are. */
export function brief(moments: readonly Pick<Moment, "text" | "weight">[], more: (n: number) => string): string {
  const told = moments.filter((each) => each.text);
  if (told.length <= SENTENCES) return told.map((each) => each.text).join(" ");
  const first = told.toSorted((one, other) => other.weight - one.weight).slice(0, SENTENCES - 1);
  const said = told.filter((each) => first.includes(each)).map((each) => each.text);
  return [...said, more(told.length - said.length)].join(" ");
}
