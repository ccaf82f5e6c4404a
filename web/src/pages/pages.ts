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
  credits: () => import("./Credits.svelte"),
};
const DEVELOPMENT: Readonly<Record<string, Load>> = import.meta.env.DEV
  ? { fixture: () => import("./dev/Fixture.svelte") }
  : {};

export const pageOf = (route: Route): Load =>
  PAGES[route.path[0] ?? ""] ?? DEVELOPMENT[route.path[0] ?? ""] ?? (() => import("./Missing.svelte"));
