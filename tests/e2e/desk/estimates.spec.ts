import { expect, test } from "@playwright/test";
import { estimateFollows } from "../../../app/content/en/after-sending";
import { staffPaymentsWords as paymentsWords } from "../../../app/content/en/staff/staff-payments";
import { openDesk } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { sendInquiry } from "../support/staff";
import { storePayment } from "../support/stored-payment";

test.describe("a good-faith estimate", () => {
  const desk = openDesk("Ana Quill");

  test("is requested on the site without scripts, written at the desk, printed and stored", async ({
    browser,
  }) => {
    const visitor = await browser.newContext({ baseURL: desk.site.url, javaScriptEnabled: false });
    const form = await visitor.newPage();
    await form.goto("/good-faith-estimate");
    await form.getByRole("link", { name: "Ask for an estimate" }).click();
    const checkbox = form.getByLabel("I would like an estimate of the cost");
    await expect(checkbox).toBeChecked();
    // The visitor's own choice stays after an error, although the link ticks the box.
    await checkbox.uncheck();
    await form.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(form.getByText("First name is required").first()).toBeVisible();
    await expect(checkbox).not.toBeChecked();
    await checkbox.check();
    await fillInquiry(form, { "First name": "Estella", "Last name": "Mate" });
    await form.getByLabel("Service of interest").selectOption("weight-loss");
    await form.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(form.getByText("Inquiry Sent!")).toBeVisible();
    await expect(form.getByText(estimateFollows)).toBeVisible();
    await visitor.close();
    const [stored] = rowsOf(desk.site.dataDir, "contact_submissions");
    expect(stored).toMatchObject({ wants_estimate: "yes" });

    const { page } = desk;
    await page.goto(`/staff/inquiries/${stored?.reference}`);
    await expect(page.getByText(/^Estimate due by \w+, \w+ \d+$/).first()).toBeVisible();
    await page.getByRole("link", { name: "Write an estimate" }).click();
    await expect(page.getByLabel("Patient’s name")).toHaveValue("Estella Mate");
    await page.getByRole("button", { name: "Write it, and give it later" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);

    const item = (n: number) => page.getByRole("group", { name: `Item ${n}`, exact: true });
    const fill = async (n: number, texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await item(n).getByLabel(label).fill(text);
    };
    await fill(1, { "Item or service": "First consultation", "Price each": "0" });
    await fill(2, { "Item or service": "Blood panel", "Price each": "a lot" });
    await page.getByText("More rows").click();
    await fill(5, {
      "Item or service": "Physician visit",
      "Expected date": "March",
      "Service code": "99213",
      Quantity: "3",
      "Price each": "100",
    });
    await page.getByRole("button", { name: "Write it, and give it later" }).click();
    await expect(item(2).getByLabel("Price each")).toHaveAttribute("aria-invalid", "true");
    await expect(item(2).getByLabel("Price each")).toHaveValue("a lot");
    await expect(item(5).getByLabel("Item or service")).toHaveValue("Physician visit");
    await fill(2, { "Price each": "120.50", "Who provides it": "Some Laboratory" });
    await page.getByLabel("Scheduled separately").fill("Body scan");
    await page.getByRole("button", { name: "Write it, and give it later" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good-Faith Estimate");
    await expect(page.getByRole("heading", { name: "Some Laboratory" })).toBeVisible();
    await expect(page.getByText("$420.50")).toBeVisible();
    for (const text of [/not a contract/, /at least \$400 more/, /only an estimate/, /Body scan/])
      await expect(page.getByText(text)).toBeVisible();
    // The paper is the patient's: what waits for the staff is not on it.
    storePayment(desk.site.dataDir, { reference: "PM-WAIT-NG", notice: "dispute" });
    await page.reload();
    await expect(page.getByText(paymentsWords.notices(1))).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/not a contract/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the inquiry" })).toBeHidden();
    await expect(page.getByText(/is kept for six years/)).toBeHidden();
    await expect(page.getByText(paymentsWords.notices(1))).toBeHidden();
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "Handed over on paper" }).click();
    await expect(page.getByText(/^Estimate due by/)).toHaveCount(0);
    await page.getByRole("link", { name: "Wrote an estimate" }).click();
    await page.getByRole("link", { name: "Write another from this one" }).click();
    await expect(item(2).getByLabel("Price each")).toHaveValue("120.50");
  });

  test("is no longer due when it is marked as not needed", async () => {
    const { page } = desk;
    const reference = await sendInquiry(desk.site, { wantsEstimate: "yes" });
    await page.goto(`/staff/inquiries/${reference}`);
    await page.getByRole("button", { name: "No estimate is needed" }).click();
    await expect(page.getByText("No estimate is needed.")).toBeVisible();
    await expect(page.getByText(/^Estimate due by/)).toHaveCount(0);
  });

  test("fits on a phone and on a wide screen, without axe violations", async ({ browser }) => {
    const reference = await sendInquiry(desk.site, { wantsEstimate: "yes" });
    const context = await browser.newContext({ baseURL: desk.site.url });
    await context.addCookies(await desk.context.cookies());
    const page = await context.newPage();
    await page.goto(`/staff/inquiries/${reference}`);
    await expectNoAxeViolations(page, "main");
    await page.goto(`/staff/inquiries/${reference}/estimate`);
    await page.getByRole("group", { name: "Item 1" }).getByLabel("Price each").fill("5");
    await page.getByRole("button", { name: "Write it, and give it later" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole("group", { name: "Item 1" }).getByLabel("Item or service").fill("Visit");
    await page.getByRole("button", { name: "Write it, and give it later" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good-Faith Estimate");
    await expectNoAxeViolations(page);
    await context.close();
  });
});
