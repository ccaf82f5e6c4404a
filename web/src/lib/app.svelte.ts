/** What is the same on every page: the games there are, the words, what can be gone on with. */
import * as api from "./api.ts";
import type { TableSummary, Pack, Start } from "./api_types.ts";
import { forget, joined, type Joined } from "./joined.ts";
import { VERSION } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { directionOf, setWords } from "./words.ts";

class App {
  start: Start | null = $state.raw(null);
  private joined: readonly Joined[] = $state.raw(joined());
  /** Why the server could not be asked, if it could not. */
  failure: api.Problem | null = $state.raw(null);
  /** What is shown came with the page: it has no games to continue and no settings of the person. */
  early = $state(false);

  /** Ask the server how things stand. Words are set before anything is shown. */
  async load(): Promise<void> {
    try {
      if (!this.start) await this.loadEarly();
      const start = await api.start(settings.look.lang);
      if (start.protocol !== VERSION) return reload();
      this.early = false;
      this.show(start);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.failure = error;
    }
  }

  /** Show what came with the page, while what plays the games is being loaded. */
  private async loadEarly(): Promise<void> {
    const early = await api.earlyStart(settings.look.lang);
    if (early === null) return;
    this.early = true;
    this.show(early);
  }

  private show(start: Start): void {
    setWords(start.words, start.lang, start.english);
    document.documentElement.lang = start.lang;
    document.documentElement.dir = directionOf(start.lang);
    this.start = start;
    this.joined = joined();
  }

  /** Speak another language from now on. What is open is shown anew; the server has all that is played. */
  async speak(lang: string): Promise<void> {
    settings.set({ lang });
    await this.load();
  }

  /** A table is there no more. */
  forget(table: string): void {
    forget(table);
    this.joined = joined();
  }

  /** The game that a page about one begins with: the one that was played here last, or else the first. */
  get game(): string {
    const known = (this.start?.games ?? []).map((each) => each.name);
    const last = joined().find((table) => known.includes(table.game));
    return last?.game ?? known[0] ?? "";
  }

  /** The title of a game; its name if the server has no such game. */
  title(game: string): string {
    return this.start?.games.find((each) => each.name === game)?.title ?? game;
  }

  /** The content packs of a game that the server allows. */
  packs(game: string): readonly Pack[] {
    return (this.start?.packs ?? []).filter((pack) => pack.game === game);
  }

  /** The address of the operator's own picture of a card, "" for a drawn one. A boosted version has that of its card. */
  picture(code: string): string {
    const own = [code, code.replace(/_boosted$/, "")].find((each) => this.pictured.has(each.toLowerCase()));
    return own ? api.artAddress(own.toLowerCase(), this.start?.art?.version ?? "") : "";
  }
  private readonly pictured = $derived(new Set(this.start?.art?.codes));

  /** A page of ours as others find it: this machine's own name for itself leads them nowhere. */
  outside(page: string): string {
    return new URL(page, this.start?.address || location.href).href;
  }

  /**
   * Tables that can be continued, the latest first: the visitor's own, and those played from this browser. A page that
   * plays in the browser itself has all of them, as soon as it knows them.
   */
  get tables(): readonly TableSummary[] {
    const own = this.start?.tables ?? [];
    const hasAll = this.start?.alone && !this.early;
    const others = (hasAll ? [] : this.joined)
      .filter((table) => !own.some((each) => each.table === table.table))
      .map((table) => ({ ...table, about: this.title(table.game) }));
    return [...own, ...others].sort((one, other) => (other.changed ?? 0) - (one.changed ?? 0));
  }
}

const RELOADED = "goldenrule-reloaded";

/** Load the page anew, as the server speaks another version. Once is enough: a server older than its page stays so. */
export function reload(): void {
  if (sessionStorage.getItem(RELOADED) === String(VERSION)) return;
  sessionStorage.setItem(RELOADED, String(VERSION));
  location.reload();
}

export const app = new App();
