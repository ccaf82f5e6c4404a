/** On a phone the parts of a table are shown one at a time, the story among them, which the key L opens as well. */
import type { Play } from "./play.svelte.ts";

export class Parts<Part extends string> {
  private opened: Part;

  /** `signs` are the glyphs of the parts, in the order of their tabs. */
  constructor(
    private readonly play: Pick<Play, "storyOpen">,
    readonly signs: Readonly<Record<Part | "story", string>>,
    first: NoInfer<Part>,
  ) {
    this.opened = $state(first);
  }

  get now(): Part | "story" {
    return this.play.storyOpen ? "story" : this.opened;
  }

  open(next: Part | "story"): void {
    this.play.storyOpen = next === "story";
    if (next !== "story") this.opened = next;
  }
}
