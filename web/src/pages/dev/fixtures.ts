/** What a page needs without a server, in development and in tests: situations of real games, and the English words. */
import type { Now } from "../../lib/protocol.ts";

const FILES = import.meta.glob<Now>("../../../fixtures/*.json", { import: "default" });
const WORDS = import.meta.glob<string>("../../../../src/goldenrule/locale/en/page*.ftl", {
  import: "default",
  query: "?raw",
  eager: true,
});

/** How to load each situation, by its name. */
export const fixtures: Readonly<Record<string, () => Promise<Now>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), load]),
);

export const sourceWords = (): string => Object.values(WORDS).join("\n");
