/** Opening a table, and going there. */
import * as api from "../lib/api.ts";
import type { NewTable, TableLinks, TableSummary } from "../lib/api_types.ts";
import { app } from "../lib/app.svelte.ts";

const seated = (opened: TableLinks) => api.tableAddress(opened.table, opened.token);

export class Opening {
  /** Is it being opened? A second click opens no second table. */
  busy = $state(false);
  /** Why it could not be opened. */
  problem = $state("");

  /** Open a new table and go there, or where `to` says. */
  open(table: NewTable, to = seated): Promise<void> {
    return this.go(() => api.open(table), to);
  }

  private async go(how: () => Promise<TableLinks>, to: (opened: TableLinks) => string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      location.hash = to(await how());
      void app.load();
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.problem = error.message;
    } finally {
      this.busy = false;
    }
  }
}

/**
 * The table to continue, of tables with the latest first. A lesson that was left is not offered any more when a game has
 * been played to its end since then: it is among the tables.
 */
export function goesOn(tables: readonly TableSummary[]): TableSummary | undefined {
  const played = (lesson: TableSummary, at: number) =>
    tables.slice(0, at).some(({ game, over, kind }) => game === lesson.game && over && !kind);
  return tables.find(
    (table, n) => !table.over && !table.damaged && !(table.kind?.startsWith("lesson:") && played(table, n)),
  );
}

/** The usual game of a name, with the content packs that are usual; the first one after the lessons has tips. */
export function usual(game: string): NewTable {
  const packs = app.packs(game).flatMap((pack) => (pack.usual ? pack.id : []));
  const guided = app.start?.guided?.includes(game) ?? false;
  return { game, quick: true, ...(guided && { guided }), given: packs.length ? { packs: packs.join("\n") } : {} };
}

/** Go to the next lesson of a game that is not done, or once more to the first one. */
export async function learn(game: string, opening: Opening): Promise<void> {
  try {
    const all = (await api.lessons()).filter((lesson) => lesson.game === game);
    const next = all.find((lesson) => !lesson.done) ?? all[0];
    if (next) await opening.open({ game, lesson: next.id });
    else location.hash = "#/learn";
  } catch (error) {
    if (!(error instanceof api.Problem)) throw error;
    opening.problem = error.message;
  }
}

/** The games that begin at one click on the first page. */
export const quick = new Opening();
