import { expect, test } from "vitest";
import type { Card, Fact, Face } from "../lib/protocol.ts";
import {
  angle,
  classes,
  description,
  drawing,
  label,
  longest,
  paragraph,
  parted,
  standing,
  stats,
  undrawn,
} from "./face.ts";

const fact = (key: string, value: number, more: Partial<Fact> = {}): Fact => ({
  ...{ type: "fact", text: `${key.toUpperCase()} ${value}`, key, value },
  ...more,
});
const ALLY: Face = {
  ...{ code: "01083", name: "Mockingbird", type: "ally", kind: "ally", suit: "basic" },
  numbers: [fact("thw", 1), fact("atk", 1), fact("hp", 3)],
};
const STANDS: Card = {
  ...{ type: "card", name: "Mockingbird", code: "01083", id: 7, exhausted: true },
  gauge: { ...fact("hp", 2), text: "2 of 3 hit points", full: 3, tone: "good" },
  facts: [fact("thw", 1), fact("atk", 2), { type: "fact", text: "exhausted", key: "exhausted" }],
};

test("a screen reader hears what a card is and how it stands", () => {
  expect(label(ALLY, STANDS)).toBe("Mockingbird, 2 of 3 hit points, exhausted");
  expect(label(ALLY, undefined)).toBe("Mockingbird");
});

test("the description of a card is its kind, cost, numbers, whole text, and what it pays", () => {
  const face = { ...ALLY, traits: ["S.H.I.E.L.D.", "Spy"], text: ["When played: stun a minion.", "Then draw a card."] };
  expect(description(face)).toBe(
    "ally, THW 1, ATK 1, HP 3. S.H.I.E.L.D., Spy. When played: stun a minion. Then draw a card.",
  );
  expect(description(ALLY, STANDS)).toBe("ally, THW 1, ATK 2.");
  const pays: Fact = { type: "fact", text: "mental resource" };
  expect(description({ ...ALLY, numbers: [], cost: fact("cost", 3), resources: [pays] })).toBe(
    "ally, COST 3. mental resource.",
  );
  expect(description(undefined)).toBe("");
});

test("what is drawn on a card is not said again below it", () => {
  const after: Fact = { type: "fact", text: "1 damage to itself after attacking", key: "atk_cons", value: 1 };
  const ally = {
    ...ALLY,
    numbers: [...(ALLY.numbers ?? []), after],
    cost: fact("cost", 3),
    resources: [fact("energy", 1)],
  };
  expect(undrawn(ally)).toEqual([after.text]);
  const hp: Fact = { type: "fact", text: "14 hit points for each player", key: "hp", value: 14 };
  expect(undrawn({ ...ALLY, type: "villain", numbers: [fact("atk", 2), hp] })).toEqual([hp.text]);
  const lies = { ...ALLY, wide: true, numbers: [fact("threat", 5), fact("acceleration", 1)], flavour: "Said." };
  expect(undrawn(lies)).toEqual(["ACCELERATION 1", "Said."]);
});

test("numbers in play say which way they differ from what is printed", () => {
  expect(stats(ALLY, STANDS).map((each) => [each.fact.key, each.change])).toEqual([
    ["thw", ""],
    ["atk", "up"],
  ]);
});

test("a card that is read has what is left of its life among its numbers", () => {
  expect(stats(ALLY, STANDS, true).map((each) => each.fact.key)).toEqual(["thw", "atk", "hp"]);
  expect(stats(ALLY, { ...STANDS, gauge: null }, true).map((each) => each.fact.key)).toEqual(["thw", "atk"]);
});

test("a card of a pack has the drawing of its type, a boosted version that of its card", () => {
  expect(drawing("my-pack-1", "minion")).toBe(drawing("another", "minion"));
  expect(drawing("hulk_boosted")).toBe(drawing("hulk"));
  expect(drawing("my-pack-1", "a type of the pack")).toBe("own-star");
});

test("the longest word of a name counts, and wide letters count for more", () => {
  expect(longest("Web-Shooter")).toBe(7);
  expect(longest("Плавильник")).toBeGreaterThan(longest("Interrogat"));
});

test("frames come from keys", () => {
  expect(classes(ALLY)).toBe("ally player suit-basic");
  expect(classes({ ...ALLY, type: "side_scheme", side: "encounter", suit: "", wide: true })).toBe(
    "side-scheme encounter scheme wide",
  );
  expect(classes({ ...ALLY, type: "alter_ego", suit: "identity" })).toBe("identity alter player suit-identity");
});

test("patterns differ from card to card, and stay", () => {
  expect(angle("01083")).toBe(angle("01083"));
  expect(new Set(["01001a", "01002", "01003", "01004"].map(angle)).size).toBeGreaterThan(2);
});

test("what stands before the first colon of a paragraph is told apart", () => {
  expect(paragraph([{ text: "Hero Action (attack): Deal 8 damage." }])).toEqual({
    lead: [{ text: "Hero Action (attack):" }],
    rest: [{ text: " Deal 8 damage." }],
  });
  const guard = { text: "Guard", term: "Guard" };
  expect(paragraph([guard, { text: "." }])).toEqual({ lead: [], rest: [guard, { text: "." }] });
  expect(paragraph([{ text: "When Revealed", term: "When revealed" }, { text: ": Deal" }])).toEqual({
    lead: [{ text: "When Revealed", term: "When revealed" }, { text: ":" }],
    rest: [{ text: " Deal" }],
  });
});

test("a large card does not repeat what it costs, what it pays and what it is", () => {
  const facts: Fact[] = [
    { type: "fact", text: "pays mental", key: "resources" },
    { type: "fact", text: "ally", key: "type" },
    { type: "fact", text: "basic", key: "basic" },
    fact("thw", 1),
    { type: "fact", text: "exhausted", key: "exhausted" },
    { type: "fact", text: "is asked for", badge: true },
  ];
  const card: Card = { type: "card", name: "Mockingbird", facts };
  expect(standing(ALLY, card).map((each) => each.text)).toEqual(["exhausted"]);
  expect(standing(ALLY, undefined)).toEqual([]);
});

test.each([
  ["Interrogation", "Interro-ga-tion"],
  ["Brotherhood", "Brother-hood"],
  ["Наполегливість", "Напо-лег-ли-вість"],
  ["Thwart", "Thwart"],
  ["鋼鐵人", "鋼鐵人"],
  ["Ŝŧŕóɱɱƀŕé", "Ŝŧŕ-ó-ɱ-ɱ-ƀŕé"],
])("%s parts before syllables of three letters or more", (word, wanted) => {
  expect(parted(word).replaceAll("\u00ad", "-")).toBe(wanted);
});
