import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { absoluteRules } from "../app/content/en/catalogue/safety/absolute-rules";
import {
  estrogen,
  hormonesCall911,
  testosterone,
} from "../app/content/en/catalogue/safety/hormones";
import { weightLossStudies } from "../app/content/en/catalogue/weight-loss-studies";
import { fromTo } from "../app/facts/format-facts";
import { builtPages } from "../app/static-paths";
import { finishedPages } from "./fixtures/built-pages";
import { facts } from "./fixtures/built-site";
import {
  attribute,
  childrenOf,
  mainOf,
  type Node,
  textOf as textsIn,
} from "./fixtures/built-texts";

const built = await finishedPages();

const unread = new Set(["script", "style", "svg", "template", "noscript"]);
const blocks = new Set(["p", "li", "dd", "dt", "h1", "h2", "h3", "h4", "td", "th", "summary"]);
/** Texts that every treatment needs: description, order, warnings, status and disclaimer. */
const perTreatment =
  /\b(area-safety|servings|description|safety-status|treatment-sections|who-should-not|safety-lists)\b/;

const holdsBlock = (node: Node): boolean =>
  childrenOf(node).some((child) => blocks.has(child.nodeName) || holdsBlock(child));

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return unread.has(node.nodeName) ? "" : childrenOf(node).map(textOf).join("");
}

/** The text of each block of a page. */
function* textsOf(node: Node): Generator<string> {
  if (unread.has(node.nodeName) || perTreatment.test(attribute(node, "class") ?? "")) return;
  if (blocks.has(node.nodeName) && !holdsBlock(node))
    yield textOf(node).replace(/\s+/g, " ").trim();
  else for (const child of childrenOf(node)) yield* textsOf(child);
}

/** The dialogs of all treatments, which a script adds to pages. */
const dialogs = "/treatment-dialogs.json";

function page(path: string) {
  const text = built.get(path)?.content.toString() ?? "";
  return parse(path === dialogs ? Object.values(JSON.parse(text)).join("") : text);
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);

/** Safety rules, and the studies behind a figure, are repeated wherever they apply. */
const oftener = new Set([
  "In an emergency, call 911.",
  "En una emergencia, llame al 911.",
  ...[
    ...Object.values({ ...absoluteRules, ...estrogen, ...testosterone }),
    weightLossStudies,
    hormonesCall911,
  ].flatMap(sentencesOf),
]);

/** The words of a page's main part as it is served, opened or not. */
const wordsOf = (path: string) => {
  const main = mainOf(page(path));
  return main ? textsIn(main).split(/\s+/).filter(Boolean).length : 0;
};

it.each(builtPages.filter((path) => path.startsWith("/treatments/")))(
  "%s has at most 900 words",
  (path) => {
    expect(wordsOf(path)).toBeGreaterThan(300);
    expect(wordsOf(path)).toBeLessThanOrEqual(900);
  },
);

it.each([
  "/",
  "/peptide-therapy",
  "/hormone-replacement",
  "/weight-loss",
  "/sexual-health",
  "/anti-aging-longevity",
])("%s says once when labs are checked, and how long a consultation takes", (path) => {
  const main = mainOf(page(path));
  const text = main ? textsIn(main).replace(/\s+/g, " ") : "";
  expect(text.match(/4–6 weeks/g)).toHaveLength(1);
  const minutes = fromTo(facts.figures.consultationMinutes);
  expect(text.split(`${minutes} minutes`)).toHaveLength(2);
});

describe.each([...builtPages, dialogs])("the page %s", (path) => {
  const texts = [...textsOf(page(path))];

  it("has no sentence of more than 25 characters more than twice", () => {
    const times = new Map<string, number>();
    for (const sentence of texts.flatMap(sentencesOf))
      if (sentence.length > 25 && /[.?!]$/.test(sentence) && !oftener.has(sentence))
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
    expect(texts.length).toBeGreaterThan(10);
    const often = [...times].filter(([, count]) => count > 2);
    expect(often).toEqual([]);
  });

  it("writes ranges with an en dash", () => {
    const hyphens = /(?<![-\w.])\$?\d[\d,]*%?-\$?\d[\d,]*%?(?![-\w])|[AP]M-\d/;
    const phone = /\(\d{3}\) \d{3}-\d{4}/g;
    expect(texts.filter((text) => hyphens.test(text.replace(phone, "")))).toEqual([]);
  });
});
