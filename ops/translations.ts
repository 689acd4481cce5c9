/**
 * Each Spanish module of texts names the English that it translates, by a hash in its first line:
 *
 *     // Translates content/en/faqs.ts as of 0123456789ab.
 *
 * `node ops/translations.ts` lists the modules whose English has changed since; with files, it
 * writes the present hash into these, after somebody has brought their Spanish up to date.
 */

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The first line of a translation. */
const firstLine = /^\/\/ Translates (content\/en\/\S+) as of ([0-9a-f]{12})\.\n/;

/** A hash of what a module says: comments, imports and line breaks do not count. */
export function hashOfTexts(source: string): string {
  const texts = source
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^(?:import|export)\b[^;]*?\bfrom ".*";$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(texts).digest("hex").slice(0, 12);
}

/** A Spanish module, by its path below `app`, and the English one that it translates. */
type Translation = { spanish: string; english: string };

const translations = (app: string): Translation[] =>
  globSync("content/es/**/*.ts", { cwd: app })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((spanish) => ({ spanish, english: spanish.replace("/es/", "/en/") }))
    .filter(({ english }) => existsSync(join(app, english)))
    .toSorted((one, other) => one.spanish.localeCompare(other.spanish));

/** The Spanish modules whose English says something else now, or that name no English. */
export const staleTranslations = (app = "app"): string[] =>
  translations(app)
    .filter(({ spanish, english }) => {
      const [, named, hash] = firstLine.exec(readFileSync(join(app, spanish), "utf8")) ?? [];
      return named !== english || hash !== hashOfTexts(readFileSync(join(app, english), "utf8"));
    })
    .map(({ spanish }) => spanish);

/** Writes into these modules that they translate the present English. */
export function confirmTranslations(files: readonly string[], app = "app") {
  const known = translations(app);
  for (const file of files) {
    const one = known.find(({ spanish }) => file.endsWith(spanish));
    if (!one) throw new Error(`${file} is no translation of a module in app/content/en`);
    const path = join(app, one.spanish);
    const hash = hashOfTexts(readFileSync(join(app, one.english), "utf8"));
    const rest = readFileSync(path, "utf8").replace(firstLine, "");
    writeFileSync(path, `// Translates ${one.english} as of ${hash}.\n${rest}`);
  }
}

if (import.meta.main) {
  const files = process.argv.slice(2);
  if (files.length > 0) confirmTranslations(files);
  else
    for (const file of staleTranslations())
      console.log(`app/${file} is older than its English text`);
}
