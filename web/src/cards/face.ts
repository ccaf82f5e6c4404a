/** How the face of a card looks: which drawing, which frame. From keys and codes only, never from words. */
import type { Card, Fact, Face, Segment } from "../lib/protocol.ts";
import { sentences } from "../lib/words.ts";
import art from "./art.json";

const codes: Readonly<Record<string, string>> = art.codes;
const types: Readonly<Record<string, string>> = art.types;

/** The drawing of a card: its own, that of the same card in another version, or that of its type. */
export function drawing(code: string, type = ""): string {
  return codes[code] ?? codes[code.replace(/_boosted$/, "")] ?? types[type] ?? "own-star";
}

/** The angle of a card's pattern, from its code: neighbours are not alike. */
export function angle(code: string): number {
  let sum = 0;
  for (const sign of code) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return sum % 40;
}

const WIDE = /\p{Script=Cyrillic}|[mw]/iu;

/** How long the longest word of a name is, in usual letters: names are set so that no word is broken. */
export function longest(name: string): number {
  const long = (word: string) => [...word].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.25 : 1), 0);
  return Math.max(...name.split(/[\s\-–/]+/).map(long));
}

const SYLLABLE =
  /(?<=\p{L}{3})(?<!l(?=l)|r(?=r)|[tcspg](?=h))(?=[bcdfghjklmnñpqrstvwxzбвгґджзклмнпрстфхцчшщ][aeiouyáéíóúüаеєиіїоуюя]\p{L})/giu;

const ANYWHERE = /(?<=\p{L}{3})(?=\p{L}{3})/gu;
const LONG = 8;

/**
 * A word that may part before its syllables, of three letters or more; the hyphen shows only where it does. A long word in
 * letters whose syllables are not known may part anywhere.
 */
export function parted(word: string): string {
  const found = word.replace(SYLLABLE, "\u00ad");
  return found === word && word.length > LONG ? word.replace(ANYWHERE, "\u00ad") : found;
}

const IDENTITIES: Readonly<Record<string, string>> = { hero: "identity", alter_ego: "identity alter" };
const LYING = /scheme$/;

/** How large a card is drawn: `read` and `across` are as high as its whole text, `portrait` is its picture alone. */
export type Size = "table" | "hand" | "large" | "read" | "across" | "portrait";

/** The classes of a card by which its frame and picture are drawn. A card to be read never lies across (`upright`). */
export function classes(face: Face, upright = false): string {
  const { type, suit = "", side = "player", stage, wide } = face;
  const found = [IDENTITIES[type] ?? type.replaceAll("_", "-"), side === "table" ? "common" : side]; // "table" is a size
  if (LYING.test(type)) found.push("scheme");
  else if (type === "obligation") found.push("doom");
  else if (side === "encounter") found.push("foe");
  if (suit) found.push(`suit-${suit.replaceAll("_", "-")}`);
  if (stage) found.push(`stage-${stage.toLowerCase()}`);
  if (wide && !upright) found.push("wide");
  return found.join(" ");
}

const NUMBERS = ["sch", "thw", "atk", "def", "rec", "hp", "strength", "life", "vp"];

/** A number on a card, and which way it differs from what is printed. */
export interface Stat {
  readonly fact: Fact;
  readonly change: "" | "up" | "down";
}

/**
 * The numbers at the foot of a card: as they stand in play, else as they are printed. Of a card that is read, `whole`,
 * what is left of its life is among them; elsewhere that is a bar.
 */
export function stats(face: Face | undefined, card: Card | undefined, whole = false): Stat[] {
  const gauge = card?.gauge;
  const left = whole && gauge && NUMBERS.includes(gauge.key ?? "") ? [unchanged(gauge)] : [];
  return [...numbersOf(face, card).filter(({ fact }) => !left.length || fact.key !== gauge?.key), ...left];
}

function numbersOf(face: Face | undefined, card: Card | undefined): Stat[] {
  const printed = (face?.numbers ?? []).filter((each) => NUMBERS.includes(each.key ?? ""));
  const now = (card?.facts ?? []).filter((each) => NUMBERS.includes(each.key ?? "") && each.value != null);
  if (!now.length) return printed.filter((each) => each.key !== (card?.gauge?.key ?? "")).map(unchanged);
  return now.map((fact) => {
    const before = printed.find((each) => each.key === fact.key)?.value;
    if (before == null || fact.value == null || before === fact.value) return unchanged(fact);
    return { fact, change: fact.value > before ? "up" : "down" };
  });
}

