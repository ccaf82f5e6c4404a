import { beforeEach, expect, test, vi } from "vitest";
import { CUES, CUE_NAMES, lengthOf, LOUDEST, Sounds, type Cue, type Tone } from "./sound.ts";

/** An audio context that notes what is begun on it. */
class Context {
  state: AudioContextState = "running";
  currentTime = 10;
  sampleRate = 400;
  destination = {};
  readonly begun: { type: string; pitches: number[]; from: number; to: number }[] = [];
  readonly heights: number[] = [];
  resume = async () => {
    await Promise.resolve();
    this.state = "running";
  };

  private param(values: number[]): object {
    const set = (value: number) => void values.push(value);
    return { setValueAtTime: set, exponentialRampToValueAtTime: set, linearRampToValueAtTime: set, value: 0 };
  }
  createGain(): object {
    return { gain: this.param(this.heights), connect: () => undefined };
  }
  createBiquadFilter(): object {
    return { type: "", frequency: this.param([]), connect: () => undefined };
  }
  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
  private source(made: object, type: string): object {
    const note = { type, pitches: [] as number[], from: 0, to: 0 };
    return Object.assign(made, {
      frequency: this.param(note.pitches),
      connect: () => undefined,
      start: (at: number) => void this.begun.push(Object.assign(note, { from: at })),
      stop: (at: number) => (note.to = at),
    });
  }
  createOscillator(): object {
    return this.source({ type: "" }, "oscillator");
  }
  createBufferSource(): object {
    return this.source({ buffer: null, loop: false }, "noise");
  }
}

let [context, volume, time] = [new Context(), 1, 0];
let sounds: Sounds;
let made = 0;
beforeEach(() => {
  [context, volume, time, made] = [new Context(), 1, 0, 0];
  sounds = new Sounds(
    () => (made++, context as unknown as AudioContext),
    () => volume,
    () => time,
  );
});

test("nothing is made or heard until sounds are switched on", () => {
  volume = 0;
  expect(sounds.play("turn")).toBe(false);
  expect(made).toBe(0);
  volume = 0.5;
  expect(sounds.play("turn")).toBe(true);
  expect(context.heights[0]).toBeCloseTo(LOUDEST / 2);
});

test("the same cue within 90 ms plays once, and two cues at once are the most", () => {
  expect([sounds.play("card"), sounds.play("card")]).toEqual([true, false]);
  time = 89;
  expect(sounds.play("card")).toBe(false);
  time = 90;
  expect(sounds.play("card")).toBe(true);
  expect([sounds.play("won"), sounds.play("turn")]).toEqual([true, false]);
  time = 151;
  expect(sounds.play("turn")).toBe(true);
});

test("where the browser does not allow sounds yet, a cue is left out and not played late", async () => {
  context.state = "suspended";
  expect(sounds.play("turn")).toBe(false);
  expect(context.begun).toEqual([]);
  await vi.waitFor(() => expect(context.state).toBe("running"));
  expect(sounds.play("turn")).toBe(true);
});

test("a browser without sound is no fault", () => {
  const none = new Sounds(
    () => {
      throw new Error("no sound");
    },
    () => 1,
  );
  expect(none.play("turn")).toBe(false);
});

test("a stronger hit is deeper, up to the strongest", () => {
  const first = (strength: number) => {
    time += 1000;
    sounds.play("hit", strength);
    return context.begun.filter((each) => each.type === "oscillator").at(-1)?.pitches[0] ?? 0;
  };
  const pitches = [1, 2, 3, 4, 5, 9].map(first);
  expect(pitches[0]).toBe(150);
  expect(pitches.slice(0, 5)).toEqual([...pitches.slice(0, 5)].sort((one, other) => other - one));
  expect(pitches[5]).toBe(pitches[4]);
});

test.each(CUE_NAMES)("%s can be played, begins at once, ends, and is never too loud", (cue: Cue) => {
  expect(sounds.play(cue)).toBe(true);
  expect(context.begun.length).toBe(CUES[cue].length);
  expect(Math.min(...context.begun.map((each) => each.from))).toBe(10);
  expect(Math.max(...context.begun.map((each) => each.to))).toBeCloseTo(10 + lengthOf(cue) / 1000);
  expect(lengthOf(cue)).toBeLessThanOrEqual(900);
  const parts: readonly Tone[] = CUES[cue];
  for (const one of parts) {
    const sounding = parts.filter(
      (each) => (each.at ?? 0) <= (one.at ?? 0) && (one.at ?? 0) < (each.at ?? 0) + each.lasts,
    );
    const power = sounding.reduce((sum, each) => sum + (each.level ?? 1) ** 2, 0);
    expect(power, "together as loud as one full tone").toBeLessThanOrEqual(1.1);
  }
});

test("the cues of the design are there", () => {
  const wanted =
    "turn question card turned arrow hit blocked threat scheme status heal defeated die dice point won lost undo friend";
  expect(CUE_NAMES).toEqual(expect.arrayContaining(wanted.split(" ")));
});
