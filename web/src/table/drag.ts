/** Dragging as a shortcut: a card is drawn onto what it is aimed at. Below 6 px it stays a tap. */
import type { Action as Attachment } from "svelte/action";
import { settings } from "../lib/settings.svelte.ts";

export interface Drags {
  /** Can it be drawn now? */
  can: () => boolean;
  /** It has been picked up. */
  start: () => void;
  /** It has been dropped on an element, or on nothing. */
  drop: (on: Element | null) => void;
}

const FAR = 6;

export const drag: Attachment<HTMLElement, Drags> = (node, drags) => {
  let from: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging && Math.hypot(dx, dy) > FAR) {
      // only now: a capture on pointerdown would keep clicks from buttons
      node.setPointerCapture(from.id);
      dragging = true;
      drags.start();
    }
    if (dragging) node.style.translate = `${dx / settings.zoom}px ${dy / settings.zoom}px`;
    node.classList.toggle("dragged", dragging);
  };
  const end = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    from = null;
    node.style.translate = "";
    node.classList.remove("dragged");
    if (!dragging) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => !node.contains(each));
    drags.drop(event.type === "pointerup" ? (under ?? null) : null);
    // the click that follows belongs to the drag
    setTimeout(() => (dragging = false));
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === "touch" || !drags.can()) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const click = (event: Event) => {
    if (!dragging) return;
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.addEventListener("click", click, { capture: true });
  return { update: (next) => (drags = next) };
};
