/** The Web Worker that has the server's core in Python, and everything that is stored. */
import type { PyProxy } from "pyodide/ffi";
import type { Begin, Call, FromEngine, ToEngine } from "../messages.ts";
import { FileLog, LogBusy, openLog, type Log } from "./logs.ts";
import { bytesOf, HOME, loadPython } from "./python.ts";
import { Searches, type Thinker } from "./searches.ts";

type Post = (kind: "opened" | "message" | "closed", value: string | number, reason: string) => void;
/** `in_browser.engine.Engine`. */
interface Engine {
  /** Returns what to say of a damaged log. */
  start(stored: Uint8Array, late: readonly string[]): Promise<string>;
  request(method: string, path: string, lang: string, body: Uint8Array): Promise<PyProxy>;
  open_socket(id: number, path: string, post: Post): void;
  receive(id: number, text: string): void;
  close_socket(id: number): void;
  export(): unknown;
  restore(data: Uint8Array): Promise<void>;
}

const begun = performance.now();
const marks: Record<string, number> = {};
const mark = (name: string) => (marks[name] = Math.round(performance.now() - begun));
/** After the first question, the second Python is started when nothing has been asked for so long. */
const IDLE = 1000;

let ready: Promise<Engine> | null = null;
let searches: Searches | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

const say = (message: FromEngine, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

class StorageFailed extends Error {}

/** The engine could not start with what is stored. */
class LogRefused extends Error {
  constructor(
    readonly stored: Uint8Array,
    cause: unknown,
  ) {
    super(String(cause), { cause });
  }
}

/** What Python raises if the log cannot be written. */
const NOT_WRITTEN = ["NotSaved", "StorageUnavailable"];

/** Return what a failed start is, by the name of Python's exception. */
function startFailure(error: unknown, stored: Uint8Array): unknown {
  const { type = "" } = error as { type?: string };
  if (NOT_WRITTEN.includes(type)) return new StorageFailed(String(error), { cause: error });
  return stored.length ? new LogRefused(stored, error) : error;
}

async function begin({ files, lang, log: name, inFiles, late, isFresh }: Begin): Promise<Engine> {
  const opening = openLog(name, inFiles);
  opening.catch(() => undefined); // it is waited for below
  const python = await loadPython(files, (done, all) => say({ is: "progress", done, all }));
  mark("python");
  const log = await opening.catch((error: unknown) => {
    throw error instanceof LogBusy ? error : new StorageFailed(String(error), { cause: error });
  });
  mark("log");
  const make = python.pyimport("goldenrule.server.in_browser.engine").Engine as (...given: unknown[]) => Engine;
  mark("imported");
  const asking = (searches = new Searches(makeThinker, files));
  const engine = make(HOME, logOf(log), (data: unknown) => asking.search(bytesOf(data)), lang);
  const stored = isFresh ? new Uint8Array() : log.stored; // without a record the engine replaces the log
  let lost: string;
  try {
    lost = await engine.start(stored, late);
  } catch (error) {
    throw startFailure(error, stored);
  }
  mark("ready");
  const ready = { is: "ready", marks, inFiles: log instanceof FileLog } as const;
  say(lost ? { ...ready, lost: { text: lost, stored: new Uint8Array(stored).buffer } } : ready);
  return engine;
}

const makeThinker = () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }) as Thinker;

/** The log as Python calls it. */
const logOf = (log: Log) => ({
  append: (data: unknown) => log.append(bytesOf(data)),
  replace: (data: unknown) => log.replace(bytesOf(data)),
});

async function answer(engine: Engine, call: Call): Promise<void> {
  if (call.is === "request") await request(engine, call);
  else if (call.is === "open") engine.open_socket(call.id, call.path, postOf(call.id));
  else if (call.is === "send") engine.receive(call.id, call.text);
  else if (call.is === "close") engine.close_socket(call.id);
  else if (call.is === "here") say({ is: "here" });
  else if (call.is === "export") reply(call.id, 200, "application/octet-stream", bytesOf(engine.export()));
  else await restore(engine, call.id, call.data);
}

async function request(engine: Engine, call: Call & { is: "request" }): Promise<void> {
  const found = await engine.request(call.method, call.path, call.lang, new TextEncoder().encode(call.body));
  const [status, type, data] = found.toJs() as [number, string, Uint8Array<ArrayBuffer>];
  found.destroy();
  reply(call.id, status, type, data);
}

async function restore(engine: Engine, id: number, data: ArrayBuffer): Promise<void> {
  await engine.restore(new Uint8Array(data));
  reply(id, 204, "", new Uint8Array());
}

function reply(id: number, status: number, type: string, found: Uint8Array<ArrayBuffer>): void {
  const data = found.byteLength === found.buffer.byteLength ? found.buffer : found.slice().buffer;
  say({ is: "reply", id, status, type, data }, [data]);
}

const postOf =
  (id: number): Post =>
  (kind, value, reason) => {
    if (kind === "opened") say({ is: "opened", id });
    else if (kind === "closed") say({ is: "closed", id, code: Number(value), reason });
    else {
      say({ is: "message", id, text: String(value) });
      clearTimeout(idle);
      idle = setTimeout(() => searches?.start(), IDLE);
    }
  };

async function carryOut(call: Call): Promise<void> {
  try {
    const engine = await ready;
    if (engine) await answer(engine, call);
  } catch (error) {
    if (!("id" in call)) return;
    console.error(error);
    reply(call.id, 500, "application/problem+json", new TextEncoder().encode("{}"));
  }
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.is !== "begin") return void carryOut(data);
  ready = begin(data);
  ready.catch((error: unknown) => {
    const text = String(error);
    if (error instanceof LogRefused) {
      const stored = new Uint8Array(error.stored).buffer;
      say({ is: "failed", fault: "log", text, stored }, [stored]);
    } else if (error instanceof LogBusy) say({ is: "failed", fault: "busy", text });
    else say({ is: "failed", fault: error instanceof StorageFailed ? "storage" : "broken", text });
  });
};
