/** Where everything is stored: a log of bytes in the browser's file system, or in IndexedDB where there is none. */

export interface Log {
  readonly stored: Uint8Array;
  /** Write behind the end. Resolves when the bytes are on disk; rejects, and changes nothing, if they are not. */
  append(data: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Replace everything, or nothing if that fails. */
  replace(data: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** Another tab has the log. */
export class LogBusy extends Error {}

/** What is used of a file (`FileSystemSyncAccessHandle`). */
export interface Handle {
  getSize(): number;
  read(into: Uint8Array<ArrayBuffer>, at: { at: number }): number;
  write(data: Uint8Array<ArrayBuffer>, at: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
}

const MAGIC = 0x676f6c64;
/** Before the content of a file: the magic number, its generation, and the generation with all bits inverted. */
const HEAD = 12;

/** The generation of a file, 0 if it has no complete head. */
function generationOf(file: Handle): number {
  const head = new Uint8Array(HEAD);
  if (file.read(head, { at: 0 }) < HEAD) return 0;
  const view = new DataView(head.buffer);
  const generation = view.getUint32(4);
  return view.getUint32(0) === MAGIC && view.getUint32(8) === ~generation >>> 0 ? generation : 0;
}

function headOf(generation: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEAD));
  view.setUint32(0, MAGIC);
  view.setUint32(4, generation);
  view.setUint32(8, ~generation >>> 0);
  return new Uint8Array(view.buffer);
}

/**
 * A log in two files, of which the one with the higher generation counts. A replacement is written to the other file,
 * whose head comes last: it counts as a whole or not at all.
 */
export class FileLog implements Log {
  readonly stored: Uint8Array;
  private used: Handle;
  private spare: Handle;
  private generation: number;
  private end: number;

  constructor(one: Handle, other: Handle) {
    const [first, second] = [generationOf(one), generationOf(other)];
    [this.used, this.spare] = first >= second ? [one, other] : [other, one];
    this.generation = Math.max(first, second);
    if (this.generation === 0) {
      this.generation = 1;
      this.used.truncate(0);
      write(this.used, headOf(1), 0);
      this.used.flush();
    }
    this.end = this.used.getSize();
    const stored = new Uint8Array(this.end - HEAD);
    this.used.read(stored, { at: HEAD });
    this.stored = stored;
  }

  append(data: Uint8Array<ArrayBuffer>): Promise<void> {
    return settled(() => {
      try {
        write(this.used, data, this.end);
        this.used.flush();
      } catch (error) {
        this.used.truncate(this.end);
        throw error;
      }
      this.end += data.length;
    });
  }

  replace(data: Uint8Array<ArrayBuffer>): Promise<void> {
    return settled(() => {
      const next = this.spare;
      next.truncate(0);
      try {
        write(next, new Uint8Array(HEAD), 0);
        write(next, data, HEAD);
        next.flush();
        write(next, headOf(this.generation + 1), 0);
        next.flush();
      } catch (error) {
        next.truncate(0);
        throw error;
      }
      this.generation += 1;
      [this.used, this.spare] = [next, this.used];
      this.end = HEAD + data.length;
    });
  }
}

function write(file: Handle, data: Uint8Array<ArrayBuffer>, at: number): void {
  if (file.write(data, { at }) !== data.length) throw new DOMException("The disk is full.", "QuotaExceededError");
}

function settled(what: () => void): Promise<void> {
  try {
    what();
    return Promise.resolve();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

const STORE = "log";
const OWNER = "owner";

/** A log in IndexedDB, in pieces. Of two tabs the one that opened it last writes: each write checks that it still may. */
export class DatabaseLog implements Log {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
    readonly stored: Uint8Array,
  ) {}

  static async open(factory: IDBFactory, name: string, owner: string): Promise<DatabaseLog> {
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE, { autoIncrement: true });
      opening.result.createObjectStore(OWNER);
    };
    const database = await requested(opening);
    const change = database.transaction([STORE, OWNER], "readwrite", { durability: "strict" });
    change.objectStore(OWNER).put(owner, 0);
    const pieces = (await requested(change.objectStore(STORE).getAll())) as Uint8Array[];
    await done(change);
    return new DatabaseLog(database, owner, joined(pieces));
  }

  append(data: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.change((store) => store.add(data));
  }

  replace(data: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.change((store) => {
      store.clear();
      store.add(data);
    });
  }

  private async change(what: (store: IDBObjectStore) => void): Promise<void> {
    const change = this.database.transaction([STORE, OWNER], "readwrite", { durability: "strict" });
    const ended = done(change);
    const asked = change.objectStore(OWNER).get(0);
    asked.onsuccess = () => {
      if (asked.result === this.owner) what(change.objectStore(STORE));
      else change.abort();
    };
    try {
      await ended;
    } catch (error) {
      throw asked.result === this.owner ? error : new LogBusy("Another tab has the games.", { cause: error });
    }
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of pieces) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, fail) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB failed"));
  });

const done = (change: IDBTransaction): Promise<void> =>
  new Promise((found, fail) => {
    change.oncomplete = () => found();
    change.onabort = () => fail(change.error ?? new DOMException("The write was aborted.", "AbortError"));
  });

/** The tab before needs a moment to give up its files. */
const ATTEMPTS = 60;
const PAUSE = 50;

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<Handle> {
  const file = await folder.getFileHandle(name, { create: true });
  for (let attempt = 1; ; attempt++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if ((error as Error).name !== "NoModificationAllowedError") throw error;
      if (attempt === ATTEMPTS) throw new LogBusy("Another tab has the games.", { cause: error });
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

/** Open the log of a name. Throws `LogBusy` if another tab has it. */
export async function openLog(name: string): Promise<Log> {
  let folder: FileSystemDirectoryHandle;
  try {
    const root = await navigator.storage.getDirectory();
    folder = await root.getDirectoryHandle(encodeURIComponent(name), { create: true });
    if (!("createSyncAccessHandle" in FileSystemFileHandle.prototype)) throw new Error("no synchronous files");
  } catch {
    // insecure addresses and private windows have no file system
    return DatabaseLog.open(indexedDB, name, `${Date.now()} ${Math.random()}`);
  }
  const [one, other] = [await openFile(folder, "games.0"), await openFile(folder, "games.1")];
  return new FileLog(one, other);
}
