/** New York as the map draws it, in its own units (1000 x 760): outlines and anchors by the keys of the board. */

export const WIDTH = 1000;
export const HEIGHT = 760;

export type Point = readonly [x: number, y: number];
export type Sign = "circle" | "cross" | "diamond" | "star";

/** A district: its sign, where that and its heroes stand. A `narrowName` is set in two lines. */
export interface District {
  readonly key: string;
  readonly symbol: Sign;
  readonly outline: string;
  readonly sign: Point;
  readonly heroes: Point;
  readonly narrowName?: boolean;
}

/** An area with its dock on the water: name, two Support spaces, the headline; `narrow` is where there is little room. */
export interface Area {
  readonly key: string;
  readonly tint: string;
  readonly plate: Point;
  readonly support: readonly Point[];
  readonly headline: Point;
  readonly narrow: { readonly plate: Point; readonly support: readonly Point[] };
  readonly districts: readonly District[];
}

export const NEWS = { width: 222, height: 64 };

export const AREAS: readonly Area[] = [
  {
    key: "upper-manhattan",
    tint: "um",
    plate: [10, 34],
    support: [
      [190, 51],
      [221, 51],
    ],
    headline: [10, 74],
    narrow: {
      plate: [578, 2],
      support: [
        [262, 70],
        [262, 114],
      ],
    },
    districts: [
      {
        key: "upper-manhattan-morningside-heights",
        symbol: "cross",
        outline: "M384,16 478,12 482,102 318,106Z",
        sign: [370, 43],
        heroes: [362, 87],
        narrowName: true,
      },
      {
        key: "upper-manhattan-central-harlem",
        symbol: "circle",
        outline: "M478,12 592,18 652,60 674,108 482,102Z",
        sign: [504, 40],
        heroes: [520, 84],
        narrowName: true,
      },
      {
        key: "upper-manhattan-carnegie-hill",
        symbol: "star",
        outline: "M318,106 482,102 470,189 290,194Z",
        sign: [328, 128],
        heroes: [334, 162],
      },
      {
        key: "upper-manhattan-east-harlem",
        symbol: "diamond",
        outline: "M482,102 674,108 658,184 470,189Z",
        sign: [502, 126],
        heroes: [520, 160],
      },
    ],
  },
  {
    key: "central-manhattan",
    tint: "cm",
    plate: [10, 206],
    support: [
      [190, 223],
      [221, 223],
    ],
    headline: [10, 246],
    narrow: {
      plate: [540, 328],
      support: [
        [232, 236],
        [232, 280],
      ],
    },
    districts: [
      {
        key: "central-manhattan-upper-west-side",
        symbol: "cross",
        outline: "M290,194 402,191 392,298 274,300Z",
        sign: [306, 214],
        heroes: [304, 272],
        narrowName: true,
      },
      {
        key: "central-manhattan-central-park",
        symbol: "circle",
        outline: "M402,191 470,189 534,187 522,294 392,298Z",
        sign: [418, 214],
        heroes: [420, 272],
        narrowName: true,
      },
      {
        key: "central-manhattan-upper-east-side",
        symbol: "diamond",
        outline: "M534,187 658,184 646,290 522,294Z",
        sign: [552, 212],
        heroes: [544, 268],
        narrowName: true,
      },
      {
        key: "central-manhattan-midtown",
        symbol: "star",
        outline: "M274,300 392,298 522,294 646,290 640,362 448,368 262,374Z",
        sign: [290, 346],
        heroes: [420, 334],
      },
    ],
  },
  {
    key: "the-village",
    tint: "tv",
    plate: [10, 384],
    support: [
      [190, 401],
      [221, 401],
    ],
    headline: [10, 424],
    narrow: {
      plate: [550, 490],
      support: [
        [214, 410],
        [214, 454],
      ],
    },
    districts: [
      {
        key: "the-village-hells-kitchen",
        symbol: "diamond",
        outline: "M262,374 448,368 440,452 250,456Z",
        sign: [280, 394],
        heroes: [286, 428],
      },
      {
        key: "the-village-east-side",
        symbol: "star",
        outline: "M448,368 640,362 650,450 440,452Z",
        sign: [464, 392],
        heroes: [484, 426],
      },
      {
        key: "the-village-chelsea",
        symbol: "circle",
        outline: "M250,456 440,452 446,536 238,542Z",
        sign: [268, 478],
        heroes: [274, 512],
      },
      {
        key: "the-village-greenwich-village",
        symbol: "cross",
        outline: "M440,452 650,450 664,530 446,536Z",
        sign: [462, 476],
        heroes: [486, 510],
        narrowName: true,
      },
    ],
  },
  {
    key: "lower-manhattan",
    tint: "lm",
    plate: [10, 556],
    support: [
      [190, 573],
      [221, 573],
    ],
    headline: [10, 596],
    narrow: {
      plate: [400, 712],
      support: [
        [202, 584],
        [202, 628],
      ],
    },
    districts: [
      {
        key: "lower-manhattan-tribeca",
        symbol: "circle",
        outline: "M238,542 446,536 442,606 439,642 242,642Z",
        sign: [258, 564],
        heroes: [266, 604],
      },
      {
        key: "lower-manhattan-east-village",
        symbol: "diamond",
        outline: "M446,536 664,530 676,598 442,606Z",
        sign: [464, 556],
        heroes: [500, 582],
      },
      {
        key: "lower-manhattan-lower-east-side",
        symbol: "cross",
        outline: "M442,606 676,598 652,642 578,700 438,678 439,642Z",
        sign: [460, 626],
        heroes: [490, 656],
      },
      {
        key: "lower-manhattan-financial-district",
        symbol: "star",
        outline: "M242,642 439,642 438,678 578,700 486,750 372,754 280,706Z",
        sign: [284, 664],
        heroes: [312, 700],
      },
    ],
  },
  {
    key: "queens",
    tint: "qu",
    plate: [766, 6],
    support: [
      [946, 23],
      [977, 23],
    ],
    headline: [766, 46],
    narrow: {
      plate: [826, 56],
      support: [
        [736, 70],
        [780, 70],
      ],
    },
    districts: [
      {
        key: "queens-astoria",
        symbol: "circle",
        outline: "M742,134 800,116 862,120 854,242 718,248Z",
        sign: [762, 144],
        heroes: [758, 184],
      },
      {
        key: "queens-steinway",
        symbol: "diamond",
        outline: "M862,120 940,114 1006,126 1006,238 854,242Z",
        sign: [882, 142],
        heroes: [886, 184],
      },
      {
        key: "queens-long-island-city",
        symbol: "cross",
        outline: "M718,248 854,242 848,356 692,362Z",
        sign: [736, 268],
        heroes: [736, 322],
        narrowName: true,
      },
      {
        key: "queens-sunnyside",
        symbol: "star",
        outline: "M854,242 1006,238 1006,350 848,356Z",
        sign: [876, 264],
        heroes: [880, 306],
      },
    ],
  },
  {
    key: "brooklyn",
    tint: "br",
    plate: [766, 650],
    support: [
      [946, 667],
      [977, 667],
    ],
    headline: [766, 690],
    narrow: {
      plate: [810, 694],
      support: [
        [716, 716],
        [760, 716],
      ],
    },
    districts: [
      {
        key: "brooklyn-greenpoint",
        symbol: "diamond",
        outline: "M702,388 848,380 852,502 726,508 708,446Z",
        sign: [724, 408],
        heroes: [736, 450],
      },
      {
        key: "brooklyn-williamsburg",
        symbol: "circle",
        outline: "M848,380 1006,372 1006,500 852,502Z",
        sign: [870, 402],
        heroes: [880, 446],
      },
      {
        key: "brooklyn-brooklyn-heights",
        symbol: "star",
        outline: "M726,508 852,502 858,632 700,642 728,580Z",
        sign: [750, 528],
        heroes: [752, 588],
        narrowName: true,
      },
      {
        key: "brooklyn-bedford-stuyvesant",
        symbol: "cross",
        outline: "M852,502 1006,500 1006,626 858,632Z",
        sign: [876, 524],
        heroes: [884, 582],
        narrowName: true,
      },
    ],
  },
];

