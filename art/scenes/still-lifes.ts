import type { Label } from "../labels/label-sheet.ts";
import { hues } from "./hues.ts";
import type { StillLife, Thing } from "./scene.ts";
import { vessels as v } from "./vessels.ts";

/** The two crops of a head: the same objects, two camera positions. */
type Head = Omit<StillLife, "kind" | "camera"> & { samples?: number } & Record<
    "wide" | "tall",
    StillLife["camera"]
  >;

/** Paler and redder than the token, because the warm light adds yellow. */
const sand = "#efdac2";
const troche = { is: "dose", dose: "troche", colours: ["#f0e3cf"] } as const;
const rosy = ["#efd3c6", "#a85a66"] as const;
const violet = ["#e6d6d8", "#7d6079"] as const;
const honey = ["#f5dcb4", "#b8793c"] as const;

const morningGroup: readonly Thing[] = [
  { ...v["primal-special-blend"], at: [-3.5, 0.3], turn: 6 },
  { ...v["nad-nasal-spray"], at: [0.55, 1.3], turn: 2 },
  { ...v.wolverine, at: [3.05, -0.5], turn: -2 },
  { ...v["glutathione-injectable"], at: [5.75, 0.5], turn: -7 },
  { ...troche, at: [-1.2, -1.7], turn: 24 },
  { ...troche, at: [-0.1, -1.2], turn: 66 },
];

