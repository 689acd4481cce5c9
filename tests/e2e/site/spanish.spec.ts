import type { Page } from "@playwright/test";
import {
  fieldMessages,
  inquiryMessages,
  paymentMessages,
} from "../../../app/content/es/form-messages";
import { inquiryLabels } from "../../../app/content/es/inquiry-labels";
import { contactFormWords } from "../../../app/content/es/pages/contact-form";
import { notFoundWords } from "../../../app/content/es/pages/not-found";
import { paymentFormWords } from "../../../app/content/es/pages/payment-form";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { rowsOf } from "../support/inquiry";
import { expect, test } from "../support/test";

async function fill(page: Page) {
  const typed = {
    [inquiryLabels.firstName.label]: "Lucía",
    [inquiryLabels.lastName.label]: "Peña",
    [inquiryLabels.email.label]: "lucia@example.com",
    [inquiryLabels.phone.label]: "904.555.0177",
  };
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test("the link of the other language leads to the same page, and back", async ({ page }) => {
  await page.goto("/services?evidence=large-trials");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/services\?evidence=large-trials$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/(?<!\/es)\/services\?evidence=large-trials$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#site-menu").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/services/);

  // What is chosen in the page, too.
  for (const place of ["/services?category=sexual-health", "/weight-loss#aesthetics"]) {
    await page.goto(place);
    // The page's last script has run.
    await expect(page.locator("html")).toHaveAttribute("data-calls");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL((url) => url.href.endsWith(`/es${place}`));
  }
});

test("a redirect on a Spanish page stays in Spanish", async ({ request }) => {
  const response = await request.get("/es/services?evidence=", { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe("/es/services");
});

test("every link of a Spanish page stays in Spanish, but for files and the other language", async ({
  page,
}) => {
  await page.goto("/es");
  const left = await page
    .locator("a[href^='/']:not([hreflang]):not([download])")
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => !/^\/es(?:[/?#]|$)/.test(href) && !/\.\w+$/.test(href)),
    );
  expect(left).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a Spanish inquiry is refused with Spanish messages and sent with a Spanish result", async ({
      page,
      site,
    }) => {
      const before = rowsOf(site.dataDir, "contact_submissions").length;
      await page.goto("/es/contact");
      const send = page.getByRole("button", { name: contactFormWords.submit });
      await send.click();
      await expect(
        page.getByText(fieldMessages.required(inquiryLabels.firstName.label)).first(),
      ).toBeVisible();
      await fill(page);
      await page.getByLabel(inquiryLabels.service.label).selectOption("weight-loss");
      // A repeated form counts once, so each try says something else.
      await page
        .locator("[name=message]")
        .fill(`Quisiera saber los precios (${javaScriptEnabled}).`);
      await send.click();
      await expect(page.locator(".result-panel")).toContainText(inquiryMessages.sent.title);
      await expect(page).toHaveTitle(new RegExp(`^${inquiryMessages.sentTitle}`));
      await expect(page).toHaveURL(/\/es\/contact/);
      const rows = rowsOf(site.dataDir, "contact_submissions").slice(before);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        first_name: "Lucía",
        service: "weight-loss",
        language: "es",
      });
    });

    test("a wrong amount is refused in Spanish, and what was typed stays", async ({ page }) => {
      await page.goto("/es/payment");
      await page.getByLabel(paymentFormWords.invoice).fill("INV-7");
      await page.getByLabel(paymentFormWords.amount).fill("0");
      await page.getByRole("button", { name: paymentFormWords.submit }).click();
      await expect(page.getByText(paymentMessages.invalidAmount.text).first()).toBeVisible();
      await expect(page.getByLabel(paymentFormWords.invoice)).toHaveValue("INV-7");
      await expect(page).toHaveURL(/\/es\/payment/);
    });

    test("a page that does not exist says so in Spanish", async ({ page }) => {
      const response = await page.goto("/es/no-such-page");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(notFoundWords.search.title));
    });
  });

test("a search in Spanish finds treatments and pages, and leads to Spanish ones", async ({
  page,
}) => {
  await page.goto("/es/services");
  await page.getByRole("searchbox").fill("dolor de coyuntura");
  const found = page.locator("[data-catalogue] .card:visible");
  await expect(found.first()).toBeVisible();
  await page.getByRole("searchbox").fill("ozempic");
  const link = page.locator(".search-results a").first();
  await expect(link).toHaveAttribute("href", "/es/weight-loss");
});

test("a treatment opens in Spanish in its dialog", async ({ page }) => {
  await page.goto("/es/services#tadalafil");
  const dialog = page.getByRole("dialog", { name: "Tadalafil" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("911");
  await expect(dialog.getByRole("link").first()).toHaveAttribute("href", /^(\/es\/|#|tel:)/);
  await expectNoAxeViolations(page, "dialog[open]");
});
