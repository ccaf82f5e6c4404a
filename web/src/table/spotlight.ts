/** What help points at: which pieces of the page a lesson's step, a tip or a warning needs now. Nothing here knows a game. */
import type { LessonStep, Point, Prompt, Remark } from "../lib/protocol.ts";
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
    ...(point.card ? [`[data-card="${point.card}"]`] : []),
  ];
}

/** What a step of a lesson needs now: what is to be pressed first, else the button that confirms what is chosen. */
export function needed(lesson: LessonStep, prompt: Prompt | null, choice: Choice): readonly (readonly string[])[] {
  const points = lesson.points ?? [];
  if (!prompt) return [...points.map(selectorsOf), [CONFIRM]];
  const items = points.filter((each) => each.item);
  const looks = points.filter((each) => !each.item);
  const left = items.filter((each) => !choice.picked.includes(each.item ?? 0));
  const done = prompt.several ? !left.length : left.length < items.length;
  if (items.length && done) return [[CONFIRM]];
  return [...(prompt.several ? left : items), ...looks].map(selectorsOf);
}

/** What tips and warnings are about. */
export const about = (notes: readonly Remark[]): readonly (readonly string[])[] =>
  notes.flatMap((each) => each.points ?? []).map(selectorsOf);

/** Why the lesson does not continue with these items; "" if it does. */
export function wrongMove(lesson: LessonStep | null | undefined, items: readonly number[]): string {
  return lesson?.wrong?.find((each) => items.includes(each.item))?.text ?? "";
}

/** A bent line from one box to the nearest edge of another; null where they meet. */
export function arrow(from: Box, to: Box): string | null {
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
  const bend = apartX > apartY ? [(sx + ex) / 2, sy] : [sx, (sy + ey) / 2];
  return `M${sx} ${sy}Q${bend[0]} ${bend[1]} ${ex} ${ey}`;
}
