// Translates content/en/catalogue/safety/area-safety-words.ts as of 57cfab84fa7e.
import { absoluteRules } from "./absolute-rules";

/** Texts around an area's list of who should not take each of its treatments. */
export const areaSafetyWords = {
  heading: "Quién no debe usarlos",
  all: "Para todos ellos",
  end: `Esta es la lista corta. Vea todas las advertencias en la página de cada tratamiento. ${absoluteRules.call911}`,
} as const;
