/** Dice as the engine counts them: the face first rolled; after a BOOST reroll plus 6 times (its face + 1). */

export const FACES = ["blank", "trouble", "hit", "hit", "boost", "double"] as const;
export type Face = (typeof FACES)[number];

/** What a die shows, and what it showed when its BOOST was rolled again. */
export interface Die {
  readonly first: Face;
  readonly again: Face | undefined;
}

export function die(value: number): Die {
  return { first: FACES[value % 6] ?? "blank", again: value >= 6 ? FACES[Math.floor(value / 6) - 1] : undefined };
}

/** Does a face count in a fight, or in a Trouble roll? */
export function counts(face: Face, trouble: boolean): boolean {
  return face !== "blank" && (trouble || face !== "trouble");
}
