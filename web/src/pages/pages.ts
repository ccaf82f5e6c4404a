/** The pages by the first part of their address; all but the first one are loaded when they are first shown. */
import type { Component } from "svelte";
import type { Route } from "../lib/router.svelte.ts";
import Home from "./Home.svelte";

/** A page reads the rest of its address itself, when it is made; another address is another page. */
export type PageComponent = Component<Record<string, never>>;
type Load = () => Promise<{ default: PageComponent }>;

const PAGES: Readonly<Record<string, Load>> = {
  "": () => Promise.resolve({ default: Home }),
  new: () => import("./New.svelte"),
  t: () => import("./Table.svelte"),
  seats: () => import("./Seats.svelte"),
  join: () => import("./Join.svelte"),
  watch: () => import("./Watch.svelte"),
  tables: () => import("./Tables.svelte"),
  learn: () => import("./Learn.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  daily: () => import("./Daily.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./Cards.svelte"),
  decks: () => import("./Decks.svelte"),
  settings: () => import("./Settings.svelte"),
  replays: () => import("./Replays.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("./Review.svelte"),
  stats: () => import("./Stats.svelte"),
  credits: () => import("./Credits.svelte"),
  operator: () => import("./Operator.svelte"),
};
const DEVELOPMENT: Readonly<Record<string, Load>> = import.meta.env.DEV
  ? { fixture: () => import("./dev/Fixture.svelte") }
  : {};

export const pageOf = (route: Route): Load =>
  PAGES[route.path[0] ?? ""] ?? DEVELOPMENT[route.path[0] ?? ""] ?? (() => import("./Missing.svelte"));
