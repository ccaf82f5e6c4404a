/** Boards of any type, and the pieces of a plain one. A page keeps no rule and no word. */
import type { Areas, Board, Card, Fact, Grid, Group, Note, Now, Panel, Track } from "./protocol.ts";

/** Any board that a page can draw: in pieces, or of a game's own type. */
export type PageBoard = NonNullable<Now["board"]>;

export type Piece = Group | Track | Grid | Areas | Note;

/** Is a piece of that type? Facts and cards among the items of a group are told apart the same way. */
export const isGroup = (piece: Piece): piece is Group => piece.type === "group";
export const isTrack = (piece: Piece): piece is Track => piece.type === "track";
export const isGrid = (piece: Piece): piece is Grid => piece.type === "grid";
export const isAreas = (piece: Piece): piece is Areas => piece.type === "areas";
export const isCard = (item: Card | Fact): item is Card => item.type === "card";

export function groups(panel: Panel | undefined): Group[] {
  return (panel?.body ?? []).filter(isGroup);
}

/** The cards of a group, without its facts. */
export function cards(group: Group | undefined): Card[] {
  return (group?.items ?? []).filter(isCard);
}

/** The fact of a key. */
export function fact(facts: readonly Fact[] | undefined, key: string): Fact | undefined {
  return facts?.find((each) => each.key === key);
}

/** All cards of a board, wherever they stand: attached ones and those in hand among them. */
export function allCards(piece: unknown): Card[] {
  if (piece === null || typeof piece !== "object") return [];
  const own = (piece as Partial<Card>).type === "card" ? [piece as Card] : [];
  return [...own, ...Object.values(piece).flatMap(allCards)];
}

/** Return a board with one card replaced; pieces without it stay the same objects. */
export function changed<T>(piece: T, id: number, change: (card: Card) => Card | null): T {
  if (!id || piece === null || typeof piece !== "object") return piece;
  if (Array.isArray(piece)) {
    const next = piece.flatMap((each: unknown) => {
      const to = changed(each, id, change);
      return to === null && each !== null ? [] : [to];
    });
    return next.length === piece.length && next.every((each, n) => each === piece[n]) ? piece : (next as T);
  }
  if ((piece as Partial<Card>).type === "card" && (piece as Partial<Card>).id === id)
    return change(piece as unknown as Card) as T;
  let found = piece;
  for (const [key, value] of Object.entries(piece)) {
    const to: unknown = changed(value as unknown, id, change);
    if (to !== value) found = { ...found, [key]: to };
  }
  return found;
}

/** A board in pieces; older ones, which are kept as they were told, do not say that they are. */
export const pieces = (board: PageBoard | null | undefined): Board | null =>
  board && "panels" in board ? board : null;
