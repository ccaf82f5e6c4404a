/** A deck while it is built: what was chosen at once, and what the server says of it. No rule is kept here. */
import * as api from "../../lib/api.ts";
import type { DeckDraft, DeckReport, DeckRequest } from "../../lib/api_types.ts";

export type Ask = (asked: DeckRequest) => Promise<DeckReport>;

export class Editor {
  /** What the server said last; null before the first answer. */
  report: DeckReport | null = $state.raw(null);
  /** The deck with all changes, also those that the server has not seen yet. */
  draft: DeckDraft = $state.raw({});
  /** Why the server refused the last change. */
  problem = $state("");
  /** What was added, left out or chosen when the deck was made. */
  notes: readonly string[] = $state.raw([]);
  private asking: Promise<void> | null = null;

  /** `kept` is called with the text of each deck that the server has seen. */
  constructor(
    private readonly ask: Ask,
    private readonly kept: (report: DeckReport) => void = () => undefined,
  ) {}

  /** Begin with the text of a deck. */
  async read(text: string, notes: readonly string[] = []): Promise<void> {
    try {
      this.take(await this.ask({ text }));
      this.notes = notes;
    } catch (error) {
      this.refuse(error);
    }
  }

  count(code: string): number {
    return this.draft.cards?.[code] ?? 0;
  }

  /** Put copies of a card into the deck, or take them out. */
  add(code: string, by: number): Promise<void> {
    const n = Math.min(99, Math.max(0, this.count(code) + by));
    return this.change({ cards: { ...this.draft.cards, [code]: n } });
  }

  /** Change the deck, and ask what the server says of it: of changes in quick succession, of the last one. */
  change(how: Partial<DeckDraft>): Promise<void> {
    this.draft = { ...this.draft, ...how };
    this.asking ??= this.check().finally(() => (this.asking = null));
    return this.asking;
  }

  /** The text of the deck as a file in a format. Throws `Problem`. */
  async file(format: string): Promise<string> {
    return (await this.ask({ draft: this.draft, format })).file;
  }

  private async check(): Promise<void> {
    let asked: DeckDraft | null = null;
    try {
      while (asked !== this.draft) {
        asked = this.draft;
        const found = await this.ask({ draft: asked });
        if (asked !== this.draft) continue;
        this.take(found);
        return;
      }
    } catch (error) {
      this.draft = this.report?.deck ?? {};
      this.refuse(error);
    }
  }

  private take(found: DeckReport): void {
    this.report = found;
    this.draft = found.deck;
    this.notes = found.notes;
    this.problem = "";
    this.kept(found);
  }

  private refuse(error: unknown): void {
    if (!(error instanceof api.Problem)) throw error;
    this.problem = error.message;
  }
}

/** Is a text the link or the number of a deck, and not the deck itself? */
export const isLink = (text: string): boolean => /^(https?:\/\/\S+|\d{1,9})$/.test(text.trim());
