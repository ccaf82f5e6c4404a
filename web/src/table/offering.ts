/** Which of the offers stand in the prompt, with the keys that press them, and what the button that confirms says. */
import { allCards } from "../lib/board.ts";
import type { Item, Prompt } from "../lib/protocol.ts";
import { room } from "../lib/room.ts";
import { has, t } from "../lib/words.ts";
import type { Spot } from "./actions.ts";
import type { Offer } from "./choice.ts";
import type { Play } from "./play.svelte.ts";

/** An offer with its key on the keyboard. */
export interface Shown extends Offer {
  /** The digit that chooses it, 0 for none. */
  readonly n: number;
  /** What is printed on it: the digit, or the letter of what is done with it; "" for none. */
  readonly key: string;
}

export interface Showing {
  readonly buttons: readonly Shown[];
  /** What can be chosen together. */
  readonly tray: readonly Shown[];
  /** Those on the board that keys press, too. */
  readonly keyed: readonly Shown[];
  /** There are others, to be found on the board. */
  readonly more: boolean;
}

/** The most answers that are all buttons, unless a game sets another number. */
export const FEW = 4;

type Asking = Pick<Play, "choice" | "offers" | "prompt" | "listed" | "board" | "keyed" | "few" | "seen">;

export function shownOffers(play: Asking): Showing {
  const { offers, prompt, choice } = play;
  if (!prompt) return { buttons: [], tray: [], keyed: [], more: false };
  const placed = play.listed ? [] : play.keyed.flatMap((spot) => offers.filter((each) => each.spot === spot));
  const keyed = choice.at ? numbered(prompt, placed) : byPlace(prompt, placed);
  if (keyed.length) return { buttons: [], tray: [], keyed, more: keyed.length < offers.length };
  if (prompt.several) {
    const tray = offers.filter((each) => !each.action.ends);
    return {
      tray: numbered(prompt, tray),
      buttons: numbered(
        prompt,
        // what is chosen is never dropped by the way: it is answered, or the choice is emptied first
        choosesSome(offers) ? [] : offers.filter((each) => each.action.ends),
        tray.length,
      ),
      keyed: [],
      more: false,
    };
  }
  // what Enter does stands on the button that confirms
  const usual = choice.picked.length || choice.aiming || choice.spot ? [] : (prompt.default ?? []);
  const others = offers.filter((each) => !(usual.length === 1 && each.number === usual[0]));
  if (play.listed || choice.at) return { buttons: numbered(prompt, others), tray: [], keyed: [], more: false };
  if (others.length <= play.few) return { buttons: numbered(prompt, others), tray: [], keyed, more: false };
  const there = play.seen ?? new Set<Spot | undefined>(allCards(play.board).map((card) => card.id));
  const loose = others.filter(({ spot }) => (typeof spot === "number" || (play.seen && spot)) && !there.has(spot));
  // an answer to the question that passing leads to is no ending by itself
  const ends = ({ action, number }: Offer) => !(action.asks && number) && (action.ends || PASSES.has(action.verb));
  const off = others.filter((each) => ends(each) || loose.includes(each));
  // targets that the board cannot tell apart are buttons, however many there are
  const same = !!choice.aiming && new Set(others.map((each) => each.spot)).size === 1;
  if (same || off.length === others.length) return { buttons: numbered(prompt, others), tray: [], keyed, more: false };
  const buttons = off.length <= Math.max(FEW, play.few) ? off : others.filter(ends).slice(0, Math.max(FEW, play.few));
  return { buttons: numbered(prompt, buttons), tray: [], keyed, more: true };
}

/** The verbs of passing: with what is chosen along with it, passing does not end the question by itself. */
const PASSES: ReadonlySet<string> = new Set(["done", "pass"]);
const MOST = 9;

/** Digits choose what is listed, in its order; what ends something has a letter of its own, or none. */
function numbered(prompt: Prompt, offers: readonly Offer[], after = 0): Shown[] {
  let last = after;
  const letters = new Set<string>();
  return offers.map((each) => {
    const letter = letterOf(prompt, each);
    const first = !letters.has(letter);
    letters.add(letter);
    if (letter ? first : each.action.ends && !each.action.asks) return { ...each, n: 0, key: letter };
    last += 1;
    return { ...each, n: last, key: last <= MOST ? String(last) : "" };
  });
}

/** A key means a place: what can be done there is asked when it has been chosen. */
function byPlace(prompt: Prompt, offers: readonly Offer[]): Shown[] {
  const firsts = offers.filter((each, n) => !each.spot || offers.findIndex(({ spot }) => spot === each.spot) === n);
  const shown = numbered(prompt, firsts);
  return offers.flatMap((each) => {
    const first = shown.find((one, n) => firsts[n] === each || (one.spot && one.spot === each.spot));
    return first ? [{ ...each, n: first.n, key: first.key }] : [];
  });
}

const VERBS: Readonly<Record<string, string>> = { request: "T", form: "C" };

/** The letter that always does what an offer does: end the turn, keep all, ask a teammate, change form. */
function letterOf(prompt: Prompt, { action, number }: Offer): string {
  if (action.asks && number) return "";
  if (action.ends) return prompt.left != null ? "E" : prompt.several ? "K" : "";
  return VERBS[action.verb] ?? "";
}

/** Is something chosen of several things, and not that nothing is? */
const choosesSome = (offers: readonly Offer[]) => offers.some((each) => each.on && !each.action.ends);

