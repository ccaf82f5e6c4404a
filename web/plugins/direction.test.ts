/** Styles hold in languages that are written from right to left: edges are "start" and "end", not "left" and "right". */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));

/** What is the same in every language, by file: a piece of the declaration, and why. */
const ALLOWED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "games/heroes/Map.svelte": [["direction: ltr", "New York lies as it lies"]],
  "games/heroes/Token.svelte": [["translate({at[0]}px", "it stands on the map of New York"]],
  "games/heroes/Ahead.svelte": [["left: {at.left}%", "it stands on the map of New York"]],
  "games/skirmish/Cell.svelte": [
    ["translateX(5px)", "a shake goes both ways"],
    ["translateX(-4px)", "a shake goes both ways"],
  ],
};

/** The values of a list, with what stands in parentheses as one. */
const values = (list: string): string[] => list.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Are the sides of a box alike, told as "top right bottom left"? */
function even(list: string): boolean {
  const [, right, , left] = values(list);
  return left === undefined || left === right;
}

/** Are the corners of a box alike from side to side, told as "start end end start" from the top? */
const round = (list: string): boolean =>
  list.split("/").every((part) => {
    const [first, second = first, third = first, fourth = second] = values(part);
    return first === second && third === fourth;
  });

/** Does something move or lean along x without asking which way? By a half of itself it goes to a middle. */
function moves(property: string, value: string): boolean {
  if (/var\(--(way|skew)\)/.test(value)) return false;
  const along = [...value.matchAll(/(?:translate(?:X|3d)?|skewX?)\(([^,)]+)/g)].map((found) => found[1]);
  if (property === "translate") along.push(values(value)[0]);
  return along.some((x) => !/^(0(px)?|-50%|none)$/.test(x ?? ""));
}

/** Is this declaration another one where lines go the other way? */
function physical(property: string, value: string): boolean {
  if (/^(left|right)$/.test(property)) return value !== "50%";
  if (/(?<!-inline|-block)-(left|right)\b/.test(property)) return true;
  if (/^(text-align(-last)?|float|clear|justify-(content|items|self))$/.test(property))
    return /\b(left|right)\b/.test(value);
  if (property === "direction") return true;
  if (property === "border-radius") return !round(value);
  if (/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property)) return !even(value);
  if (/gradient/.test(value) && /\bto (?:top |bottom )?(left|right)\b/.test(value)) return true;
  if (/(?<!repeating-)linear-gradient\(\s*-?[\d.]+deg/.test(value))
    return !/linear-gradient\(\s*(0|180)deg/.test(value);
  return moves(property, value);
}

/** The declarations of a style sheet or a component, those in its markup too. */
function declarations(source: string, component: boolean): (readonly [string, string])[] {
  const [markup = "", styles = ""] = component ? source.split("<style>") : ["", source];
  const told = [...styles.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([a-z-]+)\s*:\s*([^;{}]+);/g)];
  const inline = [...markup.matchAll(/style:([a-z-]+)=(\{[^}]*\}|"[^"]*")/g)];
  const written = [...markup.matchAll(/style="([^"]*)"/g)].flatMap(([, text = ""]) => [
    ...text.matchAll(/([a-z-]+)\s*:\s*([^;]+)/g),
  ]);
  return [...told, ...inline, ...written].map(
    ([, property = "", value = ""]) => [property, value.replace(/\s+/g, " ").replace(/^"|"$/g, "")] as const,
  );
}

/** Declarations of a file that are not allowed. */
function faults(file: string, source: string): string[] {
  const allowed = ALLOWED[file] ?? [];
  return declarations(source, file.endsWith(".svelte"))
    .filter(([property, value]) => physical(property, value))
    .map(([property, value]) => `${property}: ${value}`)
    .filter((declaration) => !allowed.some(([piece]) => declaration.includes(piece)));
}

test("no style speaks of left and right", () => {
  const found = files.flatMap((file) =>
    faults(file, readFileSync(`src/${file}`, "utf8")).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

test("what is allowed is there", () => {
  const gone = Object.entries(ALLOWED).flatMap(([file, pieces]) => {
    const said = declarations(readFileSync(`src/${file}`, "utf8"), true).map((each) => each.join(": "));
    return pieces.filter(([piece]) => !said.some((each) => each.includes(piece))).map(([piece]) => `${file}: ${piece}`);
  });
  expect(gone).toEqual([]);
});

test("what speaks of left and right is found", () => {
  const wrong = [
    ...["margin-left: 2px", "border-right: 0", "border-top-left-radius: 2px", "left: 0", "right: auto"],
    ...["text-align: left", "float: right", "padding: 1px 2px 3px 4px", "inset: 0 auto 0 0", "border-width: 0 0 0 3px"],
    ...["border-radius: 8px 0 0 8px", "border-radius: 4px 2px", "transform: translateX(4px)", "translate: 10px 0"],
    ...[
      "transform: skewX(-30deg)",
      "background: linear-gradient(90deg, red, blue)",
      "mask: linear-gradient(to right, red)",
    ],
  ];
  const right = [
    ...["margin-inline-start: 2px", "border-inline-end: 0", "left: 50%", "text-align: start", "float: inline-start"],
    ...[
      "padding: 1px 2px 3px 2px",
      "inset: auto 0 0",
      "border-radius: 8px 8px 0 0",
      "border-radius: 46% 46% 0 0 / 3% 3% 0 0",
    ],
    ...["transform: translate(-50%, -50%) rotate(90deg)", "translate: 0 4px", "translate: calc(4px * var(--way)) 0"],
    ...[
      "transform: skewX(var(--skew))",
      "background: repeating-linear-gradient(45deg, red, blue)",
      "margin: 0 0 0.5em",
    ],
  ];
  expect(wrong.filter((each) => !faults("a.css", `a { ${each}; }`).length)).toEqual([]);
  expect(right.filter((each) => faults("a.css", `a { ${each}; }`).length)).toEqual([]);
});
