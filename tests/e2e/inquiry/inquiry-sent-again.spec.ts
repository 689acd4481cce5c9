import { facts } from "../../fixtures/built-site";
import { fillInquiry, rowsOf } from "../support/inquiry";
import { holdRequests, recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("while it is being sent the button says so, one status too, focus stays and a second click sends nothing", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  const { requests } = recordRequests(page);
  const letGo = await holdRequests(page, "**/contact.json");
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Double" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).press("Enter");
  const busy = page.getByRole("button", { name: "SENDING..." });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await busy.dispatchEvent("click");
  await expect(page.locator("form [role=status]")).toHaveText("SENDING...");
  letGo();
  await expect(page.locator(".result-panel")).toBeFocused();
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
});

test("a lost response and a retry are one submission", async ({ page, site }) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  const idempotencyKeys: (string | null)[] = [];
  await page.route("**/contact.json", async (route) => {
    idempotencyKeys.push(new URLSearchParams(route.request().postData() ?? "").get("attempt"));
    if (idempotencyKeys.length === 1) {
      await route.fetch();
      await route.abort("connectionreset");
    } else await route.continue();
  });
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Lost" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".toast")).toContainText(
    "Failed to send inquiry. Please try again or call us directly.",
  );
  await expect(page.locator(".toast-title")).toHaveText(["Error"]);
  const call = page.locator(".error-summary").getByRole("link");
  await expect(call).toHaveAttribute("href", `tel:${facts.phones.clinic}`);
  await expect(page.getByLabel("First name")).toHaveValue("Lost");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toBeVisible();
  await expect(page.locator(".toast-title")).toHaveText(["Inquiry Sent!"]);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
  // The site also treats equal text as one inquiry for a while: only the key shows a retry.
  expect(idempotencyKeys[0]).toMatch(/./);
  expect(idempotencyKeys).toEqual([idempotencyKeys[0], idempotencyKeys[0]]);

  // The next inquiry is a new one, even with the same text.
  await page.getByRole("link", { name: "Send another inquiry" }).click();
  await fillInquiry(page, { "First name": "Lost" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect.poll(() => idempotencyKeys.length).toBe(3);
  expect(idempotencyKeys[2]).not.toBe(idempotencyKeys[0]);
});

test("a response that never arrives is a failure after 25 seconds, and a retry the same submission", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  const idempotencyKeys: (string | null)[] = [];
  await page.route("**/contact.json", async (route) => {
    idempotencyKeys.push(new URLSearchParams(route.request().postData() ?? "").get("attempt"));
    if (idempotencyKeys.length > 1) await route.continue();
  });
  await page.clock.install();
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Stalled" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  const busy = page.getByRole("button", { name: "SENDING..." });
  await expect(busy).toBeDisabled();
  await expect.poll(() => idempotencyKeys).toHaveLength(1);
  await page.clock.fastForward(24_000);
  await expect(busy).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Stalled");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await expect(page.locator(".result-panel")).toBeFocused();
  expect(idempotencyKeys[0]).toBeTruthy();
  expect(idempotencyKeys[1]).toBe(idempotencyKeys[0]);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
});