/** The scenario card as a place, where there is a Special Headline: on the water in the corner. */
const ON_CARD: District = {
  key: "scenario",
  symbol: "star",
  outline: "M150,658 240,658 240,690 150,690Z",
  sign: [158, 674],
  heroes: [176, 674],
};
const ON_CARD_NARROW: District = { ...ON_CARD, outline: "M188,664 350,664 350,756 188,756Z", heroes: [214, 712] };
export const SCENARIO: Area = {
  ...{ key: "scenario", tint: "sc", plate: [10, 661], support: [], headline: [10, 692] },
  narrow: { plate: [188, 630], support: [] },
  districts: [ON_CARD],
};

export const DISTRICTS: ReadonlyMap<string, District> = new Map(
  AREAS.flatMap((area) => area.districts).map((district) => [district.key, district]),
);

/** A district of the map, or the scenario card. */
export function districtAt(key: string, narrow: boolean): District | undefined {
  return key === SCENARIO.key ? (narrow ? ON_CARD_NARROW : ON_CARD) : DISTRICTS.get(key);
}

/** The area to which a district belongs. */
export function areaOf(key: string): Area | undefined {
  return AREAS.find((area) => area.districts.some((district) => district.key === key));
}

/** The corners of an outline such as "M0,0 4,0 4,4Z". */
export function corners(outline: string): Point[] {
  return [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
}

/** The middle of an outline. */
export function middle(outline: string): Point {
  const all = corners(outline);
  const sum = (axis: 0 | 1): number => all.reduce((total, corner) => total + corner[axis], 0) / all.length;
  return [sum(0), sum(1)];
}

/** The leftmost, topmost, rightmost and lowest of an outline. */
export function bounds(outline: string): { left: number; top: number; right: number; bottom: number } {
  const all = corners(outline);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
