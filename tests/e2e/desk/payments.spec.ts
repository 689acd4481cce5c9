import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import Papa from "papaparse";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";
import { storePayment } from "../support/stored-payment";

test.describe("payments at the desk, without scripts", () => {
  const desk = openDesk("Ana Quill");
  let reference = "";
  test.beforeAll(async () => {
    const { dataDir } = desk.site;
    reference = await sendInquiry(desk.site, {
      firstName: "Marisol",
      email: "mari@visitor.example",
    });
    storePayment(dataDir, {
      reference: "CW-2222-FF",
      cents: 48_351,
      invoice: "1234",
      description: "Invoice 1234: labs",
    });
    storePayment(dataDir, {
      reference: "CW-3333-BB",
      cents: 10_000,
      refunded: 2500,
      email: "mari@visitor.example",
    });
    storePayment(dataDir, { reference: "CW-4444-CC", notice: "wrong-amount" });
  });

  const rows = () => desk.page.locator("table.list tbody tr");

  test("are found, totaled and exported", async () => {
    const { page } = desk;
    await page.goto("/staff");
    const more = page.getByRole("banner").getByRole("button", { name: "More" });
    await more.click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Payments/ })
      .click();
    await expect(rows()).toHaveCount(3);
    await expect(more).toHaveAttribute("aria-current", "true");
    const totals = page.getByRole("region", { name: "Totals" });
    await expect(totals).toContainText("$1,083.51");
    await expect(totals).toContainText("$25.00");
    for (const search of ["483.51", "1234", "cw 2222 ff", "labs"]) {
      await page.getByLabel(/^Reference, amount/).fill(search);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(rows()).toHaveCount(1);
      await expect(rows()).toContainText("CW-2222-FF");
      await expect(totals).toContainText("$483.51");
    }
    await page.goto("/staff/payments?status=refunded");
    await expect(rows()).toHaveCount(1);
    await expect(rows()).toContainText("$25.00 refunded");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true });
    expect(data.map(([first]) => first)).toEqual(["Reference", "CW-3333-BB"]);
  });

  test("show a wrong amount until somebody settles it with a note", async () => {
    const { page } = desk;
    await page.goto("/staff");
    await page.getByRole("link", { name: "Open it" }).click();
    await page.getByRole("link", { name: "CW-4444-CC", exact: true }).click();
    const notice = page.getByRole("region", { name: "A wrong amount was paid" });
    await expect(notice).toContainText("$50.00");
    await expect(notice).toContainText("$500.00");
    await notice.getByRole("button", { name: "Settle" }).click();
    await expect(notice.getByRole("alert")).toHaveText("Write how it was settled first");
    await notice.getByLabel("How it was settled").fill("Paid the rest by phone");
    await notice.getByRole("button", { name: "Settle" }).click();
    await expect(notice).toContainText("Paid the rest by phone");
    await expect(notice).toContainText("Settled by Ana Quill");
    await page.goto("/staff");
    await expect(page.getByRole("link", { name: "Open it" })).toHaveCount(0);
  });

  test("link to the inquiry and back", async () => {
    const { page } = desk;
    await page.goto("/staff/payments/CW-3333-BB");
    await page.getByRole("link", { name: /^Marisol/ }).click();
    await expect(page).toHaveURL(`/staff/inquiries/${reference}`);
    await page.getByRole("region", { name: "Payments" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/staff/payments/CW-3333-BB");

    await page.goto("/staff/payments/CW-2222-FF");
    const field = page.getByLabel("Inquiry’s reference or email");
    await field.fill("CW-0000-00");
    await page.getByRole("button", { name: "Link to this inquiry" }).click();
    await expect(page.getByRole("alert")).toHaveText(/No inquiry has this/);
    await expect(field).toHaveValue("CW-0000-00");
    await field.fill(reference);
    await page.getByRole("button", { name: "Link to this inquiry" }).click();
    await expect(page.getByText("chosen here")).toBeVisible();
    await page.getByRole("button", { name: "Unlink" }).click();
    await expect(page.getByText("No inquiry was found for it.")).toBeVisible();
  });
});
