/** How the steps of Marvel Heroes are told: each in a sentence, while the table stands as it does in the end. */
import { allCards } from "../../lib/board.ts";
import type { Now, StageStep } from "../../lib/protocol.ts";
import { t } from "../../lib/words.ts";
import type { Script } from "../../table/stage/stage.svelte.ts";

const MS: Readonly<Record<string, number>> = {
  ...{ move: 450, wounded: 500, headline: 500, special: 500, threat: 500, trouble: 500, troubleshoot: 500 },
  ...{ resolved: 500, reduced: 300, scheme: 500, plan: 500, confront: 500, plan_done: 500, plan_failed: 500 },
  ...{ points: 300, vp: 500, ally_point: 300, ko: 550, use: 300, play: 500, villain: 500, draw: 250, discard: 250 },
  ...{ track: 500, leave: 250, story: 500, fight: 600, fighter: 300, powers: 600, initiative: 300, unfought: 300 },
  ...{ fought: 500, roll: 900, reroll: 600, dice: 600, hits: 550, first: 300, archnemesis: 300, passed: 250 },
};
/** What dice, cards and others bring: nobody has chosen that. */
const UNKNOWN = new Set([
  ...["headline", "special", "trouble", "resolved", "ko", "track", "story", "powers", "initiative", "unfought"],
  ...["fought", "roll", "dice", "hits", "plan_failed"],
]);

/** Does a step only repeat what the team of this page has done? */
function own(step: StageStep, now: Now): boolean {
  if (UNKNOWN.has(step.key) || now.seat < 0) return false;
  const board = now.board?.type === "heroes" ? now.board : null;
  const mine = allCards(board?.teams.find((team) => team.you));
  return step.seat === now.seat || mine.some((card) => !!card.id && card.id === step.card);
}

/** Nothing is drawn of a step but its sentence. */
export const script: Script<true> = {
  ms: MS,
  begins: new Set(["fight", "troubleshoot", "headline", "confront"]),
  merges: (before, step) => before.key === step.key && (before.text === step.text || step.key === "move"),
  opens: () => true,
  rest: () => true,
  after: () => true,
  own: ({ step, by }, now) => (by >= 0 && by === now.seat && !UNKNOWN.has(step.key)) || own(step, now),
  names: ({ earlier, steps, heading }, play) => {
    const first = [...steps, ...earlier].find((each) => each.code || each.turned);
    return { name: (play.face(first?.code || first?.turned)?.name ?? heading) || t("page-stage-chapter-other") };
  },
};
