import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings, USUAL } from "../../lib/settings.svelte.ts";
import type { Now, StageStep } from "../../lib/protocol.ts";
import { sounds } from "../../lib/sound.ts";
import { TableState } from "../../lib/table.svelte.ts";
import { t } from "../../lib/words.ts";
import { Play } from "../play.svelte.ts";
import { Stage, type Script } from "./stage.svelte.ts";

/** A table is the list of what has been shown; `own` steps are the reader's. */
type View = readonly string[];
const script: Script<View> = {
  ms: { hit: 400 },
  begins: new Set(),
  merges: () => false,
  opens: (now) => [`at ${now.at}`],
  rest: (view) => view,
  after: (view, step) => (step.key === "unseen" ? null : [...view, step.key]),
  own: ({ step }) => step.key === "own",
  names: ({ steps }) => ({ name: steps[0]?.key ?? "" }),
  marks: (view) => new Map([[1, { n: view.length, kind: "hurt" }]]),
  cue: ({ key }) => (key === "hit" ? "hit" : key === "own" ? "scheme" : undefined),
  stays: (view) => (view.at(-1) === "asks" ? view : null),
};

/** As the words are that another test may have set. */
const more = () => t("page-stage-more", { n: 3 });
const step = (key: string): StageStep => ({ key, text: `${key}.` });
const message = (at: number, ...keys: string[]): Now => ({
  ...{ is: "now", at, seat: 0, board: null, seats: [] },
  story: [{ heading: "", place: at * 10, lines: [{ segments: [], place: at * 10, at, steps: keys.map(step) }] }],
});

function set(): { play: Play; stage: Stage<View>; hear: (now: Now) => void } {
  const table = new TableState(() => Promise.reject(new Error("nothing is asked")));
  const play = new Play(table);
  const stage = new Stage(play, script);
  const hear = (now: Now) => {
    table.take(now);
    stage.hear(table.now);
  };
  hear({ ...message(1), whole: true });
  return { play, stage, hear };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: "normal" });
});
afterEach(() => {
  vi.useRealTimers();
  settings.set(USUAL);
});

describe("what has happened", () => {
  it("is shown step by step, from the table as it was, and ends by itself", () => {
    const { stage, hear, play } = set();
    expect(stage.playing).toBe(false);
    hear(message(2, "hit", "hit"));
    expect([stage.playing, stage.view, stage.said]).toEqual([true, ["at 1", "hit"], "hit."]);
    expect(play.showing.has("moves")).toBe(true);
    vi.advanceTimersByTime(399);
    expect(stage.view).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(stage.view).toEqual(["at 1", "hit", "hit"]);
    vi.advanceTimersByTime(400);
    expect([stage.playing, stage.view, play.showing.size]).toEqual([false, null, 0]);
  });

  it("waits for each next step as soon as one is wanted, and shows the one before", () => {
    const { stage, hear } = set();
    hear(message(2, "a", "b", "c"));
    stage.next();
    vi.advanceTimersByTime(60_000);
    expect(stage.said).toBe("b.");
    stage.back();
    expect(stage.view).toEqual(["at 1", "a"]);
    stage.back();
    expect(stage.said).toBe("a.");
    for (const said of ["b.", "c."]) {
      stage.next();
      expect(stage.said).toBe(said);
    }
    stage.next();
    expect([stage.playing, stage.stepping, stage.guarded]).toEqual([false, false, true]);
  });

  it("is left at once; of what was not seen a few sentences are said", () => {
    const { stage, hear } = set();
    hear(message(2, "a", "b", "c", "d", "e", "f"));
    stage.finish();
    expect([stage.playing, stage.said]).toEqual([false, `b. c. ${more()}`]);
    stage.finish();
    expect(stage.said).toBe(`b. c. ${more()}`);
  });

  it("can be seen again, and goes on where another message comes meanwhile", () => {
    const { stage, hear } = set();
    hear(message(2, "a", "b"));
    stage.finish();
    expect(stage.again).toBe(true);
    stage.showAgain();
    expect(stage.view).toEqual(["at 1", "a"]);
    hear(message(3, "c"));
    stage.next();
    stage.next();
    expect(stage.view).toEqual(["at 1", "a", "b", "c"]);
  });

  it("stands still while something lies over the table", () => {
    const { stage, hear } = set();
    hear(message(2, "a", "b"));
    stage.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(stage.said).toBe("a.");
    stage.hold(false);
    vi.advanceTimersByTime(500);
    expect(stage.said).toBe("b.");
  });

  it("is not shown at first, after an undo, to another seat, or where nothing is to be shown", () => {
    const { stage, hear } = set();
    hear(message(0, "a"));
    expect([stage.playing, stage.again]).toEqual([false, false]);
    hear({ ...message(3, "a"), seat: 1 });
    expect(stage.playing).toBe(false);
    settings.set({ pace: "off" });
    hear({ ...message(4, "a", "b"), seat: 1 });
    expect([stage.playing, stage.again]).toEqual([false, true]);
    stage.showAgain();
    vi.advanceTimersByTime(60_000);
    expect([stage.said, stage.stepping]).toEqual(["a.", true]);
  });

  it("leaves on the table what a question interrupts, and goes on from there", () => {
    const { stage, hear } = set();
    hear(message(2, "asks"));
    vi.advanceTimersByTime(500);
    expect([stage.playing, stage.stands, stage.view]).toEqual([false, true, ["at 1", "asks"]]);
    hear(message(3, "a"));
    expect(stage.stands).toBe(false);
  });

  it("is left out where there is nothing to see of it", () => {
    const { stage, hear } = set();
    hear(message(2, "unseen", "a"));
    expect(stage.view).toEqual(["at 1", "a"]);
  });
});

