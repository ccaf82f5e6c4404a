/** What the page asks of the server over HTTP. */
import type * as A from "./api_types.ts";
import type { Face, Now } from "./protocol.ts";
import { address } from "./router.svelte.ts";
import { transport } from "./transport.ts";
import { t } from "./words.ts";

/** Why the server did not do it, in a sentence; `status` 0 if it could not be reached, and something else answered. */
export class Problem extends Error {
  constructor(
    text: string,
    readonly status: number,
    /** The seconds until a retry is allowed; 0 if unknown. */
    readonly after = 0,
  ) {
    super(text);
  }
}

let asking = 0;

/** Wait for a request. The root element has `data-asking` as long as any request is open. */
export async function awaited<T>(request: Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  dataset["asking"] = String(++asking);
  try {
    return await request;
  } finally {
    if (--asking) dataset["asking"] = String(asking);
    else delete dataset["asking"];
  }
}

/** Ask the server. Throws `Problem`. */
const ask = <T>(method: string, path: string, body?: unknown, lang = ""): Promise<T> =>
  awaited(answered<T>(method, path, body, lang || document.documentElement.lang));

async function answered<T>(method: string, path: string, body: unknown, lang: string): Promise<T> {
  const answer = await reached(method, path, body, lang);
  if (answer.status === 204) return null as T;
  const said = await json(answer);
  if (answer.ok) return said as T;
  throw problemOf(answer, said);
}

/** Ask for a file. Throws `Problem`. */
const askFile = (path: string): Promise<Blob> =>
  awaited(
    (async () => {
      const answer = await reached("GET", path, undefined, document.documentElement.lang);
      if (answer.ok) return answer.blob();
      throw problemOf(answer, await json(answer));
    })(),
  );

async function reached(method: string, path: string, body: unknown, lang: string): Promise<Response> {
  try {
    return await transport().request(method, `api/${path}`, body, lang);
  } catch {
    throw new Problem(noAnswer(), 0);
  }
}

const noAnswer = () => t(transport().isAlone ? "page-engine-away" : "page-no-answer");

async function json(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new Problem(noAnswer(), 0); // a proxy, or the sign-in page of a network
  }
}

function problemOf(answer: Response, said: unknown): Problem {
  const detail = (said as { detail?: unknown } | null)?.detail;
  return typeof detail === "string" && detail
    ? new Problem(detail, answer.status, Number(answer.headers.get("retry-after")) || 0)
    : new Problem(noAnswer(), 0);
}

const told = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
const named = (table: string, token: string, rest = "") =>
  `tables/${encodeURIComponent(table)}${rest}?${told({ token })}`;

/** What a page needs, in a language; "" for the server's own. */
export const start = (lang: string) => ask<A.Start>("GET", lang ? `start?${told({ lang })}` : "start");
/** What came with the page of `start`, without anything of the person; null if nothing did. */
export async function earlyStart(lang: string): Promise<A.Start | null> {
  const answer = await transport()
    .early?.(lang)
    .catch(() => null); // the answer of `start` says what is wrong
  return answer?.ok ? ((await json(answer)) as A.Start) : null;
}
/** Become the operator, by the secret of the address that the server printed. */
export const operate = (secret: string) => ask<null>("POST", "operator", { secret });
/** How others reach the server, for its operator. */
export const network = () => ask<A.Network>("GET", "network");
export const changeNetwork = (change: A.NetworkChange) => ask<A.Network>("PUT", "network", change);
export const setup = (asked: A.SetupAnswers) => ask<A.Setup>("POST", "setup", asked);
/** The tables that this person has opened, or at which they play. */
export const tables = () => ask<readonly A.TableSummary[]>("GET", "tables");
export const open = (table: A.NewTable) => ask<A.TableLinks>("POST", "tables", table);

const post = <T>(table: string, what: string, body: unknown) =>
  ask<T>("POST", `tables/${encodeURIComponent(table)}/${what}`, body);

/** Play what the end of a game offers, by its key, at the same table. */
export const rematch = (table: string, token: string, key: string) =>
  post<A.TableInfo>(table, "rematch", { token, key });
/** Sit down at a seat by its link. */
export const join = (table: string, token: string) => post<A.TableInfo>(table, "join", { token });
export const at = (table: string, token: string) => ask<A.TableInfo>("GET", named(table, token));
export const links = (table: string, token: string) => ask<A.TableLinks>("GET", named(table, token, "/links"));
/** A bot by its name plays a seat, or a person with a new link if it is "". */
export const sits = (table: string, token: string, seat: number, bot: string) =>
  post<A.TableLinks>(table, "seats", { token, seat, bot });
/** Offer the seat of a bot to the holder of its link; the bot plays until they come. */
export const invite = (table: string, token: string, seat: number) =>
  post<A.TableLinks>(table, "seats", { token, seat, invite: true });
export const watched = (table: string, token: string, seat: number, allowed: boolean) =>
  post<A.TableInfo>(table, "watch", { token, seat, allowed });
