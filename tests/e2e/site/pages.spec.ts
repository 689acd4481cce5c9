import type { Page } from "@playwright/test";
import { productsOf } from "../../../app/catalogue/catalogue";
import type { CategoryId } from "../../../app/catalogue/product";
import { goodFaithEstimate } from "../../../app/content/en/legal/good-faith-estimate";
import { privacyPolicy } from "../../../app/content/en/legal/privacy";
import { refundPolicy } from "../../../app/content/en/legal/refund";
import { termsOfUse } from "../../../app/content/en/legal/terms";
import { hormoneReplacementWords } from "../../../app/content/en/pages/hormone-replacement";
import { longevityWords } from "../../../app/content/en/pages/longevity";
import type { TreatmentAreaWords, WeightLossWords } from "../../../app/content/en/pages/page-words";
import { peptideTherapyWords } from "../../../app/content/en/pages/peptide-therapy";
import { sexualHealthWords } from "../../../app/content/en/pages/sexual-health";
import { weightLossWords } from "../../../app/content/en/pages/weight-loss";
import { formatPhone } from "../../../app/facts/format-facts";
import { domain } from "../../../app/facts/identity";
import { builtPages } from "../../../app/static-paths";
import { facts, products } from "../../fixtures/built-site";
import { stopTimers } from "../support/requests";
import { expect, test } from "../support/test";
import { nodesOf, ofType, sourceOf } from "./built-pages";

const callTo = (phone: string) => `tel:${phone}`;

