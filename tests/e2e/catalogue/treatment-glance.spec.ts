import { cardWords } from "../../../app/content/en/catalogue/card-words";
import { formatPrice } from "../../../app/facts/format-facts";
import { products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

test("a treatment's page and its dialog show its facts before any prose, what a price buys beside it", async ({
  page,
}) => {
  const { glance } = cardWords;
  const product = products.find(({ slug }) => slug === "pt141-nasal-spray");
  for (const path of ["/treatments/pt141-nasal-spray", "/services#pt141-nasal-spray"]) {
    await page.goto(path);
    const place = path.includes("#") ? page.getByRole("dialog") : page.getByRole("article").first();
    const labels = place.locator(".glance dt");
    await expect(labels).toHaveText([
      glance.price,
      glance.taken,
      glance.lasts,
      glance.prescription,
    ]);
    const [lines, who, prose] = await Promise.all(
      [".glance", ".who-should-not", ".description"].map((one) => place.locator(one).boundingBox()),
    );
    expect(lines?.y).toBeLessThan(who?.y ?? 0);
    expect(who?.y).toBeLessThan(prose?.y ?? 0);
    await expect(place.locator(".glance")).toContainText(
      `${formatPrice(product?.price ?? 0)} per order`,
    );
    await expect(place.locator(".glance")).toContainText(glance.lastsUnknown);
    await expect(place.locator(".glance dd").first()).toContainText(product?.servings ?? "");
  }
});

test("a price whose product is not decided has the sentence beside it, which speaks of how long it lasts, too", async ({
  page,
}) => {
  for (const path of ["/treatments/semaglutide", "/services#semaglutide"]) {
    await page.goto(path);
    const place = path.includes("#") ? page.getByRole("dialog") : page.getByRole("article").first();
    await expect(place.locator(".glance dd").first()).toContainText(cardWords.supplyUnknown);
    await expect(place.locator(".glance")).not.toContainText(cardWords.glance.lasts);
  }
});

test("focus is on the dialog's heading, and on the card when the URL opened it", async ({
  page,
}) => {
  await page.goto("/services#wolverine");
  const dialog = page.getByRole("dialog", { name: "Wolverine", exact: true });
  await expect(dialog.getByRole("heading", { name: "Wolverine", exact: true })).toBeFocused();
  for (const name of ["Benefits", "Warnings", "Ingredients", "Directions"])
    await expect(dialog.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("link", { name: "View Details of Wolverine", exact: true }),
  ).toBeFocused();
});

test("the two buttons stay visible while the dialog's text scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services#semaglutide");
  const dialog = page.getByRole("dialog");
  const call = dialog.getByRole("link", { name: "Call to Schedule" });
  await expect(call).toBeInViewport();
  await dialog.getByRole("heading", { name: "Benefits" }).scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport();
});
