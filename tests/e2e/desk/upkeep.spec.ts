import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { openDesk } from "../support/desk";
import { signInToDesk } from "../support/staff";

test.describe("upkeep at the desk, without scripts", () => {
  const desk = openDesk("Ana Quill");
  const question = /40 inquiries of 100 would go at once/;
  test.beforeAll(() => {
    const { dataDir } = desk.site;
    const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
    const at = new Date().toISOString();
    const hold = { since: at, reason: "many", newest: at, count: 40, total: 100 };
    db.prepare("insert into settings (name, value) values ('retention-hold', ?)").run(
      JSON.stringify(hold),
    );
    db.close();
    mkdirSync(join(dataDir, "backups"), { recursive: true });
    const left = `site.sqlite.before-${at.replace(/\W/g, "").slice(0, 15)}000Z`;
    writeFileSync(join(dataDir, left), "all of it");
  });

  test("shows the question above every page, and says who can confirm it", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: desk.site.url });
    await signInToDesk(context, desk.site, { name: "Dee", role: "desk" });
    const page = await context.newPage();
    await page.goto("/staff/inquiries");
    const notices = page.getByRole("region", { name: "Upkeep" });
    await expect(notices).toContainText(question);
    await expect(notices).toContainText("site.sqlite.before-");
    await notices.getByRole("link", { name: "See Upkeep" }).click();
    await expect(page.getByText("Only an owner can answer this.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yes, delete them" })).toHaveCount(0);
    const form = { do: "confirm" };
    const headers = { Origin: desk.site.url };
    const response = await page.request.post("/staff/upkeep", { form, headers });
    expect(response.status()).toBe(403);
    await context.close();
  });

  test("accepts the owner's confirmation, and stops asking", async () => {
    const { page } = desk;
    await page.goto("/staff/upkeep");
    await expect(page.getByRole("heading", { name: "Backups" })).toBeVisible();
    await page.getByRole("button", { name: "Yes, delete them" }).click();
    await expect(page.getByText(/^Thank you/)).toBeVisible();
    await expect(page.getByText(question)).toHaveCount(0);
    await page.goto("/staff/inquiries");
    await expect(page.getByText(question)).toHaveCount(0);
  });
});
