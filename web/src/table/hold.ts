/** Reading a card: after 250 ms of the mouse or the keyboard focus on it, or with a long press of a finger. */
import type { Action as Attachment } from "svelte/action";

export interface Held {
  /** It is looked at: `held` if it stays until it is closed. */
  look: (beside: DOMRect, held: boolean) => void;
  leave: () => void;
  /** The text of the card, which a screen reader adds to the name of a control. */
  says?: string;
}

/** The description of an element, which a screen reader says after its name. Types of Svelte do not know it yet. */
export function describe(node: Element, text?: string): { update: (next?: string) => void } {
  const update = (next?: string) =>
    next ? node.setAttribute("aria-description", next) : node.removeAttribute("aria-description");
  update(text);
  return { update };
}

/** Elements that show a card. One may lie inside another, as an attachment does: the inner one is read. */
const holding = new WeakSet<Element>();

function innermost(target: EventTarget | null): Element | null {
  let at = target instanceof Element ? target : null;
  while (at && !holding.has(at)) at = at.parentElement;
  return at;
}

/** The focus comes back from a card that was looked at: that card is not shown again at once. */
let returning = false;

export function giveBack(focus: HTMLElement): void {
  returning = true;
  focus.focus({ preventScroll: true });
  returning = false;
}

const HOVER = 250;
const PRESS = 450;

export const hold: Attachment<HTMLElement | SVGElement, Held> = (node, held) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let pointed = false;
  const show = (stays: boolean) => held.look(node.getBoundingClientRect(), stays);
  const stop = () => clearTimeout(waiting);
  const leave = () => {
    stop();
    pointed = false;
    held.leave();
  };
  const after = (time: number, what: () => void) => {
    stop();
    waiting = setTimeout(what, time);
  };
  const on: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
    // not when it is entered: a card that comes to lie under a mouse at rest has not been pointed at
    pointermove: ({ pointerType, target }) => {
      if (pointerType !== "mouse" || pointed || innermost(target) !== node) return;
      pointed = true;
      after(HOVER, () => show(false));
    },
    pointerleave: leave,
    pointerdown: (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return stop();
      after(PRESS, () => ((pressed = true), show(true)));
    },
    pointerup: stop,
    pointercancel: stop,
    // `focus` does not bubble, and the focus is often on a control inside
    focusin: ({ target }) =>
      !returning &&
      innermost(target) === node &&
      (target as Element).matches(":focus-visible") &&
      after(HOVER, () => show(false)),
    // a card that leaves the table while it has the focus loses it in the midst of a change
    focusout: () => (stop(), queueMicrotask(() => held.leave())),
    contextmenu: (event) => {
      event.preventDefault();
      show(true);
    },
  };
  for (const [name, does] of Object.entries(on)) node.addEventListener(name, does as EventListener);
  holding.add(node);
  const control = node.matches("button, [role=button]") ? describe(node, held.says) : undefined;
  // what has been pressed long is looked at, and not chosen as well
  const swallow = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("click", swallow, { capture: true });
  return {
    update: (next) => ((held = next), control?.update(next.says)),
    // no event says that the mouse has left what is gone
    destroy: () => (pointed ? leave() : stop()),
  };
};
