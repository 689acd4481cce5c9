import { fitness, type Hue, hormone, hues, sexual, weight } from "./hues.ts";
import type { StillLife, Thing } from "./scene.ts";
import { type Vessel, vessels } from "./vessels.ts";

type Setting = Partial<Pick<StillLife, "window" | "saturation" | "flagsApart">> & {
  camera?: Partial<StillLife["camera"]>;
  things?: readonly Thing[];
};

/** Where the camera stands for each vessel when nothing else is said. */
const views = {
  vial: { frame: 7.7, look: [0, 0, 2.5] },
  spray: { frame: 10.2, look: [0, 0, 3.62] },
  jar: { frame: 9.6, look: [0.5, 0, 2.8] },
} as const satisfies Record<Vessel, StillLife["camera"]>;

function shot(hue: Hue, vessel: Vessel, main: Thing, setting: Setting = {}): StillLife {
  const { camera, things = [], ...rest } = setting;
  return {
    kind: "still-life",
    backdrop: hues[hue].backdrop,
    camera: { ...views[vessel], ...camera },
    things: [main, ...things],
    ...rest,
  };
}

const v = vessels;
const troche = { is: "dose", dose: "troche" } as const;
const tablet = { is: "dose", dose: "tablet" } as const;
const capsule = { is: "dose", dose: "capsule" } as const;

