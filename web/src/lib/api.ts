/** What the page asks of the server over HTTP. */
import type * as A from "./api_types.ts";
import { address } from "./router.svelte.ts";

/** Why the server did not do it, in a sentence; `status` 0 if it could not be reached. */
export class Problem extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Ask the server. Throws `Problem`. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const json =
      body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    answer = await fetch(apiAddress(path), { method, ...json });
  } catch (error) {
    throw new Problem(String(error), 0);
  }
  if (!answer.ok) throw new Problem(await reason(answer), answer.status);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const { detail } = (await answer.json()) as { detail?: unknown };
    if (typeof detail === "string" && detail) return detail;
  } catch {
    // It did not say; its status does.
  }
  return `${answer.status} ${answer.statusText}`;
}

/** The address of something that the server has over HTTP, beside the page. */
export function apiAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  const address = new URL(`api/${path}`, location.href.replace(/[?#].*$/s, ""));
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address.href;
}

const told = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
const named = (table: string, token: string, rest = "") =>
  `tables/${encodeURIComponent(table)}${rest}?${told({ token })}`;

export const start = () => ask<A.Start>("GET", "start");
export const setup = (asked: A.SetupAsked) => ask<A.Setup>("POST", "setup", asked);
export const open = (table: A.NewTable) => ask<A.Opened>("POST", "tables", table);

/** Open another table after a game, by the key of what its end offers. */
export const rematch = (table: string, token: string, key: string) =>
  ask<A.Opened>("POST", named(table, token, "/rematch"), { key });

/** Whether the server lets this page in at a table. Throws `Problem` if it cannot be reached. */
export async function letsIn(table: string, token: string): Promise<boolean> {
  try {
    await ask("GET", named(table, token));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status >= 400 && error.status < 500) return false;
    throw error;
  }
}

/** The address of the page of a table. */
export const tableAddress = (table: string, token: string) => address(["t", table], { token });
