import { afterEach, expect, test, vi } from "vitest";
import { letsIn } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());
const answers = (status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"detail": "No."}', { status })));

test("a table lets in, or does not; whoever asks too often is to ask again", async () => {
  answers(200);
  expect(await letsIn("x", "token")).toBe(true);
  for (const status of [403, 404]) {
    answers(status);
    expect(await letsIn("x", "token")).toBe(false);
  }
  for (const status of [429, 500]) {
    answers(status);
    await expect(letsIn("x", "token")).rejects.toThrow("No.");
  }
});
