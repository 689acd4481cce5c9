import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { startSmtpServer } from "../../fakes/fake-smtp";
import { startPostgres } from "../../support/postgres";
import { fillInquiry } from "../support/inquiry";
import { startSite } from "../support/site";
import { chooseStatus, setUpOwner, setUpToken } from "../support/staff";

/** A mail server that accepts everything. */
async function startMailbox() {
  const received: string[] = [];
  const server = await startSmtpServer({
    async onData(stream, _session, done) {
      const mail = await text(stream).catch(() => null);
      // The sender was killed during the transfer: nothing was accepted.
      if (mail === null) return;
      received.push(mail);
      done();
    },
  });
  return { ...server, received };
}

test("with PostgreSQL and SMTP the row and both messages are there, and the desk works with them", async ({
  page,
}) => {
  const postgres = await startPostgres();
  const mail = await startMailbox();
  const site = await startSite({
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    STAFF_SETUP_TOKEN: setUpToken,
  });
  try {
    await page.goto(`${site.url}/contact`);
    await fillInquiry(page);
    await page.getByLabel("Service of interest").selectOption("sexual-health");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".result-panel")).toContainText("Inquiry Sent!");
    const reference = await page.locator(".reference").textContent();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query("select * from contact_submissions");
    await client.end();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ reference, first_name: "José", message: "" });
    await expect.poll(() => mail.received.length).toBe(2);

    await setUpOwner(page.context(), site);
    await page.goto(`${site.url}/staff/inquiries?q=jose`);
    await page.getByRole("link", { name: /^José/ }).click();
    await expect(page.getByText(/^Sent .*, 1 try/)).toHaveCount(2);
    await chooseStatus(page, "Contacted");
    await expect(page.getByText("Contacted.")).toBeVisible();
    await page.goto(`${site.url}/staff/audit?reference=${reference}`);
    await expect(page.getByRole("cell", { name: "changed status" })).toHaveCount(1);

    await postgres.stop();
    await page.goto(`${site.url}/contact`);
    await fillInquiry(page, { "First name": "Kept" });
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".toast")).toContainText(
      "Failed to send inquiry. Please try again or call us directly.",
      { timeout: 15_000 },
    );
    await expect(page.getByLabel("First name")).toHaveValue("Kept");
    await expect(page.locator(".result-panel")).toHaveCount(0);
  } finally {
    await site.end();
    await mail.stop();
    await postgres.stop().catch(() => {});
  }
});
