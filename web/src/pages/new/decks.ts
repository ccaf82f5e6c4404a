/** One's own decks, as this browser keeps them: their texts by the name of the game. */
const KEPT = "goldenrule-decks";

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The decks of a game. What cannot be read is left out. */
export function decksOf(game: string): string[] {
  const found = all()[game];
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
}

export function keepDecks(game: string, decks: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: decks }));
  } catch {
    // A browser may keep a page from remembering.
  }
}
