import { resolve } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { splitPath } from "../app/content/languages.ts";
import { pagesOfBuild } from "./page-weight";

/** The measure counts syllables of English words. */
const isEnglish = (path: string) => splitPath(path).language === "en";

/** The law prescribes their words. */
const policies = [
  "/privacy",
  "/terms",
  "/refund-policy",
  "/good-faith-estimate",
  "/notice-of-privacy-practices",
  "/weight-loss-rights",
];

describe("the sentences of a page", () => {
  it("are those of its main part, without headings, labels and scripts", () => {
    const html = `<p>Not this.</p><main><h1>Nor this</h1><p>A <b>whole</b> sentence.</p>
      <ul><li>you take nitrates.</li><li>$30</li></ul><script>"none."</script></main>`;
    expect(sentencesOf(html)).toEqual(["A whole sentence.", "You take nitrates."]);
    const cell =
      "<main><table><td><p>Name</p><p>One.</p><ul><li>two.</li></ul></td></table></main>";
    expect(sentencesOf(cell)).toEqual(["One.", "Two."]);
  });
});

describe("the built pages", () => {
  it("are readable after eight years of school, except policies", async () => {
    const grades = (await readingGrades(resolve(import.meta.dirname, "../build"))).filter(
      ({ path, words }) => !policies.includes(path) && words > 0 && isEnglish(path),
    );
    expect(grades.length).toBeGreaterThan(30);
    expect(grades.filter(({ grade }) => !(grade <= 8))).toEqual([]);
  });
});

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const unread = new Set(["script", "style", "svg", "template", "nav", "form"]);
const holdsSentences = new Set(["p", "li", "dd", "td", "figcaption"]);

/**
 * The Flesch-Kincaid grade of each page of a finished build (`build/`): the year of school needed
 * to read its whole sentences. Headings, labels and buttons do not count; a list item counts as one
 * sentence.
 */
async function readingGrades(
  build: string,
): Promise<{ path: string; words: number; grade: number }[]> {
  return (await pagesOfBuild(build)).map(([path, { content }]) => {
    const text = sentencesOf(content.toString()).join(" ");
    const words = readability.lexiconCount(text);
    return { path, words, grade: readability.fleschKincaidGrade(text) };
  });
}

/** Sentences in the page's main part; each begins with a capital letter. */
function sentencesOf(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (unread.has(node.nodeName)) return;
    const isWhole = holdsSentences.has(node.nodeName) && !hasBlocks(node);
    const text = isWhole ? textOf(node).replace(/\s+/g, " ").trim() : "";
    if (/[.?!]$/.test(text)) found.push(text.charAt(0).toUpperCase() + text.slice(1));
    else for (const child of childrenOf(node)) visit(child);
  };
  const main = findMain(parse(html));
  if (main) visit(main);
  return found;
}

/** Whether it contains paragraphs or items, such as a table cell does: each is read separately. */
const hasBlocks = (node: Node): boolean =>
  childrenOf(node).some((child) => holdsSentences.has(child.nodeName) || hasBlocks(child));

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return unread.has(node.nodeName) ? "" : childrenOf(node).map(textOf).join("");
}

function findMain(node: Node): Element | undefined {
  if (node.nodeName === "main") return node as Element;
  for (const child of childrenOf(node)) {
    const found = findMain(child);
    if (found) return found;
  }
  return undefined;
}
