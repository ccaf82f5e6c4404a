/** What the board of the duel says, as its table draws it: the strip, tracks, piles, what is paid. Pure. */
import { cards, fact, facts, grid, group, groups, panel, track } from "../../lib/board.ts";
import type { Board, Card, Fact, Face, Prompt, Track } from "../../lib/protocol.ts";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number] | "any";
export const SECTIONS = ["manhattan", "sanctum", "tower"] as const;
export type Section = (typeof SECTIONS)[number];
export type Side = "heroes" | "villains";

export interface Slot {
  readonly key: string;
  readonly name: string;
  readonly section: Section;
  /** The colours of the Civilians that are left; null where there never are any. */
  readonly civilians: readonly Fact[] | null;
  readonly civiliansSaid: string;
  readonly mine: Card | null;
  readonly theirs: Card | null;
}

/** The strip as a seat sees it: the own side below, or on the left of an upright one. */
export interface Strip {
  readonly mine: Fact;
  readonly theirs: Fact;
  readonly slots: readonly Slot[];
  readonly nobody: string;
}

export function stripOf(board: Board | null): Strip | null {
  const found = grid(panel(board, "strip"));
  const [mine, theirs] = found?.columns ?? [];
  if (!found || !mine || !theirs) return null;
  const slots = found.places.map((place) => {
    const civilians = fact(place.facts, "civilians");
    const [own = null, other = null] = place.cells;
    return {
      key: place.key ?? "",
      name: place.name,
      section: SECTIONS.find((each) => each === place.section) ?? "manhattan",
      civilians: civilians ? (civilians.parts ?? []) : null,
      civiliansSaid: civilians?.text ?? "",
      mine: own,
      theirs: other,
    };
  });
  return { mine, theirs, slots, nobody: found.nobody };
}

/** The slots of each Location, in attack order. */
export function sections(strip: Strip): { section: Section; slots: readonly Slot[] }[] {
  return SECTIONS.map((section) => ({ section, slots: strip.slots.filter((slot) => slot.section === section) }));
}

/** What is left of a slot's four Civilians, and who is gone. */
export function places(slot: Slot): { colour: (typeof COLOURS)[number]; said: string; left: boolean }[] {
  return COLOURS.map((colour) => {
    const left = slot.civilians?.find((each) => each.key === colour);
    return { colour, said: left?.text ?? "", left: left !== undefined };
  });
}

export interface Player {
  readonly side: Side;
  readonly name: string;
  readonly you: boolean;
  readonly piles: readonly Fact[];
  readonly civilians: readonly Fact[];
  readonly artifacts: readonly Card[];
  readonly known: readonly Card[];
}

/** Both players, the own one first. */
export function playersOf(board: Board | null): Player[] {
  const strip = stripOf(board);
  const found = panel(board, "strip");
  return groups(found)
    .filter((each) => each.key === "player")
    .map((each) => {
      const own = groups(found).filter((other) => other.seat === each.seat);
      const named = (key: string): readonly Card[] => cards(own.find((other) => other.key === key));
      const side: Side = each.seat === 1 ? "villains" : "heroes";
      return {
        side,
        name: each.name ?? "",
        you: strip?.mine.key === side && !!board?.hand,
        piles: facts(each).filter((fact) => fact.key !== "civilians"),
        civilians: fact(facts(each), "civilians")?.parts ?? [],
        artifacts: named("artifacts"),
        known: named("known"),
      };
    });
}

export const trackOf = (board: Board | null, key: string): Track | undefined => track(panel(board, "strip"), key);

/** Where a marker stands toward the Heroes, whose end may be the second one; and the other way round. */
export function toward(track: Track | undefined): number {
  return track ? (track.ends[0].key === "heroes" ? track.at : -track.at || 0) : 0;
}

/** The cells of a track from the second end to the first: how far from the middle, on whose half, where the marker is. */
export interface Cell {
  readonly n: number;
  readonly side: Side | "middle";
  readonly end: boolean;
  readonly on: boolean;
  /** Between the middle and the marker. */
  readonly lit: boolean;
}

export function cells(track: Track): Cell[] {
  const [first, second] = track.ends;
  const [up, down] = [second.value ?? 0, first.value ?? 0];
  return Array.from({ length: up + down + 1 }, (_, n) => {
    const at = n - up; // below 0 on the half of the second end
    const end = at < 0 ? second : first;
    return {
      n: Math.abs(at),
      side: at === 0 ? "middle" : end.key === "villains" ? "villains" : "heroes",
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
  /** Nothing can be chosen for it: the one card of its colour pays by itself. */
  readonly settled: boolean;
}

/** What pays which symbol: own colours first, what is left over pays any. */
export function sockets(symbols: readonly Fact[], payers: readonly Payer[], able: readonly Payer[] = payers): Socket[] {
  const left = [...payers];
  const take = (fits: (payer: Payer) => boolean): Payer | undefined => {
    const n = left.findIndex(fits);
    return n < 0 ? undefined : left.splice(n, 1)[0];
  };
  const found = new Map<Fact, Payer | undefined>();
  for (const symbol of symbols)
    if (symbol.key !== "any")
      found.set(
        symbol,
        take((payer) => payer.colour === symbol.key),
      );
  for (const symbol of symbols)
    if (symbol.key === "any")
      found.set(
        symbol,
        take(() => true),
      );
  return symbols.map((symbol) => ({
    symbol: (symbol.key ?? "any") as Colour,
    said: symbol.text,
    payer: found.get(symbol),
    settled: symbol.key !== "any" && !able.some((payer) => payer.colour === symbol.key),
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
    return [{ number, colour, said: gives?.text ?? "", name: face(item.code)?.name ?? item.text }];
  });
}

export const offerOf = (
  board: Board | null,
): { cards: readonly Card[]; pile: Fact | undefined; battlefields: Fact | undefined } => {
  const found = group(panel(board, "strip"), "offer");
  const said = facts(found);
  return { cards: cards(found), pile: fact(said, "pile"), battlefields: fact(said, "battlefields") };
};

export const stageOf = (board: Board | null): readonly Card[] => cards(group(panel(board, "strip"), "stage"));
