/** The keyboard of a table: Enter, 1 to 9, Esc, and letters that are printed on the buttons they press. A key means one thing. */
import { settings, type Look } from "../lib/settings.svelte.ts";
import { shownOffers } from "./offering.ts";
import type { Play } from "./play.svelte.ts";
import { carryOut, type Shortcut } from "./shortcuts.ts";

/** What a key does at a table; null for a key that does nothing. Letters are the same whatever the language. */
export type Deed =
  | { does: "confirm" | "back" | "undo" | "empty" | "why" | "story" | "skip" | "hint" }
  | { does: "shortcut"; what: Shortcut }
  | { does: "offer"; n: number }
  | { does: "area"; place: number };

const LETTERS: Readonly<Record<string, Exclude<Deed["does"], "shortcut" | "offer" | "area">>> = {
  ...{ KeyU: "undo", KeyP: "empty", KeyW: "why", KeyL: "story", KeyS: "skip", KeyH: "hint" },
};
const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  ...{ KeyE: "end", KeyK: "keep", KeyA: "all", KeyQ: "question", KeyG: "hand", KeyT: "request", KeyC: "form" },
};

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** `keys`: are letters and digits shortcuts by themselves, with Alt, or not at all? */
export function deed(event: Pressed, keys: Look["keys"] = "on"): Deed | null {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return { does: "confirm" };
  if (event.ctrlKey || event.metaKey || (event.altKey && keys !== "alt")) return null;
  const single = keys === "on" || (keys === "alt" && event.altKey);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && event.shiftKey && !event.altKey) return { does: "area", place: Number(digit) };
  if (digit && single && !event.shiftKey) return { does: "offer", n: Number(digit) };
  if (event.key === "Enter") return { does: "confirm" };
  if (event.key === "Escape") return { does: "back" };
  if (!single) return null;
  if (event.key === "?") return { does: "shortcut", what: "keys" };
  if (event.shiftKey) return null;
  const [letter, what] = [LETTERS[event.code], SHORTCUTS[event.code]];
  return letter ? { does: letter } : what ? { does: "shortcut", what } : null;
}

/** Does the focus stand where keys have a meaning of their own? */
export function typing(target: EventTarget | null): boolean {
  const written = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(written) !== null;
}

/** The focus came by a click, or a tap. A browser takes it for one that came by keys as soon as any key is pressed. */
let clicked = false;
addEventListener("pointerdown", () => (clicked = true), true);
addEventListener("keydown", (event) => (clicked &&= event.key !== "Tab" && !event.key.startsWith("Arrow")), true);

/** Is it a control that Enter presses by itself? One that was reached with keys: after a click Enter confirms. */
export function presses(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches("button, a, summary, [role=button]")) return false;
  const itself = settings.pace === "step" ? ".advice, .prompt.tells" : ".advice"; // there the focus has come by itself
  return !clicked || target.closest(itself) !== null;
}

/** Carry out a key of the stage: while something is shown, or to show it again. Was it one? */
function onStage({ stage }: Play, event: KeyboardEvent): boolean {
  const { key, code, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
  const { keys } = settings.look;
  if (!stage || ctrlKey || metaKey || shiftKey || (altKey && keys !== "alt")) return false;
  const letter = keys === "on" || (keys === "alt" && altKey) ? code : "";
  // a key that was meant for what was shown answers nothing
  if (!stage.playing && stage.guarded && (key === "Enter" || letter === "KeyS" || repeat)) return true;
  if (!stage.playing && letter === "KeyR") stage.showAgain();
  if (!stage.playing || stage.held) return false;
  const controls = presses(event.target);
  if ((key === " " && !controls) || key === "ArrowRight") stage.next();
  else if (key === "ArrowLeft") stage.back();
  else if ((key === "Enter" && !controls) || key === "Escape" || letter === "KeyS") stage.finish();
  else return letter === "KeyR";
  return true;
}

/** Carry out a key at a table. Other players' areas are counted from 2 in their order. */
export function press(play: Play, event: KeyboardEvent, others: readonly number[]): void {
  if (event.defaultPrevented || typing(event.target)) return;
  if (onStage(play, event)) return event.preventDefault();
  const shown = play.stage?.playing;
  const found = deed(event, settings.look.keys);
  if (!found || (found.does === "confirm" && presses(event.target) && !event.ctrlKey && !event.metaKey)) return;
  const closes = found.does === "back" || (found.does === "shortcut" && found.what === "keys");
  if ((play.standings || play.keysOpen) && !closes) return;
  event.preventDefault();
  const { table } = play;
  if (found.does === "shortcut") carryOut(play, found.what);
  else if (found.does === "offer") {
    const { tray, buttons, keyed } = shownOffers(play);
    const offer = [...tray, ...buttons].find((each) => each.n === found.n);
    const there = keyed.find((each) => each.n === found.n);
    if (offer && shown) play.select(offer);
    else if (offer) play.take(offer);
    else if (there && keyed.filter((each) => each.n === found.n).length > 1) play.point(there.spot);
    else if (there) play.pick(there);
  } else if (found.does === "area") {
    const seat = others[found.place - 2];
    if (seat !== undefined) play.opened = play.opened === seat ? -1 : seat;
  } else if (found.does === "confirm") void play.confirm();
  else if (found.does === "back") play.back();
  else if (found.does === "undo") void play.does(table.undo());
  else if (found.does === "skip") void play.skip();
  else if (found.does === "empty") play.empty();
  else if (found.does === "hint") void play.advise();
  else if (found.does === "why") askAbout(play);
  else play.storyOpen = !play.storyOpen;
}

/** Why: of the card that has the focus, else of what goes on. */
function askAbout(play: Play): void {
  const at = document.activeElement?.closest<HTMLElement>("[data-card]");
  void play.ask(at ? { card: Number(at.dataset["card"]) } : {}, at?.getBoundingClientRect() ?? null);
}

/** Arrows go from one focusable piece of a zone to the nearest in that direction. */
export function arrow(event: KeyboardEvent, zone: HTMLElement): void {
  const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
  const from = document.activeElement;
  if (!step || !(from instanceof HTMLElement) || !zone.contains(from) || typing(from)) return;
  const [dx, dy] = step as [number, number];
  const next = nearest(from, [...zone.querySelectorAll<HTMLElement>("[data-card], [data-place]")], dx, dy);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(from: HTMLElement, among: readonly HTMLElement[], dx: number, dy: number): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of among) {
    if (each === from) continue;
    const [ex, ey] = middle(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 4 && along + 2 * aside < least) [best, least] = [each, along + 2 * aside];
  }
  return best;
}

function middle(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
