/** The picture of a game; one for all games that have none. */
const PICTURES = import.meta.glob<string>("./*.svg", { import: "default", query: "?url&no-inline", eager: true });

export const picture = (game: string): string => PICTURES[`./${game}.svg`] ?? PICTURES["./any.svg"] ?? "";
