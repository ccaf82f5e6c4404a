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

/** A log starts with a short line; so much of a file shows whether it has a complete one. */
const BEGINNING = 1 << 16;
const NEWLINE = 10;

/** What a file holds: a complete line behind its head, part of one, or nothing. */
const NOTHING = 0;
const PART = 1;
const LINES = 2;

/** What is known of a file. */
interface Found {
  readonly file: Handle;
  readonly holds: typeof NOTHING | typeof PART | typeof LINES;
  readonly size: number;
  /** Its head is complete: the file can be appended to. */
  readonly isWhole: boolean;
  /** Its head was never written: a replacement that was interrupted. */
  readonly isUnfinished: boolean;
  /** Its generation; a damaged head leaves two possible ones, or none. */
  readonly generations: readonly number[];
}

function inspect(file: Handle): Found {
  const size = file.getSize();
  const head = new Uint8Array(HEAD);
  const isShort = file.read(head, { at: 0 }) < HEAD;
  const view = new DataView(head.buffer);
  const generations = isShort ? [] : [...new Set([view.getUint32(4), ~view.getUint32(8) >>> 0])].filter(Boolean);
  const beginning = new Uint8Array(Math.max(0, Math.min(size - HEAD, BEGINNING)));
  file.read(beginning, { at: HEAD });
  return {
    file,
    holds: beginning.includes(NEWLINE) ? LINES : beginning.length ? PART : NOTHING,
    size,
    isWhole: view.getUint32(0) === MAGIC && view.getUint32(4) !== 0 && view.getUint32(8) === ~view.getUint32(4) >>> 0,
    isUnfinished: head.every((byte) => byte === 0),
    generations,
  };
}

/** Is the content of a file better than, or as good as, that of the other one? A damaged head alone loses nothing. */
function isBetter(one: Found, other: Found): boolean {
  if (one.holds !== other.holds) return one.holds > other.holds;
  // content is complete before the first byte of its head is written
  if (one.isUnfinished !== other.isUnfinished) return other.isUnfinished;
  return (later(one, other) || Number(one.size > other.size) - Number(one.size < other.size)) >= 0;
}

/** Return 1 if a file has the higher generation, -1 if it has the lower one, 0 if that is not known. */
function later(one: Found, other: Found): number {
  const [first = 0, ...more] = one.generations;
  const [second = 0, ...rest] = other.generations;
  if (first && second && !more.length && !rest.length) return Math.sign(first - second);
  // one of two possible generations is a neighbour of the other file's
  const after = one.generations.some((each) => other.generations.includes(each - 1));
  const before = one.generations.some((each) => other.generations.includes(each + 1));
  return Number(after) - Number(before);
}

/** Return a generation above both files'. Of two possible ones the neighbour of the other file's is the true one. */
function nextGeneration(used: Found, spare: Found): number {
  const near = used.generations.filter((each) => spare.generations.some((other) => Math.abs(each - other) === 1));
  const likely = near.length ? near : used.generations;
  const all = [Math.min(...likely, MOST), ...(spare.isWhole ? spare.generations : [])].filter((each) => each < MOST);
  return Math.max(0, ...all) + 1;
}

/** No log is rewritten so often. */
const MOST = 1 << 30;

function headOf(generation: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEAD));
  view.setUint32(0, MAGIC);
  view.setUint32(4, generation);
  view.setUint32(8, ~generation >>> 0);
  return new Uint8Array(view.buffer);
}

/**
 * A log in two files, of which the one with the higher generation counts. A replacement is written to the other file,
 * whose head comes last: it counts as a whole or not at all. Where a head is damaged, the content counts nevertheless,
 * and is written to the other file: the engine finds out which of its lines are good.
 */
export class FileLog implements Log {
  readonly stored: Uint8Array;
  private used: Handle;
  private spare: Handle;
  private generation: number;
  private end: number;

  /** Throws an error, and leaves all content where it is, if a damaged file cannot be mended. */
  constructor(one: Handle, other: Handle) {
    const [used, spare] = chosen(one, other);
    [this.used, this.spare] = [used.file, spare.file];
    this.stored = contentOf(used);
    this.end = used.size;
    this.generation = nextGeneration(used, spare) - 1;
    if (used.isWhole) return;
    if (used.holds === NOTHING) {
      this.generation = 1;
      this.used.truncate(0);
      write(this.used, headOf(1), 0);
      this.used.flush();
      this.end = HEAD;
    } else {
      this.replaceAll(new Uint8Array(this.stored));
      this.spare.truncate(0); // its content is in the other file
      this.spare.flush();
    }
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
    return settled(() => this.replaceAll(data));
  }

  private replaceAll(data: Uint8Array<ArrayBuffer>): void {
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
  }
}

/** Return both files, first the one whose content counts. */
function chosen(one: Handle, other: Handle): [Found, Found] {
  const [first, second] = [inspect(one), inspect(other)];
  return isBetter(first, second) ? [first, second] : [second, first];
}

function contentOf({ file, size }: Found): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(Math.max(0, size - HEAD));
  file.read(content, { at: HEAD });
  return content;
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

/** What a log is opened with; tests have their own. */
export interface Places {
  /** The browser's file system; null where it has none that a worker can write to. */
  readonly files: (() => Promise<FileSystemDirectoryHandle>) | null;
  readonly database: IDBFactory;
}

function browserPlaces(): Places {
  const storage = navigator.storage as StorageManager | undefined;
  const isThere =
    typeof storage?.getDirectory === "function" &&
    typeof FileSystemFileHandle === "function" &&
    "createSyncAccessHandle" in FileSystemFileHandle.prototype;
  return { files: isThere ? () => storage.getDirectory() : null, database: indexedDB };
}

/**
 * Open the log of a name. `inFiles`: it was in the file system before. Throws `LogBusy` if another tab has it, and
 * another error if this start has to be tried again: a second log in another place would hide the games.
 */
export async function openLog(name: string, inFiles: boolean, places: Places = browserPlaces()): Promise<Log> {
  const inDatabase = () => DatabaseLog.open(places.database, name, `${Date.now()} ${Math.random()}`);
  if (!places.files) return inDatabase();
  let folder: FileSystemDirectoryHandle;
  try {
    const root = await places.files();
    folder = await root.getDirectoryHandle(encodeURIComponent(name), { create: true });
  } catch (error) {
    if (inFiles) throw error;
    // private windows refuse each time; any other error may be gone at the next start
    if ((error as Error).name === "SecurityError" || (await isStored(places.database, name))) return inDatabase();
    throw error;
  }
  const log = new FileLog(await openFile(folder, "games.0"), await openFile(folder, "games.1"));
  // files that can be used only now: the games are where they were begun
  if (log.stored.length || inFiles) return log;
  return (await isStored(places.database, name).catch(() => false)) ? inDatabase() : log;
}

/** Is there a log in IndexedDB? */
async function isStored(factory: IDBFactory, name: string): Promise<boolean> {
  const opening = factory.open(name, 1);
  let isNew = false;
  opening.onupgradeneeded = () => {
    isNew = true;
    opening.transaction?.abort(); // no empty database is left behind
  };
  try {
    const database = await requested(opening);
    const count = await requested(database.transaction(STORE).objectStore(STORE).count());
    database.close();
    return count > 0;
  } catch (error) {
    if (isNew) return false;
    throw error;
  }
}