describe("what the reader has done", () => {
  it("shows its numbers where they belong, and nobody waits", () => {
    const { stage, hear } = set();
    hear(message(2, "own"));
    expect([stage.playing, stage.marks.size]).toEqual([false, 1]);
    vi.advanceTimersByTime(700);
    expect(stage.marks.size).toBe(0);
  });

  it("has happened when something comes of it that is shown", () => {
    const { stage, hear } = set();
    hear(message(2, "own", "a"));
    expect([stage.view, stage.said]).toEqual([["at 1", "own", "a"], "a."]);
  });

  it("ends what is shown", () => {
    const { play, stage, hear } = set();
    hear(message(2, "a", "b"));
    play.set({ picked: [], aiming: 0, spot: 0 });
    expect(stage.playing).toBe(false);
  });
});

describe("each step", () => {
  it("waits for a key where that is the pace, and takes no time of a phase", () => {
    settings.set({ pace: "step" });
    const { stage, hear } = set();
    hear(message(2, "a", "b"));
    vi.advanceTimersByTime(60_000);
    expect([stage.said, stage.stepping, stage.moment?.ms]).toEqual(["a.", true, 450]);
    stage.next();
    vi.advanceTimersByTime(60_000);
    expect(stage.said).toBe("b.");
    stage.next();
    expect([stage.playing, stage.stepping]).toEqual([false, false]);
    stage.showAgain();
    expect(stage.stepping).toBe(true);
    settings.set({ pace: "normal" });
    stage.paced("normal");
    vi.advanceTimersByTime(450);
    expect(stage.said).toBe("b.");
    stage.paced("step");
    vi.advanceTimersByTime(60_000);
    expect(stage.playing).toBe(true);
    stage.paced("off");
    expect(stage.playing).toBe(true); // by hand
    stage.paced("normal");
    stage.paced("off");
    expect(stage.playing).toBe(false);
  });

  it("is heard once when it is seen, and not when it is gone back to", () => {
    const heard = vi.spyOn(sounds, "play").mockReturnValue(true);
    const { stage, hear } = set();
    hear(message(2, "hit", "a", "hit"));
    expect(heard.mock.calls).toEqual([["hit", 1]]);
    stage.next();
    expect(heard).toHaveBeenCalledTimes(1); // it has no sound
    stage.next();
    expect(heard).toHaveBeenCalledTimes(2);
    stage.back();
    expect(heard).toHaveBeenCalledTimes(2);
    stage.finish();
    hear(message(3, "own", "own"));
    expect(heard.mock.calls.slice(2)).toEqual([["scheme", 1]]); // one's own, in place
    settings.set({ pace: "off" });
    hear(message(4, "hit"));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("is not heard while the page catches up", () => {
    const heard = vi.spyOn(sounds, "play").mockReturnValue(true);
    const { stage, hear } = set();
    settings.set({ pace: "slow" });
    for (let at = 2; at < 7; at++) hear(message(at, "hit", "hit", "hit", "hit"));
    while (stage.playing) vi.advanceTimersToNextTimer();
    expect(heard.mock.calls.length).toBeLessThan(20);
  });

  it("tells who waits that it is shown", () => {
    const { play, stage, hear } = set();
    hear(message(2, "a"));
    expect(play.table.shows).toBe(true);
    stage.next();
    expect(play.table.shows).toBe(false);
  });
});

describe("what has been taken back", () => {
  it("ends what is shown, and is said in one sentence", () => {
    const { play, stage, hear } = set();
    hear(message(2, "a", "b"));
    hear({ ...message(3, "c"), taken_back: "Taken back: Haymaker." });
    expect([stage.playing, stage.again, stage.said]).toEqual([false, false, "Taken back: Haymaker."]);
    expect([play.table.undone, play.showing.size]).toEqual([1, 0]);
    hear(message(4, "d"));
    expect(stage.said).toBe("d.");
  });

  it("is no news to whoever comes after it", () => {
    const table = new TableState(() => Promise.reject(new Error("nothing is asked")));
    const stage = new Stage(new Play(table), script);
    table.take({ ...message(1), whole: true, taken_back: "Taken back: Haymaker." });
    stage.hear(table.now);
    expect([stage.said, table.undone]).toEqual(["", 0]);
  });
});

describe("who looks on", () => {
  const seats = [{ seat: 0, name: "Thor", bot: "sensible" }];

  it("sees all of it, whatever time it takes", () => {
    const { stage, hear } = set();
    for (const at of [2, 3, 4, 5]) {
      hear({ ...message(at, ...Array.from({ length: 12 }, () => "hit")), seats });
      expect(stage.moment?.ms).toBe(400);
      stage.finish();
    }
    hear({ ...message(6, ...Array.from({ length: 50 }, () => "hit")), seats: [{ seat: 0, name: "Thor" }] });
    expect(stage.moment?.ms).toBeLessThan(400);
  });

  it("sees what the reader has done, when that is looked back on", () => {
    const { play, stage, hear } = set();
    play.table.past = true;
    hear(message(2, "own", "a"));
    expect([stage.view, stage.said]).toEqual([["at 1", "own"], "own."]);
  });
});
