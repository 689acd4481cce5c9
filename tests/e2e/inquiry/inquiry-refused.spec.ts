import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { inquiryMessages } from "../../../app/content/en/form-messages";
import { fillInquiry, person, rowsOf } from "../support/inquiry";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("the form keeps all typed text without scripts and without a database", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  const database = (sql: string) => {
    const db = new SQLite(join(site.dataDir, "site.sqlite"));
    db.exec(sql);
    db.close();
  };
  await page.goto("/contact");
  await fillInquiry(page);
  await page.getByLabel("Service of interest").selectOption("aesthetics");
  await page.getByLabel("Message").fill("Mornings,\nplease.");
  database("alter table contact_submissions rename to elsewhere");
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "SEND INQUIRY" }).click(),
  ]);
  expect(response.status()).toBe(503);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Error");
  await expect(alert).toContainText(
    "Failed to send inquiry. Please try again or call us directly.",
  );
  for (const [label, value] of Object.entries(person))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel("Service of interest")).toHaveValue("aesthetics");
  await expect(page.getByLabel("Message")).toHaveValue("Mornings,\nplease.");

  // The page sends the form when the database is back.
  database("alter table elsewhere rename to contact_submissions");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toContainText(inquiryMessages.sent.text);
  expect(rowsOf(site.dataDir, "contact_submissions").slice(before)).toMatchObject([
    { first_name: "José", service: "aesthetics", message: "Mornings,\nplease." },
  ]);
});
