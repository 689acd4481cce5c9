import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPage } from "./finish-page";

/** Style sheets by the kind of page that they are for. */
export type PageStyles = Readonly<Record<string, string>>;

/** Below build. The build writes it last: a build that has it is complete. */
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
