/** The socket of a table: opens itself again when it breaks, and gives each request what the server answers to it. */
import { VERSION, type Done, type Message, type Request } from "./protocol.ts";
import { Refusal, TableState, type Ask } from "./table.svelte.ts";
import type { Socket } from "./transport.ts";
import { t } from "./words.ts";

export interface Around {
  /** Opens a socket to the table. */
  readonly open: () => Socket;
  /** Whether the server still lets this page in; asked when a socket could not be opened. Throws if it is not there. */
  readonly welcome: () => Promise<boolean>;
  /** Whether what plays the games has been prepared; until then the table may take its time. */
  readonly isReady?: () => boolean;
  /** There is no server: the games are played in this page. */
  readonly isAlone?: boolean;
  /** Load the page anew, for the server speaks another version. */
  readonly reload: () => void;
  /** What lets the page in, and what opens the next game (`TableState`). */
  readonly token?: string;
  readonly again?: TableState["again"];
  readonly random?: () => number;
}

const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A server that answers nothing for so long is not there, whatever the socket says. */
export const PATIENCE = 15_000;
const SECOND = 1000;
/** Of a server that has said nothing for so long it is asked whether it is there: it may have nothing to tell. */
export const SILENCE = 30_000;

interface Waiting {
  readonly done: (done: Done) => void;
  readonly refuse: (why: Refusal) => void;
  /** Of what takes long by itself there is none. */
  readonly timer: ReturnType<typeof setTimeout> | null;
}

export class Connection {
  readonly table: TableState;
  private socket: Socket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Until when a table has to be shown before the page says that it is not. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly around: Around) {
    this.table = new TableState((ask) => this.request(ask), around.token, around.again);
    this.connect();
  }

  /**
   * Try again at once, if it is being waited for that. A socket that stands is asked whether the server is still there:
   * where a machine has slept, or its network was away, it says nothing of having been given up.
   */
  now(): void {
    if (this.closed || this.table.link === "refused") return;
    if (this.socket) {
      this.listen(0);
      return;
    }
    clearTimeout(this.retry);
    this.connect();
  }

  /** When nothing is heard for so long, ask whether the server is there; what does not answer is given up. */
  private listen(wait: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (![...this.waiting.values()].some((each) => each.timer !== null)) this.table.here().catch(() => undefined);
    }, wait);
  }

  /** Close for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    const socket = this.around.open();
    this.socket = socket;
    let opened = false;
    this.whenSlow(() => {
      if (this.socket !== socket || this.table.now) return;
      this.table.trouble = opened ? this.slow() : this.away();
      if (!opened) void this.lost(false);
    });
    socket.onopen = () => (opened = true);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.take(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) void this.lost(opened, event.reason);
    };
  }

  /** Call `then` after the patience. It does not start before there is something that could answer. */
  private whenSlow(then: () => void, left = PATIENCE): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      const rest = this.around.isReady?.() === false ? PATIENCE : left - SECOND;
      if (rest > 0) this.whenSlow(then, rest);
      else then();
    }, SECOND);
  }

  private readonly slow = () => t(this.around.isAlone ? "page-engine-table-slow" : "page-open-slow");
  private readonly closedUnasked = () => t(this.around.isAlone ? "page-engine-table-closed" : "page-open-closed");
  private readonly away = () => t(this.around.isAlone ? "page-engine-away" : "page-open-away");

  /** Say good-bye to the socket, and to whoever waits for an answer on it. */
  private drop(): void {
    clearTimeout(this.silence);
    clearTimeout(this.patience);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const each of this.waiting.values()) {
      clearTimeout(each.timer ?? undefined);
      each.refuse(new Refusal(t("page-broken-off")));
    }
    this.waiting.clear();
  }

  /** The socket is closed, for a `reason` if the server has said one. A table that was never shown says why. */
  private async lost(opened: boolean, reason = ""): Promise<void> {
    this.drop();
    if (this.closed) return;
    if (this.table.link === "open") this.table.link = "lost";
    if ((!opened || !this.table.now) && !(await this.letsIn(reason))) {
      this.table.link = "refused";
      return;
    }
    if (this.closed || this.socket) return;
    this.table.link = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    const random = this.around.random ?? Math.random;
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + random() / 2));
  }

  /** A server that is not there may let us in when it is back. */
  private async letsIn(reason: string): Promise<boolean> {
    try {
      const welcome = await this.around.welcome();
      this.table.trouble = reason ? t("page-open-because", { reason }) : this.closedUnasked();
      return welcome;
    } catch {
      this.table.trouble = this.away();
      return true;
    }
  }

  private take(message: Message): void {
    this.listen(SILENCE);
    if (message.is === "welcome" && message.version !== VERSION) {
      this.close();
      this.around.reload();
      return;
    }
    if (message.is === "done" || message.is === "refused") {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      clearTimeout(waiting.timer ?? undefined);
      if (message.is === "done") waiting.done(message);
      else waiting.refuse(new Refusal(message.text, message.kind));
      return;
    }
    this.table.take(message);
    if (message.is === "now") {
      this.failures = 0;
      this.table.link = "open";
    }
  }

  /** Send a request, and promise what the server answers. Rejects with `Refusal`, also if the answer cannot come. */
  request(ask: Ask): Promise<Done> {
    const socket = this.socket;
    if (socket?.readyState !== OPEN) return Promise.reject(new Refusal(t("page-not-connected")));
    const id = ++this.lastId;
    return new Promise((done, refuse) => {
      const timer = ask.do === "hint" ? null : setTimeout(() => void this.lost(true), PATIENCE);
      this.waiting.set(id, { done, refuse, timer });
      socket.send(JSON.stringify({ ...ask, id } satisfies Request));
    });
  }
}

/** The path of a table's socket, in the page's language. Who watches may look `over` a shoulder. */
export function socketPath(
  table: string,
  token: string,
  over = "",
  lang: string = document.documentElement.lang,
): string {
  const asked = new URLSearchParams({ token, v: String(VERSION), ...(over && { over }), ...(lang && { lang }) });
  return `ws/${encodeURIComponent(table)}?${asked.toString()}`;
}