/** One picture for each treatment, named like the slug of its first listing. */
export const products: Record<keyof typeof vessels, StillLife> = {
  "nad-nasal-spray": shot(fitness, "spray", v["nad-nasal-spray"], {
    camera: { frame: 10, look: [0.55, 0, 3.55] },
    window: { x: 2.5, z: 3 },
    things: [{ is: "cover", at: [2.75, -0.9], turn: 62 }],
  }),
  "wolverine-ghk-cu": shot(fitness, "vial", v["wolverine-ghk-cu"], {
    camera: { frame: 7.3, look: [0.05, 0, 2.5], turn: -3 },
    window: { x: -1.5, z: 1.2 },
  }),
  "glutathione-nasal": shot(
    fitness,
    "spray",
    { ...v["glutathione-nasal"], turn: 5 },
    {
      camera: { frame: 9.7, look: [-0.3, 0, 3.7], elevation: 7 },
      window: { x: 4.5, z: 4.5, height: 17 },
      things: [
        { is: "pebble", at: [-2.35, 0.9], size: [0.95, 0.7, 0.42], colour: "#ccd1c0", seed: 4 },
      ],
    },
  ),
  "tesamorelin-ipamorelin": shot(
    fitness,
    "vial",
    { ...v["tesamorelin-ipamorelin"], at: [-0.35, 0] },
    {
      camera: { frame: 8, look: [0.35, 0, 2.55], fstop: 0.45 },
      flagsApart: 1.8,
      window: { x: 0.4, z: 2.6 },
      things: [{ ...v["tesamorelin-ipamorelin"], at: [2.55, 4.4], turn: -2 }],
    },
  ),
  "glutathione-injectable": shot(fitness, "vial", v["glutathione-injectable"], {
    camera: { frame: 7.9, look: [0.45, 0, 2.4], elevation: 11 },
    window: { x: 2.2, z: 0.4 },
    things: [{ is: "cap", colour: "#e9e0c8", at: [2.05, -1.15] }],
  }),
  wolverine: shot(fitness, "vial", v.wolverine, {
    camera: { frame: 7.9, look: [0.45, 0, 2.5] },
    window: { x: 1, z: 2 },
  }),
  "bpc-157-kpv": shot(fitness, "jar", v["bpc-157-kpv"], {
    window: { x: 1.6, z: 2.4 },
    things: [
      { ...capsule, colours: v["bpc-157-kpv"].colours, at: [1.9, -2.75], turn: 29 },
      { ...capsule, colours: v["bpc-157-kpv"].colours, at: [2.75, -2.2], turn: 109 },
    ],
  }),
  "nad-injectable": shot(fitness, "vial", v["nad-injectable"], {
    camera: { frame: 7.4, look: [-0.15, 0, 2.45], elevation: 6.5 },
    window: { x: 5, z: 3.4, width: 15 },
  }),
  "tesamorelin-12mg-anti-aging": shot(
    fitness,
    "vial",
    { ...v["tesamorelin-12mg-anti-aging"], turn: -4 },
    {
      camera: { frame: 7.9, look: [-0.4, 0, 2.3], elevation: 13 },
      window: { x: -0.6, z: 3.2 },
      things: [{ is: "cap", colour: "#5d6654", at: [-2.05, -0.9] }],
    },
  ),
  "primal-special-blend": shot(sexual, "jar", v["primal-special-blend"], {
    window: { x: 1, z: 2 },
    things: [
      { ...troche, colours: ["#f0e3cf"], at: [1.75, -2.75], turn: 20 },
      { ...troche, colours: ["#f0e3cf"], at: [3.0, -2.2], turn: 63 },
      { ...troche, colours: ["#f0e3cf"], at: [1.82, -2.72, 0.445], turn: 52 },
    ],
  }),
  "pt141-nasal-spray": shot(
    sexual,
    "spray",
    { ...v["pt141-nasal-spray"], turn: -4 },
    {
      camera: { frame: 10.2, look: [-0.25, 0, 3.62] },
      window: { x: -0.5, z: 3.4 },
      things: [{ is: "cover", standing: true, at: [-2.6, 1.2] }],
    },
  ),
  tadalafil: shot(sexual, "jar", v.tadalafil, {
    camera: { frame: 9.5, look: [0.45, 0, 2.75], elevation: 10 },
    window: { x: 3.4, z: 1.6 },
    things: [
      { ...tablet, colours: ["#ead2a4"], at: [1.5, -2.75], turn: 17 },
      { ...tablet, colours: ["#ead2a4"], at: [2.45, -2.55], turn: 63 },
      { ...tablet, colours: ["#ead2a4"], at: [1.97, -2.62, 0.365], turn: 11 },
    ],
  }),
  sildenafil: shot(
    sexual,
    "jar",
    { ...v.sildenafil, turn: 3 },
    {
      camera: { frame: 9.9, look: [-0.5, 0, 2.8], turn: 3 },
      window: { x: -1.8, z: 3.2 },
      things: [
        { ...tablet, colours: ["#f6efe6"], at: [-2.2, -2.35], turn: 17 },
        { ...tablet, colours: ["#f6efe6"], at: [-3.15, -1.75], turn: 63 },
      ],
    },
  ),
  "hcg-for-men": shot(hormone, "vial", v["hcg-for-men"], {
    camera: { frame: 7.6, look: [0.3, 0, 2.5] },
    window: { x: 2, z: 2.2 },
    things: [{ is: "pebble", at: [2.3, 0.8], size: [0.85, 0.65, 0.4], colour: "#ecdccd", seed: 9 }],
  }),
  "sermorelin-troche": shot(hormone, "jar", v["sermorelin-troche"], {
    camera: { frame: 9.7, look: [-0.45, 0, 2.75], turn: -2 },
    window: { x: 0, z: 3.4 },
    things: [
      { ...troche, colours: ["#efe4d2"], at: [-2.15, -2.55], turn: 34 },
      { ...troche, colours: ["#efe4d2"], at: [-3.35, -1.75], turn: 70 },
    ],
  }),
  semaglutide: shot(weight, "vial", v.semaglutide, {
    camera: { frame: 7.6, look: [0, 0, 2.5] },
    window: { x: 1.4, z: 1.4 },
  }),
  tirzepatide: shot(
    weight,
    "vial",
    { ...v.tirzepatide, turn: 3 },
    {
      camera: { frame: 7.8, look: [0.35, 0, 2.5], elevation: 8 },
      window: { x: -0.8, z: 3.6 },
      things: [{ is: "cap", colour: "#93b0bb", at: [2.15, -0.7] }],
    },
  ),
  "glp-r": shot(
    weight,
    "vial",
    { ...v["glp-r"], at: [0.35, 0] },
    {
      camera: { frame: 8, look: [-0.35, 0, 2.55], fstop: 0.45 },
      flagsApart: 1.8,
      window: { x: 3, z: 2.8 },
      things: [{ ...v["glp-r"], at: [-2.55, 4.4], turn: 2 }],
    },
  ),
};
