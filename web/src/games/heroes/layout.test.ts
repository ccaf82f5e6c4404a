import { describe, expect, it } from "vitest";
import { AREAS, DISTRICTS, type District, type Point, areaOf, middle } from "./geography.ts";
import {
  type Direction,
  NARROW,
  type Box,
  type Sizes,
  SPACE,
  WIDE,
  flagAt,
  inTwo,
  initials,
  letters,
  lineTo,
  nameAt,
  next,
  plateAt,
  plateLines,
  standing,
  wayOf,
  within,
} from "./layout.ts";

const at = (key: string): District => DISTRICTS.get(key) as District;

describe("the map", () => {
  it("has six areas of four districts, each with a sign of its own", () => {
    expect(AREAS).toHaveLength(6);
    for (const area of AREAS) {
      expect(new Set(area.districts.map((district) => district.symbol)).size).toBe(4);
      for (const district of area.districts) expect(areaOf(district.key)).toBe(area);
    }
    expect(DISTRICTS.size).toBe(24);
  });

  it("keeps signs and heroes within their districts", () => {
    for (const district of DISTRICTS.values()) {
      expect(within(district.outline, district.sign), district.key).toBe(true);
      expect(within(district.outline, district.heroes), district.key).toBe(true);
      expect(within(district.outline, [-5, -5])).toBe(false);
    }
  });
});

describe.each([
  ["wide", WIDE],
  ["narrow", NARROW],
])("on a %s table", (_, sizes) => {
  it("flags stand within their districts", () => {
    for (const district of DISTRICTS.values()) {
      const [x, y] = flagAt(district, sizes);
      expect(within(district.outline, [x, y]), district.key).toBe(true);
      expect(x + sizes.flag[0] / 2, district.key).toBeLessThanOrEqual(1000);
    }
  });

  it("flags cover neither the name of a district nor that of its area", () => {
    const clear = ([x, y]: Point, [w, h]: Sizes["flag"], [bx, by, wide, high]: Box) =>
      x + w / 2 < bx || x - w / 2 > bx + wide || y + h / 2 < by || y - h / 2 > by + high;
    for (const area of AREAS) {
      for (const district of area.districts) {
        const title = district.key.slice(area.key.length + 1).replaceAll("-", " ");
        const box =
          sizes === WIDE
            ? nameAt(district, title)
            : plateAt(area, plateLines(area, area.key.replaceAll("-", " "), true), true);
        const flag = flagAt(district, sizes, [box]);
        expect(clear(flag, sizes.flag, box), district.key).toBe(true);
        expect(within(district.outline, flag), district.key).toBe(true);
      }
    }
  });

  it("up to sixteen heroes stand in any district, none on another's place", () => {
    for (const district of DISTRICTS.values()) {
      for (const many of [1, 2, 4, 16]) {
        const places = standing(district, many, false, sizes);
        expect(new Set(places.map((place) => place.join())).size, district.key).toBe(many);
        for (const [x] of places) expect(x, district.key).toBeLessThan(1000);
      }
      expect(standing(district, 1, true, sizes)).toEqual([district.heroes]);
    }
  });
});

it("a headline's line begins at its dock and ends at its flag", () => {
  for (const area of AREAS) {
    for (const district of area.districts) {
      const [[x, y], [fx, fy]] = lineTo(area, district);
      const [left, top] = area.headline;
      expect(x === left || x === left + 222 || y === top || y === top + 64, district.key).toBe(true);
      const [mx, my] = flagAt(district);
      expect(Math.hypot(fx - mx, fy - my), district.key).toBeLessThan(40);
    }
  }
});

describe("arrows", () => {
  const walk = (from: string, direction: Direction): string | undefined =>
    next(at(from), direction, DISTRICTS.values())?.key;

  it("lead to the district that lies there", () => {
    expect(walk("the-village-chelsea", "ArrowRight")).toBe("the-village-greenwich-village");
    expect(walk("the-village-chelsea", "ArrowUp")).toBe("the-village-hells-kitchen");
    expect(walk("the-village-hells-kitchen", "ArrowLeft")).toBeUndefined();
    expect(walk("central-manhattan-upper-east-side", "ArrowRight")).toBe("queens-long-island-city");
    expect(walk("queens-sunnyside", "ArrowDown")).toBe("brooklyn-williamsburg");
  });

  it("reach every district from every other", () => {
    const directions: Direction[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (const start of DISTRICTS.keys()) {
      const reached = new Set([start]);
      for (const key of reached) for (const way of directions) reached.add(walk(key, way) ?? key);
      expect(reached.size, start).toBe(24);
    }
  });
});

it("a move's way starts at the hero and ends at the district", () => {
  const { path, angle } = wayOf([304, 270], middle(at("queens-sunnyside").outline));
  expect(path.startsWith("M304,270Q")).toBe(true);
  expect(angle).toBeGreaterThan(-90);
  expect(angle).toBeLessThan(0);
});

it("tokens carry two letters", () => {
  expect(["Thor", "Iron Man", "The Thing", "Mr Fantastic", "She-Hulk"].map(initials)).toEqual([
    "TH",
    "IM",
    "TT",
    "MF",
    "SH",
  ]);
});

it("titles break where their halves are alike", () => {
  expect(inTwo("Counterfeit Armor on the Streets")).toEqual(["Counterfeit Armor", "on the Streets"]);
  expect(inTwo("Riot")).toEqual(["", "Riot"]);
  expect(inTwo("你打不過我")).toEqual(["", "你打不過我"]);
  expect(inTwo("職業竊賊連環作案上新聞")).toEqual(["職業竊賊連環", "作案上新聞"]);
});

it("characters that are as wide as two letters make a plate wider", () => {
  expect([letters("Queens"), letters("上曼哈頓"), letters("X戰警")]).toEqual([6, 8, 5]);
});

it("has the name of an area beside the circles of its dock, in two lines if need be", () => {
  for (const area of AREAS) {
    for (const name of ["Квінз", "Central Manhattan", "Центральний Мангеттен", "布魯克林"]) {
      const lines = plateLines(area, name, false);
      expect(lines.join(" ")).toBe(name);
      const [x, , width] = plateAt(area, lines, false);
      expect(x + width, `${area.key} ${name}`).toBeLessThanOrEqual((area.support[0]?.[0] ?? 0) - SPACE);
    }
    expect(plateLines(area, "Центральний Мангеттен", true)).toHaveLength(1);
  }
  expect(AREAS.map((area) => plateLines(area, "Центральний Мангеттен", false).length)).toContain(2);
});
