import { expect, test } from "@playwright/test";
import { products } from "../../testing/fixtures/clinic";
import { openDesk } from "../support/desk";
import { writeProducts } from "../support/staff";

test.describe("the desk", () => {
  const desk = openDesk("Ana Quill");

  test("shows what a product batch would change before anything is written", async () => {
    const { page } = desk;
    await page.goto("/staff/products");
    await page.getByRole("button", { name: "Show what would change" }).click();
    await expect(
      page.getByRole("heading", {
        name: new RegExp(`products of ${products.length} would change`),
      }),
    ).toBeVisible();
    await writeProducts(page);
    await page.getByRole("button", { name: "Undo the last batch" }).click();
    await expect(page.getByText(/descriptions were written back/)).toBeVisible();
    await expect(page.getByText("It was undone.")).toBeVisible();
  });
});
