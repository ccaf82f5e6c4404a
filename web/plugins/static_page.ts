/** What the page without a server has besides its scripts: a policy that asks no other host, and a manifest. */
import type { Plugin } from "vite";

/** The name of the file of the service worker: it must be beside the page, and stay the same. */
export const SERVICE_WORKER = "service_worker";
const MANIFEST = "manifest.webmanifest";

/** Everything comes from the page's own folder; Python is WebAssembly. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self'",
  "connect-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const manifest = {
  id: "./",
  name: "Goldenrule",
  short_name: "Goldenrule",
  description: "Tabletop games with every rule enforced.",
  lang: "en",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#161e2e",
  theme_color: "#161e2e",
  categories: ["games"],
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
  ],
};

export function staticPage(): Plugin {
  return {
    name: "static-page",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST, source: JSON.stringify(manifest, null, 1) });
    },
    transformIndexHtml() {
      const content = Object.entries(POLICY)
        .map((each) => each.join(" "))
        .join("; ");
      return [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content }, injectTo: "head-prepend" },
        { tag: "link", attrs: { rel: "manifest", href: `./${MANIFEST}` }, injectTo: "head" },
        {
          tag: "link",
          attrs: { rel: "preload", href: "./engine.json", as: "fetch", crossorigin: "" },
          injectTo: "head",
        },
      ];
    },
  };
}
