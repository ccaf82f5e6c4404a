/** Which page is shown: the part of the address after "#". */

export interface Route {
  /** The parts of the path: ["new", "champions"] of "#/new/champions"; none at home. */
  readonly path: readonly string[];
  /** What follows "?"; a word alone ("#/t/x?TOKEN") is found under "token". */
  readonly query: Readonly<Record<string, string>>;
}

/** Read the part of an address from "#" on. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const parts = path.split("/").filter(Boolean).map(decode);
  const entries = query && !query.includes("=") ? [["token", query]] : [...new URLSearchParams(query)];
  return { path: parts, query: Object.fromEntries(entries) as Record<string, string> };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page: its path in parts, and what is to be known there. */
export function address(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const said = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${said && "?"}${said}`;
}

/** The page that led here, "" if none says so. No other place can be named. */
export function backTo(route: Route): string {
  const asked = route.query["back"] ?? "";
  return asked.startsWith("#/") ? asked : "";
}

class Router {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  /** Go to a page. With `replace` the one before cannot be gone back to. */
  go(path: readonly string[], query: Readonly<Record<string, string>> = {}, replace = false): void {
    const to = address(path, query);
    if (replace) location.replace(to);
    else location.hash = to;
  }
}

export const router = new Router();

/** The address while it is that of this page, and then the last one that was: the next page is shown a little later. */
export function ownRoute(): () => Route {
  const path = router.route.path.join("/");
  let last = router.route;
  return () => (router.route.path.join("/") === path ? (last = router.route) : last);
}
