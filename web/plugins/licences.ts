/** Puts the licences of what the built page holds of others beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HELD = ["svelte", "@fluent/bundle", "lean-qr", "@fontsource-variable/oswald", "@fontsource-variable/noto-sans"];

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const texts = HELD.map((name) => `${name}\n\n${licence(join("node_modules", name))}`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}

/** The licence in a package's folder; a package without one says only which licence it has. */
function licence(folder: string): string {
  for (const name of ["LICENSE", "LICENSE.md"]) {
    try {
      return readFileSync(join(folder, name), "utf8").trim();
    } catch {
      continue;
    }
  }
  return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license: string }).license;
}
