import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { finishedPages } from "../../../../../tests/fixtures/built-pages";
import { facts } from "../../../../../tests/fixtures/test-facts";
import { builtPages } from "../../../../static-paths";
import { mailWords } from "../../mail-words";
import { ownQuestions } from "../../own-texts";
import { staffMailWords } from "../../staff/staff-mail-words";
import { categories } from "../categories";

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

type Node = DefaultTreeAdapterTypes.Node;
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const attribute = (node: Node, name: string) =>
  "attrs" in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
const allOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allOf)];

/** Inserts line breaks between blocks, so that words of two blocks stay apart. */
function textOf(node: Node, isLeftOut: (one: Node) => boolean = () => false): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (["script", "style", "svg", "template", "noscript"].includes(node.nodeName) || isLeftOut(node))
    return "";
  const text = childrenOf(node)
    .map((child) => textOf(child, isLeftOut))
    .join("");
  return ["p", "li", "dt", "dd", "h1", "h2", "h3", "h4", "td", "th", "div"].includes(node.nodeName)
    ? `${text}\n`
    : text;
}

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
  attribute(node, "class")?.split(" ").includes("card") === true ||
  (/^(article|li|p)$/.test(node.nodeName) && leadsOn(node) && textOf(node).length < 300);

/** `said`: the part that discusses a medicine; `whole`: the part that must contain the rule. */
type Unit = { name: string; said: string; whole: string };

const built = await finishedPages();
const documents = builtPages.map((path) => ({
  path,
  document: parse(built.get(path)?.content.toString() ?? ""),
}));

/** Removes names of areas such as "Testosterone & Hormone Therapy", which name no medicine. */
const withoutAreas = (text: string) =>
  categories.reduce((rest, { name }) => rest.replaceAll(name, ""), text);

const mainOf = (document: Node) => allOf(document).find(({ nodeName }) => nodeName === "main");

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

const dialogs: Unit[] = Object.entries<string>(
  JSON.parse(built.get("/treatment-dialogs.json")?.content.toString() ?? ""),
).map(([name, html]) => {
  const text = textOf(parse(html));
  return { name, said: text, whole: text };
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

/** Subjects with one wording: sentences that mention the subject match the wording. */
const oneWording: Record<string, { subject: RegExp; wording: RegExp }> = {
  "the medicines never to combine": {
    subject: /\b(riociguat|vericiguat|poppers)\b/i,
    wording:
      /nitrates (\(such as nitroglycerin\), poppers, riociguat or vericiguat)|^On nitrates, poppers, riociguat, vericiguat/,
  },
  "the hours without a nitrate": {
    subject: /no nitrate/i,
    wording: /^No nitrate for at least (24|48) hours, and then only from a doctor\./,
  },
  "trouble breathing and a swollen face": {
    subject: /trouble breathing|short(ness)? of breath|swollen face|swelling of the face/i,
    wording: /911/,
  },
  "a cancer doctor's word": {
    subject: /cancer doctor/i,
    wording:
      /you have cancer now, unless your cancer doctor agrees|For NAD\+ and glutathione only, a cancer doctor may agree otherwise|after breast cancer, ask your cancer doctor first/,
  },
  "pregnancy, which knows no exception": {
    subject: /pregnan[^.]*unless/i,
    wording: /^$/,
  },
  "the weeks of the pill": {
    subject: /birth control pills/i,
    wording:
      /4 weeks after starting .*and after each higher dose, use another method or add a condom/,
  },
  "how often PT-141 is used": {
    subject: /\bPT-141\b[^.;]*\bhours\b/,
    wording: /once in 24 hours/,
  },
};

const sentences = pages
  .concat(dialogs)
  .flatMap(({ name, whole }) =>
    whole
      .split(/\n|(?<=[.!?]) /)
      .map((sentence) => ({ name, sentence: sentence.replace(/\s+/g, " ").trim() })),
  );

it.each(Object.entries(oneWording))("all pages have the same wording about %s", (_, one) => {
  const found = sentences.filter(({ sentence }) => one.subject.test(sentence));
  expect(found.filter(({ sentence }) => !one.wording.test(sentence))).toEqual([]);
});
