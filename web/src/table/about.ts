/** What is known of a card beside its face; asked for once. */
import * as api from "../lib/api.ts";
import type { CardInfo } from "../lib/api_types.ts";

const asked = new Map<string, Promise<CardInfo | null>>();

/** Null if the server does not know, or cannot be reached. */
export function about(game: string, code: string, packs: readonly string[]): Promise<CardInfo | null> {
  const key = [document.documentElement.lang, game, code, ...packs].join("/");
  const known = asked.get(key);
  if (known) return known;
  const answer = api.card(game, code, packs).catch((problem: unknown) => {
    if (!(problem instanceof api.Problem)) throw problem;
    if (problem.status === 0) asked.delete(key);
    return null;
  });
  asked.set(key, answer);
  return answer;
}

const meanings = new Map<string, Promise<string>>();

/** What the rulebook says of a word, such as of how a card stands; "" if nothing is called so, or nobody answers. */
export function meaning(game: string, word: string): Promise<string> {
  const key = [document.documentElement.lang, game, word].join("/");
  const known = meanings.get(key);
  if (known) return known;
  const answer = api.rules(game, word).then(
    ({ found }) => (found.sure ? (found.entries?.[0]?.text ?? "") : ""),
    (problem: unknown) => {
      if (!(problem instanceof api.Problem)) throw problem;
      if (problem.status === 0) meanings.delete(key);
      return "";
    },
  );
  meanings.set(key, answer);
  return answer;
}
