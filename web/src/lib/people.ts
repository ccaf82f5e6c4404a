/** People at a table, as the page speaks of them. */
import type { SeatPerson, Say } from "./protocol.ts";
import { t } from "./words.ts";

export type Color = Exclude<NonNullable<SeatPerson["color"]>, "">;
export type QuickPhrase = Say["phrase"];

export const COLORS: readonly Color[] = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"];
export const PHRASES: readonly QuickPhrase[] = ["hello", "luck", "nice", "thanks", "moment", "ready", "oops", "game"];
/** The most characters of a name. */
export const LONGEST_NAME = 24;

/** What a person is called; "Player 2" as long as they have not said it. */
export const calledAs = (person: Pick<SeatPerson, "seat" | "name">): string =>
  person.name || t("page-player-n", { n: person.seat + 1 });

/** Whether somebody is here, and how long they have been away. `passed` are the seconds since the server said so. */
export function presence(person: SeatPerson, passed = 0): string {
  if (person.bot) return t(person.invited ? "page-person-bot-invited" : "page-person-bot");
  if (person.here) return t("page-person-here");
  const away = person.away ?? -1;
  return away < 0
    ? t("page-person-not-yet")
    : t("page-person-away", { minutes: Math.floor((away + Math.max(passed, 0)) / 60) });
}

/** The people, not bots, who came or went between two messages, except those of one's own seats. */
export function changes(
  before: readonly SeatPerson[],
  now: readonly SeatPerson[],
  own: ReadonlySet<number>,
): { readonly came: readonly SeatPerson[]; readonly went: readonly SeatPerson[] } {
  const was = new Map(before.map((each) => [each.seat, !!each.here]));
  const others = now.filter((each) => !own.has(each.seat) && !each.bot);
  return {
    came: others.filter((each) => each.here && !was.get(each.seat)),
    went: others.filter((each) => !each.here && was.get(each.seat)),
  };
}
