import { describe, expect, it } from "vitest";
import { listings } from "../app/catalogue/products";
import { brands } from "../app/content/en/search-words";
import { facts } from "./fixtures/built-site";
import {
  attribute,
  dialogDocumentsIn,
  documentsIn,
  type Node,
  textOf,
} from "./fixtures/built-texts";

/** Texts that are the same in both languages: names, addresses, and what the law prescribes. */
const names = [
  facts.name,
  ...listings.map(({ title }) => title),
  ...brands.flatMap(({ names }) => names),
].toSorted((one, other) => other.length - one.length);

/** Whether a part says itself that it is in the other language, or is data for a script. */
const isApart = (node: Node, language: string) => {
  const own = attribute(node, "lang");
  return node.nodeName !== "html" && own !== undefined && !own.startsWith(language);
};

/** Texts and read-aloud attributes of a page. */
function textsOf(document: Node, language: string): string[] {
  if (["script", "style", "svg"].includes(document.nodeName) || isApart(document, language))
    return [];
  const own = ["alt", "aria-label", "placeholder", "title"].flatMap(
    (name) => attribute(document, name) ?? [],
  );
  if (document.nodeName === "meta") own.push(attribute(document, "content") ?? "");
  if (document.nodeName === "#text") own.push(textOf(document));
  const below = "childNodes" in document ? document.childNodes : [];
  return [...own, ...below.flatMap((child) => textsOf(child, language))]
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const withoutNames = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, " · "), text);

/** Three words in a row of one language, none of which the other has. */
const english =
  /(?:^|[^\p{L}])(?:the|and|of|with|your|you|we|our|is|are|this|that|for|from|by|not|it|be|to|if|or|at|in|on|has|have|can|may|an|each|one|most|after|before|within)(?![\p{L}])/iu;
const spanish =
  /(?:^|[^\p{L}])(?:el|la|los|las|de|del|y|con|su|sus|usted|que|para|por|una|un|es|son|este|esta|nuestro|nuestra|si|en|al)(?![\p{L}])/iu;

/** Runs of three or more words. */
const runsOf = (text: string) => text.match(/[\p{L}’'-]+(?:,? [\p{L}’'-]+){2,}/gu) ?? [];

/** Runs that hold two small words of a language and none of the other's. */
const inLanguage = (own: RegExp, other: RegExp) => (text: string) =>
  runsOf(withoutNames(text)).filter((run) => {
    const words = run.split(/[ ,]+/);
    return (
      words.filter((word) => own.test(word)).length >= 1 && !words.some((word) => other.test(word))
    );
  });
const isEnglish = inLanguage(english, spanish);
const isSpanish = inLanguage(spanish, english);

describe.each([
  ["es", isEnglish],
  ["en", isSpanish],
] as const)(
  "no page in the language %s has three words in a row of the other",
  (language, find) => {
    const pages = [
      ...documentsIn(language).map(({ path, document }) => ({ name: path, document })),
      ...dialogDocumentsIn(language).map(({ slug, document }) => ({
        name: `the dialog of ${slug}`,
        document,
      })),
    ];

    it.each(pages)("$name", ({ document }) => {
      expect([...new Set(textsOf(document, language).flatMap(find))]).toEqual([]);
    });
  },
);

it("the finder knows both languages", () => {
  expect(isEnglish("The clinic answers within a day")).toEqual(["The clinic answers within a day"]);
  expect(isSpanish("La clínica responde en un día")).toEqual(["La clínica responde en un día"]);
  expect(isEnglish("La clínica responde en un día")).toEqual([]);
});
