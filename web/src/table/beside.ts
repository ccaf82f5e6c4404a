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
 * nothing of what is to be `free`, and as little as possible of what it points at (`shown`). Where it has room nowhere
 * it is lower, between the free boxes.
 */
export function stand(
  about: Box | null,
  size: Size,
  window: Size,
  free: readonly Box[],
  shown: readonly Box[] = [],
): Standing {
  const most = { left: window.width - size.width - GAP, top: window.height - size.height - GAP };
  const within = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));
  const middle = about ? (about.top + about.bottom - size.height) / 2 : most.top / 3;
  const centre = about ? (about.left + about.right - size.width) / 2 : most.left / 2;
  const lefts = about
    ? [about.right + GAP, about.left - GAP - size.width, centre, GAP, most.left]
    : [centre, ...shown.flatMap((box) => [box.right + GAP, box.left - GAP - size.width]), GAP, most.left];
  const edges = [...free, ...shown].flatMap((box) => [box.top - GAP - size.height, box.bottom + GAP]);
  const tops = [middle, ...edges, GAP, most.top];
  const inside = (left: number, top: number) => left >= GAP && left <= most.left && top >= GAP && top <= most.top;
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top: within(GAP, top, most.top) })));
  const open = places.filter(({ left, top }) => inside(left, top) && !free.some((box) => over(box, left, top, size)));
  const covers = ({ left, top }: { left: number; top: number }) =>
    shown.reduce((sum, box) => sum + covered(box, left, top, size), 0);
  const beside = open.filter(({ left, top }) => !about || !over(about, left, top, size));
  const [best] = (beside.length ? beside : open).sort((one, other) => covers(one) - covers(other));
  if (best) return { ...best, most: size.height };
  return between(within(GAP, centre, most.left), size, window, free);
}

function over(box: Box, left: number, top: number, { width, height }: Size): boolean {
  return left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;
}

/** How much of a box is covered. */
function covered(box: Box, left: number, top: number, { width, height }: Size): number {
  const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
  const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How high a box may grow that stays where it is: down to the next free box below it, or the end of the window. */
export function roomBelow(at: Box, window: Size, free: readonly Box[]): number {
  const below = free.filter((box) => at.left < box.right && at.right > box.left && box.top > at.top);
  return Math.min(window.height, ...below.map((box) => box.top)) - GAP - at.top;
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

/** The least width of a story that a hint stands over. */
const COLUMN = 260;
/** What a box that stays in its place has room for below it, beside what it says at first. */
const MORE = 150;

const windowSize = () => ({ width: innerWidth, height: innerHeight });
const boxes = (selector: string) =>
  selector ? [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()) : [];
const seen = (box: Box) => box.right > box.left && box.bottom > box.top;

function put(node: HTMLElement, { left, top }: { left: number; top: number }, most: number, height: number): void {
  node.style.left = `${left / settings.zoom}px`;
  node.style.top = `${top / settings.zoom}px`;
  if (most < height) node.style.maxHeight = `${most / settings.zoom}px`;
}

/** Call a function when a box or the question has another size, but for what it changes itself. */
function watching(node: HTMLElement, sized: () => void): () => void {
  let placing = false;
  const question = document.querySelector("[data-zone=prompt]");
  const watch =
    typeof ResizeObserver === "undefined"
      ? null
      : new ResizeObserver(() => {
          if (placing) return;
          placing = true; // it is made lower by being placed
          sized();
          queueMicrotask(() => (placing = false));
        });
  const pieces = () => [...node.children].forEach((each) => watch?.observe(each));
  pieces();
  watch?.observe(question ?? node);
  const added = new MutationObserver(pieces);
  added.observe(node, { childList: true });
  return () => {
    watch?.disconnect();
    added.disconnect();
  };
}

export const beside: Attachment<HTMLElement, DOMRect | null> = (node, about) => {
  const place = (about: DOMRect | null) => {
    node.style.maxHeight = "";
    const size = node.getBoundingClientRect();
    const { left, top, most } = stand(about, size, windowSize(), boxes(FREE));
    put(node, { left, top }, most, size.height);
  };
  place(about);
  const destroy = watching(node, () => place(about));
  return { update: (next) => place((about = next)), destroy };
};

/**
 * A box has one place for as long as it is open: over the story, where that stands beside the board, else where it
 * covers neither the question nor the pieces that it points at (a selector). It grows downwards, and nothing in it moves.
 */
export const steady: Attachment<HTMLElement, string> = (node, shown) => {
  let question: Box | undefined;
  const home = () =>
    boxes("[data-zone=story]").find((box) => box.width >= COLUMN * settings.zoom && box.height >= innerHeight / 2);
  const place = () => {
    node.style.maxHeight = node.style.width = "";
    [question] = boxes("[data-zone=prompt]");
    const story = innerWidth > 760 && innerHeight > 620 ? home() : undefined;
    if (story) node.style.width = `${story.width / settings.zoom}px`;
    const { width, height } = node.getBoundingClientRect();
    if (story) return put(node, story, story.height, height);
    const free = boxes(FREE);
    const wanted = boxes(shown).filter(seen);
    const larger = { width, height: height + MORE };
    const roomy = stand(null, larger, windowSize(), free, wanted);
    const at = roomy.most < larger.height ? stand(null, { width, height }, windowSize(), free, wanted) : roomy;
    put(node, at, at.most, height);
  };
  const grow = () => {
    node.style.maxHeight = "";
    const at = node.getBoundingClientRect();
    const most = roomBelow(at, windowSize(), boxes(FREE));
    put(node, at, most, at.height);
  };
  /** A question that comes under it makes it move; all else leaves it where it is. */
  const sized = () => {
    const at = node.getBoundingClientRect();
    const [now] = boxes("[data-zone=prompt]");
    const came = now && (now.top !== question?.top || now.bottom !== question.bottom);
    question = now;
    if (came && over(now, at.left, at.top, at)) place();
    else grow();
  };
  place();
  const stop = watching(node, sized);
  addEventListener("resize", place);
  return {
    update: (next) => void (shown = next),
    destroy: () => {
      stop();
      removeEventListener("resize", place);
    },
  };
};
