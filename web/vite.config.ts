/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./plugins/art.ts";
import { firstLoad } from "./plugins/first_load.ts";
import { licences } from "./plugins/licences.ts";
import { SERVICE_WORKER, staticPage } from "./plugins/static_page.ts";

const server = `localhost:${process.env["GOLDENRULE_PORT"] ?? "8777"}`;
/** The server answers pages of its own address only; the page of the development server is one of those. */
const headers = { host: server, origin: `http://${server}` };

/** `vite build --mode static` makes the page without a server; `scripts/static_page.py` adds what it runs. */
const WITHOUT_SERVER = {
  input: { index: "index.html", [SERVICE_WORKER]: "src/engine/workers/service.ts" },
  output: {
    entryFileNames: ({ name }: { name: string }) =>
      name === SERVICE_WORKER ? `${name}.js` : "assets/[name]-[hash].js",
  },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), art(), firstLoad(), licences(), ...(mode === "static" ? [staticPage()] : [])],
  worker: { format: "es" as const },
  // The browser's side of Svelte also in tests.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: mode === "static" ? "../build/static_page" : "../src/goldenrule/server/static",
    emptyOutDir: true,
    ...(mode === "static" && { rolldownOptions: WITHOUT_SERVER }),
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: `http://${server}`, headers }, "/ws": { target: `ws://${server}`, ws: true, headers } },
    fs: { allow: [".."] },
  },
  test: {
    environment: "jsdom",
    testTimeout: 120_000, // a busy machine is slow: no test is about time
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    setupFiles: ["src/lib/words.setup.ts"],
    restoreMocks: true,
    pool: "threads",
    isolate: false,
  },
}));
