/** A combat after a step of the story: powers, rolls and KO, from the board before to the one of the message. Pure. */
import type {
  Combat,
  DiceRoll,
  Fighter,
  HeroesBoard,
  NumberFact,
  RollOff,
  SideRoll,
  StageStep,
} from "../../lib/protocol.ts";
import { counted } from "./reading.ts";

export type Side = "hero" | "villain";
export const SIDES: readonly Side[] = ["hero", "villain"];

/** The side of a fighter. */
export const sideOf = (combat: Combat | null, id: number): Side | undefined =>
  id ? SIDES.find((side) => combat?.[side].id === id) : undefined;

/** A fighter before he has done anything, with so many KO. */
function fresh(fighter: Fighter, ko: number): Fighter {
  const powers = fighter.powers.map((each) => ({ ...each, chosen: false }));
  return { ...fighter, powers, ko: counted(fighter.ko, ko), sealed: true, initiative: null, coming: null };
}

/** A combat that begins: as the message has it, without what has happened in it since; null if it is over by then. */
function begun({ teams }: HeroesBoard, { combat }: HeroesBoard, id: number, target: number): Combat | null {
  if (combat?.villain.id !== target || (id && combat.hero.id !== id)) return null;
  const ko = teams.flatMap((team) => team.heroes).find((hero) => hero.id === combat.hero.id)?.ko.value ?? 0;
  return {
    ...combat,
    title: counted(combat.title, 1),
    step: null,
    hero: fresh(combat.hero, ko),
    villain: fresh(combat.villain, 0),
    rolls: [],
  };
}

/** A fighter shows his power; with rolls made before, that is another sequence. */
function shown(combat: Combat, side: Side, colour: string): Combat {
  const another = combat.rolls.some((each) => each.sequence === combat.title.value);
  const begins: Combat = another
    ? {
        ...combat,
        title: counted(combat.title, combat.title.value + 1),
        hero: fresh(combat.hero, combat.hero.ko.value),
        villain: fresh(combat.villain, combat.villain.ko.value),
      }
    : combat;
  const { powers } = begins[side];
  const fighter = {
    ...begins[side],
    sealed: false,
    powers: powers.map((each) => ({ ...each, chosen: each.key === colour })),
  };
  const { initiative } = combat[side];
  return { ...begins, step: "powers", [side]: { ...fighter, initiative } };
}

const diceOf = ({ dice = [] }: DiceRoll): NumberFact[] => dice.map((value) => ({ type: "fact", text: "", value }));

/** A roll of a side, in its part of the sequence. */
function rolled(combat: Combat, side: Side, roll: DiceRoll, hits: number, text: string): Combat {
  const sequence = combat.title.value;
  const step = roll.part as RollOff["step"];
  const name = combat.steps.find((each) => each.key === step)?.text ?? "";
  const blank: RollOff = { ...{ step, name, sequence, text: name }, hero: null, villain: null };
  const here = (each: RollOff) => each.step === step && each.sequence === sequence;
  const made: SideRoll = { text, dice: diceOf(roll), hits, ko: false };
  const rolls = combat.rolls.some(here) ? combat.rolls : [...combat.rolls, blank];
  return {
    ...combat,
    step,
    [side]: { ...combat[side], coming: null },
    rolls: rolls.map((each) => (here(each) ? { ...each, [side]: made } : each)),
  };
}

/** A fighter has so many KO, from the last rolls if both sides have made them. */
function hurt(combat: Combat, side: Side, n: number): Combat {
  const fighter = { ...combat[side], ko: counted(combat[side].ko, n) };
  const last = combat.rolls.at(-1);
  const from = n > combat[side].ko.value && last?.hero && last.villain ? last : undefined;
  const rolls = combat.rolls.map((each) => {
    const roll = each[side];
    return each === from && roll ? { ...each, [side]: { ...roll, ko: true } } : each;
  });
  return { ...combat, [side]: fighter, rolls };
}

/** Who has the initiative, in the words that either board has for that. */
function withInitiative(combat: Combat, side: Side | undefined, ...boards: readonly HeroesBoard[]): Combat {
  const said = boards
    .flatMap((board) => SIDES.map((each) => board.combat?.[each].initiative))
    .find((each) => each !== null && each !== undefined);
  const put = (each: Side): Fighter => ({ ...combat[each], initiative: each === side ? (said ?? null) : null });
  return { ...combat, hero: put("hero"), villain: put("villain") };
}

/** The combat after a step; who has won is seen until something else happens. */
export function combatAfter(board: HeroesBoard, step: StageStep, goal: HeroesBoard): Combat | null {
  const { key, card = 0, target = 0, n = 0, place = "", roll, text = "" } = step;
  const { combat } = board;
  if (key === "fight") return begun(board, goal, card, target) ?? combat;
  if (!combat) return null;
  const side = sideOf(combat, card);
  switch (key) {
    case "fighter": {
      const there = goal.combat?.hero;
      return there?.id === card ? { ...combat, hero: fresh(there, 0) } : combat;
    }
    case "initiative":
      return withInitiative(combat, side, board, goal);
    case "power":
      return side ? shown(combat, side, place) : combat;
    case "roll":
    case "dice":
      return side && roll && place !== "trouble" ? rolled(combat, side, roll, n, text) : combat;
    case "ko":
      return side ? hurt(combat, side, n) : combat;
    case "villain":
      return place === "backups" && goal.combat ? { ...combat, backups: goal.combat.backups } : combat;
    default:
      return combat;
  }
}
