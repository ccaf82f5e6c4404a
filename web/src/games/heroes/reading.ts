/** What the table of Marvel Heroes draws of its board: the shapes of teams, marks, where a hero stands. Pure. */
import type { Fact, GaugeFact, Headline, HeroesBoard, MapArea, NumberFact, Team } from "../../lib/protocol.ts";

/** The shapes of the teams; one that is not among them takes a shape that is left. */
const SHAPES = { avengers: "hexagon", x_men: "pentagon", fantastic_four: "square", marvel_knights: "shield" } as const;
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];
/** The shape of the team of a seat; a shield for cards of other teams. */
export type Shapes = (seat: number) => Shape;

export function shapes(teams: readonly Team[]): Shapes {
  const known = (code: string): Shape | undefined => (SHAPES as Record<string, Shape>)[code];
  const left = Object.values(SHAPES).filter((shape) => !teams.some(({ code }) => known(code) === shape));
  const found = new Map(teams.map(({ seat, code }) => [seat, known(code) ?? left.shift()]));
  return (seat) => found.get(seat) ?? "shield";
}

/** A fact as it stands where there is little room. */
export const brief = (fact: Fact): string => fact.short || fact.text;

/** A headline with all that is said of it. */
export function headlineSaid({ short, threat, skill, vp, mastermind }: Headline): string {
  return [short, ...[threat, skill, vp, mastermind].map((each) => each?.text)].filter(Boolean).join(", ");
}

/** A number of its largest, as marks: [true, true, false] for 2 of 3. */
export function marks({ value, full }: GaugeFact): boolean[] {
  return Array.from({ length: full }, (_, n) => n < value);
}

/** Where a hero's token stands: a district or area by its key; "" for none. */
export function placeOf(all: readonly MapArea[], id: number): string {
  for (const area of all) {
    if (area.support?.items.some((token) => token.id === id)) return area.key;
    for (const district of area.districts) if (district.items.some((token) => token.id === id)) return district.key;
  }
  return "";
}

/** The code of a hero of a seat who stands at a headline, "" for none. */
export function heroAt({ areas }: HeroesBoard, headline: number, seat: number): string {
  const place = areas.find((area) => area.headline?.id === headline)?.headline?.place;
  const there = areas.flatMap((area) => area.districts).find((district) => district.key === place);
  return there?.items.find((token) => token.seat === seat)?.code ?? "";
}

/** A number in a fact that has it in its words as well. */
export function counted<F extends NumberFact>(fact: F, value: number): F {
  const put = (text: string) => text.replace(/-?\d+/, String(value));
  return { ...fact, value, text: put(fact.text), ...(fact.short ? { short: put(fact.short) } : {}) };
}
