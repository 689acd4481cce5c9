import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { codeNow, quill } from "../../fixtures/people";
import { openEmptySite } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import type { RunningSite } from "../support/site";
import { setUpToken } from "../support/staff";

test.describe("the desk, with scripts off", () => {
  test.describe.configure({ mode: "serial" });
  let site: RunningSite;
  let context: BrowserContext;
  let page: Page;
  /** Codes of the app that was set up with the key on the page. */
  let secret = "";
  test.beforeAll(async ({ browser }) => {
    site = await openEmptySite();
    context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    page = await context.newPage();
  });
  test.afterAll(() => context?.close());

  const signIn = async (fields: { password?: string; code?: string } = {}) => {
    await page.getByLabel("Email").fill(quill.email);
    await page.getByLabel("Password").fill(fields.password ?? quill.password);
    await page.getByLabel(/^Code/).fill(fields.code ?? codeNow(secret, 1));
    await page.getByRole("button", { name: "Sign in" }).click();
  };

  test("is set up by the first owner with a password and an app, once", async () => {
    expect((await page.goto("/staff/set-up/another-token"))?.status()).toBe(404);
    await page.goto(`/staff/set-up/${setUpToken}`);
    secret = (await page.locator("samp").innerText()).replaceAll(" ", "");
    await page.getByLabel("Your name").fill(quill.name);
    await page.getByLabel("Email").fill(quill.email);
    await page.getByLabel("Choose a password").fill("too short");
    await page.getByLabel("The code that").fill(codeNow(secret));
    await page.getByRole("button", { name: "Create the account" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText("The password must have 15 characters")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue(quill.name);
    await expect(page.locator("samp")).toHaveText(secret.replace(/(.{4})(?=.)/g, "$1 "));
    await page.getByLabel("Choose a password").fill(quill.password);
    await page.getByLabel("The code that").fill(codeNow(secret));
    await page.getByRole("button", { name: "Create the account" }).click();
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
    expect((await page.goto(`/staff/set-up/${setUpToken}`))?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
  });

  test("leaves nothing after signing out except this browser's cookie", async () => {
    await page.goto("/staff/inquiries");
    const kept = await context.cookies();
    const cookie = kept.find(({ name }) => name === "staff");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
    const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/staff\/sign-in$/);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["staff-browser"]);
    await page.goBack();
    await expect(page).toHaveURL(/\/staff\/sign-in/);
    await context.addCookies(kept);
    await page.goto("/staff/inquiries");
    await expect(page).toHaveURL(/\/staff\/sign-in/);
  });

  test("signs in by password and code, and opens the requested page", async () => {
    await page.goto("/staff/inquiries?status=new");
    await expect(page).toHaveURL(/\/staff\/sign-in\?next=/);
    await signIn({ password: "seven tides and a hero" });
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("alert")).toContainText("That did not match");
    await expect(page.getByLabel("Email")).toHaveValue(quill.email);
    await signIn();
    await expect(page).toHaveURL(/\/staff\/inquiries\?status=new$/);
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
    await expect(page.getByText("No inquiry matches.")).toBeVisible();
  });

  test("signs in by keyboard alone", async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    const db = new SQLite(join(site.dataDir, "site.sqlite"), { timeout: 10_000 });
    // Moves the time step of the last code into the past.
    db.prepare("update people set totp_step = 0").run();
    db.close();
    await page.goto("/staff/sign-in");
    const tabTo = async (label: RegExp) => {
      const field = page.getByLabel(label);
      const isFocused = () => field.evaluate((element) => element === document.activeElement);
      for (let n = 0; n < 30 && !(await isFocused()); n++) await page.keyboard.press("Tab");
    };
    await tabTo(/^Email/);
    await page.keyboard.type(quill.email);
    await tabTo(/^Password/);
    await page.keyboard.type(quill.password);
    await tabTo(/^Code/);
    await page.keyboard.type(codeNow(secret));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible({ timeout: 20_000 });
  });

  test("has a sign-in page without axe violations", async ({ browser }) => {
    const own = await browser.newContext({ baseURL: site.url });
    const visit = await own.newPage();
    for (const path of [
      "/staff/sign-in",
      "/staff/sign-in/recovery",
      `/staff/set-up/${setUpToken}`,
    ]) {
      await visit.goto(path);
      await expectNoAxeViolations(visit);
    }
    await own.close();
  });
});
