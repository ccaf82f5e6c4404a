/** The service worker: keeps all files of the page, so that it opens without a network, and one version at a time. */

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the folder with the first 16 digits of its SHA-256; `scripts/static_page.py` writes it. */
  readonly files: Readonly<Record<string, string>>;
};

const FILES = self.files;
const scope = new URL(self.registration.scope);
const PREFIX = `goldenrule ${scope.pathname} `;
/** The name of this version's cache. */
const NAME = digestOf(new TextEncoder().encode(JSON.stringify(FILES)).buffer).then((digest) => PREFIX + digest);

/** The address of a file, under which it is kept: browsers keep compiled code for responses with their own address. */
const addressOf = (path: string) => new URL(path, scope).href;

async function digestOf(data: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const others = async (own: string) => (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== own);

/** Keep all files. What an earlier version has is copied. Fails as a whole if a file is missing or of another version. */
async function install(): Promise<void> {
  const name = await NAME;
  const cache = await caches.open(name);
  const before = await Promise.all((await others(name)).map((each) => caches.open(each)));
  const keep = async (path: string) => {
    const address = addressOf(path);
    if (await cache.match(address)) return;
    for (const old of before) {
      const kept = await old.match(address);
      if (kept && kept.headers.get("x-digest") === FILES[path]) return cache.put(address, kept);
    }
    await cache.put(address, await fetched(path));
  };
  const paths = Object.keys(FILES);
  // a few at a time: simple hosts and phones have few connections
  const next = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await keep(path);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

async function fetched(path: string): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const answer = await fetch(new URL(path, scope), { cache });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const data = await answer.arrayBuffer();
    if ((await digestOf(data)) === FILES[path]) return keepable(path, answer, data);
  }
  throw new Error(`${path} is of another version`);
}

/**
 * Return what is kept of a file: without what the host adds, since a page may not be loaded from the answer of another
 * address. A packed file is unpacked here, and not at each start; only then browsers keep compiled WebAssembly, too.
 */
function keepable(path: string, answer: Response, data: ArrayBuffer): Response {
  const type = answer.headers.get("content-type") ?? "";
  const headers = { "content-type": type, "x-digest": FILES[path] ?? "" };
  if (!path.endsWith(".gz")) return new Response(data, { headers });
  const unpacked = new Response(data).body?.pipeThrough(new DecompressionStream("gzip"));
  const own = path.endsWith(".wasm.gz") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked, { headers: { ...headers, "content-type": own, "x-unpacked": "yes" } });
}

/** Remove the files of earlier versions; no page of theirs is open any more. */
async function activate(): Promise<void> {
  for (const each of await others(await NAME)) await caches.delete(each);
  await self.clients.claim();
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(await NAME);
  return (await cache.match(addressOf(path))) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  const path = decodeURIComponent(pathname.slice(scope.pathname.length)) || "index.html";
  if (path in FILES) event.respondWith(answer(path, event.request));
});

export {};
