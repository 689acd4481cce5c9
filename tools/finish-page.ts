import { DomUtils, parseDocument } from "htmlparser2";
import { keepMatchingRules } from "./matching-rules.ts";
import { inlineStyle, keepUsedCss } from "./page-css.ts";
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

/**
 * A built page as it is sent: with the rules that it can use, under short names, and without what
 * browsers read into markup by themselves. Pages with islands keep their names and marks, since
 * React finds its way by them.
 */
export async function finishPage(html: string, later: AddedLater): Promise<string> {
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
  const dialogs = html.includes("data-opens=") ? later.dialogs : "";
  const used = await keepUsedCss(html, dialogs, islands.map(later.scriptsOf));
  const page = parseDocument(used);
  let css = inlineStyle.exec(used)?.[1] ?? "";
  if (islands.length === 0) {
    css = keepMatchingRules(css, [page, parseDocument(dialogs)]);
    const addresses = [...html.matchAll(/data-(?:\w+-)?script="([^"]+)"/g)];
    const scripts = addresses.map(([, address = ""]) => later.script(address)).join("\n");
    css = shortenNames(css, page, scripts + dialogs);
  }
  moveToEnd(page);
  const written = DomUtils.getOuterHTML(page, { encodeEntities: "utf8", emptyAttrs: false });
  const marked = written.replace(inlineStyle, () => `<style>${css}</style>`);
  return islands.length === 0 ? withoutMarkers(marked) : marked;
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

/** React marks where texts meet, for hydration. */
const withoutMarkers = (html: string) => html.replaceAll(/<!--(?: |\/?\$)?-->/g, "");
