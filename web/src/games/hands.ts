/** Cards in hand as they are held: each copy by itself, since any of them can be chosen. */
import { type PageBoard, cards, groups } from "../lib/board.ts";
import type { Card } from "../lib/protocol.ts";

export function heldOf(board: PageBoard | null): Card[] {
  return groups(board?.hand ?? undefined)
    .flatMap(cards)
    .flatMap((card) => [card.id ?? 0, ...(card.copies ?? [])].map((id) => ({ ...card, id, count: 1, copies: [] })));
}
