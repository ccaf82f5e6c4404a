import { afterEach, expect, test, vi } from "vitest";
import { Problem, tables, turnedAway } from "./api.ts";
import { setWords } from "./words.ts";

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

test.each([
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy", () => Promise.resolve(new Response("<h1>502 Bad Gateway</h1>", { status: 502 }))],
  ["a network", () => Promise.resolve(new Response("<h1>Sign in</h1>", { status: 200 }))],
  ["another server", () => Promise.resolve(new Response("null", { status: 500 }))],
])("where %s answers, a sentence says so", async (_, fetch) => {
  setWords("page-no-answer = The server does not answer.", "en");
  vi.stubGlobal("fetch", fetch);
  const problem = await tables().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ message: "The server does not answer.", status: 0 });
});

test("what the server says is told as it says it", async () => {
  answers(503);
  await expect(tables()).rejects.toMatchObject({ message: "No.", status: 503 });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  expect(await tables()).toBeNull();
});
