import type { Facts } from "./facts-schema";

/** Whether the clinic says that it speaks Spanish; the desk types the languages' names. */
export const speaksSpanish = ({ languages }: Pick<Facts, "languages">): boolean =>
  languages.some((name) => /^(spanish|español|espanol|castellano)\b/i.test(name.trim()));
