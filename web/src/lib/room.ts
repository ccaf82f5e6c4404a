/** How much room there is for the page: the window in the page's own pixels, which are larger with larger text. */
import { settings } from "./settings.svelte.ts";

export const room = {
  get width(): number {
    return settings.window.width / settings.zoom;
  },
  get height(): number {
    return settings.window.height / settings.zoom;
  },
  /** Tables are drawn for a phone: one part at a time, the question as a sheet. The styles of tables say the same. */
  get phone(): boolean {
    return this.width <= 760 || this.height <= 620;
  },
  /** Things are tapped with a finger, and not pointed at. */
  get touch(): boolean {
    return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
  },
};
