/** What the board of Marvel Heroes says, as its table draws it: teams, headlines, tokens, the combat. Pure. */
import { areas, cards, fact, factIn, facts, group, groups, panel, panelsOf } from "../../lib/board.ts";
import type { Board, Card, Fact, Panel } from "../../lib/protocol.ts";

export const THREATS = ["crime", "danger", "mystery"] as const;
export type Threat = (typeof THREATS)[number];
export const STATUSES = ["ready", "supporting", "recovery", "wounded"] as const;
export type Status = (typeof STATUSES)[number];
export const SKILLS = ["mystic", "protection", "fight", "investigation", "rescue", "science"] as const;

/** The shapes of the teams; one that is not among them takes a shape that is left. */
const SHAPES = { avengers: "hexagon", x_men: "pentagon", fantastic_four: "square", marvel_knights: "shield" } as const;
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

export interface Headline {
  readonly card: Card;
  readonly title: string;
  readonly district: string;
  readonly type: Threat;
  readonly threat: Fact;
  readonly skill: Fact | undefined;
  readonly vp: Fact | undefined;
  readonly mastermind: Fact | undefined;
  /** What the coming roll there will be like. */
  readonly more: readonly Fact[];
}

export interface Token {
  readonly card: Card;
  readonly shape: Shape;
  /** The name of the hero's team. */
  readonly team: string;
}

export interface District {
  readonly key: string;
  readonly name: string;
  readonly heroes: readonly Token[];
}

export interface Area {
  readonly key: string;
  readonly name: string;
  readonly headline: Headline | undefined;
  /** What stands in the dock if there is no headline. */
  readonly nothing: string;
  readonly districts: readonly District[];
  readonly support: readonly Token[];
  /** So many heroes can support there. */
  readonly room: number;
}

/** A player in the order of turns: whether he has had his, has it, or comes later. */
export interface Turn {
  readonly seat: number;
  readonly name: string;
  readonly tag: string;
  readonly shape: Shape;
  readonly first: boolean;
  readonly state: "gone" | "now" | "later";
}

export interface Team {
  readonly seat: number;
  readonly name: string;
  readonly shape: Shape;
  readonly you: boolean;
  readonly panel: Panel;
  readonly vp: Fact | undefined;
  readonly points: Fact | undefined;
  readonly heroes: readonly Hero[];
  readonly mastermind: Card | undefined;
  readonly plans: Fact | undefined;
  /** Allies and power-ups. */
  readonly helpers: readonly Card[];
}

export interface Hero {
  readonly card: Card;
  readonly status: Status;
  /** Where he is, in words. */
  readonly where: Fact | undefined;
  readonly level: Fact | undefined;
  readonly skill: Fact | undefined;
  readonly values: readonly Fact[];
  readonly ko: Fact | undefined;
}

/** Which shape each team has, by the code of its card. */
export function shapes(board: Board | null): ReadonlyMap<string, Shape> {
  const codes = panelsOf(board, "player").map((each) => fact(each.title, "team")?.codes?.[0] ?? "");
  const known = (code: string): Shape | undefined => (SHAPES as Record<string, Shape>)[code];
  const left = Object.values(SHAPES).filter((shape) => !codes.some((code) => known(code) === shape));
  return new Map(codes.map((code) => [code, known(code) ?? left.shift() ?? "shield"]));
}

/** The teams, one's own first. */
export function teams(board: Board | null): Team[] {
  const shape = shapes(board);
  return panelsOf(board, "player").map((each) => {
    const team = fact(each.title, "team");
    const mastermind = cards(group(each, "mastermind"))[0];
    return {
      seat: each.seat ?? -1,
      name: team?.text ?? "",
      shape: shape.get(team?.codes?.[0] ?? "") ?? "shield",
      you: !each.aside,
      panel: each,
      vp: fact(each.title, "vp"),
      points: factIn(each, "points"),
      heroes: cards(group(each, "heroes")).map(hero),
      mastermind,
      plans: fact(mastermind?.facts, "plans"),
      helpers: [...cards(group(each, "allies")), ...cards(group(each, "power_ups"))],
    };
  });
}

function hero(card: Card): Hero {
  const status = STATUSES.find((each) => fact(card.facts, each)) ?? "recovery";
  const skill = SKILLS.find((each) => fact(card.facts, each));
  return {
    card,
    status,
    where: fact(card.facts, status),
    level: fact(card.facts, "level"),
    skill: skill && fact(card.facts, skill),
    values: THREATS.flatMap((each) => fact(card.facts, each) ?? []),
    ko: fact(card.facts, "ko"),
  };
}

/** The areas that are played, and the scenario card where heroes can stand on it. */
export function areasOf(board: Board | null): Area[] {
  const shape = shapes(board);
  const token = (card: Card): Token => ({
    card,
    shape: shape.get(fact(card.facts, "team")?.codes?.[0] ?? "") ?? "shield",
    team: fact(card.facts, "team")?.text ?? "",
  });
  return areas(panel(board, "map")).map((each) => {
    const own = group(each, "headline");
    const districts = groups(each).filter((found) => found.key !== "headline" && found.key !== "support");
    return {
      key: each.key ?? "",
      name: each.title?.[0]?.text ?? "",
      headline: cards(own).map(headline)[0],
      nothing: facts(own)[0]?.text ?? "",
      // who stands on the scenario card stands in no district
      districts: districts.map((found) => ({
        key: found.key === "heroes" ? (each.key ?? "") : (found.key ?? ""),
        name: found.key === "heroes" ? (each.title?.[0]?.text ?? "") : (found.name ?? ""),
        heroes: cards(found).map(token),
      })),
      support: cards(group(each, "support")).map(token),
      room: group(each, "support")?.room ?? 0,
    };
  });
}

function headline(card: Card): Headline {
  const type = THREATS.find((each) => fact(card.facts, each)) ?? "crime";
  const skill = SKILLS.find((each) => fact(card.facts, each));
  return {
    card,
    title: card.short ?? card.name,
    district: card.place ?? "",
    type,
    threat: fact(card.facts, type) ?? { type: "fact", text: "" },
    skill: skill && fact(card.facts, skill),
    vp: fact(card.facts, "vp"),
    mastermind: fact(card.facts, "mastermind"),
    more: card.more ?? [],
  };
}

/** A headline with all that is said of it. */
export function headlineSaid({ title, threat, skill, vp, mastermind }: Headline): string {
  return [title, threat.text, skill?.text, vp?.text, mastermind?.text].filter(Boolean).join(", ");
}

/** The players in the order of their turns. */
export function turnsOf(board: Board | null): Turn[] {
  const shape = shapes(board);
  return (panel(board, "map")?.steps ?? []).map((step, n) => ({
    seat: Number(step.key?.slice(4)) - 1,
    name: step.text,
    tag: step.short || step.text,
    shape: shape.get(step.codes?.[0] ?? "") ?? "shield",
    first: n === 0,
    state: step.tone === "strong" ? "now" : step.tone === "dim" ? "gone" : "later",
  }));
}

/** The present value of a fact with its largest, as many marks: [true, true, false] for 2 of 3. */
export function marks(of: Fact | undefined): boolean[] {
  const full = of?.full ?? 0;
  return Array.from({ length: full }, (_, n) => n < (of?.value ?? 0));
}

/** Where a hero's token stands: a district or area by its key; "" for none. */
export function placeOf(all: readonly Area[], id: number): string {
  for (const area of all) {
    if (area.support.some((token) => token.card.id === id)) return area.key;
    for (const district of area.districts) if (district.heroes.some(({ card }) => card.id === id)) return district.key;
  }
  return "";
}
