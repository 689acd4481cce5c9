/** How a treatment is taken, in a few words; its directions have the full text. */
export const injection = "As an injection";
export const nasalSpray = "As a nasal spray";
export const tablet = "As a tablet you swallow";
export const capsule = "As a capsule you swallow";
export const troche = "As a troche that dissolves in your mouth";
export const dependsOnMedicine = "Depends on the medicine; ask the physician";

const forms: Readonly<Record<string, string>> = {
  [injection]: "Injection",
  [nasalSpray]: "Nasal spray",
  [tablet]: "Tablet",
  [capsule]: "Capsule",
  [troche]: "Troche",
  [dependsOnMedicine]: "Form: ask us",
};
/** The end of a peptide's directions. */
export const howLong =
  "There is no set length: you and the physician decide at each follow-up. You can stop at any time; call us first.";

/** The form of a treatment in a word or two, for its card. */
export const formOf = (taken: string): string => forms[taken] ?? taken;
