import { expect, test } from "vitest";
import { FileLog, type Handle } from "./logs.ts";

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

test("a replacement that is interrupted at any byte does not count", async () => {
  for (let left = 0; left < 12 + 3 + 12; left++) {
    const [one, other] = [new File(), new File()];
    const log = new FileLog(one, other);
    await log.append(bytes("old"));
    other.left = left;
    other.truncate = () => undefined; // the tab is gone: nothing is cleared up
    await expect(log.replace(bytes("new"))).rejects.toThrow();
    other.truncate = (size) => File.prototype.truncate.call(other, size);
    expect(stored(one, other)).toBe("old");
  }
});
