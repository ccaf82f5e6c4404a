/** Decks that were just made: what was said of them then, for the page on which they are built. */
import type { DeckReport } from "../../lib/api_types.ts";
import { router } from "../../lib/router.svelte.ts";
import { keepDeck } from "../new/decks.ts";

const notes = new Map<string, readonly string[]>();

/** Keep a new deck, and go where it is built. */
export function build(game: string, report: DeckReport): void {
  const id = keepDeck(game, "", report.text);
  notes.set(`${game} ${id}`, report.notes);
  router.go(["decks", game, id]);
}

export const notesOf = (game: string, id: string): readonly string[] => notes.get(`${game} ${id}`) ?? [];
