/** What the table of Champions makes of its board. */
import type { PlayArea } from "../../lib/protocol.ts";

/** What is said of a player above their area. */
export function titleOf({ player, eliminated, form, you, first, turn }: PlayArea): string {
  return [player, eliminated, form, you, first, turn].flatMap((each) => each?.text ?? []).join(" · ");
}

/** The parts of a threat meter: what is there, what the next round adds, what is free. */
export function meter(threat: number, full: number, next: number): ("on" | "next" | "free")[] {
  return Array.from({ length: Math.max(full, threat) }, (_, n) =>
    n < threat ? "on" : n < threat + next ? "next" : "free",
  );
}
