/** One's own decks, as this browser keeps them: their texts by the name of the game. */
const KEPT = "goldenrule-decks";

/** A deck with the id by which pages name it, which stays the same while its text changes. */
export interface KeptDeck {
  readonly id: string;
  readonly text: string;
}

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The decks of a game with their ids. What cannot be read is left out, and so is a second deck of the same text. */
export function keptDecks(game: string): KeptDeck[] {
  const found = all()[game];
  const out: KeptDeck[] = [];
  for (const each of Array.isArray(found) ? (found as unknown[]) : []) {
    const deck = read(each, out);
    if (deck && !out.some(({ id, text }) => id === deck.id || text === deck.text)) out.push(deck);
  }
  return out;
}

/** Decks were once kept as texts alone. */
function read(kept: unknown, before: readonly KeptDeck[]): KeptDeck | null {
  if (typeof kept === "string") return { id: nextId(before), text: kept };
  const { id, text } = (kept ?? {}) as Partial<Record<keyof KeptDeck, unknown>>;
  return typeof id === "string" && typeof text === "string" ? { id, text } : null;
}

const nextId = (decks: readonly KeptDeck[]) => String(Math.max(0, ...decks.map((each) => Number(each.id) || 0)) + 1);

function keep(game: string, decks: readonly KeptDeck[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: decks }));
  } catch {
    // A browser may keep a page from remembering.
  }
}

/** The texts of the decks of a game. */
export const decksOf = (game: string): string[] => keptDecks(game).map((each) => each.text);

/** Keep these decks and no others. One that was kept before keeps its id. */
export function keepDecks(game: string, texts: readonly string[]): void {
  const known = keptDecks(game);
  const out = known.filter((each) => texts.includes(each.text));
  for (const text of texts) {
    if (!out.some((each) => each.text === text)) out.push({ id: nextId([...known, ...out]), text });
  }
  keep(game, out);
}

/** Keep a deck instead of the one with this id, or a new one for "". Its id. */
export function keepDeck(game: string, id: string, text: string): string {
  const decks = keptDecks(game);
  const same = decks.find((each) => each.text === text);
  if (!id && same) return same.id;
  const own = id || nextId(decks);
  const known = decks.some((each) => each.id === own);
  keep(game, known ? decks.map((each) => (each.id === own ? { id: own, text } : each)) : [...decks, { id: own, text }]);
  return own;
}

export function dropDeck(game: string, id: string): void {
  keep(
    game,
    keptDecks(game).filter((each) => each.id !== id),
  );
}
