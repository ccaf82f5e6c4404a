/** The small signs of numbers, states and buttons, drawn by us; each is a symbol that `Icon` uses by its name. */
import raw from "./glyphs.svg?raw";

const known = new Set<string>();

/** Add signs: an SVG whose symbols have ids "i-NAME". */
export function addGlyphs(svg: string): void {
  for (const [, name] of svg.matchAll(/<symbol id="i-([^"]+)"/g)) if (name) known.add(name);
  const holder = document.createElement("div");
  holder.innerHTML = svg;
  const sprite = holder.firstElementChild;
  if (!sprite) return;
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}

/** Is there a sign of that name? */
export function hasGlyph(name: string | undefined): name is string {
  return name !== undefined && known.has(name);
}

addGlyphs(raw);
