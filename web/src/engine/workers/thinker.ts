/** A Web Worker with a Python of its own, which searches while the engine answers. */
import type { FromThinker, ToThinker } from "../messages.ts";
import { bytesOf, HOME, loadPython } from "./python.ts";

type Found = (data: Uint8Array) => unknown;

let ready: Promise<Found> | null = null;
const say = (message: FromThinker) => self.postMessage(message);

async function begin(files: string): Promise<Found> {
  const python = await loadPython(files);
  const make = python.pyimport("goldenrule.server.in_browser.thinker").Thinker as (folder: string) => { search: Found };
  const thinker = make(HOME);
  say({ is: "ready" });
  return (data) => thinker.search(data);
}

async function search(id: number, data: Uint8Array): Promise<void> {
  try {
    const found = await ready;
    if (found) say({ is: "found", id, data: bytesOf(found(data)) });
  } catch (error) {
    say({ is: "failed", id, text: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.is === "search") return void search(data.id, data.data);
  ready = begin(data.files);
  ready.catch((error: unknown) => say({ is: "failed", text: String(error) }));
};
