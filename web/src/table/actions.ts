/** What can be done in a question: its items as people find them on the table. Nothing here knows a game. */
import type { Item, Prompt } from "../lib/protocol.ts";

/** Where something stands on the board: the id of its card, or the key of another piece. 0 is nowhere. */
export type Spot = number | string;

/** Something that can be done: an item, several that are the same in words, or those of an action that is aimed. */
export interface Action {
  /** What it is called by among the actions of its prompt. */
  readonly key: number;
  readonly verb: string;
  /** What it says; of an action that is aimed, without what it is aimed at. */
  readonly text: string;
  /** The cards and places it is about; several if they are the same in words. */
  readonly spots: readonly Spot[];
  readonly code: string;
  /** The numbers of its items, from 1. */
  readonly numbers: readonly number[];
  /** What it can be aimed at; empty for what is not aimed. */
  readonly aims: readonly Aim[];
  /** The question that it leads to before it is answered; "" for the target of a card. */
  readonly asks: string;
  readonly ends: boolean;
  readonly standing: string;
  readonly warning: string;
}

/** What an action is aimed at: a card, a place, or nothing that can be pointed at. */
export interface Aim {
  readonly number: number;
  readonly spot: Spot;
  readonly code: string;
  readonly text: string;
  readonly warning: string;
}

/** The actions of a prompt in the order of its items. */
export function actionsOf(prompt: Prompt | null): Action[] {
  const found = new Map<string, Item[]>();
  const numbers = new Map<string, number[]>();
  for (const [n, item] of (prompt?.items ?? []).entries()) {
    const key = prompt?.several ? String(n) : likeness(item);
    found.set(key, [...(found.get(key) ?? []), item]);
    numbers.set(key, [...(numbers.get(key) ?? []), n + 1]);
  }
  return [...found].map(([key, items]) => action(items, numbers.get(key) ?? [], !prompt?.several));
}

/** Is an item an action with one of its targets? What is but a place is pointed at, whatever it is listed under. */
const isAimed = (item: Item): boolean => !!item.action && (!!item.card || !item.place || !!item.asks);

/** Items of one action are alike in this. */
function likeness(item: Item): string {
  const aimed = isAimed(item) ? [item.card ?? 0, item.action] : [item.text];
  return JSON.stringify([item.verb, item.code ?? "", item.standing ?? "", ...aimed]);
}

function action(items: readonly Item[], numbers: readonly number[], alone: boolean): Action {
  const [first] = items as [Item];
  const aimed = alone && isAimed(first);
  const aims = aimed ? items.map((item, n) => aim(item, numbers[n] ?? 0)) : [];
  return {
    key: numbers[0] ?? 0,
    verb: first.verb,
    text: aimed ? (first.action ?? "") : first.text,
    spots: [...new Set(items.flatMap(spotsOf))],
    code: first.code ?? "",
    numbers,
    aims,
    asks: aimed ? (first.asks ?? "") : "",
    ends: first.ends ?? false,
    standing: first.standing ?? "",
    warning: items.every((item) => item.warning === first.warning) ? (first.warning ?? "") : "",
  };
}

function aim(item: Item, number: number): Aim {
  const { target = 0, target_code: code = "", aim: text = "", warning = "" } = item;
  return { number, spot: target || item.place || 0, code, text: text || item.text, warning };
}

/**
 * The card and the place that an item is about, and the cards for which it stands as well. Of one that is aimed the place
 * is what it is aimed at.
 */
export function spotsOf(item: Item): Spot[] {
  return [item.card ?? 0, isAimed(item) ? 0 : (item.place ?? 0), ...(item.copies ?? [])].filter(Boolean);
}

/** The same once it is chosen: of cards that are no different only the one that has been pointed at, or the first. */
export function chosenSpots(item: Item, spot: Spot): Spot[] {
  const copies: readonly Spot[] = item.copies?.length ? [item.card ?? 0, ...item.copies] : [];
  const one = copies.includes(spot) ? spot : copies[0];
  return spotsOf(item).filter((each) => each === one || !copies.includes(each));
}

/** The number of the action's item that is about a spot. */
export function numberOf(prompt: Prompt, action: Action, spot: Spot): number {
  return action.numbers.find((n) => spotsOf(prompt.items[n - 1] as Item).includes(spot)) ?? action.key;
}
