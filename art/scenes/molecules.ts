import type { Molecule } from "./scene.ts";

type Head = Omit<Molecule, "kind" | "camera"> & Record<"wide" | "tall", Molecule["camera"]>;

/** Cropped off-centre: a whole, centred molecule would look like a textbook page. */
const heads: Record<string, Head> = {
  "peptide-therapy": {
    model: "bpc-157",
    palette: { wall: "#b9c2a6", C: "#dfe2d0", H: "#eff0e4", N: "#4c6650", O: "#8b9c74" },
    turn: [90, 0, 0],
    wide: { frame: 26, look: [-6, 0.5] },
    tall: { frame: 15, look: [-1, 3] },
  },
  "hormone-replacement": {
    model: "testosterone",
    palette: { wall: "#d9a587", C: "#f0dccb", H: "#f7eadf", N: "#b9633f", O: "#a4492c" },
    turn: [78, 12, -18],
    wide: { frame: 15.5, look: [-3.9, 0.5] },
    tall: { frame: 10.5, look: [0.5, 1.6] },
  },
  longevity: {
    model: "nad",
    palette: {
      wall: "#e8c6a8",
      C: "#f4ead8",
      H: "#fbf6ec",
      N: "#5d737a",
      O: "#b98a3c",
      P: "#8a6a2f",
    },
    turn: [90, 0, 0],
    wide: { frame: 20, look: [-5, 0] },
    tall: { frame: 12, look: [0, 1.5] },
  },
  faqs: {
    model: "glutathione",
    palette: {
      wall: "#c6cdb4",
      C: "#eceadd",
      H: "#f8f6ee",
      N: "#56694a",
      O: "#93a27a",
      S: "#c9a860",
    },
    turn: [90, 10, 10],
    wide: { frame: 18, look: [-5, 0] },
    tall: { frame: 11, look: [0, 1.5] },
  },
};

const crops = Object.entries(heads).flatMap(([page, { wide, tall, ...rest }]) => [
  [`head-${page}-wide`, { kind: "molecule", ...rest, camera: wide }] as const,
  [`head-${page}-tall`, { kind: "molecule", ...rest, camera: tall }] as const,
]);

/** `head-{page}-wide` and `-tall` for each page whose head is a molecule. */
export const molecules: Record<string, Molecule> = Object.fromEntries(crops);
