import { estimateFollows } from "../../../app/content/en/after-sending";
import { fillInquiry, mailsIn, rowsOf } from "../support/inquiry";
import { expect, test } from "../support/test";

test("a request for an estimate that a link ticks survives scripts, a reload and Back", async ({
  page,
  site,
}) => {
  await page.goto("/good-faith-estimate");
  await page.getByRole("link", { name: "Ask for an estimate" }).click();
  const checkbox = page.getByLabel("I would like an estimate of the cost");
  await expect(checkbox).toBeChecked();
  await fillInquiry(page, { "First name": "Estella" });
  await expect(checkbox).toBeChecked();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Estella");
  await expect(checkbox).toBeChecked();
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Estella");
  await expect(checkbox).toBeChecked();
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();

  await expect(page.locator(".result-panel")).toContainText(estimateFollows);
  const stored = rowsOf(site.dataDir, "contact_submissions").at(-1);
  expect(stored).toMatchObject({ first_name: "Estella", wants_estimate: "yes" });
  expect(stored?.estimate_due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  const reference = String(stored?.reference);
  await expect
    .poll(() =>
      mailsIn(site.dataDir)
        .filter((mail) => mail.includes(reference))
        .join("\n"),
    )
    .toContain("business days");
});

test("a tick that the visitor sets or removes is kept, not the one of an earlier visit", async ({
  page,
}) => {
  await page.goto("/contact?estimate=1");
  const checkbox = page.getByLabel("I would like an estimate of the cost");
  await checkbox.uncheck();
  await page.getByLabel("Please leave no voicemail").check();
  await page.goto("/contact");
  await expect(page.getByLabel("Please leave no voicemail")).toBeChecked();
  await expect(checkbox).not.toBeChecked();
});
