import { stopEmailsWords as words } from "../../../app/content/en/pages/inquiry-status";
import { findAxeViolations } from "../support/find-axe-violations";
import { rowsOf } from "../support/inquiry";
import { sendInquiry, statusLinkTo } from "../support/staff";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("“this was not me” stops further confirmations, when the button is clicked and not before", async ({
  page,
  browser,
  site,
}) => {
  const fields = { firstName: "Buy pills now", email: "stops@visitor.example" };
  const link = await statusLinkTo(site, await sendInquiry(site, fields));
  await page.goto(`${link}/stop`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  // axe itself is a script.
  const context = await browser.newContext({ javaScriptEnabled: true });
  const seen = await context.newPage();
  await seen.goto(`${link}/stop`);
  expect(await findAxeViolations(seen)).toEqual([]);
  await context.close();
  const second = await sendInquiry(site, { ...fields, message: "Another question" });
  await statusLinkTo(site, second);

  await page.getByRole("button", { name: words.button }).click();
  await expect(page.getByRole("status")).toHaveText(words.stopped.text);
  await sendInquiry(site, { ...fields, message: "A third question" });
  await expect
    .poll(() => rowsOf(site.dataDir, "outbox").filter(({ withheld }) => withheld === "stopped"))
    .toHaveLength(1);
  expect((await page.goto(`${link}x/stop`))?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText(words.gone.title);
  expect(site.log()).not.toContain(link.split("/").at(-1));
});
