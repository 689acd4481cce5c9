import { expect, test } from "@playwright/test";
import { openDesk } from "../support/desk";
import { mailsIn } from "../support/inquiry";

test.describe("an inquiry of a caller", () => {
  const desk = openDesk("Ana Quill");

  test("is entered without scripts, corrected beside the field, and sends no mail", async () => {
    const { page, site } = desk;
    await page.goto("/staff/answers");
    await page.getByRole("link", { name: "New", exact: true }).click();
    await page.getByLabel("First name").fill("Rosa");
    await page.getByLabel("What they said").fill("Asks about a body scan.");
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page.getByLabel("What they said")).toHaveValue("Asks about a body scan.");
    await page.getByRole("textbox", { name: "Phone" }).fill("904.555.0123");
    await page.getByLabel("In person").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa");
    await expect(
      page.getByRole("region", { name: "Conversation" }).getByText("Asks about a body scan."),
    ).toBeVisible();
    await expect(page.getByText("You have it", { exact: true })).toBeVisible();
    await expect(page.getByText(/They get no email/)).toBeVisible();
    expect(mailsIn(site.dataDir)).toEqual([]);
  });
});
