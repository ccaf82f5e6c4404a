/**
 * The board of Champions after a step of the story. Pure.
 *
 * The numbers of the steps lead from the board before to the one of the message, the `goal`; cards that come, turn or
 * change in another way are taken from that one.
 */
import type { Card, ChampionsBoard, Fact, PlayArea, StageStep } from "../../lib/protocol.ts";
import { allCards, changed } from "../../lib/board.ts";
import { t } from "../../lib/words.ts";
import type { Mark } from "../../table/stage/stage.svelte.ts";

export const cardOf = (board: ChampionsBoard, id: number | undefined): Card | undefined =>
  id ? allCards(board).find((card) => card.id === id) : undefined;

/** Hit points or threat changed by so much. A text begins with the number in every language. */
function counted(card: Card, n: number): Card {
  const { gauge } = card;
  if (!gauge) return card;
  const value = Math.max(0, (gauge.value ?? 0) + n);
  return { ...card, gauge: { ...gauge, value, text: gauge.text.replace(/\d+/, String(value)) } };
}

/** Statuses stand among the facts of a card, and by themselves on those that have panels. */
function withStatus(card: Card, key: string, fact: Fact | null): Card {
  const change = (facts: readonly Fact[] = []) => [
    ...facts.filter((each) => each.key !== key),
    ...(fact ? [fact] : []),
  ];
  const own = "statuses" in card ? { statuses: change((card as { statuses?: readonly Fact[] }).statuses) } : {};
  return { ...card, facts: change(card.facts), ...own };
}

/** The status as another card of either board has it, in words. */
function statusOf(key: string, ...boards: readonly ChampionsBoard[]): Fact {
  const facts = boards.flatMap((board) => allCards(board).flatMap((card) => card.facts ?? []));
  return facts.find((each) => each.key === key) ?? { type: "fact", key, text: t(`page-stage-${key}`), badge: true };
}

/** A card that has come into play stands where it stands in the end, or is attached to what it is attached to. */
function entered(board: ChampionsBoard, id: number, goal: ChampionsBoard, host = 0): ChampionsBoard {
  const there = cardOf(goal, id);
  // one that was in hand, or is being played, looks otherwise in play
  const inPlay = allCards([board.scenario, board.players]).find((each) => each.id === id);
  const card = inPlay ?? (there && unhurt(there));
  if (!there || !card) return board;
  if (host)
    return changed(board, host, (each) => {
      const others = (each.attached ?? []).filter((one) => one.id !== id);
      return { ...each, attached: [...others, card] };
    });
  const without = changed(board, id, () => null);
  const into = <T extends { readonly cards: readonly Card[] }>(zone: T, there: T): T =>
    there.cards.some((each) => each.id === id) ? { ...zone, cards: [...zone.cards, card] } : zone;
  const { scenario } = without;
  return {
    ...without,
    scenario: {
      ...scenario,
      side_schemes: into(scenario.side_schemes, goal.scenario.side_schemes),
      environment: into(scenario.environment, goal.scenario.environment),
    },
    players: without.players.map((area, n) => {
      const there = goal.players[n];
      if (!there) return area;
      const zones = there.zones.flatMap((zone) => {
        const here = area.zones.find((each) => each.key === zone.key) ?? { ...zone, cards: [] };
        const found = into(here, zone);
        return found.cards.length ? [found] : [];
      });
      const others = area.zones.filter((zone) => !there.zones.some((each) => each.key === zone.key));
      return { ...area, engaged: into(area.engaged, there.engaged), zones: [...zones, ...others] };
    }),
  };
}

/** Its later damage and threat come with their own steps. */
function unhurt(card: Card): Card {
  const { key = "", value = 0, full } = card.gauge ?? {};
  if (key === "threat") return counted(card, -(value ?? 0));
  return key === "hp" && full ? counted(card, full - (value ?? 0)) : card;
}

/** The piles and the hand of a player as they are in the end. */
function piled(board: ChampionsBoard, seat: number, goal: ChampionsBoard): ChampionsBoard {
  const there = goal.players.find((each) => each.seat === seat);
  if (!there) {
    const { encounter_deck, encounter_discard, boost } = goal.scenario;
    return { ...board, scenario: { ...board.scenario, encounter_deck, encounter_discard, boost } };
  }
  const { hand, deck, discard, dealt } = there;
  const players = board.players.map((area): PlayArea =>
    area.seat === seat
      ? { ...area, hand: hand ?? null, deck: deck ?? null, discard: discard ?? null, dealt: dealt ?? null }
      : area,
  );
  return { ...board, players, ...(there.yours ? { hand: goal.hand } : {}) };
}

