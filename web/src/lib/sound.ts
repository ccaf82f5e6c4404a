/**
 * Short sounds, made of oscillators and noise. Nothing is heard until the person switches sounds on.
 *
 * `play("hit", 3)` plays a cue, deeper with its strength. The same cue within 90 ms plays once, and two at once are the
 * most; `play` says whether it plays. While a page catches up with what happened, the caller plays nothing.
 */
import { settings } from "./settings.svelte.ts";

/** A part of a sound: a wave that goes from one pitch to another, or noise around it. Hertz and milliseconds. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "square" | "noise";
  readonly from: number;
  readonly to?: number;
  /** When it begins. */
  readonly at?: number;
  readonly lasts: number;
  /** A part of the loudest, 1 if it is not said. */
  readonly level?: number;
  /** It grows towards its end, as a sound that is played backwards. */
  readonly swells?: boolean;
}

const tone = (from: number, at: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  ...{ wave: "triangle", from, at, lasts },
  ...more,
});
const noise = (from: number, at: number, lasts: number, more: Partial<Tone> = {}): Tone =>
  tone(from, at, lasts, { wave: "noise", ...more });

/** Every cue, by its parts. */
export const CUES = {
  turn: [tone(587, 0, 90), tone(784, 90, 90)],
  question: [tone(659, 0, 140, { wave: "sine", level: 0.5 })],
  card: [noise(3200, 0, 60, { level: 0.5 })],
  turned: [noise(3200, 0, 60, { level: 0.5 }), tone(1400, 70, 25, { level: 0.5 })],
  arrow: [tone(420, 0, 120, { to: 980, level: 0.5 })],
  hit: [tone(150, 0, 140, { wave: "sine", to: 55 }), noise(700, 0, 40, { level: 0.3 })],
  blocked: [tone(2100, 0, 90, { level: 0.3 }), tone(3170, 0, 60, { level: 0.3 }), noise(5000, 0, 25, { level: 0.3 })],
  threat: [tone(110, 0, 80), tone(110, 120, 80)],
  scheme: [tone(330, 0, 140), tone(262, 140, 160)],
  status: [tone(140, 0, 80, { wave: "square", level: 0.4 })],
  heal: [tone(392, 0, 100, { wave: "sine" }), tone(587, 100, 100, { wave: "sine" })],
  defeated: [tone(140, 0, 120, { wave: "sine", to: 60, level: 0.6 }), tone(300, 60, 200, { to: 80, level: 0.4 })],
  die: [tone(1700, 0, 25, { level: 0.5 })],
  dice: [tone(1500, 0, 25, { level: 0.5 }), tone(1150, 60, 25, { level: 0.4 }), tone(900, 140, 40, { level: 0.4 })],
  point: [tone(1319, 0, 150, { wave: "sine", level: 0.6 }), tone(2637, 0, 110, { wave: "sine", level: 0.3 })],
  won: [tone(523, 0, 180), tone(659, 180, 180), tone(784, 360, 180), tone(1047, 540, 360)],
  lost: [tone(392, 0, 280), tone(330, 290, 280), tone(262, 580, 320, { to: 220 })],
  undo: [noise(3200, 0, 80, { swells: true, level: 0.5 })],
  friend: [noise(420, 0, 55), noise(420, 130, 55)],
  phrase: [tone(880, 0, 60, { wave: "sine", level: 0.5 }), tone(988, 70, 70, { wave: "sine", level: 0.5 })],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Cue = keyof typeof CUES;
export const CUE_NAMES = Object.keys(CUES) as readonly Cue[];

/** A full sine of this height in both channels is at -18 LUFS, and two cues at once are, too. */
export const LOUDEST = 0.088;
const ONCE = 90;
const AT_ONCE = 2;
/** The most that `strength` says, and how much deeper each step of it is. */
const STRONGEST = 5;
const DEEPER = 0.87;
const FADE = 0.008;

/** How long a cue lasts, in milliseconds. */
export const lengthOf = (cue: Cue): number => Math.max(...CUES[cue].map((each: Tone) => (each.at ?? 0) + each.lasts));

export class Sounds {
  private context: AudioContext | null = null;
  private grain: AudioBuffer | null = null;
  private readonly last = new Map<Cue, number>();
  private ends: readonly number[] = [];

  /** `clock` has milliseconds that only grow; `volume` is 0 while sounds are off. */
  constructor(
    private readonly make: () => AudioContext,
    private readonly volume: () => number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Get ready to play. Browsers allow that while a key or a button is pressed. */
  wake(): void {
    if (!this.volume()) return;
    try {
      this.context ??= this.make();
      if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
    } catch {
      // a browser without sound
    }
  }

  /** Play a cue, of a `strength` from 1 to 5. False if it is not heard: off, too soon after another, not allowed yet. */
  play(cue: Cue, strength = 1): boolean {
    this.wake();
    const [context, now] = [this.context, this.clock()];
    if (!this.volume() || context?.state !== "running") return false;
    this.ends = this.ends.filter((end) => end > now);
    if (now - (this.last.get(cue) ?? -Infinity) < ONCE || this.ends.length >= AT_ONCE) return false;
    this.last.set(cue, now);
    this.ends = [...this.ends, now + lengthOf(cue)];
    const pitch = DEEPER ** (Math.min(Math.max(strength, 1), STRONGEST) - 1);
    for (const each of CUES[cue]) this.sound(context, each, pitch);
    return true;
  }

  private sound(context: AudioContext, each: Tone, pitch: number): void {
    const begin = context.currentTime + (each.at ?? 0) / 1000;
    const end = begin + each.lasts / 1000;
    const height = LOUDEST * this.volume() * (each.level ?? 1);
    const gain = context.createGain();
    gain.gain.setValueAtTime(each.swells ? 0.0001 : height, begin);
    if (each.swells) gain.gain.exponentialRampToValueAtTime(height, end - FADE);
    else gain.gain.exponentialRampToValueAtTime(Math.max(height / 8, 0.0001), end - FADE);
    gain.gain.linearRampToValueAtTime(0, end);
    gain.connect(context.destination);
    const source = each.wave === "noise" ? this.rustle(context, each.from, gain) : context.createOscillator();
    if (each.wave !== "noise") {
      const voice = source as OscillatorNode;
      voice.type = each.wave;
      voice.frequency.setValueAtTime(each.from * pitch, begin);
      if (each.to) voice.frequency.exponentialRampToValueAtTime(each.to * pitch, end);
      voice.connect(gain);
    }
    source.start(begin);
    source.stop(end);
  }

  /** Noise around a pitch. */
  private rustle(context: AudioContext, pitch: number, gain: GainNode): AudioBufferSourceNode {
    this.grain ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.grain;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter);
    filter.connect(gain);
    return source;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds(
  () => new AudioContext(),
  () => (settings.look.sound ? settings.look.volume : 0),
);

/** Play a cue, if the person wants sounds. False if it is not heard. */
export const play = (cue: Cue, strength = 1): boolean => sounds.play(cue, strength);
