import { resolve } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { type Language, splitPath } from "../app/content/languages.ts";
import { pagesOfBuild } from "./page-weight";

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
    const grades = (await textsOf("en")).map(([path, sentences]) => ({
      path,
      grade: readability.fleschKincaidGrade(sentences.join(" ")),
    }));
    expect(grades.length).toBeGreaterThan(30);
    expect(grades.filter(({ grade }) => !(grade <= 8))).toEqual([]);
  });

  it("are as easy to read in Spanish as a newspaper or easier, except policies", async () => {
    const scores = (await textsOf("es")).map(([path, sentences]) => ({
      path,
      score: spanishScore(sentences),
    }));
    expect(scores.length).toBeGreaterThan(30);
    expect(scores.filter(({ score }) => !(score >= 55))).toEqual([]);
  });
});

describe("syllables of Spanish words", () => {
  it.each([
    ["salud", 2],
    ["clínica", 3],
    ["día", 2],
    ["ciudad", 2],
    ["leer", 2],
    ["quien", 1],
    ["averigüe", 4],
    ["continúe", 4],
    ["hay", 1],
  ])("%s has %i", (word, count) => {
    expect(spanishSyllables(word)).toBe(count);
  });
});

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const unread = new Set(["script", "style", "svg", "template", "nav", "form"]);
const holdsSentences = new Set(["p", "li", "dd", "td", "figcaption"]);

/**
 * The paragraphs of whole sentences of each page of a language in the finished build (`build/`), except policies.
 * Headings, labels and buttons do not count; a list item counts as one sentence.
 */
async function textsOf(language: Language): Promise<[path: string, sentences: string[]][]> {
  const pages = await pagesOfBuild(resolve(import.meta.dirname, "../build"));
  return pages
    .filter(([path]) => splitPath(path).language === language)
    .filter(([path]) => !policies.includes(splitPath(path).path))
    .map(([path, { content }]): [string, string[]] => [path, sentencesOf(content.toString())])
    .filter(([, sentences]) => sentences.length > 0);
}

/**
 * Ease of a Spanish text from 0 to 100 by Szigriszt Pazos's formula, as published on legible.es. On
 * the INFLESZ scale of texts for patients, 55 and more is "normal", 65 and more "quite easy".
 */
function spanishScore(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap((text) => [...spanishSentences.segment(text)]);
  const words = paragraphs.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}

const spanishSentences = new Intl.Segmenter("es", { granularity: "sentence" });

/** Syllables by the vowels: a weak one joins its neighbor unless it has an accent. */
function spanishSyllables(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, "$1")
    .replace(/y$/, "i");
  return sounded.match(/[iuü]?[aeoáéó](?:[iu](?![aeoáéó]))?|[íú]|[iuü]+/g)?.length ?? 1;
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