const heads: Record<string, Head> = {
  home: {
    backdrop: sand,
    saturation: 1.1,
    ledge: { reach: 16, thickness: 1.9 },
    room: 0.62,
    samples: 10,
    window: { x: 2.5, z: 0.1, width: 24, height: 12.6, strength: 7 },
    flagsApart: 1.15,
    things: morningGroup,
    wide: { frame: 25, look: [-3.4, 0, 4.5], elevation: 4, lens: 120 },
    tall: { frame: 15.6, look: [0.6, 0, 5.7], elevation: 4, lens: 120 },
  },
  "weight-loss": {
    backdrop: hues["weight-loss"].backdrop,
    room: 0.7,
    rim: false,
    samples: 12,
    window: { x: 2.5, z: 2.4, width: 20, height: 13.4, strength: 6.5 },
    things: [
      { is: "plate", at: [2.9, -0.5], colour: "#ece6da" },
      { is: "half apple", at: [3.9, -1.1, 0.32], turn: -12, lean: 9, seed: 3 },
      { is: "apple", at: [1.5, 0.7, 0.36], turn: 40, seed: 6 },
      { is: "almonds", at: [1.9, -1.9, 0.37], count: 4, seed: 541 },
      { is: "napkin", at: [-2.25, 0.2], turn: -3, size: [3.6, 9.4] },
      { is: "fork", at: [-2.3, -0.1, 0.3], turn: -6 },
      { is: "tumbler", at: [5.4, 3.9] },
    ],
    wide: { frame: 25.5, look: [-1.9, 0, 4.1], elevation: 14 },
    tall: { frame: 13, look: [3, 0, 4.4], elevation: 14 },
  },
  aesthetics: {
    backdrop: hues.aesthetics.backdrop,
    saturation: 0.85,
    samples: 24,
    window: { x: 1.5, z: 2.6, width: 20, height: 15 },
    things: [
      { is: "block", at: [1.4, 1.9], turn: 5, size: [6.4, 4, 1.1], colour: "#e6d9d4" },
      { is: "dropper", at: [0.1, 1.6, 1.1], colour: "#efe6e2", cap: "#6f5f6a" },
      { is: "shell", at: [2.9, 2.2, 1.1], turn: 236, size: 2.1, colours: rosy },
      { is: "cream", at: [6.3, -0.9], colour: "#f3eae6" },
      { is: "pebble", at: [-2.9, -0.6], size: [1.05, 0.8, 0.46], colour: "#cdbfc0", seed: 4 },
      { is: "shell", at: [2.3, -2.3], turn: 252, size: 1.7, colours: violet },
    ],
    wide: { frame: 19.4, look: [-1.2, 0, 3.0], elevation: 13 },
    tall: { frame: 12.4, look: [2.5, 0, 4.1], elevation: 13 },
  },
  "sexual-health": {
    backdrop: hues["sexual-health"].backdrop,
    saturation: 1.1,
    evening: true,
    exposure: 0.45,
    samples: 16,
    window: { x: -2.5, z: 5, width: 15, height: 13, strength: 5 },
    things: [
      { is: "tub chair", at: [-0.4, 1.5], turn: -26, colour: "#c79c92" },
      { is: "tub chair", at: [8.2, 1.2], turn: 30, colour: "#c79c92" },
      { is: "round table", at: [3.8, -1.9], height: 3.5, radius: 1.75 },
      { is: "cup", at: [3.05, -2.2, 3.5] },
      { is: "cup", at: [4.6, -1.8, 3.5] },
      { is: "floor lamp", at: [4.1, 6.2], height: 11, glow: 1.9, watts: 750 },
    ],
    wide: { frame: 39, look: [-3.7, 0, 7.3], elevation: 7, fstop: 1.4, nearer: -1 },
    tall: { frame: 12.4, look: [2.1, 0, 4.5], elevation: 7 },
  },
  about: {
    backdrop: sand,
    saturation: 1.1,
    room: 0.46,
    samples: 8,
    window: { x: 1.8, z: 0.4, width: 15, height: 9.8, strength: 6.5 },
    things: [
      { is: "coquina stone", at: [2.4, 1.2], turn: 9, size: [6.2, 4, 4], whole: 1500, seed: 4 },
      { is: "shell", at: [-0.9, -2.5], turn: 16, size: 2.2, colours: rosy, seed: 3 },
      { is: "shell", at: [1.7, -3.0], turn: 150, size: 1.8, colours: violet, seed: 5, open: true },
      { is: "shell", at: [-2.5, -0.6], turn: -40, size: 1.6, colours: honey, seed: 11 },
    ],
    wide: { frame: 16.5, look: [-1.9, 0, 2.2], elevation: 13, lens: 120 },
    tall: { frame: 8, look: [2, 0, 0.5], elevation: 17, lens: 120 },
  },
  contact: {
    backdrop: sand,
    saturation: 1.1,
    ledge: { reach: 17, thickness: 1.9, sawn: true },
    room: 0.55,
    samples: 10,
    window: { x: 1.2, z: -0.2, width: 20, height: 12, strength: 7 },
    things: [
      { is: "handmade cup", at: [0.2, 1.5], shape: "beaker", colour: "#e9e0d0", seed: 3 },
      { is: "handmade cup", at: [5.3, 2.3], shape: "bowl", colour: "#93a08c", seed: 8, turn: 40 },
      { is: "phone", at: [3.9, -1.05], turn: 7, size: [6.2, 3] },
    ],
    wide: { frame: 23, look: [-2.2, 0, 2.9], elevation: 15, lens: 120 },
    tall: { frame: 13.2, look: [2.85, 0, 2.5], elevation: 15, lens: 120 },
  },
};

/** The same ledge when a lamp to its left is the only light: for dark screens. */
heads["home-night"] = {
  ...heads.home,
  night: { lamp: [-7, -6.5, 11.5], watts: 1900 },
  samples: 14,
} as Head;
/** The same ledge from early to late: the sun comes from the left, from above, then from the right. */
heads["home-hours"] = {
  ...heads.home,
  hours: {
    dawn: {
      sky: [0.6, 0.57, 0.64],
      sun: [1, 0.62, 0.48],
      toward: [0.86, 0.46, -0.24],
      window: { x: 0, z: 2.2, width: 26, height: 11, strength: 6 },
    },
    noon: {
      sky: [1, 1.02, 1.05],
      sun: [1, 0.97, 0.92],
      toward: [0.3, 0.42, -0.86],
      window: { x: 1, z: 1, width: 24, height: 16, strength: 5 },
    },
    low: {
      sky: [0.5, 0.5, 0.56],
      sun: [1, 0.55, 0.27],
      toward: [-0.84, 0.42, -0.3],
      window: { x: 0, z: 2, width: 28, height: 11, strength: 7 },
    },
  },
  samples: 8,
} as Head;
heads.tools = {
  backdrop: hues["fitness-anti-aging"].backdrop,
  room: 0.7,
  samples: 8,
  window: { x: 1.5, z: 0.6, width: 19, height: 12, strength: 6 },
  things: [
    { is: "notebook", at: [8.4, 8.2], turn: -14, colour: "#8a8f78" },
    { is: "pen", at: [7.1, 7.3, 0.76], turn: 40 },
    { is: "stethoscope", at: [3.8, -1.4], turn: -4 },
  ],
  wide: { frame: 26, look: [0, 0, 1.2], elevation: 32 },
  tall: { frame: 12, look: [2, 0, 2], elevation: 30 },
};

