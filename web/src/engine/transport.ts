/** The engine in a Web Worker as what plays the page's games: requests, sockets, and a timer for endless answers. */
import type { Socket, Transport } from "../lib/transport.ts";
import type { Begin, Call, Fault, Files, FromEngine, Lost, Reply, ToEngine } from "./messages.ts";

/** What is used of the engine's worker. */
export interface Engine {
  postMessage(message: ToEngine, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What the page shows of the engine. */
export interface Listener {
  progress(done: number, all: number): void;
  /** `lost`: what is lost of a damaged log. */
  ready(marks: Readonly<Record<string, number>>, inFiles: boolean, lost?: Lost): void;
  /** `stored`: the log, if the engine could not start with it. */
  failed(fault: Fault, text: string, stored?: ArrayBuffer): void;
  /** An answer never ended: the engine was stopped, and is started again. */
  late(): void;
}

/** An engine that is busy for longer than this, in seconds, with one answer is stopped. */
export const PATIENCE = 30;

interface Waiting {
  readonly found: (reply: Reply) => void;
  readonly lost: (error: Error) => void;
}

export class EngineTransport implements Transport {
  private engine: Engine | null = null;
  /** What has been asked before there was an engine. */
  private outbox: [Call, Transferable[]][] = [];
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, EngineSocket>();
  private lastId = 0;
  /** The seconds that the engine has been busy, as far as this page was running. */
  private busy = 0;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** The engine could not be started, or broke; nothing is answered until it is started again. */
  private hasFailed = false;
  isReady = false;
  readonly isAlone = true;

  constructor(
    private readonly make: () => Engine,
    private readonly settings: () => Pick<Begin, "files" | "lang" | "log" | "inFiles">,
    private readonly listener: Listener,
  ) {}

  /** Start the engine, and hand over what has been asked meanwhile. `isFresh`: without anything that is stored. */
  start(late: readonly string[] = [], isFresh = false): void {
    if (this.engine) return;
    this.hasFailed = false;
    const engine = (this.engine = this.make());
    engine.onmessage = ({ data }) => this.take(data);
    engine.onerror = (event) => this.fail("broken", event.message);
    engine.postMessage({ is: "begin", ...this.settings(), late, isFresh });
    for (const [call, transfer] of this.outbox.splice(0)) this.post(call, transfer);
  }

  /** Stop the engine: its sockets are closed, and what it was asked fails. */
  stop(): void {
    this.engine?.terminate();
    this.engine = null;
    this.isReady = false;
    this.unwatch();
    for (const each of this.waiting.values()) each.lost(new Error("The engine has been stopped."));
    this.waiting.clear();
    this.outbox = []; // all of it has been told
    for (const socket of [...this.sockets.values()]) socket.take(closedBy(socket));
  }

  async request(method: string, path: string, body: unknown, lang: string): Promise<Response> {
    const text = body === undefined ? "" : JSON.stringify(body);
    return responseOf(await this.ask((id) => ({ is: "request", id, method, path: `/${path}`, lang, body: text })));
  }

  open(path: string): Socket {
    const socket = new EngineSocket(
      ++this.lastId,
      (call) => this.post(call),
      () => this.sockets.delete(socket.id),
      decodeURIComponent(/^ws\/([^?]*)/.exec(path)?.[1] ?? ""),
    );
    this.sockets.set(socket.id, socket);
    if (this.hasFailed) queueMicrotask(() => socket.take(closedBy(socket)));
    else this.post({ is: "open", id: socket.id, path: `/${path}` });
    return socket;
  }

  /** The engine has no pictures of its own. */
  address(): string {
    return "";
  }

  async early(lang: string): Promise<Response> {
    const { files } = this.settings();
    const { starts } = (await (await fetch(files)).json()) as Files;
    return fetch(new URL(starts[languageOf(Object.keys(starts), lang)] ?? "", files));
  }

  /** Return everything that is stored. */
  async export(): Promise<ArrayBuffer> {
    const { status, data } = await this.ask((id) => ({ is: "export", id }));
    if (status !== 200) throw new Error(String(status));
    return data;
  }

  /** Replace everything that is stored; then load the page again. Rejects, and changes nothing, if it is damaged. */
  async import(data: ArrayBuffer): Promise<void> {
    const { status } = await this.ask((id) => ({ is: "import", id, data }));
    if (status !== 204) throw new Error(String(status));
    this.stop(); // it still has what was replaced
  }

  private ask(call: (id: number) => Call): Promise<Reply> {
    if (this.hasFailed) return Promise.reject(new Error("The engine has failed."));
    const id = ++this.lastId;
    return new Promise((found, lost) => {
      this.waiting.set(id, { found, lost });
      this.post(call(id));
    });
  }

  private post(call: Call, transfer: Transferable[] = []): void {
    if (!this.engine) {
      if (!this.hasFailed) this.outbox.push([call, transfer]);
      return;
    }
    this.engine.postMessage(call, transfer);
    if (this.isReady && call.is !== "here") this.watchIt();
  }

  /** Ask the engine whether it is still there, and count the seconds until it is. */
  private watchIt(): void {
    if (this.watch !== undefined) return;
    this.busy = 0;
    // A second at a time: a machine that has slept has not waited.
    this.watch = setInterval(() => {
      if (++this.busy >= PATIENCE) this.restart();
    }, 1000);
    this.post({ is: "here" });
  }

  private unwatch(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private restart(): void {
    const late = [...this.sockets.values()].filter((socket) => socket.asks).map((socket) => socket.table);
    this.stop();
    this.listener.late();
    this.start(late);
  }

  private take(message: FromEngine): void {
    if (message.is === "reply") {
      this.waiting.get(message.id)?.found(message);
      this.waiting.delete(message.id);
    } else if (message.is === "here") this.unwatch();
    else if (message.is === "progress") this.listener.progress(message.done, message.all);
    else if (message.is === "failed") this.fail(message.fault, message.text, message.stored);
    else if (message.is === "ready") {
      this.isReady = true;
      this.listener.ready(message.marks, message.inFiles, message.lost);
    } else this.sockets.get(message.id)?.take(message);
  }

  private fail(fault: Fault, text: string, stored?: ArrayBuffer): void {
    this.hasFailed = true;
    this.stop();
    this.listener.failed(fault, text, stored);
  }
}

const closedBy = ({ id }: EngineSocket) => ({ is: "closed", id, code: 1001, reason: "" }) as const;

/** A socket of the page, whose other end is in the engine. */
class EngineSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** Something has been sent, and nothing has come since then. */
  asks = false;

  constructor(
    readonly id: number,
    private readonly post: (call: Call) => void,
    private readonly gone: () => void,
    readonly table: string,
  ) {}

  send(data: string | BufferSource | Blob): void {
    if (this.readyState !== WebSocket.OPEN || typeof data !== "string") return;
    this.asks = true;
    this.post({ is: "send", id: this.id, text: data });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.gone();
    this.post({ is: "close", id: this.id });
  }

  take(message: FromEngine & { is: "opened" | "message" | "closed" }): void {
    const self = this as unknown as WebSocket;
    if (message.is === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(self, new Event("open"));
    } else if (message.is === "message") {
      this.asks = false;
      this.onmessage?.call(self, new MessageEvent("message", { data: message.text }));
    } else {
      this.readyState = WebSocket.CLOSED;
      this.gone();
      this.onclose?.call(self, new CloseEvent("close", { code: message.code, reason: message.reason }));
    }
  }
}

function responseOf({ status, type, data }: Reply): Response {
  // a response without content may have no body, not even an empty one
  return new Response(status === 204 ? null : data, { status, headers: { "content-type": type } });
}

/** The first of some languages that a person has chosen, or that their browser prefers; else the first there is. */
export function languageOf(
  there: readonly string[],
  chosen: string,
  preferred: readonly string[] = navigator.languages,
): string {
  for (const wanted of [...(chosen ? [chosen] : []), ...preferred]) {
    const found = there.find((each) => isSame(each, wanted));
    if (found) return found;
  }
  return there[0] ?? "";
}

/** Do two tags name a language in the same script? "zh-TW" is "zh-Hant". */
function isSame(one: string, other: string): boolean {
  try {
    const [first, second] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
    return first?.language === second?.language && first?.script === second?.script;
  } catch {
    return false; // no tag of a language
  }
}
