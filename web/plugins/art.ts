/**
 * Makes the drawings of the cards: our own, and those of game-icons.net that are used, as one file of symbols.
 *
 * The whole package has megabytes; `src/cards/art.json` says which of it are wanted, `credits/authors.json` who drew them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => join(dirname(fileURLToPath(import.meta.url)), "..", path);
const json = <T>(path: string): T => JSON.parse(readFileSync(here(path), "utf8")) as T;

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}
interface Wanted {
  readonly codes: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/** The names of the drawings of others that the cards use, in order. */
export function wanted(): string[] {
  const { codes, types } = json<Wanted>("src/cards/art.json");
  const all = [...Object.values(codes), ...Object.values(types)];
  return [...new Set(all)].filter((name) => !name.startsWith("own-")).sort();
}

/** The symbol of a drawing: white with an ink line around it, as our own are. */
export function symbol(name: string, body: string): string {
  const paths = body.replaceAll(' fill="currentColor"', "");
  const ink = 'fill="#fff" stroke="#161c29" stroke-width="30" stroke-linejoin="round" paint-order="stroke"';
  return `<symbol id="${name}" viewBox="-20 -20 552 552"><g ${ink}>${paths}</g></symbol>`;
}

export function sheet(): string {
  const { icons, aliases } = json<Icons>("node_modules/@iconify-json/game-icons/icons.json");
  const own = readFileSync(here("src/cards/own.svg"), "utf8")
    .replace(/<\/?svg[^>]*>/g, "")
    .trim();
  const others = wanted().map((name) => {
    const found = icons[name] ?? icons[aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`src/cards/art.json names "${name}", which is no drawing of game-icons.net.`);
    return symbol(name, found.body);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[own, ...others].join("\n")}\n</svg>\n`;
}

export function art(): Plugin {
  return {
    name: "art",
    configResolved() {
      writeFileSync(here("src/cards/art.svg"), sheet());
    },
  };
}
