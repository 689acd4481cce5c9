import { PurgeCSS } from "purgecss";
import { withoutFallbacks } from "./css-fallbacks.ts";
import { namesIn } from "./names-in.ts";

/** Attributes that scripts or the browser set while a page is used: rules about them stay. */
const setWhileUsed = [
  "open",
  "hidden",
  "disabled",
  "role",
  "aria-current",
  "aria-expanded",
  "aria-pressed",
  "aria-selected",
  "aria-invalid",
  "data-tabs",
  "data-catalogue-ready",
  "data-office-status",
  "data-type",
];

/** Tailwind's, which docs/dependencies.md names with its licence. */
const banner = /^\s*\/\*![^*]*\*\//;
const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/** What scripts may put into a page later. */
export type AddedLater = {
  /** Text of the scripts that an island brings, by its name. */
  scriptsOf: (island: string) => string;
  /** A treatment's dialog. */
  dialog: string;
};

/**
 * Leaves in a page's inline style what the page can show: most pages use half of the site's
 * rules.
 */
export async function keepUsedCss(
  html: string,
  { scriptsOf, dialog }: AddedLater,
): Promise<string> {
  const css = inlineStyle.exec(html)?.[1];
  if (!css) return html;
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)];
  const opensDialogs = html.includes("data-opens=");
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(inlineStyle, "") + (opensDialogs ? dialog : ""), extension: "html" },
      ...islands.map(([, name = ""]) => ({ raw: scriptsOf(name), extension: "js" })),
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
