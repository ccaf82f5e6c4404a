import { expect, test } from "vitest";
import type { Board, Card, Item, Prompt } from "../lib/protocol.ts";
import { begun, NOTHING, offers } from "./choice.ts";
import { confirmText, ending, questionText, shownOffers } from "./offering.ts";

const item = (text: string, card = 0, more: Partial<Item> = {}): Item => ({ text, verb: "use", card, ...more });
const card = (id: number): Card => ({ type: "card", name: `card ${id}`, id });
const board: Board = { type: "pieces", panels: [{ body: [{ type: "group", items: [1, 2, 3, 4, 5].map(card) }] }] };

function asking(items: Item[], more: Partial<Prompt> = {}, choice = NOTHING) {
  const prompt: Prompt = { seat: 0, kind: "turn", question: "?", items, ...more };
  const answer = choice.picked.length ? choice.picked : (prompt.default ?? null);
  const names: Record<string, string> = { web: "Web-Shooter", bolt: "Energy" };
  const face = (code: string | undefined) =>
    code && names[code] ? { code, name: names[code] ?? "", type: "event", kind: "event" } : undefined;
  return {
    prompt,
    choice,
    answer,
    board,
    listed: false,
    keyed: [],
    few: 4,
    seen: null,
    offers: offers(prompt, choice),
    face,
  };
}
const MANY = [1, 2, 3, 4, 5].map((id) => item(`Use ${id}`, id));

test("up to four answers are buttons with numbers", () => {
  const { buttons, more } = shownOffers(asking(MANY.slice(0, 3)));
  expect([buttons.map((each) => [each.n, each.text]), more]).toEqual([
    [
      [1, "Use 1"],
      [2, "Use 2"],
      [3, "Use 3"],
    ],
    false,
  ]);
});

test("of more, only what is not on the board is a button; all of them in the list", () => {
  const turn = asking([...MANY, item("End the turn", 0, { ends: true })]);
  expect(shownOffers(turn)).toMatchObject({ buttons: [{ n: 0, key: "", text: "End the turn" }], more: true });
  const own = asking(turn.prompt.items as Item[], { left: 5 });
  expect(shownOffers(own)).toMatchObject({ buttons: [{ n: 0, key: "E" }] });
  expect(shownOffers({ ...turn, listed: true }).buttons).toHaveLength(6);
});

test("what Enter does stands on its own button alone", () => {
  const defend = asking([item("Defend", 1), item("Nobody defends")], { default: [2], enter: "Nobody defends" });
  expect(shownOffers(defend).buttons.map((each) => each.text)).toEqual(["Defend"]);
  expect(confirmText(defend)).toBe("Nobody defends");
  expect(shownOffers({ ...defend, listed: true }).buttons.map((each) => each.text)).toEqual(["Defend"]);
  const four = asking([...MANY.slice(0, 4), item("Nobody defends")], { default: [5], enter: "Nobody defends" });
  expect(shownOffers(four)).toMatchObject({ buttons: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }], more: false });
  const many = asking([...MANY, item("Nobody defends")], { default: [6], enter: "Nobody defends" });
  expect(shownOffers(many)).toMatchObject({ buttons: [], more: true });
});

test("several things lie in the tray, and the button names what is chosen", () => {
  const items = [
    item("Discard Energy", 1, { code: "bolt" }),
    item("Use Web-Shooter", 2, { code: "web" }),
    item("Done", 0, { ends: true }),
  ];
  const proposed: Partial<Prompt> = { kind: "choose", several: true, default: [1], enter: "Energy" };
  const first = asking(items, proposed, { ...NOTHING, picked: [1] });
  expect(begun(first.prompt).picked).toEqual([1]);
  expect(shownOffers(first)).toMatchObject({ tray: [{ n: 1 }, { n: 2 }], buttons: [] });
  expect(confirmText(first)).toBe("Energy");
  expect(confirmText(asking(items, proposed, { ...NOTHING, picked: [1, 2] }))).toBe("Energy + Web-Shooter");
});

test("of a card that is offered in two ways, the button says which, without what it does", () => {
  const items = [item("Play Web-Shooter: costs 2", 2, { code: "web" }), item("Web-Shooter, backup: roll 1 die", 2)];
  expect(confirmText(asking(items, { several: true }, { ...NOTHING, picked: [1] }))).toBe("Play Web-Shooter");
  expect(confirmText(asking(items, { several: true }, { ...NOTHING, picked: [2] }))).toBe("Web-Shooter, backup");
});

test("what keeps all is offered only while nothing is chosen, so that no choice is lost by the way", () => {
  const items = [1, 2, 3, 4].map((id) => item(`Discard ${id}`, id));
  items.push(item("Keep all cards", 0, { verb: "done", ends: true }));
  const hand = (picked: number[]) =>
    asking(items, { kind: "end_discard", several: true, default: [5] }, { ...NOTHING, picked });
  expect(shownOffers(hand([])).buttons.map((each) => [each.key, each.text])).toEqual([["K", "Keep all cards"]]);
  expect(ending(hand([]), "keep")?.number).toBe(5);
  for (const picked of [[1], [1, 2, 3, 4]]) {
    expect(shownOffers(hand(picked)).buttons).toEqual([]);
    expect(ending(hand(picked), "keep")).toBeUndefined();
  }
});

test("passing is a button, also where something is chosen along with it and other things are on no card", () => {
  const loose = [1, 2, 3, 4].map((n) => item(`Use artifact ${n}`, 0, { verb: `artifact ${n}` }));
  const pass = ["red", "blue"].map((aim) =>
    item(`Go on → ${aim}`, 0, { verb: "pass", action: "Go on to the attack", aim, place: aim }),
  );
  const one = item("Go on to the attack", 0, { verb: "pass", ends: true });
  for (const how of [pass, [one]])
    expect(shownOffers(asking([...MANY, ...loose, ...how])).buttons.map((each) => each.action.verb)).toEqual(
      how.map(() => "pass"),
    );
});

