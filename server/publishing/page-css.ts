import { PurgeCSS } from "purgecss";
import { setWhileUsed } from "./matching-rules.ts";
import { namesIn } from "./names-in.ts";

/**
 * The rules of a style sheet whose names occur in some markup or in scripts that may add to it:
 * most pages use a third of the site's rules.
 * @param markup without its style and its data
 */
export async function keepUsedCss(
  css: string,
  markup: string,
  islandScripts: readonly string[],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: markup, extension: "html" },
      ...islandScripts.map((raw) => ({ raw, extension: "js" })),
    ],
    css: [{ raw: css }],
    dynamicAttributes: setWhileUsed,
    extractors: [{ extractor: namesIn, extensions: ["html"] }],
    // Names stand in class, id and data attributes; splitting on what they cannot contain finds them.
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    variables: true,
    fontFace: false,
    keyframes: true,
    safelist: { standard: [/^:/, "html", "body"] },
  });
  return (purged?.css ?? css).trim();
}
