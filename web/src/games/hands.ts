/** Cards in hand as they are held: each copy by itself, since any of them can be chosen. */
import type { Card } from "../lib/protocol.ts";

export function apart(cards: readonly Card[]): Card[] {
  return cards.flatMap((card) => {
    const others = card.copies ?? [];
    return [card.id ?? 0, ...others].map((id) => ({ ...card, id, count: 1, copies: [] }));
  });
}
