/** Starts what a page without a server has instead of one: the engine, the election of a tab, the service worker. */
import { mount } from "svelte";
import { app } from "../lib/app.svelte.ts";
import { forgetAll } from "../lib/joined.ts";
import { safely, settings } from "../lib/settings.svelte.ts";
import { setTransport } from "../lib/transport.ts";
import Status from "./Status.svelte";
import { status } from "./status.svelte.ts";
import { Tabs } from "./tabs.ts";
import { EngineTransport, type Engine, type Listener } from "./transport.ts";

const beside = (path: string) => new URL(path, location.href.replace(/[?#].*$/s, "")).href;
/** Pages in different folders of a host have nothing in common. */
const NAME = `goldenrule ${new URL(beside(".")).pathname}`;
/** Says that the log is in the browser's file system, so that none is begun elsewhere when that fails once. */
const IN_FILES = `${NAME} in-files`;

const listener: Listener = {
  progress: (done, all) => (status.phase = { is: "loading", done, all }),
  ready: (marks, inFiles, lost) => {
    if (inFiles) safely(() => localStorage.setItem(IN_FILES, "yes"));
    status.phase = { is: "ready" };
    status.lost = lost ?? null;
    status.wasReady = true;
    document.documentElement.dataset["engine"] = JSON.stringify({ ...marks, page: Math.round(performance.now()) });
    dispatchEvent(new Event("online")); // a table that waits connects at once
    if (app.failure) void app.load();
    void registerWorker();
    void persisted();
  },
  failed: (fault, text, stored) => {
    status.phase = { is: "failed", fault, text, stored };
    console.warn(text);
  },
  late: () => (status.late = true),
};

const makeEngine = () => new Worker(new URL("./workers/engine.ts", import.meta.url), { type: "module" }) as Engine;
export const engine = new EngineTransport(
  makeEngine,
  () => ({
    files: beside("engine.json"),
    lang: settings.look.lang || navigator.language,
    log: NAME,
    inFiles: safely(() => localStorage.getItem(IN_FILES)) === "yes",
  }),
  listener,
);
const tabs = new Tabs(NAME, () => {
  engine.stop();
  status.phase = { is: "elsewhere", taking: false };
});

/** Play in this tab, though another one has the engine. What it showed before the other one played is out of date. */
export async function takeOver(): Promise<void> {
  status.phase = { is: "elsewhere", taking: true };
  if (!(await tabs.take())) return;
  if (status.wasReady) location.reload();
  else restart();
}

/** Start the engine again after a failure; `isFresh`: with no games. */
export function restart(isFresh = false): void {
  status.phase = { is: "loading", done: 0, all: 0 };
  if (isFresh) forgetAll();
  engine.start([], isFresh);
}

/** Put the engine in the place of a server. */
export async function begin(): Promise<void> {
  setTransport(engine);
  mount(Status, { target: document.body });
  // A page that is kept by the browser after it was left would keep its games from the next one.
  addEventListener("pagehide", () => {
    engine.stop();
    tabs.release();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
  if (await tabs.claim()) engine.start();
  else status.phase = { is: "elsewhere", taking: false };
}

async function persisted(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  status.persists = (await storage?.persisted()) ?? false;
}

/** Ask the browser to keep what is stored, whatever else it stores; some ask the person. */
export async function persist(): Promise<void> {
  await (navigator.storage as StorageManager | undefined)?.persist();
  await persisted();
}

/** Have the page loaded without a network from now on, and say when a new version has been loaded. */
async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  try {
    const registration = await workers.register("service_worker.js", { updateViaCache: "none" });
    const waits = () => (status.update = registration.waiting !== null && registration.active !== null);
    waits();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waits));
    await workers.ready;
    status.offline = true;
  } catch (error) {
    console.info(error); // the page plays without it
  }
}
