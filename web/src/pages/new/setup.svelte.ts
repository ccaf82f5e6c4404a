/** The first screen of a game: what has been answered so far, and what the server makes of it. No rule is kept here. */
import * as api from "../../lib/api.ts";
import type { Setup, SetupAsked, Step } from "../../lib/api_types.ts";

export type Ask = (asked: SetupAsked) => Promise<Setup>;

export class FirstScreen {
  found: Setup | null = $state.raw(null);
  /** Why the server could not say. */
  problem = $state("");
  private asked = 0;

  constructor(
    private readonly game: string,
    private readonly ask: Ask = api.setup,
  ) {}

  /** What is chosen in a step: what was answered, or else what is usual there. */
  chosen(step: Step): readonly string[] {
    return this.found?.answers[step.key] ?? step.usual ?? [];
  }

  /** Choose in a step, or no more: of many any, in the order in which they are chosen, else the one. */
  choose(step: Step, id: string): Promise<void> {
    const before = this.chosen(step);
    const ids = !step.many ? [id] : before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
    return this.answer({ ...this.found?.answers, [step.key]: ids });
  }

  /** Something in every step where one thing is to be chosen. */
  async surprise(random: () => number = Math.random): Promise<void> {
    await this.answer({});
    for (let n = 0; n < (this.found?.steps.length ?? 0); n++) {
      const step = this.found?.steps[n];
      const choice = step?.choices[Math.floor(random() * step.choices.length)];
      if (step && choice && (!step.many || step.usual === null)) await this.choose(step, choice.id);
    }
  }

  /** Ask what these answers come to. What comes after a later question is of no account. */
  async answer(answers: SetupAsked["answers"] = {}): Promise<void> {
    const number = ++this.asked;
    if (this.found) this.found = { ...this.found, answers };
    try {
      const found = await this.ask({ game: this.game, answers });
      if (number !== this.asked) return;
      this.found = found;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      if (number === this.asked) this.problem = error.message;
    }
  }
}
