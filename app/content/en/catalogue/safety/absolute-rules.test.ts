import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { renderBuiltPage } from "../../../../../tests/fixtures/built-pages";
import {
  allOf,
  attribute,
  childrenOf,
  classesOf,
  dialogDocuments,
  documents,
  mainOf,
  type Node,
  textOf,
} from "../../../../../tests/fixtures/built-texts";
import { facts, products } from "../../../../../tests/fixtures/test-facts";
import { allOfferings } from "../../../../catalogue/catalogue";
import { mailWords } from "../../mail-words";
import { ownQuestions } from "../../own-texts";
import { comparedPairs, compareWords } from "../../pages/compare";
import { staffMailWords } from "../../staff/staff-mail-words";
import { categories } from "../categories";
import { safetyWords } from "./safety-words";

/**
 * The absolute rules, and the words that every text about a medicine needs: on every page, in every
 * question, dialog and mail, not only on the medicine's page.
 */
type Rule = { medicine: string; named: RegExp; words: readonly RegExp[] };

const pregnancy = /\bpregnan/i;
const cancerNow = /\bcancer now\b/i;

const rules: readonly Rule[] = [
  {
    medicine: "an erection medicine, or a blend that may contain one",
    named: /\b(sildenafil|tadalafil|PDE5|erection medicine|Primal)\b/i,
    words: [/\bnitrates\b/i, /\bpoppers\b/i, /\briociguat\b/i, /\bvericiguat\b/i],
  },
  {
    medicine: "a GLP-1 medicine",
    named: /\b(semaglutide|tirzepatide|GLP-\w)/i,
    words: [/medullary thyroid cancer/i, /\bMEN 2\b/, pregnancy],
  },
  {
    medicine: "a peptide",
    named:
      /\b(tesamorelin|ipamorelin|sermorelin|BPC-157|KPV|TB-500|GHK-Cu|Wolverine|peptides)\b(?!, a copper peptide)/i,
    words: [cancerNow, pregnancy],
  },
  {
    medicine: "NAD+ or glutathione",
    named: /NAD\+|\bglutathione\b/i,
    words: [cancerNow, pregnancy],
  },
  {
    medicine: "PT-141",
    named: /\b(PT-141|bremelanotide)\b/i,
    words: [pregnancy, /\bheart\b/i, /(uncontrolled|high) (high )?blood pressure/i],
  },
  {
    medicine: "testosterone",
    named: /\b(testosterone|TRT)\b/i,
    words: [/prostate/i, /breast cancer/i, pregnancy],
  },
  {
    medicine: "HCG",
    named: /\bHCG\b/,
    words: [/prostate/i, /breast cancer/i],
  },
  {
    medicine: "estrogen",
    named: /\bestrogen\b/i,
    words: [/breast (or uterus )?cancer/i, /\bclot/i],
  },
];

const call911 = /Call 911 for trouble breathing, a swollen face or throat, chest pain/;

/**
 * Questions that name a medicine without discussing its use, and what they say instead. An answer
 * about who may take it, how, or its effects is not one of them.
 */
const onlyNames: Record<string, string> = {
  "What services do you offer?": "a list of areas",
  "Are your medicines FDA-approved?": "what is approved",
  "Are these medicines compounded?": "what is approved",
  "Are these peptides FDA-approved?": "what is approved",
  "How much do treatments cost?": "prices",
  "What does treatment cost?": "prices",
  "How much weight can I expect to lose?": "what studies show",
  "How much weight will I lose?": "what studies show",
  "What is the evidence for NAD+?": "what studies show",
  "How soon will I notice something?": "what studies show",
  "How often will I come back?": "when labs are checked",
  "How do I know if my hormones are low?": "how a diagnosis is made",
  "Do I have to take hormones for life?": "how treatment ends",
};

/** Pages that name a medicine without discussing its use. */
const pagesThatOnlyName: Record<string, string> = {
  "/terms": "what the law allows",
  "/my-list": "names to choose from, each with a page of its own",
};

