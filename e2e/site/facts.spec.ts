import { expect, test } from "@playwright/test";
import { frameWords } from "../../app/content/en/frame";
import { formatPhone } from "../../app/facts/format-phone";
import { formatPrice } from "../../app/facts/format-price";
import { facts, products } from "../../testing/fixtures/clinic";
import { onePageOfEachKind } from "./addresses";

const { clinic, treatments } = facts.phones;
const callTo = (phone: string) => `tel:${phone}`;

test("each card shows its price and, struck through, what it is compared with", async ({
  page,
}) => {
  await page.goto("/services");
  for (const { slug, price, compareAtPrice } of products) {
    const prices = page.locator(`[data-catalogue] > [data-slug="${slug}"] p:has(s)`);
    await expect(prices).toHaveText(
      `Price: ${formatPrice(price)} per order List price ${formatPrice(compareAtPrice ?? 0)}`,
    );
  }
  const compared = page.locator("[data-slug=glp-r] s");
  await expect(compared).toBeVisible();
  await expect(compared).toHaveCSS("text-decoration-line", "line-through");
});

test("every page has the banner, the year, the clinic's number above and below", async ({
  page,
}) => {
  expect(clinic).not.toBe(treatments);
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(header.locator("> p"), path).toHaveText(facts.banner);
    await expect(header.getByRole("link", { name: frameWords.call }), path).toHaveAttribute(
      "href",
      callTo(clinic),
    );
    const footer = page.getByRole("contentinfo");
    await expect(footer, path).toContainText(`© ${facts.copyrightYear} `);
    await expect(footer.getByRole("link", { name: formatPhone(clinic) }), path).toHaveAttribute(
      "href",
      callTo(clinic),
    );
  }
});

test("the contact page shows the clinic's number, a treatment the treatments' number", async ({
  page,
}) => {
  await page.goto("/contact");
  const shown = page
    .locator("main")
    .getByRole("link", { name: formatPhone(clinic) })
    .first();
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute("href", callTo(clinic));
  for (const { slug } of products) {
    await page.goto(`/treatments/${slug}`);
    const call = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { level: 1 }) })
      .getByRole("link", { name: "Call to Schedule" });
    await expect(call, slug).toHaveAttribute("href", callTo(treatments));
  }
  await page.goto("/services#wolverine");
  const call = page.getByRole("dialog").getByRole("link", { name: "Call to Schedule" });
  await expect(call).toHaveAttribute("href", callTo(treatments));
});

test("the services that may be chosen are the specification's", async ({ page }) => {
  await page.goto("/contact");
  const options = page.getByLabel("Service of interest").locator("option:not([value=''])");
  await expect(options).toHaveText([
    "Weight Loss",
    "Peptide Therapy",
    "Hormone Replacement",
    "Aesthetics",
    "Sexual Health",
    "General Consultation",
  ]);
  expect(
    await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual([
    "weight-loss",
    "peptide-therapy",
    "hormone-replacement",
    "aesthetics",
    "sexual-health",
    "general",
  ]);
});
