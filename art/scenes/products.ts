import { fitness, type Hue, hormone, hues, sexual, weight } from "./hues.ts";
import type { StillLife, Thing } from "./scene.ts";
import { sample, violetCap } from "./still-lifes.ts";
import { vessels as v } from "./vessels.ts";

/**
 * Renders are wider than the pictures, by this factor: the edges are joined where they overlap
 * (encode/shelf-joint.ts).
 */
export const overlap = 1.08;

/**
 * One camera for all products, so that a vial is as small beside a jar as it is in the hand, and
 * the edge of the ledge has the same height in every picture.
 */
const camera: StillLife["camera"] = {
  frame: 9.6 * overlap,
  look: [0, 0, 3.4],
  elevation: 4,
  lens: 120 / overlap,
  fstop: 0.7 / overlap,
};

/** Its upper edge falls across the wall behind the product, above the tallest lid. */
const window: StillLife["window"] = { x: 0.6, z: -1, width: 14, height: 11.4, strength: 7 };

const onShelf = (hue: Hue, ...things: Thing[]): StillLife => ({
  kind: "still-life",
  ledge: { reach: 9, thickness: 1.35, sawn: true },
  backdrop: hues[hue].backdrop,
  room: 0.62,
  window,
  flagsApart: 1.15 / overlap,
  camera,
  things,
});

const capsule = { is: "dose", dose: "capsule", colours: v["bpc-157-kpv"].colours } as const;
const tablet = { is: "dose", dose: "tablet" } as const;
const troche = { is: "dose", dose: "troche" } as const;
/**
 * A jar makes room for the doses that lie beside it. Nothing stands farther than 3 cm from the middle:
 * a phone's shelf cuts the sides off.
 */
/** Forward, so that its shadow meets the wall outside of the picture. */
const left = [-0.55, -0.35] as const;
const right = [0.55, 0] as const;

/**
 * One picture for each treatment, named like the slug of its first listing. Testosterone is not in the
 * catalogue: its form and dose follow the labs, so its card shows them.
 */
export const products: Record<keyof typeof v | "testosterone", StillLife> = {
  "nad-nasal-spray": onShelf(
    fitness,
    { ...v["nad-nasal-spray"], at: [-1.2, 0] },
    { is: "cover", at: [0.95, 0.45], turn: 40 },
  ),
  "wolverine-ghk-cu": onShelf(fitness, { ...v["wolverine-ghk-cu"], turn: 3 }),
  "glutathione-nasal": onShelf(fitness, { ...v["glutathione-nasal"], turn: -3 }),
  "tesamorelin-ipamorelin": onShelf(
    fitness,
    { ...v["tesamorelin-ipamorelin"], at: [-1.4, 0.2], turn: -2 },
    { ...v["tesamorelin-ipamorelin"], at: [1.6, 1.5], turn: -6 },
  ),
  "glutathione-injectable": onShelf(fitness, { ...v["glutathione-injectable"], turn: -3 }),
  wolverine: onShelf(fitness, v.wolverine),
  "bpc-157-kpv": onShelf(
    fitness,
    { ...v["bpc-157-kpv"], at: left },
    { ...capsule, at: [2.55, -1.05], turn: -50 },
    { ...capsule, at: [2.15, -0.25], turn: 165 },
  ),
  "nad-injectable": onShelf(fitness, { ...v["nad-injectable"], turn: 2 }),
  "tesamorelin-12mg-anti-aging": onShelf(
    fitness,
    { ...v["tesamorelin-12mg-anti-aging"], at: [-0.6, 0], turn: -4 },
    { is: "cap", colour: "#5d6654", at: [1.75, -0.9] },
  ),
  "primal-special-blend": onShelf(
    sexual,
    { ...v["primal-special-blend"], at: left },
    { ...troche, colours: ["#f0e3cf"], at: [2.1, -1.6], turn: 20 },
    { ...troche, colours: ["#f0e3cf"], at: [2.2, -1.5, 0.44], turn: 63 },
  ),
  "pt141-nasal-spray": onShelf(
    sexual,
    { ...v["pt141-nasal-spray"], at: [0.8, 0], turn: -4 },
    { is: "cover", standing: true, at: [-1.85, 0.6] },
  ),
  tadalafil: onShelf(
    sexual,
    { ...v.tadalafil, at: left },
    { ...tablet, colours: ["#ead2a4"], at: [1.75, -1.75], turn: 17 },
    { ...tablet, colours: ["#ead2a4"], at: [2.35, -1.15], turn: 63 },
  ),
  sildenafil: onShelf(
    sexual,
    { ...v.sildenafil, at: right, turn: 3 },
    { ...tablet, colours: ["#f6efe6"], at: [-1.75, -1.75], turn: 40 },
    { ...tablet, colours: ["#f6efe6"], at: [-2.35, -1.15], turn: 12 },
  ),
  "hcg-for-men": onShelf(hormone, v["hcg-for-men"]),
  "sermorelin-troche": onShelf(
    hormone,
    { ...v["sermorelin-troche"], at: right },
    { ...troche, colours: ["#efe4d2"], at: [-2.1, -1.6], turn: 34 },
    { ...troche, colours: ["#efe4d2"], at: [-2.2, -1.5, 0.44], turn: 70 },
  ),
  // The tubes reach into the ledge, unseen: at their full length they would be cut at the top.
  testosterone: onShelf(
    hormone,
    {
      is: "rack",
      at: [0, 0.4],
      turn: -6,
      size: [4.8, 2.2, 1.6],
      holes: [-1.05, 1.05],
      colour: "#c9a272",
    },
    { ...sample("Testosterone", "#8a4632", 3), at: [-1.044, 0.51, -1.2], turn: -6 },
    { ...sample("Hematocrit", violetCap, 2), at: [1.044, 0.29, -1.2], turn: -9 },
  ),
  semaglutide: onShelf(weight, { ...v.semaglutide, turn: -2 }),
  tirzepatide: onShelf(weight, { ...v.tirzepatide, turn: -3 }),
  "glp-r": onShelf(
    weight,
    { ...v["glp-r"], at: [1.3, 0.2], turn: -4 },
    { ...v["glp-r"], at: [-1.75, 1.5], turn: 6 },
  ),
};