const leadsOn = (node: Node) =>
  allOf(node).some((one) => one.nodeName === "a" && /^\/|^#/.test(attribute(one, "href") ?? ""));

const asksOnlyByName = (node: Node) =>
  node.nodeName === "details" &&
  childrenOf(node).some((one) => one.nodeName === "summary" && textOf(one).trim() in onlyNames);

/**
 * Parts that do not discuss a medicine: headings, links, forms, prices in a table of costs,
 * questions that only name it, and cards, which are an article, a list item or a paragraph with a
 * link to the warnings.
 */
const isShortMention = (node: Node) =>
  /^h[1-6]$|^(a|nav|form|summary|dl)$/.test(node.nodeName) ||
  asksOnlyByName(node) ||
  classesOf(node).includes("card") ||
  (/^(article|li|p)$/.test(node.nodeName) && leadsOn(node) && textOf(node).length < 300);

/** `said`: the part that discusses a medicine; `whole`: the part that must contain the rule. */
type Unit = { name: string; said: string; whole: string };

/** Removes names of areas such as "Testosterone & Hormone Therapy", which name no medicine. */
const withoutAreas = (text: string) =>
  categories.reduce((rest, { name }) => rest.replaceAll(name, ""), text);

const pages: Unit[] = documents.flatMap(({ path, document }) => {
  const main = mainOf(document);
  if (!main) return [];
  return [
    {
      name: path,
      said: path in pagesThatOnlyName ? "" : withoutAreas(textOf(main, isShortMention)),
      whole: textOf(main),
    },
  ];
});

const dialogs: Unit[] = dialogDocuments.map(({ slug, document }) => {
  const text = textOf(document);
  return { name: slug, said: text, whole: text };
});

const questions: Unit[] = ownQuestions(facts).map(({ page, own: { question, answer } }) => ({
  name: `${page}: ${question}`,
  said: onlyNames[question] ? "" : `${question}\n${answer}`,
  whole: answer,
}));

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return texts(value(facts));
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}
const mails: Unit[] = [mailWords, staffMailWords].map((words, at) => {
  const whole = texts(words).join("\n");
  return { name: at === 0 ? "mails" : "mails to the staff", said: whole, whole };
});

const missing = ({ said, whole }: Unit, { named, words }: Rule) =>
  named.test(said) ? words.filter((word) => !word.test(whole)).map(String) : [];

describe.each(rules)("a text about $medicine states its rule:", (rule) => {
  it.each([
    ["page", pages],
    ["dialog", dialogs],
    ["question", questions],
    ["mail", mails],
  ] as const)("every %s", (_, units) => {
    const wrong = units
      .map((unit) => ({ name: unit.name, missing: missing(unit, rule) }))
      .filter((one) => one.missing.length > 0);
    expect(wrong).toEqual([]);
  });

  it("on at least one page", () => {
    expect(pages.filter(({ said }) => rule.named.test(said)).length).toBeGreaterThan(1);
  });
});

