import { paymentWords } from "../../../app/content/en/pages/payment";
import { facts } from "../../fixtures/built-site";
import { amount, lastPayment, pay } from "../support/payment";
import { expect, test } from "../support/test";

test.describe("on paper", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a page omits what only a screen can use, and shows every answer", async ({ page }) => {
    await page.goto("/sexual-health");
    const useless = [
      page.getByRole("banner"),
      page.getByRole("complementary"),
      ...(await page.locator("footer nav").all()),
    ];
    const answers = page.locator("main details:not([open]) p");
    for (const part of useless) await expect(part).toBeVisible();
    await expect(answers.first()).toBeHidden();

    await page.emulateMedia({ media: "print" });
    for (const part of useless) await expect(part).toBeHidden();
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The clinic's name and address are printed.
    await expect(page.getByRole("contentinfo")).toContainText(facts.legalName);
    await expect(
      page.getByRole("contentinfo").getByText("In an emergency, call 911."),
    ).toBeVisible();
  });
});

test("on paper as narrow as a phone, no picture is still waiting to load", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 960 });
  // Disables the script that loads lazy pictures after the page has loaded.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/services");
  const picture = page.locator("[data-catalogue] picture:has(> [loading=lazy])").last();
  await expect(picture).toHaveCSS("animation-name", "after-first-paint");
  await page.emulateMedia({ media: "print" });
  await expect(picture).toHaveCSS("animation-name", "none");
});

test("a receipt is printed by its button, once, with the clinic's name and no buttons", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = `${document.documentElement.dataset.printed ?? ""}x`;
    };
  });
  await page.goto("/payment");
  await amount(page).fill("80.25");
  await page.getByLabel("Description").fill("Lab fees");
  await pay(page).click();
  await page.getByRole("button", { name: "Pay $80.25" }).click();
  const button = page.getByRole("button", { name: paymentWords(facts).receipt.print });
  const ofClinic = page.getByRole("main").getByText(facts.legalName);
  await expect(ofClinic).toBeHidden();
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "x");

  await page.emulateMedia({ media: "print" });
  const receipt = page.getByRole("region", { name: paymentWords(facts).receipt.heading });
  await expect(receipt).toBeVisible();
  for (const text of ["$80.25", "Lab fees", String(lastPayment(site.dataDir)?.reference)])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible();
  await expect(ofClinic).toBeVisible();
  await expect(button).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});
