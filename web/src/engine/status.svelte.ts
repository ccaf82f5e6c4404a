/** What a page without a server shows of its engine. */
import type { Fault, Lost } from "./messages.ts";

type Phase =
  | { readonly is: "loading"; readonly done: number; readonly all: number }
  | { readonly is: "ready" }
  /** Another tab has the engine; `taking`: this one is about to have it. */
  | { readonly is: "elsewhere"; readonly taking: boolean }
  /** `stored`: the log, if the engine could not start with it. */
  | {
      readonly is: "failed";
      readonly fault: Fault;
      readonly text: string;
      readonly stored: ArrayBuffer | undefined;
    };

class Status {
  phase: Phase = $state.raw({ is: "loading", done: 0, all: 0 });
  /** This tab has had the engine, and shows what was true then. */
  wasReady = false;
  /** What is lost of a damaged log; null if nothing is. */
  lost: Lost | null = $state.raw(null);
  /** An answer never ended, and the engine was started again. */
  late = $state(false);
  /** A new version has been loaded, and waits until all tabs are closed. */
  update = $state(false);
  /** The page can be opened without a network. */
  offline = $state(false);
  /** The browser has promised to keep what is stored; null as long as this is not known. */
  persists: boolean | null = $state(null);
}

export const status = new Status();
