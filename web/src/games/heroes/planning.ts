/** Planning: each hero has one status, each ally comes once. What is chosen of a card takes the place of what was. */
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

/** What is chosen after a tap on an item: nothing else of its card; a second tap gives it up. */
export function instead(prompt: Prompt, picked: readonly number[], number: number): number[] {
  const card = prompt.items[number - 1]?.card;
  const others = picked.filter((n) => n !== number && prompt.items[n - 1]?.card !== card && !prompt.items[n - 1]?.ends);
  return picked.includes(number) ? others : [...others, number];
}