describe("when to call 911", () => {
  const speaks = ({ said }: Unit) => rules.some(({ named }) => named.test(said));

  it.each([
    ["page", pages],
    ["dialog", dialogs],
    ["mail", mails],
  ] as const)("is on every %s that discusses a medicine", (_, units) => {
    expect(
      units.filter((unit) => speaks(unit) && !call911.test(unit.whole)).map(({ name }) => name),
    ).toEqual([]);
  });

  it("is in every answer about side effects or harm", () => {
    const harm = /side effects|\bharm|allergic reaction|\brisks? of\b|safe\b/i;
    expect(
      questions
        .filter((unit) => speaks(unit) && harm.test(unit.said) && !/\b911\b/.test(unit.whole))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("the questions that only name a medicine", () => {
  it("are questions of the site that name one", () => {
    const named = ownQuestions(facts).filter(({ own: { question, answer } }) =>
      rules.some(({ named }) => named.test(`${question} ${answer}`)),
    );
    const asked = new Set(named.map(({ own }) => own.question));
    expect(Object.keys(onlyNames).filter((question) => !asked.has(question))).toEqual([]);
  });
});

/** The lists of which each must state the rules by itself, by the heading over them. */
const lists = [safetyWords.whoShouldNot, safetyWords.notIf];

/** Rules of what a treatment is or contains, so that its warnings cannot hide it. */
const rulesOf = (slug: string) => {
  const product = products.find((one) => one.slug === slug);
  const contents = `${product?.title}\n${product?.ingredients}`;
  return rules.filter(({ named }) => named.test(contents));
};

/** Words of the treatment's rules that a list lacks. */
const lacks = (slug: string, list: string) =>
  rulesOf(slug).flatMap(({ words }) => words.filter((word) => !word.test(list)).map(String));

/** The text of the list with this heading in a page or dialog; "" when there is none. */
function listIn(document: Node, heading: string): string {
  const list = allOf(document).find(
    (one) =>
      classesOf(one).some((name) => ["who-should-not", "safety-list"].includes(name)) &&
      childrenOf(one).some(
        (child) => /^h\d$/.test(child.nodeName) && textOf(child).trim() === heading,
      ),
  );
  return list ? textOf(list) : "";
}

/** The answers of one row of a comparison, a text for each column. */
function columnsOf(document: Node, row: string, columns: number): string[] {
  const found = allOf(document).find(
    (one) =>
      one.nodeName === "tr" &&
      childrenOf(one).some((cell) => cell.nodeName === "th" && textOf(cell).trim() === row),
  );
  const cells = found ? childrenOf(found).filter(({ nodeName }) => nodeName === "td") : [];
  const texts = cells.flatMap((cell) =>
    Array.from({ length: Number(attribute(cell, "colspan") ?? 1) }, () => textOf(cell)),
  );
  if (texts.length === columns) return texts;
  // What all columns share is one list below the table, which says so.
  const shared = allOf(document).find(
    (one) =>
      one.nodeName === "div" &&
      childrenOf(one).some((part) => part.nodeName === "dt" && textOf(part).trim() === row),
  );
  return Array.from({ length: columns }, () => (shared ? textOf(shared) : ""));
}

describe.each(products.map(({ slug, safety }) => [slug, safety] as const))(
  "each list of %s states its absolute rules by itself:",
  (slug, safety) => {
    it("the treatment has a rule", () => {
      expect(rulesOf(slug).length, `${slug}: add its rule above`).toBeGreaterThan(0);
    });

    it("in its data", () => {
      expect(lacks(slug, safety.notIf.join("\n")), safetyWords.notIf).toEqual([]);
      expect(lacks(slug, safety.whoShouldNot.join("\n")), safetyWords.whoShouldNot).toEqual([]);
      expect(safety.notIf.join("\n")).toMatch(/allergic reaction/);
      expect(safety.call911.join("\n")).toMatch(call911);
    });

    it.each(lists)("on its page and in its dialog, under %s", (heading) => {
      const page = documents.find(({ path }) => path === `/treatments/${slug}`);
      const dialog = dialogDocuments.find((one) => one.slug === slug);
      for (const document of [page?.document, dialog?.document])
        expect(document && lacks(slug, listIn(document, heading))).toEqual([]);
    });
  },
);

describe("each column of a comparison states the rules of its treatment by itself:", () => {
  const offered = allOfferings(products).map(({ slug }) => slug);
  const compared: [string, string[]][] = [
    ...comparedPairs.map(({ path, slugs }): [string, string[]] => [`/compare/${path}`, [...slugs]]),
    ...offered.map((slug, at): [string, string[]] => {
      const [second = "", third = ""] = [...offered, ...offered].slice(at + 1);
      return [`/compare?a=${slug}&b=${second}&c=${third}`, [slug, second, third]];
    }),
  ];
  const { rows } = compareWords(facts);

  it.each(compared)("%s", async (path, slugs) => {
    const document = parse(await renderBuiltPage(path, { facts, pageDates: {} }));
    for (const row of [rows.whoShouldNot, safetyWords.notIf]) {
      const columns = columnsOf(document, row, slugs.length);
      expect(slugs.map((slug, at) => lacks(slug, columns[at] ?? ""))).toEqual(slugs.map(() => []));
    }
  });
});
