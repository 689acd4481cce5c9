import { fitness, type Hue, hormone, hues, sexual, weight } from "./hues.ts";
import type { StillLife, Thing } from "./scene.ts";
import { vessels } from "./vessels.ts";

/**
 * One camera for all products, so that a vial is as small beside a jar as it is in the hand, and
 * the edge of the ledge has the same height in every picture.
 */
const camera: StillLife["camera"] = {
  frame: 9.6,
  look: [0, 0, 3.3],
  elevation: 4,
  lens: 120,
  fstop: 0.7,
};

function onShelf(
  hue: Hue,
  main: Thing,
  window: StillLife["window"],
  ...things: Thing[]
): StillLife {
  return {
    kind: "still-life",
    ledge: true,
    backdrop: hues[hue].backdrop,
    window: { width: 15, height: 12, strength: 4.6, ...window },
    flagsApart: 1.15,
    camera,
    things: [main, ...things],
  };
}

const v = vessels;
const troche = { is: "dose", dose: "troche" } as const;
const tablet = { is: "dose", dose: "tablet" } as const;
const capsule = { is: "dose", dose: "capsule" } as const;

const onLedge: Record<keyof typeof vessels, StillLife> = {
  "nad-nasal-spray": onShelf(
    fitness,
    v["nad-nasal-spray"],
    { x: 2.5, z: 3 },
    {
      is: "cover",
      at: [2.35, 0.6],
      turn: 80,
    },
  ),
  "wolverine-ghk-cu": onShelf(fitness, { ...v["wolverine-ghk-cu"], turn: 3 }, { x: -1.5, z: 1.2 }),
  "glutathione-nasal": onShelf(
    fitness,
    { ...v["glutathione-nasal"], turn: 5 },
    { x: 4.5, z: 4.5, height: 17 },
  ),
  "tesamorelin-ipamorelin": onShelf(
    fitness,
    { ...v["tesamorelin-ipamorelin"], at: [-1.3, 0.2], turn: 4 },
    { x: 0.4, z: 2.6 },
    { ...v["tesamorelin-ipamorelin"], at: [1.75, 1.5], turn: -6 },
  ),
  "glutathione-injectable": onShelf(fitness, v["glutathione-injectable"], { x: 2.2, z: 0.4 }),
  wolverine: onShelf(fitness, v.wolverine, { x: 1, z: 2 }),
  "bpc-157-kpv": onShelf(
    fitness,
    v["bpc-157-kpv"],
    { x: 1.6, z: 2.4 },
    { ...capsule, colours: v["bpc-157-kpv"].colours, at: [2.75, -1.5], turn: 29 },
    { ...capsule, colours: v["bpc-157-kpv"].colours, at: [3.4, -0.9], turn: 109 },
  ),
  "nad-injectable": onShelf(fitness, v["nad-injectable"], { x: 5, z: 3.4, width: 15 }),
  "tesamorelin-12mg-anti-aging": onShelf(
    fitness,
    { ...v["tesamorelin-12mg-anti-aging"], at: [-0.3, 0], turn: -4 },
    { x: -0.6, z: 3.2 },
    { is: "cap", colour: "#5d6654", at: [2.0, -0.9] },
  ),
  "primal-special-blend": onShelf(
    sexual,
    v["primal-special-blend"],
    { x: 1, z: 2 },
    { ...troche, colours: ["#f0e3cf"], at: [2.7, -1.6], turn: 20 },
    { ...troche, colours: ["#f0e3cf"], at: [3.7, -1.0], turn: 63 },
  ),
  "pt141-nasal-spray": onShelf(
    sexual,
    { ...v["pt141-nasal-spray"], turn: -4 },
    { x: -0.5, z: 3.4 },
    { is: "cover", standing: true, at: [-2.6, 0.6] },
  ),
  tadalafil: onShelf(
    sexual,
    v.tadalafil,
    { x: 3.4, z: 1.6 },
    { ...tablet, colours: ["#ead2a4"], at: [2.6, -1.7], turn: 17 },
    { ...tablet, colours: ["#ead2a4"], at: [3.35, -1.3], turn: 63 },
  ),
  sildenafil: onShelf(
    sexual,
    { ...v.sildenafil, turn: 3 },
    { x: -1.8, z: 3.2 },
    { ...tablet, colours: ["#f6efe6"], at: [-2.8, -1.5], turn: 40 },
    { ...tablet, colours: ["#f6efe6"], at: [-3.5, -1.0], turn: 12 },
  ),
  "hcg-for-men": onShelf(hormone, v["hcg-for-men"], { x: 0.6, z: 1.6 }),
  "sermorelin-troche": onShelf(
    hormone,
    v["sermorelin-troche"],
    { x: 0, z: 3.4 },
    { ...troche, colours: ["#efe4d2"], at: [-2.8, -1.5], turn: 34 },
    { ...troche, colours: ["#efe4d2"], at: [-3.6, -0.9], turn: 70 },
  ),
  semaglutide: onShelf(weight, v.semaglutide, { x: 1.4, z: 1.4 }),
  tirzepatide: onShelf(weight, { ...v.tirzepatide, turn: 3 }, { x: -0.8, z: 3.6 }),
  "glp-r": onShelf(
    weight,
    { ...v["glp-r"], at: [1.2, 0.2], turn: -4 },
    { x: 3, z: 2.8 },
    { ...v["glp-r"], at: [-1.8, 1.5], turn: 6 },
  ),
};

/** `shelf-{slug}`: the pictures of the catalogue as one shelf; no page shows them yet. */
export const shelf: Record<string, StillLife> = Object.fromEntries(
  Object.entries(onLedge).map(([slug, scene]) => [`shelf-${slug}`, scene]),
);
