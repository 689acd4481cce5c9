import { stopTimers } from "../support/requests";
import { expect, test } from "../support/test";

// tests/built-pages.test.ts reads what each page says; first-paint.spec.ts loads a page of each kind
// on a phone, every-page.spec.ts lists its requests.
test("in a wide window no page loads React or more than the dropdown's script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await stopTimers(page);
  for (const path of ["/", "/services", "/weight-loss", "/contact", "/payment", "/styku"])
    await page.goto(path);
  expect(scripts.filter((path) => !/^\/assets\/treatments-menu-/.test(path))).toEqual([]);
});

test("questions are grouped by topic on /faqs; there and on an area's page one is open at a time", async ({
  page,
}) => {
  const open = page.locator("main details[open]");
  await page.goto("/faqs");
  const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  await expect(topics).toHaveCount(await page.locator("main section:has(details)").count());
  for (const link of await topics.all()) await expect(link).toHaveAccessibleName(/\d questions?$/);
  await topics.last().click();
  await expect(page.locator("main section:has(details)").last().locator("h2")).toBeInViewport();
  for (const path of ["/faqs", "/peptide-therapy"]) {
    await page.goto(path);
    await page.locator("main summary").first().click();
    const last = page.locator("main summary").last();
    await last.click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText((await last.textContent()) ?? "-");
    await last.click();
    await expect(open).toHaveCount(0);
  }
});
