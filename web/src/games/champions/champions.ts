/** What the table of Champions shows, taken from its board by keys. */
import { cards, fact, facts, group, groups, panel, panelsOf } from "../../lib/board.ts";
import type { Board, Card, Fact, Panel } from "../../lib/protocol.ts";

export interface Scenario {
  readonly heading: string;
  readonly villain: Card | undefined;
  readonly main: Card | undefined;
  readonly sides: readonly Card[];
  readonly others: readonly Card[];
  readonly foot: readonly Fact[];
}

export interface Player {
  readonly seat: number;
  readonly title: readonly Fact[];
  readonly form: string;
  readonly out: boolean;
  readonly first: boolean;
  readonly acts: boolean;
  readonly identity: Card | undefined;
  readonly engaged: readonly Card[];
  readonly zones: readonly Zone[];
  readonly foot: readonly Fact[];
}

export interface Zone {
  readonly key: string;
  readonly name: string;
  readonly cards: readonly Card[];
}

export function scenarioOf(board: Board | null): Scenario {
  const found = panel(board, "scenario");
  const of = (key: string) => cards(group(found, key));
  return {
    heading: fact(found?.title, "heading")?.text ?? "",
    villain: of("villain")[0],
    main: of("main_scheme")[0],
    sides: of("side_schemes"),
    others: of("environment"),
    foot: found?.foot ?? [],
  };
}

/** The steps of the villain phase. */
const VILLAINS = ["threat", "enemies", "deal", "reveal", "pass"];
export const isVillains = (step: Fact): boolean => VILLAINS.includes(step.key ?? "");

/** Cards that are being resolved, and boost cards that are turned up. */
export const resolving = (board: Board | null): Card[] => groups(panel(board, "resolving")).flatMap(cards);

const ZONES = ["allies", "upgrades", "supports", "obligations"];

export function playerOf(found: Panel): Player {
  const title = found.title ?? [];
  return {
    seat: found.seat ?? -1,
    title,
    form: fact(title, "form")?.text ?? "",
    out: fact(title, "eliminated") !== undefined,
    first: fact(title, "first") !== undefined,
    acts: fact(title, "turn") !== undefined,
    identity: cards(group(found, "identity"))[0],
    engaged: cards(group(found, "engaged")),
    zones: groups(found)
      .filter((each) => ZONES.includes(each.key ?? ""))
      .map((each) => ({ key: each.key ?? "", name: each.name ?? "", cards: cards(each) })),
    foot: found.foot ?? [],
  };
}

export const playersOf = (board: Board | null): Player[] => panelsOf(board, "player").map(playerOf);

/** All cards of a player, attached ones among them. */
export function cardsOf(player: Player): Card[] {
  const whole = (card: Card): Card[] => [card, ...(card.attached ?? []).flatMap(whole)];
  const lying = [...player.engaged, ...player.zones.flatMap((zone) => zone.cards)];
  return [...(player.identity ? [player.identity] : []), ...lying].flatMap(whole);
}

export interface Hand {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

export function handOf(board: Board | null): Hand {
  const found = groups(board?.hand ?? undefined);
  return { cards: found.flatMap(cards), hidden: found.reduce((sum, each) => sum + (each.hidden ?? 0), 0) };
}

/** The facts of a card and those that a small table leaves out. */
export const allFacts = (card: Card | undefined): Fact[] => [...(card?.facts ?? []), ...(card?.more ?? [])];

export { fact, facts };

/** The parts of a threat meter: what is there, what the next round adds, what is free. */
export function meter(threat: number, full: number, next: number): ("on" | "next" | "free")[] {
  return Array.from({ length: Math.max(full, threat) }, (_, n) =>
    n < threat ? "on" : n < threat + next ? "next" : "free",
  );
}