/** What is measured, by the tube's cap: gold and rust for serum, violet for whole blood. */
export function sample(measured: string, cap: string, seed: number) {
  const whole = cap === violetCap;
  const bars = Array.from({ length: 31 }, (_, i) => 1 + ((i * i * 7 + i * seed) % 4));
  const label: Label = {
    vessel: "tube",
    name: [whole ? "Blood" : "Serum"],
    size: 2.7,
    form: measured,
    accent: cap,
    bars,
  };
  return { is: "sample tube", label, cap, holds: whole ? "blood" : "serum" } as const;
}
export const violetCap = "#8d7a90";

heads.laboratory = {
  backdrop: hues["testosterone-hormone-therapy"].backdrop,
  room: 0.7,
  samples: 8,
  window: { x: 1.5, z: 1.6, width: 20, height: 13.4, strength: 6 },
  things: [
    { is: "rack", at: [3.0, 2.2], turn: -6, holes: [-3, -1, 1, 3], colour: "#c9a272" },
    { ...sample("Testosterone", "#8a4632", 3), at: [0.02, 2.51, 0.55], turn: -6 },
    { ...sample("Estradiol", "#c08a3e", 5), at: [2.01, 2.3, 0.55], turn: 8 },
    { ...sample("Hematocrit", violetCap, 2), at: [4.0, 2.1, 0.55], turn: -9 },
    { ...sample("PSA", "#8a4632", 7), at: [5.98, 1.89, 0.55], turn: 10 },
    { ...sample("SHBG", "#c08a3e", 11), at: [4.3, -0.85], turn: 9, lying: true },
  ],
  wide: { frame: 29, look: [-1.7, 0, 6], elevation: 12 },
  tall: { frame: 14.5, look: [3.5, 0, 6.15], elevation: 12 },
};

const crops = Object.entries(heads).flatMap(([page, { wide, tall, ...rest }]) => [
  [`head-${page}-wide`, { kind: "still-life", ...rest, camera: wide }] as const,
  [`head-${page}-tall`, { kind: "still-life", ...rest, camera: tall }] as const,
]);

/** A shell that nobody lives in, for the page that is not there. */
const emptyShell: StillLife & { samples: number } = {
  kind: "still-life",
  backdrop: sand,
  saturation: 1.1,
  room: 0.42,
  samples: 10,
  window: { x: -0.2, z: -1.2, width: 8, height: 5.4, strength: 6 },
  things: [
    { is: "beach" },
    {
      is: "shell",
      at: [0.5, 0, 0.12],
      turn: 24,
      size: 3.6,
      colours: violet,
      seed: 5,
      ribs: 34,
      lean: 6,
    },
  ],
  camera: { frame: 7.4, look: [0.5, 0, 0.5], elevation: 27, lens: 120 },
};

