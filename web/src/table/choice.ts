/**
 * What a person has chosen of a question so far, before it is confirmed: select, aim at what glows, confirm.
 *
 * All is pure: each function takes a choice and gives the next one. Enter, a tap on what is selected already, and the
 * button confirm; Esc goes back by one.
 */
import type { Item, Prompt } from "../lib/protocol.ts";
import { type Action, type Aim, actionsOf, chosenSpots, numberOf, type Spot, spotsOf } from "./actions.ts";

export interface Choice {
  /** Numbers of the items that are chosen: of `several` any, else at most one. */
  readonly picked: readonly number[];
  /** The key of the action that is being aimed, 0 if none is. */
  readonly aiming: number;
  /** The card or place whose actions are offered, 0 if those of all are. */
  readonly spot: Spot;
  /** What it is aimed at, where more than one thing can be done there and none of them is chosen yet; else left out. */
  readonly at?: Spot;
}

export const NOTHING: Choice = { picked: [], aiming: 0, spot: 0 };

/** How a piece of the board stands to the open question. */
export type Mark = "" | "legal" | "selected";

/** A line of what is offered now. */
export interface Offer {
  readonly text: string;
  readonly spot: Spot;
  readonly code: string;
  readonly warning: string;
  readonly standing: string;
  /** The item that it answers with; 0 if it opens an action to be aimed. */
  readonly number: number;
  readonly action: Action;
  /** So many are the same in words. */
  readonly many: number;
  readonly on: boolean;
}

/** What is chosen when a question is put: what is proposed, where several things are chosen. */
export function begun(prompt: Prompt | null): Choice {
  return prompt?.several ? { ...NOTHING, picked: [...(prompt.default ?? [])] } : NOTHING;
}

/** A card or place has been pointed at. The same choice comes back if nothing can be done with it. */
export function pointed(prompt: Prompt, choice: Choice, spot: Spot, oneEach = false): Choice {
  const actions = actionsOf(prompt);
  if (prompt.several) return toggledAt(prompt, choice, spot, oneEach);
  const aimed = actions.find((each) => each.key === choice.aiming);
  const there = aimed?.aims.filter((each) => each.spot === spot) ?? [];
  const { picked, aiming, spot: from } = choice;
  if (there.length > 1)
    return there.some((each) => picked.includes(each.number)) ? choice : { picked: [], aiming, spot: from, at: spot };
  if (there[0]) return { picked: [there[0].number], aiming, spot: from };
  const own = actions.filter((each) => each.spots.includes(spot));
  const [only] = own;
  if (only && own.length === 1) return taken(only, numberOf(prompt, only, spot), spot);
  if (own.length || actions.some((each) => each.aims.some((at) => at.spot === spot))) return { ...NOTHING, spot };
  return choice;
}

/** An action has been chosen: it is selected, or to be aimed. */
export function taken(action: Action, number = action.key, spot = action.spots[0] ?? 0): Choice {
  if (!action.aims.length) return { picked: [number], aiming: 0, spot };
  const [aim] = action.aims;
  return { picked: aim && action.aims.length === 1 ? [aim.number] : [], aiming: action.key, spot };
}

/**
 * An item has been chosen, or is chosen no more. With `oneEach` it takes the place of what was chosen of its card, and
 * where so many are to be chosen, that of the first one.
 */
export function toggled(prompt: Prompt, choice: Choice, number: number, oneEach = false): Choice {
  if (!prompt.several) return { ...choice, picked: [number] };
  const on = choice.picked.includes(number);
  const others = choice.picked.filter((n) => n !== number && !(oneEach && rivals(prompt, n, number)));
  const picked = on ? others : [...others, number].slice(-(prompt.most || prompt.items.length));
  const left = picked.filter((n) => on || !prompt.items[n - 1]?.ends || n === number);
  return { ...choice, picked: prompt.items[number - 1]?.ends ? left : orUsual(prompt, left) };
}

/** Where nothing is chosen any more, what ends the question without it is usual again, such as keeping all cards. */
function orUsual(prompt: Prompt, picked: readonly number[]): readonly number[] {
  const usual = prompt.default ?? [];
  return picked.length || !usual.every((n) => prompt.items[n - 1]?.ends) ? picked : [...usual];
}

/** Nothing is chosen, or what ends the question without it. */
export function emptied(prompt: Prompt): Choice {
  return { ...NOTHING, picked: orUsual(prompt, []) };
}

/** Are two items about the same card, or, where they are about none, things of the same kind? */
function rivals(prompt: Prompt, one: number, other: number): boolean {
  const [a, b] = [one, other].map((n) => prompt.items[n - 1]) as [Item, Item];
  return a.card || b.card ? a.card === b.card : a.verb === b.verb;
}

/** The next item of a card or place is chosen; if all are, none of them is any more. */
function toggledAt(prompt: Prompt, choice: Choice, spot: Spot, oneEach: boolean): Choice {
  const own = prompt.items.flatMap((item, n) => (spotsOf(item).includes(spot) && !item.ends ? [n + 1] : []));
  if (!own.length) return choice;
  const last = own.findLastIndex((n) => choice.picked.includes(n));
  const next = oneEach ? own[last + 1] : own.find((n) => !choice.picked.includes(n));
  if (next !== undefined) return toggled(prompt, choice, next, oneEach);
  return {
    ...choice,
    picked: orUsual(
      prompt,
      choice.picked.filter((n) => !own.includes(n)),
    ),
  };
}

/**
 * One of items has been advised: it is chosen, or to be aimed where they differ by that alone. Where something is paid
 * or discarded they are what is given together.
 */
