// Translates content/en/catalogue/how-taken.ts as of 421be70948de.
/** How a treatment is taken, in a few words; its directions have the full text. */
export const injection = "En inyección";
export const nasalSpray = "En aerosol nasal";
export const tablet = "En tabletas que se tragan";
export const capsule = "En cápsulas que se tragan";
export const troche = "En pastillas que se disuelven en la boca";
export const dependsOnMedicine = "Depende del medicamento; pregunte al médico";

const forms: Readonly<Record<string, string>> = {
  [injection]: "Inyección",
  [nasalSpray]: "Aerosol nasal",
  [tablet]: "Tableta",
  [capsule]: "Cápsula",
  [troche]: "Pastilla bucal",
  [dependsOnMedicine]: "Forma: pregúntenos",
};
/** The end of a peptide's directions. */
export const howLong =
  "No hay una duración fija: usted y el médico deciden en cada visita de seguimiento. Puede dejarlo en cualquier momento; llámenos antes.";

/** The form of a treatment in a word or two, for its card. */
export const formOf = (taken: string): string => forms[taken] ?? taken;
