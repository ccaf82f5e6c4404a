/**
 * The board of Marvel Heroes after a step of the story. Pure.
 *
 * The numbers of the steps lead from the board before to the one of the message, the `goal`; cards that come, and words
 * about them, are taken from that one.
 */
import type { CardGroup, HeroesBoard, MapArea, StageStep, Team, TeamCard } from "../../lib/protocol.ts";
import { changed } from "../../lib/board.ts";
import { combatAfter } from "./fights.ts";
import { counted, placeOf } from "./reading.ts";

const withTeam = (board: HeroesBoard, seat: number, change: (team: Team) => Team): HeroesBoard => ({
  ...board,
  teams: board.teams.map((team) => (team.seat === seat ? change(team) : team)),
});
const teamOf = (board: HeroesBoard, seat: number) => board.teams.find((team) => team.seat === seat);
const without = (group: CardGroup, id: number): CardGroup => ({
  ...group,
  items: group.items.filter((card) => card.id !== id),
});

/** A hero stands in another place, with the state that he has in the end. */
function moved(board: HeroesBoard, id: number, place: string, goal: HeroesBoard): HeroesBoard {
  const tokens = (areas: readonly MapArea[]) =>
    areas.flatMap((area) => [...area.districts.flatMap((each) => each.items), ...(area.support?.items ?? [])]);
  const all: TeamCard[] = [board, goal].flatMap((each) => tokens(each.areas));
  const hero = board.teams.flatMap((team) => team.heroes).find((each) => each.id === id);
  const token = all.find((each) => each.id === id) ?? (hero && { ...hero, facts: [] });
  const put = (group: CardGroup, here: boolean): CardGroup => {
    const rest = without(group, id);
    return here && token ? { ...rest, items: [...rest.items, token] } : rest;
  };
  const areas = board.areas.map((area) => ({
    ...area,
    districts: area.districts.map((each) => put(each, each.key === place)),
    support: area.support && put(area.support, area.key === place),
  }));
  return stated({ ...board, areas }, id, goal);
}

/** A hero with the state that he has in the end. */
function stated(board: HeroesBoard, id: number, goal: HeroesBoard): HeroesBoard {
  const state = goal.teams.flatMap((team) => team.heroes).find((each) => each.id === id)?.state;
  const teams = board.teams.map((team) => ({
    ...team,
    heroes: team.heroes.map((hero) => (hero.id === id && state ? { ...hero, state } : hero)),
  }));
  return { ...board, teams };
}

/** The KO of a fighter, in his team. */
function withKo(board: HeroesBoard, id: number, n: number): HeroesBoard {
  const teams = board.teams.map((team) => ({
    ...team,
    heroes: team.heroes.map((hero) => (hero.id === id ? { ...hero, ko: counted(hero.ko, n) } : hero)),
  }));
  return { ...board, teams };
}

/** The headline of an area as the `goal` has it, if that is the one that has come. */
function withNews(board: HeroesBoard, id: number, goal: HeroesBoard): HeroesBoard {
  const areas = board.areas.map((area) => {
    const there = goal.areas.find((each) => each.key === area.key)?.headline;
    return there?.id === id ? { ...area, headline: there, no_headline: null } : area;
  });
  return { ...board, areas };
}

function withoutNews(board: HeroesBoard, id: number, goal: HeroesBoard): HeroesBoard {
  const areas = board.areas.map((area) => {
    if (area.headline?.id !== id) return area;
    const nothing = goal.areas.find((each) => each.key === area.key)?.no_headline ?? null;
    return { ...area, headline: null, no_headline: nothing };
  });
  return { ...board, areas };
}

/** The Threat token of an area. */
function withThreat(board: HeroesBoard, place: string, n: number): HeroesBoard {
  const areas = board.areas.map(({ headline, ...area }) => ({
    ...area,
    headline: headline && area.key === place && n ? { ...headline, threat: counted(headline.threat, n) } : headline,
  }));
  return { ...board, areas };
}

