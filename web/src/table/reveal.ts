/** Cards that have been turned face up since a page has looked last. */
import type { Section } from "../lib/protocol.ts";

/** Each turned card of a story by the place of its line and its number there. */
export function turned(story: readonly Section[]): { key: string; code: string }[] {
  return story.flatMap((section) =>
    section.lines.flatMap((line) => (line.turned_up ?? []).map((code, n) => ({ key: `${line.place}:${n}`, code }))),
  );
}

/** Those that are not among the keys that have been seen. */
export function fresh(story: readonly Section[], seen: ReadonlySet<string>): { key: string; code: string }[] {
  return turned(story).filter((each) => !seen.has(each.key));
}
