import { safetyOf } from "../../../app/content/en/catalogue/safety/safety-of";
import { safetyWords } from "../../../app/content/en/catalogue/safety/safety-words";
import { expect, test } from "../support/test";

const headings = [
  safetyWords.notIf,
  safetyWords.tellUsFirst,
  safetyWords.commonSideEffects,
  safetyWords.getHelp,
];

test("on a treatment's page the warnings are the first section and open", async ({ page }) => {
  await page.goto("/treatments/tirzepatide");
  const sections = page.locator("article.treatment-page details");
  await expect(sections.locator("summary")).toHaveText([
    "Warnings",
    "Ingredients",
    "Directions",
    "Disclaimer",
  ]);
  for (const name of headings)
    await expect(sections.first().getByRole("heading", { name, exact: true })).toBeVisible();
});

test("opening one section closes no other, and the status stays when all are closed", async ({
  page,
}) => {
  await page.goto("/treatments/tirzepatide");
  const article = page.locator("article.treatment-page");
  const open = article.locator("details[open]");
  await expect(open).toHaveCount(1);
  for (const name of ["Ingredients", "Directions", "Disclaimer"])
    await article.locator("summary", { hasText: name }).click();
  await expect(open).toHaveCount(4);
  for (const summary of await article.locator("summary").all()) await summary.click();
  await expect(open).toHaveCount(0);
  for (const sentence of safetyOf("tirzepatide").status.sentences)
    await expect(article.getByText(sentence)).toBeVisible();
});

test("above the buttons at most three lines say who should not take it, with a link to the lists", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/treatments/semaglutide");
  const article = page.locator("article.treatment-page");
  const heading = article.getByRole("heading", { name: safetyWords.whoShouldNot });
  const call = article.getByRole("link", { name: "Call to Schedule" });
  const [above, below] = [await heading.boundingBox(), await call.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  const lines = article.locator(".who-should-not li");
  expect(await lines.count()).toBeLessThanOrEqual(3);
  await article.locator("summary", { hasText: "Warnings" }).click();
  await article.getByRole("link", { name: safetyWords.toLists }).click();
  await expect(page).toHaveURL(/\/treatments\/semaglutide#warnings$/);
  await expect(article.getByRole("heading", { name: safetyWords.notIf })).toBeInViewport();
});
