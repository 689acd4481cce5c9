import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { productsOf } from "../app/catalogue/catalogue";
import { cardWords } from "../app/content/en/catalogue/card-words";
import { evidenceWords } from "../app/content/en/catalogue/evidence-words";
import { safetyOf } from "../app/content/en/catalogue/safety/safety-of";
import { goodFaithEstimate } from "../app/content/en/legal/good-faith-estimate";
import { privacyPolicy } from "../app/content/en/legal/privacy";
import { refundPolicy } from "../app/content/en/legal/refund";
import { termsOfUse } from "../app/content/en/legal/terms";
import { testosteroneWords } from "../app/content/en/pages/testosterone";
import { languages, localeOf, pathIn, splitPath } from "../app/content/languages";
import { siteOfFacts } from "../app/content/site";
import { countRungs } from "../app/facts/evidence";
import { formatPhone, formatPrice } from "../app/facts/format-facts";
import { domain } from "../app/facts/identity";
import { builtPages, indexedPaths } from "../app/static-paths";
import { finishedPages } from "./fixtures/built-pages";
import { facts, products } from "./fixtures/built-site";
import {
  allOf,
  attribute,
  classesOf,
  dialogDocuments,
  documents,
  mainOf,
  type Node,
  textOf,
} from "./fixtures/built-texts";

const built = await finishedPages();
const sourceOf = (path: string) => built.get(path)?.content.toString() ?? "";
const { clinic, treatments } = facts.phones;

/** The main part of a page; a missing one has no parts, so that assertions about it fail. */
function main(path: string): Node {
  const document = documents.find((one) => one.path === path)?.document;
  const found = document && mainOf(document);
  if (!found) throw new Error(`${path} has no main part`);
  return found;
}
const named = (node: Node, nodeName: string) =>
  allOf(node).filter((one) => one.nodeName === nodeName);
const byId = (node: Node, id: string) => allOf(node).filter((one) => attribute(one, "id") === id);
const plain = (node: Node) => textOf(node).replaceAll("\u{A0}", " ").trim();
const linksTo = (node: Node, href: string) =>
  named(node, "a").filter((link) => attribute(link, "href") === href);