/** A group with a card where it lies in the end; those that leave later stay at the end. */
function entered(group: CardGroup, id: number, there: CardGroup): CardGroup {
  const known = new Set(group.items.map((card) => card.id));
  const stays = there.items.filter((card) => card.id === id || known.has(card.id));
  const leave = group.items.filter((card) => card.id !== id && !there.items.some((each) => each.id === card.id));
  const items = [...stays, ...leave];
  return items.length > group.items.length || known.has(id) ? { ...group, items } : group;
}

/** The hand of the reader as it is in the end. */
const withHand = (board: HeroesBoard, seat: number, goal: HeroesBoard): HeroesBoard =>
  teamOf(goal, seat)?.you ? { ...board, hand: goal.hand } : board;

/** The board after a step; `goal` is the one of the message. */
export function boardAfter(before: HeroesBoard, step: StageStep, goal: HeroesBoard): HeroesBoard {
  const { key, card = 0, n = 0, place = "", seat = -1 } = step;
  const combat = combatAfter(before, step, goal);
  const board = combat === before.combat ? before : { ...before, combat };
  switch (key) {
    case "points":
    case "vp":
      return withTeam(board, seat, (team) => ({ ...team, [key]: counted(team[key], team[key].value + n) }));
    case "move":
      return moved(board, card, place, goal);
    case "wounded":
      return stated(board, card, goal);
    case "ko":
      return withKo(board, card, n);
    case "ally_point":
      return changed(board, card, (each) => {
        const { points } = each as TeamCard;
        return points ? ({ ...each, points: counted(points, n) } as TeamCard) : each;
      });
    case "headline":
    case "special":
      return withNews(board, card, goal);
    case "resolved":
      return withoutNews(board, card, goal);
    case "threat":
      return withThreat(board, place, n);
    case "trouble": {
      const mission = board.mission ?? goal.mission;
      const trouble = mission?.trouble ?? goal.mission?.trouble;
      return mission && trouble ? { ...board, mission: { ...mission, trouble: counted(trouble, n) } } : board;
    }
    case "track":
      return { ...board, stories: entered(board.stories, card, goal.stories) };
    case "villain":
      return place === "most_wanted" ? { ...board, wanted: entered(board.wanted, card, goal.wanted) } : board;
    case "story":
      return { ...board, stories: without(board.stories, card) };
    case "leave": {
      const teams = board.teams.map((team) => ({ ...team, allies: without(team.allies, card) }));
      return { ...board, teams, stories: without(board.stories, card) };
    }
    case "play": {
      const there = teamOf(goal, seat);
      const group = place === "allies" ? "allies" : "power_ups";
      const come = (team: Team): Team =>
        there ? { ...team, [group]: entered(team[group], card, there[group]) } : team;
      return withHand(withTeam(board, seat, come), seat, goal);
    }
    case "plan_done": {
      const { plans = null, plans_done: done } = teamOf(goal, seat) ?? {};
      return withTeam(board, seat, (team) => ({ ...team, plans, plans_done: done ?? team.plans_done }));
    }
    case "first":
    case "archnemesis":
      return {
        ...board,
        teams: board.teams.map((team) => ({ ...team, signs: teamOf(goal, team.seat)?.signs ?? team.signs })),
      };
    case "draw":
    case "discard":
      return withHand(board, seat, goal);
    default:
      return board;
  }
}

/** In what two boards differ that the steps should have told: for whoever writes steps. */
export function differences(shown: HeroesBoard, goal: HeroesBoard): string[] {
  const of = (board: HeroesBoard) =>
    new Map<string, number | string>(
      board.teams.flatMap((team): (readonly [string, number | string])[] => [
        [`${team.name.text}: VP`, team.vp.value],
        [`${team.name.text}: plot points`, team.points.value],
        ...team.heroes.map((hero) => [`${hero.name}: KO`, hero.ko.value] as const),
        ...team.heroes.map((hero) => [`${hero.name}: place`, placeOf(board.areas, hero.id)] as const),
      ]),
    );
  const there = of(goal);
  return [...of(shown)].flatMap(([name, value]) =>
    value === there.get(name) ? [] : `stage: ${name}: ${value}, on the board ${there.get(name)}`,
  );
}
