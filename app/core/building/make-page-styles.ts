import { basename } from "node:path";
import { PurgeCSS } from "purgecss";
import readHtml from "purgecss-from-html";
import { inlineStyle } from "~/core/pages/page-set";
import type { PageStyles } from "~/core/pages/page-styles";

/** What pages of one kind have that their style may refer to; thousands of pages are read into one. */
export function readPages(pages: Iterable<string> = []) {
  const styles = new Set<string>();
  const islands = new Set<string>();
  let opensDialogs = false;
  const markup = readMarkup();
  function add(html: string) {
    styles.add(inlineStyle.exec(html)?.[1] ?? "");
    for (const [, url = ""] of html.matchAll(/data-island="([^"]+)"/g)) islands.add(basename(url));
    opensDialogs ||= html.includes("data-opens=");
    markup.add(html);
  }
  for (const page of pages) add(page);
  return { add, styles, islands, markup, opensDialogs: () => opensDialogs };
}

export type ReadPages = ReturnType<typeof readPages>;

/** The names in HTML, each once. */
export function readMarkup(html = "") {
  const names = ["tags", "classes", "ids", "undetermined"] as const;
  const sets = new Map(names.map((name) => [name, new Set<string>()]));
  const attributes = { names: new Set<string>(), values: new Set<string>() };
  function add(text: string) {
    const read = readHtml(text);
    for (const [name, set] of sets) for (const one of read[name]) set.add(one);
    for (const one of read.attributes.names) attributes.names.add(one);
    for (const one of read.attributes.values) attributes.values.add(one);
  }
  add(html);
  const all = (name: (typeof names)[number]) => [...(sets.get(name) ?? [])];
  return {
    add,
    read: () => ({
      tags: all("tags"),
      classes: all("classes"),
      ids: all("ids"),
      undetermined: all("undetermined"),
      attributes: { names: [...attributes.names], values: [...attributes.values] },
    }),
  };
}

type Markup = ReturnType<typeof readMarkup>;

/**
 * The style of every kind of page: the rules of the site's style that its pages can need.
 * @param pages by kind, rendered with every optional fact, so that a fact that is published later
 *   finds its rules
 * @param scripts by the names of their files; those of islands add to the page
 * @param dialogs of the treatments, which a script adds to pages whose cards open them
 */
export async function makePageStyles(
  pages: Readonly<Record<string, ReadPages>>,
  { scripts, dialogs }: { scripts: ReadonlyMap<string, string>; dialogs: Markup },
): Promise<PageStyles> {
  const styles: Record<string, string> = {};
  for (const [kind, { styles: found, islands, markup, opensDialogs }] of Object.entries(pages)) {
    const [css = "", ...others] = found;
    if (others.length > 0) throw new Error(`Pages of the kind "${kind}" have different styles`);
    styles[kind] = await keepUsedCss(css, {
      markup: opensDialogs() ? [markup, dialogs] : [markup],
      scripts: [...islands].map((name) => scripts.get(name) ?? ""),
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
  { markup, scripts }: { markup: readonly Markup[]; scripts: readonly string[] },
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [
      // What has been read already, by its place in the list.
      ...markup.map((_, at) => ({ raw: String(at), extension: "html" })),
      ...scripts.map((raw) => ({ raw, extension: "js" })),
    ],
    css: [{ raw: css }],
    dynamicAttributes: setWhileUsed,
    extractors: [
      {
        extractor: (at: string) => markup[Number(at)]?.read() ?? readHtml(""),
        extensions: ["html"],
      },
    ],
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
