/** The signs of the boards of Marvel Heroes and Skirmish, drawn for this page, for `Icon`. */
import { addGlyphs } from "../cards/glyphs.ts";
import raw from "./signs.svg?raw";

addGlyphs(raw);
