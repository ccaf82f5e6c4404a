/** How cards move from place to place; all of it ends at once with any key or tap, and never delays an answer. */
import { flip as flips, type AnimationConfig, type FlipParams } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "../lib/settings.svelte.ts";

/** So many times as fast all that moves is, where that is wanted; `tokens.css` has the same for what styles move. */
const FAST = 6;

/** Milliseconds that a move takes as things are set; 0 where nothing is to move. */
export function lasts(usual: number): number {
  if (!settings.moves) return 0;
  return settings.hurries ? usual / FAST : usual;
}

const fade = (node: Element): { duration: number; css: (t: number) => string } => ({
  duration: lasts(node.isConnected ? 200 : 0),
  css: (t) => `opacity: ${t}; scale: ${0.9 + 0.1 * t}`,
});

const [sends, receives] = crossfade({
  duration: (distance) => lasts(Math.min(360, 140 + distance / 4)),
  easing: cubicOut,
  fallback: fade,
});

export interface Moves extends CrossfadeParams {
  readonly key: unknown;
  /** Another component shows the card now: this one is removed at once, so that both never take up space together. */
  readonly swapped?: boolean;
}

/**
 * Svelte takes the way of a card for one in pixels of the screen; on a page that is enlarged cards fade instead, and so
 * does one that has no place on the screen.
 */
const unlessEnlarged =
  (moves: typeof sends) =>
  (node: Element, moved: Moves): TransitionConfig | (() => TransitionConfig) => {
    if (moved.swapped) return { duration: 0 };
    return settings.zoom === 1 && node.getBoundingClientRect().width ? moves(node, moved) : fade(node);
  };
/** A card that leaves one zone and turns up in another goes there: `in:receive={{ key }} out:send={{ key }}`. */
export const send = unlessEnlarged(sends);
export const receive = unlessEnlarged(receives);

/** `animate:flip`, but for what has no place on the screen before or after. */
export const flip = (node: Element, way: { from: DOMRect; to: DOMRect }, how?: FlipParams): AnimationConfig =>
  way.from.width && way.to.width ? flips(node, way, how) : { duration: 0 };

/** For `animate:flip` of what moves up when something leaves a zone. */
export const slides = { duration: (): number => lasts(200), easing: cubicOut };

/** Show at once where everything ends up. */
export function finish(): void {
  for (const each of document.getAnimations()) {
    if (each.effect?.getTiming().iterations !== Infinity) each.finish();
  }
}
