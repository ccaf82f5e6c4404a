/** What this browser remembers of how the page looks and moves. What belongs to the player is kept by the server. */
import { COLORS, LONGEST_NAME, type Color } from "./people.ts";

type Pace = "slow" | "normal" | "fast" | "step";

export interface Look {
  readonly theme: "auto" | "dark" | "light";
  readonly motion: "auto" | "on" | "off";
  /**
   * How fast is shown what happens, or that each step waits for a key ("step"); "auto" is normal, and off where nothing
   * is to move.
   */
  readonly pace: "auto" | Pace | "off";
  /** Times the browser's own size of text. */
  readonly text: number;
  /** Letters and digits are shortcuts by themselves, with Alt, or not at all (WCAG 2.1.4: they can be turned off). */
  readonly keys: "on" | "alt" | "off";
  /** The language that was chosen, "" for the server's own. */
  readonly lang: string;
  /** What the person wants to be called, and a colour that they like; "" if they have not said it. */
  readonly name: string;
  readonly color: Color | "";
  /** Sounds are played, and how loud: 1 is the loudest. */
  readonly sound: boolean;
  readonly volume: number;
  /** The browser tells when it is the person's turn and the page is not in front. */
  readonly notify: boolean;
  /** What others say is shown. */
  readonly phrases: boolean;
}

export const USUAL: Look = {
  ...{ theme: "auto", motion: "auto", pace: "auto", text: 1, keys: "on", lang: "" },
  ...{ name: "", color: "", sound: false, volume: 0.6, notify: false, phrases: true },
};
export const VOLUMES = [0.3, 0.6, 1] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5] as const;
/** Nothing need fit into less of a page than this: beyond it text alone grows. */
const LEAST = { width: 320, height: 480 };
export const PACES = ["slow", "normal", "fast", "step", "off"] as const satisfies readonly Look["pace"][];
const KEPT = "goldenrule-look";

/** What is remembered, as far as it can be read. */
export function read(kept: string | null): Look {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Record<keyof Look, unknown>>;
    return {
      theme: found.theme === "dark" || found.theme === "light" ? found.theme : USUAL.theme,
      motion: found.motion === "on" || found.motion === "off" ? found.motion : USUAL.motion,
      pace: PACES.find((pace) => pace === found.pace) ?? USUAL.pace,
      text: TEXT_SIZES.find((size) => size === found.text) ?? USUAL.text,
      keys: found.keys === false || found.keys === "off" ? "off" : found.keys === "alt" ? "alt" : USUAL.keys,
      lang: typeof found.lang === "string" ? found.lang : USUAL.lang,
      name: typeof found.name === "string" ? found.name.slice(0, LONGEST_NAME) : USUAL.name,
      color: COLORS.find((color) => color === found.color) ?? USUAL.color,
      sound: found.sound === true,
      volume: VOLUMES.find((volume) => volume === found.volume) ?? USUAL.volume,
      notify: found.notify === true,
      phrases: found.phrases !== false,
    };
  } catch {
    return USUAL;
  }
}

class Settings {
  /** The window, as it was when things were put on the page last. */
  window: { readonly width: number; readonly height: number } = $state.raw(LEAST);
  look: Look = $state.raw(read(safely(() => localStorage.getItem(KEPT))));

  set(change: Partial<Look>): void {
    this.look = { ...this.look, ...change };
    safely(() => localStorage.setItem(KEPT, JSON.stringify(this.look)));
    this.apply();
  }

  /** All of the page is larger by this, with all that is drawn on it. */
  get zoom(): number {
    const { text } = this.look;
    const most = Math.min(this.window.width / LEAST.width, this.window.height / LEAST.height);
    return Math.min(text, Math.max(1, most));
  }

  /** Put what is set on the page, where the styles read it; again when the window has another size. */
  apply(root: HTMLElement = document.documentElement): void {
    this.window = { width: innerWidth, height: innerHeight };
    const { theme, motion, text, keys } = this.look;
    if (theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    if (motion === "auto") delete root.dataset["motion"];
    else root.dataset["motion"] = motion;
    root.dataset["fast"] = this.hurries ? "yes" : "no";
    root.dataset["keys"] = keys;
    root.style.setProperty("--zoom", String(this.zoom));
    root.style.setProperty("--text-size", String(text / this.zoom));
  }

  /** How fast is shown what happens. */
  get pace(): Pace | "off" {
    const { pace } = this.look;
    return pace !== "auto" ? pace : this.moves ? "normal" : "off";
  }

  /** Does what moves take as little time as can be? */
  get hurries(): boolean {
    return this.look.pace === "fast" || this.look.pace === "off";
  }

  /** Should things move? */
  get moves(): boolean {
    if (this.look.motion !== "auto") return this.look.motion === "on";
    return !reduced();
  }
}

/** Does the device ask for less motion? Not every window can say it. */
function reduced(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A browser may keep a page from remembering. */
export function safely<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}

export const settings = new Settings();
