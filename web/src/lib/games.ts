/** The tables of the games: each game's own, loaded when it is first shown, or the plain one that draws any board. */
import type { Component } from "svelte";
import { type PageBoard, pieces } from "./board.ts";
import type { TableState } from "./table.svelte.ts";

export type TableComponent = Component<{ table: TableState }>;

const OWN = import.meta.glob<{ default: TableComponent }>("../games/*/Table.svelte");

/** Which table draws a board: that of its game, or the plain one if it is older than the game's own type of boards. */
export const drawnBy = (game: string, board: PageBoard | null | undefined): string => (pieces(board) ? "plain" : game);

export async function tableOf(game: string): Promise<TableComponent> {
  const own = OWN[`../games/${game}/Table.svelte`] ?? OWN["../games/plain/Table.svelte"];
  if (!own) throw new Error("The page has been built without tables.");
  return (await own()).default;
}
