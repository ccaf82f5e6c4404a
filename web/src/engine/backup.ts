/** Everything that this browser stores, as one file: a line about it and the look of the page, then the engine's log. */

import { saveFile } from "../lib/files.ts";

const FORMAT = 1;
/** What `settings` keeps in this browser. */
const LOOK = "goldenrule-look";
const NEWLINE = 10;

interface Head {
  readonly goldenrule: number;
  readonly look: string;
}

/** Make the file of a log. */
export function packed(log: ArrayBuffer, look: string): Promise<ArrayBuffer> {
  const head: Head = { goldenrule: FORMAT, look };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const data = new Uint8Array(line.length + log.byteLength);
  data.set(line);
  data.set(new Uint8Array(log), line.length);
  return through(data, new CompressionStream("gzip"));
}

/** Let the browser save a log, and the look of the page, as a file. */
export async function saveLog(log: ArrayBuffer): Promise<void> {
  const data = await packed(log, storedLook());
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`goldenrule-${day}.goldenrule-export`, new Blob([data]));
}

/** Read a file. Throws an error if it is damaged, of a later version, or another kind of file. */
export async function unpacked(file: Uint8Array<ArrayBuffer>): Promise<{ log: ArrayBuffer; look: string }> {
  const data = new Uint8Array(await through(file, new DecompressionStream("gzip")));
  const end = data.indexOf(NEWLINE);
  const head = JSON.parse(new TextDecoder().decode(data.subarray(0, end))) as Head;
  if (head.goldenrule !== FORMAT || typeof head.look !== "string") throw new Error("no export of this version");
  return { log: data.slice(end + 1).buffer, look: head.look };
}

async function through(
  data: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  const { body } = new Response(data);
  if (!body) throw new Error("an empty file");
  const changed = body.pipeThrough(change as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Response(changed).arrayBuffer();
}

export const storedLook = (): string => localStorage.getItem(LOOK) ?? "{}";
export const storeLook = (look: string): void => localStorage.setItem(LOOK, look);
