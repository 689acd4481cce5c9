import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

/** Expects so many things in the tab's and the device's storage. */
const expectStored = (page: Page, tab: number, device: number) =>
  expect
    .poll(() => page.evaluate(() => [sessionStorage.length, localStorage.length]))
    .toEqual([tab, device]);

test("a list is made, kept, put into the inquiry and cleared, and nothing of it is sent", async ({
  page,
  context,
}) => {
  const recorded = recordRequests(page);
  await page.goto("/my-list");
  await expectStored(page, 0, 0);
  await page.goto("/treatments/wolverine");
  await expectStored(page, 0, 0);
  await page.getByRole("link", { name: "Add to my list", exact: true }).click();
  await expect(page).toHaveURL(/\/my-list$/);
  await expect(page.getByRole("status").getByText("Wolverine is on your list.")).toBeVisible();
  await expect(page.getByLabel("Wolverine", { exact: true })).toBeChecked();
  await page.getByLabel("Sildenafil").check();
  await page.getByLabel("My allergies").fill("Penicillin");
  await expectStored(page, 1, 0);
  await page.reload();
  await expect(page.getByLabel("My allergies")).toHaveValue("Penicillin");
  // After the reload the fields may be under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, "main");

  await page.getByLabel("Keep on this device").check();
  await expectStored(page, 0, 1);
  const other = await context.newPage();
  await other.goto("/my-list");
  await expect(other.getByLabel("Sildenafil")).toBeChecked();
  // What another tab adds is seen here, and stays when something is typed.
  await other.getByLabel("Tadalafil").check();
  await expect(page.getByLabel("Tadalafil")).toBeChecked();
  await page.getByLabel("My allergies").fill("Penicillin");
  await expect(other.getByLabel("Tadalafil")).toBeChecked();
  await other.getByLabel("Tadalafil").uncheck();
  await expect(page.getByLabel("Tadalafil")).not.toBeChecked();
  await other.close();

  await page.getByRole("link", { name: "Send this list with my inquiry" }).click();
  await expect(page.getByText("Your list is in the message below.")).toBeVisible();
  const message = page.getByLabel("Message");
  await expect(message).toHaveValue("I would like to talk about: Wolverine, Sildenafil.");
  // React hydrates the form and keeps the text.
  await expect(async () => {
    await page.getByLabel("First name").focus();
    await page.getByLabel("First name").blur();
    await expect(page.locator("#contact-firstName-error")).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(message).toHaveValue(/Wolverine, Sildenafil/);
  // A list that is sent again replaces the earlier one.
  await page.goto("/my-list");
  await page.getByLabel("Sildenafil").uncheck();
  await page.getByRole("link", { name: "Send this list with my inquiry" }).click();
  await expect(message).toHaveValue("I would like to talk about: Wolverine.");
  await message.fill("Other words");
  await page.reload();
  await expect(message).toHaveValue("Other words");

  await page.goto("/my-list");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByLabel("My allergies")).toHaveValue("");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem("my-list"))).toBeNull();
  recorded.expectPlain();
});

test("a card and a treatment's dialog link to the list", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "Add to my list (Wolverine)", exact: true }).click();
  await expect(page.getByLabel("Wolverine", { exact: true })).toBeChecked();
  await page.goto("/services#tadalafil");
  await page.getByRole("dialog").getByRole("link", { name: "Add to my list" }).click();
  await expect(page.getByLabel("Tadalafil")).toBeChecked();
  await expect(page.getByLabel("Wolverine", { exact: true })).toBeChecked();
});

test("the printed visit sheet shows what was chosen and typed, and no controls", async ({
  page,
}) => {
  const recorded = recordRequests(page);
  await page.goto("/my-list#tadalafil");
  await page.getByLabel("My questions").fill("Is it safe with my blood pressure medicine?");
  await page.getByLabel("Medicines and supplements").fill("Lisinopril, 10 mg");
  await page.getByLabel("My allergies").fill("Penicillin");
  await page.emulateMedia({ media: "print" });
  for (const label of ["Medicines and supplements", "My allergies"])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByText("How do I stop?")).toBeVisible();
  await expect(page.locator("section", { hasText: "How to reach" })).toContainText(/\d [AP]M/);
  await expect(page.getByLabel("Tadalafil")).toBeVisible();
  await expect(page.getByLabel("Sildenafil")).toBeHidden();
  await expect(page.getByLabel("My questions")).toBeVisible();
  await expect(page.getByText("How to reach the clinic")).toBeVisible();
  for (const name of [/Print/, /Clear/])
    await expect(page.getByRole("button", { name })).toBeHidden();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  recorded.expectPlain();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("treatments can be chosen for print, and the page says that nothing is kept", async ({
    page,
  }) => {
    await page.goto("/treatments/wolverine");
    await page.getByRole("link", { name: "Add to my list", exact: true }).click();
    await expect(page).toHaveURL(/\/my-list#wolverine$/);
    await expect(page.locator("noscript p")).toBeVisible();
    await page.getByLabel("Wolverine", { exact: true }).check();
    await expect(page.getByRole("button", { name: "Clear everything" })).toBeHidden();
  });
});
