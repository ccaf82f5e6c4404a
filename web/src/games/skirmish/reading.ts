/** The board of the duel as its table draws it: Locations, tracks, what is paid. Pure. */
import type { DuelBoard, Fact, Face, Marker, Prompt, Sign, Slot } from "../../lib/protocol.ts";
import { t } from "../../lib/words.ts";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = Sign["key"] | "any";
export const SECTIONS = ["manhattan", "sanctum", "tower"] as const;
export type Section = Slot["section"];
export type Side = DuelBoard["players"][0]["side"];

/** The slots of each Location, in attack order. */
export function sections(all: readonly Slot[]): { section: Section; slots: readonly Slot[] }[] {
  return SECTIONS.map((section) => ({ section, slots: all.filter((slot) => slot.section === section) }));
}

/** What is left of a slot's four Civilians, and who is gone. */
export function places(slot: Slot): { colour: Sign["key"]; said: string; left: boolean }[] {
  return COLOURS.map((colour) => {
    const left = slot.civilians?.parts.find((each) => each.key === colour);
    return { colour, said: left?.text ?? "", left: left !== undefined };
  });
}

/** Where a marker stands toward the Heroes, whose end may be the second one; and the other way round. */
export const toward = ({ ends, at }: Marker): number => (ends[0].key === "heroes" ? at : -at || 0);

/** The cells of a track from the second end to the first: how far from the middle, on whose half, where the marker is. */
export interface Cell {
  readonly n: number;
  readonly side: Side | "middle";
  readonly end: boolean;
  readonly on: boolean;
  /** Between the middle and the marker. */
  readonly lit: boolean;
}

export function cells(track: Marker): Cell[] {
  const [first, second] = track.ends;
  const [up, down] = [second.value, first.value];
  return Array.from({ length: up + down + 1 }, (_, n) => {
    const at = n - up; // below 0 on the half of the second end
    const end = at < 0 ? second : first;
    return {
      n: Math.abs(at),
      side: at === 0 ? "middle" : end.key,
      end: at === -up || at === down,
      on: at === track.at,
      lit: at !== 0 && (at < 0 ? at > track.at : at < track.at) && Math.sign(at) === Math.sign(track.at),
    };
  });
}

/** Something that pays: an item of the question, what colour it is, and what it is called. */
export interface Payer {
  readonly number: number;
  readonly colour: Colour;
  /** The colour in words. */
  readonly said: string;
  readonly name: string;
}

/** A symbol to be paid, and what pays it. */
export interface Socket {
  readonly symbol: Colour;
  readonly said: string;
  readonly payer: Payer | undefined;
  /** Nothing can be chosen for it: it is paid, or the one card of its colour pays by itself. */
  readonly settled: boolean;
}

/**
 * What pays which symbol: own colours first, what is left over pays any. `owes` symbols are to be paid: of those that only
 * what is taken by itself can pay, and then of the first ones, the others are paid already.
 */
export function sockets(
  symbols: readonly Fact[],
  payers: readonly Payer[],
  able: readonly Payer[] = payers,
  owes = symbols.length,
): Socket[] {
  const left = [...payers];
  const forced = (symbol: Fact) => symbol.key !== "any" && !able.some((payer) => payer.colour === symbol.key);
  const order = [...symbols.filter(forced), ...symbols.filter((symbol) => !forced(symbol))];
  const paid = new Set(order.slice(0, Math.max(0, symbols.length - owes)));
  const take = (fits: (payer: Payer) => boolean): Payer | undefined => {
    const n = left.findIndex(fits);
    return n < 0 ? undefined : left.splice(n, 1)[0];
  };
  const found = new Map<Fact, Payer | undefined>();
  for (const symbol of symbols)
    if (symbol.key !== "any" && !paid.has(symbol))
      found.set(
        symbol,
        take((payer) => payer.colour === symbol.key),
      );
  for (const symbol of symbols)
    if (symbol.key === "any" && !paid.has(symbol))
      found.set(
        symbol,
        take(() => true),
      );
  return symbols.map((symbol) => ({
    symbol: (symbol.key ?? "any") as Colour,
    said: symbol.text,
    payer: found.get(symbol),
    settled: paid.has(symbol) || forced(symbol),
  }));
}

/** What is chosen beyond what the symbols need. */
export function surplus(all: readonly Socket[], payers: readonly Payer[]): Payer[] {
  return payers.filter((payer) => !all.some((socket) => socket.payer?.number === payer.number));
}

/** How many of each colour could still be chosen. */
export function unspent(
  all: readonly Payer[],
  picked: readonly number[],
): { colour: Colour; said: string; n: number }[] {
  const left = all.filter((payer) => !picked.includes(payer.number));
  return ([...COLOURS, "any"] as const).flatMap((colour) => {
    const those = left.filter((payer) => payer.colour === colour);
    return those[0] ? [{ colour, said: those[0].said, n: those.length }] : [];
  });
}

/** What is chosen to pay with. */
export function payersOf(
  prompt: Prompt,
  picked: readonly number[],
  face: (code: string | undefined) => Face | undefined,
): Payer[] {
  return picked.flatMap((number) => {
    const item = prompt.items[number - 1];
    if (!item) return [];
    const gives = item.gives?.[0];
    const colour = COLOURS.find((each) => each === gives?.key) ?? "any";
    const said = gives?.text ?? "";
    const freed = colour === "any" || item.code ? item.text : t("page-skirmish-one-civilian", { colour: said });
    return [{ number, colour, said, name: face(item.code)?.name ?? freed }];
  });
}