const unchanged = (fact: Fact): Stat => ({ fact, change: "" });

/** What is printed on a card and stands nowhere on its face, however large that is. */
export function undrawn(face: Face): string[] {
  const beside = (face.numbers ?? []).filter(({ key = "", value }) => {
    if (face.wide) return key !== "threat";
    return value != null && (!NUMBERS.includes(key) || (key === "hp" && face.type === "villain"));
  });
  return [...beside, ...(face.powers ?? [])].map((each) => each.text).concat(face.flavour ?? []);
}

/** What else is printed on a card to be read: its powers, and the numbers that have no place at its foot. */
export function beside(face: Face): string[] {
  const numbers = (face.numbers ?? []).filter(({ key = "", value }) => value != null && !NUMBERS.includes(key));
  return [...numbers, ...(face.powers ?? [])].map((each) => each.text);
}

const DRAWN = ["cost", "resources", "type"];

/** How a card stands, in what is not to be seen on its face: no number, no price, nothing that it pays, not its kind. */
export function standing(face: Face, card: Card | undefined): Fact[] {
  const drawn = [...DRAWN, face.suit ?? ""];
  return (card?.facts ?? []).filter(({ badge, value, key = "-" }) => !badge && value == null && !drawn.includes(key));
}

/** The other facts of a card that have a place of their own on it. */
export function badges(card: Card | undefined): Fact[] {
  return (card?.facts ?? []).filter((each) => each.badge);
}

export function counters(card: Card | undefined): Fact[] {
  return (card?.facts ?? []).filter((each) => each.key === "counter");
}

const ICONS = ["icon_acceleration", "icon_crisis", "icon_hazard"];

export function icons(card: Card | undefined): Fact[] {
  return (card?.facts ?? []).filter((each) => ICONS.includes(each.key ?? ""));
}

/** The name of a card for a screen reader, with how it stands: damage, states, counters, attachments. */
export function label(face: Face | undefined, card: Card | undefined): string {
  const drawn = [...DRAWN, ...NUMBERS, face?.suit ?? ""];
  const facts = (card?.facts ?? []).filter(({ badge, key = "-" }) => badge || !drawn.includes(key));
  const attached = (card?.attached ?? []).map((each) => `+ ${each.name}`);
  const said = [card?.name ?? face?.name, card?.gauge?.text, ...facts.map((each) => each.text), ...attached];
  return said.filter(Boolean).join(", ");
}

/** What a screen reader adds to that: kind, cost and numbers, the whole text with its powers, what the card pays. */
export function description(face: Face | undefined, card?: Card): string {
  if (!face) return "";
  const numbers = stats(face, card).map(({ fact }) => fact.text);
  const head = [face.kind, card?.cost?.text ?? face.cost?.text, ...numbers, ...beside({ ...face, powers: [] })];
  const powers = (face.powers ?? []).map((each) => each.text);
  const pays = (face.resources ?? []).map((each) => each.text);
  const lists = [head, face.traits ?? [], pays, face.boost ? [face.boost.text] : []];
  const [first, traits, resources, boost] = lists.map((each) => each.filter(Boolean).join(", "));
  const ended = (text: string | undefined) => (text ? [/[.。]$/.test(text) ? text : `${text}.`] : []);
  return sentences([
    ...[first, traits].flatMap(ended),
    ...(face.text ?? []),
    ...powers,
    ...[resources, boost].flatMap(ended),
  ]);
}

/** The text of a card whose words can be looked up: where the rulebook says more of one, and whether apart. */
export interface Told {
  readonly text: readonly (readonly Segment[])[];
  readonly rules: (term: string) => string;
  /** Is it opened beside what is open? */
  readonly apart?: boolean;
}

/** A paragraph of rules text: what stands before its first colon is when and how it is used. */
export function paragraph(pieces: readonly Segment[]): { lead: Segment[]; rest: Segment[] } {
  const text = pieces.map((each) => each.text).join("");
  let left = /^[^:.;：。；]{2,60}(?::(?=\s)|：)/.exec(text)?.[0].length ?? 0;
  const lead: Segment[] = [];
  const rest: Segment[] = [];
  for (const each of pieces) {
    const before = each.text.slice(0, left);
    const after = each.text.slice(left);
    if (before) lead.push({ ...each, text: before });
    if (after) rest.push({ ...each, text: after });
    left -= before.length;
  }
  return { lead, rest };
}
