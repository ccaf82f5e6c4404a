/** Planning: the items of a question by their cards, and what is chosen together costs. Pure. */
import type { Item, Prompt } from "../../lib/protocol.ts";

export interface Choosable {
  readonly number: number;
  readonly item: Item;
}

/** The items of a question by their cards, in order. */
export function byCard(prompt: Prompt): { card: number; code: string; items: readonly Choosable[] }[] {
  const found = new Map<number, Choosable[]>();
  prompt.items.forEach((item, n) => {
    if (item.card) found.set(item.card, [...(found.get(item.card) ?? []), { number: n + 1, item }]);
  });
  return [...found].map(([card, items]) => ({ card, code: items[0]?.item.code ?? "", items }));
}

/** What all that is chosen costs. */
export function spent(prompt: Prompt, picked: readonly number[]): number {
  return picked.reduce((sum, n) => sum + (prompt.items[n - 1]?.price?.value ?? 0), 0);
}
