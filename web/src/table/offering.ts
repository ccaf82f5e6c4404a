/** Which of the offers stand in the prompt, and what the button that confirms says. */
import { allCards } from "../lib/board.ts";
import { has, t } from "../lib/words.ts";
import type { Offer } from "./choice.ts";
import type { Play } from "./play.svelte.ts";

/** So many answers are buttons; of more, only those that cannot be pointed at. */
export const FEW = 4;

export interface Shown {
  readonly buttons: readonly Offer[];
  readonly tray: readonly Offer[];
  /** There are others, to be found on the board. */
  readonly more: boolean;
}

export function shownOffers(play: Pick<Play, "offers" | "prompt" | "listed" | "board" | "answer" | "choice">): Shown {
  const { offers, prompt } = play;
  if (!prompt) return { buttons: [], tray: [], more: false };
  if (prompt.several) {
    return {
      tray: offers.filter((each) => !each.action.ends),
      buttons: offers.filter((each) => each.action.ends),
      more: false,
    };
  }
  if (play.listed || offers.length <= FEW) return { buttons: offers, tray: [], more: false };
  const there = new Set(allCards(play.board).map((card) => card.id));
  const buttons = offers.filter((each) => typeof each.spot === "number" && !there.has(each.spot));
  return {
    buttons: buttons.length <= FEW ? buttons : buttons.filter((each) => each.action.ends),
    tray: [],
    more: true,
  };
}

/** What the button does: what is chosen, or what is usual. */
export function confirmText(play: Pick<Play, "prompt" | "choice" | "offers" | "answer">): string {
  const { prompt, choice } = play;
  if (!prompt) return "";
  const what = words(play);
  const kind = `page-table-confirm-${prompt.kind.replaceAll("_", "-")}`;
  return has(kind) && choice.picked.length ? t(kind, { what }) : what;
}

function words({ prompt, choice, offers, answer }: Pick<Play, "prompt" | "choice" | "offers" | "answer">): string {
  if (!prompt) return "";
  const usual = prompt.default ?? [];
  const picked = choice.picked.length ? choice.picked : (answer ?? []);
  if (prompt.enter && usual.length === picked.length && usual.every((n) => picked.includes(n))) return prompt.enter;
  if (!prompt.several) return prompt.items[(picked[0] ?? 0) - 1]?.text ?? "";
  const names = offers.filter((each) => picked.includes(each.number)).map((each) => each.text);
  return names.length > 3 ? t("page-table-confirm-many", { n: names.length }) : names.join(" + ");
}
