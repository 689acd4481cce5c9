import { join } from "node:path";
import type { Page } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { paymentWords } from "../../../app/content/en/pages/payment";
import { facts } from "../../fixtures/built-site";
import { findAxeViolations } from "../support/find-axe-violations";
import { lastPayment, proceed } from "../support/payment";
import type { RunningSite } from "../support/site";
import { expect, test } from "../support/test";

/** Columns of the instants for which the site waits. */
const instants = {
  outbox: ["next_attempt_at", "leased_until"],
  test_checkouts: ["changed_at"],
} as const;

/**
 * Moves the stored instants of a table back, as if `seconds` had passed, so that no test waits for
 * a pause or a lease; negative seconds move them forward. The site's clock is unchanged.
 */
function letTimePass(dataDir: string, table: keyof typeof instants, seconds: number) {
  const db = new SQLite(join(dataDir, "site.sqlite"));
  try {
    for (const column of instants[table]) {
      const rows = db.prepare(`select id, ${column} as at from ${table}`).all();
      const move = db.prepare(`update ${table} set ${column} = ? where id = ? and ${column} = ?`);
      for (const { id, at } of rows as { id: string; at: string | null }[])
        if (at) move.run(new Date(Date.parse(at) - seconds * 1000).toISOString(), id, at);
    }
  } finally {
    db.close();
  }
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const { outcome, awaiting } = paymentWords(facts);

const anHour = 3600;

/** Pays by a method that is confirmed later; returns a function that confirms it. */
async function payToBeConfirmedLater(page: Page, { dataDir }: RunningSite) {
  await page.goto("/payment");
  await proceed(page, "7");
  await page.getByRole("button", { name: "Pay, to be confirmed later" }).click();
  await expect(heading(page)).toHaveText(outcome.processing.heading);
  letTimePass(dataDir, "test_checkouts", -anHour);
  return () => letTimePass(dataDir, "test_checkouts", 2 * anHour);
}

/**
 * Advances the clock until the outcome is shown: each check schedules the next one when it ends, and
 * the site keeps the provider's response for five seconds.
 */
async function lookUntil(page: Page, outcome: string) {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(heading(page)).toHaveText(outcome, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

test("a payment that is confirmed later is awaited without a reload, then shown", async ({
  page,
  site,
}) => {
  await page.clock.install();
  const confirm = await payToBeConfirmedLater(page, site);
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "processing" });
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
  await expect(page.getByText(awaiting.byItself)).toBeVisible();
  const again = page.getByRole("link", { name: awaiting.again });
  await again.focus();
  const look = page.waitForResponse("**/payment/return?*look=1");
  await page.clock.fastForward(5000);
  await look;
  await expect(again).toBeFocused();
  expect(new URL(page.url()).search).not.toContain("look=");

  confirm();
  await lookUntil(page, "Thank you");
  await expect(page).toHaveTitle(new RegExp(outcome.paid.kicker));
  // Keyboard and screen reader continue at the outcome.
  await expect(page.getByRole("status")).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
});

test("a lost connection does not end the wait for a payment", async ({ page, site }) => {
  await page.clock.install();
  const confirm = await payToBeConfirmedLater(page, site);
  let looks = 0;
  await page.route("**/payment/return?*look=*", async (route) => {
    looks += 1;
    if (looks === 1) await route.abort();
    else await route.continue();
  });
  confirm();
  await lookUntil(page, "Thank you");
  expect(looks).toBeGreaterThan(1);
});

test("a payment that nobody confirms is not awaited forever", async ({ page, site }) => {
  await page.clock.install();
  await payToBeConfirmedLater(page, site);
  const { id } = lastPayment(site.dataDir) ?? {};
  await page.goto(`/payment/return?payment=${id}&look=11`);
  await expect(heading(page)).toHaveText(outcome.processing.heading);
  await lookUntil(page, outcome.late.heading);
  await expect(page.getByText(awaiting.byItself)).toHaveCount(0);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a payment that is confirmed later is checked again by a link", async ({ page, site }) => {
    const confirm = await payToBeConfirmedLater(page, site);
    await expect(page.getByText(awaiting.byItself)).toBeHidden();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await page.getByRole("link", { name: awaiting.again }).click();
    await expect(heading(page)).toHaveText(outcome.processing.heading);
    confirm();
    await expect(async () => {
      await page.getByRole("link", { name: awaiting.again }).click();
      await expect(heading(page)).toHaveText("Thank you", { timeout: 500 });
    }).toPass();
  });
});
