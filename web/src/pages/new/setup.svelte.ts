/** The first screen of a game: what has been answered so far, and what the server makes of it. No rule is kept here. */
import * as api from "../../lib/api.ts";
import type { NewTable, Setup, SetupAnswers, Step } from "../../lib/api_types.ts";
import { decksOf, keepDecks } from "./decks.ts";

export type Ask = (asked: SetupAnswers) => Promise<Setup>;

export class FirstScreen {
  found: Setup | null = $state.raw(null);
  /** Why the server could not say. */
  problem = $state("");
  /** The content packs that are played with, by their ids. */
  packs: readonly string[];
  /** The texts of one's own decks, as they are kept. */
  decks: readonly string[] = $state.raw([]);
  /** May these decks break the rules for decks? */
  unruly = $state(false);
  private asked = 0;
  /** What the server has said last: what it refuses is not chosen. */
  private stood: Setup | null = null;

  constructor(
    readonly game: string,
    packs: readonly string[] = [],
    private readonly ask: Ask = api.setup,
  ) {
    this.packs = $state.raw(packs);
    this.decks = decksOf(game);
  }

  /** What is asked for as it stands, as a table to be opened. */
  get wanted(): NewTable {
    return { game: this.game, answers: this.found?.answers ?? {}, given: this.given() };
  }

  private given(decks = this.decks): NonNullable<SetupAnswers["given"]> {
    return {
      ...(this.packs.length ? { packs: this.packs.join("\n") } : {}),
      ...(decks.length ? { own_decks: decks.join("\f") } : {}),
      ...(decks.length && this.unruly ? { any_deck: "yes" } : {}),
    };
  }

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

  /** Play with a content pack, or no more. */
  pack(id: string): Promise<void> {
    this.packs = this.packs.includes(id) ? this.packs.filter((each) => each !== id) : [...this.packs, id];
    return this.answer(this.found?.answers);
  }

  /** Keep a deck, and choose it. What is wrong with it, "" for nothing. */
  async bring(text: string): Promise<string> {
    const deck = text.replaceAll("\f", "\n");
    const before = this.offered();
    let found: Setup;
    try {
      found = await this.ask({ game: this.game, given: this.given([...this.decks, deck]) });
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      return error.message;
    }
    const read = found.decks?.at(-1);
    if (!read?.text) return read?.wrong ?? "";
    this.keep([...this.decks.filter((each) => each !== read.text), read.text]);
    await this.answer(this.found?.answers);
    for (const step of this.found?.steps ?? []) {
      const own = step.choices.find((choice) => !before.has(choice.id));
      if (own) await this.choose(step, own.id);
    }
    return "";
  }

  /** Choose a deck that is kept, by its text; `unruly` if it may break the rules for decks. */
  async pick(text: string, unruly: boolean): Promise<void> {
    if (unruly) this.unruly = true;
    await this.answer(this.found?.answers);
    const id = this.found?.decks?.[this.decks.indexOf(text)]?.id;
    const step = this.found?.steps.find((each) => each.choices.some((choice) => choice.id === id));
    if (id && step) await this.answer({ ...this.found?.answers, [step.key]: [id] });
  }

  /** Let decks break the rules for decks, or no more. */
  loosen(unruly: boolean): Promise<void> {
    this.unruly = unruly;
    return this.answer(this.found?.answers);
  }

  /** Keep a deck no longer. */
  drop(n: number): Promise<void> {
    this.keep(this.decks.filter((_, k) => k !== n));
    return this.answer(this.found?.answers);
  }

  private keep(decks: readonly string[]): void {
    this.decks = decks;
    keepDecks(this.game, decks);
  }

  private offered(): Set<string> {
    return new Set(this.found?.steps.flatMap((step) => step.choices.map((choice) => choice.id)));
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
  async answer(answers: SetupAnswers["answers"] = {}): Promise<void> {
    const number = ++this.asked;
    if (this.found) this.found = { ...this.found, answers };
    try {
      const found = await this.ask({ game: this.game, answers, given: this.given() });
      if (number !== this.asked) return;
      this.found = this.stood = found;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      if (number !== this.asked) return;
      this.found = this.stood;
      this.problem = error.message;
    }
  }
}
