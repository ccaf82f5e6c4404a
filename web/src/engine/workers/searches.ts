/** The worker that searches: started when there is time or need, ended when a search takes too long. */
import type { FromThinker, ToThinker } from "../messages.ts";

/** What is used of the worker. */
export interface Thinker {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A search is endless if it takes longer than this, in seconds. */
export const LONGEST = 180;

interface Waiting {
  readonly found: (data: Uint8Array<ArrayBuffer>) => void;
  readonly lost: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Searches {
  private thinker: Thinker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly make: () => Thinker,
    private readonly files: string,
  ) {}

  /** Start the worker, if it is not there. */
  start(): Thinker {
    if (this.thinker) return this.thinker;
    const thinker = (this.thinker = this.make());
    thinker.onmessage = ({ data }) => {
      if (data.is === "found") this.take(data.id)?.found(data.data);
      else if (data.is === "failed" && data.id !== undefined) this.take(data.id)?.lost(lost("ended", data.text));
      else if (data.is === "failed") this.end("ended", data.text);
    };
    thinker.onerror = (event) => this.end("ended", event.message);
    thinker.postMessage({ is: "begin", files: this.files });
    return thinker;
  }

  /** Carry out a call. Rejects with an error named "late" or "ended" if the worker was lost. */
  search(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const thinker = this.start();
    const id = ++this.last;
    return new Promise((found, lost) => {
      const timer = setTimeout(() => this.end("late", "The search took too long."), LONGEST * 1000);
      this.waiting.set(id, { found, lost, timer });
      thinker.postMessage({ is: "search", id, data });
    });
  }

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    clearTimeout(found?.timer);
    this.waiting.delete(id);
    return found;
  }

  private end(name: "late" | "ended", text: string): void {
    this.thinker?.terminate();
    this.thinker = null;
    for (const id of [...this.waiting.keys()]) this.take(id)?.lost(lost(name, text));
  }
}

function lost(name: "late" | "ended", text: string): Error {
  const error = new Error(text);
  error.name = name;
  return error;
}
