/** Puts a box beside what it is about, where there is room, and never over the question or the tools. */
import type { Action as Attachment } from "svelte/action";
import { settings } from "../lib/settings.svelte.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Standing {
  readonly left: number;
  readonly top: number;
  /** It is no higher than this: the rest is scrolled. */
  readonly most: number;
}

const GAP = 12;
/** A box is never lower than this. */
const LEAST = 160;

/**
 * Where a box of a size stands in a window: beside what it is `about`, else above or below that, else where it covers
 * nothing of what is to be `free`. Where it has room nowhere it is lower, between the free boxes.
 */
export function stand(about: Box | null, size: Size, window: Size, free: readonly Box[]): Standing {
  const most = { left: window.width - size.width - GAP, top: window.height - size.height - GAP };
  const within = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));
  const middle = about ? (about.top + about.bottom - size.height) / 2 : most.top / 3;
  const centre = about ? (about.left + about.right - size.width) / 2 : most.left / 2;
  const lefts = about
    ? [about.right + GAP, about.left - GAP - size.width, centre, GAP, most.left]
    : [centre, GAP, most.left];
  const tops = [middle, ...free.flatMap((box) => [box.top - GAP - size.height, box.bottom + GAP]), GAP, most.top];
  const inside = (left: number, top: number) => left >= GAP && left <= most.left && top >= GAP && top <= most.top;
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top: within(GAP, top, most.top) })));
  const open = places.filter(({ left, top }) => inside(left, top) && !free.some((box) => over(box, left, top, size)));
  const best = open.find(({ left, top }) => !about || !over(about, left, top, size)) ?? open[0];
  if (best) return { ...best, most: size.height };
  return between(within(GAP, centre, most.left), size, window, free);
}

function over(box: Box, left: number, top: number, { width, height }: Size): boolean {
  return left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;
}

/** The highest place between the boxes above and below each other. */
function between(left: number, size: Size, window: Size, free: readonly Box[]): Standing {
  const there = free.filter((box) => left < box.right && left + size.width > box.left);
  const edges = [0, ...there.map((box) => box.bottom)].map((top) => {
    const below = there.filter((box) => box.top >= top).map((box) => box.top);
    return { top: top + GAP, room: Math.min(window.height, ...below) - top - 2 * GAP };
  });
  const [widest] = edges.sort((one, other) => other.room - one.room);
  const { top, room } = widest ?? { top: GAP, room: window.height - 2 * GAP };
  return { left, top, most: Math.max(LEAST, Math.min(size.height, room)) };
}

/** What nothing is put over: the question with its lesson, and the tools, where they are to be seen. */
const FREE = "[data-zone=prompt].asks, .ribbon .tools";

export const beside: Attachment<HTMLElement, DOMRect | null> = (node, about) => {
  const place = (about: DOMRect | null) => {
    node.style.maxHeight = "";
    const free = [...document.querySelectorAll(FREE)].map((each) => each.getBoundingClientRect());
    const size = node.getBoundingClientRect();
    const { left, top, most } = stand(about, size, { width: innerWidth, height: innerHeight }, free);
    node.style.left = `${left / settings.zoom}px`;
    node.style.top = `${top / settings.zoom}px`;
    if (most < size.height) node.style.maxHeight = `${most / settings.zoom}px`;
  };
  let placing = false;
  const sized = () => {
    if (placing) return;
    placing = true; // it is made lower by being placed
    place(about);
    queueMicrotask(() => (placing = false));
  };
  place(about);
  const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(sized);
  const pieces = () => [...node.children].forEach((each) => watch?.observe(each));
  pieces();
  watch?.observe(document.querySelector("[data-zone=prompt]") ?? node);
  const added = new MutationObserver(pieces);
  added.observe(node, { childList: true });
  return {
    update: (next) => place((about = next)),
    destroy: () => {
      watch?.disconnect();
      added.disconnect();
    },
  };
};
