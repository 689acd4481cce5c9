/** The languages of the public site; the desk is in English. Only this file knows their prefixes. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Before every path of the language. */
export const prefixOf: Readonly<Record<Language, string>> = { en: "", es: "/es" };

/** For the document, dates and numbers: both as they are written in the United States. */
export const localeOf: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** "/es/contact" is the Spanish "/contact". */
export function splitPath(path: string): { language: Language; path: string } {
  if (path !== "/es" && !path.startsWith("/es/")) return { language: "en", path };
  return { language: "es", path: path.slice("/es".length) || "/" };
}

/** "/contact" in Spanish is "/es/contact", "/" is "/es". */
export const pathIn = (language: Language, path: string): string =>
  path === "/" ? prefixOf[language] || "/" : prefixOf[language] + path;
