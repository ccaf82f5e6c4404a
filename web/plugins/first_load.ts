/** Says what a page loads before it can be used, and refuses to build one that loads too much. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export const LIMIT = 150_000;

type Chunks = Readonly<Record<string, Pick<Rolldown.OutputChunk, "code" | "imports" | "isEntry">>>;

/** Compressed bytes of the scripts that are loaded before anything is shown: the entries and all that they import. */
export function firstBytes(chunks: Chunks): number {
  const wanted = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const chunk = chunks[name];
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    bytes += gzipSync(chunk.code).length;
    wanted.push(...chunk.imports);
  }
  return bytes;
}

export function firstLoad(): Plugin {
  return {
    name: "first-load",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.fromEntries(Object.entries(bundle).filter((each) => each[1].type === "chunk")) as Chunks;
      const bytes = firstBytes(chunks);
      const said = `first load: ${(bytes / 1000).toFixed(1)} kB of compressed script (at most ${LIMIT / 1000})`;
      if (bytes > LIMIT) this.error(said);
      this.info(said);
    },
  };
}