/** A receipt under a pebble, for the page of payments. */
const receipt: StillLife & { samples: number } = {
  kind: "still-life",
  backdrop: sand,
  saturation: 1.1,
  exposure: 0.02,
  ledge: { reach: 10, thickness: 1.9, sawn: true },
  room: 0.38,
  samples: 14,
  window: { x: 0.2, z: -0.9, width: 13, height: 7.6, strength: 7 },
  things: [
    { is: "receipt", at: [0, 1], turn: -16, size: [4.4, 7.4] },
    {
      is: "pebble",
      at: [0.9, 2.1, 0.02],
      turn: 24,
      size: [1.15, 0.85, 0.5],
      colour: "#7d7f76",
      seed: 4,
      vein: "#e8dfd0",
    },
  ],
  camera: { frame: 10.4, look: [0.3, 0, 1], elevation: 24, lens: 120 },
};

const talk = { is: "handmade cup", scale: 1.5 } as const;
const wooden = { colour: "#b79c7c" } as const;
/** The first twelve weeks on one table. */
const firstWeeks: StillLife & { samples: number } = {
  kind: "still-life",
  backdrop: sand,
  saturation: 1.1,
  ledge: { reach: 65, thickness: 2.2, sawn: true, back: 11, dense: 24 },
  room: 0.42,
  lamps: 5,
  samples: 16,
  window: { x: -5, z: 3, width: 50, height: 52, bar: 2.4, strength: 7 },
  things: [
    { ...talk, at: [-35, 7.2], shape: "beaker", colour: "#e9e0d0", seed: 3 },
    { ...talk, at: [-27.5, 7.6], shape: "bowl", colour: "#93a08c", seed: 8, turn: 40 },
    { is: "phone", at: [-33.6, 0.9], turn: 7, scale: 1.55, size: [8.6, 4.2] },
    {
      ...wooden,
      is: "rack",
      at: [-18.6, 4.5],
      turn: -5,
      size: [7.6, 2.6, 2.6],
      holes: [-2.3, 0, 2.3],
    },
    { ...sample("Testosterone", "#7d4a3a", 3), at: [-20.89, 4.7, 0.55], turn: -6 },
    { ...sample("Hematocrit", violetCap, 2), at: [-18.6, 4.5, 0.55], turn: 8 },
    { ...sample("Estradiol", "#a08a5c", 5), at: [-16.31, 4.3, 0.55], turn: -9 },
    { is: "clipboard", at: [-7.2, 8], turn: -3, size: [9, 11.6], lean: 13 },
    { is: "pen", at: [-12, 1.6], turn: 79, scale: 1.5 },
    {
      is: "strips",
      ways: [
        [
          [-1.6, 3],
          [1.2, 2.9],
          [2.9, 3.9],
          [4.4, 5.9],
          [6.3, 7.7],
        ],
        [
          [-1.6, 3],
          [1.2, 2.9],
          [3.2, 2.2],
          [5.7, 0.9],
          [8.9, 0.5],
        ],
      ],
      colour: "#7f5547",
    },
    { ...v["glutathione-injectable"], at: [6.4, 8], turn: -4 },
    { is: "pebble", at: [9.8, 0.6], turn: 14, size: [2.7, 2, 1.2], colour: "#7d7f76", seed: 4 },
    { is: "calendar", at: [20, 5], turn: -7, weeks: [4, 6] },
    {
      ...wooden,
      is: "quarters",
      at: [33, 5],
      turn: 5,
      colours: ["#e7d7b3", "#cdd5bf", "#e0b39d", "#b9c9cf"],
    },
  ],
  camera: { frame: 124, look: [0, 0, 5.9], elevation: 19, lens: 120, fstop: 0.03, nearer: 0 },
};

/** The same table by the lamp of the home page's head at night, which hangs nearer to its middle. */
const firstWeeksNight: typeof firstWeeks = {
  ...firstWeeks,
  night: { lamp: [-5, -7.5, 11], watts: 2300 },
};

/** `head-{page}-wide` and `-tall` for each page whose head is a still life. */
export const stillLifes: Record<string, StillLife & { samples?: number }> = Object.fromEntries([
  ...crops,
  ["empty-shell", emptyShell],
  ["receipt", receipt],
  ["first-weeks-wide", firstWeeks],
  ["first-weeks-night-wide", firstWeeksNight],
]);
