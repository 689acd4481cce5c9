import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { openDesk } from "../support/desk";

test.describe("where nothing can be written, without scripts", () => {
  const desk = openDesk("Ana Quill");

  test("signing out ends the session all the same, and says that it is not written down", async () => {
    const { page, context, site } = desk;
    const [cookie] = await context.cookies();
    const db = new SQLite(join(site.dataDir, "site.sqlite"), { timeout: 10_000 });
    db.exec(
      "create trigger full before delete on staff_sessions begin select raise(abort, 'full'); end",
    );
    await page.goto("/staff/inquiries");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("alert")).toContainText("could not be written down");
    expect(await context.cookies()).not.toContainEqual(cookie);
    if (cookie) await context.addCookies([cookie]);
    await page.goto("/staff/inquiries");
    await expect(page).toHaveURL(/\/staff\/sign-in/);
    db.exec("drop trigger full");
    db.close();
  });
});
