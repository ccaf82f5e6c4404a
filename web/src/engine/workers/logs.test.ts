import { expect, test } from "vitest";
import { DatabaseLog, FileLog, openLog, type Handle, type Places } from "./logs.ts";

/** A file in memory; after `left` more bytes the disk is full. */
class File implements Handle {
  data = new Uint8Array();
  left = Infinity;

  getSize(): number {
    return this.data.length;
  }
  read(into: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    const found = this.data.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  write(data: Uint8Array<ArrayBuffer>, { at }: { at: number }): number {
    const part = data.subarray(0, Math.max(0, Math.min(data.length, this.left)));
    this.left -= part.length;
    const longer = new Uint8Array(Math.max(this.data.length, at + part.length));
    longer.set(this.data);
    longer.set(part, at);
    this.data = longer;
    return part.length;
  }
  truncate(size: number): void {
    this.data = this.data.slice(0, size);
  }
  flush(): void {
    return;
  }
}

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const stored = (one: File, other: File) => new TextDecoder().decode(new FileLog(one, other).stored);

test("what is appended is there the next time", async () => {
  const [one, other] = [new File(), new File()];
  const log = new FileLog(one, other);
  expect(log.stored.length).toBe(0);
  await log.append(bytes("a"));
  await log.append(bytes("b"));
  expect(stored(one, other)).toBe("ab");
});

test("a replacement counts, and is appended to", async () => {
  const [one, other] = [new File(), new File()];
  const log = new FileLog(one, other);
  await log.append(bytes("a long text"));
  await log.replace(bytes("new"));
  await log.append(bytes("er"));
  expect(stored(one, other)).toBe("newer");
  await log.replace(bytes("x"));
  expect(stored(one, other)).toBe("x");
  const again = new FileLog(one, other);
  await again.append(bytes("y"));
  expect(stored(one, other)).toBe("xy");
});

test("what finds no room on the disk changes nothing", async () => {
  const [one, other] = [new File(), new File()];
  const log = new FileLog(one, other);
  await log.append(bytes("all"));
  one.left = 2;
  await expect(log.append(bytes("more"))).rejects.toThrow("full");
  one.left = Infinity;
  expect(stored(one, other)).toBe("all");
  await log.append(bytes("!"));
  expect(stored(one, other)).toBe("all!");
});

test("a replacement that is interrupted counts only if its content is complete", async () => {
  for (let left = 0; left < 12 + 3 + 12; left++) {
    const [one, other] = [new File(), new File()];
    const log = new FileLog(one, other);
    await log.append(bytes("old"));
    other.left = left;
    other.truncate = () => undefined; // the tab is gone: nothing is cleared up
    await expect(log.replace(bytes("new"))).rejects.toThrow();
    other.truncate = (size) => File.prototype.truncate.call(other, size);
    expect(stored(one, other)).toBe(left <= 12 + 3 ? "old" : "new");
    expect(stored(one, other)).toBe(left <= 12 + 3 ? "old" : "new");
  }
});

const HEAD = 12;
/** Both files after some replacements: the newer one is the second or the first, and shorter than the older one. */
async function replaced(times: number): Promise<{ newer: File; older: File; both: [File, File] }> {
  const both: [File, File] = [new File(), new File()];
  const log = new FileLog(...both);
  await log.append(bytes("a log that is longer than its replacement\n"));
  for (let n = 0; n < times; n++) await log.replace(bytes("new\n"));
  await log.append(bytes("newest\n"));
  const [newer, older] = times % 2 ? [both[1], both[0]] : both;
  return { newer, older, both };
}
const orders = (both: [File, File]): [File, File][] => [both, [both[1], both[0]]];

test("a changed byte in the head of either file loses nothing", async () => {
  for (const times of [0, 1, 4, 5])
    for (const which of ["newer", "older"] as const)
      for (let at = 0; at < HEAD; at++)
        for (const change of [1, 0x80, 0xff])
          for (const order of [0, 1] as const) {
            const found = await replaced(times);
            const file = found[which];
            if (file.data.length === 0) continue;
            file.data[at] = (file.data[at] ?? 0) ^ change;
            const both = orders(found.both)[order] as [File, File];
            const whole = times ? "new\nnewest\n" : "a log that is longer than its replacement\nnewest\n";
            const log = new FileLog(...both);
            expect(new TextDecoder().decode(log.stored)).toBe(whole);
            await log.append(bytes("more\n"));
            expect(stored(...both)).toBe(`${whole}more\n`);
            await log.replace(bytes("all\n"));
            expect(stored(...both)).toBe("all\n");
          }
});

test("a file that is cut to its head or less leaves the older one", async () => {
  for (let size = 0; size <= HEAD; size++)
    for (const order of [0, 1] as const) {
      const found = await replaced(1);
      found.newer.truncate(size);
      const both = orders(found.both)[order] as [File, File];
      const log = new FileLog(...both);
      expect(new TextDecoder().decode(log.stored)).toBe("a log that is longer than its replacement\n");
      await log.replace(bytes("all\n"));
      expect(stored(...both)).toBe("all\n");
      expect(stored(both[1], both[0])).toBe("all\n");
    }
});

test("content is never written over where it is the only one", async () => {
  for (let at = 0; at < HEAD; at++) {
    const { newer, older, both } = await replaced(1);
    older.truncate(0);
    newer.data[at] = (newer.data[at] ?? 0) ^ 1;
    const before = newer.data.slice();
    older.left = 20; // the disk is full
    expect(() => new FileLog(...both)).toThrow("full");
    expect(newer.data).toEqual(before);
    older.left = Infinity;
    expect(stored(...both)).toBe("new\nnewest\n");
    expect([newer.data.length, stored(...both)]).toEqual([0, "new\nnewest\n"]);
  }
});

/** IndexedDB with or without a log, as far as it is used. */
function database(pieces: readonly Uint8Array[] | null): IDBFactory {
  const answered = <T>(result: T) => {
    const request = { result, error: null, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  let count = pieces;
  const transaction = () => {
    const change = {
      oncomplete: null as (() => void) | null,
      objectStore: () => ({
        count: () => answered(count?.length ?? 0),
        getAll: () => answered(count ?? []),
        put: () => undefined,
      }),
    };
    setTimeout(() => change.oncomplete?.());
    return change;
  };
  const open = () => {
    const opened = {
      result: { transaction, createObjectStore: () => undefined, close: () => undefined },
      error: null as Error | null,
      transaction: { abort: () => (opened.error = new Error("aborted")) },
      onupgradeneeded: null as (() => void) | null,
      onsuccess: null as (() => void) | null,
      onerror: null as (() => void) | null,
    };
    queueMicrotask(() => {
      if (!count) opened.onupgradeneeded?.();
      if (opened.error) return opened.onerror?.();
      count ??= [];
      opened.onsuccess?.();
    });
    return opened;
  };
  return { open } as unknown as IDBFactory;
}

const files = (...both: [File, File]): Places["files"] => {
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    getFileHandle: (name: string) =>
      Promise.resolve({ createSyncAccessHandle: () => Promise.resolve(both[Number(name.at(-1))]) }),
  };
  return () => Promise.resolve(folder as unknown as FileSystemDirectoryHandle);
};
const failing =
  (name: string): Places["files"] =>
  () =>
    Promise.reject(new DOMException("no", name));
const GAMES = [bytes("games\n")];

test("games are in the file system where there is one", async () => {
  const log = await openLog("x", false, { files: files(new File(), new File()), database: database(null) });
  expect(log).toBeInstanceOf(FileLog);
});

test("without a file system, or where it is always refused, games are in IndexedDB", async () => {
  for (const found of [null, failing("SecurityError")])
    for (const pieces of [null, GAMES]) {
      const log = await openLog("x", false, { files: found, database: database(pieces) });
      expect(log).toBeInstanceOf(DatabaseLog);
      expect(log.stored.length).toBe(pieces ? 6 : 0);
    }
});

test("a file system that fails once does not begin games elsewhere", async () => {
  const fails = (kind: string, inFiles: boolean, pieces: Uint8Array[] | null) =>
    expect(openLog("x", inFiles, { files: failing(kind), database: database(pieces) })).rejects.toThrow("no");
  await fails("UnknownError", false, null);
  await fails("UnknownError", false, []);
  await fails("UnknownError", true, GAMES);
  await fails("SecurityError", true, null);
});

test("games that were begun in IndexedDB stay there", async () => {
  const failed = { files: failing("UnknownError"), database: database(GAMES) };
  expect(await openLog("x", false, failed)).toBeInstanceOf(DatabaseLog);
  const working = { files: files(new File(), new File()), database: database(GAMES) };
  expect(await openLog("x", false, working)).toBeInstanceOf(DatabaseLog);
});
