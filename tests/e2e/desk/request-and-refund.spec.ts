import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { mailsIn } from "../support/inquiry";
import { amount, pay } from "../support/payment";
import { sendInquiry, statusLinkTo } from "../support/staff";

test.describe("a payment that the desk asks for", () => {
  const desk = openDesk("Ana Quill");

  test("is filled in by the private page's link, paid, seen at the inquiry and refunded in part", async ({
    browser,
  }) => {
    const { site, page } = desk;
    const visitorOf = { firstName: "Vera", email: "vera@visitor.example" };
    const reference = await sendInquiry(site, visitorOf);
    const link = await statusLinkTo(site, reference);
    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("link", { name: "Ask for a payment" }).click();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Amount").fill("250");
    await page.getByLabel(/^Invoice number/).fill("INV-7");
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("$250.00 not paid yet").first()).toBeVisible();
    await expect(() => {
      const mail = mailsIn(site.dataDir).find((text) => /Subject: News for you/.test(text)) ?? "";
      expect(mail).not.toBe("");
      expect(mail).not.toMatch(/Vera|250|INV-7/);
    }).toPass();

    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await visitor.getByRole("link", { name: "Pay $250.00 for invoice INV-7" }).click();
    await expect(visitor).toHaveURL(/\/payment\?request=[\da-f-]{36}$/);
    await expect(amount(visitor)).toHaveValue("250.00");
    await expect(visitor.getByLabel("Invoice number")).toHaveValue("INV-7");
    await pay(visitor).click();
    await expect(visitor).toHaveURL(/\/payment\/test-checkout\/test_/);
    await visitor.getByRole("button", { name: /^Pay/ }).first().click();
    await expect(visitor).toHaveURL(/\/payment\/return/);
    await visitor.goto(link);
    await expect(visitor.getByText("Paid: $250.00 for invoice INV-7.")).toBeVisible();
    await context.close();

    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("region", { name: "Payments" }).getByRole("link").first().click();
    await page.getByText("Refund…").click();
    await page.getByLabel("Amount to refund").fill("300");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(page.getByText("Only $250.00 is left to refund")).toBeVisible();
    await page.getByLabel("Amount to refund").fill("100");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(page.getByText("Refunded.", { exact: true })).toBeVisible();
    const after = page.getByRole("region", { name: "Refunds and disputes" });
    await expect(after).toContainText("Refund $100.00");
    await expect(after).toContainText("by Ana Quill");

    // With scripts the button says how much, as somebody types.
    const scripted = await browser.newContext({
      baseURL: site.url,
      storageState: await desk.context.storageState(),
    });
    const typing = await scripted.newPage();
    await typing.goto(page.url());
    await typing.getByText("Refund…").click();
    const refund = typing.getByRole("button", { name: /^Refund/ });
    await expect(refund).toHaveText("Refund $150.00");
    await typing.getByLabel("Amount to refund").fill("19.5");
    await expect(refund).toHaveText("Refund $19.50");
    await typing.getByLabel("Amount to refund").fill("some");
    await expect(refund).toHaveText("Refund");
    await scripted.close();
  });
});