test("every page has its own title, description, keywords and canonical URL", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of builtPages) {
    const html = await sourceOf(request, path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, path).toContain(facts.name);
    expect(meta("description").length, path).toBeGreaterThan(50);
    expect(meta("keywords"), path).toContain(", ");
    expect(canonical, path).toMatch(new RegExp(`^${domain}/`));
    expect(meta("og:url"), path).toBe(canonical);
    expect(meta("og:title"), path).toBe(title);
    expect(meta("twitter:card"), path).toBe("summary_large_image");
    expect(html, path).toMatch(/<html [^>]*lang="en-US"/);
    expect(html.match(/<meta name="theme-color"/g), path).toHaveLength(2);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    // The line above the heading is a separate paragraph on every page.
    expect(/<h1[\s>].*?<\/h1>/s.exec(html)?.[0], path).not.toContain("kicker");

    if (canonical !== `${domain}${path}`) continue;
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    expect(descriptions.get(meta("description")), `${path} shares its description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(meta("description"), path);
  }
});

for (const [path, canonical] of [
  ["/anti-aging", "/anti-aging-longevity"],
  ["/weight-loss-aesthetics", "/weight-loss-aesthetics"],
  ["/treatments/primal-special-blend-hormone", "/treatments/primal-special-blend"],
] as const) {
  test(`${path} points search engines to ${canonical}`, async ({ request }) => {
    const html = await sourceOf(request, path);
    expect(html).toContain(`<link rel="canonical" href="${domain}${canonical}"`);
  });
}

// first-paint.spec.ts loads a page of each kind on a phone, every-page.spec.ts lists its requests.
test("in a wide window no page loads React or more than the dropdown's script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await stopTimers(page);
  for (const path of ["/", "/services", "/weight-loss", "/contact", "/payment", "/styku"])
    await page.goto(path);
  expect(scripts.filter((path) => !/^\/assets\/treatments-menu-/.test(path))).toEqual([]);
});

const areas: {
  path: string;
  words: TreatmentAreaWords<readonly unknown[], readonly unknown[]> | WeightLossWords;
  category: CategoryId;
  /** From specification, section 2. */
  questions: number;
}[] = [
  {
    path: "/peptide-therapy",
    words: peptideTherapyWords(facts),
    category: "fitness-anti-aging",
    questions: 4,
  },
  {
    path: "/hormone-replacement",
    words: hormoneReplacementWords(facts),
    category: "testosterone-hormone-therapy",
    questions: 5,
  },
  { path: "/weight-loss", words: weightLossWords(facts), category: "weight-loss", questions: 5 },
  {
    path: "/sexual-health",
    words: sexualHealthWords(facts),
    category: "sexual-health",
    questions: 6,
  },
  {
    path: "/anti-aging-longevity",
    words: longevityWords(facts),
    category: "fitness-anti-aging",
    questions: 6,
  },
];

for (const { path, words, category, questions } of areas)
  test(`${path} has its call, steps, treatments, ${questions} questions word for word, one open at a time, and disclaimer`, async ({
    page,
  }) => {
    await page.goto(path);
    const hero = page.locator("section[aria-labelledby=page-heading]");
    const number = formatPhone(facts.phones.treatments);
    await expect(
      hero.getByRole("link", { name: `${words.hero.call} call ${number}`, exact: true }),
    ).toHaveAttribute("href", callTo(facts.phones.treatments));
    await expect(page.locator("main ol > li:has(> [aria-hidden])")).toHaveCount(
      words.steps.items.length,
    );
    await expect(page.locator("main article h3")).toHaveText(
      productsOf(products, category).map(({ title }) => title),
    );
    await expect(page.getByRole("heading", { name: "Medical disclaimer" })).toBeVisible();

    await searchEnginesGetTheQuestions(page, questions);
    const first = page.locator("main summary").first();
    const second = page.locator("main summary").nth(1);
    const open = page.locator("main details[open]");
    await first.click();
    await expect(open).toHaveCount(1);
    await second.click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText((await second.textContent()) ?? "-");
    await second.click();
    await expect(open).toHaveCount(0);
  });

/** The page shows `count` questions with answers, as in its structured data. */
async function searchEnginesGetTheQuestions(page: Page, count: number) {
  const [data] = ofType(nodesOf(await page.content()), "FAQPage");
  const told = (data?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  const shown = await page.locator("main details").evaluateAll((all) =>
    all.map((details) => ({
      question: details.querySelector("h3")?.textContent,
      answer: details.querySelector("p")?.textContent,
    })),
  );
  expect(shown).toHaveLength(count);
  expect(
    told.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  ).toEqual(shown);
}

test("the outcome timeline names its three spans in order", async ({ page }) => {
  await page.goto("/hormone-replacement");
  await expect(page.locator("#timeline li > p:first-child")).toHaveText([
    "Weeks 1–4",
    "Weeks 4–12",
    "3–6 months",
  ]);
});

test("sexual health shows men's and women's treatments, in three ways", async ({ page }) => {
  await page.goto("/sexual-health");
  for (const id of ["men", "women"]) await expect(page.locator(`#${id} h2`)).toBeVisible();
  await expect(page.locator("#modalities h3")).toHaveText([
    "Oral Medications",
    "Peptide Therapy",
    "Hormone Optimization",
  ]);
});

test("the about page links to the contact page", async ({ page }) => {
  await page.goto("/about");
  for (const link of await page.getByRole("link", { name: "Start Your Journey" }).all())
    await expect(link).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("link", { name: "Start Your Journey" }).first()).toBeVisible();
});

test("twenty questions are grouped by topic, one open across the page", async ({ page }) => {
  await page.goto("/faqs");
  await searchEnginesGetTheQuestions(page, 20);
  const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  await expect(topics).toHaveCount(await page.locator("main section:has(details)").count());
  for (const link of await topics.all()) await expect(link).toHaveAccessibleName(/\d questions?$/);
  await page.locator("main summary").first().click();
  await page.locator("main summary").last().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await topics.last().click();
  await expect(page.locator("main section:has(details)").last().locator("h2")).toBeInViewport();
});

test("a policy shows its dates, its contents and every listed section", async ({ page }) => {
  for (const [path, { title, effective, updated }] of [
    ["/refund-policy", refundPolicy(facts)],
    ["/privacy", privacyPolicy(facts)],
    ["/terms", termsOfUse(facts)],
    ["/good-faith-estimate", goodFaithEstimate(facts)],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    await expect(page.locator("main dl").first(), path).toHaveText(
      `${effective ? `Effective ${effective}` : ""}Last updated ${updated}`,
    );
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(contents, path).toHaveCount(await page.locator("main section[id]").count());
  }
});
