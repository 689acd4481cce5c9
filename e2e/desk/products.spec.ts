import { expect, test } from "@playwright/test";
import { products } from "../../testing/fixtures/clinic";
import { engines, openFrontDesk } from "../support/desk";
import { writeProducts } from "../support/staff";

for (const engine of engines) {
  test.describe(`the front desk on ${engine}`, () => {
    const frontDesk = openFrontDesk(engine, "Ana Quill");

    test("shows what a product batch would change before anything is written", async () => {
      const { page } = frontDesk;
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
}
