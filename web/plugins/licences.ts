/** Puts the licences of what the built page holds of others beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where the text of a licence is, for packages that only name it. */
const TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((each) =>
        each.type === "chunk" ? each.moduleIds : each.originalFileNames,
      );
      const texts = packagesOf(files).map((name) => `${name}\n\n${licence(name)}`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}

/** The packages that files belong to. */
export function packagesOf(files: string[]): string[] {
  const found = files.map((file) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]);
  return [...new Set(found.filter((name) => name !== undefined).map((name) => name.replace("\\", "/")))].sort();
}

/** The licence in a package's folder, or the text of the licence that it names. */
export function licence(name: string): string {
  const folder = join("node_modules", name);
  for (const file of ["LICENSE", "LICENSE.md", "license"]) {
    try {
      return readFileSync(join(folder, file), "utf8").trim();
    } catch {
      continue;
    }
  }
  const named = (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license: string }).license;
  const text = TEXTS[named];
  if (!text) throw new Error(`${name} has no text of its licence (${named}); say in TEXTS where there is one.`);
  return readFileSync(join("node_modules", text), "utf8").trim();
}
