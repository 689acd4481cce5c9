import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { codeNow, quill } from "../../fixtures/people";
import { openEmptySite } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import type { RunningSite } from "../support/site";
import { sendInquiry, setUpOwner } from "../support/staff";

test.describe("an important action asks for re-authentication, with scripts off, and", () => {
  test.describe.configure({ mode: "serial" });
  let site: RunningSite;
  let context: BrowserContext;
  let page: Page;
  let reference = "";
  test.beforeAll(async ({ browser }) => {
    site = await openEmptySite();
    context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    page = await context.newPage();
    reference = await sendInquiry(site);
    await setUpOwner(context, site);
  });
  test.afterAll(() => context?.close());

  /** Moves all authentications eleven minutes back, and deletes the used codes. */
  function expireReauthentications() {
    const db = new SQLite(join(site.dataDir, "site.sqlite"), { timeout: 10_000 });
    db.prepare("update staff_sessions set reauthenticated_at = ?").run(
      new Date(Date.now() - 11 * 60_000).toISOString(),
    );
    db.prepare("update people set totp_step = 0").run();
    db.close();
  }

  async function confirm() {
    await page.getByLabel("Password").fill(quill.password);
    await page.getByLabel(/^Code/).fill(codeNow(quill.secret));
    await page.keyboard.press("Enter");
  }

  test("continues with the requested erasure", async () => {
    await page.goto(`/staff/inquiries/${reference}/delete`);
    await page.getByLabel("Reason").selectOption("other");
    await page.getByLabel("I understand").check();
    expireReauthentications();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm that it is you");
    await page.getByLabel("Password").fill("seven tides and a hero");
    await page.getByLabel(/^Code/).fill(codeNow(quill.secret));
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await expect(page.getByRole("alert")).toContainText("That did not match");
    await confirm();
    // Hashing a password takes a third of a second, longer on a busy machine.
    await expect(
      page.getByRole("status").filter({ hasText: "1 inquiry was deleted." }),
    ).toBeVisible({ timeout: 20_000 });
  });

  test("continues with the requested export, and a page beside it", async ({ browser }) => {
    await sendInquiry(site, { email: "second@visitor.example" });
    await page.goto("/staff/inquiries?status=new");
    expireReauthentications();
    await page.getByRole("link", { name: "Export CSV" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm that it is you");
    // axe needs scripts, so the page is opened in a browser that runs them.
    const own = await browser.newContext();
    await own.addCookies(await context.cookies());
    const visit = await own.newPage();
    await visit.goto(page.url());
    await expectNoAxeViolations(visit);
    await own.close();
    const [file] = await Promise.all([page.waitForEvent("download"), confirm()]);
    expect(readFileSync(await file.path(), "utf8")).toContain("second@visitor.example");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirmed");
    await page.getByRole("link", { name: "To the inquiries" }).click();
    await expect(page).toHaveURL(/\/staff\/inquiries\?status=new$/);
  });

  test("runs no action without it", async () => {
    expireReauthentications();
    const response = await context.request.get(`${site.url}/staff/inquiries.csv`);
    expect(response.url()).toContain("/staff/confirm?next=");
    expect(await response.text()).not.toContain("second@visitor.example");
    const erase = await context.request.post(`${site.url}/staff/inquiries/${reference}/delete`, {
      headers: { Origin: site.url },
      form: { reference, reason: "other", confirm: "yes" },
    });
    expect(erase.status()).toBe(403);
  });
});
