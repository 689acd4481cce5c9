import { PurgeCSS } from "purgecss";
import readHtml from "purgecss-from-html";

/** Attributes that scripts or the browser set while a page is used. */
const setWhileUsed = [
  "open",
  "hidden",
  "aria-expanded",
  "aria-pressed",
  "aria-selected",
  "aria-invalid",
  "data-tabs-ready",
  "data-catalogue-ready",
  "data-office-status",
  "data-scrolled",
  "data-type",
  "data-calls",
  "data-copied",
  "data-today",
  "data-saves-data",
];

/**
 * The rules of a style sheet whose names occur in the markup, or in a script that may add to it.
 * A page uses about a third of the site's rules.
 */
export async function keepUsedCss(
  css: string,
  { markup, scripts }: { markup: readonly string[]; scripts: readonly string[] },
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [
      ...markup.map((raw) => ({ raw, extension: "html" })),
      ...scripts.map((raw) => ({ raw, extension: "js" })),
    ],
    css: [{ raw: css }],
    dynamicAttributes: setWhileUsed,
    extractors: [{ extractor: readHtml, extensions: ["html"] }],
    // In scripts a class, id or attribute is any word between characters that names cannot have.
    defaultExtractor: (script) => script.match(/[\w-]+/g) ?? [],
    variables: true,
    fontFace: false,
    keyframes: true,
    safelist: { standard: [/^:/, "html", "body"] },
  });
  return purged?.css ?? css;
}
