import { facts } from "../../fixtures/built-site";
import { fillInquiry, mailsIn, rowsOf } from "../support/inquiry";
import { expect, test } from "../support/test";

const sent = "Thank you for contacting the clinic. We'll get back to you shortly.";

test("a visitor finds Tadalafil and asks for a consultation", async ({ page, site }) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  await page.goto("/services");
  await page.getByRole("button", { name: "Sexual Health" }).click();
  await page.getByRole("link", { name: "View Details of Tadalafil" }).click();
  const dialog = page.getByRole("dialog", { name: "Tadalafil" });
  await dialog.getByRole("link", { name: "Schedule Online" }).click();

  await expect(page).toHaveURL(/\/contact\?treatment=tadalafil$/);
  await expect(page.getByLabel("Service of interest")).toHaveValue("sexual-health");
  await expect(page.getByLabel("Message")).toHaveValue(/Tadalafil/);
  await fillInquiry(page);
  await page.getByLabel("How may we reach you?").selectOption("By email only");
  await page.getByLabel("Please leave no voicemail").check();
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();

  await expect(page.locator(".toast")).toContainText(sent);
  await expect(page.locator(".toast")).toBeInViewport({ ratio: 1 });
  const panel = page.locator(".result-panel");
  await expect(panel).toBeFocused();
  await expect(panel).toContainText("Inquiry Sent!");
  const reference = (await panel.locator(".reference").textContent()) ?? "";
  await expect(page.getByLabel("First name")).toHaveValue("");
  // The next steps replace the form, and the title says that the inquiry was sent.
  await expect(page.locator("form .submit")).toBeHidden();
  await expect(page).toHaveTitle(/^Inquiry Sent! /);
  await expect(panel).toContainText("This is not an appointment yet.");
  await expect(panel.getByRole("link", { name: "Back to Tadalafil" })).toHaveAttribute(
    "href",
    "/services?category=sexual-health#tadalafil",
  );
  await expect(panel.getByRole("link", { name: /contacts/ })).toHaveAttribute(
    "href",
    "/clinic.vcf",
  );
  const status = await panel.getByRole("link", { name: "Check your inquiry" }).getAttribute("href");
  // The fields that the link had filled are empty too.
  await expect(page.getByLabel("Service of interest")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page).toHaveURL(/\/contact$/);

  const rows = rowsOf(site.dataDir, "contact_submissions").slice(before);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    reference,
    first_name: "José",
    last_name: "O’Neill-Nguyễn",
    email: "jose@example.com",
    phone: "904-555-0100",
    service: "sexual-health",
    reach_by: "by-email",
    no_voicemail: "yes",
    suspected_spam: 0,
  });
  await expect
    .poll(() => mailsIn(site.dataDir).filter((mail) => mail.includes(reference)).length)
    .toBe(2);
  expect(site.log()).not.toContain("jose@example.com");
  expect(site.log()).not.toContain("José");
  expect(status).toMatch(/^\/inquiry\/[\w-]{32}$/);
  expect(site.log()).not.toContain(status?.split("/").at(-1));
  await page.goto(status ?? "");
  await expect(page.locator("main")).not.toContainText("José");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the form knows the area it was opened from, and links back to it", async ({ page }) => {
  await page.goto("/hormone-replacement");
  await page.locator(".closing").getByRole("link", { name: "Get in touch" }).click();
  await expect(page).toHaveURL(/\/contact\?about=hormone-replacement$/);
  await expect(page.getByLabel("Service of interest")).toHaveValue("hormone-replacement");
  await page.getByRole("link", { name: "Back to Hormone Therapy" }).click();
  await expect(page).toHaveURL(/\/hormone-replacement$/);
  await page.goto("/weight-loss-aesthetics");
  await page.getByRole("link", { name: "Schedule Consultation" }).click();
  await expect(page.getByLabel("Service of interest")).toHaveValue("aesthetics");
});

test("the clinic's number can be added to a phone's contacts", async ({ request }) => {
  const response = await request.get("/clinic.vcf");
  expect(response.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  const card = await response.text();
  expect(card).toContain("BEGIN:VCARD\r\nVERSION:3.0\r\n");
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:${facts.phones.clinic}`);
});

test("Enter in a field sends the form once, and its success stays", async ({ page, site }) => {
  const before = rowsOf(site.dataDir, "contact_submissions").length;
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto("/contact");
  await fillInquiry(page, { "First name": "Enter" });
  await page.getByLabel("Service of interest").selectOption("general");
  await page.getByLabel("Phone").press("Enter");
  await expect(page.locator(".result-panel")).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveValue("");
  await expect(page.locator("#contact-service option:checked")).toHaveAttribute("value", "");
  await expect(page.locator(".error-summary")).toHaveCount(0);
  expect(posts).toEqual(["/contact.json"]);
  expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
});

test("the office's status is shown without interrupting a screen reader", async ({ page }) => {
  await page.goto("/contact");
  const line = page.locator("[data-office-status]");
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(/\S/);
  await expect(line).not.toHaveAttribute("role");
  await expect(line).not.toHaveAttribute("aria-live");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is checked, keeps what was typed, and is sent", async ({ page, site }) => {
    const before = rowsOf(site.dataDir, "contact_submissions").length;
    await page.goto("/contact");
    await fillInquiry(page, { "First name": "Noscript", Email: "nobody" });
    await page.getByLabel("Message").fill("Kept words");
    await page.getByLabel("How may we reach you?").selectOption("By phone");
    await page.getByLabel("Please leave no voicemail").check();
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator("#contact-email-error")).toHaveText("Invalid email address");
    await expect(page.locator("#contact-service-error")).toHaveText("Please select a service");
    await expect(page.getByLabel("First name")).toHaveValue("Noscript");
    await expect(page.getByLabel("Message")).toHaveValue("Kept words");
    await expect(page.getByLabel("How may we reach you?")).toHaveValue("by-call");
    await expect(page.getByLabel("Please leave no voicemail")).toBeChecked();
    await expect(page).toHaveTitle(/^Error: /);

    await page.getByLabel("Email", { exact: true }).fill("noscript@example.com");
    await page.getByLabel("Service of interest").selectOption("peptide-therapy");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".result-panel")).toContainText(sent);
    const reference = (await page.locator(".reference").textContent()) ?? "";
    await page.reload();
    await expect(page.locator(".reference")).toHaveText(reference);
    expect(rowsOf(site.dataDir, "contact_submissions")).toHaveLength(before + 1);
  });

  test("the form knows the treatment it was opened from", async ({ page }) => {
    await page.goto("/treatments/semaglutide");
    await page.getByRole("link", { name: "Schedule Online" }).first().click();
    await expect(page.getByLabel("Service of interest")).toHaveValue("weight-loss");
    await expect(page.getByLabel("Message")).toHaveValue(/Semaglutide/);
  });
});