test("what is not seen beside the question is a button, and what is seen there is not", () => {
  const artifact = { ...item("Use an artifact", 7, { verb: "artifact" }) };
  const end = item("Go on", 0, { verb: "pass", ends: true });
  const first = asking([...MANY.slice(0, 2), artifact, end], { left: 3 });
  const spots = MANY.slice(0, 2).map((each) => each.card ?? 0);
  const low = { ...first, few: 1, seen: new Set(spots) };
  expect(shownOffers(low).buttons.map((each) => each.text)).toEqual(["Use an artifact", "Go on"]);
  expect(shownOffers(low).more).toBe(true);
  expect(shownOffers(first).buttons).toHaveLength(4);
});

test("what passing leads to is a question of its own, answered by digits, and buttons if it has few answers", () => {
  const go = (n: number) =>
    Array.from({ length: n }, (_, at) =>
      item(`Go on → ${at}`, 0, {
        ...{ verb: "done", ends: true, action: "Go on", aim: `${at}`, place: `p${at}`, asks: "Which one?" },
      }),
    );
  const first = asking([...MANY, ...go(3)], { left: 5 });
  expect(shownOffers(first).buttons.map((each) => [each.key, each.text, each.number])).toEqual([["E", "Go on", 0]]);
  expect(questionText({ ...first, targets: new Set() })).toBe("?");
  const then = asking([...MANY, ...go(3)], { left: 5 }, { ...NOTHING, aiming: 6 });
  expect(shownOffers(then).buttons.map((each) => [each.key, each.number])).toEqual([
    ["1", 6],
    ["2", 7],
    ["3", 8],
  ]);
  expect(questionText({ ...then, targets: new Set(["p0", "p1", "p2"]) })).toBe("Which one?");
  const many = asking([...MANY, ...go(7)], { left: 5 }, { ...NOTHING, aiming: 6 });
  expect(shownOffers(many)).toMatchObject({ buttons: [], more: true });
});

test("the question says what is to be chosen next, of a card or an action that has been pointed at", () => {
  const items = [
    ...["m1", "m2"].map((place) =>
      item(`Play Energy → ${place}`, 1, { verb: "play", code: "bolt", action: "Play Energy", aim: place, place }),
    ),
    ...[2, 3].map((target) =>
      item(`Fire → ${target}`, 4, { code: "web", action: "Fire", aim: `card ${target}`, target }),
    ),
  ];
  const said = (choice: Partial<typeof NOTHING>, targets: (string | number)[]) =>
    questionText({ ...asking(items), answer: null, choice: { ...NOTHING, ...choice }, targets: new Set(targets) });
  expect(said({}, [])).toBe("?");
  expect(said({ aiming: 1, spot: 1 }, ["m1", "m2"])).toContain("page-table-aim-place");
  expect(said({ aiming: 3, spot: 4 }, [2, 3])).toContain("page-table-aim-target");
  expect(said({ spot: 4 }, [])).toContain("page-table-aim-what");
  const ends = ["Keep all", "discard"].map((aim) => item(`End → ${aim}`, 0, { action: "End your turn", aim }));
  const end = { ...asking(ends), answer: null, choice: { ...NOTHING, aiming: 1 }, targets: new Set<string>() };
  expect(questionText(end)).toContain("page-table-aim-what");
  const chosen = { ...asking(items), answer: [1], choice: { ...NOTHING, aiming: 1, picked: [1] } };
  expect(questionText({ ...chosen, targets: new Set<string>() })).toBe("?");
});

test("a key means one place, and one thing to do there once it is chosen", () => {
  const at = (place: string, aim: string) => item(`Play → ${place}, ${aim}`, 5, { action: "Play", aim, place });
  const items = [at("slot1", "Darkhold"), at("slot1", "Norn Stones"), at("slot2", "Darkhold")];
  const keyed = ["slot1", "slot2"];
  const aiming = { ...asking(items, {}, { ...NOTHING, aiming: 1 }), keyed };
  expect(shownOffers(aiming).keyed.map((each) => [each.spot, each.n])).toEqual([
    ["slot1", 1],
    ["slot1", 1],
    ["slot2", 2],
  ]);
  const there = asking(items, {}, { ...NOTHING, aiming: 1, at: "slot1" });
  expect(shownOffers(there).buttons.map((each) => [each.text, each.n])).toEqual([
    ["Darkhold", 1],
    ["Norn Stones", 2],
  ]);
});

test("where nothing on the board tells the targets of an action apart, all of them are buttons", () => {
  const modes = ["Deal 1 damage", "Slot 2", "Slot 3", "Slot 4", "Slot 5"];
  const items = modes.map((aim) => item(`Use 1 → ${aim}`, 1, { action: "Use 1", aim }));
  const aiming = asking([...items, ...MANY.slice(1)], {}, { ...NOTHING, aiming: 1 });
  const { buttons, more } = shownOffers(aiming);
  expect([buttons.map((each) => each.text), more]).toEqual([modes, false]);
});

test("what pays and is no card is named briefly on the button that confirms", () => {
  const items = [
    item("Discard Web-Shooter", 1, { code: "web" }),
    item("Spend a red Civilian", 0, { place: "red", brief: "a red Civilian" }),
  ];
  const paying = asking(items, { kind: "pay", several: true, owes: 2 }, { ...NOTHING, picked: [1, 2] });
  expect(confirmText(paying)).toContain("Web-Shooter + a red Civilian");
});
