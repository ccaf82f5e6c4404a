import { afterEach, expect, test, vi } from "vitest";
import { turnedAway } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());
const answers = (status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"detail": "No."}', { status })));

test("a table lets in, or does not; whoever asks too often is to ask again", async () => {
  answers(200);
  expect(await turnedAway("x", "token")).toBe("");
  for (const status of [403, 404]) {
    answers(status);
    expect(await turnedAway("x", "token")).toBe("No.");
  }
  for (const status of [429, 500]) {
    answers(status);
    await expect(turnedAway("x", "token")).rejects.toThrow("No.");
  }
});
