import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { freePort } from "../../testing/free-port";
import { startSmtpServer } from "../../testing/peers/start-smtp-server";
import { startPostgres } from "../../testing/postgres";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { letTimePass } from "../support/let-time-pass";
import { startSite } from "../support/site";
import { setUpOwner, setUpToken } from "../support/staff";

/**
 * The same journey with real services: PostgreSQL, an SMTP server, and both of them failing.
 * A failed mail is tried again after 30 seconds, and the lease of a killed process ends after 60:
 * these tests move the stored instants instead of waiting.
 */

/** A mail server that accepts everything. */
async function startMailbox(port = 0) {
  const received: string[] = [];
  const server = await startSmtpServer({
    port,
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

const allSent = (dataDir: string) => rowsOf(dataDir, "outbox").every((row) => row.sent_at !== null);

const form = (firstName: string) => ({
  firstName,
  lastName: "Visitor",
  email: `${firstName.toLowerCase()}@example.com`,
  phone: "904-555-0100",
  service: "general",
});

test("PostgreSQL and SMTP: the row and both messages are there, and the desk works with them", async ({
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
    await page.getByRole("button", { name: "Contacted" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
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

test("SMTP server down: the visitor sees success, later each mail arrives once", async ({
  page,
}) => {
  const port = await freePort();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    await page.goto(`${site.url}/contact`);
    await fillInquiry(page);
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".result-panel")).toContainText("Inquiry Sent!");
    await expect
      .poll(() => rowsOf(site.dataDir, "outbox").every((row) => Number(row.attempts) > 0))
      .toBe(true);
    const mail = await startMailbox(port);
    letTimePass(site.dataDir, "outbox", 60);
    await expect.poll(() => allSent(site.dataDir), { timeout: 15_000 }).toBe(true);
    expect(mail.received).toHaveLength(2);
    await mail.stop();
  } finally {
    await site.end();
  }
});

test("killed while inquiries arrive: each acknowledged one is there once, mails go out", async ({
  request,
}) => {
  const mail = await startMailbox();
  const site = await startSite({
    SMTP_URL: mail.url,
    LIMIT_INQUIRIES: "1000",
    CONFIRMATIONS_PER_HOUR: "1000",
  });
  try {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const sending = Array.from({ length: 12 }, async (_, index) => {
        const firstName = `Kill${"abc"[round]}${"abcdefghijkl"[index]}`;
        const answer = await request
          .post(`${site.url}/contact`, { form: form(firstName) })
          .catch(() => undefined);
        if (answer?.status() === 200) acknowledged.push(firstName);
      });
      await Promise.race(sending);
      await site.kill("SIGKILL");
      await Promise.all(sending);
      letTimePass(site.dataDir, "outbox", 60);
      await site.restart();
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    const stored = rowsOf(site.dataDir, "contact_submissions");
    for (const name of acknowledged)
      expect(
        stored.filter((row) => row.first_name === name),
        name,
      ).toHaveLength(1);
    await expect.poll(() => allSent(site.dataDir), { timeout: 15_000 }).toBe(true);
  } finally {
    await site.end();
    await mail.stop();
  }
});
