import { expect, type Page, test } from "@playwright/test";
import { startPostgres, type TemporaryPostgres } from "../tools/postgres";
import { type RunningSite, startSite } from "./support/site";
import { passphrase, sendInquiry, signIn } from "./support/staff";

for (const engine of ["SQLite", "PostgreSQL"] as const) {
  test.describe(`searching at the front desk on ${engine}`, () => {
    test.describe.configure({ mode: "serial" });
    let site: RunningSite;
    let postgres: TemporaryPostgres | undefined;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      if (engine === "PostgreSQL") postgres = await startPostgres();
      site = await startSite({
        STAFF_PASSPHRASE: passphrase,
        LIMIT_INQUIRIES: "1000",
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      });
      page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
      await page.goto("/staff");
      await signIn(page, "Ana");
    });
    test.afterAll(async () => {
      await page?.context().close();
      await site?.end();
      await postgres?.stop();
    });

    test("says that an empty desk is empty", async () => {
      await page.goto("/staff/inquiries");
      await expect(page.getByText("No inquiries yet.")).toBeVisible();
      await page.goto("/staff/spam");
      await expect(page.getByText("No suspected spam.")).toBeVisible();
    });

    test("leads to a caller who is in suspected spam, keeping the words", async () => {
      await sendInquiry(site, { firstName: "Quilla", homepage: "filled" });
      await page.goto("/staff/inquiries?q=quilla");
      await expect(page.getByText("No inquiry matches.", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "1 match in Suspected spam" }).click();
      await expect(page).toHaveURL(/\/staff\/spam\?q=quilla$/);
      await expect(page.getByRole("link", { name: "Quilla Okonkwo" })).toBeVisible();
    });

    test("names the filter that hides what is looked for, and searches without it", async () => {
      await sendInquiry(site, { firstName: "Ines", email: "ines@visitor.example" });
      await page.goto("/staff/inquiries?q=ines&status=closed&service=general");
      await expect(
        page.getByText(/^No inquiry matches\. Narrowed down to Status: Closed, Service: General/),
      ).toBeVisible();
      await page.getByRole("link", { name: "Search all inquiries" }).click();
      await expect(page).toHaveURL(/\/staff\/inquiries\?q=ines$/);
      await expect(page.getByRole("link", { name: "Ines Okonkwo" })).toBeVisible();
      await page.goto("/staff/inquiries?status=booked");
      await page.getByRole("link", { name: "Show all inquiries" }).click();
      await expect(page).toHaveURL(/\/staff\/inquiries$/);
    });

    test("leads back from a page past the end of a list", async () => {
      const past = `at=${encodeURIComponent("older~1999-01-01T00:00:00.000Z~a")}`;
      for (const path of ["inquiries", "spam", "payments", "audit"]) {
        await page.goto(`/staff/${path}?${past}`);
        await page.getByRole("link", { name: "To the first page" }).click();
        await expect(page).toHaveURL(new RegExp(`/staff/${path}$`));
      }
      await expect(page.getByRole("cell", { name: "listed inquiries" }).first()).toBeVisible();
    });
  });
}