/** Cards that come and go change how many hit points others have. */
const FITS = new Set(["enter", "leave", "defeated", "form", "acts"]);

function fitted(board: ChampionsBoard, goal: ChampionsBoard): ChampionsBoard {
  let found = board;
  for (const { id = 0, gauge } of allCards([board.scenario, board.players])) {
    const full = gauge?.key === "hp" ? cardOf(goal, id)?.gauge?.full : undefined;
    if (!gauge?.full || !full || full === gauge.full || gauge.tone !== "good") continue;
    const more = full - gauge.full;
    found = changed(found, id, (card) => counted({ ...card, gauge: card.gauge && { ...card.gauge, full } }, more));
  }
  return found;
}

/** Which way a step changes the number of its target, and what that means. */
export const NUMBERS: Readonly<Record<string, readonly [-1 | 0 | 1, Mark["kind"]]>> = {
  damage: [-1, "hurt"],
  heal: [1, "healed"],
  threat: [1, "threat"],
  scheme_threat: [1, "threat"],
  threat_removed: [-1, "less"],
  no_damage: [0, "blocked"],
  prevent: [0, "spared"],
};

/** The board after a step; `goal` is the one of the message. */
export function boardAfter(board: ChampionsBoard, step: StageStep, goal: ChampionsBoard): ChampionsBoard {
  const { key, card = 0, target = 0, n = 0, place = "", seat = -1 } = step;
  const sign = NUMBERS[key]?.[0];
  if (FITS.has(key)) board = fitted(board, goal);
  if (sign) return changed(board, target, (each) => counted(each, sign * n));
  if (key === "exhaust" || key === "ready")
    return changed(board, target, (each) => ({ ...each, exhausted: key === "exhaust" }));
  if (key === "status") return changed(board, target, (each) => withStatus(each, place, statusOf(place, goal, board)));
  if (key === "status_used") return changed(board, target, (each) => withStatus(each, place, null));
  if (key === "enter" || key === "engage") return entered(board, card, goal, target);
  if (key === "eliminated") {
    const area = goal.players.find((each) => each.seat === seat);
    if (!area) return board;
    const left = (each: PlayArea): PlayArea => (each.seat === seat ? { ...area, engaged: each.engaged } : each);
    return { ...board, players: board.players.map(left) };
  }
  if (key === "leave") return changed(board, card, () => null);
  if (key === "form" || key === "face") {
    const there = cardOf(goal, target);
    return there ? changed(board, target, (each) => turned(each, there, key)) : board;
  }
  if (key === "counters") {
    const facts = cardOf(goal, target)?.facts?.filter((each) => each.key === "counter") ?? [];
    const others = (each: Card) => (each.facts ?? []).filter((fact) => fact.key !== "counter");
    return changed(board, target, (each) => ({ ...each, facts: [...others(each), ...facts] }));
  }
  if (key === "boost") return piled(board, -1, goal);
  return key === "draw" || key === "discard" || key === "deal" || key === "play" ? piled(board, seat, goal) : board;
}

/** A card with its other face up: an identity keeps its hit points, a new stage begins with its own. */
function turned(before: Card, there: Card, key: "form" | "face"): Card {
  if (!there.gauge || !before.gauge) return there;
  const full = there.gauge.key === "hp" ? (there.gauge.full ?? 0) : 0;
  return counted(there, (key === "form" ? (before.gauge.value ?? 0) : full) - (there.gauge.value ?? 0));
}

/** In what two boards differ that the steps should have told: for whoever writes steps. */
export function differences(shown: ChampionsBoard, goal: ChampionsBoard): string[] {
  return allCards(goal).flatMap((there) => {
    const here = cardOf(shown, there.id);
    if (!here) return [];
    const of = (card: Card) => [
      ["value", card.gauge?.value ?? null],
      ["exhausted", !!card.exhausted],
      ...["stunned", "confused", "tough"].map((key) => [key, !!card.facts?.some((each) => each.key === key)]),
    ];
    const after = of(there);
    return of(here).flatMap(([name, value], n) =>
      value === after[n]?.[1]
        ? []
        : `stage: ${there.name} (${there.id}): ${name} ${value}, on the board ${after[n]?.[1]}`,
    );
  });
}
