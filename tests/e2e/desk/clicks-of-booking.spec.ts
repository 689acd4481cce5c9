import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { openCountedPage } from "../support/count-actions";
import { openDesk } from "../support/desk";
import { sendInquiry, signInToDesk } from "../support/staff";

/** The office is open in this week, whenever the test runs. */
const week = "2031-03-05";

/** Clicks of the tasks about appointments; opening the page where a task begins is not counted. */
test.describe("the clicks of booking", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana Quill");
  let counted: Awaited<ReturnType<typeof openCountedPage>>;
  let vera = "";

  test.beforeAll(async ({ browser }) => {
    vera = await sendInquiry(desk.site, { firstName: "Vera", email: "vera@visitor.example" });
    const colleague = await browser.newContext();
    await signInToDesk(colleague, desk.site, { name: "Ben Teal", role: "desk" });
    await colleague.close();
    counted = await openCountedPage(browser, desk);
  });
  test.afterAll(() => counted?.page.context().close());

  const panel = () => counted.page.getByRole("region", { name: "Appointment" });
  const freeTime = () => counted.page.getByRole("button", { name: /^Book \d/ }).first();

  test("a caller with an appointment: four, and typing", async () => {
    const { page, takes, choose } = counted;
    await page.goto("/staff");
    await takes({ clicks: 4, keys: 0 }, async () => {
      await page.getByRole("link", { name: "Calendar", exact: true }).click();
      // The days that are left of the present week may be closed.
      await page.goto(`/staff/calendar?day=${week}`);
      await page.getByRole("link", { name: "Caller at 10 AM, Wed, Mar 5" }).click();
      await page.getByLabel("First name").fill("Rosa");
      await page.getByRole("textbox", { name: "Phone" }).fill("904 555 0123");
      await choose("Service of interest", "General Consultation");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(panel()).toContainText("Wednesday, March 5, 10:00 AM to 10:30 AM");
    });
    await expect(panel()).toContainText(", confirmed");
    await expect(page.getByText(/^Confirmed on the phone: Wed, Mar 5, 10 AM/)).toBeVisible();
  });

  test("a booking with a colleague: three", async () => {
    const { page, takes, choose } = counted;
    await page.goto(`/staff/inquiries/${vera}`);
    await takes({ clicks: 3, keys: 0 }, async () => {
      await panel().getByRole("link", { name: "Choose a time" }).click();
      await choose("With", "Ben Teal");
      // The free times are the colleague's once the page has them.
      await expect(page).toHaveURL(/with=/);
      await freeTime().click();
      await expect(panel()).toContainText("with Ben Teal");
    });
  });

  test("moving it: two", async () => {
    const { page, takes } = counted;
    await page.goto(`/staff/inquiries/${vera}`);
    const before = await panel().locator("strong").first().textContent();
    await takes({ clicks: 2, keys: 0 }, async () => {
      await panel().getByRole("link", { name: "Choose another time" }).click();
      await page
        .getByRole("button", { name: /^Book \d/ })
        .nth(1)
        .click();
      await expect(panel()).toContainText("with Ben Teal");
    });
    expect(await panel().locator("strong").first().textContent()).not.toBe(before);
  });

  test("offering a colleague's times: two", async () => {
    const { page, takes } = counted;
    await page.goto(`/staff/inquiries/${vera}`);
    await takes({ clicks: 2, keys: 0 }, async () => {
      await panel().getByRole("link", { name: "Offer times" }).click();
      await page.getByRole("button", { name: /^Offer \d+ times?$/ }).click();
      await expect(panel()).toContainText("With Ben Teal");
    });
  });

  test("somebody came: one, in the queue", async () => {
    const { page, takes } = counted;
    beginAppointment(desk.site.dataDir, vera);
    await page.goto("/staff");
    await takes({ clicks: 1, keys: 0 }, async () => {
      await page.getByRole("button", { name: /^Came: Vera/ }).click();
      await expect(page.getByRole("button", { name: /^Status: Closed/ })).toBeVisible();
    });
  });

  test("a closed day, published: four", async () => {
    const { page, takes } = counted;
    await page.goto("/staff");
    await takes({ clicks: 4, keys: 0 }, async () => {
      await page.getByRole("link", { name: "Calendar", exact: true }).click();
      await page.getByRole("link", { name: "Close a day" }).click();
      await page.getByLabel("Closed day 1: first day").fill("2031-03-12");
      await page.getByLabel("Closed day 1: name").fill("Painters");
      await page.getByRole("button", { name: "Save and review" }).click();
      await page.getByRole("button", { name: "Publish now" }).click();
      await expect(page.getByText(/^Version \d+ is live/)).toBeVisible({ timeout: 30_000 });
    });
  });
});

/** An appointment of the inquiry that has just begun. */
function beginAppointment(dataDir: string, reference: string) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  db.prepare(
    `insert into bookings (id, submission_id, starts_at, ends_at, place, state, sequence, created_at, updated_at)
      select ?, id, ?, ?, 'phone', 'confirmed', 0, ?, ? from contact_submissions where reference = ?`,
  ).run(randomUUID(), at(-0.05), at(30), at(-60), at(-60), reference);
  db.close();
}
