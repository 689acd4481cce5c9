import type { Page } from "@playwright/test";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

/** The script of the consultation form is late, broken or missing, while other scripts run. */
async function fillAndSend(page: Page, firstName: string) {
  await fillInquiry(page, { "First name": firstName });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
}

test("a form whose script hangs posts by itself after ten seconds", async ({ page, site }) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  await page.route("**/assets/contact-form.client*", () => {});
  await page.clock.install();
  await page.goto("/contact");
  await fillAndSend(page, "Patient");
  await page.clock.fastForward(9_000);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before);
  await page.clock.fastForward(1_000);
  await expect(page.locator(".result-panel")).toBeVisible();
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
});

test("text typed while the script is loading stays, and so does the caret", async ({
  page,
  site,
}) => {
  const arrive = await holdRequests(page, "**/assets/contact-form.client*");
  await page.goto("/contact?treatment=tadalafil");
  const message = page.getByLabel("Message");
  await message.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Mornings, please. ");
  const words = await message.inputValue();
  expect(words).toMatch(/^Mornings, please. .*Tadalafil/);
  arrive();
  const isTaken = (field: Element) => Object.keys(field).some((key) => /^__reactProps/.test(key));
  await expect.poll(() => message.evaluate(isTaken)).toBe(true);
  await page.keyboard.type("Or noon. ");
  const typed = words.replace("please. ", "please. Or noon. ");
  await expect(message).toHaveValue(typed);
  await fillAndSend(page, "Early");
  await expect(page.locator(".result-panel")).toBeFocused();
  expect(rowsOf(site.dataDir, "contact_submissions").at(-1)?.message).toBe(typed);
});

test("a form says that it is being sent while its script is loading", async ({ page }) => {
  const arrive = await holdRequests(page, "**/assets/contact-form.client*");
  await page.goto("/contact");
  await fillAndSend(page, "Early");
  const button = page.locator("form .submit");
  await expect(button).toHaveText("SENDING...");
  arrive();
  await expect(page.locator(".result-panel")).toBeFocused();
  await expect(button).toHaveText("SEND INQUIRY");
});

test("a form whose script throws stays, with what was typed, and posts by itself", async ({
  page,
  site,
  problems,
}) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new Error("no random values");
    };
  });
  // Clicked before the script arrives: a click in the same moment may be lost.
  const arrive = await holdRequests(page, "**/assets/contact-form.client*");
  await page.goto("/contact");
  await fillAndSend(page, "Faulty");
  arrive();
  await expect(page.locator(".result-panel")).toBeVisible();
  expect(rowsOf(site.dataDir, "contact_submissions").slice(before)).toMatchObject([
    { first_name: "Faulty" },
  ]);
  expect(problems.splice(0).join()).toContain("no random values");
});

test("an error does not move focus from the field in use", async ({ page, problems }) => {
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new Error("no random values");
    };
  });
  const arrive = await holdRequests(page, "**/assets/contact-form.client*");
  await page.goto("/contact");
  const field = page.getByLabel("Last name");
  await field.pressSequentially("Oko");
  arrive();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  await expect(field).toBeFocused();
  await page.keyboard.type("nkwo");
  await expect(field).toHaveValue("Okonkwo");
  problems.length = 0;
});

test("forms work over plain http, where browsers have fewer functions", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
  });
  for (const [path, label] of [
    ["/contact", "First name"],
    ["/payment", "Payment amount"],
  ] as const) {
    await page.goto(path);
    const first = page.getByLabel(label);
    // The error appears without a request, so React runs the form.
    await expect(async () => {
      await first.focus();
      await first.blur();
      await expect(page.locator(".field-error").first()).toBeVisible({ timeout: 200 });
    }).toPass();
  }
});
