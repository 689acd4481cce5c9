import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { codeNow, quill } from "../../fixtures/people";
import { openDeskWithInquiry, openEmptySite } from "../support/desk";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { mailsIn } from "../support/inquiry";
import type { RunningSite } from "../support/site";
import { setUpOwner, signInToDesk } from "../support/staff";

test.describe("one's own account, with scripts off,", () => {
  test.describe.configure({ mode: "serial" });
  let site: RunningSite;
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    site = await openEmptySite();
    context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    page = await context.newPage();
    await setUpOwner(context, site);
  });
  test.afterAll(() => context?.close());

  let codes: string[] = [];
  test("makes ten recovery codes, shown once, and sends a mail about it", async () => {
    await page.goto("/staff/account");
    await page.getByRole("button", { name: "Make ten new codes" }).click();
    codes = await page.locator("#codes samp").allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await page.goto("/staff/account");
    await expect(page.getByText("10 of your codes are not used yet.")).toBeVisible();
    await expect(page.locator("#codes")).toHaveCount(0);
    await expect(() =>
      expect(mailsIn(site.dataDir).join()).toContain("New recovery codes were made"),
    ).toPass();
    expect(mailsIn(site.dataDir).join()).not.toContain(codes[0]);
  });

  test("lists a person's sessions, and ends all others", async ({ browser }) => {
    const other = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const elsewhere = await other.newPage();
    await elsewhere.goto("/staff/sign-in/recovery");
    await elsewhere.getByLabel("Email").fill(quill.email);
    await elsewhere.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await expect(elsewhere.getByRole("alert")).toContainText("That did not match");
    await elsewhere.getByLabel("Password").fill(quill.password);
    await elsewhere.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await expect(elsewhere).toHaveURL(/\/staff\/account$/, { timeout: 20_000 });
    await expect(elsewhere.getByText("9 of your codes are not used yet.")).toBeVisible();
    await page.goto("/staff/account");
    const list = page.getByRole("region", { name: "Where you are signed in" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "End all others" }).click();
    await expect(page.getByRole("status")).toHaveText("Ended.");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/staff\/sign-in/);
    await elsewhere.goto("/staff/sign-in/recovery");
    await elsewhere.getByLabel("Email").fill(quill.email);
    await elsewhere.getByLabel("Recovery code").fill(codes[0] ?? "");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await expect(elsewhere.getByRole("alert")).toContainText("That did not match");
    await other.close();
  });

  test("changes the password, and accepts the new one", async () => {
    await page.goto("/staff/account");
    await page.getByText("Change the password").click();
    const secret = (await page.locator(".code-app samp").innerText()).replaceAll(" ", "");
    await page.getByLabel("Choose a password").fill("seven tides ".repeat(20));
    await page.getByLabel("The code that").fill(codeNow(secret));
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByText("The password must have 200 characters or fewer")).toBeVisible();
    await page.getByLabel("Choose a password").fill("coquina wellness 2026");
    await page.getByLabel("The code that").fill(codeNow(secret));
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByText("This password is too easy to guess")).toBeVisible();
    await page.getByLabel("Choose a password").fill("a heron counts the tides");
    await page.getByLabel("The code that").fill(codeNow(secret));
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByRole("status")).toHaveText("Password set.", { timeout: 20_000 });
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Email").fill(quill.email);
    await page.getByLabel("Password", { exact: true }).fill("a heron counts the tides");
    await page.getByLabel(/^Code/).fill(codeNow(secret, 1));
    await page.keyboard.press("Enter");
    // Hashing a password takes a third of a second, longer on a busy machine.
    await expect(page.getByText("Signed in as Ana Quill")).toBeVisible({ timeout: 20_000 });
  });
});

test.describe("a session that ends while somebody types", () => {
  const desk = openDeskWithInquiry();

  /** Moves the session's last activity back by some minutes. */
  function letMinutesPass(minutes: number) {
    const db = new SQLite(join(desk.site.dataDir, "site.sqlite"), { timeout: 10_000 });
    db.prepare("update staff_sessions set last_seen_at = ?").run(
      new Date(Date.now() - minutes * 60_000).toISOString(),
    );
    db.close();
  }

  test("asks first, and restores the typed text for the same person only", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signInToDesk(context, desk.site);
    const inquiry = `${desk.site.url}/staff/inquiries/${desk.reference}`;
    await page.goto(inquiry);
    const note = page.getByRole("textbox", { name: "Note" });
    const answer = page.locator("#answer");
    await note.fill("Called twice, no answer");
    await answer.fill("Does Thursday suit you?");
    letMinutesPass(13.5);
    await page.clock.fastForward(13.5 * 60_000);
    const dialog = page.getByRole("dialog", { name: "Still there?" });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(note).toHaveValue("Called twice, no answer");
    await expect(answer).toHaveValue("Does Thursday suit you?");

    letMinutesPass(16);
    await page.clock.fastForward(16 * 60_000);
    await expect(page).toHaveURL(/\/staff\/sign-in\?next=/);
    await expect(page.getByText(/Called twice|Thursday suit/)).toHaveCount(0);
    await signInToDesk(context, desk.site);
    await page.goto(inquiry);
    await expect(note).toHaveValue("Called twice, no answer");
    await expect(answer).toHaveValue("Does Thursday suit you?");

    letMinutesPass(16);
    await page.clock.fastForward(16 * 60_000);
    await expect(page).toHaveURL(/\/staff\/sign-in\?next=/);
    await signInToDesk(context, desk.site, { name: "Ben" });
    await page.goto(inquiry);
    await expect(page.getByText("Signed in as Ben")).toBeVisible();
    await expect(note).toHaveValue("");
    await expect(answer).toHaveValue("");
    await signInToDesk(context, desk.site);
    await page.goto(inquiry);
    await expect(note, "it is gone for good").toHaveValue("");
    await expect(answer, "the draft is on the server").toHaveValue("Does Thursday suit you?");
  });
});
