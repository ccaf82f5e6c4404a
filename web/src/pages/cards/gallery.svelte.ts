/** The cards that a query finds, as the server sends them: the query, its filters and their choices are the server's. */
import * as api from "../../lib/api.ts";
import type { CardFilter, CardPage } from "../../lib/api_types.ts";
import type { Face } from "../../lib/protocol.ts";

export type Ask = (query: string, sort: string, start: number) => Promise<CardPage>;

export class Gallery {
  /** What was found last; null before the first answer. */
  private found: CardPage | null = $state.raw(null);
  cards: readonly Face[] = $state.raw([]);
  /** Why the server could not be asked. */
  problem = $state("");
  private wanted: readonly [string, string] | null = null;
  private asking = false;
  /** Fulfilled when the filters are those of the last query. */
  settled: Promise<void> = Promise.resolve();

  constructor(private readonly ask: Ask) {}

  get total(): number {
    return this.found?.total ?? 0;
  }

  get filters(): readonly CardFilter[] {
    return this.found?.filters ?? [];
  }

  /** Why there are no cards: what is wrong with the query, or that no card matches it. */
  get wrong(): string {
    return this.found?.wrong ?? "";
  }

  get answered(): boolean {
    return this.found !== null || this.problem !== "";
  }

  /** Show the cards of a query. While one is being answered, of all that follow only the last is asked. */
  show(query: string, sort: string): Promise<void> {
    const same = this.wanted?.[0] === query && this.wanted[1] === sort && !this.problem;
    if (!same) this.wanted = [query, sort];
    if (!same && !this.asking) this.settled = this.answer();
    return this.settled;
  }

  /** Show the next cards of the same query. */
  async more(): Promise<void> {
    if (this.asking || !this.wanted || this.cards.length >= this.total) return;
    this.asking = true;
    const asked = this.wanted;
    await this.take(asked, this.cards.length);
    this.asking = false;
    if (asked !== this.wanted) await (this.settled = this.answer());
  }

  private async answer(): Promise<void> {
    this.asking = true;
    let asked: readonly [string, string] | null = null;
    while (this.wanted && asked !== this.wanted) {
      asked = this.wanted;
      await this.take(asked, 0);
    }
    this.asking = false;
  }

  private async take(asked: readonly [string, string], start: number): Promise<void> {
    try {
      const found = await this.ask(...asked, start);
      if (asked !== this.wanted) return;
      this.cards = start ? [...this.cards, ...found.cards] : found.cards;
      this.found = found;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.problem = error.message;
    }
  }
}

/** How many choices of filters are on. */
export const chosen = (filters: readonly CardFilter[]): number =>
  filters.reduce((sum, filter) => sum + filter.choices.filter((each) => each.on).length, 0);

/** The place in a list of rows of `columns` to which a key leads; the same place for a key that leads nowhere. */
export function moved(at: number, key: string, count: number, columns: number, rtl = false): number {
  const ahead = rtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const to = at + (steps[key] ?? 0);
  return to >= 0 && to < count ? to : at;
}
