/** The tables that have been played from this browser, so that they are found again without their links. */
import type { TableSummary } from "./api_types.ts";

const KEPT = "goldenrule-tables";
const MOST = 20;

export type Joined = Pick<TableSummary, "table" | "token" | "game" | "changed">;

/** The latest first. What cannot be read is left out. */
export function joined(): Joined[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isJoined) : [];
  } catch {
    return [];
  }
}

function isJoined(each: Partial<Joined> | null): each is Joined {
  return [each?.table, each?.token, each?.game].every((text) => typeof text === "string");
}

export function remember(table: Joined, now = Date.now() / 1000): void {
  const others = joined().filter((each) => each.table !== table.table);
  write([{ ...table, changed: now }, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  write(joined().filter((each) => each.table !== table));
}

/** Forget all tables: others have taken their place, or none. */
export const forgetAll = (): void => write([]);

function write(tables: readonly Joined[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tables));
  } catch {
    // A browser may keep a page from remembering.
  }
}
