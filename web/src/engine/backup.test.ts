import { expect, test } from "vitest";
import { packed, unpacked } from "./backup.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = async (text: string, look = "{}") => new Uint8Array(await packed(bytes(text).buffer, look));

test("what is exported is imported as it was", async () => {
  const found = await unpacked(await file("one\ntwo\n", '{"theme":"dark"}'));
  expect(new TextDecoder().decode(found.log)).toBe("one\ntwo\n");
  expect(found.look).toBe('{"theme":"dark"}');
});

test("a file that is cut, changed or of another kind is refused", async () => {
  const data = await file("one\ntwo\n");
  const changed = data.map((byte, n) => (n === data.length - 6 ? byte ^ 1 : byte)); // in the checksum of gzip
  for (const each of [data.slice(0, -9), changed, bytes("a text"), new Uint8Array()])
    await expect(unpacked(each)).rejects.toThrow();
});

test("a file of a later version is refused", async () => {
  const stream = new Response('{"goldenrule": 2, "look": "{}"}\nlog').body?.pipeThrough(new CompressionStream("gzip"));
  const later = new Uint8Array(await new Response(stream).arrayBuffer());
  await expect(unpacked(later)).rejects.toThrow("version");
});
