/** Puts a box beside what it is about, where there is room, and never over the question. */
import type { Action as Attachment } from "svelte/action";
import { settings } from "../lib/settings.svelte.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 12;

/** Where a box of a size stands beside another: right of it, else left of it, else in the middle; within the window. */
export function stand(
  about: Box | null,
  size: { width: number; height: number },
  window: { width: number; height: number },
  prompt: Box | null,
): { left: number; top: number } {
  const most = { left: window.width - size.width - GAP, top: window.height - size.height - GAP };
  let left = most.left / 2;
  let top = most.top / 3;
  if (about) {
    if (about.right + GAP + size.width + GAP <= window.width) left = about.right + GAP;
    else if (about.left - GAP - size.width >= GAP) left = about.left - GAP - size.width;
    top = (about.top + about.bottom - size.height) / 2;
  }
  left = Math.max(GAP, Math.min(left, most.left));
  top = Math.max(GAP, Math.min(top, most.top));
  const hidden = prompt && left < prompt.right && left + size.width > prompt.left && top + size.height > prompt.top;
  if (hidden && top < prompt.bottom) top = Math.max(GAP, prompt.top - size.height - GAP);
  return { left, top };
}

export const beside: Attachment<HTMLElement, DOMRect | null> = (node, about) => {
  const place = (about: DOMRect | null) => {
    const prompt = document.querySelector("[data-zone=prompt]")?.getBoundingClientRect() ?? null;
    const size = node.getBoundingClientRect();
    const { left, top } = stand(about, size, { width: innerWidth, height: innerHeight }, prompt);
    node.style.left = `${left / settings.zoom}px`;
    node.style.top = `${top / settings.zoom}px`;
  };
  place(about);
  const sized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => place(about));
  sized?.observe(node);
  return {
    update: (next) => place((about = next)),
    destroy: () => sized?.disconnect(),
  };
};
