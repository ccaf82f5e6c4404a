/** What the letters of a table do, beside its tools: to the question, to the hand, to end, to keep, to choose. */
import { taken } from "./choice.ts";
import { ending } from "./offering.ts";
import type { Play } from "./play.svelte.ts";

export type Shortcut = "end" | "keep" | "all" | "question" | "hand" | "request" | "form" | "keys";

/** The keys of a table in the order in which people are told of them: what they are called, and what they press. */
export const KEYS: readonly (readonly [string, string])[] = [
  ...([
    ["Enter", "confirm"],
    ["Esc", "back"],
    ["1–9", "digits"],
    ["⇧ 2–9", "areas"],
    ["E", "end"],
  ] as const),
  ...([
    ["K", "keep"],
    ["A", "all"],
    ["P", "empty"],
    ["C", "form"],
    ["T", "request"],
    ["Q", "question"],
  ] as const),
  ...([
    ["G", "hand"],
    ["L", "story"],
    ["H", "hint"],
    ["W", "why"],
    ["U", "undo"],
    ["S", "skip"],
  ] as const),
  ["?", "keys"],
];

/** Parts of a table that keys and the first links of a page lead to. */
export type Zone = "prompt" | "hand" | "story";

/** Put the focus on a part of the table: on what can be chosen there, else on its first control, else on itself. */
export function goTo(zone: Zone): void {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-zone=${zone}]`)].find((each) =>
    each.checkVisibility(),
  );
  if (!found) return;
  const inside = zone === "hand" ? [".card.legal", ".card"] : ["h2"];
  const [target = found] = inside.flatMap((each) => found.querySelector<HTMLElement>(each) ?? []);
  if (!target.matches("button, a")) target.tabIndex = -1;
  target.focus();
}

/** Carry out a shortcut. What a key has nothing to do with in this question is left alone. */
export function carryOut(play: Play, what: Shortcut): void {
  const { prompt } = play;
  if (what === "keys") play.keysOpen = !play.keysOpen;
  else if (what === "question") goTo("prompt");
  else if (what === "hand") goTo("hand");
  else if (!prompt || play.doubt) return;
  else if (what === "all") play.listed = !play.listed;
  else if (what === "form" || what === "request") {
    const offer = play.all.find((each) => each.action.verb === what);
    if (offer) play.set(taken(offer.action));
  } else {
    const offer = ending(play, what);
    if (offer && prompt.several) void play.answerWith([offer.number]);
    else if (offer) play.take(offer);
  }
}
