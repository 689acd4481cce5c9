import { formatPhone, formatPrice } from "../../../app/facts/format-facts";
import { builtPages } from "../../../app/static-paths";
import { facts, products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";
import { sourceOf } from "./built-pages";

const { clinic, treatments } = facts.phones;
const callTo = (phone: string) => `tel:${phone}`;

test("each card shows its price and, struck through, its list price", async ({ page }) => {
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
  request,
}) => {
  expect(clinic).not.toBe(treatments);
  for (const path of builtPages) {
    const html = await sourceOf(request, path);
    const above = html.slice(0, html.indexOf("</header>"));
    const below = html.slice(html.lastIndexOf("<footer"));
    expect(above, path).toContain(`>${facts.banner}<`);
    expect(above, path).toContain(`href="${callTo(clinic)}"`);
    expect(below, path).toContain(`© ${facts.copyrightYear} `);
    expect(below, path).toContain(`href="${callTo(clinic)}"`);
    expect(below, path).toContain(formatPhone(clinic));
  }
});

test("the contact page shows the clinic's number, a treatment's dialog the treatments' number", async ({
  page,
}) => {
  await page.goto("/contact");
  const shown = page
    .locator("main")
    .getByRole("link", { name: formatPhone(clinic) })
    .first();
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute("href", callTo(clinic));
  await page.goto("/services#wolverine");
  const call = page.getByRole("dialog").getByRole("link", { name: "Call to Schedule" });
  await expect(call).toHaveAttribute("href", callTo(treatments));
});

test("the contact form offers the services of specification, section 3", async ({ page }) => {
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
