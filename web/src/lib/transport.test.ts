import { afterEach, expect, test, vi } from "vitest";
import { ServerTransport } from "./transport.ts";

afterEach(() => vi.unstubAllGlobals());

test("the server is asked beside the page, whatever part of the page is shown", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (...all: unknown[]) => {
    asked.push(...all);
    return Promise.resolve(new Response());
  });
  const server = new ServerTransport(() => "https://here/p/index.html?x#/t/1?y");
  await server.request("GET", "api/start?lang=es", undefined, "es");
  await server.request("POST", "api/tables", { game: "g" }, "");
  expect(asked).toEqual([
    new URL("https://here/p/api/start?lang=es"),
    { method: "GET", headers: { "x-lang": "es" } },
    new URL("https://here/p/api/tables"),
    { method: "POST", headers: { "x-lang": "", "content-type": "application/json" }, body: '{"game":"g"}' },
  ]);
  expect(server.address("api/art/1?v=2")).toBe("https://here/p/api/art/1?v=2");
});

test("sockets are as safe as the page", () => {
  const opened: string[] = [];
  vi.stubGlobal("WebSocket", function (address: URL) {
    opened.push(address.href);
  });
  new ServerTransport(() => "http://here:80/p/#/t/1?z").open("ws/a?token=x");
  new ServerTransport(() => "https://here/index.html").open("ws/a?token=x");
  expect(opened).toEqual(["ws://here/p/ws/a?token=x", "wss://here/ws/a?token=x"]);
});