export const remove = (table: string, token: string) => ask<null>("DELETE", named(table, token));
/** The review of a finished game; the server takes a while to make it, and says meanwhile how far it has come. */
export const review = (table: string, token: string) => ask<A.ReviewView>("GET", named(table, token, "/review/data"));
export const reviewProgress = (table: string, token: string) =>
  ask<A.ReviewProgress>("GET", named(table, token, "/review/progress"));
export const moments = (table: string, token: string) =>
  ask<readonly A.Moment[]>("GET", named(table, token, "/replay"));
export const moment = (table: string, token: string, at: number) => ask<Now>("GET", named(table, token, `/at/${at}`));
/** How a table looked when a part of its game was last left. */
export const part = (table: string, token: string, epoch: number) =>
  ask<Now>("GET", named(table, token, `/epochs/${epoch}`));
/** The file with all that is kept of a part of a game. */
export const journal = (table: string, token: string, epoch: number) =>
  askFile(named(table, token, `/epochs/${epoch}/journal`));
/** A report of a problem, as a file to be kept. */
export const report = (table: string, token: string) => post<unknown>(table, "report", { token });

export const lessons = () => ask<readonly A.Lesson[]>("GET", "lessons");
export const puzzles = () => ask<readonly A.Puzzle[]>("GET", "puzzles");
export const hints = (puzzle: string) => ask<readonly string[]>("GET", `puzzles/${encodeURIComponent(puzzle)}`);
/** The solution of a puzzle: whoever has been shown it gets no star. */
export const solution = (puzzle: string) => ask<A.Solution>("POST", `puzzles/${encodeURIComponent(puzzle)}/solution`);
export const daily = () => ask<A.Daily>("GET", "daily");
/** The cards that a query finds, by words and by what they do; with content packs, by their ids, those that these bring or change. */
export const cards = (game: string, q: string, packs: readonly string[] = []) =>
  ask<readonly Face[]>("GET", `cards?${told({ game, q, ...withPacks(packs) })}`);
/** The faces of cards by their codes, in the same order. */
export const faces = (game: string, codes: readonly string[], packs: readonly string[] = []) =>
  ask<readonly Face[]>("GET", `faces?${told({ game, codes: codes.join(" "), ...withPacks(packs) })}`);
/** A card, in the language of the page or in another one. */
export const card = (game: string, code: string, packs: readonly string[] = [], lang = "") =>
  ask<A.CardInfo>(
    "GET",
    `cards/${encodeURIComponent(game)}/${encodeURIComponent(code)}?${told(withPacks(packs))}`,
    undefined,
    lang,
  );
/** Some of the cards that a query finds, from a place on, with filters that write its language. */
export const gallery = (game: string, q: string, sort = "", start = 0, packs: readonly string[] = []) =>
  ask<A.CardPage>("GET", `gallery/${encodeURIComponent(game)}?${told({ q, sort, start, ...withPacks(packs) })}`);
export const deckChoices = (game: string, packs: readonly string[] = []) =>
  ask<A.DeckChoices>("GET", `decks/${encodeURIComponent(game)}?${told(withPacks(packs))}`);
/** Read, suggest or check a deck. */
export const deck = (game: string, asked: A.DeckRequest) =>
  ask<A.DeckReport>("POST", `decks/${encodeURIComponent(game)}`, asked);
/** A deck of a public site, by its link or number; only the operator may use the server's network. */
export const downloadDeck = (game: string, asked: A.DeckLink) =>
  ask<A.DeckReport>("POST", `decks/${encodeURIComponent(game)}/download`, asked);
/** The address of the operator's own picture of a card, "" if it has none. */
export const artAddress = (code: string, version: string) =>
  transport().address(`api/art/${encodeURIComponent(code)}?${told({ v: version })}`);
const withPacks = (packs: readonly string[]): Readonly<Record<string, string>> =>
  packs.length ? { packs: packs.join("\n") } : {};
/** What the rulebook of a game has on a word of any language. */
export const rules = (game: string, q: string) => ask<A.RuleSearch>("GET", `rules?${told({ game, q })}`);
export const keep = (settings: A.Settings) => ask<A.Settings>("PUT", "settings", settings);

export const standing = () => ask<readonly A.SavedStandingAnswer[]>("GET", "standing");
/** Be asked again in later games; what is left. */
export const forget = ({ game, code, number }: A.SavedStandingAnswer) =>
  ask<readonly A.SavedStandingAnswer[]>("POST", "standing/forget", { game, code, number });
export const stats = (game: string) => ask<A.Statistics>("GET", `stats?${told({ game })}`);

/** Why the server does not let this page in at a table, "" if it does. Throws `Problem` if it cannot be reached. */
export async function turnedAway(table: string, token: string): Promise<string> {
  try {
    await ask("GET", named(table, token));
    return "";
  } catch (error) {
    // whoever asks too often is to wait, and not turned away
    if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429)
      return error.message;
    throw error;
  }
}

/** The address of the page of a table. */
export const tableAddress = (table: string, token: string) => address(["t", table], { token });