describe("every page", () => {
  const head = (path: string) => {
    const html = sourceOf(path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    return { html, meta, canonical, title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "" };
  };

  it.each(builtPages)("has a whole head, one heading and no inline style or script: %s", (path) => {
    const { html, meta, canonical, title } = head(path);
    expect(title).toContain(facts.name);
    expect(meta("description").length).toBeGreaterThan(50);
    expect(meta("keywords")).toContain(", ");
    expect(canonical).toMatch(new RegExp(`^${domain}/`));
    expect(meta("og:url")).toBe(canonical);
    expect(meta("og:title")).toBe(title);
    expect(meta("twitter:card")).toBe("summary_large_image");
    const card = meta("og:image");
    expect(card).toContain(domain);
    expect(existsSync(`build/client${card.slice(domain.length)}`), card).toBe(true);
    expect(html).toContain(`<html lang="${localeOf[splitPath(path).language]}"`);
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });

  it.each(builtPages)(
    "has the banner, the year and the clinic's number above and below: %s",
    (path) => {
      const html = sourceOf(path);
      const above = html.slice(0, html.indexOf("</header>"));
      const below = html.slice(html.lastIndexOf("<footer"));
      const { banner } = siteOfFacts(facts, splitPath(path).language).facts;
      expect(above).toContain(`>${banner}<`);
      expect(below).toContain(`© ${facts.copyrightYear} `);
      for (const part of [above, below]) expect(part).toContain(`href="tel:${clinic}"`);
      expect(below).toContain(formatPhone(clinic));
    },
  );

  it("is in the sitemap if it is indexed under its own URL, with words of its own", () => {
    const canonical = builtPages.filter((path) => head(path).canonical === `${domain}${path}`);
    const indexed = canonical.filter((path) => !head(path).meta("robots").includes("noindex"));
    expect([...indexed].sort()).toEqual([...indexedPaths(facts)].sort());
    for (const language of languages) {
      const pages = indexed.filter((path) => splitPath(path).language === language);
      for (const words of [
        pages.map((path) => head(path).title),
        pages.map((path) => head(path).meta("description")),
      ])
        expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
    }
  });
});

/** A page's questions as it shows them, and as its structured data repeats them. */
function questionsOf(path: string) {
  const shown = named(main(path), "details").map((one) => ({
    name: plain(named(one, "h3")[0] as Node),
    text: plain(named(one, "p")[0] as Node),
  }));
  const data = [
    ...sourceOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ]
    .map(([, json = ""]) => JSON.parse(json))
    .find((node) => node["@type"] === "FAQPage");
  const structured = (data?.mainEntity ?? []).map(
    (one: { name: string; acceptedAnswer: { text: string } }) => ({
      name: one.name.replaceAll("\u{A0}", " "),
      text: one.acceptedAnswer.text.replaceAll("\u{A0}", " "),
    }),
  );
  return { shown, told: structured };
}

/** From specification, section 2. */
describe.each([
  ["/peptide-therapy", "fitness-anti-aging", 4],
  ["/hormone-replacement", "testosterone-hormone-therapy", 5],
  ["/weight-loss", "weight-loss", 5],
  ["/sexual-health", "sexual-health", 6],
  ["/anti-aging-longevity", "fitness-anti-aging", 6],
] as const)("the area %s", (path, category, questions) => {
  it(`has its call, its treatments, ${questions} questions word for word, and the disclaimer`, () => {
    const [call] = linksTo(main(path), `tel:${treatments}`);
    expect(call && plain(call)).toContain(formatPhone(treatments));
    const cards = named(main(path), "article").flatMap((card) => named(card, "h3").map(plain));
    expect(cards).toEqual(productsOf(products, category).map(({ title }) => title));
    expect(named(main(path), "h2").map(plain)).toContain("Medical disclaimer");
    const { shown, told } = questionsOf(path);
    expect(shown).toHaveLength(questions);
    expect(told).toEqual(shown);
  });
});

it("/faqs has twenty questions, word for word in its structured data", () => {
  const { shown, told } = questionsOf("/faqs");
  expect(shown).toHaveLength(20);
  expect(told).toEqual(shown);
});

it.each([
  ["/hormone-replacement", "timeline", "li", ["Weeks 1–4", "Weeks 4–12", "3–6 months"]],
  [
    "/sexual-health",
    "modalities",
    "h3",
    ["Oral Medications", "Peptide Therapy", "Hormone Optimization"],
  ],
  [
    "/styku",
    "use-cases",
    "h3",
    ["Fitness and Sports", "Medical Weight Loss", "Aesthetics", "Peptide Therapy"],
  ],
] as const)("%s lists what the specification names under #%s", (path, id, nodeName, wanted) => {
  const [part] = byId(main(path), id);
  const texts = named(part as Node, nodeName).map((one) => plain(one).split("\n")[0]);
  expect(texts).toEqual([...wanted]);
});

it.each([
  ["/refund-policy", refundPolicy(facts)],
  ["/privacy", privacyPolicy(facts)],
  ["/terms", termsOfUse(facts)],
  ["/good-faith-estimate", goodFaithEstimate(facts)],
] as const)("%s shows its dates, its contents and every listed section", (path, policy) => {
  const { title, effective, updated } = policy;
  expect(named(main(path), "h1").map(plain)).toEqual([title]);
  const dates = plain(named(main(path), "dl")[0] as Node).replaceAll(/\s+/g, " ");
  expect(dates).toBe(`${effective ? `Effective ${effective} ` : ""}Last updated ${updated}`);
  const contents = named(main(path), "nav").flatMap((nav) => named(nav, "a"));
  const ids = named(main(path), "section").flatMap((one) => attribute(one, "id") ?? []);
  expect(contents.map((link) => attribute(link, "href"))).toEqual(ids.map((id) => `#${id}`));
});

it("the weight-loss rights are linked from weight loss, its treatments and the footer", () => {
  for (const path of ["/weight-loss", "/treatments/semaglutide"])
    expect(linksTo(main(path), "/weight-loss-rights").length, path).toBeGreaterThan(0);
  expect(linksTo(main("/treatments/wolverine"), "/weight-loss-rights")).toEqual([]);
  for (const path of builtPages)
    expect(sourceOf(path).split("<footer")[1], path).toContain(
      `href="${pathIn(splitPath(path).language, "/weight-loss-rights")}"`,
    );
});

it.skipIf(facts.privacyNotice)(
  "nothing links the page of the notice of privacy practices while there is no notice",
  () => {
    expect(sourceOf("/notice-of-privacy-practices")).toMatch(
      /<meta name="robots" content="noindex/,
    );
    const linking = builtPages.filter((path) =>
      /<a [^>]*href="(\/es)?\/notice-of-privacy-practices"(?! hrefLang)/.test(sourceOf(path)),
    );
    expect(linking).toEqual([]);
  },
);

it("testosterone has a card without a price, which says to ask for it and who should not take it", () => {
  const [costs, list, safety] = ["costs", "treatments", "safety"].map(
    (id) => byId(main("/hormone-replacement"), id)[0] as Node,
  );
  const { cost, notFor } = testosteroneWords;
  expect(plain(costs as Node)).toContain(cost.value);
  const cards = allOf(list as Node).filter((one) => classesOf(one).includes("card"));
  const [card, ...others] = cards.map(plain).filter((text) => text.includes(cost.value));
  expect(card).not.toContain("$");
  expect(others).toEqual([]);
  for (const caution of notFor.cautions) expect(plain(safety as Node)).toContain(caution);
});

it("/contact shows the clinic's number", () => {
  const numbers = linksTo(main("/contact"), `tel:${clinic}`).map(plain);
  expect(numbers.join()).toContain(formatPhone(clinic));
});

describe.each(products.map((product) => [product.slug, product] as const))(
  "the page of %s",
  (slug, { title, price, evidence, servings }) => {
    const page = main(`/treatments/${slug}`);

    it("has the whole information, each rung of its evidence, and the treatments' number", () => {
      expect(named(page, "h1").map(plain)).toEqual([title]);
      const { status, notIf, tellUsFirst, commonSideEffects, getHelp, call911 } = safetyOf(slug);
      const text = plain(page);
      for (const words of [
        ...[`$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`],
        ...["Ingredients", "Directions", "Warnings", "Disclaimer"],
        ...[...status.sentences, ...notIf, ...tellUsFirst, ...commonSideEffects],
        ...[...getHelp, ...call911],
      ])
        expect(text).toContain(words);
      const ladder = allOf(page).find((one) => classesOf(one).includes("evidence")) as Node;
      const rungs = named(named(ladder, "ul")[0] as Node, "strong");
      expect(rungs).toHaveLength(countRungs(evidence));
    });

    it("and its dialog call the treatments' number, and show their facts before any prose", () => {
      const dialog = dialogDocuments.find((one) => one.slug === slug)?.document as Node;
      const { glance, supplyUnknown, suppliesUnknown } = cardWords;
      for (const part of [page, dialog]) {
        expect(linksTo(part, `tel:${treatments}`).map(plain).join()).toContain("Call to Schedule");
        const order = ["glance", "who-should-not", "description"];
        const parts = order.map((name) => allOf(part).find((one) => classesOf(one).includes(name)));
        const places = parts.map((one) => allOf(part).indexOf(one as Node));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const facts = parts[0] as Node;
        const [bought] = named(facts, "dd").map(plain);
        expect(bought).toContain(`${formatPrice(price)} per order`);
        // A price whose product is not decided has one sentence, also about how long it lasts.
        const undecided = [supplyUnknown, suppliesUnknown].some((one) => bought?.includes(one));
        const lasts = undecided ? [] : [glance.lasts];
        // The page has the whole ladder of the evidence beside it.
        const known = part === dialog ? [evidenceWords.heading] : [];
        const labels = [glance.price, glance.taken, ...lasts, glance.prescription, ...known];
        expect(named(facts, "dt").map(plain)).toEqual(labels);
        if (lasts.length === 0) continue;
        expect(bought).toContain(servings);
        expect(plain(facts)).toContain(glance.lastsUnknown);
      }
    });
  },
);