export function advised(prompt: Prompt, choice: Choice, items: readonly number[], oneEach = false): Choice {
  const [first = 0] = items;
  if (prompt.several && (prompt.owes || items.length > 1)) return { ...choice, picked: items };
  if (prompt.several) return choice.picked.includes(first) ? choice : toggled(prompt, choice, first, oneEach);
  const action = actionsOf(prompt).find((each) => each.aims.some((aim) => aim.number === first));
  if (!action) return { ...NOTHING, picked: [first], spot: spotsOf(prompt.items[first - 1] as Item)[0] ?? 0 };
  if (items.length > 1) return taken(action);
  return { picked: [first], aiming: action.key, spot: action.spots[0] ?? 0 };
}

/** The cards and places of an advised answer, in the order in which they are pointed at: what, on what, paid with what. */
export function pointedOut(prompt: Prompt, items: readonly number[]): ReadonlyMap<Spot, number> {
  const found = new Map<Spot, number>();
  const point = (...spots: readonly Spot[]) => {
    const n = Math.max(0, ...found.values()) + 1;
    for (const spot of spots) if (spot && !found.has(spot)) found.set(spot, n);
  };
  for (const each of items.map((n) => prompt.items[n - 1]).filter((item) => item !== undefined)) {
    point(...spotsOf(each).slice(0, 1));
    point(each.target || (each.action ? each.place : "") || 0);
    point(...(each.spends ?? []));
  }
  return found;
}

/** One step back, to what is chosen at the `start`; the same choice if there is none. */
export function back(prompt: Prompt | null, choice: Choice, start = begun(prompt)): Choice {
  if (!prompt) return choice;
  if (prompt.several) return same(choice.picked, start.picked) ? choice : start;
  if (choice.aiming && (choice.picked.length || choice.at)) {
    const action = actionsOf(prompt).find((each) => each.key === choice.aiming);
    const { picked, aiming, spot, at } = choice;
    if (action && action.aims.length > 1)
      return picked.length && at ? { ...choice, picked: [] } : { picked: [], aiming, spot };
  }
  return choice.aiming || choice.spot || choice.picked.length ? NOTHING : choice;
}

/** How each card and place stands to the question; those that are not named have nothing to do with it. */
export function marks(prompt: Prompt | null, choice: Choice): Map<Spot, Mark> {
  const found = new Map<Spot, Mark>();
  if (!prompt) return found;
  const actions = actionsOf(prompt);
  const aimed = actions.find((each) => each.key === choice.aiming);
  if (aimed) for (const { spot } of aimed.aims) found.set(spot, "legal");
  else for (const each of actions) for (const spot of each.spots) found.set(spot, "legal");
  found.set(choice.spot, "selected");
  if (choice.at) found.set(choice.at, "selected");
  for (const n of choice.picked) {
    const item = prompt.items[n - 1];
    const aim = aimed?.aims.find((each) => each.number === n);
    for (const spot of aim ? [aim.spot] : item ? chosenSpots(item, choice.spot) : []) found.set(spot, "selected");
  }
  found.delete(0);
  return found;
}

/** What the action that is aimed can be aimed at. */
export function targets(prompt: Prompt | null, choice: Choice): Set<Spot> {
  const aimed = actionsOf(prompt).find((each) => each.key === choice.aiming);
  return new Set(aimed?.aims.flatMap((aim) => aim.spot || []) ?? []);
}

/** What is offered: the targets of the action that is aimed, what it can do to one of them, what a card can do and suffer, or everything. */
export function offers(prompt: Prompt | null, choice: Choice): Offer[] {
  if (!prompt) return [];
  const actions = actionsOf(prompt);
  const aimed = actions.find((each) => each.key === choice.aiming);
  if (aimed) {
    const there = aimed.aims.filter((aim) => !choice.at || aim.spot === choice.at);
    const then = (aim: Aim) => (choice.at && prompt.items[aim.number - 1]?.then) || aim.text;
    return there.map((aim) => ofAim(aimed, { ...aim, text: then(aim) }, choice));
  }
  const about = choice.spot ? actions.filter((each) => concerns(each, choice.spot)) : actions;
  return about.flatMap((each) => {
    const here = each.spots.includes(choice.spot) ? [] : each.aims.filter((aim) => aim.spot === choice.spot);
    if (choice.spot && here.length) return here.map((aim) => ofAim(each, aim, choice, prompt));
    return [ofAction(each, choice, prompt)];
  });
}

const concerns = (action: Action, spot: Spot) =>
  action.spots.includes(spot) || action.aims.some((aim) => aim.spot === spot);

function ofAim(action: Action, aim: Aim, choice: Choice, whole?: Prompt): Offer {
  const { number, spot, code, warning } = aim;
  const text = whole?.items[number - 1]?.text ?? aim.text;
  return {
    ...{ text, spot, code, warning, number, action, many: 1 },
    standing: action.standing,
    on: choice.picked.includes(number),
  };
}

function ofAction(action: Action, choice: Choice, prompt: Prompt): Offer {
  const { code, warning, standing, numbers, key } = action;
  // its only target is certain: it is named, and the action is answered at once
  const [only] = action.aims.length === 1 ? action.aims : [];
  return {
    ...{ code, warning, standing, action },
    text: only ? (prompt.items[only.number - 1]?.text ?? action.text) : action.text,
    spot: action.spots[0] ?? 0,
    number: only ? only.number : action.aims.length ? 0 : key,
    many: action.aims.length ? 1 : numbers.length,
    on: numbers.some((n) => choice.picked.includes(n)),
  };
}

/** The items that are answered when it is confirmed; null if something is missing. */
export function answer(prompt: Prompt | null, choice: Choice): readonly number[] | null {
  if (!prompt) return null;
  if (choice.picked.length) return choice.picked;
  if (prompt.several || choice.aiming || choice.spot) return null;
  return prompt.default?.length ? prompt.default : null;
}

export function same(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((n) => others.includes(n));
}
