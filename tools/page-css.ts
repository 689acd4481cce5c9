import { PurgeCSS } from "purgecss";
import { withoutFallbacks } from "./css-fallbacks.ts";
import { setWhileUsed } from "./matching-rules.ts";
import { namesIn } from "./names-in.ts";

/** Tailwind's, which docs/dependencies.md names with its licence. */
const banner = /^\s*\/\*![^*]*\*\//;
export const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/**
 * Leaves in a page's inline style the rules whose names occur in the page or in what scripts may
 * add to it: most pages use half of the site's rules.
 */
export async function keepUsedCss(
  html: string,
  dialogs: string,
  islandScripts: readonly string[],
): Promise<string> {
  const css = inlineStyle.exec(html)?.[1];
  if (!css) return html;
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(inlineStyle, "") + dialogs, extension: "html" },
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
  return html.replace(
    inlineStyle,
    () => `<style>${withoutFallbacks((purged?.css ?? css).replace(banner, "").trim())}</style>`,
  );
}
