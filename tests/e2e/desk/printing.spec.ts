import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";

test.describe("printing", () => {
  const desk = openDesk("Ana Quill");
  let reference = "";
  test.beforeAll(async () => {
    reference = await sendInquiry(desk.site, { lastName: "Paperperson" });
  });

  test("is done from the list and the inquiry, and is in the audit log with its rows", async () => {
    const { page } = desk;
    await page.goto("/staff/inquiries?service=weight-loss");
    await page.getByRole("link", { name: "Print", exact: true }).click();
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/Paperperson/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the list" })).toBeHidden();
    await page.goto(`/staff/inquiries/${reference}/print`);
    await expect(page.getByText(/Paperperson/).first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.goto("/staff/audit");
    await expect(page.getByText("printed inquiries")).toBeVisible();
    await expect(page.getByText("1 rows")).toBeVisible();
    await expect(page.getByText("printed inquiry", { exact: true })).toBeVisible();
  });

  test("prints a note instead of personal data on every other page of the desk", async () => {
    const { page } = desk;
    await page.emulateMedia({ media: "print" });
    const shown = [`/staff/inquiries/${reference}`, "/staff/inquiries", "/staff", "/staff/spam"];
    for (const path of shown) {
      await page.goto(path);
      await expect(page.getByText(/What is printed here is recorded/), path).toBeVisible();
      for (const name of await page.getByText(/Paperperson/).all()) await expect(name).toBeHidden();
    }
    await page.emulateMedia({ media: "screen" });
    await page.goto("/staff/inquiries");
    await expect(page.getByText(/What is printed here is recorded/)).toBeHidden();
  });
});
