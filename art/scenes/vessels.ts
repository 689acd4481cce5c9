import type { Label } from "../labels/label-sheet.ts";
import { fitness, type Hue, hormone, hues, sexual, weight } from "./hues.ts";
import type { Thing } from "./scene.ts";

/** What a medicine comes in. */
export type Vessel = Exclude<Label["vessel"], "tube">;

const forms = { vial: "Injectable", spray: "Nasal spray", jar: "Tablets" } as const;

function label(
  hue: Hue,
  vessel: Vessel,
  name: string[],
  size: number,
  more?: Partial<Label>,
): Label {
  return { vessel, name, size, form: forms[vessel], accent: hues[hue].ink, ...more };
}

/** The labelled vessels, also used by the groups in the page heads. */
export const vessels = {
  "nad-nasal-spray": { is: "spray", label: label(fitness, "spray", ["NAD+"], 5), cap: "#f6f1e7" },
  "wolverine-ghk-cu": {
    is: "vial",
    label: label(fitness, "vial", ["Wolverine", "GHK-Cu"], 3.45),
    cap: "#536b75",
    liquid: "#d9ebf3",
    liquidShadow: "#d9e8ee",
  },
  "glutathione-nasal": {
    is: "spray",
    label: label(fitness, "spray", ["Glutathione"], 3.2),
    cap: "#9aa28a",
  },
  "tesamorelin-ipamorelin": {
    is: "vial",
    label: label(fitness, "vial", ["Tesamorelin", "Ipamorelin"], 3),
    cap: "#767f69",
  },
  "glutathione-injectable": {
    is: "vial",
    label: label(fitness, "vial", ["Glutathione"], 3.05),
    cap: "#e9e0c8",
  },
  wolverine: {
    is: "vial",
    label: label(fitness, "vial", ["Wolverine"], 3.5, { sub: "BPC-157 / TB-500" }),
    cap: "#454c40",
  },
  "bpc-157-kpv": {
    is: "jar",
    label: label(fitness, "jar", ["BPC-157", "KPV"], 4, { form: "Capsules" }),
    cap: "#3a3f36",
    dose: "capsule",
    colours: ["#f3ecdd", "#666d5a"],
  },
  "nad-injectable": {
    is: "vial",
    label: label(fitness, "vial", ["NAD+"], 5.4),
    cap: "#a98c52",
    liquid: "#fbf5dd",
    liquidShadow: "#f5ecd0",
  },
  "tesamorelin-12mg-anti-aging": {
    is: "vial",
    label: label(fitness, "vial", ["Tesamorelin"], 3.05),
    cap: "#5d6654",
    open: true,
  },
  "primal-special-blend": {
    is: "jar",
    label: label(sexual, "jar", ["Primal", "Special Blend"], 3.2, { form: "Troche" }),
    cap: "#6e474f",
    dose: "troche",
    colours: ["#f0e3cf"],
  },
  "pt141-nasal-spray": {
    is: "spray",
    label: label(sexual, "spray", ["PT-141"], 4.5),
    cap: "#f6f1e7",
  },
  tadalafil: {
    is: "jar",
    label: label(sexual, "jar", ["Tadalafil"], 4.7),
    cap: "#f4eee3",
    dose: "tablet",
    colours: ["#ead2a4"],
  },
  sildenafil: {
    is: "jar",
    label: label(sexual, "jar", ["Sildenafil"], 4.7),
    cap: "#b09194",
    dose: "tablet",
    colours: ["#f6efe6"],
  },
  "hcg-for-men": { is: "vial", label: label(hormone, "vial", ["HCG"], 5.4), cap: "#8a4632" },
  "sermorelin-troche": {
    is: "jar",
    label: label(hormone, "jar", ["Sermorelin"], 4.3, { form: "Troche" }),
    cap: "#f4eee3",
    dose: "troche",
    colours: ["#efe4d2"],
  },
  semaglutide: { is: "vial", label: label(weight, "vial", ["Semaglutide"], 2.85), cap: "#3f5a64" },
  tirzepatide: { is: "vial", label: label(weight, "vial", ["Tirzepatide"], 3.1), cap: "#93b0bb" },
  "glp-r": { is: "vial", label: label(weight, "vial", ["GLP-R"], 4.7), cap: "#2a3b43" },
} as const satisfies Record<string, Thing>;