/** What ends the turn, or keeps what is asked about: all of it, so not while some of it is chosen. */
export function ending({ prompt, offers }: Pick<Play, "prompt" | "offers">, what: "end" | "keep"): Offer | undefined {
  if (what === "end" ? prompt?.left == null : !prompt?.several || choosesSome(offers)) return undefined;
  return offers.find((each) => each.action.ends);
}

/** What is to be chosen now: the question or, of a card or an action that has been pointed at, its target or action. */
export function questionText({ prompt, choice, answer, targets, face }: Choosing): string {
  if (!prompt) return "";
  if (prompt.several || !(choice.aiming || choice.spot)) return prompt.question;
  const item = prompt.items.find((each, n) => n + 1 === choice.aiming || each.card === choice.spot);
  if (choice.aiming && item?.asks) return item.asks;
  if (answer) return prompt.question;
  const name = face(item?.code)?.name ?? (choice.aiming ? item?.action : "");
  if (!name) return prompt.question;
  // what differs by something else than a card or a place has no target
  const aimed = choice.aiming && !choice.at && targets.size;
  const places = [...targets].some((spot) => typeof spot === "string");
  return t(aimed ? (places ? "page-table-aim-place" : "page-table-aim-target") : "page-table-aim-what", { name });
}
type Choosing = Pick<Play, "prompt" | "choice" | "answer" | "targets" | "face">;

/** Is keeping everything what is usual? */
const keepsAll = (prompt: Prompt): boolean =>
  !!prompt.several && prompt.default?.length === 1 && prompt.items[(prompt.default[0] ?? 0) - 1]?.ends === true;

/** To keep all that is asked about, where a game's question is about keeping; else how it ends the question. */
export function keepAllText(prompt: Prompt): string {
  const key = `page-table-keep-all-${prompt.kind.replaceAll("_", "-")}`;
  const ending = prompt.items.find((item) => item.ends)?.text ?? "";
  return has(key) ? t(key, { n: prompt.items.filter((item) => !item.ends).length }) : ending;
}

/** What the button does: what is chosen, or what is usual. */
export function confirmText(play: Pick<Play, "prompt" | "choice" | "offers" | "answer" | "face">): string {
  const { prompt, choice } = play;
  if (!prompt) return "";
  const what = words(play);
  const kind = `page-table-confirm-${prompt.kind.replaceAll("_", "-")}`;
  // to keep all, or to be done, is not what the question asks for
  const some = choice.picked.some((n) => !prompt.items[n - 1]?.ends);
  return has(kind) && some ? t(kind, { what }) : what;
}

function words(play: Pick<Play, "prompt" | "choice" | "offers" | "answer" | "face">): string {
  const { prompt, choice, offers, answer } = play;
  if (!prompt) return "";
  const usual = prompt.default ?? [];
  const picked = choice.picked.length ? choice.picked : (answer ?? []);
  if (keepsAll(prompt) && picked.every((n) => prompt.items[n - 1]?.ends)) return keepAllText(prompt);
  if (prompt.enter && usual.length === picked.length && usual.every((n) => picked.includes(n))) return prompt.enter;
  if (!prompt.several) {
    const item = prompt.items[(picked[0] ?? 0) - 1];
    const what = item?.brief || item?.text || "";
    // on a phone it stands in the sheet above the button
    return item?.pays && !room.phone ? t("page-table-pays", { what, pays: item.pays }) : what;
  }
  const chosen = offers.filter((each) => picked.includes(each.number));
  if (chosen.length > 3) {
    const cards = chosen.every((each) => prompt.items[each.number - 1]?.card);
    return t(cards && !prompt.owes ? "page-table-keeps-many" : "page-table-confirm-many", { n: chosen.length });
  }
  return chosen.map((each) => briefly(play, each)).join(" + ");
}

/** One of several things in a word or two: the name of its card or, of several with it, what is said before a colon. */
export function briefly({ prompt, offers, face }: Pick<Play, "prompt" | "offers" | "face">, offer: Offer): string {
  const alone = offers.filter((each) => each.spot === offer.spot).length === 1;
  const brief = offer.code ? "" : prompt?.items[offer.number - 1]?.brief;
  return (alone && offer.spot && face(offer.code)?.name) || brief || (offer.text.split(/: |：/)[0] ?? "");
}

/** The one thing that is chosen or pointed at to be answered alone. */
export function chosenItem({ prompt, choice }: Pick<Play, "prompt" | "choice">): Item | undefined {
  return prompt?.several ? undefined : prompt?.items[(choice.picked[0] ?? 0) - 1];
}

const NAMED = 4;

/** What stays in the hand that is asked about, where something of it is chosen. */
export function keeps({
  prompt,
  choice,
  handOpen,
  face,
}: Pick<Play, "prompt" | "choice" | "handOpen" | "face">): string {
  if (!handOpen || !prompt?.several || !choice.picked.some((n) => !prompt.items[n - 1]?.ends)) return "";
  const left = prompt.items.filter((item, n) => item.card && !item.ends && !choice.picked.includes(n + 1));
  if (left.length > NAMED) return t("page-table-keeps-many", { n: left.length });
  return new Intl.ListFormat(document.documentElement.lang || "en").format(
    left.map((item) => face(item.code)?.name ?? item.text),
  );
}
