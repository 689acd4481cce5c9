import { basename } from "node:path";
import { PurgeCSS } from "purgecss";
import readHtml from "purgecss-from-html";
import { inlineStyle } from "~/core/pages/page-set";
import type { PageStyles } from "~/core/pages/page-styles";

/**
 * The style of every kind of page: the rules of the site's style that its pages can need.
 * @param pages by kind, rendered with every optional fact, so that a fact that is published later
 *   finds its rules
 * @param scripts by the names of their files; those of islands add to the page
 * @param dialogs of the treatments, which a script adds to pages whose cards open them
 */
export async function makePageStyles(
  pages: Readonly<Record<string, readonly string[]>>,
  { scripts, dialogs }: { scripts: ReadonlyMap<string, string>; dialogs: string },
): Promise<PageStyles> {
  const styles: Record<string, string> = {};
  for (const [kind, rendered] of Object.entries(pages)) {
    const all = rendered.join("\n");
    const [css, ...others] = new Set(rendered.map((page) => inlineStyle.exec(page)?.[1] ?? ""));
    if (others.length > 0) throw new Error(`Pages of the kind "${kind}" have different styles`);
    const islands = all.matchAll(/data-island="([^"]+)"/g);
    styles[kind] = await keepUsedCss(css ?? "", {
      markup: all.includes("data-opens=") ? [...rendered, dialogs] : rendered,
      scripts: [...islands].map(([, url = ""]) => scripts.get(basename(url)) ?? ""),
    });
  }
  return styles;
}

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
 * The rules of a style sheet whose names occur in the markup, or in a script that may add to it,
 * and the custom properties that these rules use. The style sheet of all pages has its own.
 * A page uses about a third of the site's rules.
 */
async function keepUsedCss(
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
  // Media queries whose rules are all gone stay behind, empty.
  return withoutUnusedProperties(purged?.css ?? css).replace(/@media[^{}]*\{\}/g, "");
}

/** Also in a media query inside a rule, such as the dark theme's, where PurgeCSS leaves them. */
function withoutUnusedProperties(css: string): string {
  const used = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : "",
  );
  return used === css ? css : withoutUnusedProperties(used);
}
