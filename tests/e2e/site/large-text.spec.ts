import { expect, test } from "../support/test";

test("in a low window the header scrolls away, and the menu opens below it", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 });
  await page.goto("/about");
  const header = page.getByRole("banner");
  for (const part of [header, page.getByRole("complementary")])
    await expect(part).toHaveCSS("position", "static");
  for (const scrolled of [0, 60]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.locator("#site-menu");
    await expect(menu).toBeVisible();
    // The header moves into place with a transition.
    await expect
      .poll(async () => {
        const [above, below] = [await header.boundingBox(), await menu.boundingBox()];
        return Math.round((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
      })
      .toBe(1);
    const last = menu.getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header).toHaveCSS("position", "sticky");
});

test("the chosen option is visible in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  await page.goto("/services");
  const filter = "button[aria-pressed=";
  expect(await look(`${filter}true]`, "background-color")).not.toBe(
    await look(`${filter}false]`, "background-color"),
  );
  await page.goto("/weight-loss");
  expect(await look("[role=tab][aria-selected=true]", "border-top-width")).toBe("3px");
  expect(await look("[role=tab][aria-selected=false]", "border-top-width")).toBe("0px");
  await page.goto("/about");
  const link = "nav[aria-label=Main] > a";
  expect(await look(`${link}[aria-current]`, "text-decoration-line")).toBe("underline");
  expect(await look(`${link}:not([aria-current])`, "text-decoration-line")).toBe("none");
});

test("an error's link shows the label of its field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  await page.getByRole("alert").first().getByRole("link").last().click();
  const header = await page.getByRole("banner").boundingBox();
  const id = await page.evaluate(() => document.activeElement?.id);
  const label = await page.locator(`label[for="${id}"]`).boundingBox();
  expect(label?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
});
