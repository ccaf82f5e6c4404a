/** Where things stand on the map: heroes in a district, Threat flags, the line to a headline, the way of a move. */
import { type Area, type District, NEWS, type Point, WIDTH, bounds, corners, middle } from "./geography.ts";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Sizes in units of the map: those of a wide table, and of a narrow one, where a unit is a third of a pixel. */
export interface Sizes {
  readonly token: number;
  /** How large the letters on a token are, as a part of it. */
  readonly letters: number;
  readonly flag: readonly [width: number, height: number];
  readonly step: number;
}
export const WIDE: Sizes = { token: 34, letters: 0.46, flag: [62, 32], step: 31 };
export const NARROW: Sizes = { token: 50, letters: 0.6, flag: [93, 48], step: 40 };

/** Does a point lie within an outline? */
export function within(outline: string, [x, y]: Point): boolean {
  const all = corners(outline);
  let inside = false;
  all.forEach(([ax, ay], n) => {
    const [bx, by] = all[(n + 1) % all.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Does a box around a point lie within an outline, and on the map? */
function fits(outline: string, [x, y]: Point, [width, height]: readonly [number, number]): boolean {
  const [w, h] = [width / 2, height / 2];
  const edges: Point[] = [
    [x - w, y - h],
    [x + w, y - h],
    [x - w, y + h],
    [x + w, y + h],
  ];
  return x + w < WIDTH && edges.every((edge) => within(outline, edge));
}

/** A rectangle: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Where the name of an area stands: its plate is as wide as the longest of its lines. */
export function plateAt(area: Area, lines: readonly string[], narrow: boolean): Box {
  const [x, y] = narrow ? area.narrow.plate : area.plate;
  const longest = Math.max(...lines.map(letters));
  return [x, y, longest * (narrow ? 14.7 : 8.1) + 28, narrow ? 34 : lines.length > 1 ? 36 : 30];
}

/** The name of an area on its plate: in two lines where one would run under the circles beside it. */
export function plateLines(area: Area, name: string, narrow: boolean): readonly string[] {
  const short = shortName(name, narrow);
  const [x, , width] = plateAt(area, [short], narrow);
  const end = area.support[0] ? area.support[0][0] - SPACE : Infinity;
  return narrow || x + width <= end ? [short] : inTwo(short).filter(Boolean);
}

/** How far a circle for support reaches from its middle, on a wide table. */
export const SPACE = 14;

/** How many letters a text is as wide as: characters of some scripts are as wide as two. */
export function letters(text: string): number {
  return text.length + (text.match(/[\u2e80-\u9fff\uff00-\uffef]/g)?.length ?? 0);
}

/** The name of an area as far as there is room for it: a word that says which it is. */
export function shortName(name: string, narrow: boolean): string {
  return narrow ? (name.split(" ").find((word) => word.length > 3) ?? name) : name;
}

/** Where the sign and the name of a district are on a wide table; the name is in one line or two. */
export function nameAt(district: District, name: string): Box {
  const lines = district.narrowName ? inTwo(name).filter(Boolean) : [name];
  const [x, y] = district.sign;
  const below = district.narrowName ? 17 : 0;
  return [x - 11, y - 8, Math.max(...lines.map(letters)) * 8.5 + 28, 17 + below];
}

/**
 * The middle of the Threat flag of a district: as far to the right as there is room for it, and there as near to the
 * line of its heroes; `taken` is what is written there.
 */
export function flagAt(district: District, sizes: Sizes = WIDE, taken: readonly Box[] = []): Point {
  const { left, right } = bounds(district.outline);
  const line = district.heroes[1];
  const [w, h] = sizes.flag;
  const free = ([x, y]: Point): boolean =>
    taken.every(
      ([bx, by, wide, high]) => x + w / 2 < bx || x - w / 2 > bx + wide || y + h / 2 < by || y - h / 2 > by + high,
    );
  const fitting = (test: (at: Point) => boolean): Point | undefined => {
    for (let x = right - 4; x > left; x -= 2) {
      for (let off = 0; off <= h / 2; off++) {
        const y = [line - off, line + off].find((y) => fits(district.outline, [x, y], sizes.flag) && test([x, y]));
        if (y !== undefined) return [x, y];
      }
    }
    return undefined;
  };
  return fitting(free) ?? fitting(() => true) ?? [middle(district.outline)[0], line];
}

/** Where so many heroes stand in a district, the first at its anchor; with a flag they end before it. */
export function standing(
  district: District,
  many: number,
  flagged: boolean,
  sizes: Sizes = WIDE,
  taken: readonly Box[] = [],
): Point[] {
  const [x, y] = district.heroes;
  const end = flagged
    ? flagAt(district, sizes, taken)[0] - sizes.flag[0] / 2 - sizes.token / 2
    : Math.min(bounds(district.outline).right, WIDTH) - sizes.token / 2 - 8;
  const room = Math.max(end - x, sizes.step);
  const least = sizes.step / 2;
  const rows = many > Math.floor(room / least) + 1 ? 2 : 1;
  const each = Math.ceil(many / rows);
  const step = each > 1 ? Math.min(sizes.step, room / (each - 1)) : 0;
  return Array.from({ length: many }, (_, n) => [x + (n % each) * step, y - Math.floor(n / each) * sizes.token * 0.8]);
}

/** Where a headline's dotted line begins (at the edge of its dock that is nearest) and ends (at its flag). */
export function lineTo(area: Area, district: District, taken: readonly Box[] = []): readonly [Point, Point] {
  const [fx, fy] = flagAt(district, WIDE, taken);
  const [x, y] = area.headline;
  const from: Point = [clamp(fx, x, x + NEWS.width), clamp(fy, y + 16, y + NEWS.height - 16)];
  const beside = fx < x || fx > x + NEWS.width;
  if (beside) return [from, [fx - Math.sign(fx - x) * (WIDE.flag[0] / 2), fy]];
  const below = fy > y;
  return [
    [from[0], below ? y + NEWS.height : y],
    [fx, fy + (below ? -1 : 1) * (WIDE.flag[1] / 2)],
  ];
}

/** The way of a move as a path: an arc that hangs to the south, and its head's angle in degrees. */
export function wayOf(from: Point, to: Point): { readonly path: string; readonly angle: number } {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const bend: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + far / 6];
  const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  return { path: `M${point(from)}Q${point(bend)} ${point(to)}`, angle: Math.round(angle) };
}

/** The district that arrows lead to: the nearest in that direction, straight ahead before aside. */
export function next(from: District, direction: Direction, among: Iterable<District>): District | undefined {
  const [x, y] = middle(from.outline);
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: { far: number; district: District } | undefined;
  for (const district of among) {
    const [dx, dy] = middle(district.outline).map((value, axis) => value - (axis ? y : x)) as [number, number];
    const ahead = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    const far = ahead + 2 * aside;
    if (district !== from && ahead > 8 && aside < 2 * ahead && (!best || far < best.far)) best = { far, district };
  }
  return best?.district;
}

/** The letters on a hero's token: "Iron Man" is IM, "Thor" TH. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return letters.join("").toUpperCase();
}

/** The letters that stand in a line of a title. */
export const LINE = 19;
/** Where a long title may break: behind words, and between characters that need no space. */
const BREAKS = /(?<=[\s-])|(?<=[\u3400-\u9fff])(?=[\u3400-\u9fff])/;

/** A title in two lines of about the same length; a hyphen stays at the end of the first. */
export function inTwo(title: string): readonly [string, string] {
  const words = title.split(letters(title) > LINE ? BREAKS : /(?<=[\s-])/);
  const halves = words.map((_, n) => [words.slice(0, n).join("").trimEnd(), words.slice(n).join("")] as const);
  const longest = ([a, b]: readonly [string, string]): number => Math.max(letters(a), letters(b));
  return halves.reduce((best, half) => (longest(half) <= longest(best) ? half : best), ["", title] as const);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function point([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)} `.trimEnd();
}

/** How high marks stand above a line so that none covers another: 0 is right above it. */
export function heights(at: readonly number[], wide: number): number[] {
  const found: number[] = [];
  at.forEach((x, n) => {
    let height = 0;
    while (at.slice(0, n).some((other, k) => found[k] === height && Math.abs(other - x) < wide)) height++;
    found.push(height);
  });
  return found;
}
