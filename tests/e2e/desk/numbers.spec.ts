import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { openDesk } from "../support/desk";
import { chooseStatus, sendInquiry, signInToDesk } from "../support/staff";
import { storePayment } from "../support/stored-payment";

/** Gives each chart a second value: an answered inquiry and a payment of some weeks ago. */
function anotherMonth(dataDir: string) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  db.prepare(
    "update contact_submissions set created_at = ?, answered_at = ? where email = 'b@visitor.example'",
  ).run(ago(40), ago(33));
  db.prepare("update payments set paid_at = ? where reference = 'CW-3333-BB'").run(ago(40));
  db.close();
}

test.describe("the desk's numbers, without scripts", () => {
  const desk = openDesk("Ana Quill");
  test.beforeAll(async () => {
    const reference = await sendInquiry(desk.site, { service: "weight-loss" });
    await sendInquiry(desk.site, { service: "peptide-therapy", email: "b@visitor.example" });
    storePayment(desk.site.dataDir, { reference: "CW-2222-FF", cents: 48_351 });
    storePayment(desk.site.dataDir, { reference: "CW-3333-BB" });
    await desk.page.goto(`/staff/inquiries/${reference}`);
    await chooseStatus(desk.page, "Contacted");
    await expect(desk.page.getByText("Contacted.")).toBeVisible();
    anotherMonth(desk.site.dataDir);
  });

  test("are charts with a table under each, a goal, a file and a printed page", async () => {
    const { page } = desk;
    await page.goto("/staff/numbers");
    const sections = page.locator(".charts > section");
    await expect(sections).toHaveCount(6);
    for (const name of [
      "Inquiries a week",
      "Time to the first answer, in office hours",
      "Inquiries by service",
      "Payments a month",
    ]) {
      const section = page.getByRole("region", { name, exact: true });
      await expect(section.getByRole("img", { name })).toHaveCount(1);
      await expect(section.locator("table")).toHaveCount(1);
    }
    // Both are still open: a single value is no drawing.
    const outcomes = page.getByRole("region", { name: "What became of them", exact: true });
    await expect(outcomes.locator("table")).toHaveCount(1);
    await expect(outcomes.getByRole("img")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /^Time to/ }).getByRole("img")).toContainText(
      "Goal",
    );
    await expect(page.locator(".totals")).toContainText("2");
    await expect(page.getByRole("region", { name: "Payments a month" })).toContainText("$483.51");
    await expect(page.getByRole("region", { name: "First answers by person" })).toContainText(
      "Ana Quill",
    );
    await page.getByRole("link", { name: "52 weeks" }).click();
    await expect(page.getByRole("link", { name: "52 weeks" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    const response = await page.request.get("/staff/numbers.csv?weeks=13");
    expect(response.headers()["content-type"]).toMatch(/^text\/csv; charset=utf-8/);
    expect(await response.text()).toContain('"First answers by person","Ana Quill"');

    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".desk-header")).toBeHidden();
    await expect(page.getByRole("link", { name: "Export CSV" })).toBeHidden();
    await expect(sections.first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  test("name people only to the owner", async ({ browser }) => {
    for (const role of ["desk", "reader"] as const) {
      const context = await browser.newContext({ baseURL: desk.site.url });
      await signInToDesk(context, desk.site, { name: "Rae", role });
      for (const path of ["/staff/numbers", "/staff/numbers.csv?weeks=13"]) {
        const response = await context.request.get(path);
        // A reader may not export.
        const mayTake = role === "desk" || !path.includes(".csv");
        expect(response.status()).toBe(mayTake ? 200 : 403);
        const text = await response.text();
        expect(text).not.toContain("First answers by person");
        expect(text).not.toContain("Ana Quill");
      }
      await context.close();
    }
  });
});
