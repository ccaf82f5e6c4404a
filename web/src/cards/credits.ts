/** Who drew the drawings that are not ours. */

/** Authors with the names of their drawings, those of most first. */
export function byAuthor(drawn: Readonly<Record<string, string>>): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [name, author] of Object.entries(drawn)) found.set(author, [...(found.get(author) ?? []), name]);
  return [...found].sort((one, other) => other[1].length - one[1].length || one[0].localeCompare(other[0]));
}
