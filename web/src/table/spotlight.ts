/** What help points at: which pieces of the page a lesson's step, a tip or a warning needs now. Nothing here knows a game. */
import type { Item, LessonStep, Point, Prompt, Remark } from "../lib/protocol.ts";
import type { Choice } from "./choice.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room between what is lit and its ring. */
export const RIM = 10;

const CONFIRM = "[data-zone=prompt] .primary";

/** What finds a point on the page, the nearest first: the button of its item, its place or part of the board, its card. */
export function selectorsOf(point: Point): string[] {
  return [
    ...(point.item ? [`[data-item~="${point.item}"]`] : []),
    ...(point.place ? [`[data-place="${point.place}"]`, `[data-part="${point.place}"]`] : []),
    ...(point.what === "gauge" ? [`[data-gauge="${point.card}"]`] : []),
    ...(point.card ? [`[data-card="${point.card}"]`] : []),
  ];
}

/**
 * What finds what an item needs: while its action is aimed, what it is aimed at. What the button confirms by itself, and
 * has no button of its own, is confirmed there.
 */
function pressedFor(point: Point, prompt: Prompt, choice: Choice): string[] {
  const number = point.item ?? 0;
  const item = prompt.items[number - 1];
  const aimed = choice.aiming && item?.aim ? { what: point.what, item: number, ...aimOf(item) } : point;
  return [...selectorsOf(aimed), ...(prompt.enter && prompt.default?.includes(number) ? [CONFIRM] : [])];
}

const aimOf = ({ place, target }: Item) => ({ ...(place && { place }), ...(target && { card: target }) });

/** What a step of a lesson needs now: what is to be pressed first, else the button that confirms what is chosen. */
export function needed(lesson: LessonStep, prompt: Prompt | null, choice: Choice): readonly (readonly string[])[] {
  const points = lesson.points ?? [];
  if (!prompt) return [...points.map(selectorsOf), [CONFIRM]];
  const items = points.filter((each) => each.item);
  const looks = points.filter((each) => !each.item);
  const left = items.filter((each) => !choice.picked.includes(each.item ?? 0));
  const done = prompt.several ? !left.length : left.length < items.length;
  if (items.length && done) return [[CONFIRM]];
  const pressed = (prompt.several ? left : items).map((each) => pressedFor(each, prompt, choice));
  return [...pressed, ...looks.map(selectorsOf)];
}

/** What tips and warnings are about. */
export const about = (notes: readonly Remark[]): readonly (readonly string[])[] =>
  notes.flatMap((each) => each.points ?? []).map(selectorsOf);

/** Why the lesson does not continue with these items; "" if it does. */
export function wrongMove(lesson: LessonStep | null | undefined, items: readonly number[]): string {
  return lesson?.wrong?.find((each) => items.includes(each.item))?.text ?? "";
}

/** The part of an element that is seen, in pixels of the window: what is left of it by the boxes that it is scrolled in. */
export function seenPart(at: Element): DOMRect {
  let { left, top, right, bottom } = at.getBoundingClientRect();
  for (let box = at.parentElement; box; box = box.parentElement) {
    if (!clips(box)) continue;
    const edge = box.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  [left, top] = [Math.max(left, 0), Math.max(top, 0)];
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

const overflow = (box: Element) => getComputedStyle(box).overflow;
const clips = (box: Element) => /auto|scroll|hidden|clip/.test(overflow(box));
const scrolls = (box: Element) => /auto|scroll/.test(overflow(box));

/** How far a box is scrolled so that a stretch of it is within its edges; the beginning, where not all of it fits. */
const into = (start: number, end: number, from: number, to: number) =>
  start < from || end - start > to - from ? start - from : Math.max(0, end - to);

/** Scroll what an element lies in so that it is seen. Boxes that only clip stay as they are. */
export function bring(at: Element, zoom = 1): void {
  for (let box = at.parentElement; box; box = box.parentElement) {
    if (!scrolls(box)) continue;
    const [own, edge] = [at.getBoundingClientRect(), box.getBoundingClientRect()];
    const rim = RIM * zoom;
    box.scrollTop += into(own.top - rim, own.bottom + rim, edge.top, edge.bottom) / zoom;
    box.scrollLeft += into(own.left - rim, own.right + rim, edge.left, edge.right) / zoom;
  }
}

/**
 * A bent line from one box to the nearest edge of another; null where they meet. A straight one goes past the words
 * `over`, and there is none where those are in its way all along.
 */
export function arrow(from: Box, to: Box, over: Box | null = null): string | null {
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [fx, fy] = middle(from);
  const [tx, ty] = middle(to);
  const apartX = Math.abs(fx - tx) - (from.width + to.width) / 2;
  const apartY = Math.abs(fy - ty) - (from.height + to.height) / 2;
  if (apartX < 24 && apartY < 24) return null;
  const edge = (box: Box, x: number, y: number) =>
    [Math.max(box.x, Math.min(x, box.x + box.width)), Math.max(box.y, Math.min(y, box.y + box.height))] as const;
  const [sx, sy] = edge(from, tx, ty);
  const [ex, ey] = edge(to, sx, sy);
  if (over && (sx === ex || sy === ey)) {
    const [line, across] = sx === ex ? ([sx, [sy, ey]] as const) : ([sy, [sx, ex]] as const);
    const beside = past(line, sx === ex ? "x" : "y", across, [from, to], over);
    if (beside === null) return null;
    return sx === ex ? `M${beside} ${sy}L${beside} ${ey}` : `M${sx} ${beside}L${ex} ${beside}`;
  }
  const bend = apartX > apartY ? [(sx + ex) / 2, sy] : [sx, (sy + ey) / 2];
  return `M${sx} ${sy}Q${bend[0]} ${bend[1]} ${ex} ${ey}`;
}

/** So far from words a line goes past them. */
const CLEAR = 12;

/** Where a straight line goes between two boxes, beside what it would go over; null if there is no room beside that. */
function past(
  line: number,
  axis: "x" | "y",
  [start, end]: readonly [number, number],
  boxes: readonly Box[],
  over: Box,
): number | null {
  const [size, other, long] = axis === "x" ? (["width", "y", "height"] as const) : (["height", "x", "width"] as const);
  const [first, last] = [over[axis] - CLEAR, over[axis] + over[size] + CLEAR];
  const meets = over[other] < Math.max(start, end) && over[other] + over[long] > Math.min(start, end);
  if (!meets || line <= first || line >= last) return line;
  const least = Math.max(...boxes.map((box) => box[axis] + CLEAR));
  const most = Math.min(...boxes.map((box) => box[axis] + box[size] - CLEAR));
  return last <= most ? last : first >= least ? first : null;
}
