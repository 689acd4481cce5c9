import { fillInquiry } from "../support/inquiry";
import { expect, test } from "../support/test";

test("no field counts as invalid before anything was typed", async ({ page }) => {
  await page.goto("/contact");
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const fields = nodes.filter(({ role }) => ["textbox", "combobox"].includes(role?.value));
  expect(fields.length).toBeGreaterThan(5);
  for (const { name, properties } of fields) {
    const invalid = properties?.find((property) => property.name === "invalid");
    expect(invalid?.value.value ?? "false", name?.value).toBe("false");
  }
});

test("every invalid field says what is wrong, in the summary and beside it", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  const messages = [
    "First name is required",
    "Last name is required",
    "Invalid email address",
    "Phone number is required",
    "Please select a service",
  ];
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  // The summary is announced once, by its focus; it has a ring; the email has an example.
  await expect(summary).toHaveAttribute("aria-live", "off");
  expect(await summary.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe("solid");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    /Invalid email address For example: name@example\.com/,
  );
  for (const message of messages)
    await expect(summary.getByRole("link", { name: message })).toBeVisible();
  for (const message of messages)
    await expect(page.locator(".field-error", { hasText: message })).toBeVisible();

  await summary.getByRole("link", { name: "Phone number is required" }).click();
  const phone = page.getByLabel("Phone", { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAccessibleDescription("Phone number is required");
  await phone.fill("904 555 0100 x12");
  await phone.blur();
  await expect(page.locator("#contact-phone-error")).toHaveText("Invalid phone number format");
  await phone.fill("(904) 555-0100");
  await expect(page.locator("#contact-phone-error")).toHaveCount(0);
});

test("one slow click sends, even when the field just left is invalid", async ({ page }) => {
  await page.goto("/contact");
  // The error appears on blur, so React runs the form.
  await expect(async () => {
    await page.getByLabel("First name").focus();
    await page.getByLabel("First name").blur();
    await expect(page.locator("#contact-firstName-error")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.getByLabel("Message").fill("x".repeat(1001));
  // Clicked at its upper edge: a message that appears above would move the button away.
  const send = page.getByRole("button", { name: "SEND INQUIRY" });
  await send.click({ delay: 150, position: { x: 40, y: 5 } });
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(6);
  const message = page.getByLabel("Message");
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveAccessibleDescription("Message must be less than 1000 characters");
});

test("a second inquiry with validation errors removes the first one's success", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillInquiry(page);
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toBeFocused();
  await page.getByRole("link", { name: "Send another inquiry" }).click();
  await page.getByLabel("First name").fill("Ana");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".result-panel")).toHaveCount(0);
});
