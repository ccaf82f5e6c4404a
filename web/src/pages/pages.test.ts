/** Pages as a person finds them, against a server of canned answers. */
import axe from "axe-core";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import App from "../App.svelte";
import { app } from "../lib/app.svelte.ts";
import type { Start } from "../lib/api_types.ts";
import { VERSION } from "../lib/protocol.ts";
import { router } from "../lib/router.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { sourceWords } from "./dev/fixtures.ts";

// a page is compiled when it is first shown
configure({ asyncUtilTimeout: 10_000 });

const going = { table: "t1", game: "g", about: "Ann against Bob", token: "x.y", standing: "Round 4", changed: 1e9 };
const ANSWERS: Record<string, unknown> = {
  "GET start": {
    ...{
      version: "9.9",
      protocol: VERSION,
      lang: "en",
      langs: ["en"],
      operator: true,
      settings: { free: true, sure: true, quick: true },
    },
    ...{ words: sourceWords(), tables: [going], saves: [] },
    games: [{ name: "g", title: "The Game", hidden_hands: false, bot: "sensible" }],
  },
  "POST setup": {
    ...{ answers: {}, summary: [{ title: "Your game", lines: ["Rhino: 17 cards"] }], ready: true },
    steps: [
      {
        key: "s",
        title: "Which?",
        name: "Scenario",
        usual: ["a"],
        choices: [
          { id: "a", text: "A" },
          { id: "b", text: "B" },
        ],
      },
    ],
  },
  "GET lessons": [
    { id: "g-1", game: "g", number: 1, title: "The first round", minutes: 4, steps: 3, done: false, left: 0 },
  ],
  "GET standing": [{ game: "g", code: "c", number: 0, text: "Web-Shooter, ability 1: never" }],
  "POST standing/forget": [],
  "GET stats": {
    all: { games: 5, won: 3, lost: 2 },
    rounds: [3, 4.5, 8],
    groups: [
      { title: "By game", rows: [] },
      { title: "By hero", rows: [{ name: "Spider-Man", count: { games: 4, won: 3, lost: 1, rounds: 4.5 } }] },
    ],
  },
  "PUT settings": { free: false, sure: true, quick: true },
  "GET tables/t3": {
    ...{ table: "t3", game: "g", about: "Heroes against Villains", over: false, kind: "", watched: [] },
    ...{ seats: [0], owner: true, names: ["Heroes", "Villains", "Others"] },
    people: [
      { seat: 0, here: true },
      { seat: 1, bot: "sensible" },
      { seat: 2, name: "Ana", taken: true, away: 150 },
    ],
  },
  "GET tables/t3/links": { table: "t3", token: "o", links: [{ seat: 0, name: "Heroes", token: "a" }], watch: "w" },
  "POST tables/t3/seats": {
    ...{ table: "t3", token: "o", watch: "w" },
    links: [
      { seat: 0, name: "Heroes", token: "a" },
      { seat: 1, name: "Villains", token: "b", bot: "sensible" },
    ],
  },
  "GET network": { lan: false, fixed: false, name: "", address: "" },
  "PUT network": { lan: true, fixed: false, name: "", address: "http://192.0.2.7:8777/" },
  "POST tables/t3/join": {},
  "POST tables": { table: "t2", token: "z", links: [], watch: "w" },
};
let asked: string[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  app.start = null;
  app.failure = null;
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (url: URL, how: RequestInit) => {
    const what = `${how.method} ${url.pathname.replace(/^.*api\//, "")}`;
    asked.push(`${what} ${typeof how.body === "string" ? how.body : url.search}`.trim());
    const found = ANSWERS[what];
    if (found) return Promise.resolve(Response.json(found));
    return Promise.resolve(Response.json({ detail: "There is no such thing." }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function at(hash: string): Promise<HTMLElement> {
  location.hash = hash;
  await waitFor(() => expect(router.route.path.join("/")).toBe(hash.replace(/^#\/|\?.*$/g, "")));
  render(App);
  return screen.findByRole("heading", { level: 1 });
}

/** Type into a field, as a person does. */
async function userTypes(field: HTMLElement, text: string): Promise<void> {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
}

/** Contrast cannot be told without a screen; everything else can. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}

test("at home one goes on where one was, and a quick game is a click away", async () => {
  await at("#/");
  const link = screen.getByRole("link", { name: /Ann against Bob.*Round 4.*Continue/ });
  expect(link.getAttribute("href")).toBe("#/t/t1?token=x.y");
  expect(await violations()).toEqual([]);
  screen.getByRole("button", { name: /Quick game.*default/ }).click();
  await waitFor(() => expect(location.hash).toBe("#/t/t2?token=z"));
  expect(asked).toContain('POST tables {"game":"g","quick":true,"given":{}}');
});

test("a quick game is played with the content packs that are usual", async () => {
  const one = ANSWERS["GET start"] as Start;
  const pack = { id: "p", game: "g", name: "Pack", usual: true };
  ANSWERS["GET start"] = { ...one, packs: [pack, { ...pack, id: "q", usual: false }, { ...pack, id: "r", game: "h" }] };
  app.start = null;
  await at("#/");
  screen.getByRole("button", { name: /Quick game.*default/ }).click();
  await waitFor(() => expect(asked).toContain('POST tables {"game":"g","quick":true,"given":{"packs":"p"}}'));
  ANSWERS["GET start"] = one;
});

test("a new game is what the server says of it, and begins with what fits", async () => {
  await at("#/new/g");
  expect(await screen.findByText("Rhino: 17 cards")).toBeTruthy();
  expect(await violations()).toEqual([]);
  screen.getByRole("button", { name: "B" }).click();
  await waitFor(() => expect(asked).toContain('POST setup {"game":"g","answers":{"s":["b"]},"given":{}}'));
  screen.getByRole("button", { name: /Invite/ }).click();
  await waitFor(() => expect(location.hash).toBe("#/seats/t2?token=z"));
});

test("a lesson that cannot be opened says why", async () => {
  await at("#/learn");
  const button = await screen.findByRole("button", { name: /The first round/ });
  expect(await violations()).toEqual([]);
  const { "POST tables": opened, ...rest } = ANSWERS;
  Object.assign(ANSWERS, { ...rest, "POST tables": undefined });
  button.click();
  expect((await screen.findByRole("alert")).textContent).toContain("There is no such thing.");
  ANSWERS["POST tables"] = opened;
});

test.each([
  ["#/settings", "Settings"],
  ["#/stats", "Statistics"],
  ["#/join", "Join"],
  ["#/watch", "Watch"],
  ["#/tables", "Other games"],
  ["#/replays", "Replays"],
  ["#/nothing", "There is no such page"],
])("%s has a heading and nothing that stands in anybody's way", async (hash, title) => {
  expect((await at(hash)).textContent).toBe(title);
  expect(await violations()).toEqual([]);
});

test("what is set for games is kept by the server", async () => {
  await at("#/settings");
  screen.getByRole("checkbox", { name: /cost nothing/ }).click();
  await waitFor(() => expect(asked).toContain('PUT settings {"free":false,"sure":true,"quick":true}'));
});

test("a standing answer that is kept for later games can be taken away", async () => {
  await at("#/settings");
  (await screen.findByRole("button", { name: /Ask me again/ })).click();
  await waitFor(() => expect(asked).toContain('POST standing/forget {"game":"g","code":"c","number":0}'));
  expect(await screen.findByText("You have none for later games.")).toBeTruthy();
});

test("another language is offered where there is one, and asked for", async () => {
  const one = ANSWERS["GET start"] as Start;
  await at("#/settings");
  expect(screen.queryByRole("group", { name: "Language" })).toBeNull();
  cleanup();
  ANSWERS["GET start"] = { ...one, langs: [...one.langs, { tag: "uk", name: "українська" }] };
  app.start = null;
  await at("#/settings");
  screen.getByRole("button", { name: "українська" }).click();
  await waitFor(() => expect(settings.look.lang).toBe("uk"));
  await waitFor(() => expect(asked.at(-1)).toBe("GET start ?lang=uk"));
  settings.set({ lang: "" });
  ANSWERS["GET start"] = one;
});

test("games are counted by what they had in common", async () => {
  await at("#/stats");
  const row = await screen.findByRole("row", { name: /Spider-Man/ });
  expect([...row.children].map((cell) => cell.textContent.trim())).toEqual(["Spider-Man", "4", "3", "75%", "4.5"]);
});

test("a server that does not answer is told of, and asked again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  location.hash = "#/";
  render(App);
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
  expect(await violations()).toEqual([]);
});

test("a friend's seat is asked for first; a bot plays it until they come, and its link is also a code", async () => {
  await at("#/seats/t3?token=o");
  const bot = await screen.findByRole("button", { name: /^Villains.*until your friend comes/ });
  expect(screen.queryByRole("textbox", { name: /Villains/ })).toBeNull();
  const taken = screen.getByRole("button", { name: /Others.*Ana plays here/ });
  expect((taken as HTMLButtonElement).disabled).toBe(true);
  bot.click();
  const link = await screen.findByRole("textbox", { name: /Villains/ });
  expect(asked).toContain('POST tables/t3/seats {"token":"o","seat":1,"invite":true}');
  expect((link as HTMLInputElement).value).toBe(`${location.origin}/#/join/t3?token=b`);
  expect(await screen.findByRole("img", { name: /QR code.*Villains/ })).toBeTruthy();
  expect(await violations()).toEqual([]);
});

test("who runs the server lets the network in, and links lead where others find it", async () => {
  await at("#/seats/t3?token=o");
  (await screen.findByRole("button", { name: /^Villains/ })).click();
  expect(await screen.findByText(/works on this machine only/)).toBeTruthy();
  const start = ANSWERS["GET start"];
  ANSWERS["GET start"] = { ...(start as object), address: "http://192.0.2.7:8777/" };
  (await screen.findByRole("checkbox", { name: /Let people in this network in/ })).click();
  await waitFor(() => expect(asked).toContain('PUT network {"lan":true,"name":""}'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Villains/ }).value).toBe(
      "http://192.0.2.7:8777/#/join/t3?token=b",
    ),
  );
  expect(screen.queryByText(/works on this machine only/)).toBeNull();
  ANSWERS["GET start"] = start;
});

test("a guest is told what to do where a link works on this machine only", async () => {
  const start = ANSWERS["GET start"];
  ANSWERS["GET start"] = { ...(start as object), operator: false };
  await at("#/seats/t3?token=o");
  (await screen.findByRole("button", { name: /^Villains/ })).click();
  expect(await screen.findByText(/works on this machine only.*goldenrule serve --lan/)).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /network/ })).toBeNull();
  ANSWERS["GET start"] = start;
});

test("who follows an invitation sees their side and who else plays, says a name, and is offered the lesson", async () => {
  ANSWERS["GET tables/t4"] = { ...(ANSWERS["GET tables/t3"] as object), seats: [], owner: false, offered: 1 };
  ANSWERS["POST tables/t4/join"] = {};
  await at("#/join/t4?token=b");
  expect(await screen.findByRole("heading", { name: "You play Villains" })).toBeTruthy();
  expect(screen.getByText("A bot plays this seat until you sit down.")).toBeTruthy();
  const others = screen.getAllByRole("listitem").map((each) => each.textContent.replace(/\s+/g, " ").trim());
  expect(others).toEqual([
    expect.stringMatching(/Heroes Player 1 · here$/),
    expect.stringMatching(/Others Ana · away for 2 minutes$/),
  ]);
  expect(await violations()).toEqual([]);
  (await screen.findByRole("button", { name: "Play the lesson" })).click();
  await waitFor(() => expect(asked).toContain('POST tables {"game":"g","lesson":"g-1"}'));
  await waitFor(() => expect(router.route.query["back"]).toBe("#/join/t4?token=b"));
  cleanup();
  await at("#/join/t4?token=b");
  await userTypes(await screen.findByRole("textbox", { name: "Your name" }), "  Ben ");
  screen.getByRole("radio", { name: "Teal" }).click();
  screen.getByRole("button", { name: "Sit down" }).click();
  await waitFor(() => expect(asked).toContain('POST tables/t4/join {"token":"b"}'));
  expect([settings.look.name, settings.look.color]).toEqual(["Ben", "teal"]);
  settings.set({ name: "", color: "" });
});

test("notifications are asked for when they are switched on, and not before", async () => {
  const request = vi.fn(() => Promise.resolve("granted"));
  const browser = { permission: "default", requestPermission: request };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", browser);
  await at("#/settings");
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Notify me/ });
  expect(request).not.toHaveBeenCalled();
  request.mockImplementation(() => Promise.resolve((browser.permission = "denied")));
  box.click();
  expect(await screen.findByText(/This browser blocks notifications/)).toBeTruthy();
  expect([box.checked, settings.look.notify]).toEqual([false, false]);
  browser.permission = "default";
  request.mockImplementation(() => Promise.resolve((browser.permission = "granted")));
  box.click();
  await waitFor(() => expect(settings.look.notify).toBe(true));
  settings.set({ notify: false });
});
