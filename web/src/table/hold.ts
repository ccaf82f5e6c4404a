/** Looking at a card: after 250 ms of the mouse on it, with the focus, or with a long press of a finger. */
import type { Action as Attachment } from "svelte/action";

export interface Held {
  /** It is looked at: `held` if it stays until it is closed. */
  look: (beside: DOMRect, held: boolean) => void;
  leave: () => void;
}

const HOVER = 250;
const PRESS = 450;

export const hold: Attachment<HTMLElement, Held> = (node, held) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = (stays: boolean) => held.look(node.getBoundingClientRect(), stays);
  const stop = () => clearTimeout(waiting);
  const after = (time: number, what: () => void) => {
    stop();
    waiting = setTimeout(what, time);
  };
  const on: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
    pointerenter: (event) => event.pointerType === "mouse" && after(HOVER, () => show(false)),
    pointerleave: () => (stop(), held.leave()),
    pointerdown: (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return stop();
      after(PRESS, () => ((pressed = true), show(true)));
    },
    pointerup: stop,
    pointercancel: stop,
    focus: () => node.matches(":focus-visible") && after(HOVER, () => show(false)),
    // a card that leaves the table while it has the focus loses it in the midst of a change
    blur: () => (stop(), queueMicrotask(() => held.leave())),
    contextmenu: (event) => {
      event.preventDefault();
      show(true);
    },
  };
  for (const [name, does] of Object.entries(on)) node.addEventListener(name, does as EventListener);
  // what has been pressed long is looked at, and not chosen as well
  const swallow = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("click", swallow, { capture: true });
  return {
    update: (next) => (held = next),
    destroy: stop,
  };
};
