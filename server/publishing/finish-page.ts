import { DomUtils, parseDocument } from "htmlparser2";
import { keepMatchingRules } from "./matching-rules.ts";
import { keepUsedCss } from "./page-css.ts";
import { shortenNames } from "./short-names.ts";

/** What scripts may put into a page later. */
export type AddedLater = {
  /** Text of the scripts that an island brings, by its name. */
  scriptsOf: (island: string) => string;
  /** Text of the script at an address. */
  script: (address: string) => string;
  /** The treatments' dialogs. */
  dialogs: string;
};

type Page = ReturnType<typeof parseDocument>;

const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/**
 * A built page as it is sent: with the rules that it can use, under short names, and without what
 * browsers read into markup by themselves. Pages with islands keep their names and marks, since
 * React finds its way by them.
 */
export async function finishPage(html: string, later: AddedLater): Promise<string> {
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
  const dialogs = html.includes("data-opens=") ? later.dialogs : "";
  const withDialogs = html.replace("</body>", () => `${dialogs}</body>`);
  const all = inlineStyle.exec(html)?.[1] ?? "";
  let css = await keepUsedCss(all, withDialogs, islands.map(later.scriptsOf));
  const page = parseDocument(html);
  if (islands.length === 0) {
    css = keepMatchingRules(css, [page, parseDocument(withDialogs)]);
    const addresses = [...html.matchAll(/data-(?:\w+-)?script="([^"]+)"/g)];
    const scripts = addresses.map(([, address = ""]) => later.script(address)).join("\n");
    css = shortenNames(css, page, scripts + dialogs);
    removeMarkers(page);
  }
  moveToEnd(page);
  return write(page).replace(inlineStyle, () => `<style>${css}</style>`);
}

/** React marks where texts meet, for hydration. */
function removeMarkers(page: Page) {
  for (const comment of DomUtils.filter(({ type }) => type === "comment", page))
    DomUtils.removeElement(comment);
}

/** What search engines read comes after what a visitor sees. */
function moveToEnd(page: Page) {
  const [body] = DomUtils.getElementsByTagName("body", page);
  for (const script of DomUtils.getElementsByTagName("script", page)) {
    if (!body || script.attribs.type !== "application/ld+json") continue;
    DomUtils.removeElement(script);
    DomUtils.appendChild(body, script);
  }
}

/** Text directly in <noscript> is written as it stands, since browsers with scripts read it so. */
function write(page: Page): string {
  for (const { children } of DomUtils.getElementsByTagName("noscript", page))
    if (children.some((child) => child.type === "text" && /[<&]/.test(child.data)))
      throw new Error("The text of this <noscript> would become markup");
  return DomUtils.getOuterHTML(page, { encodeEntities: "utf8", emptyAttrs: false });
}
