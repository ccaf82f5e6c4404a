/** Loads Python from the files of the folder: Pyodide, its standard library, and the project's modules. */
import type { PyodideAPI } from "pyodide";
import type { Files } from "../messages.ts";

/** Where the modules are in Python's file system. */
const SITE = "/site";
export const HOME = "/home/goldenrule";

type Progress = (done: number, all: number) => void;

/** Load Python. `progress` counts the bytes of the folder that have arrived. */
export async function loadPython(list: string, progress: Progress = () => undefined): Promise<PyodideAPI> {
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  const files = (await answer.json()) as Files;
  const parts = loadParts(files, list, progress);
  const index = new URL(files.index, list).href;
  // all at the same time: Pyodide itself would fetch this one only after its own start
  (import(/* @vite-ignore */ `${index}pyodide.asm.mjs`) as Promise<unknown>).catch(() => undefined);
  const module = (await import(/* @vite-ignore */ `${index}pyodide.mjs`)) as typeof import("pyodide");
  const fetched = self.fetch;
  // Pyodide fetches its parts by itself: it gets what has been loaded, and unpacked, already
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const part = address.startsWith(index) ? parts[address.slice(index.length)] : undefined;
    return part ? await part : fetched(input, init);
  };
  try {
    const python = await module.loadPyodide({
      indexURL: index,
      env: { GOLDENRULE_HOME: HOME, HOME: "/home" },
      packageBaseUrl: index,
      lockFileContents: partOf(parts, "pyodide-lock.json").then((part) => part.text()),
      stdLibURL: `${index}python_stdlib.zip`,
    });
    const site = await partOf(parts, "site.blob");
    unpack(python, new Uint8Array(await site.arrayBuffer()));
    python.runPython(`import sys\nsys.path.insert(0, "${SITE}")\nsys.dont_write_bytecode = True`);
    return python;
  } finally {
    self.fetch = fetched;
  }
}

type Parts = Readonly<Record<string, Promise<Response>>>;

function partOf(parts: Parts, name: string): Promise<Response> {
  const part = parts[name];
  return part ? part : Promise.reject(new Error(`engine.json has no ${name}`));
}

function loadParts(files: Files, list: string, progress: Progress): Parts {
  const all = Object.values(files.parts).reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  const count = (bytes: number) => progress(Math.min((done += bytes), all), all);
  const load = async ([name, [path, bytes]]: [string, readonly [string, number]]) => {
    const answer = await fetch(new URL(path, list));
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    if (answer.headers.has("x-unpacked")) {
      count(bytes); // the service worker has unpacked it; a response of its own address has its compiled code, too
      return [name, answer] as const;
    }
    const body = path.endsWith(".gz") ? await unpacked(counted(answer.body, count)) : counted(answer.body, count);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return [name, new Response(body, { headers: { "content-type": type } })] as const;
  };
  const loading = Object.entries(files.parts).map((part) => [part[0], load(part).then((found) => found[1])] as const);
  for (const [, each] of loading) each.catch(() => undefined); // the code that awaits it reports the error
  return Object.fromEntries(loading);
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

function counted(body: Bytes, count: (bytes: number) => void): Bytes {
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        count(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
}

/** Unpack what begins as gzip does. A host that declares the encoding has let the browser unpack it. */
async function unpacked(body: Bytes): Promise<Bytes> {
  const reader = body.getReader();
  const first = await reader.read();
  const rest: Bytes = new ReadableStream({
    start(out) {
      if (first.value) out.enqueue(first.value);
      if (first.done) out.close();
    },
    async pull(out) {
      const next = await reader.read();
      if (next.done) out.close();
      else out.enqueue(next.value);
    },
  });
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return packed
    ? rest.pipeThrough(
        new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
      )
    : rest;
}

/** Put the files of the blob into Python's file system. Each is a view of the blob: nothing is copied. */
function unpack(python: PyodideAPI, all: Uint8Array): void {
  const length = new DataView(all.buffer).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(all.subarray(4, 4 + length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [path, size] of index) {
    const folder = `${SITE}/${path.slice(0, path.lastIndexOf("/") + 1)}`;
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(`${SITE}/${path}`, all.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

/** Copy bytes that Python gave: a proxy of its own bytes, or an array. */
export function bytesOf(data: unknown): Uint8Array<ArrayBuffer> {
  if (data instanceof Uint8Array) return data as Uint8Array<ArrayBuffer>;
  return (data as { toJs(): Uint8Array<ArrayBuffer> }).toJs();
}
