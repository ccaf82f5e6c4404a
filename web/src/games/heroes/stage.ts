/** How the steps of Marvel Heroes are told: each in a sentence, while the map stands as it does in the end. */
import { t } from "../../lib/words.ts";
import type { Script } from "../../table/stage/stage.svelte.ts";

const MS: Readonly<Record<string, number>> = {
  ...{ status: 450, move: 450, headline: 500, story: 500, threat: 500, troubleshoot: 500, trouble: 850 },
  ...{ fight: 600, powers: 600, roll: 900, dice: 900, reroll: 900, hits: 550, ko: 550 },
  ...{ initiative: 300, reduced: 300, use: 300, wounded: 500, fought: 500, resolved: 500, vp: 500, plan_done: 500 },
};
/** Chapters begin with these, and they bring what nobody has chosen. */
const BEGINS = new Set(["fight", "troubleshoot", "headline"]);
const ROLLS = new Set(["trouble", "roll", "dice", "reroll", "hits", "ko", "headline"]);

/** Nothing is drawn of a step but its sentence. */
export const script: Script<true> = {
  ms: MS,
  begins: BEGINS,
  merges: (before, step) => before.key === step.key && before.text === step.text,
  opens: () => true,
  rest: () => true,
  after: () => true,
  own: ({ step, by }, now) => by >= 0 && by === now.seat && !ROLLS.has(step.key),
  names: ({ earlier, steps, heading }, play) => {
    const first = [...earlier, ...steps].find((each) => each.code || each.turned);
    return { name: play.face(first?.code || first?.turned)?.name ?? (heading || t("page-stage-chapter-other")) };
  },
};
