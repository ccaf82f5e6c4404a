/** Messages between the page and the Web Worker that has the engine, and the files that both are made of. */

/** `engine.json`: what the engine is loaded from. A part is its path and its size; ".gz" is unpacked by the worker. */
export interface Files {
  readonly version: string;
  /** The folder of Pyodide's own modules. */
  readonly index: string;
  readonly parts: Readonly<Record<string, readonly [path: string, bytes: number]>>;
  /** What a page needs before the engine runs, by language; English is first. */
  readonly starts: Readonly<Record<string, string>>;
}

/** Start. `late` are tables whose last answer never ended, so that the engine before was stopped. */
export interface Begin {
  readonly is: "begin";
  readonly files: string;
  readonly lang: string;
  /** The name of the log: pages in other folders have their own. */
  readonly log: string;
  /** The log was in the browser's file system at an earlier start. */
  readonly inFiles: boolean;
  readonly late: readonly string[];
  /** Start with no games: what is stored is replaced. */
  readonly isFresh: boolean;
}
export type Call =
  | {
      readonly is: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly lang: string;
      readonly body: string;
    }
  | { readonly is: "open"; readonly id: number; readonly path: string }
  | { readonly is: "send"; readonly id: number; readonly text: string }
  | { readonly is: "close"; readonly id: number }
  /** Answered by the same as soon as the engine has nothing else to do. */
  | { readonly is: "here" }
  /** Everything that is stored as one file; the answer to "import" comes before a new start. */
  | { readonly is: "export"; readonly id: number }
  | { readonly is: "import"; readonly id: number; readonly data: ArrayBuffer };
export type ToEngine = Begin | Call;

/** Why the engine could not be started: another tab has the log, nothing can be stored, its log, or another fault. */
export type Fault = "busy" | "storage" | "log" | "broken";
/** What is lost of a damaged log, in words, and the log as it was. */
export interface Lost {
  readonly text: string;
  readonly stored: ArrayBuffer;
}
export interface Reply {
  readonly is: "reply";
  readonly id: number;
  readonly status: number;
  readonly type: string;
  readonly data: ArrayBuffer;
}
export type FromEngine =
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  /** `marks`: milliseconds from the worker's start to the steps of its own. `lost`: the log was damaged. */
  | {
      readonly is: "ready";
      readonly marks: Readonly<Record<string, number>>;
      readonly inFiles: boolean;
      readonly lost?: Lost;
    }
  /** `stored`: the log, if the engine could not start with it. */
  | { readonly is: "failed"; readonly fault: Fault; readonly text: string; readonly stored?: ArrayBuffer }
  | Reply
  | { readonly is: "opened"; readonly id: number }
  | { readonly is: "message"; readonly id: number; readonly text: string }
  | { readonly is: "closed"; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly is: "here" };

/** Messages between the engine's worker and the one that searches. */
export interface Search {
  readonly id: number;
  readonly data: Uint8Array<ArrayBuffer>;
}
export type ToThinker = { readonly is: "begin"; readonly files: string } | ({ readonly is: "search" } & Search);
export type FromThinker =
  | { readonly is: "ready" }
  | ({ readonly is: "found" } & Search)
  | { readonly is: "failed"; readonly text: string; readonly id?: number };
