import { expect, test } from "../support/test";

const areas = [
  "/peptide-therapy",
  "/hormone-replacement",
  "/weight-loss",
  "/sexual-health",
  "/anti-aging-longevity",
];

/** From specification, section 9: the product grid is 1, 2 or 3 columns on info pages. */
for (const path of areas)
  test(`${path} has at most three columns of treatments, and a full last row`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 1600, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator(".card-grid > li")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      const columns = new Set(lefts).size;
      expect(columns, `${width} px`).toBeLessThanOrEqual(3);
      expect(lefts.length % columns, `${width} px`).toBe(0);
    }
  });

for (const width of [390, 1440])
  test(`at ${width} px each area shows its part of the ledge in the file that home has loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = async (path: string) => {
      await page.goto(path);
      const picture = page.locator(".weeks-picture img");
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    };
    const whole = await shown("/");
    expect(whole).toContain("/pictures/first-weeks-");
    for (const path of areas) expect(await shown(path), path).toBe(whole);
  });
