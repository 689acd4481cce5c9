import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

test.describe("searching at the desk", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk("Ana");

  test("says that the desk is empty", async () => {
    const { page } = desk;
    await page.goto("/staff/inquiries");
    await expect(page.getByText("No inquiries yet.")).toBeVisible();
    await page.goto("/staff/spam");
    await expect(page.getByText("No suspected spam.")).toBeVisible();
  });

  test("leads to a caller who is in suspected spam, keeping the words", async () => {
    const { site, page } = desk;
    await sendInquiry(site, { firstName: "Quilla", homepage: "filled" });
    await page.goto("/staff/inquiries?q=quilla");
    await expect(page.getByText("No inquiry matches.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "1 match in Suspected spam" }).click();
    await expect(page).toHaveURL(/\/staff\/spam\?q=quilla$/);
    await expect(page.getByRole("link", { name: "Quilla Okonkwo" })).toBeVisible();
  });

  test("names the filter that hides the match, and searches without it", async () => {
    const { site, page } = desk;
    await sendInquiry(site, { firstName: "Ines", email: "ines@visitor.example" });
    await page.goto("/staff/inquiries?q=ines&status=closed&service=general");
    await expect(
      page.getByText(/^No inquiry matches\. Narrowed down to Status: Closed, Service: General/),
    ).toBeVisible();
    await page.getByRole("link", { name: "Search all inquiries" }).click();
    await expect(page).toHaveURL(/\/staff\/inquiries\?q=ines$/);
    await expect(page.getByRole("link", { name: "Ines Okonkwo" })).toBeVisible();
    await page.goto("/staff/inquiries?status=booked");
    await page.getByRole("link", { name: "Show all inquiries" }).click();
    await expect(page).toHaveURL(/\/staff\/inquiries$/);
  });

  test("finds an inquiry by its URL in lower case, and changes and erases it there", async () => {
    const { site, page } = desk;
    const reference = await sendInquiry(site, { firstName: "Olga", email: "o@visitor.example" });
    const small = `/staff/inquiries/${reference.toLowerCase()}`;
    await page.goto(`${small}?saved=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olga Okonkwo");
    await page.goto(`${small}/delete`);
    await expect(page.getByRole("checkbox", { name: /Olga Okonkwo/ })).toBeChecked();

    const post = (path: string, form: Record<string, string>) =>
      page.request.post(path, { headers: { Origin: site.url }, form, maxRedirects: 0 });
    const idempotencyKey = "attempt-small";
    expect((await post(small, { attempt: idempotencyKey, do: "note", note: "" })).status()).toBe(
      422,
    );
    const noted = await post(small, { attempt: idempotencyKey, do: "note", note: "Called" });
    expect(noted.headers().location).toBe(`/staff/inquiries/${reference}?saved=1`);
    const erased = await post(`${small}/delete`, { reference, reason: "other", confirm: "yes" });
    expect(erased.headers().location).toBe("/staff/inquiries?deleted=1");
    expect((await page.request.get(small)).status()).toBe(404);
  });

  test("reports a day that does not exist, and keeps the typed text", async () => {
    const { page } = desk;
    for (const path of ["inquiries", "spam"]) {
      await page.goto(`/staff/${path}?from=2026-02-31&to=2026-03-02`);
      const from = page.getByLabel("From");
      await expect(from).toHaveValue("2026-02-31");
      await expect(from).toHaveAccessibleDescription(/There is no such day/);
      await expect(page.getByLabel("To", { exact: true })).toHaveValue("2026-03-02");
      await expect(page.getByLabel("To", { exact: true })).not.toHaveAttribute(
        "aria-invalid",
        "true",
      );
    }
    await page.goto("/staff/inquiries.csv?q=a&from=2026-02-31");
    await expect(page).toHaveURL(/\/staff\/inquiries\?q=a&from=2026-02-31$/);
    await expect(page.getByLabel("From")).toHaveAttribute("aria-invalid", "true");
  });

  test("links back from a page past the end of a list", async () => {
    const { page } = desk;
    const past = `at=${encodeURIComponent("older~1999-01-01T00:00:00.000Z~a")}`;
    for (const path of ["inquiries", "spam", "payments", "audit"]) {
      await page.goto(`/staff/${path}?${past}`);
      await page.getByRole("link", { name: "To the first page" }).click();
      await expect(page).toHaveURL(new RegExp(`/staff/${path}$`));
    }
    await expect(page.getByRole("cell", { name: "listed inquiries" }).first()).toBeVisible();
  });
});
