import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Style sheets by kind of page. */
export type PageStyles = Readonly<Record<string, string>>;

/**
 * Path below the build's folder. The build writes this file last, so a build that has it is
 * complete.
 */
export const stylesFile = "styles.json";

export const readPageStyles = (build: string): PageStyles =>
  JSON.parse(readFileSync(join(build, stylesFile), "utf8"));

/** The kind of refusal pages. */
export const refusalKind = "refusal";

/** Pages of one kind share a style: all below /treatments are one kind, every other page is its own. */
export const pageKind = (path: string) => path.split("/")[1] || "home";

/** The page with the style of its kind; unchanged without styles. */
export function withStyle(html: string, styles: PageStyles | null, kind: string): string {
  if (styles === null) return html;
  const css = styles[kind];
  if (css === undefined) throw new Error(`The build has no style for pages of the kind "${kind}"`);
  return finishPage(html, css);
}

/** The first style element: the style of the whole site, as React renders it into every page. */
export const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/** A rendered page with the style of its kind instead of the whole site's. */
export const finishPage = (html: string, css: string) =>
  html.replace(inlineStyle, () => `<style>${css}</style>`);

/** The folder of the build. All of the server's bundle is in its folder "server". */
export const buildFolder = join(import.meta.dirname, "..");
